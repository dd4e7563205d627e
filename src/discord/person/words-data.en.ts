/** What is stored about a person, in English. */
export const data = {
  'data.title': '**What is stored about you**',
  'data.summary':
    '{decks, plural, =0 {No decks} one {One deck} other {# decks}} of your own · {settings, select, yes {your settings} other {no settings}} · {texts, plural, =0 {nothing} one {one message} other {# messages}} still to be told to you · {tables, plural, =0 {no seats} one {a seat at one table} other {seats at # tables}} with {moves, plural, =0 {no moves} one {one move} other {# moves}}.',
  'data.exported':
    '**What is stored about you**, as a file that programs can read; `docs/data.schema.json` where this bot comes from describes it. It says nothing about others.',
  'data.account': 'Discord account {user}',
  'data.noSettings': '- Settings: none, all is as usual.',
  'data.settings': '- Settings: what you have chosen. `/settings` shows it.',
  'data.noCalendar': '- When you are away: nothing.',
  'data.calendar': '- When you are away: time zone, sleep and vacation. `/away show` shows it.',
  'data.decks':
    '- Decks of your own: {n, plural, =0 {none} other {#}}{since, select, none {} other {, since {since}}}.',
  'data.tables':
    '- Tables: {n, plural, =0 {no seats} one {a seat at one table} other {seats at # tables}}{since, select, none {} other {, since {since}}}.',
  'data.table':
    '  - {game} (`{table}`), seat {n, number} as {name}, opened {since}{orders, select, none {} other {, {orders}}}',
  'data.tablesMore': '  - and {n, plural, one {one more} other {# more}}',
  'data.former': '- Seats of yours that somebody else has taken: {n, plural, =0 {none} other {#}}.',
  'data.moves': '- Moves at these tables: {n, plural, =0 {none} other {#}}.',
  'data.played': '- Results of games played to their end: {n, plural, =0 {none} other {#}}. `/profile` shows them.',
  'data.texts': '- Messages still to be told to you: {n, plural, =0 {none} other {#}}.',
  'data.watched': '- Tables that you watch: {n, plural, =0 {none} other {#}}.',
  'data.leagues': '- Leagues: {n, plural, =0 {none} one {one season} other {# seasons}}.',
  'data.reports': '- Reports of yours to those who run the bot: {n, plural, =0 {none} other {#}}.',
  'data.acts':
    '- Acts of moderators, by you or about you: {n, plural, =0 {none} other {#}}{since, select, none {} other {, since {since}}}.',
  'data.more':
    'All of it as a file: `/data export`. To have it deleted: the button, or `/data delete`.\n-# Why it is stored and for how long: `docs/privacy.md` where this bot comes from. Only you can see this message.',
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
