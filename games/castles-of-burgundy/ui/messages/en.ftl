# The Castles of Burgundy in English. Components come with their ASCII word ($kind, $tile, $goods, $species,
# $source) and their numbers; depot 0 is the black depot. Attributes are parts of messages.

## Words that sentences are made of

kind-name = {$kind}
depot-name = {$depot ->
    [0] the black depot
   *[other] depot {$depot}
}
die-name = die {$die}
tile-name = {$tile ->
    [carpenter] carpenter’s workshop
    [boarding-house] boarding house
    [city-hall] city hall
    [cow] {$count} cows
    [hen] {$count} hens
    [sheep] {$count} sheep
    [pig] {$count} pigs
    [knowledge] knowledge {$number}
   *[other] {$tile}
}
tile-object = {$tile ->
    [cow] {tile-name}
    [hen] {tile-name}
    [sheep] {tile-name}
    [pig] {tile-name}
    [knowledge] knowledge tile {$number}
   *[other] a {tile-name}
}
hex-name = {hex-name.side}{hex-name.colour} {$number}{hex-name.row}
    .side = {$side ->
        [left] left{" "}
        [right] right{" "}
        [middle] middle{" "}
        [upper] upper{" "}
        [lower] lower{" "}
       *[none] {""}
    }
    .colour = {$kind ->
        [building] beige
        [animal] light green
        [knowledge] yellow
        [castle] dark green
        [mine] grey
       *[ship] blue
    }
    .row = {$row ->
        [0] {""}
       *[other] {" "}in row {$row}
    }
goods-name = {$goods}
goods-count = {$count} {goods-name}
workers-count = {$count ->
    [one] {$count} worker
   *[other] {$count} workers
}
silver-count = {$count ->
    [one] {$count} silverling
   *[other] {$count} silverlings
}

## What the knowledge tiles do

knowledge-1 = a city may hold the same building more than once
knowledge-2 = at the end of each phase: 1 worker per mine
knowledge-3 = each sale gives 2 silverlings
knowledge-4 = each sale also gives 1 worker
knowledge-5 = a ship may collect from two neighbouring depots
knowledge-6 = you may buy from any depot
knowledge-7 = +1 VP for every animal tile that scores
knowledge-8 = a worker changes a die by up to 2
knowledge-9 = change the die by 1 for free when placing a building
knowledge-10 = change the die by 1 for free when placing a ship or animals
knowledge-11 = change the die by 1 for free when placing a castle, mine or knowledge
knowledge-12 = change the die by 1 for free when taking a tile
knowledge-13 = taking workers also gives 1 silverling
knowledge-14 = taking workers gives 4 workers
knowledge-15 = at the end: 3 VP per type of goods sold
knowledge-16 = at the end: 4 VP per warehouse
knowledge-17 = at the end: 4 VP per watchtower
knowledge-18 = at the end: 4 VP per carpenter’s workshop
knowledge-19 = at the end: 4 VP per church
knowledge-20 = at the end: 4 VP per market
knowledge-21 = at the end: 4 VP per boarding house
knowledge-22 = at the end: 4 VP per bank
knowledge-23 = at the end: 4 VP per city hall
knowledge-24 = at the end: 4 VP per animal species
knowledge-25 = at the end: 1 VP per goods tile sold
knowledge-26 = at the end: 2 VP per bonus tile

## Choices

choice-estate = play estate {$estate}, starting castle on the {hex-name}
choice-take = take {$tile} from {depot-name}{choice-take.die}{choice-take.discard}
    .die = {$use ->
        [none] {""}
        [same] {" "}with {die-name}
        [free] {" "}with {die-name} → {$to}
       *[paid] {" "}with {die-name} → {$to} ({$workers ->
            [one] {$workers} worker
           *[other] {$workers} workers
        })
    }
    .discard = {$discard ->
        [none] {""}
       *[other] , discard {$discard}
    }
choice-place = place {$tile} on the {hex-name}{choice-take.die}{choice-place.points}
    .points = {$points ->
        [0] {""}
       *[other] , +{$points} VP
    }
choice-sell = sell {goods-count} goods{choice-take.die}{choice-place.points}
choice-workers = take {$gain}{choice-take.die}
choice-buy = buy {$tile} from {depot-name} for {$silver}{choice-take.discard}
choice-collect = collect goods from {depot-name}: {$goods}
choice-collect-two = collect goods from depots {$depot} and {$second}: {$goods}
choice-decline = skip
choice-done = end turn

