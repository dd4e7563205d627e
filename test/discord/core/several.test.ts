// Several of some options: as few presses as there are exceptions, whichever way round they are told.
import { expect, test } from 'vitest';
import { type Draft, EMPTY } from '#discord/panel/ids';
import { choose } from '#discord/panel/screens/moves';
import { submits } from '#discord/panel/screens/risks';
import { check } from '#kernel/answer';
import type { Ask, Choice, Need } from '#kernel/ask';
import { seedRng } from '#kernel/random';
import { buttonsOf, selectsOf } from '../checks.ts';
import { ask, options, terseGame } from '../fixtures.ts';
import { draftOf, show, verbOf, wander } from '../wander.ts';

const need = (choice: Choice): Need => ({ name: 'which', prompt: { key: 'x' }, choice });

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

const exactly = (n: number, size: number): Ask => ask({ kind: 'choose', options: options(size), min: n, max: n });
const press = (asked: Ask, label: string, draft: Draft = EMPTY): Draft =>
  draftOf(buttonsOf(show(asked, draft)).find((button) => button.label === label)?.custom_id ?? '');
const answersOf = (asked: Ask): readonly string[] =>
  buttonsOf(show(asked)).flatMap(({ label, custom_id }) =>
    ['go', 'done'].includes(verbOf(custom_id)) && submits(asked, draftOf(custom_id), true) !== undefined
      ? [label ?? '']
      : [],
  );

test('exactly two of four are one press: there are six ways', () => {
  const asked = exactly(2, 4);
  expect(answersOf(asked)).toEqual(['o0 + o1', 'o0 + o2', 'o0 + o3', 'o1 + o2', 'o1 + o3', 'o2 + o3']);
  expect(submits(asked, press(asked, 'o1 + o3'), true)).toEqual({ pick: ['o1', 'o3'] });
});

test('… where things of one name that are not alike are told apart by their details', () => {
  const asked = exactly(2, 4);
  const game = {
    ...terseGame,
    words: {
      ...terseGame.words,
      option: (_view: unknown, { id }: { readonly id: string }) =>
        id === 'o3' ? { label: 'o0', detail: 'damaged' } : { label: id },
    },
  };
  const labels = buttonsOf(show(asked, EMPTY, game)).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['o0 + o0 (damaged)', 'o0 + o1', 'o1 + o0 (damaged)']));
});

test('exactly two of nine are two presses: the last one leads on', () => {
  const asked = exactly(2, 9);
  const one = press(asked, 'o3');
  expect(submits(asked, one, true)).toBeUndefined();
  expect(submits(asked, press(asked, 'o7', one), true)).toEqual({ pick: ['o3', 'o7'] });
});

test('… and in a list, as soon as there are exactly so many', () => {
  const asked = exactly(2, 12);
  expect(submits(asked, choose(asked, EMPTY, ['3', '7']) ?? EMPTY, true)).toEqual({ pick: ['o3', 'o7'] });
  const one = choose(asked, EMPTY, ['3']) ?? EMPTY;
  expect(submits(asked, one, true)).toBeUndefined();
});

test('an order of three is one press, an order of four is put together', () => {
  const asked = ask({ kind: 'order', options: options(3) });
  expect(answersOf(asked)).toHaveLength(6);
  expect(submits(asked, press(asked, 'o2 → o0 → o1'), true)).toEqual({ order: ['o2', 'o0', 'o1'] });
  expect(answersOf(ask({ kind: 'order', options: options(4) }))).toEqual([]);
});

const rows = options(3, (i) => ({ id: `row${i}` }));
/** Cards that each go into a row, mostly the last one. */
const laying = (cards: number): Ask =>
  ask({
    kind: 'choose',
    options: options(cards, () => ({
      verb: 'lay',
      needs: [
        {
          name: 'row',
          prompt: { key: 'row' },
          choice: { kind: 'choose', options: rows, min: 1, max: 1 },
          usual: { pick: ['row2'] },
        },
      ],
    })),
    min: 1,
    max: 1,
  });

test('an option with a usual answer is one press; another answer to it is behind one button', () => {
  const asked = laying(5);
  expect(answersOf(asked).map((label) => label.replace(/^.*: /, ''))).toEqual(
    ['o0', 'o1', 'o2', 'o3', 'o4'].map((card) => `${card} → row2`),
  );
  const otherwise = buttonsOf(show(asked)).find(({ label }) => label?.endsWith('otherwise…'));
  const opened = buttonsOf(show(asked, draftOf(otherwise?.custom_id ?? '')));
  const all = opened.flatMap(({ custom_id }) =>
    verbOf(custom_id) === 'go' ? [submits(asked, draftOf(custom_id), true)] : [],
  );
  expect(all.filter((answer) => answer !== undefined)).toHaveLength(15);
  expect(all).toContainEqual({ pick: ['o3'], with: { row: { pick: ['row0'] } } });
});

test('a number of few is part of the order', () => {
  const need = { name: 'x', prompt: { key: 'x' }, choice: { kind: 'number', min: 1, max: 3 } } as const;
  const asked = ask({
    kind: 'choose',
    options: [...options(2, () => ({ verb: 'use', needs: [need] })), { id: 'none', verb: 'rest' }],
    min: 1,
    max: 1,
  });
  expect(answersOf(asked).filter((label) => /: \d$/.test(label))).toHaveLength(6);
  const last = answersOf(asked).find((label) => label.endsWith('o1: 3')) ?? '';
  expect(submits(asked, press(asked, last), true)).toEqual({ pick: ['o1'], with: { x: { number: 3 } } });
});

test('options that exclude each other are never all offered at once', () => {
  const apart = options(4, (i) => ({ group: `g${i % 2}` }));
  const choice = { kind: 'choose', options: apart, min: 1, max: 4 } as const;
  const within = { kind: 'choose', options: [{ id: 'fire', needs: [need(choice)] }, { id: 'no' }], min: 1, max: 1 };
  const labels = (asked: Ask) => buttonsOf(show(asked)).map(({ label }) => label);
  expect(labels(ask(choice)).filter((label) => /^All/.test(label ?? ''))).toEqual([]);
  expect(labels(ask(within as Choice)).filter((label) => /all/i.test(label ?? ''))).toEqual([]);
});

test.each([
  [1, 2, 4],
  [2, 2, 4],
  [4, 4, 4],
  [1, 4, 4],
  [1, 12, 24],
  [3, 3, 24],
])('at least %i and at most %i of %i that exclude each other in pairs: no screen leads nowhere', (min, max, size) => {
  const apart = options(size, (i) => ({ group: `g${i % (size / 2)}` }));
  const choice = { kind: 'choose', options: apart, min: Math.min(min, size / 2), max } as const;
  const within = {
    kind: 'choose',
    options: [{ id: 'all', needs: [need(choice)] }, { id: 'no' }],
    min: 1,
    max: 1,
  } as const;
  for (const asked of [ask(choice), ask(within)])
    for (let n = 0; n < 8; n++) {
      const answer = wander(asked, seedRng(`apart ${n}`));
      expect(check(asked.choice, answer, 0)).toBeUndefined();
    }
});
