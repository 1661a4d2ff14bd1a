# All text that players of Revive read. Numbers select between the forms of a message.

title = Revive
round-name = Round

seat-1 = Red
seat-2 = Blue
seat-3 = Green
seat-4 = Yellow

## Putting phrases together

# Lists pass the requested form on to their items.
join-comma = { $first-form }, { $second-form }
join-and = { $first-form } and { $second-form }
join-or = { $first } or { $second }
join-then = { $first }, then { $second }
join-semicolon = { $first }; { $second }
join-sentences = { $first } { $second }
sentence = { CAPITAL($phrase) }.
in-brackets = { $text } ({ $more })
piece-named = { $id } { $name }
piece-says = { $piece }: { $text }
space-is = { $space } { $ground }

## Names

resource-crystal = { $form ->
    [plural] crystals
   *[other] crystal
 }
resource-gear = { $form ->
    [plural] gears
   *[other] gear
 }
resource-book = { $form ->
    [plural] books
   *[other] book
 }
resource-food = food

color-yellow = yellow
color-green = green
color-gray = gray

terrain-yellow = { $form ->
    [plural] fields
   *[other] field
 }
terrain-green = { $form ->
    [plural] forests
   *[other] forest
 }
terrain-gray = { $form ->
    [plural] mountains
   *[other] mountain
 }

artifact-purple = purple
artifact-orange = orange
artifact-white = white

half-top = top
half-bottom = bottom

tribe-nadair = Nàdair
tribe-hofstadterians = Hofstadterians
tribe-jox49i = Jox49i
tribe-kuniban = Kuniban
tribe-formica = Formica
tribe-vukuntur = Vukuntur

side-sun = sun side
side-moon = moon side

act-explore = { $form ->
    [plural] explore actions
    [next] your next explore action
   *[other] an explore action
 }
act-build = { $form ->
    [plural] build actions
    [next] your next build action
   *[other] a build action
 }
act-populate = { $form ->
    [plural] populate actions
    [next] your next populate action
   *[other] a populate action
 }
any-action = an explore, build or populate action

piece-forests = a forest tile
piece-temples = a temple tile
piece-targets = a target tile
piece-sands = a sand tile
piece-workshops = a workshop tile
piece-falcon = the falcon

bonus-energy = 1 energy
bonus-crate = a crate
bonus-artifact = an artifact
minor-artifact = a minor artifact ({ $points })

building-small = a small building
building-large = a large building
sand = sand
water = water
water-with = water: { $effects }
location = location
space-large = large location { $number }
space-chasm = the chasm
place = place { $number }
slot = slot { $number }
module = module { $module }
module-on-space = module { $module } on module space { $number }
slot-symbol = slot symbol
flask = flask
way-straight = as printed
way-turned = turned around
machine-standard = the standard machine
machine-of-reward = the machine on reward space { $number }
machine-of-technology = the machine of technology { $number }

## Amounts

points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
 }
amount = { $count ->
    [one] 1 { $resource }
   *[other] { $count } { $resource-plural }
 }
basics = { $count ->
    [one] 1 basic resource
   *[other] { $count } basic resources
 }
basics-alike = { $count ->
    [one] { $what } of your choice
   *[other] { $what } of one kind
 }
basics-of-choice = { basics } of your choice
one-energy = 1 energy
one-crate = 1 crate
nothing = nothing
need = { $color } { $space }
back = { $cost } for { $points }

## Categories that are counted at the end; the form `one` names a single item

category-crates = { $form ->
    [one] crate, opened or not
   *[other] crates
 }
category-energy = { $form ->
    [one] energy you own
   *[other] energy
 }
category-modules = { $form ->
    [one] slot module
   *[other] modules
 }
category-figures = { $form ->
    [one] population figure on the board
   *[other] figures
 }
category-tribe-markers = { $form ->
    [one] progress marker removed from your tribe board
   *[other] tribe markers removed
 }
category-flasks = { $form ->
    [one] flask
   *[other] flasks
 }
category-cards = { $form ->
    [one] recruited card
   *[other] recruited cards
 }
category-waters = { $form ->
    [one] water space you have collected a reward from
   *[other] water spaces
 }
category-crystals = { $form ->
    [one] rim crystal next to your buildings
   *[other] rim crystals
 }

worth-each = { points } for each { $category-one }
worth-pairs = { points } for every 2 slot modules
worth-track = points equal to the number of the space that your { $track } marker is on
worth-large-buildings = { points } for each large building you have built
worth-figures-in-large = { points } for each of your population figures in large locations, including this one
worth-presence-step = { $points } on { $tiles }
worth-presence = points for the number of area tiles with your pieces: { $steps } or more
worth-flasks-and-energy = 1 energy when you populate it, and { points } for each flask at the end

## What cards, modules, machines, crates, water and tracks do

effect-nothing = nothing happens
effect-gain = gain { $what }
effect-points = score { points }
effect-step = { $color ->
    [any] { $count ->
        [one] advance 1 step on any machine track
       *[other] advance { steps } on machine tracks of your choice
     }
   *[other] advance { steps } on the { $color } track
 }
