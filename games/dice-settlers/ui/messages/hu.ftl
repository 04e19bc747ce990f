# A Dice Settlers magyarul, a szabálykönyv szavaival. Nevek sosem kapnak ragot vagy névelőt; a lapkát a száma nevezi meg.
# A „…_id” változók ASCII-szavak, amelyek szerint ragozni lehet.

## Szavak, amelyekből a mondatok állnak

list-nothing = semmi
list-nobody = senki
name-diceoneer = Diceoneer
word-recruit = Toborzás
word-explore = Felfedezés
word-settle = Letelepedés
word-raid = Rajtaütés
word-harvest = Aratás
word-trade = Kereskedelem
word-research = Kutatás
word-pioneer = Pionír
word-food = Élelem
word-wood = Fa
word-iron = Vas
word-gold = Arany
word-face = {$colour} {$icon}
word-tile = {$terrain} ({$number}. lapka)
list-tile = {$number ->
    [1] az 1-es
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
    [8] a 8-as
    [13] a 13-as
    [15] a 15-ös
    [16] a 16-os
    [18] a 18-as
    [20] a 20-as
    [23] a 23-as
    [25] a 25-ös
    [26] a 26-os
    [28] a 28-as
    [30] a 30-as
    [33] a 33-as
    [35] a 35-ös
    [36] a 36-os
    [38] a 38-as
   *[other] a {$number}-es
}
word-cell = {$n ->
    [0] egy üres mezőre
    [1] {$tiles} lapka mellé
   *[other] {$tiles} lapka közé{$side ->
        [upper] , felülre
        [lower] , alulra
        [left] , balra
        [right] , jobbra
       *[only] {""}
    }
}
terrain-plains = síkság
terrain-forest = erdő
terrain-mountains = hegyek
terrain-desert = sivatag
terrain-hills = dombok
seal-founding = Alapítás
seal-craft = Mesterség
seal-progress = Haladás
seal-legacy = Örökség
seal-explosive = Robbanó
seal-none = nincs (promókártya)
colour-white = fehér
colour-green = zöld
colour-yellow = sárga
colour-orange = narancs
colour-brown = barna
colour-grey = szürke
tile-facts = {$terrain}, {$control} GYP uralomért, {$presence} GYP jelenlétért; {$ability}
tile-facts-no-vp = {$terrain}; {$ability}
ability-none = nincs képessége
ability-place = elhelyezéskor: {$effect}
ability-control = uralommal: {$effect}
ability-presence = jelenléttel: {$effect}
ability-factory = gyár: {$effect}
effect-die = {$n} {$colour} kocka
effect-any-die = {$n} toborozható színű kocka
effect-quota = kvóta +{$n}
effect-house = sátor helyett ház
effect-tents = {$n} sátor
effect-icon = {$action} akciónál +{$n} {$icon} ikon
effect-extra = extra akció
effect-build = ház {$n} sátorért
effect-vp = {$n} GYP

## Választások

