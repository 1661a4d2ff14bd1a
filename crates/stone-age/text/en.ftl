### Every sentence of Stone Age, in English.

title = Stone Age
round-name = Round

seat-1 = Red
seat-2 = Blue
seat-3 = Green
seat-4 = Yellow

## Putting phrases together

join-comma = { $first }, { $second }
join-and = { $first } and { $second }
join-plus = { $first } + { $second }
join-semicolon = { $first }; { $second }
join-sentences = { $first } { $second }

## Counts

people = { $count ->
    [one] 1 person
   *[other] { $count } people
 }
points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
pips = { $count ->
    [one] 1 pip
   *[other] { $count } pips
 }
pieces = { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }
kinds = { $count ->
    [one] 1 kind
   *[other] { $count } kinds
 }
dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
 }

## Food and resources

food = food
resource-wood = wood
resource-brick = brick
resource-stone = stone
resource-gold = gold

amount-food = { $count ->
    [0] no food
   *[other] { $count } food
 }
amount = { $count ->
    [0] no { $resource }
   *[other] { $count } { $resource }
 }

## Places

site-hunt = { $form ->
    [at] on the hunt
   *[other] Hunt
 }
site-forest = { $form ->
    [at] in the forest
   *[other] Forest
 }
site-clay-pit = { $form ->
    [at] in the clay pit
   *[other] Clay pit
 }
site-quarry = { $form ->
    [at] in the quarry
   *[other] Quarry
 }
site-river = { $form ->
    [at] at the river
   *[other] River
 }
site-tool-maker = { $form ->
    [at] at the tool maker
   *[other] Tool maker
 }
site-hut = { $form ->
    [at] in the hut
   *[other] Hut
 }
site-field = { $form ->
    [at] in the field
   *[other] Field
 }


card-number = { $form ->
    [at] on card { $number }
   *[other] card { $number }
 }
building-number = { $form ->
    [at] on building { $number }
   *[other] building { $number }
 }

## Tools and dice

tools = { $count ->
    [one] tool { $values }
   *[other] tools { $values }
 }

item-tool = a tool
item-food-track = a step on the food track
die-item = { $face } ({ $item })

## Cards, from their upper and lower halves

card = { $top }, { $bottom }

effect-dice-for-all = dice for all
effect-roll = 2 dice for { $what }
effect-tool = 1 tool
effect-food-track = food track +1
effect-extra-card = extra card
effect-one-use-tool = one-use tool { $value }
effect-any-two = any 2 resources

culture-healing = healing
culture-art = art
culture-writing = writing
culture-pottery = pottery
culture-time = time
culture-transport = transport
culture-music = music
culture-weaving = weaving

farmers = { $count ->
    [one] 1 farmer
   *[other] { $count } farmers
 }
tool-makers = { $count ->
    [one] 1 tool maker
   *[other] { $count } tool makers
 }
hut-builders = { $count ->
    [one] 1 hut builder
   *[other] { $count } hut builders
 }
shamans = { $count ->
    [one] 1 shaman
   *[other] { $count } shamans
 }

## Prices

cost-counted = { $pieces } of { $kinds }
cost-up-to = 1 to { $most } resources

bill-exactly = exactly { $pieces }
bill-range = { $least } to { $most } resources

purpose-food = the missing food

## Events

event-round-began = Round { $round } begins. { $player } is the start player.
event-placed = { $player } places { $people } { $place-at }.
event-stuck = { $player } finds no place for { $count ->
    [one] 1 person, who stays
   *[other] { $count } people, who stay
 } at home.
