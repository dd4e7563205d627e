// Every message that the bot can show fits Discord's schema and limits, with the largest boards and the worst names.
import { describe, expect, test } from 'vitest';
import {
  clocksMessage,
  givenMessage,
  lateMessage,
  lateOverMessage,
  playOnMessage,
  warningMessage,
} from '#discord/clocks/screens/clocks';
import type { Payload } from '#discord/core/components';
import { line } from '#discord/core/components';
import { span } from '#discord/core/span';
import { botsScreen } from '#discord/lobby/screens/bots';
import { deckList } from '#discord/lobby/screens/decks';
import { lobbyMessage } from '#discord/lobby/screens/lobby';
import { panel } from '#discord/panel/screens/panel';
import { awayMessage, awaySetMessage } from '#discord/person/screens/away';
import { gamesMessage, helpMessage, serverMessage, whichTable } from '#discord/person/screens/games';
import { settingsMessage } from '#discord/person/screens/settings';
import { callsHereMessage } from '#discord/person/screens/settings-calls';
import { tableSettings } from '#discord/plans/screens/autopilot';
import { cardMessage } from '#discord/reading/screens/card';
import { allRules, rulesMessage } from '#discord/reading/screens/rules';
import { finalMessage, storyMessage } from '#discord/replay/screens/narrative';
import { offerMessage } from '#discord/requests/screens/offer';
import { draftMessage, requestLine, requestMessage } from '#discord/requests/screens/request';
import { readSpot } from '#discord/table/ids';
import {
  callMessage,
  callsMessage,
  digestMessage,
  lastMessage,
  nextMessage,
  nudgeMessage,
} from '#discord/table/screens/calls';
import { logMessage } from '#discord/table/screens/log';
import {
  boardMessage,
  concedeMessage,
  liveMessage,
  moreMessage,
  reminderMessage,
} from '#discord/table/screens/message';
import { asleepMessage, leaveSeatMessage } from '#discord/table/screens/stuck';
import { lookList } from '#discord/table/screens/visible-cards';
import { type Translate, translatorIn } from '#discord/words';
import type { CardInfo } from '#face/card';
import type { Game } from '#face/game';
import { CLOCKS } from '#table/clock/time-control';
import { usualSettings } from '#table/people/settings-stored';
import type { Away, OfferInfo, RequestDraft, RequestInfo, SeatClock, SeatInfo, TableInfo } from '#table/types';
import { actsOf } from '#table/view/acts';
import { buttonsOf, expectPossible, selectsOf, textOf } from '../checks.ts';
import { entries, HOSTILE, options, tableInfo, tableView, terseGame, wordyGame } from '../fixtures.ts';
import { everyLanguage } from '../languages.ts';

const t = translatorIn('en');
const picture = { file: 'board-0123456789ab.png', alt: 'alt '.repeat(400) };
const user = '1457709004800000100';
const long = (text: string, size: number): string => text.repeat(Math.ceil(size / text.length)).slice(0, size);

