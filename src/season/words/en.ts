/** What leagues refuse, and what they tell in their channel, in English. */
export const en = {
  'league.name-taken': 'There is a league called {name} here already. Pick another name.',
  'league.name-bad': 'A league’s name has 1 to 40 characters. Choose a shorter one.',
  'league.many': 'This server has {most} leagues under way, which is as many as there can be. Finish one first.',
  'league.no-right':
    'Leagues are made by those who may manage this server or its events, and by its moderators. Ask one of them.',
  'league.not-organiser':
    'Only its organisers can do that: whoever made the league, those they have added, and those who manage this server. Ask one of them.',
  'league.unknown': 'That league is not there any more. `/league list` shows those that are.',
  'league.started': '{name} has begun, so its sign-up is closed and its settings stay as they are.',
  'league.not-started': '{name} has not begun yet. Wait for its start; until then people join and leave freely.',
  'league.over': '{name} is over. `/league history` shows how it went.',
  'league.cancelled': '{name} was cancelled. `/league list` shows the leagues that go on.',
  'league.drafting':
    '{name} is being drafted, and its matches begin afterwards. `/league draft` shows the pack that waits for you.',
  'league.drafted': 'The draft of {name} is over. `/league deck` shows your cards.',
  'league.building':
    'The decks of {name} are being built, and its matches begin afterwards. `/league deck` shows your cards.',
  'league.in-review':
    'All matches of {name} are played, and its organisers look at the results. Who sees something wrong says so with `/league dispute`.',
  'league.signing-up': 'The sign-up of {name} is open. **Join** takes a place.',
  'league.in-already': 'You are in {name}. `/league match` shows your matches.',
  'league.they-are-in': 'They are in {name} already. `/league match` shows them their matches.',
  'league.add-late':
    'Nobody new can come into {name} any more. Give them the place of somebody who has left, with `/organise replace`.',
  'league.many-own':
    'You have {most} leagues under way here, which is as many as one person can have. Finish one first, or let somebody who manages this server make it.',
  'league.set-fixed':
    '{name} has begun, and what you want to change decides what was played or dealt. Pace, rounds and cut, matches at a time, places, approval, role, gifts, away days, deck changes, spoilers and the champion’s role can still change; a ladder keeps its pace.',
  'league.set-rounds':
    'Choose from {least} to {most} rounds: what is paired stays, and nobody is to meet anybody twice.',
  'league.seed-kind': 'Only a knock-out is seeded. {name} draws lots.',
  'league.no-check-in': 'Nobody has to check in for {name} now. Its message shows when it begins.',
  'league.they-are-not-in': 'They are not in {name}. The standings show who is.',
  'league.bracket-void':
    'In a knock-out somebody has to go on, so match {match} has to have a result. Set one with `/organise result`.',
  'league.nothing-to-replay':
    'Match {match} is not running, so it cannot begin anew. `/organise result` sets its result.',
  'league.void-already': 'Match {match} does not count already. `/organise result` gives it a result.',
  'league.done-already': 'That is done already. `/league log` shows by whom.',
  'league.replay-few':
    'Fewer than {least} of match {match} are still in, so it cannot begin anew. Set its places with `/organise result`, or have it not count with `/organise void`.',
  'league.full': 'All {places} places are taken.',
  'league.few':
    '{least} people are needed, and {count, plural, =0 {nobody is} one {one is} other {# are}} in. Ask others to join.',
  'league.late': 'Round {round} is paired; people can join until round {last}.',
  'league.closed': 'People cannot join {name} any more. Join the next season.',
  'league.rounds':
    'With {count} people there can be {most, plural, one {one round} other {# rounds}} without rematches. Choose fewer, or let everyone meet everyone.',
  'league.setting': 'That cannot be set. Choose from the lists.',
  'league.deck-illegal': '{deck} is not legal here: {text} Choose another deck.',
  'league.excluded': 'An organiser removed you from this season. Ask them.',
  'league.not-in': 'You are not in {name}. **Join** takes a place.',
  'league.no-match': 'There is no match {match} here. The pairings show the numbers.',
  'league.match-free': 'Match {match} has no opponent, so there is nothing to set.',
  'league.follows':
    'Match {match} has gone on from this result. **With all that follows**, {count, plural, one {one match is} other {# matches are}} begun anew.',
  'league.score': 'That is no result of this match. Say how many games each of the two has won.',
  'league.reason': 'Say why, in {least} to {most} characters; everybody can read it.',
  'league.extended':
    'Match {match} can be given {left, plural, =0 {no more time} one {one more day} other {# more days}}: a match gets {most} days at most.',
  'league.gift-spent': 'You have given {most} days in this match, which is as many as there can be.',
  'league.no-open-match': 'That match is not running, so there is no time to give.',
  'league.not-yours': 'That is not a match of yours. `/league match` shows yours.',
  'league.dispute-text': 'Say what was wrong, in {least} to {most} characters.',
  'league.no-dispute': 'Nobody disputes match {match}.',
  'league.disputed': 'Match {match} is disputed. Answer that first, with `/organise result` or `/organise stands`.',
  'league.no-round': 'Only a running round of a Swiss league can be paired anew.',
  'league.moved': 'A move has been made in this round, so it cannot be paired anew.',
  'league.apart-who': 'Name two different people who are in {name}.',
  'league.they-are-banned':
    'They cannot take seats in this server: its moderators have decided so. Choose somebody else.',
  'league.has-looked':
    'You have looked at a list of {name} as an organiser, so you cannot play in this season. Join the next one.',
  'league.they-have-looked':
    'They have looked at a list of {name} as an organiser, so they cannot play in this season. Choose somebody else.',
  'league.result-how':
    'Say the result of match {match} in one way: who has won with `winner:`, the games of each with `first:` and `second:` (0 and 0 is a draw), or at a table of more than two everybody’s place with `places:`.',
  'league.winner-who': 'They do not play in match {match}. Name one of those who do.',
  'league.not-asked': 'They do not wait to be let in.',
  'league.organisers': 'A league has at most {most} organisers besides whoever made it.',
  'league.replace-who': 'They are in {name} already. Choose somebody who is not.',
  'league.order': 'Name the places of all {count} in the order in which the pairings list them: 2 1 3.',
  'league.announce': 'Say something of {least} to {most} characters.',
  'league.plays': 'Organisers who play see no lists.',
  'league.no-pool': 'You have opened no boosters in {name}.',
  'league.built': 'The decks of {name} are settled. Yours can be changed no more.',
  'league.pool': '{card}: you have {have}, the list says {n}. Change the list.',
  'league.no-draft': 'There is no draft of yours in {name} now.',
  'league.take': 'Take {n, plural, one {one card} other {# cards}} of the pack.',
  'league.away-days':
    '{left, plural, =0 {You have used the {most} days of this season on which you can be away.} other {Choose 1 to {left} whole days, from now or in up to 7 days.}}',
  'league.away-twice': 'You are away on one of these days already. **Take it back** first.',
  'league.held': '{name} is held by its organisers. Nothing is lost; go on when they let it.',
  'league.draft-kind': 'Drafts are for Swiss leagues and for everyone meeting everyone, two at a table.',
  'league.closed-list': 'That list is not open. Lists open when a season is over, unless somebody keeps theirs back.',
  'league.asked': 'The organisers decide who plays; they have your request.',
  'league.not-done':
    '{name} is still under way. Its matches end at the latest when somebody’s time is up; `/league match` shows yours.',
  'league.proposal-gone':
    'That is done already, or was asked for too long ago. Give the command once more if it is still to be done.',
  'league.changed': 'Somebody was faster. Look again, this is how it stands now.',
  'league.seats': 'A table of {game} seats {least, plural, =2 {two} other {#}} to {most}. Choose such a number.',
  'league.pods':
    'Tables of more than two seat {least} or more, play single games, and are possible in Swiss leagues and ladders.',
  'league.legs': 'Home and away is played where everyone meets everyone. Let people meet once.',
  'league.team-size':
    'Teams of 2 to 5 play in a team league; everywhere else people play for themselves. Choose `team:` so.',
  'league.no-teams': 'Nobody needs a team in {name}: people play for themselves.',
  'league.team-name': 'A team’s name has {least} to {most} characters. Choose a shorter one.',
  'league.team-full': '{team} has all of its {size} people. Choose another team, or found one.',
  'league.team-taken': 'There is a team called {team} already. Choose another name.',
  'league.not-in-team': 'They are in no team. An organiser can put them into one with `/league team`.',
  'league.not-captain': 'Only the captain of {team} and the organisers can do that. Ask one of them.',
  'league.teams-short':
    '{count, plural, one {{person} has} other {{person} and # others have}} no whole team of {size}. Wait for others to join, or make the teams whole with `/league team` and `/organise remove`.',
  'league.ladder-short':
    'At this pace a match can take {days} days, so none could begin in {weeks} weeks. Choose more weeks or a faster pace.',
  'league.no-boosters': '{game} has no boosters, so its decks are the players’ own.',
  'league.role': 'Only people with the role <@&{role}> can join. Ask those who organise the league.',
  'league.no-ladder': '{name} is no ladder: its matches are paired by themselves.',
  'league.queue-closed': '{name} is about to close; a new match would not end in time.',
  'league.queue-busy': 'You have {most} matches open, which is as many as there can be. Finish one first.',
  'league.challenger-busy': 'They have two other matches open by now. They can challenge you again later.',
  'league.no-challenge': 'At tables of more than two nobody is challenged. **Play** joins the queue.',
  'league.challenge-who': 'They are not in {name}. Choose somebody who is, other than yourself.',
  'league.challenges':
    'You can challenge {made} people at a time, and {against} can challenge the same person. Wait for an answer, or join the queue.',
  'league.challenge-gone': 'That challenge does not stand any more.',

  'news.cancelled': '**{league}** is cancelled: “{reason}”',
  'news.cancelled-few': '**{league}** is cancelled, since too few people have joined.',
  'news.check-in': '**{league}** begins <t:{until}:R>. Everybody checks in until then; whoever does not is out.',
  'news.you-check-in':
    '**{league}** begins <t:{until}:f>. Press **Check in** under its message in <#{channel}> before that; whoever does not is out.',
  'news.not-checked-in':
    '**{league}** has begun without you, since you had not checked in. The next season is open to you.',
  'news.no-team': '**{league}** has begun without you, since your team lacked people. The next season is open to you.',
  'news.teams': '**{home}** {own, number} : {other, number} **{away}** (round {round, number}).',
  'news.added': 'An organiser has put {person} into **{league}**: “{reason}”',
  'news.you-added': 'An organiser has put you into **{league}**: “{reason}” `/league drop` leaves it.',
  'news.longer': 'Sign-up for **{league}** goes on for another week: {least} people are needed.',
  'news.silent':
    'The matches of **{league}** wait: I may not write in <#{channel}>. Let me see that channel, send messages, make threads and write in them; the matches then begin by themselves, and nobody’s time runs before.',
  'news.started': '**{league}** has begun with {count} people.',
  'news.fewer-rounds':
    '{wished, plural, one {One round is} other {# rounds are}} too many for the {count} people who came: there can be {rounds, plural, one {one} other {#}} without rematches, so that many are played.',
  'news.round': 'Round {round} of **{league}** is paired.',
  'news.cut-table': 'The rounds of **{league}** are over. The best {count} play one last table.',
  'news.cut': 'The rounds of **{league}** are over. The best {count} play a knock-out.',
  'news.won': '{winner} beats {loser} (match {match}).',
  'news.table': 'Match {match} is over: {places}.',
  'news.drawn': '{winner} and {loser} draw (match {match}).',
  'news.time': '{loser}’s time ran out: {winner} wins match {match}.',
  'news.absent': '{loser} did not come: {winner} wins match {match}.',
  'news.nobody': 'Nobody came to match {match}: both lose.',
  'news.dropped': '{loser} is out: {winner} wins match {match}.',
  'news.replay': '{winner} and {loser} have drawn match {match}, so they play once more.',
  'news.ruled':
    'An organiser{own, select, yes {, in their own matter,} other {}} set match {match}: {winner} {won} : {lost} {loser}. “{reason}”',
  'news.ruled-table':
    'An organiser{own, select, yes {, in their own matter,} other {}} set the places of match {match}: “{reason}”',
  'news.void': 'An organiser ruled that match {match} does not count: “{reason}”',
  'news.anew': 'An organiser has match {match} begun anew: “{reason}”',
  'news.stands': 'An organiser looked at match {match}; its result stands: “{reason}”',
  'news.dispute':
    '**{league}**: {person} disputes match {match}: “{text}”\nAnswer with `/organise result` or `/organise stands`.',
  'news.held': '**{league}** is held by its organisers: “{reason}” Nothing begins, and all clocks stand still.',
  'news.goes-on': '**{league}** goes on: “{reason}”',
  'news.paired-anew': 'Round {round} of **{league}** is paired anew: “{reason}”',
  'news.building':
    '**{league}**: everybody builds a deck of what they have, by <t:{until}:f>. `/league deck` shows your cards.',
  'news.draft': '**{league}**: the draft begins. `/league draft` shows the pack that waits for you.',
  'news.pack':
    '**{league}**: booster {booster} waits for you. `/league draft` shows it; take your cards within 12 hours.',
  'news.deck-made':
    '**{league}**: a deck was made of your cards, since you had handed none in. `/league deck` shows it, and changes it until your first match.',
  'news.again': 'The sign-up for season {season} of **{league}** is open.',
  'news.let-in': 'You are in **{league}**.',
  'news.turned-down': 'The organisers of **{league}** have not let you in.',
  'news.replaced': '{next} takes the place of {person} in **{league}**: “{reason}”',
  'news.announce': '**{league}**: {text}',
  'news.stuck-table':
    'Match {match} of **{league}** is stuck: its table cannot be played on. Its organisers have it played anew, or set its result.',
  'news.stuck-organisers':
    '**{league}**: match {match} is stuck, as its table cannot be played on. `/organise replay` begins it anew at another table, `/organise result` sets its result, and `/organise void` has it not count.',
  'news.stuck-no-more': 'Match {match} of **{league}** can be played on.',
  'news.disputed': '**{league}**: {person} disputes match {match}. The organisers look at it.',
  'news.dispute-closed': '**{league}**: {person} disputes match {match}. `/organise check` shows the organisers why.',
  'news.barred': '{person} may not take seats in this server any more, and so is out of **{league}**.',
  'news.you-barred':
    'You are out of **{league}**: the moderators of its server do not let you take seats. Ask one of them.',
  'news.you-removed':
    'An organiser removed you from **{league}**: “{reason}”\nYour open matches are lost. Ask the organisers if you think that is wrong.',
  'news.you-went':
    'You are out of **{league}**, since you have left its server.{back, select, yes { Come back, and **Join** takes you back.} other {}}',
  'news.you-gave':
    '{next} has your place in **{league}** from now on: “{reason}”\nAsk the organisers if you think that is wrong.',
  'news.you-take':
    'You have the place of {person} in **{league}** from now on, with its results, its deck and its open matches. `/league match` shows them.',
  'news.cancelled-gone': '**{league}** is cancelled, since I have not been in its server for 60 days.',
  'news.unreached':
    '**{league}**: no warning reaches {person} in match {match}, so their time does not run out. Set a result with `/organise result`, or give their place to somebody with `/organise replace`.',
  'news.gone': '{person} has left the server, and so **{league}**.',
  'news.free': '{person} is free in round {round} of **{league}**, which counts as a win.',
  'news.out': '{person} has missed two matches and is out of **{league}**.',
  'news.you-are-out':
    'You have missed two matches of **{league}**, so you are out of it. {back, select, yes {**Join** under its message takes your place again.} other {Join the next season.}}',
  'news.left': '{person} has left **{league}**.',
  'news.removed': 'An organiser removed {person} from **{league}**: “{reason}”',
  'news.stuck':
    'Match {match} of **{league}** could not begin. Its organisers can have it tried once more with `/organise replay`, or set its result.',
  'news.ladder-ends': 'The weeks of **{league}** are over; its last matches are played to their end.',
  'news.review': 'All matches of **{league}** are done. Its organisers look at it, then the result stands.',
  'news.final':
    '**{league}, season {season}**: {first, select, none {nobody has come first} other {1. {first}}}{second, select, none {} other { · 2. {second}}}{third, select, none {} other { · 3. {third}}}',
} as const;
