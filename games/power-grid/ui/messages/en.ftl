# Power Grid in English. Names of people, cities and regions are never changed; a plant is named by its number.

## Words that sentences are made of

list-and = {$first} and {$last}
plant-ecological = ecological
plant-fusion = fusion
plant-burning = burns {$tokens}, supplies {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
}
plant-free = {$kind}, supplies {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
}
phase-order = determine player order
phase-auction = auction power plants
phase-resources = buy resources
phase-building = building
phase-bureaucracy = bureaucracy

## Choices

choice-pick = choose the region {$region}
choice-pass = pass: no plant this round
choice-nominate = put plant {$plant} up for auction ({$facts}), minimum bid {$price}
choice-buy-plant = buy plant {$plant} for {$price} ({$facts})
choice-pass-bid = pass: leave this auction
choice-bid = bid {$amount}
choice-scrap = scrap plant {$plant} ({$facts})
choice-scrap-losing = scrap plant {$plant} ({$facts}); no room for {$tokens}
choice-drop = return {$tokens} to the supply
choice-buy = buy {$tokens} for {$price}
choice-build = build in {$city} for {$price} (connection {$connection} + house {$house})
choice-run = run plant {$plant} with {$tokens}, supplying {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
}
choice-run-free = run plant {$plant}, supplying {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
}
choice-done-buying = finish buying
choice-done-building = finish building
choice-done-running = finish: {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
} supplied, income {$income}

## Events

event-picked = {$name} chooses the region {$region}.
event-round = Round {$round}.
event-phase = Phase {$number}: {$phase}.
event-ordered = Player order: {$names}.
event-passed = {$name} passes: no plant this round.
event-nominated = {$name} puts plant {$plant} up for auction ({$facts}).
event-bid = {$name} bids {$amount}.
event-passed-bid = {$name} leaves the auction.
event-sold = {$name} buys plant {$plant} for {$price} Elektro.
event-scrapped = {$name} scraps plant {$plant}.
event-lost = {$name} returns {$tokens} to the supply: there is no room.
event-drawn = Plant {$plant} comes into the plant market ({$facts}).
event-step3-drawn = The Step 3 card is drawn.
event-removed-too-small = Plant {$plant} leaves the game: its number is not above the size of the largest network.
event-removed-no-sale = Plant {$plant} leaves the game: nobody bought a plant.
event-removed-step2 = Plant {$plant} leaves the game: Step 2 begins.
event-removed-step3 = Plant {$plant} leaves the game, and the Step 3 card with it.
event-removed-update = Plant {$plant} leaves the game: the plant market is updated.
event-put-under = Plant {$plant} goes under the draw deck.
event-bought = {$name} buys {$tokens} for {$price} Elektro.
event-built = {$name} builds in {$city} for {$price} Elektro (connection {$connection} + house {$house}).
event-ran = {$name} runs plant {$plant} with {$tokens}.
event-ran-free = {$name} runs plant {$plant}.
event-paid = {$name} supplies {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
} and receives {$income} Elektro.
event-refilled = The resource market is refilled: {$tokens}.
event-refilled-nothing = The resource market is not refilled: nothing can be added.
event-step = Step {$step} begins.
event-ended = The game is over. Winner: {$names} ({$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
} supplied).

## The position

title-set-up = Power Grid · {$map} · set-up
title-phase = Power Grid · {$map} · round {$round} · Step {$step} · phase {$number}: {$phase}
title-over = Power Grid · {$map} · round {$round} · Step {$step} · the game is over

turn-yours = Your turn, {$name}: {$what}.
turn-other = {$name} to act: {$what}.
turn-next = Then: {$names}.
turn-pick = choose a region
turn-nominate-or-pass = choose a plant or pass
turn-nominate = choose a plant
turn-open = open the bidding, at least {$least}
turn-bid = bid at least {$least} or pass
turn-scrap = scrap one of the old plants
turn-drop = return coal or oil that has no room
turn-buy = buy resources
turn-build = connect cities
turn-run = run plants
turn-run-on = run plants, {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
} supplied so far

auction-open = Auction: plant {$plant} ({$facts}), no bid yet.
auction-bid = Auction: plant {$plant} ({$facts}), highest bid {$bid} by {$name}.
auction-bidders = Still bidding: {$names}.
auction-done = Bought or passed in this phase: {$names}.

