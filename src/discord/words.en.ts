/** Everything that Discord users read from the bot's own screens, in English. ICU messages; texts are Discord markdown. */

import { clocks } from './clocks/words.en.ts';
import { decks } from './decks/words.en.ts';
import { league } from './league/words.en.ts';
import { lesson } from './lesson/words.en.ts';
import { lobby } from './lobby/words.en.ts';
import { mod } from './mod/words.en.ts';
import { panel } from './panel/words.en.ts';
import { settings } from './person/words.en.ts';
import { away } from './person/words-away.en.ts';
import { data } from './person/words-data.en.ts';
import { profile } from './person/words-profile.en.ts';
import { orders } from './plans/words.en.ts';
import { cards } from './reading/words.en.ts';
import { replay } from './replay/words.en.ts';
import { recap } from './replay/words-recap.en.ts';
import { requests } from './requests/words.en.ts';
import { tables } from './table/words.en.ts';
import { calls } from './table/words-calls.en.ts';

export const en = {
  ...tables,
  ...recap,
  ...decks,
  ...panel,
  ...calls,
  ...away,
  ...cards,
  ...clocks,
  ...data,
  ...league,
  ...lesson,
  ...lobby,
  ...mod,
  ...orders,
  ...profile,
  ...replay,
  ...requests,
  ...settings,

  // The table's live message.
  'table.title': '### {game}',
  'table.waiting': 'Waiting for {who}, asked {since}.',
  'table.thinking': '💭 {who} is thinking.',
  'table.answered': '✅ Your answer is in: **{order}**.',
  'table.answeredBefore': 'You have answered already. Until the others have, you can change it.',
  'table.notAsked': 'Nothing is asked of you now.{who, select, none {} other { The table waits for {who}.}}',
  'table.hand': 'My hand & moves',
  'table.board': 'Board',
  'table.log': 'Log',
  'table.boardText': 'Board as text',
  'table.report': 'Report…',
  'report.title': 'Tell those who run this bot',
  'report.label': 'What is wrong at this table?',
  'report.hint': 'A fault in the rules, or a dispute. They also see the table as it stands now.',
  'report.stored': 'Thank you. Those who run this bot can read it now; nobody at the table is told.',
  'board.seat': 'See one player large',
  'board.whole': 'The whole board',
  'table.more': 'More…',
  'table.over': '## {how}',
  'table.moreTitle': '**{game}**, table `{table}`',
  'table.concede': 'Concede…',
  'table.leaveSeat': 'Computer plays for me…',
  'table.settings': 'Settings for this table',
  'table.rules': 'Rules',
  'table.reminder': '{who}: the table still waits for your move, asked {since}.',
  'match.level': 'Best of three: {most, number}–{least, number}. The next game begins here by itself.',
  'match.leads': 'Best of three: {name} leads {most, number}–{least, number}. The next game begins here by itself.',
  'match.won': '{name} wins the match {most, number}–{least, number}.',
  'match.drawn': 'The match is drawn, {most, number}–{least, number}.',
  'final.places': '**Places**',
  'final.turningPoints': '**What turned the game**',
  'final.length':
    '{turns, plural, =0 {Before the first turn, after} one {# turn in} other {# turns in}} {days, plural, =0 {{hours, plural, =0 {{minutes, plural, =0 {less than a minute} one {# minute} other {# minutes}}} one {# hour} other {# hours}}} one {# day} other {# days}}.',
  'poster.victory': 'Victory',
  'poster.draw': 'A draw',
  'poster.chances': 'Chances as the table saw them',
  'poster.length':
    '{turns, plural, =0 {before the first turn} one {# turn} other {# turns}}{days, plural, =0 {} one {, # day} other {, # days}}',
  'final.again': 'Play again',
  'final.hands': 'Hands',
  'final.replay': 'Replay',
  'again.opened': 'The next game is open in <#{channel}>, and those who played are called.',
  'again.open': '**{host}** has opened the next game already. Take your seat there.',
  'again.yours': 'You have opened the next game already.',
  'again.begun': 'The next game has begun already.',
  'again.over': 'The next game is over as well; play again from its own last message.',
  'table.noSeat': 'You have no seat at this table. Use `/play` to open one of your own.',
  'table.page': 'Web page',
  'table.link': 'Go to the table',

  // Log.
  'log.title': '**Log** of {game}, newest last',
  'log.empty': 'Nothing has happened yet.',
  'log.older': '◀ Older',
  'log.newer': 'Newest',
  'log.when': '-# {when}{clock, select, true { *(time ran out)*} other {}}',

  'thread.name': '{game}{number, select, none {} other { #{number}}} · {players}',
  'place.gone':
    'The channel of your game ({game}, table `{table}`) is gone or closed to me. Your game is safe: go on with `/hand table:{table}` in any channel.',
  'place.closed':
    'I cannot write in the thread of your game any more ({game}, table `{table}`): <#{channel}> was closed or locked, or I lack the permission **Send Messages in Threads** there. The game goes on in <#{home}>.',
  'place.lost': 'The thread of your game is gone ({game}, table `{table}`). The game goes on in <#{home}>.',
  'place.yourMove':
    'It is your move in {game} (table `{table}`). I cannot post there, so use `/hand table:{table}` here or anywhere.',
  'place.missing':
    'I cannot post at your game ({game}, table `{table}`): I lack a permission in <#{channel}> ({missing}). Your game is safe; `/hand table:{table}` works meanwhile.',

  // Rules.
  'rules.none': 'No chapter by that name. Pick one from the list below.',
  'rules.which': '**Rules**: of which game?',
  'rules.noneWhich': 'No chapter by that name. Of which game do you want the rules?',
  'rules.chapters': 'All chapters',
  'rules.games': 'Rules of another game',
  'rules.pick': 'Another chapter',
  'rules.pickFirst': 'Choose a chapter',
  'rules.title': '## {title}',
  'rules.where': '-# {game}',
  'rules.choose': '**Rules of {game}**: which chapter?',

  // Conceding.
  'concede.sure': '**Concede {game}?** You will be out of the game; this cannot be taken back.',
  'concede.yes': 'Concede',
  'concede.no': 'Keep playing',
  'concede.kept': 'Good. Nothing has changed.',
  'concede.done': 'You have conceded.',

  // Settings.

  // Help.
  'help.title': '### What to do next',
  'help.yourMove':
    'It is **your move** at {count, plural, one {one table} other {# tables}}: press **My hand & moves** there, or use `/hand`.',
  'help.waiting':
    'You are at {count, plural, one {one table} other {# tables}}; others are to move. `/board` shows a board, `/games` all your tables.',
  'help.lobby':
    'A table is gathering players in this channel. Press **Join** on its message; the host presses **Start**.',
  'help.running': 'A game is running here. `/board` shows it, `/log` tells what happened.',
  'help.new':
    'Use `/play` in a server’s channel to open a table. Others press **Join**, or add a computer player; then press **Start**.',
  'help.learn':
    '`/learn` plays a first game with you, hint by hint; `/rules` explains the games in short chapters, `/card` shows any card.',
  'help.decks':
    '`/deck new` builds a deck of your own, from a ready one if you like; `/deck list` shows yours. You can play them in any server.',
  'help.league':
    '`/league list` shows the leagues of a server, and `/league show` one of them, where you join; `/organise` runs a league.',
  'help.playButton': 'Open a table',
  'help.learnButton': 'Learn a game',
  'help.gamesButton': 'Your tables',
  'help.move': 'your move',
  'help.all':
    '`/play` open a table · `/learn` a first game with hints · `/games` your tables · `/hand` your cards and moves · `/board` · `/log` · `/replay` · `/card` · `/deck` · `/rules` · `/profile` · `/away` · `/settings` · `/concede` · `/table` · `/data` what is stored about you · `/mod` for moderators of a server',

  // Trouble.
  'error.unexpected':
    'Something went wrong on our side; your game is as it was. Please try again. If it happens again, tell whoever runs this bot: error `{id}`.',
  'error.unknownPress': 'This button is from an older version or not meant for this table. Use `/games` to go on.',
  'error.unknownCommand': 'That command is not one of mine any more. `/help` lists those that are.',
  'error.again': 'That came a moment too late. Please press again.',
  'error.closing': 'The bot is restarting. Please try again in a moment.',

  // Permissions, as Discord names them.
  'permission.ViewChannel': 'View Channel',
  'permission.SendMessages': 'Send Messages',
  'permission.CreatePublicThreads': 'Create Public Threads',
  'permission.SendMessagesInThreads': 'Send Messages in Threads',
  'permission.AttachFiles': 'Attach Files',
  'permission.EmbedLinks': 'Embed Links',
  'permission.ReadMessageHistory': 'Read Message History',
  'permission.unknown': 'View Channel, Send Messages',
} as const;
