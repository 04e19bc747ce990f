# Dice Settlers in English. A tile is named by its number. `…_id` variables are ASCII words to select by.

## Words that sentences are made of

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
word-tile = {$terrain_id ->
    [mountains] mountain
    [hills] hill
   *[other] {$terrain}
} tile {$number}
list-tile = {$number}
word-cell = {$n ->
    [0] an empty space
    [1] the space next to tile {$tiles}
   *[other] {$side ->
        [upper] the upper space
        [lower] the lower space
        [left] the left space
        [right] the right space
       *[only] the space
    } between tiles {$tiles}
}
terrain-plains = plains
terrain-forest = forest
terrain-mountains = mountains
terrain-desert = desert
terrain-hills = hills
seal-founding = Founding
seal-craft = Craft
seal-progress = Progress
seal-legacy = Legacy
seal-explosive = Explosive
seal-none = none (promo card)
colour-white = white
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-brown = brown
colour-grey = grey
tile-facts = {$terrain}, {$control} VP for control, {$presence} VP for presence; {$ability}
tile-facts-no-vp = {$terrain}; {$ability}
ability-none = no ability
ability-place = when placed: {$effect}
ability-control = if you control it: {$effect}
ability-presence = if you are present: {$effect}
ability-factory = factory: {$effect}
effect-die = {$n ->
    [one] {$n} {$colour} die
   *[other] {$n} {$colour} dice
}
effect-any-die = {$n ->
    [one] {$n} die
   *[other] {$n} dice
} you could recruit
effect-quota = dice quota +{$n}
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

choice-draft = keep tile {$number} ({$facts})
choice-lay = lay your tile on {$cell}
choice-pay-set = spend {$die} to turn another die
choice-pay-reroll = spend {$die} to reroll up to 3 other dice
choice-pay-draw = spend {$die} to draw and roll 2 dice
choice-turn = turn {$die} to {$icon}
choice-reroll = reroll {$dice}
choice-use = use {$card} to turn a die
choice-begin = {$action} ({$icons ->
    [one] {$icons} icon
   *[other] {$icons} icons
})
choice-recruit = recruit {$n ->
    [one] {$colour_id ->
        [orange] an
       *[other] a
    } {$colour} die
   *[other] {$dice} dice
} for {$icons ->
    [one] {$icons} icon
   *[other] {$icons} icons
}
choice-explore = draw {$tiles ->
    [one] {$tiles} tile
   *[other] {$tiles} tiles
} ({$icons ->
    [one] {$icons} icon
   *[other] {$icons} icons
})
choice-take = take {$tents ->
    [one] {$tents} tent
   *[other] {$tents} tents
} from the general supply
choice-settle = place a tent on {$tile}
choice-take-back = take back a tent from {$tile}
choice-raid = replace {$player}’s tent on {$tile} ({$icons ->
    [one] {$icons} icon
   *[other] {$icons} icons
})
choice-harvest = harvest 1 {$resource}
choice-double = double the {$resource} you harvest
choice-trade-same = trade 3 of a kind for {$vp} VP ({$tokens})
choice-trade-different = trade 3 different kinds for {$vp} VP ({$tokens})
choice-trade-any = trade any 2 for {$vp} VP ({$tokens})
choice-trade-die = trade in a die
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
choice-spend-single = spend {$dice} alone, by technology
choice-spend-card = use {$card} for an icon
choice-spend-tile = use the icon of your tile
choice-spend-blast = use an icon from the explosion
choice-place = place tile {$number} on {$cell} ({$facts})
choice-join = join with a tent
choice-add = add another tent
choice-gain = take {$colour_id ->
    [orange] an
   *[other] a
} {$colour} die
choice-token = take 1 {$resource}
choice-give-active = give up {$die}
choice-give-spent = give up a spent {$colour} die
choice-factory = run the factory on {$tile} ({$effect})
choice-factory-from = run the factory on {$tile} with a tent from tile {$from} ({$effect})
choice-factory-keep = run the factory on {$tile}, keeping the tent on tile {$from} ({$effect})
choice-govern = govern: build a house on {$tile}
choice-explode = explode {$card}: {$text}
choice-build = build a house on {$tile} for {$tents} tents
choice-remove = remove {$player}’s tent from {$tile}
choice-keep = keep {$die} for the next round
choice-bot-colour = Diceoneer: recruit {$colour}
choice-bot-settle = Diceoneer: place a tent on {$tile}
choice-bot-raid = Diceoneer: raid {$tile}
choice-bot-cell = Diceoneer: lay the tile on {$cell}
choice-bot-sells = Diceoneer: sell {$resource}
choice-evict = remove the Diceoneer’s tent from {$tile}
choice-done = stop here
choice-done-roll = keep these dice
choice-done-extra = skip the extra action
choice-done-joining = don’t join
choice-done-adding = add no tent
choice-done-keeping = keep no more dice
choice-done-evicting = leave its tents alone
choice-done-turn = end turn
choice-done-main = finish {$action}