regions-picked = Regions chosen so far, {$count} of {$of}: {$names}.
regions-none = No region is chosen yet, of {$of}.
regions-in-play = Regions in play: {$names}.
sizes-step2 = Step 2 starts at {$step2} cities, the game ends at {$end}.
sizes-end = The game ends at {$end} cities.
sizes-largest = Largest network: {$size} ({$names}).
sizes-nobody = Nobody has a city yet.

plants-heading = Plant market (number: fuel burned → cities supplied)
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
    [one] {$cards} card, which is Step 3.
   *[other] {$cards} cards, Step 3 among them.
}

resources-heading = Resource market
resources-tokens = tokens
resources-price = next price
resources-refill = refill
resources-supply = supply
resources-spaces = price:

players-heading = Players in order
players-you = {$name} (you)
players-money = money
players-cities = cities
players-supplies = can supply
players-tokens = tokens
players-no-plant = no plant yet
players-ran = ran
stored-alone = {$count} {$fuel} of {$room}
stored-mixed = {$coals} {$coal} + {$oils} {$oil} of {$room}
stored-mixed-parts = {$coals} {$coal} + {$oils} {$oil} of {$room} ({$parts})
stored-either = {$room} either

networks-heading = Networks
networks-none = no city yet
reach-heading = Cities with a space for {$name}: houses there, cost = connection + house
reach-none = No city has a space for {$name}.

ranking-heading = Final ranking
ranking-supplied = supplied

## Refusals

refusal-already-connected = The city is already in your network.
refusal-bid-above-money = You have {$second} Elektro, not {$first}.
refusal-bid-too-low = A bid of {$first} is too low: it must be at least {$second}.
refusal-cannot-pay = It costs {$first} Elektro and you have {$second}.
refusal-city-is-full = The city has {$first ->
    [one] {$first} house
   *[other] {$first} houses
}, and Step {$second} allows no more.
refusal-game-is-over = The game is over.
refusal-mix-not-possible = The tokens and the room for them do not allow this mix of coal and oil.
refusal-new-plant-stays = Plant {$first} was bought just now: scrap an older one.
refusal-no-house-left = You have built all {$first} houses.
refusal-no-room = Your plants have no room for it.
refusal-none-on-market = The resource market has none left.
refusal-not-enough-fuel = The plant burns {$first ->
    [one] {$first} token
   *[other] {$first} tokens
} and you have {$second}.
refusal-not-in-current-market = Plant {$first} is not in the current market.
refusal-not-in-play = The city is not in a region in play.
refusal-not-now = This is not what has to be decided now.
refusal-not-your-plant = Plant {$first} is not yours.
refusal-only-coal-or-oil = Only coal or oil goes back to the supply here.
refusal-opening-bid-is-due = Whoever puts a plant up must open the bidding.
refusal-pass-in-round-one = In the first round everybody must buy a plant.
refusal-plant-above-money = Plant {$first} costs at least {$first} Elektro and you have {$second}.
refusal-plant-has-run = Plant {$first} has run in this round.
refusal-region-does-not-touch = The region does not touch a chosen one.
refusal-region-is-picked = The region is chosen already.
refusal-regions-do-not-touch = The regions do not form one connected area.
refusal-wrong-number-of-regions = This number of players needs {$second} regions, not {$first}.

## Pictures: the board

board-summary-draft = Map of {$map}; regions chosen so far: {$count}.
board-summary = Map of {$map}, {$cities} cities in play. Networks: {$sizes}.
track-step2 = Step 2
track-end = End
card-name = Plant {$plant}
card-bid = highest bid
card-up = up for auction
card-leaves = leaves next
card-ran = has run

## Pictures: the markets

market-title = Market
market-plants = Plant market
market-current = Current market
market-future = Future market
market-single = Plant market of Step 3
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
    [one] {$cards} card, Step 3.
   *[other] {$cards} cards, Step 3 among them.
}
leaves-under = Next to leave: {$plant} (highest, under the deck in phase 5).
leaves-step2 = Next to leave: {$plant} (lowest, when Step 2 begins).
leaves-step3 = Next to leave: {$plant} (lowest, with the Step 3 card).
leaves-update = Next to leave: {$plant} (lowest, in phase 5).
market-fuel = Resource market
market-next = next
market-refill = refill
market-after-refill = after refill
market-row = {$fuel}: {$count} on the market, next price {$price}, refill {$refill}

## Pictures: what players have

