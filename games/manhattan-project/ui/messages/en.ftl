# The Manhattan Project in English. Names of people are never changed; a building or a bomb is named by its kind and number.

## Words that sentences are made of

list-and = {$first} and {$last}
list-nobody = nobody
name-labourer = labourer
name-engineer = engineer
name-scientist = scientist
name-fighter = fighter
name-bomber = bomber
count-labourer = {$count ->
    [one] {$count} labourer
   *[other] {$count} labourers
}
count-engineer = {$count ->
    [one] {$count} engineer
   *[other] {$count} engineers
}
count-scientist = {$count ->
    [one] {$count} scientist
   *[other] {$count} scientists
}
grey-labourer = {$count ->
    [one] {$count} contractor labourer
   *[other] {$count} contractor labourers
}
grey-engineer = {$count ->
    [one] {$count} contractor engineer
   *[other] {$count} contractor engineers
}
grey-scientist = {$count ->
    [one] {$count} contractor scientist
   *[other] {$count} contractor scientists
}
need-any = {$count ->
    [one] {$count} worker of any type
   *[other] {$count} workers of any type
}
need-specialist = {$count ->
    [one] {$count} engineer or scientist
   *[other] {$count} engineers or scientists
}
count-money = ${$count}
count-yellowcake = {$count} yellowcake
count-fighter = {$count ->
    [one] {$count} fighter
   *[other] {$count} fighters
}
count-bomber = {$count ->
    [one] {$count} bomber
   *[other] {$count} bombers
}
count-uranium = {$count} uranium
count-plutonium = {$count} plutonium
asks-and-pays = {$need}; {$cost}
kind-mine = mine
kind-factory = factory
kind-university = university
kind-reactor = reactor
kind-enrichment = enrichment plant
kind-uranium-bomb = uranium bomb
kind-plutonium-bomb = plutonium bomb
bomb-uranium-facts = {$fuel}, {$workers} → {$points} points; loading ${$cost}
bomb-plutonium-facts = {$fuel}, {$workers} → {$points} points, {$tested} after a test; loading ${$cost}
bomb-built = built
bomb-loaded = built and loaded
bomb-in-hand = in hand
bomb-token = implosion test made: {$token} points
building-damage = damage {$damage}
space-construction = Construction
space-factory-left = Factories, left
space-factory-middle = Factories, middle
space-factory-right = Factories, right
space-factory-fighters = Factories, fighters
space-factory-bombers = Factories, bombers
space-mine-left = Mines, left
space-mine-middle = Mines, middle
space-mine-right = Mines, right
space-university-labourers = University, labourers
space-university-engineer = University, engineer
space-university-scientist = University, scientist
space-university-choice = University, choice
space-reactor = Reactor
space-enrichment = Enrichment plant
space-air-strike-first = Air strikes, first
space-air-strike-second = Air strikes, second
space-repair = Repair
space-design-bomb = Design bomb
space-espionage = Espionage
space-free = free
space-closed = closed for the rest of the game
space-others = (every other player: {$goods})

## Choices

choice-bonus = turn-order bonus: 1 own {$worker}
choice-place-gaining = place on {$space}: take {$gain}
choice-place-paying = place on {$space}: pay {$cost}, take {$gain}
choice-place-action = place on {$space}
choice-place-action-paying = place on {$space}: pay {$cost}
choice-place-only = place on {$space} and decline its output
choice-use = use {$building} ({$asks}): take {$gain}
choice-use-only = use {$building} ({$asks}) and decline its output
choice-spy = send spies: use {$building} of {$name} ({$asks}): take {$gain}
choice-spy-only = send spies: occupy {$building} of {$name} ({$asks}) and decline its output
choice-build = build {$bomb} ({$facts})
choice-test = implosion test: detonate {$bomb} and take the token of {$token} points
choice-load = load {$bomb}: ${$cost} and 1 bomber for {$points} points
choice-retrieve = retrieve workers
choice-send = send {$crew}
choice-gain = gain {$crew}
choice-buy = buy {$building} for ${$price} ({$facts})
choice-buy-free = take {$building} free of charge with the engineer ({$facts})
choice-buy-bribes = buy {$building} for ${$price} ({$facts}) and take ${$bribes} from the bribe pile
choice-buy-free-bribes = take {$building} free of charge with the engineer ({$facts}) and ${$bribes} from the bribe pile
choice-strike = fighter strike on {$name}: 1 {$aircraft}
choice-raid = bombing raid on {$building} of {$name}
choice-offer = offer {$name} a pact
choice-accept = accept the pact
choice-refuse = refuse the pact
choice-repair = remove 1 damage from {$building}
choice-repair-paid = remove 1 damage from {$building} for ${$price}
choice-keep = keep {$bomb} ({$facts})
choice-done = end the turn
choice-done-buying = buy no building
choice-done-striking = no more strikes
choice-done-repairing = no more repairs

