# The pages in English. Names are never inflected.

## Every page

nav = Main menu
nav-home = Play
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
offline = No connection
offline-what = The server cannot be reached. Your games are safe there; play on as soon as you are online again.
offline-again = Try again
you = (you)
points = points
guest = Guest
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

home-welcome = Big board games in your browser
home-lead = Five modern classics, played exactly by the rulebook. Against bots at once, or with friends: send a link, no account needed.
home-mine = Your tables
home-waiting = {$count ->
    [one] table waits for you
   *[other] tables wait for you
}
home-name = What the others call you
home-start = Games
home-new = With friends
home-learn = Learn in 15 minutes
home-play = Play against bots now
home-open = Open tables
home-open-about = sit down, no account
home-open-none = Nobody is waiting. Open a table and it appears here.
home-code = Have a code?
game-players = players
game-minutes = {$count} min
game-weight = Weight: {$weight} of 5
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
new-how = How do you want to play?
preset-first = First game
preset-first-about = Learn by playing
preset-usual = Usual
preset-usual-about = The game as it is played
preset-expert = Expert
preset-expert-about = For people who know it
preset-bots = {$seats} players, {$bots}
preset-help = Previews, hints on request
preset-no-help = No previews, no hints
new-game = Game
new-seats = Who sits where?
new-seat-count = {$count ->
    [one] {$count} player
   *[other] {$count} players
}
new-count = Players
new-seat = Seat {$number}
new-me = Me
new-link = A friend, by link
new-here = Somebody at this device
pass-to = Pass the device to {$name}
pass-what = When nobody else looks at the screen, go on.
pass-taken = I am {$name}: show my table
rated-here = At a rated table everybody plays at a device of their own.
new-seat-automatic = With these options the game itself plays seat {$number}. Please choose another seat for yourself.
new-seats-hint = Bots never see hidden information.
new-options = Options
new-options-about = only those that matter with these seats
new-summary = Your table
new-list-empty = Tick at least one item, or choose another value.
new-list-conflict = Choose only one of “{$one}” and “{$other}”.
new-name = Table name
new-name-example = Friday night
new-visibility = Visibility
new-visibility-hint = Who can find the table.
new-private = By link only
new-open = Listed on the home page
new-pace = Pace
new-pace-hint = Whether everyone is here now, or plays whenever there is time.
new-live = Live
new-relaxed = A day per turn
new-assistance = Help
new-assist-hint = Full help shows prices, totals and what a move leads to, and offers hints and an analysis. As at a real table, you only see which moves are legal.
new-assist-full = Full
new-assist-table = As at a real table
new-replay = Replay after the game
new-replay-hint = Everything is open then; the chat stays with the table.
new-replay-anyone = Anyone with the link
new-replay-players = Players only
new-rated = Rating
new-rated-hint = A rated game has no hints, nothing is taken back, and it is played to its end.
new-friendly = Friendly game
new-rated-yes = Rated game
new-then-links = You get the links for your friends on the next page.
new-at-once = Everyone else is a bot, so the game starts at once.
new-create = Open the table

## Waiting room