const wordyCard: CardInfo = {
  id: 'kestrel',
  name: long('Kestrel ', 200),
  aliases: [],
  type: long('Ship > Frigate ', 200),
  set: long('Core ', 90),
  edition: 'core',
  figures: Array.from({ length: 40 }, (_, i) => ({
    label: `figure ${i}`,
    value: '12',
    origin: i % 2 ? 'house' : 'printed',
  })),
  text: Array.from({ length: 12 }, () => long('Whenever something happens, something else happens. ', 400)),
  textOrigin: 'house',
  nameOrigin: 'house',
  keywords: Array.from({ length: 20 }, (_, i) => ({ word: `word ${i}`, meaning: long('It means much. ', 300) })),
  rulings: Array.from({ length: 20 }, (_, i) => ({ id: `R-${i}`, text: long('It was decided so. ', 300) })),
};
const game: Game = {
  ...wordyGame,
  cards: [wordyCard],
  decks: Array.from({ length: 60 }, (_, i) => ({
    id: `deck${i}`,
    name: long(`Deck ${i} `, 150),
    edition: 'core',
    extra: {},
    main: { a: 30 },
  })),
  rulebook: Array.from({ length: 60 }, (_, i) => ({
    id: `topic${i}`,
    title: long(`Topic ${i} `, 150),
    text: long('So it goes. ', 1800),
  })),
};
const bots = ['Cadet', 'Captain', 'Fleet Admiral'].map((name, i) => ({
  id: name.toLowerCase(),
  name,
  level: i + 1,
  about: 'x'.repeat(85),
}));
const suited = { bots, recommended: 'captain' };
const botTable = tableInfo(game, 'lobby', {
  host: user,
  seats: HOSTILE.map((name, seat) => ({ seat, name, who: { kind: 'bot' as const, bot: 'random' } })),
});
const seen = tableView(game, []);
const finished = tableView(game, [], { table: tableInfo(game, 'finished') });
const spectator = tableView(game, [], { seat: undefined, autopilot: undefined });
const offering = (count: number) => ({
  ...spectator,
  view: {
    ...spectator.view,
    offered: { first: 4321, options: options(count, (i) => ({ id: long(`o${i}`, 48), verb: 'pass' })) },
  },
});
const acts = actsOf(game, entries(30), tableView(game, []).names);
const beaten = { ...tableView(game, []), view: { ...tableView(game, []).view, out: [0] } };
const many = Array.from({ length: 50 }, (_, i) =>
  tableInfo(game, i % 3 === 0 ? 'lobby' : 'running', { id: `table${i}` }),
);
const clocksOfMany = new Map(
  many.map(({ id }) => [id, { seat: 0, allow: 0, reserve: 0, state: 'running', zeroAt: 4_000_000_000_000 }] as const),
);

const asking: RequestInfo = {
  id: 'abcdefabcdef',
  kind: 'end',
  table: tableInfo(game),
  seat: 0,
  state: 'open',
  endsAt: 1_790_000_000_000,
  asked: [1, 2, 3].map((seat) => ({ seat, yes: [undefined, true, false][seat - 1] })),
  quorum: 'all',
  message: undefined,
};
const offer: OfferInfo = {
  id: 'abcdefabcdef',
  table: tableInfo(game),
  seat: 1,
  state: 'open',
  who: undefined,
  message: undefined,
};
const [first, ...others] = tableInfo(game).seats;
if (first === undefined) throw new Error('nobody sits there');
const awayLook = tableView(game, [], {
  table: tableInfo(game, 'running', { seats: [{ ...first, standIn: { since: 1_790_000_000_000 } }, ...others] }),
});
const drafting: RequestDraft = {
  kind: 'end',
  table: tableInfo(game),
  quorum: 'most',
  asked: [1, 2, 3],
  lasts: 172_800_000,
};

const clocked = tableInfo(game, 'running', { options: { ...tableInfo(game).options, clock: CLOCKS.daily } });
const clocks = HOSTILE.map(
  (_, seat): SeatClock => ({
    seat,
    allow: 5_000_000,
    reserve: 200_000_000,
    state: seat === 0 ? 'running' : 'late',
    allowUntil: 1_790_000_000_000,
    zeroAt: 1_790_100_000_000,
    awayUntil: 1_790_200_000_000,
  }),
);
const until = 1_790_000_000_000;
const away: Away = {
  zone: 'America/Argentina/ComodRivadavia',
  sleep: { from: 1380, to: 420 },
  vacations: Array.from({ length: 40 }, (_, n) => ({ from: until + n, to: until + n + 1 })),
  daysLeft: -1,
  automatic: true,
};
const late = clocked.seats[0] as SeatInfo;

