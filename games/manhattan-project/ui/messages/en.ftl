# The Manhattan Project in English. A building is named by its kind and what it gives ($what); a bomb by its points, its fuel and
# the name printed on its card ($printed, which is "none" for a card that is not in the box).

## Words that sentences are made of

list-nobody = none
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
    [one] any worker
   *[other] any {$count} workers
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
asks-and-pays = {$need} + {$cost}
building-kind = {$kind ->
    [mine] Mine
    [factory] Factory
    [university] University
    [reactor] Reactor
   *[enrichment] Enrichment plant
}
building-name = {building-kind}: {$what}
building-work = {$asks} → {$gives}
building-facts = needs {$asks}, gives {$gives}
bomb-printed = {$id ->
    [uranium-01] Small Fry
    [uranium-02] Dem Apples
    [uranium-03] Cherry Bomb
    [uranium-04] Over Easy
    [uranium-05] Mary Jane
    [uranium-06] Tear Drop
    [uranium-07] Dear John
    [uranium-08] Oopsie Daisy
    [uranium-09] Skydive
    [uranium-10] Li’l Bit
    [uranium-11] The Swede
    [uranium-12] Tomboy
    [uranium-13] Wipeout
    [uranium-14] Gone Fission
    [uranium-15] The Minion
    [plutonium-01] Ay, Caramba!
    [plutonium-02] B Flat
    [plutonium-03] Nutcracker
    [plutonium-04] Big Enchilada
    [plutonium-05] Wasn’t Me
    [plutonium-06] Large Marge
    [plutonium-07] Fat Chance
    [plutonium-08] Special Delivery
    [plutonium-09] Big Bertha
    [plutonium-10] Heavy Load
    [plutonium-11] Compensator
    [plutonium-12] Tout de Suite
    [plutonium-13] Split Pea
    [plutonium-14] Big Bang
    [plutonium-15] The Last Word
   *[other] none
}
bomb-name = {$printed ->
    [none] {bomb-name.kind}
   *[other] {bomb-name.kind} “{$printed}”
}
    .kind = {$fuel ->
        [uranium] {$worth} VP uranium bomb
       *[plutonium] {$worth}/{$tested} VP plutonium bomb
    }
bomb-title = {$printed ->
    [none] {bomb-name.kind}
   *[other] “{$printed}”: {bomb-name.kind}
}
bomb-uranium-facts = needs {$fuel}, {$workers}; loading costs ${$cost}
bomb-plutonium-facts = needs {$fuel}, {$workers}; {$tested} VP after an implosion test; loading costs ${$cost}
bomb-built = built
bomb-loaded = built and loaded
bomb-in-hand = in hand
bomb-token = implosion test done: {$token} VP
building-damage = damage {$damage}
space-construction = Construction
space-factory-left = Factories, 1st space
space-factory-middle = Factories, 2nd space
space-factory-right = Factories, 3rd space
space-factory-fighters = Factories, fighters
space-factory-bombers = Factories, bombers
space-mine-left = Mines, 1st space
space-mine-middle = Mines, 2nd space
space-mine-right = Mines, 3rd space
space-university-labourers = University, labourers
space-university-engineer = University, engineer
space-university-scientist = University, scientist
space-university-choice = University, your choice
space-reactor = Reactor
space-enrichment = Enrichment plant
space-air-strike-first = Air strikes, 1st space
space-air-strike-second = Air strikes, 2nd space
space-repair = Repair
space-design-bomb = Design bomb
space-espionage = Espionage
space-needs = needs {$asks}
space-free = unoccupied
space-closed = closed for the rest of the game
space-others = (every other player gets {$goods})

## Choices