effect-module = take a slot module from the display
effect-tribe = activate your tribe ability
effect-recharge = take 1 energy back from one of your machines
effect-artifact = take an artifact
effect-minor-artifact = take { $artifact }
effect-rest = move a card from a slot to your resting area
effect-rest-other = move another card from a slot to your resting area
effect-wake = move a card from your resting area to your active area
effect-range = skip { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 } for free in your next action on the board
effect-play = { $color ->
    [any] play another card
   *[other] play another { $color } card
 }
effect-card = { $color ->
    [any] take a card from the display
   *[other] take a { $color } card from the display
 }
effect-act = carry out { $action } at its usual cost
effect-per-figure = gain 1 basic resource of your choice for each of your population figures on the board
effect-per-water = gain 1 basic resource of your choice for each water space you have built next to
effect-per-card = gain { $what } for each { $color } card in your slots
effect-per-flask = gain 1 basic resource of your choice for each of your visible flasks
effect-pay = pay { $price } to { $gain }
effect-pay-times = pay { $price } to { $gain }, up to { $times } times
effect-lasting = while this card is in a slot, { $lasting }
effect-leave = hibernate when everything else is done, and this card leaves the game
effect-hibernate = hibernate when everything else is done
effect-retire = move an unplayed card from your active area to your resting area and gain its top effect
effect-rotate = you may play your next card for the half that its slot does not show
effect-explore-any = your next explore action needs no range and reaches every tile
effect-all-colors = one of your cards counts as having all colors until the action ends
effect-reopen = pay 1 gear to gain the effect of one of your opened crates again
effect-discount = { $action-next } costs { $count } less, not counting the range
effect-free-action = carry out an explore, build or populate action and skip { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 } for free
lasting-range = you skip { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 } for free in every action on the board
lasting-discount = your { $action-plural } cost { $count } less, not counting the range

place-forest = pay { $crystals } and the range to place a forest tile on a vacant sand space; buildings next to it advance on the green track, and you gain 1 book for each forest tile in its chain
place-temple = pay { $crystals } and the range to place a temple tile on a water space and gain its reward; from now on range also counts from the temple
place-target = place a target tile anywhere on sand or on a location where you have no piece; your action there costs { $discount } less, and if another player acts there, you gain what they spend, in both cases not counting the range and books for others
place-sand = pay the range to place a sand tile on a vacant field, forest or mountain, then take a card of its color from the display; a player who builds on it scores { $points }
place-workshop = pay { $crystals } to place a workshop tile on any field, forest or mountain and advance 1 step on its track; your actions next to a workshop cost { $discount } less, not counting the range; several workshops count once
place-falcon = move the falcon up to { $spaces } spaces for each progress marker removed from your tribe board, to a field, forest or mountain; range also counts from it

standard-crystal = turn 1 basic resource into 1 crystal
standard-rest = move a card from a slot to your resting area
standard-range = skip 1 space for free in your next action on the board

## Cards, reward spaces and technologies

card-does = top: { $top }; bottom: { $bottom }
reward-standard = the machine “{ $machine }”
reward-machine = a { $color } machine
reward-artifact = an artifact
reward-cards = { $points } points for each recruited { $color } card at the end

technology-full = technology { $number } ({ $books ->
    [one] 1 book
   *[other] { $books } books
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 } at the end): { $text }

gives-slot = your fifth card slot, in which a card can be played for either half
gives-at-once = immediately: { $effects }
gives-machine = a machine: { $effects }
gives-lasting = from now on { $lasting }
gives-ability-more = whenever you activate your tribe ability, also { $effects }
gives-free-path = passing through { $spaces-plural } costs no food
gives-trade = at any time during your turn: pay { $price } to gain { $gain }
gives-explore-food = exploring costs { $count } less food
gives-rest-for-crystal = at any time during your turn: pay 1 crystal to move a card from a slot to your resting area
gives-no-books = you pay no books to others when you populate, not even for this technology
gives-move-figure = once: move one of your population figures to another regular location where you have none
gives-card-resource = whenever you take a card from the display, gain { $resources }
gives-crate-crystal = gain 1 crate, and from now on gain 1 crystal with every crate, including this one
gives-mountain-discount = building costs 1 gear less for each mountain next to the space
gives-temple-range = skip { $spaces ->
    [one] 1 more space
   *[other] { $spaces } more spaces
 } for free when range counts from a temple
gives-falcon-discount = your actions next to the falcon cost { $count } less, not counting the range
gives-falcon-resources = when the falcon lands, gain { $resources }
gives-copy-switch = your switch token is ready again, and may from now on copy the bottom effect of a face-up card of another player

## What actions cost and give