## The list of choices: headings, and what tells the choices under a heading apart

head-draft = Keep a tile
head-lay = Lay your tile
head-pay-set = Spend a die to turn another
head-pay-reroll = Spend a die to reroll others
head-pay-draw = Spend a die to draw 2 dice
head-turn = Turn a die
head-reroll = Reroll
head-use = Use a technology
head-begin = Choose an action
head-recruit = Recruit
head-take = Take tents
head-settle = Place a tent
head-take-back = Take back a tent
head-raid = Raid
head-harvest = Harvest
head-double = Double the harvest
head-trade = Trade
head-research = Research
head-spend = Spend icons
head-place = Place tile {$number}
head-gain = Take dice
head-token = Take a resource
head-give = Give up a die
head-factory = Run a factory
head-govern = Govern
head-explode = Explode
head-build = Build a house
head-remove = Remove a tent
head-keep = Keep a die
head-evict = Remove its tents
label-take = {$tents ->
    [one] {$tents} tent from the supply
   *[other] {$tents} tents from the supply
}
label-spent = spent {$colour} die
label-single = {$die}, alone
label-tile = icon of your tile
label-blast = icon from the explosion
label-factory = {$tile}: {$effect}
label-factory-from = {$tile}: {$effect}, tent from tile {$from}
label-factory-keep = {$tile}: {$effect}, tent stays on tile {$from}

## Events

event-drafted = {$name} kept {$tile}.
event-placed = {$name} laid {$tile}.
event-round = Round {$round}.
event-last-round = The end was triggered: this is the last round.
event-quota = {$name}’s dice quota is {$n}.
event-refilled = {$name} put the spent dice back into the bag.
event-rolled = {$name} rolled {$dice}.
event-paid-set = {$name} spent {$die} to turn a die.
event-paid-reroll = {$name} spent {$die} to reroll.
event-paid-draw = {$name} spent {$die} to draw dice.
event-turned = {$name} turned {$die} to {$icon}.
event-rerolled = {$name} rerolled {$die}: {$icon}.
event-used = {$name} used {$card}.
event-began = {$name} chose {$action}.
event-spent-die = {$name} spent {$dice}.
event-spent-pair = {$name} spent the pair {$dice}.
event-spent-single = {$name} spent {$dice} alone.
event-spent-card = {$name} used {$card} for an icon.
event-spent-tile = {$name} used the icon of a tile.
event-spent-blast = {$name} used an icon from the explosion.
event-die-gained = {$name} gained {$colour_id ->
    [orange] an
   *[other] a
} {$colour} die.
event-drawn = {$name} drew {$tile}.
event-tents-taken = {$name} took {$n ->
    [one] {$n} tent
   *[other] {$n} tents
} from the general supply.
event-tent-placed = {$name} placed a tent on {$tile}.
event-tents-lifted = {$name} took back {$n ->
    [one] {$n} tent
   *[other] {$n} tents
} from {$tile}.
event-swapped = {$name} raided {$tile} and replaced a tent of {$rival}.
event-removed = {$name} removed a tent of {$rival} from {$tile}.
event-tokens-gained = {$name} gained {$n} {$resource}.
event-doubled = {$name} doubled the {$resource}.
event-traded = {$name} traded in {$tokens}.
event-die-traded = {$name} traded in {$colour_id ->
    [orange] an
   *[other] a
} {$colour} die.
event-vp-gained = {$name} gained {$n} VP.
event-researched = {$name} researched {$card} and paid {$tokens}.
event-researched-free = {$name} researched {$card}.
event-joined = {$name} joined on {$tile}.
event-factory = {$name} ran the factory on {$tile}.
event-house = {$name} built a house on {$tile}.
event-exploded = {$name} exploded {$card}.
event-extra = {$name} gained an extra action.
event-turn-ended = {$name} ended the turn.
event-kept = {$name} kept {$die} for the next round.
event-bot-acts = The Diceoneer chose {$action} with strength {$n}.
event-bot-die = Diceoneer: {$colour_id ->
    [orange] an
   *[other] a
} {$colour} die went to {$action}.
event-bot-token = Diceoneer: {$resource} went to {$action}.
event-bot-stores = The Diceoneer stored {$resource}.
event-bot-unused = The Diceoneer left a strength of {$n} unused.
event-evicted = A tent of the Diceoneer was removed from {$tile}.
event-ended = The game is over. Winner: {$names}, {$points} VP.

