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
