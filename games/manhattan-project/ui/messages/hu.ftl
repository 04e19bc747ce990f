# The Manhattan Project magyarul. A játékosok neve sosem kap ragot. Az építményt a fajtája és a termelése nevezi meg ($what), a
# bombát a pontértéke, az üzemanyaga és a kártyájára nyomtatott név ($printed; „none”, ha a kártya nincs a dobozban). A ragozott és
# névelős alakok a nevek attribútumai. A bombák magyar neve a miénk. A $case mondja meg, hogy alany vagy tárgy kell.

## Words that sentences are made of

list-nobody = senki
name-labourer = szakmunkás
name-engineer = mérnök
name-scientist = tudós
name-fighter = vadász
name-bomber = bombázó
count-labourer = {$count} {$case ->
    [object] szakmunkást
   *[subject] szakmunkás
}
count-engineer = {$count} {$case ->
    [object] mérnököt
   *[subject] mérnök
}
count-scientist = {$count} {$case ->
    [object] tudóst
   *[subject] tudós
}
grey-labourer = {$count} szerződéses {$case ->
    [object] szakmunkást
   *[subject] szakmunkás
}
grey-engineer = {$count} szerződéses {$case ->
    [object] mérnököt
   *[subject] mérnök
}
grey-scientist = {$count} szerződéses {$case ->
    [object] tudóst
   *[subject] tudós
}
need-any = {$count} tetszőleges munkás
need-specialist = {$count} mérnök vagy tudós
count-money = {$case ->
    [object] ${$count}-t
   *[subject] ${$count}
}
count-yellowcake = {$count} {$case ->
    [object] sárga pogácsát
   *[subject] sárga pogácsa
}
count-fighter = {$count} {$case ->
    [object] vadászt
   *[subject] vadász
}
count-bomber = {$count} {$case ->
    [object] bombázót
   *[subject] bombázó
}
count-uranium = {$count} {$case ->
    [object] dúsított uránt
   *[subject] dúsított urán
}
count-plutonium = {$count} {$case ->
    [object] plutóniumot
   *[subject] plutónium
}
asks-and-pays = {$need} + {$cost}
building-kind = {$kind ->
    [mine] Bánya
    [factory] Gyár
    [university] Egyetem
    [reactor] Reaktor
   *[enrichment] Finomító üzem
}
building-name = {building-kind}: {$what}
    .azt = {$kind ->
        [university] az
       *[other] a
    } „{building-name}” építményt
building-work = {$asks} → {$gives}
building-facts = kell: {$asks}, ad: {$gives}
bomb-printed = {$id ->
    [uranium-01] Small Fry
    [uranium-02] Dem Apples
    [uranium-03] Cherry Bomb
    [uranium-04] Over Easy
    [uranium-05] Mary Jane
    [uranium-06] Tear Drop
    [uranium-07] Dear John
    [uranium-08] Oopsie Daisy
    [uranium-09] Skydive
    [uranium-10] Li’l Bit
    [uranium-11] The Swede
    [uranium-12] Tomboy
    [uranium-13] Wipeout
    [uranium-14] Gone Fission
    [uranium-15] The Minion
    [plutonium-01] Ay, Caramba!
    [plutonium-02] B Flat
    [plutonium-03] Nutcracker
    [plutonium-04] Big Enchilada
    [plutonium-05] Wasn’t Me
    [plutonium-06] Large Marge
    [plutonium-07] Fat Chance
    [plutonium-08] Special Delivery
    [plutonium-09] Big Bertha
    [plutonium-10] Heavy Load
    [plutonium-11] Compensator
    [plutonium-12] Tout de Suite
    [plutonium-13] Split Pea
    [plutonium-14] Big Bang
    [plutonium-15] The Last Word
   *[other] none
}
bomb-name = {bomb-name.pont} {$printed ->
    [none] {bomb-name.fajta}
   *[other] „{$printed}” {bomb-name.fajta}
}
    .pont = {$fuel ->
        [uranium] {$worth} pontos
       *[plutonium] {$worth}/{$tested} pontos
    }
    .fajta = {$fuel ->
        [uranium] uránbomba
       *[plutonium] plutóniumbomba
    }
    .az = {$worth ->
        [1] az
        [5] az
       *[other] a
    } {bomb-name}
    .azt = {$worth ->
        [1] az
        [5] az
       *[other] a
    } {bomb-name.pont} {$printed ->
        [none] {bomb-name.targy}
       *[other] „{$printed}” {bomb-name.targy}
    }
    .targy = {$fuel ->
        [uranium] uránbombát
       *[plutonium] plutóniumbombát
    }