price-free = free
price-books = { $books } for other players there
price-range = { $food } for the range
price-crystals = uses { $crystals } for { $what }
price-missing = { $price } ({ $missing } missing)
price-crystals-missing = { $price } ({ $uses }, { $missing } missing)
brings-steps = { $steps } on the { $track } track
brings-water = water space { $space } ({ $effects })
brings-water-plain = water space { $space }
brings-sand = { $points } for the sand tile
brings-nothing = no reward
step-one = 1 step
step-to = to space { $space }
step-unlocks = to space { $space }, which unlocks { $rewards }
step-end = beyond its end, for { $what }

foretold-change = { $meter } { $before } → { $after }
foretold-unlocks = unlocks { $rewards }
foretold-bonuses = brings { $bonuses }
foretold-lost = no room for { $what }
foretold-given = { $player } gains { $what }
foretold-wakes = back in the active area: { $cards }
foretold-rests = to the resting area: { $cards }
foretold-leaves = out of the game: { $cards }
foretold-switch = the switch token is ready again
foretold-removes = an artifact leaves the game

meter-crystal = crystals
meter-gear = gears
meter-book = books
meter-food = food
meter-energy = energy
meter-track-yellow = yellow track
meter-track-green = green track
meter-track-gray = gray track
meter-progress = progress markers
meter-points = points
meter-active = active cards
meter-resting = resting cards
meter-crates = closed crates

action-tribe = Play { $tribe }. Tribe ability: { $ability }. Technologies of its own: { $technologies }
action-keep = Keep { $card }: { $text }
action-play = Play { $card } in { $slot } for its { $half } half: { $does }
action-play-also = { $play }; also activates { $also }
action-switch = Use the switch token to gain { $what }
action-switch-step = Use the switch token to advance on the { $track } track { $to }
action-switch-copy = Use the switch token to copy the bottom effect of another player’s card
action-explore = Explore { $place }: { $price }; gives { $points } and a card
action-explore-unknown = Explore { $place } ({ $back })
action-build = Build { $building } on { $space }: { $price }; gives { $brings }
action-build-unknown = Build { $building } on { $space }
action-populate = Populate { $space }: { $price }; unlocks technology { $number } ({ $points } at the end): { $unlocks }
location-worth = { $space } ({ $score }; currently worth { $worth })
action-populate-unknown = Populate { $space } with the figure of technology { $number }
action-hibernate = Hibernate: get back your energy, resting cards and switch token, and take a reward from the hibernation track up to space { $space } ({ $does })
action-hibernate-removes = Hibernate: get back your energy, resting cards and switch token, remove an artifact from the game, and take a reward from the hibernation track up to space { $space } ({ $does })
action-end = End turn
action-end-game = End turn, which ends the game
action-last-card = { $action }; this is your last card action
action-trade = Trade 1 crystal for { $what }
action-machine = Use { $machine } (1 energy): { $does }
action-machine-lost = { $action }; you have no action left this turn, so it would be wasted
action-recharge = Take the energy back from { $machine } ({ $does })
action-open = Open crate { $found }: { $does }
action-reopen = Pay 1 gear to use crate { $found } again: { $does }
action-technology = Use technology { $number }: { $text }
action-technology-unknown = Use technology { $number }
action-track = Advance on the { $track } track { $to }
action-crystals = Gain { $what } from the rim
action-crystals-unknown = Gain the crystals of the rim
action-take-piece = Take { $piece }
action-discard = Discard { $piece }
action-blind = Recruit the top card of the deck unseen ({ $count } left)
action-hibernation-reward = Take the reward of space { $space }: { $does }
action-unlock = Unlock reward space { $number } first: { $reward }
action-unlock-unknown = Unlock reward space { $number } first
action-activate = Activate { $piece }: { $does }
action-rest = Move { $card } to your resting area
action-wake = Take back { $card }
action-retire = Move { $card } to your resting area: { $does }
action-all-colors = Treat { $card } as having all colors
action-copy = Copy { $card }: { $does }
action-card-unknown = Choose { $card }
action-place-module = Place it on module space { $number } of { $slot }
action-place-module-active = Place it on module space { $number } of { $slot }, which activates it immediately: { $does }
action-replace-module = Place it on module space { $number } of { $slot }, where it replaces { $module }
action-module-space-unknown = Choose module space { $number }
action-discard-module = Remove it from the game: { $module }
action-choose = { CAPITAL($what) }
action-option-unknown = Choose option { $number }
action-pay = Pay { $what } of { $have } to { $gain }
action-gain = Gain { $what } (you have { $have }, at most { $most })
action-to-crystal = Turn { $what } of { $have } into 1 crystal
action-give = Give { $what } of { $have }
action-spare = Pay { $what } less
action-take-unknown = Choose { $resource }
action-water = Take the reward of water space { $space }: { $effects }
action-falcon = Fly to { $space }, a { $terrain }
action-piece = Place { $piece } on { $space }: { $price }
action-piece-unknown = Place { $piece } on { $space }
action-move-figure = Move the figure on { $space }
action-move-figure-to = Move the figure from { $from } to { $space }
action-at-unknown = Choose { $space }
action-artifact = Take { $color ->
    [orange] an
   *[other] a
 } { $color } artifact ({ $left } left)
