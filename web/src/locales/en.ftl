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
lobby-tagline = Four heavy board games. With friends, against bots, or one move at a time.
lobby-games = Games
seats-range = { $low ->
    [1] { $high ->
        [1] 1 player
       *[other] 1–{ $high } players
    }
   *[other] { $low }–{ $high } players
  }
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
    [0] Nobody has won this time.
    [one] { $names } wins!
   *[other] { $names } share the win!
  }
hint = Hint
hint-thinking = The bot is thinking …
hint-favourites = The bot’s favourites, with the lead it expects:
hint-failed = The bot has no advice this time.
undo = Undo
redo = Redo
all-choices = All choices ({ $count })
choose-one = Choose one
held-ends = This ends your turn. Confirm it, or take it back.
held-reveals = This shows something new, so it stands once you confirm it. Confirm it, or step back now.
confirm-off = Choices are made at once.
rule-is = Rule: { $rule }
asked-now = Asked now: { $prompt }
notice-not-possible = { $what }: not possible now.
notice-over = The game is over.
notice-spectator = You are watching: only the players choose.
notice-not-your-turn = It is not your turn.
notice-offline = The server cannot be reached.
link-lost = Connection lost. Trying again …
link-kept = Connection lost. Your choice is kept: it goes off as soon as the line is back.

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
end-won = { $count ->
    [one] { $names } wins with { $score }.
   *[other] { $names } share the win with { $score }.
  }
end-rival = The rival has { $rival }.
end-lost = { $name } has { $score } points, the rival { $rival }.
rival = Rival
end-mine = You are in place { $place } of { $seats }{ $behind ->
    [0] .
    [one] , 1 point behind.
   *[other] , { $behind } points behind.
  }
source = Source
total = Total
story = The story of the game
story-turning = Turning points
story-leaps = Biggest strokes
story-moment = move { $moment } of { $moments }
story-turned = { $name } took the lead and kept it
story-always = { $name } was ahead all the way
story-led = { $name } was ahead
story-final = The last counting turned it: { $before } was ahead, { $after } overtook
story-leap = { $name }: { $points } points at once
story-changes = { $count ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
  }
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
analysis-chance = (chance to win about { $now } instead of { $could } in 10)

glossary = Glossary
zoom-reset = Whole board
generic-round = round { $round }

source-rulebook = From the rulebook
source-inferred = Worked out from the rules
source-ours = Designed for this table
since-last-turn = New or changed since your last turn (a dot, a dotted line or a glow)

# A newcomer's first hour: front page, set-up, coach, rules, shortcuts.
first-game = First game (guided)
first-go-on = Go on with your first game
first-again = Guided
first-start = Start the guided game
play = Play
weight = weight
weight-of = Weight { $n } of 5
minutes = { $low }–{ $high } min
tables-more = { $n } more tables
tables-fewer = Show fewer
upload-why = Watch it again, or go on with it
rules-at-hand = Rules at hand
rules-at-hand-why = Every rule in our own words, searchable
rules-open = Look it up
rules-more = More in the rules
rules-search = Search the rules
rules-found = { $n ->
    [one] 1 section
   *[other] { $n } sections
  }