bomb-title = {$printed ->
    [none] {bomb-name}
   *[other] {bomb-title.nev}: {bomb-name.pont} {bomb-name.fajta}
}
    .nev = {$id ->
        [uranium-01] „Kishal” (Small Fry)
        [uranium-02] „Na, ehhez mit szólsz?” (Dem Apples)
        [uranium-03] „Cseresznyepetárda” (Cherry Bomb)
        [uranium-04] „Fordított tükörtojás” (Over Easy)
        [uranium-06] „Könnycsepp” (Tear Drop)
        [uranium-07] „Szakítólevél” (Dear John)
        [uranium-08] „Hoppácska” (Oopsie Daisy)
        [uranium-09] „Szabadesés” (Skydive)
        [uranium-10] „Icipici” (Li’l Bit)
        [uranium-11] „A svéd” (The Swede)
        [uranium-12] „Fiús lány” (Tomboy)
        [uranium-13] „Tarolás” (Wipeout)
        [uranium-14] „Elment hasadni” (Gone Fission)
        [uranium-15] „A csatlós” (The Minion)
        [plutonium-03] „Diótörő” (Nutcracker)
        [plutonium-04] „A nagyfőnök” (Big Enchilada)
        [plutonium-05] „Nem én voltam” (Wasn’t Me)
        [plutonium-06] „Nagydarab Marge” (Large Marge)
        [plutonium-07] „Arra várhatsz” (Fat Chance)
        [plutonium-08] „Expressz küldemény” (Special Delivery)
        [plutonium-09] „Kövér Berta” (Big Bertha)
        [plutonium-10] „Nehéz teher” (Heavy Load)
        [plutonium-11] „Kompenzátor” (Compensator)
        [plutonium-12] „Azonnal” (Tout de Suite)
        [plutonium-13] „Hasított borsó” (Split Pea)
        [plutonium-14] „Nagy bumm” (Big Bang)
        [plutonium-15] „Az utolsó szó” (The Last Word)
       *[other] „{$printed}”
    }
bomb-uranium-facts = kell: {$fuel}, {$workers}; hadrendbe állítás: ${$cost}
bomb-plutonium-facts = kell: {$fuel}, {$workers}; implóziós teszt után {$tested} pont; hadrendbe állítás: ${$cost}
bomb-built = megépült
bomb-loaded = megépült, hadrendbe állítva
bomb-in-hand = kézben
bomb-token = implóziós teszt megvolt: {$token} pont
building-damage = sérülés: {$damage}
space-construction = Építkezés
space-factory-left = Gyárak, bal szélső
space-factory-middle = Gyárak, középső
space-factory-right = Gyárak, jobb szélső
space-factory-fighters = Gyárak, vadászok
space-factory-bombers = Gyárak, bombázók
space-mine-left = Bányák, bal szélső
space-mine-middle = Bányák, középső
space-mine-right = Bányák, jobb szélső
space-university-labourers = Egyetem, szakmunkások
space-university-engineer = Egyetem, mérnök
space-university-scientist = Egyetem, tudós
space-university-choice = Egyetem, választható
space-reactor = Reaktor
space-enrichment = Finomító üzem
space-air-strike-first = Légicsapás, 1. mező
space-air-strike-second = Légicsapás, 2. mező
space-repair = Felújítás
space-design-bomb = Bomba tervezése
space-espionage = Kémkedés
space-needs = kell: {$asks}
space-free = szabad
space-closed = a játék végéig zárva
space-others = (a többi játékos fejenként: {$goods})

## Choices

