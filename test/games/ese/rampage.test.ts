// Interstellar Rampage (3.10, A19): what the second attack of a turn finds as the first one left it.
import { expect, test } from 'vitest';
import { decide } from '#table/play/autopilot';
import { viewOf } from '../../../src/games/ese/view.ts';
import { attack, sentTo } from './fight.ts';
import { rules, type SeatGiven, step, type Table, table } from './table.ts';

/** Everybody's time runs out up to an ask that a seat has at a stop. */
const until = (t: Table, seat: number, stop: string): Table =>
  t.drift(() => t.asks().some((one) => one.seat === seat && one.stop === stop));

/** Steps from the first attack of a turn to its end. */
const toTheEnd = [...attack, step('turn.phase', { phase: 'end' }), 'turn.rampage', 'turn.discard'];

const onRampage = (p: SeatGiven, ...others: readonly SeatGiven[]): Table =>
  table({ seats: [{ ...p, action: [...(p.action ?? []), 'Interstellar Rampage'] }, ...others], from: toTheEnd }).does(
    0,
    'attack',
  );

/** Everybody's time runs out up to where seat 0 may say that it attacks, which it does. */
function attacks(t: Table): Table {
  t.drift(() => t.asks().some(({ seat }) => seat === 0) && t.may(0).includes('tacticsFirst'));
  return t.does(0, 'attack');
}

/** Goes on to the second attack, which is declared. */
function again(t: Table): Table {
  until(t, 0, 'end').does(0, 'Interstellar Rampage');
  return attacks(t);
}

test('3.8: a fleet lost in space stays at home in the second attack of the turn too', () => {
  const t = onRampage({ play: ['H', 'M'] }, { play: ['Ice World'], action: ['Lost in Space'] });
  until(t, 1, 'tactics').does(1, 'Lost in Space', { fleet: 'H' });
  until(again(t), 0, 'assign');
  expect(t.state.g.k).toBe(2);
  t.does(0, 'assign', { M: { 'Ice World': 1 } });
  expect(sentTo(t)).toEqual(['normal-fleet ice-world']);
});

test('3.8: the next turn finds it again', () => {
  const t = onRampage({ play: ['H'] }, { play: ['Ice World'], action: ['Lost in Space'] });
  until(t, 1, 'tactics').does(1, 'Lost in Space', { fleet: 'H' });
  t.drift(() => t.state.g.turn === 3);
  attacks(t);
  until(t, 0, 'assign').does(0, 'assign', { H: { 'Ice World': 1 } });
  expect(sentTo(t)).toEqual(['heavy-fleet ice-world']);
});

test('3.8: a fleet lost in space is lost for whoever takes it over in the same turn', () => {
  const t = onRampage(
    { play: ['L'], action: ['Blood Traitors'] },
    { play: ['Ice World', 'H'], action: ['Lost in Space'] },
  );
  until(t, 1, 'tactics').does(1, 'Lost in Space', { fleet: 'H' });
  until(t, 0, 'end').does(0, 'Interstellar Rampage').does(0, 'Blood Traitors', { card: 'H' });
  attacks(t);
  until(t, 0, 'assign');
  expect(t.speeds(0)).toEqual([3, 1]);
  expect(t.state.g.k).toBe(3);
});

test('3.8: speed from tactics holds in the second attack, and nobody’s way of the first', () => {
  const t = onRampage({ play: ['H'], action: ['Infiltration'] }, { play: ['Ice World'] });
  t.does(0, 'Infiltration', { fleets: 'H' });
  until(t, 0, 'assign').does(0, 'assign', { H: { 'Ice World': 1 } });
  again(t);
  expect(sentTo(t)).toEqual([]);
  until(t, 0, 'assign');
  expect(t.state.g.k).toBe(4);
});

test.each([
  ['phase', 'event.opponents'],
  ['phase', 'tactics'],
  ['round', 'tactics'],
] as const)(
  'section 5: an order to pass the %s at "%s" ends with it, before the second one of a Rampage',
  (span, stop) => {
    const t = table({
      seats: [
        { play: ['H'], action: ['Interstellar Rampage'] },
        { play: ['Ice World'], action: ['Ruse', 'Feint'] },
      ],
      from: [step('turn.phase', { phase: 'event' }), 'event', 'event.opponents', ...toTheEnd],
    });
    const stops = (seat: number) => t.asks().some((one) => one.seat === seat && one.stop === stop);
    const drift = () => {
      for (let i = 0; i < 40 && !stops(1); i++)
        if (t.asks().some(({ seat }) => seat === 0) && t.may(0).includes('attack')) t.does(0, 'attack');
        else if (t.asks().some((one) => one.stop === 'end')) t.does(0, 'Interstellar Rampage');
        else t.late(t.asks()[0]?.seat ?? 0);
      return t.ask(1);
    };
    const passes = (at: ReturnType<typeof drift>, ordered: string | undefined) =>
      decide(viewOf(rules, t.state, 1), at, {
        mode: 'strict',
        stops: [],
        until: `span:${span}`,
        ...(ordered !== undefined && { span: ordered }),
      }).answer !== undefined;
    const first = drift();
    const ordered = first.spans?.[span];
    expect(passes(first, ordered)).toBe(true);
    for (let i = 0; i < 60 && t.told('rampage').length === 0; i++) {
      if (stops(1)) t.late(1);
      drift();
    }
    expect(passes(drift(), ordered)).toBe(false);
  },
);
