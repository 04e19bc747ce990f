# A Duzzasztómű magyarul, a szabálykönyv szavaival. Nevek sosem kapnak ragot vagy névelőt; a mezőket a víztározó száma nevezi meg.

## Szavak, amelyekből a mondatok állnak

list-empty = nincs
company-usa = USA
company-germany = Németország
company-italy = Olaszország
company-france = Franciaország
structure-base = alap
structure-elevation = magasító
structure-conduit = csatorna
structure-powerhouse = erőmű
area-mountain = hegység
area-hill = dombság
area-plain = síkság
tile-any = dzsóker
tile-special = Krylov lapkája
effect-special = lemásolja egy másik lapkádat az építőkeréken, a szimbólumát és a hatását is
effect-drops = 1-1 vízcsepp minden üres gátadhoz
effect-rotate = az építőkerék 1 szektornyit fordul minden magasítódért
effect-credits = kredit: a csatorna értékének kétszerese
effect-no-engineers = nem kell hozzá mérnök
effect-no-red = a pirossal kiemelt épületmezőért nem kell fizetni
effect-base-energy = alaponként 1 energia, szerződésre is
effect-fill = feltölti vízzel a megmagasított gátat
effect-five = 3+ értékű csatorna: 5 földmunkagép
effect-produce = utána egy termelés +2 bónusszal, mérnök nélkül
effect-mixed = a földmunkagépek és a betonkeverő gépek helyettesíthetik egymást
effect-free = nem kell hozzá mérnök és földmunkagép
effect-raised = 3 GYP minden 2-es vagy 3-as szintű gátadért
effect-conduit-energy = energia: a csatorna értékének kétszerese; saját szerződés teljesíthető vele
effect-powerhouses = 3 GYP minden erőművedért
effect-tiles = 3 GYP minden fejlett lapkádért
company-incomes = Bevétel a 2. | 4. | 5. elemtől: {$first}
officer-does = {$officer} ({$does})
officers-extra = Mahiri Sekibo őket is lemásolhatja: {$officers}.
officer-adler = az alapok mindig 3 földmunkagépbe kerülnek
officer-del-monte = a 3-as szintű gátak 4 vízcseppet tárolnak
officer-fiesler = a vízcsepp × érték szorzat legalább 4
officer-mcdowell = a csatorna betonkeverő géppel is fizethető: 1 × érték
officer-jordan = építéskor egy munkagép helyett 3 kredit is fizethető
officer-krylov = a lapkája lemásol egy másikat az építőkeréken
officer-sekibo = 1 mérnökért egy körre lemásol egy másik ügyvezetőt
ability-flow = 1 energia minden vízcseppért, amely természetes úton átfolyik a vállalat egy erőművén
ability-second = termelés után egy második termelés másik erőművel, bónuszok nélkül
ability-extra = minden termelés után 3 további energia, szerződéshez nem számít
ability-discount = a szerződésekhez 3 energiával kevesebb kell
space-base = {$basin}. víztározó {$side ->
    [upper] felső
   *[lower] alsó
} gátja
space-left = {$basin}. → {$to}. víztározó (bal, {space-left.as} értékű)
    .as = {$value ->
        [3] 3-as
        [5] 5-ös
       *[other] {$value}-es
    }
space-right = {$basin}. → {$to}. víztározó (jobb, {space-left.as} értékű)
space-powerhouse = {$basin}. víztározó {$number}. mezője
section-turbine = Turbinaállomás
section-water = Vízirányítás
section-bank = Bank
section-workshop = Műhely
section-machinery = Munkagépbolt
section-contract = Szerződéskötő Iroda
section-patent = Szabadalmi Hivatal
task-row-produce = termelés {$bonus}
task-row-drops = {$count} vízcsepp a forrásokra
task-row-drops-now = {$count} azonnal elinduló vízcsepp
task-row-bank = mérnökönként {$count} kredit
task-row-rotate = az építőkerék forgatása {$count} szektorral
task-row-contracts = {$count} szerződés elvétele
task-row-patent = {$count}. fejlett-technológia-lapka
row-name = {$section}: {$task}
pour-first = {$count} vízcsepp {pour-first.az}
    .az = {$letter ->
        [A] az A
       *[other] a {$letter}
    }
