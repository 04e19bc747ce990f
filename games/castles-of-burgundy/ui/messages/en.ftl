# The Castles of Burgundy in English. Names of people are never changed; hexes, dice and estates go by their numbers.

## Words that sentences are made of

building-warehouse = warehouse
depot-numbered = depot {$number}
depot-black = the black depot
tile-animals = {$species} ×{$count}
tile-knowledge = knowledge {$number}
goods-count = {$count} {$goods}
workers-count = {$count ->
    [one] {$count} worker
   *[other] {$count} workers
}
silver-count = {$count ->
    [one] {$count} silverling
   *[other] {$count} silverlings
}
source-regions = for the region
source-phases = for the phase
source-colours = for the colour
source-animals = for animals
source-watchtowers = for the watchtower
source-sales = for the sale

## What the knowledge tiles do

knowledge-1 = equal buildings may stand in one city
knowledge-2 = at the end of each phase 1 worker per mine
knowledge-3 = each sale pays 2 silverlings
knowledge-4 = each sale also pays 1 worker
knowledge-5 = a ship may collect from two neighbouring depots
knowledge-6 = buy from any depot
knowledge-7 = +1 VP for every animal tile that scores
knowledge-8 = a worker changes a die by up to 2
knowledge-9 = a free step of the die when placing a building
knowledge-10 = a free step of the die when placing a ship or an animal
knowledge-11 = a free step of the die when placing a castle, a mine or knowledge
knowledge-12 = a free step of the die when taking a tile
knowledge-13 = taking workers also pays 1 silverling
knowledge-14 = taking workers pays 4 workers
knowledge-15 = at the end 3 VP per goods type sold
knowledge-16 = at the end 4 VP per warehouse
knowledge-17 = at the end 4 VP per watchtower
knowledge-18 = at the end 4 VP per carpenter's workshop
knowledge-19 = at the end 4 VP per church
knowledge-20 = at the end 4 VP per market
knowledge-21 = at the end 4 VP per boarding house
knowledge-22 = at the end 4 VP per bank
knowledge-23 = at the end 4 VP per city hall
knowledge-24 = at the end 4 VP per animal species
knowledge-25 = at the end 1 VP per goods tile sold
knowledge-26 = at the end 2 VP per bonus tile

## Choices

choice-estate = play estate {$estate} with the start castle on hex {$hex}
choice-take = take {$tile} from {$depot}
choice-place = place {$tile} on hex {$hex}
choice-sell = sell {$goods}
choice-workers = take workers
choice-buy = buy {$tile} from {$depot} for {$silver}
choice-collect = collect the goods of {$depot}
choice-collect-two = collect the goods of {$depot} and {$second}
choice-decline = do without it
choice-done = end the turn
part-die = die {$die}
part-changed = die {$die} as {$to} for {$workers}
part-changed-free = die {$die} as {$to}, free
part-discard = discarding {$tile}
part-points = +{$points} VP
part-nothing = nothing fits
part-taking = {$goods}

## Events

event-chose-secretly = {$name} has chosen an estate.
event-chose = {$name} plays estate {$estate}; the start castle stands on hex {$hex}.
event-phase-ended = Phase {$phase} ends; the mines pay.
event-phase = Phase {$phase} begins.
event-filled = Depot {$number}: {$tiles}.
event-filled-black = The black depot: {$tiles}.
event-filled-nothing = Nothing comes to depot {$number}.
event-turned-up = Goods of this phase: {$goods}.
event-round = Phase {$phase}, round {$round}.
event-rolled = {$name} rolls {$first} and {$second}.
event-arrived = The white die shows {$die}: {$goods} goes to depot {$die}.
event-changed = {$name} turns the {$from} to {$to} for {$workers}.
event-changed-free = {$name} turns the {$from} to {$to}, free.
event-discarded = {$name} discards {$tile}.
event-took = {$name} takes {$tile} from {$depot}.
event-bought = {$name} buys {$tile} from {$depot}.
event-placed = {$name} places {$tile} on hex {$hex}.
event-sold = {$name} sells {$goods}.
event-scored = {$name}: +{$points} VP {$source}.
event-bonus-large = {$name} is the first to complete a colour ({$kind}) and takes the large bonus tile.
event-bonus-small = {$name} is the second to complete a colour ({$kind}) and takes the small bonus tile.
event-silver = {$name} gains {$silver}.
event-workers = {$name} gains {$workers}.
event-collected = {$name} takes {$goods} from {$depot}.
event-moved = {$name} moves to space {$space} of the turn order track.
event-declined = {$name} does without the {$building}.
event-lost = The {$building} of {$name} has nothing to do.
event-final = {$name}: knowledge {$knowledge}, goods {$goods}, silverlings {$silver}, workers {$workers}.
event-ended = The game is over: {$name} wins with {$points} VP.

