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
