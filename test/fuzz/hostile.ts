/** Inputs that nobody may send: stale, foreign, malformed, illegal and hostile ones, made from what is really asked. */

import { randomAnswer } from '#bots/random';
import type { Answer, Ask, Choice, Option } from '#kernel/ask';

type Chance = () => number;

/** A few bad inputs for the asks that are open. Every one of them must be refused. */
export function hostileInputs(ask: Ask, seats: number, chance: Chance, count: number): unknown[] {
  return Array.from({ length: count }, () => {
    const makers = [stale, foreign, malformed, illegal, illegal, hostile];
    return makers[Math.floor(chance() * makers.length)]!(ask, seats, chance);
  });
}

function oneOf<T>(list: readonly T[], chance: Chance): T {
  return list[Math.floor(chance() * list.length)]!;
}

function legal(ask: Ask, chance: Chance) {
  return { seat: ask.seat, ask: ask.id, answer: randomAnswer(ask.choice, chance) };
}

/** An ask that has been, will be or never can be. */
function stale(ask: Ask, _seats: number, chance: Chance): unknown {
  const id = oneOf(
    [ask.id - 1, ask.id + 1, 0, -1, Number.MAX_SAFE_INTEGER, ask.id + 0.5, Number.NaN, String(ask.id), null],
    chance,
  );
  return { ...legal(ask, chance), ask: id };
}

/** Somebody else's chair, or none. */
function foreign(ask: Ask, seats: number, chance: Chance): unknown {
  const seat = oneOf(
    [(ask.seat + 1) % seats, seats, -1, 1e9, ask.seat + 0.1, String(ask.seat), null, undefined],
    chance,
  );
  return { ...legal(ask, chance), seat };
}

/** No input at all. */
function malformed(ask: Ask, _seats: number, chance: Chance): unknown {
  const good = legal(ask, chance);
  const circular: Record<string, unknown> = { ...good };
  circular.answer = circular;
  return oneOf<() => unknown>(
    [
      () => undefined,
      () => null,
      () => 'pass',
      () => 7,
      () => [],
      () => ({}),
      () => Symbol('pass'),
      () => 10n,
      () => () => good,
      () => new Map(Object.entries(good)),
      () => [good],
      () => JSON.stringify(good),
      () => ({ ...good, answer: null }),
      () => ({ ...good, answer: [] }),
      () => ({ ...good, answer: 'pass' }),
      () => ({ ...good, answer: { pick: 'pass' } }),
      () => ({ ...good, answer: { pick: [1] } }),
      () => ({ ...good, answer: { pick: [['pass']] } }),
      () => ({ ...good, answer: { ...good.answer, more: true } }),
      () => ({ ...good, admin: true }),
      () => circular,
      () => new Proxy({}, { get: thrown, has: thrown, ownKeys: thrown, getPrototypeOf: thrown }),
      () => ({
        ...good,
        get answer(): Answer {
          return thrown();
        },
      }),
    ],
    chance,
  )();
}

function thrown(): never {
  throw new Error('a trap in an input');
}

/** Well formed, and against what is asked. */
function illegal(ask: Ask, _seats: number, chance: Chance): unknown {
  return { seat: ask.seat, ask: ask.id, answer: wrong(ask.choice, chance) };
}

function wrong(choice: Choice, chance: Chance): unknown {
  switch (choice.kind) {
    case 'number':
      return oneOf<unknown>(
        [
          { number: choice.min - 1 },
          { number: choice.max + 1 },
          { number: Number.NaN },
          { number: Number.POSITIVE_INFINITY },
          { number: choice.min + 0.5 },
          { pick: [] },
          { number: '1' },
        ],
        chance,
      );
    case 'order': {
      const ids = choice.options.map((one) => one.id);
      return oneOf<unknown>(
        [
          { order: ids.slice(1) },
          { order: [...ids, ids[0]] },
          { order: ids.map(() => ids[0]).concat('x') },
          { pick: ids },
        ],
        chance,
      );
    }
    case 'distribute':
      return wrongAmounts(choice, chance);
    case 'choose':
      return wrongPick(choice, chance);
    default:
      return choice satisfies never;
  }
}

