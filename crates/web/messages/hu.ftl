# Az oldalak magyarul. Nevek sosem kapnak ragot vagy névelőt.

## Minden oldalon

nav = Főmenü
nav-home = Játék
nav-rules = Szabályok
nav-replays = Visszajátszások
nav-me = Profilom
skip = Ugrás ide
skip-main = Ugrás a tartalomra
footer = Társas – társasjátékok türelmes embereknek. Minden, ami ezen az oldalon van, erről a szerverről jön.
language = Nyelv
language-auto = a böngésző szerint
language-hu = Magyar
language-en = English
theme = Téma
theme-auto = a rendszer szerint
theme-light = világos
theme-dark = sötét
theme-switch = Téma: {$theme}. Váltás.
close = Bezárás
cancel = Mégse
pin = Rögzítés
copied = Vágólapra másolva
failed = Ez nem sikerült. Próbáld újra!
loading = Betöltés…
set = Beállítás
on = be
off = ki
offline = Nincs kapcsolat
offline-what = A szerver nem érhető el. A játszmáid ott biztonságban vannak; folytasd, amint újra van kapcsolat.
offline-again = Újra
you = (te)
points = pont
guest = Vendég
code = Asztalkód:
ago-now = az imént
ago-minutes = {$count} perce
ago-hours = {$count} órája
ago-days = {$count} napja
table-title = {$game} – „{$title}”
bot-random = Véletlen bot
bot-greedy = Mohó bot
bot-easy = Könnyű bot
bot-normal = Közepes bot
bot-hard = Nehéz bot
bot-expert = Mester bot

## Kezdőlap

home-welcome = Nagy társasjátékok a böngésződben
home-lead = Öt modern klasszikus, pontosan a szabálykönyv szerint. Botok ellen azonnal, vagy barátokkal: elég egy linket küldeni, regisztráció nem kell.
home-mine = Asztalaid
home-waiting = asztal vár rád
home-name = Így hívnak majd a többiek
home-start = Játékok
home-new = Barátokkal
home-learn = Tanuld meg 15 perc alatt
home-play = Játék botok ellen, most
home-open = Nyitott asztalok
home-open-about = ülj le, regisztráció nem kell
home-open-none = Most senki sem vár játékosra. Nyiss egy asztalt, és itt megjelenik.
home-code = Van kódod?
game-players = játékos
game-minutes = {$count} perc
game-weight = Nehézség: {$weight} az 5-ből
card-unseen = {$count} új lépés
card-play = Játék
card-open = Megnyitás
card-join = Csatlakozás
card-watch = Megtekintés
card-result = Eredmény
card-replay = Visszajátszás
card-seats = {$taken} / {$seats} hely foglalt
card-awaited = {$name} van soron
card-playing = folyamatban
card-finished = véget ért
card-place = véget ért, {$place}. hely
card-host = házigazda: {$name}

## Új asztal

new-title = Új asztal
new-heading = Új asztal: {$game}
new-how = Hogyan szeretnél játszani?
preset-first = Első játék
preset-first-about = Tanulás játék közben
preset-usual = Szokásos
preset-usual-about = Ahogy játszani szokták
preset-expert = Haladó
preset-expert-about = Akik jól ismerik
preset-bots = {$seats} játékos, {$bots}
preset-help = Előnézet, kérésre tipp
preset-no-help = Előnézet és tipp nélkül
new-game = Játék
new-seats = Ki hol ül?
new-seat-count = {$count} hely
new-count = Játékosok
new-seat = {$number}. hely
new-me = Én
new-link = Barát, linkkel
new-here = Valaki ezen az eszközön
pass-to = Add tovább az eszközt! Következik: {$name}
pass-what = Ha más nem nézi a képernyőt, folytathatjátok.
pass-taken = {$name} vagyok: mutasd az asztalomat
rated-here = Értékelt játszmában mindenki a saját eszközén játszik.
new-seat-automatic = Ezekkel a beállításokkal {$number ->
    [1] az 1.
    [5] az 5.
   *[other] a {$number}.
} hely magától játszik: válassz magadnak másikat.
new-seats-hint = A botok semmit sem látnak abból, ami rejtett.
new-options = Beállítások
new-options-about = csak amelyik ezekkel a helyekkel számít
new-summary = Az asztalod
new-list-empty = Jelölj be legalább egyet, vagy válassz mást.
new-list-conflict = Ezek közül csak az egyiket választhatod: „{$one}”, „{$other}”.
new-name = Az asztal neve
new-name-example = Péntek este
new-visibility = Láthatóság
new-visibility-hint = Ki találhatja meg az asztalt.
new-private = csak linkkel
new-open = a kezdőlapon is látszik
new-pace = Tempó
new-pace-hint = Most mindenki itt van, vagy mindenki akkor lép, amikor ráér.
new-live = élő
new-relaxed = körönként egy nap
new-assistance = Segítség
new-assist-hint = Teljes segítséggel látod az árakat, az összegeket és a következményeket, és kérhetsz tippet meg elemzést. A másik csak azt mutatja, mit szabad.
new-assist-full = teljes
new-assist-table = mint az igazi asztalnál
new-replay = Visszajátszás a játék után
new-replay-hint = Akkor már minden nyílt; a csevegés az asztalnál marad.
new-replay-anyone = bárki, akinek megvan a link
new-replay-players = csak a játékosok
new-rated = Értékszám
new-rated-hint = Értékelt játszmában nincs tipp, nem lehet visszavenni, és végig kell játszani.
new-friendly = barátságos játszma
new-rated-yes = értékelt játszma
new-then-links = A barátaidnak szóló linkeket a következő oldalon kapod meg.
new-at-once = Mindenki más bot, ezért a játék azonnal indul.
new-create = Asztal megnyitása

## Váróterem