panel-cities = {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
}
panel-supplies = supplies {$supplied}/{$cities}
panel-supplies-long = Cities supplied with the tokens held, of all cities
panel-money = money {$money}
mat-no-plant = No plant yet.
mat-money = money
mat-cities = cities
mat-supplies = supplies
mat-of = {$supplied} of {$cities}
mat-income = income
mat-income-now = {$now} (one more city: {$more})
mat-houses = houses left
mat-stock = {$fuel}: {$count}, room for {$more} more

## Pictures: the strip

strip-order = Order
strip-auction = Auction
strip-fuel = Fuel
strip-build = Build
strip-power = Power
strip-set-up = {$map} · set-up
strip-round = {$map} · Round {$round} · Step {$step}
strip-trigger-step2 = Step 2 at {$step2} · end at {$end} · leader {$leader}
strip-trigger-step3 = Step 3 in {$cards} cards at most · end at {$end} · leader {$leader}
strip-trigger-end = end at {$end} · leader {$leader}
alarm-end = The game ends after this phase.
alarm-step2 = Step 2 begins after this phase.
alarm-step3 = Step 3 begins after this phase.
task-pick = choose region {$number} of {$of}; it must touch those already chosen
task-nominate-or-pass = choose a plant to auction, or pass
task-nominate = choose a plant to auction
task-open = open the bidding for plant {$plant} ({$facts}), at least {$least}
task-bid = plant {$plant} ({$facts}): {$name} bids {$bid}; bid at least {$least}, or pass
task-scrap = you may own {$limit} plants: scrap an old one
task-drop = give up a token that has no room: coal or oil
task-fuel = buy fuel, one token at a time
task-build = connect cities, one at a time
task-power = run plants, then finish
task-over = the game is over

## Pictures: what choices cost and bring

offer-minimum = at least {$price}
offer-supplies = supplies {$cities}
offer-income = +{$income} income
offer-money = money {$now} → {$after}
warn-pass = No plant this round.
warn-end = The game ends after this phase.
warn-step2 = Step 2 begins after this phase.
warn-too-small = Leaves the plant market as too small: {$plants}.
warn-idle-plants = Only {$supplied} of {$cities} cities are supplied, and a plant with fuel has not run.
wish-nominate = put plant {$plant} up for auction
wish-scrap = scrap plant {$plant}
wish-run = run plant {$plant}
wish-drop = give up {$fuel}
wish-buy = buy {$fuel}
wish-bid = bid {$amount}
wish-pass = pass

## Pictures: forms and standing orders

sheet-run-all = Run all once: {$price}
sheet-fill-all = Fill all: {$price}
sheet-buy = Buy {$count ->
    [one] {$count} token
   *[other] {$count} tokens
} for {$price}
sheet-buy-nothing = Buy nothing
sheet-total = Total {$price} · money {$now} → {$after}
sheet-next = next: {$prices} · others have room for {$others}
sheet-none-left = none left
sheet-supplied = {$cities} of {$of ->
    [one] {$of} city
   *[other] {$of} cities
} supplied · income {$income}
sheet-power = Power {$cities}, earn {$income}
sheet-no-fuel = not enough fuel
lesson-goal = Connect cities and supply them with power. When somebody has {$end} cities, the game ends after the building phase, and whoever can supply the most cities then wins; money decides ties.
lesson-auction = Every plant shows its number (the lowest bid), what it burns and how many cities it supplies. Four plants can be bought now, four come later. Put one up that is cheap to run, or see what others pay.
lesson-bid = You pay what you bid. Keep money for fuel and for your first city: a plant that stands still earns nothing.
lesson-fuel = Buy what your plants burn this round. The price rises with every token, and the last in order buys first. “Run all once” buys exactly enough for one run.
lesson-build = A city costs its space and the connection to it; the badge shows the sum. Two or three cities a round are a good pace: more than your plants can supply bring nothing yet.
lesson-power = Plants that have their fuel are chosen already. The income grows with every city supplied; the rest of the fuel stays for the next round.
lesson-order = Who has the most cities acts first in the auction but buys fuel and builds last, when everything is dearer. It can pay to stay one city behind.
lesson-step = Step 2 has begun: every city now has a second space for 15. Soon the plants decide, so look for those that supply five cities or more.
order-out = Out of the auction of plant {$plant}
order-most = Plant {$plant}: bid for me, at most
order-most-given = Plant {$plant}: bid for me up to {$most}
hint-regions = Only cities of the chosen regions are played; together they must be one connected area.
hint-nominate = Everybody buys at most one plant a round; a plant is never sold below its number.
hint-bid = Who passes is out of this auction only; the last one left pays the own bid.
hint-scrap = A new plant over the limit takes the place of an old one; its tokens move to others that burn them, as far as there is room.
hint-fuel = The cheapest tokens go first, so every purchase raises the price; a plant stores twice what it burns.
hint-build = A city costs its space and the cheapest connection from your network; who ends the phase with the most cities acts first in the auction and last elsewhere.
hint-power = Each plant runs at most once and only with all its fuel; supplied cities pay, the others do not.

