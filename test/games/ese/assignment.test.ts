// Rounds of assignment (3.8); stories bear the number of their clause, ruling or scenario.
import { describe, expect, test } from 'vitest';
import { answer } from '#kernel/answer';
import { k, needsOf, onAttack, sentTo, until } from './fight.ts';
import { rules, table } from './table.ts';

test('3.8: speeds are called from low to high, attacker first, then all defenders; a fleet may go anywhere it likes', () => {
  const t = onAttack({ play: ['L', 'H', 'M'] }, { play: ['Ice World', 'H', 'L'] }, { play: ['Desert World', 'M'] });
  const called: string[] = [];
  for (let next = t.asks()[0]; next?.stop === 'assign'; next = t.asks()[0]) {
    called.push(`${k(t)}: ${next.seat}`);
    t.does(next.seat, 'none');
  }
  expect(called).toEqual(['1: 0', '1: 1', '2: 0', '2: 2', '3: 0', '3: 1']);
});

test('40: a fleet that is not sent at its speed is missed', () => {
  const t = onAttack({ play: ['H', 'M'] }, { play: ['Ice World'] });
  until(t, 0, 'assign').does(0, 'none');
  until(t, 0, 'assign');
  expect(k(t)).toBe(2);
  expect(needsOf(t, 0).map(({ name }) => name)).toEqual(['normal-fleet']);
});

test('41: with Hive Mind fleets act one speed later, and nobody is asked at 1', () => {
  const t = onAttack({ home: 'Hive Mind', play: ['H', 'M', 'L'] }, { play: ['Ice World'] });
  expect(t.speeds(0)).toEqual([2, 3, 4]);
  until(t, 0, 'assign');
  expect(k(t)).toBe(2);
});

test('3.8: speed for attacking fleets is the attacker’s alone, speed for defending ones the others’', () => {
  const both = ['H', 'Space Chimps', 'Star Gates'];
  const t = onAttack({ play: both }, { play: ['H', 'Hyper Warp Drives', 'Jungle World'] });
  expect([t.speeds(0), t.speeds(1)]).toEqual([[2], [2]]);
});

test('43: sped up before its round, a fleet is asked at its new speed', () => {
  const t = onAttack({ play: ['H'], action: ['Infiltration'] }, { play: ['Ice World'] });
  t.does(0, 'Infiltration', { fleets: 'H' }).pass();
  expect(t.speeds(0)).toEqual([4]);
  expect(k(t)).toBe(4);
  until(t, 0, 'assign').does(0, 'assign', { H: { 'Ice World': 1 } });
  expect(t.last('conflict')).toMatchObject({ planet: 'ice-world' });
});

test('44: tactics rescue a fleet that has missed its round', () => {
  const t = onAttack({ play: ['H', 'M'], action: ['All Power to Engines'] }, { play: ['Ice World'] });
  until(t, 0, 'assign').does(0, 'none');
  while (k(t) < 2) t.does(t.asks()[0]?.seat ?? 0, 'pass');
  t.does(0, 'All Power to Engines', { fleets: 'H' });
  expect(t.pass('tactics').ask(0).stop).toBe('assign');
  t.does(0, 'none').pass('tactics');
  expect(k(t)).toBe(5);
  t.does(0, 'assign', { H: { 'Ice World': 1 } });
  expect(t.last('conflict')).toMatchObject({ planet: 'ice-world' });
});

test('3.8: raised to a speed that has been called already, a fleet stays missed', () => {
  const t = onAttack({ play: ['H', 'M', 'L'], action: ['Feint', 'War Star'] }, { play: ['Ice World'] });
  until(t, 0, 'assign').does(0, 'none').pass('tactics');
  until(t, 0, 'assign').does(0, 'none').pass('tactics');
  for (let i = 0; i < 9 && k(t) < 3; i++) until(t, 0, 'tactics').pass('tactics');
  expect(k(t)).toBe(3);
  until(t, 0, 'assign').does(0, 'none').does(0, 'Feint', { fleets: 'H' }).does(0, 'pass');
  expect(t.speeds(0)).toEqual([2, 2, 3]);
  t.pass('tactics');
  expect(t.told('conflict')).toEqual([]);
  expect(t.asks().every(({ stop }) => stop !== 'assign')).toBe(true);
});

test('46: raised to the speed of the round after the attacker was seen, a fleet may still go at once', () => {
  const t = onAttack({ play: ['M', 'L'], action: ['Feint'] }, { play: ['Ice World', 'L'] });
  until(t, 0, 'assign').does(0, 'none');
  until(t, 0, 'assign');
  expect(k(t)).toBe(3);
  t.does(0, 'none').does(0, 'Feint', { fleets: 'M' }).pass('tactics');
  t.does(0, 'assign', { M: { 'Ice World': 1 } });
  expect(sentTo(t)).toEqual(['normal-fleet ice-world']);
  expect(t.ask(1).stop).toBe('assign');
});

