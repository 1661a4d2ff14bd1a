# The messages of tables and the hall in English. Messages that are parts of others come first.

## Times

time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
 }
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
 }

## What a bot expects

expected-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
expected-level = to end level with your best opponent
expected-ahead = to end { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ahead of your best opponent
expected-behind = to end { $points ->
    [one] { $points } point
   *[other] { $points } points
 } behind your best opponent

## Why a hint prefers an action, and how sure it is

hint-part-more = about { expected-points } more from { $source-short }
hint-part-less = about { expected-points } less from { $source-short }
hint-part-cost = about { expected-points } for { $source-short }
hint-brings = brings { $parts }
hint-saves = saves { $parts }
hint-costs = costs { $parts }
hint-hinders = costs your best opponent about { expected-points }
hint-helps = gives your best opponent about { expected-points } more
hint-placed = leaves you better placed for later, worth about { expected-points }
hint-misplaced = leaves you worse placed for later, by about { expected-points }
hint-list = { $first }, { $next }
hint-and = { $first } and { $last }
hint-only = It { $only }.
hint-better-worse = It { $better }, but { $worse }.
hint-alike = Only luck tells them apart.

hint-close-best = Very close to the next move: the difference is within what luck changes.
hint-close = Very close to the best move: the difference is within what luck changes.
hint-mixed-best = Better than the next move on average, but in only about { $count } of 10 continuations.
hint-mixed = Worse on average, but better in about { $count } of 10 continuations.
hint-likely-best = Likely better than the next move: in about { $count } of 10 continuations.
hint-likely = Likely worse than the best move: in about { $count } of 10 continuations.
hint-clear-best = Clearly better than the next move: in nearly all continuations.
hint-clear = Clearly worse than the best move: in nearly all continuations.
hint-chances-best = Fewer points on average than the next move, but better chances to win.
hint-chances = More points on average than the best move, but smaller chances to win.
hint-ending = The game is nearly over. You win in { $count ->
    [0] hardly any continuation
    [10] nearly all continuations
   *[other] about { $count } of 10 continuations
 }, and can expect { $expected }.
hint-ending-alone = The game is nearly over. You can expect { $expected }.

## Why an action was not taken

act-refused = { $sentence } ({ $section })
act-broken = the rules of this program fail here, because more steps are pending than they have room for. Nothing was done; choose another action, and report this game to the person who runs the server
plan-empty = nothing was chosen: expected at least one answer to the question
plan-too-long = that is too much at once: expected at most { $most } answers, found { $found }
plan-answer = nothing was done, because answer { $number } (`{ $answer }`) is not possible: { $error }

## What is wrong with a typed action

misread-range = { $first } to { $last }
misread-more = { $list } and { $count } more
misread-nothing = no action was typed. Possible now: { $possible }
misread-no-number = a number is missing after `{ $before }`: { $possible }
misread-no-word = a word is missing after `{ $before }`: { $possible }
misread-meant = `{ $found }` is not possible now. Did you mean `{ $meant }`? Possible now: { $possible }
misread-unknown = `{ $found }` is not possible now. Possible now: { $possible }
misread-meant-after = `{ $found }` is not possible after `{ $before }`. Did you mean `{ $meant }`? Possible now: { $possible }
misread-after = `{ $found }` is not possible after `{ $before }`. Possible now: { $possible }
misread-too-much = `{ $found }` is too much: `{ $before }` is a whole action
misread-expected = `{ $found }` is not part of an action: expected { $expected }

## Why an action cannot be taken back

undo-nothing-done = there is nothing to take back: { $player } has not acted yet
undo-acted-since = that can no longer be taken back: { $player } has acted since (`{ $action }`)
undo-told = `{ $action }` cannot be taken back: something was drawn or shown that cannot be forgotten ({ $told })
undo-told-join = { $first } { $second }
undo-too-long-ago = that was too long ago: only the last { $most } actions can be taken back
undo-redrawn = nothing has been done since the game was taken back to this point

## Why a table cannot be opened

load-unknown-game = `{ $game }` is not a game that this program knows: start a program that knows it
load-rules-version = the game is played by version { $found } of the rules, but this program only knows version { $expected }: start a newer program
load-wrong-pack = the game was played with the content pack `{ $found }`, but `{ $expected }` is installed here: restore the original pack
load-older-rules = the game was played to its end by version { $found } of the rules. This program plays by version { $expected }, by which it might have come out differently
load-beginning = its starting position can no longer be set up: { $problem }
load-no-parent = it was branched off from a game at table { $table }, which no longer exists
load-origin = it was branched off from table { $table }, and the position there can no longer be reconstructed: { $why }
load-origin-refused = move { $number } there is refused by the rules
load-gap = move { $number } is missing from the data: restore the data from a backup
load-refused = move { $number }, `{ $action }`, is refused by the rules: { $error }
load-refused-secretly = move { $number }, which { $name } made, is refused by the rules
load-comes-out-differently = after move { $number }, the replayed game comes out differently: the rules have changed without a new version, or the data is damaged
load-seats = it has { $found } seats where { $expected } play: restore the data from a backup

## Why a request was refused

hall-no-such-table = there is no such table: check the link, or look for the table on the home page
hall-broken = this table cannot be opened: { $problem }
hall-stands-still = this game is at a standstill, because its moves cannot all be replayed: its page says why, and the host can let it go on from an earlier position
hall-nothing-stands-still = this game is not at a standstill, so there is nothing to go on from
hall-no-beginning = this game cannot go on, because its starting position can no longer be set up: its page says why, its moves can be read, and the host can end it
hall-kept-as-text = this game was played by older rules, so this program cannot show its positions: read its log or export it
hall-no-such-game = there is no game `{ $found }` here: expected one of { $known }
hall-no-such-seat = there is no seat { $seat } at this table: expected P1 to P{ $players }
hall-not-your-seat = { $name } is not your seat: you can only act for the seat you sit in
hall-not-seated = only players at this table can do that: you are watching
hall-not-host = only the host, who opened this table, can do that
hall-seat-taken = { $name } has this seat already: ask for the link of another seat, or stay and watch
hall-not-invited = this seat is kept for the person who has its link: ask the host for the link
hall-only-watching = only players can speak at this table: the host can allow spectators to speak
hall-removed = the host has sent you away from this table: you can no longer watch or speak there
hall-closed-to-new = this table is closed to new spectators, because its host has sent a person away: come back with the link by which you were known before, or ask the host
hall-name-taken = your name looks too much like { $name }, who sits here: choose another name
hall-nobody-called = no one here that this applies to is called { $name }: expected a name as the table shows it
hall-too-much-said = you have sent { $most } messages within a minute: wait a little before you send more
hall-not-begun = the game has not begun: there are open seats
hall-begun = the game has begun already
hall-over = the game is over: no more actions are possible
hall-not-over = the game is not over yet: wait for its end, or ask the host to abort it
hall-stale = the table has moved on since you last looked, so nothing was done: look again and decide again
hall-not-confirmed = { $name } has not confirmed the turn yet and may still take something back: wait a moment
hall-nothing-to-confirm = there is nothing to confirm: { $name } has no finished turn
hall-bot-plays = a bot plays for { $name } at the moment: take the seat back first
hall-no-bot-plays = no bot plays for { $name }
hall-is-here = { $name } is here: a bot can only take over from a player who is away
hall-not-to-act = { $name } does not have to act now: a bot can only take over from a player the game is waiting for
hall-not-away-long = { $name } was here recently: a bot can take over once they have given no sign for { $grace }; try again in { $left }
hall-only-host-aborts = only the host, who opened this table, can abort the game; once the host has been away for { $gone }, all others can do so together
hall-resigned = { $name } has resigned: the bot plays on to the end
hall-nothing-asked = there is no open question for you: no one has asked you anything, or it has been settled
hall-no-such-position = there is no position { $asked }: this game has { $length }
hall-others-play = other people are playing this game: you can play on from here when it is over
hall-no-record = this table was branched off from a running game, so its record cannot be replayed from the beginning
hall-import-not-over = this game is not over: only finished games can be imported
hall-no-campaign = { $game } has no campaign: its games are independent of each other
hall-no-such-campaign = there is no such campaign: check the link, or look for the campaign on your home page
hall-no-chapter = a game of a campaign is one of its chapters: choose which one
hall-chapter-closed = chapter { $chapter } of this campaign is not open yet: play chapter { $next } to its end first
hall-form-used = this form has been used already: open the home page again for a new table
hall-too-many-tables = you have too many tables: { $most } of them are not over; finish or abort some first
hall-too-many-chapters = you have imported { $most } chapters of campaigns, all of which are kept: no more games can be imported
hall-too-fast-hints = too many requests: you have asked for many hints; wait a few seconds and try again
hall-too-fast-reviews = too many requests: you have asked for many reviews; wait a few seconds and try again
hall-too-fast-past = too many requests: many earlier positions were asked for; wait a few seconds and try again
hall-too-fast-exports = too many requests: many games were exported; wait a few seconds and try again
hall-too-fast-imports = too many requests: you have imported many games; wait a few seconds and try again
hall-one-hint = too many requests: another hint of yours is still being computed; wait a few seconds and try again
hall-one-review = too many requests: another review of yours is still in progress; wait a few seconds and try again
hall-seats = { $found } seats were chosen, but { $expected } play: expected one occupant a seat
hall-turn-confirmed = that can no longer be taken back: the turn was confirmed
hall-no-grace = that is not a valid time to be away: expected live, days, or 1 to { $most } minutes
hall-no-name = that is not a name: expected 1 to { $most } letters, digits or signs
hall-unknown-bot = there is no bot `{ $found }`: expected one of { $known }
hall-internal = the server failed: { $problem }; nothing was changed, try again

## Why the store failed

store-conflict = the table has changed in the meantime: look at it again
store-unusable = { $path }: { $problem }
store-corrupt = the stored { $what } is invalid: { $problem }
store-database = the database failed: { $problem }
store-closed = the server is shutting down and saves nothing more: try again when it is back

## Notes of the table

note-sits-down = { $name } sits down.
note-is-back = { $name } is back.
note-disagrees = { $name } does not agree: nothing is taken back.
note-taken-back = { $name } has taken a turn back. Everything random from there on is drawn again.
note-stumbled = { $name } ran into an error of this program and thinks again.
note-helped = { $name } cannot decide: the bot “{ $helper }” does so this time.
note-no-bot-decides = No bot can decide for { $name }, because of an error of this program. It will keep trying.
note-wants-abort = { $name } would like to abort this game, because the host is gone. It will be aborted once all others agree.
note-aborted = The game was aborted.
note-host-left = The host has left: the game does not begin.
note-taken-over = A bot plays for { $name } from now on.
note-resigns = { $name } resigns. A bot plays on.
note-left = A player has left permanently. A bot plays on.
note-mended = The rules were corrected while this game was being played (version { $found }, now { $now }). All moves so far are legal by the corrected rules, and the game goes on. { $position }
note-mended-alike = The position is the same.
note-mended-now = The position has changed: look at it again.
note-mended-after = The position has changed after move { $moves }: look at it again.
note-mended-unknown = The position may have changed: look at it again.
note-goes-on = The host lets the game go on after move { $number }, the last one that could be replayed. Everything random from there on is drawn again.

## The log of a game that cannot be replayed

log-redrawn = Everything random from here on is drawn again.
log-written = { $player }: { $action }
log-acts = { $player } acts.