## The list of choices: headings, and what tells the choices under a heading apart

head-choose = Choose an estate
head-take = Take a tile
head-take-with = Take with {die-name}
head-place = Place {$tile ->
    [cow] {tile-name}
    [hen] {tile-name}
    [sheep] {tile-name}
    [pig] {tile-name}
    [knowledge] {tile-name}
   *[other] the {tile-name}
}
head-sell = Sell goods
head-workers = Take workers
head-buy = Buy a tile
head-collect = Collect goods
label-estate = estate {$estate}, castle on {hex-name}
label-take = {label-take.depot}: {$tile}{choice-take.discard}
    .depot = {$depot ->
        [0] black depot
       *[other] depot {$depot}
    }
label-place = {hex-name.side}field {$number}{hex-name.row}{label-place.die}
    .die = {$use ->
        [none] {""}
       *[other] , {die-name}
    }
label-sell = {goods-count}{label-place.die}
label-collect = {$second ->
    [0] depot {$depot}: {$goods}
   *[other] depots {$depot} and {$second}: {$goods}
}

## Events

event-chose-secretly = {$name} has chosen an estate.
event-chose = {$name} plays estate {$estate}, with the starting castle on the {hex-name}.
event-phase-ended = Phase {$phase} is over; the mines pay out.
event-phase = Phase {$phase} begins.
event-filled = Depot {$depot}: {$tiles}.
event-filled-black = Black depot: {$tiles}.
event-filled-nothing = Depot {$depot} stays empty.
event-turned-up = Goods for this phase: {$goods}.
event-round = Phase {$phase}, round {$round}.
event-rolled = {$name} rolled {$first} and {$second}.
event-arrived = The white die shows {$depot}: {$goods ->
    [orange] an orange goods tile
   *[other] a {$goods} goods tile
} goes to depot {$depot}.
event-changed = {$name} changed a die from {$from} to {$to} for {$workers}.
event-changed-free = {$name} changed a die from {$from} to {$to} for free.
event-discarded = {$name} discarded {$tile}.
event-took = {$name} took {$tile} from {depot-name}.
event-bought = {$name} bought {$tile} from {depot-name}.
event-placed = {$name} placed {$tile} on the {hex-name}.
event-sold = {$name} sold {goods-count} goods.
event-completed = {$name} completed a region of {$size}: {$points} + {$bonus} VP.
event-scored = {$name} scored {$points} VP {$source ->
    [colours] for completing a colour
    [animals] for animals
    [watchtowers] for a watchtower
   *[sales] for a sale
}.
event-bonus-large = {$name} was first to cover all {kind-name} hexes and took the large bonus tile.
event-bonus-small = {$name} was second to cover all {kind-name} hexes and took the small bonus tile.
event-silver = {$name} gained {$silver}.
event-workers = {$name} gained {$workers}.
event-collected = {$name} took {goods-count} goods from {depot-name}.
event-moved = {$name} moved to space {$space} of the turn order track.
event-declined = {$name} did not use the {tile-name}.
event-lost = {$name} got nothing from the {tile-name}.
event-final = Final scoring for {$name}: knowledge {$knowledge}, unsold goods {$goods}, silverlings {$silver}, workers {$workers}.
event-ended = The game is over: {$name} wins with {$points} VP.

## A position

title-set-up = {$choosing ->
    [castles] The Castles of Burgundy · choosing starting castles
   *[estates] The Castles of Burgundy · choosing estates
}
title-round = The Castles of Burgundy · phase {$phase} · round {$round} of {$rounds}
title-over = The Castles of Burgundy · the game is over
turn-yours = Your turn: {$what}.
turn-other = {$name}’s turn: {$what}.
turn-estate = {$choosing ->
    [castles] choose the hex of your starting castle
   *[estates] choose a side of your board and the hex of your starting castle
}
turn-dice = use a die
turn-purchase = buy a tile, or end your turn
turn-castle = take an extra action with any number
turn-sell = sell one type of goods, or skip
turn-fetch = take a tile from a numbered depot, or skip
turn-place = place one more tile, or skip
turn-ship = choose a depot for your ship
order-now = Turn order: {$names}.
order-next = Next round: {$names}.
white-die = The white die shows {$die}.
coming-goods = Goods for the next rounds: {$goods}.
depots-heading = Depots
depots-row = {$depot}: {$tiles}
depots-black = black: {$tiles}
depots-goods = goods: {$goods}
list-empty = nothing
bonus-heading = Bonus tiles left
bonus-both = {kind-name}: {$large} and {$small}
bonus-one = {kind-name}: {$small}
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
estate-heading = Estate {$estate}: {$name}
estate-board = {$choosing ->
    [castles] {$name} plays estate {$first}.
   *[estates] {$name} has the board with estates {$first} and {$second}.
}
estate-chosen = {$name} has chosen.
estate-legend = An empty hex shows its number, its colour and its die: {$letters}. A covered one shows its tile.
ranking-heading = Result

