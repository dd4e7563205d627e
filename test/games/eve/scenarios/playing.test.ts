/** Management: playing cards and regions, upgrading (C-7.1 to C-7.3). */
import { describe, expect } from 'vitest';
import { coreScenario, scenario } from '../../../support/board.ts';

describe('playing cards', () => {
  scenario(
    'S-29 worked example: Velator, Veteran’s Premature Retirement and Moon of Ndoria',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 6, hand: ['Velator', "Veteran's Premature Retirement"] },
        outer: { 'Moon of Ndoria': { p2: ['Kestrel'] } },
      });
      p1.play('Velator');
      table.passAll();
      expect(p1.isk).toBe(5);
      expect(table.where('Velator')).toBe('dock p1');
      p1.play("Veteran's Premature Retirement", { target: 'Kestrel' });
      table.passAll();
      expect(p1.isk).toBe(0);
      expect(p2.hand).toEqual(['Kestrel']);
      expect(table.control('Moon of Ndoria')).toBeUndefined();
      p1.undock('Velator');
      p1.warp('Velator', 'Moon of Ndoria');
      expect(table.control('Moon of Ndoria')).toBe('p1');
      table.to('end');
      expect(table.count('battlePhase')).toBe(0);
    },
  );

  scenario('C-7.1 what the wallet does not bear cannot be played', ({ given, p1 }) => {
    given({ p1: { isk: 3, hand: ['Omen', 'Kestrel', 'Executioner'] } });
    p1.canExactly(['play Kestrel', 'pass']);
    p1.cannot('play', 'Executioner');
  });

  scenario(
    'C-7.9 outside the own management phase only news and executed abilities can be used',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 20, hand: ['Decree', 'Velator', 'Wall', 'Veldspar'], home: ['Marksman'], regions: ['Stain'] },
        p2: { isk: 20, hand: ['Decree', 'Velator', 'Wall', 'Veldspar'], home: ['Marksman'], regions: ['Heaven'] },
      });
      p1.pass();
      p2.canExactly(['play Decree', 'use Marksman', 'pass']);
      p2.cannot('play', 'Velator');
      p2.cannot('region', 'Heaven');
      p2.pass();
      table.to('end');
      p1.canExactly(['play Decree', 'use Marksman', 'pass']);
    },
  );

  scenario('C-12.4 while something is on the pile only news and abilities can be added', ({ given, p1, table }) => {
    given({ p1: { isk: 20, hand: ['Decree', 'Velator', 'Grant'], home: ['Ship(1/1)'], regions: ['Stain'] } });
    p1.play('Velator');
    p1.canExactly(['play Decree', 'play Grant', 'pass']);
    table.passAll();
    expect(p1.can('warp', 'Ship(1/1)')).toBe(true);
    expect(p1.can('region', 'Stain')).toBe(true);
  });

  scenario(
    'S-35 a region with all its slots taken takes no further location; a home region any number',
    ({ given, p1, table }) => {
      given({
        p1: { isk: 4, hand: ['Veldspar', 'Bare Moon'], home: Array(9).fill('Bare Moon') },
        outer: { Heaven: { locations: ['Bare Moon', 'Bare Moon'] } },
      });
      expect(p1.choices('play', 'Veldspar', 'region')).toEqual(['home p1', 'home p2']);
      p1.cannot('play', 'Veldspar', { in: 'Heaven' });
      p1.play('Veldspar', { in: 'home p1' });
      table.passAll();
      expect(table.where('Veldspar')).toBe('home p1');
    },
  );

  scenario('C-1.6 Ginnungagap takes any number of locations', ({ given, p1 }) => {
    given({ p1: { isk: 4, hand: ['Veldspar'] }, outer: { Ginnungagap: { locations: Array(12).fill('Bare Moon') } } });
    expect(p1.choices('play', 'Veldspar', 'region')).toContain('Ginnungagap');
  });

  scenario(
    'R-57 a location may be played into an enemy or an uncontrolled region, for whoever controls it',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 4, hand: ['A=Veldspar', 'B=Veldspar'] },
        outer: { Stain: { p2: ['Ship(1/1)'] }, Heaven: {} },
      });
      p1.play('A', { in: 'Stain' });
      table.passAll();
      p1.play('B', { in: 'Heaven' });
      table.passAll();
      expect([table.control('A'), table.control('B')]).toEqual(['p2', undefined]);
      expect([p1.income, p2.income]).toEqual([2, 3]);
    },
  );

  scenario('R-57 a location may be played into the home region of the opponent', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 2, hand: ['Veldspar'] } });
    p1.play('Veldspar', { in: 'home p2' });
    table.passAll();
    expect(table.control('Veldspar')).toBe('p2');
    expect(p2.income).toBe(3);
  });

  scenario(
    'R-59 a location that finds no slot on resolution goes to the scrapheap, its price lost',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 4, hand: ['Veldspar'] },
        p2: { isk: 1, hand: ['Settlement', 'B=Bare Moon'] },
        outer: { Heaven: { locations: ['Bare Moon'] } },
      });
      p1.play('Veldspar', { in: 'Heaven' });
      expect(p1.isk).toBe(2);
      p2.play('Settlement');
      table.passAll();
      p2.choose('B');
      p2.choose('Heaven');
      expect(table.where('B')).toBe('Heaven');
      expect(table.where('Veldspar')).toBe('scrapheap p1');
      expect(p1.isk).toBe(2);
    },
  );

  scenario('C-7.1 a structure is attached to the own starbase', ({ given, p1, table }) => {
    given({ p1: { isk: 3, hand: ['Wall'] } });
    p1.play('Wall');
    table.passAll();
    expect(table.where('Wall')).toBe('home p1');
    expect(table.shield('home p1')).toBe(9);
  });

  scenario('C-7.1 C-13.4 a news that needs a target cannot be played without one', ({ given, p1 }) => {
    given({
      p1: { isk: 9, hand: ["Veteran's Premature Retirement", 'Demolition'], home: ['Ship(1/1)'] },
      p2: { dock: ['Kestrel'] },
    });
    p1.cannot('play', "Veteran's Premature Retirement");
    p1.cannot('play', 'Demolition');
  });

  scenario('S-07 C-2.4 a card of another race cannot be played', ({ given, p1 }) => {
    given({ p1: { isk: 5, hand: ['Punisher', 'Envoy', 'Outsider', 'Kestrel'] } });
    p1.canExactly(['play Punisher', 'play Envoy', 'play Kestrel', 'pass']);
    p1.cannot('play', 'Outsider');
  });

  scenario(
    'S-40 C-13.9 a price of X: 3 ISK, 3 damage; not more than the wallet bears; 0 is allowed',
    ({ given, p1, table }) => {
      given({ p1: { isk: 5, hand: ['A=Barrage', 'B=Barrage'] }, p2: { home: ['Ship(1/4)'] } });
      p1.cannot('play', 'A', { x: 6 });
      p1.play('A', { x: 3, target: 'Ship(1/4)' });
      expect(p1.isk).toBe(2);
      table.passAll();
      expect(table.damage('Ship(1/4)')).toBe(3);
      p1.play('B', { x: 0, target: 'Ship(1/4)' });
      table.passAll();
      expect(p1.isk).toBe(2);
      expect(table.damage('Ship(1/4)')).toBe(3);
    },
  );

  scenario(
    'R-71 the X of a ship is remembered while it is in play, also when it is reassembled',
    ({ given, p1, table }) => {
      given({ p1: { isk: 5, hand: ['Mirage', 'Refit'] } });
      p1.play('Mirage', { x: 4 });
      table.passAll();
      expect(table.card(table.one('Mirage')).x).toBe(4);
      table.toManagement('p1');
      p1.undock('Mirage');
      p1.play('Refit', { target: 'Mirage' });
      table.passAll();
      expect(table.tabs('Mirage')).toBe(1);
      expect(table.card(table.one('Mirage')).x).toBe(4);
    },
  );

  scenario(
    'R-70 C-13.7 a ship put into play is not played: no price, X is 0, full assembly',
    ({ given, p1, table }) => {
      given({ p1: { isk: 5, hand: ['Launch', 'Mirage'] } });
      p1.play('Launch');
      table.passAll();
      p1.choose('Mirage');
      expect(table.where('Mirage')).toBe('dock p1');
      expect(table.tabs('Mirage')).toBe(1);
      expect(table.card(table.one('Mirage')).x).toBe(0);
      expect(p1.isk).toBe(4);
      expect(table.count('played')).toBe(1);
    },
  );

  scenario('R-84 what is put into play must be of the right race', ({ given, p1, table }) => {
    given({ p1: { isk: 5, hand: ['Launch', 'Outsider', 'Envoy'] } });
    p1.play('Launch');
    table.passAll();
    const { choice } = table.ask;
    expect(choice.kind === 'choose' && choice.options.map((one) => table.optionName(one))).toEqual(['Envoy']);
  });

  scenario(
    'S-41 R-69 one limited card a turn, each player by themselves, and again in the next turn',
    ({ given, p1, p2, table }) => {
      given({ p1: { isk: 5, hand: ['Decree', 'Edict'] }, p2: { isk: 5, hand: ['Decree'] } });
      p1.play('Decree');
      p1.cannot('play', 'Edict');
      table.passAll();
      p1.cannot('play', 'Edict');
      p1.pass();
      p2.play('Decree');
      table.passAll();
      table.toTurn('p2');
      table.to('setup.begin', 'p1');
      table.to('setup.duration', 'p1');
      expect(p1.can('play', 'Edict')).toBe(true);
    },
  );

  scenario('R-87 prices change by the sum of all changes and never fall below 0', ({ given, p1, p2 }) => {
    given({
      p1: { isk: 9, home: ['Bargain Moon', 'Bargain Moon'], hand: ['Velator'] },
      p2: { home: ['Dearth Moon'] },
    });
    expect(p1.price('Kestrel')).toBe(3 - 2 + 2);
    expect(p1.price('Velator')).toBe(1);
    expect(p2.price('Kestrel')).toBe(3);
    expect(p1.price('Veldspar')).toBe(2);
  });

  scenario('R-87 a price below 0 is 0; a price of X is changed as a whole', ({ given, p1, table }) => {
    given({
      p1: { isk: 2, home: ['Bargain Moon', 'Bargain Moon'], hand: ['Velator', 'Mirage'] },
    });
    expect(p1.price('Velator')).toBe(0);
    p1.cannot('play', 'Mirage', { x: 5 });
    p1.play('Mirage', { x: 4 });
    expect(p1.isk).toBe(0);
    table.passAll();
    p1.play('Velator');
    expect(p1.isk).toBe(0);
  });
});