waiting-start = Játék indítása
waiting-start-bots = Indítás botokkal
waiting-ready = Mindenki itt van.
waiting-for-host = A játékot a házigazda indítja.
seat-open = Szabad hely
seat-send-link = küldd el a linket
seat-rename = Névváltoztatás
seat-here = itt van
seat-away = nincs itt
seat-stand-in = helyettesíti: {$bot}
seat-link = Hely linkjének másolása
seat-reissue = Új link a helyhez
seat-let-bot = Bot játsszon helyette
seat-back = Hely visszaadása
invite = Hívj meg valakit
invite-qr = A link QR-kódja
invite-send = Olvastasd be, vagy írják be a kódot a kezdőlapon:
invite-open = Regisztráció nem kell. Aki megnyitja a linket, a következő szabad helyre ül.
copy-link = Link másolása
watch-link = Nézői link másolása
join-name = A neved
join-take = Leülök
join-full = Minden hely foglalt. Nézőként vagy itt.
join-heading = {$game}: vár rád egy hely
device = Folytatás másik eszközön
device-reissue = Másnál is megvan ez a link? Kérj újat: a helyed csak ezen az eszközön marad meg, és az asztalnál mindenki értesül róla.
device-scan = Olvasd be a másik eszközöddel. Akinél ez a link van, a te helyeden játszik, ezért senkinek se mutasd meg.
seating = Ülésrend
seating-hint = A helyek sorrendje az asztal körüli sorrend.
seating-listed = a lista szerint
seating-random = véletlenszerű
seats-shuffle = Helyek kisorsolása
seat-up = {$number}. hely: feljebb
seat-down = {$number}. hely: lejjebb
commitment = A játékban minden véletlen egy titkos magból származik, amelyet a szerver az asztal megnyitásakor állított elő. A játék végén a mag is látható, és az ellenőrző kódja bizonyítja, hogy közben nem cserélték ki. Az ellenőrző kód:
nonces-waiting = A kezdésig minden játékos böngészője hozzáad egy saját véletlen számot. A játékban minden véletlen a magból és ezekből a számokból együtt következik, így a szerver egymaga nem választhatja meg.
nonces = Ezeknek a játékosoknak a böngészője a kezdés előtt hozzáadott egy-egy véletlen számot. A játékban minden véletlen a magból és ezekből a számokból együtt következik, így a szerver egymaga nem választhatta meg.
nonces-none = A kezdés előtt egyik játékos sem adott hozzá véletlen számot, ezért minden véletlen egyedül ebből a magból következik. Az asztalnál senki sem választhatta meg; azt, hogy a szerver üzemeltetője sem, el kell hinned neki.
nonce-invalid = A véletlen számnak 64 hexadecimális jegyből kell állnia.
seed = a véletlen magja:

## Asztal

your-turn = Te jössz
acting = soron van
next = következő
you-next = utána te jössz
next-is = utána: {$name}
waiting-for = {$name} van soron
thinking = gondolkodik
planning = tervez ({$count} lépés)
game-over = A játék véget ért.
prompt = Teendő
phases = Fázisok
order = Sorrend
options-here = {$count} lehetőség
picked = Kijelölve, {$count} lehetőség maradt
unpick = Mégse
steps = Eddig:
step-drop = {$step}: visszavonás
undo = Visszavonás
undo-turn = Kör visszavonása
undo-nothing = Még nincs mit visszavonni.
undo-revealed = Közben kiderült valami, ezért ez már nem vonható vissza.
end-turn = Kör vége
task-end-turn = fejezd be a köröd, vagy vond vissza
task-end-turn-reveals = fejezd be a köröd, vagy vond vissza – utána ez már nem vonható vissza
task-confirm-reveals = hagyd jóvá, vagy vond vissza – ez felfed valamit, és utána már nem vonható vissza
confirm-step = Jóváhagyom
undo-final = Az utolsó lépésed végleges, nem vonható vissza. Megkérheted a többieket, hogy visszavehesd.
take-back = Visszavétel kérése
take-back-long = Megkérdezi a többieket, visszaveheted-e az utolsó körödet. Ami közben kiderült, az nem vehető vissza.
take-back-own = Utolsó kör visszavétele
take-back-own-long = Ha közben kiderült valami, a kör már nem vehető vissza.
take-back-asked = {$name} szeretné visszavenni az utolsó körét.
take-back-missing = Még nem válaszolt:
take-back-agree = Beleegyezem
take-back-refuse = Nem egyezem bele
hint = Tipp
hint-about = A három legjobb lehetőség egy bot szerint, amely csak azt tudja, amit te
hint-plan = utána: {$plan}
hint-equal = Az első kettő nagyjából egyforma.
hint-why-gain = {$other ->
    [none] Az elsővel most jár: {$one}; a másodikkal semmi.
   *[other] Az elsővel most jár: {$one}; a másodikkal: {$other}.
}
hint-why-cost = {$other ->
    [none] Az első ára {$one}, de messzebbre vezet, mint a második.
   *[other] Az első ára {$one}, a másodiké {$other}.
}
hint-why-free = Az első ingyen van, a második ára {$other}.
hint-why-later = Most ugyanannyiba kerülnek és ugyanannyit hoznak; az első jobb folytatást hagy.
hint-estimated = Becsült nyerési esély, és végső pontszám az első lehetőséghez képest: egy bot végigpróbálta, mi következhet.
percent = {$number}%
orders-head = Állandó utasítások
order-idle = Kör vége magától, ha nincs mit lépnem
order-off = {$order}: visszavonás
sheet-more = {$name}: eggyel több
sheet-less = {$name}: eggyel kevesebb
tab-notes = Jegyzet
notes-label = Ezt csak te látod.
lesson-back = Vissza
lesson-known = Értem
lesson-skip = Tovább
lesson-stop = Leckék bezárása; a menüből folytathatók
lesson-resume = Leckék folytatása
lesson-number = {$number}. lecke
lesson-of = / {$count} · első játék
lesson-note = Tipp
lesson-now = Most te jössz:
lesson-done = Jó! Most:
lesson-fine = Ez is jó – a leckék innen mennek tovább.
lesson-rule = A szabály
lesson-end = Játék tovább a könnyű botok ellen
next-table = Következő rád váró asztal
bot-next = Tovább
recap = {$count} lépés történt a legutóbbi köröd óta
recap-short = Mi történt? ({$count})
since = A legutóbbi köröd óta
recap-pause = Szünet
recap-next = Következő
recap-stop = Az összefoglaló bezárása
choices-or = Vagy
choices-all = Az összes lehetőség ({$count})
cost = ára:
gain = ezt adja:
reveals = nem vonható vissza
impossible = Most nem lehetséges ({$count})
step-down = {$count ->
    [1] eggyel kevesebb
    [5] öttel kevesebb
   *[other] ennyivel kevesebb: {$count}
}
step-up = {$count ->
    [1] eggyel több
    [5] öttel több
   *[other] ennyivel több: {$count}
}
step-most = max. {$count}
step-value = Összeg
chooser = Melyik legyen?
chooser-more = A többi a listában
explain = Magyarázat
explain-mode = Magyarázó mód: a kattintás csak elmondja, mi micsoda
reconstructed = Rekonstruált adat: {$what}.
reconstructed-correct = Egyik forrás sem közli; a dobozos játékban más is lehet.
explaining = Magyarázó mód: kattints bármire, és megtudod, mi az. Lépni most nem lehet.
show-in = Itt látszik
tab-choices = Lehetőségek
tab-board = Tábla
own-numbers = Amid van
tab-mat = Saját
tab-players = Játékosok
tab-log = Napló
tab-chat = Csevegés
tabs = Az asztal részei
side = Lehetőségek, napló és csevegés
sheet = A panel magasságának váltása
mat-open = {$name}: minden, ami előtte van
mat-of = Játékostábla: {$name}
host-acts = {$name}: a házigazda lehetőségei
log-none = Még nem történt semmi.
log-look = A tábla ekkor: {$number}. lépés után
log-look-short = A tábla ekkor
chat-none = Még senki sem írt semmit.
chat-label = Írj valamit
chat-send = Küldés
menu = Menü
menu-replay = Visszanézés
menu-close = Asztal bezárása
menu-close-sure = Mindenkinek bezárod az asztalt? Utána a játék nem folytatható.
text-mode-on = Szöveges nézet
text-mode-off = Rajzos nézet
zoom-in = Nagyítás
zoom-out = Kicsinyítés
zoom-fit = Az egész tábla
reconnecting = Újracsatlakozás…

