/** Clauses of the rule sheets that no other story shows: zones, the course of an Exiled turn, words of the glossary. */
import { describe, expect, test } from 'vitest';
import { cardShape, commandNames } from '#games/eve/cards/format';
import { editions } from '#games/eve/editions';
import { makeLibrary } from '#games/eve/make-library';
import { isFriendly, regions } from '#games/eve/rules/facts';
import { coreScenario, exiledScenario, scenario, world } from '../../../support/board.ts';

describe('objects and zones', () => {
  scenario('C-1.3 each player has one home region, and every card in play is somewhere', ({ given, p1, table }) => {
    given({ p1: { isk: 3, hand: ['Wall'], home: ['Veldspar'] }, p3: {}, outer: { Stain: {} } });
    expect(regions(table.m).map((id) => table.nameOf(id))).toEqual(['home p1', 'home p2', 'home p3', 'Stain']);
    p1.play('Wall');
    table.passAll();
    expect([table.where('Wall'), table.where('Veldspar')]).toEqual(['home p1', 'home p1']);
  });

  scenario('C-1.7 D44 the text of a card beats the rules', ({ given, p1, table }) => {
    given({ from: 'end', p1: { hand: Array(9).fill('Paper'), news: ['Bulletin'] } });
    table.to('end');
    table.pass();
    table.pass();
    expect(table.ask.prompt).toEqual({ key: 'ask.discard', with: { n: 1 } });
    expect(p1.isAsked).toBe(true);
  });

  test('C-1.5 C-10.1 X-8.1 D19 five commands in the Core Set, seven in the Exiled edition', () => {
    const { library } = world('core');
    const used = (set: string) => {
      const found = new Set(
        library.cards.filter(({ edition }) => edition === set).flatMap((card) => card.commands.map(({ name }) => name)),
      );
      return commandNames.filter((name) => found.has(name));
    };
    expect(used('core')).toEqual(['ambush', 'haul', 'mining', 'patrol', 'trade']);
    expect(commandNames).toEqual(['ambush', 'haul', 'mining', 'patrol', 'sniping', 'tanking', 'trade']);
    expect(used('exiled')).toEqual(expect.arrayContaining(['sniping', 'tanking']));
  });

  test('X-2.1 X-2.2 D32 D33 R-01 both editions ask for 52 cards and at most four of a kind in tournaments', () => {
    const asked = Object.values(editions).map(({ marketMinimum, copies }) => [marketMinimum, copies]);
    expect(asked).toEqual([
      [52, 4],
      [52, 4],
    ]);
  });

  test('C-8.7 who is friendly is said in one place: oneself, and nobody else', () => {
    expect([isFriendly(0, 0), isFriendly(0, 1), isFriendly(undefined, undefined)]).toEqual([true, false, false]);
  });
});

describe('the dock', () => {
  coreScenario('C-9.1 D3 docked ships count as being in the home region', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Slipway'], dock: [{ card: 'Omen', tabs: 2 }] } });
    p1.play('Slipway');
    table.passAll();
    expect(table.tabs('Omen')).toBe(1);
  });

  exiledScenario('X-6.1 D3 docked ships do not', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Slipway'], dock: [{ card: 'Omen', tabs: 2 }] } });
    p1.play('Slipway');
    table.passAll();
    expect(table.tabs('Omen')).toBe(2);
  });
});

