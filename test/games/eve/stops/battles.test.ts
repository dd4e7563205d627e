/** Where a person with the fast autopilot is asked in battles, and where not, told as stories. */
import { describe, expect } from 'vitest';
import { decide } from '#table/play/autopilot';
import { coreScenario, scenario, type Table } from '../../../support/board.ts';
import { asked, battleOver, emptyPile, fast } from './asked.ts';

/** The first battle phase is over, or all battles are. */
const roundOver = (table: Table) => table.step === 'end' || table.battle === 2;

describe('battles', () => {
  const fight = { p1: ['A=Ship(1/3)'], p2: ['B=Ship(2/2)'] };

  scenario('the defender is asked before withdrawals, about them, and before the damage', ({ given, p1, table }) => {
    given({
      p1: { home: fight.p1 },
      p2: { isk: 9, hand: ['Broadside'] },
      outer: { Stain: { p2: fight.p2 } },
    });
    p1.warp('A', 'Stain');
    table.to('battle.begin');
    expect(asked(table, 'p2', roundOver)).toEqual([
      'battle.begin.mine !',
      'ask.withdraw !',
      'ask.battleTargets !',
      'battle.target.mine',
    ]);
  });

  scenario('the attacker is not asked whether to flee from what they have just attacked', ({ given, p1, table }) => {
    given({ p1: { home: fight.p1 }, outer: { Stain: { p2: fight.p2 } } });
    p1.warp('A', 'Stain');
    table.to('battle.begin');
    expect(asked(table, 'p1', roundOver)).toEqual(['ask.battleTargets !']);
  });

  scenario('… unless something has happened since', ({ given, p1, p2, table }) => {
    given({
      p1: { home: fight.p1 },
      p2: { isk: 9, hand: ['Salvo'] },
      outer: { Stain: { p2: fight.p2 } },
    });
    p1.warp('A', 'Stain');
    table.to('battle.begin', 'p2');
    p2.play('Salvo', { target: 'B' });
    table.passAll();
    expect(asked(table, 'p1', roundOver)).toEqual(['ask.withdraw !', 'ask.battleTargets !']);
  });

  scenario('… or they want to be asked always', ({ given, p1, table }) => {
    given({ p1: { home: fight.p1 }, outer: { Stain: { p2: fight.p2 } } });
    p1.warp('A', 'Stain');
    table.to('battle.begin');
    const careful = { ...fast, stops: [...fast.stops, 'battle.withdraw.mine'] };
    expect(asked(table, 'p1', roundOver, careful)).toEqual(['battle.withdraw.mine', 'ask.battleTargets !']);
  });

  scenario('damage in one battle is no reason to flee from another', ({ given, p1, table }) => {
    given({ p1: { home: ['A=Ship(3/3)', 'C=Ship(3/3)'] }, outer: { Stain: { p2: ['B=Ship(1/1)'] } } });
    p1.warp('A', 'home p2');
    p1.warp('C', 'Stain');
    table.to('battle.begin');
    const before = asked(table, 'p1', ({ ask }) => ask.prompt.key === 'ask.battleTargets');
    expect(table.state.g.battle?.region).toBe(table.one('Stain'));
    expect(before.filter((name) => name.startsWith('ask.withdraw'))).toEqual([]);
  });

  scenario('attackers who must leave go where their player has said, usually home', ({ given, p1, table }) => {
    given({ p1: { home: fight.p1 }, outer: { Stain: { p2: fight.p2 } } });
    p1.warp('A', 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
    const answer = (mustWithdraw: string) =>
      decide(table.world.game.view(table.state, 0), table.ask, { ...fast, standing: { mustWithdraw } }).answer;
    expect(answer('dock')).toEqual({ pick: ['dock'] });
    expect(answer('ask')).toBeUndefined();
    const usual = decide(table.world.game.view(table.state, 0), table.ask, fast).answer;
    table.answer(table.ask, usual!);
    expect(table.where('A')).toBe('home p1');
  });

  scenario('damage that destroys nothing is not asked about', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(1/3)'] },
      p2: { isk: 9, hand: ['Plating'] },
      outer: { Stain: { p2: ['B=Ship(2/2)'] } },
    });
    p1.warp('A', 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.battleTargets');
    p1.targets({ A: 'B' });
    p2.targets({ B: 'A' });
    table.until(() => table.pile.includes('damage'));
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('damage that destroys is', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(2/3)'] },
      p2: { isk: 9, hand: ['Plating'] },
      outer: { Stain: { p2: ['B=Ship(2/2)'] } },
    });
    p1.warp('A', 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.battleTargets');
    p1.targets({ A: 'B' });
    p2.targets({ B: 'A' });
    table.until(() => table.pile.includes('damage'));
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.damage !']);
  });

  scenario('a starbase that stands the attack needs no more than the first word', ({ given, p1, table }) => {
    given({ p1: { home: ['Ship(6/3)'] }, p2: { isk: 9, hand: ['Broadside'] } });
    p1.warp('Ship(6/3)', 'home p2');
    table.to('battle.begin');
    expect(asked(table, 'p2', battleOver)).toEqual(['battle.begin !']);
  });

  scenario('one that would fall is fought for to the last', ({ given, p1, table }) => {
    given({ p1: { home: ['Ship(7/3)'] }, p2: { isk: 9, hand: ['Broadside', 'Misfire'] } });
    p1.warp('Ship(7/3)', 'home p2');
    table.to('battle.begin');
    expect(asked(table, 'p2', (now) => now.pile.includes('damage'))).toEqual(['battle.begin !', 'battle.target.mine']);
    table.to('pile', 'p2');
    expect(table.ask).toMatchObject({ moment: 'pile.damage', alert: true });
  });

  scenario('nobody waits in a region whose last defender is gone', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 9, home: ['A=Ship(1/3)'], hand: ['Broadside'] },
      p2: { isk: 9, hand: ['Broadside'] },
      outer: { Stain: { p2: ['B=Ship(1/1)'] } },
    });
    p1.warp('A', 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.withdraw' && ask.seat === 1);
    p2.withdraw({ B: 'dock' });
    expect(asked(table, 'p2', battleOver)).toEqual([]);
    expect(table.control('Stain')).toBe('p1');
  });

  scenario(
    'the attacker at whom nobody shoots any more is asked only by their own wish whether they stay',
    ({ given, p1, p2, table }) => {
      given({ p1: { home: ['A=Ship(1/3)'] }, outer: { Stain: { p2: ['B=Ship(1/1)'] } } });
      p1.warp('A', 'Stain');
      table.until((ask) => ask.prompt.key === 'ask.withdraw' && ask.seat === 1);
      p2.withdraw({ B: 'dock' });
      expect(asked(table, 'p1', battleOver)).toEqual([]);
      expect(table.control('Stain')).toBe('p1');
    },
  );

  coreScenario('battles of others are watched only by who wants to', ({ given, p1, table }) => {
    given({
      seats: 3,
      p1: { home: fight.p1 },
      p3: { isk: 9, hand: ['Broadside'] },
      outer: { Stain: { p2: fight.p2 } },
    });
    p1.warp('A', 'Stain');
    const watchful = { ...fast, stops: [...fast.stops, 'battle.begin'] };
    table.to('battle.begin');
    expect(asked(table, 'p3', (now) => now.step === 'battle.withdraw', watchful)).toEqual(['battle.begin']);
    expect(asked(table, 'p3', battleOver)).toEqual([]);
  });
});

