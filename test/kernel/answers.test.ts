/** Asks and answers: who may answer what, in which order, and what a wrong answer leaves behind. */
import { describe, expect, test } from 'vitest';
import { answer, check, isStep } from '#kernel/answer';
import type { Choice } from '#kernel/ask';
import { must, reply, skirmish, start } from '#test/skirmish';

const both = () => start([], [{ op: 'both' }]).state;

describe('several seats asked at once', () => {
  test.each([{ order: [0, 1] }, { order: [1, 0] }])('answer in the order $order with the same outcome', ({ order }) => {
    const state = both();
    for (const seat of order) must(reply(state, seat, seat === 0 ? 'yes' : 'no'));
    expect(state.g.log).toEqual([JSON.stringify({ 0: { pick: ['yes'] }, 1: { pick: ['no'] } })]);
  });

  test('an answer may be changed until all are in', () => {
    const state = both();
    must(reply(state, 0, 'yes'));
    must(reply(state, 0, 'no'));
    must(reply(state, 1, 'yes'));
    expect(state.g.log).toEqual([JSON.stringify({ 0: { pick: ['no'] }, 1: { pick: ['yes'] } })]);
  });

  test('the work does not go on before the last answer', () => {
    const state = both();
    must(reply(state, 1, 'yes'));
    expect(state.g.log).toEqual([]);
    expect(state.open?.asks.map((ask) => ask.seat)).toEqual([0, 1]);
  });
});

test('a window closes with the first answer of anybody', () => {
  const { state } = start([], [{ op: 'window' }]);
  must(reply(state, 1, 'yes'));
  expect(state.g.log).toEqual([JSON.stringify({ 1: { pick: ['yes'] } })]);
  expect(state.open?.as).toBe('wait');
});

describe('a round of passes', () => {
  test('ends with the first answer that is no pass', () => {
    const { state } = start([], [{ op: 'round' }]);
    must(reply(state, 1, 'yes'));
    expect(state.g.log).toEqual([JSON.stringify({ 1: { pick: ['yes'] } })]);
  });

  test('goes on after each option that passes, until all have passed', () => {
    const { state } = start([], [{ op: 'round' }]);
    must(reply(state, 0, 'later'));
    expect(state.g.log).toEqual([]);
    must(reply(state, 1, 'no'));
    expect(state.g.log).toEqual([JSON.stringify({ 0: { pick: ['later'] }, 1: { pick: ['no'] } })]);
  });
});

test('asks within asks end innermost first, each in its own frame', () => {
  const { state } = start([], [{ op: 'nested', depth: 2 }]);
  expect(state.frames).toHaveLength(4);
  const frames = ['yes', 'no', 'yes'].map((pick) => {
    must(reply(state, 0, pick));
    return state.frames.length;
  });
  expect(state.g.log).toEqual(['{"pick":["yes"]}', '{"pick":["no"]}', '{"pick":["yes"]}']);
  expect(frames).toEqual([3, 2, 1]);
});

