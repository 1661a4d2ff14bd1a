# The messages of the pages around the games. Some values stand for links or bold text. They can be moved within the
# sentence, but they have no grammatical forms.

## All pages

site-title = { $page } · Tessera
site-navigation = Site
site-you = You
site-api = API
site-go-home = Back to the home page
site-back-to-table = Back to the table
site-this-game = This game
site-your-name = Your name
site-play = Play
site-result = Result
site-log = Log
site-export = Export
site-rematch = Rematch
site-replay = Replay from the beginning
site-review = Review my decisions
site-to-content = To the content
site-nothing-yet = Nothing has happened yet.
site-round = { $name } { $number }
site-list = { $first }, { $next }
site-and = { $first } and { $last }

site-just-now = just now
site-minutes-ago = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
 }
site-hours-ago = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
 }
site-days-ago = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
 }

site-for-a-moment = just now
site-for-minutes = { $count ->
    [one] for 1 minute
   *[other] for { $count } minutes
 }
site-for-hours = { $count ->
    [one] for 1 hour
   *[other] for { $count } hours
 }
site-for-days = { $count ->
    [one] for 1 day
   *[other] for { $count } days
 }

site-seat-open = open
site-bot-level = Bot level
site-bot = { $level } bot
site-level = { $bot ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [expert] Expert
   *[other] { CAPITAL($bot) }
 }
site-made-up-name = { $word ->
    [0] Wanderer
    [1] Forager
    [2] Potter
    [3] Weaver
    [4] Stargazer
    [5] Carver
    [6] Pathfinder
   *[7] Firekeeper
 } { $number }

site-fair-dice = Fair dice: no one can choose them, not even this server.
site-fingerprint = Fingerprint: { $hash }

## The script

site-live = live
site-reconnecting = reconnecting…
site-offline = offline
site-copy = Copy
site-copied = Copied

## The page without a connection

offline-title = You are offline
offline-why = Your tables need the server, which cannot be reached now. Nothing is lost: they wait for you as you left them.
offline-again = Try again

## The page of all parts

style-title = The parts of the pages
style-about = Everything that pages are built from, in every state, for people who change them.
style-colors = Colors
style-buttons = Buttons
style-fields = Fields
style-messages = Messages
style-frame = The frame of a table
style-states = States
style-question = Choose something.
style-asked = Somebody asks whether you agree.
style-spots = Things on a board
style-seats = Seats
style-symbols = Symbols of every table
style-button = Usual
style-primary = The one thing to do
style-big = Large
style-quiet = Quiet
style-danger = Dangerous
style-hinted = Recommended
style-cannot = Says why not
style-off = Not now
style-text = Text
style-select = Choice
style-range = Range
style-check = Preference
style-neutral = Something to know.
style-good = Something went well.
style-bad = Something went wrong. It says what to do.
style-tag = Remark
style-one = One answer
style-several = Several answers
style-first = The first
style-second = The second
style-number = A number
style-gives-up = Gives something up
style-why-not = This says why it is not possible now.
style-sure = Likely better.
style-why = It brings more of the first and costs some of the second.
style-rulebook = Rulebook, “Section”

## The home page

home-title = Board games in your browser
home-lead = A table for board games: play against bots, with friends, or around one device.
home-nothing-here = Page not found
home-nothing-here-why = The address may be mistyped, or the link may be incomplete.

home-waiting = Waiting for you
home-your-tables = Your tables
home-your-other-tables = Your other tables
home-take-seat = Take your seat
home-your-consent = Your consent is asked
home-your-turn = Your turn
home-to-move = { $players } to move
home-in-play = In progress
home-over = Finished
home-open-tables = Open tables
home-no-open-tables = No table is waiting for players right now. To open one, pick a game, choose Friends and, under More options, allow anyone to join.
home-join = Join
home-seats-taken = { $taken } of { $seats } seats taken
home-finished = Finished games
home-aborted = Aborted
home-lost = Lost
home-won = { $players } won
home-nobody = no one
home-chapter-of = { $game }, chapter { $chapter }
home-your-campaigns = Your campaigns

home-import = Import a saved game
home-import-about = Paste a finished game, exported here or saved from the command line, to replay it move by move. Your last { $most } imported games are kept, along with all campaign chapters.
home-import-file = From a file:
home-import-text = Saved game
home-import-now = Import

home-new-game = Start a game
home-about-stone-age = Send your people out, roll for food, wood, brick, stone and gold, and turn a camp into a village.
home-about-revive = The ice is melting: explore, build and populate, and make cards, modules and machines work together.
home-about-civolution = Lead tribes across a continent, activate modules with dice, and research what your people will become.
home-how-many = { $least } to { $most } players
home-time-stone-age = about half an hour
home-time-revive = about an hour and a half
home-time-civolution = two hours or more
home-contents-revive = our own cards and boards
home-contents-civolution = our own cards
home-text-only = text only for now

## Setting up a game

setup-usual = With the choices below. Change them first if you like.
setup-last-time = With your choices from last time. Change them first if you like.

