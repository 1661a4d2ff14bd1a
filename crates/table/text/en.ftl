# What the table and the hall say, in English. Parts that are messages of their own come first.

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

## Why an action was not taken

act-refused = { $sentence } ({ $section })
act-broken = the rules of this program fail here: more would wait to be done than they have room for. Nothing was done; choose something else, and report this game to whoever runs the server

## Why it cannot be taken back

undo-nothing-done = there is nothing to take back: { $player } has not acted yet
undo-acted-since = that can no longer be taken back: { $player } has acted since (`{ $action }`)
undo-told = `{ $action }` cannot be taken back: something was drawn or shown that cannot be forgotten ({ $told })
undo-told-join = { $first } { $second }
undo-too-long-ago = that was too long ago: only the last { $most } actions can be taken back
undo-redrawn = nothing has been done since the game was taken back to this point

## Why a table cannot be opened

load-unknown-game = it is a game of `{ $game }`, which this program does not know: start the program that knows it
load-rules-version = it is played by version { $found } of the rules, but this program only knows version { $expected }: start a newer program
load-wrong-pack = it was played with the content pack `{ $found }`, but here is `{ $expected }`: bring that pack back
load-older-rules = it was played to its end by version { $found } of the rules, and this program plays by version { $expected }, by which it might have come out differently
load-beginning = its beginning cannot be laid out again: { $problem }
load-no-parent = it went on from a game at table { $table }, which is not there any more
load-origin = the position that it went on from, at table { $table }, cannot be laid out again: { $why }
load-origin-refused = move { $number } there is refused by the rules
load-gap = move { $number } is missing from the data: restore it from a copy
load-refused = move { $number }, `{ $action }`, is refused by the rules: { $error }
load-refused-secretly = move { $number }, which { $name } made, is refused by the rules
load-comes-out-differently = replayed, the game comes out differently after move { $number }: the rules have changed without saying so, or the data have
load-seats = it has { $found } seats where { $expected } play: restore the data from a copy

## Why something was not done