## The table in the browser

mat-dice = my dice
mat-purse = purse
mat-storage = storage
mat-goods = goods
mat-sold = sold
mat-workers = workers
mat-silver = silver
mat-points = {$points} VP
mat-board = {$name}’s player board
mat-works = Active knowledge tiles, bonus tiles and sold goods
mat-now = ({$points} VP now)
mat-no-knowledge = No knowledge tiles yet.
mat-chooses = {$choosing ->
    [castles] {$name} has yet to choose a starting castle
   *[estates] {$name} has yet to choose an estate and a starting castle
}
mat-estate = Estate {$estate}
board-summary = Covered hexes: {$covered}.
board-summary-estates = {$choosing ->
    [castles] Starting castles are being chosen.
   *[estates] Estates are being chosen.
}
board-covered = {$name} {$covered} of 37
depots-round = Round
strip-set-up = {$choosing ->
    [castles] Choosing starting castles
   *[estates] Choosing estates
}
strip-round = Phase {$phase} · round {$round}/{$rounds}
strip-phase = {$phase} +{$points}
strip-trigger = Completed region: +{$points} VP this phase · {$rounds ->
    [0] last round
    [one] {$rounds} more round
   *[other] {$rounds} more rounds
}
alarm-last-phase = The game ends with this phase.
alarm-last-round = Last round of the game.
task-dice = use a die ({$dice}): take, place, sell or take workers
task-buy = – or buy a tile for {$silver}
task-over = the game is over
offer-item = {$source} {$points}
offer-total = +{$points} VP
offer-points = {$points} VP ({$items})
offer-change = {$what} {$now} → {$after}
offer-region = region: {$left} of {$size} hexes left for {$points} VP
offer-end = now worth {$points} VP at the end
offer-order = next round: {$names}
warn-lost = The {tile-name} would have no effect now.
warn-stays = No room for {$goods}: left at the depot.
wish-take = take {$tile} from {depot-name}
wish-sell = sell {goods-name} goods
wish-place = place {$tile}
wish-buy = buy a tile for {$silver}

## What things are called

title-empty = empty space
title-load = Goods at {depot-name}
title-load-of = Goods at {depot-name}: {goods-name}
title-coming = Goods for the next rounds
title-white = White die
title-track = Turn order track
title-marker = {$name}’s turn order marker
title-bonus-large = Large bonus tile: {kind-name}
title-bonus-small = Small bonus tile: {kind-name}
title-hex = Empty hex: {$hex}
title-storage = Empty storage space
title-held = Goods: {goods-name}
title-sold = {$name}’s sold goods
title-silver = {$name}’s silverlings
title-workers = {$name}’s workers
title-score = {$name}’s victory points
title-die = Die showing {$die}
title-die-used = Used die
title-hire = Take workers
title-wild = Extra action of the castle
title-side = Estate {$estate}, starting castle on the {hex-name}

## Explanations