setup-play-with = Play with
setup-bots = Bots
setup-with-friends = Friends
setup-device = This device
setup-players = Players
setup-about-level = { $level ->
    [easy] Easy: sees the good moves, and often plays something else.
    [medium] Medium: takes what looks best right now.
    [hard] Hard: thinks ahead for a moment.
   *[expert] Expert: thinks for up to five seconds a turn.
 }
setup-friends = You get a link for each friend. The game starts when everyone has joined.
setup-sharers = Other players on this device
setup-name-of = Name of { $seat }

setup-more = More options
setup-seats = Seats
setup-seat-as-above-you = As above: you
setup-seat-as-above = As above
setup-seat-friend = Friend, by link
setup-seat-here = On this device
setup-game-options = Game options
setup-table-options = Table options
setup-paces = Bot speed
setup-paces-about = How long bots wait before a move.
setup-pace = { $pace ->
    [0] Instant
    [300] Fast
    [700] Normal
   *[1500] Slow
 }
setup-graces = When a bot may step in
setup-graces-about = How long a player may be away on their turn. Players who return take their seat back.
setup-grace = { $grace ->
    [live] Live: after 2 minutes
    [days] Over several days: after 3 days
    [60] After an hour
    [720] After 12 hours
    [1440] After a day
    [10080] After a week
   *[other] After { $grace } minutes
 }
setup-listed = Anyone on this server may join
setup-listed-about = The table is listed on the home page while a seat is open.
setup-curtain = Hide the table between turns on a shared device
setup-curtain-about = No one sees another player’s cards when the device is passed on.
setup-spectators = Spectators may chat
setup-spectators-about = Players can always chat. At a table that anyone may join, spectators can too.
setup-fair-dice = The server has already drawn a secret for this game and shows its fingerprint here. When you press Play, your browser adds a random number, and so does the browser of every player who joins. All dice and cards are derived from these together. When the game is over, the secret is revealed. It must match the fingerprint, so anyone can check that the dice were fair.

setup-campaign = { $chapters ->
    [one] Play the campaign: 1 chapter
   *[other] Play the campaign: { $chapters } chapters
 }
setup-campaign-name = Campaign name
setup-campaign-open = Open campaign
setup-campaign-about = Enter a new name to start a campaign, or the name of one of yours to continue it. To play someone else’s campaign, open its link.

## The page of a campaign

campaign-title = { $game }: { $name }
campaign-of = { $game } campaign
campaign-lead = Each chapter opens when the one before it has been played to the end. Anyone with the link can view the campaign and continue it, with any players.
campaign-link = Campaign link
campaign-link-later = The campaign gets its link when its first chapter starts.
campaign-goals = Goals reached: { $count }
campaign-goals-count = { $reached } of { $chapters }
campaign-reached = Goal reached
campaign-played = Played
campaign-open = Open
campaign-closed = Not open yet
campaign-chapter = Chapter { $number }
campaign-chapter-titled = Chapter { $number }: { $title }
campaign-news = New:
campaign-goal = Goal:
campaign-play-again = Play again
campaign-reached-by = Goal reached by { $players }
campaign-missed = Goal not reached
campaign-waiting = Waiting for players
campaign-not-yours = You have no campaign with this name.
campaign-not-yours-about = Campaigns are found by their link, not by their name. If another player started it, ask them for the link: it is on the page of the campaign. If you started it in another browser, open your personal link here first.
campaign-begin = Start a new campaign with this name

## A table that waits for players

gathering-invited = You are invited to play { $game }
gathering-waiting = { $count ->
    [one] Waiting for 1 more player
   *[other] Waiting for { $count } more players
 }
gathering-players = Players
gathering-you = you
gathering-here = here
gathering-take-seat = Take a seat
gathering-color = Color
gathering-sit = Sit down
gathering-wait = You have a seat. The game starts when the last seat is taken.
gathering-watching = You are watching. To play, ask the host for a link to a seat.
gathering-old-link = This seat is already taken, or the link is incomplete. Ask the host for another one, or stay and watch.
gathering-invite = Invite
gathering-links = Send each friend one of these links. Each link is good for one seat.
gathering-listed = This table is also listed on the home page, where anyone may join.
gathering-fill = Fill the open seats with { $bots }
gathering-bots = { $level } bots
gathering-begin = Start now
gathering-close = Close this table…
gathering-fair-dice = The server has drawn a secret for this game and is bound to it by this fingerprint. Every player’s browser adds a random number when they sit down. The dice are derived from all of these, and everything is revealed when the game is over.
gathering-added = Random numbers so far from { $players }.

## Passing on a device

curtain-pass = Pass the device to { $player }
curtain-look-away = Everyone else, please look away.
curtain-take = I am { $player }
curtain-next-player = the next player
curtain-leave = Leave the table

## A table: the prompt and the tools

table-title-your-turn = ● Your turn: { $game }
table-title-position = { $game }, position { $position }
table-your-turn = Your turn
table-your-turn-named = Your turn, { $player }
table-turn-done = Turn done
table-thinking = { $player } is thinking …
table-choosing = { $player } is choosing …
table-moment = One moment…
table-over = The game is over
table-won = { $count ->
    [0] { $players } has won
    [one] { $players } has won
   *[other] { $players } have won
 }
