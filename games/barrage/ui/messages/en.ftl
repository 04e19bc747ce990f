# Barrage in English. Spaces are named by their basin, contracts by their energy and reward.

## Words that sentences are made of

list-empty = none
company-usa = USA
company-germany = Germany
company-italy = Italy
company-france = France
structure-base = base
structure-elevation = elevation
structure-conduit = conduit
structure-powerhouse = powerhouse
area-mountain = mountains
area-hill = hills
area-plain = plains
tile-any = joker
tile-special = Krylov’s tile
effect-special = copies another of your tiles on the wheel, with its effect
effect-drops = 1 drop into each of your empty dams
effect-rotate = turn the wheel 1 segment per elevation
effect-credits = gain credits: 2 × the conduit’s value
effect-no-engineers = needs no engineers
effect-no-red = no extra credits on a red building space
effect-base-energy = 1 energy per base; may fulfil a contract
effect-fill = fills the raised dam with water
effect-five = conduits of value 3+ cost 5 excavators
effect-produce = then produce with +2, without engineers
effect-mixed = excavators and mixers count alike
effect-free = needs no engineers and no excavators
effect-raised = 3 VP per dam of level 2 or 3 you have
effect-conduit-energy = energy: 2 × the conduit’s value; it may fulfil one of your contracts
effect-powerhouses = 3 VP per powerhouse you have built
effect-tiles = 3 VP per advanced tile you own
company-incomes = Income from the 2nd | 4th | 5th piece on: {$first}
officer-does = {$officer} ({$does})
officers-extra = Mahiri Sekibo can also copy: {$officers}.
officer-adler = each base costs 3 excavators, in any area
officer-del-monte = level 3 dams hold 4 drops
officer-fiesler = drops × value counts as at least 4
officer-mcdowell = a conduit may be paid with mixers: 1 × its value
officer-jordan = 3 credits may replace a machine when building
officer-krylov = has a tile that copies another tile on the wheel
officer-sekibo = copies another officer for a turn, for 1 engineer
ability-flow = 1 energy for each flowing drop that enters a basin where you have a powerhouse
ability-second = after producing, produce again with another powerhouse, without bonuses
ability-extra = 3 more energy after each production, but not for contracts
ability-discount = contracts need 3 energy less
space-base = basin {$basin} ({$side})
space-left = {$basin} → {$to} (left, value {$value})
space-right = {$basin} → {$to} (right, value {$value})
space-powerhouse = basin {$basin} (space {$number})
section-turbine = Turbine Station
section-water = Water Management
section-bank = Bank
section-workshop = Workshop
section-machinery = Machinery Shop
section-contract = Contract Office
section-patent = Patent Office
task-row-produce = production {$bonus}
task-row-drops = {$count ->
    [one] {$count} drop on a headstream
   *[other] {$count} drops on headstreams
}
task-row-drops-now = {$count ->
    [one] {$count} drop that flows at once
   *[other] {$count} drops that flow at once
}
task-row-bank = {$count ->
    [one] {$count} credit per engineer
   *[other] {$count} credits per engineer
}
task-row-rotate = {$count ->
    [one] turn the wheel {$count} segment
   *[other] turn the wheel {$count} segments
}
task-row-contracts = {$count ->
    [one] take {$count} contract
   *[other] take {$count} contracts
}
task-row-patent = the advanced tile in slot {$count}
row-name = {$section}: {$task}
pour-first = {$count ->
    [one] {$count} drop on {$letter}
   *[other] {$count} drops on {$letter}
}
pour-next = {$count} on {$letter}
count-engineers = {$count ->
    [one] {$count} engineer
   *[other] {$count} engineers
}
count-credits = {$count ->
    [one] {$count} credit
   *[other] {$count} credits
}
count-excavators = {$count ->
    [one] {$count} excavator
   *[other] {$count} excavators
}
count-mixers = {$count ->
    [one] {$count} mixer
   *[other] {$count} mixers
}
count-machines = {$count ->
    [one] {$count} machine
   *[other] {$count} machines
}
count-vp = {$count} VP
count-energy = {$count} energy
count-segments = {$count ->
    [one] {$count} wheel segment
   *[other] {$count} wheel segments
}
count-drops = {$count ->
    [one] {$count} drop
   *[other] {$count} drops
}
count-drops-now = {$count ->
    [one] {$count} drop flowing at once
   *[other] {$count} drops flowing at once
}
contract-facts = {$energy}-energy contract ({$reward})
free-base = a free base in the {$areas}
free-elevation = a free elevation
free-conduit = a free conduit of value up to {$value}
free-powerhouse = a free powerhouse
bonus-contracts = fulfilled contract
bonus-powerhouses = powerhouse
bonus-bases = base
bonus-conduits = conduit
bonus-elevations = elevation
bonus-tiles = advanced tile
objective-red = bases and powerhouses on red spaces
objective-systems = bases linked by your own conduit to your own powerhouse
objective-fullest = structures in the area where you have the most
objective-emptiest = structures in the area where you have the fewest
objective-spread = basins with at least 1 of your structures
objective-clusters = basins with at least 3 of your structures
source-start = the start
source-leaders = the energy ranking
source-idle = making no energy
source-bonus = the bonus tile
source-contracts = a contract
source-income = income
source-technology = a technology tile
source-conduits = a conduit used by another company
source-credits = credits, which are VP for an Automa
source-objective = the objective
source-resources = leftover resources
source-water = water in dams
phase-income = income and headstreams
phase-actions = actions
phase-water = water flow
phase-scoring = scoring
phase-end = end of the round