## A játék vége

over-winner = Győztes: {$name} – {$points} {$unit}
over-winners = Közös győzelem: {$name} – {$points} {$unit}
over-breakdown = Miből lettek a pontok
over-bars = Az eredmények sávdiagramon
over-place = Hely
over-player = Játékos
over-total = Összesen
over-tie = Döntetlennél: {$what}
over-curve = Pontok körről körre
over-curve-label = Az eredmények alakulása vonaldiagramon; a számok az alatta lévő táblázatban.
over-curve-table = Számokban
over-after = Lépés
over-moments = Kulcspillanatok
over-moments-about = kattints a visszajátszáshoz
over-moments-none = Nem volt kiemelkedő pillanat.
analysis = Elemzés
analysis-about = Egy bot végignézi az egész játszmát: hogyan alakultak az esélyek, és melyik döntések kerültek a legtöbbe. Körülbelül egy percig tart.
analyse = Elemzés indítása
analysis-running = Egy bot elemzi a játszmát: {$percent}%
analysis-reload = Frissítés
analysis-curve = A nyerési esélyek alakulása vonaldiagramon; a számok az alatta lévő táblázatban.
analysis-mistakes = A legdrágább hibák
analysis-estimated = Becsült nyerési esélyek és végső pontszámok: egy bot végigpróbálta, mi következhet.
analysis-none = Egyik döntés sem volt egyértelműen rossz.
analysis-mistake = {$number}. lépés: {$played}. Jobb lett volna: {$better}.
story-lead = {$name} átvette a vezetést.
story-lead-for-good = {$name} végleg átvette a vezetést.
story-gain = A legnagyobb ugrás: {$name}, +{$gain}.
over-share = Megosztás
over-look = Irány a tábla
over-shared = A visszajátszást bárki megnyithatja, akinek megvan a link.
over-not-shared = A visszajátszást csak a játékosok nyithatják meg.
over-replay-link = Visszajátszás linkjének másolása
over-image = Kép letöltése
over-record = Jegyzőkönyv letöltése
fairness = Tisztaság
over-board = A tábla a végén
over-rematch = Visszavágó
over-rematch-join = Belépés a visszavágóba

## Visszajátszás

replays-none = Még nincs befejezett játszma.
replay-title = Visszajátszás: {$table}
replay-exit = Vissza az asztalhoz
replay-controls = Lépkedés a játszmában
replay-first = Az elejére
replay-back = Egy lépéssel vissza
replay-play = Lejátszás vagy szünet
replay-on = Egy lépéssel előre
replay-last = A végére
replay-at = Lépés
replay-go = Mehet
replay-link = Link erre a lépésre
replay-position = {$at} / {$moves}

## Szabályok

rules-heading = Szabályok: {$game}
rules-contents = Tartalom
rules-about = Erről a szövegről
rules-search = Keresés a szabályokban
rules-rare = Ritka eset
rules-exact = Pontos szabályok
rules-exact-about = Minden szabály számozott pontként. A szabálykönyv melletti számok ide vezetnek.
rules-print = Nyomtatás
rules-language = Ennek a játéknak a pontos szabályai csak angolul olvashatók.

## Saját oldal

me-preferences = Beállítások
me-name = Név
me-save = Mentés
me-saved = Elmentve.
me-no-games = Még nincs befejezett játszmád.
me-game = Játék
motion = Animáció
motion-auto = a rendszer szerint
motion-full = teljes
motion-off = nincs
density = Elrendezés
density-comfortable = szellős
density-compact = tömör
labels = Feliratok a táblán
labels-normal = normál
labels-large = nagy
side-right = jobb oldalon
side-left = bal oldalon
bot-speed = A botok lépnek
bot-speed-instant = azonnal
bot-speed-normal = lépésenként – a táblára kattintva gyorsíthatod
bot-speed-fast = gyorsan
bot-speed-step = a „Tovább” gombra
end-turn-how = A kör vége
end-turn-ask = én zárom le
end-turn-soon = 4 másodperc múlva
end-turn-once = azonnal
hints = Szabályemlékeztető minden döntésnél
shortcuts = Billentyűparancsok
two-clicks = A táblán mindig kérjen megerősítést
text-mode = Szöveges nézet
sound = Hangok
column = Oldalsáv
keys-heading = Billentyűk az asztalnál
keys-choice = az adott számú lehetőség
keys-walk = lépkedés a kattintható elemek között
keys-recap = mi történt a legutóbbi köröm óta
keys-zoom = Nagyítás
keys-lesson = Értem, vagy a lecke átugrása
keys-lesson-back = Vissza az előző leckére
keys-terms = a következő játékszó és a jelentése
keys-help = ez a súgó; egy elemen: mi az
keys-escape = ami nyitva van, bezárul; a választás elölről kezdődik
help-head = Amit most tehetsz
help-mouse = Egérrel vagy ujjal
help-keys = Billentyűzettel
mouse-click = Kattints arra, ami világít
mouse-click-about = ezt választod; ha több adat kell, a többi tovább világít
mouse-list = Kattints a listában
mouse-list-about = ott is minden lehetséges lépés szerepel
mouse-point = Mutass egy elemre
mouse-point-about = megtudod, mi az; ujjal tartsd rajta
mouse-term = Mutass egy pontozott szóra
mouse-term-about = megtudod, mit jelent ebben a játékban
mouse-drag = Húzd a táblát
mouse-drag-about = elmozdul, ha fel van nagyítva

## Üzemeltető

admin = Szerver
admin-tables = Asztalok
admin-none = Most egy asztalnál sem játszanak.
admin-state = Állapot
admin-idle = Utolsó változás
admin-waiting = várakozik
admin-banner = Közlemény mindenkinek
admin-acts = Műveletek
admin-retry = Botok: új próbálkozás
admin-reason = Indok
admin-roll-back = Visszaállítás
admin-count-waiting = Várakozó asztal
admin-count-playing = Folyamatban lévő játszma
admin-count-finished = Befejezett játszma
admin-count-closed = Bezárt asztal
admin-count-moves = Tárolt lépés
admin-count-visitors = Látogató
admin-count-servers = Szerver
admin-count-loaded = Asztal a memóriában
admin-count-streams = Nyitott élő kapcsolat
admin-count-steps = Lépés az indítás óta
admin-count-faults = Hiba az indítás óta
admin-uptime = Üzemidő
admin-minutes = {$count} perc