choice-draft = {$number}. lapka megtartása ({$facts})
choice-lay = lapkád lehelyezése {$cell}
choice-pay-set = {$die} elköltése: egy másik kocka átállítása
choice-pay-reroll = {$die} elköltése: legfeljebb három másik kocka újradobása
choice-pay-draw = {$die} elköltése: két kocka húzása és dobása
choice-turn = kocka átállítása: {$die} → {$icon}
choice-reroll = újradobás: {$dice}
choice-use = {$card} használata: egy kocka átállítása
choice-begin = {$action} ({$icons} ikon)
choice-recruit = {$n ->
    [1] {$colour} kocka toborzása ({$icons} ikon)
   *[other] {$dice} kocka toborzása ({$icons} ikon)
}
choice-explore = {$tiles} lapka húzása ({$icons} ikon)
choice-take = {$tents} sátor elvétele az általános készletből
choice-settle = sátor lehelyezése {list-tile} lapkára ({$terrain})
choice-take-back = sátor visszavétele {list-tile} lapkáról ({$terrain})
choice-raid = {$player} egy sátrának lecserélése {list-tile} lapkán ({$icons} ikon)
choice-harvest = aratás: 1 {$resource}
choice-double = aratás megduplázása: {$resource}
choice-trade-same = 3 egyforma erőforrás {$vp} GYP-ért ({$tokens})
choice-trade-different = 3 különböző erőforrás {$vp} GYP-ért ({$tokens})
choice-trade-any = 2 tetszőleges erőforrás {$vp} GYP-ért ({$tokens})
choice-trade-die = egy kocka eladása
choice-research = {$card} kifejlesztése ({$icons} ikon és {$tokens})
choice-research-free = {$card} kifejlesztése ({$icons} ikon)
choice-spend-die = {$dice} elköltése
choice-spend-pair = {$dice} elköltése párban
choice-spend-single = {$dice} elköltése egyedül (technológiával)
choice-spend-card = {$card}: 1 ikon felhasználása
choice-spend-tile = egy lapka ikonjának felhasználása
choice-spend-blast = a robbanás egy ikonjának felhasználása
choice-place = {$number}. lapka lehelyezése {$cell} ({$facts})
choice-join = csatlakozás egy sátorral
choice-add = még egy sátor az új lapkádra
choice-gain = egy {$colour} kocka elvétele
choice-token = 1 {$resource} elvétele
choice-give-active = {$die} eladása
choice-give-spent = egy elköltött {$colour} kocka eladása
choice-factory = gyár működtetése ({$number}. lapka, {$terrain}): {$effect}
choice-factory-from = gyár működtetése ({$number}. lapka, {$terrain}): {$effect}; sátor a szomszédról ({$from}. lapka)
choice-factory-keep = gyár működtetése ({$number}. lapka, {$terrain}): {$effect}; a sátor marad ({$from}. lapka)
choice-govern = kormányzás: ház építése {list-tile} lapkára ({$terrain})
choice-explode = {$card} robbantása: {$text}
choice-build = ház építése {$tents} sátorért {list-tile} lapkára ({$terrain})
choice-remove = {$player} egy sátrának levétele {list-tile} lapkáról ({$terrain})
choice-keep = {$die} megtartása a következő körre
choice-bot-colour = Diceoneer új kockája: {$colour}
choice-bot-settle = Diceoneer sátrának lehelyezése {list-tile} lapkára ({$terrain})
choice-bot-raid = Diceoneer rajtaütése {list-tile} lapkán ({$terrain})
choice-bot-cell = Diceoneer lapkájának lehelyezése {$cell}
choice-bot-sells = Diceoneer eladása: {$resource}
choice-evict = Diceoneer egy sátrának levétele {list-tile} lapkáról ({$terrain})
choice-done = befejezés
choice-done-roll = maradjanak így a kockák
choice-done-extra = extra akció kihagyása
choice-done-joining = csatlakozás kihagyása
choice-done-adding = nem kell több sátor
choice-done-keeping = nem tartok meg többet
choice-done-evicting = maradjanak a sátrai
choice-done-turn = lépés befejezése
choice-done-main = {$action} befejezése

## A választások listája: címek, és ami egy cím alatt a választásokat megkülönbözteti

head-draft = Lapka megtartása
head-lay = Saját lapka lehelyezése
head-pay-set = Kocka elköltése: átállításra
head-pay-reroll = Kocka elköltése: újradobásra
head-pay-draw = Kocka elköltése: két kocka húzására
head-turn = Kocka átállítása
head-reroll = Újradobás
head-use = Technológia használata
head-begin = Akció választása
head-recruit = Toborzás
head-take = Sátrak elvétele
head-settle = Sátor lehelyezése
head-take-back = Sátor visszavétele
head-raid = Rajtaütés
head-harvest = Aratás
head-double = Aratás megduplázása
head-trade = Kereskedelem
head-research = Kutatás
head-spend = Ikonok elköltése
head-place = {$number}. lapka lehelyezése
head-gain = Kockák elvétele
head-token = Erőforrás elvétele
head-give = Kocka eladása
head-factory = Gyár működtetése
head-govern = Kormányzás
head-explode = Robbantás
head-build = Ház építése
head-remove = Sátor levétele
head-keep = Kocka megtartása
head-evict = Sátrainak levétele
label-take = {$tents} sátor az általános készletből
label-spent = elköltött {$colour}
label-single = {$die}, egyedül
label-tile = egy lapka ikonja
label-blast = a robbanás egy ikonja
label-factory = {word-tile}: {$effect}
label-factory-from = {word-tile}: {$effect}, sátor innen: {$from}. lapka
label-factory-keep = {word-tile}: {$effect}, a sátor marad: {$from}. lapka

## Események

