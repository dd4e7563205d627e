// The screens of decks fit Discord's schema and limits, with the largest decks, the longest texts and the worst names.
import { describe, expect, test } from 'vitest';
import type { Payload } from '#discord/core/components';
import { readHints, readKey, writeHints, writeKey } from '#discord/decks/ids';
import {
  allProblems,
  checkMessage,
  deckMessage,
  deleteMessage,
  legalityBadge,
  type ShownDeck,
} from '#discord/decks/screens/deck';
import {
  carriedList,
  editForm,
  exported,
  fileName,
  importForm,
  returnedList,
  tooLongForForm,
} from '#discord/decks/screens/forms';
import { ownDecks, readyDecks } from '#discord/decks/screens/list';
import { deckList } from '#discord/lobby/screens/decks';
import { lobbyOptions } from '#discord/lobby/screens/options';
import { type Translate, translatorIn } from '#discord/words';
import type { Game } from '#face/game';
import { buttonsOf, expectPossible, expectPossibleModal, selectsOf, textOf } from '../checks.ts';
import { HOSTILE, tableInfo, wordyGame } from '../fixtures.ts';
import { everyLanguage } from '../languages.ts';

const t = translatorIn('en');
const user = '1457709004800000100';
const long = (text: string, size: number): string => text.repeat(Math.ceil(size / text.length)).slice(0, size);
const picture = { file: 'deck-0123456789ab.png', alt: 'alt '.repeat(400) };

const cards = Array.from({ length: 400 }, (_, i) => `card${i}`);
const game: Game = {
  ...wordyGame,
  deckRules: {
    ...wordyGame.deckRules,
    sections: [
      { id: 'home', title: long('Home ', 80), count: 1 },
      { id: 'main', title: 'Cards' },
    ],
    formats: Array.from({ length: 3 }, (_, i) => ({
      id: `f${i}`,
      name: long(`Format ${i} `, 60),
      text: long('It asks. ', 300),
    })),
  },
  cards: cards.map((id, i) => ({
    id,
    name: long(`**Card ${i}** `, 60),
    aliases: [],
    type: `Type ${i % 9} > sub`,
    set: 'Core',
    edition: 'core',
    figures: [],
    text: [],
    textOrigin: 'house',
    nameOrigin: 'house',
    keywords: [],
    rulings: [],
  })),
};
const problem = (i: number) => ({
  rule: 'C-2.3',
  line: i + 1,
  card: `card${i}`,
  text: long(`@everyone **${i}** <@1> `, 390),
});

function shown(change: Partial<ShownDeck> & { readonly name?: string; readonly faults?: number } = {}): ShownDeck {
  const { name = HOSTILE[0]!, faults = 0, ...rest } = change;
  const problems = Array.from({ length: faults }, (_, i) => problem(i));
  return {
    key: { kind: 'own', id: 'k3v9x0ab' },
    game,
    deck: {
      id: 'own:k3v9x0ab',
      name,
      edition: 'core',
      extra: { home: ['card1', 'gone'] },
      main: Object.fromEntries(cards.map((id) => [id, 99])),
    },
    checkedFor: 'core',
    verdicts: game.deckRules.formats.map(({ id }, i) => ({
      format: id,
      problems: i === 0 ? problems.slice(1) : problems,
    })),
    unread: Array.from({ length: 50 }, (_, i) => `what is ${i}`),
    own: { owner: user, rev: 123_456, changedAt: 1_700_000_000_000 },
    ...rest,
  };
}

const ready = shown({ key: { kind: 'ready', game: 'g'.repeat(18), id: 'd'.repeat(60) }, unread: [] });
const { own: _, ...noOwner } = ready;
const many = Array.from({ length: 100 }, (_, i) =>
  shown({
    key: { kind: 'own', id: `k3v9x${String(i).padStart(3, '0')}` },
    name: long(HOSTILE[i % 4]!, 60),
    faults: i % 3,
  }),
);
const list = cards.map((id, i) => `4 ${id} ${i}`).join('\n');
const short = '# Deck\n\n4 Kestrel\n  2 Slasher ';
const problems = Array.from({ length: 40 }, (_, i) => problem(i));
const five = Array.from({ length: 5 }, (_, i) => ({ ...game, id: `game${i}` }));
const again = { kind: 'own', id: 'k3v9x0ab' } as const;
const lobby = tableInfo(game, 'lobby', { host: user });

