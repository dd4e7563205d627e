/** Ships of the Core Set that stand by others, cannot be aimed at, or do something when they attack. */
import { expect } from 'vitest';
import { core, describe, scenario, world } from '../../../support/board.ts';

const printed = (id: string) => world('core').library.get(id);

describe('ships that stand by others', () => {
  scenario('Vesperal: while patrolling, its company has +1 shield', ({ given, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { home: [{ card: 'Vesperal', on: 'patrol' }, 'A=Ship(1/1)'] },
        p2: { home: ['C=Ship(1/1)'] },
        outer: { Stain: { p1: ['B=Ship(1/1)'] } },
      }),
    );
    p2.warp('C', 'home p1');
    expect(['A', 'B', 'C'].map((one) => table.shield(one))).toEqual([2, 1, 1]);
    expect(table.shield('Vesperal')).toBe(printed('vesperal').shield);
  });

  scenario('Vesperal: nothing without its command', ({ given, table }) => {
    given(core({ p1: { home: ['Vesperal', 'A=Ship(1/1)'] } }));
    expect(table.shield('A')).toBe(1);
  });

  scenario(
    'Liturgist: 1 ISK takes 1 off the next damage to a friend around, once per turn',
    ({ given, p1, p2, table }) => {
      given(
        core({
          active: 'p2',
          p1: { isk: 9, home: ['Liturgist', 'A=Ship(1/9)'] },
          p2: { isk: 20, hand: ['D=Stray Volley', 'E=Stray Volley'], home: ['C=Ship(1/9)'] },
          outer: { Stain: { p1: ['B=Ship(1/9)'] } },
        }),
      );
      p2.warp('C', 'home p1');
      p2.play('D', { target: 'A' });
      expect(p1.choices('use', 'Liturgist', 'target')).toEqual(['Liturgist', 'A']);
      p1.use('Liturgist', { target: 'A' });
      table.passAll();
      expect([table.damage('A'), p1.isk]).toEqual([1, 8]);
      p2.play('E', { target: 'A' });
      p1.cannot('use', 'Liturgist');
      table.passAll();
      expect(table.damage('A')).toBe(3);
    },
  );

  scenario('Liturgist: what is not used up is gone when the phase ends', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { isk: 9, home: ['Liturgist', 'A=Ship(1/9)'] },
        p2: { isk: 20, hand: ['Stray Volley'] },
      }),
    );
    p2.pass();
    p1.use('Liturgist', { target: 'A' });
    table.passAll();
    table.to('end', 'p2');
    p2.play('Stray Volley', { target: 'A' });
    table.passAll();
    expect(table.damage('A')).toBe(2);
  });

  scenario('Sanctifier: enemy ships around have -1 attack', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['Sanctifier', 'D=Ship(3/9)'] },
        outer: { Stain: { p2: ['B=Ship(3/9)'] }, Metropolis: { p2: ['C=Ship(3/9)'] } },
      }),
    );
    p1.fleet(['Sanctifier', 'D'], 'Stain');
    expect(['B', 'C', 'D'].map((one) => table.attack(one))).toEqual([2, 3, 3]);
  });

  scenario('Matron of Sparks: +1 attack for the other own attackers around', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['Matron of Sparks', 'A=Ship(1/9)', 'B=Ship(1/9)'] },
        outer: { Stain: { p2: ['C=Ship(1/9)'] }, Metropolis: { p2: ['D=Ship(1/9)'] } },
      }),
    );
    expect(table.attack('A')).toBe(1);
    p1.fleet(['Matron of Sparks', 'A'], 'Stain');
    p1.warp('B', 'Metropolis');
    expect(['A', 'B', 'C', 'D'].map((one) => table.attack(one))).toEqual([2, 1, 1, 1]);
    expect(table.attack('Matron of Sparks')).toBe(printed('matron-of-sparks').attack);
  });

  scenario('Matron of Sparks: nothing for an enemy who attacks her', ({ given, p2, table }) => {
    given(core({ active: 'p2', p1: { home: ['Matron of Sparks'] }, p2: { home: ['A=Ship(1/9)'] } }));
    p2.warp('A', 'home p1');
    expect(table.attack('A')).toBe(1);
  });
});

describe('ships that cannot be aimed at, or withdraw', () => {
  scenario('Throne of Embers: enemy abilities cannot aim at it; news can, and own abilities', ({ given, p1, p2 }) => {
    given(
      core({
        p1: { isk: 9, home: ['Throne of Embers', 'Pale Sister', 'A=Ship(1/1)'] },
        p2: { isk: 9, hand: ['Full Salvo'], home: ['Signal Jammer'] },
      }),
    );
    expect(p1.choices('use', 'Pale Sister', 'target')).toEqual(['Throne of Embers', 'A']);
    p1.pass();
    expect(p2.choices('use', 'Signal Jammer', 'target')).toEqual(['A']);
    expect(p2.choices('play', 'Full Salvo', 'target')).toEqual(['Throne of Embers', 'A']);
  });

  scenario('Thorax and Megathron: no target of news, also not of one’s own; abilities can', ({ given, p1, p2 }) => {
    given(
      core({
        p1: { base: 'Gallente', isk: 9, hand: ['Full Salvo'], home: ['Thorax', 'Megathron', 'A=Ship(1/1)'] },
        p2: { isk: 9, hand: ['Full Salvo'], home: ['Signal Jammer'] },
      }),
    );
    expect(p1.choices('play', 'Full Salvo', 'target')).toEqual(['A']);
    p1.pass();
    expect(p2.choices('play', 'Full Salvo', 'target')).toEqual(['A']);
    expect(p2.choices('use', 'Signal Jammer', 'target')).toEqual(['Thorax', 'Megathron', 'A']);
  });

  scenario('Drift Leviathan: cannot withdraw of its own will', ({ given, p1, p2, table }) => {
    given(core({ p1: { home: ['A=Ship(1/9)'] }, outer: { Stain: { p2: ['Drift Leviathan'] } } }));
    p1.warp('A', 'Stain');
    p1.stay();
    table.until((ask) => ask.seat === 1 && ask.role === 'choice');
    expect(table.ask.prompt.key).toBe('ask.battleTargets');
    p2.holdFire();
  });
});

