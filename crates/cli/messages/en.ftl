# What the program itself says. Errors are not here: they are for the person who typed the command, in English.

serve-welcome =
    Társas is running at {$url}
    Games are kept in {$data}. Press Ctrl-C to stop the server; nothing is lost.
serve-stopped = The server has stopped. Start it again and every game continues where it left off.

progress-left = {$time} left

games-seats = {$min} to {$max} players (usually {$usual})
games-default = (default: {$value})
games-hint = Choose an option with --option KEY=VALUE.
games-bots = Bots: {$bots}

results-heading = {$title}: {$games ->
    [one] {$games} game
   *[other] {$games} games
} of {$seats} players, seed {$seed}, {$options}
results-speed = {$seconds} s: {$games} games/s, {$decisions} decisions/s, {$mean} decisions per game
results-bot = bot
results-wins = wins
results-share = share
results-share-per-seat = per seat
results-place = mean place
results-seats = {$seats ->
    [one] {$seats} seat
   *[other] {$seats} seats
}
results-spread = mean ± sd (min…max)
results-total = total
report-heading = {$title}: {$games} games of {$seats} players, seed {$seed}
report-length = length
report-mean = mean
report-shortest = shortest
report-middle = middle 80 %
report-median = median
report-longest = longest
report-decisions = decisions per game
report-turns = turns per player
report-seat = wins by seat
report-unfinished = Left out because they never ended: {$games} games.
report-component = component
report-offered = on offer
report-taken = taken
report-won = takers won
report-points = takers’ points
report-baseline = On offer: in how many games. Taken: in how many of those. If it made no difference, {$share} of takers would win, with {$points} points.
report-plot-components = bar: in how many of the games with it a component is taken; diamond: how many of its takers win; grey line: the even share

bench-game = game
bench-seats = seats
bench-games = games/s
bench-decisions = decisions/s
bench-ns = ns/decision
bench-copy = copy
bench-search = search iterations/s
bench-position = position
bench-action = action
bench-mean = decisions/game

replay-finished = {$title}, {$seats} players, finished after {$actions} actions
replay-paused = {$title}, {$seats} players, paused after {$actions} actions
replay-header =
    options     {$options}
    rules       version {$rules}
    components  {$components}
    commitment  {$commitment}
    added       {$nonces}
    seed        {$seed}

verify-finished = {$file}: good ({$game}, {$seats} players, {$actions} actions, finished)
verify-paused = {$file}: good ({$game}, {$seats} players, {$actions} actions, paused)

play-welcome = {$title}. You are {$me}. Type the number of a choice, ? for help or q to quit.
play-opponent = {$name} is a bot ({$bot}).
play-prompt = >
play-run = {$first} … {$last} (or type it: {$example})
play-help =
    12        play choice number 12
    bid 20    play an action in its own words, as game records write it
    u         take back: return to your previous decision
    r         show the position and the choices again
    hint      a bot’s best choices, knowing only what you know
    s [FILE]  save
    q [FILE]  save and quit
    q!        quit without saving
play-hint = {$number}  {$words}: {$chance}% to win{$points ->
    [none] {""}
   *[other] , {$points} points
}
play-hint-solo = {$number}  {$words}{$points ->
    [none] {""}
   *[other] : {$points} points
}
play-hint-plan = {"   "} then {$plan}
play-analyse = Type analyse to see where the game was won and lost (Enter: skip):
play-analysis = Estimated chances to win, after so many moves:
play-analysis-move = move
play-mistake = Move {$number}, {$name}: {$played}. Better: {$better} (−{$loss}%{$points ->
    [none] {""}
   *[other] , {$points} points
}).
play-no-mistake = No decision was clearly wrong.
play-no-choice = There is no choice {$number}: please type 1 to {$last}.
play-refused = Not possible: {$reason}.
play-undone = Taken back.
play-undo-nothing = There is nothing to take back.
play-undo-drawn = This can’t be taken back: something has been drawn since.
play-save-as = Save as (Enter: don’t save):
play-not-saved = Not saved.
play-saved = Saved to {$file}. Continue with: {$command}
play-standing = {$place}. {$name}: {$points} ({$rest})
tune-heading = {$title}: {$seats} players, seed {$seed}; {$generations ->
    [one] 1 generation
   *[other] {$generations} generations
}, {$games} games, {$seconds} s
tune-number = number
tune-before = before
tune-after = after
tune-trial = One seat with the new numbers against the old ones, in {$games} other games: {$share} won (95 % interval {$low} to {$high}); {$even} would be even.
tune-better = The new numbers are better.
tune-not-better = The new numbers are not clearly better: it could be chance.
tune-written = Written to {$file}.
tune-not-written = Nothing was written to {$file}.

learn-heading = {$title}: {$seats} players, seed {$seed}; {$games} games per generation
learn-running = {$title}, generation {$number} of {$all}
learn-generation = generation
learn-samples = positions
learn-win-loss = loss (win)
learn-points-loss = error (points)
learn-gate = against the best
learn-greedy = against greedy
learn-accepted = better
learn-not-accepted = not better
learn-first = first
learn-plot = The share of games won among greedy players by the net of each generation, with its 95 % interval. Red: the share among equals.
learn-written = Written to {$file}.

puzzles-running = {$title}: game {$number}
puzzles-written = {$count} puzzles from {$games} games, written to {$file}.

ladder-introduction =
    # How strong the bots are

    Every level plays as one seat among copies of the level below it and above it, on the same seeds from every seat. The share is
    the share of games won, with its 95 % interval; "times fair" compares it with the share among equals. A lead of 400 rating points
    means ten times the chance to win; the weakest bot has 1000. Times are per decision, in milliseconds.

    This page is written by `tarsas ladder --seed 1 --markdown`.
ladder-rating = rating
ladder-score = mean score
ladder-time = ms per decision
ladder-longest = longest ms
ladder-one = one
ladder-against = among
ladder-games = games
ladder-interval = 95 % interval
ladder-fair = times fair
ladder-plot = The share of games won by one bot among copies of another, with its 95 % interval. Red: the share among equals.