event-drafted = {$name} megtartotta {list-tile} lapkát ({$terrain}).
event-placed = {$name} lehelyezte {list-tile} lapkát ({$terrain}).
event-round = {$round}. kör.
event-last-round = Teljesült a játék végének egyik feltétele: ez az utolsó kör.
event-quota = {$name} kocka kvótája: {$n}.
event-refilled = {$name} visszatette az elköltött kockáit a zsákba.
event-rolled = {$name} dobása: {$dice}.
event-paid-set = {$name} elköltötte: {$die} (kocka átállítására).
event-paid-reroll = {$name} elköltötte: {$die} (újradobásra).
event-paid-draw = {$name} elköltötte: {$die} (kockahúzásra).
event-turned = {$name} átállított egy kockát: {$die} → {$icon}.
event-rerolled = {$name} újradobott egy kockát: {$die} → {$icon}.
event-used = {$name} technológiát használt: {$card}.
event-began = {$name} akciója: {$action}.
event-spent-die = {$name} elköltötte: {$dice}.
event-spent-pair = {$name} párban elköltötte: {$dice}.
event-spent-single = {$name} egyedül elköltötte: {$dice}.
event-spent-card = {$name} egy technológia ikonját használta: {$card}.
event-spent-tile = {$name} egy lapka ikonját használta.
event-spent-blast = {$name} a robbanás egy ikonját használta.
event-die-gained = {$name} kapott egy {$colour} kockát.
event-drawn = {$name} kihúzta {list-tile} lapkát ({$terrain}).
event-tents-taken = {$name} {$n} sátrat vett el az általános készletből.
event-tent-placed = {$name} sátrat helyezett {list-tile} lapkára ({$terrain}).
event-tents-lifted = {$name} {$n} sátrat vett vissza {list-tile} lapkáról ({$terrain}).
event-swapped = {$name} rajtaütött {list-tile} lapkán ({$terrain}), és lecserélte {$rival} egy sátrát.
event-removed = {$name} levette {$rival} egy sátrát {list-tile} lapkáról ({$terrain}).
event-tokens-gained = {$name} {$n} {$resource_id ->
    [food] Élelmet
    [wood] Fát
    [iron] Vasat
   *[gold] Aranyat
} kapott.
event-doubled = {$name} megduplázta az aratást: {$resource}.
event-traded = {$name} eladott: {$tokens}.
event-die-traded = {$name} eladott egy {$colour} kockát.
event-vp-gained = {$name} {$n} GYP-t kapott.
event-researched = {$name} kifejlesztett egy technológiát: {$card}; fizetett: {$tokens}.
event-researched-free = {$name} kifejlesztett egy technológiát: {$card}.
event-joined = {$name} csatlakozott {list-tile} lapkán ({$terrain}).
event-factory = {$name} gyárat működtetett {list-tile} lapkán ({$terrain}).
event-house = {$name} házat épített {list-tile} lapkára ({$terrain}).
event-exploded = {$name} robbantott: {$card}.
event-extra = {$name} extra akciót kapott.
event-turn-ended = {$name} befejezte a körét.
event-kept = {$name} megtartotta: {$die}.
event-bot-acts = Diceoneer akciója: {$action}, erősség {$n}.
event-bot-die = Diceoneer egy {$colour} kockája {event-bot-die.to} került.
    .to = {$action_id ->
        [recruit] a Toborzáshoz
        [explore] a Felfedezéshez
        [settle] a Letelepedéshez
        [raid] a Rajtaütéshez
        [trade] a Kereskedelemhez
       *[research] a Kutatáshoz
    }
event-bot-token = Diceoneer: 1 {$resource} {event-bot-die.to} került.
event-bot-stores = Diceoneer 1 {$resource_id ->
    [food] Élelmet
    [wood] Fát
    [iron] Vasat
   *[gold] Aranyat
} eltárolt.
event-bot-unused = Diceoneer fel nem használt erőssége: {$n}.
event-evicted = Diceoneer egy sátra lekerült {list-tile} lapkáról ({$terrain}).
event-ended = A játék véget ért. Győztes: {$names}, {$points} GYP.

## Elutasítások

