# Barrage in English. Spaces are named by their basin, contracts by their letter and number.

## Words that sentences are made of

list-empty = none
structure-base = base
structure-elevation = elevation
structure-conduit = conduit
structure-powerhouse = powerhouse
area-mountain = mountain
area-hill = hills
area-plain = plain
tile-any = joker
tile-special = Krylov’s tile
effect-special = copies another of your tiles on the wheel, symbol and effect
effect-drops = a drop into each of your empty dams
effect-rotate = turn the wheel by 1 segment for each of your elevations
effect-credits = gain 2 × the conduit’s value in credits
effect-no-engineers = needs no engineers
effect-no-red = a red building space costs nothing
effect-base-energy = 1 energy for each of your bases; it may fulfil an own contract
effect-fill = fills the raised dam with water
effect-five = a conduit of value 3 or more costs 5 excavators
effect-produce = then a production with +2, free of engineers
effect-mixed = excavators and mixers may replace each other
effect-free = needs no engineers and no excavators
effect-raised = 3 VP for each of your dams of level 2 or 3
effect-conduit-energy = energy of 2 × the conduit’s value; it may fulfil an own contract
effect-powerhouses = 3 VP for each of your powerhouses
effect-tiles = 3 VP for each of your advanced tiles
officer-adler = each base costs 3 excavators, in any area
officer-del-monte = level 3 dams hold 4 drops
officer-fiesler = drops × value counts as at least 4
officer-mcdowell = a conduit may be paid with 1 mixer × its value
officer-jordan = 3 credits may replace a machine when building
officer-krylov = has a tile that copies another tile on the wheel
officer-sekibo = copies another officer for a turn, for 1 engineer
ability-flow = 1 energy for each flowing drop that enters a basin with an own powerhouse
ability-second = after a production a second one with another powerhouse, without bonuses
ability-extra = 3 more energy after each production, not for contracts
ability-discount = contracts need 3 energy less
space-upper = basin {$basin} upper
space-lower = basin {$basin} lower
space-left = {$basin} left → {$to} (value {$value})
space-right = {$basin} right → {$to} (value {$value})
space-powerhouse = basin {$basin} place {$number}
site-at = {$structure}, {$place}
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
    [one] {$count} credit for each engineer
   *[other] {$count} credits for each engineer
}
task-row-rotate = {$count ->
    [one] turn the wheel by {$count} segment
   *[other] turn the wheel by {$count} segments
}
task-row-contracts = {$count ->
    [one] take {$count} contract
   *[other] take {$count} contracts
}
task-row-patent = the advanced tile in slot {$count}
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
    [one] {$count} segment
   *[other] {$count} segments
}
count-drops = {$count ->
    [one] {$count} drop
   *[other] {$count} drops
}
count-drops-now = {$count ->
    [one] {$count} drop flowing at once
   *[other] {$count} drops flowing at once
}
contract-facts = {$contract} ({$energy} energy → {$reward})
free-base = a free base ({$areas})
free-elevation = a free elevation
free-conduit = a free conduit (value up to {$value})
free-powerhouse = a free powerhouse
bonus-contracts = fulfilled contract
bonus-powerhouses = powerhouse
bonus-bases = base
bonus-conduits = conduit
bonus-elevations = elevation
bonus-tiles = advanced tile
objective-red = bases and powerhouses on red spaces
objective-systems = own bases with an own conduit to an own powerhouse
objective-fullest = structures in the area where you have most
objective-emptiest = structures in the area where you have fewest
objective-spread = basins with at least 1 own structure
objective-clusters = basins with at least 3 own structures
source-start = the start
source-leaders = the energy ranking
source-idle = making no energy
source-bonus = the bonus tile
source-contracts = a contract
source-income = income
source-technology = a technology tile
source-conduits = an own conduit used by another
source-credits = credits, which are VP for an Automa
source-objective = the objective
source-resources = resources
source-water = water in own dams
phase-income = income and headstreams
phase-actions = actions
phase-water = water flow
phase-scoring = scoring
phase-end = end of the round

## Choices

choice-choose = take {$company} with {$officer} and contract {$contract}
choice-copy = copy {$officer}: {$does}
choice-construct = build: {$site}, with tile “{$tile}”
choice-construct-special = build: {$site}, with Krylov’s tile as “{$tile}”
choice-construct-copied = build: {$site}, with “{$tile}” on the wheel as Krylov would
choice-pay = pay {$parts}
choice-produce = produce {$energy}: {$drops} from {$dam} by {$conduit}; {$what}, {$price}
choice-produce-free = produce {$energy}: {$drops} from {$dam} by {$conduit}
choice-pour = drops on {$on}, to flow in phase 3 ({$price})
choice-pour-now = a drop on {$on}, flowing at once ({$price})
choice-pour-reward = drops on {$on}
choice-pour-none = no drops
choice-use = {$what} ({$price})
choice-patent = Patent Office: take “{$tile}” ({$price})
choice-bank = Bank: {$engineers ->
    [one] {$engineers} engineer
   *[other] {$engineers} engineers
}
choice-take = take {$contracts} ({$price})
choice-pass = pass: no more turns in this round
choice-fulfil = fulfil {$contract}
choice-machines = take {$machines}
choice-build = place for free: {$site}
choice-discard = discard {$contract}
choice-decline-contract = fulfil no contract
choice-decline-structure = place nothing
choice-decline-production = do not produce

