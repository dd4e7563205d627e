/** Where a person with the fast autopilot is asked, and where not: the narrow stops of EVE, told as stories. */
import { describe, expect } from 'vitest';
import { decide, newPilot, type Pilot } from '#table/autopilot';
import { coreScenario, exiledScenario, scenario, type Table, type Who } from '../../support/board.ts';
import { seatOf, world } from '../../support/board-given.ts';

const { stops } = world('fixtures').game.words;
const fast: Pilot = newPilot('fast', undefined, stops);
const strict: Pilot = { mode: 'strict', stops: [] };

/** What reaches a person from now until a moment, everybody passing and deciding as they do when time runs out. */
function asked(table: Table, who: Who, end: (table: Table) => boolean, pilot: Pilot = fast): string[] {
  const { game } = table.world;
  const found: string[] = [];
  table.until((ask) => {
    if (end(table)) return true;
    const reached = decide(game.view(table.state, ask.seat), ask, pilot).answer === undefined;
    if (ask.seat === seatOf(who) && reached) {
      const name = ask.role === 'choice' ? ask.prompt.key : (ask.moment ?? ask.stop);
      found.push(ask.alert === true ? `${name} !` : name);
    }
    return false;
  });
  return found;
}

const emptyPile = (table: Table) => table.pile.length === 0;
const battleOver = (table: Table) => table.step === 'end';
/** The first battle phase is over, or all battles are. */
const roundOver = (table: Table) => table.step === 'end' || table.battle === 2;