choice-bonus = take 1 {$worker} as bonus
choice-place-gaining = place on {$space} – get {$gain}
choice-place-paying = place on {$space} – pay {$cost}, get {$gain}
choice-place-action = place on {$space}
choice-place-action-paying = place on {$space} – pay {$cost}
choice-place-only = place on {$space}, but take nothing
choice-use = use “{$full}”
choice-use-paying = use “{$full}”: pay {$cost}
choice-use-as = use “{$building}”: {$asks} → {$gain}
choice-use-only = use “{$building}”, but take nothing ({$asks})
choice-spy = use {$name}’s “{$full}”
choice-spy-paying = use {$name}’s “{$full}”: pay {$cost}
choice-spy-as = use {$name}’s “{$building}”: {$asks} → {$gain}
choice-spy-only = occupy {$name}’s “{$building}”, but take nothing ({$asks})
choice-build = build the {$bomb} ({$facts})
choice-test = implosion test: give up the {$bomb}, take the {$token} VP token
choice-load = load the {$bomb}: pay ${$cost} and 1 bomber for {$points} VP
choice-retrieve = retrieve workers
choice-send = send {$crew} to {$place}
choice-send-quoted = send {$crew} to “{$place}”
choice-gain = take {$crew}
choice-gain-own = take your own {$worker}
choice-gain-contractor = take a contractor {$worker}
choice-buy = buy “{$full}” for ${$price}
choice-buy-free = take “{$full}” for free with the engineer
choice-buy-bribes = buy “{$full}” for ${$price} and take ${$bribes} in bribes
choice-buy-free-bribes = take “{$full}” for free and ${$bribes} in bribes
choice-strike = fighter strike: destroy 1 {$aircraft} of {$name}
choice-raid = bomb {$name}’s “{$building}”
choice-offer = offer {$name} a deal: you two do not attack each other
choice-offer-joint = offer {$name} a deal: you both strike {$enemy}
choice-accept = accept the deal
choice-refuse = refuse the deal
choice-repair = repair 1 damage on “{$building}”
choice-repair-paid = repair 1 damage on “{$building}” for ${$price}
choice-keep = keep the {$bomb} ({$facts})
choice-done = end turn
choice-done-buying = buy nothing
choice-done-striking = finish air strikes
choice-done-repairing = finish repairs

## The list of choices: headings, and what tells the choices under a heading apart

head-more = More
head-spy = {$name}’s buildings
head-raid = Bomb {$name}’s buildings
head-strike = Fighter strike
head-build = Build a bomb
head-test = Implosion test
head-load = Load a bomb
head-keep = Keep a bomb
head-send = Send workers
head-gain = Take workers
head-buy = Buy a building
head-repair = Repair
head-bonus = Bonus worker
spot-left = left
spot-middle = middle
spot-right = right
spot-fighters = fighters
spot-bombers = bombers
spot-labourers = labourers
spot-engineer = engineer
spot-scientist = scientist
spot-choice = choice
label-others = {$label} · others +{$goods}
label-strike = {$name}: 1 {$aircraft}
label-bomb = {$printed ->
    [none] {bomb-name.kind}
   *[other] “{$printed}” · {label-bomb.worth} VP
}
    .worth = {$fuel ->
        [uranium] {$worth}
       *[plutonium] {$worth}/{$tested}
    }

## Events

event-turn = {$name}’s turn.
event-bonus = {$name} took an extra {$worker} as turn-order bonus.
event-placed = {$name} placed {$crew} on {$space}.
event-used = {$name} used “{$building}” with {$crew}.
event-spied-on = {$name} used {$owner}’s “{$building}” with {$crew}.
event-paid = {$name} paid {$cost}.
event-declined = {$name} took nothing.
event-received = {$name} got {$goods}.
event-gained = {$name} gained {$crew}.
event-bribed = $1 went to the bribe pile.
event-bought = {$name} bought “{$full}” for ${$price}.
event-bought-free = {$name} took “{$full}” for free.
event-took-bribes = {$name} took the bribe pile: ${$bribes}.
event-revealed = New on the market: “{$full}”.
event-retrieved = {$name} retrieved workers.
event-struck = {$name} attacked {$target} with a fighter and destroyed 1 {$aircraft}.
event-raided = {$name} bombed {$target}’s “{$building}”: damage {$damage}.
event-offered = {$name} offered {$other} a deal: not to attack each other.
event-offered-joint = {$name} offered {$other} a deal: to strike {$enemy} together.
event-accepted = {$name} accepted: no air strikes between {$name} and {$other} until {$other}’s next turn.
event-accepted-joint = {$name} accepted: {$name} and {$other} attack only {$enemy} until {$other}’s next turn.
event-refused = {$name} refused {$other}’s deal.
event-repaired = {$name} repaired “{$building}”: {$damage} damage left.
event-repaired-paid = {$name} repaired “{$building}” for ${$price}: {$damage} damage left.
event-kept = {$name} kept a bomb card.
event-laid-out = New bomb design: {$bomb} ({$facts}).
event-design-closed = Too few bomb cards are left: Design bomb is closed for the rest of the game.
event-spied = {$name} has {$spies ->
    [one] {$spies} spy and may use {$spies} opponent’s building this turn.
   *[other] {$spies} spies and may use {$spies} opponents’ buildings this turn.
}
event-built = {$name} built the {$bomb} with {$crew} and has {$points} VP.
event-tested = {$name} detonated the {$bomb}, took the {$token} VP token and has {$points} VP.
event-loaded = {$name} loaded the {$bomb} and has {$points} VP.
event-won = {$name} wins with {$points} VP (goal: {$goal}).