## Events

event-chose = {$name} leads {$company}; officer: {$officer}.
event-chose-company = {$name} leads {$company}.
event-round = Round {$round}.
event-phase = Phase {$number}: {$phase}.
event-poured = {$count ->
    [one] {$count} drop on headstream {$letter}.
   *[other] {$count} drops on headstream {$letter}.
}
event-held = A drop comes to rest: {$dam}.
event-left = A drop leaves the map below basin {$basin}.
event-placed = {$name}: {$what}, {$engineers ->
    [one] {$engineers} engineer.
   *[other] {$engineers} engineers.
}
event-banked = {$name} sends {$engineers ->
    [one] {$engineers} engineer to the Bank.
   *[other] {$engineers} engineers to the Bank.
}
event-copied = {$name} copies {$officer} for this turn.
event-used = {$name} uses tile “{$tile}”.
event-built = {$name} builds: {$site}.
event-built-red = {$name} builds: {$site} (red space, {$count} credits).
event-rotated = {$name} turns the wheel by a segment.
event-produced = {$name} produces {$energy}: {$drops ->
    [one] {$drops} drop
   *[other] {$drops} drops
} from {$dam} by {$conduit}.
event-fee = {$name} pays {$owner} for the conduit: {$count ->
    [one] {$count} credit.
   *[other] {$count} credits.
}
event-energy = {$name}: {$count} energy.
event-credits = {$name} gets {$count ->
    [one] {$count} credit.
   *[other] {$count} credits.
}
event-machines = {$name} gets {$machines}.
event-scored = {$name} scores {$count} VP for {$source}.
event-lost-vp = {$name} loses {$count} VP for {$source}.
event-fulfilled = {$name} fulfils {$contract}.
event-took = {$name} takes {$contract}.
event-discarded = {$name} discards {$contract}.
event-opened = Opened: {$contract}.
event-patented = {$name} buys the advanced tile “{$tile}”.
event-offered = On sale: advanced tile “{$tile}”.
event-passed = {$name} passes.
event-automa-tile = Automa tile {$number}.
event-ordered = Turn order: {$names}.
event-ended = The game is over. Winner: {$names} ({$count} VP).

## A position

title-set-up = Barrage · set-up
title-round = Barrage · round {$round} of {$rounds} · {$phase}
title-over = Barrage · the game is over
turn-yours = Your turn, {$name}: {$what}.
turn-other = {$name} is to act: {$what}.
turn-choose = choose a company with its officer, and a starting contract
turn-place = {$count ->
    [0] no engineers left: use an engineer-free tile, or pass
    [one] place engineers on one action ({$count} left)
   *[other] place engineers on one action ({$count} left)
}
turn-copied = now the action of this turn, with the copied ability ({$count} engineers left)
turn-pay = choose how to pay the machines
turn-machines = {$count ->
    [one] choose the kind of {$count} machine
   *[other] choose the kinds of {$count} machines
}
turn-structure = place {$structure}, or nothing
turn-drops = put up to {$count} drops on headstreams; they flow in phase 3
turn-drops-now = put up to {$count} drops on headstreams; they flow at once
turn-contract = fulfil one contract with up to {$count} energy, or none
turn-free-production = produce with +2, or not
turn-second-production = produce a second time with another powerhouse, or not
turn-discard = discard a contract: at most {$count} may be kept
turn-over = the game is over
order-now = Turn order: {$names}.
offers-heading = To choose from
offers-row = {$company} with {$officer}: {$does}
ranking-heading = Ranking
map-heading = Map
map-spring = Headstream {$letter}: {$count ->
    [one] {$count} drop, to basin {$basin}; a further drop would rest: {$rest}
   *[other] {$count} drops, to basin {$basin}; a further drop would rest: {$rest}
}
map-lost = nowhere, it leaves the map
map-basin = Basin {$basin} ({$area}, flows to {$below})
map-basin-last = Basin {$basin} ({$area}, flows off the map)
map-dam-upper = upper dam of {$owner}, level {$level}, {$drops} of {$capacity} drops
map-dam-lower = lower dam of {$owner}, level {$level}, {$drops} of {$capacity} drops
map-neutral = nobody (neutral)
map-conduit = conduit {$conduit} of {$owner}
map-powerhouses = powerhouses of {$names}
board-bonus-heading = Bonus tiles
board-bonus = round {$round}: {$count} VP for each {$what}
board-objective = Objective: {$what}.
board-open = Open contracts
board-national = National contracts
board-patents = Patent Office
board-places = Places taken
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
player-tiles = tiles: {$tiles}
player-wheel = wheel: {$wheel}
player-segment = {$turns ->
    [one] after {$turns} turn {$what}
   *[other] after {$turns} turns {$what}
}
player-contracts = contracts: {$contracts}
player-fulfilled = fulfilled: {$count}