const kindsIn = (t: Translate): Readonly<Record<string, () => Payload>> => ({
  'a request': () => requestMessage(asking, t, [user]),
  'a request that is over': () => requestMessage({ ...asking, state: 'lapsed' }, t),
  'a table that has fallen asleep': () =>
    asleepMessage(tableInfo(game, 'running', { asleepAt: 1_790_000_000_000 }), t) ?? line(''),
  'the offer of a seat': () => offerMessage(offer, t),
  'an offer to one person': () => offerMessage({ ...offer, who: user }, t, [user]),
  'a seat that was taken': () => offerMessage({ ...offer, state: 'agreed' }, t),
  'an offer that is over': () => offerMessage({ ...offer, state: 'moot' }, t),
  'the question before the computer plays': () => leaveSeatMessage(tableInfo(game), t),
  'the panel of somebody for whom the computer plays': () =>
    panel({ tableView: awayLook, t, confirm: true, pictures: [picture] }),
  'what became of an answer': () => requestLine(asking, 'ask.noted', t),
  'the question before a request': () => draftMessage(drafting, t),
  'the question before what nobody has to agree to': () => draftMessage({ ...drafting, asked: [] }, t),
  'the panel with a clock': () => panel({ tableView: { ...seen, clocks, table: clocked }, t, confirm: true }),
  'the clocks': () => clocksMessage({ ...seen, clocks, table: clocked }, 0, t),
  'no clocks': () => clocksMessage(seen, 0, t),
  'a warning': () => warningMessage({ table: clocked, user, until, call: [user] }, t),
  'time that was given': () => givenMessage({ table: clocked, user, until, call: [] }, t),
  'a late seat': () => lateMessage(clocked, late, { since: until, call: [user], alone: true }, t),
  'a late seat no more': () => lateOverMessage(late, 'moved', t),
  'the question before the computer plays on': () => playOnMessage(clocked, late, t),
  'when a person is away': () => awayMessage(away, t, until),
  'when a person is away, with tables': () => awaySetMessage({ away, stops: many, disregards: many }, t, until),
  'a line': () => line('x'),
  'the idle panel': () =>
    panel({ tableView: seen, t, confirm: true, pictures: [picture, { ...picture, file: 'second.png' }] }),
  'the panel while passing': () =>
    panel({
      tableView: tableView(game, [], { autopilot: { mode: 'fast', stops: [], until: 'turn' } }),
      t,
      confirm: true,
    }),
  'the panel of a finished game': () => panel({ tableView: finished, t, confirm: true }),
  'the panel of who is out': () => panel({ tableView: beaten, t, confirm: true }),
  'a spectator’s panel': () => panel({ tableView: spectator, t, confirm: true }),
  'the live message': () => liveMessage(spectator, t, { picture, mention: [user] }),
  'the live message with answers': () => liveMessage(offering(5), t, { picture, mention: [user] }),
  'the live message with more answers than a row holds': () => liveMessage(offering(12), t, { picture }),
  'what a message leaves behind': () => storyMessage(acts, t),
  'what a battle leaves behind': () => storyMessage(acts, t, picture),
  'a story of nothing': () => storyMessage([], t),
  'the board': () => boardMessage(seen, t, picture),
  'the board without its picture': () => boardMessage(seen, t),
  'a late call': () => callMessage(tableInfo(game), [user], t),
  'a nudge': () => nudgeMessage(tableInfo(game), user, 'Somebody *loud*', t),
  'being next': () => nextMessage(tableInfo(game), t),
  'being the last': () => lastMessage(tableInfo(game), undefined, t),
  'being the last, at the table': () => lastMessage(tableInfo(game), user, t),
  'a direct call': () => callsMessage([tableInfo(game)], user, t),
  'a direct call of many tables': () => callsMessage(many, user, t),
  'a digest': () => digestMessage({ waiting: many, clocks: clocksOfMany, others: 3, ended: many }, user, t) as Payload,
  'calls at one table': () => callsHereMessage('k3v9x0ab', { turn: 'dm' }, t, true),
  'a live message that says who is next': () =>
    liveMessage({ ...spectator, game: { ...game, words: { ...game.words, next: () => 0 } } }, t),
  'a reminder': () => reminderMessage(tableInfo(game), [user], t),
  'the end': () => finalMessage(finished, acts, ['11', '12'], t, { image: picture, hasBlow: true }),
  'the end, to nobody in particular': () => finalMessage(finished, [], [], t),
  'the log': () => logMessage({ ...seen, entries: entries(50) }, t),
  'an older page of the log': () => logMessage({ ...seen, entries: entries(50) }, t, { rev: 51, n: 0, told: 0 }),
  'an empty log': () => logMessage({ ...seen, entries: [] }, t),
  'what is behind More': () => moreMessage(seen, t),
  'More for a spectator': () => moreMessage(spectator, t),
  'the question before a concession': () => concedeMessage(tableInfo(game), t),
  'the lobby': () => lobbyMessage(tableInfo(game, 'lobby'), t),
  'a lobby that is full': () => lobbyMessage(tableInfo(game, 'lobby'), t, undefined, { who: [user], why: 'full' }),
  'a lobby that closes soon': () =>
    lobbyMessage(tableInfo(game, 'lobby'), t, undefined, { who: [user], why: 'ends-soon' }),
  'the lobby of a running table': () => lobbyMessage(tableInfo(game, 'running'), t),
  'the lobby of a table without a server': () =>
    lobbyMessage(tableInfo(game, 'running', { place: { channel: '1' } }), t, 'A note.'),
  'the lobby of a finished table': () => lobbyMessage(tableInfo(game, 'finished'), t),
  'the lobby of a cancelled table': () => lobbyMessage(tableInfo(game, 'cancelled'), t),
  'the lobby of a broken table': () => lobbyMessage(tableInfo(game, 'broken'), t),
  'the list of decks': () => deckList(tableInfo(game, 'lobby', { host: user }), game, user, t),
  'its second page for a computer player': () => deckList(botTable, game, user, t, { seat: 1, page: 1 }),
  'the list of decks with a note': () => deckList(botTable, game, user, t, { note: 'Note.' }),
  'the computer players, for the host': () => botsScreen(botTable, botTable.host, suited, t),
  'the computer players, for others': () => botsScreen(botTable, 'nobody', suited, t, 'Note.'),
  'no computer player': () => botsScreen(tableInfo(game, 'lobby'), user, suited, t),
  'the list of decks where there are none': () => deckList(botTable, { ...game, decks: [] }, user, t),
  'the cards to look at': () => lookList(seen, 1, t),
  'no card to look at': () => lookList(tableView(terseGame, []), 0, t),
  'a card': () => cardMessage({ game, card: wordyCard }, t, picture),
  'a card with little on it': () =>
    cardMessage(
      { game, card: { ...wordyCard, figures: [], text: [], keywords: [], rulings: [], nameOrigin: 'printed' } },
      t,
    ),
  'the rules of several games': () => allRules([game, { ...terseGame, id: 'terse' }], t),
  'a chapter of the rules': () => rulesMessage(game, 'topic30', t, { several: true }),
  'the chapters of the rules': () => rulesMessage(game, '', t, { page: 2 }),
  'the rules of a game without a book': () => rulesMessage(terseGame, '', t),
  'all tables': () => gamesMessage(many, user, t),
  'a page of all tables': () => gamesMessage(many, user, t, 2),
  'finished games': () => gamesMessage([tableInfo(game), tableInfo(game, 'finished')], user, t),
  'the tables of a server': () => serverMessage(many, user, true, t, 4),
  'no tables': () => gamesMessage([], user, t),
  'which table': () => whichTable(many, user, 'hand', t),
  'one’s settings': () =>
    settingsMessage(usualSettings, t, {
      saved: true,
      game,
      games: [game, { ...game, id: 'other' }],
      here: { id: 'k3v9x0ab' },
    }),
  'the settings of a table': () => tableSettings(seen, t, true),
  'the settings of a table without a seat': () => tableSettings(spectator, t),
  'help at the start': () => helpMessage([], undefined, user, t),
  'help in a lobby': () => helpMessage([], tableInfo(game, 'lobby'), user, t),
  'help in the middle of games': () => helpMessage(many, tableInfo(game), user, t),
});

