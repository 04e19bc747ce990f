# Dice Settlers in English. Names of people and cards are never changed; a tile is named by its number.

## Words that sentences are made of

list-and = {$first} and {$last}
list-nothing = nothing
list-nobody = nobody
name-diceoneer = Diceoneer
word-recruit = Recruit
word-explore = Explore
word-settle = Settle
word-raid = Raid
word-harvest = Harvest
word-trade = Trade
word-research = Research
word-pioneer = Pioneer
word-food = Food
word-wood = Wood
word-iron = Iron
word-gold = Gold
word-face = {$colour} {$icon}
word-tile = tile {$number} ({$terrain})
word-cell = cell {$cell} beside {$tiles}
terrain-plains = plains
terrain-forest = forest
terrain-mountains = mountains
terrain-desert = desert
terrain-hills = hills
colour-white = white
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-brown = brown
colour-grey = grey
tile-facts = {$terrain}, VP {$numbers}; {$ability}
ability-none = no ability
ability-place = when placed: {$effect}
ability-control = in control: {$effect}
ability-presence = present: {$effect}
ability-factory = factory: {$effect}
effect-die = {$n ->
    [one] {$n} {$colour} die
   *[other] {$n} {$colour} dice
}
effect-any-die = {$n ->
    [one] {$n} die
   *[other] {$n} dice
} you could recruit
effect-quota = quota +{$n}
effect-house = a house instead of the tent
effect-tents = {$n ->
    [one] {$n} tent
   *[other] {$n} tents
}
effect-icon = +{$n} {$icon} icon when you {$action}
effect-extra = an extra action
effect-build = a house for {$n} tents
effect-vp = {$n} VP

## Choices

choice-draft = keep tile {$number}: {$facts}
choice-lay = lay your tile on {$cell}
choice-pay-set = pay with {$die}: turn another die
choice-pay-reroll = pay with {$die}: reroll up to three other dice
choice-pay-draw = pay with {$die}: draw two dice and roll them
choice-turn = turn {$die} to {$icon}
choice-reroll = reroll {$dice}
choice-use = use {$card}: turn a die
choice-begin = {$action} ({$icons ->
    [one] {$icons} icon
   *[other] {$icons} icons
})
choice-recruit = recruit {$dice} for {$icons ->
    [one] {$icons} icon
   *[other] {$icons} icons
}
choice-explore = explore with {$icons ->
    [one] {$icons} icon
   *[other] {$icons} icons
}: draw {$tiles ->
    [one] {$tiles} tile
   *[other] {$tiles} tiles
}
choice-take = take {$tents ->
    [one] {$tents} tent
   *[other] {$tents} tents
} from the general supply
choice-settle = place a tent on {$tile}
choice-take-back = take a tent back from {$tile}
choice-raid = swap a tent of {$player} on {$tile} for {$icons ->
    [one] {$icons} icon
   *[other] {$icons} icons
}
choice-harvest = harvest 1 {$resource}
choice-double = double the {$resource} of this harvest
choice-trade-same = trade three of a kind ({$tokens}) for {$vp} VP
choice-trade-different = trade three kinds ({$tokens}) for {$vp} VP
choice-trade-any = trade any two ({$tokens}) for {$vp} VP
choice-trade-die = trade a die away
choice-research = research {$card} for {$icons ->
    [one] {$icons} icon
   *[other] {$icons} icons
} and {$tokens}
choice-research-free = research {$card} for {$icons ->
    [one] {$icons} icon
   *[other] {$icons} icons
}
choice-spend-die = spend {$dice}
choice-spend-pair = spend the pair {$dice}
choice-spend-single = spend {$dice} alone, by a technology
choice-spend-card = use {$card} for an icon
choice-spend-tile = use the icon of a tile
choice-spend-blast = use an icon of the explosion
choice-place = place tile {$number} on {$cell} ({$facts})
choice-join = join: put a tent on the new tile
choice-add = add a tent to your new tile
choice-gain = take a {$colour} die
choice-token = take 1 {$resource}
choice-give-active = give {$die} away
choice-give-spent = give a spent {$colour} die away
choice-factory = run the factory on {$tile} ({$ability})
choice-factory-from = run the factory on {$tile} with a tent from {$from} ({$ability})
choice-factory-keep = run the factory on {$tile}; the tent on {$from} stays ({$ability})
choice-govern = govern: build a house on {$tile}
choice-explode = explode {$card}: {$text}
choice-build = build a house on {$tile} for {$tents} tents
choice-remove = remove a tent of {$player} from {$tile}
choice-keep = keep {$die} for the next round
choice-bot-colour = Diceoneer recruits {$colour}
choice-bot-settle = Diceoneer places a tent on {$tile}
choice-bot-raid = Diceoneer raids {$tile}
choice-bot-cell = Diceoneer lays the tile on {$cell}
choice-bot-sells = Diceoneer sells {$resource}
choice-evict = take a tent of the Diceoneer off {$tile}
choice-done = stop here
choice-done-roll = content with the dice
choice-done-extra = decline the extra action
choice-done-joining = do not join
choice-done-adding = add no tent
choice-done-keeping = keep no further die
choice-done-evicting = leave its tents alone
choice-done-turn = end the turn
choice-done-main = end the action: {$action}