table-was-aborted = The game was aborted.
table-may-undo = { $player } can still undo before confirming the turn.
table-only-watching = You are watching this game.

table-confirm = Confirm
table-confirm-or-undo = Confirm or undo.
table-auto-confirm = Confirm automatically
table-undo = Undo
table-undo-consent = If everyone agrees, you can undo, and everything after that is drawn again.
table-ask-others = Ask the others
table-redraw = Undo and draw again
table-acted-since = { $player } has acted since.
table-told-join = { $first } { $second }
table-told = Something was drawn or revealed: { $told }
table-confirmed = You have already confirmed the turn.
table-consent = { $player } would like to take back the last turn. Everything after it would be drawn again.
table-agree = Agree
table-decline = Decline
table-reload = Reload

table-tools = Table
table-do-it = Do it
table-sections = Sections
table-asks-here = (answers the question)
table-section-board = board
table-section-cards = cards
table-section-me = me
table-section-others = others
table-score = Score
table-hint = Hint
table-board = Board
table-plain = Text
table-chat = Chat
table-more = More
table-history = History
table-campaign = Campaign
table-away = away
table-events = What happened
table-choices = Choices

table-moves = Available moves
table-type = Type a move
table-type-now = Play
table-nothing-to-do = There is nothing for you to do right now.

## The panel of hints

table-hint-busy = Thinking…
table-hint-title = Worth considering
table-hint-close = Close
table-hint-only = It is the only move.
table-hint-why = Why?
table-hint-gain = { $points } { $source-short }
table-hint-against = { $points } on your best opponent
table-hint-later = { $points } for later
table-hint-about = Points that an expert expects from { $count } continuations of each move, with the same luck. It knows only what you can know.

## The score

table-now = now
table-total = total
table-if-ended = if the game ended now

table-still = No animations
table-export = Export the game
table-resign = Resign…
table-abort = Abort the game…
table-fair-dice = Fair dice: the server committed to { $hash }
table-take-over = Let a bot play for { $player }
table-hand-back = Return the seat to { $player }

table-aborted = This game was aborted
table-aborted-early = It had not started yet.

## A table: who is awaited

# “since { $when }” becomes “since 14:05 (3 hours)”.
wait-turn = Waiting for { $player } since { $when }.
wait-confirmation = Waiting for { $player } to confirm the turn since { $when }.
wait-consent = Waiting for an answer from { $players } since { $when }.
wait-players = Since { $when }.
wait-stand-in = A bot can play for { $player } { $when }.
wait-away = { $player } is away. A bot can play until they are back.
wait-store = The server has not been able to store moves since { $when }. The bots wait, and go on by themselves.
wait-bot = A bot has been failing since { $when }. It tries again by itself.
wait-when = { $clock } ({ $span })
wait-utc = { $time } UTC
wait-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
wait-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
wait-days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
wait-in-minutes = { $count ->
    [one] in 1 minute
   *[other] in { $count } minutes
 }
wait-in-hours = { $count ->
    [one] in 1 hour
   *[other] in { $count } hours
 }
wait-in-days = { $count ->
    [one] in 1 day
   *[other] in { $count } days
 }

## A table: chat

table-chat-none = No messages yet.
table-message = Message
table-send = Send
table-people = People
table-mute = Mute { $name }
table-unmute = Unmute { $name }
table-remove = Remove { $name }, who is watching
table-let-back = Let { $name } back in
table-spectators-may = Let spectators chat
table-spectators-may-not = Let only players chat

## A table: panels on which several things are picked

picks-chosen = chosen
picks-kinds = kinds
picks-missing = missing
picks-less = One { $what } less
picks-more = One { $what } more
picks-add-up = Add up
picks-back = Take back
picks-close = Close
picks-choose = Choose what to pay
picks-unfit = that does not fit: the price is { $need }
picks-none = the form does not belong to this table, or a number in it is wrong

## A table: history

table-position = Position { $position } of { $length } · { $round }
table-first = First position
table-previous = Previous position
table-next = Next position
table-last = Last position
table-go = Go
table-branch = Play on from here

# Since your turn: what others have done since the reader's last action, and showing it again.

since-title = Since your turn
since-earlier = Earlier…
since-before = This is the table as you left it.
since-pause = Pause
since-go-on = Go on
since-fast = Twice as fast
since-twice = 2×

## A table: keys

table-to-question = To the question
table-keys = Keys
table-keys-on = Single-key shortcuts
keys-off = Single-key shortcuts are off. You can turn them on under “More”.
keys-end-turn = End or confirm the turn
keys-next = Next possible answer
keys-map = To the map
keys-cards = To your cards
keys-displays = To the display
keys-mine = To your own board
keys-tracks = To the tracks
keys-others = To the other players
keys-help = This list
keys-digits = Choose in an open panel
keys-arrows = To the nearest answer
keys-steps = To another position
keys-tab-name = Tab
keys-tab = To the next button
keys-escape-name = Esc
keys-escape = Close a panel

## Labels of boards

