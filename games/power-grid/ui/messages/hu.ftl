# A Nagyfeszültség magyarul, a szabálykönyv szavaival. Nevek sosem kapnak ragot vagy névelőt; az erőművet a száma nevezi meg.

## Szavak, amelyekből a mondatok állnak

fuel-name = {$fuel ->
    [coal] szén
    [oil] olaj
    [garbage] szemét
   *[uranium] urán
}
    .capital = {$fuel ->
         [coal] Szén
         [oil] Olaj
         [garbage] Szemét
        *[uranium] Urán
    }
    .acc = {$fuel ->
         [coal] szenet
         [oil] olajat
         [garbage] szemetet
        *[uranium] uránt
    }
region-east = Kelet
region-midwest = Középnyugat
region-northeast = Északkelet
region-northwest = Északnyugat
region-south = Dél
region-southeast = Délkelet
region-southwest = Délnyugat
region-west = Nyugat
plant-ecological = ökológiai
plant-fusion = fúziós
plant-burning = {$tokens} → {$cities} város
plant-free = {$kind} → {$cities} város
phase-order = a játékosrend meghatározása
phase-auction = erőművek árverezése
phase-resources = erőforrás-vásárlás
phase-building = építés
phase-bureaucracy = adminisztráció

## Választások

choice-pick = terület választása: {$region}
choice-pass = passz, új erőmű nélkül
choice-nominate = {card-name.az} erőmű árverezése, kikiáltási ár {$price} ({$facts})
choice-buy-plant = {card-name.az} erőmű megvétele {$price} elektróért ({$facts})
choice-pass-bid = kiszállás az árverésből
choice-bid = licit: {$amount}
choice-scrap = {card-name.az} erőmű eldobása ({$facts})
choice-scrap-losing = {card-name.az} erőmű eldobása ({$facts}); elvész {$tokens}
choice-drop = 1 {fuel-name} visszatétele a készletbe
choice-buy = 1 {fuel-name} vásárlása {$price} elektróért
choice-build = {$city} bekötése {$price} elektróért (kapcsolat {$connection} + ház {$house})
choice-run = {card-name.az} erőmű működtetése ({$tokens} → {$cities} város)
choice-run-free = {card-name.az} erőmű működtetése ({$cities} város)
choice-done-buying = vásárlás befejezése
choice-done-building = építés befejezése
choice-done-running = befejezés: {$cities} város ellátva, bevétel {$income} elektró

## A választások listája: címek, és ami egy cím alatt a választásokat megkülönbözteti

head-pick = Terület választása
head-nominate = Erőmű árverezése
head-buy-plant = Erőmű megvétele
head-scrap = Erőmű eldobása
head-drop = Erőforrás visszatétele
head-buy = Erőforrás vásárlása
head-build = Város bekötése
head-run = Erőmű működtetése
label-plant = {card-name.as} · {$burns}

## Események