explain-lying = Here now: {$tiles}.
explain-black = Once per turn you may buy one of these tiles for {$silver}, without using a die. They are replaced when a new phase begins.
explain-depot = Use a die showing {$depot} to take one of these tiles into your storage. They are not refilled until the next phase.
explain-goods-here = Goods here: {$goods}.
explain-space = An empty space. {$kind ->
    [animal] An animal
   *[other] A {$kind}
} tile comes here when the next phase begins.
explain-space-black = An empty space of the black depot. A tile comes here when the next phase begins.
explain-space-last = An empty space. No more tiles come: this is the last phase.
explain-places = It fits on {$now ->
    [one] {$now} hex
   *[other] {$now} hexes
} of your estate now, out of {$ever} in all; the rest still lack a covered neighbour.
explain-reach = {die-name}: {$workers}
explain-load = A ship takes all goods from one depot. You can hold three types at most; what does not fit stays.
explain-load-of = {$count} of this type. A die showing {$die} sells them all, for {$points} VP each.
explain-coming = Each round, the white die sends the first of these to the depot with its number: {$goods}.
explain-white = The first player in turn order rolls it. It sends a goods tile to the depot with its number.
explain-track = Whoever is furthest right goes first next round; on the same space, the upper marker. Each ship moves its owner one space.
explain-marker = On space {$space}: number {$place} in the next round.
explain-bonus-large = {$points} VP for the first player to cover all {$hexes} {kind-name} hexes.
explain-bonus-small = {$points} VP for the second player to cover all {$hexes} {kind-name} hexes.
explain-bonus-owner = {$name} has it.
explain-covered = {$name} {$covered} of {$hexes}
explain-hex = Place {$kind ->
    [animal] an animal
   *[other] a {$kind}
} tile here with a die showing {$die}, once a neighbouring hex is covered.
explain-region = This region has {$size} hexes, {$left} still empty. Completing it this phase scores {$points} + {$phase} VP.
explain-region-done = This region of {$size} is complete.
explain-storage = Tiles wait here until you place them. When all three spaces are full, a new tile replaces one of them, which leaves the game.
explain-held = {$count} of this type. A die showing {$die} sells them all for {$points} VP and {$silver}.
explain-sold = {$count} sold. They count for knowledge tiles 15 and 25.
explain-silver = {$silver}. Once per turn, {$price} of them buy a tile; at the end each is worth 1 VP.
explain-workers = Each worker changes a die by {$step ->
    [1] 1
   *[other] up to {$step}
}, also between 6 and 1. You always pay the fewest needed. At the end, two are worth 1 VP.
explain-scored = {$points} VP scored so far; more come at the end.
explain-score = {$points} VP if the game ended now.
explain-die = Use it to take a tile from the depot with this number, place a tile on a hex with it, sell goods with it, or take workers.
explain-die-used = You have used this die this round.
explain-hire = Any die gives {$workers}, whatever it shows.
explain-plus = Plus {$what}.
explain-wild = One more action, as with a die of any number. It costs no workers.
explain-side = This estate has {$regions} regions. The starting castle has {$beside} neighbouring hexes.
explain-building = It works once, when placed. A city may hold each building only once.
explain-building-repeated = It works once, when placed. With knowledge tile 1, a city may hold it more than once.
explain-warehouse = You may sell all goods of one type, whatever the dice show.
explain-carpenter = You may take any building from a numbered depot.
explain-church = You may take any mine, knowledge tile or castle from a numbered depot.
explain-market = You may take any ship or animal tile from a numbered depot.
explain-boarding-house = You gain 4 workers.
explain-bank = You gain 2 silverlings.
explain-city-hall = You may place one more tile from your storage; the number of its hex does not matter.
explain-watchtower = You score 4 VP.
explain-animals = When placed, it scores {$count} VP, and every tile with {$species ->
    [sheep] sheep
   *[other] {$species}s
} in the same pasture scores again.
explain-castle = When placed, it gives you one more action at once, as with a die of any number.
explain-mine = At the end of each phase it gives 1 silverling.
explain-ship = When placed, take the goods from one depot and move one space ahead in the turn order.
explain-knowledge = Once on your estate: {$facts}.
explain-end-value = It would give {$name} {$points} VP if the game ended now.

## Hints

hint-estates = Small regions are completed sooner; a starting castle with many neighbours leaves you more options.
hint-dice = Each die is used once: a tile goes to storage first, and onto your estate with another die. Workers turn a die up or down, also between 6 and 1.
hint-purchase = Once per turn, silverlings buy a tile from the black depot; at the end each one left is worth 1 VP.
hint-castle = The extra action needs no die and no workers: any depot, any fitting hex, any goods.
hint-building = A building works once, when placed; what you don’t use now is lost.
hint-ship = You can hold three types of goods at most; a die with their number sells all of one type.

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
table-tile = Tile, or what it takes to place one
table-region = Region
table-region-size = Region size
table-beside = Next to

## The game on the pages of all games