## A turn in a few words, without the name

deed-bonus = took 1 {$worker} as bonus
deed-placed = placed on {$space}
deed-bought = bought {$kind ->
    [mine] a mine
    [factory] a factory
    [university] a university
    [reactor] a reactor
   *[enrichment] an enrichment plant
} {$price ->
    [0] for free
   *[other] for ${$price}
}
deed-retrieved = retrieved workers
deed-attacked = attacked {$target}
deed-kept = kept a bomb card
deed-spied = now has {$spies ->
    [one] {$spies} spy
   *[other] {$spies} spies
}
deed-built = built the {bomb-name.kind}
deed-tested = tested the {bomb-name.kind}
deed-loaded = loaded the {bomb-name.kind}
deed-offered = offered {$other} a deal
deed-accepted = accepted {$other}’s deal
deed-refused = refused {$other}’s deal
deed-repaired = repaired {$count} damage
deed-received = took {$goods}
deed-gained = gained {$crew}

## The position

title-game = The Manhattan Project · goal: {$goal} VP
title-over = The Manhattan Project · goal: {$goal} VP · the game is over
turn-yours = Your turn, {$name}: {$what}.
turn-other = {$name}’s turn: {$what}.
task-bonus = choose your bonus worker
task-place = place workers, on the main board first
task-place-or-retrieve = place workers, on the main board first, or retrieve them
task-owed = place on an air strike space and strike {$enemy}, as agreed; bombs come before if you like
task-must-retrieve = no workers left: retrieve your workers
task-go-on-board = use the main board or buildings, build bombs, or end your turn
task-go-on = use buildings, build bombs, or end your turn
task-go-on-spying = use buildings (up to {$count} of your opponents’), build bombs, or end your turn
task-crew = choose which workers to send
task-gain = take your own {$worker} or a contractor
task-buy = buy a building (optional)
task-strike = choose targets for your fighters and bombers, or finish
task-strike-owed = strike {$enemy} at least once, as agreed
task-deal = accept {$name}’s deal? No air strikes between you two until {$name}’s next turn
task-deal-joint = accept {$name}’s deal? Until {$name}’s next turn you both attack only {$enemy}, and each of you must use an air strike space against {$enemy} if possible
task-repair = repair up to {$count} damage, or finish
task-repair-paid = repair 1 damage for ${$price} (up to {$count} more), or finish
task-draft = keep one bomb card; the rest are passed on
task-over = the game is over
alarm-might-win = Could reach {$goal} VP next turn: {$names}.
board-heading = Main board
market-heading = Building market ({$cards ->
    [one] {$cards} card
   *[other] {$cards} cards
} in the deck, bribe pile ${$bribes})
designs-heading = Face-up bomb designs ({$cards ->
    [one] {$cards} card
   *[other] {$cards} cards
} in the deck)
designs-passed-on = Bomb designs being drafted: {$count} ({$cards ->
    [one] {$cards} card
   *[other] {$cards} cards
} in the deck)
designs-closed = Design bomb is closed ({$cards ->
    [one] {$cards} card
   *[other] {$cards} cards
} in the deck).
designs-tokens = Implosion test tokens left: {$tokens}
designs-under = Under the deck after tests: {$bombs}
players-heading = Players
players-you = {$name} (you)
players-points = VP
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
board-workers = In hand: {$crew}. Still to train: {$engineers ->
    [one] {$engineers} engineer
   *[other] {$engineers} engineers
}, {$scientists ->
    [one] {$scientists} scientist
   *[other] {$scientists} scientists
}.

## The table in the browser