drawn-value = { $label }: { $value }
drawn-of = { $value } / { $all }
drawn-with = { $what } ({ $more })
drawn-people = { $player } { $count }
drawn-score = { $track }: { $now }; { $total }: { $points }

# Revive's board.
revive-map = Map
revive-wallet = What you can spend
revive-cards = Cards
revive-tribe = Tribe
revive-mine = Your boards
revive-displays = Displays
revive-others = Other players
revive-track-of-points = points
revive-range = Range
revive-range-about = Shows how much food it takes you to reach every space.
revive-whole = Whole map
revive-face-down = { $place }, face down: { $back }
revive-worth = It would be worth { $points } to you now.
revive-worth-there = It is worth { $points } to you now.
revive-start = start
revive-hibernation = Hibernation track
revive-removes = Whoever moves here removes an artifact from the game.
revive-left = left
revive-extra-artifacts = { $count ->
    [one] { $count } minor artifact, which makes the game longer
   *[other] { $count } minor artifacts, which make the game longer
}
revive-end = end
revive-end-tile-about = Whoever takes the last artifact gets the end tile. The others then have one more turn each.
revive-artifacts-left = { $color }: { $count ->
    [one] { $count } artifact left
   *[other] { $count } artifacts left
}
revive-you-pay = you pay
revive-then-have = then you have
revive-nothing = nothing
revive-instead = crystals for { $what }
revive-brings = brings
revive-small-building = small building
revive-large-building = large building
revive-explore = explore
revive-hibernate = hibernate
revive-without = Do without
revive-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}

revive-legend = What the pictures mean
revive-legend-goods = Resources and points
revive-legend-effects = Effects
revive-legend-cards = Cards
revive-legend-tribes = Tribes and technologies
revive-legend-boards = Boards
revive-legend-crystal = crystal: replaces any other resource
revive-legend-gear = gear: builds
revive-legend-book = book: populates
revive-legend-food = food: explores, and pays for range
revive-legend-basic = a basic resource of your choice: gear, book or food
revive-legend-color = { $color }: { $terrain }, { $resource }
revive-legend-artifact = { $color } artifact
revive-legend-points = points, scored immediately
revive-legend-end-points = points at the end of the game
revive-legend-flask = flask: some effects and artifacts count it
revive-legend-slot = slot symbol: leaves room for one more card in its slot
revive-legend-start = starting card: never counts as a card
revive-legend-tile = a tile that is not explored yet: { $back }
revive-legend-small = small building
revive-legend-large = large building
revive-legend-figure = population figure
revive-legend-activate = a module placed here is activated immediately
revive-legend-free = a machine without an energy: you can use it
revive-legend-lock = not unlocked yet
revive-legend-switch = the switch token
revive-legend-hibernate = hibernate
revive-legend-map = the whole map
revive-of = { $what }: { $count } of { $most }
revive-trade = Trade a crystal
revive-energy = energy: { $stored } to use, { $used } on machines
revive-switch = switch token, ready
revive-switch-used = switch token, used until you hibernate
revive-switch-title = Use the switch token
revive-tracks = machine tracks: yellow { $yellow }, green { $green }, gray { $gray } of { $length }
revive-track-of = { $color } track
revive-further = each further step: { $gain }
revive-step = { $color } track: { $from } → { $to }
revive-unlocked = { $what }, unlocked
revive-progress = progress track: { $count } { $count ->
    [one] marker
   *[other] markers
}, { $points } { $points ->
    [one] point
   *[other] points
}
revive-progress-space = space { $space }: { $points } { $points ->
    [one] point
   *[other] points
} once reached
revive-machines = Machines
revive-machine-at = a machine comes here at { $needs }
revive-machine-used = { $what } It holds an energy.
revive-active = Active cards: { $count }
revive-active-of = active { $color } cards
revive-no-active = No active cards
revive-resting = Resting
revive-resting-count = Resting cards: { $count }
revive-crates = Crates
revive-closed-crates = closed crates
revive-crate-opened = { $what } Opened.
revive-crate-reopened = { $what } Opened twice.
revive-which-card = { $slot }: which card?
revive-slots = Card slots
revive-play = play
revive-play-card = Play { $card }
revive-slot-open = { $slot }: play a card
revive-slot-locked = { $slot }: locked
revive-module-space = module space { $number }
revive-module-space-active = module space { $number } with an activation symbol
revive-empty = empty
revive-ability = tribe ability: { $ability } Markers left: { $count }.
revive-ability-title = tribe ability
revive-technology = technology { $number }
revive-which-location = Where does the figure go?
revive-small-left = small buildings left: { $count }, for { $price } each
revive-large-left = large buildings left: { $count }, for { $price } each
revive-technologies = technologies
revive-points = { $now } points now, { $total } if the game ended now
revive-points-at-least = { $now } points now, at least { $total } if the game ended now
revive-goal = { $chapter }: { $have } of { $want }. { $goal }
revive-minor = minor artifacts: { $count }
revive-end-tile = end game tile
revive-category = { $color }: { $text } You have { $have }, counted { $times } { $times ->
    [one] time
   *[other] times
}: { $worth } { $worth ->
    [one] point
   *[other] points
}
revive-artifacts = artifacts: { $count }
revive-citizens = Citizens
revive-deck = deck: { $count } { $count ->
    [one] card
   *[other] cards
}
revive-modules = Slot modules
revive-module-pile = modules in the pile
revive-crate-stack = crates in the stack
revive-energy-supply = energy in the supply
revive-boards-of = Boards of { $player }
revive-all-boards = (all boards)
revive-batches = Several at once
revive-gain-all = gain { $what }
revive-pay-times = pay { $what }, { $times ->
    [one] once
   *[other] { $times } times
 }