## Choices

choice-choose = take {$company} with {$officer} and the {$contract}
choice-copy = copy {$officer}: {$does}
choice-construct = build {choice-construct.site} with tile “{$tile}”
    .site = {$kind ->
        [conduit] a conduit {$place}
        [elevation] an elevation at {$place}
        [powerhouse] a powerhouse at {$place}
       *[base] a base at {$place}
    }
choice-construct-special = build {choice-construct.site} with Krylov’s tile as “{$tile}”
choice-construct-copied = build {choice-construct.site} with “{$tile}” on the wheel, as Krylov
choice-pay = pay {$parts}
choice-produce = produce {$energy} energy: {choice-produce.way} ({$price})
    .way = {$drops ->
        [one] {$drops} drop, {productions-run}
       *[other] {$drops} drops, {productions-run}
    }
choice-produce-free = produce {$energy} energy: {choice-produce.way}
choice-pour = put {$on}, to flow in phase 3 ({$price})
choice-pour-now = put {$on}, flowing at once ({$price})
choice-pour-reward = put {$on}
choice-rotate = turn the wheel {$count ->
    [one] {$count} segment
   *[other] {$count} segments
} at the Workshop ({$price})
choice-machinery = take {$machines} at the Machinery Shop ({$price})
choice-patent = buy tile “{$tile}” at the Patent Office ({$price})
choice-bank = send {$engineers ->
    [one] {$engineers} engineer
   *[other] {$engineers} engineers
} to the Bank
choice-take = take the {$contract} for {$price}
choice-take-two = take the {$contract} and the {$second} for {$price}
choice-pass = pass for this round
choice-fulfil = fulfil the {$contract}
choice-machines = take {$machines}
choice-build = build {choice-construct.site} for free
choice-discard = discard the {$contract}
choice-decline = skip

## The list of choices: headings, and what tells the choices under a heading apart

head-choose = {$company}, {$officer}
head-construct = {$kind ->
    [base] Build a base
    [elevation] Raise a dam
    [conduit] Build a conduit
   *[powerhouse] Build a powerhouse
}
head-build = Build for free
head-produce = Produce energy
head-pour = Water Management
head-take = Take contracts
head-fulfil = Fulfil a contract
head-discard = Discard a contract
head-machines = Take machines
head-pay = Pay
head-copy = Copy an officer
label-construct = {$how ->
    [plain] {$place}
    [own] {$place} · {$tile}
   *[krylov] {$place} · Krylov: {$tile}
}
label-build = {$place}
label-produce = {choice-produce.way}{$bonus ->
    [none] {""}
   *[other] {" "}· {$bonus}
}
label-pour = {$on}{$now ->
    [yes] , at once
   *[no] {""}
}
label-contract = {$energy} energy → {$reward}
label-row = {$label}, row {$number}
label-right = {$label}, right place

## Events