refusal-action-without-effect = Most nem lenne hatása ({$first} ikonod van hozzá).
refusal-bag-is-empty = Üres a zsákod.
refusal-colour-cannot-be-recruited = Ezt a színt most nem toborozhatod.
refusal-diceoneer-plays-solo-games = Diceoneer csak egyszemélyes játékban játszik.
refusal-game-is-over = A játék véget ért.
refusal-gives-nothing = A gyár most nem adna semmit.
refusal-house-is-there = Ott már áll ház, vagy nincs ilyen lapka ({$first}).
refusal-lead-too-small = Mindenki másnál {$second} sátorral több kell; ott most {$first} sátrad van.
refusal-main-action-is-due = Előbb végre kell hajtanod egy fő akciót.
refusal-main-action-is-taken = Már végrehajtottad a fő akciódat.
refusal-must-touch-two-tiles = A lapkának két másikkal kell szomszédosnak lennie.
refusal-no-active-die = Nincs aktív kockád.
refusal-no-die-to-give = Nincs aktív vagy elköltött kockád.
refusal-no-effect = Nem lenne hatása.
refusal-no-effect-yet = Az akciónak még nem volt hatása.
refusal-no-factory-there = Nincs gyár ezen a lapkán: {$first}.
refusal-no-house-left = Már minden házadat megépítetted.
refusal-no-other-die = Nincs másik aktív kockád.
refusal-no-own-marker = Nincs rajta jelölőd.
refusal-no-such-die = Nincs ilyen kockád.
refusal-no-such-face = Ilyen oldala nincs ennek a színnek.
refusal-no-such-icon = Nem adja a szükséges ikont.
refusal-no-such-number-of-dice = Ennyi kockát nem toborozhatsz: {$first}.
refusal-no-such-technology = Nincs ilyen technológiád, vagy ebben a körben már használtad.
refusal-no-tent-in-supply = Nincs sátor a személyes készletedben.
refusal-no-tent-of-this-rival = Ennek a játékosnak nincs ott sátra.
refusal-no-tent-there = Nincs ott sátrad.
refusal-no-tent-to-take-off = Erről a lapkáról nem vehetsz le sátrat: {$first}.
refusal-no-tents-for-a-house = Ezen a lapkán ({$first}) {$second} sátrad kell egy házhoz.
refusal-not-among-the-three = Ez a lapka nincs a három között.
refusal-not-during-a-main-action = Fő akció közben nem lehet.
refusal-not-now = Ezt most nem lehet.
refusal-not-on-the-table = Ez a technológia nincs az asztalon.
refusal-not-present = Nem vagy jelen ezen a lapkán: {$first}.
refusal-not-present-on-its-terrain = Nem vagy jelen ilyen területen.
refusal-not-present-on-its-terrains = Nem vagy jelen minden szükséges területen.
refusal-not-so-many-tiles = {$first} ikon, de csak {$second} lapka van a pakliban.
refusal-not-this-resource = Ezt az erőforrást most nem választhatod.
refusal-nothing-to-double = Ebből nem arattál.
refusal-nothing-to-pay = Nincs mit fizetni.
refusal-one-main-action-a-turn = Egyszerre csak egy fő akciót hajthatsz végre.
refusal-one-tile-only = A rajtaütés egyetlen lapkán történik.
refusal-one-tile-with-presence = Minden sátor egyetlen olyan lapkáról kerül le, ahol jelen vagy.
refusal-one-to-three-dice = Egy, két vagy három kockát dobhatsz újra.
refusal-own-marker-is-there = Ezt már kifejlesztetted.
refusal-priorities-forbid = Diceoneer szabályai ezt nem engedik választani.
refusal-run-this-round = Ezt a gyárat ebben a körben már működtetted.
refusal-same-icon = A kocka már ezt mutatja.
refusal-taken-this-round = Ezt az akciót ebben a körben már végrehajtottad.
refusal-tent-must-lie-there = A sátornak a gyár lapkáján kell állnia.
refusal-tile-is-not-drawn = Ezt a lapkát nem húztad ki: {$first}.
refusal-tile-must-touch = A lapkának két lapkával kell szomszédosnak lennie, és az egyiken jelen kell lenned.
refusal-tokens-do-not-fit = Ezeket az erőforrásokat így nem adhatod el.
refusal-too-far = Ez a lapka ({$first}) túl messze van a sátraidtól és házaidtól.
refusal-too-few-dice = Ebből a színből csak ennyi kocka maradt: {$first}.
refusal-too-few-icons = {$second} ikon kell, de csak {$first} van.
refusal-too-few-icons-left = Túl kevés ikonod maradna: még {$first} ikont kell fizetned.
refusal-too-few-tokens = Nincs ennyi erőforrásod.
refusal-wrong-icon = Ezzel az ikonnal itt nem fizethetsz.

## Hol tart a játék

strip-set-up = Előkészületek
strip-round = {$round}. kör
strip-last-round = {$round}. kör, az utolsó
strip-roll = kockadobás
strip-actions = akciók
strip-clean-up = takarítás
strip-trigger = Vége: ház {$houses}/{$all} · maradt GYP {$vp}/{$start} · maradt lapka {$tiles} · kockaszín {$colours} (≤ {$few})
alarm-end = Teljesült a játék végének egyik feltétele: ez után még egy kör jön.
alarm-last = Ez az utolsó kör.
turn-yours = {$name}, te jössz: {$what}
turn-other = {$name} van soron: {$what}
task-draft = tarts meg egyet a lapkák közül
task-lay = válaszd ki a lapkád helyét
task-roll = változtass a kockáidon, vagy hagyd őket így
task-turn-die = állíts át egy kockát (még {$n})
task-reroll = válassz egy, két vagy három kockát az újradobáshoz
task-turn-first = válassz fő akciót
task-turn-second = válassz fő akciót, vagy fejezd be a lépésed
task-turn-none = nincs lehetséges fő akció: fejezd be a lépésed
task-turn-acted = hajts végre szabad akciót, vagy fejezd be a lépésed
task-extra = válassz extra akciót, vagy hagyd ki
task-recruit = válaszd ki, milyen kockákat toborzol ({$n} ikonod van)
task-explore = válaszd ki, hány ikont költesz el ({$n} ikonod van)
task-settle = {$n ->
    [0] elfogyott az ikonod: vegyél vissza további sátrakat, vagy fejezd be az akciót
   *[other] helyezz le, vegyél el vagy vegyél vissza sátrat ({$n} ikonod van)
}
task-raid = válaszd ki, melyik sátrat cseréled le ({$n} ikonod van)
task-harvest = {$n ->
    [0] elfogyott az ikonod: duplázz meg egy erőforrást, vagy fejezd be az akciót
   *[other] válaszd ki, mit aratsz ({$n} ikonod van)
}
task-trade = válaszd ki, mit adsz el ({$n} ikonod van)
task-research = válassz technológiát ({$n} ikonod van)
task-finish = {$n ->
    [0] elfogyott az ikonod: fejezd be az akciót
   *[other] nincs több lehetőség: fejezd be az akciót
}
task-pay = {$action}: költs el még {$n} ikont
task-place = helyezz le egyet a kihúzott lapkák közül ({$n})
task-gain = válassz egy kockát (még {$n})
task-join = csatlakozol egy sátorral {list-tile} lapkán ({$terrain})?
task-add = leteszel még egy sátrat {list-tile} lapkára ({$terrain})?
task-tokens = válassz erőforrást (még {$n})
task-give = válaszd ki, melyik kockát adod el
task-build = válaszd ki, hová építesz házat ({$n} sátorért)
task-blast = válaszd ki, melyik sátor kerül le (még {$n})
task-keep = megtarthatsz egy aktív kockát a következő körre (még {$n})
task-choose = válassz Diceoneer helyett: {$action} (maradt erősség: {$n})
task-evict = vedd le Diceoneer egy sátrát egy gyárról, vagy hagyd ott
task-over = a játék véget ért