pour-next = {$count} {pour-first.az}
count-engineers = {$count} mérnök
count-credits = {$count} kredit
count-excavators = {$count} földmunkagép
count-mixers = {$count} betonkeverő gép
count-machines = {$count} munkagép
count-vp = {$count} GYP
count-energy = {$count} energia
count-segments = {$count} szektornyi forgatás
count-drops = {$count} vízcsepp
count-drops-now = {$count} azonnal elinduló vízcsepp
contract-facts = {$energy} energia → {$reward}
free-base = 1 ingyenes alap ({$areas})
free-elevation = 1 ingyenes magasító
free-conduit = 1 ingyenes csatorna (értéke legfeljebb {$value})
free-powerhouse = 1 ingyenes erőmű
bonus-contracts = teljesített szerződésenként
bonus-powerhouses = erőművenként
bonus-bases = alaponként
bonus-conduits = csatornánként
bonus-elevations = magasítónként
bonus-tiles = fejlett-technológia-lapkánként
objective-red = alapok és erőművek pirossal kiemelt mezőkön
objective-systems = saját csatornával saját erőműhöz kötött saját alapok
objective-fullest = építmények azon a területen, ahol a legtöbb van
objective-emptiest = építmények azon a területen, ahol a legkevesebb van
objective-spread = víztározók legalább 1 saját építménnyel
objective-clusters = víztározók legalább 3 saját építménnyel
source-start = kezdőpontok
source-leaders = energiarangsor
source-idle = nem termelt energiát
source-bonus = bónuszlapka
source-contracts = szerződés
source-income = bevétel
source-technology = technológialapka
source-conduits = más használta a csatornáját
source-credits = kreditek, az Automának GYP jár értük
source-objective = céllapka
source-resources = erőforrások
source-water = víz a saját gátakban
phase-income = bevétel és források
phase-actions = akciók
phase-water = vízáramlás
phase-scoring = pontozás
phase-end = a forduló vége

## Választások

choice-choose = {$company} – {$officer}, kezdőszerződés: {$contract}
choice-copy = {$officer} lemásolása: {$does}
choice-construct = {choice-construct.kind} építése: {$place} („{$tile}” lapkával)
    .kind = {$kind ->
        [elevation] magasító
        [conduit] csatorna
        [powerhouse] erőmű
       *[base] alap
    }
choice-construct-special = {choice-construct.kind} építése: {$place} (Krylov lapkájával mint „{$tile}”)
choice-construct-copied = {choice-construct.kind} építése: {$place} (az építőkeréken lévő „{$tile}” lemásolásával)
choice-pay = fizetés: {$parts}
choice-produce = {$energy} energia termelése: {choice-produce.way} ({$price})
    .way = {$drops} vízcsepp, {$basin}. víztározó {$side ->
        [upper] (felső gát)
       *[lower] (alsó gát)
    } → {$to}. víztározó
choice-produce-free = {$energy} energia termelése: {choice-produce.way}
choice-pour = {$on} forrásra, a 3. fázisban indul ({$price})
choice-pour-now = {$on} forrásra, azonnal indul ({$price})
choice-pour-reward = {$on} forrásra
choice-rotate = az építőkerék forgatása {$count} szektorral a Műhelyben ({$price})
choice-machinery = {$machines} elvétele a Munkagépboltban ({$price})
choice-patent = „{$tile}” lapka megvétele a Szabadalmi Hivatalban ({$price})
choice-bank = {$engineers} mérnök küldése a Bankba
choice-take = szerződés elvétele: {$contract} ({$price})
choice-take-two = két szerződés elvétele: {$contract} és {$second} ({$price})
choice-pass = passz a forduló végéig
choice-fulfil = szerződés teljesítése: {$contract}
choice-machines = {$machines} elvétele
choice-build = ingyenes {choice-construct.kind} építése: {$place}
choice-discard = szerződés eldobása: {$contract}
choice-decline = kihagyás

## A választások listája: címek, és ami egy cím alatt a választásokat megkülönbözteti

head-choose = {$company}, {$officer}
head-construct = {$kind ->
    [base] Alap építése
    [elevation] Gát magasítása
    [conduit] Csatorna építése
   *[powerhouse] Erőmű építése
}
head-build = Ingyenes építés
head-produce = Energiatermelés
head-pour = Vízirányítás
head-take = Szerződések elvétele
head-fulfil = Szerződés teljesítése
head-discard = Szerződés eldobása
head-machines = Gépek elvétele
head-pay = Fizetés
head-copy = Ügyvezető lemásolása
label-construct = {$how ->
    [plain] {$place}
    [own] {$place} · {$tile}
   *[krylov] {$place} · Krylov: {$tile}
}
label-build = {$place}
label-produce = {$drops} vízcsepp, {productions-run}{$bonus ->
    [none] {""}
   *[other] {" "}· {$bonus}
}
label-pour = {$on}{$now ->
    [yes] , azonnal
   *[no] {""}
}
label-contract = {$energy} energia → {$reward}
label-row = {$label}, {$number}. sor
label-right = {$label}, jobb hely

## Események

event-chose = {$name} vállalata: {$company}; ügyvezető: {$officer}.
event-chose-company = {$name} vállalata: {$company}.
event-round = {$round}. forduló.
event-phase = {$number}. fázis: {$phase}.
event-poured = {$count} vízcsepp került {pour-first.az} forrásra.
event-poured-by = {$name} {$count} vízcseppet tett {pour-first.az} forrásra.
event-held = Egy vízcsepp megállt {event-held.az} víztározó {$side ->
    [upper] felső
   *[lower] alsó
} gátjánál.
    .az = {$basin ->
        [1] az 1.
        [5] az 5.
       *[other] a {$basin}.
    }