event-picked = {$name} területet választott: {$region}.
event-round = {$round}. forduló.
event-phase = {$number}. fázis: {$phase}.
event-ordered = Játékosrend: {$names}.
event-passed = {$name} passzolt: ebben a fordulóban nem vesz erőművet.
event-nominated = {$name} árverésre tette {card-name.az} erőművet ({$facts}).
event-bid = {$name} {$amount} elektrót licitált.
event-passed-bid = {$name} kiszállt az árverésből.
event-sold = {$name} megvette {card-name.az} erőművet {$price} elektróért.
event-scrapped = {$name} eldobta {card-name.az} erőművet.
event-lost = {$name} erőműveiben nem fért el: {$count} {fuel-name} visszakerült a készletbe.
event-drawn = Új erőmű a piacon: {card-name.as} ({$facts}).
event-step3-drawn = Előkerült a „3. szakasz” kártya.
event-removed-too-small = Elavult és kikerült a játékból {card-name.az} erőmű: már van ekkora hálózat.
event-removed-no-sale = Kikerült a játékból {card-name.az} erőmű: senki sem vett erőművet.
event-removed-step2 = Kikerült a játékból {card-name.az} erőmű: elkezdődött a 2. szakasz.
event-removed-step3 = Kikerült a játékból {card-name.az} erőmű és a „3. szakasz” kártya.
event-removed-update = Kikerült a játékból {card-name.az} erőmű: frissült az erőműpiac.
event-put-under = A húzópakli alá került {card-name.az} erőmű.
event-bought = {$name} 1 {fuel-name.acc} vett {$price} elektróért.
event-built = {$name} új városa: {$city}, {$price} elektróért (kapcsolat {$connection} + ház {$house}).
event-ran = {$name} működtette {card-name.az} erőművet ({$tokens}).
event-ran-free = {$name} működtette {card-name.az} erőművet.
event-paid = {$name} {$cities} várost látott el árammal, és {$income} elektrót kapott.
event-refilled = Feltöltődött az erőforráspiac: {$tokens}.
event-refilled-nothing = Az erőforráspiac nem töltődött fel: nincs mit hozzátenni.
event-step = Elkezdődött a {$step}. szakasz.
event-ended = A játék véget ért. Győztes: {$names} ({$cities} ellátott város).

## Egy kör néhány szóban, a név nélkül

deed-picked = választott területe: {$region}
deed-passed = passzolt
deed-nominated = árverésre tette {card-name.az} erőművet
deed-bid = licit: {$amount}
deed-passed-bid = kiszállt
deed-sold = {card-name.az} erőmű {$price}-ért
deed-scrapped = eldobta {card-name.az} erőművet
deed-bought = {$price}-ért vett: {$tokens}
deed-built = {$count ->
    [one] új város
   *[other] új városok
} {$price}-ért: {$cities}
deed-paid = {$cities} várost látott el (+{$income})

## Az állás

title-set-up = Nagyfeszültség · {$map} · előkészületek
title-phase = Nagyfeszültség · {$map} · {$round}. forduló · {$step}. szakasz · {$number}. fázis: {$phase}
title-over = Nagyfeszültség · {$map} · {$round}. forduló · {$step}. szakasz · a játék véget ért

turn-yours = Te jössz, {$name}: {$what}.
turn-other = {$name} van soron: {$what}.
turn-next = Utána: {$names}.
turn-pick = terület választása
turn-nominate-or-pass = erőmű választása árverésre vagy passz
turn-nominate = erőmű választása árverésre
turn-buy-alone-or-pass = erőmű vétele kikiáltási áron vagy passz
turn-buy-alone = erőmű vétele kikiáltási áron
turn-open = nyitó licit, legalább {$least} elektró
turn-bid = licit, legalább {$least} elektró, vagy kiszállás
turn-scrap = egy régi erőmű eldobása
turn-drop = a helyhiány miatt szén vagy olaj visszatétele
turn-buy = erőforrás-vásárlás
turn-build = városok bekötése
turn-run = erőművek működtetése
turn-run-on = erőművek működtetése, eddig {$cities} város ellátva

auction-open = Árverés: {card-name.as} erőmű ({$facts}), még nincs licit.
auction-bid = Árverés: {card-name.as} erőmű ({$facts}), a legmagasabb licit {$bid} ({$name}).
auction-bidders = Még licitál: {$names}.
auction-done = Ebben a fázisban már vett vagy passzolt: {$names}.