## A position

title-set-up = The Castles of Burgundy · choosing estates
title-round = The Castles of Burgundy · phase {$phase} · round {$round} of {$rounds}
title-over = The Castles of Burgundy · the game is over
turn-yours = Your turn: {$what}
turn-other = {$name} to act: {$what}
turn-estate = choose a side of your board and the hex of the start castle.
turn-dice = use a die.
turn-purchase = buy a tile or end the turn.
turn-castle = an extra action with any value.
turn-sell = sell goods, or do without it.
turn-fetch = take a tile from a numbered depot, or do without it.
turn-place = place one more tile, or do without it.
turn-ship = choose a depot for the ship.
order-now = Turn order: {$names}.
order-next = Next round: {$names}.
white-die = The white die shows {$die}.
coming-goods = Goods of the next rounds: {$goods}.
depots-heading = Depots
depots-row = {$number}: {$tiles}
depots-black = black: {$tiles}
depots-goods = goods {$goods}
list-empty = nothing
bonus-heading = Bonus tiles still to have
bonus-both = {$kind}: {$large} and {$small}
bonus-one = {$kind}: {$small}
players-heading = Players
players-score = VP
players-silver = silver
players-workers = workers
players-dice = dice
players-you = {$name} (you)
player-goods = goods: {$goods}
player-sold = sold: {$goods}
player-sold-count = sold: {$count}
player-storage = storage: {$tiles}
estate-heading = Estate {$estate} of {$name}
estate-board = {$name} has the board with estates {$first} and {$second}.
estate-chosen = {$name} has chosen.
estate-legend = An empty hex shows its number, its colour and its die: {$letters}. A covered one shows its tile.
ranking-heading = Result

## The table in the browser

label-several = {$what}: {$count} choices
mat-storage = storage
mat-goods = goods
mat-sold = sold
mat-workers = workers
mat-silver = silver
mat-points = {$points} VP
mat-board = Player board of {$name}
mat-works = Knowledge tiles at work, bonus tiles and sold goods
mat-now = ({$points} VP now)
mat-no-knowledge = No knowledge tile works yet.
mat-covered = {$covered} of 37 hexes covered
mat-chooses = {$name}: estate and start castle are still to be chosen
mat-estate = Estate {$estate}
board-summary = Covered hexes: {$covered}.
board-summary-estates = Estates are being chosen.
board-covered = {$name} {$covered} of 37
depots-coming = Goods to come
strip-set-up = Choosing estates
strip-round = Phase {$phase} · round {$round} of {$rounds}
strip-phase = {$phase} +{$points}
strip-trigger = region +{$points} VP · rounds left after this one: {$rounds}
alarm-last-phase = The last phase: the game ends after its fifth round.
alarm-last-round = The last round of the game.
task-dice = use a die ({$dice}): take, place, sell, or take workers.
task-buy = Buying a tile for {$silver} is possible too.
task-over = the game is over.
offer-item = {$source} {$points}
offer-points = {$points} VP ({$items})
offer-change = {$what} {$now} → {$after}
offer-region = region: {$left} of {$size} hexes left for {$points} VP
offer-end = now worth {$points} VP at the end
offer-order = next round: {$names}
warn-lost = Nothing is there for the advantage of this building ({$building}): it is lost.
warn-stays = No room for {$goods}: it stays on the depot.
wish-place = place {$tile}
wish-buy = buy a tile for {$silver}

## What things are called