event-left = Egy vízcsepp elhagyta a térképet {event-held.az} víztározó alatt.
event-placed = {$name} {$engineers} mérnököt küldött {event-placed.ra}.
    .ra = {$id ->
        [turbine] a Turbinaállomásra
        [water] a Vízirányításra
        [workshop] a Műhelybe
        [machinery] a Munkagépboltba
        [contract] a Szerződéskötő Irodába
        [patent] a Szabadalmi Hivatalba
       *[bank] a Bankba
    }
event-placed-paid = {$name} {$engineers} mérnököt küldött {event-placed.ra}, és {event-placed-paid.price} fizetett.
    .price = {$unit ->
        [vp] {$count} GYP-t
       *[credits] {$count} kreditet
    }
event-placed-beside = {$name} {$engineers} mérnököt tett a {$section} mellé, mert ott már nem volt szabad mező.
event-placed-beside-paid = {$name} {$engineers} mérnököt tett a {$section} mellé, mert ott már nem volt szabad mező, és {event-placed-paid.price} fizetett.
event-banked = {$name} {$engineers} mérnököt küldött a Bankba.
event-copied = {$name} erre a körre lemásolta: {$officer}.
event-copied-paid = {$name} erre a körre lemásolta: {$officer}, és {event-placed-paid.price} fizetett.
event-used = {$name} {event-used.engineers} építkezett, lapkája: „{$tile}”.
    .engineers = {$engineers ->
        [0] mérnök nélkül
       *[other] {$engineers} mérnökkel
    }
event-used-paid = {$name} {event-used.engineers} építkezett, és {event-placed-paid.price} fizetett; lapkája: „{$tile}”.
event-built = {$name} {event-built.kind} épített: {$place}.
    .kind = {$kind ->
        [elevation] magasítót
        [conduit] csatornát
        [powerhouse] erőművet
       *[base] alapot
    }
event-built-red = {$name} {event-built.kind} épített: {$place} (pirossal kiemelt mező, {$unit ->
    [vp] {$count} GYP
   *[credits] {$count} kredit
}).
event-rotated = {$name} építőkereke egy szektorral továbbfordult.
event-produced = {$name} {$energy} energiát termelt: {choice-produce.way}.
event-fee = {$name} {$count} kreditet fizetett a csatornáért; tulajdonosa: {$owner}.
event-fee-automa = {$name} {event-placed-paid.price} fizetett a csatornáért; tulajdonosa, {$owner}, {$got ->
    [vp] {$count} GYP-t
   *[credits] {$count} kreditet
} kapott.
event-energy = {$name} {$count} mezőt lépett az energiasávon.
event-credits = {$name} {$count} kreditet kapott.
event-credits-automa = {$name} kredit helyett {$count} GYP-t kapott.
event-machines = {$name} kapott: {$machines}.
event-scored = {$name} {$count} GYP-t kapott ({$source}).
event-lost-vp = {$name} {$count} GYP-t veszített ({$source}).
event-fulfilled = {$name} teljesített egy szerződést: {$contract}.
event-took = {$name} elvett egy szerződést: {$contract}.
event-discarded = {$name} eldobott egy szerződést: {$contract}.
event-opened = Új szerződés: {$contract}.
event-patented = {$name} fejlett-technológia-lapkát vett: „{$tile}”.
event-offered = Új lapka a Szabadalmi Hivatalban: „{$tile}”.
event-passed = {$name} passzolt.
event-automa-tile = Automalapka: {$number}.
event-ordered = Körsorrend: {$names}.
event-ended = A játék véget ért. Győztes: {$names} ({$count} GYP).

## Az állás

title-set-up = Duzzasztómű · előkészületek
title-round = Duzzasztómű · {$round}. forduló ({$rounds} közül) · {$phase}
title-over = Duzzasztómű · a játék véget ért
turn-yours = Te jössz, {$name}: {$what}.
turn-other = {$name} van soron: {$what}.
turn-choose = válassz vállalatot ügyvezetővel és egy kezdőszerződést
turn-place = {$count ->
    [0] elfogytak a mérnökeid: használj mérnök nélküli lapkát, vagy passzolj
   *[other] küldj mérnököket egy akcióra ({$count} maradt)
}
turn-copied = most jön a köröd akciója, a lemásolt képességgel ({$count} mérnök maradt)
turn-pay = válaszd ki, milyen munkagépekkel fizetsz
turn-machines = {$count ->
    [1] válaszd ki, melyik munkagépet kapod
   *[other] válaszd ki, melyik {$count} munkagépet kapod
}
turn-structure = jár {$structure}: építsd meg, vagy hagyd ki
turn-drops = tegyél legfeljebb {$count} vízcseppet a forrásokra (a 3. fázisban indul), vagy hagyd ki
turn-drops-now = tegyél legfeljebb {$count} vízcseppet a forrásokra (azonnal indul), vagy hagyd ki
turn-contract = teljesíts egy legfeljebb {$count} energiás szerződést, vagy hagyd ki
turn-free-production = termelj +2 bónusszal, vagy hagyd ki
turn-second-production = termelj még egyszer, másik erőművel, vagy hagyd ki
turn-discard = dobj el egy szerződést: legfeljebb {$count} maradhat nálad
turn-done = minden megvan: fejezd be a köröd, vagy vond vissza
turn-over = a játék véget ért
order-choosing = A választás sorrendje: {$names}. Körsorrend az 1. fordulóban: {$first}.
order-now = Körsorrend: {$names}.
offers-heading = Választható
offers-row = {$company}, ügyvezető: {$officer} – {$does}
ranking-heading = Végeredmény
map-heading = Térkép
map-spring = {$letter} forrás: {$count} vízcsepp; az 1–4. fordulóban ennyit kap: {$tile}; ide folyik: {$basin}. víztározó; a következő vízcsepp itt állna meg: {$rest}
water-waits = {$count} vízcsepp {event-held.az} víztározó erőművénél vár, és a szerződés után folyik tovább.
map-lost = sehol, elhagyja a térképet
map-basin = {$basin}. víztározó ({$area}, tovább ide: {$below})
map-basin-last = {$basin}. víztározó ({$area}, vize elhagyja a térképet)
map-dam-upper = felső gát ({$owner}), {map-dam-upper.as} szintű, {$drops}/{$capacity} vízcsepp
    .as = {$level ->
        [3] 3-as
       *[other] {$level}-es
    }