## Events

event-drafted = {$name} keeps {$tile}.
event-placed = {$name} lays {$tile}.
event-round = Round {$round}.
event-last-round = The end has been triggered: this is the last round.
event-quota = {$name} has a dice quota of {$n}.
event-refilled = {$name} puts the spent dice back into the bag.
event-rolled = {$name} rolls {$die}.
event-paid-set = {$name} pays with {$die} to turn a die.
event-paid-reroll = {$name} pays with {$die} to reroll.
event-paid-draw = {$name} pays with {$die} to draw dice.
event-turned = {$name} turns {$die} to {$icon}.
event-rerolled = {$name} rerolls {$die}: {$icon}.
event-used = {$name} uses {$card}.
event-began = {$name} takes the action {$action}.
event-spent-die = {$name} spends {$dice}.
event-spent-pair = {$name} spends the pair {$dice}.
event-spent-single = {$name} spends {$dice} alone.
event-spent-card = {$name} uses {$card} for an icon.
event-spent-tile = {$name} uses the icon of a tile.
event-spent-blast = {$name} uses an icon of the explosion.
event-die-gained = {$name} gains a die: {$colour}.
event-drawn = {$name} draws {$tile}.
event-tents-taken = {$name} takes tents from the general supply: {$n}.
event-tent-placed = {$name} places a tent on {$tile}.
event-tents-lifted = {$name} takes back from {$tile}: {$n ->
    [one] {$n} tent
   *[other] {$n} tents
}.
event-swapped = {$name} raids {$tile}: a tent of {$rival} goes home.
event-removed = {$name} removes a tent of {$rival} from {$tile}.
event-tokens-gained = {$name} gains {$n} {$resource}.
event-doubled = {$name} doubles the {$resource}.
event-traded = {$name} trades {$tokens}.
event-die-traded = {$name} trades a die away: {$colour}.
event-vp-gained = {$name} gains {$n} VP.
event-researched = {$name} researches {$card} and pays {$tokens}.
event-researched-free = {$name} researches {$card}.
event-joined = {$name} joins on {$tile}.
event-factory = {$name} runs the factory on {$tile}.
event-house = {$name} builds a house on {$tile}.
event-exploded = {$name} explodes {$card}.
event-extra = {$name} gains an extra action.
event-turn-ended = {$name} ends the turn.
event-kept = {$name} keeps {$die}.
event-bot-acts = Diceoneer acts: {$action}, strength {$n}.
event-bot-die = Diceoneer: a {$colour} die goes to {$action}.
event-bot-token = Diceoneer: {$resource} goes to {$action}.
event-bot-stores = Diceoneer stores {$resource}.
event-bot-unused = Diceoneer does not use a strength of {$n}.
event-evicted = A tent of the Diceoneer leaves {$tile}.
event-ended = The game is over. Winner: {$names}, {$points} VP.

## Refusals