waiting-start = Start game
waiting-start-bots = Start with bots
waiting-ready = Everybody is here.
waiting-for-host = Waiting for the host to start the game.
seat-open = Free seat
seat-send-link = send the link
seat-rename = Change name
seat-here = online
seat-away = offline
seat-stand-in = {$bot} is filling in
seat-link = Copy seat link
seat-reissue = New seat link
seat-let-bot = Let a bot fill in
seat-back = Give the seat back
invite = Invite a friend
invite-qr = QR code for the link
invite-send = Scan, or type the code on the home page:
invite-open = No account needed. Whoever opens the link takes the next free seat.
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
seating-hint = The order of the seats is the order around the table.
seating-listed = As listed
seating-random = Random
seats-shuffle = Shuffle seats
seat-up = Move seat {$number} up
seat-down = Move seat {$number} down
commitment = All chance in this game comes from a secret seed that the server made when the table was opened. After the game the seed is shown, and its hash proves that it was not changed. The hash:
nonces-waiting = Until the game starts, each player’s browser adds a random number of its own. The game then draws from the seed and these numbers together, so that the server alone cannot choose what is drawn.
nonces = These players’ browsers each added a random number before the game started. The game draws from the seed and these numbers together, so the server alone could not choose what is drawn.
nonces-none = No player added a random number before the start, so the game draws from this seed alone. Nobody at the table could choose it; that the server’s operator did not, you have to trust.
nonce-invalid = The random number must have 64 hexadecimal digits.

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
options-here = {$count} options here
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
task-end-turn-reveals = end your turn, or undo – after that, this can’t be undone
task-confirm-reveals = confirm, or undo – this reveals something and can’t be undone afterwards
confirm-step = Confirm
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
hint-equal = The first two are about equal.
hint-why-gain = {$other ->
    [none] The first brings {$one} now, the second nothing.
   *[other] The first brings {$one} now, the second {$other}.
}
hint-why-cost = {$other ->
    [none] The first costs {$one} but leads further than the second.
   *[other] The first costs {$one}, the second {$other}.
}
hint-why-free = The first costs nothing, the second {$other}.
hint-why-later = They cost and bring the same now; the first leaves better moves for later.
hint-estimated = Estimated chance of winning, and final score compared with the first choice: a bot played ahead to find out.
percent = {$number}%
orders-head = Standing orders
order-idle = End my turn if I have no moves
order-off = Cancel: {$order}
sheet-more = Add: {$name}
sheet-less = Remove: {$name}
tab-notes = Notes
notes-label = Only you can see your notes.
lesson-back = Back
lesson-known = Got it
lesson-skip = Skip
lesson-stop = Close the lessons; the menu brings them back
lesson-resume = Continue the lessons
lesson-number = Lesson {$number}
lesson-of = of {$count} · first game
lesson-note = Tip
lesson-now = Now you:
lesson-done = Good! Now:
lesson-fine = That works too – the lessons go on from here.
lesson-rule = The rule
lesson-end = Play on against easy bots
next-table = Next table: your turn
bot-next = Next move
recap = {$count ->
    [one] Since your last turn: {$count} move
   *[other] Since your last turn: {$count} moves
}
recap-short = Recap ({$count})
since = Since your last turn
recap-pause = Pause
recap-next = Next move
recap-stop = Close recap
choices-or = Or
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
own-numbers = What you have
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
over-breakdown = Where the points came from
over-bars = Bar chart of the totals
over-place = Place
over-player = Player
over-total = Total
over-tie = Tiebreaker: {$what}
over-curve = Score, turn by turn
over-curve-label = Line chart of the totals after each turn; the table below has the numbers.
over-curve-table = Show the numbers
over-after = Move
over-moments = Key moments
over-moments-about = click to replay
over-moments-none = No moment stood out.
analysis = Analysis
analysis-about = A bot reviews the whole game: how everyone’s chances changed, and which decisions cost the most. This takes about a minute.
analyse = Analyse the game
analysis-running = Analysing the game: {$percent}%
analysis-reload = Refresh
analysis-curve = Line chart of everyone’s chances of winning; the table below has the numbers.
analysis-mistakes = Costliest mistakes
analysis-estimated = Estimated chances of winning and final scores: a bot played ahead to find out.
analysis-none = No decision was clearly wrong.
analysis-mistake = Move {$number}: {$played}. Better: {$better}.
story-lead = {$name} took the lead.
story-lead-for-good = {$name} took the lead for good.
story-gain = Biggest gain: {$name}, +{$gain}.
over-share = Share
over-look = Look at the board
over-shared = Anyone with the link can open this replay.
over-not-shared = Only the players can open this replay.
over-replay-link = Copy replay link
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
replay-go = Go
replay-link = Copy link to this move
replay-position = {$at} / {$moves}

## Rules

rules-heading = Rules: {$game}
rules-contents = Contents
rules-about = About this text
rules-search = Search the rules
rules-rare = Rare case
rules-exact = The exact rules
rules-exact-about = Every rule as a numbered clause. The numbers beside the rulebook lead here.
rules-print = Print
rules-language = The clauses of this game are available in English only.

## My page