event-rolled = { $player } rolls { $dice } for { $what }: { $pips }.
event-gathered = { $player } takes { $amount } for { $pips }.
event-gathered-with-tools = { $player } takes { $amount } for { $pips } ({ $tools }).
event-got-tool = { $player } takes a tool.
event-got-no-tool = { $player } gets no tool: all tools are at their highest value.
event-got-food-track = { $player } moves up one step on the food track.
event-got-no-food-track = { $player } is at the end of the food track and stays there.
event-got-person = { $player } has one more person.
event-got-no-person = { $player } already has all { $most } people, so no one is added.
event-left = { $player } leaves { $what } and takes the person back.
event-bought-card = { $player } buys a card ({ $card }) for { $paid }.
event-built = { $player } pays { $paid } for a building: { $points }.
event-building-revealed = The next building on stack { $number } costs { $cost }.
event-stack-empty = Building stack { $number } is empty: this is the last round.
event-got-amount = { $player } takes { $amount }.
event-got-points = { $player } scores { $points }.
event-kept-face-up = { $player } keeps a card for later: { $effect }.
event-rolled-for-all = { $player } rolls dice for all players: { $dice }.
event-picked = { $player } takes the { $face }: { $item }.
event-drew-extra-card = { $player } draws a card for the final scoring: { $bottom }.
event-drew-hidden-card = { $player } draws a card for the final scoring, face down.
event-no-extra-card = { $player } gets no extra card: the deck is empty.
event-cashed = { $player } turns in a card for any two resources and takes { $amount }.
event-harvested = { $player } harvests { $food }.
event-fed = { $player } feeds their people with { $amount }.
event-went-hungry = { $player } is { $missing } short and lets their people go hungry: { $points } lost.
event-card-revealed = New card { $number }: { $card }.

ended-buildings = The game is over: a stack of buildings is empty.
ended-cards = The game is over: there are not enough cards for a new round.
ended-round-limit = The game is over: the last round has been played.

## Refusals

refusal-game-over = The game is over: no more actions are possible.
refusal-not-your-turn = Not now: it is up to { $player } to decide.
refusal-not-asked = Not now: you are asked { $question }.
refusal-not-enough-people = You have only { $have } left to place, but this takes { $want }.
refusal-nobody-placed = Place at least one person.
refusal-already-there = You already have people { $place-at }. You cannot add any before the next round.
refusal-place-full = There is no room left { $place-at }: { $count ->
    [one] 1 person stands
   *[other] { $count } people stand
 } there.
refusal-not-enough-room = There is room for only { $free ->
    [one] 1 more person
   *[other] { $free } more people
 } { $place-at }, not for { $want }.
refusal-exact-number = You must place exactly { $people } { $place-at }.
refusal-too-many-players = { $allowed ->
    [one] With { $players } players, only one of them may gather { $place-at } in a round, and another player is there already.
   *[other] With { $players } players, only { $allowed } of them may gather { $place-at } in a round, and { $allowed } are there already.
 }
refusal-village-full = With { $players } players, only two of tool maker, hut and field are used in a round. Two are taken, so you cannot place people { $place-at }.
refusal-no-card = There is no card on space { $number }.
refusal-no-building = There is no building on stack { $number }.
refusal-nobody-there = You have no people { $place-at }.
refusal-card-too-dear = Card { $price } costs { $pieces }, but you have { $have }. You can leave the card instead.
refusal-building-too-dear = Your resources do not cover the price of building { $number }. You can leave it instead.
refusal-no-such-tool = { $have ->
    [0] You have no unused tool of value { $value }.
    [one] You have only 1 unused tool of value { $value }.
   *[other] You have only { $have } unused tools of value { $value }.
 }
refusal-no-such-one-use-tool = You do not have that many one-use tools of value { $value }.
refusal-other-resource-first = Resources are paid one kind at a time. First, say how much { $resource }.
refusal-not-enough-resource = You have { $have }, so you cannot pay { $want }.
refusal-payment-does-not-fit = The price is { $bill }. You have paid { $paid } so far, and after this payment the price could no longer be met.
refusal-die-not-there = None of the remaining dice shows that.
refusal-nothing-to-cash = You have no unused card for any two resources.
refusal-cash-later = You can turn in the card for any two resources while you use or feed your people, but not while you place them.
refusal-not-enough-for-food = To replace { $missing } you need the same number of resources, but you have { $have }.