regions-picked = Eddig választott területek ({$count} / {$of}): {$names}.
regions-none = Még nincs választott terület (0 / {$of}).
regions-in-play = Területek a játékban: {$names}.
sizes-step2 = A 2. szakasz {$step2} városnál kezdődik, a játék {$end} városnál ér véget.
sizes-end = A játék {$end} városnál ér véget.
sizes-largest = A legnagyobb hálózat: {$size} város ({$names}).
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
stored-alone = {fuel-name} {$count}/{$room}
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
refusal-bid-above-money = Ehhez {$first} elektró kell, de csak {$second} elektród van.
refusal-bid-too-low = Kevés a licit ({$first}): legalább {$second} kell.
refusal-cannot-pay = Az ára {$first} elektró, de csak {$second} elektród van.
refusal-city-is-full = A városban már {$first} ház áll, és {$second ->
    [1] az 1.
   *[other] a {$second}.
} szakaszban nem lehet több.
refusal-game-is-over = A játék véget ért.
refusal-mix-not-possible = A szén és az olaj ilyen aránya nem lehetséges: nincs ennyi jelződ, vagy a maradék nem férne el.
refusal-new-plant-stays = Ezt az erőművet ({$first}) most vetted: egy régebbit kell eldobnod.
refusal-no-house-left = Mind a {$first} házadat megépítetted.
refusal-no-room = Nem fér el az erőműveidben.
refusal-none-on-market = Ebből már nincs az erőforráspiacon.
refusal-not-enough-fuel = Az erőműhöz {$first} jelző kell, de csak {$second} van.
refusal-not-in-current-market = Ez az erőmű ({$first}) nincs az aktuális piacon.
refusal-not-in-play = Ez a város nincs a játékban lévő területeken.
refusal-not-now = Ezt most nem lehet.
refusal-not-your-plant = Ez az erőmű ({$first}) nem a tiéd.
refusal-only-coal-or-oil = Most csak szenet vagy olajat tehetsz vissza a készletbe.
refusal-opening-bid-is-due = Aki erőművet tesz árverésre, annak licittel kell nyitnia.
refusal-pass-in-round-one = Az első fordulóban mindenkinek vennie kell egy erőművet.
refusal-plant-above-money = Az erőmű kikiáltási ára {$first}, de csak {$second} elektród van.
refusal-plant-has-run = Ez az erőmű ({$first}) ebben a fordulóban már működött.
refusal-region-does-not-touch = Ez a terület egyik választottal sem szomszédos.
refusal-region-is-picked = Ezt a területet már választotta valaki.
refusal-regions-do-not-touch = A területeknek szomszédosnak kell lenniük egymással.
refusal-wrong-number-of-regions = Ennyi játékoshoz {$second} terület kell, nem {$first}.

## Képek: a játéktábla

board-summary-draft = Térkép: {$map}; eddig választott területek száma: {$count}.
board-summary = Térkép: {$map}, {$cities} város a játékban. Hálózatok: {$sizes}.
around-north-sea = Északi-tenger
around-baltic-sea = Balti-tenger
around-poland = Lengyelország
around-czechia = Csehország
around-austria = Ausztria
around-switzerland = Svájc
around-france = Franciaország
around-holland = Hollandia
around-canada = Kanada
around-mexico = Mexikó
around-pacific = Csendes-óceán
around-atlantic = Atlanti-óceán
around-gulf = Mexikói-öböl
track-step2 = 2. szak.
track-end = Vége
card-name = {card-name.as} erőmű
    .as = {$plant ->
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
        [28] 28-as
        [30] 30-as
        [33] 33-as
        [35] 35-ös
        [36] 36-os
        [38] 38-as
        [46] 46-os
       *[other] {$plant}-es
    }
    .az = {$plant ->
        [5] az {card-name.as}
        [50] az {card-name.as}
       *[other] a {card-name.as}
    }
card-bid = legmagasabb licit
card-up = árverésen
card-leaves = ez kerül ki legközelebb
card-ran = működött

## Képek: a piacok

