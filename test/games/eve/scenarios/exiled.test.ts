/** What the Exiled edition plays otherwise than the Core Set (X-2 to X-13, D1 to D38). */
import { describe, expect, test } from 'vitest';
import { exiledScenario as scenario, world } from '../../../support/board.ts';

describe('decks', () => {
  test('S-08 a market of 46 is for casual tables alone', () => {
    const { game } = world('core');
    const deck = game.decks.find((one) => one.edition === 'exiled');
    if (deck === undefined) throw new Error('no Exiled deck');
    let left = 46;
    const main = Object.fromEntries(
      Object.entries(deck.main).map(([id, n]) => {
        const taken = Math.min(n, left);
        left -= taken;
        return [id, taken];
      }),
    );
    expect(game.checkDeck({ ...deck, main }, 'exiled', 'casual')).toEqual([]);
    expect(game.checkDeck({ ...deck, main }, 'exiled', 'tournament').map((one) => one.rule)).toEqual(['C-2.3']);
  });
});

describe('setup phase and management', () => {
  scenario('S-13 worked example: duration and assembly', ({ given, p1, table }) => {
    given({
      from: 'duration',
      p1: { news: [{ card: 'Bulletin', tabs: 1 }], dock: [{ card: 'Omen', tabs: 2 }] },
    });
    table.to('setup.assembly');
    expect(table.where('Bulletin')).toBe('scrapheap p1');
    expect(table.tabs('Omen')).toBe(1);
    p1.cannot('undock', 'Omen');
    table.toManagement('p1');
    expect(table.tabs('Omen')).toBe(0);
    p1.undock('Omen');
    expect(table.where('Omen')).toBe('home p1');
  });

  scenario('S-32 a second outer region in a turn is refused', ({ given, p1, table }) => {
    given({ p1: { isk: 12, regions: ['Dam Torsad', 'Heaven'] } });
    p1.open('Dam Torsad');
    table.passAll();
    expect(p1.isk).toBe(7);
    p1.cannot('region', 'Heaven');
    table.toManagement('p1');
    expect(p1.can('region', 'Heaven')).toBe(true);
  });

  scenario('D1 a card may allow one outer region more', ({ given, p1, table }) => {
    given({ p1: { isk: 12, regions: ['Dam Torsad', 'Heaven', 'Stain'], news: ['Charter'] } });
    p1.open('Dam Torsad');
    table.passAll();
    p1.open('Heaven');
    table.passAll();
    expect([table.where('Dam Torsad'), table.where('Heaven')]).toEqual(['play', 'play']);
    p1.cannot('region', 'Stain');
  });

  scenario('X-6.1 docked ships do not count as being in the home region', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Homecoming'], home: ['Heron'], dock: ['Velator'] } });
    p1.play('Homecoming');
    table.passAll();
    expect(table.attack('Heron')).toBe(2);
    p1.undock('Velator');
    expect(table.attack('Velator')).toBe(1);
  });

  scenario('X-6.2 a docked ship needs two warps, both in one phase', ({ given, p1, table }) => {
    given({ p1: { dock: ['Velator'] }, outer: { Stain: {} } });
    p1.cannot('warp', 'Velator', { to: 'Stain' });
    p1.undock('Velator');
    p1.warp('Velator', 'Stain');
    expect(table.control('Stain')).toBe('p1');
    expect(table.count('ship', ({ how }) => how === 'warp')).toBe(2);
  });
});

