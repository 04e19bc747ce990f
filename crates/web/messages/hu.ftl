# Az oldalak magyarul. Nevek sosem kapnak ragot vagy névelőt.

## Minden oldalon

nav = Főmenü
nav-home = Kezdőlap
nav-rules = Szabályok
nav-replays = Visszajátszások
nav-me = Saját oldal
skip = Ugrás ide
skip-main = Ugrás a tartalomra
footer = Társas: társasjátékok türelmes embereknek. Minden, ami ezen az oldalon van, erről a szerverről jön.
language = Nyelv
language-auto = ahogy a böngésző kéri
language-hu = Magyar
language-en = English
theme = Színek
theme-auto = ahogy a rendszer kéri
theme-light = világos
theme-dark = sötét
theme-switch = Színek: {$theme}. Váltás.
close = Bezárás
cancel = Mégse
confirm = Mehet
pin = Maradjon nyitva
copied = Vágólapra másolva
failed = Ez nem sikerült. Próbáld újra!
loading = Betöltés…
set = Beállítás
on = be
off = ki
you = (te)
points = pont
code = Kód
ago-now = most
ago-minutes = {$count} perce
ago-hours = {$count} órája
ago-days = {$count} napja
table-title = {$game} „{$title}”
bot-random = Gép, véletlen
bot-greedy = Gép, mohó
bot-easy = Gép, könnyű
bot-normal = Gép, közepes
bot-hard = Gép, nehéz
bot-expert = Gép, mester

## Kezdőlap

home-welcome = Nagy társasjátékok barátokkal vagy gépekkel
home-lead = Válassz játékot, hívj meg másokat egy linkkel, és kezdődhet. Fiók nem kell hozzá.
home-mine = Asztalaid
home-waiting = {$count} vár rád
home-start = Új játék
home-new = Új asztal
home-learn = Tanulás
home-open = Nyitott asztalok
home-open-none = Most senki sem vár játékosra.
home-code = Egy asztal kódja
home-go = Mehet
game-seats = {$least}–{$most} játékos
card-unseen = {$count} új lépés
card-play = Játék
card-open = Megnyitás
card-join = Csatlakozás
card-watch = Nézem
card-result = Eredmény
card-replay = Visszajátszás
card-seats = {$taken} / {$seats} hely foglalt
card-awaited = várunk rá: {$name}
card-playing = folyamatban
card-finished = befejezett
card-place = befejezett, {$place}. hely
card-host = házigazda: {$name}

## Új asztal

new-title = Új asztal
new-heading = Új asztal: {$game}
new-game = Játék
new-seats = Helyek
new-seat-count = {$count} hely
new-seat = {$number}. hely
new-me = Én
new-link = Egy barát, linkkel
new-seat-automatic = Ezekkel a beállításokkal a {$number}. hely magától játszik: válassz másikat.
new-seats-hint = Ha csak gépek vannak, a játék azonnal kezdődik.
new-options = Játék
new-fill-in = mások:
new-table-options = Asztal
new-name = Az asztal neve
new-name-example = Péntek este
new-visibility = Ki találhatja meg
new-private = zárt, csak linkkel
new-open = nyitott, a kezdőlapon
new-pace = Tempó
new-live = élő
new-relaxed = ráérős, egy nap lépésenként
new-assistance = Segítség
new-assist-full = teljes
new-assist-table = mint az asztalnál
new-assist-hint = A teljes segítség megmutatja az árakat, az összegeket és a következményeket, kérésre tippet ad és elemzi a játékot; a másik csak azt mutatja, ami szabályos. Mindenkinek ugyanaz.
new-at-once = Minden be van állítva: azonnal kezdheted.
new-create = Asztal létrehozása

## Váróterem

waiting-seats = {$count} hely
waiting-start = Kezdés
waiting-for-host = A játékot a házigazda indítja.
seat-open = szabad
seat-here = itt van
seat-away = nincs itt
seat-stand-in = helyettesíti: {$bot}
seat-link = A hely linkjének másolása
seat-reissue = Új link a helyhez
seat-let-bot = Játsszon helyette gép
seat-back = A hely visszaadása
invite = Meghívás
invite-qr = A link QR-kódja
invite-send = Olvasd be vagy küldd el ezt a linket: a következő szabad helyre ültet.
copy-link = Link másolása
watch-link = Nézői link másolása
join-name = Hogy hívnak?
join-take = Leülök
join-full = Minden hely foglalt. Nézőként vagy itt.
join-heading = {$game}: egy hely vár rád
device = Folytatás másik eszközön
device-scan = Olvasd be a másik eszközzel. Akinél ez a link van, az játszik ezen a helyen: másnak ne mutasd meg.
seating = Ülésrend
seating-listed = a lista szerint
seating-random = sorsolással
seats-shuffle = Helyek kisorsolása
seat-up = {$number}. hely: feljebb
seat-down = {$number}. hely: lejjebb
ask-name = Hogy hívnak?
ask-name-save = Mentés
commitment = A véletlent a játék előtt egy mag rögzítette; ennek lenyomata:
seed = a mag:

