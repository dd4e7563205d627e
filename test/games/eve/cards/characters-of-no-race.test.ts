/** Characters of no race: what each does in the dock and on a ship. */
import { expect } from 'vitest';
import { core, describe, exiledScenario as scenario, shipFor } from '../../../support/board.ts';

describe('characters of no race', () => {
  scenario('The Nameless Envoy in the dock: 2 ISK for a look at a hand', ({ given, p1, table }) => {
    given(core({ p1: { isk: 9, dock: ['The Nameless Envoy'] }, p2: { hand: ['Omen'] }, p3: { hand: ['Omber'] } }));
    p1.use('The Nameless Envoy', { target: 'p2' });
    expect(p1.isk).toBe(7);
    table.passAll();
    const seen = table.events.filter((event) => event.e === 'lookedAt');
    expect(seen).toMatchObject([{ to: [0], at: 1, defs: ['omen'] }]);
    p1.cannot('use', 'The Nameless Envoy');
  });

  scenario('The Nameless Envoy aboard: enemy ships around cannot withdraw', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: {
          home: [{ card: 'A=Ship(1/9)', pilot: 'The Nameless Envoy' }, 'D=Ship(1/9)'],
        },
        outer: { Stain: { p2: ['B=Ship(1/9)'] }, Heaven: { p2: ['C=Ship(1/9)'] } },
      }),
    );
    p1.warp('A', 'Stain');
    p1.warp('D', 'Heaven');
    table.until((ask) => ask.prompt.key === 'ask.battleOrder');
    p1.fight('Heaven');
    expect(p2.withdrawals('C')).toContain('dock');
    p1.withdraw({ D: 'dock' });
    p1.stay();
    table.until((ask) => ask.seat === 1 && ask.role === 'choice');
    expect(table.ask.prompt.key).toBe('ask.battleTargets');
  });

  scenario('Ferryman Oss in the dock: moves an own unfinished ship on each turn', ({ given, p1, table }) => {
    given(
      core({
        from: 'begin',
        p1: { dock: ['Ferryman Oss', { card: 'A=Omen', tabs: 3 }], home: ['Ship(1/1)'] },
        p2: { dock: [{ card: 'B=Omen', tabs: 3 }] },
      }),
    );
    p1.collect();
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect([table.tabs('A'), table.tabs('B')]).toEqual([2, 3]);
  });

  scenario('Ferryman Oss going aboard: a card, once per turn', ({ given, p1, table }) => {
    given(core({ p1: { dock: ['Ferryman Oss', 'A=Ship(1/1)'] } }));
    p1.undock('A', 'Ferryman Oss');
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect(p1.hand).toHaveLength(1);
    p1.dock('A');
    p1.undock('A', 'Ferryman Oss');
    expect(table.pile).toEqual([]);
    expect(p1.hand).toHaveLength(1);
  });

  scenario('Doc Pellory in the dock: 2 ISK recover a ship of price 3 or less', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 9, dock: ['Doc Pellory'], scrapheap: [`A=${shipFor(3)}`, 'B=Ship(1/1)', shipFor(4), 'Omber'] },
        p2: { scrapheap: ['Heron'] },
      }),
    );
    p1.use('Doc Pellory');
    table.passAll();
    expect(table.offered).toEqual(['A', 'B']);
    p1.choose('A');
    expect([p1.hand, p1.isk]).toEqual([['A'], 7]);
    p1.cannot('use', 'Doc Pellory');
  });

  scenario('Doc Pellory aboard: +1 shield for the ship', ({ given, table }) => {
    given(core({ p1: { home: [{ card: 'A=Ship(1/1)', pilot: 'Doc Pellory' }, 'B=Ship(1/1)'] } }));
    expect([table.shield('A'), table.shield('B')]).toEqual([2, 1]);
  });

  scenario('Ivo the Scavenger Queen in the dock: 1 ISK for the first ship lost in a turn', ({ given, p1, table }) => {
    given(
      core({
        p1: {
          isk: 20,
          dock: ['Ivo the Scavenger Queen'],
          hand: ['A=Stray Volley', 'B=Stray Volley', 'Eviction Notice'],
        },
        p2: { home: ['C=Ship(1/1)', 'D=Ship(1/1)', 'Veldspar'] },
      }),
    );
    p1.play('Eviction Notice', { target: 'Veldspar' });
    table.passAll();
    expect(table.pile).toEqual([]);
    p1.play('A', { target: 'C' });
    table.passAll();
    expect(table.pile).toEqual(['pending']);
    const before = p1.isk;
    table.passAll();
    expect(p1.isk).toBe(before + 1);
    p1.play('B', { target: 'D' });
    table.passAll();
    expect(table.pile).toEqual([]);
  });

  scenario('Ivo the Scavenger Queen in the dock: an own ship counts as well', ({ given, p1, table }) => {
    given(core({ p1: { isk: 2, dock: ['Ivo the Scavenger Queen'], hand: ['Stray Volley'], home: ['A=Ship(1/1)'] } }));
    p1.play('Stray Volley', { target: 'A' });
    table.passAll();
    table.passAll();
    expect(p1.isk).toBe(1);
  });

  scenario('Ivo the Scavenger Queen aboard: a card for the first enemy ship lost in a turn', ({ given, p1, table }) => {
    given(
      core({
        p1: {
          isk: 20,
          hand: ['A=Stray Volley', 'B=Stray Volley', 'C=Stray Volley', 'Eviction Notice'],
          home: [{ card: 'S=Ship(1/9)', pilot: 'Ivo the Scavenger Queen' }, 'D=Ship(1/1)'],
        },
        p2: { home: ['E=Ship(1/1)', 'F=Ship(1/1)', 'Veldspar'] },
      }),
    );
    p1.play('A', { target: 'D' });
    table.passAll();
    p1.play('Eviction Notice', { target: 'Veldspar' });
    table.passAll();
    expect(table.pile).toEqual([]);
    p1.play('B', { target: 'E' });
    table.passAll();
    expect(table.pile).toEqual(['pending']);
    const before = p1.hand.length;
    table.passAll();
    expect(p1.hand).toHaveLength(before + 1);
    p1.play('C', { target: 'F' });
    table.passAll();
    expect(table.pile).toEqual([]);
  });

  scenario('Ivo the Scavenger Queen lost together with an enemy ship still sees it', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 9, hand: ['Minefield Error'] },
        outer: { Stain: { p1: [{ card: 'A=Ship(1/1)', pilot: 'Ivo the Scavenger Queen' }], p2: ['B=Ship(1/1)'] } },
      }),
    );
    p1.play('Minefield Error', { target: 'Stain' });
    table.passAll();
    p1.no();
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect(p1.hand).toHaveLength(1);
  });

  scenario(
    'Ivo the Scavenger Queen sees a ship that was lost before hers in the same moment',
    ({ given, p2, table }) => {
      given(
        core({
          active: 'p2',
          p2: { isk: 9, hand: ['Minefield Error'] },
          outer: { Stain: { p1: ['B=Ship(1/1)'], p2: [{ card: 'A=Ship(1/1)', pilot: 'Ivo the Scavenger Queen' }] } },
        }),
      );
      p2.play('Minefield Error', { target: 'Stain' });
      table.passAll();
      p2.no();
      table.passAll();
      expect(p2.hand).toHaveLength(1);
    },
  );
});
