# A Nagyfeszültség magyarul, a szabálykönyv szavaival. Nevek sosem kapnak ragot vagy névelőt; az erőművet a száma nevezi meg.

## Szavak, amelyekből a mondatok állnak

list-and = {$first} és {$last}
plant-ecological = ökológiai
plant-fusion = fúziós
plant-burning = fogyasztása {$tokens}, {$cities} várost lát el
plant-free = {$kind}, {$cities} várost lát el
phase-order = a játékosrend meghatározása
phase-auction = erőművek árverezése
phase-resources = erőforrás-vásárlás
phase-building = építés
phase-bureaucracy = adminisztráció

## Választások

choice-pick = terület választása: {$region}
choice-pass = passz: ebben a fordulóban nincs új erőmű
choice-nominate = erőmű {$plant} árverezése ({$facts}), kikiáltási ár {$price}
choice-buy-plant = erőmű {$plant} megvétele, ára {$price} ({$facts})
choice-pass-bid = passz: kiszállás ebből az árverésből
choice-bid = licit: {$amount}
choice-scrap = erőmű {$plant} eldobása ({$facts})
choice-scrap-losing = erőmű {$plant} eldobása ({$facts}); nem marad hely: {$tokens}
choice-drop = {$tokens} visszatétele a készletbe
choice-buy = {$tokens} vásárlása, ára {$price}
choice-build = {$city} bekötése, ára {$price} (kapcsolat {$connection} + ház {$house})
choice-run = erőmű {$plant} működtetése ({$tokens}), {$cities} várost lát el
choice-run-free = erőmű {$plant} működtetése, {$cities} várost lát el
choice-done-buying = a vásárlás befejezése
choice-done-building = az építés befejezése
choice-done-running = befejezés: {$cities} város ellátva, bevétel {$income}

## Események

event-picked = {$name} területet választ: {$region}.
event-round = {$round}. forduló.
event-phase = {$number}. fázis: {$phase}.
event-ordered = Játékosrend: {$names}.
event-passed = {$name} passzol: ebben a fordulóban nem vesz erőművet.
event-nominated = {$name} árverésre teszi: erőmű {$plant} ({$facts}).
event-bid = {$name} licitje: {$amount}.
event-passed-bid = {$name} kiszáll az árverésből.
event-sold = {$name} megveszi: erőmű {$plant} ({$price} elektró).
event-scrapped = {$name} eldobja: erőmű {$plant}.
event-lost = {$name} visszateszi a készletbe: {$tokens} (nincs hely).
event-drawn = Az erőműpiacra kerül: erőmű {$plant} ({$facts}).
event-step3-drawn = Előkerül a „3. szakasz” kártya.
event-removed-too-small = Kikerül a játékból: erőmű {$plant}, mert a száma nem nagyobb a legnagyobb hálózatnál.
event-removed-no-sale = Kikerül a játékból: erőmű {$plant}, mert senki sem vett erőművet.
event-removed-step2 = Kikerül a játékból: erőmű {$plant}, mert elkezdődött a 2. szakasz.
event-removed-step3 = Kikerül a játékból: erőmű {$plant}, és vele a „3. szakasz” kártya.
event-removed-update = Kikerül a játékból: erőmű {$plant}, mert megújul az erőműpiac.
event-put-under = A húzópakli alá kerül: erőmű {$plant}.
event-bought = {$name} vásárol: {$tokens} ({$price} elektró).
event-built = {$name} beköti: {$city} ({$price} elektró: kapcsolat {$connection} + ház {$house}).
event-ran = {$name} működteti: erőmű {$plant} ({$tokens}).
event-ran-free = {$name} működteti: erőmű {$plant}.
event-paid = {$name} {$cities} várost lát el árammal, és {$income} elektrót kap.
event-refilled = Az erőforráspiac feltöltése: {$tokens}.
event-refilled-nothing = Az erőforráspiac feltöltése elmarad: nincs mit hozzátenni.
event-step = Elkezdődik a {$step}. szakasz.
event-ended = A játék véget ért. Győztes: {$names} ({$cities} ellátott város).

