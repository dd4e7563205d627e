// Enemies are destroyed one after the other with as few ships as do; what is left is said at last.
import { expect, test } from 'vitest';
import type { Answer, Need } from '#kernel/ask';
import { board, names, region, ship, view, words } from './words-fixtures.ts';

const attacks = [2, 0, 3, 5];
const enemies = [ship('e1', 'kestrel', 1, { shield: 5, damage: 1 }), ship('e2', 'slasher', 1, { shield: 3 })];
const fought = view(
  board({
    regions: [
      region('r1', 'amarr-starbase', { home: 0 }),
      region('r3', 'metropolis', { ships: [...attacks.map((_, i) => ship(`s${i}`, 'omen', 0)), ...enemies] }),
    ],
  }),
);
const marks = enemies.map(({ id, def }) => ({ id, card: id, note: { def } }));
const needs = attacks.map(
  (attack, i): Need => ({
    name: `s${i}`,
    prompt: { key: 'need.battleTarget', with: { def: 'omen', attack } },
    of: { id: `s${i}`, card: `s${i}`, note: { def: 'omen', attack } },
    choice: { kind: 'choose', min: 1, max: 1, options: [...marks, { id: 'none', verb: 'holdFire' }] },
  }),
);
const enough = (answers: readonly (Answer | undefined)[], mark: number) =>
  words.enough?.(fought, needs, answers, marks[mark]!, names);
const open = undefined;
const at = (id: string): Answer => ({ pick: [id] });

test('the weakest single ship that can is enough; damage that is there already counts', () => {
  expect(enough([open, open, open, open], 0)).toEqual({ things: [3], order: 'Destroy Kestrel with one ship' });
  expect(enough([open, open, open, open], 1)).toMatchObject({ things: [2] });
});

test('else the strongest and some more, of those that have no target yet', () => {
  expect(enough([open, open, open, at('e2')], 0)).toEqual({ things: [2, 0], order: 'Destroy Kestrel with 2 ships' });
  expect(enough([at('e1'), open, open, at('e2')], 0)).toMatchObject({ things: [2] });
});

test('nothing is offered where all that are left are too weak, where the enemy is destroyed as it is, or to hold fire', () => {
  expect(enough([open, open, at('e2'), at('e2')], 0)).toBeUndefined();
  expect(enough([open, open, open, at('e1')], 0)).toBeUndefined();
  const none = { id: 'none', verb: 'holdFire' };
  expect(words.enough?.(fought, needs, [open, open, open, open], none, names)).toBeUndefined();
});
