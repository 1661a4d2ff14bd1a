/// The text that `tessera arena --help` prints after the options.
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

A program plays over its standard input and output; docs/bot-protocol.md describes
the protocol. Spaces separate the words of its command, which cannot contain quotes
or commas. A program that gives no legal answer in time forfeits the game: it comes
last, and the others are ranked by the points they would have if it ended then.

With `--results`, a run can be interrupted and started again with the same
arguments: it continues where it stopped, and reports on all games in the file. You
can also continue it with more `--games`. Games still running when `--stop-at`
stops are kept, but do not count. Each line has game, rules, pack, setup, seed, bots,
deal, seating (for each seat the index of its bot), scores, wins (shares of the
victory), rounds, decisions, microseconds, forfeit.

JSON fields:
  game, setup, seed          what was played
  games                      number of games
  seconds                    duration of this run
  games_per_second           on all threads together, without games from the file
  thinking_seconds           how long all bots thought, games from the file included
  mean_rounds                rounds of a game
  mean_decisions             decisions of a game
  mean_winning_score         points of the winner
  rounds, winning_scores,    distribution of the rounds of a game, the winners'
  scores                     points and all players' points: mean and median, each
                             with value, low and high of the 95 % interval, and
                             lower_quartile, upper_quartile
  seats                      each seat's share of the victories
  contents                   for games with packs; null with `--results`
    pieces                   every card, chip, machine: group, name, and
      offered, taken         number of games in which it lay on a display, and the
                             share of these in which a player took it
      had, used, won         how often a player had it, and the shares of those
                             players who used it and who won
      won_of_share           their victories relative to their share of the seats
    groups                   kinds of pieces: group, pieces (number of kinds),
      one_each               whether every player has exactly one in every game
      used_by_winners, points_of_winners, part_of_winners
                             number that a winner used, the points they brought,
                             and their part of all points of that winner
    sources                  of the score sheet: source, points_of_winners,
                             points_of_all, part_of_winners
  verdict                    null without `--stop-at`
    share, error             the bar, and the maximum chance of a wrong verdict
    games                    number of games played when it was reached
    proven                   above, below, or null if undecided
  forfeits                   the first games that programs forfeited: bot, seed,
                             seating, seat, decision (number of its decision,
                             from 1), reason
  bots                       a list, each with
    bot, seats               its name, and its number of seats in each game
    win_share                its share of the victories for each of its seats:
                             value, and low and high of the 95 % interval
    mean_score               its points
    score_deviation          their standard deviation
    microseconds_per_decision
    elo                      its rating, with value, low and high, if there are
                             different bots; the first one has 0, and a lead of
                             191 wins three of four two-player games
    forfeits                 number of games it forfeited

JSON fields with `--round-robin`:
  game, setup, seed, games, seconds, games_per_second, forfeits
                             as above
  players                    number of players in a game
  meetings                   every bot against every other: bot (in one seat),
                             against (in all others), games, win_share
  bots                       the best first: bot, elo, games,
                             microseconds_per_decision, forfeits";