## Az állás

title-set-up = Nagyfeszültség · {$map} · előkészületek
title-phase = Nagyfeszültség · {$map} · {$round}. forduló · {$step}. szakasz · {$number}. fázis: {$phase}
title-over = Nagyfeszültség · {$map} · {$round}. forduló · {$step}. szakasz · a játék véget ért

turn-yours = Te jössz, {$name}: {$what}.
turn-other = {$name} következik: {$what}.
turn-next = Utána: {$names}.
turn-pick = terület választása
turn-nominate-or-pass = erőmű választása vagy passz
turn-nominate = erőmű választása
turn-open = nyitó licit, legalább {$least}
turn-bid = licit, legalább {$least}, vagy passz
turn-scrap = egy régi erőmű eldobása
turn-drop = szén vagy olaj visszatétele, amelynek nincs helye
turn-buy = erőforrás-vásárlás
turn-build = városok bekötése
turn-run = erőművek működtetése
turn-run-on = erőművek működtetése, eddig {$cities} város ellátva

auction-open = Árverés: erőmű {$plant} ({$facts}), még nincs licit.
auction-bid = Árverés: erőmű {$plant} ({$facts}), legmagasabb licit {$bid} ({$name}).
auction-bidders = Még licitál: {$names}.
auction-done = Ebben a fázisban már vett vagy passzolt: {$names}.

regions-picked = Eddig választott területek ({$count} / {$of}): {$names}.
regions-none = Még nincs választott terület (0 / {$of}).
regions-in-play = Területek a játékban: {$names}.
sizes-step2 = A 2. szakasz {$step2} városnál kezdődik, a játék {$end} városnál ér véget.
sizes-end = A játék {$end} városnál ér véget.
sizes-largest = A legnagyobb hálózat: {$size} ({$names}).
sizes-nobody = Még senkinek sincs városa.

plants-heading = Erőműpiac (szám: fogyasztás → ellátott városok)
plants-current = aktuális
plants-future = jövőbeli
plants-none = nincs erőmű
plants-step3 = „3. szakasz” kártya
plants-deck = Húzópakli: {$cards ->
    [0] üres.
   *[other] {$cards} kártya.
}
plants-deck-step3 = Húzópakli: {$cards} kártya, köztük a „3. szakasz” kártya.

resources-heading = Erőforráspiac
resources-tokens = jelző
resources-price = következő ár
resources-refill = feltöltés
resources-supply = készlet
resources-spaces = ár:

players-heading = Játékosok sorrendben
players-you = {$name} (te)
players-money = pénz
players-cities = város
players-supplies = elláthat
players-tokens = erőforrásjelzők
players-no-plant = még nincs erőmű
players-ran = működött
stored-alone = {$fuel} {$count}/{$room}
stored-mixed = {$coal} {$coals} + {$oil} {$oils} / {$room}
stored-mixed-parts = {$coal} {$coals} + {$oil} {$oils} / {$room} ({$parts})
stored-either = {$room} bármelyik

networks-heading = Hálózatok
networks-none = még nincs város
reach-heading = Városok, ahol van hely ({$name}): házak száma, költség = kapcsolat + ház
reach-none = Egyik városban sincs hely ({$name}).

ranking-heading = Végeredmény
ranking-supplied = ellátott

## Elutasítások

