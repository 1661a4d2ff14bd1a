# Every sentence of Civolution. Numbers choose between the forms of a sentence.

title = Civolution
round-name = Era

seat-1 = Red
seat-2 = Blue
seat-3 = Green
seat-4 = Yellow
vici = V.I.C.I
rival = { vici }

## Putting phrases together

join-comma = { $first }, { $second }
join-and = { $first } and { $second }
join-or = { $first } or { $second }
join-either = { $first }; or { $second }
join-then = { $first }, then { $second }
join-semicolon = { $first }; { $second }
join-sentences = { $first } { $second }
sentence = { CAPITAL($phrase) }.
capital = { CAPITAL($phrase) }

## Names

terrain-forest = Forest
terrain-grassland = Grassland
terrain-hills = Hills
terrain-swamp = Swamp
terrain-mountains = Mountains
terrain-desert = Desert
terrain-water = Water

material-wood = Wood
material-beeswax = Beeswax
material-oil = Oil
material-papyrus = Papyrus
material-herbs = Herbs
material-gold = Gold
material-cotton = Cotton
material-clay = Clay
material-sulfur = Sulfur
material-coal = Coal
material-peat = Peat
material-tar = Tar
material-stone = Stone
material-iron-ore = Iron Ore
material-jade = Jade
material-sand = Sand
material-salt = Salt
material-copper = Copper

feature-stamina = Stamina
feature-intelligence = Intelligence
feature-calm = Calm
feature-dexterity = Dexterity
feature-expression = Expression
feature-perception = Perception

track-technology = Technology
track-prestige = Prestige
track-knowledge = Knowledge
track-construction = Construction
track-culture = Culture

module-research = Research
    .level-1 = gain 1 research card; or draw 2 cards from face-down stacks and keep 1 of them
    .level-2 = gain 1 research card; or draw 4 cards from face-down stacks and keep 1 of them
    .level-3 = gain 2 research cards; or draw 4 cards from face-down stacks and keep 2 of them
    .idle = all research stacks are empty
module-migration = Migration
    .level-1 = perform 1 migration
    .level-2 = take a favor test; if you pass, perform up to 2 migrations, otherwise 1
    .level-3 = take a favor test; if you pass, perform up to 3 migrations, otherwise up to 2
    .idle = your tribes have nowhere to go
module-exploration = Exploration
    .level-1 = reveal the sites next to one of your territories; or make a lucky find
    .level-2 = reveal the sites next to one of your territories, then any one more site, then gain 2 success points; or make a lucky find
    .level-3 = reveal the sites next to one of your territories, then any one more site, then gain 4 success points; or make 2 lucky finds
    .idle = there are no face-down sites next to your territories, and you have no tribe on land for a lucky find
module-transport = Transport
    .level-1 = transport up to 3 raw materials to your storage
    .level-2 = transport up to 6 raw materials to your storage
    .level-3 = transport all your raw materials to your storage; those from boats become any material
    .idle = you have no raw material to transport
module-invention = Invention
    .level-1 = perform the action of 1 income chip; or install 1 invention card
    .level-2 = perform up to 2 actions of income chips; or install 1 invention card
    .level-3 = perform up to 2 actions of income chips; or install 1 invention card with the special bonus: ignore one cost space, or install another one
    .idle = you have no income chip, and no invention card whose cost you can fulfil
module-activity = Activity
    .level-1 = perform 1 activity
    .level-2 = perform up to 2 different activities
    .level-3 = perform up to 2 activities, even the same one twice
    .idle = you cannot afford any of your activities
module-sustenance = Sustenance
    .level-1 = hunt; or strengthen 1 weak tribe
    .level-2 = hunt; or strengthen up to 3 weak tribes
    .level-3 = hunt in up to 2 territories; or strengthen up to 4 weak tribes
    .idle = there is no territory where you can hunt, and none of your tribes is weak
module-procreation = Procreation
    .level-1 = perform 1 procreation
    .level-2 = take a favor test; if you pass, perform up to 2 procreations, otherwise 1
    .level-3 = perform up to 2 procreations, and take a favor test to strengthen 1 weak tribe
    .idle = you have no tribe left in your supply, or no place for one
module-mutation = Mutation
    .level-1 = move 1 feature marker to another feature space; or install 1 mutation card
    .level-2 = move up to 2 feature markers to other feature spaces; or install 1 mutation card
    .level-3 = move up to 2 feature markers to other feature spaces; or install 1 mutation card with the special bonus: ignore one cost space, or install another one
    .idle = you have no feature marker to move, and no mutation card whose cost you can fulfil
module-planning = Planning
    .level-1 = install 1 goal chip; or place 2 planning markers on one dice space
    .level-2 = install 1 goal chip; or place 3 planning markers on one dice space
    .level-3 = gain and/or install 1 goal chip, in any order; or place 3 planning markers on one dice space
    .idle = you have no marker to place, and meet the requirement of none of your goal chips
module-production = Production
    .level-1 = produce 2 raw materials, and take a favor test to transport 1
    .level-2 = produce 3 raw materials, and transport 1
    .level-3 = produce 4 raw materials, and transport 2
    .idle = you can neither produce nor transport a raw material
module-insight = Insight
    .level-1 = gain 3 ideas; or install 1 insight card
    .level-2 = gain 6 ideas; or install 1 insight card
    .level-3 = gain 6 ideas; or install 1 insight card with the special bonus: ignore one cost space, or install another one
    .idle = you have no marker left for ideas, and no insight card whose cost you can fulfil
module-trade = Trade
    .level-1 = perform the Sale and the Purchase action up to once each
    .level-2 = perform the Sale and the Purchase action up to twice each
    .level-3 = gain 2 money, then perform the Sale and the Purchase action up to twice each
    .idle = you have nothing to sell, and not enough money to purchase anything
module-building = Building
    .level-1 = complete 1 building project; or install 1 building card
    .level-2 = complete up to 2 building projects of the same type; or install 1 building card
    .level-3 = complete up to 2 building projects; or install 1 building card with the special bonus: ignore one cost space, or install another one
    .idle = you cannot build anything, and you have no building card whose cost you can fulfil
module-achievement = Achievement
    .level-1 = gain 1 activation die or 1 fate die; or install 1 achievement card
    .level-2 = gain 1 activation die and 1 fate die; or install 1 achievement card
    .level-3 = gain 1 activation die and 1 fate die; or install 1 achievement card with the special bonus: ignore one cost space, or install another one
    .idle = no die can be gained, and you have no achievement card whose cost you can fulfil

deck-invention = invention
deck-mutation = mutation
deck-insight = insight
deck-building = building
deck-achievement = achievement

category-technology = Technology
    .unit = step on the Technology track
category-prestige = Prestige
    .unit = step on the Prestige track
category-knowledge = Knowledge
    .unit = step on the Knowledge track
category-construction = Construction
    .unit = step on the Construction track
category-culture = Culture
    .unit = step on the Culture track
category-evolution = Evolution
    .unit = feature marker
category-prosperity = Prosperity
    .unit = active diamond
category-population = Population
    .unit = tribe on the continent
category-expansion = Expansion
    .unit = territory with a tribe

phase-new-cards = New cards
phase-new-goals = New goals
phase-extra-find = Extra find
phase-action = Action phase
phase-sites = Site phase
phase-feeding = Feeding phase
phase-event = Event phase
phase-income = Income phase

weather-cold = cold
    .now = it is cold
    .effect = everyone loses 1 food or a tribe
weather-rain = rain
    .now = it is raining
    .effect = everyone may perform an activity
weather-mild = mild
    .now = it is mild
    .effect = everyone may perform the action of an income chip or an activity
weather-warm = warm
    .now = it is warm
    .effect = everyone may perform the action of an income chip
weather-hot = hot
    .now = it is hot
    .effect = everyone loses 1 food or a tribe

site-building-ground = Building ground
    .about = statues and settlements can be built here from the territories next to it
site-mystic-oak = Mystic oak
    .about = in every Site phase, each territory next to it with your tribe gives 1 success point, or 2 if it is Water, Swamp or Desert
site-cave = Cave
    .about = with 1 migration, a tribe can move between any two territories next to Caves
site-gorge = Gorge of the Grimwolves
    .about = in every Site phase, each player with a tribe next to it loses 1 food
site-glacier = Glacier
    .about = in every Site phase, each player with strong tribes next to it weakens one of them
site-volcano = Volcano
    .about = there can be no farms next to it
site-holy-rock = Holy rock
    .about = a player who activates Procreation with a tribe next to it may take a favor test for another procreation there
site-hidden-grotto = Hidden grotto
    .about = a player who activates Production with a tribe next to it first produces and transports a raw material there
site-mushroom-valley = Mushroom valley
    .about = a hunt in a territory next to it gives 1 more food

project-farm = a farm
project-boat = a boat
project-statue = a statue
project-settlement = a settlement

marker-food = food
marker-money = money
marker-idea = idea
    .plural = ideas
marker-focus = focus marker
    .plural = focus markers

holding-inventions = inventions
    .short = invent
holding-mutations = mutations
    .short = mutat
holding-insights = insights
    .short = insight
holding-buildings = buildings
    .short = build
holding-achievements = achievements
    .short = achiev
holding-goals = goal chips
    .short = goals
holding-attributes = attribute chips
    .short = attrib

panel-main = the { $module } module
panel-feature = the { $feature } feature module
panel-sleep = the Sleep module

territory = { $terrain } { $tile }
who = { $tribe } { $place }
tribe-strong = a strong tribe
tribe-weak = a weak tribe
place-fire = on the fire encampment of { $territory }
    .leaves = V.I.C.I's strong tribe leaves the fire encampment of { $territory } and
place-camp = { $count ->
    [one] on an encampment
   *[other] on encampments
 } of { $territory }
    .leaves = V.I.C.I's strong tribe leaves an encampment of { $territory } and
place-wild = in the wilderness of { $territory }
    .leaves = V.I.C.I's strong tribe leaves the wilderness of { $territory } and
place-boat = on the boat in { $territory }
    .leaves = V.I.C.I's strong tribe leaves the boat in { $territory } and
ground = building ground { $number }
island = the island
spot = site { $number }

## Numbers of things

points = { $count ->
    [one] 1 success point
   *[other] { $count } success points
 }
markers = { $count } { $count ->
    [one] { $marker }
   *[other] { $marker-plural }
 }
planning-markers = { $count ->
    [one] 1 planning marker
   *[other] { $count } planning markers
 } of value { $value }