describe.each(everyLanguage)('every message, in %s', (language) => {
  for (const [name, build] of Object.entries(kindsIn(translatorIn(language)))) {
    test(name, () => {
      const shown = build();
      expectPossible(shown);
      const text = textOf(shown);
      expect(text).not.toMatch(/(?<!\\)@everyone/);
      expect(text).not.toContain('<@123456789012345678>');
    });
  }
});

test('who is out is told so and may watch, and is offered no way to concede', () => {
  const shown = panel({ tableView: beaten, t, confirm: true });
  expect(textOf(shown)).toContain('You are out of this game');
  expect(textOf(shown)).not.toContain('when it is your move');
  expect(buttonsOf(shown).map((button) => button.label)).toContain('Board');
  const offered = buttonsOf(moreMessage(beaten, t)).map((button) => button.label);
  expect(offered.filter((label) => /Concede|Pass/.test(label ?? ''))).toEqual([]);
});

test('only those who are meant are notified', () => {
  expect(liveMessage(spectator, t, {}).mention).toEqual([]);
  expect(liveMessage(spectator, t, { mention: [user] }).mention).toEqual([user]);
  expect(lobbyMessage(tableInfo(game, 'lobby'), t).mention).toEqual([]);
  expect(reminderMessage(tableInfo(game), [user], t).mention).toEqual([user]);
});