refusal-already-connected = Ez a város már a hálózatod része.
refusal-bid-above-money = Csak {$second} elektród van, nem {$first}.
refusal-bid-too-low = A licit ({$first}) kevés: legalább {$second} kell.
refusal-cannot-pay = Az ára {$first} elektró, de csak {$second} elektród van.
refusal-city-is-full = A városban már {$first} ház áll, és ebben a szakaszban ({$second}.) nem lehet több.
refusal-game-is-over = A játék véget ért.
refusal-mix-not-possible = A jelzők és a tárolóhelyek nem engedik meg a szén és az olaj ilyen arányát.
refusal-new-plant-stays = Ez az erőmű ({$first}) most került hozzád: egy régebbit kell eldobni.
refusal-no-house-left = Mind a {$first} házadat megépítetted.
refusal-no-room = Az erőműveidben nincs neki hely.
refusal-none-on-market = Az erőforráspiacon ebből már nincs.
refusal-not-enough-fuel = Az erőmű fogyasztása {$first} jelző, neked csak {$second} van.
refusal-not-in-current-market = Ez az erőmű ({$first}) nincs az aktuális piacon.
refusal-not-in-play = A város nincs a játékban lévő területeken.
refusal-not-now = Most nem erről kell dönteni.
refusal-not-your-plant = Ez az erőmű ({$first}) nem a tiéd.
refusal-only-coal-or-oil = Itt csak szén vagy olaj kerülhet vissza a készletbe.
refusal-opening-bid-is-due = Aki erőművet tesz árverésre, annak licittel kell nyitnia.
refusal-pass-in-round-one = Az első fordulóban mindenkinek vennie kell erőművet.
refusal-plant-above-money = Az erőmű kikiáltási ára {$first}, de csak {$second} elektród van.
refusal-plant-has-run = Ez az erőmű ({$first}) ebben a fordulóban már működött.
refusal-region-does-not-touch = A terület nem érintkezik egy már választottal.
refusal-region-is-picked = Ezt a területet már választotta valaki.
refusal-regions-do-not-touch = A területek nem függenek össze.
refusal-wrong-number-of-regions = Ennyi játékoshoz {$second} terület kell, nem {$first}.

## Képek: a játéktábla

board-summary-draft = Térkép: {$map}; eddig választott területek száma: {$count}.
board-summary = Térkép: {$map}, {$cities} város a játékban. Hálózatok: {$sizes}.
track-step2 = 2. szakasz
track-end = Vége
card-name = Erőmű {$plant}
card-bid = legmagasabb licit
card-up = árverésen
card-leaves = legközelebb kikerül
card-ran = működött

## Képek: a piacok

market-title = Piac
market-plants = Erőműpiac
market-current = Aktuális piac
market-future = Jövőbeli piac
market-single = A 3. szakasz erőműpiaca
market-auction-open = Árverésen: erőmű {$plant}, még nincs licit.
market-auction-bid = Erőmű {$plant}: a legmagasabb licit {$bid} ({$name}).
market-bidders = Még licitál:
market-step3 = „3. szakasz” kártya
market-step3-short = 3. szakasz
market-deck = Húzópakli: {$cards} kártya.
market-deck-step3 = Húzópakli: {$cards} kártya, köztük a „3. szakasz” kártya.
leaves-under = Legközelebb kikerül: {$plant} (a legnagyobb, az 5. fázisban a pakli alá).
leaves-step2 = Legközelebb kikerül: {$plant} (a legkisebb, a 2. szakasz kezdetén).
leaves-step3 = Legközelebb kikerül: {$plant} (a legkisebb, a „3. szakasz” kártyával).
leaves-update = Legközelebb kikerül: {$plant} (a legkisebb, az 5. fázisban).
market-fuel = Erőforráspiac
market-next = ár
market-refill = tölt
market-after-refill = feltöltés után
market-row = {$fuel}: {$count} a piacon, következő ár {$price}, feltöltés {$refill}

## Képek: a játékosok dolgai

panel-cities = {$cities} város
panel-supplies = ellát {$supplied}/{$cities}
panel-supplies-long = A meglévő jelzőkkel ellátható városok az összes közül
panel-money = pénz {$money}
mat-no-plant = Még nincs erőmű.
mat-money = pénz
mat-cities = város
mat-supplies = elláthat
mat-of = {$supplied} / {$cities}
mat-income = bevétel
mat-income-now = {$now} (eggyel több várossal {$more})
mat-houses = maradék ház
mat-stock = {$fuel}: {$count}, még {$more} fér el