materials = { $count } { $count ->
    [one] { $material }
   *[other] { $material-plural }
 }
feature-markers = { $count ->
    [one] 1 { $feature } marker
   *[other] { $count } { $feature } markers
 }
steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
 }
all-but-one = all but one of { $cost }
own-focus = your focus marker
focus-or-ideas = { $price }, or { $ideas } instead
payment-die = the die showing { $value }
payment-planning = a planning marker of value { $value }
payment-focus = a focus marker

## What can be counted

count-tribes = { $n ->
    [one] tribe
   *[other] tribes
 } on the continent
count-strong-tribes = { $n ->
    [one] strong tribe
   *[other] strong tribes
 }
count-wild-tribes = { $n ->
    [one] tribe
   *[other] tribes
 } in the wilderness
count-tribes-afloat = { $n ->
    [one] tribe
   *[other] tribes
 } on boats
count-tribes-next-to = { $n ->
    [one] tribe
   *[other] tribes
 } next to a { $site }
count-territories = { $n ->
    [one] territory
   *[other] territories
 } with a tribe
count-territories-of = { $terrain } { $n ->
    [one] territory
   *[other] territories
 } with a tribe
count-tribes-in-one = { $n ->
    [one] tribe
   *[other] tribes
 } together in one { $terrain } territory
count-farmed = { $terrain } { $n ->
    [one] territory
   *[other] territories
 } with both a farm and a tribe
count-farms = { $n ->
    [one] farm
   *[other] farms
 } on the continent
count-boats = { $n ->
    [one] boat
   *[other] boats
 } on the continent
count-statues = { $n ->
    [one] statue
   *[other] statues
 }
count-settlements = { $n ->
    [one] settlement
   *[other] settlements
 } on the continent
count-buildings = { $n ->
    [one] farm, boat, statue or settlement
   *[other] farms, boats, statues and settlements
 } on the continent
count-raw-materials = { $n ->
    [one] raw material
   *[other] raw materials
 } on the continent
count-stored = { $n ->
    [one] stored material
   *[other] stored materials
 }
count-stored-kinds = { $n ->
    [one] type
   *[other] different types
 } of stored material
count-stored-of = stored { $n ->
    [one] material
   *[other] materials
 } of the { $terrain }
count-food = food { $n ->
    [one] marker
   *[other] markers
 }
count-money = money { $n ->
    [one] marker
   *[other] markers
 }
count-ideas = idea { $n ->
    [one] marker
   *[other] markers
 }
count-plans = planning or focus { $n ->
    [one] marker
   *[other] markers
 }
count-features = feature { $n ->
    [one] marker
   *[other] markers
 }
count-features-of = { $feature } { $n ->
    [one] marker
   *[other] markers
 }
count-feature-kinds = { $n ->
    [one] type
   *[other] different types
 } of feature marker
count-activation-dice = activation { $n ->
    [one] die
   *[other] dice
 }
count-fate-dice = fate { $n ->
    [one] die
   *[other] dice
 }
count-dice = { $n ->
    [one] activation or fate die
   *[other] activation and fate dice
 }
count-steps = { $n ->
    [one] step
   *[other] steps
 } on the { $track } track
count-all-steps = { $n ->
    [one] step
   *[other] steps
 } on all progress tracks together
count-pale-tracks = { $n ->
    [one] disc
   *[other] discs
 } on a pale space of a progress track
count-favor = { $n ->
    [one] space
   *[other] spaces
 } reached on the Favor of Agera track
count-cards = installed research { $n ->
    [one] card
   *[other] cards
 }
count-cards-of = installed { $deck } { $n ->
    [one] card
   *[other] cards
 }
count-card-kinds = { $n ->
    [one] type
   *[other] different types
 } of installed research card
count-hand-cards = hand { $n ->
    [one] card
   *[other] cards
 }
count-income-chips = installed income { $n ->
    [one] chip
   *[other] chips
 }
count-goal-chips = installed goal { $n ->
    [one] chip
   *[other] chips
 }
count-attribute-chips = installed attribute { $n ->
    [one] chip
   *[other] chips
 }
count-upgrades = module { $n ->
    [one] upgrade
   *[other] upgrades
 }
count-diamonds = active { $n ->
    [one] diamond
   *[other] diamonds
 }

## What cards, chips and events give and take

effect-nothing = gain nothing
effect-points = gain { points }
effect-markers = gain { markers }
effect-per = gain { $what } for each { $unit } (up to { $most })
effect-planning = place { $count ->
    [one] 1 planning marker on a dice space
   *[other] { $count } planning markers on one dice space
 }
effect-features = gain { $feature ->
    [any] { $count ->
        [one] 1 feature marker
       *[other] { $count } feature markers
     } of your choice
   *[other] { feature-markers }
 }
effect-mutate = move { $count ->
    [one] 1 feature marker to another feature space
   *[other] up to { $count } feature markers to other feature spaces
 }
effect-materials = gain { materials }
effect-advance = advance { steps } on { $track }
effect-favor = advance { steps } on the Favor of Agera track
track-only = the { $track } track
track-any = a progress track of your choice
track-lowest = your lowest progress track
effect-activation-die = gain an activation die and roll it
effect-fate-die = gain a fate die
effect-recover = roll { $count ->
    [one] 1 used die and put it back on its dice space
   *[other] up to { $count } used dice and put them back on their dice spaces
 }
effect-turn-dice = turn { $count ->
    [one] 1 of your ready dice to another value
   *[other] up to { $count } of your ready dice to other values
 }
effect-cards = gain { $deck ->
    [any] { $count ->
        [one] the top card of a research stack
       *[other] { $count } top cards of research stacks
     }
   *[other] { $count ->
        [one] the top card of a stack of { $deck } cards
       *[other] { $count } top cards of the stacks of { $deck } cards
     }
 }
effect-draw = draw { $draw ->
    [one] 1 card
   *[other] { $draw } cards
 } from face-down research stacks and keep { $keep } of them
effect-goal-chip = gain a goal chip
effect-install-goal = install a goal chip
effect-income-chip = gain an income chip
effect-income-actions = perform { $count ->
    [one] the action of 1 of your income chips
   *[other] up to { $count } actions of your income chips
 }
effect-activity = perform an activity
effect-stage-tile = flip a stage tile to active
effect-upgrade = upgrade { $module }
effect-migrations = perform { $count ->
    [one] 1 migration
   *[other] up to { $count } migrations
 }
effect-procreations = perform { $count ->
    [one] 1 procreation
   *[other] up to { $count } procreations
 }
effect-weak-tribes = put { $count ->
    [one] a weak tribe on a vacant encampment
   *[other] a weak tribe on each of up to { $count } vacant encampments
 } of one of your territories
effect-strengthen = strengthen { $count ->
    [one] 1 weak tribe
   *[other] up to { $count } weak tribes
 }
effect-encamp = move { $count ->
    [one] 1 tribe from the wilderness to a free encampment of its territory
   *[other] up to { $count } tribes from the wilderness to free encampments of their territories
 }
effect-hunts = { $count ->
    [one] hunt
   *[other] hunt up to { $count } times
 }
effect-lucky-finds = make { $count ->
    [one] a lucky find
   *[other] up to { $count } lucky finds
 }
effect-explore = reveal the sites next to one of your territories
effect-reveal-site = reveal any one site
effect-produce = produce { $count ->
    [one] 1 raw material
   *[other] { $count } raw materials
 }
effect-transport = transport { $count ->
    [one] 1 raw material
   *[other] up to { $count } raw materials
 } to your storage
effect-build = { $project ->
    [any] complete a building project
   *[other] build { $project }
 }
effect-install = install 1 { $deck } card from your hand
effect-sales = perform the Sale action { $count ->
    [one] once
   *[other] up to { $count } times
 }
effect-purchases = perform the Purchase action { $count ->
    [one] once
   *[other] up to { $count } times
 }

materials-any = stored material of any type
    .plural = stored materials of any type
materials-of = stored material of the { $terrain }
    .plural = stored materials of the { $terrain }
materials-in = stored material of storage row { $row }
    .plural = stored materials of storage row { $row }
upgrade-any = a main module
upgrade-colour = a main module with the die value { $value }
bonus-favor-test = take a favor test; if you pass, { $bonus }

price-return = return { $what }
price-markers = return { markers }
price-materials = return { materials }
price-features = return { $feature ->
    [any] { $count ->
        [one] 1 feature marker
       *[other] { $count } feature markers
     } of any type
   *[other] { feature-markers }
 }
price-planning = return { $count ->
    [one] 1 planning marker
   *[other] { $count } planning markers
 }
price-dice = move { $count ->
    [one] 1 ready die
   *[other] { $count } ready dice
 } to your used dice
price-weaken = weaken { $count ->
    [one] 1 strong tribe
   *[other] { $count } strong tribes
 }
price-tribes = return { $count ->
    [one] 1 tribe
   *[other] { $count } tribes
 } from the continent
price-favor = move { steps } back on the Favor of Agera track
activity-free = { $bonus }
activity-paid = { $price } to { $bonus }

## Lasting abilities

ability-when = { $trigger }: { $bonus }

when-activated = whenever you have activated the { $module } module
when-slept = whenever you have activated the Sleep module
when-feature-gained = whenever you have activated a feature module
when-reset = whenever you have done a reset
when-settled-anew = whenever your tribe settles in a territory where you had none
when-displaced = whenever you displace a tribe of another civilization
when-was-displaced = whenever another civilization displaces your tribe
when-developed = whenever you develop a territory
when-procreated = whenever you gain a tribe on the continent
when-tribe-lost = whenever one of your tribes is returned to the supply
when-hunted = whenever you have hunted
when-lucky-find = whenever you have made a lucky find
when-site-revealed = whenever you reveal a site
when-built = whenever you build { $project }
when-favor-passed = whenever you pass a favor test
when-favor-failed = whenever you fail a favor test
when-sold = whenever you sell a material
when-purchased = whenever you purchase a material
when-card-installed = whenever you install { $deck ->
    [any] a research card
   *[other] another { $deck } card
 }
when-card-gained = whenever you gain a research card
when-goal-installed = whenever you install a goal chip
when-income-chip-gained = whenever you gain an income chip
when-attribute-taken = whenever you take an attribute chip
when-upgraded = whenever you upgrade a module
when-stage-flipped = whenever you flip a stage tile
when-line-crossed = whenever you cross a bonus threshold of { $track ->
    [any] a progress track
   *[other] the { $track } track
 }