event-chose = {$name} leads {$company} with {$officer}.
event-chose-company = {$name} leads {$company}.
event-round = Round {$round}.
event-phase = Phase {$number}: {$phase}.
event-poured = {$count ->
    [one] {$count} drop was put on headstream {$letter}.
   *[other] {$count} drops were put on headstream {$letter}.
}
event-poured-by = {$name} put {$count ->
    [one] {$count} drop on headstream {$letter}.
   *[other] {$count} drops on headstream {$letter}.
}
event-held = A drop stopped at {space-base}.
event-left = A drop left the map below basin {$basin}.
event-placed = {$name} sent {event-placed.engineers} to {event-placed.section}.
    .engineers = {$engineers ->
        [one] {$engineers} engineer
       *[other] {$engineers} engineers
    }
    .section = {$id ->
        [water] {$section}
       *[other] the {$section}
    }
event-placed-paid = {$name} sent {event-placed.engineers} to {event-placed.section} and paid {event-placed-paid.price}.
    .price = {$unit ->
        [vp] {$count} VP
       *[credits] {count-credits}
    }
event-placed-beside = {$name} put {event-placed.engineers} beside {event-placed.section}, which was full.
event-placed-beside-paid = {$name} put {event-placed.engineers} beside {event-placed.section}, which was full, and paid {event-placed-paid.price}.
event-banked = {$name} sent {$engineers ->
    [one] {$engineers} engineer to the Bank.
   *[other] {$engineers} engineers to the Bank.
}
event-copied = {$name} copied {$officer} for this turn.
event-copied-paid = {$name} copied {$officer} for this turn and paid {event-placed-paid.price}.
event-used = {$name} used tile “{$tile}” {event-used.engineers}.
    .engineers = {$engineers ->
        [0] without engineers
        [one] with {$engineers} engineer
       *[other] with {$engineers} engineers
    }
event-used-paid = {$name} used tile “{$tile}” {event-used.engineers} and paid {event-placed-paid.price}.
event-built = {$name} built {choice-construct.site}.
event-built-red = {$name} built {choice-construct.site} and paid {event-placed-paid.price} for the red space.
event-rotated = {$name} turned the wheel 1 segment.
event-produced = {$name} produced {$energy} energy: {choice-produce.way}.
event-fee = {$name} paid {$owner} {$count ->
    [one] {$count} credit
   *[other] {$count} credits
} for the conduit.
event-fee-automa = {$name} paid {event-placed-paid.price} for {$owner}’s conduit; {$owner} got {$got ->
    [vp] {$count} VP
   *[credits] {count-credits}
}.
event-energy = {$name} gained {$count} energy.
event-credits = {$name} got {$count ->
    [one] {$count} credit.
   *[other] {$count} credits.
}
event-credits-automa = {$name} got {$count} VP instead of credits.
event-machines = {$name} got {$machines}.
event-scored = {$name} scored {$count} VP for {$source}.
event-lost-vp = {$name} lost {$count} VP for {$source}.
event-fulfilled = {$name} fulfilled the {$contract}.
event-took = {$name} took the {$contract}.
event-discarded = {$name} discarded the {$contract}.
event-opened = Revealed: {$contract}.
event-patented = {$name} bought the advanced tile “{$tile}”.
event-offered = New at the Patent Office: advanced tile “{$tile}”.
event-passed = {$name} passed.
event-automa-tile = Automa tile {$number}.
event-ordered = Turn order: {$names}.
event-ended = The game is over. Winner: {$names} ({$count} VP).

## A position