action-artifact-for = Take { $color ->
    [orange] an
   *[other] a
 } { $color } artifact ({ $left } left): adds { $category } (you have { $have }, so { $more } more)
action-remove-artifact = Remove { $color ->
    [orange] an
   *[other] a
 } { $color } artifact from the game ({ $left } left)
action-minor-artifact = Take a minor artifact ({ $points })
action-lay = Lay it { $way }: { $spaces }
lay-brings = your building on { $space }: { $brings }
action-lay-unknown = Lay the tile { $way }
action-score = Score { $points } and gain the artifact on the point track
ability-also = also { $effects }
ability-marker = progress marker { $number }
ability-bonus = progress marker { $number }: { $bonus }
action-ability = Activate your tribe ability: { $ability }
action-do = Do it
action-refill = Refill the displays and continue
action-pass-triggers = Activate nothing else
action-pass = Pass

## What is asked

request = { $player }: { $asked }.
question = { $asked }.

asked-nothing = wait, the game continues by itself
asked-tribe = choose a tribe and a side of its board
asked-keep = keep one of your two artifact cards
asked-turn = take { $count ->
    [one] 1 action
   *[other] up to { $count } actions
 }, or hibernate
asked-turn-more = take { $count ->
    [one] 1 more action
   *[other] { $count } more actions
 }, or end your turn
asked-end-turn = end your turn, after any free actions
asked-end-game = end your turn, which ends the game
asked-hibernate = hibernate, because you cannot act
asked-last-turn = your last turn: { $asked }
means-budget = { $count } of { $all } card actions left
means-have = you have { $what }
means-energy = { $count } energy to use
means-crates = { $count ->
    [one] 1 closed crate
   *[other] { $count } closed crates
 }
asked-triggers = choose what to activate next in { $slot }
asked-either = choose: { $effects }
asked-either-brief = choose one of two effects
asked-pay = pay { $price } to { $gain } ({ $left ->
    [one] once
   *[other] up to { $left } times
 }), or pass
asked-pay-brief = pay for a gain, or pass
asked-basic = choose { $count ->
    [one] 1 basic resource to gain
   *[other] { $count } basic resources to gain, one at a time
 }
asked-spare-crystals = you have no room for { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
 }: choose a basic resource instead
asked-points = score { $points }, which also gives an artifact, or pass
asked-step = { $color ->
    [any] choose a machine track to advance on ({ steps } left)
   *[other] advance { steps } on the { $color } track
 }, or pass
asked-rewards = choose which reward of your buildings to take next
asked-unlock = choose which reward space to unlock first
asked-take-module = take a slot module from the display, or pass
asked-place-module = choose a module space for { $module }
asked-ability = activate your tribe ability ({ $ability }), or pass
asked-ability-brief = activate your tribe ability, or pass
asked-piece = choose where to place { $piece }
asked-piece-range = choose where to place { $piece }; you can first trade crystals for food to pay for the range
asked-falcon = choose where the falcon lands
asked-recharge = take back the energy of one of your machines, or pass
asked-artifact = take an artifact
asked-artifact-optional = take an artifact, or pass
asked-remove-artifact = remove an artifact from the game
asked-machine = take a { $color } machine from the display
asked-machine-brief = take a machine from the display
asked-rest = move a card from a slot to your resting area, or pass
asked-rest-other = move a card other than { $card } from a slot to your resting area, or pass
asked-wake = move a card from your resting area to your active area, or pass
asked-play = { effect-play }, or pass
asked-card = { effect-card }, or pass
asked-act = carry out { $action }, or pass
asked-act-range = carry out { $action } with { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 } skipped for free, or pass
asked-recruit = recruit a citizen from the display or from the deck
asked-orient = choose how to lay tile { $tile } on { $place }
asked-retire = move an unplayed card to your resting area for its top effect, or pass
asked-all-colors = choose a card to count as having all colors, or pass
asked-reopen = pay 1 gear for the effect of an opened crate, or pass
asked-to-crystal = choose the basic resource to turn into a crystal, or pass
asked-trade-away = give { $price } for { $gain }, one at a time
asked-trade-away-brief = give { $price }, one at a time
asked-trade-for = choose the resource to gain
asked-move-figure = choose the population figure to move, or pass
asked-move-figure-to = choose where to move the figure on { $from }
asked-hibernation-reward = choose a reward of the hibernation track that you have reached, or pass
asked-clear-display = discard what you like from the displays, then refill them
asked-copy-card = choose the card whose bottom effect to copy, or pass
asked-spare = choose which part of the cost of { $place } the discount covers

## How it ended

result-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
result-alone = { $player } has { $points }: { $rank }.
won = { $player } has won with { $points }.
won-by-resources = { $player } has won with { $points }, the tie broken by remaining resources.
won-by-tracks = { $player } has won with { $points }, the tie broken by the machine tracks.
won-together = { $players } share the victory with { $points }.
rank-utopia = utopia
rank-superior = a superior victory
rank-major = a major victory
rank-regular = a regular victory
rank-minor = a minor victory
rank-survivor = survivor
rank-lost = lost