revive-swap = pay { $what } for { $gain }
revive-pay-for = pay { $what }, { $times ->
    [one] once
   *[other] { $times } times
 }: { $gain }
revive-give-all = give { $what }
revive-steps-on = { $count ->
    [one] 1 step
   *[other] { $count } steps
 } on the { $color } track
revive-and = { $first } and { $second }
revive-advance = advance { $what }
revive-all-in-order = all in this order
revive-budget = actions left: { $count } of { $all }; hibernating takes two

## Aborting a game

abort-title = { $game }: abort
abort-game = Abort this game?
abort-game-about = The game ends here for everyone, without a result, and cannot be continued. It stays in everyone’s list of finished games, marked as aborted.
abort-game-now = Abort the game for everyone
abort-table = Close this table?
abort-table-about = No one can join any more, and the links to the open seats stop working. This cannot be undone.
abort-table-now = Close the table
abort-together = The host has been away for a long time, so the other players may abort the game together. It ends as soon as all of them agree.
abort-agree = Agree to abort the game
abort-no-need = If a player is only away, there is no need to abort: when it is their turn and they have been inactive for { $time }, a bot can play for them until they are back.

## Resigning

resign-title = { $game }: resign
resign-question = Resign from this game?
resign-about = A bot plays your seat to the end, and the others go on. You can watch, but you cannot take the seat back.
resign-no-need = If you only need a break, just leave the page: your seat stays yours. A bot may play for you until you are back if the others have waited long for you.
resign-now = Resign as { $player }

## The log of a game

log-title = { $game }: log
log-about = Select a line to see the table at that point.

## The result of a game

result-title = { $game }: result
result-won = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
 }
result-tie-break = by tie-break
result-reached = Chapter { $chapter }: { $players } reached the goal.
result-missed = Chapter { $chapter }: no one reached the goal.
result-campaign = Continue the campaign { $name }
result-to-rematch = Go to the rematch
result-table = View the table
result-replay-about = In the replay, you can play on from any position and try something else.
result-over-time = Points over time
result-over-time-about = The points that each player would have had if the game had ended then.
result-sources-over-time = Where the points came from, round by round
result-sources-of = Points of { $player } by source and round, as in the tables below.
result-no-points = No points yet.
result-chart = Everyone’s points over time, as in the table below.
result-numbers = Numbers
result-sources = Where the points came from
result-source = Source
result-total = Total
result-fair-dice = Fair dice
result-dice = Before anyone sat down, the server published the fingerprint of a secret, which bound it to that secret. Each browser added a number. All dice and cards of this game were derived from these.
result-fingerprint = Fingerprint
result-secret = Secret
result-dice-of-bot = a bot: adds nothing
result-dice-missing = added nothing
result-dice-check = To check this on your own computer, { $export } and run { $command }. It replays the whole game and verifies that the dice follow from the secret and the numbers. The fingerprint must be the one that you saw when you sat down.
result-dice-export = export the game
result-dice-elsewhere = This game was imported, or continued from another one. Its dice were not rolled at this table, so there is nothing to check here.
result-parent = It was continued from { $origin }.
result-parent-link = position { $position } of another table

## Plots: a running game, dice, times

result-unknown = Some points of the others are secret. The charts show what you may know now; a + marks that there may be more.

dice-title = How the dice fell
dice-none = No dice were rolled in this game.
dice-few = { $count } dice are too few to say whether that is unusual.
dice-usual = { $count } dice were rolled. Nothing unusual: fair dice fall at least as unevenly in { $games } of 100 games.
dice-unusual = { $count } dice were rolled. Unusual, but it happens: fair dice fall at least as unevenly in only { $games } of 100 games.
dice-rare = { $count } dice were rolled. Very unusual: fair dice fall at least as unevenly in fewer than 1 of 100 games.
dice-chart = How often each face was rolled, as in the table below.
dice-expected = expected of fair dice: { $times } each
dice-count = Dice
dice-mean = Mean
dice-all = All

times-title = Time per turn
times-none = The times of the turns are not known: this game was imported, or continued from another one.
times-mean = Mean
times-longest = Longest
times-turns = Turns
times-all = Altogether
times-moment = < 1 s
times-seconds = { $count } s
times-minutes = { $count } min
times-hours = { $count } h
times-days = { $count } d

## A review of decisions

