# A Burgundia várai magyarul. Nevek nem kapnak ragot; a mezőket, kockákat és birtokokat a számuk nevezi meg.

## Words that sentences are made of

building-warehouse = raktár (épület)
depot-numbered = {$number}. depó
depot-black = fekete depó
tile-animals = {$species} ×{$count}
tile-knowledge = {$number}. tudás
goods-count = {$count} {$goods}
workers-count = {$count} munkás
silver-count = {$count} ezüstpénz
source-regions = a régióért
source-phases = a fázisért
source-colours = a színért
source-animals = az állatokért
source-watchtowers = az őrtoronyért
source-sales = az eladásért

## What the knowledge tiles do

knowledge-1 = egy városban egyforma épületek is állhatnak
knowledge-2 = minden fázis végén bányánként 1 munkás
knowledge-3 = minden eladás 2 ezüstpénzt ad
knowledge-4 = minden eladás 1 munkást is ad
knowledge-5 = a hajó két szomszédos depóból is rakodhat
knowledge-6 = bármely depóból lehet vásárolni
knowledge-7 = +1 GyP minden értékelt állatlapkáért
knowledge-8 = egy munkás legfeljebb 2-vel változtatja a kockát
knowledge-9 = épület lerakásakor a kocka 1-gyel ingyen változtatható
knowledge-10 = hajó vagy állat lerakásakor a kocka 1-gyel ingyen változtatható
knowledge-11 = vár, bánya vagy tudás lerakásakor a kocka 1-gyel ingyen változtatható
knowledge-12 = lapka elvételekor a kocka 1-gyel ingyen változtatható
knowledge-13 = a munkások elvétele 1 ezüstpénzt is ad
knowledge-14 = a munkások elvétele 4 munkást ad
knowledge-15 = a végén 3 GyP minden eladott árutípusért
knowledge-16 = a végén 4 GyP minden raktárért (épület)
knowledge-17 = a végén 4 GyP minden őrtoronyért
knowledge-18 = a végén 4 GyP minden asztalosműhelyért
knowledge-19 = a végén 4 GyP minden templomért
knowledge-20 = a végén 4 GyP minden piacért
knowledge-21 = a végén 4 GyP minden lakóházért
knowledge-22 = a végén 4 GyP minden bankért
knowledge-23 = a végén 4 GyP minden városházáért
knowledge-24 = a végén 4 GyP minden állatfajért
knowledge-25 = a végén 1 GyP minden eladott árulapkáért
knowledge-26 = a végén 2 GyP minden bónuszlapkáért

## Choices

choice-estate = {$estate}. számú birtok, a kezdővár mezője: {$hex}
choice-take = {$tile} elvétele innen: {$depot}
choice-place = {$tile} lerakása, mező: {$hex}
choice-sell = eladás: {$goods}
choice-workers = munkáslapkák elvétele
choice-buy = {$tile} vásárlása innen: {$depot}, ára {$silver}
choice-collect = áruk berakodása innen: {$depot}
choice-collect-two = áruk berakodása innen: {$depot} és {$second}
choice-decline = lemondás róla
choice-done = a kör befejezése
part-die = kocka: {$die}
part-changed = kocka: {$die} helyett {$to}, ára {$workers}
part-changed-free = kocka: {$die} helyett {$to}, ingyen
part-discard = eldobva: {$tile}
part-points = +{$points} GyP
part-nothing = semmi sem fér el
part-taking = {$goods}

## Events

event-chose-secretly = {$name} birtokot választott.
event-chose = {$name} birtoka: {$estate}; a kezdővár mezője: {$hex}.
event-phase = Kezdődik a fázis: {$phase}.
event-filled = {$number}. depó: {$tiles}.
event-filled-black = Fekete depó: {$tiles}.
event-filled-nothing = A {$number}. depó üres marad.
event-turned-up = E fázis árui: {$goods}.
event-round = {$phase} fázis, {$round}. forduló.
event-rolled = {$name} dobása: {$first} és {$second}.
event-arrived = A fehér kocka értéke {$die}: {$goods} kerül ide: {$die}. depó.
event-changed = {$name} megváltoztat egy kockát: {$from} helyett {$to}, ára {$workers}.
event-changed-free = {$name} ingyen megváltoztat egy kockát: {$from} helyett {$to}.
event-discarded = {$name} eldob egy lapkát: {$tile}.
event-took = {$name} elvesz egy lapkát: {$tile} ({$depot}).
event-bought = {$name} vásárol: {$tile} ({$depot}).
event-placed = {$name} lerak egy lapkát: {$tile}, mező: {$hex}.
event-sold = {$name} elad: {$goods}.
event-scored = {$name}: +{$points} GyP {$source}.
event-bonus-large = {$name} elsőként tölt be egy színt ({$kind}), és elveszi a nagy bónuszlapkát.
event-bonus-small = {$name} másodikként tölt be egy színt ({$kind}), és elveszi a kis bónuszlapkát.
event-silver = {$name} kap: {$silver}.
event-workers = {$name} kap: {$workers}.
event-collected = {$name} elvesz: {$goods} ({$depot}).
event-moved = {$name} a játékosrend-sáv {$space}. mezőjére lép.
event-declined = {$name} lemond az épület előnyéről ({$building}).
event-lost = {$name} épületének nincs haszna ({$building}).
event-final = {$name}: tudás {$knowledge}, áruk {$goods}, ezüstpénz {$silver}, munkások {$workers}.
event-ended = Vége a játéknak: {$name} győz, {$points} GyP.