describe('an Exiled turn', () => {
  exiledScenario('X-4.1 X-5.1 to X-5.8 all phases, with all that management knows', ({ given, p1, p2, table }) => {
    given({
      from: 'begin',
      p1: {
        isk: 12,
        hand: ['Velator', 'Wall', 'Steward', 'Bare Moon'],
        regions: ['Stain', 'Heaven'],
        home: ['Small Miner', 'Veldspar', 'A=Ship(3/3)', 'B=Ship(1/3)'],
      },
      p2: { home: [] },
      outer: { Metropolis: { p2: ['C=Ship(1/3)'] } },
    });
    // Setup phase: what one gives up or collects, then duration, assembly and income.
    p1.collect();
    table.to('management');
    expect(p1.isk).toBe(15);
    // ships and characters into the dock, structures to the starbase.
    for (const [name, place] of [
      ['Velator', 'dock p1'],
      ['Wall', 'home p1'],
      ['Steward', 'dock p1'],
    ] as const) {
      p1.play(name);
      table.passAll();
      expect(table.where(name)).toBe(place);
    }
    // one outer region.
    p1.open('Stain');
    table.passAll();
    p1.cannot('region', 'Heaven');
    // a command is activated, free and at once.
    p1.activate('Small Miner', 'mining', { mine: 'Veldspar' });
    expect([table.command('Small Miner'), table.pile]).toEqual(['mining 1', []]);
    // the upgrade.
    p1.upgrade();
    table.passAll();
    expect([p1.upgraded, p1.isk]).toEqual([true, 0]);
    // two warps to an outer region, X-5.5 and: a joint attack.
    p1.undock('Velator', 'Steward');
    p1.warp('Velator', 'Stain');
    expect(table.control('Stain')).toBe('p1');
    p1.fleet(['A', 'B'], 'Metropolis');
    for (const name of ['A', 'B']) p1.cannot('warp', name, { to: 'Stain' });
    // Battle phases, then the end phase.
    p1.targets({ A: 'C' });
    p2.holdFire();
    table.dealDamage();
    expect([table.where('C'), table.control('Metropolis')]).toEqual(['scrapheap p2', 'p1']);
    p1.stay();
    table.to('end');
    expect(table.count('battlePhase')).toBe(2);
  });

  exiledScenario('X-5.8 without an attack there is no battle phase', ({ given, p1, table }) => {
    given({ p1: { home: ['A=Ship(1/1)'] }, outer: { Stain: {} } });
    p1.warp('A', 'Stain');
    table.to('end');
    expect(table.events.some(({ e }) => e === 'battlePhase')).toBe(false);
  });

  scenario('X-11.1 D40 D41 everybody may act before the next step or phase begins', ({ given, table }) => {
    given({ from: 'begin', p2: { isk: 9, hand: ['Grant'] }, p1: { isk: 9, hand: ['Grant'] } });
    const stops = new Set<string>();
    table.until((ask) => {
      if (ask.seat === 1 && ask.role === 'window') stops.add(table.step);
      return table.step === 'end' && ask.seat === 1;
    });
    expect([...stops]).toEqual([
      'setup.begin',
      'setup.duration',
      'setup.assembly',
      'setup.income',
      'management',
      'end',
    ]);
  });
});

describe('words', () => {
  scenario('X-12.3 D43 an ability may aim at another ship than the one fired at', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 1, home: ['Marksman'] }, outer: { Stain: { p2: ['A=Ship(0/9)', 'B=Ship(0/1)'] } } });
    p1.warp('Marksman', 'Stain');
    p1.targets({ Marksman: 'A' });
    p2.holdFire();
    p1.use('Marksman', { target: 'B' });
    table.passAll();
    expect(table.where('B')).toBe('scrapheap p2');
    table.dealDamage();
    expect(table.damage('A')).toBeGreaterThan(0);
  });

  scenario('X-12.5 D45 to play a card is to pay for it, show it and put it on the pile', ({ given, p1, table }) => {
    given({ p1: { isk: 2, hand: ['Heron'] } });
    p1.play('Heron');
    expect([p1.isk, p1.hand, table.pile, table.where('Heron')]).toEqual([0, [], ['Heron'], 'pile']);
    const told = table.events.filter(({ e }) => e === 'played');
    expect(told).toHaveLength(1);
    expect(told[0]).not.toHaveProperty('to');
  });

  test('X-12.4 D44 the wording of a later set replaces an earlier one', () => {
    const set = (name: string, price: number) => ({
      set: name,
      name,
      game: 'eve' as const,
      cards: [cardShape.parse({ id: 'heron', name: 'Heron', type: 'ship', price, attack: 1, shield: 1 })],
      decks: [],
    });
    const library = makeLibrary([set('first', 2), set('errata', 3)]);
    expect(library.cards.map(({ id, price }) => [id, price])).toEqual([['heron', 3]]);
  });

  scenario(
    'X-11.4 what is removed from the pile does not resolve, and nothing else is hurt',
    ({ given, p1, p2, table }) => {
      given({ p1: { isk: 2, hand: ['Grant', 'Heron'] }, p2: { isk: 1, hand: ['Veto'] } });
      p1.play('Heron');
      p1.play('Grant');
      p1.pass();
      p2.play('Veto', { target: 'Heron' });
      table.passAll();
      expect([table.where('Heron'), p1.isk]).toEqual(['scrapheap p1', 3]);
    },
  );

  scenario('D29 C-8.3 the region changes hands when no enemy ship is left in it', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(1/9)'] }, outer: { Stain: { p2: ['B=Ship(1/9)', 'C=Ship(1/9)'] } } });
    p1.warp('A', 'Stain');
    p1.stay();
    p2.withdraw({ B: 'dock' });
    expect(table.control('Stain')).toBe('p2');
    p1.holdFire();
    p2.holdFire();
    p1.stay();
    p2.withdraw({ C: 'home p2' });
    expect(table.control('Stain')).toBe('p1');
  });
});