when-extra-find = whenever you make your extra find
when-site-phase = in every Site phase, if you have a { $terrain } territory
when-fed = in every Feeding phase, after feeding your tribes
when-event-won = whenever you receive the bonus of an event
when-era-led = whenever you alone score the most in the scoring of an era
when-income-phase = at the start of every Income phase

trait-fed-in = your tribes on encampments of { $terrains } territories need no food
trait-fed-afloat = your tribes on boats need no food
trait-wild-rations = your tribes in the wilderness need 1 food less
trait-open-farms = your farms also feed your tribes in the wilderness of their territories
trait-hardy = in every Feeding phase { $count ->
    [one] 1 strong tribe that is not fed stays
   *[other] { $count } strong tribes that are not fed stay
 } strong
trait-well-fed = in every Feeding phase gain { $count ->
    [one] 1 success point
   *[other] { $count } success points
 } if all your tribes are fed
trait-mercy = saving a tribe by Deus ex machina costs 1 idea, if you have one, instead of 1 step on the Favor of Agera track
trait-conqueror = your tribes are not weakened by displacing others
trait-fire-points = settling on a fire encampment gives { $count ->
    [one] 1 more success point
   *[other] { $count } more success points
 }
trait-rooted = other civilizations cannot displace your tribes from fire encampments
trait-displace-points = displacing a tribe of another civilization gives { $count ->
    [one] 1 success point
   *[other] { $count } success points
 }
trait-long-march = the Migration module gives { $count ->
    [one] 1 more migration
   *[other] { $count } more migrations
 }
trait-wanderers = your weak tribes can migrate too, and stay weak
trait-swimmers = your tribes can cross Water without a boat
trait-fertile = the Procreation module gives { $count ->
    [one] 1 more procreation
   *[other] { $count } more procreations
 }
trait-open-trade = what you transport from boats can be any material
trait-shipwrights = a new boat may take a second strong tribe aboard
trait-produce = the Production module produces { $count ->
    [one] 1 more raw material
   *[other] { $count } more raw materials
 }
trait-farm-produce = you can produce where your farm stands, even without a tribe
trait-rich-in = producing in { $terrains } gives 1 more raw material
trait-carriers = the Production and Transport modules transport { $count ->
    [one] 1 more raw material
   *[other] { $count } more raw materials
 }
trait-hunt-food = every hunt gives { $count } more food
trait-hunters-in = hunting in { $terrains } gives 2 more food
trait-poacher = you can hunt where there is a hunting token, without placing another
trait-prospector = a lucky find is any material of the announced type, without a roll
trait-surveyor = every site you reveal gives { $count ->
    [one] 1 more success point
   *[other] { $count } more success points
 }
trait-lucky-six = a 6 also passes your favor tests
trait-blessed = you roll { $count ->
    [one] 1 more die
   *[other] { $count } more dice
 } in favor tests
trait-bright = one idea changes a die by up to 2
trait-flexible-plans = your planning markers also count as the values next to theirs
trait-planner = whenever you place planning markers, place { $count } more
trait-dreamer = Sleep gives you both a focus marker and 2 ideas
trait-early-reset = you can do a reset with { $count ->
    [one] 1 more die
   *[other] { $count } more dice
 } on your dice spaces
trait-merchant = a material sold for money brings { $count } more money
trait-showman = a material sold for points brings { $count ->
    [one] 1 more success point
   *[other] { $count } more success points
 }
trait-haggler = you purchase for { $count } money less, but at least 1
trait-known-world = you purchase every material as if its tile were face up
trait-cheap-settlements = you may leave out one material of a settlement's cost
trait-sculptor = your statues can be made of any stored material
trait-monumental = every statue gives { $count ->
    [one] 1 more success point
   *[other] { $count } more success points
 } in the Income phase
trait-crowded = you may have one more building on every building ground
trait-far-builders = you can build on a building ground with a tribe one territory further away
trait-crafty = stored materials of { $terrains } can be paid in place of others of the same land type
trait-learned = { $decks } cards ask you to have one feature marker fewer of each type
trait-settled = for the cost of cards you count { $count ->
    [one] 1 more settlement
   *[other] { $count } more settlements
 }
trait-ambitious = goals ask you for one less of what they count, but at least one
trait-income-points = an income chip used for points gives { $count ->
    [one] 1 more success point
   *[other] { $count } more success points
 }
trait-trusted = you pass the favor tests of your income chips without rolling
trait-gifted = attribute chips ask you for one feature marker fewer
trait-summit = every step beyond the end of a progress track gives { $count ->
    [one] 1 more success point
   *[other] { $count } more success points
 }
trait-wolf-tamers = Gorges of the Grimwolves take no food from you
trait-ice-people = Glaciers do not weaken your tribes
trait-ash-farmers = Volcanoes do not affect your farms
trait-oak-points = every Mystic oak next to one of your territories gives { $count ->
    [one] 1 more success point
   *[other] { $count } more success points
 }
trait-sheltered = bad weather does not affect you
trait-figurehead = you win ties for the lead in an event
trait-era-units = in the scoring of every era you count { $count ->
    [one] 1 more unit
   *[other] { $count } more units
 }

## Cards, chips, sites and modules

piece-named = { $id } { $name }
piece-says = { $piece }: { $text }
origin-console = the console

space-empty = nothing
space-numbered = { $number }) { $space }
space-points = { $space } (for { $points })
space-or-settlements = { $need }, or have { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
 }
space-or-included = { $need }, or have { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
 }, including those of the previous space
need-have = have { $what }
top-nothing = no lasting ability
top-activity = activity: { $activity }
top-point-bonus = final scoring: { $points } for each card and income chip in its column
card-instant = instant bonus: { $bonus }
card-title = { $card } ({ $deck })

event-most = the player with the most { $what } receives the bonus, unless tied: { $bonus }
event-most-shared = all players with the most { $what } receive the bonus: { $bonus }
event-at-least = everyone with at least { $count } { $what } receives the bonus: { $bonus }
event-toll-farm = return one of your farms, then { $bonus }
event-toll-boat = return one of your boats, then { $bonus }
event-colder = the weather moves { $steps } towards cold
event-hotter = the weather moves { $steps } towards hot

goal-have = have at least { $count } { $what }
attribute-need = have { $have } and return one of them
attribute-full = { $piece } ({ $need }): { $text }
chip-card = the { $module } module starts at level II; income action: { $income }

panel-dice = { $first } and { $second }
panel-any-dice = any two
panel-feature-does = gain 1 { $feature } marker
panel-sleep-does = gain 1 focus marker, or gain 2 ideas
module-does = { $level ->
    [1] { $module-level-1 }
    [2] { $module-level-2 }
   *[other] { $module-level-3 }
 }
site-does = { $site-about }

## V.I.C.I's action cards

vici-roll = with a { $value }, { $text }
vici-roll-pair = with { $first } or { $last }, { $text }
vici-rolls = with { $first } to { $last }, { $text }
vici-act-goal = remove a goal chip
vici-act-card = remove a research card
vici-act-activation-die = gain an activation die
vici-act-fate-die = gain a fate die
vici-act-favor = advance on the Favor of Agera track
vici-act-statue = build a statue
vici-act-evolution = fill a space of its Evolution grid
vici-act-prosperity = fill a space of its Prosperity grid
vici-act-attribute = remove an attribute chip
vici-act-income = remove an income chip
vici-act-procreation = gain a tribe
vici-act-comeback = return with a tribe
vici-act-hunting-token = place a hunting token
vici-act-sites = reveal sites
vici-act-migration = send a tribe out
vici-act-arrival = settle a tribe
vici-act-provision = place a provision marker
vici-skip-no-territory = no territory qualifies
vici-skip-no-marker = its markers are used up
vici-skip-no-tribe = all its tribes are on the continent
vici-skip-grid-full = the grid is full
vici-skip-no-token = no hunting token is left
vici-skip-no-card = the stack is empty
vici-skip-no-die = there is no die for it
vici-skip-end-of-track = its disc is at the end
vici-skip-no-chip = there is no chip there
vici-skip-high-roll = no chip matches the die
vici-remove-card = remove the top face-up { $deck } card
vici-activation-die = gain an activation die
vici-statue = build a statue on the island
vici-reveal = reveal the sites next to a territory
vici-token = place a hunting token
vici-prosperity = place { $count ->
    [one] 1 marker
   *[other] { $count } markers
 } in the Prosperity grid
vici-evolution = place { $count ->
    [one] 1 marker
   *[other] { $count } markers
 } in the Evolution grid
vici-migration = perform 1 migration
vici-procreation = perform 1 procreation
vici-provision = place a provision marker
vici-serves = serve { $category } { $count ->
    [one] once
   *[other] { $count } times
 }
vici-serves-next = serve the category of the next era { $count ->
    [one] once
   *[other] { $count } times
 } (in the last era: gain 4 success points)
vici-no-next-era = gain 4 success points, because there is no next era
vici-category-of-era = { $category }, the category of era { $era },
vici-categories-of-tiles = each category with a tile in the final scoring ({ $categories })
vici-category-this = the category of this era
vici-category-last = the category of era { $era }
vici-category-final = each category with a tile in the final scoring
vici-wheel = { $value } ({ $shown })
vici-wheel-on = { $value } ({ $shown }, on to { $taken })
vici-beacons = { $value } ({ $count ->
    [one] 1 beacon
   *[other] { $count } beacons
 })
vici-beacons-on = { $value } ({ $count ->
    [one] 1 beacon
   *[other] { $count } beacons
 }, on to { $taken })
vici-card-blue = the blue half of action card { $number }
vici-card-red = the red half of action card { $number }
vici-new-tribe = V.I.C.I's new tribe
vici-leaves = { $place-leaves }
vici-fire = the fire encampment
vici-camp = an encampment
vici-line = line { $line } of its table
vici-line-fire = line { $line } of its table; { $points }
vici-displaces = {" "}and displaces a tribe of { $other } into the wilderness
vici-displaces-own = {" "}in place of another of its tribes, which goes into the wilderness

## What happened

