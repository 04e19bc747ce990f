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
turn-done = everything is done: end the turn, or take it back
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

## The table in the browser

several-choices = {$what}: {$count} choices
strip-set-up = Set-up
strip-round = Round {$round}/{$rounds}
strip-income = income
strip-actions = actions
strip-water = water
strip-scoring = scoring
strip-end = end
strip-bonus = {$count} VP for each {$what}, in full from {$energy} energy (section {$section})
alarm-last-round = Last round
hint-choose = Who chooses last plays first in round 1; each company's ability works from its third powerhouse on.
hint-turn = A turn is one action; engineers come back at the end of the round, tiles and machines when the wheel has turned.
hint-pay = Machines go onto the wheel and come back; credits do not.
hint-machines = Bases and conduits cost excavators, elevations and powerhouses mixers.
hint-structure = It needs no engineers, tile or machines, and counts like a built one; a red space still costs credits.
hint-drops = A drop stops at the first dam with room, whosever it is; no dam on its way means it is lost.
hint-contract = One production fulfils at most one contract, and each contract only once.
hint-production = Drops × value make the energy; used drops flow on from the powerhouse to the next dam.
hint-discard = Fulfilled contracts do not count for the limit.
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
track-name = energy
objective-name = Objective
objective-short-red = red spaces
objective-short-systems = own systems
objective-short-fullest = strongest area
objective-short-emptiest = weakest area
objective-short-spread = 1+ per basin
objective-short-clusters = 3+ per basin
area-actions = Actions
area-productions = Possible productions
productions-short = Production
productions-later = Companies are being chosen.
productions-none = No production is possible now.
productions-not-now = They are listed when it is your turn.
productions-way = from, value, to
productions-then = then flows
copy-heading = Officers to copy
automa-tiles-first = Automas: tile {$actions} shows the next actions.
automa-tiles-both = Automas: tile {$actions} shows the next actions, tile {$criteria} the criteria.
offer-credits = credits {$before} → {$after}
offer-income = income: {$reward}
offer-catches = {$count ->
    [one] would catch {$count} more drop in this round
   *[other] would catch {$count} more drops in this round
}
offer-fee = fee {$count} to {$name}
offer-contracts = reaches {$contracts}
offer-lost = {$count ->
    [one] {$count} drop leaves the map
   *[other] {$count} drops leave the map
}
offer-rests = {$count} → {$dam}, {$owner}
offer-returns = back from the wheel: {$what}
warn-contract = {$energy} energy would fulfil {$contracts}.
panel-vp = VP
panel-energy = energy
panel-engineers = engineers
panel-credits = credits
panel-excavators = excavators
panel-mixers = mixers
panel-round = ({$vp})
panel-round-long = If the round ended now: {$vp} VP (ranking {$lead}, bonus tile {$bonus}), {$credits} credits, place {$place} in the next order.
panel-wheel = {$turns ->
    [one] back from the wheel after {$turns} turn
   *[other] back from the wheel after {$turns} turns
}
mat-no-contract = no contracts
title-spring = Headstream {$letter}
title-basin = Basin {$basin}
title-exit = Water leaves the map below basin {$basin}
title-dam = Dam, {$place}
title-base = Base space, {$place}
title-conduit = Conduit {$place}
title-powerhouse = Powerhouse space, {$place}
title-place = {$what} ({$price})
title-patent = Patent Office, slot {$slot}
title-contract = Contract {$contract}
title-tile = Technology tile “{$tile}”
title-production = {$drops ->
    [one] {$drops} drop from {$dam} by {$conduit}
   *[other] {$drops} drops from {$dam} by {$conduit}
}
title-officer = Officer of {$name}
title-copy = Copy {$officer}
title-wheel = Construction wheel of {$name}
title-works = Construction spaces of {$name}
title-row = {$structure}: pieces of {$name}
title-vp = Victory points of {$name}
title-engineers = Engineers of {$name}
title-credits = Credits of {$name}
title-excavators = Excavators of {$name}
title-mixers = Mixers of {$name}
title-fulfilled = Fulfilled contracts of {$name}
title-round-vp = What the round brings {$name}
title-energy = Energy of {$name}
title-track = Energy track
title-bonus = Bonus tile of section {$round}
title-objective = Objective tile
title-automa = Automa tiles
explain-not-now = Not now: {$reason}
explain-spring = {$count ->
    [one] {$count} drop waits here for phase 3 and flows into basin {$basin}. In rounds 1 to 4 it gets {$tile} drops.
   *[other] {$count} drops wait here for phase 3 and flow into basin {$basin}. In rounds 1 to 4 it gets {$tile} drops.
}
explain-spring-rest = A drop that starts now would rest: {$now}. One more in phase 3 would rest: {$later}.
explain-basin = It lies in this area: {$area}. Water meets its powerhouses first, then the upper and the lower dam, then flows on: {$below}.
explain-exit = Drops that no dam holds go back to the supply here.
explain-base = A dam begins with a base. It holds as many drops as its level; a company has at most one dam in a basin.
explain-dam = Owner: {$owner}. Level {$level}, {$drops} of {$capacity} drops. A moving drop stops here if there is room; only a production takes it out.
explain-dam-after = After phase 3 it would hold {$count}.
explain-price = {$structure}: {$machines}.
explain-red = A red-bordered space: {$count} credits more.
explain-conduit = It leads from every dam of basin {$from} to every powerhouse of basin {$to}. Each drop makes {$value} energy. Whoever uses another’s conduit pays 1 credit for each drop, and the owner scores 1 VP for each.
explain-conduit-owner = Built by {$name}.
explain-powerhouse = Here the water of a conduit becomes energy and then flows on from this basin. A company has at most one powerhouse in a basin.
explain-powerhouse-owner = Built by {$name}.
explain-production-plain = {$drops} × {$value} and the bonuses; then the drops flow on.
explain-production = {$drops} × {$value} = {$product} before bonuses. Then the drops flow on:
explain-place-produce = A production: one dam with water, one built conduit and your powerhouse at its end. The number is added to the energy.
explain-place-drops = Drops onto headstreams of your choice. They flow in phase 3.
explain-place-drops-now = A drop onto a headstream of your choice; it flows at once.
explain-place-rotate = Turns the wheel; what arrives at the opening comes back.
explain-place-machines = Machines for your supply, usable at once.
explain-place-contracts = Open private contracts of your choice. At most three may be kept.
explain-place-patent = The advanced tile of the slot, usable at once. The slots are filled again at the end of the round.
explain-place = It needs this many engineers, on a red place credits too. It stays taken for the round; the right place is the dearer second chance.
explain-place-taken = {$count ->
    [one] Taken: {$name}, {$count} engineer.
   *[other] Taken: {$name}, {$count} engineers.
}
explain-bank = Any number of engineers, 1 credit for each. It is always open.
explain-tile = It allows a construction of this kind: {$structure}. It goes onto the wheel with the machines and comes back when its segment does.
explain-joker = It allows a construction of any kind. It goes onto the wheel with the machines and comes back when its segment does.
explain-special = Used for a construction, it copies another of your tiles that lies on the wheel.
explain-effect = It also does this: {$does}.
explain-contract = A production of {$energy} or more may fulfil it and gives at once: {$reward}.
explain-contract-starting = A starting contract works like a private one.
explain-contract-national = National: the first company to reach it may fulfil it.
explain-contract-private = Private: it is taken at the Contract Office first.
explain-company = With three powerhouses: {$ability}.
explain-ability-on = Active, with three powerhouses: {$ability}.
explain-incomes = {$structure}, 2nd | 4th | 5th piece: {$rewards}.
explain-officer = {$officer}: {$does}.
explain-wheel = Tiles and machines of a construction lie in its segment. Each turn moves them on; what arrives at the opening comes back.
explain-works = Construction spaces are used from left to right: 1, 2, 3, 3 engineers, the last one with 3 credits. Used in this round: {$count}.
explain-row = {$built} of {$all} are built. The 2nd, 4th and 5th piece uncover an income, received at once and in every later income phase.
explain-row-next = Piece {$number} uncovers: {$reward}.
explain-houses = {$built} of {$all} are built. Two give +1 to every production, three the company’s ability, four +2 more.
explain-houses-now = Bonus now: +{$count}.
explain-energy = {$count} energy in this round.
explain-track = Most energy scores 6 VP, second 2 VP; everybody gets credits by energy, and the bonus tile scores in full from the section of the round on, 4 VP less for each section below. Least energy plays first in the next round.
explain-bonus = Round {$round}: {$count} VP for each {$what}, in full from {$energy} energy on, {$penalty} VP less for each section below; nothing below the first section.
explain-objective = At the end the companies are ranked by this: {$what}. VP: {$places}; tied companies share.
explain-standing = Now: {$counts}.
explain-vp = {$count} VP now. If the game ended now:
explain-engineers = {$count} left in this round. They come back at the end of the round.
explain-credits = {$count} credits. At the end 5 credits and machines in supply are worth 1 VP.
explain-excavators = {$count} in supply. Bases cost 3, 4 or 5 by area, conduits 2 × their value.
explain-mixers = {$count} in supply. Elevations cost 2, 3 or 4 by area, powerhouses 2 and 1 more for each one built.
explain-fulfilled = {$count} fulfilled contracts; some bonus tiles count them.
explain-automa = The upper side shows an Automa’s actions, tried from top to bottom; the tile before shows its criteria.
table-players = Players
table-springs = Headstreams
table-spring = headstream
table-drops = drops now
table-rounds = rounds 1–4
table-to = flows to
table-rest-now = a drop now rests
table-rest-later = one more in phase 3 rests
table-basins = Basins
table-basin = basin
table-area = area
table-upper = upper base space
table-lower = lower base space
table-houses = powerhouse spaces
table-off = off the map
table-free = free
table-free-red = free (red, 3 credits)
table-dam = dam of {$owner}, level {$level}, {$drops} of {$capacity} drops
table-dam-after = , after phase 3 {$drops}
table-conduits = Conduits
table-conduit = conduit
table-value = value
table-owner = owner
table-energies = energy
table-place = place
table-taken = taken by
table-closed = closed at this table
table-projected = round brings
table-income = Income each round: {$reward}

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
game-automatic = Automa
game-option-game = Game
game-option-game-full = full
game-option-game-introductory = introductory
game-option-automas = Automas, on the last seats
game-option-automas-0 = none
game-option-automas-1 = 1
game-option-automas-2 = 2
game-option-automas-3 = 3
game-option-automas-hint = They take the last seats, whoever is chosen there; full game only.
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
game-moment-production = Largest production
game-moment-bonus = Largest bonus tile
game-moment-fee = Largest conduit fee