rules-none = Nothing in the rules has these words. Try a shorter one.
rules-contents = Contents of the rules
help-choose = Which game would you like to know better?
help-brief = In brief
not-found-text = The address may have a slip in it, or what was here has moved on.
no-game = We do not have this game
no-game-text = The games on our shelf are on the front page, each with its rules.
account-closed = Your account is closed
no-table = This table is not here
no-table-text = It may have been cleared away, or the link lost a letter on its way.
new-which = Which game?
new-who = Who sits down?
new-plays = This table plays
new-more = More: every detail explained
new-time = { $low } to { $high } minutes at a table of people
new-leave = you can leave and come back
start-watching = Start and watch
preset-first = First game
preset-first-text = Guided: a coach explains as you go. One easy bot.
preset-first-more = The real table with a fixed deal, an easy bot and a coach beside you. The coach explains each part of the board when it becomes relevant, proposes, and lets you choose. You can send the coach away, leave, and come back any time; the game is never rated.
preset-own = Your own
preset-own-text = As you have set it up.
kind-me-short = me
kind-friend-short = friend
kind-bot-short = bot
seat-remove = Take seat { $number } away
seat-another = another one
watch-note = Only bots sit here: you watch them play.
host-note = You have no seat here: you open the table and watch.
name-limit = That is as long as a name may be: { $n } characters.
begun-lesson = A guided first game with a fixed deal; it is never rated.
coach = Coach
coach-yours = Your choice
coach-wait = The others are choosing
coach-over = Well played
coach-more = +{ $n }
coach-choose = Choose what glows. If you are not sure, ask me.
coach-got-it = Got it
coach-do-it = Do that
coach-ask = What would you do?
coach-proposes = My proposal: { $what }. You may well choose something else.
coach-would = I would choose: { $what }.
coach-meanwhile = What the others did
coach-away = Send the coach away
coach-aloud = Read aloud
coach-back = Call the coach back
coach-next-full = Play a full game
coach-next-other = Another game
keys = Shortcuts
key-space = Space
keys-help = shows this list
keys-walk = walk over what can be chosen
keys-enter = chooses; hands in what is picked
keys-space = chooses; picks, or puts back
keys-number = chooses by its number in the list
keys-list = all choices as a list
keys-hint = a hint
keys-undo = takes the last choice back
keys-redo = makes it again
keys-escape = closes what is open, clears what is picked
keys-tab = goes on to the next part of the page
keys-mouse = Rest the pointer on a card, or hold a finger on it, to see it large.

# The bots, each in a sentence.
bot-pip = Curious about everything, sure of nothing. Learns aloud.
bot-lumi = Goes for whatever glows brightest.
bot-tobi = Means well, counts badly.
bot-momo = Takes a nap between two good ideas.
bot-fern = Plays what looks nice and rarely regrets it.
bot-juno = Cheerful, quick, a little careless with money.
bot-otto = Fond of big plans, forgets the small print.
bot-nia = Tries everything once. Sometimes twice.
bot-mara = Takes the best thing in sight and thanks you for it.
bot-bruno = Solid as a bridge. Never late, never early.
bot-iris = Watches your board more than her own.
bot-kai = Counts every coin twice and spends it once.
bot-vega = Thinks three turns ahead, out of habit.
bot-conrad = Patient. Lets you make the first mistake.
bot-sigrid = Cool, exact, and fond of the last word.
bot-orson = Has seen this position before. Probably.
bot-atlas = Carries the whole table in its head.
bot-minerva = Wins politely and explains it afterwards.
bot-rook = Straight lines, no detours, no mercy.
bot-zora = Quiet until the last round. Then not.
link-late = The server takes its time. Your choice is on its way …
recap = Since your last turn
recap-replay = Replay
recap-known = Got it
tempo = Pace
tempo-instant = instant
tempo-brisk = brisk
tempo-calm = calm
hint-chance = { $how ->
    [low] Chance to win: less than 1 in 10.
    [high] Chance to win: more than 9 in 10.
   *[about] Chance to win: about { $n } in 10.
  }
hint-alone = The bot expects about { $points } points.
hint-against = Against the next best choice:
hint-better = { $points } { $n ->
    [one] point
   *[other] points
  } ahead of it, as expected.
hint-points = { $name }: { $by } { $n ->
    [one] point
   *[other] points
  }.
hint-things = { $name }: { $by }.
scene-skip = Any key or a tap goes on.
standing-of = Where the points of { $name } come from
chip-other = Other sources
standing-total = Together
# Playing together
people-lobby = Lobby
people-news = News of the table
seats-count = Players
pace = Pace
pace-none = No clock
pace-live = { $minutes } min each, { $seconds } s more per turn
pace-days = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
  }, { $leave ->
    [one] 1 day of vacation
   *[other] { $leave } days of vacation
  }
pace-live-note = Your clock runs while the game waits for you. At zero a bot plays for you until you take your seat back.
pace-days-note = A turn that takes longer uses up vacation. When that is gone, a bot plays for you until you take your seat back.
listed = Show the table in the lobby: everybody may take a free seat or watch
clock = Time left
clock-live = Time left on the clock
clock-slow = Time left for this turn, vacation included
time-left = { $time } left
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-minutes = { $minutes } min

