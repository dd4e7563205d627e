// Every tactics card (3.8): who may play it, on which fleets, what it does.

import { describe, expect, test } from 'vitest';
import type { Option } from '#kernel/ask';
import { aims, k, needsOf, onAttack, sentTo, until } from '../fight.ts';
import type { Table } from '../table.ts';

/** Where a fleet may be sent, asked with it. */
function destinations(fleet: Option | undefined): readonly Option[] {
  const choice = fleet?.needs?.[0]?.choice;
  return choice?.kind === 'choose' ? choice.options : [];
}

const speed = { L: 3, M: 2, H: 1 } as const;
type Class = keyof typeof speed;
type Row = readonly [card: string, mark: 'A' | 'D' | 'C' | 'F', fleets: number, n: number, only?: Class];
const rows: readonly Row[] = [
  ['Feint', 'A', 3, 1],
  ['Ruse', 'A', 3, 1],
  ['Surprise Attack', 'A', 2, 2],
  ['Sneak Attack', 'A', 2, 2],
  ['Infiltration', 'A', 1, 3],
  ['Out of the Sun', 'A', 1, 3],
  ['Kill Zone', 'D', 3, 1],
  ['Defense in Depth', 'D', 3, 1],
  ['Ambush', 'D', 2, 2],
  ['Patrol', 'D', 2, 2],
  ['Interception', 'D', 1, 3],
  ['Long Range Probes', 'D', 1, 3],
  ['Redeploy', 'C', 3, 1],
  ['Command Cycle', 'C', 3, 1],
  ['Reconnaissance', 'C', 2, 2],
  ['Break Code', 'C', 2, 2],
  ['Scout', 'C', 1, 3],
  ['Space Debris', 'C', 1, 3],
  ['High Speed Attack', 'F', 1, 8, 'L'],
  ['Above and Below', 'F', 2, 7, 'L'],
  ['Diversion', 'F', 1, 6, 'M'],
  ['Pincer Maneuver', 'F', 2, 5, 'M'],
  ['All Power to Engines', 'F', 1, 4, 'H'],
  ['Emerge from Nebula', 'F', 2, 3, 'H'],
];

/** The attacker has the card, or the defender. */
function holding(card: string, side: 'attacker' | 'defender', play: readonly string[]): Table {
  const own = { play, action: [card] };
  return side === 'attacker' ? onAttack(own, { play: ['L'] }) : onAttack({ play: ['L'] }, own);
}

const named = rows.map(([card, mark, fleets, n, only]) => ({ card, mark, fleets, n, only }));

describe.each(named)('$card', ({ card, mark, fleets, n, only }) => {
  const type: Class = only ?? 'M';
  const play = [type, type, type, type];

  test.each(['attacker', 'defender'] as const)('%s', (side) => {
    const seat = side === 'attacker' ? 0 : 1;
    const t = holding(card, side, play);
    if (mark === (side === 'attacker' ? 'D' : 'A')) {
      expect(t.may(seat)).toEqual(['pass']);
      return;
    }
    // A defender may also speed up the fleets of other defenders, nobody those of the other side.
    expect(aims(t, seat).map(({ about }) => about)).toEqual([seat, seat, seat, seat]);
    expect(() => t.does(seat, card, { fleets: play.slice(0, fleets + 1) })).toThrow('count');
    t.does(seat, card, { fleets: play.slice(0, fleets) }).pass();
    const faster = Array.from({ length: 4 }, (_, i) => speed[type] + (i < fleets ? n : 0));
    expect(t.speeds(seat)).toEqual(faster);
    expect(t.zone('actionDiscard')).toEqual([card]);
    expect(t.state.lasting.map(({ until: end }) => end)).toEqual(Array.from({ length: fleets }, () => 'turn'));
  });

  test('one fleet is enough, and all of them only of its class', () => {
    const t = holding(card, mark === 'D' ? 'defender' : 'attacker', ['L', 'M', 'H']);
    const seat = mark === 'D' ? 1 : 0;
    expect(aims(t, seat)).toHaveLength(only === undefined ? 3 : 1);
    t.does(seat, card, { fleets: [type] }).pass();
    expect(t.speeds(seat)).toEqual((['L', 'M', 'H'] as const).map((one) => speed[one] + (one === type ? n : 0)));
  });

  test('without such a fleet it cannot be played', () => {
    const other = only === undefined ? [] : only === 'L' ? ['H'] : ['L'];
    // Somebody must have a fleet for there to be an attack at all.
    const t = onAttack({ play: ['L', ...other].slice(-1) }, { play: other, action: mark === 'A' ? [] : [card] });
    expect(t.may(1)).toEqual(mark === 'A' ? [] : ['pass']);
  });
});

