/** The cards with abilities in the ready decks Empiric Tower (Amarr) and Liberty Tower (Minmatar), one story each. */
import { describe, expect, test } from 'vitest';
import { type Given, scenario, world } from '../../../support/board.ts';

const core = (board: Given): Given => ({ cards: 'core', ...board });
/** A Minmatar player. */
const minmatar = { base: 'Minmatar' } as const;

describe('Empiric Tower', () => {
  scenario('Empiric Tower: own ships at home have +1 shield, elsewhere not', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 6, home: ['A=Ship(1/1)'] },
        p2: { home: ['C=Ship(1/1)'] },
        outer: { Stain: { p1: ['B=Ship(1/1)'] } },
      }),
    );
    expect(table.shield('A')).toBe(1);
    p1.upgrade();
    table.passAll();
    expect(['A', 'B', 'C'].map((one) => table.shield(one))).toEqual([2, 1, 1]);
    expect(table.shield('home p1')).toBe(9);
  });

  scenario('Empiric Tower: attackers in its region are no ships of its player', ({ given, p1, table }) => {
    given(core({ p1: { home: ['A=Ship(1/1)'] }, p2: { upgraded: true, home: ['B=Ship(1/1)'] } }));
    p1.warp('A', 'home p2');
    expect([table.shield('A'), table.shield('B')]).toEqual([1, 2]);
  });

  scenario(
    'Dam Torsad: at the beginning of the turn a location from the market comes into play there',
    ({ given, p1, table }) => {
      given(
        core({
          from: 'begin',
          p1: { isk: 0, market: ['Omen', 'Veldspar', 'Omber'] },
          outer: { 'Dam Torsad': { p1: ['Supplicant'] } },
        }),
      );
      p1.collect();
      table.passAll();
      p1.yes();
      p1.choose('Veldspar');
      expect(table.where('Veldspar')).toBe('Dam Torsad');
    },
  );

  scenario('Vesperal: while it patrols the other own ships in its region have +1 shield', ({ given, p1, table }) => {
    given(core({ p1: { home: ['Vesperal', 'A=Ship(1/1)'] }, outer: { Stain: { p1: ['B=Ship(1/1)'] } } }));
    const own = table.shield('Vesperal');
    expect(table.shield('A')).toBe(1);
    p1.activate('Vesperal', 'patrol');
    expect(['A', 'B', 'Vesperal'].map((one) => table.shield(one))).toEqual([2, 1, own]);
  });

  scenario('Vesperal dies: who lived by its shield alone dies after it', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 9, hand: ['Stray Volley', 'Condemned Berth'] },
        p2: { home: [{ card: 'Vesperal', on: 'patrol' }, 'A=Ship(1/2)'] },
      }),
    );
    p1.play('Stray Volley', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('home p2');
    expect([table.damage('A'), table.shield('A')]).toEqual([2, 3]);
    p1.play('Condemned Berth', { target: 'Vesperal' });
    table.passAll();
    expect(p2.scrapheap).toEqual(['Vesperal', 'A']);
  });

  scenario('Liturgist: for 1 ISK it prevents 1 damage to a friendly ship in its region', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { isk: 2, home: ['Liturgist', 'A=Ship(1/2)'] },
        p2: { isk: 2, hand: ['Stray Volley'] },
        outer: { Stain: { p1: ['B=Ship(1/2)'] } },
      }),
    );
    p2.play('Stray Volley', { target: 'A' });
    expect(p1.choices('use', 'Liturgist', 'target')).toEqual(['Liturgist', 'A']);
    p1.use('Liturgist', { target: 'A' });
    table.passAll();
    expect([table.where('A'), table.damage('A')]).toEqual(['home p1', 1]);
    p2.pass();
    p1.cannot('use', 'Liturgist');
  });

  scenario('Sanctifier: enemy ships in its region have -1 attack', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(3/3)', 'B=Ship(3/3)'] },
        outer: { Stain: { p2: ['Sanctifier', 'C=Ship(3/3)'] } },
      }),
    );
    expect(table.attack('A')).toBe(3);
    p1.warp('A', 'Stain');
    expect(['A', 'B', 'C'].map((one) => table.attack(one))).toEqual([2, 3, 3]);
  });

  scenario('Throne of Embers: no target of enemy abilities, but of news', ({ given, p1, p2 }) => {
    given(
      core({
        p1: { isk: 9, hand: ['Stray Volley'], home: ['Throne of Embers'] },
        p2: { base: 'Caldari', isk: 9, hand: ['Stray Volley'] },
        outer: { Marrowgate: { p2: ['A=Ship(1/1)'] } },
      }),
    );
    expect(p1.choices('play', 'Stray Volley', 'target')).toContain('Throne of Embers');
    p1.pass();
    expect(p2.choices('play', 'Stray Volley', 'target')).toContain('Throne of Embers');
  });

  scenario('Throne of Embers: an enemy ability in its own region finds no target', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['Throne of Embers'] },
        p2: { base: 'Caldari', isk: 9, home: ['Crossbeam Grid'] },
      }),
    );
    p1.warp('Throne of Embers', 'home p2');
    expect(table.isAttacking('Throne of Embers')).toBe(true);
    p2.cannot('use', 'Crossbeam Grid');
  });

  scenario('Omber: its owner discards a card, wherever it is played', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 1, hand: ['Omber', 'Omen', 'Canticle'] }, p2: { hand: ['Rustling'] } }));
    p1.play('Omber', { in: 'home p2' });
    table.passAll();
    table.passAll();
    p1.choose('Canticle');
    expect([p1.hand, p2.hand]).toEqual([['Omen'], ['Rustling']]);
    expect(table.control('Omber')).toBe('p2');
  });

  scenario('Tidelock Minor: 1 ISK for its controller when it enters play', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 6, hand: ['A=Tidelock Minor', 'B=Tidelock Minor'] } }));
    p1.play('A', { in: 'home p1' });
    table.passAll();
    table.passAll();
    expect([p1.isk, p2.isk]).toEqual([4, 0]);
    p1.play('B', { in: 'home p2' });
    table.passAll();
    table.passAll();
    expect([p1.isk, p2.isk]).toEqual([1, 1]);
  });

  scenario(
    'Pale Sister: +1 shield for a friendly ship in its region until the end of the turn',
    ({ given, p1, table }) => {
      given(
        core({
          p1: { isk: 2, home: ['A=Ship(1/1)'] },
          outer: { Stain: { p1: ['B=Ship(1/1)'], locations: ['Pale Sister'] } },
        }),
      );
      expect(p1.choices('use', 'Pale Sister', 'target')).toEqual(['B']);
      p1.use('Pale Sister', { target: 'B' });
      table.passAll();
      expect([table.shield('B'), p1.isk]).toEqual([2, 1]);
      p1.cannot('use', 'Pale Sister');
      table.toTurn('p2');
      expect(table.shield('B')).toBe(1);
    },
  );

  scenario('Stubborn Mechanic: +2 shield as long as it is in play', ({ given, p1, table }) => {
    given(core({ p1: { isk: 2, hand: ['Stubborn Mechanic'], home: ['A=Ship(1/1)'] } }));
    p1.play('Stubborn Mechanic', { target: 'A' });
    table.passAll();
    expect([table.shield('A'), table.tabs('Stubborn Mechanic')]).toEqual([3, 4]);
    for (let turn = 0; turn < 4; turn++) table.toManagement('p1');
    expect([table.shield('A'), table.where('Stubborn Mechanic')]).toEqual([1, 'scrapheap p1']);
  });

  scenario('Veteran’s Premature Retirement: an enemy ship returns to its owner’s hand', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 5, hand: ["Veteran's Premature Retirement"] }, outer: { Stain: { p2: ['Kestrel'] } } }));
    p1.play("Veteran's Premature Retirement", { target: 'Kestrel' });
    table.passAll();
    expect(p2.hand).toEqual(['Kestrel']);
    expect(table.control('Stain')).toBeUndefined();
  });

  scenario('Full Salvo: +2 attack for the battle of this turn, none in the next', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 1, hand: ['Full Salvo'], home: ['A=Ship(1/5)'] },
        outer: { Stain: { p2: ['B=Ship(1/3)'] } },
      }),
    );
    p1.play('Full Salvo', { target: 'A' });
    table.passAll();
    p1.warp('A', 'Stain');
    p1.targets({ A: 'B' });
    p2.holdFire();
    table.dealDamage();
    expect(table.where('B')).toBe('scrapheap p2');
    table.toTurn('p2');
    expect(table.attack('A')).toBe(1);
  });

  scenario('Stray Volley: 2 damage, gone at the end of the phase', ({ given, p1, table }) => {
    given(core({ p1: { isk: 2, hand: ['Stray Volley'] }, p2: { home: ['A=Ship(1/3)'] } }));
    p1.play('Stray Volley', { target: 'A' });
    table.passAll();
    expect(table.damage('A')).toBe(2);
    table.to('end');
    expect(table.damage('A')).toBe(0);
  });

  scenario('Fresh Prospectus draws 2, Windfall Contract brings 3 ISK', ({ given, p1, table }) => {
    given(core({ p1: { isk: 4, hand: ['Fresh Prospectus', 'Windfall Contract'] } }));
    p1.play('Fresh Prospectus');
    table.passAll();
    p1.play('Windfall Contract');
    table.passAll();
    expect([p1.hand.length, p1.isk]).toEqual([2, 3]);
  });
});