map-dam-lower = alsó gát ({$owner}), {map-dam-upper.as} szintű, {$drops}/{$capacity} vízcsepp
map-neutral = semleges
map-conduit = csatorna ({$owner}): {$conduit}
map-powerhouses = erőművek: {$names}
board-bonus-heading = Bónuszlapkák
board-bonus = {$round}. forduló: {$count} GYP {$what}
board-objective = Céllapka: {$what}.
board-open = Elérhető szerződések
board-national = Nemzeti szerződések
board-patents = Szabadalmi Hivatal
board-places = Foglalt akciómezők
board-taken = {$what}: {$name} ({$engineers})
players-heading = Játékosok
players-you = {$name} (te)
players-vp = GYP
players-energy = energia
players-engineers = mérnök
players-credits = kredit
players-excavators = földm.
players-mixers = beton.
players-bases = alap
players-elevations = magas.
players-conduits = csat.
players-powerhouses = erőmű
player-automa = Automa
player-passed = passzolt
player-copies = lemásolhatja: {$officers}
player-tiles = lapkák: {$tiles}
player-wheel = építőkerék: {$wheel}
player-segment = {$turns} fordulat múlva {$what}
player-contracts = szerződések: {$contracts}
player-fulfilled = teljesítve: {$count}

## Az asztal a böngészőben

