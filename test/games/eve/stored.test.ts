/** Games that were stored by earlier versions of the rules are opened and played on. */
import { expect } from 'vitest';
import type { EveState } from '#games/eve/state';
import { ref } from '#kernel/zones';
import { describe, scenario, type Table } from '../../support/board.ts';

/** The game as format 1 stored it in a battle: with those who had defended by the last border of its steps. */
function ofFormatOne(table: Table, ...defenders: readonly string[]): string {
  const { state } = table;
  const { battle } = state.g;
  if (battle === undefined) throw new Error('no battle');
  const { defended: _, ...rest } = battle;
  const noted = { ...rest, left: false, defenders: defenders.map((name) => ref(state, table.one(name))) };
  return JSON.stringify({ ...state, format: 1, g: { ...state.g, battle: noted } });
}

/** Plays a game on by the declared defaults until its battle is over; how many battle phases have begun meanwhile. */
function roundsOf(table: Table, state: EveState): number {
  let round = 0;
  for (let n = 0; n < 200 && state.g.battle !== undefined; n++) {
    round = state.g.battle.round;
    const ask = state.open?.asks[0];
    if (ask === undefined) throw new Error('nobody is asked');
    table.world.game.answer(state, { seat: ask.seat, ask: ask.id, answer: ask.fallback });
  }
  return round;
}

describe('a game stored by format 1 in the middle of a battle', () => {
  scenario('R-43 C-11.5 knows which defender had left by then', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(1/3)'] }, outer: { Stain: { p2: ['B=Ship(1/3)', 'C=Ship(1/3)'] } } });
    p1.warp('A', 'Stain');
    p1.stay();
    p2.withdraw({ B: 'home p2' });
    const stored = table.world.game.open(ofFormatOne(table, 'B', 'C')) as EveState;
    expect(stored.g.battle).toEqual({ ...table.state.g.battle, left: true, defended: true });
    expect(roundsOf(table, stored)).toBe(2);
  });

  scenario('R-43 C-11.5 and that all were still there', ({ given, p1, table }) => {
    given({ p1: { home: ['A=Ship(1/3)'] }, outer: { Stain: { p2: ['B=Ship(1/3)', 'C=Ship(1/3)'] } } });
    p1.warp('A', 'Stain');
    p1.stay();
    const stored = table.world.game.open(ofFormatOne(table, 'B', 'C')) as EveState;
    expect(stored.g.battle?.left).toBe(false);
    expect(roundsOf(table, stored)).toBe(1);
  });
});
