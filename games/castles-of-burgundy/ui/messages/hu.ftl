# The Castles of Burgundy magyarul. Nevek nem kapnak ragot. Az összetevők ASCII-szava ($kind, $tile, $goods,
# $species, $source) és száma is megvan, így ragozhatók; a 0-s depó a fekete. Az attribútumok az üzenetek részei.

## Words that sentences are made of

kind-name = {$kind ->
    [building] épület
    [animal] állat
    [knowledge] tudás
    [castle] vár
    [mine] bánya
   *[ship] hajó
}
depot-name = {$depot ->
    [0] fekete depó
   *[other] {depot-name.es} depó
}
    .es = {$depot ->
        [1] 1-es
        [2] 2-es
        [3] 3-as
        [4] 4-es
        [5] 5-ös
       *[other] {$depot}-os
    }
    .az = {$depot ->
        [0] a fekete
        [1] az {depot-name.es}
        [5] az {depot-name.es}
       *[other] a {depot-name.es}
    }
    .rol = {depot-name.az} depóról
die-name = {die-name.es} kocka
    .es = {$die ->
        [1] 1-es
        [2] 2-es
        [3] 3-as
        [4] 4-es
        [5] 5-ös
       *[other] {$die}-os
    }
tile-name = {$tile ->
    [castle] vár
    [mine] bánya
    [ship] hajó
    [warehouse] raktárépület
    [carpenter] asztalosműhely
    [church] templom
    [market] piac
    [boarding-house] lakóház
    [bank] bank
    [city-hall] városháza
    [watchtower] őrtorony
    [cow] {$count} tehén
    [hen] {$count} tyúk
    [sheep] {$count} birka
    [pig] {$count} disznó
   *[knowledge] {tile-name.es} tudás
}
    .az = {$tile ->
        [carpenter] az {tile-name}
        [watchtower] az {tile-name}
       *[other] a {tile-name}
    }
    .es = {$number ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [13] 13-as
        [15] 15-ös
        [16] 16-os
        [18] 18-as
        [20] 20-as
        [23] 23-as
        [25] 25-ös
        [26] 26-os
       *[other] {$number}-es
    }
tile-object = {$tile ->
    [castle] egy várat
    [mine] egy bányát
    [ship] egy hajót
    [warehouse] egy raktárépületet
    [carpenter] egy asztalosműhelyt
    [church] egy templomot
    [market] egy piacot
    [boarding-house] egy lakóházat
    [bank] egy bankot
    [city-hall] egy városházát
    [watchtower] egy őrtornyot
    [cow] {$count} tehenet
    [hen] {$count} tyúkot
    [sheep] {$count} birkát
    [pig] {$count} disznót
   *[knowledge] egy {tile-name.es} tudást
}
hex-name = {hex-name.hol}{hex-name.es} {hex-name.szin}mező{hex-name.sor}
    .hol = {$side ->
        [left] bal oldali{" "}
        [right] jobb oldali{" "}
        [middle] középső{" "}
        [upper] felső{" "}
        [lower] alsó{" "}
       *[none] {""}
    }
    .es = {$number ->
        [1] 1-es
        [2] 2-es
        [3] 3-as
        [4] 4-es
        [5] 5-ös
       *[other] {$number}-os
    }
    .szin = {$kind ->
        [building] város
        [animal] legelő
        [knowledge] tudás
        [castle] vár
        [mine] bánya
       *[ship] hajó
    }
    .sor = {$row ->
        [0] {""}
        [1] {" "}az 1. sorban
        [5] {" "}az 5. sorban
       *[other] {" "}a {$row}. sorban
    }
    .az = {$side ->
        [lower] az
       *[other] a
        [none] {$number ->
            [1] az
            [5] az
           *[other] a
        }
    }
    .ra = {hex-name.az} {hex-name.hol}{hex-name.es} {hex-name.szin}mezőre{hex-name.sor}
    .on = {hex-name.az} {hex-name.hol}{hex-name.es} {hex-name.szin}mezőn{hex-name.sor}
goods-name = {$goods ->
    [turquoise] türkizkék
    [purple] lila
    [pink] rózsaszín
    [red] piros
    [brown] barna
   *[orange] narancssárga
}
goods-count = {$count} {goods-name}
workers-count = {$count} munkás
silver-count = {$count} ezüstpénz