event-phase-began = Era { $era }, phase { $number }: { $phase }.
event-event-revealed = This era's event is { $event }: { $text }.
event-revealed-card = { $card } is turned face up on the { $deck } stack.
event-last-round = The last round of the Action phase begins.
event-activated = { $player } activates { $panel }.
event-paid = { $player } uses { $with }.
event-paid-for = { $player } uses { $with } as a { $value }.
event-paid-as = { $player } uses { $with } as a { $value } for { $ideas }.
event-reset = { $player } does a reset ({ $resets } of { $end }).
event-reset-closes = { $player } does a reset ({ $resets } of { $end }): everyone has one more turn after this round.
event-rolled-dice = { $player } rolls { $faces }.
event-rolled-no-dice = { $player } rolls no dice.
event-rolled-fate = { $player } rolls { $faces } with the fate dice.
event-rolled-no-fate = { $player } has no fate dice to roll.
event-favor-passed = { $player } passes the favor test.
event-favor-failed = { $player } fails the favor test.
event-gained-die = { $player } gains { $die }.
event-gained-die-from = { $player } gains { $die } from { $giver }.
event-gained-own-die = { $player } takes one of their own used dice.
die-fate = a fate die
die-activation = an activation die
event-turned-die = { $player } turns a die from { $from } to { $to }.
event-gained = { $player } gains { $what }.
event-gained-by = { $player } gains { $what }, thanks to { $by }.
event-lost = { $player } returns { $what }.
event-raw-returned = { $player } returns a raw material from { $territory } to the supply.
event-mutated = { $player } moves a feature marker from { $from } to { $to }.
event-scored = { $player } gains { $points } for { $why }.
why-cards-of = cost spaces of { $card }
why-income-of = the income chip { $chip }
event-advanced = { $player } advances to space { $space } of the { $track } track.
event-favor = { $player } is now on space { $space } of the Favor of Agera track.
event-favor-by = { $player } is now on space { $space } of the Favor of Agera track, thanks to { $by }.
event-upgraded = { $player } upgrades the { $module } module to level { $level }: { $does }.
event-stage-tile = { $player } flips the tile of stage { $stage } to active.
event-stage-completed = { $player } has completed stage { $stage }.
event-set-out = { $player } moves a tribe out of { $territory }.
event-crossed = { $player } crosses { $territory }.
event-settled = { $player } settles in { $territory }.
event-settled-fire = { $player } settles on the fire encampment of { $territory }.
event-displaced = { $player } settles in { $territory } and displaces a tribe of { $other } into the wilderness.
event-displaced-fire = { $player } settles on the fire encampment of { $territory } and displaces a tribe of { $other } into the wilderness.
event-displaced-own = { $player } settles in { $territory } in place of another of their tribes, which goes into the wilderness.
event-displaced-own-fire = { $player } settles on the fire encampment of { $territory } in place of another of their tribes, which goes into the wilderness.
event-boarded = { $player } takes a tribe aboard the boat in { $territory }.
event-born = { $player } gains { $tribe } in { $territory }.
event-developed = { $player } develops { $territory }: its material is { $material }.
event-strengthened = { $player } strengthens a tribe in { $territory }.
event-weakened = A tribe of { $player } in { $territory } is weakened { $cause }.
weakened-glacier = by the Glacier
weakened-hunger = by hunger
weakened-price = as the price of an activity
event-saved = { $player } saves a tribe in { $territory } by Deus ex machina.
event-tribe-lost = { $player } loses a tribe in { $territory }.
event-hunts = { $player } hunts in { $territory }.
event-looks-for = { $player } looks for a lucky find in the { $terrain }.
event-revealed = { $player } reveals { $spot }: { $site }.
event-produced = { $player } places a raw material in { $territory }.
event-transported = { $player } transports a raw material from { $territory } and stores it as { $material }.
event-sold = { $player } sells { $material }.
event-purchased = { $player } purchases { $material }.
event-built-farm = { $player } builds a farm in { $territory }.
event-farm-returned = { $player } takes back the farm from { $territory }.
event-built-boat = { $player } builds a boat in { $territory }.
event-boat-returned = { $count ->
    [0] { $player } takes back the empty boat from { $territory }.
    [one] { $player } takes back the boat from { $territory }, and the tribe aboard is lost.
   *[other] { $player } takes back the boat from { $territory }, and { $count } tribes aboard are lost.
 }
event-built-statue = { $player } builds a statue of { $material } on { $ground }.
event-built-statue-free = { $player } builds a statue on { $ground }.
event-built-settlement = { $player } builds settlement { $number } on { $ground }.
event-installed = { $player } installs { $piece } in column { $column }, stage { $stage }.
event-took-card = { $player } takes { $card } from the face-up { $deck } stack.
event-drew-card = { $player } draws { $card }.
event-drew-hidden = { $player } draws a card from the face-down { $deck } stack.
event-looks-at = { $player } looks at { $card }.
event-looks-at-hidden = { $player } looks at a card from the face-down { $deck } stack.
event-kept-card = { $player } keeps { $card }.
event-kept-hidden = { $player } keeps a card from the { $deck } stack.
event-put-under = { $player } puts { $card } under its stack.
event-put-under-hidden = { $player } puts a card under the { $deck } stack.
event-no-goal = { $player } takes no goal chip.
event-took-goal = { $player } takes the goal chip { $goal }.
event-covered-goal = { $player } places { $goal } on top of the goal chip in space { $space }.
event-installed-goal = { $player } installs the goal chip { $goal } in column { $column }.
event-took-income = { $player } takes the income chip { $chip }.
event-used-income = { $player } uses the income chip { $chip }.
event-took-attribute = { $player } takes the attribute chip { $chip }.
event-activity = { $player } performs the activity of { $card }.
event-activity-console = { $player } performs the activity of the console.
event-marker-card = { $player } starts with the markers of { $card }.
event-chose-card = { $player } chooses { $card } for the starting hand.
event-chose-hidden = { $player } chooses a starting card in secret.
event-chip-card = { $player } starts with the chip card { $card } and the goal chip { $goal }.
event-fed = { $player } has fed all their tribes.
event-fed-some = { $player } has not fed all their tribes.
event-weather = The weather changes: { $weather-now }, and { $weather-effect }.
event-weather-beyond = The weather goes beyond the white line, and { $effect }; the indicator goes back to { $weather }.
event-wolves = Wolves come out of the gorge at site { $site } and take 1 food from { $player }.
event-wolves-in-vain = Wolves come out of the gorge at site { $site }, but { $player } has no food to take.
event-resolved = The event { $event } takes place: { $players } { $count ->
    [one] receives
   *[other] receive
 } its bonus with { $with }.
event-with = { $number } { $what }
event-with-at-least = at least { $number } { $what }
event-resolved-nobody = The event { $event } takes place, but no one receives its bonus: { $reason }.
event-nobody-has = no one has { $number } { $what }
event-nobody-has-any = no one has any { $what }
event-rival-leads = { $player } leads with { $number } { $what }, but gains no bonus
event-tied = { $players } are tied with { $number } { $what }
event-era-scored = { $player } scores { $category } with { $count ->
    [one] 1 unit
   *[other] { $count } units
 }.
event-monolith = { $player } now has the starting monolith.
event-vici-shuffled = V.I.C.I's discard pile becomes its new stack: { $count } cards.
event-vici-card = V.I.C.I reveals action card { $number }; { $blue } blue and { $red } red icons are face up, so it does a reset instead.
event-vici-card-does = V.I.C.I reveals { $card } ({ $blue } blue and { $red } red icons are face up): { $does }.
event-vici-card-rolls = V.I.C.I reveals { $card } ({ $blue } blue and { $red } red icons are face up) and rolls { $value }: { $does }.
event-vici-rolled-chip = V.I.C.I rolls { $value } to { $act }.
event-vici-serves = V.I.C.I serves the category { $category }{ $count ->
    [one] { "" }
   *[other] { " " }{ $count } times
 }.
event-vici-serves-none = There is no next era: V.I.C.I takes points instead.
event-vici-only = To { $act }, V.I.C.I can only choose { $territory }.
event-vici-only-at-least = To { $act }, V.I.C.I can only choose { $territory }, although no territory meets its preference.
event-vici-determined = To { $act }, V.I.C.I chooses among { $territories } and rolls { $roll }: { $territory }.
event-vici-determined-at-least = To { $act }, V.I.C.I finds no territory that meets its preference; it chooses among { $territories } and rolls { $roll }: { $territory }.
event-vici-skipped = V.I.C.I does not { $act }: { $reason }.
event-vici-stays = No tribe of V.I.C.I can leave, so a procreation comes first.
event-vici-boxed-in = V.I.C.I holds all encampments around its tribes, so it also performs a migration.
event-vici-settled = { $leaves } settles on { $place } of { $territory } ({ $why }){ $displaces }.
event-vici-fed = In { $territory }, { $provisions ->
    [0] V.I.C.I has no provision marker
    [one] V.I.C.I has 1 provision marker
   *[other] V.I.C.I has { $provisions } provision markers
 }: { $fed } fed, { $hungry } hungry.
event-vici-removed = V.I.C.I removes { $piece } from its face-up stack.
event-vici-removed-goal = V.I.C.I removes the goal chip { $goal }.
event-vici-removed-income = V.I.C.I removes the income chip { $chip }.
event-vici-removed-attribute = V.I.C.I removes the attribute chip { $chip }.
event-vici-grid = V.I.C.I fills space { $space } of the { $category } grid.
event-vici-token = V.I.C.I places a hunting token in { $territory }.
event-vici-provision = V.I.C.I places a provision marker in { $territory }; { $count ->
    [one] there is now 1
   *[other] there are now { $count }
 } there.
event-vici-provision-blocked = V.I.C.I places a provision marker in { $territory }; { $count ->
    [one] there is now 1
   *[other] there are now { $count }
 } there, so no farm can be built there.
event-game-over = The last era is over: the final scoring decides.
event-final-category = Final scoring, { $category }: { $players }.
event-final-stages = Final scoring, stages of the console: { $players }.
event-final-bonuses = Final scoring, point bonuses of cards: { $players }.
event-final-total = Total success points: { $players }.
final-units = { $player } { $points } ({ $units ->
    [one] 1 unit
   *[other] { $units } units
 })
final-points = { $player } { $points }

why-fires = a fire encampment
why-sites = exploration
why-cards = cost spaces
why-bonuses = a bonus
why-sales = a sale
why-tracks = a progress track
why-income = an income chip
why-oaks = Mystic oaks
why-strong-tribes = strong tribes
why-eras = the scoring of the era
why-statues = statues
why-action-cards = an action card

## Refused actions