board-summary = Main board. Goal: {$goal} VP. {$points}.
sector-market = Market
sector-designs = Bomb designs
sector-mines = Mines
sector-factories = Factories
sector-university = University
sector-construction = Construction
sector-reactor = Reactor
sector-enrichment = Enrichment
sector-repair = Repair
sector-air-strikes = Air strikes
sector-espionage = Espionage
market-bribes = Bribe pile: ${$bribes}
market-bribes-short = bribes
market-deck = Building deck: {$cards ->
    [one] {$cards} card
   *[other] {$cards} cards
}
market-deck-short = deck
does-construct = buy a building
does-construct-all = any number
does-air-strike = attack
does-repair = repair 3
does-design = draft
does-espionage = +1 spy
space-all = others
track-plutonium = Plutonium
track-uranium = Enriched uranium
track-espionage = Espionage
designs-deck = deck {$cards}
designs-none = no cards left to draft
designs-tests = tests
designs-secret = SECRET
designs-tray = Keep one, secretly
mat-hand = In hand
mat-buildings = My buildings
mat-dossiers = My bombs
boards-title = Others
boards-of = {$name}’s board
shield-fighters = Fighters protect these buildings from bombing.
shield-pact = A deal protects this player from your air strikes.
mat-no-building = no buildings yet
figure-points = VP
figure-money = money
figure-yellowcake = yellowcake
figure-fighters = fighters
figure-bombers = bombers
figure-uranium = uranium
figure-plutonium = plutonium
figure-spies = spies
figure-hand = bomb cards
figure-token = test token
mat-decline = take nothing
mat-decline-label = take nothing from the space or building you choose with it
panel-hand = workers in hand
panel-race = {$points} of {$goal} VP
panel-threat = could win
panel-threat-long = Could reach the goal next turn, judging by what everyone can see.
panel-deal = deal
deals-heading = Deals in force
deal-peace = {$name} and {$other} do not attack each other until {$name}’s next turn.
deal-joint = {$name} and {$other} attack only {$enemy} until {$name}’s next turn; each must strike if possible.
strip-goal = Goal: {$goal} VP
strip-race = leader {$points} · {$left} to go
strip-board = main board
strip-buildings = buildings
offer-bribe = $1 to the bribe pile
note-bribe = $1 goes to the bribe pile
note-others = every other player gets {$goods}
offer-damage = damage {$now} → {$after}
offer-spies = {$spies ->
    [one] use of {$spies} opponent’s building this turn
   *[other] use of {$spies} opponents’ buildings this turn
}
offer-gain = {$worker} (your own or a contractor)
offer-to-supply = back to the general supply: {$crew}
warn-wins = This reaches {$goal} VP and wins the game.
warn-test = Your score drops now, but all your plutonium bombs, later ones too, will count their higher value.
warn-contractors = You lose the contractors in your hand: {$crew}.
warn-main-board = Once you use a building, the main board is closed to you for this turn.
warn-partly = You can only take part of this; the rest is lost.
warn-joint = If it is accepted, you must use an air strike space against {$enemy} this turn, and may strike nobody else.
warn-joint-partner = In your next turn you must use an air strike space against {$enemy} if possible, and may strike nobody else.
why-workers = Needed: {$need}. In hand: {$supply}.
bomb-missing = still needs {$what}
bomb-ready = can be built now
wish-use = use “{$building}”
wish-build = build the {$bomb}
wish-load = load the {$bomb}
wish-buy = buy “{$building}”
wish-strike = fighter strike: {$aircraft} of {$name}
wish-raid = bomb {$name}’s “{$building}”
wish-repair = repair “{$building}”
order-skip-repair = Skip repairs others offer while my damage is {$damage}
order-refuse-deals = Refuse all deals offered to me
explain-space = You place here once per turn, before using buildings. Costs are paid at once; you may also take nothing.
explain-space-bribe = Every placement here adds $1 to the bribe pile.
explain-construction = Any worker; never blocked. Buy one building at the price of its position; with an engineer, the first two positions are free. You may use the building this turn.
explain-air-strike = Make any number of strikes at once. A fighter destroys an opponent’s fighter or bomber; a bomber damages a building of an opponent who has no fighters.
explain-deals = Before your first strike you can offer deals: not to attack each other, or to strike a common enemy from both spaces. A deal binds you both until your next turn.
explain-repair = Repair up to 3 damage on your own buildings. Then every other player may repair up to 3, for $2, $3 and $5.
explain-design = Takes an engineer and a scientist together. Everyone secretly keeps one of the face-up bomb cards, starting with you; you also get the last card.
explain-espionage = Gain a spy. This turn you may use as many opponents’ buildings as you have spies, as if they were your own; your workers block them.
explain-starting = A starting building.
explain-building-owner = On {$name}’s board. Once used, it is blocked until all workers on it have left.
explain-building-market = On the market for ${$price}.
explain-building-deck = Not on the table yet.
explain-damage = Damage {$damage}: nobody can use it until it is repaired.
explain-occupied = Occupied by {$name}: {$crew}.
explain-bomb-built = Built by {$name}. Loading it is worth 5 more VP.
explain-bomb-loaded = Built and loaded by {$name}.
explain-bomb-face-up = Face up: it is drafted when someone places on Design bomb.
explain-bomb-in-hand = In {$name}’s hand. Nobody else can see it.
explain-bomb-under = Under the bomb deck, after an implosion test.
explain-bomb-nowhere = Not on the table: in the deck or in someone’s hand.
explain-bomb-points = If you build it now: {$now} → {$after} VP.
explain-disc = {$name}: {$track} {$value}
explain-disc-text = At {$value} of {$most} on this track; anything beyond is lost.
explain-bribes = Bribe pile: ${$bribes}
explain-bribes-text = Grows by $1 with every placement on a money space and every building bought from positions 5 to 7. Whoever gets the building in position 1 takes it all.
explain-deck = Building deck: {$cards}
explain-deck-text = After a purchase the cards move left and a new one comes to position 7.
explain-designs = Bomb designs, {$cards} in the deck
explain-designs-text = {$shown} cards lie face up while the deck has enough of them. The cards players keep are secret.
explain-tokens = Implosion test tokens: {$tokens}
explain-tokens-text = Once per game, each player may detonate one of their own plutonium bombs and take the highest token left; their plutonium bombs then count their higher value.
explain-supply = General supply
explain-supply-text = Contractors available now: {$crew}. They work for whoever takes them until that player retrieves workers.
explain-decline = Take nothing
explain-decline-text = You may place workers without taking what the place gives, for instance to block it. You still pay what it costs.
explain-own = {$name}’s own {$worker}s: {$count} in hand
explain-own-text = Your own workers come back when you retrieve. Still to train: {$untrained}.
explain-grey = {$name}’s contractor {$worker}s: {$count} in hand
explain-grey-text = Contractors can do everything your own workers can, but go back to the general supply when workers are retrieved.
explain-figure = {$name}’s {$figure}: {$value}
explain-points = Bombs {$bombs}, loading {$loads}, test token {$test}. The first to reach {$goal} VP wins at once.
explain-money = Open to all, without limit. It pays for buildings, spaces, repairs and loading bombs.
explain-yellowcake = Comes from mines, without limit. Reactors and enrichment plants turn it into fuel.
explain-fighters = {$most} at most. Spend a fighter to destroy an opponent’s aircraft. While you have at least one, nobody can bomb your buildings.
explain-bombers = {$most} at most. Spend a bomber to damage a building of an opponent without fighters, or to load a bomb.
explain-uranium = {$most} at most. Comes from enrichment plants; used for uranium bombs and some reactors.
explain-plutonium = {$most} at most. Comes from reactors; used for plutonium bombs.
explain-spies = {$most} at most. After placing on Espionage, you may use this many opponents’ buildings that turn.
explain-hand = Bomb cards in hand. Everyone sees how many there are, but not which; only built bombs count.
explain-token = Taken for the implosion test; it counts for the rest of the game.
explain-ours-all = all its numbers
explain-ours-partly = part of its numbers
explain-ours-output = the amount it gives
explain-ours-price = the price of this market position
table-in-hand = in hand
table-untrained = still to train
table-space = space
table-asks = needs
table-gives = gives
table-occupied = workers there
table-building = building
table-price = price
table-engineer-free = free with an engineer
table-takes-bribes = with the bribe pile
table-held = in hand: {$crew}