## What the knowledge tiles do

knowledge-1 = egy városban egyforma épületek is állhatnak
knowledge-2 = minden fázis végén bányánként 1 munkás is jár
knowledge-3 = minden eladásért 2 ezüstpénz jár
knowledge-4 = minden eladásért 1 munkás is jár
knowledge-5 = a hajó két szomszédos depóról is elvehet árut
knowledge-6 = bármelyik depóról vásárolhatsz
knowledge-7 = +1 GyP minden értékelt állatlapkáért
knowledge-8 = egy munkás 2-vel is módosíthatja a kockát
knowledge-9 = épület lerakásakor a kocka ingyen módosítható 1-gyel
knowledge-10 = hajó vagy állat lerakásakor a kocka ingyen módosítható 1-gyel
knowledge-11 = vár, bánya vagy tudás lerakásakor a kocka ingyen módosítható 1-gyel
knowledge-12 = lapka elvételekor a kocka ingyen módosítható 1-gyel
knowledge-13 = munkások elvételekor 1 ezüstpénz is jár
knowledge-14 = munkások elvételekor 4 munkás jár
knowledge-15 = a végén 3 GyP minden eladott árutípusért
knowledge-16 = a végén 4 GyP minden raktárépületért
knowledge-17 = a végén 4 GyP minden őrtoronyért
knowledge-18 = a végén 4 GyP minden asztalosműhelyért
knowledge-19 = a végén 4 GyP minden templomért
knowledge-20 = a végén 4 GyP minden piacért
knowledge-21 = a végén 4 GyP minden lakóházért
knowledge-22 = a végén 4 GyP minden bankért
knowledge-23 = a végén 4 GyP minden városházáért
knowledge-24 = a végén 4 GyP minden állattípusért
knowledge-25 = a végén 1 GyP minden eladott árulapkáért
knowledge-26 = a végén 2 GyP minden bónuszlapkáért

## Choices

choice-estate = {$estate}. számú birtok, kezdővár {hex-name.on}
choice-take = {$tile} {depot-name.rol}{choice-take.kocka}{choice-take.eldobva}
    .kocka = {$use ->
        [none] {""}
        [same] {" "}({die-name})
        [free] {" "}({die-name} {choice-take.kent}, ingyen)
       *[paid] {" "}({die-name} {choice-take.kent}, {$workers} munkás)
    }
    .kent = {$to ->
        [1] 1-esként
        [2] 2-esként
        [3] 3-asként
        [4] 4-esként
        [5] 5-ösként
       *[other] {$to}-osként
    }
    .eldobva = {$discard ->
        [none] {""}
       *[other] , eldobva: {$discard}
    }
choice-place = {$tile} lerakása {hex-name.ra}{choice-take.kocka}{choice-place.pont}
    .pont = {$points ->
        [0] {""}
       *[other] , +{$points} GyP
    }
choice-sell = {goods-count} áru eladása{choice-take.kocka}{choice-place.pont}
choice-workers = {$gain} elvétele{choice-take.kocka}
choice-buy = {$tile} vásárlása {depot-name.rol} {$silver}ért{choice-take.eldobva}
choice-collect = áruk {depot-name.rol}: {$goods}
choice-collect-two = áruk {depot-name.az} és {choice-collect-two.az} depóról: {$goods}
    .az = {$second ->
        [1] az 1-es
        [2] a 2-es
        [3] a 3-as
        [4] a 4-es
        [5] az 5-ös
       *[other] a {$second}-os
    }
choice-decline = kihagyás
choice-done = kör befejezése

## The list of choices: headings, and what tells the choices under a heading apart

head-choose = Birtok választása
head-take = Lapka elvétele
head-take-with = Elvétel: {die-name}
head-place = Lerakás: {tile-name}
head-sell = Áru eladása
head-workers = Munkások elvétele
head-buy = Lapka vásárlása
head-collect = Áruk begyűjtése
label-estate = {$estate}. birtok, vár: {hex-name}
label-take = {depot-name}: {$tile}{choice-take.eldobva}
label-place = {hex-name.hol}{hex-name.es} mező{hex-name.sor}{label-place.kocka}
    .kocka = {$use ->
        [none] {""}
       *[other] , {die-name}
    }
