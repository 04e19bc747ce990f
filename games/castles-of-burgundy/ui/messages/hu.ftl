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
event-phase-ended = Véget ér a fázis: {$phase}; a bányák fizetnek.
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

## The table in the browser

label-several = {$what}: {$count} lehetőség
mat-storage = raktár
mat-goods = áruk
mat-sold = eladva
mat-workers = munkás
mat-silver = ezüst
mat-points = {$points} GyP
mat-board = Játékostábla: {$name}
mat-works = Működő tudáslapkák, bónuszlapkák és eladott áruk
mat-now = (most {$points} GyP)
mat-no-knowledge = Még egy tudáslapka sem működik.
mat-covered = a 37 mezőből {$covered} lefedve
mat-chooses = {$name}: a birtok és a kezdővár választása még hátravan
mat-estate = {$estate}. számú birtok
board-summary = Lefedett mezők: {$covered}.
board-summary-estates = Birtokválasztás.
board-covered = {$name} {$covered} (37 közül)
depots-coming = Érkező áruk
strip-set-up = Birtokválasztás
strip-round = {$phase} fázis · {$round}. forduló ({$rounds} közül)
strip-phase = {$phase} +{$points}
strip-trigger = régió +{$points} GyP · hátralévő fordulók: {$rounds}
alarm-last-phase = Az utolsó fázis: a játék az ötödik fordulója után véget ér.
alarm-last-round = A játék utolsó fordulója.
task-dice = használj fel egy kockát ({$dice}): elvétel, lerakás, eladás vagy munkások.
task-buy = Vásárolni is lehet, ára {$silver}.
task-over = a játék véget ért.
offer-item = {$source} {$points}
offer-points = {$points} GyP ({$items})
offer-change = {$what} {$now} → {$after}
offer-region = régió: {$size} mezőből {$left} üres, {$points} GyP
offer-end = a végén most {$points} GyP-t érne
offer-order = a következő fordulóban: {$names}
warn-lost = Az épület előnyét most nem lehet kihasználni ({$building}): elvész.
warn-stays = Nem fér el: {$goods}. A depón marad.
wish-place = {$tile} lerakása
wish-buy = lapka vásárlása, ára {$silver}

## What things are called

title-empty = üres hely
title-load = Áruk itt: {$depot}
title-load-of = Áruk itt: {$depot}, {$goods}
title-coming = A következő fordulók árui
title-white = Fehér kocka
title-track = Játékosrend-sáv
title-marker = Jelölő a játékosrend-sávon: {$name}
title-bonus-large = Nagy bónuszlapka: {$kind}
title-bonus-small = Kis bónuszlapka: {$kind}
title-hex = üres mező: {$kind}, kocka {$die}
title-on-hex = {$what} ({$hex}. mező)
title-storage = Üres raktármező
title-held = Áruk: {$goods}
title-sold = Eladott áruk: {$name}
title-silver = Ezüstpénz: {$name}
title-workers = Munkások: {$name}
title-score = Győzelmi pontok: {$name}
title-die = Kocka, értéke {$die}
title-die-used = Felhasznált kocka
title-hire = Munkáslapkák elvétele
title-wild = A vár akciója
title-side = {$estate}. számú birtok, a kezdővár mezője: {$hex}

## Explanations

