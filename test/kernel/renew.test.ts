/** A state put back in the place of a later one: the same questions under new numbers, and the same fortune. */
import { describe, expect, test } from 'vitest';
import { answer, isStep } from '#kernel/answer';
import { renewed } from '#kernel/renew';
import { must, reply, type SkirmishOp, type SkirmishState, skirmish, start } from '#test/skirmish';

const copy = (state: SkirmishState): SkirmishState => JSON.parse(JSON.stringify(state)) as SkirmishState;
const give = (state: SkirmishState, seat: number, ask: number, pick: string) =>
  answer(skirmish, copy(state), { seat, ask, answer: { pick: [pick] } });
const refusal = (outcome: ReturnType<typeof give>) => (isStep(outcome) ? undefined : outcome.refused);
const asksOf = (state: SkirmishState) => (state.open?.asks ?? []).map(({ id }) => id);

describe.each<readonly [string, readonly SkirmishOp[]]>([
  ['one seat is asked', [{ op: 'nested', depth: 0 }]],
  ['frames below wait for the answer', [{ op: 'nested', depth: 3 }]],
  ['two seats are asked at once', [{ op: 'both' }]],
  ['a window is open', [{ op: 'window' }]],
  ['a round of passes is open', [{ op: 'round' }]],
])('where %s', (_, ops) => {
  const { state } = start([], ops);
  const before = copy(state);
  must(reply(state, 0, 'yes'));
  const back = renewed(before, state);

  test('no number is one that the game has ever given', () => {
    expect(Math.min(...asksOf(back))).toBeGreaterThanOrEqual(state.next);
    expect(back.next).toBeGreaterThan(Math.max(...asksOf(back)));
    expect(new Set(asksOf(back)).size).toBe(asksOf(before).length);
  });

  test('answers to the asks of before, of any time, are stale', () => {
    for (const id of [...asksOf(before), ...asksOf(state)]) expect(refusal(give(back, 0, id, 'yes'))).toBe('stale');
  });

  test('nothing but the numbers has changed, and the state that was given stays as it was', () => {
    const numbered = { ...back, next: before.next };
    const asks = back.open!.asks.map((ask, n) => ({ ...ask, id: before.open!.asks[n]!.id }));
    expect({ ...numbered, open: { ...back.open!, asks } }).toEqual(before);
    expect(JSON.stringify(Object.keys(back))).toBe(JSON.stringify(Object.keys(before)));
  });

  test('the same answer leads on as it did', () => {
    const again = copy(back);
    must(reply(again, 0, 'yes'));
    expect(again.g).toEqual(state.g);
    expect(again.frames).toEqual(state.frames);
    expect(again.open?.as).toBe(state.open?.as);
  });
});

test('answers of a group that were in stay in, and the group goes on with the last one', () => {
  const { state } = start([], [{ op: 'both' }]);
  must(reply(state, 1, 'yes'));
  const before = copy(state);
  must(reply(state, 0, 'no'));
  const back = renewed(before, state);
  expect(back.open?.answers).toEqual({ 1: { pick: ['yes'] } });
  must(reply(back, 0, 'yes'));
  expect(back.g.log).toEqual([JSON.stringify({ 0: { pick: ['yes'] }, 1: { pick: ['yes'] } })]);
});

test('what chance has in store stays the same', () => {
  const { state } = start(
    [],
    [
      { op: 'nested', depth: 0 },
      { op: 'roll', sides: 1000 },
    ],
  );
  const before = copy(state);
  must(reply(state, 0, 'yes'));
  const back = renewed(renewed(before, state), state);
  must(reply(back, 0, 'no'));
  expect(back.g.log[1]).toBe(state.g.log[1]);
});

test('numbers only ever rise, however often a state is put back', () => {
  const { state } = start([], [{ op: 'nested', depth: 0 }]);
  const before = copy(state);
  const seen = new Set(asksOf(state));
  let at = state;
  for (let n = 0; n < 20; n++) {
    at = renewed(before, at);
    for (const id of asksOf(at)) expect(seen.has(id)).toBe(false);
    for (const id of asksOf(at)) seen.add(id);
  }
});

test('a game that is over has no asks to number', () => {
  const { state } = start([], [{ op: 'win', how: 'points' }]);
  expect(renewed(copy(state), { next: 99 })).toEqual({ ...state, next: 99 });
});
