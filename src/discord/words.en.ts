/** Everything that Discord users read from the bot's own screens, in English. ICU messages; texts are Discord markdown. */

import { clocks } from './clocks/words.en.ts';
import { league } from './league/words.en.ts';
import { lesson } from './lesson/words.en.ts';
import { lobby } from './lobby/words.en.ts';
import { mod } from './mod/words.en.ts';
import { settings } from './person/words.en.ts';
import { away } from './person/words-away.en.ts';
import { data } from './person/words-data.en.ts';
import { profile } from './person/words-profile.en.ts';
import { orders } from './plans/words.en.ts';
import { cards } from './reading/words.en.ts';
import { replay } from './replay/words.en.ts';
import { requests } from './requests/words.en.ts';
import { tables } from './table/words.en.ts';
import { calls } from './table/words-calls.en.ts';

export const en = {
  ...tables,
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

  // The panel.
  'panel.title': '### {game}',
  'panel.happened': '**What happened**',
  'panel.what': 'What do you want to do?',
  'panel.pick': 'Choose one',
  'panel.pickTo': '{verb}: choose one',
  'panel.pickSeveral': 'Choose',
  'panel.number': 'Choose a number',
  'panel.paged': '{words} (page {page, number} of {pages, number})',
  'panel.previous': '◀ Previous',
  'panel.next': 'Next ▶',
  'panel.back': 'Back',
  'panel.none': 'None of these',
  'panel.other': 'Other',
  'panel.refresh': 'Refresh',
  'panel.look': 'Look at a card',
  'panel.board': 'Board',
  'panel.side': 'My side',
  'panel.several':
    '{same, select, true {Choose {min, plural, one {one} other {#}}.} other {{min, plural, =0 {Choose up to {max, number}, or none.} other {Choose {min, number} to {max, number}.}}}}',
  'panel.lastOfSeveral':
    '-# {left, plural, one {The next one is the last, and leads on at once.} other {The last one leads on at once.}}',
  'panel.chosen': '{count, plural, one {Chosen: {list}} other {Chosen (#): {list}}}',
  'panel.notTogether': '**{one}** and **{other}** cannot be chosen together. Take one of them out.',
  'panel.tooMany': 'That is {over, number} too many.',
  'panel.done': 'Done ({count, number})',
  'panel.doneNone': 'Done with none',
  'panel.doneSum': '{sum, plural, =0 {Give nothing} other {Give # in all}}',
  'panel.range': 'From {min, number} to {max, number}.',
  'panel.type': 'Type a number…',
  'panel.least': 'Least: {n, number}',
  'panel.most': 'Most: {n, number}',
  'panel.orderNext': 'Which one is number {n, number}?',
  'panel.orderKeep': 'Keep the order as listed',
  'panel.orderRest': 'The rest as listed',
  'panel.orderDone': 'Done, in this order',
  'panel.distribute':
    '{left, plural, =0 {All {max, number} are given out.} other {**#** of {max, number} left to give{min, plural, =0 { if you like} other {}}.}}{bound, select, true { At most {most, number} each, to at most {spread, number}.} other {}}',
  'panel.giveMore': '{n, number} more to {to}',
  'panel.given': '• {name}: **{n, number}**',
  'panel.placed': '{n, number}. {name}',
  'panel.amountOf': 'To which one?',
  'panel.amount': '{n, number} to {to}',
  'panel.howMuch': 'How many to {to}?',
  'panel.typeAmounts': 'Type amounts…',
  'panel.typeTitle': 'Your number',
  'panel.typeLabel': 'From {min, number} to {max, number}',
  'panel.typeAmountLabel': '{name} (0 to {most, number})',
  'panel.typeTotal': '{total, number} to give out in all',
  'panel.wrongNumber': 'That has to be a whole number from {min, number} to {max, number}. Please try again.',
  'panel.change': 'Change my answer',
  'panel.confirm': 'Yes, do it',
  'panel.sure': '**Are you sure?**',
  'panel.soFar': 'Your choice: {list}',
  'panel.allBut': 'The {n, plural, one {one} other {#}} not chosen',
  'panel.planAll': 'All: {to}',
  'panel.planRest': 'All the others: {to}',
  'panel.planSome': '{n, plural, one {The one chosen} other {The # chosen}}: {to}',
  'panel.planSuggested': 'Each the best (suggested)',
  'panel.planBegin': '-# Say it for all at once, or choose some of them in the list first.',
  'panel.planOpen': '-# {n, plural, one {One is} other {# are}} still without an order.',
  'panel.planChosen': '-# {n, plural, one {One is} other {# are}} chosen: say where, or choose others in the list.',
  'panel.planOnly': 'Only some of them: which?',
  'panel.planWhere': 'Where?',
  'panel.planOneMore': 'One more: {to}',
  'panel.planTakeBack': 'Take back what it gives',
  'panel.all': 'All {n, number}',
  'panel.withAll': '{order}: all',
  'panel.withNumber': '{order}: {n, number}',
  'panel.otherwise': '{order}: otherwise…',
  'panel.oneOf': ' (1 of {n, number})',
  'panel.sum': '{words} · {total}',
  'panel.waiting': 'Waiting for {who}. You will be told when it is your move.',
  'panel.out':
    '**You are out of this game.** You can watch on: Board shows the table, and you will be told how it ends.{who, select, none {} other { It waits for {who}.}}',
  'panel.leaving':
    '**You have given up.** The game lets you go at its next step and asks you nothing more.{who, select, none {} other { It waits for {who}.}}',
  'recap.button': 'How it went',
  'recap.title': 'How the game went',
  'recap.subtitle': '{game} · chances of winning',
  'recap.seat': 'Player {n, number}',
  'recap.chance': '{chance, number, ::percent}',
  'recap.point': '**{n, number}.** {turn}\n{who}: {from, number, ::percent} → {to, number, ::percent}',
  'recap.begin': 'Start',
  'recap.end': 'End',
  'recap.opening': 'The opening',
  'recap.even': 'No turn changed anybody’s chances much.',
  'recap.byLook': 'Chances of winning as each turn began, judged by what lay open on the table.',
  'recap.byPlay':
    'Chances of winning as each turn began: computers played on from there several times, with what was hidden dealt anew.',
  'mistake.button': 'My costliest decision',
  'mistake.title': 'The decision that cost you most',
  'mistake.none':
    'None of the decisions before your chances fell most stands out: nothing clearly better was to be had.',
  'mistake.own': 'You chose: {what}. You won {chance, number, ::percent} of the games that went on from there.',
  'mistake.better':
    '**Better: {what}** That would have been worth {more, number, ::percent} more: {chance, number, ::percent} of them.',
  'mistake.how': 'Looked at were a few decisions of yours, for what you could see then. Nobody else is shown this.',
  'recap.see': 'See a turning point again',
  'hint.button': 'What would you do?',
  'hint.title': '{by} would do this',
  'hint.plain': '{what}',
  'hint.answer': '{what} · {chance, number, ::percent} to win',
  'hint.others': 'Also considered:',
  'hint.how':
    'Estimated from {games, plural, one {# imagined game} other {# imagined games}} that go on from what you can see. The computer sees no more than you do.',
  'hint.only': 'It sees nothing else to do here.',
  'panel.thinking': '💭 {who} is thinking. The move comes by itself; you will be told when it is yours.',
  'panel.waitingNobody': 'The game goes on by itself for a moment. Press Refresh.',
  'panel.over': '**The game is over.** {how}',
  'panel.won': 'Won by {who}.',
  'panel.draw': 'Nobody won.',
  'panel.spectator':
    'You have no seat at this table, so there is nothing for you to decide.{who, select, none {} other { It waits for {who}.}}',
  'panel.moved': '-# The table has moved on. This is how it stands now.',
  'panel.setBack':
    '**This table was set back to {when}**, since a backup had to be restored. What was played later is lost.',
  'panel.untilTurn': 'Pass until my turn',
  'panel.untilTargeted': 'Pass until I am targeted',
  'panel.passingTurn': '-# Autopilot: passing for you until your turn.',
  'panel.passingSpan': '-# Autopilot: your order “{order}” holds to its end.',
  'panel.passingTargeted': '-# Autopilot: passing for you until something concerns you.',
  'panel.settings': 'When to ask me',
  'panel.stopPassing': 'Stop passing',
  'panel.more': '+{count, number} more under Log',
  'panel.tooBig':
    'This decision has more options than one screen can hold. Please tell whoever runs this bot; the table waits meanwhile.',
  'panel.lookTitle': '**Look at a card** that you can see.',
  'panel.lookPick': 'Which card?',
  'panel.nothingToLook': 'There is no card to look at right now.',

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
  'final.again': 'Play again',
  'final.hands': 'Hands',
  'final.replay': 'Replay',
  'again.opened': 'The next game is open in <#{channel}>, and those who played are called.',
  'again.open': '**{host}** has opened the next game already. Take your seat there.',
  'again.yours': 'You have opened the next game already.',
  'again.begun': 'The next game has begun already.',
  'again.over': 'The next game is over as well; play again from its own last message.',
  'table.noSeat': 'You have no seat at this table. Use `/play` to open one of your own.',
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

  // Decks.
  'deck.title':
    '### {name}\n-# {game} · {edition} · {count, plural, one {# card} other {# cards}}{code, select, none {} other { · `{code}`}}',
  'deck.ready': '-# A deck that is ready to play. Copy it to change it.',
  'deck.advice': '{style} · {difficulty, select, easy {easy} medium {medium} hard {hard} other {}} to play · {wins}',
  'deck.advised': '**{style}**, {difficulty, select, easy {easy} medium {medium} hard {hard} other {}} to play. {wins}',
  'deck.byOther': '-# A deck of {owner}. Copy it to change it.',
  'deck.changed': '-# Changed {when}.',
  'deck.legal': '✓ {format}',
  'deck.illegal': '✗ {format}: {count, plural, one {# problem} other {# problems}}',
  'deck.markLegal': 'Legal',
  'deck.markSome': 'Legal: {formats}',
  'deck.markUnfinished': 'Unfinished: {count, plural, one {# problem} other {# problems}}',
  'deck.section': '**{title}**: {cards}',
  'deck.kind': '**{title}** ({count, number}): {cards}',
  'deck.unread':
    '-# {count, plural, one {One line that names no card is} other {# lines that name no card are}} kept at the end of its list.',
  'deck.noCards': 'There are no cards in it yet. Press **Edit** and write them down, a card a line: `4 {card}`.',
  'deck.edit': 'Edit',
  'deck.editAgain': 'Edit again',
  'deck.export': 'Export',
  'deck.share': 'Share',
  'deck.validate': 'Validate',
  'deck.delete': 'Delete…',
  'deck.show': 'Show the deck',
  'deck.copy': 'Copy to my decks',
  'deck.mine': 'My decks',
  'deck.import': 'Import a list…',
  'deck.readyDecks': 'Ready decks',
  'deck.made': '**Made.** It is yours, and you can play it in any server.',
  'deck.copied': '**Copied.** This one is yours to change.',
  'deck.saved': '**Saved.**',
  'deck.renamed': '**Renamed.**',
  'deck.savedUnfinished':
    '**Saved, but unfinished**: nothing you have typed is lost. A table takes the deck once this is fixed:',
  'deck.notSaved': '**Not saved.** {why}',
  'deck.yourText': 'Your text:',
  'deck.yourFile':
    '-# Your text is attached, so that nothing is lost. Change it and give it back as a file: `/deck import file:`.',
  'deck.checked': '### {name}\nChecked for **{edition}**.',
  'deck.checkedFormat': '**{format}** ({text})',
  'deck.fine': '✓ Legal: a table with this format takes it.',
  'deck.wrong':
    '✗ {count, plural, one {One thing to fix} other {# things to fix}}{before, select, fresh {:} all {, as above.} other {: those above, and}}',
  'deck.allProblems': '-# All problems are in the attached file.',
  'deck.formTitle': 'Edit {name}',
  'deck.whichGame': 'Which game is the deck for?',
  'deck.importTitle': 'Import a deck list',
  'deck.formText': 'Deck list',
  'deck.formHint': 'A card a line, as 4 {card}. Headings: {sections}.',
  'deck.formName': 'Name',
  'deck.formNameHint': 'Left out: what the list says, or a free name.',
  'deck.formFile': 'Or a text file',
  'deck.formFileHint': 'Taken instead of the text above. At most {size}.',
  'deck.tooLongForForm':
    'This list has {count, number} characters; a form holds {most, number}. Take the file, change it, and give it back with `/deck edit file:`.',
  'deck.exported': '**{name}** as a text. `/deck import` reads it back, here or anywhere.',
  'deck.exportedFile': '**{name}** as a text file. `/deck import file:` reads it back, here or anywhere.',
  'deck.listTitle': '**Your decks** ({count, number} of {most, number})',
  'deck.listNone':
    'You have no decks of your own yet. Copy one that is ready to play and change it, or import a list of cards.',
  'deck.listLine':
    '{n, number}. {legal, select, yes {✓} some {✓} other {✗}} **{name}** · {edition} · {count, plural, one {# card} other {# cards}} · {mark}',
  'deck.listPick': 'Show one of them',
  'deck.readyTitle': '**Ready decks** of {game}. Look at one, copy it, and make it yours.',
  'deck.readyPick': 'Show a ready deck',
  'deck.readyNone': 'There are no ready decks for this game.',
  'deck.none': 'No deck by that name. Pick one from the list that appears while you type; `/deck list` shows yours.',
  'deck.readyFixed':
    'Decks that are ready to play stay as they are. `/deck new from:` copies one, and the copy is yours.',
  'deck.sure': '**Delete {name}?** This cannot be taken back. Games that are running with it go on as they are.',
  'deck.deleteYes': 'Delete it',
  'deck.deleteNo': 'Keep it',
  'deck.deleted': '**{name}** is deleted.',
  'deck.shared': '{who} shares a deck: **{name}**',
  'deck.file.large':
    'That file is too large for a deck list: at most {size} are read. Send the list alone, as a text file.',
  'deck.file.kind':
    'That file is no text. Give a plain text file (.txt) with a card a line, as `/deck export` makes it.',
  'deck.file.encoding':
    'That file is not saved in UTF-8, so its letters cannot be read. Save it again with the encoding UTF-8.',
  'deck.file.empty': 'There is nothing in that file. Give a text with a card a line, as `4 Kestrel`.',
  'deck.file.late': 'The file did not come in time. Please try again, or paste the list with `/deck import`.',
  'deck.file.unreachable': 'The file could not be fetched. Please try again, or paste the list with `/deck import`.',
  'deck.file.status':
    'The file could not be fetched (answer {status}). Please try again, or paste the list with `/deck import`.',
  'deck.nothing': 'There was neither a text nor a file in that form, so nothing was made. Try `/deck import` again.',
  'deck.suggestOwn': '{name} · yours · {edition}{mark, select, none {} other { · {mark}}}',
  'deck.suggestReady': '{name} · ready',

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
  'permission.unknown': 'View Channel, Send Messages',
} as const;