test('speed by tactics ends with the turn', () => {
  const t = onAttack({ play: ['H'], action: ['Infiltration', 'Scout'] }, {});
  t.does(0, 'Infiltration', { fleets: 'H' }).pass();
  expect(t.speeds(0)).toEqual([4]);
  t.drift(() => t.state.g.active === 1);
  expect(t.speeds(0)).toEqual([1]);
});

describe('Sector Alert', () => {
  test('takes away a tactics card of another, for both sides; not its own, not an ability, not another alert', () => {
    const t = onAttack(
      { play: ['H', 'Bird Men'], action: ['Infiltration', 'Feint'] },
      { play: ['L'], action: ['Sector Alert', 'Scout'] },
    );
    expect(t.may(1)).toEqual(['Scout', 'pass']);
    t.does(0, 'use', { fleet: 'H' });
    expect(t.may(1)).toEqual(['Scout', 'pass']);
    t.does(1, 'Scout', { fleets: 'L' });
    expect(t.may(1)).toEqual(['pass']);
    t.does(0, 'Infiltration', { fleets: 'H' });
    t.does(1, 'Sector Alert', { play: 'Infiltration' }).pass('tactics');
    expect(t.speeds(0)).toEqual([3]);
    expect([...t.zone('actionDiscard')].sort()).toEqual(['Infiltration', 'Scout', 'Sector Alert']);
  });

  test('the attacker uses it against a defender', () => {
    const t = onAttack({ play: ['H'], action: ['Sector Alert'] }, { play: ['L'], action: ['Ambush'] });
    t.does(1, 'Ambush', { fleets: 'L' }).does(0, 'Sector Alert', { play: 'Ambush' }).pass('tactics');
    expect(t.speeds(1)).toEqual([3]);
  });
});

describe('Legendary Captain', () => {
  test('sends a fleet before its round; it is not asked again, unless it gets faster', () => {
    for (const faster of [false, true]) {
      const t = onAttack({ play: ['M'], action: ['Legendary Captain', 'Diversion'] }, { play: ['Core World', 'H'] });
      t.does(0, 'Legendary Captain', { fleet: 'M', planet: 'Core World' }).pass('tactics');
      until(t, 0, 'tactics');
      if (faster) t.does(0, 'Diversion', { fleets: 'M' });
      t.pass('tactics');
      for (let i = 0; i < 9 && t.asks().some(({ seat, stop }) => seat === 1 && stop === 'assign'); i++)
        t.does(1, 'none').pass('tactics');
      expect(sentTo(t)).toEqual(['normal-fleet core-world']);
      if (!faster) expect(t.last('conflict')).toMatchObject({ planet: 'core-world' });
      else expect([k(t), t.ask(0).stop]).toEqual([8, 'assign']);
    }
  });

  test('a defender sends one of its own to a planet of its own only', () => {
    const t = onAttack({ play: ['L'] }, { play: ['H', 'Ice World'], action: ['Legendary Captain'] }, { play: ['M'] });
    const fleet = aims(t, 1);
    expect(fleet.map(({ about }) => about)).toEqual([1]);
    expect(destinations(fleet[0]).map(({ note }) => note?.def)).toEqual(['old-republic', 'ice-world']);
    t.does(1, 'Legendary Captain', { fleet: 'H', planet: 'Ice World' }).pass('tactics');
    expect(sentTo(t)).toEqual(['heavy-fleet ice-world']);
  });
});

