// What an order in EVE says of what it meets, and which of them are hardly ever good.
import { describe, expect, test } from 'vitest';
import type { EveBoard } from '#games/eve/view';
import type { Ask, Option } from '#kernel/ask';
import { ask, board, names, region, ship, view, words } from './words-fixtures.ts';

/** Two Slashers at Ian's home may attack a region; Elysha's home has 7 of its shield left. */
const fleet = [
  ship('a', 'slasher', 0, { at: 'r1', attack: 3, shield: 2 }),
  ship('b', 'slasher', 0, { at: 'r1', attack: 3, shield: 2, damage: 1 }),
];
const ships: readonly Option[] = fleet.map(({ id, def }) => ({ id, card: id, note: { def } }));

const attackOn = (id: string): Option => ({
  id: 'attack',
  verb: 'attack',
  card: id,
  needs: [{ name: 'ships', prompt: { key: 'need.ships' }, choice: { kind: 'choose', options: ships, min: 1, max: 2 } }],
});

const attacked = (id: string, defenders: EveBoard['regions'][number]['ships'] = []): EveBoard => {
  const { regions } = board();
  const [home, theirs] = regions as [(typeof regions)[number], (typeof regions)[number]];
  const outer = region('r3', 'metropolis', { controller: 1, ships: id === 'r3' ? defenders : [] });
  return board({ regions: [{ ...home, ships: fleet }, { ...theirs, ships: id === 'r2' ? defenders : [] }, outer] });
};

const order = (id: string, defenders?: EveBoard['regions'][number]['ships'], by: Option | 'all' = 'all') =>
  words.order?.(view(attacked(id, defenders)), attackOn(id), names, by);

const drawback = (id: string, pick: readonly string[], defenders?: EveBoard['regions'][number]['ships']) => {
  const asked: Ask = { ...ask('ask.management'), choice: { kind: 'choose', options: [attackOn(id)], min: 1, max: 1 } };
  const answer = { pick: ['attack'], with: { ships: { pick } } };
  return words.drawback?.(view(attacked(id, defenders)), asked, answer, names)?.kind;
};

const strong = ship('d', 'omen', 1, { at: 'r3', attack: 4, shield: 9 });
const weak = ship('d', 'executioner', 1, { at: 'r3', attack: 2, shield: 3 });

describe('an attack', () => {
  test('tells what guards the region: ships, the starbase alone, or nobody', () => {
    expect(order('r3', [strong])).toMatch(/with both ships · ⚔ 6 🛡 3 against ⚔ 4 🛡 9$/);
    expect(order('r2')).toMatch(/with both ships · ⚔ 6 against 🛡 7$/);
    expect(order('r2', undefined, ships[0])).toMatch(/with Slasher · ⚔ 3 against 🛡 7$/);
    expect(order('r3')).toMatch(/with both ships · nobody guards it$/);
  });

  test('that can destroy nothing is weak; one that can, or that wins a region, is not', () => {
    expect(drawback('r2', ['a', 'b'])).toBe('weak');
    expect(drawback('r3', ['a', 'b'], [strong])).toBe('weak');
    expect(drawback('r3', ['a'], [weak])).toBeUndefined();
    expect(drawback('r3', ['a'])).toBeUndefined();
  });

  test('is weak where all of it falls for less than half of what is there, or nothing of it can shoot', () => {
    expect(drawback('r3', ['b'], [weak, strong])).toBe('weak');
    const unarmed = ship('u', 'tithe-runner', 1, { at: 'r3', attack: 0, shield: 2 });
    expect(drawback('r3', ['a'], [unarmed])).toBeUndefined();
    fleet[0] = { ...fleet[0]!, attack: 0 };
    expect(drawback('r3', ['a'], [unarmed])).toBe('weak');
    fleet[0] = { ...fleet[0]!, attack: 3 };
  });
});

test('a target names its owner where those of several players may be meant', () => {
  const aims: readonly Option[] = [
    { id: 'a', card: 'a', note: { def: 'slasher' } },
    { id: 'd', card: 'd', note: { def: 'executioner' } },
  ];
  const play = (options: readonly Option[]): Option => ({
    id: 'play',
    verb: 'play',
    note: { def: 'stray-volley' },
    needs: [{ name: 'target', prompt: { key: 'need.target' }, choice: { kind: 'choose', options, min: 1, max: 1 } }],
  });
  const seen = view(attacked('r3', [weak]));
  const told = (options: readonly Option[], by: Option) => words.order?.(seen, play(options), names, by);
  expect(told(aims, aims[0]!)).toMatch(/→ Slasher \(yours\)$/);
  expect(told(aims, aims[1]!)).toMatch(/→ Executioner \(Elysha\)$/);
  expect(told(aims.slice(1), aims[1]!)).toMatch(/→ Executioner$/);
  const none: Option = { id: 'none', verb: 'holdFire' };
  expect(told([...aims.slice(1), none], aims[1]!)).toMatch(/→ Executioner$/);
});

test('shots of a ship without attack are hardly ever good', () => {
  const fire = (attack: number): Option => ({
    id: 'fire',
    verb: 'fire',
    needs: [
      {
        name: 'a',
        of: { id: 'a', card: 'a', note: { def: 'slasher', attack } },
        prompt: { key: 'need.target' },
        choice: { kind: 'choose', options: [{ id: 'd', card: 'd' }, { id: 'none' }], min: 1, max: 1 },
      },
    ],
  });
  const said = (attack: number, at: string) => {
    const asked: Ask = { ...ask('ask.battle'), choice: { kind: 'choose', options: [fire(attack)], min: 1, max: 1 } };
    const answer = { pick: ['fire'], with: { a: { pick: [at] } } };
    return words.drawback?.(view(attacked('r3', [weak])), asked, answer, names)?.kind;
  };
  expect([said(0, 'd'), said(0, 'none'), said(2, 'd')]).toEqual(['weak', undefined, undefined]);
});
