/// What `tessera arena --help` says after the options.
pub(super) const HELP: &str = "\
Examples:
  tessera arena stone-age --bots greedy,random
  tessera arena stone-age --bots greedy,random,random,random --games 10000 --seed 1
  tessera arena stone-age --bots greedy,random --games 5000 --stop-at 0.65
  tessera arena stone-age --bots random,greedy --round-robin --players 3
  tessera arena revive --bots greedy,greedy --games 5000 --results revive.jsonl
  tessera arena stone-age --bots 'cmd:python3 docs/example-bot.py',greedy --games 20
  tessera arena civolution --bots greedy,greedy --games 1000 --report balance
  tessera arena revive --bots greedy --games 200 --report cards

A program plays over its standard input and output: docs/bot-protocol.md says how.
Blanks separate the words of its command; there are no quotes and no commas in it.
One that gives no legal answer in time forfeits the game: it is last, and the
others are placed by the points they would have if the game ended then.

With `--results` a run can be interrupted and started again with the same
arguments: it goes on where it was, and reports on all games of the file. More
`--games` go on, too. What was still being played when `--stop-at` stopped is kept,
but does not count. Each line has game, rules, pack, setup, seed, bots, deal,
seating (for each seat the index of its bot), scores, wins (shares of the
victory), rounds, decisions, microseconds, forfeit.

JSON fields:
  game, setup, seed          what was played
  games                      how many games
  seconds                    how long it took
  games_per_second           on all threads together, without those of the file
  thinking_seconds           how long all bots thought, those of the file too
  mean_rounds                rounds of a game
  mean_decisions             decisions of a game
  mean_winning_score         points of the winner
  rounds, winning_scores,    how the rounds of a game, the winners' points and
  scores                     everybody's points are spread: mean and median, each
                             with value, low and high of the 95 % interval, and
                             lower_quartile, upper_quartile
  seats                      each seat's share of the victories
  contents                   for games with packs; null with `--results`
    pieces                   every card, chip, machine: group, name, and
      offered, taken         in how many games it lay on a display, and the share
                             of these in which somebody took it
      had, used, won         how often somebody had it, the shares of those who
                             used it and who won
      won_of_share           their victories relative to their share of the seats
    groups                   kinds of pieces: group, pieces (how many different),
      one_each               whether everybody has exactly one in every game
      used_by_winners, points_of_winners, part_of_winners
                             how many a winner used, their points for him, and
                             their part of all his points
    sources                  of the score sheet: source, points_of_winners,
                             points_of_all, part_of_winners
  verdict                    with `--stop-at`, otherwise null
    share, error             the bar, and how likely a wrong verdict is at most
    games                    after how many games it was given
    proven                   above, below, or null: not decided
  forfeits                   the first games that programs forfeited: bot, seed,
                             seating, seat, decision (which of its decisions it
                             owed, from 1), reason
  bots                       a list, each with
    bot, seats               its name and how many seats it had in each game
    win_share                its share of the victories for each of its seats:
                             value, and low and high of the 95 % interval
    mean_score               its points
    score_deviation          their standard deviation
    microseconds_per_decision
    elo                      its rating, with value, low and high, if there are
                             different bots; the first one has 0, and 191 more is
                             to win three of four games of two
    forfeits                 how many games it forfeited

JSON fields with `--round-robin`:
  game, setup, seed, games, seconds, games_per_second, forfeits
                             as above
  players                    how many play in a game
  meetings                   every bot against every other one: bot (in one seat),
                             against (in all others), games, win_share
  bots                       the best first: bot, elo, games,
                             microseconds_per_decision, forfeits";