describe('the pile', () => {
  exiledScenario('R-108 who has a card destroyed on the pile is told', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 2, hand: ['Velator', 'Plating'], home: ['Ship(1/1)'] },
      p2: { isk: 1, hand: ['Depth Charge'] },
    });
    p1.play('Velator');
    p1.pass();
    p2.play('Depth Charge', { target: 'Velator' });
    expect(asked(table, 'p1', emptyPile)).toEqual(['pile.answer !']);
  });

  scenario('nobody waits for what comes into play, unless it can be countered', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Veldspar'] }, p2: { isk: 9, hand: ['Broadside'], home: ['Ship(1/1)'] } });
    p1.play('Veldspar', { in: 'home p1' });
    expect(table.asked).toBe('p1');
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('… and then they do', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Veldspar'] }, p2: { isk: 9, hand: ['Veto'] } });
    p1.play('Veldspar', { in: 'home p1' });
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer']);
  });

  scenario('… unless it would simply be paid for', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Veldspar'] }, p2: { isk: 9, hand: ['Delay'] } });
    p1.play('Veldspar', { in: 'home p1' });
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('… which takes ISK that is left', ({ given, p1, table }) => {
    given({ p1: { isk: 3, hand: ['Veldspar'] }, p2: { isk: 9, hand: ['Delay'] } });
    p1.play('Veldspar', { in: 'home p1' });
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer']);
  });

  scenario('… and unless it costs less than what would counter it', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Veldspar'] }, p2: { isk: 9, hand: ['Ban'] } });
    p1.play('Veldspar', { in: 'home p1' });
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('a news that acts on the table can be countered whatever that costs', ({ given, p1, table }) => {
    given({
      p1: { isk: 9, hand: ['Broadside'], home: ['Ship(1/1)'] },
      p2: { isk: 9, hand: ['Delay'], home: ['Ship(1/1)'] },
    });
    p1.play('Broadside', { target: 'Ship(1/1)' });
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer']);
  });

  scenario('under strict everybody is asked all the same', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Veldspar'] }, p2: { isk: 9, hand: ['Broadside'], home: ['Ship(1/1)'] } });
    p1.play('Veldspar', { in: 'home p1' });
    expect(asked(table, 'p2', emptyPile, strict)).toEqual(['pile.arrival']);
  });

  scenario('a news can be answered with whatever acts on the table', ({ given, p1, table }) => {
    given({
      p1: { isk: 9, hand: ['Salvo'], home: ['Ship(1/1)'] },
      p2: { isk: 9, hand: ['Broadside'] },
    });
    p1.play('Salvo', { target: 'Ship(1/1)' });
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer']);
  });

  scenario('housekeeping waits for a better time', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Salvo'], home: ['Ship(1/1)'] }, p2: { isk: 9, hand: ['Prospectus', 'Grant'] } });
    p1.play('Salvo', { target: 'Ship(1/1)' });
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('… but not ISK that would pay for an answer', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Salvo'], home: ['Ship(1/1)'] }, p2: { isk: 0, hand: ['Grant', 'Broadside'] } });
    p1.play('Salvo', { target: 'Ship(1/1)' });
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer']);
  });

  scenario('an X that can only be 0 holds up nobody', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Salvo'], home: ['Ship(1/1)'] }, p2: { isk: 0, hand: ['Barrage'] } });
    p1.play('Salvo', { target: 'Ship(1/1)' });
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('whoever is aimed at is asked what they do about it', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Broadside'] }, p2: { isk: 9, hand: ['Broadside'], home: ['Ship(1/1)'] } });
    p1.play('Broadside', { target: 'Ship(1/1)' });
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer !']);
  });

  scenario('… but not if all they could do has nothing to do with it', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Broadside'] }, p2: { isk: 9, hand: ['Prospectus'], home: ['Ship(1/1)'] } });
    p1.play('Broadside', { target: 'Ship(1/1)' });
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('what a player does to their own hand and market waits for nobody who cannot counter it', (cast) => {
    const { given, p1, table } = cast;
    given({
      p1: { isk: 9, hand: ['Prospectus'] },
      p2: { isk: 9, hand: ['Salvo'], home: ['Ship(1/1)'] },
      p3: { isk: 9, hand: ['Veto'] },
      seats: 3,
    });
    p1.play('Prospectus');
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('… nor what they gain', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Decree'] }, p2: { isk: 9, hand: ['Spark'], home: ['Ship(1/1)'] } });
    p1.play('Decree');
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('… and for those who can', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Prospectus'] }, p2: { isk: 9, hand: ['Veto'] } });
    p1.play('Prospectus');
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer']);
  });

  exiledScenario('a warp waits for nobody', ({ given, p1, table }) => {
    given({ p1: { home: ['Ship(1/1)'] }, p2: { isk: 9, hand: ['Broadside'] }, outer: { Stain: {} } });
    p1.setOut(['Ship(1/1)'], 'Stain');
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  exiledScenario('… but for who could bar the way', ({ given, p1, table }) => {
    given({ p1: { home: ['Ship(1/1)'] }, p2: { isk: 9, hand: ['Forsaken Ruins'] }, outer: { Stain: {} } });
    p1.setOut(['Ship(1/1)'], 'Stain');
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer']);
  });

  exiledScenario(
    '… nor for who holds the region, since they are asked once the ships are there',
    ({ given, p1, table }) => {
      given({
        p1: { home: ['Ship(1/1)'] },
        p2: { isk: 9, hand: ['Broadside'] },
        outer: { Stain: { p2: ['Ship(2/2)'] } },
      });
      p1.setOut(['Ship(1/1)'], 'Stain');
      expect(asked(table, 'p2', emptyPile)).toEqual([]);
      expect(asked(table, 'p2', battleOver)).toContain('battle.begin.mine !');
    },
  );
});

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

describe('what triggers at the same time', () => {
  const board = {
    p1: { isk: 1, hand: ['Spark'], news: ['Inquest'] },
    p2: { news: ['Inquest'], home: ['Ship(1/1)'] },
  };

  scenario('is put in order by nobody where the order makes no difference', ({ given, p1, table }) => {
    given(board);
    p1.play('Spark', { target: 'Ship(1/1)' });
    expect(asked(table, 'p1', (now) => now.pile.join() === 'pending,pending')).toEqual([]);
  });

  scenario('… but under strict', ({ given, p1, table }) => {
    given(board);
    p1.play('Spark', { target: 'Ship(1/1)' });
    const all = asked(table, 'p1', (now) => now.pile.join() === 'pending,pending', strict);
    expect(all).toEqual(['pile.own', 'order']);
  });

  scenario('… and where it does, the player who must is asked', ({ given, p1, table }) => {
    given({ from: 'begin', p1: { news: ['Almanac'] }, outer: { 'Dam Torsad': { p1: ['Ship(1/1)'] } } });
    p1.collect();
    expect(asked(table, 'p1', (now) => now.pile.includes('pending'))).toEqual(['ask.order']);
  });
});

describe('saved settings', () => {
  scenario('a wide stop still holds wherever it held', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Veldspar'] }, p2: { isk: 9, hand: ['Broadside'], home: ['Ship(1/1)'] } });
    p1.play('Veldspar', { in: 'home p1' });
    const old: Pilot = { mode: 'fast', stops: ['battle.begin', 'battle.target', 'pile'] };
    expect(asked(table, 'p2', emptyPile, old)).toEqual(['pile.arrival']);
  });
});

describe('the end of management', () => {
  const sure = (table: Table) =>
    table.ask.choice.kind === 'choose' && table.ask.choice.options.find(({ id }) => id === 'pass')?.confirm?.key;

  scenario('is confirmed with ISK left, a card to play for it and nothing built', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Velator', 'Executioner'] } });
    expect(sure(table)).toBe('confirm.endManagement');
    p1.play('Velator');
    table.until((ask) => ask.role === 'action');
    expect([table.asked, sure(table)]).toEqual(['p1', undefined]);
  });

  scenario('… but not before a battle, for which ISK may be kept', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Velator'], home: ['A=Ship(1/3)'] }, outer: { Stain: { p2: ['B=Ship(2/2)'] } } });
    p1.warp('A', 'Stain');
    table.until((ask) => ask.role === 'action');
    expect([table.asked, sure(table)]).toEqual(['p1', undefined]);
  });

  scenario('… and not for news, which may be kept, or for what is too dear', ({ given, table }) => {
    given({ p1: { isk: 3, hand: ['Salvo', 'Executioner'], home: ['Ship(1/1)'] } });
    expect(sure(table)).toBeUndefined();
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