explain-not-now = Most nem: {$reason}
explain-lying = Most itt van: {$tiles}.
explain-black = Körönként egyszer egy lapkát vehetsz innen, ára {$silver}; kocka nem kell hozzá. A lapkák a fázisok elején cserélődnek.
explain-depot = Egy {$number} értékű kocka egy lapkát vesz el innen a raktárba. A következő fázisig nem töltődik fel.
explain-goods-here = Áruk itt: {$goods}.
explain-space = A hely lapkája: {$kind}. A következő fázis elején töltődik fel.
explain-space-black = A fekete depó üres helye. A következő fázis elején töltődik fel.
explain-places = A birtokodon most {$now} mezőre tehető; szomszédos lapkákkal {$ever} mezőre.
explain-reach = kocka {$die}: {$workers}
explain-load = Egy hajó egy depó áruit viszi el. Legfeljebb három típust tarthatsz; ami nem fér el, ott marad.
explain-load-of = {$count} ebből a típusból. Egy {$die} értékű kocka mindet eladja, darabonként {$points} GyP.
explain-coming = Minden fordulóban a fehér kocka az elsőt a számának megfelelő depóra küldi: {$goods}.
explain-white = A játékosrendben első játékos dob vele. Egy árulapkát küld a számának megfelelő depóra.
explain-track = A következő fordulóban az kezd, aki a legjobbra áll, egy mezőn a felső. Minden hajó egy mezővel viszi előre a gazdáját.
explain-marker = A sáv {$space}. mezőjén áll: a következő fordulóban a sorrend {$place}. helyén.
explain-bonus-large = {$points} GyP annak, aki elsőként fedi le e szín mind a {$hexes} mezőjét ({$kind}).
explain-bonus-small = {$points} GyP annak, aki másodikként fedi le e szín mind a {$hexes} mezőjét ({$kind}).
explain-bonus-owner = Gazdája: {$name}.
explain-covered = {$name} {$covered}/{$hexes}
explain-hex = Ilyen színű lapka kerülhet ide ({$kind}) egy {$die} értékű kockával, ha mellette van már lapka.
explain-region = A régiója {$size} mezős, ebből {$left} még üres. Ha ebben a fázisban megtelik, {$points} + {$phase} GyP.
explain-region-done = A {$size} mezős régiója kész.
explain-storage = A lapkák itt várják a lerakást. Ha mindhárom hely foglalt, az új lapka egy régi helyére kerül, az pedig kikerül a játékból.
explain-held = {$count} ebből a típusból. Egy {$die} értékű kocka mindet eladja: {$points} GyP és {$silver}.
explain-sold = {$count} eladva. A 15. és a 25. tudáslapkának számítanak.
explain-silver = {$silver}. Körönként egyszer {$price} ezüstpénzért lapka vehető; a végén mindegyik 1 GyP.
explain-workers = Minden munkás 1-gyel változtat egy kockát, 6 és 1 között is. Mindig a legkevesebb kerül kifizetésre. A végén két munkás 1 GyP.
explain-scored = Eddig {$points} GyP; a végén még jön hozzá.
explain-score = {$points} GyP, ha most lenne vége a játéknak.
explain-die = Lapka elvétele az ilyen számú depóból, lapka lerakása ilyen számú mezőre, ilyen számú áruk eladása, vagy munkáslapkák elvétele.
explain-die-used = Ezt a kockát ebben a fordulóban már felhasználták.
explain-hire = Bármely kocka ennyit hoz, akármit mutat: {$workers}.
explain-hire-silver = És még: {$silver}.
explain-wild = Még egy akció, mintha egy tetszőleges értékű kockával. Munkás nem kell hozzá.
explain-side = Ennek a birtoknak {$regions} régiója van. A kezdővár mellett {$beside} mező van.
explain-building = Lerakásakor egyszer ezt adja. Egy városban minden épülettípus egyszer állhat.
explain-warehouse = Eladhatod egy típus áruit, akármit mutatnak a kockák.
explain-carpenter = Elvehetsz egy tetszőleges épületet egy számozott depóból.
explain-church = Elvehetsz egy bányát, tudást vagy várat egy számozott depóból.
explain-market = Elvehetsz egy hajót vagy állatot egy számozott depóból.
explain-boarding-house = 4 munkást kapsz.
explain-bank = 2 ezüstpénzt kapsz.
explain-city-hall = Lerakhatsz még egy lapkát a raktárból; a mező száma nem számít.
explain-watchtower = 4 GyP-t kapsz.
explain-animals = Lerakásakor {$count} GyP, és ugyanazon a legelőn minden ugyanilyen állatú lapka ({$species}) újra pontot ad.
explain-castle = Lerakásakor azonnal még egy akciót hajtasz végre, mintha egy tetszőleges értékű kockával.
explain-mine = Minden fázis végén 1 ezüstpénzt ad.
explain-ship = Lerakásakor elviszed egy depó áruit, és egy mezőt lépsz előre a játékosrendben.
explain-knowledge = A birtokodon: {$facts}.
explain-end-value = {$name} most ennyit kapna érte a játék végén: {$points} GyP.

## Hints

hint-estates = A kis régiók hamarabb megtelnek; egy sok szomszédú kezdővár több utat hagy nyitva.
hint-dice = Mindkét kocka egyszer használható: a lapka előbb a raktárba kerül, majd egy másik kockával a birtokra. A munkások fel vagy le fordítják a kockát, 6 és 1 között is.
hint-purchase = Ezüstpénzért fekete hátú lapka vehető, körönként egyszer; a végén minden megmaradt ezüstpénz 1 GyP.
hint-castle = Ehhez az akcióhoz nem kell kocka és munkás: bármelyik depó, bármelyik lapka melletti mező, bármelyik áru.
hint-building = Az épület a lerakásakor egyszer ad előnyt; amit most nem használsz ki, elvész.
hint-ship = Legfeljebb három árutípust tarthatsz; egy ilyen számú kocka egy típust egyszerre ad el.

## Text mode

table-player = Játékos
table-space = mező a játékosrend-sávon
table-depot = Depó
table-tiles = Lapkák
table-reach = Mi kell hozzá
table-bonus = Bónuszlapkák
table-colour = Szín
table-large = nagy
table-small = kicsi
table-hex = Mező
table-number = Kocka
table-tile = Lapka, vagy mi kell a lerakáshoz
table-region = Régió
table-beside = Szomszédok

## The game on the pages of all games

game-title = Burgundia várai
game-about = Töltsd meg birtokodat várakkal, hajókkal, állatokkal és épületekkel, két kockával körönként: a kész régiók pontot adnak, minél előbb, annál többet.
game-points = győzelmi pont
game-option-estates = Birtokok
game-option-estates-basic = mindenki az 1. birtokkal
game-option-estates-open = osztva, nyílt választással
game-option-estates-secret = osztva, titkos választással
game-option-estates-open-extra = osztva további birtokokkal, nyílt választással
game-option-estates-secret-extra = osztva további birtokokkal, titkos választással
game-source-regions = Régiók
game-source-phases = Fázisbónusz
game-source-colours = Színbónusz
game-source-animals = Állatok
game-source-watchtowers = Őrtornyok
game-source-sales = Eladások
game-source-knowledge = Tudás
game-source-goods = Eladatlan
game-source-silver = Ezüst
game-source-workers = Munkások
game-moment-region = Legnagyobb régió
game-moment-animals = Legjobb legelő
game-moment-sale = Legjobb eladás
game-tie-empty = üres mezők
game-tie-order = hátrább a játékosrendben

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
