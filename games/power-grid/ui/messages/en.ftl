# Power Grid in English. Names of people, cities and regions are never changed; a plant is named by its number.

## Words that sentences are made of

fuel-name = {$fuel ->
    [coal] coal
    [oil] oil
    [garbage] garbage
   *[uranium] uranium
}
    .capital = {$fuel ->
         [coal] Coal
         [oil] Oil
         [garbage] Garbage
        *[uranium] Uranium
    }
region-east = East
region-midwest = Midwest
region-northeast = Northeast
region-northwest = Northwest
region-south = South
region-southeast = Southeast
region-southwest = Southwest
region-west = West
plant-ecological = ecological
plant-fusion = fusion
plant-burning = burns {$tokens}, powers {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
}
plant-free = {$kind}, powers {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
}
phase-order = turn order
phase-auction = plant auction
phase-resources = buying resources
phase-building = building
phase-bureaucracy = bureaucracy

## Choices

choice-pick = choose the {$region} region
choice-pass = pass for this round
choice-nominate = auction plant {$plant}, minimum bid {$price} ({$facts})
choice-buy-plant = buy plant {$plant} for {$price} ({$facts})
choice-pass-bid = pass this auction
choice-bid = bid {$amount}
choice-scrap = scrap plant {$plant} ({$facts})
choice-scrap-losing = scrap plant {$plant} and lose {$tokens} ({$facts})
choice-drop = return 1 {fuel-name} to the supply
choice-buy = buy 1 {fuel-name} for {$price}
choice-build = build in {$city} for {$price} (connection {$connection} + house {$house})
choice-run = run plant {$plant} on {$tokens}: powers {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
}
choice-run-free = run plant {$plant}: powers {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
}
choice-done-buying = finish buying
choice-done-building = finish building
choice-done-running = finish: power {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
}, earn {$income}

## The list of choices: headings, and what tells the choices under a heading apart

head-pick = Choose a region
head-nominate = Auction a plant
head-buy-plant = Buy a plant
head-scrap = Scrap a plant
head-drop = Return fuel
head-buy = Buy fuel
head-build = Connect
head-run = Run a plant
label-plant = plant {$plant} · {$burns}

## Events

event-picked = {$name} chose the {$region} region.
event-round = Round {$round}.
event-phase = Phase {$number}: {$phase}.
event-ordered = Turn order: {$names}.
event-passed = {$name} passed for this round.
event-nominated = {$name} put plant {$plant} up for auction ({$facts}).
event-bid = {$name} bid {$amount}.
event-passed-bid = {$name} dropped out of the auction.
event-sold = {$name} bought plant {$plant} for {$price} Elektro.
event-scrapped = {$name} scrapped plant {$plant}.
event-lost = {$name} returned {$count} {fuel-name} to the supply: no room.
event-drawn = New in the plant market: plant {$plant} ({$facts}).
event-step3-drawn = The Step 3 card was drawn.
event-removed-too-small = Plant {$plant} became obsolete: the largest network has reached its number.
event-removed-no-sale = Plant {$plant} left the game: nobody bought a plant.
event-removed-step2 = Plant {$plant} left the game: Step 2 begins.
event-removed-step3 = Plant {$plant} and the Step 3 card left the game.
event-removed-update = Plant {$plant} left the game: market update.
event-put-under = Plant {$plant} went under the draw deck.
event-bought = {$name} bought 1 {fuel-name} for {$price} Elektro.
event-built = {$name} built in {$city} for {$price} Elektro (connection {$connection} + house {$house}).
event-ran = {$name} ran plant {$plant} on {$tokens}.
event-ran-free = {$name} ran plant {$plant}.
event-paid = {$name} powered {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
} and earned {$income} Elektro.
event-refilled = The resource market was refilled: {$tokens}.
event-refilled-nothing = The resource market was not refilled: nothing could be added.
event-step = Step {$step} begins.
event-ended = The game is over. Winner: {$names} ({$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
} powered).

## A turn in a few words, without the name