strip-set-up = Előkészületek
strip-round = {$round}/{$rounds}. forduló
strip-income = bevétel
strip-actions = akciók
strip-water = víz
strip-scoring = pontozás
strip-end = vége
strip-choosing = A választás sorrendje; az 1. forduló körsorrendje ennek a fordítottja
strip-bonus = Bónuszlapka: {$count} GYP {$what} · teljes jutalom {$energy} energiától ({$section}. szakasz)
alarm-last-round = Utolsó forduló
hint-choose = Aki utoljára választ, az 1. fordulóban elsőként játszik; a vállalat képessége a harmadik erőműtől működik.
hint-turn = Egy kör egy akció; a mérnökök a forduló végén térnek vissza, a lapkák és a munkagépek akkor, amikor az építőkerék körbeér.
hint-pay = A munkagépek az építőkerékre kerülnek, és visszatérnek; a kredit nem.
hint-machines = Az alaphoz és a csatornához földmunkagép, a magasítóhoz és az erőműhöz betonkeverő gép kell.
hint-structure = Nem kell hozzá mérnök, lapka és munkagép, mégis rendes építménynek számít; a pirossal kiemelt mezőért itt is fizetni kell.
hint-drops = A vízcsepp az első olyan gátnál áll meg, ahol van hely, bárkié is; ha nincs ilyen az útján, elvész.
hint-contract = Egy termeléssel legfeljebb egy szerződést teljesíthetsz, és mindegyiket csak egyszer.
hint-production = A vízcseppek száma × a csatorna értéke adja az energiát; a felhasznált víz az erőműtől továbbfolyik a következő gátig.
hint-discard = A teljesített szerződések nem számítanak bele.
board-summary = A térkép és az energiasáv, {$round}. forduló. {$scores}.
board-summary-seat = {$name}: {$vp} GYP, {$energy} energia
forecast-switch = Víz-előrejelzés
forecast-lost = {$count} elvész
bonus-vp = {$count} GYP
bonus-each = / {$what}
bonus-short-contracts = szerződés
bonus-short-powerhouses = erőmű
bonus-short-bases = alap
bonus-short-conduits = csatorna
bonus-short-elevations = magasító
bonus-short-tiles = fejl. lapka
objective-name = Cél
objective-short-red = piros mezők
objective-short-systems = saját rendszer
objective-short-fullest = erős terület
objective-short-emptiest = gyenge terület
objective-short-spread = 1+ / tározó
objective-short-clusters = 3+ / tározó
area-actions = Akciók
area-productions = Lehetséges termelések
productions-short = Termelés
productions-later = Most még a vállalatokat választjátok.
productions-none = Most nincs lehetséges termelés.
productions-not-now = Akkor látszanak, amikor te jössz.
productions-way = vízcsepp, honnan → hová
productions-run = {$basin}. {$side ->
    [upper] felső
   *[lower] alsó
} gát → {$to}.
productions-stop = {$basin}. {$side ->
    [upper] felső
   *[lower] alsó
} gát
productions-then = utána a víz
copy-heading = Lemásolható ügyvezetők ({$name})
copy-short = lemásolhatja
automa-tiles-first = Automák: {$actions ->
    [1] az 1.
    [5] az 5.
   *[other] a {$actions}.
} lapka mutatja a következő akciókat.
automa-tiles-both = Automák: {$actions ->
    [1] az 1.
    [5] az 5.
   *[other] a {$actions}.
} lapka mutatja a következő akciókat, {$criteria ->
    [1] az 1.
    [5] az 5.
   *[other] a {$criteria}.
} lapka a szempontokat.
offer-credits = kredit {$before} → {$after}
offer-income = bevétel: {$reward}
offer-catches = {$count} további felfogott vízcsepp ebben a fordulóban
offer-fee = {$count} kredit a csatornáért ({$name})
offer-contracts = teljesíthető: {$contracts}
offer-lost = {$count} vízcsepp elhagyja a térképet
offer-rests = {$count} vízcsepp → {$dam} ({$owner})
offer-returns = + visszatér a kerékről: {$what}
warn-contract = {$energy} energiával teljesíthetnéd: {$contracts}.
panel-energy = energia
panel-engineers = mérnök
panel-credits = kredit
panel-excavators = földmunkagép
panel-mixers = betonkeverő gép
panel-contracts = szerződés
panel-round = ({$vp})
panel-round-long = Ha most lenne vége a fordulónak: {$vp} GYP (rangsor {$lead}, bónuszlapka {$bonus}), {$credits} kredit, {$place}. hely a következő körsorrendben.
panel-round-automa = Ha most lenne vége a fordulónak: {$vp} GYP (rangsor {$lead}, bónuszlapka {$bonus}, kredit helyett {$credits}), {$place}. hely a következő körsorrendben.
panel-wheel = {$turns} fordulat múlva tér vissza az építőkerékről
mat-no-contract = nincs szerződés
title-spring = {$letter} forrás
title-basin = {$basin}. víztározó
title-exit = A víz elhagyja a térképet: {$basin}. víztározó
title-dam = {$place}
title-base = Alap helye: {$place}
title-conduit = Csatorna: {$place}
title-powerhouse = Erőmű helye: {$place}
title-place = {$what} ({$price})
title-patent = Szabadalmi Hivatal, {$slot}. hely
title-contract = Szerződés: {$energy} energia → {$reward}
title-tile = Technológialapka: „{$tile}”
title-production = {choice-produce.way}
title-officer = Ügyvezető: {$name}
title-copy = {$officer} lemásolása
title-wheel = Építőkerék: {$name}
title-works = Építés akciómezői: {$name}
title-row = Építményelemek ({$structure}): {$name}
title-vp = Győzelmi pontok: {$name}
title-engineers = Mérnökök: {$name}
title-credits = Kreditek: {$name}
title-excavators = Földmunkagépek: {$name}
title-mixers = Betonkeverő gépek: {$name}
title-fulfilled = Teljesített szerződések: {$name}
title-round-vp = Amit a forduló hoz: {$name}
title-energy = Energia: {$name}
title-track = Energiasáv
title-bonus = Bónuszlapka, {$round}. szakasz
title-objective = Céllapka
title-automa = Automalapkák
explain-spring = {$count} vízcsepp vár itt a 3. fázisra, és ide folyik: {$basin}. víztározó. Az 1–4. fordulóban ennyi vízcseppet kap: {$tile}.
explain-spring-rest = Egy most induló vízcsepp itt állna meg: {$now}. Egy további a 3. fázisban itt: {$later}.
explain-basin = Terület: {$area}. A víz előbb az erőművekhez ér, aztán a felső, majd az alsó gáthoz, végül továbbfolyik ide: {$below}.
explain-exit = Az a vízcsepp, amelyet egy gát sem tart meg, itt visszakerül a közös készletbe.
explain-base = A gát egy alappal kezdődik. Annyi vízcseppet tárol, amennyi a szintje; egy vállalatnak egy víztározónál legfeljebb egy gátja lehet.
explain-dam = Tulajdonos: {$owner}. {map-dam-upper.as} szintű, {$drops}/{$capacity} vízcsepp. A mozgó vízcsepp megáll itt, ha van hely; kivenni csak termeléssel lehet.
explain-dam-after = A 3. fázis után ennyi vízcsepp lenne benne: {$count}.
explain-price = {$structure}: {$machines}.
explain-red = Pirossal kiemelt mező: további {$count} kredit.
explain-conduit = {explain-conduit.from} víztározó összes gátját köti össze {explain-conduit.to} víztározó összes erőművével. Vízcseppenként {$value} energia. Aki más csatornáját használja, vízcseppenként 1 kreditet fizet, a tulajdonos pedig vízcseppenként 1 GYP-t is kap.
    .from = {$from ->
        [1] Az 1.
        [5] Az 5.
       *[other] A {$from}.
    }
    .to = {$to ->
        [1] az 1.
        [5] az 5.
       *[other] a {$to}.
    }
