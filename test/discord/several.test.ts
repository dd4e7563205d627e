// Several of some options: as few presses as there are exceptions, whichever way round they are told.
import { expect, test } from 'vitest';
import { EMPTY } from '#discord/ids/draft';
import { submits } from '#discord/present/panel';
import type { Ask } from '#kernel/ask';
import { buttonsOf, selectsOf } from './checks.ts';
import { ask, options } from './fixtures.ts';
import { draftOf, show } from './wander.ts';

const several = (size: number, max = size): Ask => ask({ kind: 'choose', options: options(size), min: 1, max });

test('up to ten are a button each; more are a list', () => {
  expect(selectsOf(show(several(10)))).toHaveLength(0);
  expect(selectsOf(show(several(11)))).toHaveLength(1);
});

test('where two of eight stay out, it is they who are chosen', () => {
  const asked = several(8);
  let draft = EMPTY;
  for (const out of ['o2', 'o5'])
    draft = draftOf(buttonsOf(show(asked, draft)).find(({ label }) => label === out)!.custom_id);
  const others = buttonsOf(show(asked, draft)).find(({ label }) => label === 'The 6 not chosen');
  expect(submits(asked, draftOf(others!.custom_id), true)).toEqual({ pick: ['o0', 'o1', 'o3', 'o4', 'o6', 'o7'] });
});

test('… but not where so many may not be taken', () => {
  const asked = several(8, 4);
  const chosen = draftOf(buttonsOf(show(asked)).find(({ label }) => label === 'o2')!.custom_id);
  expect(buttonsOf(show(asked, chosen)).some(({ label }) => /not chosen/.test(label ?? ''))).toBe(false);
});