choice-bonus = kezdőbónusz: 1 {$worker}
choice-place-gaining = felhelyezés: {$space} ({$gain})
choice-place-paying = felhelyezés: {$space} ({$cost} → {$gain})
choice-place-action = felhelyezés: {$space}
choice-place-action-paying = felhelyezés: {$space} (ára {$cost})
choice-place-only = felhelyezés termelés nélkül: {$space}
choice-use = „{$full}” használata
choice-use-paying = „{$full}” használata, ára {$cost}
choice-use-as = „{$building}” használata: {$asks} → {$gain}
choice-use-only = „{$building}” használata termelés nélkül ({$asks})
choice-spy = kémkedés, {$name} építménye: „{$full}”
choice-spy-paying = kémkedés, {$name} építménye: „{$full}”, ára {$cost}
choice-spy-as = kémkedés, {$name} építménye, „{$building}”: {$asks} → {$gain}
choice-spy-only = kémkedés termelés nélkül, {$name} építménye: „{$building}” ({$asks})
choice-build = {bomb-name.az} megépítése ({$facts})
choice-test = implóziós teszt: {bomb-name.az} felrobbantása, a jelző {$token} pontot ér
choice-load = {bomb-name.az} hadrendbe állítása: ${$cost} és 1 bombázó → {$points} pont
choice-retrieve = munkások visszavétele
choice-send = {$crew} küldése ide: {$place}
choice-send-quoted = {$crew} küldése ide: „{$place}”
choice-gain = {$crew} elvétele
choice-gain-own = saját {$worker} elvétele
choice-gain-contractor = szerződéses {$worker} elvétele
choice-buy = „{$full}” megvétele ${$price}-ért
choice-buy-free = „{$full}” ingyen, a mérnökkel
choice-buy-bribes = „{$full}” megvétele ${$price}-ért, megvesztegetési alap: +${$bribes}
choice-buy-free-bribes = „{$full}” ingyen, a mérnökkel, megvesztegetési alap: +${$bribes}
choice-strike = támadás vadásszal: {$name} elveszít 1 {$which ->
    [fighter] vadászt
   *[bomber] bombázót
}
choice-raid = {$name} építményének bombázása: „{$building}”
choice-offer = egyezség felajánlása – {$name}: nem támadjátok egymást
choice-offer-joint = egyezség felajánlása – {$name}: közös légicsapás, célpont: {$enemy}
choice-accept = egyezség elfogadása
choice-refuse = egyezség elutasítása
choice-repair = „{$building}” felújítása: −1 sérülés
choice-repair-paid = „{$building}” felújítása ${$price}-ért: −1 sérülés
choice-keep = {bomb-name.az} megtartása ({$facts})
choice-done = kör befejezése
choice-done-buying = vásárlás kihagyása
choice-done-striking = támadás befejezése
choice-done-repairing = felújítás befejezése

## The list of choices: headings, and what tells the choices under a heading apart

head-more = További mezők
head-spy = {$name} építményei
head-raid = {$name} építményeinek bombázása
head-strike = Támadás vadásszal
head-build = Bomba építése
head-test = Implóziós teszt
head-load = Bomba hadrendbe állítása
head-keep = Bomba megtartása
head-send = Munkások küldése
head-gain = Munkások elvétele
head-buy = Építmény vásárlása
head-repair = Felújítás
head-bonus = Kezdőbónusz
spot-left = bal szélső
spot-middle = középső
spot-right = jobb szélső
spot-fighters = vadászok
spot-bombers = bombázók
spot-labourers = szakmunkások
spot-engineer = mérnök
spot-scientist = tudós
spot-choice = választható
label-others = {$label} · többiek +{$goods}
label-strike = {$name}: 1 {$aircraft}
label-bomb = {$printed ->
    [none] {bomb-name}
   *[other] „{$printed}” · {label-bomb.worth} pont
}
    .worth = {$fuel ->
        [uranium] {$worth}
       *[plutonium] {$worth}/{$tested}
    }

## Events

event-turn = {$name} köre.
event-bonus = {$name} kezdőbónusza: 1 {$worker}.
event-placed = {$name} {$crew} helyezett fel: {$space}.
event-used = {$name} használta {building-name.azt} ({$crew}).
event-spied-on = {$name} kémkedett, és {$owner} tábláján használta {building-name.azt} ({$crew}).
event-paid = {$name} {$cost} fizetett.
event-declined = {$name} lemondott a termelésről.
event-received = {$name} {$goods} kapott.
event-gained = {$name} {$crew} kapott.
event-bribed = $1 került a megvesztegetési alapba.
event-bought = {$name} megvette ${$price}-ért: „{$full}”.
event-bought-free = {$name} ingyen kapta meg: „{$full}”.
event-took-bribes = {$name} elvitte a megvesztegetési alapot: ${$bribes}.
event-revealed = Új építmény a piacon: „{$full}”.
event-retrieved = {$name} visszavette a munkásait.
event-struck = {$name} vadásszal támadott: {$target} elvesztett 1 {$which ->
    [fighter] vadászt
   *[bomber] bombázót
}.
event-raided = {$name} lebombázta {$target} tábláján {building-name.azt} (sérülés: {$damage}).
event-offered = {$name} megnemtámadási egyezséget ajánlott neki: {$other}.
event-offered-joint = {$name} közös légicsapást ajánlott neki: {$other} (célpont: {$enemy}).
event-accepted = {$name} elfogadta {$other} ajánlatát: {$other} következő köréig nincs köztük légicsapás.
event-accepted-joint = {$name} elfogadta {$other} ajánlatát: {$other} következő köréig mindketten csak a közös ellenséget támadhatják ({$enemy}).
event-refused = {$name} elutasította {$other} ajánlatát.
event-repaired = {$name} felújította {building-name.azt} (maradt sérülés: {$damage}).
event-repaired-paid = {$name} ${$price}-ért felújította {building-name.azt} (maradt sérülés: {$damage}).
event-kept = {$name} megtartott egy bombakártyát.
event-laid-out = Új bombaterv: {$bomb} ({$facts}).
event-design-closed = Kevés bombakártya maradt: a Bomba tervezése mező a játék végéig zárva.
event-spied = {$name} ügynökei: {$spies}; ebben a körben ennyi építményt használhat az ellenfelektől.
event-built = {$name} megépítette {bomb-name.azt} ({$crew}); most {$points} pontja van.
event-tested = {$name} felrobbantotta {bomb-name.azt}, a jelző értéke {$token}; most {$points} pontja van.
event-loaded = {$name} hadrendbe állította {bomb-name.azt}; most {$points} pontja van.
event-won = {$name} győzött: {$points} pont, a ponthatár {$goal}.