explain-conduit-owner = Építette: {$name}.
explain-powerhouse = Itt lesz a csatorna vizéből energia, utána a víz innen folyik tovább. Egy vállalatnak egy víztározónál legfeljebb egy erőműve lehet.
explain-powerhouse-owner = Építette: {$name}.
explain-production-plain = {$drops} × {$value} energia és a bónuszok; utána a vízcseppek továbbfolynak.
explain-production = {$drops} × {$value} = {$product} energia a bónuszok előtt. Utána a víz továbbfolyik:
explain-place-produce = Termelés: kell hozzá egy gát vízzel, egy megépített csatorna és a végén saját erőmű. A szám az energiához adódik.
explain-place-drops = Vízcseppek az általad választott forrásokra. A 3. fázisban indulnak el.
explain-place-drops-now = Egy vízcsepp az általad választott forrásra; azonnal elindul.
explain-place-rotate = Forgatja az építőkereket; ami a nyitott szektorra ér, visszatér hozzád.
explain-place-machines = Munkagépek a készletedbe, azonnal használhatók.
explain-place-contracts = Tetszőleges elérhető egyéni szerződések. Legfeljebb három maradhat nálad.
explain-place-patent = A hely fejlett-technológia-lapkája, azonnal használható. A helyek a forduló végén töltődnek fel.
explain-place = Ennyi mérnök kell hozzá, pirossal kiemelt mezőn kredit is. A forduló végéig foglalt marad; a jobb oldali mező a drágább második esély.
explain-place-taken = Foglalt: {$name}, {$count} mérnök.
explain-bank = Tetszőleges számú mérnök, mindegyikért 1 kredit. Mindig nyitva van.
explain-tile = Ilyen építmény építhető vele: {$structure}. A munkagépekkel az építőkerékre kerül, és a szektorával tér vissza.
explain-joker = Bármilyen építmény építhető vele. A munkagépekkel az építőkerékre kerül, és a szektorával tér vissza.
explain-special = Építéskor lemásol egy másik lapkádat, amely az építőkeréken van.
explain-effect = Hatása: {$does}.
explain-contract = Legalább {$energy} energia termelésével teljesíthető, és azonnal ezt adja: {$reward}.
explain-contract-starting = A kezdőszerződés úgy működik, mint egy egyéni.
explain-contract-national = Nemzeti: az a vállalat teljesítheti, amelyik elsőként eléri.
explain-contract-private = Egyéni: előbb el kell venni a Szerződéskötő Irodában.
explain-company = Három erőművel: {$ability}.
explain-ability-on = Működik, három erőművel: {$ability}.
explain-officer = {$officer}: {$does}.
explain-wheel = Az építéshez használt lapka és munkagépek a szektorban vannak. Minden fordulat továbbviszi őket; ami a nyitott szektorra ér, visszatér.
explain-works = Építéskor balról jobbra haladva 1, 2, 3 és 3 mérnök kell, az utolsóhoz 3 kredit is. Ebben a fordulóban használt: {$count}.
explain-row = {$built} / {$all} elem épült meg. A 2., a 4. és az 5. elem bevételt ad: azonnal, és minden későbbi bevételfázisban.
explain-row-next = A következő bevétel ({$number}. elem): {$reward}.
explain-houses = {$built} / {$all} erőmű épült meg. Kettő után minden termelés +1, három után a vállalat képessége is működik, négy után további +2.
explain-houses-now = Bónusz most: +{$count}.
explain-energy = {$count} energia ebben a fordulóban.
explain-track = A legtöbb energiáért 6 GYP, a másodikért 2 GYP jár; mindenki kreditet kap az energiája szerint. A bónuszlapka teljes jutalma a forduló szakaszától jár, alatta szakaszonként 4 GYP-vel kevesebb. A legkevesebb energiát termelő kezd a következő fordulóban.
explain-bonus = {$round}. forduló: {$count} GYP {$what}. Teljes jutalom {$energy} energiától, alatta szakaszonként {$penalty} GYP-vel kevesebb; az első szakasz alatt semmi.
explain-objective = A játék végén ez számít: {$what}. GYP: {$places}; holtversenyben osztoznak rajta.
explain-standing = Most: {$counts}.
explain-vp = Most {$count} GYP. Ha most lenne vége a játéknak:
explain-engineers = {$count} maradt ebben a fordulóban. A forduló végén visszatérnek.
explain-credits = {$count} kredit. A játék végén 5 kredit vagy munkagép a készletben 1 GYP-t ér.
explain-excavators = {$count} a készletben. Az alap ára területtől függően 3, 4 vagy 5, a csatornáé 2 × az értéke.
explain-mixers = {$count} a készletben. A magasító ára területtől függően 2, 3 vagy 4, az erőműé 2, és minden korábbi erőművel 1-gyel több.
explain-fulfilled = {$count} teljesített szerződés; az egyik bónuszlapka ezeket pontozza.
explain-automa = A felső oldal az Automa akcióit mutatja, fentről lefelé próbálja őket; az előző lapka a szempontokat.
table-players = Játékosok
table-springs = Források
table-spring = forrás
table-drops = vízcsepp most
table-rounds = 1–4. forduló
table-to = tovább ide
table-rest-now = egy most induló csepp itt áll meg
table-rest-later = egy további a 3. fázisban itt
table-basins = Víztározók
table-basin = víztározó
table-area = terület
table-upper = felső gát helye
table-lower = alsó gát helye
table-houses = erőművek helye
table-off = a térképen kívül
table-free = szabad
table-free-red = szabad (piros, 3 kredit)
table-dam = gát ({$owner}), {map-dam-upper.as} szintű, {$drops}/{$capacity} vízcsepp
table-dam-after = , a 3. fázis után {$drops}
table-conduits = Csatornák
table-conduit = csatorna
table-value = érték
table-owner = tulajdonos
table-energies = energia
table-place = akciómező
table-taken = ki foglalja
table-closed = zárva ennél az asztalnál
table-projected = a forduló hozza
table-income = Bevétel fordulónként: {$reward}