## What happened

event-tribe = { $player } plays { $tribe }.
event-kept = { $player } keeps { $card }.
event-kept-hidden = { $player } keeps an artifact card.
event-turn = It is { $player }’s turn.
event-played = { $player } plays { $card } in { $slot } for its { $half } half.
event-activated = { $player } activates { $piece }.
event-activated-module = { $player } activates module { $module }.
event-all-colors = { $player } treats { $card } as having all colors.
event-copied = { $player } copies the bottom effect of { $card }.
event-switched = { $player } uses the switch token.
event-explored = { $player } explores { $place }.
event-turned-up = { $player } turns up tile { $tile } on { $place }.
event-laid = { $player } lays tile { $tile } on { $place } { $way }.
event-built = { $player } builds { $building } on { $space }.
event-populated = { $player } populates { $space } and unlocks technology { $number }.
event-moved-figure = { $player } moves a figure from { $from } to { $to }.
event-target-own = { $player } takes back the target on { $space }.
event-target = { $player } hits the target on { $space }, and { $owner } gains what was spent there.
event-watered = { $player } takes the reward of water space { $space }.
event-ability = { $player } activates the tribe ability.
event-piece = { $player } places { $piece } on { $space }.
event-falcon = { $player } moves the falcon to { $space }.
event-paid = { $player } pays { $cost }.
event-gained = { $player } gains { $what }.
event-traded = { $player } trades 1 crystal for { $what }.
event-overflowed = { $player } has no room for { $what }.
event-scored = { $player } scores { $points } { $why }.
why-exploring = for exploring
why-effects = from an effect
why-sand-tiles = for building on a sand tile
event-point-bonus = { $player } reaches { $at } on the point track: { $bonus }.
event-progressed = { $player } places progress marker { $number }.
event-progressed-bonus = { $player } places progress marker { $number }: { $bonus }.
event-energy = { $player } gains 1 energy.
event-recharged = { $player } takes the energy back from { $machine }.
event-machine = { $player } uses { $machine }.
event-crate = { $player } gains crate { $found }.
event-crate-hidden = { $player } gains a crate.
event-opened = { $player } opens crate { $found }.
event-advanced = { $player } advances to { $space } on the { $track } track.
event-unlocked = { $player } unlocks reward space { $number }: { $reward }.
event-unlocked-unknown = { $player } unlocks reward space { $number }.
event-took = { $player } takes { $piece }.
event-placed-module = { $player } places module { $module } on module space { $number }.
event-replaced-module = { $player } replaces module { $replaced } on module space { $number } with { $module }.
event-recruited-blind = { $player } recruits { $card } from the top of the deck.
event-rested = { $player } moves { $card } to the resting area.
event-woken = { $player } takes { $card } back to the active area.
event-retired = { $player } moves { $card } to the resting area for its top effect.
event-left-game = { $player }’s { $card } leaves the game.
event-artifact = { $player } takes { $color ->
    [orange] an
   *[other] a
 } { $color } artifact.
event-minor-artifact = { $player } takes a minor artifact.
event-removed-artifact = { $player } removes { $color ->
    [orange] an
   *[other] a
 } { $color } artifact from the game.
event-end-triggered = { $player } has the end game tile: every player except the one whose turn it is takes one last turn.
event-hibernated = { $player } hibernates.
event-discarded = { $player } discards { $piece } from the display.
event-shown = { $piece } is turned up on the display.
event-module-shown = Turned up on the display: module { $module }.
event-goal-reached = { $player } reaches the goal of chapter { $number }, { $title }.
event-chapter-ended = { $title }: { $epilogue }
event-game-over = The game is over.
event-game-stopped = The game was stopped before it ended.

## Why an action is refused

