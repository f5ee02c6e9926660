# The shell in English. All three files hold the same messages; a test compares them.

skip = To the content
to-lobby = To the lobby
not-found = There is nothing here.
loading = Loading …
close = Close
copy = Copy
copied = Copied
language = Language
theme-dark = Dark theme
theme-light = Light theme
how-to-play = How to play
about = About Planet B

lobby-title = Find humanity a second home
lobby-tagline = Heavy board games to play with friends, against bots, or to study move by move.
lobby-games = Games
seats-range = { $low ->
    [1] { $high ->
        [1] 1 player
       *[other] 1–{ $high } players
    }
   *[other] { $low }–{ $high } players
  }
play-now = Play against a bot
set-up = Set up …
my-tables = Your tables
your-turn = Your turn
table-waiting = waiting for { $names }
table-over = over · { $names }
bring-title = Bring a game along
join-label = You have an invitation link
join-open = Open
join-bad-link = This is not an invitation link.
upload-label = You have a record of a game
upload-choose = Choose a file …
join-title = You are invited
join-seat = Seat
join-sit = Sit down
join-full = All seats are taken.
join-watch = Just watch

seats-count = Players
variant-not-seats = not with { $n ->
    [one] one player
   *[other] { $n } players
  }
variant-not-with = not together with { $what }
seat-number = Seat { $number }
seat-bot = Bot ({ $level })
seat-free = free
seat-kind = Who takes seat { $number }
seat-level = Level of seat { $number }
seat-name = Name for seat { $number }
kind-me = You
kind-friend = A friend (by link)
kind-bot = A bot
kind-bot-level = bot · { $level }
kind-online = here
kind-away = away
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
name-placeholder = Name (optional)
hot-seat-note = Several seats are yours: you pass the screen, with a curtain in between.
friend-note = You get a link for each friend as soon as the table is open.
start = Start the game
chance = Chance

account = Settings and account
settings = Settings
your-name = Your name
setting-confirm = Ask before a choice that ends my turn
setting-plain = Show tables as words and buttons, without a drawn board
setting-notify = Notify me when it is my turn
account-title = Account
account-in = Logged in as { $name }
account-why = Not needed to play. An account keeps your games together on all your devices.
account-name = Name
password = Password (8 characters or more)
password-old = Old password
password-new = New password
password-change = Change password
log-in = Log in
log-out = Log out
sign-up = Make an account
account-welcome = Welcome! Your games of this browser now belong to the account.
account-changed = The password is changed.
account-left = You are logged out.

about-text = Planet B is a place to play, study and train on heavy board games: exact rules, fair hidden information, bots of five levels, replays and analysis.
about-games = The rules are those of published games; texts, names and drawings here are our own. Please buy the boxes: the real thing is lovely.
about-credits = Credits
about-icons = Icons of the shell by the authors of
about-font = Typeface:
about-code = Made with

seats = Seats
score = Score
to-move = to move
thinking = thinking
area-of = Area of { $name }
area-show = Show this area
area-mine = Back to mine
pages = Pages
board = Board
choices = Choices
prompt = What is asked
side = Log and more
log = Log
people = People
catalogue = Cards
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
search = Search
search-more = … and { $count } more

waiting-for = Waiting for { $names }
waiting-thinking = { $names } is thinking …
winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
  }
hint = Hint
hint-thinking = The bot is thinking …
hint-favourites = The bot’s favourites, with the lead it expects:
hint-share = How much of its thought went there
hint-failed = The bot has no advice this time.
undo = Undo
redo = Redo
all-choices = All choices ({ $count })
choose-one = Choose one
held-ends = This ends your turn. Confirm it, or take it back.
held-reveals = This shows something new and cannot be taken back. Confirm it, or take it back.
confirm-off = Choices are made at once.
rule-is = Rule: { $rule }
asked-now = Asked now: { $prompt }
notice-not-possible = { $what }: not possible now.
notice-over = The game is over.
notice-spectator = You are watching: only the players choose.
notice-not-your-turn = It is not your turn.
notice-offline = The server cannot be reached.
link-lost = Connection lost. Trying again …

pick = What is picked
pick-exact = { $count } of { $most } picked
pick-range = { $count } picked, { $least } to { $most } wanted
pick-up-to = { $count } picked, up to { $most }
pick-first = Nothing is picked yet.
pick-more = Pick { $count } more.
pick-apart = This does not go with what is picked.
pick-full = No more can be picked; put something back first.
pick-confirm = Confirm all { $count }
pick-hand-in = Confirm
pick-nothing = Pick nothing
pick-clear = Clear
pick-release = Put back: { $what }
pick-mark = Picked { $count } times

curtain-title = Over to { $name }
curtain-text = Pass the screen on. Everything stays hidden until the next person is there.
curtain-lift = I am { $name }

replay = Replay
replay-back = One moment back
replay-forward = One moment on
replay-play = Play
replay-stop = Stop
moment = Moment
moment-of = Moment { $moment } of { $moments }
moment-table = Watch this table
continue-here = Continue from here
share-moment = Share this moment
to-present = Back to now

hand-over = Who plays for { $name }
invite-link = Link for seat { $number }
invite-make = Make a link for this seat
invite-open = Link for any free seat
invite-open-make = Make a link for any free seat
watch-link = Link for spectators
begun-short = not rated
begun-record = This game began with a record. Whoever brought it along may know all that was dealt before; it is never rated.
begun-seed = This game began with a record and its seed. Whoever knows the seed can work out all that will be dealt; it is never rated.
begun-moment = This game goes on from a moment of another one, which somebody may know; it is never rated.
record-download = Download the record
record-later = The record can be had when the game is over.

score-sheet = Score sheet
show-board = Show the board
ended = The game ended: { $end }.
source = Source
total = Total
curves = Over the game
curves-of = Show
as-numbers = As numbers
analysis = Analysis
analysis-start = Analyse the game
analysis-why = The hard bot looks at every turn: what it expected, and which choices cost most.
analysis-running = Looking at every turn … { $percent } %
analysis-failed = The analysis did not work out.
analysis-chart = By how much each seat is ahead at the beginning of its turns, as the hard bot expects it; at the end, the result.
analysis-costs = The dearest choices
analysis-cost = { $name }: “{ $chosen }” instead of “{ $better }” cost { $cost } points

glossary = Glossary
zoom-reset = Whole board
generic-round = round { $round }

source-rulebook = From the rules
source-inferred = Inferred
source-ours = Our own
since-last-turn = New or changed since your last turn (a dot, a dotted line or a glow)