refusal-action-without-effect = It would have no effect now ({$first ->
    [one] {$first} icon
   *[other] {$first} icons
} at hand).
refusal-bag-is-empty = The bag is empty.
refusal-colour-cannot-be-recruited = You could not recruit this colour now.
refusal-diceoneer-plays-solo-games = The Diceoneer plays solo games only.
refusal-game-is-over = The game is over.
refusal-gives-nothing = The factory would give nothing.
refusal-house-is-there = A house stands there already, or there is no such tile ({$first}).
refusal-lead-too-small = You need {$second} tents more than everybody else there; you have {$first} in all.
refusal-main-action-is-due = A main action is due: the first turn cannot be ended without one.
refusal-main-action-is-taken = The main action of this turn has been taken.
refusal-must-touch-two-tiles = The tile must touch two others.
refusal-no-active-die = You have no active die.
refusal-no-die-to-give = You have no active or spent die.
refusal-no-effect = It would have no effect.
refusal-no-effect-yet = The action has had no effect yet.
refusal-no-factory-there = There is no factory on tile {$first}.
refusal-no-house-left = All your houses are built.
refusal-no-other-die = There is no other active die.
refusal-no-own-marker = You have no marker on it.
refusal-no-such-die = You have no such die.
refusal-no-such-face = Its colour has no such face.
refusal-no-such-icon = It does not give the icon that is needed.
refusal-no-such-number-of-dice = {$first ->
    [one] {$first} die is
   *[other] {$first} dice are
} no number you can recruit.
refusal-no-such-technology = You have no such technology, or it has been used this round.
refusal-no-tent-in-supply = You have no tent in your personal supply.
refusal-no-tent-of-this-rival = This rival has no tent there.
refusal-no-tent-there = You have no tent there.
refusal-no-tent-to-take-off = No tent may be taken off tile {$first}.
refusal-no-tents-for-a-house = A house on tile {$first} takes {$second} of your tents there.
refusal-not-among-the-three = This tile is not among the three.
refusal-not-during-a-main-action = Not during a main action.
refusal-not-now = Not now.
refusal-not-on-the-table = This technology is not on the table.
refusal-not-present = You are not present on tile {$first}.
refusal-not-present-on-its-terrain = You are not present on a tile of its terrain.
refusal-not-present-on-its-terrains = You are not present on every terrain it shows.
refusal-not-so-many-tiles = {$first} icons, but {$second} tiles in the stack.
refusal-not-this-resource = This resource is not among those to choose from.
refusal-nothing-to-double = Nothing was harvested of it.
refusal-nothing-to-pay = There is nothing to pay.
refusal-one-main-action-a-turn = One main action a turn.
refusal-one-tile-only = A raid is on one tile only.
refusal-one-tile-with-presence = All tents come from one tile on which you are present.
refusal-one-to-three-dice = One, two or three dice are rerolled.
refusal-own-marker-is-there = You have researched it already.
refusal-priorities-forbid = The priorities of the Diceoneer do not leave this choice.
refusal-run-this-round = You have run this factory this round.
refusal-same-icon = The die shows this already.
refusal-taken-this-round = You have taken this action this round.
refusal-tent-must-lie-there = The tent must lie on the factory tile.
refusal-tile-is-not-drawn = Tile {$first} was not drawn.
refusal-tile-must-touch = The tile must touch two tiles, one of them with your presence.
refusal-tokens-do-not-fit = These tokens do not fit.
refusal-too-far = Tile {$first} is too far from your tents and houses.
refusal-too-few-dice = Dice left of this colour: {$first}.
refusal-too-few-icons = Icons at hand: {$first}; needed: {$second}.
refusal-too-few-icons-left = Too few icons would be left: {$first} are still to be paid.
refusal-too-few-tokens = You do not have these tokens.
refusal-wrong-icon = Its icon does not pay for this.

## Where the game stands

strip-set-up = Set-up
strip-round = Round {$round}
strip-last-round = Round {$round}, the last
strip-roll = roll
strip-actions = actions
strip-clean-up = clean-up
strip-trigger = End: houses {$houses}/{$all} · VP left {$vp}/{$start} · tiles left {$tiles} · dice colours {$colours} (≤ {$few})
alarm-end = The end is triggered: one more round after this one.
alarm-last = This is the last round.
turn-yours = {$name}, your turn: {$what}
turn-other = Turn of {$name}: {$what}
task-draft = keep one of the tiles
task-lay = choose the cell of your tile
task-roll = improve your dice, or be content with them
task-turn-die = turn a die to another face ({$n} left)
task-reroll = choose one to three dice to reroll
task-turn-first = take a main action (you must)
task-turn-second = take a main action, or end the turn
task-turn-none = no main action is possible: end the turn
task-turn-acted = free actions, or end the turn
task-extra = take an extra action, or decline it
task-recruit = choose dice to recruit (icons: {$n})
task-explore = choose how many icons to spend ({$n} at hand)
task-settle = place, take or take back tents (icons: {$n})
task-raid = choose a tent to swap (icons: {$n})
task-harvest = choose what to harvest (icons: {$n})
task-trade = choose an exchange (icons: {$n})
task-research = choose a technology (icons: {$n})
task-pay = spend icons for {$action} ({$n} left)
task-place = place one of the tiles drawn ({$n})
task-gain = choose a die ({$n} left)
task-join = join on {$tile}?
task-add = add a tent on {$tile}?
task-tokens = choose a token ({$n} left)
task-give = choose the die to give away
task-build = choose where to build a house ({$n} tents)
task-blast = choose a tent to remove ({$n} left)
task-keep = keep an active die for the next round ({$n} left)
task-choose = choose for the Diceoneer: {$action} (strength left {$n})
task-evict = take a tent of the Diceoneer off a factory, or leave it
task-over = the game is over