## Refusals

refusal-an-action-is-due = After copying an officer an action must follow.
refusal-another-powerhouse = The second production needs another powerhouse.
refusal-another-structure = The reward is another kind of structure.
refusal-automas-play-the-full-game = Automas play the full game only, not the introductory one.
refusal-company-not-there = This company cannot be chosen any more.
refusal-contract-not-held = You do not hold this contract.
refusal-contract-not-open = This contract does not lie open.
refusal-contract-not-there = This starting contract cannot be chosen any more.
refusal-dam-is-full-height = This dam has level 3 already.
refusal-engineers-left = Whoever has engineers left cannot pass.
refusal-game-is-over = The game is over.
refusal-krylov-is-not-copied = A tile on the wheel can be used like this only while Krylov is copied.
refusal-no-action-would-remain = After copying, no action would be possible.
refusal-no-construction-space-left = All four construction spaces are used in this round.
refusal-no-energy = This production would make {$first} energy; at least {$second} is needed.
refusal-no-human-player = With {$first} Automas at a table for {$second} nobody would play.
refusal-no-own-dam = There is no dam of yours here.
refusal-no-patent-office = The introductory game has no Patent Office.
refusal-no-piece-left = No such piece is left on your board.
refusal-no-special-tile-in-supply = Krylov’s tile is not in your supply.
refusal-no-such-drops = {$first} drops are wanted; the dam holds {$second}.
refusal-no-such-payment = It cannot be paid like this.
refusal-no-such-place = There is no such place.
refusal-no-system = This needs a dam of yours or a neutral one with water, a built conduit and your powerhouse at its end.
refusal-not-a-national-contract = This energy cannot fulfil a national contract.
refusal-not-a-simple-action = This place asks for more than engineers.
refusal-not-a-turbine = This is not a place of the Turbine Station.
refusal-not-now = This is not to be decided now.
refusal-not-the-contract-office = This is not a place of the Contract Office.
refusal-not-the-water-management = This is not a place of the Water Management.
refusal-not-there = The free structure may not go there.
refusal-officer-not-in-play = This officer cannot be copied at this table.
refusal-once-in-a-turn = Only one officer can be copied in a turn.
refusal-one-in-a-basin = You have one in this basin already.
refusal-only-sekibo-copies = Only Mahiri Sekibo copies officers.
refusal-other-number-of-contracts = {$first} contracts are chosen, {$second} are to be taken.
refusal-other-number-of-drops = {$first} drops are chosen; from 1 to {$second} are allowed.
refusal-other-number-of-engineers = {$first} engineers are chosen; from 1 to {$second} are possible.
refusal-place-is-taken = Somebody’s engineers are there already.
refusal-row-is-blocked = This row is open from {$first} companies on; there are {$second}.
refusal-slot-is-empty = There is no tile in this slot.
refusal-space-is-taken = The space is taken.
refusal-special-tile-copies-another = Krylov’s tile copies another tile.
refusal-tile-builds-something-else = The tile is for another structure.
refusal-tile-not-in-supply = The tile is not in your supply.
refusal-tile-not-on-wheel = The tile is not on your wheel.
refusal-too-few-credits = This needs {$first} credits; you have {$second}.
refusal-too-few-credits-for-fee = The fee is {$first} credits; you have {$second}.
refusal-too-few-engineers = This needs {$first} engineers; you have {$second}.
refusal-too-few-machines = This needs {$first} machines of the right kind; you have {$second}.
refusal-too-little-energy = {$first} energy was made; the contract asks for {$second}.
refusal-too-many-drops = {$first} drops are chosen; at most {$second} are allowed.
refusal-too-many-machines = {$first} excavators are chosen; there are {$second} machines.
refusal-twice-in-a-round = Officers can be copied twice in a round.
refusal-two-contracts-in-order = Two different contracts are named, the lower number first.

## Pages of all games

game-title = Barrage
game-about = Dam the rivers of the Alps, lead water through conduits to your powerhouses and turn it into energy before it flows on to somebody else.
game-points = victory points
game-option-game = Game
game-option-game-full = full
game-option-game-introductory = introductory
game-option-automas = Automas, on the last seats
game-option-automas-0 = none
game-option-automas-1 = 1
game-option-automas-2 = 2
game-option-automas-3 = 3
game-option-difficulty = Automas’ strength
game-option-difficulty-low-voltage = Low Voltage
game-option-difficulty-standard = Standard
game-option-difficulty-high-voltage = High Voltage
game-option-difficulty-overpowered = Overpowered
game-option-sekibo = Mahiri Sekibo begins with
game-option-sekibo-6 = 6 credits
game-option-sekibo-9 = 9 credits
game-source-start = Start
game-source-leaders = Energy ranking
game-source-idle = Without energy
game-source-bonus = Bonus tiles
game-source-contracts = Contracts
game-source-income = Income
game-source-technology = Technology
game-source-conduits = Conduit fees
game-source-credits = Credits of Automas
game-source-objective = Objective
game-source-resources = Resources
game-source-water = Water
game-tie-energy = energy of the last round