market-title = Piac
market-plants = Erőműpiac
market-current = Aktuális piac
market-future = Jövőbeli piac
market-later = Később jön
market-single = A 3. szakasz erőműpiaca
market-auction-open = Árverésen: {card-name.as} erőmű, még nincs licit.
market-auction-bid = Árverésen: {card-name.as} erőmű, a legmagasabb licit {$bid} ({$name}).
market-bidders = Még licitál:
market-step3 = „3. szakasz” kártya
market-step3-short = 3. szakasz
market-deck = Húzópakli: {$cards} kártya.
market-deck-step3 = Húzópakli: {$cards} kártya, köztük a „3. szakasz” kártya.
market-deck-short = pakli: {$cards}
market-deck-short-step3 = pakli: {$cards} · benne a 3. szakasz
leaves-short-phase = az 5. fázisban kikerül: {$plant}
leaves-short-step2 = a 2. szakaszkor kikerül: {$plant}
leaves-short-step3 = a 3. szakasszal kikerül: {$plant}
leaves-under = Legközelebb {card-name.az} erőmű kerül ki (a legnagyobb; az 5. fázisban a pakli alá).
leaves-step2 = Legközelebb {card-name.az} erőmű kerül ki (a legkisebb; a 2. szakasz kezdetén).
leaves-step3 = Legközelebb {card-name.az} erőmű kerül ki (a legkisebb; a „3. szakasz” kártyával).
leaves-update = Legközelebb {card-name.az} erőmű kerül ki (a legkisebb; az 5. fázisban).
market-fuel = Erőforráspiac
market-next = ár
market-refill = tölt
market-after-refill = feltöltés után
market-row = {fuel-name.capital}: {$count} a piacon, következő ár {$price}, feltöltés {$refill}

## Képek: a játékosok dolgai

panel-supplies = ellát {$supplied}/{$cities}
panel-supplies-long = Ennyi várost tud ellátni a meglévő erőforrásaival az összes városából
panel-money = pénz {$money}
mat-no-plant = Még nincs erőmű.
mat-money = pénz
mat-cities = város
mat-supplies = elláthat
mat-of = {$supplied}/{$cities}
mat-income = bevétel
mat-income-short = bevétel {$now}, +1 várossal {$more}
mat-houses-left = {$count} ház maradt
mat-plants = Erőművek
mat-own-plants = Erőműveim
mat-houses = maradt ház
mat-stock = {fuel-name.capital}: {$count}, még {$more} fér el

## Képek: a fejléc

strip-order = Sorrend
strip-auction = Árverés
strip-fuel = Erőforrás
strip-build = Építés
strip-power = Áram
strip-set-up = {$map} · előkészületek
strip-round = {$map} · {$round}. forduló · {$step}. szakasz
strip-trigger-step2 = 2. szakasz: {$step2} város · vége: {$end} · legtöbb: {$leader}
strip-trigger-step3 = „3. szakasz” kártya: {$plants ->
    [0] a pakli tetején
   *[other] {$plants} erőmű után
} · vége: {$end} város · legtöbb: {$leader}
strip-trigger-end = vége: {$end} város · legtöbb: {$leader}
alarm-end = Ezzel a fázissal véget ér a játék.
alarm-step2 = E fázis után elkezdődik a 2. szakasz.
alarm-step3 = E fázis után elkezdődik a 3. szakasz.
task-pick = válassz területet ({$number} / {$of}); legyen szomszédos a már választottakkal
task-nominate-or-pass = válassz erőművet az árverésre, vagy passzolj
task-nominate = válassz erőművet az árverésre
task-buy-alone-or-pass = más már nem licitálhat: vegyél egy erőművet kikiáltási áron, vagy passzolj
task-buy-alone = más már nem licitálhat: vegyél egy erőművet kikiáltási áron
task-open = tedd meg a nyitó licitet {card-name.az} erőműre ({$facts}), legalább {$least} elektró
task-bid = {card-name.as} erőmű, {$name} licitje {$bid}: licitálj legalább {$least} elektrót, vagy szállj ki
task-scrap = legfeljebb {$limit} erőműved lehet: dobj el egy régit
task-drop = nem fér el minden: tegyél vissza szenet vagy olajat
task-fuel = vegyél erőforrást az erőműveidhez
task-build = köss be városokat, egyenként
task-power = működtesd az erőműveidet, majd fejezd be
task-over = a játék véget ért

## Képek: mibe kerül és mit hoz