refusal-game-over = The game is over: no more moves are possible.
refusal-not-your-turn = It is not your turn: the game is waiting for { $player }.
refusal-not-offered = That is not one of the starting cards you can choose from, or you have already chosen one of its type.
refusal-not-asked = That does not answer the question. You are asked to { $asked }.
refusal-cannot-pass = You cannot pass here. You are asked to { $asked }.
refusal-cannot-activate = { CAPITAL($module) } takes { $dice }, and you cannot make these up with your dice, planning markers, focus markers and ideas. A reset brings used dice back.
refusal-nothing-to-do = { CAPITAL($module) } would have no effect now: { $reason }.
idle-feature = you have no marker left for it
idle-module = { $module-idle }
refusal-too-many-dice = You have { $dice } dice on your dice spaces. A reset is only allowed with { $most } or fewer: use some first.
refusal-nothing-to-pay-with = You do not have { $payment } to pay with.
refusal-not-enough-ideas = Changing the die takes { $need }, and you have { $have }.
refusal-other-value-unmet = If you pay with that, you cannot pay for the second value of { $module }. Pay with something else.
refusal-not-so-many-dice = You have only { $have ->
    [one] 1 die
   *[other] { $have } dice
 } showing { $value }.
refusal-no-side = This option of the { $module } module would have no effect now. Choose the other one.
refusal-no-tribe-there = You have no tribe in { $territory }. Choose a territory where you have one.
refusal-already-hunted = There is a hunting token in { $territory }: no one can hunt there again in this era.
refusal-no-hunting-token = No hunting tokens are left, so no one can hunt any more in this era.
refusal-not-adjacent = { CAPITAL($to) } is not adjacent to { $from }.
refusal-no-boat = You have no boat with a free seat in { $territory }.
refusal-boat-loaded = The notch of your boat in { $territory } is occupied. Transport its raw material first.
refusal-no-raw-material = You have no raw material in { $territory }.
refusal-no-shore = There is no developed territory next to your boat in { $territory }, so its raw material cannot become a material yet.
refusal-nothing-hidden = There are no face-down sites left there.
refusal-no-such-terrain = You have no tribe in a { $terrain } territory.
refusal-no-tribes-left = All your tribes are on the continent already.
refusal-not-here = { CAPITAL($territory) } cannot be chosen here.
refusal-no-such-tribe = You do not have { $tribe }.
refusal-weak-tribe = A weak tribe cannot do that: strengthen it first, or choose a strong one.
refusal-strong-tribe = That tribe is already strong. Choose a weak one.
refusal-has-migrated = That tribe has already migrated in this activation. Choose another one.
refusal-nowhere-to-go = That tribe has nowhere to go.
refusal-no-free-camp = No such encampment is free in { $territory }.
refusal-nobody-to-displace = { $player } has no such tribe on an encampment without fire there.
refusal-cannot-displace = The tribe of { $player } on the fire encampment cannot be displaced.
refusal-no-crossing = You have no migration left to continue from { $territory }: settle there.
refusal-nothing-left = You do not have { $project } left on your console.
refusal-farm-there = There is already a farm of { $player } in { $territory }, and there is room for only one.
refusal-volcano-near = { CAPITAL($territory) } is next to a volcano: there can be no farm there.
refusal-provisions-there = V.I.C.I's provision markers occupy the building space of { $territory }.
refusal-boat-there = You already have a boat in { $territory }.
refusal-no-tribe-near = You have no tribe next to it.
refusal-no-building-ground = There is no face-up building ground there.
refusal-ground-full = You have reached your limit on { $ground }: two buildings, at most one of them a settlement.
refusal-no-statue-material = You have no stored material that can be used for a statue on { $ground }.
refusal-settlement-built = You have already built settlement { $number }.
refusal-settlement-too-dear = You do not have all the materials for settlement { $number }.
refusal-cannot-build = You cannot build { $project } anywhere now.
refusal-not-stored = You have no { $material } in your storage.
refusal-other-material = { CAPITAL($material) } cannot be chosen here.
refusal-too-dear = That costs { $price }, and you have { $have }.
refusal-no-feature = You have no { $feature } marker.
refusal-same-feature = The marker comes from { $feature }: move it to another feature.
refusal-nothing-to-return = You have no marker there to return.
refusal-not-this-food = You have { $have } food; feeding that many would take { $need }.
refusal-not-in-hand = { $card } is not in your hand.
refusal-other-deck = Only { $deck } cards can be chosen here.
refusal-cost-unmet = You cannot fulfil the cost of { $card }, not even in the lowest stage available for it.
refusal-level-unmet = You cannot fulfil all cost spaces of { $card } up to stage { $level }, or that stage adds none.
refusal-level-too-low = The card goes into stage { $stage }, and all cost spaces up to there must be fulfilled.
refusal-not-active = Cost space { $space } cannot be ignored: it is not active, it is the only active one, or you could not pay for the others.
refusal-column-taken = Column { $column } cannot take it: each column holds one type, and each type has one column.
refusal-unsupported = A single goal chip in column { $column } does not support it: two are needed side by side.
refusal-no-chip-there = There is no chip there.
refusal-goal-unmet = You do not meet the requirement of { $goal }.
refusal-not-your-chip = You cannot use { $chip } now.
refusal-too-few-features = That attribute chip takes { $need }, and you have { $have }.
refusal-not-now = Pay for what you have chosen first; then you can take an attribute chip.
refusal-top-level = { CAPITAL($module) } is at its highest level.
refusal-other-module = This bonus does not upgrade { $module }.
refusal-tile-active = The tile of stage { $stage } is already active.
refusal-no-activity = You have no such activity.
refusal-same-activity = You have just performed this activity. The second one must be another.
refusal-activity-too-dear = You cannot afford this activity.
refusal-stack-empty = There are no { $deck } cards left in that stack.
refusal-not-drawn = { $card } is not one of the cards you are looking at.
refusal-not-most-dice = You can only take a die from another civilization with the most dice of its kind, and { $player } is not one.
refusal-no-such-die = There is no die for the value { $value } here.
refusal-not-lowest-track = Another of your tracks is lower than { $track }.
refusal-chip-card-gone = That starting chip card is not on display.

page-10 = rulebook p. 10, “Starting cards”
page-12 = rulebook p. 12, “How to play an era”
page-13 = rulebook p. 13, “Activate a module”
page-14 = rulebook p. 14, “The modules”
page-15 = rulebook p. 15, “Migration”
page-16 = rulebook p. 16, “Migration and Procreation”
page-17 = rulebook p. 17, “Take a favor test”
page-18 = rulebook p. 18, “Production”
page-19 = rulebook p. 19, “Transport and Sustenance”
page-20 = rulebook p. 20, “Exploration”
page-21 = rulebook p. 21, “Farms and boats”
page-22 = rulebook p. 22, “Statues and settlements”
page-23 = rulebook p. 23, “Income chips and stage tiles”
page-24 = rulebook p. 24, “Install 1 research card”
page-25 = rulebook p. 25, “Install 1 research card”
page-26 = rulebook p. 26, “Goal chips”
page-27 = rulebook p. 27, “Upgrades and attribute chips”
page-28 = rulebook p. 28, “Research and Achievement”
page-29 = rulebook p. 29, “Insight and Mutation”
page-30 = rulebook p. 30, “Invention and Trade”
page-31 = rulebook p. 31, “Activity and progress tracks”
page-32 = rulebook p. 32, “Do a Reset”
page-33 = rulebook p. 33, “Site phase and Feeding phase”
page-34 = rulebook p. 34, “Event phase”
page-36 = rulebook p. 36, “Income phase and end of the game”
page-37 = rulebook p. 37, “Additional notes”
page-38 = rulebook p. 38, “The sites”
page-42 = rulebook p. 42, “Solo mode: actions”

## What the game waits for

request = { $player }: { $asked }.
request-choosing-others = { $players } { $count ->
    [one] chooses
   *[other] choose
 } starting cards in secret.
choose-marker-card = a starting marker card
choose-card-of = 1 { $deck } card
asked-start = choose your starting cards, in any order: { $what }

asked-nothing = wait
asked-pause = take an attribute chip whose requirement you meet, or continue
asked-chip-card = choose a starting chip card: your first income chip, with a goal chip and an upgraded module
asked-turn = activate a module with two dice, or do a reset ({ $means }; a reset takes { $most } dice or fewer)
means-dice = { $count ->
    [one] a die showing
   *[other] dice showing
 } { $values }
means-no-dice = no die
means-planning = planning { $values }
asked-last-turn = in your last turn of this era, { $asked }
asked-last-turn-but-one = in your second-to-last turn of this era, { $asked }
asked-turn-brief = activate a module with two dice, or do a reset
asked-pay-first = pay for the first value of { $panel }, a { $value }
asked-pay-second = pay for the second value of { $panel }, a { $value }
asked-pay-any-first = pay for { $panel } with any first die
asked-pay-any-second = pay for { $panel } with any second die
asked-reroll = choose how many dice to add to the roll from your dice space { $value } ({ $count ->
    [one] 1 die
   *[other] { $count } dice
 } in your hand so far, used ones included)
asked-reroll-brief = choose how many dice to add to the roll from your dice space { $value }
asked-reset-marker = place the reset marker on your idea space or your food space
asked-side = choose what to do with the { $module } module: { $does }
asked-order = choose what to do first with the { $module } module: { $does }
asked-sleep = gain 1 focus marker or 2 ideas for sleeping
asked-gain-and-install = gain a goal chip or install one; the other may follow
asked-alternative = choose one of these for { $piece }: { $bonus }
asked-alternative-unknown = choose one of the alternatives
asked-short = return a marker, because your supply is empty, or forgo { $what }
short-raw = a raw material in { $territory }
short-reset = { $count ->
    [one] 1 reset marker
   *[other] { $count } reset markers
 }
short-notch = the marker in the notch of your boat
asked-planning-space = choose the dice space for { $count ->
    [one] 1 planning marker
   *[other] { $count } planning markers
 }
asked-gain-features = choose a feature marker to gain ({ $count } left)
asked-gain-material = choose what to gain: { $what }
asked-mutate = choose a feature marker to move to another feature space ({ $count } left)
asked-mutate-to = choose where the { $feature } marker goes
asked-extra-find = choose your extra find: a material of a land type where you have a tribe
asked-take-die = choose a civilization to take { $die } from, because none is on display
asked-gain-die = gain an activation die and roll it, or forgo it
asked-recover = choose how many used dice to roll and put back on their dice spaces (up to { $count })
asked-give-die = choose the activation die to give to { $player }
asked-turn-dice = choose a die to turn to another value ({ $count } left)
asked-turn-to = choose the new value of the die showing { $value }
asked-failed = spend { $ideas } to pass the favor test after all ({ $pass }), or fail it ({ $fail })
follow-procreate-in = perform a procreation in { $territory }
follow-bonus = gain the bonus
asked-migrate = choose a tribe to migrate ({ $count ->
    [one] 1 migration
   *[other] { $count } migrations
 } left)