me-preferences = Preferences
me-name = Name
me-save = Save
me-saved = Saved.
me-no-games = You haven’t finished a game yet.
me-game = Game
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
bot-speed-normal = Step by step – a click on the board skips ahead
bot-speed-fast = Fast
bot-speed-step = When I click “Next move”
end-turn-how = When my turn is done
end-turn-ask = Wait for “End turn”
end-turn-soon = End it after 4 seconds
end-turn-once = End it at once
hints = Rules tip for every decision
shortcuts = Single-key shortcuts
two-clicks = Confirm every click on the board
text-mode = Table as text
sound = Sounds
column = Side panel
keys-heading = Keyboard shortcuts at the table
keys-choice = Play the choice with this number
keys-walk = Step through everything clickable
keys-recap = Recap since my last turn
keys-zoom = Zoom
keys-lesson = Got it, or skip the lesson
keys-lesson-back = Back to the lesson before
keys-terms = The next game word and its meaning
keys-help = This help; on a piece, what it is
keys-escape = Close what is open, start the choice again
help-head = What you can do now
help-mouse = By mouse or finger
help-keys = By keyboard
mouse-click = Click what glows
mouse-click-about = Chooses it; if more must be said, the rest goes on glowing
mouse-list = Click in the list
mouse-list-about = Every possible move is there, too
mouse-point = Point at a piece
mouse-point-about = Says what it is; with a finger, hold it
mouse-term = Point at a dotted word
mouse-term-about = Says what it means in this game
mouse-drag = Drag the board
mouse-drag-about = Moves it when it is enlarged

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
admin-count-servers = Servers
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
components-lost = This table was played with components that this server no longer has, so it cannot be shown. Its moves are still stored. The server’s operator can bring the table back by starting the server with those component files.
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
note-hasty = {$name} had no time to think and played its first choice: the server is busy.
note-taken-back = {$name} took back the last turn. Everyone agreed.
note-taken-back-alone = {$name} took back the last turn.
note-take-back-refused = {$name} declined: the last turn stands.
note-take-back-withdrawn = {$name} withdrew the request.
note-shuffled = The seats were shuffled.
note-rolled-back = The operator rolled the game back. Reason: {$name}

## Data, moderation and limits
me-data = Your data
me-data-what = The server keeps your name, your preferences, your tables, your moves, your ratings, what you wrote and where you want to be told something. If you sign in, it also keeps your devices, and your e-mail address or the public keys of your passkeys. There is no password: your browsers are the key.
me-export = Download everything
me-delete = Delete everything
me-delete-what = Your name, preferences, ratings, profile, notes and chat messages are deleted, and your seats in unfinished games become free. Games where nobody else plays are deleted. Finished games remain without your name. This cannot be undone.
me-delete-sure = Yes, delete everything about me
me-delete-now = Delete
banned = The operator of this server has excluded you from playing here.
muted = The operator of this server has muted you: you can play, but not write to others.
too-many-bot-games = You already have {$count} running games in which only bots play. Close one of them first, or take a seat yourself.
watch-reissue = New link for spectators
note-closed = The operator closed this table.
note-handed-over = {$name} is now the host of this table.
note-unwatched = There is a new link for spectators. The old one no longer works.
admin-look = Show a table: people, chat, moderation
admin-look-go = Show
admin-seat = Seat
admin-seats = Seats
admin-people = People
admin-visitor = Visitor
admin-standing = Permission
admin-seen = Last visit
admin-host = host
admin-hidden = This table is hidden: it is in no public list.
admin-restricted = Muted and banned visitors
admin-close = Close
admin-hide = Hide
admin-show = List again
admin-hand-over = Make host
admin-delete = Delete for ever
admin-delete-confirm = To delete the table, type its code: {$name}
admin-mute = Mute
admin-ban = Ban
admin-pardon = Allow everything
admin-done = Done: {$name}
admin-done-deleted = Table {$name} is deleted.
admin-done-muted = Visitor {$name} is muted.
admin-done-banned = Visitor {$name} is banned.
admin-done-pardoned = Visitor {$name} may do everything again.
admin-no-act = There is no action “{$name}”.
standing-good = everything
standing-muted = muted
standing-banned = banned
admin-quotas = Limits
quota-what = What
quota-burst = At once
quota-rate = Per minute after that
quota-reached = At the limit now
quota-refused = Refused since start
quota-tables = Opening tables, per address
quota-joins = Joining and links, per address
quota-chat = Chat messages, per address
quota-steps = Steps of a game, per seat
quota-hints = Hints and analyses, per seat
quota-lines = Requests noted in the chat, per seat
quota-changes = Other changes of a table, per seat
quota-guesses = Wrong table codes, per address
quota-pictures = Pictures of results, per address
quota-streams = Open live updates, per address
quota-connections = Connections, per address
quota-bot-tables = Running games between bots alone, per host

