// Set files of Epic Space Empires: read by the same reader as all others, and their cards can be played.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { playMatch } from '#bots/play';
import { mismatches } from '#games/ese/cards/fit';
import { type CardDef, type CardSet, setShape } from '#games/ese/cards/format';
import { eseGame } from '#games/ese/game';
import { setKinds } from '#games/index';
import { checkSets } from '#sets/check';
import { loadSets, problemLine } from '#sets/load';
import { faultsIn, folderOf } from './support.ts';

const page = readFileSync(new URL('../../docs/card-sets/ese.md', import.meta.url), 'utf8');
const block = (kind: string) => new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';
const setOf = (cards: string) => `set: mine\nname: Mine\ngame: ese\ncards:\n  - ${cards}\n`;

describe('faults of a file', () => {
  test.each([
    ['{ id: a, name: A, type: rase }', 'mine.yaml:5:29 cards[0].type (a): found "rase". Did you mean "race"?'],
    [
      '{ id: a, name: A, type: race, speed: 2 }',
      'mine.yaml:5:42 cards[0].speed (a): a race has no speed; leave it out.',
    ],
    ['{ id: a, name: A, type: battle }', 'mine.yaml:5:5 cards[0].mark (a): a battle needs a mark.'],
    [
      '{ id: a, name: A, type: tactics, mark: A, do: [{ verb: addForce, n: 2 }] }',
      'mine.yaml:5:60 cards[0].do[0].verb (a): "addForce" does nothing on a tactics. Known are hasten, cancel, redirect, strand, swap.',
    ],
    [
      '{ id: a, name: A, type: tech, do: [{ verb: force, of: here, n: 2 }] }',
      'mine.yaml:5:59 cards[0].do[0].of (a): "here" is for planets.',
    ],
    [
      '{ id: a, name: A, type: tech, do: [{ verb: modAttack, n: 2 }] }',
      'mine.yaml:5:48 cards[0].do[0].verb (a): found "modAttack". Known are handMax, plays,',
    ],
  ])('%s', (card, expected) => {
    const [found, ...others] = faultsIn(setOf(card));
    expect(found?.slice(0, expected.length)).toBe(expected);
    expect(others).toEqual([]);
  });

  test('a game that nobody knows is told with those that are known', () => {
    const known = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(setKinds.map(({ game }) => game));
    expect(faultsIn(setOf('{ id: a, name: A, type: race }').replace('game: ese', 'game: chess'))).toEqual([
      `mine.yaml:3:7 game: found "chess"; expected ${known}.`,
    ]);
  });
});

describe('a folder', () => {
  test('holds sets of several games; one of the wrong game spoils only itself', () => {
    const folder = folderOf({
      'comets.yaml': block('yaml'),
      'ships.yaml': 'set: ships\nname: Ships\ngame: eve\ncards: []\n',
      'wrong.yaml': setOf('{ id: a, name: A, type: race }').replace('game: ese', 'game: eve'),
    });
    const { sets, problems } = loadSets(folder);
    expect(sets.eve.map(({ set }) => set)).toContain('ships');
    expect(sets.ese.map(({ set }) => set)).toContain('glass-comets');
    expect(problems.map(problemLine)).toEqual([expect.stringContaining('wrong.yaml:5:29 cards[0].type (a)')]);
  });

  test('a card with the id of a built-in one replaces it, and is said', () => {
    const folder = folderOf({
      'a.yaml': setOf('{ id: robots, name: Automata, type: race, do: [{ verb: points, n: 3 }] }'),
    });
    const { sets, notes } = loadSets(folder);
    expect(notes.map(problemLine)).toEqual([
      'a.yaml:5:11 cards[0].id (robots): this replaces the built-in card "robots".',
    ]);
    const robots = eseGame(sets.ese).cards.filter(({ id }) => id === 'robots');
    expect(robots).toMatchObject([{ name: 'Automata', set: 'Mine', added: true, textOrigin: 'house' }]);
  });
});

test('the example of the page is without faults, and reads as the page says', () => {
  const file = join(folderOf({ 'glass-comets.yaml': block('yaml') }), 'glass-comets.yaml');
  const { code, lines } = checkSets([file]);
  expect(code).toBe(0);
  expect(lines.at(-2)).toBe('glass-comets.yaml: 4 cards, no problems');
  expect(page).toContain(lines.slice(1, -2).join('\n'));
});

/** Every effect of a built-in card, on each type that may have it. */
function everywhere(built: readonly CardSet[]): CardSet {
  const effects = new Map(built.flatMap(({ cards }) => cards.flatMap((card) => card.do)).map((one) => [one.verb, one]));
  const bare: readonly Partial<CardDef>[] = [
    { type: 'race' },
    { type: 'homeworld', force: 20, points: 5 },
    { type: 'planet', force: 3, points: 2 },
    { type: 'tech' },
    { type: 'tactics', mark: 'any' },
    { type: 'battle', mark: 'any' },
    { type: 'event' },
  ];
  const cards = bare.flatMap((card) =>
    [...effects.values()].flatMap((effect) => {
      const id = `${card.type}-${effect.verb.toLowerCase()}`;
      const made = { copies: 1, ...card, id, name: id.replace('-', ' '), do: [effect] } as CardDef;
      return mismatches(made).length > 0 ? [] : [made];
    }),
  );
  return setShape.parse({ set: 'everywhere', name: 'Everywhere', game: 'ese', cards });
}

test('every effect works on every type that may have it', () => {
  const built = loadSets().sets.ese;
  const own = everywhere(built);
  expect(own.cards.length).toBeGreaterThan(70);
  const game = eseGame([
    ...built.map((set) => ({ ...set, cards: set.cards.filter(({ type }) => type === 'fleet') })),
    own,
  ]);
  const { admiral, drifter } = createOpponents();
  const hidden = /^(race|home|resource|action|hand)/;
  const seen = new Set<string>();
  for (const seed of ['one', 'two', 'three', 'four']) {
    const { result } = playMatch({
      game,
      edition: 'base',
      seed,
      decks: [],
      players: [admiral!.play, drifter!.play, admiral!.play, drifter!.play],
      watch: (state) => {
        for (const [zone, ids] of Object.entries(state.zones))
          if (!hidden.test(zone)) for (const id of ids) seen.add(state.cards[id]?.def ?? '');
      },
    });
    expect(result, seed).toBeDefined();
  }
  expect(seen.size).toBeGreaterThan(60);
});