title-set-up = Barrage · setup
title-round = Barrage · round {$round} of {$rounds} · {$phase}
title-over = Barrage · the game is over
turn-yours = Your turn, {$name}: {$what}.
turn-other = {$name}’s turn: {$what}.
turn-choose = choose a company with its officer, and a starting contract
turn-place = {$count ->
    [0] no engineers left: use a tile that needs none, or pass
    [one] choose an action ({$count} engineer left)
   *[other] choose an action ({$count} engineers left)
}
turn-copied = take your action with the copied ability ({$count ->
    [one] {$count} engineer
   *[other] {$count} engineers
} left)
turn-pay = choose how to pay for the machines
turn-machines = {$count ->
    [one] choose {$count} machine: excavator or mixer
   *[other] choose {$count} machines: excavators or mixers
}
turn-structure = build {$structure}, or skip
turn-drops = put up to {$count ->
    [one] {$count} drop on a headstream (it flows in phase 3), or skip
   *[other] {$count} drops on headstreams (they flow in phase 3), or skip
}
turn-drops-now = put up to {$count ->
    [one] {$count} drop on a headstream (it flows at once), or skip
   *[other] {$count} drops on headstreams (they flow at once), or skip
}
turn-contract = fulfil one contract of up to {$count} energy, or skip
turn-free-production = produce with +2, or skip
turn-second-production = produce again with another powerhouse, or skip
turn-discard = discard a contract: you may keep {$count}
turn-done = all done: end your turn, or undo
turn-over = the game is over
order-choosing = Order of choosing: {$names}. Turn order in round 1: {$first}.
order-now = Turn order: {$names}.
offers-heading = To choose from
offers-row = {$company} with {$officer}: {$does}
ranking-heading = Ranking
map-heading = Map
map-spring = Headstream {$letter}: {$count ->
    [one] {$count} drop
   *[other] {$count} drops
}; rounds 1 to 4 bring {$tile}; flows to basin {$basin}; the next drop would stop at: {$rest}
water-waits = {$count ->
    [one] {$count} drop waits at the powerhouse in basin {$basin} and flows on when the contract is done.
   *[other] {$count} drops wait at the powerhouse in basin {$basin} and flow on when the contract is done.
}
map-lost = nowhere (leaves the map)
map-basin = Basin {$basin} ({$area}, flows to {$below})
map-basin-last = Basin {$basin} ({$area}, flows off the map)
map-dam-upper = upper dam: {$owner}, level {$level}, {$drops} of {$capacity} drops
map-dam-lower = lower dam: {$owner}, level {$level}, {$drops} of {$capacity} drops
map-neutral = neutral
map-conduit = conduit {$conduit}: {$owner}
map-powerhouses = powerhouses: {$names}
board-bonus-heading = Bonus tiles
board-bonus = round {$round}: {$count} VP per {$what}
board-objective = Objective: {$what}.
board-open = Open contracts
board-national = National contracts
board-patents = Patent Office
board-places = Occupied action spaces
board-taken = {$what}: {$name} ({$engineers})
players-heading = Players
players-you = {$name} (you)
players-vp = VP
players-energy = energy
players-engineers = engin.
players-credits = credits
players-excavators = exc.
players-mixers = mix.
players-bases = bases
players-elevations = elev.
players-conduits = cond.
players-powerhouses = power.
player-automa = Automa
player-passed = has passed
player-copies = can copy: {$officers}
player-tiles = tiles: {$tiles}
player-wheel = wheel: {$wheel}
player-segment = {$turns ->
    [one] after {$turns} wheel turn: {$what}
   *[other] after {$turns} wheel turns: {$what}
}
player-contracts = contracts: {$contracts}
player-fulfilled = fulfilled: {$count}

## The table in the browser