describe('outer regions', () => {
  coreScenario('S-31 C-7.2 two outer regions in one turn, both uncontrolled', ({ given, p1, table }) => {
    given({ p1: { isk: 12, regions: ['Dam Torsad', 'Heaven'] } });
    p1.open('Dam Torsad');
    table.passAll();
    p1.open('Heaven');
    table.passAll();
    expect(p1.isk).toBe(2);
    expect([table.control('Dam Torsad'), table.control('Heaven')]).toEqual([undefined, undefined]);
  });

  scenario('C-7.2 an outer region costs its price and goes on the pile', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 5, regions: ['Metropolis', 'Ginnungagap'] } });
    p1.cannot('region', 'Ginnungagap');
    p1.open('Metropolis');
    expect(p1.isk).toBe(1);
    expect(table.pile).toEqual(['region']);
    p1.pass();
    expect(p2.isAsked).toBe(true);
    table.passAll();
    expect(table.where('Metropolis')).toBe('play');
  });

  scenario('R-03 no second copy of an outer region, whoever has played the first', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 9, regions: ['Stain'] }, p2: { isk: 9, regions: ['Stain', 'Heaven'] } });
    p1.open('Stain');
    table.passAll();
    table.toManagement('p2');
    p2.cannot('region', 'Stain');
    expect(p2.can('region', 'Heaven')).toBe(true);
  });
});