describe('Decoy', () => {
  test('the attacker moves a guard to another planet of the guard’s owner, never to somebody else’s', () => {
    const t = onAttack(
      { play: ['L'], action: ['Decoy'] },
      { play: ['M', 'Ice World'] },
      { play: ['M', 'Desert World'] },
    );
    until(t, 1, 'assign').does(1, 'assign', { M: { 'Ice World': 1 } });
    t.does(2, 'none');
    const fleet = aims(t, 0);
    expect(fleet.map(({ about }) => about)).toEqual([1]);
    expect(destinations(fleet[0]).map(({ note }) => note?.def)).toEqual(['old-republic']);
    t.does(0, 'Decoy', { fleet: 'M', planet: 'Old Republic' }).pass('tactics');
    expect(sentTo(t)).toEqual(['normal-fleet old-republic']);
  });

  test('a defender moves an attacker, also to a planet of a third player', () => {
    const t = onAttack({ play: ['H'] }, { play: ['Core World'], action: ['Decoy'] }, { play: ['Desert World'] });
    until(t, 0, 'assign').does(0, 'assign', { H: { 'Core World': 1 } });
    t.does(1, 'Decoy', { fleet: 'H', planet: 'Desert World' }).pass('tactics');
    expect(t.last('conflict')).toMatchObject({ planet: 'desert-world', owner: 2 });
  });

  test('only assigned fleets, and none of one’s own', () => {
    const t = onAttack({ play: ['H', 'L'] }, { play: ['L', 'Core World'], action: ['Decoy'] });
    expect(t.may(1)).toEqual(['pass']);
  });
});

describe('Lost in Space', () => {
  test('reaches any fleet, before it was sent or after, and no captain brings it back', () => {
    const t = onAttack(
      { play: ['H', 'L'], action: ['Legendary Captain', 'Switch', 'Decoy'] },
      { play: ['Ice World', 'M'], action: ['Lost in Space'] },
    );
    const all = aims(t, 1);
    expect(all).toHaveLength(3);
    t.does(1, 'Lost in Space', { fleet: 'H' }).pass('tactics');
    until(t, 0, 'tactics');
    const captain = aims(t, 0);
    expect(captain.map(({ note }) => note?.def)).toEqual(['light-fleet']);
    expect(t.may(0)).toEqual(['Legendary Captain', 'pass']);
  });

  test('the captain of the same window sends it first, and it is lost all the same', () => {
    const t = onAttack(
      { play: ['H'], action: ['Legendary Captain'] },
      { play: ['Ice World'], action: ['Lost in Space'] },
    );
    t.does(0, 'Legendary Captain', { fleet: 'H', planet: 'Ice World' });
    t.does(1, 'Lost in Space', { fleet: 'H' }).pass();
    expect(t.told('conflict')).toEqual([]);
  });
});

describe('Switch', () => {
  test('two of one’s own change places, also two that are both sent', () => {
    const t = onAttack({ play: ['H', 'M'], action: ['Switch'] }, { play: ['Ice World', 'Core World'] });
    until(t, 0, 'assign').does(0, 'assign', { H: { 'Core World': 1 } });
    t.pass('tactics');
    until(t, 0, 'assign').does(0, 'assign', { M: { 'Ice World': 1 } });
    t.does(0, 'Switch', { fleets: ['H', 'M'] }).pass('tactics');
    expect([...t.told('conflict').map(({ planet }) => planet), ...sentTo(t)].sort()).toEqual([
      'heavy-fleet ice-world',
      'normal-fleet core-world',
    ]);
  });

  test('it gives no fleet a second say at the speed that is on', () => {
    const t = onAttack({ play: ['H', 'L'], action: ['Switch'] }, { play: ['Core World'] });
    until(t, 0, 'assign').does(0, 'assign', { H: { 'Core World': 1 } });
    t.does(0, 'Switch', { fleets: ['H', 'L'] }).pass('tactics');
    expect(k(t)).toBe(3);
    expect(needsOf(t, 0).map(({ name }) => name.split('@')[0])).toEqual(['light-fleet']);
  });

  test('defenders switch guards; one fleet alone cannot', () => {
    const t = onAttack({ play: ['L'] }, { play: ['H', 'M', 'Ice World'], action: ['Switch'] });
    until(t, 1, 'assign').does(1, 'assign', { H: { 'Ice World': 1 } });
    t.does(1, 'Switch', { fleets: ['H', 'M'] }).pass('tactics');
    expect(sentTo(t)).toEqual(['normal-fleet ice-world']);
    expect(onAttack({ play: ['L'], action: ['Switch'] }, {}).may(0)).toEqual(['pass']);
  });
});