const kindsIn = (t: Translate): Readonly<Record<string, () => Payload>> => ({
  'a deck of one’s own': () => deckMessage(shown(), t, { picture, reader: user, note: 'x'.repeat(900) }),
  'an unfinished one': () => deckMessage(shown({ faults: 60 }), t, { picture, reader: user }),
  'an empty one': () =>
    deckMessage(shown({ deck: { id: 'x', name: 'Empty', edition: 'core', extra: {}, main: {} }, faults: 3 }), t, {
      picture,
      reader: user,
    }),
  'somebody else’s': () => deckMessage(shown(), t, { picture, reader: '12' }),
  'a ready one': () => deckMessage(noOwner, t, { picture, reader: user }),
  'a shared one': () => deckMessage(shown({ faults: 2 }), t, { picture, reader: undefined, note: 'Shared.' }),
  'what formats say of a good one': () => checkMessage(shown(), t, user),
  'what formats say of a bad one': () => checkMessage(shown({ faults: 60 }), t, user, 'problems.txt'),
  'the question before deleting': () => deleteMessage(shown({ name: long('# **x** ', 60) }), t),
  'one’s decks': () => ownDecks(many, five, 100, t, { note: 'x'.repeat(900) }),
  'the last page of them': () => ownDecks(many, [game], 100, t, { page: 99 }),
  'no decks': () => ownDecks([], [{ ...game, decks: [] }], 100, t),
  'ready decks': () => readyDecks(game, many, 1, t),
  'no ready decks': () => readyDecks(game, [], 0, t),
  'a short list given back': () => returnedList({ note: 'x'.repeat(900), problems, list: short, again }, t),
  'the longest list that a message shows': () =>
    returnedList({ note: 'x'.repeat(900), problems, list: list.slice(0, 1650), again }, t),
  'a long list given back': () => returnedList({ note: 'x', problems, list, again, attached: 'deck.txt' }, t),
  'a list that would end its own frame': () => returnedList({ note: 'x', list: '```\n4 Kestrel', again }, t),
  'a list for a new deck': () =>
    returnedList({ note: 'x', list: short, again: { game: 'g'.repeat(40), edition: 'e'.repeat(40) } }, t),
  'a long list for a new deck': () =>
    returnedList({ note: 'x', list, again: { game: undefined, edition: undefined }, attached: 'deck.txt' }, t),
  'a short export': () => exported(HOSTILE[0]!, short, 'deck.txt', t),
  'a long export': () => exported(HOSTILE[1]!, list, 'deck.txt', t),
  'a list too long for a form': () => tooLongForForm(list, 'deck.txt', t),
  'the decks for a seat': () => deckList(lobby, game, user, t, { decks: many }),
  'their last page': () => deckList(lobby, game, user, t, { decks: many, page: 9 }),
  'the options of a table': () => lobbyOptions(lobby, { ...game, maxSeats: 60 }, t, 'x'.repeat(300)),
  'the rules that a table may choose': () =>
    lobbyOptions(
      lobby,
      {
        ...game,
        ruleOptions: [
          {
            id: 'truce',
            title: long('The first turn ', 80),
            editions: [lobby.edition],
            choices: HOSTILE.slice(0, 3).map((name, i) => ({ id: `c${i}`, name, text: long(name, 300) })),
          },
        ],
      },
      t,
    ),
});

describe.each(everyLanguage)('every screen of decks, in %s', (language) => {
  for (const [name, build] of Object.entries(kindsIn(translatorIn(language)))) {
    test(name, () => {
      const payload = build();
      expectPossible(payload);
      expect(textOf(payload).replace(/```[\s\S]*?```/g, '')).not.toMatch(/(?<!\\)@everyone/);
      expect(payload.mention).toEqual([]);
    });
  }
});

describe('forms', () => {
  test.each([
    ['to edit', editForm(game, { id: 'k3v9x0ab', rev: 2 ** 40, name: HOSTILE[2]! }, list.slice(0, 4000), t)],
    ['to edit nothing', editForm(game, { id: 'k3v9x0ab', rev: 1, name: '' }, '', t)],
    ['to import', importForm(game, { game: undefined, edition: undefined }, t)],
    [
      'to import again',
      importForm(game, { game: 'g'.repeat(40), edition: 'e'.repeat(40) }, t, { name: 'n'.repeat(90), list: short }),
    ],
  ])('%s', (_, form) => {
    expectPossibleModal(form);
  });
});