## The daily table

nav-daily = Daily
home-daily = Today’s tables:
home-daily-about = the same draws for everybody, one try each.
daily-title = Daily table
daily-date = {$date} {$month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
daily-of = Daily table, {$date}.
daily-setup = {$bots ->
    [one] Against one {$level} bot
   *[other] Against {$bots} {$level} bots
}
daily-level = {$bot ->
    [random] random
    [greedy] greedy
    [easy] easy
    [normal] normal
    [hard] hard
   *[expert] expert
}
daily-same = Everybody gets the same random numbers in the same order. One try each.
daily-over = The day is over, and the results are final. You can play this table out of competition.
daily-played = {$count ->
    [one] {$count} result
   *[other] {$count} results
}
daily-mean = mean {$points}
daily-nobody = Nobody has finished this table yet.
daily-closes = closes in
daily-time = {$hours} h {$minutes} min
daily-play = Play
daily-resume = Continue
daily-practise = Play out of competition
daily-best = Watch the best game
daily-games = Games of the day
daily-ranking = Ranking
daily-rank = Rank
daily-lead = Ahead of the best bot
daily-took = Time
daily-watch = Replay
daily-gone = a player who has left
daily-rule = A better place at the table counts first, then more points, then the wider lead over the best bot, then the shorter time. A game that ends after midnight (UTC) does not count.
daily-hidden = Points and replays are shown once you have finished your own try, or when the day is over.
daily-mine = You are number {$rank} of {$count}
daily-spread = Points of all players
daily-spread-bin = {$count ->
    [one] {$from} to {$to} points: {$count} player
   *[other] {$from} to {$to} points: {$count} players
}
daily-own = Your game
daily-best-bot = Best bot
daily-mistakes = Mistakes
daily-share = Share
daily-week = Your week
daily-streak = {$count ->
    [0] Play today to begin a streak
    [one] {$count} day in a row
   *[other] {$count} days in a row
}
daily-missed = no game
daily-place = no. {$rank}
daily-earlier = Earlier days
daily-today = Today
daily-barred = This is somebody’s try at today’s table, and its draws are the same as yours. You can look at it once you have finished your own try, or when the day is over (midnight UTC).
daily-second = You have your own try at this table today, so you cannot take a seat in another one.
daily-seed-later = This is a try at the daily table: the seed is published when the day is over, because everybody gets the same draws.
daily-shared = Today, only those who have finished their own try can open this replay; from tomorrow on, anyone with the link.

## Notices

notices = Notifications
notices-what = Get notified when it is your turn, when a game is over and when somebody asks to undo a turn, even while no page is open. You are not notified about a table while you look at it.
notices-open = Notification settings
notices-saved = Saved.
notices-bad-address = Notifications cannot be sent to this address. It must begin with https:// and be reachable on the internet.
notices-too-many = You have ten devices and addresses already. Remove one first.
notices-devices = Devices
notices-here = (this device)
notices-on = Notify me on this device
notices-none = This browser cannot receive notifications here: it needs https and scripts. On an iPhone or iPad, add this site to the home screen first.
notices-denied = The browser does not allow notifications from this site. You can change that in its settings.
notices-webhooks = Chats
notices-webhooks-what = Notifications go to a Discord or Slack channel, or to a program of your own. Create an address for incoming messages (a webhook) there; anyone who knows it can write to the channel.
notices-address = Address
notices-add = Add
notices-remove = Remove
notices-stopped = Nothing is sent there any more: the last attempts failed. Add it again to resume.
notices-quiet = Quiet hours
notices-quiet-on = You get no notifications during these hours; anything still waiting for you is sent afterwards.
notices-quiet-off = You have no quiet hours. Save these to get no notifications at night.
notices-quiet-never = No quiet hours
notices-from = From
notices-to = Until
notices-zone = Time zone
notices-tables = Your tables
notices-no-tables = You have no running tables.
notices-muted = no notifications
notices-mute = Mute
notices-unmute = Unmute
notice-turn = It is your turn in {$game}
notice-end = {$game} is over
notice-request = {$name} asks to undo a turn in {$game}
notice-winners = Winner: {$names}

## Rated games

rated = Rated game
rated-what = Everybody who has a seat when it begins is rated with the place of that seat, even if somebody else plays there at the end. There are no hints, and nothing is taken back.
rated-automatic = With these options the game itself plays seat {$number}, which has no rating. Choose other options or a friendly game.
rated-bots = Only bots of the levels easy, normal, hard and expert have a rating.
rated-learn = A guided first game cannot be rated.
rated-nobody = A rated game needs a person: give a seat to yourself or to a friend.
rated-too-many = You have {$count} rated games in progress. Finish one of them first.
rated-runs = A rated game is played to its end: it cannot be closed, and nobody can be removed. A bot can stand in for somebody who is absent.
rated-stand-in = In a rated game only a hard or an expert bot can stand in.

## Profile

profile-since = since {$month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} {$year}
profile-favourite = mostly {$game}
profile-settings = settings
profile-settings-title = Settings
profile-back = Your games and ratings
profile-no-games = No finished games yet.
profile-games = {$count ->
    [one] game
   *[other] games
}
profile-won = won, {$percent} %
profile-best-rating = best rating
profile-streak = daily streak
profile-rating = Rating
profile-start = everybody starts at 1500
profile-unrated = No rated games yet. The person who opens a table chooses whether it is rated.
profile-chart = How the ratings changed with each rated game
profile-of-players = {$game} · {$count}
profile-seats = {$count ->
    [one] {$count} player
   *[other] {$count} players
}
profile-records = Results by game
profile-place = {$place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] {$place}th
}
profile-last-five = Last 5
profile-count = Games
profile-places = Places
profile-place-count = place {$place}: {$count} times
profile-mean = Mean
profile-best = Best
profile-deviation = How uncertain the rating still is
profile-rivals = Head to head
profile-ahead = who finished ahead
profile-no-rivals = Nobody yet.
profile-rival-count = ahead {$ahead} times, behind {$behind} times
profile-rivals-public = Bots, and people whose profile is public.
profile-last = Last games
profile-all = all {$count}
profile-result = {$place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] {$place}th
} of {$count}, {$points ->
    [one] {$points} point
   *[other] {$points} points
}
profile-share = Who sees this profile
profile-is-private = Only you.
profile-is-public = Everybody who has this link. They see your name, ratings and results, the tables that are in the public list, and of the others only bots and people whose profile is public.
profile-open = Make it public
profile-close = Make it private
profile-look = See it as others do