calls = Invitations for you
call-title = { $by } invites you
call-decline = No, thanks
call-later = Later: it stays in the lobby
call-friends = Invite friends
call-friend = Invite { $name }
call-out = is invited
call-declined = cannot come
seat-friend = Friend for seat { $number }
friend-by-link = Anybody with the link
call-note = { $name } sees the invitation at once, on any open page.
call-push = Notify my browsers when a friend invites me or a round of my tournament begins
call-mail = Mail me when a friend invites me or a round of my tournament begins
invite = Invite
invite-title = { $count ->
    [one] One seat is free: invite somebody
   *[other] { $count } seats are free: invite your friends
  }
invite-how = Send this link, or let it be scanned. Whoever opens it sits down here.
invite-qr = QR code of the invitation
invite-renew = New link
invite-waiting = still to come
invite-here = here
invite-bots = { $count ->
    [one] Start now with a bot
   *[other] Start now with { $count } bots
  }
invite-listed = Also open to everybody in the lobby
share = Share
gathering = { $count ->
    [one] The game begins when one more is here.
   *[other] The game begins when { $count } more are here.
  }
gathering-loose = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }

table-menu = Table
end-offer = Offer to end the game here
end-withdraw = Take the offer back
end-offered = { $count ->
    [one] { $names } would end the game here, without a winner.
   *[other] { $names } would end the game here, without a winner.
  }
end-agree = Agree
end-refuse = Play on
ended-agreed = Ended by agreement, without a winner
ended-resigned = { $names } won: the others gave up
resign = Give up
resign-sure = A bot plays on for you, and you cannot come back. With two players the other one wins.
resign-yes = Yes, give up
remove = Remove this table
remove-sure = The table and its game are gone for good.
remove-yes = Yes, remove it
late-you = Your time was up: a bot plays for you.
late-back = Take my seat back
gone-late = bot, time was up
gone-resigned = bot, gave up

rematch = Rematch
rematch-asked = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
  }
rematch-waiting = Rematch: waiting for { $names }
rematch-back = Never mind
rematch-no = Not now
rematch-go = To the rematch
new-game = New game
share-game = Share the game

pairing = Find people to play with
pairing-game = Game
pairing-go = Find a table
wish-variants = Variants
pairing-note = If nobody waits for the same, a table is opened for you and shown to everybody.
lobby-filter = Show
lobby-all-games = All games
lobby-all-paces = Every pace
lobby-live = Live, with a clock
lobby-slow = Days per turn
lobby-free = Open tables
lobby-none = No table is open just now. Find people, or set one up and show it in the lobby.
lobby-full = To watch
lobby-open = Open
lobby-watch = Watch
lobby-sit-at = Sit down: { $title }
lobby-gathering = waiting for people
lobby-score = { $score ->
    [one] 1 point
   *[other] { $score } points
  }
ended-here = This game was ended.
invite-link-any = Invitation link

spectator = Spectator
watchers = { $count ->
    [one] one person watches
   *[other] { $count } people watch
  }
gallery-mark = (watching)
gallery-note = You are watching: the players read this when the game is over.
delayed = { $minutes ->
    [one] You see the game a minute later.
   *[other] You see the game { $minutes } minutes later.
  }
talk-more = About this line by { $name }
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-muted = (muted)
talk-report = Report this line
talk-reported = Reported. Thank you.

explore = What games tell
explore-text = Games that were played, counted: how often a choice was offered and taken, and how those fared who took it.
explore-choose = Choose a game.
explore-none = No games of these rules have been counted yet.
explore-count = { $games ->
    [one] One game
   *[other] { $games } games
  }
explore-sample = a sample that comes with Planet B, played by bots
explore-filters = Which games
explore-all = all
explore-who = Who played
explore-everybody = everybody
explore-people = people
explore-setup = Variants
explore-usual = the usual ones
explore-choices = Choices
explore-question = Question
explore-all-questions = all questions
explore-order = Order
explore-name = Choice
explore-offered = Offered
explore-taken = Taken
explore-won = Won with it
explore-points = Points
explore-points-unit = points
explore-key = The line is the share, the band holds it in 95 of 100 cases, dashes are what chance alone would win.
explore-nothing = Nothing is called that.
explore-more = { $count } more
explore-part = { $seats ->
    [one] Alone, { $who }
   *[other] { $seats } players, { $who }
  }
explore-times = { $times } of { $offered }
explore-openings = How games begin
explore-openings-text = The first moves of a seat. The bar is the share of those who came so far.
explore-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
  }
explore-rare = { $count ->
    [one] One seat went on in another way.
   *[other] { $count } seats went on in other ways.
  }