## Ajánlatok és figyelmeztetések

offer-icons = {$n} × {$icon}
offer-points = {$points} GYP
offer-points-lost = −{$points} GYP
offer-odds = esély legalább egy ikonra: {$odds}
offer-tents = sátor {$now} → {$after}
offer-quota = következő kvóta {$now} → {$after}
offer-houses = ház {$now} → {$after}
offer-control = {$tile}. lapka uralma: {$before} → {$after}
offer-house-now = ház építhető
offer-house-in = házhoz még {$n} sátor
warn-end = Ez kiváltja a játék végét.
warn-presence = Nem maradnál jelen ezen a lapkán: {$tile}.
warn-idle = Még végrehajthatsz fő akciót.
wish-govern = ház építése {list-tile} lapkára ({$terrain})
wish-factory = gyár működtetése ({$number}. lapka, {$terrain})
wish-recruit = {$n ->
    [1] {$colour} kocka toborzása
   *[other] {$dice} kocka toborzása
}
wish-settle = sátor lehelyezése {list-tile} lapkára ({$terrain})
wish-raid = rajtaütés {list-tile} lapkán: {$player}
wish-pay = {$die} elköltése
wish-spend = {$die} elköltése

## Dolgok az asztalon

board-summary = Térkép, {$tiles} lapka, a pakliban még {$stack}. Uralt lapkák: {$held}.
board-stack = lapka maradt
board-points = {$n} GYP maradt
area-cards = Technológiák
area-cards-short = Kártyák
area-supply = Készlet
diceoneer-title = Diceoneer
supply-dice = {$n} × {$colour} ({$terrain})
end-title = A játék végének feltételei
end-houses = egy játékos házai: {$n} / {$of}
end-vp = maradt GYP: {$n} / {$of}
end-tiles = maradt lapka: {$n} / {$of}
end-colours = maradt kockaszín: {$n} (vége: {$of})
end-reached = teljesült
gauge-of = {$n} / {$of}
gauge-left = {$n} szín
gauge-houses = ház
gauge-vp = maradt GYP
gauge-tiles = maradt lapka
gauge-colours = vége: {$of}
card-vp = GYP a végén
card-can = kifejleszthető
card-lacks = hiányzik: {$what}
card-lacks-tokens = {$n} erőforrás
card-lacks-icons = {$n} Kutatás ikon
card-lacks-terrain = jelenlét ({$terrain})
card-owner = {$name}
card-owner-turned = {$name} (használva)
card-turned = használva
mat-action = {$action}: {$n} ikon
mat-action-used = {$action}: {$n} ikon, ebben a körben már volt
mat-active = Aktív
mat-spent = Elköltött
mat-bag = Zsák
mat-kept = megtartva: {$die}
mat-quota = Kvóta
mat-quota-next = {$now} → {$next}
mat-tents = Sátrak
mat-houses = Házak
mat-houses-left = Maradt ház
mat-vp = GYP
mat-score = Ha most lenne vége
mat-free = ingyenes
mat-ready = {$n} helyen
mat-factory = Gyár
mat-govern = Kormányzás
option-set = kocka átállítása
option-reroll = 1–3 kocka újradobása
option-draw = két kocka húzása
count-recruit = {$n} kocka: {$icons} ikon
count-reroll = {$n} kocka
exchange-same = 3 egyforma: {$vp} GYP
exchange-different = 3 különböző: {$vp} GYP
exchange-any = bármely 2: {$vp} GYP
exchange-die = egy kocka: {$vp} GYP
panel-points = → {$all}
panel-points-long = {$vp} megszerzett GYP; {$all}, ha most lenne vége
panel-dice = {$n} kocka, kvóta {$quota}
panel-first = kezdőjátékos
bot-hexagon = Diceoneer akció hatszöge
bot-row = Sor {$n}
bot-side = {$action}: {$things}
bot-side-marker = {$action} (jelölő): {$things}
occupant-house = {$n ->
    [1] {$name} háza
   *[other] {$name} {$n} háza
}
occupant-tents = {$name} {$n}
occupant-none = senki sincs jelen
control-nobody = senki sem uralja
control-one = uralja: {$names}
control-shared = közös uralom: {$names}