## Events

event-turn = Turn of {$name}.
event-bonus = {$name} begins with an own {$worker}.
event-placed = {$name} places {$crew}: {$space}.
event-used = {$name} uses {$building} with {$crew}.
event-spied-on = {$name} spies: {$crew} on {$building} of {$owner}.
event-paid = {$name} pays {$cost}.
event-declined = {$name} declines the output.
event-received = {$name} receives {$goods}.
event-gained = {$name} gains {$crew}.
event-bribed = $1 goes to the bribe pile.
event-bought = {$name} buys {$building} for ${$price} ({$facts}).
event-bought-free = {$name} takes {$building} free of charge ({$facts}).
event-took-bribes = {$name} takes the bribe pile: ${$bribes}.
event-revealed = On the market: {$building} ({$facts}).
event-retrieved = {$name} retrieves workers.
event-struck = {$name} attacks {$target} with a fighter: 1 {$aircraft} is lost.
event-raided = {$name} bombs {$building} of {$target}: damage {$damage}.
event-offered = {$name} offers {$other} a pact.
event-accepted = {$name} accepts: no air strikes between {$name} and {$other} for now.
event-refused = {$name} refuses the pact with {$other}.
event-repaired = {$name} repairs {$building}: damage {$damage} left.
event-repaired-paid = {$name} repairs {$building} for ${$price}: damage {$damage} left.
event-kept = {$name} keeps a bomb card.
event-laid-out = Laid out: {$bomb} ({$facts}).
event-design-closed = Too few bomb cards are left: Design bomb is closed for the rest of the game.
event-spied = {$name} has {$spies ->
    [one] {$spies} spy
   *[other] {$spies} spies
} and may use as many buildings of opponents in this turn.
event-built = {$name} builds {$bomb} with {$crew}: {$points} points.
event-tested = {$name} detonates {$bomb} and takes the token of {$token}: {$points} points.
event-loaded = {$name} loads {$bomb}: {$points} points.
event-won = {$name} has {$points} of {$goal} points and wins.

## The position

title-game = The Manhattan Project · goal: {$goal} points
title-over = The Manhattan Project · goal: {$goal} points · the game is over
turn-yours = Your decision, {$name}: {$what}.
turn-other = {$name} decides: {$what}.
task-bonus = choose the worker of the turn-order bonus
task-place = place workers, on the main board first
task-place-or-retrieve = place workers, on the main board first, or retrieve them all
task-must-retrieve = no worker is left: retrieve workers
task-go-on-board = go on: main board, buildings, bombs, or end the turn
task-go-on = go on with buildings and bombs, or end the turn
task-go-on-spying = go on with buildings, {$count} of opponents too, and bombs, or end the turn
task-crew = choose the workers to send
task-gain = own or contractor: choose for each {$worker}
task-buy = buy a building or none
task-strike = choose targets for fighters and bombers, or stop
task-deal = accept or refuse the pact: no air strikes between the two of you until the next turn of who offers it
task-repair = remove up to {$count} damage, or stop
task-repair-paid = remove damage, the next point for ${$price} (at most {$count} more), or stop
task-draft = keep one of these bomb cards; the rest is passed on
task-over = the game is over
alarm-might-win = Might reach {$goal} points in the next turn: {$names}.
board-heading = Main board
market-heading = Building market ({$cards} cards in the deck, bribe pile ${$bribes})
designs-heading = Bomb designs face up ({$cards} cards in the deck)
designs-passed-on = Bomb designs being passed on: {$count} ({$cards} cards in the deck)
designs-closed = Design bomb is closed ({$cards} cards in the deck).
designs-tokens = Implosion test tokens left: {$tokens}
designs-under = Under the deck after tests: {$bombs}
players-heading = Players
players-you = {$name} (you)
players-points = points
players-money = $
players-yellowcake = yellowcake
players-fighters = fighters
players-bombers = bombers
players-uranium = uranium
players-plutonium = plutonium
players-spies = spies
players-cards = cards
players-supply = Contractors in the general supply: {$crew}
board-of = {$name}
board-workers = In hand: {$crew}. To be trained: {$engineers} engineers, {$scientists} scientists.