## Offers and warnings

offer-icons = {$n} × {$icon}
offer-points = {$points} VP
offer-points-lost = −{$points} VP
offer-odds = at least one: {$odds}
offer-tents = tents {$now} → {$after}
offer-quota = next quota {$now} → {$after}
offer-houses = houses {$now} → {$after}
offer-control = control of {$tile}: {$before} → {$after}
offer-house-now = house possible
offer-house-in = house possible in {$n ->
    [one] {$n} tent
   *[other] {$n} tents
}
warn-end = This triggers the end of the game.
warn-presence = You would no longer be present on tile {$tile}.
warn-idle = A main action is still possible.
target-several = {$first}; or {$more ->
    [one] {$more} other choice
   *[other] {$more} other choices
}
wish-govern = build a house on {$tile}
wish-factory = run the factory on {$tile}
wish-recruit = recruit {$dice}
wish-settle = place a tent on {$tile}
wish-raid = raid {$player} on {$tile}
wish-pay = pay with {$die}
wish-spend = spend {$die}

## Things on the table

board-summary = Map of {$tiles} tiles, {$stack} more in the stack. Tiles controlled: {$held}.
area-cards = Technologies
area-cards-short = Tech cards
area-supply = Supply
diceoneer-title = Diceoneer
supply-dice = {$n} × {$colour} ({$terrain})
end-title = Ends of the game
end-houses = houses of one player: {$n} of {$of}
end-vp = VP left: {$n} of {$of}
end-tiles = tiles left: {$n} of {$of}
end-colours = dice colours left: {$n} (ends at {$of})
end-reached = reached
card-vp = VP at the end
card-can = can be researched
card-lacks = lacks {$what}
card-lacks-tokens = {$n ->
    [one] {$n} token
   *[other] {$n} tokens
}
card-lacks-icons = {$n} Research
card-owner = {$name}
card-owner-turned = {$name} (used)
card-turned = used
mat-action = {$action}, icons: {$n}
mat-action-used = {$action}, icons: {$n}, used this round
mat-active = Active
mat-spent = Spent
mat-bag = Bag {$n}
mat-kept = kept: {$die}
mat-quota = Quota
mat-quota-next = {$now} → {$next}
mat-tents = Tents
mat-houses = Houses
mat-houses-left = Houses left
mat-vp = VP
mat-score = If it ended now
option-set = turn a die
option-reroll = reroll up to three
option-draw = draw two dice
count-recruit = {$n ->
    [one] {$n} die
   *[other] {$n} dice
}: {$icons ->
    [one] {$icons} icon
   *[other] {$icons} icons
}
count-reroll = {$n ->
    [one] {$n} die
   *[other] {$n} dice
}
exchange-same = 3 of a kind: {$vp} VP
exchange-different = 3 kinds: {$vp} VP
exchange-any = any 2: {$vp} VP
exchange-die = a die: {$vp} VP
panel-points = {$vp} VP ({$all})
panel-points-long = {$vp} VP gained; {$all} if the game ended now
panel-dice = {$n} dice, quota {$quota}
panel-first = first player
bot-hexagon = Action hexagon of the Diceoneer
bot-row = Row {$n}
bot-side = {$action}: {$things}
bot-side-marker = {$action} (marker): {$things}
occupant-house = house of {$name}
occupant-tents = {$name} {$n}
occupant-none = nobody present
control-nobody = nobody in control
control-one = in control: {$names}
control-shared = shared control: {$names}

## Explanations