## Magyarázatok

explain-cell = Szabad mező
explain-cell-text = Szomszédos lapkák: {$tiles}. Az új lapkának két lapkával kell szomszédosnak lennie, és az egyiken jelen kell lenned.
explain-drawn = {$number}. lapka
explain-drawn-text = Az egyik választható lapka: {$facts}. A többi kikerül a játékból, vagy továbbadod.
explain-tile-beside = Szomszédok: {$tiles}.
explain-tile-control = {$name}: még {$n} sátor kell az egyedüli uralomhoz.
explain-tile-house = {$name}: még {$n} sátor kell egy házhoz.
explain-tile-house-now = {$name}: most építhet itt házat.
explain-tents = Sátrak: {$name}
explain-tents-text = {$n} sátor {list-tile} lapkán ({$terrain}). A sátor jelenlétet ad, a legtöbb sátor uralmat.
explain-house = {$n ->
    [1] Ház: {$name}
   *[other] {$n} ház: {$name}
}
explain-house-text = Végleg {list-tile} lapkán áll ({$terrain}). A lapkát egyedül a ház tulajdonosa uralja, akárhány sátor van ott.
explain-pool = A játék közben szerzett pontok innen jönnek; ha elfogy, a tartalékból.
explain-stack = A lapkák képpel lefelé vannak; ha elfogy a pakli, nem lehet felfedezni.
explain-supply = Kockák az általános készletben: {$colour}
explain-supply-text = Maradt: {$n}. Toborzásához jelen kell lenned ilyen területen: {$terrain}. Az új kocka az elköltöttek közé kerül.
explain-supply-white = Fehér kocka sosincs az általános készletben.
explain-end = A játék vége
explain-end-text = {$what}. Ha egy kör végén a négy feltétel bármelyike teljesül, pontosan egy kör van még hátra.
explain-card-cost = Ára: {$n} Kutatás, {$tokens}; jelenlét: {$terrains}. A végén {$vp} GYP. Pecsét: {$seal}.
explain-card-once = Körönként egyszer használható.
explain-card-owners = Kifejlesztette: {$names}.
explain-card-can = {$name}: minden megvan hozzá.
explain-card-lacks = {$name}: ehhez még kell {$what}.
explain-die = Kocka: {$die}
explain-die-of = Aktív kocka: {$name}.
explain-die-action = Elköltve 1 {$icon} ikont ad.
explain-die-resource = Elköltve aratáskor 1 {$icon_id ->
    [food] Élelmet
    [wood] Fát
    [iron] Vasat
   *[gold] Aranyat
} ad; a kockadobás fázisban átállít egy másik kockát, vagy két kockát húzol érte.
explain-die-pioneer = Két Pionír bármilyen ikont helyettesít, kivéve az Aranyat; a kockadobás fázisban egy Pionír átállít egy másik kockát, vagy újradobsz érte legfeljebb hármat.
explain-faces = Oldalai: {$faces}.
explain-kept = Megtartott kocka: {$name}
explain-kept-text = A mostani oldalával marad a következő körre, és nem számít bele a kvótába.
explain-option-set = Egy Pionír vagy erőforrás ikonért egy másik aktív kockádat tetszőleges oldalára állíthatod.
explain-option-reroll = Egy Pionír ikonért egy, két vagy három másik aktív kockádat újradobhatod.
explain-option-draw = Egy erőforrás ikonért két kockát húzol a zsákból, és dobsz velük. A zsák ehhez nem töltődik újra.
explain-count = {$n} kocka
explain-count-text = Egy, két vagy három kockát dobhatsz újra; 1, 2 vagy 3 kockát toborozhatsz 1, 3 vagy 6 ikonért.
explain-exchange = Egy Kereskedelem ikonért erőforrásokat adhatsz vissza az általános készletbe. Az Arany bármelyik erőforrást helyettesítheti.
explain-exchange-die = Egy Kereskedelem ikonért egy aktív vagy elköltött kockád végleg kikerül a játékból.
explain-recruit = 1, 3 vagy 6 ikonért 1, 2 vagy 3 kockát kapsz olyan színben, amilyen területen jelen vagy.
explain-explore = Ikononként húzol egy lapkát, egyet lehelyezel a sátraid mellé, és sátrat teszel rá; a szomszédok csatlakozhatnak.
explain-settle = Ikononként elvehetsz egy sátrat, lehelyezhetsz egyet oda vagy amellé, ahol jelen vagy, vagy visszavehetsz sátrakat.
explain-raid = Egy lapkán, ahol jelen vagy, ikononként egy idegen sátrat a sajátodra cserélhetsz.
explain-harvest = Minden erőforrás ikonért kapsz egy ugyanolyan erőforrást.
explain-trade = Ikononként erőforrásokat vagy egy kockát adhatsz el győzelmi pontért.
explain-research = Kifizeted egy technológia ikonjait és erőforrásait, ha jelen vagy a szükséges területeken.
explain-icons = {$name} elkölthet: {$n} (kocka {$dice}, Pionír {$pioneers}, technológia {$cards}, lapka {$tiles}).
explain-half = Még egy Pionír még egy ikont adna (½).
explain-used = Ebben a körben már volt.
explain-spent = Elköltött kockák: {$name}, {$colour}
explain-spent-text = Ebből a színből {$n}. Akkor kerülnek vissza a zsákba, ha az a kockadobás fázisban kiürül.
explain-bag = Zsák: {$name}
explain-bag-text = {$n} kocka van benne. Csak a tulajdonosa nézhet bele.
explain-bag-own = Tartalma: {$dice}.
explain-quota = Kocka kvóta: {$name}
explain-quota-text = Ebben a körben {$n}; a következő dobásnál most {$next} lenne: {$base}, technológiákkal és lapkákkal még {$more}, legfeljebb 9.
explain-home = Sátrak a személyes készletben: {$name}
explain-home-text = {$n} sátor: csak ezeket lehet lehelyezni, rajtaütéskor felhasználni vagy velük csatlakozni.
explain-home-bot = Az általános készletében még ennyi sátor van: {$n}.
explain-houses = Házak: {$name}
explain-houses-text = {$n} áll a térképen, értékük {$points} GYP; eggyel több {$next} GYP-t érne. Az ötödik ház kiváltja a játék végét.
explain-token = {$resource}: {$name}
explain-token-text = {$n} a személyes készletben: kereskedelemhez és kutatáshoz. A játék végén magában nem ér semmit.
explain-token-gold = {$n} a személyes készletben. Kereskedelemnél és kutatásnál bármelyik erőforrást helyettesítheti.
explain-vp = GYP: {$name}
explain-vp-text = {$n} GYP a játék közben; a végén még jön hozzá.
explain-score = Pontok: {$name}
explain-score-text = {$n}, ha most lenne vége.
explain-score-cards = Technológiák: {$cards}.
explain-side = A hatszög oldala: {$action}
explain-side-text = {$what}. Minden kocka és erőforrás a jelölő egy lépése; ami az oldal mellett van, az az akció erőssége.
explain-row = Diceoneer sora
explain-row-text = Elölről: {$dice}. A sor elejéről dob; a kockák a végére térnek vissza.
reconstructed-faces = e szín oldalai
reconstructed-sides = az oldalak sorrendje
reconstructed-card = az egész kártya
field-name = név
field-seal = pecsét
field-research = Kutatás ikonok
field-terrains = területek
field-cost = erőforrások
field-effect = hatás
field-vp = GYP
field-players = játékosszám