## Refusals

refusal-action-without-effect = This would have no effect now (you have {$first ->
    [one] {$first} icon
   *[other] {$first} icons
}).
refusal-bag-is-empty = The bag is empty.
refusal-colour-cannot-be-recruited = You can’t recruit this colour now.
refusal-diceoneer-plays-solo-games = The Diceoneer only plays in solo games.
refusal-game-is-over = The game is over.
refusal-gives-nothing = The factory would give you nothing.
refusal-house-is-there = Tile {$first} already has a house, or is not on the map.
refusal-lead-too-small = You need {$second ->
    [one] {$second} more tent
   *[other] {$second} more tents
} than anyone else there; you have {$first} in all.
refusal-main-action-is-due = You must take a main action before you can end your first turn.
refusal-main-action-is-taken = You have already taken this turn’s main action.
refusal-must-touch-two-tiles = The tile must touch two others.
refusal-no-active-die = You have no active die.
refusal-no-die-to-give = You have no active or spent die.
refusal-no-effect = This would have no effect.
refusal-no-effect-yet = The action has had no effect yet.
refusal-no-factory-there = There is no factory on tile {$first}.
refusal-no-house-left = You have built all your houses.
refusal-no-other-die = There is no other active die.
refusal-no-own-marker = You have no marker on it.
refusal-no-such-die = You have no such die.
refusal-no-such-face = A die of this colour has no such face.
refusal-no-such-icon = It does not give the icon you need.
refusal-no-such-number-of-dice = You can’t recruit {$first ->
    [one] {$first} die
   *[other] {$first} dice
} at once.
refusal-no-such-technology = You don’t have this technology, or have already used it this round.
refusal-no-tent-in-supply = You have no tent in your personal supply.
refusal-no-tent-of-this-rival = This opponent has no tent there.
refusal-no-tent-there = You have no tent there.
refusal-no-tent-to-take-off = No tent can be removed from tile {$first}.
refusal-no-tents-for-a-house = A house on tile {$first} takes {$second} of your tents there.
refusal-not-among-the-three = This tile is not one of the three.
refusal-not-during-a-main-action = You can’t do this during a main action.
refusal-not-now = You can’t do that now.
refusal-not-on-the-table = This technology is not on the table.
refusal-not-present = You are not present on tile {$first}.
refusal-not-present-on-its-terrain = You are not present on a tile of its terrain.
refusal-not-present-on-its-terrains = You are not present on every terrain it shows.
refusal-not-so-many-tiles = {$first ->
    [one] That is {$first} icon
   *[other] That is {$first} icons
}, but only {$second ->
    [one] {$second} tile is
   *[other] {$second} tiles are
} left in the stack.
refusal-not-this-resource = You can’t choose this resource here.
refusal-nothing-to-double = You harvested none of it.
refusal-nothing-to-pay = There is nothing to pay.
refusal-one-main-action-a-turn = You have only one main action per turn.
refusal-one-tile-only = You can only raid one tile per action.
refusal-one-tile-with-presence = All tents must come from one tile where you are present.
refusal-one-to-three-dice = You can reroll one, two or three dice.
refusal-own-marker-is-there = You have already researched it.
refusal-priorities-forbid = The Diceoneer’s priorities rule out this choice.
refusal-run-this-round = You have already run this factory this round.
refusal-same-icon = The die already shows this.
refusal-taken-this-round = You have already taken this action this round.
refusal-tent-must-lie-there = The tent must be on the factory tile.
refusal-tile-is-not-drawn = Tile {$first} was not drawn.
refusal-tile-must-touch = The tile must touch two tiles, one of them with your presence.
refusal-tokens-do-not-fit = These resources do not match the exchange.
refusal-too-far = Tile {$first} is too far from your tents and houses.
refusal-too-few-dice = Dice of this colour left: {$first}.
refusal-too-few-icons = You have {$first ->
    [one] {$first} icon
   *[other] {$first} icons
}; you need {$second}.
refusal-too-few-icons-left = You would not have enough icons left: {$first} still to pay.
refusal-too-few-tokens = You don’t have these resources.
refusal-wrong-icon = Its icon can’t pay for this.