## Asztal

your-turn = Te jössz
acting = ő jön
next = következő
you-next = utána te jössz
next-is = utána: {$name}
waiting-for = Várunk rá: {$name}
thinking = gondolkodik
planning = tervez ({$count} lépés)
game-over = A játék véget ért.
prompt = Teendő
phases = Fázisok
order = Sorrend
picked = Kijelölve. Lehetőségek:
unpick = Mégse (Esc)
steps = Eddig:
step-drop = {$step}: visszavonás
undo = Vissza
undo-turn = Egész kör vissza
undo-nothing = Még nem tettél semmit, amit vissza lehetne venni.
undo-revealed = Valami kiderült, ezért nem vehető vissza.
end-turn = Kör vége
undo-final = Az utolsó lépés végleges volt, nem vonható vissza. A többieket megkérheted, hogy visszavehesd.
take-back = Visszavétel kérése
take-back-long = Mindenkitől kéri, hogy visszavehesd az utolsó lépéssorodat. Ami már felfedésre került, az nem vehető vissza.
take-back-asked = {$name} szeretné visszavenni az utolsó lépéssorát.
take-back-missing = Még válaszol:
take-back-agree = Beleegyezem
take-back-refuse = Nem
hint = Tipp
hint-about = A három legjobb lehetőség egy olyan bot szerint, amely csak azt tudja, amit te
hint-plan = azután: {$plan}
hint-estimated = Becsült nyerési esélyek: egy bot kipróbálta, mi következhet.
percent = {$number}%
order-idle = Köröm vége, ha nincs több lehetőség
order-off = {$order}: visszavonás
sheet-more = {$name}: eggyel több
sheet-less = {$name}: eggyel kevesebb
tab-notes = Jegyzet
notes-label = Ezt csak te látod.
log-only = nem volt más lehetőség
lesson-known = Értem
lesson-stop = Nem kérek többet
next-table = Következő asztal, amely rád vár
bot-next = Tovább
recap = A legutóbbi köröd óta: {$count} lépés
recap-short = Mi történt: {$count}
recap-pause = Szünet
recap-next = Következő
recap-stop = Az összefoglaló bezárása
choices-all = Mind a {$count} összeg
cost = ára
gain = hozama
reveals = nem vonható vissza
impossible = Most nem lehetséges ({$count})
step-down = {$count} lépéssel kevesebb
step-up = {$count} lépéssel több
step-most = max. {$count}
step-value = Összeg
chooser = Melyik legyen?
chooser-more = A többi a listában
explain = Magyarázat
explain-mode = Magyarázó mód: a kattintás magyaráz, és nem tesz semmit
reconstructed = Pótolt adat: {$what}.
reconstructed-correct = Forrás nem közli. Ha megvan a játék, a saját példányod alapján javítsd a --components kapcsolóval.
explaining = Magyarázó mód: most semmire sem lehet rálépni, csak megnézni.
show-in = Megnézem itt
tab-choices = Választások
tab-board = Tábla
tab-mat = Saját
tab-players = Játékosok
tab-log = Napló
tab-chat = Csevegés
tabs = Az asztal részei
side = Választások, napló és csevegés
sheet = A panel magasságának váltása
mat-open = {$name}: minden, ami előtte van
mat-of = Saját tábla: {$name}
host-acts = {$name}: a házigazda teendői
log-none = Még nem történt semmi.
log-look = A tábla a(z) {$number}. lépés után
log-look-short = A tábla ekkor
chat-none = Még senki sem szólt.
chat-label = Írj valamit
chat-send = Küldés
menu = Menü
menu-replay = Visszanézés
menu-close = Az asztal bezárása
menu-close-sure = Mindenkinek bezárod az asztalt? A játék nem folytatható.
text-mode-on = Az asztal szövegként
text-mode-off = Az asztal rajzként
zoom-in = Nagyobb
zoom-out = Kisebb
zoom-fit = Az egész tábla
reconnecting = Újracsatlakozás…

## A játék vége

