# The pages in English. Names are never inflected.

## Every page

nav = Main menu
nav-home = Home
nav-rules = Rules
nav-replays = Replays
nav-me = Profile
skip = Skip to
skip-main = Skip to content
footer = Társas: board games for patient people. This page loads nothing from other sites.
language = Language
language-auto = Same as browser
language-hu = Magyar
language-en = English
theme = Theme
theme-auto = Same as system
theme-light = Light
theme-dark = Dark
theme-switch = Theme: {$theme}. Click to change.
close = Close
cancel = Cancel
pin = Keep open
copied = Copied
failed = Something went wrong. Please try again.
loading = Loading…
set = Set
on = On
off = Off
you = (you)
points = points
code = Table code
ago-now = just now
ago-minutes = {$count} min ago
ago-hours = {$count} h ago
ago-days = {$count ->
    [one] {$count} day ago
   *[other] {$count} days ago
}
table-title = {$game} “{$title}”
bot-random = Random bot
bot-greedy = Greedy bot
bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Hard bot
bot-expert = Expert bot

## Home

home-welcome = Heavy board games with friends or bots
home-lead = Pick a game, share a link, start playing. No account needed.
home-mine = Your tables
home-waiting = {$count} waiting for you
home-start = Start a game
home-new = New table
home-learn = Learn to play
home-open = Open tables
home-open-none = No open tables right now.
home-code = Table code
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
card-awaited = Waiting for {$name}
card-playing = In progress
card-finished = Finished
card-place = Finished – you came {$place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] {$place}th
}
card-host = Host: {$name}

## New table

new-title = New table
new-heading = New table: {$game}
new-game = Game
new-seats = Seats
new-seat-count = {$count ->
    [one] {$count} player
   *[other] {$count} players
}
new-seat = Seat {$number}
new-me = Me
new-link = A friend, by link
new-seat-automatic = With these options the game itself plays seat {$number}. Please choose another seat for yourself.
new-seats-hint = If all other seats are bots, the game starts right away.
new-options = Game options
new-fill-in = Other:
new-table-options = Table options
new-name = Table name
new-name-example = Friday night
new-visibility = Visibility
new-private = Private: by link only
new-open = Open: listed in the lobby
new-pace = Pace
new-live = Live
new-relaxed = Relaxed: a day per turn
new-assistance = Help
new-assist-full = Full
new-assist-table = As at a real table
new-assist-hint = Full help shows prices, totals and what a move leads to, and offers hints and a game analysis. As at a real table, you only see which moves are legal. It is the same for everyone.
new-at-once = All set – you can start right away.
new-create = Create table

## Waiting room

waiting-seats = {$count ->
    [one] {$count} player
   *[other] {$count} players
}
waiting-start = Start game
waiting-for-host = Waiting for the host to start the game.
seat-open = open seat
seat-here = online
seat-away = offline
seat-stand-in = {$bot} is filling in
seat-link = Copy seat link
seat-reissue = New seat link
seat-let-bot = Let a bot fill in
seat-back = Give the seat back
invite = Invite players
invite-qr = QR code for the link
invite-send = Scan or share this link. Whoever opens it gets the next open seat.
copy-link = Copy link
watch-link = Copy spectator link
join-name = Your name
join-take = Take a seat
join-full = All seats are taken. You are watching.
join-heading = {$game}: your seat is waiting
device = Play on another device
device-reissue = Does somebody else have this link? Get a new one: only this device keeps your seat, and everyone at the table is told.
device-scan = Scan this with the other device. Anyone with this link can play your seat, so keep it to yourself.
seating = Seat order
seating-listed = As listed
seating-random = Random
seats-shuffle = Shuffle seats
seat-up = Move seat {$number} up
seat-down = Move seat {$number} down
ask-name = Your name
ask-name-save = Save
ask-name-later = Later
commitment = All chance in this game comes from a secret seed that the server made when the table was opened. After the game the seed is shown, and its hash proves that it was not changed. Nobody at the table could choose it; that the server’s operator did not, you have to trust. The hash:

seed = Seed:

## Table