describe('what buttons carry', () => {
  test('names every deck, and nothing else is read as one', () => {
    for (const key of [again, { kind: 'ready', game: 'eve', id: 'liberty-core' }] as const)
      expect(readKey(writeKey(key))).toEqual(key);
    expect(readKey('k3v9x0ab')).toEqual(again);
    for (const odd of ['', 'own:', 'own:../../etc', 'ready:eve', 'ready:eve/x/y', 'K3V9X0AB', 'own:k3v9x0ab9'])
      expect(readKey(odd)).toBeUndefined();
  });

  test('keeps what a form was opened for', () => {
    for (const hints of [
      { game: undefined, edition: undefined },
      { game: 'eve', edition: undefined },
      { game: 'eve', edition: 'core' },
    ])
      expect(readHints(writeHints(hints))).toEqual(hints);
    expect(readHints('own:k3v9x0ab')).toBeUndefined();
  });

  test('and a message gives back the very list that it shows', () => {
    for (const one of [short, '4 Kestrel', '\n\n1 │ x\n', '>1│ odd', 'a\r\nb\rc']) {
      const texts = [textOf(returnedList({ note: 'n', problems, list: one, again }, t))];
      expect(carriedList(texts)).toBe(one.replace(/\s+$/, '').replace(/\r\n|\r/g, '\n'));
    }
    expect(carriedList(['no list', '```'])).toBeUndefined();
  });

  test('files are named after their decks in plain letters', () => {
    expect(fileName('Rust & Thunder: Ålesund!')).toBe('rust-thunder-alesund.txt');
    expect(fileName('李 🚀')).toBe('deck.txt');
    expect(fileName('x'.repeat(200))).toHaveLength(44);
  });
});

describe('marks', () => {
  test('tell legal from legal for some from unfinished', () => {
    const of = (counts: readonly number[]) =>
      legalityBadge(
        {
          game,
          verdicts: counts.map((n, i) => ({ format: `f${i}`, problems: problems.slice(0, n) })),
        },
        t,
      );
    expect(of([0, 0])).toMatchObject({ icon: 'check', label: 'Legal' });
    expect(of([0, 2]).label).toMatch(/^Legal: Format 0/);
    expect(of([3, 2])).toMatchObject({ icon: 'warning', label: 'Unfinished: 2 problems' });
  });

  test('each problem is told once, and all of them somewhere', () => {
    const said = (text: string) => ({ rule: 'C-2.3', text });
    const two = shown({
      verdicts: [[said('One.')], [said('One.'), said('Two.')], [said('Two.')]].map((problems, i) => ({
        format: `f${i}`,
        problems,
      })),
    });
    const text = textOf(checkMessage(two, t, user));
    expect(text.match(/One\./g)).toHaveLength(1);
    expect(text.match(/Two\./g)).toHaveLength(1);
    expect(text).toContain('those above, and');
    expect(text).toContain('as above');
    expect(allProblems(two, t)).toBeUndefined();
    const all = allProblems(shown({ faults: 60 }), t);
    for (let i = 1; i < 60; i++) expect(all).toContain(`**${i}**`);
  });

  test('only whose deck it is may change it', () => {
    const labels = (reader: string | undefined) =>
      buttonsOf(deckMessage(shown(), t, { reader })).map(({ label }) => label);
    expect(labels(user)).toContain('Delete…');
    expect(labels('12')).not.toContain('Delete…');
    expect(labels('12')).toContain('Copy to my decks');
    expect(labels(undefined)).toEqual(['Copy to my decks', 'Export', 'Validate']);
  });

  test('a table offers what is legal for its format and tells of the rest', () => {
    const decks = [shown({ name: 'Good' }), shown({ name: 'Bad', faults: 2 })];
    const payload = deckList(lobby, game, user, t, { decks });
    const [menu] = selectsOf(payload);
    expect(menu?.options[0]?.label).toBe('Good');
    expect(menu?.options.some(({ label }) => label === 'Bad')).toBe(false);
    expect(textOf(payload)).toContain('**Bad** is not legal here');
  });
});
