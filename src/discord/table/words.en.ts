/** Lists of tables, and tables where nothing goes on, in English. */
export const tables = {
  // Lists of tables.
  'games.title': '**Your tables**',
  'games.none': 'You are at no table. Open one with `/play`.',
  'games.yourMove': '**Your move**, asked {since}',
  'games.finished': '{how} {when}',
  'games.finishedTitle': '**Finished**',
  'games.waiting': 'waiting for {who}, asked {since}',
  'games.serverTitle': '**Tables of this server**',
  'games.noneInServer': 'There is no table in this server that you can see. Open one with `/play`.',
  'games.noServer': 'There is no server here. `/games` without `server` lists your own tables.',
  'games.lobby': 'gathering players ({count, number} of {seats, number})',
  'games.line': '{n, number}. {game} · {state} · {where}',
  'games.lesson': 'a first game with hints; `/learn` brings it back',
  'games.lessonShort': 'a first game with hints',
  'games.pick': 'Open one',
  'games.which': 'Which table do you mean?',
  'games.noneHere': 'There is no table in this channel. Use the option `table`, or open one with `/play`.',
  'games.noSeat': 'You are at no running table. Join one, or open one with `/play`.',

  // What has happened since the last look.
  'news.title': '**Since you were here**',
  'news.quiet': '{count, plural, one {One pass or the like by others.} other {# passes or the like by others.}}',
  'news.attacks': 'Attacks since you were here',
  'news.all': 'Everything (+{left, number})',

  // Tables where nothing goes on.
  'lobby.expired': 'Nobody started this table within two weeks, so it was closed. Open another one with `/play`.',

  'lobby.ended': 'Ended by somebody who manages this server. Nobody won.',
  'lobby.endedLeague': 'Ended early. Its league says how the match counts: see `/league pairings`.',
  'lobby.endedAgreed': 'Ended without a result: all players agreed.',
  'lobby.endedAsleep': 'Ended without a result: nobody has moved for a year.',
  'sleep.notice':
    '**This table has fallen asleep**, since nobody has moved for two months. Any move wakes it, and so does the button; if nobody does, it ends without a result {end}.',
  'sleep.wake': 'Wake',
  'sleep.awake': 'The table is awake.',
  'stuck.repost': 'Post {table} again',
  'stuck.close': 'Close {table}',
  'table.watch': 'Watch…',
  'table.open': '🖐️ Open hands: at this table everybody may see every hand.',
  'watch.off': 'Watch this game? The bot then tells you by direct message how it goes.',
  'watch.turns':
    'You are told by direct message each time the table waits for somebody else, and when the game is over.',
  'watch.end': 'You are told by direct message when the game is over.',
  'watch.choose.turns': 'Every turn',
  'watch.choose.end': 'Only the end',
  'watch.choose.off': 'Nothing',
  'watch.stop': 'Stop',
  'watch.over': 'The game is over.',
  'stuck.reposted': 'Done: the table’s message is sent anew in <#{channel}>.',
  'stuck.left':
    '**{name}** has left this server, and the table waits for them. Anybody who sits here can let the computer play on for them.{who, select, none {} other { {who}}}',
  'stuck.standIn': 'Computer for {name}',
  'stuck.standInSure':
    '**Let the computer play on for {name}?** The seat is the computer’s for the rest of the game; {name} is told.',
  'stuck.standInYes': 'Let the computer play',
  'stuck.stoodIn': 'The computer plays on for **{name}**.',
  'stuck.stillHere':
    '**{name}** is still in this server, so the seat is theirs. Somebody who manages the server can give it to the computer all the same.',
  'standIn.on': '-# The computer plays for you. It took over {at}.',
  'standIn.waiting': 'Waiting for {who}. Until you are back, you are not called.',
  'standIn.back': 'I am back',
  'standIn.sure':
    '**Let the computer play for you in {game}?** The seat stays yours: press **I am back** on your panel, and you play again. It sees only what you may see, and accepts no offers of others.',
  'standIn.yes': 'Let it play for me',
  'standIn.begun':
    'The computer plays for you {turns, plural, =0 {until you are back} one {for this turn} other {for # turns, this one included}}. **My hand & moves** has the button **I am back**.',
  'stuck.noPerson': 'There is nobody on that seat whom the computer could play for.',
  'stuck.end': 'End it for everybody…',
  'stuck.endSure':
    '**End {game} for everybody?** Nobody wins, and it cannot be taken back. You can do this since you manage the server.',
  'stuck.endYes': 'End the game',
  'stuck.no': 'Leave it',
  'stuck.ended': 'The game is ended, and the players are told.',
  'stuck.notManager':
    'Only somebody who manages this server can end a game for everybody. `/concede` gives up your own.',

  // Somebody who presses without end, or too many at a time.
  'error.flood':
    'You press faster than I can answer, so this press was not taken. Wait until the earlier ones are answered, then press again.',
  'error.floodServer':
    'More is going on in this server than I can answer at a time, so this press was not taken. Wait a few seconds, then press again.',
  'error.floodAll':
    'More is going on everywhere than I can answer at a time, so this press was not taken. Wait a few seconds, then press again.',
} as const;
