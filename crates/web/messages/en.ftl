# The pages in English. Names are never inflected.

## Every page

nav = Main
nav-home = Home
nav-rules = Rules
nav-replays = Replays
nav-me = My page
skip = Jump to
skip-main = Jump to the content
footer = Társas: board games for patient people. Everything on this page comes from this server.
language = Language
language-auto = as the browser says
language-hu = Magyar
language-en = English
theme = Colours
theme-auto = as the system says
theme-light = light
theme-dark = dark
theme-switch = Colours: {$theme}. Change.
close = Close
cancel = Cancel
confirm = Do it
pin = Keep open
copied = Copied
failed = That did not work. Please try again.
loading = Loading…
set = Set
on = on
off = off
you = (you)
points = points
code = Code
ago-now = just now
ago-minutes = {$count} min ago
ago-hours = {$count} h ago
ago-days = {$count ->
    [one] {$count} day ago
   *[other] {$count} days ago
}
table-title = {$game} “{$title}”
bot-random = Bot, random
bot-greedy = Bot, greedy
bot-easy = Bot, easy
bot-normal = Bot, normal
bot-hard = Bot, hard
bot-expert = Bot, expert

## Home

home-welcome = Heavy board games, with friends or bots
home-lead = Choose a game, invite people by a link, begin. Nobody needs an account.
home-mine = Your tables
home-waiting = {$count ->
    [one] {$count} waits for you
   *[other] {$count} wait for you
}
home-start = Start a game
home-new = New table
home-learn = Learn
home-open = Open tables
home-open-none = Nobody is waiting for players at the moment.
home-code = Code of a table
home-go = Go
game-seats = {$least}–{$most} players
card-unseen = {$count ->
    [one] {$count} new move
   *[other] {$count} new moves
}
card-play = Play
card-open = Open
card-join = Join
card-watch = Watch
card-result = Result
card-replay = Replay
card-seats = {$taken} of {$seats} seats taken
card-awaited = waiting for {$name}
card-playing = in play
card-finished = finished
card-place = finished, place {$place}
card-host = host: {$name}

## New table

new-title = New table
new-heading = New table: {$game}
new-game = Game
new-seats = Seats
new-seat-count = {$count ->
    [one] {$count} seat
   *[other] {$count} seats
}
new-seat = Seat {$number}
new-me = Me
new-link = A friend, by link
new-seat-automatic = With these options seat {$number} plays by the rules alone: please sit on another one.
new-seats-hint = With bots only, the game starts at once.
new-options = Game
new-fill-in = others:
new-table-options = Table
new-name = Name of the table
new-name-example = Friday
new-visibility = Who may find it
new-private = private, by link only
new-open = open, in the lobby
new-pace = Pace
new-live = live
new-relaxed = relaxed, a day per turn
new-assistance = Help
new-assist-full = full
new-assist-table = as at a table
new-assist-hint = Full help shows prices, totals and what would follow, and gives hints and an analysis on request; the other shows only what is allowed. The same for everybody.
new-at-once = Everything is set: you can begin at once.
new-create = Create table

## Waiting room

waiting-seats = {$count ->
    [one] {$count} seat
   *[other] {$count} seats
}
waiting-start = Start
waiting-for-host = The host starts the game.
seat-open = open
seat-here = here
seat-away = not here
seat-stand-in = {$bot} plays meanwhile
seat-link = Copy seat link
seat-reissue = New seat link
seat-let-bot = Let a bot play
seat-back = Give the seat back
invite = Invite
invite-qr = QR code of the link
invite-send = Scan or send this link. It takes the next open seat.
copy-link = Copy link
watch-link = Copy link to watch
join-name = What are you called?
join-take = Take a seat
join-full = All seats are taken. You are watching.
join-heading = {$game}: a seat for you
device = Play on another device
device-scan = Scan this with the other device. Whoever has the link plays this seat: show it to nobody else.
seating = Seating
seating-listed = as listed
seating-random = by lot
seats-shuffle = Draw lots for the seats
seat-up = Seat {$number}: move up
seat-down = Seat {$number}: move down
ask-name = What are you called?
ask-name-save = Save
commitment = Chance was fixed before the game by a seed; its hash is
seed = the seed is

## Table

your-turn = Your turn
acting = to act
next = next
you-next = you act next
next-is = next: {$name}
waiting-for = Waiting for {$name}
thinking = thinking
planning = {$count ->
    [one] planning, {$count} step
   *[other] planning, {$count} steps
}
game-over = The game is over.
prompt = What is to be done
phases = Phases
order = Order
picked = Selected. Choices left:
unpick = Clear (Esc)
steps = So far:
step-drop = {$step}: take back
undo = Undo
undo-turn = Undo turn
undo-nothing = You have done nothing yet that could be undone.
undo-revealed = Something was revealed: it cannot be undone.
end-turn = End turn
undo-final = The last step was final: it cannot be undone. You may ask the others to take it back.
take-back = Ask to take back
take-back-long = Asks everybody to take back your last turn. Nothing that was revealed is taken back.
take-back-asked = {$name} asks to take back the last turn.
take-back-missing = Waiting for:
take-back-agree = Agree
take-back-refuse = Refuse
hint = Hint
hint-about = The three best choices, as a bot sees them that knows what you know
hint-plan = then {$plan}
hint-estimated = Estimated chances to win: a bot has tried what may follow.
percent = {$number}%
order-idle = End my turn when nothing is possible
order-off = {$order}: cancel
sheet-more = {$name}: one more
sheet-less = {$name}: one less
tab-notes = Notes
notes-label = Only you can read this.
log-only = only option
lesson-known = Got it
lesson-stop = No more lessons
next-table = Next table waiting for you
bot-next = Next
recap = {$count ->
    [one] Since your last turn: {$count} move
   *[other] Since your last turn: {$count} moves
}
recap-short = Recap {$count}
recap-pause = Pause
recap-next = Next
recap-stop = Close the recap
choices-all = All {$count} amounts
cost = costs
gain = brings
reveals = cannot be undone
impossible = Not possible now ({$count})
step-down = {$count} less
step-up = {$count} more
step-most = max. {$count}
step-value = Amount
chooser = Which one?
chooser-more = More in the list
explain = Explain
explain-mode = Explain mode: a click explains and does nothing
reconstructed = Reconstructed: {$what}.
reconstructed-correct = No source tells it. If you own the game, correct it from your copy with --components.
explaining = Explain mode: nothing you click does anything.
show-in = Show in
tab-choices = Choices
tab-board = Board
tab-mat = Mat
tab-players = Players
tab-log = Log
tab-chat = Chat
tabs = Parts of the table
side = Choices, log and chat
sheet = Make the panel larger or smaller
mat-open = {$name}: show the mat
mat-of = Mat: {$name}
host-acts = {$name}: acts of the host
log-none = Nothing has happened yet.
log-look = Look at the board after move {$number}
log-look-short = Look at the board here
chat-none = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
menu = Menu
menu-replay = Look back
menu-close = Close the table
menu-close-sure = Close the table for everybody? The game cannot be continued.
text-mode-on = Show the table as text
text-mode-off = Show the table as a drawing
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Whole board
reconnecting = Reconnecting…