test('what a message leaves behind has no buttons, and a small picture only where something was decided', () => {
  const quiet = storyMessage(acts, t);
  expect(buttonsOf(quiet)).toEqual([]);
  expect(JSON.stringify(quiet)).not.toContain('attachment://');
  const decided = JSON.stringify(storyMessage(acts, t, picture).components);
  expect(decided).toContain(`"accessory":{"type":11,"media":{"url":"attachment://${picture.file}"}`);
});

test('a full lobby takes no more players, and one that is too small cannot start', () => {
  const state = (seats: number) => {
    const table = tableInfo(game, 'lobby', { seats: tableInfo(game).seats.slice(0, seats) });
    const buttons = buttonsOf(lobbyMessage(table, t));
    return Object.fromEntries(buttons.map((button) => [button.label, button.disabled !== true]));
  };
  expect(state(1)).toMatchObject({ Join: true, Start: false });
  expect(state(2)).toMatchObject({ Join: true, Start: true });
  expect(state(4)).toMatchObject({ Join: false, 'Add computer player': false, Start: true });
});

test('a page of the log leads on exactly where it ended', () => {
  const shown = logMessage({ ...seen, entries: entries(50) }, t);
  const older = buttonsOf(shown).find((button) => button.label === '◀ Older');
  const page = readSpot(older?.custom_id.split(':').at(-1) ?? '');
  expect(page?.n).toBe(0);
  const told = textOf(shown).match(/<t:/g)?.length ?? 0;
  expect(page?.rev).toBe(50 - told + 1);
  expect(readSpot('rubbish')).toBeUndefined();
});

test('pages of lists lead through all of a list', () => {
  const defs = [0, 1, 2].flatMap((page) => selectsOf(lookList(seen, page, t))[0]?.options.map((o) => o.value) ?? []);
  expect(new Set(defs).size).toBe(60);
});

test('a list of tables has page buttons only if it has several pages, and they lead to the neighbouring ones', () => {
  const lists = {
    mine: (tables: readonly TableInfo[], page: number) => gamesMessage(tables, user, t, page),
    server: (tables: readonly TableInfo[], page: number) => serverMessage(tables, user, true, t, page),
  };
  for (const [list, shown] of Object.entries(lists)) {
    const turns = (tables: readonly TableInfo[], page: number) =>
      buttonsOf(shown(tables, page)).flatMap(({ label, custom_id, disabled }) =>
        /◀|▶/.test(label ?? '') && disabled !== true ? [custom_id] : [],
      );
    const to = (page: number) => `x:games.page:${list}/${page}`;
    expect(turns(many.slice(0, 10), 0)).toEqual([]);
    expect(turns(many, 0)).toEqual([to(1)]);
    expect(turns(many, 2)).toEqual([to(1), to(3)]);
    expect(turns(many, 4)).toEqual([to(3)]);
  }
});

test('a card tells printed facts and our own apart', () => {
  const text = textOf(cardMessage({ game, card: wordyCard }, t));
  expect(text).toContain('figure 0 **12** ·');
  expect(text).toContain('figure 1 **12** ◌');
  expect(text).toContain('not known from the published card');
});

test('spans are told in the largest unit that fits', () => {
  expect([600_000, 3_600_000, 86_400_000, 259_200_000, 5_400_000].map((ms) => span(ms))).toEqual([
    '10 minutes',
    '1 hour',
    '1 day',
    '3 days',
    '90 minutes',
  ]);
});