test('47: a fleet that guards may be sent elsewhere when it gets faster, or stay', () => {
  for (const moves of [true, false]) {
    const t = onAttack(
      { play: ['H', 'L'], action: ['Feint'] },
      { play: ['Ice World', 'M'], action: ['Ambush', 'Scout'] },
    );
    until(t, 1, 'assign').does(1, 'assign', { M: { 'Ice World': 1 } });
    until(t, 1, 'tactics').does(1, 'Ambush', { fleets: 'M' }).pass('tactics');
    until(t, 1, 'assign');
    expect(k(t)).toBe(4);
    t.does(1, moves ? 'assign' : 'none', { guards: { 'Old Republic': 1 } });
    expect(sentTo(t)).toEqual([`normal-fleet ${moves ? 'old-republic' : 'ice-world'}`]);
  }
});

test('A13: any number of tactics cards in a window; each takes effect when it closes', () => {
  const t = onAttack({ play: ['H'], action: ['Feint', 'Scout', 'Redeploy'] }, { play: ['Ice World'] });
  t.does(0, 'Feint', { fleets: 'H' }).does(0, 'Scout', { fleets: 'H' });
  expect(t.speeds(0)).toEqual([1]);
  t.pass('tactics');
  expect(t.speeds(0)).toEqual([5]);
});

test('49: formation tactics ask for their class', () => {
  const t = onAttack({ play: ['M', 'M'], action: ['Above and Below', 'Pincer Maneuver'] }, { play: ['Ice World'] });
  expect(t.may(0)).toEqual(['Pincer Maneuver', 'pass']);
  t.does(0, 'Pincer Maneuver', { fleets: ['M', 'M'] }).pass('tactics');
  expect(t.speeds(0)).toEqual([7, 7]);
});

test('50: Transhumans sharpen tactics, not the Bird Men', () => {
  const t = onAttack(
    { play: ['Transhumans', 'Bird Men', 'H', 'H', 'M'], action: ['Reconnaissance'] },
    { play: ['Ice World'] },
  );
  t.does(0, 'Reconnaissance', { fleets: ['H', 'H'] })
    .does(0, 'use', { fleet: 'M' })
    .pass('tactics');
  expect(t.speeds(0)).toEqual([4, 4, 4]);
});

test('52: attack tactics are for the attacker, defence tactics for defenders, the rest for all', () => {
  const t = onAttack(
    { play: ['H'], action: ['Ambush', 'Surprise Attack'] },
    { play: ['L'], action: ['Surprise Attack', 'Ambush', 'Scout'] },
  );
  expect(t.may(0)).toEqual(['Surprise Attack', 'pass']);
  expect(t.may(1)).toEqual(['Ambush', 'Scout', 'pass']);
});

test('53: a defender may speed up the fleets of another defender', () => {
  const t = onAttack({ play: ['H'] }, { play: ['M', 'M'] }, { action: ['Patrol'] });
  t.does(2, 'Patrol', { fleets: ['M@1', 'M@1'] }).pass('tactics');
  expect(t.speeds(1)).toEqual([4, 4]);
});

describe('cancelling', () => {
  test('A13: Sector Alert takes a tactics card of the same window away', () => {
    const t = onAttack({ play: ['H'], action: ['Infiltration'] }, { action: ['Sector Alert'] });
    t.does(0, 'Infiltration', { fleets: 'H' }).does(1, 'Sector Alert', { play: 'Infiltration' }).pass('tactics');
    expect(t.speeds(0)).toEqual([1]);
    expect([...t.zone('actionDiscard')].sort()).toEqual(['Infiltration', 'Sector Alert']);
  });

  test('55: not in a later window', () => {
    const t = onAttack({ play: ['H', 'M'], action: ['Feint', 'Ruse'] }, { action: ['Sector Alert', 'Scout'] });
    t.does(0, 'Feint', { fleets: 'M' }).pass('tactics');
    until(t, 1, 'tactics');
    expect(t.may(1)).toEqual(['pass']);
  });

  test('a play asks those again who have passed', () => {
    const t = onAttack({ play: ['H'], action: ['Infiltration'] }, { action: ['Sector Alert'] }, { action: ['Ruse'] });
    t.does(1, 'pass').does(2, 'pass').does(0, 'Infiltration', { fleets: 'H' });
    expect(
      t
        .asks()
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 1, 2].filter((seat) => t.hand(seat, 'action').length > 0));
    expect(t.may(1)).toEqual(['Sector Alert', 'pass']);
  });

  test('a pass that says nothing else in more words is a pass, and closes no window for the others', () => {
    const t = onAttack({ play: ['H'], action: ['Feint'] }, { action: ['Sector Alert'] });
    const input = { seat: 1, ask: t.ask(1).id, answer: { pick: ['pass'], with: {} } };
    expect(answer(rules, t.state, input)).not.toHaveProperty('refused');
    expect(t.asks().map(({ seat }) => seat)).toEqual([0]);
    expect(t.state.g.window).toBeDefined();
  });

  test('passing may be taken back as long as others are asked', () => {
    const t = onAttack({ play: ['H'], action: ['Feint'] }, { play: ['L'], action: ['Ambush'] }, { action: ['Ruse'] });
    const ask = t.ask(1);
    t.does(1, 'pass');
    expect(t.asks().map(({ seat }) => seat)).not.toContain(1);
    expect(t.state.open?.asks.find(({ seat }) => seat === 1)?.id).toBe(ask.id);
  });
});

