// Plans for several things on the first screen of their question.
import { expect, test } from 'vitest';
import { EMPTY } from '#discord/panel/ids';
import { submits } from '#discord/panel/screens/risks';
import { readId } from '#discord/press-id';
import type { Need } from '#kernel/ask';
import { buttonsOf } from '../checks.ts';
import { ask } from '../fixtures.ts';
import { draftOf, show } from '../wander.ts';

test('what all may do together is a whole order, beside the plan itself', () => {
  const stay = { id: 'stay' };
  const leave = (i: number): Need => ({
    name: `ship${i}`,
    prompt: { key: 'where' },
    choice: { kind: 'choose', min: 1, max: 1, options: [stay, { id: 'dock' }, ...(i === 0 ? [] : [{ id: 'home' }])] },
    of: { id: `ship${i}` },
    usual: { pick: ['stay'] },
  });
  const away = { id: 'withdraw', verb: 'withdraw', needs: [0, 1, 2].map(leave) };
  const battle = ask(
    { kind: 'choose', min: 1, max: 1, options: [{ id: 'stay', verb: 'stay' }, away] },
    { role: 'choice' },
  );
  const orders = buttonsOf(show(battle, EMPTY)).filter(({ custom_id }) => readId(custom_id)?.ask !== undefined);
  const found = orders.map(({ custom_id, label }) => [label, submits(battle, draftOf(custom_id), false)] as const);
  const docked = Object.fromEntries([0, 1, 2].map((i) => [`ship${i}`, { pick: ['dock'] }]));
  expect(found.map(([, answer]) => answer)).toEqual([
    { pick: ['stay'] },
    { pick: ['withdraw'], with: docked },
    undefined,
  ]);
  expect(found[1]?.[0]).toMatch(/dock$/);
});