## The table in the browser

board-summary = Main board. Goal: {$goal} points. {$points}.
sector-market = Building market
sector-tracks = Fuel and espionage
sector-designs = Bomb designs
sector-supply = General supply
sector-mines = Mines
sector-factories = Factories
sector-university = University
sector-construction = Construction
sector-reactor = Reactor
sector-enrichment = Enrichment
sector-repair = Repair
sector-air-strikes = Air strikes
sector-espionage = Espionage
sector-design-bomb = Design
market-bribes = Bribe pile: ${$bribes}
market-bribes-short = bribe pile
market-deck = Building deck: {$cards} cards
market-deck-short = deck
does-construct = buy
does-air-strike = attack
does-repair = 3 damage
does-design = draft
does-espionage = +1 spy
space-all = all
track-plutonium = Plutonium
track-uranium = Enriched uranium
track-espionage = Espionage
designs-deck = deck {$cards}
designs-none = no card is left to draft
supply-tokens = test tokens
boards-title = Others
boards-of = Board of {$name}
shield-fighters = Fighters protect the buildings from bombing.
shield-pact = A pact protects from air strikes.
mat-no-building = no building yet
figure-points = points
figure-money = money
figure-yellowcake = yellowcake
figure-fighters = fighters
figure-bombers = bombers
figure-uranium = uranium
figure-plutonium = plutonium
figure-spies = spies
figure-hand = bomb cards
figure-token = test token
mat-decline = no output
mat-decline-label = decline the output of the space or building chosen with it
panel-hand = workers in hand
panel-race = {$points} of {$goal} points
panel-threat = could finish
panel-threat-long = Might reach the goal in the next turn, by what everybody knows.
strip-goal = Goal {$goal}
strip-board = main board
strip-buildings = buildings
offer-bribe = $1 to the bribe pile
offer-damage = damage {$now} → {$after}
offer-spies = {$spies} buildings of opponents in this turn
offer-gain = own or contractor: {$worker}
offer-to-supply = general supply: {$crew}
warn-wins = This reaches {$goal} points and wins the game.
warn-test = The score falls now; all your other plutonium bombs, later ones too, count their higher value.
warn-contractors = The contractors in hand are lost: {$crew}.
warn-main-board = The main board is closed for this turn after a building has been used.
warn-partly = Only part of the output can be received; the rest is lost.
why-workers = It asks for {$need}; in hand: {$supply}.
bomb-missing = missing: {$what}
bomb-ready = can be built now
wish-use = use {$building}
wish-build = build {$bomb}
wish-load = load {$bomb}
wish-buy = buy {$building}
wish-strike = fighter strike on {$name}: {$aircraft}
wish-raid = bombing raid on {$building} of {$name}
wish-repair = repair {$building}
order-skip-repair = Skip the repairs that others offer, as long as my damage is {$damage}
explain-not-now = Not possible now: {$reason}
explain-space = One placement at a time. What is paid is due at once; the output may be declined.
explain-space-bribe = Every placement here adds $1 to the bribe pile.
explain-construction = Any worker; never blocked. Buy one building at the price of its position; with an engineer the first two positions are free of charge. It may be used in the same turn.
explain-air-strike = Any number of strikes at once. A fighter takes a fighter or a bomber of an opponent; a bomber damages a building of an opponent without fighters.
explain-repair = Removes up to 3 damage from own buildings. Then every other player may remove up to 3, for $2, $3 and $5.
explain-design = An engineer and a scientist together. Everybody keeps one of the face-up bomb cards in secret, beginning with you; the last one is yours too.
explain-espionage = One spy more. In this turn as many buildings of opponents as you have spies may be used like your own; your workers block them.
explain-starting = A starting building.
explain-building-owner = On the board of {$name}. Used once, it is free again when all workers on it have left.
explain-building-market = On the market for ${$price}.
explain-building-deck = Not on the table yet.
explain-damage = Damage {$damage}: nobody can use it before it is repaired.
explain-occupied = Workers stand on it ({$name}): {$crew}.
explain-bomb-built = Built by {$name}. Loading it is worth 5 points more.
explain-bomb-loaded = Built and loaded by {$name}.
explain-bomb-face-up = Face up: it is drafted when somebody places on Design bomb.
explain-bomb-in-hand = In hand: {$name}. Nobody else sees it.
explain-bomb-under = Under the bomb deck, after an implosion test.
explain-bomb-nowhere = Not on the table: in the deck, or in somebody’s hand.
explain-bomb-points = Building it now: {$now} → {$after} points.
explain-disc = {$name}: {$track} {$value}
explain-disc-text = At {$value} of {$most} on this track; what goes beyond is lost.
explain-bribes = Bribe pile: ${$bribes}
explain-bribes-text = Grows by $1 with every placement on a money space and with every building bought from positions 5 to 7. Whoever gets the building of position 1 takes it all.
explain-deck = Building deck: {$cards}
explain-deck-text = After a purchase the cards move to the left, and a new one comes to position 7.
explain-designs = Bomb designs, {$cards} in the deck
explain-designs-text = {$shown} cards lie face up while the deck has enough of them. Which cards somebody keeps is secret.
explain-tokens = Implosion test tokens: {$tokens}
explain-tokens-text = Every player may once detonate an own plutonium bomb and takes the highest token left; plutonium bombs then count their higher value.
explain-supply = General supply
explain-supply-text = Contractors to be had now: {$crew}. They work for whoever takes them until that player retrieves workers.
explain-decline = Decline the output
explain-decline-text = Workers may be placed without taking what the place gives, for instance to block it. What it costs is paid all the same.
explain-own = {$name}: own {$worker}, {$count} in hand
explain-own-text = Permanent workers come back when their owner retrieves. Still to be trained: {$untrained}.
explain-grey = {$name}: contractor {$worker}, {$count} in hand
explain-grey-text = Contractors do everything own workers do, but leave for the general supply when workers are retrieved.
explain-figure = {$name}: {$figure} {$value}
explain-points = Bombs {$bombs}, loads {$loads}, test token {$test}. The first to reach {$goal} wins at once.
explain-money = Open to all and without limit. It pays for buildings, spaces, repairs and loads.
explain-yellowcake = From mines, without limit. Reactors and enrichment plants turn it into fuel.
explain-fighters = At most {$most}. A fighter is spent to take an aircraft of an opponent. With at least one, nobody can bomb your buildings.
explain-bombers = At most {$most}. A bomber is spent to damage a building of an opponent without fighters, or to load a bomb.
explain-uranium = At most {$most}. From enrichment plants, for uranium bombs and some reactors.
explain-plutonium = At most {$most}. From reactors, for plutonium bombs.
explain-spies = At most {$most}. After a placement on Espionage so many buildings of opponents may be used in that turn.
explain-hand = Bomb cards in hand. Their number is open, the cards are secret; only built bombs count.
explain-token = Taken for the implosion test; it counts for the rest of the game.
explain-ours-all = all its numbers
explain-ours-partly = part of its numbers
explain-ours-output = the amount it gives
explain-ours-price = the price of this position of the market
table-in-hand = in hand
table-untrained = to be trained
table-space = space
table-asks = asks for
table-gives = gives
table-occupied = there now
table-building = building
table-price = price
table-does = does
table-engineer-free = free of charge with an engineer
table-takes-bribes = with the bribe pile
table-held = in hand: {$crew}