game-asides = with more workers than needed …
game-title = The Castles of Burgundy
game-short = Burgundy
game-about = Fill your estate with castles, ships, animals and buildings, two dice at a time. Completed regions score – the sooner, the better.
game-points = victory points
game-option-estates = Estates
game-option-estates-basic = Everyone plays estate 1, castle in the centre
game-option-estates-open = Dealt, chosen openly
game-option-estates-secret = Dealt, chosen in secret
game-option-estates-open-extra = Dealt with extra estates, chosen openly
game-option-estates-secret-extra = Dealt with extra estates, chosen in secret
game-option-estates-same-1 = Everyone plays estate 1, castle chosen freely
game-option-estates-same-2 = Everyone plays estate 2, castle chosen freely
game-option-estates-same-3 = Everyone plays estate 3, castle chosen freely
game-option-estates-same-4 = Everyone plays estate 4, castle chosen freely
game-option-estates-same-5 = Everyone plays estate 5, castle chosen freely
game-option-estates-same-6 = Everyone plays estate 6, castle chosen freely
game-option-estates-same-7 = Everyone plays estate 7, castle chosen freely
game-option-estates-same-8 = Everyone plays estate 8, castle chosen freely
game-option-estates-same-9 = Everyone plays estate 9, castle chosen freely
game-option-estates-hint = Which player board everyone fills. In a first game, everyone plays estate 1.
game-source-regions = Regions
game-source-phases = Phase bonus
game-source-colours = Colour bonus
game-source-animals = Animals
game-source-watchtowers = Watchtowers
game-source-sales = Sales
game-source-knowledge = Knowledge
game-source-goods = Unsold goods
game-source-silver = Silver
game-source-workers = Workers
game-moment-region = Largest region
game-moment-animals = Best pasture
game-moment-sale = Best sale
game-tie-empty = empty hexes
game-tie-order = later in turn order

## Refusals

refusal-not-now = You can’t do that now.
refusal-game-is-over = The game is over.
refusal-not-your-board = This estate is not on your player board.
refusal-no-castle-hex = This is not a castle hex of the estate.
refusal-too-few-workers = This takes {$first ->
    [one] {$first} worker
   *[other] {$first} workers
}; you have {$second}.
refusal-no-such-die = You have no unused die showing {$first}.
refusal-name-a-die = You must use a die for this.
refusal-no-die-here = No die is used for this.
refusal-numbered-depots-only = This only works with the numbered depots.
refusal-tile-not-there = This tile is not there.
refusal-storage-is-full = Your storage is full: choose a stored tile to discard.
refusal-storage-has-room = Your storage has room: you can’t discard anything.
refusal-not-stored = This tile is not in your storage.
refusal-goods-not-held = You have no goods of this type.
refusal-dice-left = You still have a die to use.
refusal-hex-is-covered = This hex is already covered.
refusal-wrong-colour = This hex has another colour.
refusal-not-adjacent = This hex is not next to a covered hex.
refusal-building-twice-in-city = This city already has this building.
refusal-building-takes-other-kinds = This building takes other kinds of tiles.
refusal-no-purchase-in-chain = You can’t buy a tile until the effect is finished.
refusal-effect-is-due = The effect of the placed tile comes first.
refusal-castle-cannot-be-declined = You can’t skip the extra action of a castle; you can always take workers.
refusal-one-depot-only = Only knowledge tile 5 allows two depots.
refusal-not-neighbours = These depots are not neighbours; the lower number comes first.
refusal-choose-new-types = There is room for {$first} of the {$second} new types.
refusal-bought-already = You can only buy one tile per turn.
refusal-too-little-silver = This costs {$first ->
    [one] {$first} silverling
   *[other] {$first} silverlings
}; you have {$second}.
refusal-nothing-to-buy = There is nothing to buy.
refusal-black-depot-only = You can only buy from the black depot.
game-score-unit = VP

## Components in statistics; # is the number

game-component-estate = estate #
game-component-estate-4r = estate 4r
game-component-estate-8r = estate 8r
game-component-castle = castle
game-component-mine = mine
game-component-ship = ship
game-component-knowledge = knowledge #
game-component-cow = # cows
game-component-hen = # hens
game-component-sheep = # sheep
game-component-pig = # pigs
game-component-warehouse = warehouse
game-component-carpenter = carpenter’s workshop
game-component-church = church
game-component-market = market
game-component-boarding-house = boarding house
game-component-bank = bank
game-component-city-hall = city hall
game-component-watchtower = watchtower