strip-set-up = Setup
strip-round = Round {$round}/{$rounds}
strip-income = income
strip-actions = actions
strip-water = water
strip-scoring = scoring
strip-end = end
strip-choosing = Order of choosing; round 1 is played in reverse order
strip-bonus = This round: {$count} VP per {$what} (in full from {$energy} energy, section {$section})
alarm-last-round = This is the last round.
hint-choose = Whoever chooses last plays first in round 1. Each company’s ability works from its third powerhouse on.
hint-turn = A turn is one action. Engineers come back at the end of the round; tiles and machines when the wheel has gone round.
hint-pay = Machines go onto the wheel and come back; credits do not.
hint-machines = Bases and conduits cost excavators; elevations and powerhouses cost mixers.
hint-structure = It needs no engineers, tile or machines, and counts like any other; a red space still costs credits.
hint-drops = A drop stops at the first dam with room, whoever owns it; with no dam on its way, it is lost.
hint-contract = One production fulfils at most one contract, and each contract only once.
hint-production = Energy = drops × value. The drops then flow on from the powerhouse to the next dam.
hint-discard = Fulfilled contracts do not count towards the limit.
board-summary = The map and the energy track, round {$round}. {$scores}.
board-summary-seat = {$name}: {$vp} VP, {$energy} energy
forecast-switch = Flow forecast
forecast-lost = {$count} lost
bonus-vp = {$count} VP
bonus-each = / {$what}
bonus-short-contracts = contract
bonus-short-powerhouses = powerhouse
bonus-short-bases = base
bonus-short-conduits = conduit
bonus-short-elevations = elevation
bonus-short-tiles = adv. tile
objective-name = Objective
objective-short-red = red spaces
objective-short-systems = own systems
objective-short-fullest = strongest area
objective-short-emptiest = weakest area
objective-short-spread = 1+ per basin
objective-short-clusters = 3+ per basin
area-actions = Actions
area-productions = Possible productions
productions-short = Produce
productions-later = Companies are still being chosen.
productions-none = No production is possible now.
productions-not-now = Your options appear here on your turn.
productions-way = drops, from → to
productions-run = basin {$basin} ({$side}) → {$to}
productions-stop = {$basin} ({$side})
productions-then = then flows to
copy-heading = Officers {$name} can copy
copy-short = can copy
automa-tiles-first = Automas: tile {$actions} shows the next actions.
automa-tiles-both = Automas: tile {$actions} shows the next actions, tile {$criteria} the criteria.
offer-credits = credits {$before} → {$after}
offer-income = {$reward} as income
offer-catches = {$count ->
    [one] {$count} more drop caught this round
   *[other] {$count} more drops caught this round
}
offer-fee = {$count ->
    [one] {$count} credit to {$name}
   *[other] {$count} credits to {$name}
}
offer-contracts = enough for: {$contracts}
offer-lost = {$count ->
    [one] {$count} drop leaves the map
   *[other] {$count} drops leave the map
}
offer-rests = {$count} → {$dam}, {$owner}
offer-returns = {$what} back from the wheel
warn-contract = {$energy} energy would be enough for: {$contracts}.
panel-energy = energy
panel-engineers = engineers
panel-credits = credits
panel-excavators = excavators
panel-mixers = mixers
panel-contracts = contracts
panel-round = ({$vp})
panel-round-long = If the round ended now: {$vp} VP (ranking {$lead}, bonus tile {$bonus}), {$credits} credits, number {$place} in the next turn order.
panel-round-automa = If the round ended now: {$vp} VP (ranking {$lead}, bonus tile {$bonus}, instead of credits {$credits}), number {$place} in the next turn order.
panel-wheel = {$turns ->
    [one] back after {$turns} wheel turn
   *[other] back after {$turns} wheel turns
}
mat-no-contract = no contracts
title-spring = Headstream {$letter}
title-basin = Basin {$basin}
title-exit = Water leaves the map below basin {$basin}
title-dam = Dam at {$place}
title-base = Base space at {$place}
title-conduit = Conduit {$place}
title-powerhouse = Powerhouse space at {$place}
title-place = {$what} ({$price})
title-patent = Patent Office, slot {$slot}
title-contract = {$energy}-energy contract ({$reward})
title-tile = Technology tile “{$tile}”
title-production = {choice-produce.way}
title-officer = {$name}’s officer
title-copy = Copy {$officer}
title-wheel = {$name}’s construction wheel
title-works = {$name}’s construction spaces
title-row = {$name}’s {$structure}s
title-vp = {$name}’s victory points
title-engineers = {$name}’s engineers
title-credits = {$name}’s credits
title-excavators = {$name}’s excavators
title-mixers = {$name}’s mixers
title-fulfilled = {$name}’s fulfilled contracts
title-round-vp = What this round brings {$name}
title-energy = {$name}’s energy
title-track = Energy track
title-bonus = Bonus tile of section {$round}
title-objective = Objective tile
title-automa = Automa tiles
explain-spring = {$count ->
    [one] {$count} drop waits here for phase 3, then flows into basin {$basin}. In rounds 1 to 4 it gets {$tile} drops.
   *[other] {$count} drops wait here for phase 3, then flow into basin {$basin}. In rounds 1 to 4 it gets {$tile} drops.
}
explain-spring-rest = A drop flowing now would stop at: {$now}. One more in phase 3 would stop at: {$later}.
explain-basin = Area: {$area}. Water passes the powerhouses first, then meets the upper and the lower dam, then flows on to: {$below}.
explain-exit = Drops that no dam holds return to the supply here.
explain-base = A dam starts with a base. It holds as many drops as its level; a company can have only one dam per basin.
explain-dam = Owner: {$owner}. Level {$level}, {$drops} of {$capacity} drops. A flowing drop stops here if there is room; only a production takes it out.
explain-dam-after = After phase 3 it would hold {$count}.
explain-price = Cost ({$structure}): {$machines}.
explain-red = A red-bordered space: {$count} more credits.
explain-conduit = It leads from any dam in basin {$from} to any powerhouse in basin {$to}. Each drop makes {$value} energy. To use another company’s conduit you pay 1 credit per drop, and its owner scores 1 VP per drop.
explain-conduit-owner = Built by {$name}.
explain-powerhouse = Here water from a conduit becomes energy, then flows on from this basin. A company can have only one powerhouse per basin.
explain-powerhouse-owner = Built by {$name}.
explain-production-plain = {$drops} × {$value} plus the bonuses; then the drops flow on.
explain-production = {$drops} × {$value} = {$product} before bonuses. Then the drops flow on:
explain-place-produce = Produce with one dam that holds water, a conduit, and your powerhouse at its end. The number is added to the energy.
explain-place-drops = Put drops on headstreams of your choice. They flow in phase 3.
explain-place-drops-now = Put a drop on a headstream of your choice; it flows at once.
explain-place-rotate = Turn your wheel; whatever reaches the opening comes back to you.
explain-place-machines = Gain machines for your supply, usable at once.
explain-place-contracts = Take open private contracts of your choice. You may keep three at most.
explain-place-patent = Buy the advanced tile in this slot, usable at once. The slots are refilled at the end of the round.
explain-place = Each space takes the engineers shown; a red one also costs credits. It stays occupied for the round; the right-hand space is the more expensive second chance.
explain-place-taken = {$count ->
    [one] Occupied: {$name}, {$count} engineer.
   *[other] Occupied: {$name}, {$count} engineers.
}
explain-bank = Send any number of engineers, for 1 credit each. The Bank is always open.
explain-tile = Lets you build this: {$structure}. It goes onto the wheel with the machines and comes back when its segment does.
explain-joker = Lets you build any structure. It goes onto the wheel with the machines and comes back when its segment does.
explain-special = When you build with it, it copies another of your tiles on the wheel.
explain-effect = It also does this: {$does}.
explain-contract = A production of {$energy} or more may fulfil it. You get at once: {$reward}.
explain-contract-starting = A starting contract works like a private one.
explain-contract-national = National: the first company with enough energy may fulfil it.
explain-contract-private = Private: first take it at the Contract Office.
explain-company = With three powerhouses: {$ability}.
explain-ability-on = Active, with three powerhouses: {$ability}.
explain-officer = {$officer}: {$does}.
explain-wheel = The tile and machines of each construction lie in a segment. Every turn of the wheel moves them on; whatever reaches the opening comes back.
explain-works = Used from left to right: 1, 2, 3 and 3 engineers, the last with 3 more credits. Used this round: {$count}.
explain-row = {$built} of {$all} built. The 2nd, 4th and 5th uncover an income, received at once and in every later income phase.
explain-row-next = Number {$number} uncovers: {$reward}.
explain-houses = {$built} of {$all} built. Two give +1 to every production, three the company’s ability, four another +2.
explain-houses-now = Bonus now: +{$count}.
explain-energy = {$count} energy this round.
explain-track = Most energy scores 6 VP, second most 2 VP, and everyone gets credits for energy. The bonus tile scores in full from this round’s section on, 4 VP less for each section below. Least energy plays first next round.
explain-bonus = Round {$round}: {$count} VP per {$what}, in full from {$energy} energy, {$penalty} VP less for each section below; nothing below the first section.
explain-objective = At the end, companies are ranked by this: {$what}. VP: {$places}; tied companies share.
explain-standing = Now: {$counts}.
explain-vp = {$count} VP now. If the game ended now:
explain-engineers = {$count} left this round. They come back at the end of the round.
explain-credits = {$count} credits. At the end, every 5 credits and machines in your supply are worth 1 VP.
explain-excavators = {$count} in supply. Bases cost 3, 4 or 5 depending on the area, conduits 2 × their value.
explain-mixers = {$count} in supply. Elevations cost 2, 3 or 4 depending on the area, powerhouses 2 plus 1 for each one already built.
explain-fulfilled = Fulfilled contracts: {$count}. Some bonus tiles count them.
explain-automa = The upper side shows an Automa’s actions, tried from top to bottom; the previous tile shows its criteria.
table-players = Players
table-springs = Headstreams
table-spring = headstream
table-drops = drops now
table-rounds = rounds 1–4
table-to = flows to
table-rest-now = a drop now stops at
table-rest-later = one more in phase 3 stops at
table-basins = Basins
table-basin = basin
table-area = area
table-upper = upper base space
table-lower = lower base space
table-houses = powerhouse spaces
table-off = off the map
table-free = empty
table-free-red = empty (red, 3 credits)
table-dam = dam: {$owner}, level {$level}, {$drops} of {$capacity} drops
table-dam-after = , after phase 3 {$drops}
table-conduits = Conduits
table-conduit = conduit
table-value = value
table-owner = owner
table-energies = energy
table-place = action space
table-taken = occupied by
table-closed = closed at this table
table-projected = this round brings
table-income = Income each round: {$reward}