## Tippek és állandó utasítások

hint-draft = Egy lapkát megtartasz, kettőt továbbadsz; az első sátrad ezen áll majd, és a képessége azonnal hathat.
hint-roll = Pionír vagy erőforrás ikonnal most átállíthatsz, újradobhatsz vagy húzhatsz kockát; amit itt elköltesz, az akcióknál már nem lesz meg.
hint-turn = Egy körben minden fő akciódnak különböznie kell; a gyár és a kormányzás szabad akció.
hint-pay = Két Pionír bármilyen ikont helyettesít, kivéve az Aranyat; a lapkák fel nem használt ikonja elvész, a kocka megmarad.
hint-place = A lapkának két másikkal kell szomszédosnak lennie; aki mellette jelen van, egy sátorral csatlakozhat.
hint-join = Egy sátor a személyes készletedből; a lapka képességét nem kapod meg.
hint-keep = A megtartott kockával nem dobsz újra, és a következő kvótádon felül jár.
hint-choose = Diceoneer szabályai több lehetőséget hagynak: közülük te választasz.
order-never-join = Felfedezéshez soha nem csatlakozom

## Szöveg

text-rank = {$place}. {$name}: {$points} GYP
text-drawn = Választható lapkák
text-map = Térkép
text-card = {$n} Kutatás, {$terrains}, {$tokens}; {$vp} GYP
text-supply = Általános készlet: {$dice}; {$vp} GYP; {$tiles} lapka a pakliban.
text-seat = {$name}: {$vp} GYP ({$all}, ha most lenne vége), sátor {$tents}, ház {$houses}, kvóta {$quota} (következő {$next}), {$tokens}.
text-dice = Aktív: {$active}. Elköltött: {$spent}. Zsák: {$bag}.
text-icons = Ikonok:{" "}
text-bot = Diceoneer: {$vp} GYP ({$all}, ha most lenne vége), sátor {$tents}, ház {$houses}, raktár: {$tokens}.
text-bot-sides = Hatszög:{" "}
text-bot-row = Sor:{" "}
table-players = Játékosok
table-player = Játékos
table-tokens = Erőforrások
table-dice = Kockák
table-icons = Elkölthető ikonok akciónként
table-used = már volt
table-tile = Lapka
table-terrain = Terület
table-numbers = GYP
table-ability = Képesség
table-tents = Sátrak és házak
table-control = Uralom
table-beside = Mező és szomszédok
table-ran = működtette: {$names}
table-card = Kártya
table-effect = Hatás
table-owners = Kifejlesztette
table-standing = Neked