title-empty = empty space
title-load = Goods on {$depot}
title-load-of = Goods on {$depot}: {$goods}
title-coming = Goods of the next rounds
title-white = White die
title-track = Turn order track
title-marker = Turn order marker of {$name}
title-bonus-large = Large bonus tile: {$kind}
title-bonus-small = Small bonus tile: {$kind}
title-hex = empty hex: {$kind}, die {$die}
title-on-hex = {$what} (hex {$hex})
title-storage = Empty storage space
title-held = Goods: {$goods}
title-sold = Sold goods of {$name}
title-silver = Silverlings of {$name}
title-workers = Workers of {$name}
title-score = Victory points of {$name}
title-die = Die showing {$die}
title-die-used = Used die
title-hire = Take workers
title-wild = Extra action of the castle
title-side = Estate {$estate}, start castle on hex {$hex}

## Explanations

explain-not-now = Not now: {$reason}
explain-lying = Here now: {$tiles}.
explain-black = Once per turn you may buy one of these tiles for {$silver}, without a die. They are replaced when a phase begins.
explain-depot = A die that shows {$number} takes one of these tiles into storage. They are not refilled before the next phase.
explain-goods-here = Goods here: {$goods}.
explain-space = A space for {$kind}. It is filled when the next phase begins.
explain-space-black = An empty space of the black depot. It is filled when the next phase begins.
explain-places = On your estate it fits {$now} {$now ->
    [one] hex
   *[other] hexes
} now; {$ever} if the hexes beside them were covered.
explain-reach = die {$die}: {$workers}
explain-load = A ship takes the goods of one depot. You hold at most three types; what does not fit stays.
explain-load-of = {$count} of this type. A die that shows {$die} sells all of them, for {$points} VP each.
explain-coming = In each round the white die sends the first of these to the depot with its number: {$goods}.
explain-white = Whoever is first in turn order rolls it. It sends a goods tile to the depot with its number.
explain-track = The furthest to the right is first in the next round, on one space the upper one. Each ship moves its owner one space.
explain-marker = It is on space {$space}: number {$place} in the next round.
explain-bonus-large = {$points} VP for the first who covers all {$hexes} hexes of this colour ({$kind}).
explain-bonus-small = {$points} VP for the second who covers all {$hexes} hexes of this colour ({$kind}).
explain-bonus-owner = {$name} has it.
explain-covered = {$name} {$covered} of {$hexes}
explain-hex = A tile of this colour ({$kind}) goes here with a die that shows {$die}, if a hex beside it is covered.
explain-region = Its region has {$size} hexes, {$left} still empty. Completed in this phase it scores {$points} + {$phase} VP.
explain-region-done = Its region of {$size} is complete.
explain-storage = Tiles wait here until they are placed. When all three spaces are full, a new tile replaces one of them, which leaves the game.
explain-held = {$count} of this type. A die that shows {$die} sells all of them for {$points} VP and {$silver}.
explain-sold = {$count} sold. They count for knowledge tiles 15 and 25.
explain-silver = {$silver}. {$price} of them buy a tile, once per turn; at the end each is worth 1 VP.
explain-workers = Each worker changes a die by 1, from 6 to 1 too. The fewest are always paid. At the end two are worth 1 VP.
explain-scored = {$points} VP were scored so far; more come at the end.
explain-score = {$points} VP if the game ended now.
explain-die = Take a tile from the depot with this number, place a tile on a hex with it, sell the goods with it, or take workers.
explain-die-used = This die has been used in this round.
explain-hire = Any die brings {$workers}, whatever it shows.
explain-hire-silver = And {$silver}.
explain-wild = One more action, as with a die that shows any number. It needs no worker.
explain-side = This estate has {$regions} regions. The start castle has {$beside} hexes beside it.
explain-building = When it is placed, it does this once. A city holds each type of building once.
explain-warehouse = You may sell the goods of one type, whatever the dice show.
explain-carpenter = You may take any building from a numbered depot.
explain-church = You may take any mine, knowledge tile or castle from a numbered depot.
explain-market = You may take any ship or animal from a numbered depot.
explain-boarding-house = You gain 4 workers.
explain-bank = You gain 2 silverlings.
explain-city-hall = You may place one more stored tile; the number of its hex does not matter.
explain-watchtower = You score 4 VP.
explain-animals = When it is placed, it scores {$count} VP, and every tile with the same animal ({$species}) in the same pasture scores again.
explain-castle = When it is placed, you carry out one more action at once, as with a die that shows any number.
explain-mine = At the end of each phase it pays 1 silverling.
explain-ship = When it is placed, take the goods of one depot and move one space ahead in the turn order.
explain-knowledge = On your estate: {$facts}.
explain-end-value = For {$name} it would bring {$points} VP if the game ended now.