your-turn = Your turn
acting = to play
next = next
you-next = you’re next
next-is = next: {$name}
waiting-for = Waiting for {$name}
thinking = thinking
planning = {$count ->
    [one] planning, {$count} step
   *[other] planning, {$count} steps
}
game-over = The game is over.
prompt = What to do now
phases = Phases
order = Turn order
picked = Selected – options left: {$count}
unpick = Clear
steps = This turn:
step-drop = Undo: {$step}
undo = Undo
undo-turn = Undo turn
undo-nothing = There is nothing to undo yet.
undo-revealed = Something was revealed, so this can’t be undone.
end-turn = End turn
task-end-turn = end your turn, or undo
undo-final = Your last step was final. You can still ask the others to let you take it back.
take-back = Ask to take back last turn
take-back-long = Asks everyone to let you take back your last turn. Once something has been revealed, that is no longer possible.
take-back-own = Take back my last turn
take-back-own-long = Once something has been revealed, the turn can no longer be taken back.
take-back-asked = {$name} asks to take back the last turn.
take-back-missing = Waiting for:
take-back-agree = Allow
take-back-refuse = Decline
hint = Hint
hint-about = A bot’s three best choices, knowing only what you know
hint-plan = then {$plan}
hint-estimated = Estimated chance of winning: a bot played ahead to find out.
percent = {$number}%
order-idle = End my turn if I have no moves
order-off = Cancel: {$order}
sheet-more = Add: {$name}
sheet-less = Remove: {$name}
tab-notes = Notes
notes-label = Only you can see your notes.
lesson-known = Got it
lesson-stop = Stop the lessons
next-table = Next table: your turn
bot-next = Next move
recap = {$count ->
    [one] Since your last turn: {$count} move
   *[other] Since your last turn: {$count} moves
}
recap-short = Recap ({$count})
recap-pause = Pause
recap-next = Next move
recap-stop = Close recap
choices-all = All {$count} options
cost = costs
gain = gives
reveals = can’t be undone
impossible = Not possible now ({$count})
step-down = {$count} less
step-up = {$count} more
step-most = Max. {$count}
step-value = Amount
chooser = Which one?
chooser-more = See all in the list
explain = Explain
explain-mode = Explain mode: click anything to see what it is
reconstructed = Reconstructed: {$what}.
reconstructed-correct = No source gives the original, so it may differ from your printed copy.
explaining = Explain mode is on: clicks explain, they don’t play.
show-in = Go to
tab-choices = Choices
tab-board = Board
tab-mat = Mat
tab-players = Players
tab-log = Log
tab-chat = Chat
tabs = Table sections
side = Choices, log and chat
sheet = Resize the panel
mat-open = Show {$name}’s mat
mat-of = {$name}’s mat
host-acts = Host options for {$name}
log-none = Nothing has happened yet.
log-look = View the board after move {$number}
log-look-short = View the board at this point
chat-none = No messages yet.
chat-label = Write a message
chat-send = Send
menu = Menu
menu-replay = Replay so far
menu-close = Close table
menu-close-sure = Close this table for everyone? The game can’t be resumed.
text-mode-on = Show the table as text
text-mode-off = Show the table as a picture
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit the whole board
reconnecting = Reconnecting…

## Game over

over-winner = {$name} wins with {$points} {$unit}
over-winners = {$name} share the win with {$points} {$unit}
over-breakdown = Score
over-bars = Bar chart of the totals
over-place = Place
over-player = Player
over-total = Total
over-tie = Tiebreaker: {$what}
over-curve = How the game went
over-curve-label = Line chart of the totals after each turn; the table below has the numbers.
over-curve-table = Show the numbers
over-after = Move
over-moments = Key moments
over-moments-none = No moment stood out.
analysis = Analysis
analysis-about = A bot reviews the whole game: how everyone’s chances changed, and which decisions cost the most. This takes about a minute.
analyse = Analyse the game
analysis-running = Analysing the game: {$percent}%
analysis-reload = Refresh
analysis-curve = Line chart of everyone’s chances of winning; the table below has the numbers.
analysis-mistakes = Costliest mistakes
analysis-none = No decision was clearly wrong.
analysis-mistake = Move {$number}: {$played}. Better: {$better}.
story-lead = {$name} took the lead.
story-lead-for-good = {$name} took the lead for good.
story-gain = Biggest gain: {$name}, +{$gain}.
over-share = Share
over-image = Download image
over-record = Download game record
fairness = Fairness
over-board = Final board
over-rematch = Rematch
over-rematch-join = Join the rematch

## Replay

replays-none = No finished games yet.
replay-title = Replay: {$table}
replay-exit = Back to the table
replay-controls = Replay controls
replay-first = Go to the start
replay-back = Previous move
replay-play = Play or pause
replay-on = Next move
replay-last = Go to the end
replay-at = Move
replay-position = {$at} / {$moves}