deed-picked = chose {$region}
deed-passed = passed
deed-nominated = put up plant {$plant}
deed-bid = bid {$amount}
deed-passed-bid = dropped out
deed-sold = bought plant {$plant} for {$price}
deed-scrapped = scrapped plant {$plant}
deed-bought = bought {$tokens} for {$price}
deed-built = built {$cities} for {$price}
deed-paid = powered {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
} for {$income}

## The position

title-set-up = Power Grid · {$map} · setup
title-phase = Power Grid · {$map} · round {$round} · Step {$step} · phase {$number}: {$phase}
title-over = Power Grid · {$map} · round {$round} · Step {$step} · the game is over

turn-yours = Your turn, {$name}: {$what}.
turn-other = {$name}’s turn: {$what}.
turn-next = Then: {$names}.
turn-pick = choose a region
turn-nominate-or-pass = choose a plant to auction, or pass
turn-nominate = choose a plant to auction
turn-buy-alone-or-pass = buy a plant for its number, or pass
turn-buy-alone = buy a plant for its number
turn-open = open the bidding with {$least} or more
turn-bid = bid {$least} or more, or pass
turn-scrap = scrap one of your old plants
turn-drop = give up coal or oil that no longer fits
turn-buy = buy resources
turn-build = build in cities
turn-run = run your plants
turn-run-on = run your plants ({$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
} powered so far)

auction-open = Auction: plant {$plant} ({$facts}), no bid yet.
auction-bid = Auction: plant {$plant} ({$facts}), highest bid {$bid} by {$name}.
auction-bidders = Still bidding: {$names}.
auction-done = Already bought or passed: {$names}.

regions-picked = Regions chosen, {$count} of {$of}: {$names}.
regions-none = No region chosen yet; {$of} are needed.
regions-in-play = Regions in play: {$names}.
sizes-step2 = Step 2 begins at {$step2} cities, the game ends at {$end}.
sizes-end = The game ends at {$end} cities.
sizes-largest = Largest network: {$size} ({$names}).
sizes-nobody = Nobody has a city yet.

plants-heading = Plant market (number: burns → cities powered)
plants-current = current
plants-future = future
plants-none = no plant
plants-step3 = Step 3 card
plants-deck = Draw deck: {$cards ->
    [0] empty.
    [one] {$cards} card.
   *[other] {$cards} cards.
}
plants-deck-step3 = Draw deck: {$cards ->
    [one] {$cards} card, the Step 3 card.
   *[other] {$cards} cards, including the Step 3 card.
}

resources-heading = Resource market
resources-tokens = left
resources-price = next price
resources-refill = refill
resources-supply = supply
resources-spaces = price:

players-heading = Players in order
players-you = {$name} (you)
players-money = money
players-cities = cities
players-supplies = can power
players-tokens = resources
players-no-plant = no plant yet
players-ran = has run
stored-alone = {$count} of {$room} {fuel-name}
stored-mixed = {$coals} {$coal} + {$oils} {$oil} of {$room}
stored-mixed-parts = {$coals} {$coal} + {$oils} {$oil} of {$room} ({$parts})
stored-either = {$room} either

networks-heading = Networks
networks-none = no city yet
reach-heading = Cities open to {$name}: houses there, cost = connection + house
reach-none = No city is open to {$name}.

ranking-heading = Final ranking
ranking-supplied = powered

## Refusals

refusal-already-connected = This city is already in your network.
refusal-bid-above-money = You can’t bid {$first}: you have {$second} Elektro.
refusal-bid-too-low = A bid of {$first} is too low: bid at least {$second}.
refusal-cannot-pay = This costs {$first} Elektro; you have {$second}.
refusal-city-is-full = This city already has {$first ->
    [one] {$first} house
   *[other] {$first} houses
}; Step {$second} allows no more.
refusal-game-is-over = The game is over.
refusal-mix-not-possible = Your resources and storage do not allow this mix of coal and oil.
refusal-new-plant-stays = You have just bought plant {$first}: scrap an older one.
refusal-no-house-left = You have already built all {$first} houses.
refusal-no-room = Your plants have no room for it.
refusal-none-on-market = There is none left on the market.
refusal-not-enough-fuel = This plant burns {$first ->
    [one] {$first} resource
   *[other] {$first} resources
}; you have {$second}.
refusal-not-in-current-market = Plant {$first} is not in the current market.
refusal-not-in-play = This city’s region is not in play.
refusal-not-now = You can’t do that now.
refusal-not-your-plant = Plant {$first} is not yours.
refusal-only-coal-or-oil = You can only give up coal or oil here.
refusal-opening-bid-is-due = You put this plant up, so you must open the bidding.
refusal-pass-in-round-one = Everyone must buy a plant in the first round.
refusal-plant-above-money = Plant {$first} costs at least {$first} Elektro; you have {$second}.
refusal-plant-has-run = Plant {$first} has already run this round.
refusal-region-does-not-touch = This region does not touch a chosen one.
refusal-region-is-picked = This region has already been chosen.
refusal-regions-do-not-touch = These regions do not form one connected area.
refusal-wrong-number-of-regions = This number of players needs {$second} regions, not {$first}.