offer-minimum = {$price} vagy több elektró
offer-supplies = {$cities} ellátható város
offer-income = +{$income} bevétel
offer-parts = kapcsolat {$connection} + ház {$house}
offer-money = pénz {$now} → {$after}
warn-end = Ezzel a fázissal véget ér a játék.
warn-step2 = E fázis után elkezdődik a 2. szakasz.
warn-too-small = Elavul és kikerül az erőműpiacról: {$plants}.
warn-idle-plants = Csak {$supplied} / {$cities} várost látsz el, pedig van még üzemképes erőműved.
wish-nominate = {card-name.az} erőmű árverezése
wish-scrap = {card-name.az} erőmű eldobása
wish-run = {card-name.az} erőmű működtetése
wish-drop = {fuel-name} visszatétele
wish-buy = {fuel-name} vásárlása
wish-bid = licit: {$amount}
wish-pass = passz

## Képek: űrlapok és állandó utasítások

sheet-run-all = Egy működésre: {$price} elektró
sheet-fill-all = Minden erőmű tele: {$price} elektró
sheet-buy = Vásárlás: {$count} jelző, {$price} elektró
sheet-buy-nothing = Nem veszek semmit
sheet-total = Összesen {$price} · pénz {$now} → {$after}
sheet-next = következő árak: {$prices} · a többieknek még {$others} fér el
sheet-none-left = elfogyott
sheet-supplied = {$cities} / {$of} város ellátva · bevétel {$income}
sheet-power = {$cities} város ellátása: +{$income} elektró
sheet-no-fuel = nincs elég erőforrás
order-out = Kiszállok {card-name.az} erőmű árveréséből
order-most = Licit helyettem {card-name.az} erőműre, legfeljebb
order-most-given = Licit helyettem {card-name.az} erőműre, legfeljebb {$most}
hint-regions = Csak a választott területek városai vannak játékban; a területeknek szomszédosnak kell lenniük egymással.
hint-nominate = Fordulónként mindenki legfeljebb egy erőművet vehet; az erőmű sosem kel el a számánál olcsóbban.
hint-bid = Aki kiszáll, csak ebből az árverésből esik ki; aki utolsóként bent marad, a saját licitjét fizeti.
hint-scrap = Az új erőműért egy régit el kell dobnod; a jelzői átkerülnek oda, ahol felhasználhatók és elférnek.
hint-fuel = Mindig a legolcsóbb jelző fogy, így minden vásárlás után drágább a következő; egy erőmű a szükségletének kétszeresét tárolja.
hint-build = Egy városért a helyet és a hálózatodból vezető legolcsóbb kapcsolatot fizeted ki; akinek a legtöbb városa van, az árverésen az első, de az erőforrás-vásárlásnál és az építésnél az utolsó.
hint-power = Minden erőmű legfeljebb egyszer működik, és csak ha minden erőforrása megvan; bevétel csak az ellátott városokért jár.

## Képek: magyarázatok

