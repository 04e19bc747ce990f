# Az oldalak magyarul. Nevek sosem kapnak ragot vagy névelőt.

## Minden oldalon

nav = Főmenü
nav-home = Kezdőlap
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
you = (te)
points = pont
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

home-welcome = Nagy társasjátékok barátokkal vagy botokkal
home-lead = Válassz játékot, küldd el a linket a többieknek, és kezdhetitek is. Regisztráció nem kell.
home-mine = Asztalaid
home-waiting = {$count} asztal vár rád
home-start = Új játék
home-new = Új asztal
home-learn = Tanulójáték
home-open = Nyitott asztalok
home-open-none = Most egy asztalnál sem várnak játékosra.
home-code = Asztalkód
home-go = Mehet
game-seats = {$least}–{$most} játékos
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
new-game = Játék
new-seats = Helyek
new-seat-count = {$count} hely
new-seat = {$number}. hely
new-me = Én
new-link = Barát, linkkel
new-seat-automatic = Ezekkel a beállításokkal {$number ->
    [1] az 1.
    [5] az 5.
   *[other] a {$number}.
} hely magától játszik: válassz magadnak másikat.
new-seats-hint = Ha csak botok játszanak, a játék azonnal indul.
new-options = Játék
new-fill-in = egyéni:
new-table-options = Asztal
new-name = Az asztal neve
new-name-example = Péntek este
new-visibility = Láthatóság
new-private = privát, csak linkkel
new-open = nyitott, a kezdőlapon is látszik
new-pace = Tempó
new-live = élő
new-relaxed = ráérős, körönként egy nap
new-assistance = Segítség
new-assist-full = teljes
new-assist-table = mint az igazi asztalnál
new-assist-hint = Teljes segítséggel látod az árakat, az összegeket és a következményeket, és kérhetsz tippet meg elemzést. A másik csak azt mutatja, mit szabad. Mindenkinek ugyanaz.
new-at-once = Minden be van állítva, kezdheted is.
new-create = Asztal létrehozása

## Váróterem

waiting-seats = {$count} hely
waiting-start = Játék indítása
waiting-for-host = A játékot a házigazda indítja.
seat-open = szabad
seat-here = itt van
seat-away = nincs itt
seat-stand-in = helyettesíti: {$bot}
seat-link = Hely linkjének másolása
seat-reissue = Új link a helyhez
seat-let-bot = Bot játsszon helyette
seat-back = Hely visszaadása
invite = Meghívó
invite-qr = A link QR-kódja
invite-send = Olvastasd be a kódot, vagy küldd el a linket: aki megnyitja, a következő szabad helyre ül.
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
seating-listed = a lista szerint
seating-random = véletlenszerű
seats-shuffle = Helyek kisorsolása
seat-up = {$number}. hely: feljebb
seat-down = {$number}. hely: lejjebb
ask-name = A neved
ask-name-save = Mentés
ask-name-later = Később
commitment = A játékban minden véletlen egy titkos magból származik, amelyet a szerver az asztal megnyitásakor állított elő. A játék végén a mag is látható, és az ellenőrző kódja bizonyítja, hogy közben nem cserélték ki. Az asztalnál senki sem választhatta meg; azt, hogy a szerver üzemeltetője sem, el kell hinned neki. Az ellenőrző kód:
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
hint-estimated = Becsült nyerési esélyek: egy bot végigpróbálta, mi következhet.
percent = {$number}%
order-idle = Kör vége magától, ha nincs mit lépnem
order-off = {$order}: visszavonás
sheet-more = {$name}: eggyel több
sheet-less = {$name}: eggyel kevesebb
tab-notes = Jegyzet
notes-label = Ezt csak te látod.
lesson-known = Értem
lesson-stop = Nem kérek több leckét
next-table = Következő rád váró asztal
bot-next = Tovább
recap = {$count} lépés történt a legutóbbi köröd óta
recap-short = Mi történt? ({$count})
recap-pause = Szünet
recap-next = Következő
recap-stop = Az összefoglaló bezárása
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
over-breakdown = Végeredmény
over-bars = Az eredmények sávdiagramon
over-place = Hely
over-player = Játékos
over-total = Összesen
over-tie = Döntetlennél: {$what}
over-curve = Így alakult
over-curve-label = Az eredmények alakulása vonaldiagramon; a számok az alatta lévő táblázatban.
over-curve-table = Számokban
over-after = Lépés
over-moments = Kulcspillanatok
over-moments-none = Nem volt kiemelkedő pillanat.
analysis = Elemzés
analysis-about = Egy bot végignézi az egész játszmát: hogyan alakultak az esélyek, és melyik döntések kerültek a legtöbbe. Körülbelül egy percig tart.
analyse = Elemzés indítása
analysis-running = Egy bot elemzi a játszmát: {$percent}%
analysis-reload = Frissítés
analysis-curve = A nyerési esélyek alakulása vonaldiagramon; a számok az alatta lévő táblázatban.
analysis-mistakes = A legdrágább hibák
analysis-none = Egyik döntés sem volt egyértelműen rossz.
analysis-mistake = {$number}. lépés: {$played}. Jobb lett volna: {$better}.
story-lead = {$name} átvette a vezetést.
story-lead-for-good = {$name} végleg átvette a vezetést.
story-gain = A legnagyobb ugrás: {$name}, +{$gain}.
over-share = Megosztás
over-image = Kép letöltése
over-record = Jegyzőkönyv letöltése
fairness = Tisztaság
over-board = Végállás
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
replay-position = {$at} / {$moves}

## Szabályok

rules-heading = Szabályok: {$game}
rules-contents = Tartalom
rules-about = Erről a szövegről
rules-search = Keresés
rules-language = A szabályok egyelőre csak angolul olvashatók; az asztalnál minden magyarul van.

## Saját oldal

me-preferences = Beállítások
me-name = Név
me-save = Mentés
me-saved = Elmentve.
me-finished = Befejezett játszmák
me-statistics = Statisztika
me-no-games = Még nincs befejezett játszmád.
me-game = Játék
me-played = Lejátszott
me-won = Megnyert
me-mean-place = Átlagos helyezés
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
bot-speed-normal = egymás után
bot-speed-step = a „Tovább” gombra
end-turn-how = A kör vége
end-turn-ask = én zárom le
end-turn-soon = 4 másodperc múlva
end-turn-once = azonnal
hints = Szabályemlékeztető minden döntésnél
shortcuts = Billentyűparancsok
two-clicks = A táblán mindig kérjen megerősítést
text-mode = Szöveges nézet
sound = Hangjelzés, ha én jövök
column = Oldalsáv
keys-heading = Billentyűk az asztalnál
keys-choice = az adott számú lehetőség
keys-walk = lépkedés a kattintható elemek között
keys-recap = mi történt a legutóbbi köröm óta
keys-zoom = Nagyítás

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
note-taken-back = {$name} visszavette az utolsó körét; mindenki beleegyezett.
note-taken-back-alone = {$name} visszavette az utolsó körét.
note-take-back-refused = {$name} nem egyezett bele: az utolsó kör marad.
note-take-back-withdrawn = {$name} visszavonta a kérését.
note-shuffled = A helyeket kisorsoltuk.
note-rolled-back = Az üzemeltető visszaállított egy korábbi állást. Indok: {$name}