review-title = { $game }: review
review-your-decisions = Your decisions
review-seat = Seat
review-offer = A bot looks at every decision you made, knowing only what you knew then, and lists those that cost you most.
review-begun = A bot is looking at your decisions.
review-progress = A bot is looking at your decisions: { $done } of about { $all } so far.
review-comes-again = This page updates automatically. You can also leave and come back.
review-agreed = { $decisions ->
    [one] You had to choose once.
   *[other] You had to choose { $decisions } times.
 } { $agreed ->
    [0] The bot would have chosen differently each time.
    [one] Once, the bot would have done the same.
   *[other] In { $agreed } of these decisions, the bot would have done the same.
 }
review-nothing-costly = None of the others cost you much.
review-costly = These cost you most:
review-about = What is better is a bot’s opinion. It knew what you knew at the time, played on from there many times, and compared the points you could expect. This is an estimate: differences below { $noise } points, or small enough to be chance, are not listed. Even a good decision can have bad luck.
review-position = view the position
review-you-did = You did
review-better = Better
review-cost = { $points } points

## A game at a standstill

standstill-title = This game cannot continue
standstill-older-rules = Played by older rules
standstill-kept = Its result and its moves are kept unchanged.
standstill-nothing-lost = Nothing is lost: the first { $moves } of { $all } moves can be replayed, and all of them can be read and exported.
standstill-host = As the host, you can continue the game after move { $moves }. Later moves then no longer count, and everything from there on is drawn again. You can also end the game without a result.
standstill-go-on = Continue after move { $moves }
standstill-no-beginning = There is no position from which it could continue. Its host can end it.
standstill-no-beginning-host = There is no position from which it could continue. As the host, you can end it without a result.
standstill-end = End the game
standstill-ask-host = The host can continue it from there, or end it.
standstill-position = View the position after move { $moves }

## The page “You”

me-title = You
me-save = Save
me-saved = Saved.
me-signed-out-elsewhere = You are signed out everywhere else.
me-name-about = Other players see it at the tables you join from now on.

me-preferences = Preferences
me-preferences-unknown = Enter a name or start a game first. This browser then remembers you and your preferences.
me-auto-confirm = Confirm turns automatically
me-auto-confirm-about = You are not asked at the end of a turn, and cannot undo its last move.
me-still = No animations
me-still-about = Pieces appear in their new place without moving there.
me-plain = Text view
me-plain-about = The table as text, with every move as a button.
me-keys-about = At a table, a single letter presses a button. The key ? lists them. Turn this off if your screen reader uses letters itself.
me-theme = Colors
me-theme-auto = Same as device
me-theme-light = Light
me-theme-dark = Dark

me-other-devices = Other devices
me-link = Your personal link
me-link-about = There are no accounts and no passwords here. A personal link signs you in on another device.
me-link-shown = Open this link on the other device, and keep it in a safe place. It is shown only once.
me-link-warning = Anyone who has it can sign in as you.
me-new-link = Create a new personal link
me-old-link = Your previous link will stop working.

me-sessions = Where you are signed in
me-device = { $browser } on { $system }
me-unknown-device = a browser or program
me-used = { $days ->
    [0] used today
    [1] last used yesterday
   *[other] last used { $days } days ago
 }
me-used-sometime = used some time ago
me-sign-out = Sign out everywhere else
me-sign-out-about = All other browsers and programs are signed out. Your personal link stays as it is: if someone else may have it, create a new one.

me-programs = Programs
me-programs-about = A program that plays for you needs its own token: see { $api }.
me-programs-api = the API
me-token = Program token
me-token-shown = With this token, a program acts as you. It is shown only once.
me-new-token = Create a token

me-going = Leaving
me-forget = Sign out on this device
me-forget-about = This browser will no longer know you. Without your personal link you cannot get back to your tables.
me-forget-now = Sign out
me-delete = Delete me
me-delete-about = Bots play on in your seats until the games end. Your name is removed from all games and messages. Your preferences, your personal link and everything else that identifies you are deleted. This cannot be undone, and no one can sign in as you any more.
me-delete-ask = Delete me…
me-delete-ask-about = You will be asked once more.
me-delete-title = Delete { $name }?
me-delete-now = Delete me permanently
me-delete-not = No, stay

me-come-back-title = Sign in
me-come-back = Sign in as { $name }?
me-come-back-same = You are { $name }
me-come-back-same-about = This browser already knows you, so there is nothing to do. Keep your personal link to yourself.
me-come-back-new = This is the personal link of { $name }. If that is you, sign in here.
me-come-back-from = In this browser you are { $now }. If you sign in as { $name } instead, you can come back as { $me } only with the personal link of { $me }.
me-come-back-warning = The person who sent you this link can sign in as { $name } too.
me-come-back-now = Sign in as { $name }
me-come-back-stay = Stay signed in as { $name }
me-come-back-no = No, go to the home page

## The page “Notices”