refusal-game-over = The game is over.
refusal-not-your-turn = Not now: { $player } decides.
refusal-not-asked = You cannot do this now: { $asked }.
refusal-cannot-pass = You cannot pass here: { $asked }.
refusal-not-offered = This is not one of your choices: { $asked }.
refusal-no-action-left = You have no action left this turn.
refusal-not-acted-yet = You must take at least one action before you end your turn. To take none, hibernate.
refusal-has-acted = You have already acted this turn. You can hibernate only instead of taking actions.
refusal-not-active = { $card } is not in your active area.
refusal-slot-locked = The slot on the right is locked until you unlock its technology.
refusal-slot-taken = { CAPITAL($slot) } is taken: a card in it shows no slot symbol.
refusal-other-half = { CAPITAL($slot) } shows the { $half } half of a card.
refusal-other-half-unknown = The card cannot be played there for this half.
refusal-other-color = { $card } is not { $color }.
refusal-switch-used = You have already used your switch token. You get it back when you hibernate.
refusal-plain-switch = Your switch token cannot do this.
refusal-explored = The tile on { $place } is already face up.
refusal-out-of-reach = There is no path there over explored spaces.
refusal-too-far = Getting there costs { $food } food or more, which no player can pay.
refusal-other-action = You cannot carry out this kind of action now.
refusal-too-dear = This costs { $cost }; you have { $have }.
refusal-no-crystals = No crystals are needed to pay for this.
refusal-other-crystals = You need { $crystals } to replace what is missing: add “crystals { $count }” at the end.
refusal-not-sand = You can build only on sand, and { $space } is not sand.
refusal-not-explored = { $space } is not explored yet.
refusal-building-there = There is already a building on { $space }.
refusal-no-small-building = All your small buildings are on the board.
refusal-no-large-building = All your large buildings are on the board.
refusal-not-a-location = You can populate only locations, and { $space } is not a location.
refusal-figure-there = You already have a population figure on { $space }.
refusal-technology-unlocked = You have already unlocked this technology.
refusal-not-connected = This technology is not connected to one that you have unlocked.
refusal-no-crystal = You have no crystal to trade.
refusal-no-trade = You do not have this trade, or you cannot pay for it.
refusal-no-machine = You do not have { $machine }.
refusal-machine-used = { CAPITAL($machine) } holds an energy until you take it back.
refusal-no-energy = You have no energy left to use a machine.
refusal-no-machines-now = You have taken your energy back: you cannot use machines for the rest of this turn.
refusal-no-crate = You have no closed crate { $found }.
refusal-not-now = You can take free actions only in your own turn, and not during a payment, while an automatic effect resolves, or while too many other effects are waiting.
refusal-no-ability = You cannot carry out your tribe ability: it costs too much, or there is no place for its piece.

section-player-setup = rulebook, “Player setup”
section-resources = rulebook, “Resources”
section-points = rulebook, “Blue points vs. purple points”
section-how-to-play = rulebook, “How to play”
section-play-a-card = rulebook, “Play a card”
section-switch = rulebook, “Use your switch token”
section-explore = rulebook, “Explore”
section-range = rulebook, “Range”
section-populate = rulebook, “Populate”
section-build = rulebook, “Build”
section-tracks = rulebook, “Advancing on the tracks”
section-hibernate = rulebook, “Hibernate”
section-trade = rulebook, “Free action: trade”
section-machine = rulebook, “Free action: use a machine”
section-crate = rulebook, “Free action: open a crate”
section-game-end = rulebook, “Game end”
section-symbols = rulebook, “Effect of symbols”
section-tribes = rulebook, “Clarification of tribe abilities and technologies”

## Sources of points

score-exploring = exploring
score-effects = effects
score-sand-tiles = sand tiles
score-progress = progress track
score-technologies = technologies
score-locations = large locations
score-card-bonus = card bonuses
score-ending = end tile, minor artifacts
score-resources = remaining resources
score-purple-artifacts = purple category
score-orange-artifacts = orange category
score-white-artifacts = white category

## The whole table

plain-none = none
plain-nobody = no one
plain-empty = empty
plain-ready = ready
plain-unknown = ?
plain-numbered = { $number } { $text }
plain-counted = { $what } { $count }
plain-of = { $what } { $count } of { $most }
plain-bonus-at = { $bonus } at { $at }

plain-header = { $title }, round { $round }
plain-chapter = Chapter { $number }, { $title }. { $goal } So far: { $have }.
plain-goal-have = { $player } { $have } of { $want }
plain-goal-reached = { $player } has reached it
plain-players = Players: { $players }
plain-plays = { $player }: { $tribe }
plain-no-tribe = no tribe yet
plain-turn = It is { $player }’s turn; { $start } went first
plain-last-turns = The last artifact is gone: { $count ->
    [0] this is the last turn
    [one] 1 player has a last turn after this one
   *[other] { $count } players have a last turn after this one
 }.
plain-budget = Card actions left: { $count } of { $all }. Playing a card takes 1, hibernating takes { $hibernation }.
plain-all-colors = { $card } counts as having all colors.
plain-leaving = { $card } leaves the game at the end of this turn, and you hibernate.
plain-hibernates = This turn ends with a hibernation.

plain-part-own = BOARDS OF { $player }
plain-resources = Resources: { $resources }
plain-energy = Energy: { $stored } in storage, { $used } on machines. Switch token: { $switch }. Flasks: { $visible } visible, { $all } in all.
plain-switch-ready = ready
plain-switch-used = used
plain-blue = Blue points: { $points }. Next bonus of the point track: { $bonus }.
plain-ability = { $tribe }, with { $markers ->
    [one] 1 progress marker
   *[other] { $markers } progress markers
 } on the tribe board. Ability: { $ability }
plain-tribe-tiles = Tribe tiles left: { $count }
plain-pieces = Small buildings: { $small } ({ $small_left } left). Large buildings: { $large } ({ $large_left } left). Population figures: { $figures } ({ $left } left).

plain-part-active = ACTIVE CARDS ({ $count })
plain-part-slots = CARD SLOTS
plain-slot = { CAPITAL($slot) } ({ $half }): { $state }
plain-either-half = top or bottom
plain-slot-open = a card can be played here
plain-slot-taken = taken
plain-slot-locked = locked
plain-played = { $card }, { $half }: { $does }
plain-module-space = module space { $number }: { $text }
plain-module-space-active = module space { $number } with activation symbol: { $text }
plain-part-resting = RESTING CARDS ({ $count })
plain-part-machines = MACHINES
plain-machine = { $number }: { $machine } ({ $state }): { $does }
plain-machine-technology = technology { $number } ({ $state }): { $does }
plain-has-energy = holds an energy

