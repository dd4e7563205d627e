// Whatever people call themselves and their decks, their names stay names on every screen.
import { describe, expect, test } from 'vitest';
import type { Payload } from '#discord/core/components';
import { markdownNames } from '#discord/core/people';
import { deckList } from '#discord/lobby/screens/decks';
import { lobbyMessage } from '#discord/lobby/screens/lobby';
import { digitsOfPick } from '#discord/panel/screens/draft';
import { panel } from '#discord/panel/screens/panel';
import { gamesMessage } from '#discord/person/screens/games';
import { IdTooLong, pressId } from '#discord/press-id';
import { finalMessage, storyMessage } from '#discord/replay/screens/narrative';
import { logMessage } from '#discord/table/screens/log';
import { boardMessage, liveMessage, reminderMessage } from '#discord/table/screens/message';
import { translatorIn } from '#discord/words';
import type { Game } from '#face/game';
import type { Choice } from '#kernel/ask';
import { seedRng } from '#kernel/random';
import type { TableView } from '#table/types';
import { actsOf } from '#table/view/acts';
import { tinyGame } from '#test/tiny-game';
import { expectPossible, textOf } from '../checks.ts';
import { ask, entries, isLegal, options, tableInfo, tableView } from '../fixtures.ts';
import { wander } from '../wander.ts';

const t = translatorIn('en');
const NAMES = ['[My hand](https://e.co)', '||x|| <@1> @everyone', '\u202E# none\u200B', '```a```'];

/** A game that says nothing but names. */
const naming: Game = {
  ...tinyGame(),
  words: {
    ...tinyGame().words,
    status: (_view, names) => names.join(' '),
    prompt: (_view, _ask, names) => names.join(' '),
    context: (_view, _ask, names) => names,
    option: (_view, option, names) => ({ label: names[Number(option.id.slice(1))] ?? '?', detail: names.join(' ') }),
    message: (_view, _message, names) => names.join(' '),
    line: (_event, names) => names.join(' '),
    ending: (_view, names) => names,
  },
};
const seats = tableInfo(naming).seats.map((seat, i) => ({
  ...seat,
  name: NAMES[i]!,
  deck: { id: 'd', name: i === 0 ? 'none' : NAMES[i]! },
}));
const waiting = NAMES.map((name, seat) => ({ seat, user: undefined, name, since: 1_790_000_000_000 }));
const table = (status: 'lobby' | 'running' | 'finished') => tableInfo(naming, status, { seats, waiting });
const more = {
  name: 'more',
  prompt: { key: 'p' },
  choice: { kind: 'choose', options: options(4), min: 1, max: 2 },
} as const;
const choices: Readonly<Record<string, Choice>> = {
  'a verb, then a card, then targets': {
    kind: 'choose',
    options: options(8, (i) => ({ verb: `v${i % 2}`, needs: [more] })),
    min: 1,
    max: 1,
  },
  several: { kind: 'choose', options: options(4), min: 1, max: 3 },
  'an order': { kind: 'order', options: options(4) },
  amounts: { kind: 'distribute', options: options(4), min: 1, max: 9, most: 5, spread: 4 },
};

const seen = (change: Partial<TableView> = {}): TableView =>
  tableView(naming, [], { table: table('running'), names: NAMES, ...change });
const acts = actsOf(naming, entries(30), markdownNames(NAMES));
const screens: Readonly<Record<string, () => Payload>> = {
  'the live message': () => liveMessage(seen(), t),
  'the board': () => boardMessage(seen(), t),
  'a panel of a spectator': () => panel({ tableView: seen({ seat: undefined }), t, confirm: true }),
  'a panel of who is out': () => panel({ tableView: seen({ view: { ...seen().view, out: [0] } }), t, confirm: true }),
  'the log': () => logMessage({ ...seen(), entries: entries(50) }, t),
  'the lobby': () => lobbyMessage(table('lobby'), t),
  'the lobby of a running game': () => lobbyMessage(table('running'), t),
  'the lobby of a finished game': () => lobbyMessage(table('finished'), t),
  'the decks for a seat': () => deckList(table('lobby'), naming, tableInfo(naming).host, t, { seat: 3 }),
  'the list of tables': () => gamesMessage([table('lobby'), table('running')], 'somebody', t),
  'the last message': () => finalMessage(seen({ table: table('finished') }), acts, [], t),
  'what a message leaves behind': () => storyMessage(acts, t),
  'a reminder': () => reminderMessage(table('running'), ['1'], t),
};

describe('names and decks of any kind', () => {
  test.each(Object.entries(screens))('mean nothing on %s', (_name, build) => {
    expectPossible(build());
  });

  test.each(Object.entries(choices))('mean nothing on the way through %s', (name, choice) => {
    const asked = ask(choice);
    for (let seed = 0; seed < 12; seed++) {
      const table = seen({ view: { ...seen().view, asks: [asked] } });
      expect(isLegal(choice, wander(asked, seedRng(`${name} ${seed}`), table))).toBe(true);
    }
  });

  test('are escaped where they are repeated to somebody', () => {
    const asked = ask(choices['a verb, then a card, then targets']!);
    const draft = { done: [digitsOfPick(0)] };
    const told = textOf(
      panel({ tableView: seen({ view: { ...seen().view, asks: [asked] } }), t, draft, confirm: true }),
    );
    const line = told.split('\n').find((one) => one.includes('Your choice:'));
    expect(line).toContain('\\[My hand\\]\\(https\\://e.co\\)');
  });

  test('do not vanish if they are called like a word of ours', () => {
    expect(textOf(lobbyMessage(table('lobby'), t))).toContain(' · none');
  });
});

describe('a custom id', () => {
  test('takes no text of somebody, however short', () => {
    const asked = { table: 'k3v9x0ab', ask: { rev: 1, key: '2z000' } };
    for (const text of ['Core Set', 'a\nb', '[x](y)', 'é', '@everyone', '*']) {
      const hints = { game: text, edition: undefined };
      expect(() => pressId('deck.made', { hints }), text).toThrow('free text');
      expect(() => pressId('go', { ...asked, draft: { done: [text] } }), text).toThrow('free text');
      expect(() => pressId('rules', { game: text }), text).toThrow();
      expect(() => pressId('opts.set', { table: 'k3v9x0ab', option: text }), text).toThrow();
    }
    expect(() => pressId('go', { ...asked, draft: { done: ['x'.repeat(200)] } })).toThrow(IdTooLong);
    expect(pressId('deck.made', { hints: { game: 'eve', edition: 'core' } })).toBe('x:deck.made:eve/core');
  });
});