asked-place = to place people
asked-use = to use your people
asked-tools = which tools to add to your { $pips } for { $what }
asked-pay = to pay { $bill } for { $purpose }, now with { $resource }
asked-pick = to take one of the dice: { $dice }
asked-gain = which two resources to take
asked-feed = whether to replace { $missing } with resources

## Sections of the rulebook

section-game-round = Rulebook, “A game round”
section-placing = Rulebook, “1. The players place their people on the game board”
section-how-many = Rulebook, “How many people can be placed at the individual places?”
section-placing-cards = Rulebook, “1. The players place their people on the game board”, “Civilization cards”
section-placing-buildings = Rulebook, “1. The players place their people on the game board”, “Buildings”
section-using = Rulebook, “2. The players use the actions of their placed people”
section-tools = Rulebook, “2. The players use the actions of their placed people”, “Tool maker”
section-cards = Rulebook, “Acquisition of civilization cards”
section-buildings = Rulebook, “2. The players use the actions of their placed people”, “Buildings”
section-feeding = Rulebook, “3. The players feed their people”
section-game-end = Rulebook, “Game end”
section-fewer-players = Rulebook, “Changes for 3 or 2 players”
section-dice-for-all = Information sheet, “Items for dice”
section-one-use-tool = Information sheet, “Tool for unique use”
section-any-two = Information sheet, “2 resources of the player's choice”

## Actions

action-place = place { $people } { $place-at }: { $point }
action-use = use { $people } { $place-at }: { $point }
action-buy-card = buy card { $number } ({ $card }) for { $price }
action-buy-building = build building { $number } for { $cost }: { $points }
action-buy-unknown = buy { $what }
action-leave = leave { $what } and take your person back
action-no-tools = use no tools: { $amount }
action-tools = add { $tools }: { $amount } instead of { $before ->
    [0] none
   *[other] { $before }
 }
action-tools-in-vain = add { $tools }: { $amount }, the same as without
action-tools-unknown = add { $tools }
action-no-tools-unknown = use no tools
action-pay = pay { $amount }
action-pay-building = pay { $amount }: { $points } so far
action-take = take the { $face }: { $item }
action-cash = turn in your card for any two resources
action-gain = take { $amount }
action-feed = feed your people with { $pieces }
action-feed-unknown = feed your people with resources
action-starve = let your people go hungry: { $points } lost

point-roll = { $dice } for { $what }
point-tool-maker = 1 tool
point-hut = one more person
point-field = food track +1
point-building = { $cost } for { $points }
point-unknown = nothing there
points-by-value = their value in points

## Requests and results

request = { $player }: { $question }
question-place = place people ({ $count } left).
question-use = use people ({ $count } still out).
question-tools = add tools to { $pips } for { $what }? ({ $amount } without)
question-pay = pay { $bill } for { $purpose }. How much { $resource }? ({ $have } in store; { $count ->
    [0] nothing paid yet
   *[other] { $paid } paid
 }.)
question-pick = take one of the dice: { $dice }.
question-gain = take any two resources.
question-feed = { $missing } is missing: pay resources, or lose { $points }?

won = { $player } has won with { $points }.
won-by-tie-break = { $player } has won with { $points }, the tie broken by food production, tools and people.
won-together = { $players } share the victory with { $points } each.

## Sources of points

source-buildings = buildings
source-card-points = points on cards
source-hunger = hunger
source-culture = { $form ->
    [short] culture
   *[other] culture: sets of different symbols
 }
source-farmers = farmers × food track
source-tool-makers = tool makers × tools
source-hut-builders = hut builders × buildings
source-shamans = shamans × people
source-left-over = resources left over

## The table as plain text

plain-header = { $title }, round { $round }: { $phase }
plain-start = Start player: { $start }.
plain-turn = Start player: { $start }. To act: { $player }.

phase-placing = placing people
phase-using = using people
phase-feeding = feeding people ({ $fed } of { $players } players done)
phase-over = the game is over

