# Amit maga a program mond. A hibák nincsenek itt: azok annak szólnak, aki a parancsot beírta, angolul.

serve-welcome =
    A Társas nyitva van: {$url}
    A játszmák helye: {$data}. A Ctrl-C leállítja a szervert; semmi sem vész el.
serve-stopped = A szerver leállt. Ha újra elindítod, minden játszma onnan folytatódik, ahol abbamaradt.

progress-left = még {$time}

games-seats = {$min}–{$max} játékos (általában {$usual})
games-default = (alapértelmezés: {$value})
games-hint = Beállítás megadása: --option NÉV=ÉRTÉK.
games-bots = Botok: {$bots}

results-heading = {$title}: {$games} játszma, {$seats} játékos, mag {$seed}, {$options}
results-speed = {$seconds} s: {$games} játszma/s, {$decisions} döntés/s, játszmánként {$mean} döntés
results-bot = bot
results-wins = győzelem
results-share = arány
results-share-per-seat = helyenként
results-place = átlagos helyezés
results-seats = {$seats} hely
results-spread = átlag ± szórás (min…max)
results-total = összesen
report-heading = {$title}: {$games} játszma {$seats} játékossal, mag {$seed}
report-length = hossz
report-mean = átlag
report-shortest = legrövidebb
report-middle = középső 80%
report-median = medián
report-longest = leghosszabb
report-decisions = döntés játszmánként
report-turns = kör játékosonként
report-seat = győzelmek helyek szerint
report-unfinished = Kihagyva, mert körbe-körbe jártak: {$games} játszma.
report-component = elem
report-offered = kínálatban
report-taken = elvitték
report-won = elvivők győztek
report-points = elvivők pontjai
report-baseline = Kínálatban: a játszmák mekkora részében. Elvitték: ezek mekkora részében. Ha nem lenne hatása, az elvivők {$share} része győzne, {$points} ponttal.
report-plot-components = sáv: az őt kínáló játszmák mekkora részében viszik el; rombusz: az elvivők mekkora része győz; szürke vonal: egyenlő arány

bench-game = játék
bench-seats = helyek
bench-games = játszma/s
bench-decisions = döntés/s
bench-ns = ns/döntés
bench-copy = másolás
bench-search = keresés/s
bench-position = állás
bench-action = lépés
bench-mean = döntés/játszma

replay-finished = {$title}, {$seats} játékos, {$actions} lépés után véget ért
replay-paused = {$title}, {$seats} játékos, {$actions} lépés után félbemaradt
replay-header =
    beállítások  {$options}
    szabályok    {$rules}. változat
    játékelemek  {$components}
    lenyomat     {$commitment}
    hozzáadva    {$nonces}
    mag          {$seed}

verify-finished = {$file}: rendben ({$game}, {$seats} játékos, {$actions} lépés, véget ért)
verify-paused = {$file}: rendben ({$game}, {$seats} játékos, {$actions} lépés, félbemaradt)

play-welcome = {$title}. Te vagy: {$me}. Írd be a választott sor számát; ?: súgó, q: kilépés.
play-opponent = {$name}: {$bot} bot.
play-prompt = >
play-run = {$first} … {$last} (vagy írd be: {$example})
play-help =
    12         a 12. lehetőség
    bid 20     egy lépés a saját szavaival, ahogy a jegyzőkönyvben áll
    u          visszavonás: vissza az előző döntésedhez
    r          az állás és a lehetőségek újra
    hint       a legjobb lehetőségek egy bot szerint, amely csak azt tudja, amit te
    s [FÁJL]   mentés
    q [FÁJL]   mentés és kilépés
    q!         kilépés mentés nélkül
play-hint = {$number}  {$words}: {$chance}% nyerési esély{$points ->
    [none] {""}
   *[other] , {$points} pont
}
play-hint-solo = {$number}  {$words}{$points ->
    [none] {""}
   *[other] : {$points} pont
}
play-hint-plan = {"   "} utána: {$plan}
play-analyse = Írd be: analyse, ha látni szeretnéd, hol dőlt el a játszma (Enter: tovább):
play-analysis = Becsült nyerési esélyek ennyi lépés után:
play-analysis-move = lépés
play-mistake = {$number}. lépés, {$name}: {$played}. Jobb lett volna: {$better} (−{$loss}%{$points ->
    [none] {""}
   *[other] , {$points} pont
}).
play-no-mistake = Egyik döntés sem volt egyértelműen rossz.
play-no-choice = Nincs {$number}. lehetőség: 1 és {$last} között választhatsz.
play-refused = Nem lehet: {$reason}.
play-undone = Visszavonva.
play-undo-nothing = Nincs mit visszavonni.
play-undo-drawn = Ez már nem vonható vissza: azóta húzás történt.
play-save-as = Mentés ide (Enter: nincs mentés):
play-not-saved = Nincs elmentve.
play-saved = Elmentve: {$file}. Folytatás: {$command}
play-standing = {$place}. {$name}: {$points} ({$rest})
tune-heading = {$title}: {$seats} játékos, mag {$seed}; {$generations} generáció, {$games} játszma, {$seconds} s
tune-number = szám
tune-before = előtte
tune-after = utána
tune-trial = Egy hely az új számokkal a régiek ellen, {$games} másik játszmában: {$share} győzelem (95%-os megbízhatósági intervallum: {$low} – {$high}); egyforma erőnél {$even} lenne.
tune-better = Az új számok jobbak.
tune-not-better = Az új számok nem jobbak: a különbséget a véletlen is megmagyarázza.
tune-written = Ide kerültek: {$file}.
tune-not-written = Ide nem kerül semmi: {$file}.

learn-heading = {$title}: {$seats} játékos, mag {$seed}; generációnként {$games} játszma
learn-running = {$title}, {$number}. generáció, összesen {$all}
learn-generation = generáció
learn-samples = állások
learn-win-loss = veszteség (győzelem)
learn-points-loss = hiba (pont)
learn-gate = a legjobb ellen
learn-greedy = mohó ellen
learn-accepted = jobb
learn-not-accepted = nem jobb
learn-first = első
learn-plot = Az egyes generációk hálójának győzelmi aránya mohó játékosok között, 95%-os intervallummal. Piros: az egyenlők közti arány.
learn-written = Ide került: {$file}.

puzzles-running = {$title}: {$number}. játszma
puzzles-written = {$count} feladvány {$games} játszmából; ide került: {$file}.

ladder-introduction =
    # Milyen erősek a botok

    Minden szint egyetlen helyen játszik az alatta és a fölötte álló szint másolatai között, ugyanazokkal a magokkal, minden helyről.
    Az arány a megnyert játszmáké, 95%-os intervallumával; az „egyenlőhöz mérve” az egyenlők közti arányhoz viszonyít. 400 értékszám
    tízszeres nyerési esély; a leggyengébbé 1000. Az idők egy döntésre vonatkoznak, ezredmásodpercben.

    Ezt az oldalt a `tarsas ladder --seed 1 --markdown --language hu` írja.
ladder-rating = értékszám
ladder-score = átlagpont
ladder-time = ms döntésenként
ladder-longest = leghosszabb ms
ladder-one = egy
ladder-against = közöttük
ladder-games = játszmák
ladder-interval = 95%-os intervallum
ladder-fair = egyenlőhöz mérve
ladder-plot = Egy bot győzelmeinek aránya egy másik másolatai között, 95%-os intervallummal. Piros: az egyenlők közti arány.
