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