plain-part-tracks = TRACKS
plain-tracks = Machine tracks: { $tracks }; each ends at { $last }, and further steps give its resource. Reward spaces:
plain-reward = { $number } at { $needs }: { $reward }
plain-reward-unlocked = { $number } unlocked: { $reward }
plain-progress = Progress track: { $markers } of { $all } markers, { $points } at the end; next bonus: { $bonus }
plain-hibernation = Hibernation track: on space { $space } of { $last }; a player who reaches space { $removes } removes an artifact from the game
plain-hibernation-reward = space { $number }: { $text }
plain-reached = { $text } (reached)

plain-part-technologies = TECHNOLOGIES
plain-technology = { $state }: { $text }
plain-unlocked = unlocked
plain-unlockable = next
plain-locked = after { $after }

plain-part-crates = CRATES
plain-closed = closed: { $found }
plain-closed-hidden = { $count } closed
plain-opened = opened: { $found }
plain-reopened = opened twice: { $found }

plain-part-artifacts = ARTIFACTS
plain-artifact-hidden = The artifact card is secret.
plain-artifact-card = Artifact card: { $card }
plain-offered = to choose from: { $card }
plain-category = { $color }: { $text } (have { $have }), counted { $times ->
    [one] once
   *[other] { $times } times
 }: { $worth }, { $more } more with another artifact
plain-minor = Minor artifacts: { $count } ({ $points } points).
plain-end-tile = The end game tile: { $points }.

plain-part-displays = DISPLAYS
plain-artifacts-left = Major artifacts left: { $artifacts }
plain-artifacts-awaited = Major artifacts left: { $artifacts }; minor artifacts to take before the end: { $extra }
plain-supply = Left: { $cards } cards, { $modules } modules, { $crates } crates, { $energy } energy
plain-citizens = Citizens:
plain-modules = Modules:
plain-machines = Machines:

plain-part-board = GAME BOARD
plain-map-sand = sa
plain-map-water = wa
plain-map-location = lo
plain-map-back = ?{ $number }
plain-map-large = L{ $number }
plain-map-chasm = ch
plain-map-whole = ..
plain-map-crystal = cr
plain-map-vast = CR
plain-map-several = +
plain-map-tile = *
map-yellow = fi
map-green = fo
map-gray = mo
plain-legend = Each hex has the name of its space and, below it, what the space shows: sa sand, fi field, fo forest, mo mountain, wa water, lo location, ?1 to ?5 a face-down tile with this back, L1 to L4 a large location (one space), ch the chasm (one space), cr a crystal of the rim, CR a vast crystal. A hex is next to its neighbors in the row, the two above and the two below.
plain-legend-pieces = A number after it is the player with a piece there ({ $players }), + means several players, and * a tribe tile or the falcon.

plain-part-large = LARGE LOCATIONS
plain-large = L{ $number } { $name }: { $score }
plain-large-now = there: { $there }; points for a figure there now: { $worth }; next to { $next }
plain-part-face-down = FACE-DOWN TILES (cost and points)
plain-back = ?{ $number }, { $back }: { $places }

plain-part-spaces = EXPLORED SPACES AND WHAT IS NEXT TO THEM
plain-space = { CAPITAL($space) } { $ground }; next to { $next }
plain-origin = (range counts from here until your first piece is on the board)
plain-crystal = a crystal
plain-vast = a vast crystal
plain-piece-of = { $piece } of { $player }
plain-figure = a figure

plain-part-range = RANGE OF { $player }
plain-range = { $food ->
    [0] no food
   *[other] { $food } food
 }: { $spaces }

plain-part-other = BOARDS OF { $player }
plain-other = Has { $resources }; energy: { $stored } in storage, { $used } on machines; switch token: { $switch }
plain-other-active = Active: { $cards }. Resting: { $resting }.
plain-other-played = Slot { $number }: { $card }, { $half }: { $does }
plain-other-modules = Modules: { $modules }
plain-other-machines = Machines: { $machines }
plain-other-tracks = Machine tracks: { $tracks }
plain-other-technologies = Technologies: { $technologies }
plain-other-crates = Crates: { $closed } closed; opened: { $opened }
plain-other-artifacts = Artifacts: { $artifacts }; minor { $minor }

plain-part-categories = CATEGORY COUNTS
plain-part-points = POINTS
plain-later = ({ $text })
plain-points-now = points now
plain-points-later = if the game ended now
plain-at-least = { $points }+

## Reports

group-tribes = tribes
group-citizens = citizen cards
group-machines = machines
group-modules = slot modules
group-crates = crates
group-artifact-cards = artifact cards

## The campaign