## Képek: a fejléc

strip-order = Sorrend
strip-auction = Árverés
strip-fuel = Erőforrás
strip-build = Építés
strip-power = Áram
strip-set-up = {$map} · előkészületek
strip-round = {$map} · {$round}. forduló · {$step}. szakasz
strip-trigger-step2 = 2. szakasz: {$step2} város · vége: {$end} · legtöbb: {$leader}
strip-trigger-step3 = 3. szakasz: legkésőbb {$cards} kártya múlva · vége: {$end} város · legtöbb: {$leader}
strip-trigger-end = vége: {$end} város · legtöbb: {$leader}
alarm-end = Ezzel a fázissal véget ér a játék.
alarm-step2 = E fázis után elkezdődik a 2. szakasz.
alarm-step3 = E fázis után elkezdődik a 3. szakasz.
task-pick = {$number}. terület választása ({$of} közül); érintkeznie kell a már választottakkal
task-nominate-or-pass = erőmű árverésre bocsátása vagy passz
task-nominate = erőmű árverésre bocsátása
task-open = nyitó licit: erőmű {$plant} ({$facts}), legalább {$least}
task-bid = erőmű {$plant} ({$facts}): {$name} licitje {$bid}; licit, legalább {$least}, vagy passz
task-scrap = legfeljebb {$limit} erőműved lehet: egy régi eldobása
task-drop = olyan jelző feladása, amelynek nincs helye: szén vagy olaj
task-fuel = erőforrás-vásárlás, jelzőnként
task-build = városok bekötése, egyenként
task-power = erőművek működtetése, majd befejezés
task-over = a játék véget ért

## Képek: mibe kerül és mit hoz

offer-minimum = legalább {$price}
offer-supplies = {$cities} várost lát el
offer-income = +{$income} bevétel
offer-money = pénz {$now} → {$after}
warn-pass = Ebben a fordulóban nem lesz új erőműved.
warn-end = Ezzel a fázissal véget ér a játék.
warn-step2 = E fázis után elkezdődik a 2. szakasz.
warn-too-small = Túl kicsiként kikerül az erőműpiacról: {$plants}.
warn-idle-plants = Csak {$supplied} / {$cities} város van ellátva, és egy üzemképes erőmű nem működött.
wish-nominate = erőmű {$plant} árverezése
wish-scrap = erőmű {$plant} eldobása
wish-run = erőmű {$plant} működtetése
wish-drop = {$fuel} feladása
wish-buy = {$fuel} vásárlása
wish-bid = licit: {$amount}
wish-pass = passz

## Képek: űrlapok és állandó utasítások