## Refusals

refusal-an-action-is-due = After copying an officer you must take an action.
refusal-another-powerhouse = The second production needs another powerhouse.
refusal-another-structure = The reward is another kind of structure.
refusal-automas-play-the-full-game = Automas only play the full game, not the introductory one.
refusal-company-not-there = This company is no longer available.
refusal-contract-not-held = You do not have this contract.
refusal-contract-not-open = This contract is not open.
refusal-contract-not-there = This starting contract is no longer available.
refusal-dam-is-full-height = This dam is already at level 3.
refusal-engineers-left = You can’t pass while you have engineers left.
refusal-game-is-over = The game is over.
refusal-krylov-is-not-copied = You can only use a tile on the wheel like this while copying Krylov.
refusal-no-action-would-remain = After copying, you would have no possible action.
refusal-no-construction-space-left = You have used all four construction spaces this round.
refusal-no-energy = This production would make {$first} energy; it must make at least {$second}.
refusal-no-human-player = With {$first} Automas at a table for {$second}, nobody would be left to play.
refusal-no-own-dam = You have no dam here.
refusal-no-patent-office = The introductory game has no Patent Office.
refusal-no-piece-left = You have no such piece left on your board.
refusal-no-special-tile-in-supply = Krylov’s tile is not in your supply.
refusal-no-such-drops = That takes {$first ->
    [one] {$first} drop
   *[other] {$first} drops
}; the dam holds {$second}.
refusal-no-such-payment = You can’t pay like this.
refusal-no-such-place = There is no such space.
refusal-no-system = You need water in your own or a neutral dam, a conduit, and your powerhouse at its end.
refusal-not-a-national-contract = This energy can’t fulfil a national contract.
refusal-not-a-simple-action = This space takes more than engineers.
refusal-not-a-turbine = This is not a Turbine Station space.
refusal-not-now = You can’t do that now.
refusal-not-the-contract-office = This is not a Contract Office space.
refusal-not-the-water-management = This is not a Water Management space.
refusal-not-there = The free structure can’t go there.
refusal-officer-not-in-play = This officer can’t be copied at this table.
refusal-once-in-a-turn = You can only copy one officer per turn.
refusal-one-in-a-basin = You already have one in this basin.
refusal-only-sekibo-copies = Only Mahiri Sekibo can copy officers.
refusal-other-number-of-contracts = You chose {$first ->
    [one] {$first} contract
   *[other] {$first} contracts
}; take {$second}.
refusal-other-number-of-drops = You chose {$first ->
    [one] {$first} drop
   *[other] {$first} drops
}; you may use 1 to {$second}.
refusal-other-number-of-engineers = You chose {$first ->
    [one] {$first} engineer
   *[other] {$first} engineers
}; you may send 1 to {$second}.
refusal-place-is-taken = This space is occupied.
refusal-row-is-blocked = This row is only open with {$first} or more companies; there are {$second}.
refusal-slot-is-empty = There is no tile in this slot.
refusal-space-is-taken = This space is taken.
refusal-special-tile-copies-another = Krylov’s tile copies another tile.
refusal-tile-builds-something-else = This tile is for another structure.
refusal-tile-not-in-supply = This tile is not in your supply.
refusal-tile-not-on-wheel = This tile is not on your wheel.
refusal-too-few-credits = This costs {$first ->
    [one] {$first} credit
   *[other] {$first} credits
}; you have {$second}.
refusal-too-few-credits-for-fee = The fee is {$first ->
    [one] {$first} credit
   *[other] {$first} credits
}; you have {$second}.
refusal-too-few-engineers = This takes {$first ->
    [one] {$first} engineer
   *[other] {$first} engineers
}; you have {$second}.
refusal-too-few-machines = This takes {$first ->
    [one] {$first} machine
   *[other] {$first} machines
} of the right kind; you have {$second}.
refusal-too-little-energy = You made {$first} energy; the contract needs {$second}.
refusal-too-little-energy-with-discount = You made {$first} energy; even with your company’s discount the contract needs {$second}.
refusal-too-many-drops = You chose {$first ->
    [one] {$first} drop
   *[other] {$first} drops
}; you may use {$second} at most.
refusal-too-many-machines = You chose {$first ->
    [one] {$first} excavator
   *[other] {$first} excavators
}, but you only get {$second} machines.
refusal-twice-in-a-round = You can only copy officers twice per round.
refusal-two-contracts-in-order = Name two different contracts, the lower number first.