## Hibák

error-400 = Ezt a kérést nem sikerült értelmezni.
error-403 = Ehhez nincs jogosultságod.
error-404 = Itt nincs semmi.
error-405 = Ez a cím nem fogadja el ezt a módszert.
error-429 = Túl sok kérés. Várj egy kicsit!
error-500 = Hiba történt a szerveren.
error-home = Vissza a kezdőlapra

# server
notice-moved-on = Közben változott az állás – válassz újra!
notice-not-your-turn = Most nem te következel.
notice-turn-complete = A köröd kész: fejezd be, vagy vonj vissza egy lépést.
notice-commits-early = Ezek a lépések nem vonhatók össze: az egyikük nem vonható vissza.
notice-nothing-to-undo = Nincs mit visszavonni.
notice-nothing-to-end = A köröd még nem fejezhető be.
notice-over = A játék véget ért.
notice-refused = Ez most nem megengedett.
notice-not-an-action = A(z) „{$text}” nem lépés ebben a játékban: {$game}.
notice-rules-panicked = A szerver hibázott ennél a lépésnél, ezért nem történt meg. Válassz mást, vagy vonj vissza egy lépést.
notice-needed = Ez a lépés önmagában nem vonható vissza: későbbi lépések épülnek rá.
notice-too-many = Ez egy kicsit gyors volt – próbáld újra egy pillanat múlva!
table-closed = Ezt az asztalt bezárták.
link-used = Ezt a linket már felhasználták, vagy új váltotta fel. Ha tiéd a hely, nyisd meg az asztalt abban a böngészőben, amelyikben leültél: ott a „Folytatás másik eszközön” linket ad ehhez az eszközhöz. Ha nem, kérj új linket a házigazdától!
table-private = Ez az asztal privát. Kérj linket a házigazdától!
table-full = Ennél az asztalnál már nincs szabad hely.
components-lost = Ennél az asztalnál olyan játékelemekkel játszottak, amelyek ezen a szerveren már nincsenek meg, ezért nem jeleníthető meg. A lépései megmaradtak. A szerver üzemeltetője visszahozhatja az asztalt, ha a szervert azokkal a játékelem-fájlokkal indítja el.
waiting-missing = {$count ->
    [one] Egy hely még üres: küldd el a linkjét, vagy ültess oda egy botot.
   *[other] {$count} hely még üres: küldd el a linkjeiket, vagy ültess oda botokat.
}
note-joined = {$name} leült az asztalhoz.
note-reissued = {$name} helye új linket kapott. A régi már nem működik.
note-freed = A házigazda felszabadította a helyet, ahol {$name} ült. A hely új linket kapott, a régi már nem működik.
note-second-device = {$name} helyét egy másik eszközön is megnyitották.
note-program = Egy program használja {$name} helyének a linkjét.
note-stand-in = {$name} helyett egy bot játszik.
note-back = {$name} újra maga játszik.
note-hasty = {$name} botnak nem volt ideje gondolkodni, az első ötletét játszotta meg: a szerver túlterhelt.
note-taken-back = {$name} visszavette az utolsó körét; mindenki beleegyezett.
note-taken-back-alone = {$name} visszavette az utolsó körét.
note-take-back-refused = {$name} nem egyezett bele: az utolsó kör marad.
note-take-back-withdrawn = {$name} visszavonta a kérését.
note-shuffled = A helyeket kisorsoltuk.
note-rolled-back = Az üzemeltető visszaállított egy korábbi állást. Indok: {$name}

## Adatok, moderálás és korlátok
me-data = A te adataid
me-data-what = A szerver a nevedet, a beállításaidat, az asztalaidat, a lépéseidet, az értékszámaidat, az üzeneteidet és azt tárolja, hová kérsz értesítést. Ha belépsz, az eszközeidet, valamint az e-mail-címedet vagy a jelkulcsaid nyilvános kulcsát is. Nincs jelszó: a böngészőid a kulcs.
me-export = Minden adat letöltése
me-delete = Minden adat törlése
me-delete-what = Töröljük a nevedet, a beállításaidat, az értékszámaidat, a profilodat, a jegyzeteidet és az üzeneteidet, a befejezetlen játszmákban pedig felszabadul a helyed. Azokat a játszmákat, amelyekben más nem játszik, töröljük. A befejezett játszmák megmaradnak, de a neved nélkül. Ez nem vonható vissza.
me-delete-sure = Igen, töröljetek rólam mindent
me-delete-now = Törlés
banned = A szerver üzemeltetője kizárt téged a játékból.
muted = A szerver üzemeltetője elnémított: játszhatsz, de nem írhatsz a többieknek.
too-many-bot-games = Már {$count} olyan játszmád fut, amelyben csak botok játszanak. Előbb zárj be egyet, vagy ülj le te is!
watch-reissue = Új link a nézőknek
note-closed = Az üzemeltető bezárta ezt az asztalt.
note-handed-over = Mostantól {$name} az asztal házigazdája.
note-unwatched = A nézőknek új linkjük van. A régi már nem működik.
admin-look = Egy asztal megtekintése: résztvevők, csevegés, moderálás
admin-look-go = Mutasd
admin-seat = Hely
admin-seats = Helyek
admin-people = Résztvevők
admin-visitor = Látogató
admin-standing = Jogosultság
admin-seen = Utolsó látogatás
admin-host = házigazda
admin-hidden = Ez az asztal rejtett: egyetlen nyilvános listában sem szerepel.
admin-restricted = Elnémított és kizárt látogatók
admin-close = Bezárás
admin-hide = Elrejtés
admin-show = Újra listázás
admin-hand-over = Legyen házigazda
admin-delete = Végleges törlés
admin-delete-confirm = Az asztal törléséhez írd be a kódját: {$name}
admin-mute = Némítás
admin-ban = Kizárás
admin-pardon = Mindent szabad
admin-done = Kész: {$name}
admin-done-deleted = Töröltük ezt az asztalt: {$name}
admin-done-muted = Elnémított látogató: {$name}
admin-done-banned = Kizárt látogató: {$name}
admin-done-pardoned = Ennek a látogatónak újra mindent szabad: {$name}
admin-no-act = Nincs ilyen művelet: „{$name}”.
standing-good = mindent szabad
standing-muted = elnémítva
standing-banned = kizárva
admin-quotas = Korlátok
quota-what = Mi
quota-burst = Egyszerre
quota-rate = Azután percenként
quota-reached = Most a korláton
quota-refused = Elutasítva az indítás óta
quota-tables = Asztalnyitás, címenként
quota-joins = Csatlakozás és linkek, címenként
quota-chat = Üzenetek, címenként
quota-steps = Lépések egy játszmában, helyenként
quota-hints = Tippek és elemzések, helyenként
quota-lines = Az üzenetek közt jelzett kérések, helyenként
quota-changes = Egyéb változtatások egy asztalon, helyenként
quota-guesses = Hibás asztalkódok, címenként
quota-pictures = Képek az eredményről, címenként
quota-streams = Nyitott élő kapcsolatok, címenként
quota-connections = Kapcsolatok, címenként
quota-bot-tables = Futó, csak botok közti játszmák, házigazdánként