label-sell = {goods-count}{label-place.kocka}
label-collect = {$second ->
    [0] {depot-name}: {$goods}
   *[other] {$depot}. és {$second}. depó: {$goods}
}

## Events

event-chose-secretly = {$name} birtokot választott.
event-chose = {$name} birtoka: {$estate}. számú, kezdővár {hex-name.on}.
event-phase-ended = Véget ért {event-phase.az} fázis; a bányák fizetnek.
event-phase = Elkezdődött {event-phase.az} fázis.
    .az = {$phase ->
        [A] az A
        [E] az E
       *[other] a {$phase}
    }
event-filled = {depot-name}: {$tiles}.
event-filled-black = Fekete depó: {$tiles}.
event-filled-nothing = Üresen maradt {depot-name.az} depó.
event-turned-up = E fázis árui: {$goods}.
event-round = {$phase} fázis, {$round}. forduló.
event-rolled = {$name} dobása: {$first} és {$second}.
event-arrived = A fehér kocka értéke {$depot}: {goods-name} áru került {depot-name.az} depóra.
event-changed = {$name} {event-changed.rol} {event-changed.ra} módosította a kockáját, {$workers}ért.
    .rol = {$from ->
        [3] 3-ról
        [6] 6-ról
       *[other] {$from}-ről
    }
    .ra = {$to ->
        [3] 3-ra
        [6] 6-ra
       *[other] {$to}-re
    }
event-changed-free = {$name} ingyen módosította a kockáját {event-changed.rol} {event-changed.ra}.
event-discarded = {$name} eldobott {$tile}.
event-took = {$name} elvett {$tile} {depot-name.rol}.
event-bought = {$name} vásárolt {$tile} {depot-name.rol}.
event-placed = {$name} lerakott {$tile} {hex-name.ra}.
event-sold = {$name} eladott {goods-count} árut.
event-completed = {$name} befejezett egy {$size} mezős régiót: {$points} + {$bonus} GyP.
event-scored = {$name} {$points} GyP-ot kapott {$source ->
    [colours] a színért
    [animals] az állatokért
    [watchtowers] az őrtoronyért
   *[sales] az eladásért
}.
event-bonus-large = {$name} elsőként fedte le minden {hex-name.szin}mezőjét: övé a nagy bónuszlapka.
event-bonus-small = {$name} másodikként fedte le minden {hex-name.szin}mezőjét: övé a kis bónuszlapka.
event-silver = {$name} {$silver}t kapott.
event-workers = {$name} {$workers}t kapott.
event-collected = {$name} elvett {goods-count} árut {depot-name.rol}.
event-moved = {$name} előrelépett a játékosrend-sávon: {$space}. mező.
event-declined = {$name} kihagyta {tile-name.az} előnyét.
event-lost = {$name} nem tudta kihasználni {tile-name.az} előnyét.
event-final = {$name} a végén: tudás {$knowledge}, áruk {$goods}, ezüstpénz {$silver}, munkások {$workers} GyP.
event-ended = A játék véget ért: {$name} győzött, {$points} GyP.

## A position