study = Others may study this game, without names
study-why = It goes into figures about the game. You can take it back any time.
## Accounts: ratings, profiles, friends, messages

former-player = former player
gone-former = account deleted
rated = rated
rated-wish = Rated: the result moves your rating
rated-note = Only for accounts. No hints, no bot for your seat; spectators see the game two minutes later.
rated-result = What the game did to the ratings
rated-nothing = This game moved no rating.
rating = Rating
rank = rank { $rank }
leaders = Leaderboards
leaders-rank = Rank
leaders-name = Player
leaders-none = Nobody has played a rated game of this yet.
leaders-how = Whoever is surely strongest comes first: the rating less its uncertainty. A newcomer has 1500; 400 points more win ten games of eleven.
profile-mine = My profile
profile-since = here since { $when }
profile-empty = No rated games and none from the lobby yet.
profile-empty-you = Your finished games will be counted here.
tally-seats = Results by seats
tally-games = Games
tally-won = Won
tally-place = Mean place
tally-sources = Points by source, in the mean
tally-pieces = Cards and tiles
tally-favourites = Most used
tally-best = Most points with
piece-tally = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $wins } won, { NUMBER($points, maximumFractionDigits: 0) } points
history = Games
played-when = When
played-place = Place
played-of = { $place } of { $seats }
played-agreed = agreed
course-label = Rating in { $title }: { $rating } plus or minus { $error }
course-table = As a table
friends = Friends
ties-friends = Friends
ties-asked = Asked by you
ties-asks = They ask you
ties-blocked = Blocked
tie-ask = Ask to be friends
tie-accept = Accept
tie-accept-of = Accept { $name }
tie-friend = You are friends.
tie-asked = You have asked.
tie-blocked = You have blocked this person: you never sit at one table, and you do not hear them.
tie-take-back = Take it back
unfriend = End friendship
block = Block
unblock = Unblock
report-person = Report
report-what = What happened?
report-send = Send the report
reported = Reported. Thank you.
find-person = Find a player by name
find-go = Look
messages = Messages
messages-why = For slow games: be told when it is your turn. You choose it table by table.
mail = Mail address
mail-none = No address: nothing is sent, and a forgotten password cannot be renewed.
mail-known = This address is yours.
mail-unknown = Not confirmed yet: open the link in the mail.
mail-save = Save the address
mail-sent = A mail is on its way. Open the link in it.
mail-off = This server sends no mail.
mail-confirmed = Thank you: this address is yours.
push-here = Notify this browser, even when the page is closed
push-denied = The browser does not allow it.
quiet-from = Quiet from
quiet-to = until
quiet-never = never
digest = Mails
digest-no = at once
digest-at = once a day at { $hour }
saved = Saved.
forgotten = Forgot your password?
reset-ask = Send me a link
reset-asked = If an account has this address, a mail is on its way.
link-reset = A new password
link-confirm = Your mail address
reset-go = Set the password and log in
confirm-why = Say that this mail address is yours.
confirm-go = It is mine
notice = Tell me when it is my turn
notice-mail = by mail
notice-push = by notification
notice-how = Set up mail or notifications
own-data = Your data
export = Download everything
delete-account = Delete my account
delete-sure = Your account, ratings and words in chats are gone for good. In games with others a bot plays on, and your name becomes “former player”.
delete-yes = Delete for good
account-gone = Your account is deleted.
delete-no = Keep it
played-points = Points
password-now = Your password
## Plans

plan-ahead = Plan ahead
plan-mine = My plan
plan-rehearsal = Rehearsal: plan your next turn
plan-asked = Rehearsal: { $prompt }
plan-note = Choose as you would. Nothing happens at the table, and nobody sees it.
plan-note-later = Choose as you would. What the others do first is made up: if a choice is not possible then, you are asked.
plan-first = I do:
plan-else = If that is not possible:
plan-ask = Else you are asked.
plan-later = then, in my next turn:
plan-shows = (shows something new)
plan-made = done:
plan-or = or else…
plan-otherwise = say what you do if this is not possible: { $what }
plan-up = sooner
plan-remove = leave out
plan-reveals = This choice shows something new. A plan makes it only if you say so here, and ends with it.
plan-allow = Make it for me
plan-leave-out = Rather ask me then
plan-over = The game may end before you are asked again.
plan-end = Nothing can be foreseen after this.
plan-bold = Go on even if something new was shown to me meanwhile
plan-keep = Keep this plan
plan-back = Back one step
plan-cancel = Stop rehearsing
plan-change = Change it
plan-drop = Drop it
plan-done = Your plan was carried out
plan-impossible = Your plan stopped: nothing of it was possible
plan-reveals-stop = Your plan stopped: its next choice would show something new
plan-news = Your plan stopped: something new was shown
plan-undone = Your plan is void: a choice was taken back
plan-by-hand = Your plan is void: you chose yourself