## Refusals

refusal-building-is-damaged = This building can’t be used: it has {$first} damage.
refusal-building-is-occupied = There are workers on this building already.
refusal-building-on-no-board = This building is on nobody’s board.
refusal-cannot-pay = It costs ${$first}; you have ${$second}.
refusal-card-not-in-hand = This bomb card is not in your hand.
refusal-card-not-passed-on = This bomb card is not among those passed to you.
refusal-deal-demands-a-strike = Your deal demands at least one strike against your common enemy.
refusal-deal-demands-air-strike = Your deal demands that you place on an air strike space first.
refusal-deals-are-off = There are no deals at this table.
refusal-deals-contradict = This would contradict a deal in force.
refusal-design-is-closed = Design bomb is closed for the rest of the game.
refusal-enemy-out-of-reach = You could not strike this enemy now.
refusal-engineer-or-scientist = The bonus worker must be an engineer or a scientist.
refusal-game-is-over = The game is over.
refusal-keep-a-card = First you must keep one of the bomb cards.
refusal-loaded-before = This bomb is already loaded.
refusal-main-board-is-closed = You can’t use the main board any more this turn: only once, and before any building.
refusal-must-retrieve = You have no workers left in hand: you must retrieve your workers.
refusal-no-air-strike-to-come = You can offer deals only when you could make an air strike this turn.
refusal-no-bomber = You need a bomber.
refusal-no-building-there = There is no building in this position.
refusal-no-damage = This building has no damage.
refusal-no-fighter = You need a fighter.
refusal-no-space-for-partner = There would be no free air strike space for your partner.
refusal-no-spy-left = An opponent’s building takes a spy: place on Espionage this turn first; each building uses one spy.
refusal-no-strike-between-them = Neither of you could strike the other now.
refusal-no-such-aircraft = That player has no such aircraft.
refusal-no-such-alternative = There is no option {$first}, only {$second}.
refusal-no-such-seat = There is no seat {$first} at a table of {$second}.
refusal-no-such-space = There is no such space.
refusal-no-third-player = The common enemy must be a third player.
refusal-no-worker-placed = You must place a worker before you can end your turn.
refusal-nobody-to-retrieve = None of your own workers is placed, so there is nobody to retrieve.
refusal-not-an-opponent = Choose an opponent for this.
refusal-not-now = You can’t do that now.
refusal-not-so-many-available = You can take {$first} to {$second} of your own workers.
refusal-not-your-building = This is not your building.
refusal-not-your-built-bomb = This is not a bomb you have built.
refusal-nothing-to-decline = There is nothing to turn down here.
refusal-offered-before = You have already offered this player such a deal this turn, or have one.
refusal-only-plutonium-bombs = Only plutonium bombs can be tested.
refusal-only-the-common-enemy = Your deal lets you strike only your common enemy.
refusal-pact-forbids-it = Your deal with this player forbids it.
refusal-partner-cannot-strike = This player has no aircraft or no worker in hand.
refusal-space-is-occupied = This space is occupied.
refusal-strikes-have-begun = The air strikes have begun: it is too late to offer a deal.
refusal-target-has-fighters = Fighters protect this player’s buildings: {$first} left.
refusal-tested-before = You have already made your one implosion test.
refusal-too-little-fuel = It needs {$first} of its fuel; you have {$second}.
refusal-too-little-uranium = It costs {$first} uranium; you have {$second}.
refusal-too-little-yellowcake = It costs {$first} yellowcake; you have {$second}.
refusal-turn-is-place-workers = You have started placing workers, so you can’t retrieve this turn.
refusal-workers-missing = You don’t have the workers it needs in hand.
refusal-workers-not-in-supply = You don’t have these workers in hand.
refusal-wrong-workers = These are not the workers it needs.

## The game on pages of all games

game-title = The Manhattan Project
game-short = Manhattan
game-about = Place workers, buy buildings, enrich uranium, breed plutonium and design bombs in secret. The first player to reach the goal wins at once.
game-points = victory points
game-asides = offer a deal, or place and take nothing …
game-option-first = First player
game-option-first-random = Random
game-item-first = Seat {$seat}
game-option-first-hint = Who takes the first turn.
game-option-deals = Deals before air strikes
game-option-deals-none = None
game-option-deals-pacts = Non-aggression and common enemies
game-option-deals-hint = Before an air strike, players may agree to leave each other alone or to strike a common enemy.
game-option-tests = Test tokens of three players
game-option-tests-rulebook = 0, 4, 6 (rulebook)
game-option-tests-0-4-8 = 0, 4, 8 (another edition)
game-option-tests-hint = Editions of the game differ here.
game-source-bombs = Bombs
game-source-loads = Loaded bombs
game-source-test = Implosion test
game-score-unit = VP

## Components in statistics; # is the number

game-component-mine = mine
game-component-factory = factory
game-component-university = university
game-component-reactor = reactor
game-component-enrichment = enrichment plant
game-component-plutonium = plutonium bomb
game-component-uranium = uranium bomb