## Egy kör néhány szóban, a név nélkül

deed-bonus = kezdőbónusz: 1 {$worker}
deed-placed = ide lépett: {$space}
deed-bought = {$price ->
    [0] ingyen
   *[other] ${$price}-ért
} vett {$kind ->
    [mine] bányát
    [factory] gyárat
    [university] egyetemet
    [reactor] reaktort
   *[enrichment] finomítót
}
deed-retrieved = visszavette a munkásait
deed-attacked = megtámadta: {$target}
deed-kept = megtartott egy bombakártyát
deed-spied = ügynökei: {$spies}
deed-built = megépített egy {bomb-name.pont} bombát
deed-tested = tesztelt egy {bomb-name.pont} bombát
deed-loaded = hadrendbe állított egy {bomb-name.pont} bombát
deed-offered = egyezséget ajánlott: {$other}
deed-accepted = egyezség: {$other}
deed-refused = elutasította: {$other}
deed-repaired = {$count} sérülést javított
deed-received = {$goods} kapott
deed-gained = {$crew} kapott

## The position

title-game = The Manhattan Project · győzelmi ponthatár: {$goal}
title-over = The Manhattan Project · győzelmi ponthatár: {$goal} · a játék véget ért
turn-yours = Te jössz, {$name}: {$what}.
turn-other = {$name} van soron: {$what}.
task-bonus = válaszd ki a kezdőbónuszként kapott munkást
task-place = helyezz fel munkásokat, először a főtáblára
task-place-or-retrieve = helyezz fel munkásokat, először a főtáblára, vagy vedd vissza mindet
task-owed = az egyezség szerint lépj egy Légicsapás mezőre, és támadd meg a közös ellenséget ({$enemy}); előtte bombával foglalkozhatsz
task-must-retrieve = elfogytak a munkásaid: vedd vissza őket
task-go-on-board = használd a főtáblát vagy az építményeidet, építs bombát, vagy fejezd be a köröd
task-go-on = használd az építményeidet, építs bombát, vagy fejezd be a köröd
task-go-on-spying = használj építményeket (az ellenfelektől még {$count}), építs bombát, vagy fejezd be a köröd
task-crew = válaszd ki, kit küldesz
task-gain = saját vagy szerződéses {$worker} legyen?
task-buy = vegyél egy építményt, vagy hagyd ki
task-strike = válassz célpontot a vadászaidnak és a bombázóidnak, vagy fejezd be
task-strike-owed = az egyezség szerint legalább egyszer támadd meg a közös ellenséget ({$enemy})
task-deal = elfogadod {$name} ajánlatát? {$name} következő köréig nincs köztetek légicsapás
task-deal-joint = elfogadod {$name} ajánlatát? {$name} következő köréig mindketten csak a közös ellenséget támadhatjátok ({$enemy}), és ha lehet, mindkettőtöknek fel kell használnia ellene egy Légicsapás mezőt
task-repair = távolíts el legfeljebb {$count} sérülést, vagy fejezd be
task-repair-paid = távolíts el sérülést (a következő ára ${$price}, legfeljebb {$count}), vagy fejezd be
task-draft = tarts meg egy bombakártyát; a többi továbbmegy
task-over = a játék véget ért
alarm-might-win = A következő körben elérheti a ponthatárt ({$goal}): {$names}.
board-heading = Főtábla
market-heading = Építménypiac (a pakliban {$cards} lap, megvesztegetési alap ${$bribes})
designs-heading = Felfordított bombatervek (a pakliban {$cards} lap)
designs-passed-on = Körbejáró bombatervek: {$count} (a pakliban {$cards} lap)
designs-closed = A Bomba tervezése mező zárva (a pakliban {$cards} lap).
designs-tokens = Megmaradt implóziós teszt jelzők: {$tokens}
designs-under = Teszt után a pakli alján: {$bombs}
players-heading = Játékosok
players-you = {$name} (te)
players-points = pont
players-money = $
players-yellowcake = pogácsa
players-fighters = vadász
players-bombers = bombázó
players-uranium = urán
players-plutonium = plutónium
players-spies = ügynök
players-cards = kártya
players-supply = Szerződésesek az általános készletben: {$crew}
board-of = {$name}
board-workers = Készletben: {$crew}. Még képezhető: {$engineers} mérnök, {$scientists} tudós.

