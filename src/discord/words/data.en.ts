/** What is stored about a person, in English. */
export const data = {
  'data.title': '**What is stored about you**',
  'data.summary':
    '{decks, plural, =0 {No decks} one {One deck} other {# decks}} of your own · {settings, select, yes {your settings} other {no settings}} · {texts, plural, =0 {nothing} one {one message} other {# messages}} still to be told to you · {tables, plural, =0 {no seats} one {a seat at one table} other {seats at # tables}} with {moves, plural, =0 {no moves} one {one move} other {# moves}}.',
  'data.inFile': 'It is too long for a message, so here it is as a file.',
  'data.more':
    '-# Why it is stored and for how long: `docs/privacy.md` where this bot comes from. Only you can see this message.',
  'data.exported':
    '**What is stored about you**, as a file that programs can read; `docs/data.schema.json` where this bot comes from describes it. It says nothing about others.',
  'data.account': 'Discord account {user}',
  'data.settingsTitle': 'SETTINGS',
  'data.awayTitle': 'WHEN YOU ARE AWAY',
  'data.tablesTitle': 'TABLES',
  'data.formerTitle': 'Seats that somebody else has taken',
  'data.movesTitle': 'MOVES',
  'data.playedTitle': 'GAMES PLAYED TO THEIR END',
  'data.played': '{game} · {edition} · players: {seats, number} · games: {played, number} · won: {won, number}',
  'data.textsTitle': 'STILL TO BE TOLD',
  'data.watchedTitle': 'TABLES THAT YOU WATCH',
  'data.reportsTitle': 'REPORTS TO THOSE WHO RUN THE BOT',
  'data.decksTitle': 'DECKS',
  'data.seat': 'seat {n, number} as {name}',
  'data.orders': '{n, plural, one {one answer} other {# answers}} set beforehand',
  'data.deleteButton': 'Delete all of it…',
  'data.sure': '**Delete everything that is stored about you?** This cannot be taken back.',
  'data.what':
    'Your decks, your settings and what was still to be told to you are deleted. At tables you have sat at you become “Former player”; the games themselves stay for the others. Messages that Discord shows already are not changed.',
  'data.yes': 'Delete it all…',
  'data.computer': 'Computer takes my seats, delete all…',
  'data.concede': 'Concede, and delete all…',
  'data.no': 'Keep it',
  'data.kept': 'Good. Nothing has changed.',
  'data.form': 'Delete everything about me',
  'data.formWord': 'Type {word}',
  'data.formHint': 'This cannot be taken back.',
  'data.word': 'DELETE',
  'data.mistyped': 'That was not the word, so nothing has been deleted.',
  'data.deleted':
    'Done. Nothing of yours is stored any more but the moves of a “Former player”. If you use me again, it begins anew.',
  'data.standing':
    '**You still sit at {count, plural, one {one table} other {# tables}}.** You leave lobbies. Running games you concede, or the computer takes your seat, so that the others can play on:',
  'data.inGame': '- {game} (`{table}`, opened {since})',
  'data.inLobby': '- {game} (`{table}`, opened {since}), a lobby',
  'data.standingMore': '- and {count, plural, one {one more} other {# more}}; `/games` lists them.',
} as const;