function wrongAmounts(choice: Extract<Choice, { kind: 'distribute' }>, chance: Chance): unknown {
  const id = choice.options[0]?.id ?? 'x';
  return oneOf<unknown>(
    [
      { amounts: { [id]: choice.most + 1 } },
      { amounts: { [id]: -1 } },
      { amounts: { [id]: 0 } },
      { amounts: { [id]: 0.5 } },
      { amounts: { [id]: Number.NaN } },
      { amounts: { nobody: 1 } },
      { amounts: JSON.parse('{"__proto__":{"n":1}}') },
      { amounts: Object.fromEntries(choice.options.map((one) => [one.id, choice.most])), extra: 1 },
    ],
    chance,
  );
}

function wrongPick(choice: Extract<Choice, { kind: 'choose' }>, chance: Chance): unknown {
  const ids = choice.options.map((one) => one.id);
  const first = ids[0] ?? 'x';
  const needy = choice.options.filter((one) => (one.needs?.length ?? 0) > 0);
  const bad: unknown[] = [
    { pick: ['nothing'] },
    { pick: ['__proto__'] },
    { pick: ['constructor'] },
    { pick: ['play:c1'.repeat(40)] },
    { pick: ['warp:c999'] },
    { pick: Array.from({ length: choice.max + 1 }, (_, i) => ids[i] ?? first) },
    { pick: [first, first] },
    { number: 1 },
    { order: ids },
    { pick: crowd },
    { pick: [first], with: { nothing: { pick: ['x'] } } },
    { pick: [first], with: JSON.parse('{"__proto__":{"pick":["x"]},"a":{"pick":[]}}') },
    { pick: [first], with: abyss },
    { pick: [`${first}\u0000`] },
    { pick: ['<script>', "'; DROP TABLE games; --"] },
  ];
  if (choice.min > 0) bad.push({ pick: [] });
  if (needy.length > 0) bad.push(...Array.from({ length: 6 }, () => wrongNeeds(oneOf(needy, chance), chance)));
  return oneOf(bad, chance);
}

/** An option with a need missing, one too many, or one answered wrongly. */
function wrongNeeds(option: Option, chance: Chance): unknown {
  const needs = option.needs ?? [];
  const replies = Object.fromEntries(needs.map((need) => [need.name, randomAnswer(need.choice, chance) as unknown]));
  const spoiled = oneOf(needs, chance);
  return oneOf<() => unknown>(
    [
      () => ({ pick: [option.id] }),
      () => ({ pick: [option.id], with: {} }),
      () => ({ pick: [option.id], with: { ...replies, more: { pick: [] } } }),
      () => ({ pick: [option.id], with: { ...replies, [spoiled.name]: wrong(spoiled.choice, chance) } }),
      () => ({ pick: [option.id], with: Object.create(replies) as unknown }),
    ],
    chance,
  )();
}

/** Answers within answers, far deeper than anything asks for. */
const abyss: unknown = Array.from({ length: 2_000 }).reduce<unknown>((inner) => ({ a: { pick: ['x'], with: inner } }), {
  a: { pick: ['x'] },
});

/** One option a hundred thousand times. */
const crowd: readonly string[] = Array.from({ length: 100_000 }, () => 'pass');

/** Text meant to break something further on. */
function hostile(ask: Ask, _seats: number, chance: Chance): unknown {
  const text = oneOf(
    [
      '__proto__',
      'prototype',
      'toString',
      'hasOwnProperty',
      '\u202e\u0000\ud800',
      'x'.repeat(1_000_000),
      '%s%n',
      '../../etc/passwd',
      '@everyone',
      '🚀'.repeat(150),
      '',
    ],
    chance,
  );
  return oneOf<unknown>(
    [
      { seat: ask.seat, ask: ask.id, answer: { pick: [text] } },
      { seat: ask.seat, ask: ask.id, answer: { order: [text, text] } },
      { seat: ask.seat, ask: ask.id, answer: { amounts: { [text]: 1, other: 1 } } },
      { seat: ask.seat, ask: ask.id, answer: { pick: [text], with: { [text]: { pick: [text] } } } },
      { seat: ask.seat, ask: ask.id, answer: { [text]: [text] } },
    ],
    chance,
  );
}