## The table in the browser

board-summary = Főtábla. Ponthatár: {$goal}. {$points}.
sector-market = Piac
sector-designs = Bombatervek
sector-mines = Bányák
sector-factories = Gyárak
sector-university = Egyetem
sector-construction = Építkezés
sector-reactor = Reaktor
sector-enrichment = Finomító
sector-repair = Felújítás
sector-air-strikes = Légicsapás
sector-espionage = Kémkedés
market-bribes = Megvesztegetési alap: ${$bribes}
market-bribes-short = alap
market-deck = Építménypakli: {$cards} lap
market-deck-short = pakli
does-construct = építményvétel
does-construct-all = akárhányan
does-air-strike = támadás
does-repair = 3 sérülés
does-design = terv
does-espionage = +1 ügynök
space-all = többi
track-plutonium = Plutónium
track-uranium = Dúsított urán
track-espionage = Kémkedés
designs-deck = pakli {$cards}
designs-none = nincs több bombaterv
designs-tests = teszt
designs-secret = TITKOS
designs-tray = Egyet tarts meg titokban
mat-hand = Kézben
mat-buildings = Építményeim
mat-dossiers = Bombáim
boards-title = Többiek
boards-of = Játékostábla: {$name}
shield-fighters = A vadászok megvédik az építményeket a bombázástól.
shield-pact = Egyezség védi a légicsapásaidtól.
mat-no-building = még nincs építmény
figure-points = pont
figure-money = pénz
figure-yellowcake = sárga pogácsa
figure-fighters = vadász
figure-bombers = bombázó
figure-uranium = urán
figure-plutonium = plutónium
figure-spies = ügynök
figure-hand = bombakártya
figure-token = tesztjelző
mat-decline = termelés nélkül
mat-decline-label = lemondás a vele választott mező vagy építmény termeléséről
panel-hand = munkások a készletben
panel-race = {$points} pont, a ponthatár {$goal}
panel-threat = nyerhet
panel-threat-long = A nyílt adatok szerint a következő körben elérheti a ponthatárt.
panel-deal = egyezség
deals-heading = Érvényes egyezségek
deal-peace = {$name} és {$other} nem támadja egymást {$name} következő köréig.
deal-joint = {$name} és {$other} csak a közös ellenséget támadhatja ({$enemy}) {$name} következő köréig; ha tudja, mindkettőnek támadnia kell.
strip-goal = Ponthatár: {$goal}
strip-race = az élen {$points} · még {$left}
strip-board = főtábla
strip-buildings = építmények
offer-bribe = megvesztegetési alap: +$1
note-bribe = $1 kerül a megvesztegetési alapba
note-others = a többi játékos fejenként kap: {$goods}
offer-damage = sérülés {$now} → {$after}
offer-spies = {$spies} építmény használata az ellenfelektől ebben a körben
offer-gain = {$worker}: saját vagy szerződéses
offer-to-supply = általános készlet: {$crew}
warn-wins = Ezzel eléred a ponthatárt ({$goal}), és megnyered a játékot.
warn-test = A pontszámod most csökken, de minden más plutóniumbombád, a későbbiek is, a magasabb értéket éri.
warn-contractors = A készletedben lévő szerződéseseket elveszíted: {$crew}.
warn-main-board = Építmény használata után a főtábla ebben a körben már zárva.
warn-partly = A termelésnek csak egy részét kapod meg, a többi elvész.
warn-joint = Ha elfogadja, ebben a körben fel kell használnod egy Légicsapás mezőt a közös ellenség ellen ({$enemy}), és mást nem támadhatsz.
warn-joint-partner = A következő körödben, ha lehet, fel kell használnod egy Légicsapás mezőt a közös ellenség ellen ({$enemy}), és mást nem támadhatsz.
why-workers = Ez kell hozzá: {$need}; a készletedben: {$supply}.
bomb-missing = hiányzik: {$what}
bomb-ready = most megépíthető
wish-use = „{$building}” használata
wish-build = {bomb-name.az} megépítése
wish-load = {bomb-name.az} hadrendbe állítása
wish-buy = „{$building}” megvétele
wish-strike = támadás vadásszal – {$name}: {$aircraft}
wish-raid = {$name} építményének bombázása: „{$building}”
wish-repair = „{$building}” felújítása
order-skip-repair = Mások felújításakor kimaradok, amíg {$damage} sérülésem van
order-refuse-deals = Minden nekem ajánlott egyezséget elutasítok
explain-space = Egyszerre egy munkás állhat rajta. Az árát azonnal ki kell fizetni; a termelésről le lehet mondani.
explain-space-bribe = Minden felhelyezés itt $1-t tesz a megvesztegetési alapba.
explain-construction = Bármilyen munkás jöhet, és a mező sosem foglalt. Egy építményt vehetsz a helye szerinti áron; mérnökkel az első két hely ingyenes. Az építményt még ebben a körben használhatod.
explain-air-strike = Tetszőleges számú támadás. Egy vadász egy ellenséges vadászt vagy bombázót semmisít meg; egy bombázó olyan ellenfél építményét rongálja meg, akinek nincs vadásza.
explain-deals = Az első támadásod előtt egyezségeket ajánlhatsz: nem támadjátok egymást, vagy mindkét mezőt egy közös ellenség ellen használjátok. Az egyezség a következő körödig mindkettőtöket kötelezi.
explain-repair = Legfeljebb 3 sérülést távolíthatsz el az építményeidről. Utána a többiek is legfeljebb 3-at, $2, $3 és $5 áron.
explain-design = Egy mérnök és egy tudós kell hozzá. Mindenki titokban megtart egyet a felfordított bombakártyákból, te kezded; az utolsó is a tiéd.
explain-espionage = Kapsz egy ügynököt. Ebben a körben annyi építményt használhatsz az ellenfeleidtől, ahány ügynököd van; a munkásaid el is foglalják őket.
explain-starting = Kezdő építmény.
explain-building-owner = Tulajdonos: {$name}. Használat után akkor lesz újra szabad, ha minden munkás lekerült róla.
explain-building-market = A piacon van, ára ${$price}.
explain-building-deck = Még nincs az asztalon.
explain-damage = Sérülés: {$damage}. A felújításig senki sem használhatja.
explain-occupied = Munkások állnak rajta ({$name}): {$crew}.
explain-bomb-built = Megépítette: {$name}. A hadrendbe állítás még 5 pontot ér.
explain-bomb-loaded = Megépítette és hadrendbe állította: {$name}.
explain-bomb-face-up = Felfordítva: akkor lehet választani, ha valaki a Bomba tervezése mezőre lép.
explain-bomb-in-hand = Kézben: {$name}. Senki más nem látja.
explain-bomb-under = A bombapakli alján, implóziós teszt után.
explain-bomb-nowhere = Nincs az asztalon: a pakliban vagy valakinek a kezében van.
explain-bomb-points = Ha most megépíted: {$now} → {$after} pont.
explain-disc = {$name}: {$track} {$value}
explain-disc-text = {$value} / {$most} ezen a sávon; ami e fölött jönne, elvész.
explain-bribes = Megvesztegetési alap: ${$bribes}
explain-bribes-text = $1 kerül bele minden pénzmezőre helyezéskor és minden vásárláskor az 5–7. helyről. Aki az 1. hely építményét szerzi meg, az egészet elviszi.
explain-deck = Építménypakli: {$cards}
explain-deck-text = Vásárlás után a lapok balra csúsznak, és új lap kerül a 7. helyre.
explain-designs = Bombatervek, a pakliban {$cards}
explain-designs-text = {$shown} lap van felfordítva, amíg a pakliból futja. Titok, hogy ki mit tart meg.
explain-tokens = Implóziós teszt jelzők: {$tokens}
explain-tokens-text = Mindenki egyszer felrobbanthat egy saját plutóniumbombát, és megkapja a legnagyobb megmaradt jelzőt; a plutóniumbombái ezután a magasabb értéket érik.
explain-supply = Általános készlet
explain-supply-text = Most kapható szerződésesek: {$crew}. Annak dolgoznak, aki elveszi őket, amíg vissza nem veszi a munkásait.
explain-decline = Lemondás a termelésről
explain-decline-text = Munkást úgy is felhelyezhetsz, hogy nem kéred a termelést, például hogy elfoglald a helyet. Az árat akkor is ki kell fizetned.
explain-own = {$name}: saját {$worker}, készletben {$count}
explain-own-text = Az állandó munkások visszavételkor visszatérnek. Még képezhető: {$untrained}.
explain-grey = {$name}: szerződéses {$worker}, készletben {$count}
explain-grey-text = A szerződésesek mindenre jók, amire a saját munkások, de visszavételkor az általános készletbe kerülnek.
explain-figure = {$name}: {$figure} {$value}
explain-points = Bombák {$bombs}, hadrendbe állítás {$loads}, tesztjelző {$test}. Aki először eléri a ponthatárt ({$goal}), azonnal győz.
explain-money = Mindenki látja, nincs korlátja. Építményekre, mezőkre, felújításra és hadrendbe állításra kell.
explain-yellowcake = A bányák termelik, nincs korlátja. A reaktorok és a finomító üzemek üzemanyaggá dolgozzák fel.
explain-fighters = Legfeljebb {$most}. Egy vadász elköltésével megsemmisítesz egy ellenséges repülőgépet. Ha legalább egy vadászod van, az építményeidet nem lehet bombázni.
explain-bombers = Legfeljebb {$most}. Egy bombázó elköltésével megrongálod egy vadász nélküli ellenfél építményét, vagy hadrendbe állítasz egy bombát.
explain-uranium = Legfeljebb {$most}. A finomító üzemek állítják elő; uránbombákhoz és néhány reaktorhoz kell.
explain-plutonium = Legfeljebb {$most}. A reaktorok állítják elő; plutóniumbombákhoz kell.
explain-spies = Legfeljebb {$most}. A Kémkedés mezőre lépve abban a körben ennyi építményt használhatsz az ellenfeleidtől.
explain-hand = A kézben lévő bombakártyák. A számuk nyílt, a lapok titkosak; csak a megépült bomba ér pontot.
explain-token = Az implóziós tesztért járt; a játék végéig számít.
explain-ours-all = minden száma
explain-ours-partly = a számainak egy része
explain-ours-output = a kapott mennyiség
explain-ours-price = a piac e helyének ára
table-in-hand = készletben
table-untrained = képezhető
table-space = mező
table-asks = ez kell
table-gives = ezt adja
table-occupied = ott áll
table-building = építmény
table-price = ár
table-engineer-free = mérnökkel ingyen
table-takes-bribes = a megvesztegetési alappal
table-held = készletben: {$crew}

