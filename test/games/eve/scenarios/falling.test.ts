/** What falls: what one effect destroys, what is lost with a home region, what is given up. */
import { describe, expect } from 'vitest';
import { coreScenario, scenario } from '../../../support/board.ts';

describe('what one effect destroys', () => {
  scenario('R-16 falls together: what triggers on any of it sees all of it', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 1, hand: ['Cataclysm'] },
      outer: { Stain: { p2: ['A=Ship(1/1)'], locations: ['B=Memorial', 'C=Memorial', 'Veldspar'] } },
    });
    p1.play('Cataclysm', { target: 'Stain' });
    table.passAll();
    table.until(() => table.pile.length === 6);
    table.passAll();
    expect(p2.isk).toBe(6);
  });

  scenario('R-16 ships whose shields are spent fall together, too', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 1, hand: ['Bombardment'] },
      outer: { Stain: { p2: ['A=Mourner', 'B=Mourner'] } },
    });
    p1.play('Bombardment', { target: 'Stain' });
    table.until(() => table.pile.length === 2);
    table.passAll();
    expect([table.where('A'), table.where('B'), p2.isk]).toEqual(['scrapheap p2', 'scrapheap p2', 2]);
  });

  scenario('R-16 whoever can be saved is saved before the others fall', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 1, hand: ['Wreckage'] },
      p2: { isk: 1 },
      outer: { Stain: { p2: ['A=Mourner', 'Phoenix'] } },
    });
    p1.play('Wreckage', { target: 'Stain' });
    table.until((ask) => ask.seat === 1 && ask.prompt.key === 'ask.instead');
    expect(table.where('A')).toBe('Stain');
    p2.yes();
    expect([table.where('A'), table.where('Phoenix')]).toEqual(['scrapheap p2', 'dock p2']);
  });

  coreScenario(
    'C-9.2 R-16 an ability of a docked ship hears nothing, not even of its own end',
    ({ given, p1, table }) => {
      given({ p1: { isk: 1, hand: ['Scuttling'], dock: ['A=Mourner', 'B=Mourner'] } });
      p1.play('Scuttling');
      table.passAll();
      expect([table.where('A'), table.where('B'), table.pile]).toEqual(['scrapheap p1', 'scrapheap p1', []]);
    },
  );
});

describe('what is lost with a home region', () => {
  scenario('R-60 a location of a player who plays on goes to the owner’s scrapheap', ({ given, p2, p3, table }) => {
    given({
      p1: {},
      p2: { home: [{ card: 'A=Veldspar', own: 'p3' }, 'B=Veldspar'] },
      p3: {},
    });
    table.concede('p2');
    table.pass();
    expect([table.where('A'), table.where('B')]).toEqual(['scrapheap p3', 'gone']);
    expect(p3.scrapheap).toEqual(['A']);
    p2.isNotAsked();
  });
});

describe('what is given up', () => {
  scenario('R-111 any card of one’s own in play, docked or unfinished ships too', ({ given, p1, table }) => {
    given({
      p1: {
        hand: ['Salvage Yard'],
        home: ['A=Ship(1/1)'],
        dock: ['B=Ship(1/1)', { card: 'C=Omen', tabs: 2 }],
      },
      p2: { home: ['D=Ship(1/1)'], dock: ['E=Ship(1/1)'] },
    });
    expect(p1.choices('play', 'Salvage Yard', 'sacrifice').sort()).toEqual(['A', 'B', 'C']);
    p1.play('Salvage Yard', { sacrifice: 'C' });
    expect(table.where('C')).toBe('scrapheap p1');
    table.passAll();
    expect(p1.isk).toBe(4);
  });
});