explain-not-now = Not possible now: {$reason}
explain-cell = A free cell
explain-cell-text = {$cell}. A new tile must touch two tiles, one of them with your presence.
explain-drawn = Tile {$number}
explain-drawn-text = One of the tiles to choose from: {$facts}. The others leave the game or are passed on.
explain-tile-beside = Neighbours: {$tiles}.
explain-tile-control = {$name}: {$n ->
    [one] {$n} tent
   *[other] {$n} tents
} more for sole control.
explain-tile-house = {$name}: {$n ->
    [one] {$n} tent
   *[other] {$n} tents
} more for a house.
explain-tile-house-now = {$name}: a house could be built here.
explain-tents = Tents of {$name}
explain-tents-text = {$n ->
    [one] {$n} tent
   *[other] {$n} tents
} on {$tile}. A tent gives presence; most tents give control.
explain-house = House of {$name}
explain-house-text = It stands on {$tile} for good. Its owner alone controls the tile, whatever tents lie there.
explain-pool = VP gained in play come from it; when it is empty they come from the reserve.
explain-stack = The tiles lie face down; with an empty stack nobody can explore.
explain-supply = Dice in the general supply: {$colour}
explain-supply-text = {$n} left. They are recruited with presence on: {$terrain}. New dice go to the spent area.
explain-supply-white = White dice are never in the general supply.
explain-end = End of the game
explain-end-text = {$what}. At the end of a round in which one of the four conditions holds, exactly one more round follows.
explain-card-cost = Cost: {$n} Research, {$tokens}; presence on {$terrains}. Worth {$vp} VP at the end. Seal: {$seal}.
explain-card-once = It works once per round.
explain-card-owners = Researched by {$names}.
explain-card-can = {$name} has all it takes.
explain-card-lacks = {$name} {$what}.
explain-die = Die: {$die}
explain-die-of = An active die of {$name}.
explain-die-action = Spent, it gives one {$icon} icon for that action.
explain-die-resource = Spent, it harvests one {$icon}; in the roll phase it turns another die or draws two dice.
explain-die-pioneer = Two Pioneers are any icon but Gold; in the roll phase one turns another die or rerolls up to three.
explain-faces = Its faces: {$faces}.
explain-kept = Kept die of {$name}
explain-kept-text = It stays with its face for the next round and is not part of the quota.
explain-option-set = One Pioneer or resource icon: turn one other active die to a face of your choice.
explain-option-reroll = One Pioneer icon: reroll one, two or three other active dice.
explain-option-draw = One resource icon: draw two dice from the bag and roll them. The bag is not refilled for this.
explain-count = {$n ->
    [one] {$n} die
   *[other] {$n} dice
}
explain-count-text = How many dice: one to three are rerolled; 1, 2 or 3 are recruited for 1, 3 or 6 icons.
explain-exchange = For one Trade icon, tokens go to the general supply. Gold may stand for any other resource.
explain-exchange-die = For one Trade icon, an active or spent die leaves the game for good.
explain-recruit = Spend 1, 3 or 6 icons for 1, 2 or 3 dice of terrains on which you are present.
explain-explore = Draw a tile for each icon, place one of them beside your tents, put a tent on it; neighbours may join.
explain-settle = For each icon: take a tent, place one on a tile you are on or beside, or take tents back.
explain-raid = On one tile with your presence: for each icon swap a rival's tent for one of yours.
explain-harvest = For each resource icon gain one token of that resource.
explain-trade = For each icon exchange tokens or a die for VP.
explain-research = Pay the icons and tokens of one technology on whose terrains you are present.
explain-icons = {$name} could spend {$n}: dice {$dice}, Pioneers {$pioneers}, technologies {$cards}, tiles {$tiles}.
explain-half = One more Pioneer would make one more icon (½).
explain-used = It has been taken this round.
explain-spent = Spent dice of {$name}: {$colour}
explain-spent-text = {$n} of this colour. Spent dice go back into the bag when it runs empty in the roll phase.
explain-bag = Bag of {$name}
explain-bag-text = {$n ->
    [one] {$n} die
   *[other] {$n} dice
} inside. Only its owner may look into it.
explain-bag-own = It holds {$dice}.
explain-quota = Dice quota of {$name}
explain-quota-text = {$n} this round; the next roll, as things stand, {$next}: {$base} and {$more} by technologies and tiles, at most 9.
explain-home = Tents of {$name} at hand
explain-home-text = {$n} in the personal supply: only these can be placed, swapped in a raid or put down when joining.
explain-home-bot = {$n} more tents are in its general supply.
explain-houses = Houses of {$name}
explain-houses-text = {$n} on the map, worth {$points} VP; with one more {$next} VP. Five houses trigger the end.
explain-token = {$resource} of {$name}
explain-token-text = {$n} in the personal supply: for trade and research. Worth nothing by itself at the end.
explain-token-gold = {$n} in the personal supply. In trade and research it may stand for any other resource.
explain-vp = VP of {$name}
explain-vp-text = {$n} gained in play; more come at the end.
explain-score = Points of {$name}
explain-score-text = {$n} if the game ended now.
explain-score-cards = Technologies: {$cards}.
explain-side = Side of the hexagon: {$action}
explain-side-text = {$what}. Every die and token is a step of the marker, and those at its side are the strength of the action.
explain-row = Row of the Diceoneer
explain-row-text = Front first: {$dice}. It rolls dice from the front; dice come back to the end.
reconstructed-faces = the faces of this colour
reconstructed-sides = the order of the sides
reconstructed-card = the whole card
field-name = name
field-seal = seal
field-research = Research icons
field-terrains = terrains
field-cost = tokens
field-effect = effect
field-vp = VP
field-players = number of players