## Pages of all games

game-title = Barrage
game-about = Dam the rivers of the Alps, lead water through conduits to your powerhouses and turn it into energy before it flows on to someone else.
game-points = victory points
game-automatic = Automa
game-option-game = Game
game-option-game-full = Full
game-option-game-introductory = Introductory
game-option-game-hint = The introductory game has fixed companies and no patent office: play it first.
game-option-automas = Automas, on the last seats
game-option-automas-0 = None
game-option-automas-1 = 1
game-option-automas-2 = 2
game-option-automas-3 = 3
game-option-automas-hint = Automas take the last seats, whatever is chosen there. Full game only.
game-option-difficulty = Strength of the Automas
game-option-difficulty-low-voltage = Low Voltage
game-option-difficulty-standard = Standard
game-option-difficulty-high-voltage = High Voltage
game-option-difficulty-overpowered = Overpowered
game-option-difficulty-hint = Which advantages the Automas have: at Low Voltage no income, at High Voltage also their companies’ abilities, Overpowered an officer too.
game-option-sekibo = Mahiri Sekibo starts with
game-option-sekibo-6 = 6 credits
game-option-sekibo-9 = 9 credits
game-option-sekibo-hint = The rulebook gives this officer 6 credits, the online version 9.
game-option-contracts = Contract of a production
game-option-contracts-after-water = After its water has flowed on
game-option-contracts-before-water = Before its water flows on
game-option-contracts-hint = The rulebook describes the contract first, then the water, but gives no order. If the contract comes first, a dam built as its reward can catch the drops just used.
game-source-start = Start
game-source-leaders = Energy ranking
game-source-idle = No energy
game-source-bonus = Bonus tiles
game-source-contracts = Contracts
game-source-income = Income
game-source-technology = Technology
game-source-conduits = Conduit fees
game-source-credits = Automa credits
game-source-objective = Objective
game-source-resources = Resources
game-source-water = Water
game-tie-energy = energy in the last round
game-moment-production = Largest production
game-moment-bonus = Biggest bonus tile
game-moment-fee = Biggest conduit fee
game-score-unit = VP

## Components in statistics; # is the number

game-component-company-usa = USA
game-component-company-germany = Germany
game-component-company-italy = Italy
game-component-company-france = France
game-component-officer-adler = Wilhelm Adler
game-component-officer-del-monte = Graziano Del Monte
game-component-officer-fiesler = Viktor Fiesler
game-component-officer-mcdowell = Jill McDowell
game-component-officer-jordan = Solomon P. Jordan
game-component-officer-krylov = Anton Krylov
game-component-officer-sekibo = Mahiri Sekibo
game-component-contract-g = private contract, green
game-component-contract-r = private contract, red
game-component-contract-y = private contract, yellow
game-component-contract-n = national contract
game-component-contract-s = starting contract
game-component-tile-base = base tile
game-component-tile-elevation = elevation tile
game-component-tile-conduit = conduit tile
game-component-tile-powerhouse = powerhouse tile
game-component-tile-joker = joker tile