describe('upgrade', () => {
  scenario('S-37 an upgrade works at once, once, and for good', ({ given, p1, table }) => {
    given({ p1: { isk: 8 } });
    p1.upgrade();
    expect(p1.isk).toBe(2);
    table.passAll();
    expect(p1.upgraded).toBe(true);
    expect(table.shield('home p1')).toBe(9);
    expect(p1.income).toBe(3);
    for (let n = 0; n < 3; n++) table.toManagement('p1');
    expect(p1.isk).toBeGreaterThan(6);
    expect(p1.can('upgrade')).toBe(false);
    p1.cannot('upgrade', 'home p1');
    expect(table.shield('home p1')).toBe(9);
  });

  scenario(
    'R-90 structures stay with an upgraded starbase; only the own management phase allows it',
    ({ given, p1, p2, table }) => {
      given({ p1: { isk: 8, home: ['Wall'] }, p2: { isk: 8 } });
      p1.upgrade();
      table.passAll();
      expect(table.shield('home p1')).toBe(11);
      p1.pass();
      expect(p2.can('upgrade')).toBe(false);
    },
  );

  scenario('R-91 an upgrade is no answer to damage', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 1, hand: ['Siege Gun'] }, p2: { isk: 20, home: ['Ship(1/1)'] } });
    p1.play('Siege Gun');
    p1.pass();
    p2.canExactly(['pass']);
    table.passAll();
    expect(table.damage('home p2')).toBe(5);
  });
});