notices-title = Sounds and notices
notices-lead = How a page tells you that something has happened while it is open. Your choices hold on all your devices.
notices-sounds = Sounds
notices-turn = My turn
notices-turn-about = Two notes when it is your turn.
notices-moves = Others’ moves
notices-moves-about = A quiet tap whenever somebody else has moved.
notices-chat = Chat
notices-chat-about = A quiet chime when somebody else writes something.
notices-sounds-need = Browsers play sounds only after you have pressed something on a page.
notices-elsewhere = While you look elsewhere
notices-notify = Notifications
notices-notify-about = When it is your turn and the page is in the background, your device says so, and what you are asked.
notices-granted = This browser may show notifications.
notices-denied = This browser does not allow notifications of this site. You can change that in its settings.
notices-default = This browser will ask you whether it may show notifications.
notices-missing = This browser cannot show notifications.
notices-mark = Mark the tab
notices-mark-about = The icon of the tab gets a dot while it is your turn, and an installed page shows how many tables wait for you.
notices-try = Try it
notices-try-of = Try it: { $name }
notices-script = The sounds and notices need JavaScript. The title of the tab always says when it is your turn.
notices-your-turn = { $game }: your turn
notices-test = This is what a notice looks like.

## Refusals and failures

failure-title = That did not work
failure-sentence = { CAPITAL($text) }
failure-clause = { CAPITAL($clause) }.
failure-nothing-like-that = That is not possible here.
failure-not-signed-in = You are not signed in. Join a table or enter a name first.
failure-unknown-token = This token is not known. It may have been signed out.
failure-unknown-link = This link is not known. It may be incomplete, or a newer one was created.
failure-internal = Something went wrong on the server. Nothing was changed. Try again.
failure-store = The server cannot reach its data at the moment, so nothing was done. Try again in a minute. If the problem persists, tell the administrator of the server.
failure-corrupt = The stored data is damaged, so nothing was done. Tell the administrator of the server: the log says what is wrong.
failure-restarted = The server was restarted since you opened this page. Your choices are kept: press Play again.
failure-form-used = This form has already opened a table, which is on the home page. Press Play again to open another one.
failure-no-preference = There is no such preference.
failure-no-seat = There is no such seat: expected P1, P2, P3 or P4.
failure-one-action = Expected either "action", one action in notation, or "actions", several that are taken as one.
failure-which-seat = You have several seats here. Name one, as in "seat": "P1".
failure-no-deed = There is no such action at a table.
failure-unsure = Nothing has happened yet. Confirm it below, or go back to the table.
failure-no-call = There is no such address in the API. See /api for a list.
failure-no-file = There is no such file.
failure-nonce = That is not a nonce: expected 32 hexadecimal digits.
failure-too-long = That is too long: expected at most { $most } characters, found { $length }.
failure-other-site = This was sent from a page of another site, so nothing was done. Open the table here and try again.
failure-other-name = This server does not answer to that name. You can find it at { $address }.
failure-too-much-at-once = Too many requests at once, so nothing was done. Wait a few seconds and try again.
failure-body-too-large = That is too large, so nothing was done. You can send at most { $most } KiB.
failure-body-too-slow = What you sent did not arrive in time, so nothing was done. Try again.
failure-bodies-of-address = Too much data is being sent from your address, so nothing was done. Try again in a minute.
failure-headers-too-slow = Your request did not arrive in time, so nothing was done. Try again.
failure-full = The server is full at the moment, so nothing was done. Try again in a minute.
failure-connections-of-address = Too many connections from your address are open. Close some pages, or try again in a minute.
failure-streams = Too many pages are open at the moment, so this one does not update automatically. Reload it to see changes.
failure-streams-of-person = You have { $most } pages open already, so this one does not update automatically. Reload it, or close some of the others.
failure-streams-of-address = { $most } pages are open from your address already, so this one does not update automatically. Reload it, or close some of the others.

## The documentation of the API

api-title = API
api-lead = A program can do everything that you can do at a table: JSON in, JSON out.
api-who = Who you are
api-who-about = To play, send a token. On { $page } you can create one for a program that plays as you. Without a token, the program is a spectator. A program can also get a token of its own:
api-your-page = your page
api-who-warning = Keep the token secret: anyone who has it can act as that person.
api-game = A game
api-game-open = Open a table against two bots that move immediately:
api-game-look = Read the table, and choose one of the { $actions } if your seat is in { $field }:
api-game-act = Take the action. { $answers } is the { $number } that you saw. Because of it, your move is never made in a position that you do not know, and sending it twice does no harm:
api-game-wait = The answer is the table after the move. Wait for your next turn with the event stream:
api-calls = All calls
api-fields = Fields of a table
api-refusals = Refusals
api-refusals-about = A refused request changes nothing, and { $error } is a sentence that says why.

## The documentation of the API: calls