describe('ships that attack', () => {
  scenario('Hostile Bid: takes 2 ISK from an opponent of choice when it attacks', ({ given, p1, p2, p3, table }) => {
    given(
      core({
        seats: 3,
        p1: { base: 'Caldari', home: ['Hostile Bid'] },
        p2: { isk: 5 },
        p3: { isk: 5 },
        outer: { Stain: {} },
      }),
    );
    p1.warp('Hostile Bid', 'Stain');
    expect(table.pile).toEqual([]);
    p1.warp('Hostile Bid', 'home p2');
    p1.aim('p3');
    table.passAll();
    expect([p1.isk, p2.isk, p3.isk]).toEqual([2, 5, 3]);
  });

  scenario('Provocateur: enemy commands go off where it attacks, and nowhere else', ({ given, p1, table }) => {
    given(
      core({
        p1: { base: 'Gallente', home: ['Provocateur', { card: 'C=Masquerade', on: 'patrol' }] },
        p2: { home: [{ card: 'B=Canticle', on: 'patrol' }] },
        outer: { Stain: { p2: [{ card: 'A=Canticle', on: 'patrol' }] }, Metropolis: {} },
      }),
    );
    p1.warp('Provocateur', 'Metropolis');
    expect(table.pile).toEqual([]);
    p1.warp('Provocateur', 'Stain');
    table.passAll();
    expect(['A', 'B', 'C'].map((one) => table.command(one))).toEqual([undefined, 'patrol 1', 'patrol 1']);
  });

  scenario('Gale of Rivets: +1 attack when it attacks, until the turn ends', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['Gale of Rivets', 'A=Ship(1/9)'] },
        outer: { Stain: { p2: ['B=Ship(1/9)'] }, Metropolis: {} },
      }),
    );
    const before = table.attack('Gale of Rivets');
    p1.warp('Gale of Rivets', 'Metropolis');
    expect(table.pile).toEqual([]);
    p1.warp('Gale of Rivets', 'Stain');
    table.passAll();
    expect([table.attack('Gale of Rivets'), table.attack('A')]).toEqual([before + 1, 1]);
    table.to('battle.begin');
    expect(table.attack('Gale of Rivets')).toBe(before + 1);
    table.toTurn('p2');
    expect(table.attack('Gale of Rivets')).toBe(before);
  });

  scenario('Riot Act: 1 damage to an enemy ship where it attacks', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['Riot Act', 'A=Ship(1/9)'] },
        outer: { Stain: { p2: ['B=Ship(1/9)', 'C=Ship(1/9)'] }, Metropolis: {}, Curse: { p2: ['D=Ship(1/9)'] } },
      }),
    );
    p1.warp('Riot Act', 'Metropolis');
    expect(table.pile).toEqual([]);
    p1.fleet(['A', 'Riot Act'], 'Stain');
    const { choice } = table.ask;
    const need = choice.kind === 'choose' ? choice.options[0]?.needs?.[0]?.choice : undefined;
    expect(need?.kind === 'choose' && need.options.map((one) => table.optionName(one))).toEqual(['B', 'C']);
    p1.aim('C');
    table.passAll();
    expect(['B', 'C', 'D'].map((one) => table.damage(one))).toEqual([0, 1, 0]);
  });

  scenario('Chorus of Knives and Crossfire: three and two targets, not more', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['Chorus of Knives', 'Crossfire'] },
        outer: { Stain: { p2: ['A=Ship(0/2)', 'B=Ship(0/2)', 'C=Ship(0/2)', 'D=Ship(0/1)', 'E=Ship(0/1)'] } },
      }),
    );
    p1.fleet(['Chorus of Knives', 'Crossfire'], 'Stain');
    p1.battleTargets('Crossfire');
    const spread = (...at: string[]) => ({ amounts: Object.fromEntries(at.map((one) => [table.one(one), 1])) });
    const [chorus, crossfire] = [table.one('Chorus of Knives'), table.one('Crossfire')];
    for (const aims of [
      { [chorus]: spread('A', 'B', 'C', 'D'), [crossfire]: spread('A') },
      { [chorus]: spread('A'), [crossfire]: spread('A', 'B', 'C') },
    ])
      expect(table.refusal({ seat: 0, ask: table.ask.id, answer: { pick: ['target'], with: aims } })).toBe('illegal');
    p1.targets({ 'Chorus of Knives': { A: 2, B: 2, C: 2 }, Crossfire: { D: 1, E: 1 } });
    p2.holdFire();
    table.dealDamage();
    expect(p2.scrapheap.sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  scenario('Glacier Mandate: 2 ISK for 1 damage around it, once per turn', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { base: 'Caldari', isk: 9, home: ['Glacier Mandate'] },
        p2: { home: ['A=Ship(1/9)', 'B=Ship(1/9)'] },
      }),
    );
    p2.warp('A', 'home p1');
    expect(p1.choices('use', 'Glacier Mandate', 'target')).toEqual(['Glacier Mandate', 'A']);
    p1.use('Glacier Mandate', { target: 'A' });
    table.passAll();
    expect([table.damage('A'), p1.isk]).toEqual([1, 7]);
    p2.pass();
    p1.cannot('use', 'Glacier Mandate');
  });
});