## Pictures: the board

board-summary-draft = Map of {$map}; regions chosen so far: {$count}.
board-summary = Map of {$map}, {$cities} cities in play. Networks: {$sizes}.
around-north-sea = North Sea
around-baltic-sea = Baltic Sea
around-poland = Poland
around-czechia = Czechia
around-austria = Austria
around-switzerland = Switzerland
around-france = France
around-holland = Holland
around-canada = Canada
around-mexico = Mexico
around-pacific = Pacific
around-atlantic = Atlantic Ocean
around-gulf = Gulf of Mexico
track-step2 = Step 2
track-end = End
card-name = Plant {$plant}
card-bid = highest bid
card-up = up for auction
card-leaves = next to leave
card-ran = has run

## Pictures: the markets

market-title = Market
market-plants = Plant market
market-current = Current market
market-future = Future market
market-later = Coming later
market-single = Plant market in Step 3
market-auction-open = Plant {$plant} is up for auction, no bid yet.
market-auction-bid = Plant {$plant}: highest bid {$bid} by {$name}.
market-bidders = Still bidding:
market-step3 = Step 3 card
market-step3-short = Step 3
market-deck = Draw deck: {$cards ->
    [one] {$cards} card.
   *[other] {$cards} cards.
}
market-deck-step3 = Draw deck: {$cards ->
    [one] {$cards} card, the Step 3 card.
   *[other] {$cards} cards, including Step 3.
}
market-deck-short = deck {$cards}
market-deck-short-step3 = deck {$cards} · Step 3 inside
leaves-short-phase = {$plant} leaves in phase 5
leaves-short-step2 = {$plant} leaves at Step 2
leaves-short-step3 = {$plant} leaves with Step 3
leaves-under = Next to leave: plant {$plant} (highest, goes under the deck in phase 5).
leaves-step2 = Next to leave: plant {$plant} (lowest, when Step 2 begins).
leaves-step3 = Next to leave: plant {$plant} (lowest, with the Step 3 card).
leaves-update = Next to leave: plant {$plant} (lowest, in phase 5).
market-fuel = Resource market
market-next = next
market-refill = refill
market-after-refill = after refill
market-row = {fuel-name.capital}: {$count} left, next price {$price}, refill {$refill}

## Pictures: what players have

panel-supplies = powers {$supplied}/{$cities}
panel-supplies-long = Cities this player can power now, of all their cities
panel-money = money {$money}
mat-no-plant = No plant yet.
mat-money = money
mat-cities = cities
mat-supplies = powers
mat-of = {$supplied}/{$cities}
mat-income = income
mat-income-short = earns {$now}, with +1 city {$more}
mat-houses-left = {$count ->
    [one] {$count} house left
   *[other] {$count} houses left
}
mat-plants = Plants
mat-own-plants = My plants
mat-houses = houses left
mat-stock = {fuel-name.capital}: {$count}, room for {$more} more

## Pictures: the strip