## Refusals

refusal-building-is-damaged = Az építmény nem használható, sérülései: {$first}.
refusal-building-is-occupied = Ezen az építményen már munkások állnak.
refusal-building-on-no-board = Ez az építmény senki tábláján sincs.
refusal-cannot-pay = Az ára ${$first}, de csak ${$second} van.
refusal-card-not-in-hand = Ez a bombakártya nincs a kezedben.
refusal-card-not-passed-on = Ez a bombakártya nincs a továbbadottak között.
refusal-deal-demands-a-strike = Az egyezséged szerint legalább egyszer meg kell támadnod a közös ellenséget.
refusal-deal-demands-air-strike = Az egyezséged szerint előbb egy Légicsapás mezőre kell lépned.
refusal-deals-are-off = Ennél az asztalnál nincsenek egyezségek.
refusal-deals-contradict = Ez ellentmondana egy érvényes egyezségnek.
refusal-design-is-closed = A Bomba tervezése mező a játék végéig zárva.
refusal-enemy-out-of-reach = Ezt az ellenséget most nem tudnád megtámadni.
refusal-engineer-or-scientist = A kezdőbónusz csak mérnök vagy tudós lehet.
refusal-game-is-over = A játék véget ért.
refusal-keep-a-card = Előbb meg kell tartanod egy bombakártyát.
refusal-loaded-before = Ez a bomba már hadrendben áll.
refusal-main-board-is-closed = A főtáblát ebben a körben már nem használhatod: csak egyszer lehet, az építmények előtt.
refusal-must-retrieve = Elfogytak a munkásaid: vissza kell venned őket.
refusal-no-air-strike-to-come = Egyezséget csak akkor ajánlhatsz, ha ebben a körben légicsapást indíthatnál.
refusal-no-bomber = Bombázó kell hozzá.
refusal-no-building-there = Ezen a helyen nincs építmény.
refusal-no-damage = Ezen az építményen nincs sérülés.
refusal-no-fighter = Vadász kell hozzá.
refusal-no-space-for-partner = Nem maradna szabad Légicsapás mező a másik játékosnak.
refusal-no-spy-left = Az ellenfél építményéhez ügynök kell: lépj ebben a körben a Kémkedés mezőre; építményenként egy ügynök kell.
refusal-no-strike-between-them = Most egyikőtök sem tudná megtámadni a másikat.
refusal-no-such-aircraft = Ennek a játékosnak nincs ilyen repülőgépe.
refusal-no-such-alternative = Nincs {$first}. lehetőség, csak {$second} van.
refusal-no-such-seat = Nincs {$first}. hely, az asztalnál {$second} hely van.
refusal-no-such-space = Nincs ilyen mező.
refusal-no-third-player = A közös ellenség csak egy harmadik játékos lehet.
refusal-no-worker-placed = A köröd vége előtt legalább egy munkást fel kell helyezned.
refusal-nobody-to-retrieve = Egyetlen munkásod sincs felhelyezve, nincs kit visszavenni.
refusal-not-an-opponent = Ehhez ellenfelet kell választani.
refusal-not-now = Ezt most nem lehet.
refusal-not-so-many-available = A saját munkások száma {$first} és {$second} közötti lehet.
refusal-not-your-building = Ez nem a te építményed.
refusal-not-your-built-bomb = Ez nem a te megépült bombád.
refusal-nothing-to-decline = Itt nincs miről lemondani.
refusal-offered-before = Ez a játékos ebben a körben már kapott ilyen ajánlatot, vagy már kötöttetek ilyen egyezséget.
refusal-only-plutonium-bombs = Csak plutóniumbombát lehet tesztelni.
refusal-only-the-common-enemy = Az egyezséged szerint csak a közös ellenséget támadhatod.
refusal-pact-forbids-it = Az egyezségetek tiltja.
refusal-partner-cannot-strike = Ennek a játékosnak nincs repülőgépe vagy nincs munkása a készletében.
refusal-space-is-occupied = Ezen a mezőn már áll valaki.
refusal-strikes-have-begun = A támadások megkezdődtek: már nem ajánlhatsz egyezséget.
refusal-target-has-fighters = Ennek a játékosnak az építményeit vadászok védik: még {$first}.
refusal-tested-before = Mindenki csak egyszer tesztelhet, és te már megtetted.
refusal-too-little-fuel = {$first} egység üzemanyag kell hozzá, de csak {$second} van.
refusal-too-little-uranium = Az ára {$first} dúsított urán, de csak {$second} van.
refusal-too-little-yellowcake = Az ára {$first} sárga pogácsa, de csak {$second} van.
refusal-turn-is-place-workers = Ebben a körben már felhelyeztél munkást.
refusal-workers-missing = A szükséges munkások nincsenek a készletedben.
refusal-workers-not-in-supply = Ezek a munkások nincsenek a készletedben.
refusal-wrong-workers = Ide nem ezek a munkások kellenek.