chapter-title-1 = Water under the gate
chapter-story-1 = For three hundred winters the gate of the shelter was a wall that no one leaned on. This spring, water runs in under it. The oldest say that it will freeze again; the children have already put their boots on. When the gate is open by the width of a hand, the light is so white that no one speaks. Then someone laughs, and the first of you goes out to see who else has survived.
chapter-news-1 = The base game: four tribes with the sun sides of their boards.
chapter-goal-1 = Place { $count } population figures: give every survivor a home.
chapter-reached-1 = Lamps burn in the windows of { $players }. No one locks the gate of the shelter any more.
chapter-missed-1 = The snow comes back before the houses have roofs. But you know the way now, and the gate is easier to open the second time.

chapter-title-2 = The other side of the maps
chapter-story-2 = Four maps hung in the school of the shelter, one for each tribe, and no child was ever allowed to touch them. Now someone takes them down to carry them outside, and finds that they are painted on both sides. The backs were drawn at night: forests, temples and dunes that could exist, if only someone made them.
chapter-news-2 = The moon sides of the four tribes. Every player plays one: your tribe ability places your tribe's own pieces on the board.
chapter-goal-2 = Use your tribe ability { $count } times: make the back of the map come true.
chapter-reached-2 = The land begins to look like the back of the map, at least where { $players } went.
chapter-missed-2 = The maps are rolled up again, with a few lines crossed out and many left to draw.

chapter-title-3 = Those below
chapter-story-3 = At night the ground hums. You drive a rod into the ice, and something knocks back, three times, politely. They call themselves Formica. They never froze, because they never stopped digging, and they know of three cities at the edge of the world that are on none of your maps, front or back.
chapter-news-3 = A fifth tribe, Formica, with its sun side, and three more large locations: all three are in the corners this time. The other tribes may play either side.
chapter-goal-3 = Place a population figure in a large location. The cities are empty, and they are waiting.
chapter-reached-3 = { $players } may write a name on the gate of a city. The hum under the ice is a song now.
chapter-missed-3 = The towers stand dark for another year. The knocking goes on: patient people, those below.

chapter-title-4 = The ice that sings
chapter-story-4 = Crystals as tall as houses stand along the rim of the world. When the wind comes from the north they sing, each on its own note, and every machine in the shelter answers. Those below say that you must build close to them and listen. Those above say that it is bad for the teeth. Both are right.
chapter-news-4 = Vast crystals, worth 2 crystals the first time you build next to one, and an improved switch token: a basic resource, or a step on any machine track.
chapter-goal-4 = Build next to { $count } different crystals of the rim.
chapter-reached-4 = Where { $players } built, the machines no longer need to be wound up. They hum along.
chapter-missed-4 = The crystals sing to no one. But those who came close enough to hear them cannot forget the tune.

chapter-title-5 = A shadow on the snow
chapter-story-5 = A shadow crosses the valley, with nothing above it to cast it. Then the falcon lands on the gatepost and looks at you as if you were late. Its people, the Vukuntur, have seen it all from above: every fire, every roof, every road. They came down to ask one question: is this a few camps in the snow, or is it a country?
chapter-news-5 = The tribe Vukuntur and the moon sides of all six tribes: everything is in the game.
chapter-goal-5 = Be present on { $count } different area tiles, with buildings or figures: make it a country.
chapter-reached-5 = The falcon circles once over everything that { $players } made, and finds no empty place to land. It takes the gatepost. It is a country.
chapter-missed-5 = The falcon flies on. It leaves a feather on the gatepost, which is how its people say: not yet.

## Game options

option-players = Players
option-players-help = Number of players. A solo player has a budget of 20 card actions.
option-length = Length
option-length-help = A long game uses the artifacts of one more player.
option-length-normal = Normal
option-length-long = Long
option-tribes = Tribes
option-tribes-help = Tribes and their sides are drawn at random, or chosen in counterclockwise order.
option-tribes-drawn = Drawn
option-tribes-chosen = Chosen
option-artifact-cards = Artifact cards
option-artifact-cards-help = One card each, two cards each to choose from, or one face-up card for all players.
option-artifact-cards-dealt = Dealt
option-artifact-cards-choose = Two to choose from
option-artifact-cards-shared = One for all
option-moon = Moon
option-moon-help = The moon sides of the tribe boards, with their own pieces.
option-more-tribes = More tribes
option-more-tribes-help = The tribes Formica and Vukuntur.
option-more-locations = More locations
option-more-locations-help = Three more large locations.
option-vast-crystals = Vast crystals
option-vast-crystals-help = Vast crystals, worth 2 crystals the first time you build next to one.
option-improved-switch = Improved switch
option-improved-switch-help = A switch token that can also advance you 1 step on any machine track.
option-chapter = Chapter
option-chapter-help = A chapter of the campaign, with a goal. The chapter determines what is in the game.
option-chapter-none = None
option-start = Start
option-start-help = The player who takes the first turn.
option-start-random = Random
option-pack = Pack
option-pack-help = The content pack: board, tiles, cards, machines, modules, crates and tribes.