## Statistics of a game

stats-title = Statistics: {$game}
stats-about = from all public finished tables
stats-none = No public table of this game is finished yet. Finished games appear here after some minutes.
stats-players = {$players ->
    [one] {$players} player
   *[other] {$players} players
} · {$games ->
    [one] {$games} game
   *[other] {$games} games
}
stats-decisions = decisions
stats-winner = points of winners
stats-seats = Wins by seat
stats-seats-about = dashed: equal chances
stats-lengths = Length
stats-lengths-about = decisions per game
stats-median = median {$count}
stats-points = Points over the game
stats-points-about = mean of all games
stats-winners = winners
stats-others = others
stats-start = start
stats-end = end
stats-components = What wins
stats-baseline = if it made no difference: {$share}, {$points} points
stats-component = Component
stats-taken = Taken
stats-won = Takers won
stats-takers-points = Their points
stats-csv = As a table (CSV)
stats-json = As JSON
stats-link = Statistics

## Devices, e-mail

devices = Your devices
devices-what = Be the same player on your phone and on your computer, without a password.
devices-open = Devices
devices-sign-in = Sign in
devices-email = E-mail address
devices-ask = Send me a link
devices-by-mail = By e-mail
devices-ask-what = A link sent by e-mail signs this browser in. Nobody else sees your address. If you are new here, that is all: there is nothing else to fill in.
devices-sent = The e-mail is on its way. Open its link in this browser, or type its code here. It works once, within 15 minutes.
devices-bad-email = This is not an e-mail address.
devices-bad-code = This code is not valid here: it was used, is older than 15 minutes, or was asked for in another browser. Ask for a new one.
devices-done = You are signed in on this device.
devices-left = The device is unlinked.
devices-name-taken = This name cannot be reserved: somebody else has it.
devices-type = Type the code from the e-mail
devices-last-step = One more step
devices-code = Code
devices-take-what = {$count ->
    [one] This browser has a table of its own. If you take it along, it belongs to the person with this address, on all their devices. If not, you find it here again when you sign out.
   *[other] This browser has {$count} tables of its own. If you take them along, they belong to the person with this address, on all their devices. If not, you find them here again when you sign out.
}
devices-take = Sign in and take them along
devices-leave = Sign in without them
devices-elsewhere = Asked for in another browser
devices-elsewhere-type = This browser did not ask for the link. If you asked in another one, type this code there:
devices-elsewhere-beware = If it was not you, close this page, and do not give the code to anybody: it would let them play in your name.
devices-signed-in = Signed in with {$email}.
devices-signed-in-passkey = Signed in.
devices-list = Linked devices
devices-seen = last used on {$day}
devices-rename = Rename
devices-unlink = Unlink
devices-unlink-hint = Lost it, or gave it away?
devices-unlink-what = An unlinked browser no longer plays as you. Your tables stay with you on the others.
devices-sign-out = This device
devices-sign-out-what = When you sign out, this browser forgets you. To come back, ask for a link again.
devices-sign-out-passkey = When you sign out, this browser forgets you. To come back, sign in with your passkey.
devices-sign-out-for-ever = When you sign out, this browser forgets you. You have no passkey and no e-mail address here: if no other device is linked, you cannot come back.
devices-sign-out-now = Sign out
passkeys = Passkeys
passkeys-by = With a passkey
passkeys-what = A passkey is kept by your device or your password manager, and you unlock it with your fingerprint, your face or a PIN. You type nothing, and this server learns no address.
passkeys-sign-in = Sign in with a passkey
passkeys-take = {$count ->
    [one] Take the table of this browser along
   *[other] Take the {$count} tables of this browser along
 }