plain-places = PLACES
plain-gives = gives
plain-free = free
plain-cards = CARDS ({ $deck } in the deck)
plain-price = price
plain-buildings = BUILDINGS
plain-points = points
plain-left = left
plain-players = PLAYERS
plain-points-now = POINTS
plain-points-later = IF THE GAME ENDED NOW
plain-final-scoring = FINAL SCORING
plain-cards-of = { $player } has { $count ->
    [one] 1 card
   *[other] { $count } cards
 }: { $cards }.

plain-numbered = { $number }: { $text }
plain-rate = 1 { $what } per { $pips }
plain-no-limit = any
plain-by-value = value
plain-nothing = -
plain-nobody = .
plain-unknown = ?
plain-at-least = { $points }+?
plain-unseen = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
 }

plain-fewer-players = With { $players } players, only { $allowed ->
    [one] one player
   *[other] { $allowed } players
 } may gather in each of forest, clay pit, quarry and river, and only two of tool maker, hut and field are used in a round.

mat-resource = { $resource } (value { $value })

## The drawn board

board-phase-place = Place
board-phase-use = Use
board-phase-feed = Feed
board-phase-over = The end

board-meal = Next meal: { $need } food for { $people }; { $have } in store, { $harvest } from the fields.
board-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
 }
board-left = { $count } left
board-price = costs { $pieces }


about-dice-for-all = Roll one die for each player. The buyer takes one first, then the others clockwise. A 1 is wood, 2 brick, 3 stone, 4 gold, 5 a tool and 6 a step on the food track.
about-food = Take { $amount } from the supply immediately.
about-resource = Take { $amount } from the supply immediately.
about-roll = Roll two dice for { $what } immediately, as if you had two people there. You may add tools.
about-points = Score { $points } immediately.
about-tool = Take one tool immediately.
about-food-track = Move up one step on the food track immediately.
about-extra-card = Draw one more card from the deck. Only its lower half counts, in the final scoring.
about-one-use-tool = Keep this card as a tool of value { $value }. You can add it to one roll, once.
about-any-two = Keep this card. Turn it in once, now or later, for any two resources.
about-culture = In the final scoring, a set of different symbols scores the square of its size.
about-farmers = In the final scoring, each of your farmers scores your position on the food track.
about-tool-makers = In the final scoring, each of your tool makers scores the total value of your tools.
about-hut-builders = In the final scoring, each of your hut builders scores 1 point for each of your buildings.
about-shamans = In the final scoring, each of your shamans scores 1 point for each of your people.
about-building = Pay { $cost } and score { $points } immediately.

## Options of a new game

option-players = Players
option-players-help = Number of players.
option-open-cards = Open cards
option-open-cards-help = All players see each other’s cards.
option-start = Start
option-start-help = The player who begins.
option-start-random = Random
option-round-limit = Round limit
option-round-limit-help = The game ends after this round at the latest.

## What an action costs and brings

meter-wood = wood
meter-brick = brick
meter-stone = stone
meter-gold = gold
meter-food = food
meter-food-track = food track
meter-tools = tools
meter-people = people
meter-at-home = people at home
meter-buildings = buildings
meter-cards = cards
meter-points = points
foretold-change = { $meter } { $before } → { $after }
foretold-about = about { $amount } { $what }

## Labels on the board

label-valley = The valley
label-market = Buildings and cards
label-cards = Cards
label-buildings = Buildings
label-players = Players
label-people = people
label-at-home = people at home
label-to-place = to place
label-still-out = still out
label-food = food
label-food-track = food track (food every round)
label-tools-ready = tools ready
label-tools-used = tools used
label-one-use-tools = one-use tools
label-any-two = cards for any 2 resources
label-own-buildings = buildings
label-own-cards = cards
label-paid = paid
label-nothing-paid = nothing paid yet
label-start-player = start player
label-empty = empty
label-more-tools = choose tools
label-building-points = points
label-pips = pips
label-pay = pay
label-use-tools = use these tools
label-take-two = take these
label-feed-with = feed with resources
label-unseen-card = a card that you may not see
label-points = on the scoring track
label-total = total, with the scoring track