## Refusals

refusal-building-is-damaged = The building cannot be used: it has {$first} damage.
refusal-building-is-occupied = Workers stand on this building already.
refusal-building-on-no-board = This building is on nobody’s board.
refusal-cannot-pay = It costs ${$first}, but there is only ${$second}.
refusal-card-not-in-hand = This bomb card is not in your hand.
refusal-card-not-passed-on = This bomb card is not among those passed on.
refusal-deals-are-off = No pacts are made at this table.
refusal-design-is-closed = Design bomb is closed for the rest of the game.
refusal-engineer-or-scientist = The bonus worker is an engineer or a scientist.
refusal-game-is-over = The game is over.
refusal-keep-a-card = One of the bomb cards must be kept first.
refusal-loaded-before = This bomb is loaded already.
refusal-main-board-is-closed = The main board is closed for the rest of this turn: it is used once, and before any building.
refusal-must-retrieve = No worker is left in hand: the workers must be retrieved.
refusal-no-bomber = A bomber is needed.
refusal-no-building-there = No building lies on this position.
refusal-no-damage = This building has no damage.
refusal-no-fighter = A fighter is needed.
refusal-no-spy-left = An opponent’s building needs a spy: place on Espionage in this turn; each building uses one.
refusal-no-such-aircraft = That player has no such aircraft.
refusal-no-such-alternative = There is no alternative {$first}, only {$second}.
refusal-no-such-seat = There is no seat {$first} at a table of {$second}.
refusal-no-such-space = There is no such space.
refusal-no-worker-placed = A worker must be placed in this turn before it can end.
refusal-nobody-to-retrieve = None of your own workers is placed, so there is nobody to retrieve.
refusal-not-an-opponent = This needs an opponent.
refusal-not-now = That is not to be decided now.
refusal-not-so-many-available = From {$first} to {$second} own workers are possible.
refusal-not-your-building = This is not your building.
refusal-not-your-built-bomb = This is not a bomb you have built.
refusal-nothing-to-decline = There is no output to decline here.
refusal-offered-before = A pact has been offered to this player or exists already.
refusal-only-plutonium-bombs = Only plutonium bombs are tested.
refusal-pact-forbids-it = A pact with this player forbids it.
refusal-space-is-occupied = Somebody stands on this space.
refusal-strikes-have-begun = The strikes have begun: no pact can be offered any more.
refusal-target-has-fighters = Fighters protect this player’s buildings: {$first} left.
refusal-tested-before = Every player tests once, and you have.
refusal-too-little-fuel = It needs {$first} of its fuel, but there is only {$second}.
refusal-too-little-uranium = It costs {$first} uranium, but there is only {$second}.
refusal-too-little-yellowcake = It costs {$first} yellowcake, but there is only {$second}.
refusal-turn-is-place-workers = This turn is for placing workers already.
refusal-workers-missing = The workers it asks for are not in hand.
refusal-workers-not-in-supply = These workers are not in hand.
refusal-wrong-workers = These are not the workers it asks for.

## The game on pages of all games

game-title = The Manhattan Project
game-about = Place workers, buy buildings, enrich uranium and breed plutonium, and design bombs in secret: whoever first has the points of the goal wins at once.
game-points = victory points
game-option-first = First player
game-option-first-random = by lot
game-option-deals = Deals before air strikes
game-option-deals-none = none
game-option-deals-pacts = non-aggression pacts
game-source-bombs = Bombs
game-source-loads = Loaded bombs
game-source-test = Implosion test
game-reconstructed = No complete list of the cards was found: most building and bomb cards, four outputs of the main board and one market price are reconstructed; the card of each component says what.