asked-travel = choose where { $tribe } goes from { $territory } ({ $count ->
    [one] 1 migration
   *[other] { $count } migrations
 } left)
asked-arrive = choose where { $tribe } settles in { $territory }{ $count ->
    [0] {""}
    [one] , or continues (1 migration left)
   *[other] , or continues ({ $count } migrations left)
 }
asked-arrive-water = choose whether { $tribe } goes aboard the boat in { $territory }{ $count ->
    [0] {""}
    [one] , or continues (1 migration left)
   *[other] , or continues ({ $count } migrations left)
 }
asked-procreate = choose a territory for a new tribe ({ $count ->
    [one] 1 procreation
   *[other] { $count } procreations
 } left)
asked-settle = choose an encampment in { $territory } for { $tribe }
asked-weak-tribes = choose a territory for up to { $count ->
    [one] 1 weak tribe
   *[other] { $count } weak tribes
 } on vacant encampments
asked-weak-camp = choose a vacant encampment in { $territory } for a weak tribe ({ $count } left)
asked-strengthen = choose a weak tribe to strengthen ({ $count } left)
asked-encamp = choose a tribe to move from the wilderness to a free encampment ({ $count } left)
asked-board = choose a strong tribe that goes aboard the new boat in { $territory }, or none
asked-glacier = choose a strong tribe next to the Glacier at { $spot } to be weakened
asked-holy-rock = choose a territory next to the Holy rock at { $spot } for a favor test: if you pass, procreate there
asked-lose-tribe = choose a tribe to lose
asked-lose-tribe-bad = choose a tribe to lose to the bad weather
asked-lose-tribe-beyond = choose a tribe to lose to the extreme weather
asked-doom = save { $who } by moving back 1 step on the Favor of Agera track, or lose it
asked-doom-idea = save { $who } by spending 1 idea, or lose it
asked-hunt = choose a territory to hunt in ({ $count ->
    [one] 1 hunt
   *[other] { $count } hunts
 } left)
asked-hunt-value = choose a value for the hunt in { $territory } (rolled: { $dice }; you have { $ideas } to change it)
asked-hunt-value-brief = choose a value for the hunt in { $territory } (rolled: { $dice })
asked-lucky-find = choose a land type for a lucky find ({ $count } left)
asked-lucky-value = choose what you find in the { $terrain } (rolled: { $dice }; you have { $ideas } to change it)
asked-lucky-value-brief = choose what you find in the { $terrain } (rolled: { $dice })
asked-explore = choose one of your territories to reveal the sites next to it
asked-reveal-site = choose any one site to reveal
asked-produce = choose where to produce a raw material ({ $count } left)
asked-transport = choose a raw material to transport to your storage ({ $count } left)
asked-unload = choose the material to store for the raw material from the boat in { $territory }
asked-grotto = choose a territory next to the Hidden grotto at { $spot } to produce and transport a raw material there
asked-grotto-work = produce a raw material in { $territory } and transport one from there; you may do both, either or neither
asked-grotto-produce = produce a raw material in { $territory }, or skip this
asked-grotto-transport = transport a raw material from { $territory }, or skip this
asked-site-order = choose which { $site } comes first: { $spots }
asked-build = choose a building project ({ $count } left)
asked-build-only = build { $project } ({ $count } left)
asked-build-at = choose where to build { $project }
asked-statue-of = choose the material for the statue on { $ground }
asked-settlement = choose a settlement to build
asked-settle-ground = choose the building ground for settlement { $number }
asked-leave-out = choose a material to leave out of the cost of settlement { $number }
asked-pay-material = choose a stored material to return for { $material }
asked-install = choose a hand card to install: { $deck }
asked-install-special = choose a hand card to install: { $deck }. You may ignore one of its cost spaces, or install another card afterwards
asked-column = choose the column for { $piece }
asked-card-level = choose the last cost space of { $card } to fulfil (at least stage { $stage }): { $cost }
asked-card-level-brief = choose the last cost space of { $card } to fulfil
asked-card-ignore = choose a cost space of { $card } to ignore, or none and perhaps install another card afterwards: { $cost }
asked-card-ignore-brief = choose a cost space of { $card } to ignore, or none and perhaps install another card afterwards
asked-card-settlements = choose which cost spaces of { $card } your settlements fulfil (you have { $count }, and each counts once): { $cost }
asked-card-settlements-brief = choose which cost spaces of { $card } your settlements fulfil
asked-take-goal = take a goal chip from the display, or none
asked-cover = choose the goal chip that { $goal } will cover
asked-install-goal = choose a goal chip to install
asked-goal-column = choose the column for your goal chips
asked-goal-half = choose the half of column { $column } for the goal chip
asked-gain-income = choose an income chip from the display
asked-use-income = use the income chip { $chip }, or take points for it
asked-income-actions = choose an income chip to use ({ $count } left)
asked-income-phase = use each of your income chips once, in any order ({ $count } left)
asked-income-phase-brief = use each of your income chips once, in any order
asked-activity = choose an activity ({ $count } left)
asked-activity-again = choose an activity, even the same one again ({ $count } left)
asked-price = { $price } to { $bonus }
asked-price-part = { $price } as part of the price of your activity: { $activity }
asked-price-unknown = choose what to pay for the activity
asked-take-card = choose a research stack to take the top card of ({ $count } left)
asked-take-card-of = choose a stack to take the top { $deck } card of ({ $count } left)
asked-draw-cards = choose a face-down stack to draw from ({ $count ->
    [one] 1 card
   *[other] { $count } cards
 } left to draw, of which you will keep { $keep })
asked-keep-card = choose a card to keep ({ $count } left)
asked-track = choose a progress track to advance { $steps } on
asked-lowest-track = choose one of your lowest progress tracks to advance { $steps } on
asked-favor-or-income = advance 1 step on the Favor of Agera track, or perform the action of an income chip
asked-tile-or-points = flip a stage tile to active, or gain 3 success points
asked-upgrade = upgrade { $module }
asked-stage-tile = choose a stage tile to flip to active
asked-trade = trade ({ $sales ->
    [0] no sale
    [one] 1 sale
   *[other] { $sales } sales
 } and { $purchases ->
    [0] no purchase
    [one] 1 purchase
   *[other] { $purchases } purchases
 } left)
asked-sell-for-money = choose a material to sell for money, or none
asked-sell-for-points = choose a material to sell for success points, or none
asked-purchase = choose a material to purchase (you have { $money } money)
asked-purchase-brief = choose a material to purchase
asked-feed = feed all your tribes with { $need } food (you have { $food }), or only some of them
asked-feed-brief = feed all your tribes, or only some of them
asked-feed-group = choose how many to feed of { $count } { $strong ->
    [one] strong
   *[other] weak
 } { $count ->
    [one] tribe
   *[other] tribes
 } { $place } ({ $each } food each; you have { $food }). { $strong ->
    [one] A strong tribe without food becomes weak
   *[other] A weak tribe without food is lost
 }
asked-feed-unknown = choose how many of your tribes to feed
asked-spare = choose how many of { $count ->
    [one] 1 strong tribe
   *[other] { $count } strong tribes
 } without food { $place } stay strong ({ $hardy } in total can)
asked-spare-unknown = choose how many of your tribes without food stay strong
asked-weather = resolve the weather
asked-weather-beyond = lose a tribe to the extreme weather
asked-weather-bad = lose 1 food or a tribe to the bad weather
asked-weather-rain = perform an activity, because it is raining
asked-weather-mild = perform the action of an income chip or an activity, because the weather is mild
asked-weather-mild-possible = { $possible }, because the weather is mild
asked-weather-warm = perform the action of an income chip, because it is warm
asked-toll = choose what to return for the event

result-points = { $count ->
    [one] 1 success point
   *[other] { $count } success points
 }
won = { $player } has won with { $points }.
won-by-tie-break = { $player } has won with { $points }, the tie broken by module upgrades and seating order.
won-alone = { $player } has won with { $points } against V.I.C.I's { $theirs }.
lost-alone = { $player } has { $points }, no more than V.I.C.I with { $theirs }: V.I.C.I has won.

## Possible actions

action-keep = Keep { $card } ({ $deck }; cost by stage: { $cost }): { $does }
action-marker-card = Start with { $card }: { $markers }
action-chip-card = Take { $card }: { $does }; goal chip { $goal }
goal-unknown = of the card
action-activate-for = Activate { $panel } ({ $dice }, takes { $price }): { $does }
action-activate = Activate { $panel } ({ $dice }): { $does }
action-pay = Pay with { $with }
action-pay-ideas = Pay with { $with } ({ $ideas })
action-reset = Do a reset: take back { $used ->
    [one] 1 used die
   *[other] { $used } used dice
 } and roll
action-reroll = { $count ->
    [0] Keep all dice showing { $value }
    [one] Also roll 1 die showing { $value }
   *[other] Also roll { $count } dice showing { $value }
 }
action-reroll-unknown = Roll { $count ->
    [one] 1 more die
   *[other] { $count } more dice
 }
action-recover = { $count ->
    [0] Leave all used dice where they are
    [one] Roll 1 used die
   *[other] Roll { $count } used dice
 }