## Oldalak

game-title = Dice Settlers
game-about = Dobj a zsákodból húzott kockákkal, fedezd fel a térképet, verj sátrat, üss rajta a többieken, kereskedj és kutass: a legtöbb győzelmi pont nyer. Egyedül is játszható, Diceoneer ellen.
game-points = GYP
game-opponent = Diceoneer
game-option-technologies = Technológiák
game-option-technologies-great-wide-somewhere = Great Wide Somewhere (első játék)
game-option-technologies-warriors-and-traders = Warriors & Traders
game-option-technologies-expand-expand-expand = Expand, Expand, Expand
game-option-technologies-peace-in-our-time = Peace in Our Time
game-option-technologies-random = véletlenszerű
game-option-technologies-hint = Melyik kilenc technológia fejleszthető ki.
game-option-cards = Véletlen osztásnál
game-option-cards-named = a szabálykönyvben szereplő kártyák
game-option-cards-all = minden kártya
game-option-cards-hint = A szabálykönyv nem írja le a doboz minden kártyáját; a hiányzókat mi találtuk ki.
game-option-explosive = Robbanó technológia
game-option-explosive-no = nincs
game-option-explosive-yes = van
game-option-explosive-hint = Tizedikként egy kisorsolt, erős, egyszeri hatású technológia.
game-option-promo = Married Bliss promókártya
game-option-promo-no = nincs
game-option-promo-yes = van
game-option-promo-hint = Egy promóciós kártya további technológiaként.
game-option-conversions = Ikont átváltó technológiák
game-option-conversions-single = ikononként egy
game-option-conversions-chained = egymás után több is
game-option-conversions-hint = Átmehet-e egy ikon több átváltó technológián is.
game-option-diceoneer = Diceoneer (egyszemélyes)
game-option-diceoneer-normal = normál
game-option-diceoneer-list = módosítva:
game-option-diceoneer-hint = Gépi ellenfeled az egyszemélyes játékban. Jelöld be, mi gyengítse vagy erősítse.
game-item-easy-dice = könnyebb: legfeljebb annyi kockával dob, mint te
game-item-hard-dice = nehezebb: akár két kockával többel dob, mint te
game-item-easy-unspent = könnyebb: a fel nem használt erőért nem kap GYP-t
game-item-hard-unspent = nehezebb: minden fel nem használt erőért 2 GYP-t kap
game-item-easy-trade = könnyebb: egy eladott nyersanyagért 1 GYP-t kap
game-item-hard-trade = nehezebb: egy eladott nyersanyagért 3 GYP-t kap
game-item-easy-end = könnyebb: a végén nem kap GYP-t a nyersanyagokért és a technológiákért
game-item-hard-technologies = nehezebb: a végén technológiánként 2 GYP-t kap
game-item-hard-tents = nehezebb: 8 sátorral kezd
game-item-gold-rush = aranyláz: minden arannyá válik, amit eltesz
game-source-tokens = Szerzett GYP
game-source-tiles = Lapkák
game-source-technologies = Technológiák
game-source-dice = Kockák
game-source-houses = Házak
game-source-storage = Raktár
game-reconstructed = Rekonstruált adat: a kockák oldalai, a technológiák legtöbb ára és hatása (12 rendes és 7 robbanó kártya teljesen), az eladott kocka pontja és az egyszemélyes hatszög oldalainak sorrendje.
game-moment-vp = A legtöbb GYP egyszerre
game-moment-quota = A legnagyobb kvóta
game-moment-strength = Diceoneer legerősebb akciója
game-score-unit = GYP