## Where the game stands

strip-set-up = Setup
strip-round = Round {$round}
strip-last-round = Round {$round}, the last
strip-roll = roll
strip-actions = actions
strip-clean-up = clean-up
strip-trigger = Game end: houses {$houses}/{$all} · VP left {$vp}/{$start} · tiles left {$tiles} · dice colours left {$colours} (ends at {$few})
alarm-end = The end is triggered: one more round after this one.
alarm-last = This is the last round.
turn-yours = Your turn, {$name}: {$what}
turn-other = {$name}’s turn: {$what}
task-draft = choose a tile to keep
task-lay = choose where to lay your tile
task-roll = change your dice, or keep them
task-turn-die = turn a die to another face ({$n} left)
task-reroll = choose one to three dice to reroll
task-turn-first = choose a main action
task-turn-second = choose a main action, or end your turn
task-turn-none = no main action is possible: end your turn
task-turn-acted = take free actions, or end your turn
task-extra = take an extra action, or skip it
task-recruit = choose dice to recruit ({$n ->
    [one] {$n} icon
   *[other] {$n} icons
})
task-explore = choose how many icons to spend (you have {$n})
task-settle = {$n ->
    [0] no icons left: take back more tents, or finish Settle
    [one] take, place or take back tents ({$n} icon)
   *[other] take, place or take back tents ({$n} icons)
}
task-raid = {$n ->
    [one] choose a tent to replace ({$n} icon)
   *[other] choose a tent to replace ({$n} icons)
}
task-harvest = {$n ->
    [0] no icons left: double a resource, or finish Harvest
    [one] choose what to harvest ({$n} icon)
   *[other] choose what to harvest ({$n} icons)
}
task-trade = {$n ->
    [one] choose an exchange ({$n} icon)
   *[other] choose an exchange ({$n} icons)
}
task-research = choose a technology ({$n ->
    [one] {$n} icon
   *[other] {$n} icons
})
task-finish = {$n ->
    [0] no icons left: finish {$action}
   *[other] nothing more is possible: finish {$action}
}
task-pay = pay for {$action}: spend {$n ->
    [one] {$n} more icon
   *[other] {$n} more icons
}
task-place = {$n ->
    [one] place the tile you drew
   *[other] place one of the {$n} tiles you drew
}
task-gain = choose a die ({$n} left)
task-join = join on {$tile} with a tent?
task-add = add another tent on {$tile}?
task-tokens = choose a resource ({$n} left)
task-give = choose a die to give up
task-build = choose where to build a house for {$n} tents
task-blast = choose a tent to remove ({$n} left)
task-keep = you may keep an active die for the next round ({$n} left)
task-choose = choose for the Diceoneer: {$action} (strength left: {$n})
task-evict = remove a tent of the Diceoneer from a factory, or leave it
task-over = the game is over

## Offers and warnings

offer-icons = {$n} {$icon}
offer-points = {$points} VP
offer-points-lost = −{$points} VP
offer-odds = chance of at least one: {$odds}
offer-tents = tents {$now} → {$after}
offer-quota = next quota {$now} → {$after}
offer-houses = houses {$now} → {$after}
offer-control = control of tile {$tile}: {$before} → {$after}
offer-house-now = enough tents for a house
offer-house-in = {$n ->
    [one] {$n} more tent
   *[other] {$n} more tents
} for a house
warn-end = This triggers the end of the game.
warn-presence = You would no longer be present on tile {$tile}.
warn-idle = You could still take a main action.
wish-govern = build a house on {$tile}
wish-factory = run the factory on {$tile}
wish-recruit = recruit {$n ->
    [one] {$colour_id ->
        [orange] an
       *[other] a
    } {$colour} die
   *[other] {$dice} dice
}
wish-settle = place a tent on {$tile}
wish-raid = raid {$player} on {$tile}
wish-pay = spend {$die} on your dice
wish-spend = spend {$die}

## Things on the table