title-set-up = {$choosing ->
    [castles] The Castles of Burgundy · a kezdővárak választása
   *[estates] The Castles of Burgundy · birtokválasztás
}
title-round = The Castles of Burgundy · {$phase} fázis · {$round}. forduló ({$rounds} közül)
title-over = The Castles of Burgundy · a játék véget ért
turn-yours = Te jössz: {$what}
turn-other = {$name} van soron: {$what}
turn-estate = {$choosing ->
    [castles] válassz mezőt a kezdővárnak.
   *[estates] válassz oldalt a játékostábládon és mezőt a kezdővárnak.
}
turn-dice = használj fel egy kockát.
turn-purchase = vásárolj egy lapkát, vagy fejezd be a köröd.
turn-castle = hajts végre egy akciót tetszőleges kockaértékkel.
turn-sell = adj el egy árutípust, vagy hagyd ki.
turn-fetch = vegyél el egy lapkát egy számozott depóról, vagy hagyd ki.
turn-place = rakj le még egy lapkát, vagy hagyd ki.
turn-ship = válaszd ki, melyik depó áruit viszi el a hajó.
order-now = Játékosrend: {$names}.
order-next = A következő fordulóban: {$names}.
white-die = A fehér kocka értéke {$die}.
coming-goods = A következő fordulók árui: {$goods}.
depots-heading = Depók
depots-row = {$depot}: {$tiles}
depots-black = fekete: {$tiles}
depots-goods = áruk: {$goods}
list-empty = semmi
bonus-heading = Még megszerezhető bónuszlapkák
bonus-both = {kind-name}: {$large} és {$small}
bonus-one = {kind-name}: {$small}
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
estate-board = {$choosing ->
    [castles] {$name} birtoka: {$first}. számú.
   *[estates] {$name} táblájának birtokai: {$first} és {$second}.
}
estate-chosen = {$name} már választott.
estate-legend = Az üres mező a számát, a színét és a kockaértékét mutatja: {$letters}. A lefedett mező a lapkáját.
ranking-heading = Végeredmény

## The table in the browser

mat-dice = kockáim
mat-purse = erszény
mat-storage = raktár
mat-goods = áruk
mat-sold = eladva
mat-workers = munkás
mat-silver = ezüst
mat-points = {$points} GyP
mat-board = Játékostábla: {$name}
mat-works = Lerakott tudáslapkák, bónuszlapkák és eladott áruk
mat-now = (most {$points} GyP)
mat-no-knowledge = Még nincs lerakott tudáslapka.
mat-chooses = {$choosing ->
    [castles] {$name}: a kezdővár választása még hátravan
   *[estates] {$name}: a birtok és a kezdővár választása még hátravan
}
mat-estate = {$estate}. számú birtok
board-summary = Lefedett mezők: {$covered}.
board-summary-estates = {$choosing ->
    [castles] A kezdővárak választása.
   *[estates] Birtokválasztás.
}
board-covered = {$name} {$covered} (37 közül)
depots-round = Forduló
strip-set-up = {$choosing ->
    [castles] A kezdővárak választása
   *[estates] Birtokválasztás
}
strip-round = {$phase} fázis · {$round}/{$rounds}. forduló
strip-phase = {$phase} +{$points}
strip-trigger = befejezett régió: most +{$points} GyP · hátralévő fordulók: {$rounds}
alarm-last-phase = Ezzel a fázissal véget ér a játék.
alarm-last-round = Ez az utolsó forduló.
task-dice = használj fel egy kockát ({$dice}): vegyél el vagy rakj le lapkát, adj el árut, vagy vegyél munkásokat.
task-buy = Lapkát is vásárolhatsz {$silver}ért.
task-over = a játék véget ért.
offer-item = {$source} {$points}
offer-total = +{$points} GyP
offer-points = {$points} GyP ({$items})
offer-change = {$what} {$now} → {$after}
offer-region = régió: {$left} / {$size} mező üres, készen {$points} GyP
offer-end = a végén most {$points} GyP-ot érne
offer-order = a következő fordulóban: {$names}
warn-lost = Most nem tudod kihasználni {tile-name.az} előnyét: elvész.
warn-stays = Nem fér el, a depón marad: {$goods}.
wish-take = {$tile} {depot-name.rol}
wish-sell = {goods-name} áru eladása
wish-place = {$tile} lerakása
wish-buy = lapka vásárlása {$silver}ért

## What things are called

title-empty = üres hely
title-load = Áruk: {depot-name}
title-load-of = Áruk: {depot-name}, {goods-name}
title-coming = A következő fordulók árui
title-white = Fehér kocka
title-track = Játékosrend-sáv
title-marker = Jelölő a játékosrend-sávon: {$name}
title-bonus-large = Nagy bónuszlapka: {kind-name}
title-bonus-small = Kis bónuszlapka: {kind-name}
title-hex = Üres mező: {$hex}
title-storage = Üres raktármező
title-held = Áruk: {goods-name}
title-sold = Eladott áruk: {$name}
title-silver = Ezüstpénz: {$name}
title-workers = Munkások: {$name}
title-score = Győzelmi pontok: {$name}
title-die = {die-name.es} értékű kocka
title-die-used = Felhasznált kocka
title-hire = Munkáslapkák elvétele
title-wild = A vár akciója
title-side = {$estate}. számú birtok, kezdővár {hex-name.on}