test('56: Lost in Space takes a fleet out for the turn, however fast it gets', () => {
  const t = onAttack(
    { play: ['H', 'M'], action: ['All Power to Engines'] },
    { play: ['Ice World'], action: ['Lost in Space'] },
  );
  until(t, 0, 'assign').does(0, 'assign', { H: { 'Ice World': 1 } });
  t.does(1, 'Lost in Space', { fleet: 'H' }).pass('tactics');
  expect(sentTo(t)).toEqual([]);
  until(t, 0, 'tactics').does(0, 'All Power to Engines', { fleets: 'H' });
  expect(t.told('played').map(({ def }) => def)).toEqual(['lost-in-space', 'all-power-to-engines']);
  expect(t.told('assigned').map(({ k: at }) => at)).toEqual([1, 2]);
  expect(t.told('conflict')).toEqual([]);
});

test('58: Legendary Captain sends a fleet that has missed its round', () => {
  const t = onAttack({ play: ['H', 'L'], action: ['Legendary Captain'] }, { play: ['Core World'] });
  until(t, 0, 'assign').does(0, 'none');
  while (k(t) < 3) until(t, 0, 'tactics').pass('tactics');
  until(t, 0, 'assign').does(0, 'none');
  until(t, 0, 'tactics').does(0, 'Legendary Captain', { fleet: 'H', planet: 'Core World' }).pass('tactics');
  expect(t.last('conflict')).toMatchObject({ planet: 'core-world' });
});

test('59: Switch swaps what two own fleets do', () => {
  const t = onAttack({ play: ['H', 'L'], action: ['Switch'] }, { play: ['Core World'] });
  until(t, 0, 'assign').does(0, 'assign', { H: { 'Core World': 1 } });
  until(t, 0, 'tactics')
    .does(0, 'Switch', { fleets: ['H', 'L'] })
    .pass('tactics');
  expect(sentTo(t)).toEqual(['light-fleet core-world']);
});

test('A36: Decoy moves an assigned fleet of an opponent to another planet that it may go to', () => {
  const t = onAttack({ play: ['H'] }, { play: ['Core World', 'Ice World'], action: ['Decoy'] });
  until(t, 0, 'assign').does(0, 'assign', { H: { 'Core World': 1 } });
  t.does(1, 'Decoy', { fleet: 'H', planet: 'Ice World' }).pass('tactics');
  expect(t.last('conflict')).toMatchObject({ planet: 'ice-world' });
});

test('A18: an attack may be declared and nothing sent; defenders guard only planets of their own (A17)', () => {
  const t = onAttack({ play: ['H'] }, { play: ['Ice World', 'H'] }, { play: ['Core World'] });
  t.does(0, 'none');
  const need = needsOf(t, 1)[0]?.choice;
  expect(need?.kind === 'distribute' ? need.options.map(({ note }) => note?.def) : []).toEqual([
    'old-republic',
    'ice-world',
  ]);
  t.does(1, 'assign', { H: { 'Ice World': 1 } });
  expect(t.told('conflict')).toEqual([]);
  expect(t.state.g.courses).toEqual({});
});

test('61: no attack, no windows, no battle', () => {
  const t = table({
    seats: [{ play: ['H'], action: ['Feint'] }, { action: ['Ambush'] }],
    from: ['attack', 'battle', 'trade'],
  });
  t.does(0, 'done');
  expect(t.ask(0).stop).toBe('trade');
  expect(t.told('round')).toEqual([]);
});

test('defenders choose at the same time, and nothing shows before all have', () => {
  const t = onAttack({ play: ['L'] }, { play: ['M', 'Ice World'] }, { play: ['M', 'Desert World'] });
  until(t, 1, 'assign');
  expect(t.asks().map(({ seat }) => seat)).toEqual([1, 2]);
  t.does(1, 'assign', { M: { 'Ice World': 1 } });
  expect(sentTo(t)).toEqual([]);
  t.does(2, 'assign', { M: { 'Desert World': 1 } });
  expect([...sentTo(t)].sort()).toEqual(['normal-fleet desert-world', 'normal-fleet ice-world']);
});