passkeys-new-here = New here?
passkeys-new-what = Create a passkey: it makes you a person with devices, and what you have in this browser comes along. There is nothing to fill in.
passkeys-create = Create a passkey
passkeys-remove = Remove
passkeys-remove-hint = Its device can no longer sign in with it.
passkeys-last-sure = This is your only way to sign in. Without it you remain signed in on the linked devices, but can link no other one.
passkeys-no-way = You have no way to sign in on another device. Create a passkey.
passkeys-none = This browser cannot use passkeys: it needs scripts, and a version of the last few years.
passkeys-not-here = Passkeys work only where this server is reached over https under a name, or as localhost on its own machine.
passkeys-cancelled = No passkey was used: the request was cancelled or took too long.
passkeys-known = This device has a passkey of yours already.
passkeys-made = The passkey is ready: it signs you in on every device that has it.
passkeys-gone = The passkey is removed here. You can now also delete it on your device.
passkeys-refused = This passkey was not accepted: the request is too old, or it was made elsewhere. Try again.
passkeys-unknown = This passkey is not known here, or was removed. Sign in with another one, or create a new one.
passkeys-last = This is your only way to sign in. To remove it, tick the box that says so.
passkeys-many = You have twenty passkeys already. Remove one first.
devices-name = Your name
devices-name-none = You have no name yet. Choose one first:
devices-name-free = You are called “{$name}”. If you reserve the name, nobody else on this server can take it from now on.
devices-name-yours = “{$name}” is reserved for you.
devices-name-reserve = Reserve the name
devices-name-release = Release the name
name-reserved = Somebody has reserved this name – please choose another one.
notices-mail = E-mail
notices-mail-sign-in = To be notified by e-mail, sign in by e-mail first.
notices-mail-when = Notify me by e-mail
notices-mail-never = never
notices-mail-at-once = at once
notices-mail-daily = once a day
notices-mail-what = The daily e-mail comes when your quiet hours end; without any, at 7:00 UTC. It leaves out what you have seen by then.
notices-mail-stopped = Nothing is sent any more: the last e-mails could not be delivered. Save your choice again to resume.
unsubscribe = No more e-mails
unsubscribe-what = Do you want to stop notifications by e-mail?
unsubscribe-now = Stop them
unsubscribe-done = You no longer get notifications by e-mail. You can switch them on again under Profile › Notifications.
mail-sign-in = Sign in at Társas
mail-sign-in-why = Somebody, probably you, wants to sign in at Társas with this address.
mail-sign-in-link = Sign in
mail-sign-in-code = Open the link in the browser where you asked for it, or type this code there:
mail-sign-in-not-you = Both work once, within 15 minutes. If it was not you, ignore this e-mail, and do not give the code to anybody.
mail-digest = {$count} tables are waiting for you
mail-notice-why = You get this e-mail because you asked for notifications at Társas.
mail-notice-end = No more e-mails
quota-sign-ins = E-mails to sign in, per address
quota-mails = E-mails to sign in, in total