## Game over

over-winner = {$name} wins: {$points} {$unit}
over-winners = {$name} share the win: {$points} {$unit}
over-breakdown = Score
over-bars = The totals as bars
over-place = Place
over-player = Player
over-total = Total
over-tie = Tie: {$what}
over-curve = How it went
over-curve-label = The totals after each turn as lines; the table below holds the numbers.
over-curve-table = The numbers
over-after = Move
over-moments = Key moments
over-moments-none = No moment stands out.
analysis = Analysis
analysis-about = A bot looks at the whole game again: how everybody’s chances went, and which decisions cost most. It takes about a minute.
analyse = Analyse
analysis-running = A bot looks at the game: {$percent}%
analysis-reload = Look again
analysis-curve = The chances to win in the course of the game as lines; the table below holds the numbers.
analysis-mistakes = The costliest mistakes
analysis-none = No decision was clearly wrong.
analysis-mistake = Move {$number}: {$played}. Better: {$better}.
story-lead = {$name} takes the lead.
story-lead-for-good = {$name} takes the lead for good.
story-gain = Largest gain: {$name}, +{$gain}.
over-share = Share
over-image = Image
over-record = Record of the game
over-board = Look at the board
over-rematch = Rematch
over-rematch-join = Join the rematch

## Replay

replays-none = No finished game yet.
replay-title = Replay: {$table}
replay-exit = Back to the table
replay-controls = Move through the game
replay-first = To the beginning
replay-back = One move back
replay-play = Play or pause
replay-on = One move on
replay-last = To the end
replay-at = Move
replay-position = {$at} / {$moves}

## Rules

rules-heading = Rules: {$game}
rules-contents = Contents
rules-about = About this text
rules-search = Search
rules-language = The rules are written in English; the terms of the table are translated.

## My page

me-preferences = Preferences
me-name = Name
me-save = Save
me-saved = Saved.
me-finished = Finished games
me-statistics = Statistics
me-no-games = You have not finished a game yet.
me-game = Game
me-played = Played
me-won = Won
me-mean-place = Mean place
motion = Motion
motion-auto = as the system says
motion-full = full
motion-off = off
density = Density
density-comfortable = comfortable
density-compact = compact
labels = Labels on the board
labels-normal = normal
labels-large = large
side-right = right
side-left = left
bot-speed = Bots move
bot-speed-instant = at once
bot-speed-normal = one after the other
bot-speed-step = when I say “Next”
end-turn-how = End of turn
end-turn-ask = ask
end-turn-soon = after 4 seconds
end-turn-once = at once
hints = A rule under every decision
shortcuts = Single keys as shortcuts
two-clicks = Always ask once more on the board
text-mode = Table as text
sound = Sound when it is my turn
column = Side column
keys-heading = Keys at the table
keys-choice = take the choice with this number
keys-walk = walk through what can be clicked
keys-recap = what happened since my last turn
keys-zoom = Zoom

## Operator

admin = Server
admin-tables = Tables
admin-none = No table is in play.
admin-state = State
admin-idle = Last change
admin-waiting = waiting
admin-banner = Notice to everybody
admin-acts = Acts
admin-retry = Let the bots try again
admin-reason = Reason
admin-roll-back = Roll back

## Errors

error-400 = That was not understood.
error-403 = You may not do this.
error-404 = There is nothing here.
error-429 = Too many requests. Please wait a moment.
error-500 = Something went wrong on the server.
error-home = Back to the start

# server
notice-moved-on = The table has moved on – please choose again.
notice-needed = This step cannot be taken back by itself: later ones need it.
notice-too-many = That was a little fast – please try again in a moment.
table-closed = This table has been closed.
table-private = This table is private. Ask the host for a link.
table-full = No seat is free at this table any more.
waiting-missing = {$count ->
    [one] One seat is still open: send its link or put a bot there.
   *[other] {$count} seats are still open: send their links or put bots there.
}
note-joined = {$name} sits down.
note-reissued = {$name}: the link of this seat was issued anew.
note-stand-in = A bot plays for {$name}.
note-back = {$name} plays again.
note-taken-back = {$name} has taken back the last turn; everybody agreed.
note-take-back-refused = {$name}: the last turn is not taken back.
note-shuffled = The seats were drawn by lot.
note-rolled-back = The operator has rolled the game back. Reason: {$name}
