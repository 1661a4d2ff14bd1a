# The words of the pages around the games. `data-` attributes give the script its own.

## Putting labels of a board together

drawn-list = { $first }, { $next }
drawn-value = { $label }: { $value }
drawn-of = { $value } / { $all }
drawn-with = { $what } ({ $more })
drawn-people = { $player } { $count }
drawn-score = { $track }: { $now }; { $total }: { $points }
