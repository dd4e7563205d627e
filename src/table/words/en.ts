/** What the table says to people, in English. ICU message format; parameters are named after what they are. */
export const en = {
  'table.unknown': 'That table does not exist any more. `/games` lists yours, `/play` opens a new one.',
  'table.closing': 'The bot is about to restart. Nothing was changed; please try again in a minute.',
  'table.moved-on': 'Much is happening at this table just now and your press was not taken. Please try again.',
  'table.broken':
    'Table {table} cannot be read at the moment. It is kept as it is, and the people who run the bot can look into it. Other tables are not affected.',
  'table.newer':
    'The bot is being updated, and a newer part of it has this table in hand. Nothing was changed; please try again in a minute.',
  'table.cancelled': 'This lobby was cancelled. `/play` opens a new one.',
  'table.finished': 'This game is over. `/log` tells how it went, `/play` opens a new one.',
  'table.archived':
    'This game ended long ago, and its board is not kept any more. `/log` and `/replay` tell how it went.',
  'table.result-only': 'This game ended long ago; only its result is kept.',
  'table.not-over': 'This game is not over yet.',
  'table.not-among': 'Only those who played in this game can start the next one. `/play` opens a table of your own.',
  'table.running': 'This game has started already. Press **My hand & moves** at its table if you play in it.',
  'table.not-started': 'This game has not started yet. The host can start it from the lobby.',
  'table.leave-running':
    'The game is running, so you cannot just leave. If you want to give it up, use `/concede`; the others play on.',
  'table.not-seated':
    'You have no seat at this table. Press **Join** while it is a lobby; a running game you can watch with **Board** and **Log**.',
  'table.not-host': 'Only {host}, who opened this table, can do that.',
  'table.full': 'All {seats} seats at this table are taken. `/play` opens another table.',
  'table.seats-short':
    'This game needs {least, plural, one {# player} other {# players}} and has {seats}. Wait for somebody to join, or press **Add computer player**.',
  'table.seats-range': '{game} is played by {least} to {most}. Choose a number in that range.',
  'table.seats-taken': '{seats} seats are taken already. Choose at least that many, or let somebody leave first.',
  'table.game-unknown': 'There is no game called “{game}” here. `/play` lists the games.',
  'table.edition-unknown': 'There is no edition “{edition}” of {game}. Choose one of: {editions}.',
  'table.deck-unknown': 'There is no ready deck “{deck}” for this edition. Choose one of: {decks}.',
  'table.no-decks': 'There is no ready deck for this edition of {game}. Every player has to choose one.',
  'table.deck-illegal':
    '{count, plural, one {The deck “{deck}” is not legal} other {The deck “{deck}” is not legal (# faults; the first)}}: {text} (rule: {rule}{card, select, none {} other {, card: {card}}})',
  'table.deck-gone':
    '{person} chose the deck “{deck}”, which is not there any more. {person} has to choose another one; the game has not started.',
  'table.deck-illegal-of':
    '{count, plural, one {The deck “{deck}” of {person} is not legal} other {The deck “{deck}” of {person} is not legal (# faults; the first)}}: {text} (rule: {rule}) {person} has to change it or choose another one; the game has not started.',

  // Clocks.
  'table.clock-none': 'A clock needs some time: a number of hours for each wait, for the reserve, or for both.',
  'table.clock-between':
    'A wait may last up to 1 hour, for a game in one sitting, or 12 hours and more, for one over days: who has to sleep or work could not keep to what is between. Choose another time.',
  'table.clock-refill':
    'No more can be given back after a wait than the reserve holds. Choose a larger reserve, or less.',
  'table.clock-long': 'No time on a clock may be longer than 60 days. Choose a shorter one, or no clock.',
  'clock.not-late':
    'There is nothing to decide any more: their time is not up. `/table clock` shows how the clocks stand.',
  'clock.not-other': 'That is for those to decide who play on and wait.',
  'clock.together':
    'With several players waiting, one of them alone cannot decide that. You can give them more time with **Wait on**.',

  'pause.no-clock': 'This table has no clock, so there is nothing to pause: everybody may take as long as they like.',
  'pause.off': 'At this table there are no pauses; that was settled when it began.',
  'pause.already': 'This table pauses already, until <t:{until}:f>.',
  'pause.length': 'A pause lasts 1 to {most} days. Choose a number of days in between.',
  'notice.paused':
    'All clocks of this table stand still until <t:{until}:f> (<t:{until}:R>). Moving is allowed all the same.',
  'notice.server-gone':
    'I was taken out of a server where {tables, plural, one {a game of yours is} other {# games of yours are}} running. Nothing is lost: play on with `/games` and `/hand` here, in our direct messages.',
  'notice.time-added':
    '{by, select, none {The organisers have} other {{by} has}} given {names} {days, plural, one {a day} other {# days}} more.',
  'notice.goes-away':
    '{person} is away from <t:{from}:f> until <t:{until}:f>. Their clock stands still then; moving is allowed all the same.',
  'notice.away-no-more': '{person} is not away. Their clock runs again.',
  'notice.held':
    'The organisers hold the league, so all clocks of this table stand still until they let it go on. Moving is allowed all the same.',
  'notice.held-no-more': 'The league goes on. The clocks run again.',
  'notice.resumed': '{person} has ended the pause. The clocks run again.',

  'table.league':
    'This is a game of a league: everybody plays it themselves, and its organisers decide what to do when somebody cannot. `/league` shows it.',
  'watch.seated': 'You play at this table, so you are called to it anyway. `/settings` says how.',
  'watch.many':
    'A table has at most {perTable} people who watch it, and you can watch {perPerson} tables. Stop watching another one first.',

  // Servers and their moderators.
  'server.not-manager': 'Only those who may manage this server can change that.',
  'server.not-moderator':
    'Only moderators of this server can do that: those who may manage it, and the role that they have set in `/mod settings`.',
  'server.reason': 'Say why, in {least} to {most} characters; those at the table can read it.',
  'server.setting': 'That cannot be set. Choose from the lists.',
  'server.opens-managers':
    'In this server only those who manage it open tables. Ask one of them, or join a table that is open.',
  'server.opens-role':
    'In this server not everybody opens tables. Ask those who manage it for the role, or join a table that is open.',
  'server.channels':
    'In this server tables are opened in <#{channel}>{more, plural, =0 {} one { and one other channel} other { and # other channels}}. Open yours there.',
  'server.banned': 'You cannot take seats in this server: its moderators have decided so. Ask one of them.',
  'server.banned-until':
    'You cannot take seats in this server until <t:{until}:f>: its moderators have decided so. Ask one of them.',
  'mod.end': '{who}, a moderator of this server, has ended this game without a result: “{reason}”',
  'mod.remove': '{who}, a moderator of this server, has given the seat of {name} to the computer: “{reason}”',
  'mod.move': '{who}, a moderator of this server, has moved this table here, to <#{channel}>: “{reason}”',
  'mod.quiet': '{who}, a moderator of this server, has set this table to mention nobody.',
  'mod.loud': '{who}, a moderator of this server, has set this table to mention people again.',
  'mod.log.end': '{who} has ended table `{table}`: “{reason}”',
  'mod.log.remove': '{who} has given the seat of {name} at table `{table}` to the computer: “{reason}”',
  'mod.log.move': '{who} has moved table `{table}` to <#{channel}>: “{reason}”',
  'mod.log.quiet': '{who} has set table `{table}` to mention nobody.',
  'mod.log.loud': '{who} has set table `{table}` to mention people again.',
  'mod.log.ban':
    '{who} keeps the account {about} from taking seats {until, select, none {until they are let in} other {until <t:{until}:f>}}: “{reason}”',
  'mod.log.let-in': '{who} lets the account {about} take seats again.',
  'mod.log.settings': '{who} has changed the settings of this server.',

  'report.length': 'Say it in 1 to {most} characters.',
  'report.many':
    'You have made {most} reports since yesterday. They are being read; please make further ones tomorrow.',

  // When people are away.
  'away.no-zone': 'First say in which time zone you live, with `/away zone`, so that your days and nights are known.',
  'away.zone-which':
    '“{zone}” may mean one of several time zones: {list}. Give one of these names, or a large city of yours.',
  'away.zone':
    'There is no time zone “{zone}”. They are named after large cities, such as Europe/Vienna or America/New_York: type a part of a name into `/away zone` and choose from the list.',
  'away.date': '“{text}” is no date. Write year, month and day, such as 2026-07-01.',
  'away.past': 'That day is over: with you it is {today}. Choose a vacation from today on.',
  'away.order': 'That vacation would end before it begins. Choose a later last day.',
  'away.far': 'That is more than a year ahead. Set it when it is nearer.',
  'away.days':
    'You have {left, plural, =0 {no day} one {one day} other {# days}} of vacation left in {year}; that would take {want}. Choose fewer.',
  'away.row': 'A vacation may last {most} days in a row. Choose a shorter one, or leave days in between.',
  'away.sleep': 'Your clocks can stand still for up to {most} hours a night. Choose fewer hours of sleep.',

  // Decks of people's own.
  'deck.unknown': 'That deck does not exist (any more). `/deck list` shows yours.',
  'deck.not-yours': 'The deck “{name}” belongs to somebody else. Copy it to your decks; the copy is yours.',
  'deck.changed':
    'The deck “{name}” has been changed since you opened it, so your text was not stored. Open it again and make your changes there.',
  'deck.name-taken': 'You have a deck “{name}” already. Choose another name, or edit that one.',
  'deck.name-bad': 'A deck needs a name of 1 to {most} characters in one line. Choose another name.',
  'deck.many':
    'You have {most} decks, and that is all there is room for. Delete one that you do not need any more, with `/deck delete`.',
  'deck.many-here':
    'More than {most, number} decks were made in this server today, and that is all there is room for. Make yours tomorrow, or in a direct message to the bot.',
  'deck.long':
    'That is too long for a deck list: at most {most, number} characters in {lines} lines are read. Send the list alone, a card a line.',
  'deck.game-unsaid': 'Say which game the deck is for, by the option `game` or in a line `Game:` of the list: {games}.',
  'deck.game-unknown': 'No game called “{game}” is played with decks of one’s own here. Choose one of: {games}.',
  'deck.other-game': 'That is a deck of {said}, not of {game}. Choose the other game, or another deck.',
  'deck.ready-unknown': 'There is no ready deck “{deck}” of {game}. `/deck list` shows those that there are.',
  'deck.format-unknown': 'There is no format “{format}” of {game}. Choose one of: {formats}.',
  'deck.unreadable':
    'The deck “{name}” is damaged and cannot be copied. The people who run the bot can look into it; other decks are not affected.',
  'deck.damaged': 'This deck is damaged and cannot be read any more. Put a new list in its place.',
  'deck.new': 'New deck',

  'table.bot-unknown': 'There is no computer player “{bot}”. Choose one of: {bots}.',
  'lesson.none': '{game} has no guided first game. `/rules` explains it, and `/play` opens a table.',
  'lesson.not': 'This is no guided first game. `/learn` begins one.',
  'recap.running': 'How a game went is told when it is over.',
  'recap.nobody': 'Nobody can judge decisions now. Try again in a moment.',
  'recap.unknown': 'How this game went cannot be told: too little of it is stored.',
  'hint.people': 'There are hints only in games against computers alone that count for nothing.',
  'hint.nothing': 'You are not asked anything now. Ask for a hint when it is your move.',
  'hint.nobody': 'No computer player can think about this now. Try again in a moment.',
  'table.no-bots': 'There is no computer player for this game yet. Ask somebody to join.',
  'table.not-bot': 'There is no computer player on that seat.',
  'table.not-yours': 'You can choose a deck for yourself; for a computer player, the host can.',
  'table.option': '“{option}” cannot be {value}. Choose another value.',
  'table.seat-out': 'That player is out of the game already, so there is no seat to take over.',
  // What players ask the others to agree to.
  'request.unknown': 'There is nothing to answer any more: that request is over, or its table is gone.',
  'request.open': '{who} has asked for that already. Answer there, on the message at the table.',
  'request.wait':
    'That was asked not long ago, and not agreed to. It can be asked again {hours, plural, one {within the hour} other {in # hours}}.',
  'request.nobody-late': 'That can be asked about another player for whom the table waits.',
  'request.not-late':
    'That can be asked once the time of {name} is up or, at a table without a clock, once it has been waiting for them for seven days in a row. Until then you can only be patient, or remind them.',
  'request.not-yours': 'Only those who are asked can answer that: people who still play in this game.',

  'notice.match-stopped': 'The next game of this match could not begin by itself. **Play again** opens a table for it.',
  'table.stand-in-turns': 'The computer can play for you for 1 to {most} turns, or until you are back.',
  'table.offer-open': 'A seat of this table is offered already. One at a time: wait until somebody has taken it.',
  'table.offer-over': 'That seat is not offered any more.',
  'table.offer-taken': '{name} has taken that seat already.',
  'table.offer-for': 'That seat is kept for somebody else. Ask those who play whether there is another one.',
  'table.offer-seated': 'That person sits at this table already. Choose somebody else.',
  'table.seated': 'You have a seat at this table already.',
  'notice.stand-in': 'The computer plays for {person} for now. They can come back at any time.',
  'notice.seat-taken': '{person} does not play on here. {computer} takes over the seat.',
  'notice.seat-lost':
    'A computer player has taken over your seat in {game} (table `{table}`), so that the others can play on. You can watch with `/board`.',
  'notice.forfeited': '{person} has lost this game on time.',
  'notice.vacation-drawn':
    'Your time was up in {game} (table `{table}`), so a day of your vacation was drawn: your clocks stand still until <t:{until}:f>. `/away automatic` switches that off.',
  'table.out': 'You are out of this game. You can watch with **Board** and **Log**.',

  'replay.not-yours':
    'While a game is running you can see it again from your own seat, or as a spectator. When it is over you can see every hand.',
  'replay.hidden':
    'What the others held stays hidden here for now: the game was ended from outside, its match goes on, or its league says so. You can see it from your own seat, or as a spectator.',
  'call.nobody': 'This table is not waiting for that player any more.',
  'call.nudged': 'They were nudged within the last day, and once a day is as often as it goes.',
  'call.unwanted': 'That player wants no reminders here. Write to them yourself if it is urgent.',
  'call.not-you': 'This table is not waiting for you, so there is nothing to be reminded of.',
  'call.closed':
    'You chose to be called by direct message, but yours are closed to me, so I mention you at your tables instead. Once you have opened them (in the privacy settings of a server that we share), choose direct messages again in `/settings`.',
  'call.digest-ended':
    'Three digests in a row could not be delivered to you, so they are switched off. Open your direct messages and choose them again in `/settings`.',

  'limit.tablesPerPerson':
    'You sit at {most, plural, one {one unfinished table} other {# unfinished tables}}, and that is the most. Leave a lobby, finish a game or give one up with `/concede` first; `/games` lists them.',
  'limit.lobbiesPerPerson':
    'You have {most, plural, one {one open lobby} other {# open lobbies}} already, and that is the most. Start or cancel one first; `/games` lists them.',
  'limit.tablesPerServer':
    'This server has {most, plural, one {one unfinished table} other {# unfinished tables}}, and that is the most. Finish some, or ask those who manage the server to end tables where nobody plays any more.',

  // Refusals of the rules themselves.
  stale: 'The table has moved on. Here is what is asked now.',
  foreign: 'That question was put to somebody else.',
  illegal: 'That choice is not possible as it stands. Please choose again from the fresh panel.',
  malformed: 'That press could not be understood. Please open a fresh panel with **My hand & moves**.',
  over: 'This game is over. `/log` tells how it went, `/play` opens a new one.',
  runaway:
    'That move sets off a chain of effects without end, so it was not made. Please choose another one; the log of the bot tells its keepers which effect it was.',
  fault: 'The bot stumbled over that move, so it was not made; the table stands as before. Please choose another one.',

  // Faults of the storage.
  'store.locked': 'The bot could not save that just now, so nothing was changed. Please try again in a moment.',
  'store.readonly':
    'The bot may not write to its storage, so nothing was changed. Please tell the people who run the bot.',
  'store.full':
    'The bot has no room left to save that, so nothing was changed. Please tell the people who run the bot.',
  'store.path': 'The bot cannot reach its storage, so nothing was changed. Please tell the people who run the bot.',
  'store.corrupt': 'The bot’s storage is damaged, so nothing was changed. Please tell the people who run the bot.',
  'store.newer':
    'The bot’s storage belongs to a newer version, so nothing was changed. Please tell the people who run the bot.',
  'store.connection':
    'The bot lost its connection to its database just now. Please try again: what may have been saved is not done twice.',
  'store.io': 'The bot could not save that, so nothing was changed. Please tell the people who run the bot.',
  'store.replaced':
    'The bot’s storage was taken from under it, so nothing was changed. Please tell the people who run the bot.',
  'store.closed': 'The bot is about to restart. Nothing was changed; please try again in a minute.',
  'store.driver':
    'The bot is not installed as it should be, so nothing was changed. Please tell the people who run the bot.',

  unknown: 'That is not possible right now ({key}). Please open a fresh panel with **My hand & moves**.',

  'log.rules-changed':
    '{count, plural, =0 {The bot has learned to play some rules of this game better since the last move.} one {A ruling has changed since the last move: {rulings}. It is played from here on; `/rules` has its text.} other {Rulings have changed since the last move: {rulings}. They are played from here on; `/rules` has their texts.}}',

  'profile.private':
    'They do not show their profile to you. People choose with `/profile` who may see theirs: everybody, those they have sat at a table with, or nobody.',
  'log.taken-back': '{who} took back a move{count, plural, =0 {} other { ({agreed} agreed)}}.',
  'log.set-back': 'Whoever keeps this bot has set the game back: {why}',

  'order.full':
    '{most, plural, one {# answer is} other {# answers are}} set beforehand, which is the most that a seat can have. Remove one first.',
  'order.no-span': 'That part of the game is over. Choose how long it is to hold anew.',
  'undo.none':
    'There is no move of yours to take back{why, select, over { in a game that is over} seat { from before a player left or a seat changed hands} far { among the last 40 changes of this table} other {}}.',
  'undo.off': 'Moves are not taken back at this table; that was agreed on before the game began.',
  'undo.not-free':
    'Others have seen or answered something since that move, and at this table such moves stay as they are.',
  'undo.no-state':
    'There is no state of that rev to set the table back to. {last, plural, =0 {There is none at all.} other {Stored are those from {first} to {last}.}}',
  'undo.never': '{who} never agrees to take moves back. What nobody has learned anything by you can still take back.',
  'undo.refused': 'The others did not agree to take back this move. It stands.',
  'undo.enough':
    'The others have declined three times, so you cannot ask them again in this game. What nobody has learned anything by you can still take back.',
  'undo.moved-on':
    'Something else has happened since you asked. Look at the table, and ask again if you still want to.',

  'person.forgotten': 'Former player',
  'bot.name': '{count, plural, =1 {{name}} other {{name} #}}',
} as const satisfies Readonly<Record<string, string>>;