describe('Liberty Tower', () => {
  scenario(
    'Liberty Tower: for 2 ISK a friendly attacking ship has +1 attack until the end of the turn',
    ({ given, p1, table }) => {
      given(
        core({
          p1: { ...minmatar, upgraded: true, isk: 4, home: ['A=Ship(1/3)', 'B=Ship(1/3)'] },
          outer: { Stain: { p2: ['C=Ship(1/9)'] } },
        }),
      );
      p1.cannot('use', 'home p1');
      p1.warp('A', 'Stain');
      expect(p1.choices('use', 'home p1', 'target')).toEqual(['A']);
      p1.use('home p1', { target: 'A' });
      table.passAll();
      expect([table.attack('A'), p1.isk]).toEqual([2, 2]);
      p1.cannot('use', 'home p1');
    },
  );

  scenario('Scalding Pass: ships of its controller there have +1 attack', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(1/1)', 'C=Ship(1/1)'] },
        outer: { 'Scalding Pass': { p2: ['B=Ship(1/1)'] } },
      }),
    );
    p1.warp('A', 'Scalding Pass');
    expect(['A', 'B', 'C'].map((one) => table.attack(one))).toEqual([1, 2, 1]);
  });

  scenario('Heaven: ships of its controller there have +1 shield; it follows the control', ({ given, p1, table }) => {
    given(core({ p1: { home: ['A=Ship(1/1)'] }, outer: { Heaven: {} } }));
    expect(table.shield('A')).toBe(1);
    p1.warp('A', 'Heaven');
    expect(table.shield('A')).toBe(2);
    p1.warp('A', 'home p1');
    expect(table.shield('A')).toBe(1);
  });

  scenario(
    'Sansha’s Nation: at the beginning of its controller’s turn each opponent loses 1 ISK',
    ({ given, p1, p2, p3, table }) => {
      given(
        core({
          seats: 3,
          from: 'begin',
          p1: { isk: 2 },
          p2: { isk: 2 },
          p3: {},
          outer: { "Sansha's Nation": { p1: ['Rustling'] } },
        }),
      );
      p1.collect();
      table.passAll();
      expect([p1.isk, p2.isk, p3.isk]).toEqual([2, 1, 0]);
    },
  );

  scenario('Broken Shackle: draw a card when it is destroyed', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 7, hand: ['Condemned Berth'] }, p2: { home: ['Broken Shackle'] } }));
    p1.play('Condemned Berth', { target: 'Broken Shackle' });
    table.passAll();
    expect(table.where('Broken Shackle')).toBe('scrapheap p2');
    table.passAll();
    expect(p2.hand).toHaveLength(1);
  });

  scenario('Broken Shackle that returns to hand is not destroyed', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 5, hand: ["Veteran's Premature Retirement"] }, p2: { home: ['Broken Shackle'] } }));
    p1.play("Veteran's Premature Retirement", { target: 'Broken Shackle' });
    table.passAll();
    expect(table.pile).toEqual([]);
    expect(p2.hand).toEqual(['Broken Shackle']);
  });

  scenario('Gale of Rivets: +1 attack when it attacks, until the end of the turn', ({ given, p1, table }) => {
    given(core({ p1: { ...minmatar, home: ['Gale of Rivets'] }, outer: { Stain: { p2: ['A=Ship(0/9)'] } } }));
    const before = table.attack('Gale of Rivets');
    p1.warp('Gale of Rivets', 'Stain');
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect(table.attack('Gale of Rivets')).toBe(before + 1);
    table.toTurn('p2');
    expect(table.attack('Gale of Rivets')).toBe(before);
  });

  scenario('Gale of Rivets does not attack by claiming an empty region', ({ given, p1, table }) => {
    given(core({ p1: { ...minmatar, home: ['Gale of Rivets'] }, outer: { Stain: {} } }));
    p1.warp('Gale of Rivets', 'Stain');
    expect(table.pile).toEqual([]);
  });

  scenario('Riot Act: 1 damage to an enemy ship where it attacks', ({ given, p1, table }) => {
    given(
      core({
        p1: { ...minmatar, home: ['Riot Act'] },
        p2: { home: ['C=Ship(1/1)'] },
        outer: { Stain: { p2: ['A=Ship(1/1)', 'B=Ship(1/9)'] } },
      }),
    );
    p1.warp('Riot Act', 'Stain');
    const { choice } = table.ask;
    const needs = choice.kind === 'choose' ? choice.options[0]?.needs?.[0]?.choice : undefined;
    expect(needs?.kind === 'choose' && needs.options.map((one) => table.optionName(one))).toEqual(['A', 'B']);
    p1.aim('A');
    table.passAll();
    expect(table.where('A')).toBe('scrapheap p2');
  });

  scenario('Matron of Sparks: other own attacking ships in its region have +1 attack', ({ given, p1, table }) => {
    given(
      core({
        p1: { ...minmatar, home: ['Matron of Sparks', 'A=Ship(1/1)', 'B=Ship(1/1)'] },
        outer: { Stain: { p2: ['C=Ship(1/9)'] } },
      }),
    );
    const own = table.attack('Matron of Sparks');
    p1.warp('Matron of Sparks', 'Stain');
    p1.warp('A', 'Stain');
    expect(['Matron of Sparks', 'A', 'B', 'C'].map((one) => table.attack(one))).toEqual([own, 2, 1, 1]);
  });

  scenario('Thunder Ancestral: for 4 ISK it is reassembled instead of destroyed', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 14, hand: ['Condemned Berth', 'A=Condemned Berth'] },
        p2: { ...minmatar, isk: 4, home: ['Thunder Ancestral'] },
      }),
    );
    p1.play('Condemned Berth', { target: 'Thunder Ancestral' });
    table.passAll();
    expect(table.asked).toBe('p2');
    p2.yes();
    expect([table.where('Thunder Ancestral'), table.tabs('Thunder Ancestral'), p2.isk]).toEqual(['dock p2', 3, 0]);
  });

  scenario('Thunder Ancestral in battle: saved, it has left the battle', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(9/9)'] },
        p2: { ...minmatar, isk: 4 },
        outer: { Stain: { p2: ['Thunder Ancestral', 'B=Ship(0/9)'] } },
      }),
    );
    p1.warp('A', 'Stain');
    p1.targets({ A: 'Thunder Ancestral' });
    p2.holdFire();
    table.dealDamage();
    p2.yes();
    expect(table.where('Thunder Ancestral')).toBe('dock p2');
    p1.stay();
    expect(table.battle).toBe(2);
  });

  scenario('Thunder Ancestral without the ISK is destroyed, and nobody is asked', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 7, hand: ['Condemned Berth'] },
        p2: { ...minmatar, isk: 3, home: ['Thunder Ancestral'] },
      }),
    );
    p1.play('Condemned Berth', { target: 'Thunder Ancestral' });
    table.passAll();
    expect(table.where('Thunder Ancestral')).toBe('scrapheap p2');
  });

  scenario('Cinder Colony: sacrificed for 3 ISK', ({ given, p1, table }) => {
    given(core({ outer: { Stain: { own: 'p2', p1: ['Rustling'], locations: ['Cinder Colony'] } } }));
    p1.use('Cinder Colony');
    expect(table.where('Cinder Colony')).toBe('scrapheap p2');
    table.passAll();
    expect(p1.isk).toBe(3);
  });

  scenario(
    'Ashen Watch: its controller draws when an enemy attacks its region, once per attack',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] },
          outer: { Stain: { p2: ['C=Ship(1/9)'], locations: ['Ashen Watch'] } },
        }),
      );
      p1.warp('A', 'Stain');
      table.passAll();
      expect(p2.hand).toHaveLength(1);
      p1.warp('B', 'Stain');
      expect(table.pile).toEqual([]);
      expect(p2.hand).toHaveLength(1);
    },
  );

  scenario(
    'Salvage Yard: 1 ISK for each ship destroyed in its region, also for the last defender’s',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { home: ['A=Ship(2/1)'] },
          outer: { Stain: { p2: ['B=Ship(2/1)'], locations: ['Salvage Yard'] } },
        }),
      );
      p1.warp('A', 'Stain');
      p1.targets({ A: 'B' });
      p2.targets({ B: 'A' });
      table.dealDamage();
      expect(table.pile).toEqual(['pending', 'pending']);
      table.passAll();
      expect([p1.isk, p2.isk]).toEqual([0, 2]);
    },
  );

  scenario('Emergency Thrust: a friendly ship goes home, its attack is off', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 2, hand: ['Emergency Thrust'], home: ['A=Ship(1/1)'] },
        outer: { Stain: { p2: ['C=Ship(1/9)'] } },
      }),
    );
    p1.warp('A', 'Stain');
    p1.play('Emergency Thrust', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('home p1');
    p1.cannot('warp', 'A', { to: 'Stain' });
    table.to('end');
    expect(table.count('battlePhase')).toBe(0);
  });

  scenario('Salvage Rights: one ship from the own scrapheap to hand', ({ given, p1, table }) => {
    given(core({ p1: { isk: 2, hand: ['Salvage Rights'], scrapheap: ['Omber', 'Rustling'] } }));
    p1.play('Salvage Rights');
    table.passAll();
    p1.choose('Rustling');
    expect(p1.hand).toEqual(['Rustling']);
  });
});

test('every card with an ability in the two decks has its story', async () => {
  const { library } = world('core');
  const { readFileSync } = await import('node:fs');
  const stories = readFileSync(new URL(import.meta.url), 'utf8').replaceAll('’', "'");
  const decks = library.decks.filter((deck) => ['empiric-core', 'liberty-core'].includes(deck.id));
  const ids = decks.flatMap((deck) => [deck.upgrade, ...deck.regions, ...Object.keys(deck.market)]);
  const silent = [...new Set(ids)]
    .map((id) => library.get(id))
    .filter((card) => card.abilities.length > 0 && !stories.includes(card.name))
    .map((card) => card.name);
  expect(decks).toHaveLength(2);
  expect(silent).toEqual([]);
});