strip-order = Order
strip-auction = Auction
strip-fuel = Resources
strip-build = Build
strip-power = Power
strip-set-up = {$map} · setup
strip-round = {$map} · Round {$round} · Step {$step}
strip-trigger-step2 = Step 2 at {$step2} cities · end at {$end} · most {$leader}
strip-trigger-step3 = Step 3 card: {$plants ->
    [0] next in the deck
    [one] after {$plants} plant
   *[other] after {$plants} plants
} · end at {$end} cities · most {$leader}
strip-trigger-end = End at {$end} cities · most {$leader}
alarm-end = The game ends after this phase.
alarm-step2 = Step 2 begins after this phase.
alarm-step3 = Step 3 begins after this phase.
task-pick = {$number ->
    [1] choose region {$number} of {$of}
   *[other] choose region {$number} of {$of}, next to one already chosen
}
task-nominate-or-pass = choose a plant to auction, or pass
task-nominate = choose a plant to auction
task-buy-alone-or-pass = nobody else can bid: buy a plant for its number, or pass
task-buy-alone = nobody else can bid: buy a plant for its number
task-open = open the bidding for plant {$plant} ({$facts}) with {$least} or more
task-bid = {$name} bid {$bid} on plant {$plant}: bid {$least} or more, or pass
task-scrap = you may own {$limit} plants: scrap an old one
task-drop = no room for everything: give up coal or oil
task-fuel = buy resources for your plants
task-build = build in as many cities as you like
task-power = choose the plants to run, then finish
task-over = the game is over

## Pictures: what choices cost and bring

offer-minimum = {$price} or more
offer-supplies = {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
}
offer-income = +{$income} income
offer-parts = connection {$connection} + house {$house}
offer-money = money {$now} → {$after}
warn-end = The game ends after this phase.
warn-step2 = Step 2 begins after this phase.
warn-too-small = {$count ->
    [one] Plant {$plants} becomes obsolete.
   *[other] Plants {$plants} become obsolete.
}
warn-idle-plants = Only {$supplied} of {$cities} cities are powered, and a plant that could run is idle.
wish-nominate = auction plant {$plant}
wish-scrap = scrap plant {$plant}
wish-run = run plant {$plant}
wish-drop = give up {fuel-name}
wish-buy = buy {fuel-name}
wish-bid = bid {$amount}
wish-pass = pass

## Pictures: forms and standing orders

sheet-run-all = Enough for one run: {$price}
sheet-fill-all = Fill everything: {$price}
sheet-buy = Buy {$count} for {$price} Elektro
sheet-buy-nothing = Buy nothing
sheet-total = Total {$price} · money {$now} → {$after}
sheet-next = next prices: {$prices} · others can store {$others}
sheet-none-left = none left
sheet-supplied = {$cities} of {$of ->
    [one] {$of} city
   *[other] {$of} cities
} powered · income {$income}
sheet-power = Power {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
}, earn {$income}
sheet-no-fuel = not enough resources
order-out = Pass on plant {$plant}
order-most = Plant {$plant}: bid for me up to
order-most-given = Plant {$plant}: bid for me up to {$most}
hint-regions = Only cities in the chosen regions are used; together the regions must form one connected area.
hint-nominate = Everyone buys at most one plant per round, and never below its number.
hint-bid = If you pass, you are out of this auction only; the last bidder left pays their own bid.
hint-scrap = A new plant over the limit replaces an old one; its resources move to your other plants if they fit there.
hint-fuel = The cheapest tokens go first, so every purchase raises the price; a plant stores twice what it burns.
hint-build = A city costs its space plus the cheapest connection from your network. Having the most cities means going first in the auction, but buying resources and building last.
hint-power = Each plant runs at most once, and only with everything it burns. You are paid only for the cities you power.

## Pictures: explanations