explain-city-region = Város ezen a területen: {$region}. Három helyének ára 10, 15 és 20 elektró.
explain-city-unused = A területe nincs a játékban: itt senki sem építhet, és átvezetni sem lehet rajta.
explain-city-empty = Itt még nincs ház.
explain-city-owners = Házak itt: {$names}.
explain-city-cost = {$name} költsége: {$sum} (kapcsolat + hely), útvonal: {$via}.
explain-city-first = {$name} költsége: {$sum}.
explain-house = {$name} háza: {$city}
explain-house-text = {$city} a hálózat része ({$name}). A ház a játék végéig marad; itt a következő hely drágább.
explain-size = {$name} hálózata: {$cities} város
explain-size-text = A legnagyobb hálózat gazdája az árverésen az első, a vásárlásnál és az építésnél az utolsó.
explain-track = Pontozósáv
explain-track-text = A 2. szakasz azután az építési fázis után kezdődik, amelyben valakinek {$step2} városa lesz. A játék azzal az építési fázissal ér véget, amelyben valakinek {$end} városa lesz.
explain-deck = Húzópakli: {$cards} kártya
explain-deck-text = A piacról kikerülő erőművek helyére innen jön új. A „3. szakasz” kártya mögött a pakli alá tett erőművek vannak.
explain-deck-above = {$plants ->
    [0] A következő kártya a „3. szakasz”.
   *[other] A „3. szakasz” kártya felett {$plants} erőmű van.
}
explain-step3 = „3. szakasz” kártya
explain-step3-text = Az árverés végén ez a kártya és a legkisebb erőmű kikerül; ezután kezdődik a 3. szakasz, egy sorban hat erőművel.
explain-stock = {fuel-name.capital} ({$name}): {$count}
explain-stock-text = Még {$more} fér el. Egy erőmű a szükségletének kétszeresét tárolja; a jelzőket bármikor átrakhatod a saját erőműveid között.
explain-cities = {$name} városai: {$cities}
explain-cities-text = Egy új város ára a hely ára és a legolcsóbb kapcsolat bármelyik saját városból.
explain-supplies = {$name} ellát: {$supplied} / {$cities}
explain-supplies-text = Ennyi várost lehetne most ellátni, ha minden erőmű egyszer működik a meglévő jelzőkkel. A játék végén ez dönt.
explain-houses = {$name} maradék házai: {$houses}
explain-houses-text = Minden bekötött városba egy ház kerül.
explain-income = {$name} bevétele: {$now}
explain-income-text = A most ellátható városokért az 5. fázisban {$now} elektró jár; eggyel több várossal {$more} lenne.
explain-region-open = Választható, ha szomszédos egy már választott területtel.
explain-region-played = A játékban van: itt mindenki építhet.
explain-region-unused = Nincs a játékban: itt senki sem építhet, és átvezetni sem lehet rajta.
explain-region-cities = Városok: {$cities}.
explain-plant-facts = Erőforrásigény → ellátott városok: {$facts}.
explain-plant-room = Legfeljebb {$room} jelzőt tárol.
explain-plant-owner = Tulajdonos: {$name}.
explain-plant-current = Aktuális piac: árverésre tehető, kikiáltási ára {$least} elektró.
explain-plant-sole = Aktuális piac: most pontosan {$least} elektróba kerül, mert más már nem licitálhat.
explain-plant-future = Jövőbeli piac: még nem tehető árverésre.
explain-plant-away = Most nincs a játékban.
explain-token = {fuel-name.capital}: erőforráspiac
explain-token-price = {$count} van a piacon; a következő ára {$price} elektró.
explain-token-none = A piacon már nincs belőle.
explain-token-refill = Az 5. fázisban {$refill} jelző kerül a piacra ({$step}. szakasz), ha van ennyi a készletben (most {$supply}).
explain-token-room = Neked még {$own} fér el, a többieknek összesen {$others}.
explain-money = {$name} pénze
explain-money-known = {$money} elektró.
explain-money-secret = A pénz titkos; a kifizetések és a bevételek a naplóban láthatók.

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
game-about = Vegyél erőműveket árverésen, erőforrást a közös piacon, és köss be városokat: az győz, aki a legtöbbet tudja ellátni árammal.
game-points = ellátott város
game-option-map = Térkép
game-option-map-germany = Németország
game-option-map-usa = USA
game-option-map-hint = A játéktábla melyik oldalán játszotok.
game-option-regions = Területek
game-option-regions-random = véletlenszerű
game-option-regions-draft = felváltva választjátok
game-option-regions-list = ezek a területek:
game-option-regions-hint = Csak az itteni városok vannak játékban. A területeknek össze kell függniük.
game-option-money = Pénz
game-option-money-secret = titkos
game-option-money-open = nyílt
game-option-money-hint = Látszik-e, mennyi pénze van a többieknek.
game-source-supplied = Ellátott városok
game-tie-money = pénz
game-tie-cities = városok
game-moment-auction = A legdrágább erőmű
game-moment-income = A legnagyobb bevétel
game-moment-city = A legdrágább város
game-score-unit-one = város
game-score-unit = város

## Components in statistics; # is the number

game-component-plant = #. erőmű
