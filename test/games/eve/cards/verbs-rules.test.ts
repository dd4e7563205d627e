/** Effect verbs of the Core cards that forbid, counter, replace and win: they do what their words say. */
import { expect } from 'vitest';
import { core, coreScenario, describe, scenario } from '../../../support/board.ts';

describe('forbidding, countering, winning', () => {
  coreScenario('forbidWarp: Quarantine Order holds a ship while it is in play', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 3, hand: ['Quarantine Order'] }, p2: { home: ['Rustling'] }, outer: { Stain: {} } }));
    p1.play('Quarantine Order', { target: 'Rustling' });
    table.passAll();
    table.toManagement('p2');
    p2.cannot('warp', 'Rustling', { to: 'Stain' });
    expect(p2.can('dock', 'Rustling')).toBe(true);
  });

  scenario(
    'forbidAttack: Signal Jammer for a turn, Martial Law for all; other warps go on',
    ({ given, p1, p2, table }) => {
      given(
        core({
          active: 'p2',
          p1: { isk: 8, home: ['Signal Jammer'] },
          p2: { isk: 5, hand: ['Martial Law'], home: ['A=Ship(1/1)', 'B=Ship(1/1)'] },
          outer: { Stain: {}, Heaven: { p1: ['C=Ship(1/1)'] } },
        }),
      );
      p2.pass();
      p1.use('Signal Jammer', { target: 'A' });
      table.passAll();
      expect(p2.destinations('A')).toEqual(['home p2', 'Stain'].slice(1));
      expect(p2.destinations('B')).toContain('Heaven');
      p2.play('Martial Law');
      table.passAll();
      expect(p2.destinations('B')).toEqual(['Stain']);
    },
  );

  scenario(
    'forbidCommand: Comms Blackout switches enemy commands off, and none can be turned on',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 2, hand: ['Comms Blackout'], home: [{ card: 'Canticle', on: 'patrol' }] },
          p2: { home: [{ card: 'Punisher', on: 'patrol' }] },
        }),
      );
      p1.play('Comms Blackout');
      table.passAll();
      expect([table.command('Canticle'), table.command('Punisher')]).toEqual(['patrol 1', undefined]);
      table.toManagement('p2');
      p2.cannot('command', 'Punisher');
    },
  );

  scenario('forbidTarget: Shadowless against enemy news and abilities, not against one’s own', ({ given, p1, p2 }) => {
    given(
      core({
        p1: { isk: 9, hand: ['Full Salvo'] },
        p2: { isk: 9, hand: ['Stray Volley'] },
        outer: { Stain: { p1: ['A=Ship(1/1)'], locations: ['Shadowless'] } },
      }),
    );
    expect(p1.choices('play', 'Full Salvo', 'target')).toEqual(['A']);
    p1.pass();
    p2.cannot('play', 'Stray Volley');
  });

  scenario(
    'forbidTarget: The Tierjev Pocket against all news, Throne of Embers against enemy abilities',
    ({ given, p1, p2 }) => {
      given(
        core({
          p1: { isk: 9, hand: ['Full Salvo'] },
          p2: { isk: 9, hand: ['Stray Volley'], home: ['Glacier Mandate', 'Throne of Embers'] },
          outer: { 'The Tierjev Pocket': { p1: ['A=Ship(1/1)'] } },
        }),
      );
      expect(p1.choices('play', 'Full Salvo', 'target')).toEqual(['Glacier Mandate', 'Throne of Embers']);
      p1.pass();
      expect(p2.choices('play', 'Stray Volley', 'target')).toEqual(['Glacier Mandate', 'Throne of Embers']);
      expect(p2.choices('use', 'Glacier Mandate', 'target')).toEqual(['Glacier Mandate', 'Throne of Embers']);
    },
  );

  scenario('forbidDestroy and forbidTarget: Martial Law stays whatever is tried', ({ given, p1, p2 }) => {
    given(core({ p1: { news: ['Martial Law'] }, p2: { isk: 9, hand: ['Retracted Story'] } }));
    p1.pass();
    p2.cannot('play', 'Retracted Story');
  });

  scenario(
    'forbidWithdraw: Snare Relay holds attackers, but the forced withdrawal happens',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { home: ['A=Ship(1/3)'] },
          outer: { Stain: { p2: ['B=Ship(1/3)'], locations: ['Snare Relay'] } },
        }),
      );
      p1.warp('A', 'Stain');
      table.until((ask) => ask.prompt.key === 'ask.withdraw');
      expect(table.asked).toBe('p2');
      p2.stay();
      table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
      p1.withdraw({ A: 'dock' });
      expect(table.where('A')).toBe('dock p1');
    },
  );

  scenario(
    'commandOff: Power Cut for one ship, Provocateur for all enemies where it attacks',
    ({ given, p1, table }) => {
      given(
        core({
          p1: { isk: 1, hand: ['Power Cut'], home: ['Provocateur'] },
          p2: { home: [{ card: 'Canticle', on: 'patrol' }] },
          outer: { Stain: { p2: [{ card: 'Punisher', on: 'patrol' }] } },
        }),
      );
      p1.play('Power Cut', { target: 'Canticle' });
      table.passAll();
      expect(table.command('Canticle')).toBeUndefined();
      p1.warp('Provocateur', 'Stain');
      table.passAll();
      expect(table.command('Punisher')).toBeUndefined();
    },
  );

  scenario('counter: Denied Clearance for ships; Paperwork Delay lets its player pay', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 3, hand: ['A=Supplicant', 'B=Supplicant'] },
        p2: { isk: 9, hand: ['Denied Clearance', 'Paperwork Delay'] },
      }),
    );
    p1.play('A');
    p2.play('Denied Clearance', { target: 'A' });
    table.passAll();
    expect(p1.scrapheap).toEqual(['A']);
    p1.play('B');
    p2.play('Paperwork Delay', { target: 'B' });
    p2.pass();
    p1.pass();
    // One ISK is left and two would be needed.
    expect(table.where('B')).toBe('scrapheap p1');
  });

  scenario('counter unless: who pays keeps their card', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 3, hand: ['Supplicant'] }, p2: { isk: 9, hand: ['Paperwork Delay'] } }));
    p1.play('Supplicant');
    p2.play('Paperwork Delay', { target: 'Supplicant' });
    p2.pass();
    p1.pass();
    expect(table.asked).toBe('p1');
    p1.yes();
    expect([table.where('Supplicant'), p1.isk]).toEqual(['dock p1', 0]);
  });

  scenario('counter an ability: Court Injunction', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 2, home: ['Glacier Mandate', 'A=Ship(1/1)'] },
        p2: { isk: 1, hand: ['Court Injunction'] },
      }),
    );
    p1.use('Glacier Mandate', { target: 'A' });
    p2.play('Court Injunction');
    table.passAll();
    expect(table.where('A')).toBe('home p1');
    // The use counts for the turn all the same.
    p1.cannot('use', 'Glacier Mandate');
  });

  scenario('reassembleInstead: Escape Locks save a friendly ship at home for 3 ISK', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 2, hand: ['Stray Volley'] },
        p2: { isk: 3, home: ['Escape Locks', 'A=Ship(1/1)'] },
      }),
    );
    p1.play('Stray Volley', { target: 'A' });
    table.passAll();
    p2.yes();
    expect([table.where('A'), p2.isk]).toEqual(['dock p2', 0]);
  });

  scenario('multiTarget: Ensemble divides its attack among two ships', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['Ensemble'] },
        outer: { Stain: { p2: ['A=Ship(0/1)', 'B=Ship(0/2)', 'C=Ship(0/2)'] } },
      }),
    );
    p1.warp('Ensemble', 'Stain');
    p1.targets({ Ensemble: { A: 1, B: 2 } });
    p2.holdFire();
    table.dealDamage();
    expect(p2.scrapheap.sort()).toEqual(['A', 'B']);
    expect(table.where('C')).toBe('Stain');
  });

  scenario('multiTarget: not more ships and not more damage than it has', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['Ensemble'] },
        outer: { Stain: { p2: ['A=Ship(0/1)', 'B=Ship(0/2)', 'C=Ship(0/2)'] } },
      }),
    );
    p1.warp('Ensemble', 'Stain');
    p1.battleTargets('Ensemble');
    const [a, b, c] = ['A', 'B', 'C'].map((one) => table.one(one)) as [string, string, string];
    const ship = table.one('Ensemble');
    const refused = (amounts: Record<string, number>) =>
      table.refusal({ seat: 0, ask: table.ask.id, answer: { pick: ['target'], with: { [ship]: { amounts } } } });
    expect(refused({ [a]: 1, [b]: 1, [c]: 1 })).toBe('illegal');
    expect(refused({ [a]: 2, [b]: 2 })).toBe('illegal');
    expect(refused({ [a]: 0, [b]: 2 })).toBe('illegal');
  });

  scenario('winGame: Grand Bourse with 40 ISK at the beginning of the turn', ({ given, p1, table }) => {
    given(core({ from: 'begin', p1: { isk: 40, home: ['Grand Bourse'] } }));
    p1.collect();
    table.passAll();
    expect(table.winners).toEqual(['p1']);
  });

  scenario('winGame: the condition counts on resolution as well (R-120)', ({ given, p1, p2, table }) => {
    given(
      core({
        from: 'begin',
        p1: { isk: 40, home: ['Grand Bourse'] },
        p2: { isk: 2, hand: ['Audit Shock'] },
      }),
    );
    p1.collect();
    p2.play('Audit Shock', { target: 'p1' });
    table.passAll();
    expect(table.winners).toBeUndefined();
    expect(p1.isk).toBe(37);
  });

  scenario(
    'winGame: Secret Franchise counts five controlled outer regions; with four nothing triggers',
    ({ given, p1, table }) => {
      given(
        core({
          from: 'begin',
          p1: { news: ['Secret Franchise'] },
          outer: {
            Stain: { p1: ['Supplicant'] },
            Heaven: { p1: ['Supplicant'] },
            Metropolis: { p1: ['Supplicant'] },
            Aridia: { p1: ['Supplicant'] },
            Curse: {},
          },
        }),
      );
      p1.collect();
      expect(table.pile).toEqual([]);
    },
  );
});