## Explanations

explain-lying = Most itt van: {$tiles}.
explain-black = Körönként egyszer vásárolhatsz innen egy lapkát {$silver}ért; kocka nem kell hozzá. A lapkák minden fázis elején cserélődnek.
explain-depot = Egy {depot-name.es} kockával egy lapkát vehetsz el innen a raktáradba. A depó csak a következő fázis elején töltődik fel.
explain-goods-here = Áruk itt: {$goods}.
explain-space = Üres hely. A következő fázis elején ilyen lapka kerül ide: {kind-name}.
explain-space-black = A fekete depó üres helye. A következő fázis elején kerül ide lapka.
explain-space-last = Üres hely. Több lapka nem érkezik: ez az utolsó fázis.
explain-places = A birtokodon most {$now} mezőre rakhatod le; ha a szomszédaik is le lennének fedve, {$ever} mezőre.
explain-reach = {die-name}: {$workers}
explain-load = Egy hajó egy depó áruit viszi el. Legfeljebb háromféle árut tarthatsz; ami nem fér el, ott marad.
explain-load-of = {$count} ilyen áru. Egy {die-name.es} kockával mindet eladhatod, darabonként {$points} GyP-ért.
explain-coming = Minden fordulóban a fehér kocka küldi az elsőt a dobott számú depóra: {$goods}.
explain-white = A kezdőjátékos dob vele. Egy árulapkát küld a dobott számú depóra.
explain-track = A következő fordulóban az kezd, aki a legjobban előrehaladt, azonos mezőn a felső jelölő. Minden hajó egy mezővel viszi előre a gazdáját.
explain-marker = A sáv {$space}. mezőjén áll: a következő fordulóban {$place}. a sorban.
explain-bonus-large = {$points} GyP annak, aki elsőként fedi le mind a {$hexes} {hex-name.szin}mezőjét.
explain-bonus-small = {$points} GyP annak, aki másodikként fedi le mind a {$hexes} {hex-name.szin}mezőjét.
explain-bonus-owner = Megszerezte: {$name}.
explain-covered = {$name} {$covered}/{$hexes}
explain-hex = {$kind ->
    [building] Épület
    [animal] Állat
    [knowledge] Tudás
    [castle] Vár
    [mine] Bánya
   *[ship] Hajó
} rakható ide egy {die-name.es} kockával, ha van mellette lefedett mező.
explain-region = A régiója {$size} mezős, ebből {$left} még üres. Ha ebben a fázisban megtelik, {$points} + {$phase} GyP jár érte.
explain-region-done = A {$size} mezős régiója kész.
explain-storage = Az elvett lapkák itt várják a lerakást. Ha mindhárom hely foglalt, új lapkáért egy régit el kell dobnod.
explain-held = {$count} ilyen áru. Egy {die-name.es} kockával mindet eladhatod: {$points} GyP és {$silver}.
explain-sold = {$count} eladott áru. A 15-ös és a 25-ös tudáslapkánál számítanak.
explain-silver = {$silver}. Körönként egyszer {$price} ezüstpénzért lapkát vásárolhatsz; a végén mindegyik 1 GyP.
explain-workers = Minden munkás {$step ->
    [1] 1-gyel
    [2] legfeljebb 2-vel
   *[other] legfeljebb {$step} értékkel
} módosít egy kockát, 6-ról 1-re és 1-ről 6-ra is. Mindig a lehető legkevesebbet fizeted. A végén két munkás 1 GyP.
explain-scored = Eddig {$points} GyP; a végén még jön hozzá.
explain-score = {$points} GyP, ha most lenne vége a játéknak.
explain-die = Elvehetsz egy lapkát az ilyen számú depóról, lerakhatsz egyet ilyen számú mezőre, eladhatod az ilyen számú árut, vagy munkásokat vehetsz el.
explain-die-used = Ezt a kockát ebben a fordulóban már felhasználták.
explain-hire = Bármelyik kockáért, akármit mutat: {$workers}.
explain-plus = És még: {$what}.
explain-wild = Még egy akció, mintha egy tetszőleges értékű kockád lenne. Munkás nem kell hozzá.
explain-side = Ennek a birtoknak {$regions} régiója van. A kezdővárnak {$beside} szomszédos mezője van.
explain-building = Ezt egyszer adja, lerakáskor. Egy városban minden épülettípusból csak egy állhat.
explain-building-repeated = Ezt egyszer adja, lerakáskor. Az 1-es tudással egy városban több is állhat belőle.
explain-warehouse = Eladhatsz egy árutípust, akármit mutatnak a kockák.
explain-carpenter = Elvehetsz egy tetszőleges épületet egy számozott depóról.
explain-church = Elvehetsz egy bányát, tudást vagy várat egy számozott depóról.
explain-market = Elvehetsz egy hajót vagy állatot egy számozott depóról.
explain-boarding-house = 4 munkást kapsz.
explain-bank = 2 ezüstpénzt kapsz.
explain-city-hall = Lerakhatsz még egy lapkát a raktáradból; a mező száma nem számít.
explain-watchtower = 4 GyP-ot kapsz.
explain-animals = Lerakáskor {$count} GyP, és ugyanazon a legelőn minden {$species ->
    [cow] tehenes
    [hen] tyúkos
    [sheep] birkás
   *[pig] disznós
} lapka újra pontot ad.
explain-castle = Lerakáskor azonnal végrehajtasz még egy akciót, mintha egy tetszőleges értékű kockád lenne.
explain-mine = Minden fázis végén 1 ezüstpénzt ad.
explain-ship = Lerakáskor elviszed egy depó áruit, és egy mezőt lépsz előre a játékosrend-sávon.
explain-knowledge = A birtokodon: {$facts}.
explain-end-value = {$name} most ennyit kapna érte a játék végén: {$points} GyP.