## Hints and standing orders

hint-draft = You keep one tile and pass two on; your first tent stands on it, and its ability may work at once.
hint-roll = A Pioneer or a resource icon may turn, reroll or draw dice now; what is spent here is gone for the actions.
hint-turn = In a round all your main actions must be different; factories and houses are free.
hint-pay = Two Pioneers are any icon but Gold; unused tile icons are lost, unused dice may be kept or spent later.
hint-place = The tile must touch two others; whoever is present beside it may join with a tent.
hint-join = A tent from your personal supply; you do not get the ability of the tile.
hint-keep = A kept die stays as it lies and comes on top of your next quota.
hint-choose = The priorities of the Diceoneer leave several choices: you choose among them.
order-never-join = Never join the explorations of others

## Text

text-rank = {$place}. {$name}: {$points} VP
text-drawn = Tiles to choose from
text-map = Map
text-card = {$n} Research, {$terrains}, {$tokens}; {$vp} VP
text-supply = General supply: {$dice}; {$vp} VP; {$tiles} tiles in the stack.
text-seat = {$name}: {$vp} VP ({$all} if it ended now), tents {$tents}, houses {$houses}, quota {$quota} (next {$next}), {$tokens}.
text-dice = Active: {$active}. Spent: {$spent}. Bag: {$bag}.
text-icons = Icons:{" "}
text-bot = Diceoneer: {$vp} VP ({$all} if it ended now), tents {$tents}, houses {$houses}, stored: {$tokens}.
text-bot-sides = Hexagon:{" "}
text-bot-row = Row:{" "}
table-players = Players
table-player = Player
table-tokens = Tokens
table-dice = Dice
table-icons = Icons at hand, by action
table-used = used
table-tile = Tile
table-terrain = Terrain
table-numbers = VP
table-ability = Ability
table-tents = Tents and houses
table-control = Control
table-beside = Cell and neighbours
table-ran = run by {$names}
table-card = Card
table-effect = Effect
table-owners = Researched by
table-standing = For you

## Pages

game-title = Dice Settlers
game-about = Roll dice from your bag, explore a land of hexagons, pitch tents, raid, trade and research: most victory points win. Also solo against the Diceoneer.
game-points = VP
game-opponent = Diceoneer
game-option-technologies = Technologies
game-option-technologies-great-wide-somewhere = Great Wide Somewhere (first game)
game-option-technologies-warriors-and-traders = Warriors & Traders
game-option-technologies-expand-expand-expand = Expand, Expand, Expand
game-option-technologies-peace-in-our-time = Peace in Our Time
game-option-technologies-random = by lot
game-option-cards = Cards of a random deal
game-option-cards-named = named by the rulebook
game-option-cards-all = all
game-option-explosive = Explosive technology
game-option-explosive-no = no
game-option-explosive-yes = yes
game-option-diceoneer = Diceoneer (solo)
game-option-diceoneer-normal = normal
game-source-tokens = VP gained
game-source-tiles = Tiles
game-source-technologies = Technologies
game-source-dice = Dice
game-source-houses = Houses
game-source-storage = Storage
game-reconstructed = Reconstructed are the faces of the dice, most costs and effects of technologies (13 regular and 7 Explosive cards altogether), the VP of a traded die, and the order of the sides of the solo hexagon.
game-moment-vp = Most VP at once
game-moment-quota = Highest quota
game-moment-strength = Strongest action of the Diceoneer