board-summary = Map of {$tiles} tiles, {$stack} more in the stack. Tiles controlled: {$held}.
board-stack = tiles left
board-points = {$n} VP left
area-cards = Technologies
area-cards-short = Tech cards
area-supply = Supply
diceoneer-title = Diceoneer
supply-dice = {$n} × {$colour} ({$terrain})
end-title = What ends the game
end-houses = most houses: {$n} of {$of}
end-vp = VP left: {$n} of {$of}
end-tiles = tiles left: {$n} of {$of}
end-colours = dice colours left: {$n} (ends at {$of})
end-reached = reached
gauge-of = {$n} of {$of}
gauge-left = {$n} colours
gauge-houses = houses
gauge-vp = VP left
gauge-tiles = tiles left
gauge-colours = ends at {$of}
card-vp = VP at the end
card-can = can be researched
card-lacks = missing {$what}
card-lacks-tokens = {$n ->
    [one] {$n} resource
   *[other] {$n} resources
}
card-lacks-icons = {$n ->
    [one] {$n} Research icon
   *[other] {$n} Research icons
}
card-lacks-terrain = presence on {$terrain}
card-owner = {$name}
card-owner-turned = {$name} (used)
card-turned = used
mat-action = {$action}, icons: {$n}
mat-action-used = {$action}, icons: {$n}, used this round
mat-active = Active
mat-spent = Spent
mat-bag = Bag
mat-kept = kept: {$die}
mat-quota = Dice quota
mat-quota-next = {$now} → {$next}
mat-tents = Tents
mat-houses = Houses
mat-houses-left = Houses left
mat-vp = VP
mat-score = If the game ended now
mat-free = free
mat-ready = {$n} ready
mat-factory = Factory
mat-govern = Govern
option-set = turn a die
option-reroll = reroll up to 3
option-draw = draw 2 dice
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
exchange-different = 3 different: {$vp} VP
exchange-any = any 2: {$vp} VP
exchange-die = a die: {$vp} VP
panel-points = → {$all}
panel-points-long = {$vp} VP gained so far; {$all} if the game ended now
panel-dice = {$n} dice, quota {$quota}
panel-first = first player
bot-hexagon = The Diceoneer’s action hexagon
bot-row = Row {$n}
bot-side = {$action}: {$things}
bot-side-marker = {$action} (marker): {$things}
occupant-house = {$n ->
    [one] {$name}’s house
   *[other] {$name}’s {$n} houses
}
occupant-tents = {$name} {$n}
occupant-none = nobody present
control-nobody = nobody in control
control-one = controlled by {$names}
control-shared = shared control: {$names}

## Explanations