# Puzzles.
nav-puzzles = Puzzles
home-puzzles = Puzzles:
home-puzzles-about = find the best choice.
puzzles-lead = A position from a game, and one choice that is clearly the best. You have one try at each puzzle.
puzzles-count = {$count ->
    [one] One puzzle.
   *[other] {$count} puzzles.
}
puzzles-done = You have solved {$solved} of {$tried}.
puzzles-rating = Your rating: {$rating}.
puzzles-solve = Solve a puzzle
puzzles-all-done = You have tried all of them.
puzzle-of = Puzzle: {$game}
puzzle-all = All puzzles
puzzle-question = Find the best choice
puzzle-level = {$level ->
    [easy] easy
    [medium] medium
   *[other] hard
}
puzzle-about = Your first choice counts. This puzzle is {$level} ({$rating}).
puzzle-right = That is the best choice.
puzzle-wrong = There is a better choice.
puzzle-rating = Your rating: {$earlier} → {$later}.
puzzle-next = Next puzzle
puzzle-best = Best: {$choice} ({$chance}).
puzzle-solution = Win probabilities
puzzle-chosen = You chose: {$choice}.
puzzle-estimated = Estimated by two independent searches from what this player knows.
puzzle-tries = {$count ->
    [one] Solved by {$solved} of one player; rating of the puzzle: {$rating}.
   *[other] Solved by {$solved} of {$count} players; rating of the puzzle: {$rating}.
}
puzzle-impossible = This choice is not possible in this position. Choose one from the list.

## Tournaments