sheet-run-all = Minden erőműhöz egyszer: {$price}
sheet-fill-all = Minden raktár tele: {$price}
sheet-buy = Vásárlás: {$count} jelző, {$price} elektró
sheet-buy-nothing = Nincs vásárlás
sheet-total = Összesen {$price} · pénz {$now} → {$after}
sheet-next = következő: {$prices} · a többieknek még {$others} fér el
sheet-none-left = nem maradt
sheet-supplied = {$cities} / {$of} város ellátva · bevétel {$income}
sheet-power = Ellátás: {$cities} város, bevétel {$income}
sheet-no-fuel = nincs elég erőforrás
lesson-goal = Köss be városokat, és lásd el őket árammal. Amikor valakinek {$end} városa van, az építési fázis után vége a játéknak, és az győz, aki a legtöbb várost tudja ellátni; döntetlennél a pénz számít.
lesson-auction = Minden erőműn látszik a száma (ez a legkisebb licit), a fogyasztása és az, hány várost lát el. Négy most vehető meg, négy később kerül sorra. Tegyél árverésre egy olcsón működőt, vagy figyeld, mit adnak mások.
lesson-bid = Annyit fizetsz, amennyit licitálsz. Maradjon pénzed erőforrásra és az első városra: az álló erőmű nem hoz bevételt.
lesson-fuel = Vedd meg, amit az erőműveid ebben a fordulóban elfogyasztanak. Minden jelzővel nő az ár, és a sorrendben utolsó vásárol elsőként. A „Minden erőműhöz egyszer” gomb pont egy működésre elegendőt vesz.
lesson-build = Egy város ára a hely és a hozzá vezető kapcsolat ára; a címkén az összeg áll. Körönként két-három város jó tempó: amit az erőműveid nem látnak el, az még nem hoz semmit.
lesson-power = A működőképes erőművek már ki vannak választva. Minden ellátott várossal nő a bevétel; a megmaradt erőforrás a következő fordulóra marad.
lesson-order = Akinek a legtöbb városa van, az árverésen az első, de erőforrást venni és építeni utolsónak kerül sorra, amikor már minden drágább. Néha megéri egy várossal lemaradni.
lesson-step = Elkezdődött a 2. szakasz: minden városban megnyílt a második hely, 15-ért. Lassan az erőművek döntenek: keresd azokat, amelyek legalább öt várost látnak el.
order-out = Kiszállás ebből az árverésből (erőmű {$plant})
order-most = Erőmű {$plant}: licit helyettem, legfeljebb
order-most-given = Erőmű {$plant}: licit helyettem, legfeljebb {$most}
hint-regions = Csak a választott területek városai vannak a játékban; a területeknek össze kell függeniük.
hint-nominate = Egy fordulóban mindenki legfeljebb egy erőművet vesz; az erőmű sosem kel el a száma alatt.
hint-bid = Aki passzol, csak ebből az árverésből esik ki; az utolsó bent maradó a saját licitjét fizeti.
hint-scrap = A határ fölötti új erőmű egy régi helyére lép; annak jelzői átkerülnek oda, ahol elhasználhatók és van hely.
hint-fuel = Először a legolcsóbb jelzők fogynak, így minden vásárlás emeli az árat; egy erőmű a fogyasztása kétszeresét tárolja.
hint-build = Egy város ára a hely ára és a legolcsóbb kapcsolat a hálózatodból; akinek a legtöbb városa van, az árverésen az első, másutt az utolsó.
hint-power = Minden erőmű legfeljebb egyszer működik, és csak teljes üzemanyaggal; a bevétel az ellátott városokért jár.

## Képek: magyarázatok