explain-city-region = A city in the {$region} region. Its three spaces cost 10, 15 and 20.
explain-city-unused = Its region is not in play: nobody can build here or connect through it.
explain-city-empty = Nobody has built here yet.
explain-city-owners = Houses here: {$names}.
explain-city-cost = {$name} would pay {$sum} (connection + space), by way of {$via}.
explain-city-first = {$name} would pay {$sum}.
explain-house = {$name}’s house in {$city}
explain-house-text = {$city} is part of {$name}’s network. A house stays for the whole game; the next one here costs more.
explain-size = {$name}’s network: {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
}
explain-size-text = The largest network goes first in the auction, but last when buying resources and building.
explain-track = City track
explain-track-text = Step 2 begins after the phase in which someone reaches {$step2} cities. The game ends after the building phase in which someone reaches {$end}.
explain-deck = Draw deck: {$cards ->
    [one] {$cards} card
   *[other] {$cards} cards
}
explain-deck-text = Every plant that leaves the market is replaced from here. The plants put under the deck lie below the Step 3 card.
explain-deck-above = {$plants ->
    [0] The Step 3 card is the next card.
    [one] {$plants} plant lies above the Step 3 card.
   *[other] {$plants} plants lie above the Step 3 card.
}
explain-step3 = Step 3 card
explain-step3-text = After the auction, this card and the lowest plant leave the game. Then Step 3 begins, with a single row of six plants.
explain-stock = {$name}’s {fuel-name}: {$count}
explain-stock-text = There is room for {$more} more. A plant stores twice what it burns; you may move resources between your own plants at any time.
explain-cities = {$name}’s cities: {$cities}
explain-cities-text = A new city costs its space plus the cheapest connection from any of your cities.
explain-supplies = {$name} can power {$supplied} of {$cities}
explain-supplies-text = This many cities could be powered by running every plant once with the resources held now. At the end, this decides the game.
explain-houses = {$name}’s houses left: {$houses}
explain-houses-text = Every city you connect takes one house.
explain-income = {$name}’s income: {$now}
explain-income-text = For the cities that can be powered now, phase 5 pays {$now}; with one more city it would pay {$more}.
explain-region-open = Can be chosen if it touches a chosen region.
explain-region-played = In play: everyone may build here.
explain-region-unused = Not in play: nobody can build here or connect through it.
explain-region-cities = Cities: {$cities}.
explain-plant-facts = This plant: {$facts}.
explain-plant-room = It stores up to {$room} resources.
explain-plant-owner = Owner: {$name}.
explain-plant-current = Current market: it can be auctioned now, minimum bid {$least}.
explain-plant-sole = Current market: it costs exactly {$least} now, since nobody else can bid.
explain-plant-future = Future market: it can’t be auctioned yet.
explain-plant-away = It is not in play now.
explain-token = {fuel-name.capital}: resource market
explain-token-price = {$count} left on the market; the next one costs {$price}.
explain-token-none = None left on the market.
explain-token-refill = Phase 5 adds {$refill} in Step {$step}, as far as the supply lasts (now {$supply}).
explain-token-room = You have room for {$own} more; the others together for {$others}.
explain-money = {$name}’s money
explain-money-known = {$money} Elektro.
explain-money-secret = Money is secret; the log shows everything paid and earned.

## Pictures: text mode

table-players = Players in order
table-player = Player
table-plants = Plants
table-plant = Plant
table-row = Market
table-burns = Burns
table-supplies = Powers
table-stored = {$facts}; holds {$tokens}, room for {$free} more
table-fuel = Resource
table-tokens = Left
table-price = Next price
table-refill = Refill
table-supply = Supply
table-cities = Cities in play, with the cost for {$name}
table-city = City
table-region = Region
table-owners = Houses
table-slot = Space
table-total = Total = connection + space
table-via = By way of
table-closed = not in this step
table-regions = Regions
table-picked = chosen
table-links = Connections and their costs

## For the pages of all games

game-title = Power Grid
game-about = Bid for power plants, buy resources from a shared market and connect cities: whoever can power the most of them wins.
game-points = cities powered
game-option-map = Map
game-option-map-germany = Germany
game-option-map-usa = USA
game-option-map-hint = Which side of the board is played.
game-option-regions = Regions in play
game-option-regions-random = Random
game-option-regions-draft = Chosen in turn
game-option-regions-list = These regions:
game-option-regions-hint = Only cities in these regions are used. They must form one connected area.
game-option-money = Money
game-option-money-secret = Secret
game-option-money-open = Open
game-option-money-hint = Whether everyone sees how much money the others have.
game-source-supplied = Cities powered
game-tie-money = money
game-tie-cities = cities
game-moment-auction = Most expensive plant
game-moment-income = Highest income
game-moment-city = Most expensive city
game-score-unit-one = city
game-score-unit = cities

## Components in statistics; # is the number

game-component-plant = plant #