describe('what has a better time in a battle', () => {
  const fight = { p1: ['A=Ship(1/3)'], p2: ['B=Ship(2/2)'] };

  scenario('attack is asked for when targets are named, not before withdrawals or once damage is fixed', (cast) => {
    const { given, p1, table } = cast;
    given({ p1: { isk: 9, hand: ['Salvo'], home: fight.p1 }, outer: { Stain: { p2: fight.p2 } } });
    p1.warp('A', 'Stain');
    table.until((ask) => ask.role === 'action' && ask.seat === 0);
    p1.pass();
    expect(asked(table, 'p1', ({ ask }) => ask.prompt.key === 'ask.battleTargets')).toEqual([]);
    p1.targets({ A: 'B' });
    expect(asked(table, 'p1', roundOver)).toEqual(['battle.target.mine']);
  });

  scenario('more attack answers nothing on the pile: it is asked for in the battle', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Broadside'] }, p2: { isk: 9, hand: ['Salvo'], home: ['Ship(1/1)'] } });
    p1.play('Broadside', { target: 'Ship(1/1)' });
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('… unless cards or ISK are about to be taken', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Layoffs'] }, p2: { isk: 9, hand: ['Salvo'], home: ['Ship(1/1)'] } });
    p1.play('Layoffs', { target: 'p2' });
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer !']);
  });

  scenario('… and not when somebody else has acted where targets are named: their turn comes again', (cast) => {
    const { given, p1, p2, table } = cast;
    given({
      p1: { isk: 9, hand: ['Broadside'], home: ['A=Ship(1/5)'] },
      p2: { isk: 9, hand: ['Salvo'] },
      outer: { Stain: { p2: ['B=Ship(3/5)', 'C=Ship(1/1)'] } },
    });
    p1.warp('A', 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.battleTargets');
    p1.targets({ A: 'B' });
    p2.targets({ B: 'A' });
    p1.play('Broadside', { target: 'C' });
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
    expect(asked(table, 'p2', (now) => now.step !== 'battle.target')).toEqual(['battle.target.mine']);
  });

  const stories = [
    ['can destroy a target', 'Ship(1/5)', ['battle.target.mine']],
    ['makes sure of one', 'Ship(1/3)', ['battle.target.mine']],
    ['destroys nothing', 'Ship(1/6)', []],
  ] as const;
  for (const [what, attacker, reached] of stories) {
    scenario(`more attack once targets are named: ${what}`, (cast) => {
      const { given, p1, p2, table } = cast;
      given({
        p1: { home: [`A=${attacker}`] },
        p2: { isk: 9, hand: ['Salvo'] },
        outer: { Stain: { p2: ['B=Ship(3/5)'] } },
      });
      p1.warp('A', 'Stain');
      table.until((ask) => ask.prompt.key === 'ask.battleTargets' && ask.seat === 1);
      p2.targets({ B: 'A' });
      expect(asked(table, 'p2', roundOver)).toEqual([...reached]);
    });
  }

  scenario('… against a starbase it always does', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Salvo'], home: ['A=Ship(1/9)'] }, p2: { home: ['B=Ship(1/9)'] } });
    p1.warp('A', 'home p2');
    table.to('battle.begin');
    expect(asked(table, 'p1', roundOver)).toContain('battle.target.mine');
  });

  const ambushed = {
    p1: { home: ['A=Ship(1/5)', 'C=Ship(1/5)'] },
    outer: { Stain: { p2: [{ card: 'Kestrel', on: 'ambush' }] } },
  } as const;

  scenario(
    'R-21 who aims an ambush may say at once that they stay and fire at will, and is not asked again',
    (cast) => {
      const { given, p1, table } = cast;
      given(ambushed);
      p1.fleet(['A', 'C'], 'Stain');
      table.until((ask) => ask.prompt.key === 'ask.trigger');
      const { ask } = table;
      const [aim, aimAndStay] = ask.choice.kind === 'choose' ? ask.choice.options : [];
      expect([aim?.verb, aimAndStay?.verb]).toEqual(['target', 'targetOn']);
      const name = aimAndStay?.needs?.[0]?.name ?? '';
      table.answer(ask, { pick: ['goOn'], with: { [name]: { pick: [table.one('A')] } } });
      expect(asked(table, 'p2', ({ step }) => step === 'battle.damage')).toEqual([]);
      expect(table.damage('A')).toBe(1);
      expect(asked(table, 'p2', roundOver)).toEqual([]);
    },
  );

  scenario('… or only aim, and decide about withdrawals once it has struck', ({ given, p1, p2, table }) => {
    given(ambushed);
    p1.fleet(['A', 'C'], 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.trigger');
    p2.aim('A');
    expect(asked(table, 'p2', roundOver)).toEqual(['ask.withdraw !', 'ask.battleTargets !']);
  });
});