describe('warps', () => {
  scenario('S-50 later ships cannot join an attack; together they may', ({ given, p1, table }) => {
    given({
      p1: { home: ['A=Ship(1/1)', 'B=Ship(1/1)', 'C=Ship(1/1)'] },
      outer: { Stain: { p2: ['Ship(1/9)'] }, Heaven: { p2: ['Ship(1/8)'] } },
    });
    p1.warp('A', 'Stain');
    p1.cannot('warp', 'B', { to: 'Stain' });
    p1.fleet(['B', 'C'], 'Heaven');
    expect(table.isAttacking('B') && table.isAttacking('C')).toBe(true);
    expect(table.count('attacks', ({ first }) => first === true)).toBe(2);
  });

  scenario('R-34 a fleet comes from several regions, but not from the dock', ({ given, p1, table }) => {
    given({
      p1: { home: ['A=Ship(1/1)'], dock: ['D=Ship(1/1)'] },
      outer: { Heaven: { p1: ['B=Ship(1/1)'] }, Stain: { p2: ['Ship(1/9)'] } },
    });
    expect(p1.ready('Stain')).toEqual(['B', 'A']);
    p1.fleet(['A', 'B'], 'Stain');
    expect([table.where('A'), table.where('B')]).toEqual(['Stain', 'Stain']);
    expect(table.control('Heaven')).toBeUndefined();
  });

  scenario('R-35 a warp goes on the pile; the ships stay and their commands are off', ({ given, p1, p2, table }) => {
    given({
      p1: { home: [{ card: 'Patroller', on: 'patrol' }] },
      p2: { isk: 1, hand: ['Grant'] },
      outer: { Stain: {} },
    });
    p1.setOut(['Patroller'], 'Stain');
    expect(table.pile).toEqual(['warp']);
    expect(table.where('Patroller')).toBe('home p1');
    expect(table.command('Patroller')).toBeUndefined();
    expect(p2.options.at(-1)).toBe('pass');
    table.passAll();
    expect(table.where('Patroller')).toBe('Stain');
  });

  scenario('R-35 Forsaken Ruins in answer to a warp keeps the ship where it was', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(1/1)'] },
      p2: { isk: 4, hand: ['Forsaken Ruins'] },
      outer: { Stain: { p2: ['B=Ship(1/1)'] } },
    });
    p1.setOut(['A'], 'Stain');
    p2.play('Forsaken Ruins', { target: 'Stain' });
    table.passAll();
    expect([table.where('A'), table.where('B')]).toEqual(['home p1', 'home p2']);
    expect(table.isAttacking('A')).toBe(false);
    expect(table.count('stranded')).toBe(1);
    table.to('end');
    expect(table.count('battlePhase')).toBe(0);
  });

  scenario('R-35 whether it is an attack is decided when the warp resolves', ({ given, p1, table }) => {
    given({
      p1: { isk: 5, hand: ["Veteran's Premature Retirement"], home: ['A=Ship(1/1)'] },
      outer: { Stain: { p2: ['B=Ship(1/1)'] } },
    });
    p1.setOut(['A'], 'Stain');
    p1.play("Veteran's Premature Retirement", { target: 'B' });
    table.passAll();
    expect(table.isAttacking('A')).toBe(false);
    expect(table.control('Stain')).toBe('p1');
  });

  scenario('S-104 docking obeys what forbids warping', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Grounding'], home: ['Ship(1/1)'] }, outer: { Stain: {} } });
    p1.play('Grounding', { target: 'Ship(1/1)' });
    table.passAll();
    p1.cannot('warp', 'Ship(1/1)', { to: 'Stain' });
    p1.cannot('dock', 'Ship(1/1)');
  });

  scenario('D6 R-45 a ship that cannot warp cannot withdraw into the dock either', ({ given, p1, table }) => {
    given({
      p1: { isk: 1, hand: ['Grounding'], home: ['Ship(1/1)'] },
      outer: { Stain: {}, Metropolis: { p2: ['Ship(3/3)'] } },
    });
    p1.warp('Ship(1/1)', 'Metropolis');
    p1.play('Grounding', { target: 'Ship(1/1)' });
    table.passAll();
    expect(p1.withdrawals('Ship(1/1)')).toEqual(['stay']);
  });

  scenario('D5 "when this ship warps" hears of undocking, docking and withdrawing', ({ given, p1, table }) => {
    given({ p1: { dock: ['Courier'] }, outer: { Stain: { p2: ['Ship(1/3)'] } } });
    p1.undock('Courier');
    while (table.pile.length > 0) table.passAll();
    expect(p1.isk).toBe(1);
    p1.dock('Courier');
    while (table.pile.length > 0) table.passAll();
    expect(p1.isk).toBe(2);
    p1.undock('Courier');
    while (table.pile.length > 0) table.passAll();
    p1.warp('Courier', 'Stain');
    while (table.pile.length > 0) table.passAll();
    expect(p1.isk).toBe(4);
    p1.withdraw({ Courier: 'dock' });
    table.to('end');
    expect(p1.isk).toBe(5);
  });

  scenario('R-31 D8 an attacking ship uses no executed ability in management', ({ given, p1, table }) => {
    given({ p1: { isk: 2, home: ['Marksman', 'Beacon'] }, outer: { Stain: { p2: ['Ship(1/9)'] } } });
    p1.fleet(['Marksman', 'Beacon'], 'Stain');
    p1.cannot('use', 'Marksman', { target: 'Ship(1/9)' });
    expect(table.attack('Marksman')).toBe(2);
    table.to('battle.begin');
    expect(p1.can('use', 'Marksman')).toBe(true);
  });
});