## A position

title-set-up = Burgundia várai · birtokválasztás
title-round = Burgundia várai · {$phase} fázis · {$round}. forduló ({$rounds} közül)
title-over = Burgundia várai · vége a játéknak
turn-yours = Te következel: {$what}
turn-other = Most {$name} dönt: {$what}
turn-estate = válassz oldalt a játékostáblán és mezőt a kezdővárnak.
turn-dice = használj fel egy kockát.
turn-purchase = vásárolj egy lapkát, vagy fejezd be a kört.
turn-castle = egy akció tetszőleges értékkel.
turn-sell = adj el árut, vagy mondj le róla.
turn-fetch = végy el egy lapkát egy számozott depóból, vagy mondj le róla.
turn-place = rakj le még egy lapkát, vagy mondj le róla.
turn-ship = válassz depót a hajónak.
order-now = Játékosrend: {$names}.
order-next = A következő fordulóban: {$names}.
white-die = A fehér kocka értéke {$die}.
coming-goods = A következő fordulók árui: {$goods}.
depots-heading = Depók
depots-row = {$number}: {$tiles}
depots-black = fekete: {$tiles}
depots-goods = áruk: {$goods}
list-empty = semmi
bonus-heading = Még megszerezhető bónuszlapkák
bonus-both = {$kind}: {$large} és {$small}
bonus-one = {$kind}: {$small}
players-heading = Játékosok
players-score = GyP
players-silver = ezüst
players-workers = munkás
players-dice = kockák
players-you = {$name} (te)
player-goods = áruk: {$goods}
player-sold = eladva: {$goods}
player-sold-count = eladva: {$count}
player-storage = raktár: {$tiles}
estate-heading = {$name} birtoka: {$estate}
estate-board = {$name} táblájának birtokai: {$first} és {$second}.
estate-chosen = {$name} már választott.
estate-legend = Az üres mező a számát, a színét és a kockaértékét mutatja: {$letters}. A lefedett a lapkáját.
ranking-heading = Eredmény

## Refusals

refusal-not-now = Ezt most nem lehet.
refusal-game-is-over = A játéknak vége.
refusal-not-your-board = Ez a birtok nincs a játékostábládon.
refusal-no-castle-hex = A {$first}. mező ezen a birtokon nem vármező.
refusal-too-few-workers = Ehhez {$first} munkás kell; neked {$second} van.
refusal-no-such-die = Nincs felhasználatlan kockád ezzel az értékkel: {$first}.
refusal-name-a-die = Ehhez kockát kell felhasználni.
refusal-no-die-here = Ehhez nem kell kocka.
refusal-numbered-depots-only = Ez csak a számozott depókra vonatkozik.
refusal-tile-not-there = Ez a lapka nincs ott.
refusal-storage-is-full = A raktár tele van: nevezz meg egy lapkát, amely kikerül a játékból.
refusal-storage-has-room = A raktárban van hely: semmit sem szabad eldobni.
refusal-not-stored = Ez a lapka nincs a raktáradban.
refusal-goods-not-held = Nincs ilyen árud.
refusal-dice-left = Még fel kell használnod egy kockát.
refusal-hex-is-covered = A {$first}. mezőn már van lapka.
refusal-wrong-colour = A {$first}. mező más színű.
refusal-not-adjacent = A {$first}. mező mellett nincs lapka.
refusal-building-twice-in-city = Ebben a városban már van ilyen épület.
refusal-building-takes-other-kinds = Ez az épület másfajta lapkákat vesz el.
refusal-no-purchase-in-chain = A hatás befejezéséig nem lehet vásárolni.
refusal-effect-is-due = Előbb a lerakott lapka hatása következik.
refusal-castle-cannot-be-declined = A vár akcióját végre kell hajtani; munkáslapkákat mindig lehet venni.
refusal-one-depot-only = Két depót csak az 5. tudáslapka enged meg.
refusal-not-neighbours = Ezek a depók nem szomszédosak; a kisebb szám áll elöl.
refusal-choose-new-types = {$second} új típusból válassz ennyit: {$first}.
refusal-bought-already = Egy körben csak egy lapkát lehet vásárolni.
refusal-too-little-silver = A vásárlás {$first} ezüstpénz; neked {$second} van.
refusal-nothing-to-buy = Nincs mit vásárolni.
refusal-black-depot-only = Csak a fekete depóból vásárolhatsz.