action-alternative = Choose alternative { $number }
action-settle-fire = Settle on the fire encampment: { $points }
action-settle-fire-displace = Settle on the fire encampment and displace { $other }: { $points }
action-settle-fire-displace-weak = Settle on the fire encampment and displace { $other }: { $points }; your tribe will be weakened
action-settle-fire-unknown = Settle on the fire encampment
action-settle-camp = Settle on a free encampment without fire
action-displace = Displace { $other }
action-displace-weak = Displace { $other }; your tribe will be weakened
own-strong = your own strong tribe
own-weak = your own weak tribe
other-strong = a strong tribe of { $player }
other-weak = a weak tribe of { $player }
action-cross = Cross { $territory } and continue
action-cross-unknown = Continue
action-terrain = Search the { $terrain }
action-track = Advance on the { $track } track to space { $space } (no bonus)
action-track-bonus = Advance on the { $track } track to space { $space }: { $bonus }
action-track-unknown = Advance on the { $track } track
action-take-open = Take the face-up card { $card } ({ $deck }; cost by stage: { $cost }): { $does }
action-take-open-unknown = Take the top face-up { $deck } card
action-draw = Draw from the face-down { $deck } stack
action-goal = Take the goal chip { $goal }
action-goal-unknown = Take goal chip { $number }
action-cover = Cover the goal chip in space { $space }, { $goal }
action-install-goal = Install the goal chip in space { $space }, { $goal }
action-space-unknown = Choose space { $space } of the goal area
action-income = Take the income chip { $chip }
action-income-unknown = Take income chip { $number }
action-attribute = Take the attribute chip { $chip }
action-attribute-unknown = Take attribute chip { $number }
action-chip = Use the income chip { $chip }
action-point = Take { $points } for the income chip { $chip }
action-point-any = Take { $points } instead of an income action
action-install = Install { $card } (cost by stage: { $cost }): { $does }
action-column = Install in column { $column }, in stage { $stage } ({ $worth })
action-column-costs = Install in column { $column }, in stage { $stage } ({ $worth }). Cost: { $price }
worth-points = { $points } in the final scoring
worth-inactive = { $points } in the final scoring, if its stage tile is active by then
worth-nothing = worth nothing in the final scoring
action-column-unknown = Install in column { $column }
action-half-left = Place it in the left half, in stage { $stage } ({ $worth })
action-half-right = Place it in the right half, in stage { $stage } ({ $worth })
action-half-left-unknown = Place it in the left half
action-half-right-unknown = Place it in the right half
action-level = Fulfil the cost of stage { $stage } (gives { $points }): { $cost }
action-level-unknown = Fulfil the cost of stage { $stage }
action-ignore = Ignore cost space { $space } (gives { $points }). Cost: { $cost }
action-ignore-unknown = Ignore cost space { $space }
action-settlements = Pay like this (gives { $points }): { $cost }
action-settlements-unknown = Use settlements to fulfil { $count ->
    [one] cost space { $spaces }
   *[other] cost spaces { $spaces }
 }
action-no-settlements-unknown = Use no settlements for the cost
paid-space = { $need } (space { $space })
paid-settlements = { $settlements ->
    [one] 1 settlement counts
   *[other] { $settlements } settlements count
 } for { $count ->
    [one] space { $spaces }
   *[other] spaces { $spaces } together
 }
paid-ignoring = { $cost }, of which you must ignore one
action-upgrade = Upgrade the { $module } module to level { $level }: { $does }
action-tile = Flip the tile of stage { $stage }: each card and chip there is worth { $points } in the final scoring
action-activity = Perform the activity of { $card }: { $activity }
action-activity-console = Perform the activity of the console: { $activity }
action-activity-unknown = Perform the activity of { $card }
action-build-farm = Build a farm: gain 1 idea, and your tribes there need less food
action-build-boat = Build a boat: it brings a raw material and may take a strong tribe aboard
action-build-statue = Build a statue: advance 1 step on any progress track, and gain success points in every Income phase
action-build-settlement = Build a settlement: gain an income chip
action-settlement = Build settlement { $number } for { $cost } ({ $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
 })
action-ground = Build on { $ground } at { $spot } (next to { $territories })
action-ground-statue = Build on { $ground } at { $spot } (next to { $territories }), of { $with }
action-site = Reveal { $spot } (next to { $territories })
action-site-first = Begin with { $spot } (next to { $territories })
action-island = Build on the island in Water A
action-island-statue = Build on the island in Water A, of { $with }
statue-material = { $material } (you have { $have })
action-from = Take the die from { $player }
action-from-self = Take one of your own used dice
action-feed-all = Feed all tribes ({ $food } food)
action-feed = { $count ->
    [0] Feed none of { $all }
   *[other] Feed { $count } of { $all } ({ $food } food)
 }
action-feed-unknown = Feed { $count } of them
action-spare = { $count ->
    [0] None of them stays strong
    [one] 1 of them stays strong
   *[other] { $count } of them stay strong
 }
action-return = Return { $what } to the supply
action-return-raw = Return a raw material from { $territory } to the supply

at-unknown = Choose { $territory }
at-travel = Go to { $territory } ({ $details })
at-travel-boat = Go to your boat in { $territory }
at-travel-across = Go to your boat in { $territory }, or cross it
at-travel-swim = Cross { $territory } without a boat
travel-free = { $count ->
    [0] no encampment free
    [one] 1 encampment free
   *[other] { $count } encampments free
 }
travel-fire = fire worth { $points }
travel-undeveloped = undeveloped
travel-sites = next to { $sites }
travel-hidden = { $count ->
    [one] 1 site
   *[other] { $count } sites
 } face down
at-aboard = Go aboard the boat in { $territory }
at-procreate = Procreate in { $territory } ({ $details })
at-procreate-boat = Procreate on your boat in { $territory }
at-weak-tribes = Place weak tribes in { $territory } ({ $details })
at-holy-rock = Take the favor test for a procreation in { $territory }
at-grotto = Produce and transport a raw material in { $territory }
at-hunt = Hunt in { $territory }
at-hunt-food = Hunt in { $territory } (food for a roll of 1 to 6: { $food })
at-explore = Explore { $territory }: reveal { $count ->
    [one] 1 site
   *[other] { $count } sites
 }
at-produce = Produce in { $territory }: { $material }
at-transport = Transport from { $territory }: { $material } ({ $count } there)
at-build = Build { $project } in { $territory }
at-toll-farm = Return the farm from { $territory }
at-toll-boat = Return the boat from { $territory } with everything aboard
raw-afloat = a material of your choice next to the boat
raw-unknown = an unknown material

tribe-unknown = Choose { $who }
tribe-migrate = Move { $who }
tribe-strengthen = Strengthen { $who }
tribe-encamp = Bring in { $who }
tribe-board = Take { $who } aboard in { $territory }
tribe-weaken = Weaken { $who }
tribe-lose = Lose { $who }
tribe-return = Return { $who } to the supply

material-unknown = Choose { $material }
material-gain = Gain { $material } (you have { $have })
material-find = Find { $material } in the { $terrain } (you have { $have })
material-lucky = Find { $material }
material-lucky-ideas = Find { $material } ({ $ideas })
material-unload = Store it as { $material }
material-statue = Build the statue of { $material } (you have { $have })
material-leave-out = Leave out { $material }
material-return = Return { $material }
material-sell-money = Sell { $material } for { $money } money
material-sell-points = Sell { $material } for { $points }
material-purchase = Purchase { $material } for { $money } money

feature-unknown = Choose { $feature }
feature-gain = Gain 1 { $feature } marker (you have { $have })
feature-move = Move 1 { $feature } marker (you have { $have })
feature-move-to = Move it from { $from } to { $feature } (you have { $have } there)
feature-return = Return 1 { $feature } marker (you have { $have })

value-unknown = Choose the value { $value }
value-planning = Place { $count ->
    [one] 1 planning marker
   *[other] { $count } planning markers
 } on dice space { $value }
value-give = Give the die showing { $value }
value-turn = Turn a die showing { $value }
value-turn-to = Turn it to { $value }
value-hunt = Take the { $value }: { $food } food
value-hunt-ideas = Turn a die to { $value }: { $food } food ({ $ideas })
value-hunt-in-vain = Turn a die to { $value }: { $food } food ({ $ideas }, but no more food than without)
value-planning-return = Return a planning marker of value { $value }
value-die-pay = Move a die showing { $value } to your used dice

deed-explore-better = reveal the sites next to one of your territories, then any one site, then gain { $points }
deed-strengthen-first = take the favor test to strengthen a tribe first, then procreate
deed-goal-both = gain and/or install a goal chip, in any order
deed-build-same = complete up to 2 building projects of the same type
deed-build-two = complete up to 2 building projects
deed-dice = gain an activation die and a fate die
deed-install-special = install 1 { $deck } card from your hand with the special bonus: ignore one cost space, or install another one
deed-produce-first = produce first
deed-transport-first = transport first
deed-procreate-first = procreate first, then take the favor test to strengthen a tribe
deed-sale = sell up to 2 materials: one for money, one for success points
deed-purchase = purchase a material
deed-lose-food = lose 1 food
deed-lose-tribe = lose a tribe
deed-spend = spend { $ideas } to pass the favor test
deed-spend-unknown = spend ideas to pass the favor test
deed-save = save the tribe for 1 step on the Favor of Agera track
deed-save-idea = save the tribe for 1 idea
deed-used = give a used die

pass = Skip
pass-module = Skip, and end { $panel }
pass-unused = End { $panel } without using it; the dice stay spent
pass-pause = Take no attribute chip and continue
pass-feed = Feed only some of them
pass-failed = Fail the favor test
pass-doom = Lose the tribe
pass-ignore = Ignore no cost space
pass-goal = Take no goal chip
pass-board = Take no tribe aboard
pass-sell = Sell nothing here
pass-short = Forgo what is missing

## Where points come from

score-fires = fire encampments
score-sites = exploration
score-cards = cost spaces of cards
score-bonuses = bonuses
score-sales = sales
score-tracks = progress tracks
score-income = income chips
score-oaks = Mystic oaks
score-strong-tribes = strong tribes
score-eras = scoring of the eras
score-statues = statues
score-action-cards = V.I.C.I's action cards
score-technology = { $form ->
    [short] Technology
   *[other] final scoring: Technology
 }
score-prestige = { $form ->
    [short] Prestige
   *[other] final scoring: Prestige
 }
score-knowledge = { $form ->
    [short] Knowledge
   *[other] final scoring: Knowledge
 }
score-construction = { $form ->
    [short] Construction
   *[other] final scoring: Construction
 }
score-culture = { $form ->
    [short] Culture
   *[other] final scoring: Culture
 }
score-evolution = { $form ->
    [short] Evolution
   *[other] final scoring: Evolution
 }
score-prosperity = { $form ->
    [short] Prosperity
   *[other] final scoring: Prosperity
 }
score-population = { $form ->
    [short] Population
   *[other] final scoring: Population
 }
score-expansion = { $form ->
    [short] Expansion
   *[other] final scoring: Expansion
 }
score-stages = { $form ->
    [short] stages of the console
   *[other] final scoring: stages of the console
 }
score-point-bonuses = { $form ->
    [short] point bonuses of cards
   *[other] final scoring: point bonuses of cards
 }

## The table as plain text