## Rules

rules-heading = Rules: {$game}
rules-contents = Contents
rules-about = About this text
rules-search = Search
rules-language = These rules are available in English only; the terms used at the table are translated.

## My page

me-preferences = Preferences
me-name = Name
me-save = Save
me-saved = Saved.
me-finished = Finished games
me-statistics = Statistics
me-no-games = You haven’t finished a game yet.
me-game = Game
me-played = Played
me-won = Won
me-mean-place = Average place
motion = Animations
motion-auto = Same as system
motion-full = On
motion-off = Off
density = Density
density-comfortable = Comfortable
density-compact = Compact
labels = Board labels
labels-normal = Normal
labels-large = Large
side-right = Right
side-left = Left
bot-speed = Bots move
bot-speed-instant = Instantly
bot-speed-normal = One at a time
bot-speed-step = When I click “Next move”
end-turn-how = When my turn is done
end-turn-ask = Wait for “End turn”
end-turn-soon = End it after 4 seconds
end-turn-once = End it at once
hints = Rules tip for every decision
shortcuts = Single-key shortcuts
two-clicks = Confirm every click on the board
text-mode = Table as text
sound = Sound on my turn
column = Side panel
keys-heading = Keyboard shortcuts at the table
keys-choice = Play the choice with this number
keys-walk = Step through everything clickable
keys-recap = Recap since my last turn
keys-zoom = Zoom

## Operator

admin = Server
admin-tables = Tables
admin-none = No active tables.
admin-state = Status
admin-idle = Last activity
admin-waiting = Waiting
admin-banner = Notice for everyone
admin-acts = Actions
admin-retry = Let the bots try again
admin-reason = Reason
admin-roll-back = Roll back
admin-count-waiting = Tables waiting
admin-count-playing = Games in progress
admin-count-finished = Finished games
admin-count-closed = Closed tables
admin-count-moves = Moves stored
admin-count-visitors = Visitors
admin-count-loaded = Tables in memory
admin-count-streams = Open live streams
admin-count-steps = Steps since start
admin-count-faults = Errors since start
admin-uptime = Uptime
admin-minutes = {$count} min

## Errors

error-400 = We could not understand that request.
error-403 = You don’t have access to this.
error-404 = There is nothing here.
error-405 = This address does not accept that method.
error-429 = Too many requests. Please wait a moment.
error-500 = Something went wrong on the server.
error-home = Back to home

# server
notice-moved-on = The game has moved on – please choose again.
notice-not-your-turn = It is not your turn.
notice-turn-complete = Your turn is complete: end it or undo a step.
notice-commits-early = These actions can’t be combined: one of them can’t be undone.
notice-nothing-to-undo = There is nothing to undo.
notice-nothing-to-end = Your turn is not complete yet.
notice-over = The game is over.
notice-refused = This action is not allowed now.
notice-not-an-action = “{$text}” is not an action of {$game}.
notice-rules-panicked = The server made a mistake with this move. It was not made – choose another one or undo a step.
notice-needed = You can’t undo just this step: later steps depend on it.
notice-too-many = That was a bit fast – please try again in a moment.
table-closed = This table has been closed.
link-used = This link has already been used, or it was replaced. If the seat is yours, open the table in the browser in which you took it; “Play on another device” there gives you a link for this one. If not, ask the host for a new link.
table-private = This table is private. Ask the host for a link.
table-full = All seats at this table are taken.
waiting-missing = {$count ->
    [one] One seat is still open: share its link or add a bot.
   *[other] {$count} seats are still open: share their links or add bots.
}
note-joined = {$name} joined the table.
note-reissued = {$name}’s seat has a new link. The old one no longer works.
note-freed = The host freed {$name}’s seat. It has a new link; the old one no longer works.
note-second-device = {$name}’s seat was opened on another device.
note-program = A program is using the link of {$name}’s seat.
note-stand-in = A bot is filling in for {$name}.
note-back = {$name} is back.
note-taken-back = {$name} took back the last turn. Everyone agreed.
note-taken-back-alone = {$name} took back the last turn.
note-take-back-refused = {$name} declined: the last turn stands.
note-take-back-withdrawn = {$name} withdrew the request.
note-shuffled = The seats were shuffled.
note-rolled-back = The operator rolled the game back. Reason: {$name}