## The game on pages of all games

game-title = The Manhattan Project
game-short = Manhattan
game-about = Helyezz fel munkásokat, vegyél építményeket, dúsíts uránt, gyárts plutóniumot, és tervezz titokban bombákat: aki először eléri a ponthatárt, azonnal győz.
game-points = győzelmi pont
game-asides = egyezség felajánlása, felhelyezés termelés nélkül …
game-option-first = Kezdőjátékos
game-option-first-random = véletlenszerű
game-item-first = {$seat}. hely
game-option-first-hint = Kié az első kör.
game-option-deals = Egyezségek légicsapás előtt
game-option-deals-none = nincsenek
game-option-deals-pacts = megnemtámadás és közös ellenség
game-option-deals-hint = Légicsapás előtt meg lehet állapodni: nem bántjátok egymást, vagy közös ellenségre támadtok.
game-option-tests = Tesztjelzők három játékossal
game-option-tests-rulebook = 0, 4, 6 (szabálykönyv)
game-option-tests-0-4-8 = 0, 4, 8 (másik kiadás)
game-option-tests-hint = Ebben a játék kiadásai eltérnek egymástól.
game-source-bombs = Bombák
game-source-loads = Hadrendbe állított bombák
game-source-test = Implóziós teszt
game-score-unit = pont

## Components in statistics; # is the number

game-component-mine = bánya
game-component-factory = gyár
game-component-university = egyetem
game-component-reactor = reaktor
game-component-enrichment = finomító üzem
game-component-plutonium = plutóniumbomba
game-component-uranium = uránbomba