## A nap asztala

nav-daily = Napi
home-daily = A mai asztalok:
home-daily-about = mindenkinek ugyanazok a húzások, egyetlen próba.
daily-title = A nap asztala
daily-date = {$month ->
    [1] január
    [2] február
    [3] március
    [4] április
    [5] május
    [6] június
    [7] július
    [8] augusztus
    [9] szeptember
    [10] október
    [11] november
   *[12] december
} {$date}.
daily-of = A nap asztala, {$date}
daily-setup = {$bots ->
    [1] Egy {$level} bot ellen
   *[other] {$bots} {$level} bot ellen
}
daily-level = {$bot ->
    [random] véletlen
    [greedy] mohó
    [easy] könnyű
    [normal] közepes
    [hard] nehéz
   *[expert] mester
}
daily-same = Mindenki ugyanazokat a véletlen számokat kapja, ugyanabban a sorrendben. Egyetlen próba van.
daily-over = A nap véget ért, az eredmények véglegesek. Versenyen kívül bármikor lejátszhatod ezt az asztalt.
daily-played = {$count} eredmény
daily-mean = átlag {$points}
daily-nobody = Ezt az asztalt még senki sem játszotta végig.
daily-closes = zárásig
daily-time = {$hours} óra {$minutes} perc
daily-play = Játszom
daily-resume = Folytatom
daily-practise = Lejátszom versenyen kívül
daily-best = A legjobb játszma
daily-games = A nap játékai
daily-ranking = Rangsor
daily-rank = Hely
daily-lead = Előny a legjobb bottal szemben
daily-took = Idő
daily-watch = Visszajátszás
daily-gone = egy távozott játékos
daily-rule = Először az asztalnál elért jobb hely számít, azután a több pont, azután a legjobb bottal szembeni nagyobb előny, végül a rövidebb idő. Az éjfél (UTC) után véget érő játszma nem számít.
daily-hidden = A pontokat és a visszajátszásokat akkor látod, ha a saját próbádat befejezted, vagy ha a nap véget ért.
daily-mine = {$count} közül a {$rank}. vagy
daily-spread = Mindenki pontjai
daily-spread-bin = {$from}–{$to} pont: {$count} játékos
daily-own = A te játszmád
daily-best-bot = A legjobb bot
daily-mistakes = Hibák
daily-share = Megosztás
daily-week = A heted
daily-streak = {$count ->
    [0] Játssz ma, és elkezdődik a sorozat
   *[other] {$count} napja minden nap
}
daily-missed = nincs játszma
daily-place = {$rank}. hely
daily-earlier = Korábbi napok
daily-today = Ma
daily-barred = Ez valaki más próbája a mai asztalon, és a húzásai megegyeznek a tieiddel. Akkor nézheted meg, ha a saját próbádat befejezted, vagy ha a nap véget ért (UTC éjfélkor).
daily-second = Ma már van saját próbád ennél az asztalnál, ezért egy másikban nem foglalhatsz helyet.
daily-seed-later = Ez egy próba a nap asztalán: a magot a nap végén tesszük közzé, mert mindenki ugyanazokat a húzásokat kapja.
daily-shared = Ma csak az nyithatja meg ezt a visszajátszást, aki a saját próbáját befejezte; holnaptól bárki, akinek megvan a link.

## Notices

notices = Értesítések
notices-what = Szólunk, ha te jössz, ha véget ért egy játszma, vagy ha valaki vissza szeretne vonni egy kört, akkor is, ha nincs nyitva az oldal. Amíg egy asztalt nézel, arról nem szólunk.
notices-open = Értesítések beállítása
notices-saved = Elmentve.
notices-bad-address = Erre a címre nem lehet értesítést küldeni. https:// legyen az eleje, és az interneten elérhető legyen.
notices-too-many = Már tíz eszközöd és címed van. Előbb távolíts el egyet!
notices-devices = Eszközök
notices-here = (ez az eszköz)
notices-on = Értesíts ezen az eszközön
notices-none = Ez a böngésző itt nem tud értesítést fogadni: ehhez https és script kell. iPhone-on és iPaden előbb add az oldalt a főképernyőhöz.
notices-denied = A böngésző nem engedi, hogy ez az oldal értesítsen. A beállításaiban megváltoztathatod.
notices-webhooks = Csevegők
notices-webhooks-what = Az értesítések egy Discord- vagy Slack-csatornára érkeznek, vagy egy saját programodhoz. Ott hozz létre egy címet bejövő üzeneteknek (webhook); aki ismeri, írhat a csatornára.
notices-address = Cím
notices-add = Hozzáadás
notices-remove = Eltávolítás
notices-stopped = Ide már nem küldünk semmit: az utolsó próbálkozások nem sikerültek. Add hozzá újra, ha folytatni szeretnéd.
notices-quiet = Csendes órák
notices-quiet-on = Ezekben az órákban nem szólunk; ami utána is rád vár, arról akkor értesítünk.
notices-quiet-off = Nincsenek csendes óráid. Mentsd el ezeket, ha éjszaka nem szeretnél értesítést.
notices-quiet-never = Ne legyenek csendes órák
notices-from = Ettől
notices-to = Eddig
notices-zone = Időzóna
notices-tables = Asztalaid
notices-no-tables = Nincs futó asztalod.
notices-muted = nincs értesítés
notices-mute = Némítás
notices-unmute = Szóljatok újra
notice-turn = Te jössz: {$game}
notice-end = Vége a játszmának: {$game}
notice-request = {$name} vissza szeretne vonni egy kört: {$game}
notice-winners = Győztes: {$names}

## Rated games

rated = Értékelt játszma
rated-what = Mindenki, aki a kezdéskor az asztalnál ül, a saját helyének a helyezését kapja, akkor is, ha a végén már más játszik ott. Nincs tipp, és nem lehet visszavenni.
rated-automatic = Ezekkel a beállításokkal az egyik helyen ({$number}.) maga a játék játszik, annak pedig nincs értékszáma. Válassz más beállításokat vagy barátságos játszmát.
rated-bots = Csak a könnyű, közepes, nehéz és mester szintű botoknak van értékszámuk.
rated-learn = A vezetett első játszma nem lehet értékelt.
rated-nobody = Az értékelt játszmához legalább egy ember kell: ülj le te, vagy adj helyet egy barátodnak.
rated-too-many = {$count} értékelt játszmád van folyamatban. Előbb fejezz be egyet.
rated-runs = Az értékelt játszmát végig kell játszani: nem lehet bezárni, és senkit sem lehet felállítani. A távollévő helyett egy bot játszhat.
rated-stand-in = Értékelt játszmában csak nehéz vagy mester bot ugorhat be.

