# The messages of the terminal, in English. Commands that players type are the same in every language.

## Games

games-game = { $title } ({ $id }), { $least } to { $most } players
games-options = options, set with `--option KEY=VALUE`:
games-option = { $help } Values: { $values } (default { $default }).
games-pack = content pack: { $name } { $hash }
games-bots = bots, weakest first: { $bots }
games-references = reference bots for measurements: { $bots }

## Playing: start and end

play-game = { $game }, { $setup }
play-seat = { $player }: { $occupant }
play-actions-so-far = Actions taken so far: { $actions }.
play-saved-always = The game is saved in { $file } after every move.
play-how = Type the number of an action, the action itself, or `help`.
play-stopped = The game is saved. Continue it with `tessera play --load { $file }`.
play-final-score = Final score
play-ended = The game is saved. See it again with `tessera replay { $file }`.
play-look-back = Type `log all` to read the history, or press Enter to leave:
play-look-back-review = Type `review` to see which of your decisions cost you most, `log all` to read the history, or press Enter to leave:

## Playing: turns

play-let-bots-move = Press Enter to let the bots move, or type `undo`:
play-prompt = { $player }>
play-confirm = Press Enter to confirm your turn:
play-confirm-or-undo = Press Enter to confirm your turn, or type `undo`:
play-pass-device = Pass the device to { $player }, then press Enter:
play-enter-or-quit = Press Enter, or type `quit`.
play-enter-undo-or-quit = Press Enter, or type `undo` or `quit`.

## Playing: answers

play-help =
    a number       take the action with that number
    an action      take it, spelled as in the list of actions or cut short
    several        `use hut; use field`, `take food 2`, `pay 2 wood 1 stone`:
                   all of them are taken or none, up to the first that draws
    why ACTION     why an action is not allowed, with the place in the rulebook
    hint           what an expert would do, and the best alternatives
    undo           take back your last line, if it revealed nothing
    actions        all your actions in short; `actions WORD`: those of one kind
    moves          all your actions, with what each of them does
    status         how the game stands, and what you have
    board          the boards; also: map, cards
    show [WORDS]   list the parts of the table, or show those with these words
    look           show the whole table
    score          the points so far
    log, log all   the latest events, or the whole history
    save [FILE]    save now, or save a copy in FILE
    quit           stop; the game is saved
play-kind = { $kind }: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }
play-list-actions = Type `actions` to list all of them, or one kind: `actions { $kind }`.
play-no-kind = None of your actions begins with `{ $word }`: type `actions` to list them.
play-parts = The parts of the table. Show one by a word of its name, such as `show cards`:
play-no-part = No part of the table is called `{ $part }`. There are:
play-done = Done: { $actions }
play-not-done = The rest does not answer what is asked now and was not done: `{ $rest }`
play-drawn = Nothing was done: { $actions } draws or reveals something, and only then can `{ $rest }` be understood. Type it afterwards.
play-not-asked = Nothing was done: after { $actions }, nothing that is asked fits `{ $rest }`.
play-unpaid = Nothing was done, because `{ $typed }` is not what you have to pay, or not all of it:
play-ambiguous = Nothing was done, because that could mean several things. Type one of them:
play-no-such-number = There is no action { $number }: expected 1 to { $most }.
play-unknown-word = Unknown command `{ $word }`: type a number, an action such as `{ $example }`, or `help`.
play-line-too-long = That line is too long: expected an action or `help`.
play-line-not-text = That is not text: expected UTF-8.
play-not-possible = Not possible: { $why }
play-taken-back = Taken back: { $action }
play-saved = Saved in { $file }.
play-copy-saved = Saved a copy in { $file }.
play-why-what = Name an action: `why { $example }`, for example.
play-allowed = `{ $action }` is allowed: { $what }
play-nothing-to-do = There is nothing to do.
play-log-empty = Nothing has happened yet.
play-log-earlier = … { $entries ->
    [one] { $entries } earlier entry
   *[other] { $entries } earlier entries
 }: type `log all` to see the whole history
play-hint = An expert would choose `{ $action }`: { $what }.
play-hint-why = { $sure } { $why }
play-hint-others = Other actions, with the points they would cost you:
play-hint-other = `{ $action }`: { $sure } { $why }
play-as-good = equally good

## Playing: campaigns

play-campaign = Campaign { $name }
play-chapter = Chapter { $chapter }, { $title }: { $state }
play-chapter-untitled = Chapter { $chapter }: { $state }
play-chapter-title = Chapter { $chapter }: { $title }
play-state-open = open
play-state-closed = not open yet
play-state-played = played, goal not reached
play-state-reached = goal reached
play-next-chapter = Chapter { $chapter } is open: play it with `tessera play { $game } --campaign "{ $name }"`.
play-last-chapter = That was the last chapter.
play-chapter-not-kept = The chapter could not be added to the campaign: { $problem }. Nothing is lost: try again with `tessera play --load { $file }`, or import the file on the first page of a server.
play-campaign-page = You find it in the browser at { $path }.
play-campaign-over = you have played every chapter of this campaign: choose one to play again with `--option chapter=1`

## Points

outcome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
outcome-total = total
outcome-if-over = * what it would score if the game ended now
outcome-place = { $place }. { $player }, { $points }
outcome-place-tied = { $place }. { $player }, { $points } (tie-break { $numbers })
outcome-rival = { $rival }, { $points }
outcome-rival-won = { $rival }, { $points }, the winner

## Replaying

replay-position = { $game }, after { $shown } of { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }
replay-older-rules = recorded with version { $then } of the rules, replayed with version { $now }: it may have ended differently
replay-valid = { $file } is a valid game of { $game }:
replay-rules = rules version { $version }
replay-pack = content pack { $name } { $hash }
replay-setup = setup { $setup }
replay-seed = the seed matches its hash { $hash }
replay-dice-secret = fair dice: the secret matches its commitment { $commitment }
replay-dice-alone = fair dice: no player gave a nonce; the seed is made from the secret alone
replay-dice-nonces = fair dice: the seed is made from the secret and { $count ->
    [one] the nonce of { $seats }
   *[other] the nonces of { $seats }
 }
replay-legal = { $actions ->
    [0] no action has been taken
    [1] the only action is legal
   *[other] all { $actions } actions are legal
 }; { $state }
replay-state-over = the game is over
replay-state-running = the game is not over yet
replay-redraws = { $times ->
    [one] something was taken back once
   *[other] something was taken back { $times } times
 }; everything random was then drawn again

## Reviewing

play-review-progress = { $done }/{ $all } decisions, { $left } left
review-choices = { $player } ({ $seat }) had to choose { $choices ->
    [one] once
   *[other] { $choices } times
 }. The bot would have made the same choice { $agreed ->
    [one] once
   *[other] { $agreed } times
 }.
review-nothing = No other choice cost more than { $noise } points.
play-review-costly = These choices cost most, in expected points:
review-choice = { $round } { $number }, after { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }
review-done = done:
play-review-better = better:
review-note = A bot judged each position by what { $player } knew at the time. Differences below { $noise } points, or small enough to be chance, are not listed.
review-look = `tessera replay { $file } --at N --viewer { $seat }` shows a position.