describe('an answer that is refused leaves the state byte for byte as it was', () => {
  const cyclic: Record<string, unknown> = { seat: 0, ask: 1 };
  cyclic.answer = cyclic;
  const thrower = {
    seat: 0,
    ask: 1,
    get answer(): never {
      throw new Error('trap');
    },
  };
  const hostile: [string, unknown, string][] = [
    ['nothing', undefined, 'malformed'],
    ['a number', 7, 'malformed'],
    ['an array', [], 'malformed'],
    ['no answer', { seat: 0, ask: 1 }, 'malformed'],
    ['not a number as ask', { seat: 0, ask: 'one', answer: { pick: [] } }, 'malformed'],
    ['NaN', { seat: 0, ask: Number.NaN, answer: { pick: [] } }, 'malformed'],
    ['a fraction', { seat: 0, ask: 1.5, answer: { pick: [] } }, 'malformed'],
    ['extra fields', { seat: 0, ask: 1, answer: { pick: ['yes'] }, admin: true }, 'malformed'],
    ['two kinds of answer', { seat: 0, ask: 1, answer: { pick: ['yes'], number: 1 } }, 'malformed'],
    ['a huge list', { seat: 0, ask: 1, answer: { pick: Array.from({ length: 5000 }, (_, i) => `${i}`) } }, 'malformed'],
    ['a circle', cyclic, 'malformed'],
    ['a trap', thrower, 'malformed'],
    ['an old ask', { seat: 0, ask: 99, answer: { pick: ['yes'] } }, 'stale'],
    ['another seat', { seat: 1, ask: 1, answer: { pick: ['yes'] } }, 'foreign'],
    ['no such seat', { seat: 9, ask: 1, answer: { pick: ['yes'] } }, 'foreign'],
    ['no such option', { seat: 0, ask: 1, answer: { pick: ['maybe'] } }, 'illegal'],
    ['an option of the language', { seat: 0, ask: 1, answer: { pick: ['constructor'] } }, 'illegal'],
    ['too many', { seat: 0, ask: 1, answer: { pick: ['yes', 'no'] } }, 'illegal'],
    ['twice the same', { seat: 0, ask: 1, answer: { pick: ['yes', 'yes'] } }, 'illegal'],
    ['the wrong kind', { seat: 0, ask: 1, answer: { number: 1 } }, 'illegal'],
  ];
  test.each(hostile)('%s', (_name, input, refused) => {
    const { state } = start([], [{ op: 'both' }]);
    const ask = state.open?.asks[0]?.id;
    expect(ask).toBe(1);
    const before = JSON.stringify(state);
    const outcome = answer(skirmish, state, input);
    expect(outcome).toMatchObject({ refused });
    expect(JSON.stringify(state)).toBe(before);
  });

  test('a prototype smuggled among the needs reaches nothing', () => {
    const { state } = start([], [{ op: 'both' }]);
    const input = JSON.parse(
      '{"seat":0,"ask":1,"answer":{"pick":["yes"],"with":{"__proto__":{"pick":["no"]}}}}',
    ) as unknown;
    must(answer(skirmish, state, input));
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(JSON.stringify(state.open?.answers)).not.toContain('__proto__');
  });

  test('a game that is over takes nothing more', () => {
    const { state } = start([], [{ op: 'win', how: 'test' }]);
    expect(state.result).toMatchObject({ winners: [0], how: 'test' });
    const before = JSON.stringify(state);
    expect(answer(skirmish, state, { seat: 0, ask: 1, answer: { pick: [] } })).toEqual({ refused: 'over' });
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('each kind of choice knows its legal answers', () => {
  const options = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const spread: Choice = { kind: 'distribute', options, min: 2, max: 4, most: 3, spread: 2 };
  const withNeeds: Choice = {
    kind: 'choose',
    min: 1,
    max: 1,
    options: [
      { id: 'play', needs: [{ name: 'x', prompt: { key: 'x' }, choice: { kind: 'number', min: 0, max: 3 } }] },
      { id: 'pass' },
    ],
  };
  test.each<[string, Choice, unknown, boolean]>([
    ['a number in range', { kind: 'number', min: 0, max: 3 }, { number: 3 }, true],
    ['a number out of range', { kind: 'number', min: 0, max: 3 }, { number: 4 }, false],
    ['an order of all', { kind: 'order', options }, { order: ['c', 'a', 'b'] }, true],
    ['an order of some', { kind: 'order', options }, { order: ['c', 'a'] }, false],
    ['an order with one twice', { kind: 'order', options }, { order: ['c', 'c', 'a'] }, false],
    ['amounts in all bounds', spread, { amounts: { a: 3, b: 1 } }, true],
    ['too much in all', spread, { amounts: { a: 3, b: 2 } }, false],
    ['too little in all', spread, { amounts: { a: 1 } }, false],
    ['too much on one', spread, { amounts: { a: 4 } }, false],
    ['on too many', spread, { amounts: { a: 1, b: 1, c: 1 } }, false],
    ['nothing on one', spread, { amounts: { a: 2, b: 0 } }, false],
    ['a need answered', withNeeds, { pick: ['play'], with: { x: { number: 2 } } }, true],
    ['a need left out', withNeeds, { pick: ['play'] }, false],
    ['a need answered wrongly', withNeeds, { pick: ['play'], with: { x: { number: 9 } } }, false],
    ['a need too many', withNeeds, { pick: ['pass'], with: { x: { number: 2 } } }, false],
  ])('%s', (_name, choice, given, legal) => {
    expect(check(choice, given as never, 0) === undefined).toBe(legal);
  });
});

test('a number asked for is given to the op that goes on', () => {
  const { state } = start([], [{ op: 'numbers' }]);
  const outcome = answer(skirmish, state, { seat: 0, ask: 1, answer: { number: 3 } });
  expect(isStep(outcome)).toBe(true);
  expect(state.g.log).toEqual(['{"number":3}']);
});

test('a question with one answer is not asked: the op that goes on is given the answer', () => {
  const { state } = start([], [{ op: 'obvious' }]);
  expect(state.g.log).toEqual(['{"pick":["obvious"]}']);
  expect(state.open?.as).toBe('wait');
});

test('an op that no ask goes on with is given no answer', () => {
  const { state } = start([], [{ op: 'both' }, { op: 'replied' }]);
  must(reply(state, 0, 'yes'));
  must(reply(state, 1, 'yes'));
  expect(state.g.log[1]).toBe('{}');
});