## Profile

profile-since = {$year}. {$month ->
    [1] január
    [2] február
    [3] március
    [4] április
    [5] május
    [6] június
    [7] július
    [8] augusztus
    [9] szeptember
    [10] október
    [11] november
   *[12] december
} óta
profile-favourite = leginkább {$game}
profile-settings = beállítások
profile-settings-title = Beállítások
profile-back = Játszmáid és értékszámaid
profile-no-games = Még nincs befejezett játszma.
profile-games = játszma
profile-won = győzelem, {$percent} %
profile-best-rating = legjobb értékszám
profile-streak = nap egymás után
profile-rating = Értékszám
profile-start = mindenki 1500-ról indul
profile-unrated = Még nincs értékelt játszma. Az dönti el, hogy egy asztal értékelt-e, aki megnyitja.
profile-chart = Hogyan változtak az értékszámok játszmáról játszmára
profile-of-players = {$game} · {$count}
profile-seats = {$count} játékos
profile-records = Eredmények játékonként
profile-place = {$place}.
profile-last-five = Utolsó 5
profile-count = Játszmák
profile-places = Helyezések
profile-place-count = {$place}. hely: {$count}-szer
profile-mean = Átlag
profile-best = Legjobb
profile-deviation = Mennyire bizonytalan még az értékszám
profile-rivals = Egymás ellen
profile-ahead = ki végzett előrébb
profile-no-rivals = Még senki.
profile-rival-count = előrébb: {$ahead}, hátrébb: {$behind}
profile-rivals-public = A botok és azok, akiknek nyilvános a profiljuk.
profile-last = Legutóbbi játszmák
profile-all = az összes: {$count}
profile-result = {$count} játékosból {$place}. hely, {$points} pont
profile-share = Ki látja ezt a profilt?
profile-is-private = Csak te.
profile-is-public = Mindenki, akinek megvan ez a link. Látják a nevedet, az értékszámaidat, az eredményeidet és azokat az asztalokat, amelyek a nyilvános listában szerepelnek; a többi játékos közül csak a botokat és azokat, akiknek nyilvános a profiljuk.
profile-open = Legyen nyilvános
profile-close = Legyen privát
profile-look = Megnézem, ahogy mások látják

## Statistics of a game

stats-title = Statisztika: {$game}
stats-about = az összes nyilvános, befejezett asztalból
stats-none = Ebből a játékból még nincs befejezett nyilvános asztal. A befejezett játszmák néhány perc múlva jelennek meg itt.
stats-players = {$players} játékos · {$games} játszma
stats-decisions = döntés
stats-winner = a győztesek pontja
stats-seats = Győzelmek helyenként
stats-seats-about = szaggatott: egyenlő esély
stats-lengths = Hossz
stats-lengths-about = döntések játszmánként
stats-median = medián {$count}
stats-points = Pontok a játszma során
stats-points-about = az összes játszma átlaga
stats-winners = győztesek
stats-others = a többiek
stats-start = kezdés
stats-end = vége
stats-components = Mi nyer?
stats-baseline = ha nem számítana: {$share}, {$points} pont
stats-component = Mi
stats-taken = Elvitték
stats-won = Nyert vele
stats-takers-points = Pont vele
stats-csv = Táblázatként (CSV)
stats-json = JSON-ként
stats-link = Statisztika

## Devices, e-mail

devices = Eszközeid
devices-what = Légy ugyanaz a játékos a telefonodon és a számítógépeden, jelszó nélkül.
devices-open = Eszközök
devices-sign-in = Belépés
devices-email = E-mail-cím
devices-ask = Kérem a hivatkozást
devices-by-mail = E-mailben
devices-ask-what = Egy e-mailben kapott hivatkozás lépteti be ezt a böngészőt. A címedet rajtad kívül senki sem látja. Ha most vagy itt először, ezzel kész is vagy: mást nem kell kitöltened.
devices-sent = Az e-mail úton van. Nyisd meg a hivatkozását ebben a böngészőben, vagy írd be ide a kódját. Egyszer használható, 15 percen belül.
devices-bad-email = Ez nem e-mail-cím.
devices-bad-code = Ez a kód itt nem érvényes: már felhasználták, 15 percnél régebbi, vagy másik böngészőben kérték. Kérj újat!
devices-done = Beléptél ezen az eszközön.
devices-left = Az eszközt leválasztottuk.
devices-name-taken = Ez a név nem foglalható le: már valaki másé.
devices-type = Írd be az e-mailben kapott kódot
devices-last-step = Már csak egy lépés
devices-code = Kód
devices-take-what = {$count ->
    [one] Ennek a böngészőnek van egy saját asztala. Ha magaddal viszed, azé a játékosé lesz, akié ez a cím, minden eszközén. Ha nem, kilépés után itt újra megtalálod.
   *[other] Ennek a böngészőnek {$count} saját asztala van. Ha magaddal viszed őket, azé a játékosé lesznek, akié ez a cím, minden eszközén. Ha nem, kilépés után itt újra megtalálod őket.
}
devices-take = Belépés, és magammal viszem
devices-leave = Belépés nélkülük
devices-elsewhere = Másik böngészőben kérték
devices-elsewhere-type = Ezt a hivatkozást nem ez a böngésző kérte. Ha te kérted egy másikban, ott írd be ezt a kódot:
devices-elsewhere-beware = Ha nem te voltál, zárd be ezt az oldalt, és senkinek se add meg a kódot: a nevedben játszhatna vele.
devices-signed-in = Ezzel a címmel léptél be: {$email}.
devices-signed-in-passkey = Beléptél.
devices-list = Összekapcsolt eszközök
devices-seen = utoljára használva: {$day}
devices-rename = Átnevezés
devices-unlink = Leválasztás
devices-unlink-hint = Elveszett, vagy már nem a tiéd?
devices-unlink-what = A leválasztott böngésző többé nem játszik a nevedben. Asztalaid a többi eszközödön megmaradnak.
devices-sign-out = Ez az eszköz
devices-sign-out-what = Ha kilépsz, ez a böngésző elfelejt. Ha vissza szeretnél jönni, kérj újra hivatkozást.
devices-sign-out-passkey = Ha kilépsz, ez a böngésző elfelejt. Ha vissza szeretnél jönni, lépj be a jelkulcsoddal.
devices-sign-out-for-ever = Ha kilépsz, ez a böngésző elfelejt. Itt sem jelkulcsod, sem e-mail-címed nincs: ha nincs másik összekapcsolt eszközöd, nem tudsz visszajönni.
devices-sign-out-now = Kilépés
passkeys = Jelkulcsok
passkeys-by = Jelkulccsal
passkeys-what = A jelkulcsot az eszközöd vagy a jelszókezelőd őrzi; ujjlenyomattal, arcfelismeréssel vagy PIN-kóddal oldod fel. Semmit sem kell beírnod, és a szerver semmilyen címedet nem ismeri meg.
passkeys-sign-in = Belépés jelkulccsal
passkeys-take = {$count ->
    [one] A böngésző asztalát is magammal viszem
   *[other] A böngésző {$count} asztalát is magammal viszem
 }