describe('commands', () => {
  scenario('R-26 sniping hits as the first battle phase begins, and only then', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(2/9)'] },
      outer: { Stain: { p2: [{ card: 'Sniper', on: 'sniping' }, 'B=Ship(0/2)'] } },
    });
    p1.warp('A', 'Stain');
    table.until(() => table.step === 'battle.begin' && table.pile.length > 0);
    table.passAll();
    expect(table.damage('A')).toBe(2);
    p1.targets({ A: 'B' });
    p2.holdFire();
    table.dealDamage();
    table.until(() => table.battle === 2);
    table.to('battle.withdraw');
    expect(table.damage('A')).toBe(0);
  });

  scenario('R-27 tanking adds to the shield, also in its own turn', ({ given, p1, table }) => {
    given({ p1: { home: ['Tank'] } });
    expect(table.shield('Tank')).toBe(2);
    p1.activate('Tank', 'tanking');
    expect(table.shield('Tank')).toBe(4);
    p1.dock('Tank');
    expect(table.shield('Tank')).toBe(2);
  });

  scenario('R-29 a side brings all its commands, with or without a location to mine', ({ given, p1, table }) => {
    given({ p1: { isk: 3, hand: ['Veldspar'], home: ['All-Rounder'] } });
    p1.activate('All-Rounder', 'patrol');
    expect(table.command('All-Rounder')).toBe('mining 1, patrol 1');
    expect(p1.income).toBe(2);
    p1.play('Veldspar', { in: 'home p1' });
    table.passAll();
    p1.activate('All-Rounder', 'mining', { mine: 'Veldspar' });
    expect(p1.income).toBe(3 + table.minerals('Veldspar'));
  });
});

describe('battle and pile', () => {
  scenario('S-73 a multi-target ship divides its damage in the target step', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['Twin Gun'] }, outer: { Stain: { p2: ['A=Ship(0/3)', 'B=Ship(0/2)'] } } });
    p1.warp('Twin Gun', 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.battleTargets');
    const { ask } = table;
    const amounts = { [table.one('A')]: 4, [table.one('B')]: 2 };
    const tooMuch = { pick: ['target'], with: { [table.one('Twin Gun')]: { amounts } } };
    expect(table.refusal({ seat: ask.seat, ask: ask.id, answer: tooMuch })).toBe('illegal');
    p1.targets({ 'Twin Gun': { A: 3, B: 2 } });
    p2.holdFire();
    table.dealDamage();
    expect(p2.scrapheap).toEqual(['A', 'B']);
  });

  scenario('S-83 D18 a sacrificed card does not count as destroyed', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['Memorial'] },
      outer: { Stain: { own: 'p2', p1: ['Ship(1/3)'], p2: [], locations: ['Crokite'] } },
    });
    p1.use('Crokite', { target: 'Ship(1/3)' });
    expect(table.where('Crokite')).toBe('scrapheap p2');
    expect(table.pile).toEqual(['executed']);
    table.passAll();
    expect(table.where('Ship(1/3)')).toBe('scrapheap p1');
    expect([p1.isk, p2.isk]).toEqual([0, 0]);
  });

  scenario('S-85 a card on the pile can be destroyed there; the price is lost', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 5, hand: ['Velator', 'Thorax'] }, p2: { isk: 2, hand: ['Veto', 'Veto'] } });
    p1.play('Velator');
    p2.play('Veto', { target: 'Velator' });
    table.passAll();
    expect(table.where('Velator')).toBe('scrapheap p1');
    expect(p1.isk).toBe(4);
  });

  scenario('D16 a warp is no card: what counters cards cannot reach it', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(1/1)'] }, p2: { isk: 1, hand: ['Veto'] }, outer: { Stain: {} } });
    p1.setOut(['A'], 'Stain');
    p2.cannot('play', 'Veto');
    table.passAll();
    expect(table.control('Stain')).toBe('p1');
  });

  scenario('S-103 regions and starbases are no cards', ({ given, p1 }) => {
    given({
      p1: { isk: 1, hand: ['Ruin'] },
      p2: { home: ['A=Ship(1/1)', 'Veldspar'] },
      outer: { Stain: { locations: ['Omber'] } },
    });
    expect(p1.choices('play', 'Ruin', 'target').sort()).toEqual(['A', 'Omber', 'Veldspar']);
  });

  scenario('S-101 an affinity line works for its race alone', ({ given, p1, p2, table }) => {
    given({
      p1: { base: 'Amarr Starbase', isk: 1, hand: ['Kinship'] },
      p2: { base: 'Caldari Starbase', isk: 1, hand: ['Kinship'] },
    });
    p1.play('Kinship');
    table.passAll();
    expect([p1.isk, p1.hand.length]).toEqual([2, 1]);
    p1.pass();
    p2.play('Kinship');
    table.passAll();
    expect([p2.isk, p2.hand.length]).toEqual([2, 0]);
  });
});