explain-not-now = Most nem lehet: {$reason}
explain-city-region = Város ezen a területen: {$region}. Három helyének ára 10, 15 és 20.
explain-city-unused = A területe nincs a játékban: itt senki sem építhet, és átvezetni sem lehet rajta.
explain-city-empty = Itt még nincs ház.
explain-city-owners = Házak itt: {$names}.
explain-city-cost = Ára ({$name}): {$sum} (kapcsolat + hely), útvonal: {$via}.
explain-city-first = Ára ({$name}): {$sum}.
explain-house = {$name} háza: {$city}
explain-house-text = {$city} a hálózat része ({$name}). A ház a játék végéig marad; itt a következő hely drágább.
explain-size = {$name} hálózata: {$cities} város
explain-size-text = A legnagyobb hálózat gazdája az árverésen az első, a vásárlásnál és az építésnél az utolsó.
explain-track = Pontozósáv
explain-track-text = A 2. szakasz azután a fázis után kezdődik, amelyben valakinek {$step2} városa van. A játék azzal az építési fázissal ér véget, amelyben valakinek {$end} városa van.
explain-deck = Húzópakli: {$cards} kártya
explain-deck-text = A piacról kikerülő erőművek helyére innen jön új. A „3. szakasz” kártya mögött a pakli alá tett erőművek vannak.
explain-step3 = „3. szakasz” kártya
explain-step3-text = Az árverés végén ez a kártya és a legkisebb erőmű kikerül; ezután kezdődik a 3. szakasz, egy sorban hat erőművel.
explain-stock = {$fuel} ({$name}): {$count}
explain-stock-text = Még {$more} fér el. Egy erőmű a fogyasztása kétszeresét tárolja; a jelzők a saját erőművek között bármikor átrakhatók.
explain-cities = {$name} városai: {$cities}
explain-cities-text = Egy új város ára a hely ára és a legolcsóbb kapcsolat bármelyik saját városból.
explain-supplies = {$name} ellát: {$supplied} / {$cities}
explain-supplies-text = Ennyi várost lehetne most ellátni, ha minden erőmű egyszer működik a meglévő jelzőkkel. A játék végén ez dönt.
explain-houses = {$name} maradék házai: {$houses}
explain-houses-text = Minden bekötött városba egy ház kerül.
explain-income = {$name} bevétele: {$now}
explain-income-text = A most ellátható városokért az 5. fázis {$now} elektrót fizet; eggyel több várossal {$more} lenne.
explain-region-open = Választható, ha érintkezik egy választott területtel.
explain-region-played = A játékban van: itt mindenki építhet.
explain-region-unused = Nincs a játékban: itt senki sem építhet, és átvezetni sem lehet rajta.
explain-region-cities = Városok: {$cities}.
explain-plant-facts = Az erőmű adatai: {$facts}.
explain-plant-room = Legfeljebb {$room} jelzőt tárol.
explain-plant-owner = Tulajdonos: {$name}.
explain-plant-current = Aktuális piac: árverésre tehető, kikiáltási ára {$least}.
explain-plant-future = Jövőbeli piac: még nem tehető árverésre.
explain-plant-away = Most nincs a játékban.
explain-token = {$fuel}, erőforráspiac
explain-token-price = {$count} van a piacon; a következő ára {$price}.
explain-token-none = A piacon nem maradt.
explain-token-refill = Az 5. fázis a(z) {$step}. szakaszban {$refill} jelzőt tesz hozzá, ha van a készletben (most {$supply}).
explain-token-room = Neked még {$own} fér el, a többieknek összesen {$others}.
explain-money = {$name} pénze
explain-money-known = {$money} elektró.
explain-money-secret = A pénz titkos; a kifizetések és bevételek a naplóban állnak.

## Képek: szöveges mód

table-players = Játékosok sorrendben
table-player = Játékos
table-plants = Erőművek
table-plant = Erőmű
table-row = Piac
table-burns = Fogyasztás
table-supplies = Ellát
table-stored = {$facts}; rajta: {$tokens}, még {$free} fér el
table-fuel = Erőforrás
table-tokens = Jelző
table-price = Következő ár
table-refill = Feltöltés
table-supply = Készlet
table-cities = Városok a játékban, költségek: {$name}
table-city = Város
table-region = Terület
table-owners = Házak
table-slot = Hely
table-total = Összesen = kapcsolat + hely
table-via = Útvonal
table-closed = ebben a szakaszban nem
table-regions = Területek
table-picked = választott
table-links = Kapcsolatok és költségük

## Minden játék oldalaihoz

game-title = Nagyfeszültség
game-about = Vegyél erőműveket árverésen, erőforrást a közös piacon, és köss be városokat: az győz, aki a legtöbbet tudja ellátni.
game-points = ellátott város
game-option-map = Térkép
game-option-map-germany = Németország
game-option-map-usa = USA
game-option-regions = Területek
game-option-regions-random = sorsolással
game-option-regions-draft = felváltva választva
game-option-money = Pénz
game-option-money-secret = titkos
game-option-money-open = nyílt
game-source-supplied = Ellátott városok
game-tie-money = pénz
game-tie-cities = városok
game-moment-auction = A legdrágább erőmű
game-moment-income = A legnagyobb bevétel
game-moment-city = A legdrágább város