## Elutasítások

refusal-an-action-is-due = Az ügyvezető lemásolása után akciónak kell következnie.
refusal-another-powerhouse = A második termeléshez másik erőmű kell.
refusal-another-structure = A jutalom másfajta építmény.
refusal-automas-play-the-full-game = Automák csak a teljes játékban játszanak, a bevezetőben nem.
refusal-company-not-there = Ez a vállalat már nem választható.
refusal-contract-not-held = Ez a szerződés nincs nálad.
refusal-contract-not-open = Ez a szerződés most nem vehető el.
refusal-contract-not-there = Ez a kezdőszerződés már nem választható.
refusal-dam-is-full-height = Ez a gát már 3-as szintű.
refusal-engineers-left = Amíg maradt mérnököd, nem passzolhatsz.
refusal-game-is-over = A játék véget ért.
refusal-krylov-is-not-copied = Az építőkeréken lévő lapka így csak Krylov lemásolásakor használható.
refusal-no-action-would-remain = A lemásolás után nem maradna lehetséges akciód.
refusal-no-construction-space-left = Ebben a fordulóban már mind a négy építés akciómeződ foglalt.
refusal-no-energy = Ez a termelés {$first} energiát adna; legalább {$second} kell.
refusal-no-human-player = {$first} Automa mellett {$second} helyen senki sem játszana.
refusal-no-own-dam = Itt nincs saját gátad.
refusal-no-patent-office = A bevezető játékban nincs Szabadalmi Hivatal.
refusal-no-piece-left = Nincs több ilyen elem a vállalattábládon.
refusal-no-special-tile-in-supply = Krylov lapkája nincs a készletedben.
refusal-no-such-drops = {$first} vízcsepp kellene, de a gátban csak {$second} van.
refusal-no-such-payment = Így nem fizethetsz.
refusal-no-such-place = Nincs ilyen hely.
refusal-no-system = Ehhez saját vagy semleges gát kell vízzel, egy megépített csatorna és a végén saját erőmű.
refusal-not-a-national-contract = Ezzel az energiával nem teljesíthető nemzeti szerződés.
refusal-not-a-simple-action = Ide nem elég mérnököket küldeni.
refusal-not-a-turbine = Ez nem a Turbinaállomás mezője.
refusal-not-now = Ezt most nem lehet.
refusal-not-the-contract-office = Ez nem a Szerződéskötő Iroda mezője.
refusal-not-the-water-management = Ez nem a Vízirányítás mezője.
refusal-not-there = Az ingyenes építmény nem kerülhet oda.
refusal-officer-not-in-play = Ez az ügyvezető itt nem másolható le.
refusal-once-in-a-turn = Egy körben csak egy ügyvezetőt másolhatsz le.
refusal-one-in-a-basin = Ennél a víztározónál már van ilyened.
refusal-only-sekibo-copies = Csak Mahiri Sekibo másolhat le ügyvezetőt.
refusal-other-number-of-contracts = {$first} szerződést választottál, de {$second} jár.
refusal-other-number-of-drops = {$first} vízcseppet választottál; 1 és {$second} közötti lehet.
refusal-other-number-of-engineers = {$first} mérnököt választottál; 1 és {$second} közötti lehet.
refusal-place-is-taken = Ott már mérnökök állnak.
refusal-row-is-blocked = Ez a sor {$first} vállalattól nyitott; itt {$second} van.
refusal-slot-is-empty = Ezen a helyen nincs lapka.
refusal-space-is-taken = Ez a mező foglalt.
refusal-special-tile-copies-another = Krylov lapkája csak másik lapkát másolhat.
refusal-tile-builds-something-else = Ezzel a lapkával mást lehet építeni.
refusal-tile-not-in-supply = Ez a lapka nincs a készletedben.
refusal-tile-not-on-wheel = Ez a lapka nincs az építőkerekeden.
refusal-too-few-credits = Ehhez {$first} kredit kell, de csak {$second} van.
refusal-too-few-credits-for-fee = A csatornáért {$first} kredit jár, de csak {$second} van.
refusal-too-few-engineers = Ehhez {$first} mérnök kell, de csak {$second} van.
refusal-too-few-machines = Ehhez {$first} megfelelő munkagép kell, de csak {$second} van.
refusal-too-little-energy = {$first} energiát termeltél, a szerződéshez {$second} kell.
refusal-too-little-energy-with-discount = {$first} energiát termeltél; a szerződéshez a vállalatod kedvezményével is {$second} kell.
refusal-too-many-drops = {$first} vízcseppet választottál; legfeljebb {$second} lehet.
refusal-too-many-machines = {$first} földmunkagépet választottál, de összesen {$second} munkagép jár.
refusal-twice-in-a-round = Egy fordulóban legfeljebb kétszer másolhatsz le ügyvezetőt.
refusal-two-contracts-in-order = Két különböző szerződés kell, a kisebb számú előbb.