explain-cell = An empty space
explain-cell-text = This is {$cell}. A new tile must touch two tiles, one of them with your presence.
explain-drawn = Tile {$number}
explain-drawn-text = One of the tiles to choose from: {$facts}. The others leave the game or are passed on.
explain-tile-beside = Next to tiles {$tiles}.
explain-tile-control = {$name} needs {$n ->
    [one] {$n} more tent
   *[other] {$n} more tents
} for sole control.
explain-tile-house = {$name} needs {$n ->
    [one] {$n} more tent
   *[other] {$n} more tents
} for a house.
explain-tile-house-now = {$name} could build a house here.
explain-tents = {$name}’s tents
explain-tents-text = {$n ->
    [one] {$n} tent
   *[other] {$n} tents
} on {$tile}. Any tent gives presence; having the most tents gives control.
explain-house = {$n ->
    [one] {$name}’s house
   *[other] {$name}’s {$n} houses
}
explain-house-text = {$n ->
    [one] It stays
   *[other] They stay
} on {$tile} for good. Only the owner controls the tile, whatever tents are there.
explain-pool = VP gained during play come from here; when it is empty, they come from the reserve.
explain-stack = The tiles are face down; once the stack is empty, nobody can explore.
explain-supply = Dice in the general supply: {$colour}
explain-supply-text = {$n} left. To recruit them, be present on: {$terrain}. New dice go to your spent dice.
explain-supply-white = White dice are never in the general supply.
explain-end = End of the game
explain-end-text = {$what}. If any of the four conditions holds at the end of a round, exactly one more round is played.
explain-card-cost = Costs {$n} Research and {$tokens}; needs presence on {$terrains}. Worth {$vp} VP at the end. Seal: {$seal}.
explain-card-once = It works once per round.
explain-card-owners = Researched by {$names}.
explain-card-can = {$name} has everything it takes.
explain-card-lacks = {$name} still needs {$what}.
explain-die = Die: {$die}
explain-die-of = An active die of {$name}.
explain-die-action = Spend it for one {$icon} icon.
explain-die-resource = Spend it to harvest one {$icon}; in the roll phase, to turn another die or draw two dice.
explain-die-pioneer = Two Pioneers count as any icon except Gold; in the roll phase, one lets you turn another die or reroll up to three.
explain-faces = Its faces: {$faces}.
explain-kept = {$name}’s kept die
explain-kept-text = It keeps its face for the next round and does not count towards the dice quota.
explain-option-set = Spend a Pioneer or resource icon: turn one other active die to a face of your choice.
explain-option-reroll = Spend a Pioneer icon: reroll one, two or three other active dice.
explain-option-draw = Spend a resource icon: draw two dice from your bag and roll them. The bag is not refilled for this.
explain-count = {$n ->
    [one] {$n} die
   *[other] {$n} dice
}
explain-count-text = How many dice: you may reroll one to three; recruiting 1, 2 or 3 costs 1, 3 or 6 icons.
explain-exchange = For one Trade icon, return these resources to the general supply. Gold may stand for any other resource.
explain-exchange-die = For one Trade icon, an active or spent die leaves the game for good.
explain-recruit = Spend 1, 3 or 6 icons for 1, 2 or 3 dice of terrains where you are present.
explain-explore = Draw a tile per icon, place one of them next to a tile where you are present, and put a tent on it; neighbours may join.
explain-settle = For each icon: take a tent, place one on or next to a tile where you are present, or take tents back.
explain-raid = On one tile where you are present: for each icon, replace an opponent’s tent with one of yours.
explain-harvest = For each resource icon, gain one of that resource.
explain-trade = For each icon, exchange resources or a die for VP.
explain-research = Pay the icons and resources of one technology; you must be present on its terrains.
explain-icons = {$name} could spend {$n} (dice {$dice}, Pioneers {$pioneers}, technologies {$cards}, tiles {$tiles}).
explain-half = One more Pioneer would make one more icon (½).
explain-used = Already taken this round.
explain-spent = {$name}’s spent dice: {$colour}
explain-spent-text = {$n} of this colour. Spent dice go back into the bag when it runs out in the roll phase.
explain-bag = {$name}’s bag
explain-bag-text = {$n ->
    [one] {$n} die
   *[other] {$n} dice
} inside. Only its owner may look.
explain-bag-own = It holds {$dice}.
explain-quota = {$name}’s dice quota
explain-quota-text = {$n} this round; {$next} next round as things stand: {$base} plus {$more} from technologies and tiles, 9 at most.
explain-home = {$name}’s tents at hand
explain-home-text = {$n} in the personal supply: only these can be placed, used in a raid or used to join.
explain-home-bot = {$n} more tents are in its general supply.
explain-houses = {$name}’s houses
explain-houses-text = {$n} on the map, worth {$points} VP; with one more, {$next} VP. Five houses trigger the end.
explain-token = {$name}’s {$resource}
explain-token-text = {$n} in the personal supply, for trade and research. Worth nothing by itself at the end.
explain-token-gold = {$n} in the personal supply. In trade and research it may stand for any other resource.
explain-vp = {$name}’s VP
explain-vp-text = {$n} gained so far; more come at the end.
explain-score = {$name}’s score
explain-score-text = {$n} VP if the game ended now.
explain-score-cards = Technologies: {$cards}.
explain-side = Hexagon side: {$action}
explain-side-text = {$what}. Every die and token moves the marker one step; those on the side where it stops are the strength of the action.
explain-row = The Diceoneer’s row
explain-row-text = From the front: {$dice}. It rolls dice from the front; dice come back at the end.
reconstructed-faces = the faces of this colour
reconstructed-sides = the order of the sides
reconstructed-card = the whole card
field-name = name
field-seal = seal
field-research = Research icons
field-terrains = terrains
field-cost = resources
field-effect = effect
field-vp = VP
field-players = number of players

## Hints and standing orders

hint-draft = You keep one tile and pass two on; your first tent goes on it, and its ability may work at once.
hint-roll = A Pioneer or resource icon can turn, reroll or draw dice now; what you spend here is gone for your actions.
hint-turn = All your main actions in a round must be different; running factories and building houses is free.
hint-pay = Two Pioneers count as any icon except Gold. Unused tile icons are lost; unused dice may be kept or spent later.
hint-place = The tile must touch two others; anyone present next to it may join with a tent.
hint-join = You use a tent from your personal supply; you do not get the tile’s ability.
hint-keep = A kept die stays as it is and comes on top of your next dice quota.
hint-choose = The Diceoneer’s priorities leave several choices: you choose among them.
order-never-join = Always skip joining

