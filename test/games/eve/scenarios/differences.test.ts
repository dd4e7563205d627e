/** The two editions side by side: what differs (D1 to D56) differs here, and nothing else does. */
import { describe, expect, test } from 'vitest';
import type { Setup } from '#face/game';
import { edition, editions } from '#games/eve/editions';
import { isStep } from '#kernel/answer';
import { coreScenario, exiledScenario, scenario, world } from '../../../support/board.ts';

describe('the table of differences', () => {
  test('editions differ in named places alone', () => {
    const { core, exiled } = editions;
    const differing = Object.keys(core ?? {}).filter(
      (key) => core?.[key as keyof typeof core] !== exiled?.[key as keyof typeof core],
    );
    expect(differing).toEqual([
      'id',
      'name',
      'regionsPerTurn',
      'docksByWarp',
      'warpsOnPile',
      'joinsAttacks',
      'dockIsHome',
      'pileInReach',
      'sacrificeDestroys',
      'firstDrawOptional',
    ]);
    expect(() => edition('fourth')).toThrow();
  });

  coreScenario('D1 any number of outer regions in a turn', ({ given, p1, table }) => {
    given({ p1: { isk: 11, regions: ['Stain', 'Heaven', 'Moon of Ndoria'] } });
    for (const name of ['Stain', 'Heaven', 'Moon of Ndoria']) {
      p1.open(name);
      table.passAll();
    }
    expect(p1.isk).toBe(0);
  });

  exiledScenario('D1 one new outer region in a turn, also after it was played in vain', ({ given, p1, table }) => {
    given({ p1: { isk: 11, regions: ['Stain', 'Heaven'] } });
    p1.open('Stain');
    table.passAll();
    p1.cannot('region', 'Heaven');
    table.toManagement('p1');
    p1.open('Heaven');
    table.passAll();
    expect(table.where('Heaven')).toBe('play');
  });

  scenario('D2 R-03 no outer region of the same name is in play already', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 3, regions: ['A=Stain'] }, p2: { isk: 9, regions: ['B=Stain', 'Heaven'] } });
    p1.open('A');
    table.passAll();
    table.toManagement('p2');
    p2.cannot('region', 'B');
    expect(p2.can('region', 'Heaven')).toBe(true);
  });

  coreScenario(
    'D4 D5 D10 docking and undocking are actions of their own, at once and no warps',
    ({ given, p1, table }) => {
      given({ p1: { dock: ['Courier'] }, outer: { Stain: {} } });
      p1.undock('Courier');
      expect([table.where('Courier'), table.pile]).toEqual(['home p1', []]);
      expect(table.count('ship', ({ how }) => how === 'warp')).toBe(0);
      p1.warp('Courier', 'Stain');
      expect(table.where('Courier')).toBe('Stain');
      expect(table.pile).toEqual(['pending']);
    },
  );

  exiledScenario('D4 D5 D10 leaving the dock and going there are warps, on the pile', ({ given, p1, table }) => {
    given({ p1: { home: ['Courier'] } });
    p1.setOut(['Courier'], 'dock');
    expect([table.where('Courier'), table.pile]).toEqual(['home p1', ['warp']]);
    table.passAll();
    expect([table.where('Courier'), table.pile]).toEqual(['dock p1', ['pending']]);
    table.passAll();
    expect(p1.isk).toBe(1);
  });

  coreScenario(
    'D3 R-110 “each ship in your home region” and “for each” reach docked, finished ships, a target does not',
    ({ given, p1, table }) => {
      given({
        p1: {
          isk: 4,
          hand: ['Homecoming', 'Roll Call', 'Scuttling', 'Broadside'],
          home: ['A=Ship(1/1)'],
          dock: ['B=Ship(1/1)', { card: 'C=Omen', tabs: 1 }],
        },
      });
      p1.play('Homecoming');
      table.passAll();
      expect([table.attack('A'), table.attack('B'), table.attack('C')]).toEqual([2, 2, 4]);
      p1.play('Roll Call');
      table.passAll();
      expect(p1.isk).toBe(2 + 2);
      expect(p1.choices('play', 'Broadside', 'target')).toEqual(['A']);
      p1.play('Scuttling');
      table.passAll();
      expect([table.where('A'), table.where('B'), table.where('C')]).toEqual([
        'scrapheap p1',
        'scrapheap p1',
        'dock p1',
      ]);
    },
  );

  exiledScenario(
    'D3 R-110 “each ship in your home region” and “for each” do not reach into the dock',
    ({ given, p1, table }) => {
      given({
        p1: { isk: 3, hand: ['Homecoming', 'Roll Call', 'Scuttling'], home: ['A=Ship(1/1)'], dock: ['B=Ship(1/1)'] },
      });
      p1.play('Homecoming');
      table.passAll();
      expect([table.attack('A'), table.attack('B')]).toEqual([2, 1]);
      p1.play('Roll Call');
      table.passAll();
      expect(p1.isk).toBe(1 + 1);
      p1.play('Scuttling');
      table.passAll();
      expect([table.where('A'), table.where('B')]).toEqual(['scrapheap p1', 'dock p1']);
    },
  );

  coreScenario('D6 R-45 a ship that cannot warp may withdraw to the dock', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(1/3)'] },
      p2: { isk: 1, hand: ['Grounding'] },
      outer: { Stain: { p2: ['B=Ship(1/3)'] } },
    });
    p1.warp('A', 'Stain');
    p2.play('Grounding', { target: 'B' });
    table.passAll();
    p1.stay();
    expect(p2.withdrawals('B')).toEqual(['stay', 'dock']);
  });

  coreScenario('D7 R-37 a ship may join an attack that waits', ({ given, p1, table }) => {
    given({ p1: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] }, outer: { Stain: { p2: ['Ship(1/9)'] } } });
    p1.warp('A', 'Stain');
    p1.warp('B', 'Stain');
    expect([table.state.g.attacks.length, table.isAttacking('A'), table.isAttacking('B')]).toEqual([1, true, true]);
  });

  exiledScenario('D7 R-37 all that attack a region go in at the same time', ({ given, p1, table }) => {
    given({ p1: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] }, outer: { Stain: { p2: ['Ship(1/9)'] } } });
    p1.warp('A', 'Stain');
    p1.cannot('warp', 'B', { to: 'Stain' });
    expect(table.state.g.attacks).toHaveLength(1);
  });

  scenario('D8 R-31 pending and continuous abilities of an attacking ship go on', ({ given, p1, table }) => {
    given({ p1: { home: ['Beacon', 'A=Ship(1/3)'] }, outer: { Stain: { p2: ['Ship(1/9)'] } } });
    p1.warp('Beacon', 'Stain');
    expect(table.isAttacking('Beacon')).toBe(true);
    expect(table.attack('A')).toBe(2);
  });

  scenario('D9 C-7.6 a command that is on goes off before the ship warps', ({ given, p1, table }) => {
    given({ p1: { home: [{ card: 'Patroller', on: 'patrol' }] }, outer: { Stain: {} } });
    p1.warp('Patroller', 'Stain');
    const order = table.events.map(({ e }) => e).filter((e) => e === 'commandOff' || e === 'ship');
    expect(order).toEqual(['commandOff', 'ship']);
  });

  scenario('D11 to a pile only news and executed abilities are added', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 9, hand: ['Grant', 'Heron', 'Paper'], home: ['Marksman', { card: 'Patroller', on: 'patrol' }] },
      p2: { isk: 9, hand: ['B=Heron', 'Spark'] },
    });
    p1.play('Grant');
    expect(p1.options.every((one) => /^(play (Grant|Spark)|use Marksman|pass)/.test(one))).toBe(true);
    p1.pass();
    expect(p2.options).toEqual(['play Spark', 'pass']);
    expect(table.pile).toEqual(['Grant']);
  });

  scenario(
    'D12 R-79 a target that is no longer there: no effect, and the price is lost',
    ({ given, p1, p2, table }) => {
      given({ p1: { isk: 1, hand: ['Plating'], home: ['A=Ship(1/3)'] }, p2: { isk: 1, hand: ['Broadside'] } });
      p1.play('Plating', { target: 'A' });
      p1.pass();
      p2.play('Broadside', { target: 'A' });
      table.passAll();
      expect([table.where('A'), table.where('Plating'), p1.isk]).toEqual(['scrapheap p1', 'scrapheap p1', 0]);
      expect(table.count('noEffect')).toBe(1);
    },
  );

  scenario('D13 X-11.5 what triggers by placing goes on the pile above it', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Spark'], news: ['Applause'], home: ['A=Ship(1/3)'] } });
    p1.play('Spark', { target: 'A' });
    expect(table.pile).toEqual(['pending', 'Spark']);
  });

  scenario('D14 X-11.6 what triggers while the pile resolves waits for the end of it', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 1, hand: ['Spark'], home: ['A=Ship(1/1)'], news: ['Inquest'] },
      p2: { isk: 1, hand: ['B=Spark'], home: ['C=Ship(1/1)'] },
    });
    p1.play('Spark', { target: 'C' });
    p1.pass();
    p2.play('B', { target: 'A' });
    table.passAll();
    expect([table.where('A'), table.where('C')]).toEqual(['scrapheap p1', 'scrapheap p2']);
    expect(p1.isk).toBe(0);
    expect(table.pile).toEqual(['pending', 'pending']);
  });

  scenario('D15 X-11.7 the active player orders, whoever has triggered', ({ given, p2, table }) => {
    given({
      active: 'p2',
      p1: { news: ['A=Inquest'] },
      p2: { isk: 1, hand: ['Spark'], news: ['B=Inquest'] },
      p3: { home: ['C=Ship(1/1)'] },
    });
    p2.play('Spark', { target: 'C' });
    table.passAll();
    expect([table.asked, table.ask.prompt.key]).toEqual(['p2', 'ask.order']);
  });

  coreScenario('D18 C-13.5 a sacrificed card counts as destroyed', ({ given, p1, table }) => {
    given({ p1: { home: ['Memorial', 'Crokite', 'A=Ship(1/3)'] } });
    p1.use('Crokite', { target: 'A' });
    expect(table.pile).toEqual(['pending', 'executed']);
  });

  exiledScenario('D18 X-12.2 a sacrificed card does not count as destroyed', ({ given, p1, table }) => {
    given({ p1: { home: ['Memorial', 'Crokite', 'A=Ship(1/3)'] } });
    p1.use('Crokite', { target: 'A' });
    expect([table.where('Crokite'), table.pile]).toEqual(['scrapheap p1', ['executed']]);
  });

  scenario('D26 X-10.3 whoever may aim at several ships divides its attack as they aim', ({ given, p1, table }) => {
    given({ p1: { home: ['Twin Gun'] }, outer: { Stain: { p2: ['A=Ship(1/3)', 'B=Ship(1/2)'] } } });
    p1.warp('Twin Gun', 'Stain');
    p1.targets({ 'Twin Gun': { A: 3, B: 2 } });
    table.dealDamage();
    expect([table.where('A'), table.where('B')]).toEqual(['scrapheap p2', 'scrapheap p2']);
  });

  scenario(
    'D27 C-11.2 the attacker says all their withdrawals before the defender is asked',
    ({ given, p1, p2, table }) => {
      given({ p1: { home: ['A=Ship(1/3)', 'B=Ship(1/3)'] }, outer: { Stain: { p2: ['C=Ship(1/3)'] } } });
      p1.fleet(['A', 'B'], 'Stain');
      p1.withdraw({ A: 'home p1' });
      expect(table.where('A')).toBe('home p1');
      expect([table.asked, table.ask.prompt.key]).toEqual(['p2', 'ask.withdraw']);
      expect(p2.withdrawals('C')).toEqual(['stay', 'dock', 'home p2']);
    },
  );

  scenario('D28 C-8.2 control lasts as long as a ship is there', ({ given, p1, table }) => {
    given({ p1: { home: ['A=Ship(1/1)'] }, outer: { Stain: {}, Heaven: {} } });
    p1.warp('A', 'Stain');
    p1.warp('A', 'Heaven');
    expect([table.control('Stain'), table.control('Heaven')]).toEqual([undefined, 'p1']);
  });

  scenario('D36 C-4.2 a card is paid for in one’s own turns alone', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['Veldspar'] } });
    const [mine, theirs] = [p1.isk, p2.isk];
    table.toManagement('p2');
    expect([p1.isk - mine, p2.isk - theirs]).toEqual([0, 2]);
  });

  scenario('D50 worked example: starbase 2, Veldspar 1, an outer region of 2 pay 5', ({ given, p1, table }) => {
    given({ from: 'income', p1: { home: ['Veldspar'] }, outer: { Aridia: { p1: ['A=Ship(1/1)'] } } });
    table.to('setup.income');
    expect(p1.isk).toBe(5);
  });

  exiledScenario(
    'D52 worked example: two warps claim the region that a bounced ship has left',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 6, hand: ['Velator', "Veteran's Premature Retirement"] },
        p2: {},
        outer: { Aridia: { p2: ['Kestrel'] } },
      });
      p1.play('Velator');
      table.passAll();
      p1.play("Veteran's Premature Retirement", { target: 'Kestrel' });
      table.passAll();
      expect([p1.isk, p2.hand, table.control('Aridia')]).toEqual([0, ['Kestrel'], undefined]);
      p1.undock('Velator');
      p1.warp('Velator', 'Aridia');
      expect(table.control('Aridia')).toBe('p1');
      table.to('end');
      expect(table.count('battlePhase')).toBe(0);
    },
  );
});