## Pictures: explanations

explain-not-now = Not possible now: {$reason}
explain-city-region = A city of the region {$region}. Its three spaces cost 10, 15 and 20.
explain-city-unused = Its region is not in play: nobody can build here or pass through.
explain-city-empty = No house stands here yet.
explain-city-owners = Houses here: {$names}.
explain-city-cost = For {$name} it costs {$sum} (connection + space), by way of {$via}.
explain-city-first = For {$name} it costs {$sum}.
explain-house = House of {$name} in {$city}
explain-house-text = {$city} belongs to the network of {$name}. A house stays for the whole game; the next one here costs more.
explain-size = Network of {$name}: {$cities ->
    [one] {$cities} city
   *[other] {$cities} cities
}
explain-size-text = The largest network acts first in the auction and last when fuel is bought and cities are built.
explain-track = City-count track
explain-track-text = Step 2 begins after the phase in which somebody has {$step2} cities. The game ends after the building phase in which somebody has {$end}.
explain-deck = Draw deck: {$cards ->
    [one] {$cards} card
   *[other] {$cards} cards
}
explain-deck-text = Every plant that leaves the market is replaced from here. Behind the Step 3 card lie the plants put under the deck.
explain-step3 = Step 3 card
explain-step3-text = When the auction is over, this card and the lowest plant leave; then Step 3 begins, with one row of six plants.
explain-stock = {$fuel} of {$name}: {$count}
explain-stock-text = There is room for {$more} more. A plant stores twice what it burns; tokens may be moved between one's own plants at any time.
explain-cities = Cities of {$name}: {$cities}
explain-cities-text = A new city costs its space and the cheapest connection from any own city.
explain-supplies = {$name} supplies {$supplied} of {$cities}
explain-supplies-text = So many cities could be supplied by running each plant once with the tokens held now. At the end this decides the game.
explain-houses = Houses left of {$name}: {$houses}
explain-houses-text = Every connected city takes one house.
explain-income = Income of {$name}: {$now}
explain-income-text = For the cities that can be supplied now phase 5 pays {$now}; with one more city it would pay {$more}.
explain-region-open = May be chosen if it touches a chosen region.
explain-region-played = In play: everybody may build here.
explain-region-unused = Not in play: nobody can build here or pass through.
explain-region-cities = Cities: {$cities}.
explain-plant-facts = This plant {$facts}.
explain-plant-room = It stores up to {$room} tokens.
explain-plant-owner = Owner: {$name}.
explain-plant-current = Current market: it can be put up for auction, minimum bid {$least}.
explain-plant-future = Future market: it cannot be put up for auction yet.
explain-plant-away = It is not in play now.
explain-token = {$fuel}, resource market
explain-token-price = {$count} on the market; the next one costs {$price}.
explain-token-none = None is left on the market.
explain-token-refill = Phase 5 adds {$refill} in Step {$step}, if the supply has them (now {$supply}).
explain-token-room = You have room for {$own} more, the others together for {$others}.
explain-money = Money of {$name}
explain-money-known = {$money} Elektro.
explain-money-secret = Money is secret; what was paid and received stands in the log.

## Pictures: text mode

table-players = Players in order
table-player = Player
table-plants = Plants
table-plant = Plant
table-row = Market
table-burns = Burns
table-supplies = Supplies
table-stored = {$facts}; stored: {$tokens}, room for {$free} more
table-fuel = Resource
table-tokens = Tokens
table-price = Next price
table-refill = Refill
table-supply = Supply
table-cities = Cities in play, with the costs for {$name}
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
game-about = Buy power plants at auctions, fuel in a market that everybody shares, and connect cities: who can supply most of them wins.
game-points = cities supplied
game-option-map = Map
game-option-map-germany = Germany
game-option-map-usa = USA
game-option-regions = Regions in play
game-option-regions-random = by lot
game-option-regions-draft = chosen in turn
game-option-money = Money
game-option-money-secret = secret
game-option-money-open = open
game-source-supplied = Cities supplied
game-tie-money = money
game-tie-cities = cities
game-moment-auction = Dearest plant
game-moment-income = Largest income
game-moment-city = Dearest city