## Hints

hint-estates = Small regions are completed sooner; a start castle with many neighbours leaves more ways to go on.
hint-dice = Each die is used once: a tile goes to storage first, and onto the estate with another die. Workers turn a die up or down, from 6 to 1 too.
hint-purchase = Silverlings buy tiles with a black back, once per turn; at the end each left over is worth 1 VP.
hint-castle = The extra action needs no die and no worker: any depot, any hex beside a tile, any goods.
hint-building = A building does its work once, when it is placed; what is not used now is lost.
hint-ship = You hold at most three types of goods; a die with their number sells all of one type.

## Text mode

table-player = Player
table-space = turn order space
table-depot = Depot
table-tiles = Tiles
table-reach = What it takes
table-bonus = Bonus tiles
table-colour = Colour
table-large = large
table-small = small
table-hex = Hex
table-number = Die
table-tile = Tile, or what it takes to place one
table-region = Region
table-beside = Beside

## The game on the pages of all games

game-title = The Castles of Burgundy
game-about = Fill your estate with castles, ships, animals and buildings, two dice at a time: completed regions score, the sooner the better.
game-points = victory points
game-option-estates = Estates
game-option-estates-basic = everybody plays estate 1
game-option-estates-open = dealt, chosen openly
game-option-estates-secret = dealt, chosen in secret
game-option-estates-open-extra = dealt with extra estates, chosen openly
game-option-estates-secret-extra = dealt with extra estates, chosen in secret
game-source-regions = Regions
game-source-phases = Phase bonus
game-source-colours = Colour bonus
game-source-animals = Animals
game-source-watchtowers = Watchtowers
game-source-sales = Sales
game-source-knowledge = Knowledge
game-source-goods = Unsold
game-source-silver = Silver
game-source-workers = Workers
game-moment-region = Largest region
game-moment-animals = Best pasture
game-moment-sale = Best sale
game-tie-empty = empty hexes
game-tie-order = later in turn order

## Refusals

refusal-not-now = This cannot be done now.
refusal-game-is-over = The game is over.
refusal-not-your-board = This estate is not on your player board.
refusal-no-castle-hex = Hex {$first} is no castle hex of this estate.
refusal-too-few-workers = This takes {$first} workers; you have {$second}.
refusal-no-such-die = You have no unused die that shows {$first}.
refusal-name-a-die = A die must be used for this.
refusal-no-die-here = No die is used for this.
refusal-numbered-depots-only = This is for the numbered depots only.
refusal-tile-not-there = This tile does not lie there.
refusal-storage-is-full = The storage is full: name a stored tile that leaves the game.
refusal-storage-has-room = The storage has room: nothing may be discarded.
refusal-not-stored = This tile is not in your storage.
refusal-goods-not-held = You have no goods of this type.
refusal-dice-left = A die is still to be used.
refusal-hex-is-covered = Hex {$first} is covered.
refusal-wrong-colour = Hex {$first} has another colour.
refusal-not-adjacent = Hex {$first} is not beside a covered hex.
refusal-building-twice-in-city = This city has such a building already.
refusal-building-takes-other-kinds = This building takes tiles of other kinds.
refusal-no-purchase-in-chain = No tile can be bought before the effect is finished.
refusal-effect-is-due = The effect of the placed tile comes first.
refusal-castle-cannot-be-declined = The extra action of a castle must be carried out; taking workers is always possible.
refusal-one-depot-only = Only knowledge tile 5 allows two depots.
refusal-not-neighbours = These depots are not neighbours; the lower number comes first.
refusal-choose-new-types = Of {$second} new types choose {$first}.
refusal-bought-already = Only one tile can be bought in a turn.
refusal-too-little-silver = A purchase takes {$first} silverlings; you have {$second}.
refusal-nothing-to-buy = There is nothing to buy.
refusal-black-depot-only = You can buy from the black depot only.