describe('D31 R-65 the first draw', () => {
  const begin = (id: 'core' | 'exiled', players: number, options: Setup['options'] = {}) => {
    const { game } = world('core');
    const deck = game.decks.find((one) => one.edition === id);
    if (deck === undefined) throw new Error(`no deck for ${id}`);
    const decks = Array.from({ length: players }, () => deck);
    const step = game.setup({ edition: id, seed: 'draw', decks, options });
    if (!('state' in step)) throw new Error(JSON.stringify(step));
    for (let n = 0; n < 60; n++) {
      const { state } = step;
      const g = state.g as { phase: string; active: number };
      if (g.phase === 'management') return state.zones[`hand:${g.active}`]?.length;
      const ask = state.open?.asks[0];
      if (ask === undefined) break;
      const next = game.answer(state, { seat: ask.seat, ask: ask.id, answer: ask.fallback });
      if (!isStep(next)) throw new Error(JSON.stringify(next));
    }
    throw new Error('no management phase');
  };

  test('two players: the first one skips it', () => {
    expect([begin('core', 2), begin('exiled', 2)]).toEqual([7, 7]);
  });

  test('three and four players: nobody does, unless an Exiled table has agreed on it', () => {
    expect([begin('core', 3), begin('exiled', 3), begin('exiled', 4)]).toEqual([8, 8, 8]);
    expect([begin('exiled', 3, { firstDraw: 'skip' }), begin('exiled', 4, { firstDraw: 'skip' })]).toEqual([7, 7]);
    expect(begin('core', 3, { firstDraw: 'skip' })).toBe(8);
  });
});