api-call-people = Introduces a new person: { $body }.
api-call-games = Lists the games with their setup options, and the bots.
api-call-tables = Lists your tables, open ones, finished and aborted ones, and your campaigns.
api-call-create = Opens a table. Seats are "me", "open" or a bot. "pace" is the number of milliseconds that bots wait before a move. "grace" is how long a player may be away on their turn before a bot can play for them: "live" (2 minutes), "days" (3 days), or a number of minutes. "campaign" is the name of one of your campaigns, new or existing, whose chapter in the option "chapter" is played. "campaign_id" names any campaign, as at the end of its link. With "watchers_speak": true, spectators may chat at a table that is not listed.
api-call-campaign = Returns a campaign whose link you have, chapter by chapter, and adds it to yours.
api-call-table = Returns the table as you see it: whose turn it is, what you may do, the view, points, the latest log.
api-call-sit = Takes a seat: { $body }. The code is the end of a seat link. A listed table needs none.
api-call-act = Takes an action: { $body }. With "confirm": false, the turn is not confirmed yet and you can still undo.
api-call-plan = Takes several actions as one: { $body }. If one of them is refused before anything was drawn, none is taken. After a draw, they go on while they fit. An undo takes all of them back, or those since the draw.
api-call-confirm = Confirms the turn: { $body }.
api-call-undo = Takes back your last action: { $body }.
api-call-ask-undo = Asks the others whether you may take back your last turn: { $body }. “asked” shows the question.
api-call-consent = Answers such a question: { $body }.
api-call-chat = Sends a message: { $body }. At most 20 lines a minute.
api-call-mute = Mutes or unmutes a person: { $body }.
api-call-remove = Removes a spectator, or lets them back in: { $body }. For the host.
api-call-watchers = Sets whether spectators of a table that is not listed may chat: { $body }. For the host.
api-call-resign = Gives up your seat: { $body }. A bot takes over.
api-call-take-over = Lets a bot play for you, or for a player who is away: { $body }.
api-call-hand-back = Takes your seat back from the bot: { $body }.
api-call-fill = Fills all open seats with bots: { $body }. For the host.
api-call-go-on = Continues a game from the last position that can be replayed: { $body }. For the host.
api-call-abort = Ends the game without a result: { $body }. For the host.
api-call-rematch = Opens a table for the same people and bots when the game is over: { $body }, which is optional.
api-call-branch = Opens a table that continues from a position of this one: { $body }.
api-call-export = Returns the game as text: its “record” if it is over, otherwise the “log” as far as you may know it.
api-call-import = Imports a finished game as a table: { $body }.
api-call-log = Returns everything that happened, as far as you may know it.
api-call-history = Returns the game as it stood after that number of actions, as far as you may know it: its view, points and log.
api-call-rounds = Returns all players’ points at the end of each round, once the game is over.
api-call-review = Starts a review of your decisions when the game is over: { $body }, which is optional. GET returns the progress, and the “review” when it is done.
api-call-hint = Returns what a bot would do in your seat, and why: “compared” sets the best move against the next one, and each of the “alternatives” against the best, with the difference in points, its “doubt” (standard error), the points by “sources”, those of the “others” and for “later”, in which share of the continuations it is “better”, and both in sentences (“sure”, “why”). “ending” tells how the game ends once that is near. Each person can have one hint computed at a time.
api-call-events = Opens a stream of server-sent events: "changed" whenever you should look again.
api-call-alive = Checks whether the server is alive: always “ok”, under any host name.
api-call-ready = Checks whether changes can be stored: “ok” if a write succeeded a moment ago, otherwise 503.

## The documentation of the API: fields of a table, and refusals

api-field-status = gathering, playing, over or aborted.
api-field-number = The number of the last move: what you send as “answers”.
api-field-grace = Number of seconds that a player may be inactive on their turn (no request, no open stream) before others can let a bot play for them. Players who return take their seat back.
api-field-position = Number of actions in the game. An undo takes some away.
api-field-seats = The seats and their players. Seats are called P1 to P4, clockwise.
api-field-mine = The seat whose view you see, and all seats that are yours.
api-field-to-act = The seats that have to decide; empty when the game is over.
api-field-to-confirm = The seat that has to confirm its turn before another player acts.
api-field-request = What the game waits for, as a sentence.
api-field-actions = Your legal actions: each with the action as you send it, a label, and its place on the board.
api-field-view = Everything that you may know about the game. Seats are numbers from 0 here.
api-field-score = Points by source, and the result once the game is over. Against a rival, each row ends with the rival’s points.
api-field-rival = Name and points of an opponent without a seat, once the game is over.
api-field-standstill = Why the game cannot be played, and how many of its moves can be replayed (“plays_to”); null if it can.
api-field-log = The latest sentences of the log.
api-field-chat = The messages; who may chat, whom you have muted, and for the host the spectators.
api-field-waiting = Who is awaited (“seat”) for what (“for”: turn, confirmation, consent, player), and since when, in milliseconds since 1970.
api-field-trouble = What keeps the bots from playing (“cause”: store, bot), and since when; null if nothing does.
api-field-asked = Who wants to undo a turn, and whether you have to answer.
api-field-host = Whether you are the host.
api-field-campaign = The campaign that the game is a chapter of, and for its players the end of its link.

api-refused-401 = Your token is unknown or missing.
api-refused-403 = You are not allowed to do that.
api-refused-404 = There is no such table, game or position.
api-refused-408 = The request did not arrive in time: headers may take ten seconds, a body twenty.
api-refused-409 = It cannot be done now. If others were faster, “current” holds the current table.
api-refused-421 = The server is found under another host name.
api-refused-422 = The request is not valid: for example, a word that is not in the notation, or a seat that does not exist.
api-refused-429 = Too many requests, connections or streams from you: wait a few seconds.
api-refused-500 = The server failed; its log says why.
api-refused-503 = The server is full or shutting down: try again in a minute.