plain-header = { $title }, era { $era } of 4: { $phase }
plain-phase = phase { $number }, { $phase }
plain-setup = setup
plain-over = the game is over
plain-players = Civilizations: { $players }
plain-player = { $name } ({ $colour })

plain-part-era = THIS ERA
plain-start = Starting monolith: { $player }
plain-resets = Resets: { $resets } of { $end } that end the Action phase
plain-last-round = This is the last round of the Action phase: everyone has one more turn.
plain-weather = Weather: { $weather-now } now.
plain-weather-comes = Weather: { $weather-now } now. In the Event phase, the event changes it: { $next-now } then, and { $next-effect }.
plain-weather-beyond = Weather: { $weather-now } now. In the Event phase, the event moves it beyond the white line: { $effect }.
plain-weather-scale = From cold to hot: { $spaces }. Beyond either end, { $beyond }.
plain-weather-space = { $weather }: { $weather-effect }
plain-weather-here = { $weather } (now): { $weather-effect }
weather-beyond = everyone loses a tribe
plain-event = Event { $event }: { $weather }; { $text }
plain-era-scoring = Era { $era } scores { $category }: { $points } success points for each { $category-unit }
plain-now = { $text } (now)
plain-scored = { $text } (scored)
plain-final-tiles = Final scoring: 1 more success point for each unit of { $tiles }

plain-part-choices = STARTING CARDS TO CHOOSE FROM
plain-part-chip-cards = STARTING CHIP CARDS TO CHOOSE FROM
plain-chip-card = { $card }: { $text }; goal chip { $goal }
plain-part-looking = CARDS YOU ARE LOOKING AT

plain-part-console = CONSOLE OF { $player }
plain-dice-spaces = dice space
plain-dice-ready = dice ready
plain-planning = planning markers
plain-dice = Used dice: { $used }; fate dice: { $fate }; space { $favor } of 6 on the Favor of Agera track
plain-favor-test = A favor test { $favor ->
    [1] takes a fate die showing 1
    [6] always succeeds, without a roll
   *[other] takes a fate die showing { $favor } or less
 }; 1 idea changes a die by 1, and 1 and 6 are adjacent.
plain-markers = Ideas: { $ideas }; focus: { $focus }; food: { $food } (feeding all tribes takes { $need }); money: { $money }
plain-storage = storage
plain-storage-row = row { $row }
plain-storage-note = A stored material sells for as much money as its row; a lucky find of row 1 takes a 1 or 2, of row 2 a 3 or 4, of row 3 a 5 or 6.
plain-stored = { $material } { $count }
plain-counted = { $what } { $count }
plain-features = Feature markers: { $features }
plain-supply = Left: { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
 }, { $tribes ->
    [one] 1 tribe
   *[other] { $tribes } tribes
 }, { $resets ->
    [one] 1 reset marker
   *[other] { $resets } reset markers
 }. Active diamonds: { $diamonds }
plain-none = .
plain-empty = empty
plain-nothing = none
plain-nobody = no tribe

plain-part-goals = GOAL AREA ({ $count } installed)
plain-covered = covered: { $goals }
plain-numbered = { $number }: { $text }

plain-part-hand = HAND ({ $count ->
    [one] 1 card
   *[other] { $count } cards
 })
plain-card = { $card }. Cost: { $cost }.
plain-card-instant = - instant bonus: { $text }
plain-card-top = - lasting: { $text }
plain-unseen = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
 }

plain-part-modules = MODULES (dice, level, what they do)
plain-module = { $dice }: { $module }, level { $level }: { $does }
plain-feature-modules = two dice of the same value: gain a marker of its feature (1 Stamina, 2 Intelligence, 3 Calm, 4 Dexterity, 5 Expression, 6 Perception)
plain-sleep = any two: Sleep: { $does }

plain-part-stages = STAGE PARTITION
plain-columns = column
plain-holding = holds
plain-short = { $holding-short }
plain-stage = stage { $stage }: { $points }
plain-stage-inactive = stage { $stage }: ({ $points })
plain-stage-legend = The number after the stage is what each card and chip in it is worth in the final scoring, in brackets while its stage tile is not active. Columns are filled from the bottom; a dot is a free place. G is a goal chip: two go side by side.
plain-both-halves = G G
plain-left-half = G -
plain-right-half = - G
plain-starting-chip = start

plain-part-abilities = ACTIVITIES, ABILITIES AND INCOME
plain-console = Console
plain-income = Income chip { $chip }
plain-income-left = Income chip { $chip } (not used yet)

plain-part-pieces = FARMS, BOATS AND SETTLEMENTS
plain-pieces = Still on the console: { $farms } of { $all_farms } farms, { $boats } of { $all_boats } boats. Statues on the continent: { $statues } (each gives { $points } in the Income phase)
plain-settlement = settlement { $number } costs { $cost }, for { $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
 }
plain-settlement-built = settlement { $number } is built: { $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
 }

plain-part-displays = DISPLAYS
plain-display-dice = Dice on display: { $activation } activation, { $fate } fate. Hunting tokens left: { $tokens }
plain-display-goals = Goal chips:
plain-display-incomes = Income chips:
plain-display-attributes = Attribute chips (take one at any time during your turn):

plain-part-research = RESEARCH STACKS
plain-stack = { CAPITAL($deck) } ({ $count } face down), top card face up:
plain-below = below: { $cards }

plain-part-hunting = HUNTING TABLE (food by type of territory and die)
plain-hunting-die = die

plain-part-other = CIVILIZATION OF { $player }
plain-other-dice = Dice ready: { $dice }; used: { $used }; fate dice: { $fate }; planning markers: { $plans }; space { $favor } of the Favor of Agera track
plain-other-stored = Stored: { $stored }
plain-upgraded = Upgraded modules: { $modules }
plain-other-hand = Hand cards: { $cards }
plain-other-known = Of these, known to everyone: { $cards }
plain-other-goals = Goal area: { $goals } ({ $count } installed)
plain-installed = Installed: { $pieces }

plain-part-vici = V.I.C.I
plain-vici-blue = The blue halves of its action cards count in this era.
plain-vici-red = The red halves of its action cards count in this era.
plain-vici-grids = Evolution grid: { $evolution } of { $evolution_spaces } spaces filled; Prosperity grid: { $prosperity } of { $prosperity_spaces }
plain-vici-icons = Reset icons face up: { $blue } blue, { $red } red; { $needed } of each make it do a reset. Cards left in its stack: { $stack }
plain-vici-event = For the event of this era it counts as having { $count } { $what }
plain-vici-card-blue = Action card { $number }, blue half: { $text }
plain-vici-card-red = Action card { $number }, red half: { $text }
plain-vici-tribes = Tribes: { $strong } strong, { $weak } weak; dice: { $dice } activation, { $fate } fate; statues: { $statues }

plain-part-tracks = TRACKS
plain-track = { $track } (upgrades value { $value })
plain-favor = Favor of Agera (1 to 6)
plain-lines = On every progress track: spaces 2 and 6 upgrade a module with the value of the track; space 4 gives 1 step on the Favor of Agera track or an income action; spaces 8 and 12 give 3 success points; space 10 flips a stage tile or gives 3 success points.

plain-pale = Pale spaces, which some cards and events count: { $spaces }.

plain-part-categories = UNITS OF THE CATEGORIES
plain-category = { $category } ({ $points } each at the end)
plain-part-points = SUCCESS POINTS
plain-points = success points now
plain-points-later = if the game ended now
plain-final-points = final points

plain-part-continent = CONTINENT
plain-continent-legend = Your territories are marked with a star. Strong tribes stand upright, weak tribes lie down.
plain-own-territory = { $territory } *
plain-undeveloped = undeveloped
plain-has-island = the island is a building ground
plain-farm-of = farm of { $player }
plain-hunted = hunting token
plain-provisions = { $count ->
    [one] 1 provision marker
   *[other] { $count } provision markers
 } of V.I.C.I
plain-neighbours = next to { $territories }; sites { $sites }
plain-camps = fire ({ $points } success { $points ->
    [one] point
   *[other] points
 }): { $fire }; other encampments: { $camps }
plain-tribe-strong = { $player } strong
plain-tribe-weak = { $player } weak
plain-free = free
plain-wilderness = wilderness: { $tribes }
plain-strong = { $count } strong
plain-weak = { $count } weak
plain-raw = raw materials: { $raw }
plain-boat = boat of { $player }: { $crew } aboard; { $cargo }
plain-loaded = 1 raw material
plain-unloaded = no raw material
plain-face-down = face down

plain-part-sites = SITES ({ $count } face down)
plain-site = { CAPITAL($site) }, next to { $territories }
plain-detail = - { $text }
plain-ground = - statues of { $materials }; built: { $built }
plain-statues = { $count ->
    [one] 1 statue
   *[other] { $count } statues
 }
plain-one-settlement = 1 settlement

## Reports

group-inventions = invention cards
group-mutations = mutation cards
group-insights = insight cards
group-buildings = building cards
group-achievements = achievement cards
group-income-chips = income chips
group-attribute-chips = attribute chips
group-goal-chips = goal chips
group-marker-cards = starting marker cards
group-events = events

## Options of a new game

option-players = Players
option-players-help = The number of players. A single player plays against V.I.C.I.
option-newcomers = Newcomers
option-newcomers-help = The number of players, from the first seat on, who get a ready-made starting hand. The others choose theirs in secret.
option-cards = Cards
option-cards-help = Starting cards are dealt, or chosen freely from all cards (solo only, without newcomers).
option-cards-dealt = Dealt
option-cards-free = Free choice
option-continent = Continent
option-continent-help = Tiles A, B and C are placed as for a first play, or all tiles at random.
option-continent-first-play = First play
option-continent-random = Random
option-materials = Materials
option-materials-help = Wood and Papyrus are placed where the players start, or all material tiles at random.
option-materials-first-play = First play
option-materials-random = Random
option-start = Start
option-start-help = The player who goes first. In a solo game, the player always does.
option-start-random = Random
option-vici = V.I.C.I
option-vici-help = The strength of V.I.C.I in a solo game.
option-vici-beginner = Beginner
option-vici-moderate = Moderate
option-vici-medium = Medium
option-vici-advanced = Advanced
option-vici-expert = Expert
option-harder-reset = Harder reset
option-harder-reset-help = V.I.C.I also carries out the card that makes it do a reset.
option-pack = Pack
option-pack-help = The content pack: cards, chips and events.