## Hints

hint-estates = A kis régiók hamarabb elkészülnek; egy sok szomszédú kezdővár több utat hagy nyitva.
hint-dice = Mindkét kockát egyszer használhatod: a lapka előbb a raktárba kerül, onnan egy másik kockával a birtokra. Munkásokkal módosíthatod a kockát, 6-ról 1-re is.
hint-purchase = Ezüstpénzért körönként egyszer fekete hátú lapkát vehetsz; a végén minden megmaradt ezüstpénz 1 GyP.
hint-castle = Ehhez az akcióhoz nem kell kocka és munkás: bármelyik depó, bármelyik lapka melletti mező, bármelyik áru választható.
hint-building = Az épület csak a lerakásakor adja az előnyét; amit most nem használsz ki, elvész.
hint-ship = Legfeljebb háromféle árut tarthatsz; egy kockával egy típus összes áruját eladod.

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
table-tile = Lapka, vagy mi kell a lerakáshoz
table-region = Régió
table-region-size = Régió mérete
table-beside = Szomszédok

## The game on the pages of all games

game-asides = a szükségesnél több munkással …
game-title = The Castles of Burgundy
game-short = Burgundia
game-about = Építsd ki a birtokodat várakkal, hajókkal, állatokkal és épületekkel, körönként két kockával: a befejezett régiók pontot adnak, minél korábban, annál többet.
game-points = győzelmi pont
game-option-estates = Birtokok
game-option-estates-basic = mindenki az 1. birtokkal, a vár középen
game-option-estates-open = osztott táblák, nyílt választás
game-option-estates-secret = osztott táblák, titkos választás
game-option-estates-open-extra = osztott táblák további birtokokkal, nyílt választás
game-option-estates-secret-extra = osztott táblák további birtokokkal, titkos választás
game-option-estates-same-1 = mindenki az 1. birtokkal, szabadon választott kezdővárral
game-option-estates-same-2 = mindenki a 2. birtokkal, szabadon választott kezdővárral
game-option-estates-same-3 = mindenki a 3. birtokkal, szabadon választott kezdővárral
game-option-estates-same-4 = mindenki a 4. birtokkal, szabadon választott kezdővárral
game-option-estates-same-5 = mindenki az 5. birtokkal, szabadon választott kezdővárral
game-option-estates-same-6 = mindenki a 6. birtokkal, szabadon választott kezdővárral
game-option-estates-same-7 = mindenki a 7. birtokkal, szabadon választott kezdővárral
game-option-estates-same-8 = mindenki a 8. birtokkal, szabadon választott kezdővárral
game-option-estates-same-9 = mindenki a 9. birtokkal, szabadon választott kezdővárral
game-option-estates-hint = Ki melyik birtoktáblát tölti fel. Első játékhoz az 1. birtok való mindenkinek.
game-source-regions = Régiók
game-source-phases = Fázisbónusz
game-source-colours = Színbónusz
game-source-animals = Állatok
game-source-watchtowers = Őrtornyok
game-source-sales = Eladások
game-source-knowledge = Tudás
game-source-goods = Eladatlan áruk
game-source-silver = Ezüst
game-source-workers = Munkások
game-moment-region = A legnagyobb régió
game-moment-animals = A legjobb legelő
game-moment-sale = A legjobb eladás
game-tie-empty = üres mezők
game-tie-order = hátrább a játékosrendben