home-tournaments = Tournaments:
home-tournaments-about = rounds, leagues and duplicates for your group, joined by a link.
tournaments = Tournaments
tournaments-about = You choose a game, send one link, and the program makes the tables of every round and keeps the standings.
tournaments-mine = Your tournaments
tournaments-none = You play in no tournament yet.
tournament-title = Tournament: {$name}
tournament-new = New tournament
tournament-create = Create the tournament
tournament-then = Then you get one link for all players. You start when everybody is there.
tournament-you-host = you are the host
tournament-open = Open to players
tournament-playing = Being played
tournament-finished = Finished
tournament-closed = Closed by the host
tournament-how = How it is played
tournament-format = Format
tournament-format-hint = Rounds: new groups each time, by standing. League: everybody meets everybody. Duplicate: one round, in which all tables have the same draws.
tournament-swiss = Rounds in new groups
tournament-league = League
tournament-duplicate = Duplicate
tournament-rounds = Rounds
tournament-scoring = Points
tournament-scoring-hint = Those who share a place share its points.
scoring-wins = One point for a win
scoring-places = 4, 2, 1 and 0 points for the places
scoring-share = The share of the others at the table whom you beat
tournament-time = Time for a round
tournament-time-hint = When it has passed, the next round begins, and a bot takes over for anyone who lets the others wait for more than an hour.
tournament-no-limit = no time limit
tournament-hours = {$count ->
    [1] 1 hour
   *[other] {$count} hours
}
tournament-days = {$count ->
    [1] 1 day
   *[other] {$count} days
}
tournament-bot = Bots
tournament-bot-hint = They sit on free seats and stand in for absent players.
tournament-name = Name of the tournament
tournament-seats = {$count} players at a table
tournament-round-count = {$count ->
    [1] 1 round
   *[other] {$count} rounds
}
tournament-limit = {$time} for a round
tournament-own-table = Go to your table
tournament-join = Join
tournament-leave = Withdraw
tournament-back = Play again from the next round
tournament-start = Start the tournament
tournament-players = {$count ->
    [1] 1 player
   *[other] {$count} players
}
tournament-nobody = Nobody has joined yet.
tournament-most = Up to {$count} can join, until the host starts.
tournament-send = Send this link to everybody who is to play. Whoever opens it can also follow the tournament.
tournament-standings = Standings
tournament-share = Share of points
tournament-wins = Wins
tournament-games = Games
tournament-away = (not playing)
tournament-rule = Tournament points count first, then the player’s shares of all game points at the tables added up, then wins. A game in which a bot took over does not count for the player it replaced.
duplicate-rule = The percentage says how many of those in the same seat at the other tables you beat, bots included; a tie counts half. The better place counts first, then more points.
duplicate-hidden = The standings are shown once you have finished your own game, or when all tables are over.
tournament-round = Round {$number} of {$count}
tournament-tables = Tables
tournament-late = the time is up
tournament-ends-minutes = {$count} min left
tournament-ends-hours = {$count} h left
tournament-ends-days = {$count ->
    [1] 1 day left
   *[other] {$count} days left
}
tournament-table-waiting = about to begin
tournament-table-playing = being played
tournament-table-finished = finished
tournament-table-closed = closed
tournament-a-bot = (bot)
tournament-replaced = (replaced by a bot)
tournament-to = to the tournament
tournament-about = The rules
tournament-swiss-about = Each round brings players of similar standing together who have not met yet, as far as possible. The first round is drawn. A round begins when all tables of the one before are over, or when its time is up.
tournament-league-about = Everybody meets everybody at least once; with two at a table exactly once. A round begins when all tables of the one before are over, or when its time is up.
tournament-duplicate-about = There is one round, and all tables have the same draws. Nobody sees another table before finishing at their own, and the seed is secret until all tables are over.
tournament-shared-places = Those who share a place share its points.
tournament-bots-about = Bots ({$bot}) sit on free seats. They take a place at their table, but none in the standings.
tournament-absent-about = When the time for a round is up, a bot takes over for anyone who lets the others wait for more than an hour, and for everybody who withdraws. A replaced player scores nothing at that table, even after taking the seat back, and plays no further rounds before coming back to this page.
tournament-untimed-about = A bot takes over for everybody who withdraws or is withdrawn by the host. A replaced player scores nothing at that table, even after taking the seat back, and plays no further rounds before coming back to this page.
tournament-tools = For the host
tournament-withdraw-who = Withdraw a player for good; a bot takes over
tournament-withdraw = Withdraw
tournament-close = Close the tournament
tournament-close-about = No further round begins, and nobody can join. Games under way can be finished.
tournament-close-now = Close it now
tournament-too-many = You host {$count} tournaments that are not over. Finish or close one of them first.
tournament-automatic = With these options the rules play one of the seats. A tournament needs a person or a bot on each seat.
tournament-too-few = At least two players are needed.
tournament-full = This tournament is full: {$count} players have joined.
tournament-has-begun = This tournament has begun. Nobody can join any more.
tournament-other-seat = This seat belongs to another player of the tournament. Your own table is on the page of the tournament.
duplicate-barred = All tables of this tournament have the same draws. You can look at this one when it is finished and you have finished at your own, or when the whole tournament is over.
duplicate-seed-later = All tables of the tournament have the same draws, so the seed is published when all of them are over.
duplicate-shared = For now only those who have finished at their own table can open this replay; when all tables are over, anyone with the link.
admin-tournament = Delete a tournament: its code. Its tables remain.
admin-again = once more
admin-done-tournament = Tournament {$name} is deleted.