over-winner = Győztes: {$name} – {$points} {$unit}
over-winners = Közös győzelem: {$name} – {$points} {$unit}
over-breakdown = Pontok
over-bars = Az összegek oszlopokkal
over-place = Hely
over-player = Játékos
over-total = Összesen
over-tie = Döntetlennél: {$what}
over-curve = Így alakult
over-curve-label = Az összegek körönként, vonalakkal; a számok az alatta lévő táblázatban.
over-curve-table = A számok
over-after = Lépés
over-moments = Fontos pillanatok
over-moments-none = Nincs kiemelkedő pillanat.
analysis = Elemzés
analysis-about = Egy bot újra végignézi a játékot: hogyan alakultak az esélyek, és mely döntések kerültek a legtöbbe. Körülbelül egy percig tart.
analyse = Elemzés indítása
analysis-running = Egy bot végignézi a játékot: {$percent}%
analysis-reload = Frissítés
analysis-curve = A nyerési esélyek a játék során, vonalakkal; a számok az alatta lévő táblázatban.
analysis-mistakes = A legdrágább hibák
analysis-none = Egyik döntés sem volt egyértelműen rossz.
analysis-mistake = {$number}. lépés: {$played}. Jobb lett volna: {$better}.
story-lead = {$name} átveszi a vezetést.
story-lead-for-good = {$name} végleg átveszi a vezetést.
story-gain = A legnagyobb növekedés: {$name}, +{$gain}.
over-share = Megosztás
over-image = Kép
over-record = A játék jegyzőkönyve
over-board = A tábla megnézése
over-rematch = Visszavágó
over-rematch-join = Csatlakozás a visszavágóhoz

## Visszajátszás

replays-none = Még nincs befejezett játék.
replay-title = Visszajátszás: {$table}
replay-exit = Vissza az asztalhoz
replay-controls = Lépkedés a játékban
replay-first = Az elejére
replay-back = Egy lépéssel vissza
replay-play = Lejátszás vagy szünet
replay-on = Egy lépéssel tovább
replay-last = A végére
replay-at = Lépés
replay-position = {$at} / {$moves}

## Szabályok

rules-heading = Szabályok: {$game}
rules-contents = Tartalom
rules-about = Erről a szövegről
rules-search = Keresés
rules-language = A szabályok szövege angol; az asztal szavai magyarok.

## Saját oldal

me-preferences = Beállítások
me-name = Név
me-save = Mentés
me-saved = Elmentve.
me-finished = Befejezett játékok
me-statistics = Statisztika
me-no-games = Még nincs befejezett játékod.
me-game = Játék
me-played = Lejátszott
me-won = Megnyert
me-mean-place = Átlagos hely
motion = Mozgás
motion-auto = ahogy a rendszer kéri
motion-full = teljes
motion-off = nincs
density = Sűrűség
density-comfortable = kényelmes
density-compact = tömör
labels = Feliratok a táblán
labels-normal = szokásos
labels-large = nagy
side-right = jobb oldalon
side-left = bal oldalon
bot-speed = A gépek lépnek
bot-speed-instant = azonnal
bot-speed-normal = egymás után
bot-speed-step = a „Tovább” gombra
end-turn-how = A kör vége
end-turn-ask = kérdezzen
end-turn-soon = 4 másodperc múlva
end-turn-once = azonnal
hints = Egy szabály minden döntés alatt
shortcuts = Egybillentyűs parancsok
two-clicks = A táblán mindig kérdezzen vissza
text-mode = Asztal szövegként
sound = Hang, ha én jövök
column = Oldalsáv
keys-heading = Billentyűk az asztalnál
keys-choice = az ilyen számú választás
keys-walk = végig a kattintható dolgokon
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
admin-retry = A gépek próbálják újra
admin-reason = Indok
admin-roll-back = Visszagörgetés

## Hibák

error-400 = Ezt nem sikerült érteni.
error-403 = Ezt nem teheted meg.
error-404 = Itt nincs semmi.
error-429 = Túl sok kérés. Várj egy kicsit!
error-500 = Hiba történt a szerveren.
error-home = Vissza a kezdőlapra

# server
notice-moved-on = Az asztal közben továbblépett – kérlek, válassz újra.
notice-needed = Ez a lépés magában nem vonható vissza: későbbiek épülnek rá.
notice-too-many = Ez egy kicsit gyors volt – kérlek, próbáld újra egy pillanat múlva.
table-closed = Ezt az asztalt bezárták.
table-private = Ez az asztal nem nyilvános. Kérj linket a házigazdától.
table-full = Ennél az asztalnál már nincs szabad hely.
waiting-missing = {$count ->
    [one] Egy hely még üres: küldd el a linkjét, vagy ültess oda botot.
   *[other] {$count} hely még üres: küldd el a linkjeiket, vagy ültess oda botokat.
}
note-joined = {$name} leült az asztalhoz.
note-reissued = {$name}: ennek a helynek új linkje van.
note-stand-in = {$name} helyett egy bot játszik.
note-back = {$name} újra maga játszik.
note-taken-back = {$name} visszavette az utolsó lépéssorát; mindenki beleegyezett.
note-take-back-refused = {$name}: az utolsó lépéssor nem vehető vissza.
note-shuffled = A helyek sorsolással dőltek el.
note-rolled-back = Az üzemeltető visszagörgette a játékot. Indok: {$name}