hall-no-such-table = there is no table of this name here: check the link, or look for the table on the first page
hall-broken = this table cannot be opened: { $problem }
hall-stands-still = this game stands still, because it cannot be replayed to where it was left: its page says why, and the host can let it go on from an earlier position
hall-nothing-stands-still = this game does not stand still: there is nothing to go on from
hall-no-beginning = this game cannot go on, as the position that it began with cannot be laid out again: its page says why, its moves can be read, and the host can end it
hall-kept-as-text = this game was played by older rules, by which this program cannot show its positions: read its log or export it
hall-no-such-game = there is no game `{ $found }` here: expected one of { $known }
hall-no-such-seat = there is no seat { $seat } at this table: expected P1 to P{ $players }
hall-not-your-seat = { $name } is not your seat: you can only move for the seat you sit in
hall-not-seated = only people who sit at this table can do that: you are watching
hall-not-host = only the host, who opened this table, can do that
hall-seat-taken = { $name } has this seat already: ask for the link of another one, or stay and watch
hall-not-invited = this seat is kept for the person who has its link: ask the host for it
hall-only-watching = only those who sit at this table can say something: its host can let those who watch speak
hall-removed = the host has sent you away from this table: you can neither look at it nor speak there
hall-closed-to-new = this table is closed to new watchers, as its host has sent somebody away: come back by the link by which you were known before, or ask the host
hall-name-taken = your name could be taken for that of { $name }, who sits here: choose another one
hall-nobody-called = nobody of whom that can be said here is called { $name }: expected a name as the table shows it
hall-too-much-said = you have said { $most } things within a minute: wait a little before you say more
hall-not-begun = the game has not begun: there are open seats
hall-begun = the game has begun already
hall-over = the game is over: nothing can be done any more
hall-not-over = the game is not over yet: wait for its end, or ask the host to abort it
hall-stale = the table has moved on since you looked at it: nothing was done; look again and decide anew
hall-not-confirmed = { $name } has not confirmed the turn yet and may still take something back: wait a moment
hall-nothing-to-confirm = there is nothing to confirm: { $name } has no finished turn
hall-bot-plays = a bot plays for { $name } at the moment: take the seat back first
hall-no-bot-plays = no bot plays for { $name }
hall-is-here = { $name } is here: a bot can only take over from somebody who is away
hall-not-to-act = { $name } need not do anything now: a bot can only take over from somebody the game waits for
hall-not-away-long = { $name } has been here lately: a bot can take over once they have given no sign for { $grace }; try again in { $left }
hall-only-host-aborts = only the host, who opened this table, can abort the game; when they have given no sign for { $gone }, all others can do so together
hall-resigned = { $name } has resigned: the bot plays on to the end
hall-nothing-asked = nobody has asked you anything, or the question is no longer open
hall-no-such-position = there is no position { $asked }: this game has { $length }
hall-others-play = other people are playing this game: you can play on from here when it is over
hall-no-record = this table went on from the middle of a running game, so that its record cannot be replayed from the beginning
hall-import-not-over = this game is not over: only finished games can be imported
hall-no-campaign = { $game } has no campaign: its games stand for themselves
hall-no-such-campaign = there is no campaign of this name in the address: check the link, or look for the campaign on your first page
hall-no-chapter = a game of a campaign is one of its chapters: choose which one
hall-chapter-closed = chapter { $chapter } of this campaign is not open yet: play chapter { $next } to its end first
hall-form-used = this form has been used already: open the first page again for a new table
hall-too-many-tables = too many at once: you have { $most } tables that are not over; finish or abort some first
hall-too-many-chapters = you have brought in { $most } chapters of campaigns, all of which are kept: no more games can be brought in
hall-too-fast-hints = that was too much at once: you have asked for many hints; wait a few seconds and try again
hall-too-fast-reviews = that was too much at once: you have asked for many reviews; wait a few seconds and try again
hall-too-fast-past = that was too much at once: many positions of the past were asked for; wait a few seconds and try again
hall-too-fast-exports = that was too much at once: many games were asked for as files; wait a few seconds and try again
hall-too-fast-imports = that was too much at once: you have brought in many games; wait a few seconds and try again
hall-one-hint = that was too much at once: another hint of yours is still being thought about; wait a few seconds and try again
hall-one-review = that was too much at once: another review of yours is still being made; wait a few seconds and try again
hall-seats = { $found } seats were chosen, but { $expected } play: expected one occupant a seat
hall-turn-confirmed = that can no longer be taken back: the turn was confirmed
hall-no-grace = that is not how long one may be away: expected live, days, or 1 to { $most } minutes
hall-no-name = that is not a name: expected 1 to { $most } letters, digits or signs
hall-unknown-bot = there is no bot `{ $found }`: expected one of { $known }
hall-internal = the server could not do it: { $problem }; nothing was changed, try again

## Why the store did not do it

store-conflict = the table has changed in the meantime: look at it again
store-unusable = { $path }: { $problem }
store-corrupt = the stored { $what } cannot be understood: { $problem }
store-database = the database failed: { $problem }
store-closed = the server is shutting down: nothing is written any more; try again when it is back

## Notes of the table

note-sits-down = { $name } sits down.
note-is-back = { $name } is back.
note-disagrees = { $name } does not agree: nothing is taken back.
note-taken-back = { $name } has taken a turn back. Everything from there on is drawn anew.
note-stumbled = { $name } stumbled over an error of this program and thinks again.
note-helped = { $name } cannot decide: the bot “{ $helper }” does so this time.
note-no-bot-decides = No bot can decide for { $name }, which is an error of this program. It is tried again and again.
note-wants-abort = { $name } would like to abort this game, whose host is gone. It is aborted when all others agree.
note-aborted = The game was aborted.
note-host-left = The host has left: the game does not begin.
note-taken-over = A bot plays for { $name } from now on.
note-resigns = { $name } resigns. A bot plays on.
note-left = A player has left for good. A bot plays on.
note-mended = The rules were mended while this game was being played (version { $found }, now { $now }). All moves so far are legal by the mended rules, and the game goes on. { $position }
note-mended-alike = The position is the same.
note-mended-now = The position is not the same any more: look at it again.
note-mended-after = After move { $moves } the position is not the same any more: look at it again.
note-mended-unknown = The position may not be quite the same: look at it again.
note-goes-on = The host lets the game go on after move { $number }, the last one that could be replayed. Everything from there on is drawn anew.

## The log of a game that cannot be replayed

log-redrawn = Everything from here on is drawn anew.
log-written = { $player }: { $action }
log-acts = { $player } acts.