## Text

text-rank = {$place}. {$name}: {$points} VP
text-drawn = Tiles to choose from
text-map = Map
text-card = {$n} Research, {$terrains}, {$tokens}; {$vp} VP
text-supply = General supply: {$dice}; {$vp} VP; {$tiles} tiles in the stack.
text-seat = {$name}: {$vp} VP ({$all} if the game ended now), tents {$tents}, houses {$houses}, dice quota {$quota} (next {$next}), {$tokens}.
text-dice = Active: {$active}. Spent: {$spent}. Bag: {$bag}.
text-icons = Icons:{" "}
text-bot = Diceoneer: {$vp} VP ({$all} if the game ended now), tents {$tents}, houses {$houses}, stored: {$tokens}.
text-bot-sides = Hexagon:{" "}
text-bot-row = Row:{" "}
table-players = Players
table-player = Player
table-tokens = Resources
table-dice = Dice
table-icons = Icons available, by action
table-used = used
table-tile = Tile
table-terrain = Terrain
table-numbers = VP
table-ability = Ability
table-tents = Tents and houses
table-control = Control
table-beside = Space and neighbours
table-ran = run by {$names}
table-card = Card
table-effect = Effect
table-owners = Researched by
table-standing = For you

## Pages

game-title = Dice Settlers
game-about = Roll dice from your bag, explore a land of hexagons, pitch tents, raid, trade and research: the most victory points win. Also solo against the Diceoneer.
game-points = VP
game-opponent = Diceoneer
game-option-technologies = Technologies
game-option-technologies-great-wide-somewhere = Great Wide Somewhere (first game)
game-option-technologies-warriors-and-traders = Warriors & Traders
game-option-technologies-expand-expand-expand = Expand, Expand, Expand
game-option-technologies-peace-in-our-time = Peace in Our Time
game-option-technologies-random = Random
game-option-technologies-hint = Which nine technologies can be researched.
game-option-cards = Cards for random technologies
game-option-cards-named = Named in the rulebook
game-option-cards-all = All
game-option-cards-hint = The rulebook does not describe every card of the box; ours for those are invented.
game-option-explosive = Explosive technology
game-option-explosive-no = No
game-option-explosive-yes = Yes
game-option-explosive-hint = A tenth technology, drawn at random, with a strong single effect.
game-option-promo = Promo card Married Bliss
game-option-promo-no = No
game-option-promo-yes = Yes
game-option-promo-hint = A promotional card as an additional technology.
game-option-conversions = Technologies that convert icons
game-option-conversions-single = One per icon
game-option-conversions-chained = Several in a row
game-option-conversions-hint = Whether one icon may pass through several technologies that change icons.
game-option-diceoneer = Diceoneer (solo)
game-option-diceoneer-normal = Normal
game-option-diceoneer-list = Changed:
game-option-diceoneer-hint = Your automated opponent in the solo game. Tick what makes it weaker or stronger.
game-item-easy-dice = Easier: it rolls no more dice than you
game-item-hard-dice = Harder: it rolls up to two dice more than you
game-item-easy-unspent = Easier: no VP for unused strength
game-item-hard-unspent = Harder: 2 VP for each unused strength
game-item-easy-trade = Easier: 1 VP for a sold resource
game-item-hard-trade = Harder: 3 VP for a sold resource
game-item-easy-end = Easier: no VP for resources and technologies at the end
game-item-hard-technologies = Harder: 2 VP for each technology at the end
game-item-hard-tents = Harder: it starts with 8 tents
game-item-gold-rush = Gold Rush: everything it stores becomes gold
game-source-tokens = VP gained
game-source-tiles = Tiles
game-source-technologies = Technologies
game-source-dice = Dice
game-source-houses = Houses
game-source-storage = Storage
game-reconstructed = Reconstructed are the faces of the dice, most costs and effects of technologies (12 regular and 7 Explosive cards altogether), the VP of a traded die, and the order of the sides of the solo hexagon.
game-moment-vp = Most VP at once
game-moment-quota = Highest dice quota
game-moment-strength = The Diceoneer’s strongest action
game-score-unit = VP
