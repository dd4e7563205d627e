/** Lists of tables, and tables where nothing goes on, in English. */
export const tables = {
  // Lists of tables.
  'games.title': '**Your tables**',
  'games.none': 'You are at no table. Open one with `/play`.',
  'games.yourMove': '**Your move**, asked {since}',
  'games.waiting': 'waiting for {who}',
  'games.lobby': 'gathering players ({count, number} of {seats, number})',
  'games.line': '{n, number}. {game} · {state} · {where}',
  'games.pick': 'Open one',
  'games.which': 'Which table do you mean?',
  'games.noneHere': 'There is no table in this channel. Use the option `table`, or open one with `/play`.',
  'games.noSeat': 'You are at no running table. Join one, or open one with `/play`.',

  // Tables where nothing goes on.
  'lobby.expired': 'Nobody started this table within two weeks, so it was closed. Open another one with `/play`.',

  // A person who presses without end.
  'error.flood':
    'You press faster than I can answer, so this press was not taken. Wait until the earlier ones are answered, then press again.',
} as const;