passkeys-new-here = Most vagy itt először?
passkeys-new-what = Hozz létre egy jelkulcsot: ettől kezdve több eszközön is ugyanaz a játékos lehetsz, és amid ebben a böngészőben van, veled tart. Semmit sem kell kitöltened.
passkeys-create = Jelkulcs létrehozása
passkeys-remove = Eltávolítás
passkeys-remove-hint = Az eszköze többé nem léphet be vele.
passkeys-last-sure = Ez az egyetlen módja a belépésednek. Nélküle az összekapcsolt eszközökön bejelentkezve maradsz, de újat már nem tudsz összekapcsolni.
passkeys-no-way = Másik eszközön most nem tudnál belépni. Hozz létre egy jelkulcsot!
passkeys-none = Ez a böngésző nem tud jelkulcsot használni: szkriptek és az elmúlt évekből való változat kell hozzá.
passkeys-not-here = Jelkulcsot csak ott lehet használni, ahol a szerver https-en, néven érhető el, vagy a saját gépén localhost néven.
passkeys-cancelled = Nem használtunk jelkulcsot: a kérést megszakították, vagy túl sokáig tartott.
passkeys-known = Ezen az eszközön már van jelkulcsod.
passkeys-made = A jelkulcs elkészült: minden eszközön beléptet, amelyiken megvan.
passkeys-gone = A jelkulcsot itt eltávolítottuk. Most már az eszközödről is törölheted.
passkeys-refused = A jelkulcsot nem fogadtuk el: a kérés túl régi, vagy máshol készült. Próbáld újra!
passkeys-unknown = Ezt a jelkulcsot itt nem ismerjük, vagy eltávolították. Lépj be egy másikkal, vagy hozz létre újat!
passkeys-last = Ez az egyetlen módja a belépésednek. Az eltávolításhoz jelöld be, hogy tudod.
passkeys-many = Már húsz jelkulcsod van. Előbb távolíts el egyet!
devices-name = A neved
devices-name-none = Még nincs neved. Előbb válassz egyet:
devices-name-free = A neved: „{$name}”. Ha lefoglalod, ezentúl senki más nem veheti fel ezen a szerveren.
devices-name-yours = „{$name}” a te lefoglalt neved.
devices-name-reserve = Lefoglalom a nevet
devices-name-release = Felszabadítom a nevet
name-reserved = Ezt a nevet már lefoglalta valaki – válassz másikat!
notices-mail = E-mail
notices-mail-sign-in = Ha e-mailben kérsz értesítést, előbb lépj be a címeddel.
notices-mail-when = Értesítés e-mailben
notices-mail-never = soha
notices-mail-at-once = azonnal
notices-mail-daily = naponta egyszer
notices-mail-what = A napi e-mail a csendes óráid végén jön; ha nincsenek, 7:00-kor (UTC). Amit addig láttál, az kimarad belőle.
notices-mail-stopped = Már nem küldünk semmit: az utolsó e-maileket nem sikerült kézbesíteni. Mentsd el újra a választásodat, ha folytatni szeretnéd.
unsubscribe = Nem kérek több e-mailt
unsubscribe-what = Ne kapj több értesítést e-mailben?
unsubscribe-now = Ne küldjetek többet
unsubscribe-done = Nem kapsz több értesítést e-mailben. A Profilom › Értesítések oldalon újra bekapcsolhatod.
mail-sign-in = Belépés: Társas
mail-sign-in-why = Valaki, valószínűleg te, ezzel a címmel szeretne belépni a Társasra.
mail-sign-in-link = Belépés
mail-sign-in-code = Nyisd meg a hivatkozást abban a böngészőben, amelyikben kérted, vagy írd be ott ezt a kódot:
mail-sign-in-not-you = Mindkettő egyszer használható, 15 percen belül. Ha nem te voltál, hagyd figyelmen kívül ezt az e-mailt, és senkinek se add meg a kódot.
mail-digest = {$count} asztal vár rád
mail-notice-why = Azért kapod ezt az e-mailt, mert értesítéseket kértél a Társason.
mail-notice-end = Nem kérek több e-mailt
quota-sign-ins = Belépési e-mailek címenként
quota-mails = Belépési e-mailek összesen

# Feladványok.
nav-puzzles = Feladványok
home-puzzles = Feladványok:
home-puzzles-about = találd meg a legjobb lépést.
puzzles-lead = Egy állás egy játszmából, és egy lehetőség, amely egyértelműen a legjobb. Minden feladványnál egyszer próbálkozhatsz.
puzzles-count = {$count} feladvány.
puzzles-done = {$tried} közül {$solved} sikerült.
puzzles-rating = Értékszámod: {$rating}.
puzzles-solve = Megoldok egyet
puzzles-all-done = Mindegyiket megpróbáltad.
puzzle-of = Feladvány: {$game}
puzzle-all = Az összes feladvány
puzzle-question = Találd meg a legjobb lépést
puzzle-level = {$level ->
    [easy] könnyű
    [medium] közepes
   *[other] nehéz
}
puzzle-about = Az első választásod számít. Ez a feladvány {$level} ({$rating}).
puzzle-right = Ez a legjobb választás.
puzzle-wrong = Van jobb választás.
puzzle-rating = Értékszámod: {$earlier} → {$later}.
puzzle-next = Következő feladvány
puzzle-best = A legjobb: {$choice} ({$chance}).
puzzle-solution = Győzelmi esélyek
puzzle-chosen = A te választásod: {$choice}.
puzzle-estimated = Két független keresés becslése abból, amit ez a játékos tud.
puzzle-tries = {$count} játékosból {$solved} oldotta meg; a feladvány értékszáma: {$rating}.
puzzle-impossible = Ebben az állásban ez nem választható. Válassz a listából.

## Tournaments

