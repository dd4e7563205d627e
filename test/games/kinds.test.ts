/** What belongs to one game is refused in another by the compiler: steps, their arguments, events, boards. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { View } from '#face/view';
import type { Ese } from '#games/ese/kind';
import { type Eve, rule } from '#games/eve/kind';
import type { EventOf, OpIn } from '#kernel/kind';
import type { Machine } from '#kernel/machine';

describe('a game as types', () => {
  test('a call of a step has the step’s arguments', () => {
    expect(rule('battle.phase', { region: 'c1', round: 1 })).toEqual({
      op: 'rule',
      name: 'battle.phase',
      region: 'c1',
      round: 1,
    });
    // @ts-expect-error: the round is missing
    expect(rule('battle.phase', { region: 'c1' })).not.toHaveProperty('round');
    // @ts-expect-error: there is no such side
    expect(rule('battle.targetSide', { side: 'both' })).toHaveProperty('side', 'both');
    // @ts-expect-error: a step of another game
    expect(rule('production.draw')).toHaveProperty('name', 'production.draw');
  });

  test('ops, events and boards of one game are not those of another', () => {
    expectTypeOf<EventOf<Eve>>().not.toExtend<EventOf<Ese>>();
    expectTypeOf<EventOf<Ese>>().not.toExtend<EventOf<Eve>>();
    expectTypeOf<OpIn<Ese>>().not.toExtend<OpIn<Eve>>();
    expectTypeOf<Machine<Ese>>().not.toExtend<Machine<Eve>>();
    expectTypeOf<View<Ese['board']>>().not.toExtend<View<Eve['board']>>();
  });

  test('an event has the fields of its kind', () => {
    expectTypeOf<Extract<EventOf<Eve>, { e: 'marketEmpty' }>>().toHaveProperty('seat');
    expectTypeOf<{ e: 'marketEmpty' }>().not.toExtend<EventOf<Eve>>();
    expectTypeOf<{ e: 'marketEmpty'; seat: number }>().toExtend<EventOf<Eve>>();
  });
});