## Refusals

refusal-not-now = Ezt most nem lehet.
refusal-game-is-over = A játék véget ért.
refusal-not-your-board = Ez a birtok nincs a játékostábládon.
refusal-no-castle-hex = Ez a mező nem vármező.
refusal-too-few-workers = Ehhez {$first} munkás kell, de csak {$second} van.
refusal-no-such-die = Nincs ilyen értékű szabad kockád: {$first}.
refusal-name-a-die = Ehhez fel kell használnod egy kockát.
refusal-no-die-here = Ehhez nem kell kocka.
refusal-numbered-depots-only = Ez csak a számozott depókra vonatkozik.
refusal-tile-not-there = Ez a lapka nincs ott.
refusal-storage-is-full = Tele van a raktárad: előbb válassz egy lapkát, amelyet eldobsz.
refusal-storage-has-room = Van hely a raktáradban: most nem dobhatsz el lapkát.
refusal-not-stored = Ez a lapka nincs a raktáradban.
refusal-goods-not-held = Nincs ilyen árud.
refusal-dice-left = Még fel kell használnod egy kockát.
refusal-hex-is-covered = Ezen a mezőn már van lapka.
refusal-wrong-colour = Ez a mező más színű.
refusal-not-adjacent = Emellett a mező mellett még nincs lapkád.
refusal-building-twice-in-city = Ebben a városban már van ilyen épület.
refusal-building-takes-other-kinds = Ezzel az épülettel ilyen lapkát nem vehetsz el.
refusal-no-purchase-in-chain = Előbb fejezd be a hatást, csak utána vásárolhatsz.
refusal-effect-is-due = Előbb a lerakott lapka hatása következik.
refusal-castle-cannot-be-declined = A vár akcióját végre kell hajtanod; munkáslapkákat mindig elvehetsz.
refusal-one-depot-only = Két depóról csak az 5-ös tudáslapkával vehetsz el árut.
refusal-not-neighbours = Ezek a depók nem szomszédosak; a kisebb szám álljon elöl.
refusal-choose-new-types = {$second} új árutípusból ennyit kell választanod: {$first}.
refusal-bought-already = Körönként csak egy lapkát vásárolhatsz.
refusal-too-little-silver = A vásárlás {$first} ezüstpénzbe kerül, de csak {$second} van.
refusal-nothing-to-buy = Nincs mit vásárolni.
refusal-black-depot-only = Csak a fekete depóról vásárolhatsz.
game-score-unit = GyP

## Components in statistics; # is the number

game-component-estate = #. birtok
game-component-estate-4r = 4r. birtok
game-component-estate-8r = 8r. birtok
game-component-castle = vár
game-component-mine = bánya
game-component-ship = hajó
game-component-knowledge = #. tudás
game-component-cow = # tehén
game-component-hen = # tyúk
game-component-sheep = # birka
game-component-pig = # disznó
game-component-warehouse = raktárépület
game-component-carpenter = asztalosműhely
game-component-church = templom
game-component-market = piac
game-component-boarding-house = lakóház
game-component-bank = bank
game-component-city-hall = városháza
game-component-watchtower = őrtorony