## Minden játék lapjai

game-title = Duzzasztómű
game-about = Duzzaszd fel az Alpok folyóit, vezesd a vizet csatornákon az erőműveidhez, és termelj belőle energiát, mielőtt továbbfolyik valaki máshoz.
game-points = győzelmi pont
game-automatic = Automa
game-option-game = Játék
game-option-game-full = teljes
game-option-game-introductory = bevezető
game-option-game-hint = A bevezető játékban adottak a cégek, és nincs szabadalmi hivatal: először azt játsszátok.
game-option-automas = Automák az utolsó helyeken
game-option-automas-0 = nincs
game-option-automas-1 = 1
game-option-automas-2 = 2
game-option-automas-3 = 3
game-option-automas-hint = Mindig az utolsó helyeken játszanak, bárkit választasz oda; csak a teljes játékban.
game-option-difficulty = Az Automák ereje
game-option-difficulty-low-voltage = kisfeszültség
game-option-difficulty-standard = normál
game-option-difficulty-high-voltage = nagyfeszültség
game-option-difficulty-overpowered = túlfeszültség
game-option-difficulty-hint = Kisfeszültségen nincs bevételük, nagyfeszültségen a cégük képességét is használják, túlfeszültségen a tisztjükét is.
game-option-sekibo = Mahiri Sekibo kezdőtőkéje
game-option-sekibo-6 = 6 kredit
game-option-sekibo-9 = 9 kredit
game-option-sekibo-hint = A szabálykönyv szerint 6 kredittel indul, az online változatban 9-cel.
game-option-contracts = Egy termelés szerződése
game-option-contracts-after-water = a víz továbbfolyása után
game-option-contracts-before-water = a víz továbbfolyása előtt
game-option-contracts-hint = A szabálykönyv előbb a szerződésről ír, aztán a vízről, de sorrendet nem mond ki. Ha a szerződés az első, a jutalmául épített gát felfoghatja az éppen felhasznált vízcseppeket.
game-source-start = Kezdőpontok
game-source-leaders = Energiarangsor
game-source-idle = Energia nélkül
game-source-bonus = Bónuszlapkák
game-source-contracts = Szerződések
game-source-income = Bevétel
game-source-technology = Technológia
game-source-conduits = Csatornadíjak
game-source-credits = Automák kreditjei
game-source-objective = Céllapka
game-source-resources = Erőforrások
game-source-water = Víz
game-tie-energy = az utolsó forduló energiája
game-moment-production = A legnagyobb termelés
game-moment-bonus = A legnagyobb bónuszlapka
game-moment-fee = A legnagyobb csatornadíj
game-score-unit = GYP

## Components in statistics; # is the number

game-component-company-usa = USA
game-component-company-germany = Németország
game-component-company-italy = Olaszország
game-component-company-france = Franciaország
game-component-officer-adler = Wilhelm Adler
game-component-officer-del-monte = Graziano Del Monte
game-component-officer-fiesler = Viktor Fiesler
game-component-officer-mcdowell = Jill McDowell
game-component-officer-jordan = Solomon P. Jordan
game-component-officer-krylov = Anton Krylov
game-component-officer-sekibo = Mahiri Sekibo
game-component-contract-g = zöld magánszerződés
game-component-contract-r = piros magánszerződés
game-component-contract-y = sárga magánszerződés
game-component-contract-n = állami szerződés
game-component-contract-s = kezdőszerződés
game-component-tile-base = alap lapka
game-component-tile-elevation = magasító lapka
game-component-tile-conduit = csatorna lapka
game-component-tile-powerhouse = erőmű lapka
game-component-tile-joker = dzsóker lapka