## Tournaments, and smaller things

tournaments = Tournaments
tournaments-none = There is no tournament yet. Make one.
tournament-new = Make a tournament
tournament-title = Its name
tournament-seats = Players per table
tournament-size = Places
tournament-rounds = Rounds
tournament-span = A round lasts at most
tournament-method = Pairing
tournament-swiss = Swiss: equal points meet, nobody twice
tournament-standing = By standing: the first at the first table
tournament-rating = By rating: equals meet, nobody twice
tournament-fill = Free places
tournament-no-bots = stay empty
tournament-same = The same deals at all tables of a round. Nobody can look at another table before the round is over.
tournament-same-short = the same deals
tournament-mine = I play, too
tournament-make = Make it
tournament-open = open, { $count } of { $size } places taken
tournament-ended = Over
tournament-round = Round { $round } of { $rounds }
tournament-rounds-count = { $count ->
    [one] one round
   *[other] { $count } rounds
  }
tournament-of-seats = { $seats } at a table
tournament-now = How it stands
tournament-due = { $time } left
tournament-enter = Enter
tournament-entered = You have entered.
tournament-leave = Leave again
tournament-start = Start
tournament-start-bots = { $count ->
    [0] Start
    [one] Start with one bot
   *[other] Start with { $count } bots
  }
tournament-remove = Call it off
tournament-remove-sure = Yes, call it off
tournament-drop = Play no further rounds
tournament-drop-sure = Yes, no further rounds
tournament-gone = (left)
tournament-table = To my table, with { $names }
tournament-table-over = My game with { $names } is over: look at it
tournament-bye = sits out: counts as a won table
tournament-bye-you = You sit out this round; it counts as a won table.
tournament-done = over; shown when the round is
tournament-plays = being played
tournament-look = Look at it
tournament-deadline = A round ends when all games are over. After { $span } bots play the unfinished ones to their end, and those results count.
tournament-sealed = As all tables have the same deals, games and results are shown when the round is over.
tournament-standings = Standings
tournament-place = Place
tournament-name = Name
tournament-points = Points
tournament-wins = Won
tournament-met = Opponents
tournament-margin = Margin
tournament-ties = A point for everybody at the table you are ahead of, half for whom you are level with. Equal points: tables won, then the points of all your opponents, then your points in the games compared with the average of the table, then the draw.
tournament-number = Player { $n }
tournament-you = you
tournament-of = Tournament
tournament-back = To the tournament
lobby-variant = Variant
lobby-all-variants = All variants
delay = Spectators
delay-none = see the game at once
delay-minutes = { $minutes ->
    [one] a minute later
    [60] an hour later
   *[other] { $minutes } minutes later
  }
table-sealed = This table is shown later
tournament-bots = bots: { $level }
rated-short = Rated
tournament-accounts = Only people with an account may enter, so nobody plays at two tables
tournament-accounts-short = with an account
# Coming back, leaving, other devices
join-there = You sit at this table already.
join-back = To the table
join-rated = This game is rated: only people with an account can sit down.
join-log-in = Log in or make an account
lobby-log-in = Log in to sit down
tournament-log-in = Log in to enter
account-then = Log in, or make an account: then you go on where you were.
leave-table = Leave the table: the seat is free again
seat-elsewhere = Your seat was opened on another device. Here you watch now.
device = Play on another device
device-how = Open this link there, or scan it. It is your seat: show it to nobody else.
device-qr = QR code of your seat
pace-hours = { $hours ->
    [one] 1 hour per turn
   *[other] { $hours } hours per turn
  }, { $leave ->
    [one] 1 day of vacation
   *[other] { $leave } days of vacation
  }
mail-bounced = Mails to this address come back. Check it and save it again.
tournament-entrants = Who plays