home-tournaments = Versenyek:
home-tournaments-about = fordulók, bajnokságok és duplikált asztalok a társaságodnak, egyetlen linkkel.
tournaments = Versenyek
tournaments-about = Te kiválasztod a játékot és elküldesz egy linket, a program pedig minden fordulóban kiosztja az asztalokat és vezeti az állást.
tournaments-mine = Versenyeid
tournaments-none = Még nem játszol versenyen.
tournament-title = Verseny: {$name}
tournament-new = Új verseny
tournament-create = Verseny létrehozása
tournament-then = Utána kapsz egy linket, amely minden játékosnak jó. Akkor indítod el, amikor mindenki itt van.
tournament-you-host = te vagy a házigazda
tournament-open = Lehet jelentkezni
tournament-playing = Folyamatban
tournament-finished = Véget ért
tournament-closed = A házigazda lezárta
tournament-how = Lebonyolítás
tournament-format = Rendszer
tournament-format-hint = Fordulók: minden alkalommal új csoportok, az állás szerint. Bajnokság: mindenki játszik mindenkivel. Duplikált: egyetlen forduló, amelyben minden asztalon ugyanazok a húzások.
tournament-swiss = Fordulók új csoportokban
tournament-league = Bajnokság
tournament-duplicate = Duplikált
tournament-rounds = Fordulók
tournament-scoring = Pontozás
tournament-scoring-hint = Akik egy helyen osztoznak, azok a pontjain is.
scoring-wins = Egy pont a győzelemért
scoring-places = 4, 2, 1 és 0 pont a helyezésekért
scoring-share = A megelőzött asztaltársak aránya
tournament-time = Idő egy fordulóra
tournament-time-hint = Ha letelt, elkezdődik a következő forduló, és aki egy óránál tovább várakoztatja a többieket, annak a helyén bot játszik tovább.
tournament-no-limit = nincs időkorlát
tournament-hours = {$count} óra
tournament-days = {$count} nap
tournament-bot = Botok
tournament-bot-hint = Ők ülnek a szabad helyekre, és ők helyettesítik a távollévőket.
tournament-name = A verseny neve
tournament-seats = {$count} játékos egy asztalnál
tournament-round-count = {$count} forduló
tournament-limit = {$time} egy fordulóra
tournament-own-table = Az asztalodhoz
tournament-join = Jelentkezem
tournament-leave = Visszalépek
tournament-back = Újra játszom a következő fordulótól
tournament-start = Verseny indítása
tournament-players = {$count} játékos
tournament-nobody = Még senki sem jelentkezett.
tournament-most = Legfeljebb {$count} játékos jelentkezhet, amíg a házigazda el nem indítja.
tournament-send = Küldd el ezt a linket mindenkinek, aki játszani fog. Aki megnyitja, követheti is a versenyt.
tournament-standings = Állás
tournament-share = Pontarány
tournament-wins = Győzelem
tournament-games = Játszma
tournament-away = (nem játszik)
tournament-rule = Először a versenypontok számítanak, azután az, hogy a játékos az asztalainál az összes játékpont mekkora részét szerezte meg, összeadva, végül a győzelmek. Az a játszma, amelyet bot vett át, a helyettesített játékosnak nem számít.
duplicate-rule = A százalék azt mutatja, hány olyan játékost előztél meg, aki másik asztalnál ugyanazon a helyen ült, a botokat is beleértve; a döntetlen felet ér. Először a jobb helyezés számít, azután a több pont.
duplicate-hidden = Az állást akkor látod, ha a saját játszmádat befejezted, vagy ha minden asztal végzett.
tournament-round = {$number}/{$count}. forduló
tournament-tables = Asztalok
tournament-late = letelt az idő
tournament-ends-minutes = még {$count} perc
tournament-ends-hours = még {$count} óra
tournament-ends-days = még {$count} nap
tournament-table-waiting = mindjárt kezdődik
tournament-table-playing = folyamatban
tournament-table-finished = véget ért
tournament-table-closed = lezárva
tournament-a-bot = (bot)
tournament-replaced = (bot helyettesíti)
tournament-to = a versenyhez
tournament-about = Szabályok
tournament-swiss-about = Minden fordulóban olyanok kerülnek egy asztalhoz, akik hasonlóan állnak, és lehetőleg még nem találkoztak. Az első fordulót sorsoljuk. Egy forduló akkor kezdődik, amikor az előző minden asztala végzett, vagy letelt az ideje.
tournament-league-about = Mindenki legalább egyszer játszik mindenkivel; kétszemélyes asztaloknál pontosan egyszer. Egy forduló akkor kezdődik, amikor az előző minden asztala végzett, vagy letelt az ideje.
tournament-duplicate-about = Egyetlen forduló van, és minden asztalon ugyanazok a húzások. Senki sem láthat más asztalt, amíg a sajátjánál nem végzett, és a mag titkos, amíg minden asztal véget nem ér.
tournament-shared-places = Akik egy helyen osztoznak, azok a pontjain is.
tournament-bots-about = A szabad helyeken botok ülnek ({$bot}). Az asztalnál helyezést kapnak, az állásban nem szerepelnek.
tournament-absent-about = Ha letelt a forduló ideje, bot játszik tovább annak a helyén, aki egy óránál tovább várakoztatja a többieket, és mindenkién, aki visszalép. Akit bot helyettesített, az annál az asztalnál nem szerez pontot, akkor sem, ha visszaveszi a helyét, és nem kap asztalt a további fordulókban, amíg ezen az oldalon vissza nem tér.
tournament-untimed-about = Bot játszik tovább mindenkinek a helyén, aki visszalép, vagy akit a házigazda visszaléptet. Akit bot helyettesített, az annál az asztalnál nem szerez pontot, akkor sem, ha visszaveszi a helyét, és nem kap asztalt a további fordulókban, amíg ezen az oldalon vissza nem tér.
tournament-tools = A házigazdának
tournament-withdraw-who = Játékos végleges visszaléptetése; bot játszik tovább
tournament-withdraw = Visszaléptetés
tournament-close = A verseny lezárása
tournament-close-about = Nem kezdődik több forduló, és senki sem jelentkezhet. A futó játszmákat be lehet fejezni.
tournament-close-now = Lezárom
tournament-too-many = Már {$count} olyan versenyed van, amely nem ért véget. Előbb fejezz be vagy zárj le egyet!
tournament-automatic = Ezekkel a beállításokkal az egyik helyen a szabályok játszanak. Versenyen minden helyre ember vagy bot kell.
tournament-too-few = Legalább két játékos kell.
tournament-full = Ez a verseny megtelt: {$count} játékos jelentkezett.
tournament-has-begun = Ez a verseny elkezdődött. Már nem lehet jelentkezni.
tournament-other-seat = Ez a hely a verseny egy másik játékosáé. A saját asztalodat a verseny oldalán találod.
duplicate-barred = Ennek a versenynek minden asztalán ugyanazok a húzások. Ezt az asztalt akkor nézheted meg, ha véget ért, és te is befejezted a saját játszmádat, vagy ha az egész verseny véget ért.
duplicate-seed-later = A verseny minden asztalán ugyanazok a húzások, ezért a magot akkor tesszük közzé, amikor mindegyik véget ért.
duplicate-shared = Egyelőre csak az nyithatja meg ezt a visszajátszást, aki a saját asztalánál végzett; ha minden asztal véget ért, bárki, akinek megvan a link.
admin-tournament = Verseny törlése: a kódja. Az asztalai megmaradnak.
admin-again = még egyszer
admin-done-tournament = A(z) {$name} verseny törölve.
