/** Every effect verb of the Core cards, shown on cards that have it: they do what their words say. */
import { describe, expect } from 'vitest';
import { type Given, scenario } from '../../../support/board.ts';

/** Boards with the cards of the Core Set as they are. */
const core = (board: Given): Given => ({ cards: 'core', ...board });
const cards = (n: number) => Array.from({ length: n }, () => 'Rustling');

describe('cards in hand and market', () => {
  scenario('draw: Fresh Prospectus draws 2 cards', ({ given, p1, table }) => {
    given(core({ p1: { isk: 3, hand: ['Fresh Prospectus'] } }));
    p1.play('Fresh Prospectus');
    table.passAll();
    expect([p1.hand.length, p1.market]).toEqual([2, 8]);
  });

  scenario('draw X: Corner the Market draws as many cards as were paid for', ({ given, p1, table }) => {
    given(core({ p1: { isk: 5, hand: ['Corner the Market'] } }));
    p1.play('Corner the Market', { x: 4 });
    table.passAll();
    expect([p1.hand.length, p1.isk]).toEqual([4, 1]);
  });

  scenario('extraDraw: Recruiters’ Row and Society of Conscious Thought add up', ({ given, p1 }) => {
    given(
      core({
        from: 'draw',
        outer: { 'Society of Conscious Thought': { p1: ['Supplicant'], locations: ["Recruiters' Row"] } },
      }),
    );
    expect(p1.hand).toHaveLength(3);
  });

  scenario(
    'discard: Mass Layoffs lets the target opponent choose 2 cards, all if he has fewer',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 6, hand: ['A=Mass Layoffs', 'B=Mass Layoffs'] },
          p2: { hand: ['Rustling', 'Veldspar', 'Omber'] },
        }),
      );
      p1.play('A', { target: 'p2' });
      table.passAll();
      p2.choose('Rustling', 'Omber');
      expect(p2.hand).toEqual(['Veldspar']);
      p1.play('B', { target: 'p2' });
      table.passAll();
      expect(p2.hand).toEqual([]);
    },
  );

  scenario(
    'discard at random: Open Letter asks nobody, and shows the hand to a Gallente player',
    ({ given, p1, p2, table }) => {
      given(core({ p1: { base: 'Gallente', isk: 2, hand: ['Open Letter'] }, p2: { hand: cards(3) } }));
      p1.play('Open Letter', { target: 'p2' });
      table.passAll();
      expect(p2.hand).toHaveLength(2);
      expect(table.asked).toBe('p1');
      expect(table.count('lookedAt', ({ to }) => JSON.stringify(to) === '[0]')).toBe(1);
    },
  );

  scenario('discard as a cost: Openhand Forum needs a card to discard', ({ given, p1, table }) => {
    given(core({ p1: { base: 'Gallente', back: 'Openhand Forum', upgraded: true, hand: ['Omber'] } }));
    p1.use('Openhand Forum', { discard: ['Omber'] });
    expect(p1.scrapheap).toEqual(['Omber']);
    table.passAll();
    expect(p1.hand).toHaveLength(1);
    p1.cannot('use', 'Openhand Forum');
  });

  scenario(
    'search: Shipyard Catalogue shows the ships of the market, one comes to hand, the rest is shuffled',
    ({ given, p1, table }) => {
      given(core({ p1: { isk: 2, hand: ['Shipyard Catalogue'], market: ['Omber', 'Omen', 'Canticle', 'Omen'] } }));
      p1.play('Shipyard Catalogue');
      table.passAll();
      const { choice } = table.ask;
      expect(choice.kind === 'choose' && choice.options.map((one) => table.optionName(one))).toEqual([
        'Canticle',
        'Omen',
      ]);
      p1.choose('Omen');
      expect(p1.hand).toEqual(['Omen']);
      expect(p1.market).toBe(3);
      expect(table.count('searched', ({ def }) => def === 'omen')).toBe(1);
    },
  );

  scenario('search: none may be chosen, and it is shuffled all the same (R-83)', ({ given, p1, table }) => {
    given(core({ p1: { isk: 2, hand: ['Land Survey'], market: ['Omber', 'Omen'] } }));
    p1.play('Land Survey');
    table.passAll();
    p1.choose();
    expect(p1.hand).toEqual([]);
    expect(table.count('searched')).toBe(1);
  });

  scenario('recover: Salvage Rights takes a ship out of the own scrapheap', ({ given, p1, table }) => {
    given(core({ p1: { isk: 2, hand: ['Salvage Rights'], scrapheap: ['Omber', 'Omen', 'Canticle'] } }));
    p1.play('Salvage Rights');
    table.passAll();
    p1.choose('Canticle');
    expect(p1.hand).toEqual(['Canticle']);
    expect(p1.scrapheap.sort()).toEqual(['Omber', 'Omen', 'Salvage Rights']);
  });

  scenario('recover: without a fitting card nothing happens', ({ given, p1, table }) => {
    given(core({ p1: { isk: 2, hand: ['Reprinted Edition'], scrapheap: ['Omber'] } }));
    p1.play('Reprinted Edition');
    table.passAll();
    expect(p1.hand).toEqual([]);
  });

  scenario('shuffleIn: Recycling Drive shuffles up to 5 cards in, then draws', ({ given, p1, table }) => {
    given(core({ p1: { isk: 1, hand: ['Recycling Drive'], scrapheap: ['Omber', 'Omen', 'Canticle'], market: 2 } }));
    p1.play('Recycling Drive');
    table.passAll();
    p1.choose('Omber', 'Omen');
    expect([p1.market, p1.hand.length]).toEqual([3, 1]);
    expect(p1.scrapheap).toEqual(['Canticle', 'Recycling Drive']);
  });

  scenario('mill: Data Purge mills 5 cards, or what is there; nobody loses by it', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 6, hand: ['A=Data Purge', 'B=Data Purge'] }, p2: { market: 7 } }));
    p1.play('A', { target: 'p2' });
    table.passAll();
    expect([p2.market, p2.scrapheap.length]).toEqual([2, 5]);
    p1.play('B', { target: 'p2' });
    table.passAll();
    expect([p2.market, p2.scrapheap.length]).toEqual([0, 7]);
    expect(table.winners).toBeUndefined();
  });

  scenario('lookAtHand: Listening Array shows the hand to its player alone', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 1, home: ['Listening Array'] }, p2: { hand: ['Omen'] } }));
    p1.use('Listening Array', { target: 'p2' });
    table.passAll();
    const seen = table.events.filter((event) => event.e === 'lookedAt');
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ to: [0], at: 1, defs: ['omen'] });
    expect(p2.hand).toEqual(['Omen']);
  });

  scenario('lookAtMarket: Archive Core puts the top 2 back in any order', ({ given, p1, table }) => {
    given(core({ from: 'begin', p1: { home: ['Archive Core'], market: ['Omber', 'Omen', 'Canticle'] } }));
    p1.collect();
    table.passAll();
    p1.order('Omen', 'Omber');
    table.to('management');
    expect(p1.hand).toEqual(['Omen']);
  });

  scenario(
    'lookAtMarket: Insider Memo keeps 1 of 3, the rest goes to the bottom; it is no draw',
    ({ given, p1, table }) => {
      given(core({ p1: { isk: 1, hand: ['Insider Memo'], market: ['Omber', 'Omen', 'Canticle', 'Veldspar'] } }));
      p1.play('Insider Memo');
      table.passAll();
      p1.choose('Omen');
      expect(p1.hand).toEqual(['Omen']);
      expect(table.cards('market:0')).toEqual(['Veldspar', 'Omber', 'Canticle']);
      expect(table.count('drew')).toBe(0);
    },
  );

  scenario('modHandLimit: Vault Moon Ixal lets its player keep 9 cards', ({ given, p1, table }) => {
    given(core({ p1: { hand: cards(9), home: ['Vault Moon Ixal'] } }));
    table.toTurn('p2');
    expect(p1.hand).toHaveLength(9);
  });
});

describe('ISK', () => {
  scenario('gainIsk: Windfall Contract brings 3, also to who has given up his income', ({ given, p1, table }) => {
    given(core({ from: 'begin', p1: { isk: 1, hand: ['Windfall Contract'] } }));
    p1.giveUpIncome();
    p1.play('Windfall Contract');
    table.passAll();
    expect(p1.isk).toBe(3);
  });

  scenario('gainIsk for each: Kolvane counts its locations, Brinehold its stations', ({ given, p1, table }) => {
    given(
      core({
        from: 'income',
        outer: { Kolvane: { p1: ['Supplicant'], locations: ['Brinehold', 'Annex Platform', 'Dry Dock Ten'] } },
      }),
    );
    p1.order('Brinehold', 'Kolvane');
    expect(table.pile).toHaveLength(2);
    table.passAll();
    // 3 locations, 2 stations; then the income: starbase 2 and the three locations.
    expect(p1.isk).toBe(3 + 2 + 2 + 3);
  });

  scenario('loseIsk: Audit Shock takes at most what there is', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 4, hand: ['A=Audit Shock', 'B=Audit Shock'] }, p2: { isk: 4 } }));
    p1.play('A', { target: 'p2' });
    table.passAll();
    expect(p2.isk).toBe(1);
    p1.play('B', { target: 'p2' });
    table.passAll();
    expect([p1.isk, p2.isk]).toEqual([0, 0]);
  });

  scenario('stealIsk: Skimmed Accounts moves the lower of 2 and the wallet', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 2, hand: ['A=Skimmed Accounts', 'B=Skimmed Accounts'] }, p2: { isk: 3 } }));
    p1.play('A', { target: 'p2' });
    table.passAll();
    expect([p1.isk, p2.isk]).toEqual([3, 1]);
    p1.play('B', { target: 'p2' });
    table.passAll();
    expect([p1.isk, p2.isk]).toEqual([3, 0]);
  });

  scenario('sacrifice as a cost: Cinder Colony and Asset Liquidation', ({ given, p1, table }) => {
    given(core({ p1: { hand: ['Asset Liquidation'], home: ['Cinder Colony', 'Veldspar'] }, p2: { home: ['Omber'] } }));
    expect(p1.choices('play', 'Asset Liquidation', 'sacrifice').sort()).toEqual(['Cinder Colony', 'Veldspar']);
    p1.play('Asset Liquidation', { sacrifice: 'Veldspar' });
    table.passAll();
    expect([p1.isk, table.where('Veldspar')]).toEqual([4, 'scrapheap p1']);
    p1.use('Cinder Colony');
    expect(table.where('Cinder Colony')).toBe('scrapheap p1');
    table.passAll();
    expect(p1.isk).toBe(7);
  });

  scenario('pay as an option: Goldenwake draws only if its player pays', ({ given, p1, table }) => {
    given(core({ p1: { isk: 14, hand: ['A=Goldenwake', 'B=Goldenwake'] } }));
    p1.play('A');
    table.passAll();
    table.passAll();
    p1.yes();
    expect([p1.isk, p1.hand.length]).toEqual([7, 2]);
    p1.play('B');
    table.passAll();
    table.passAll();
    p1.no();
    expect([p1.isk, p1.hand.length]).toEqual([1, 1]);
  });

  scenario(
    'modPrice: Brassfall makes locations cheaper, Market Fluctuations dearer, Embassy Wing news',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 3, hand: ['Market Fluctuations'], home: ['Embassy Wing'] },
          outer: { Brassfall: { p1: ['Supplicant'] } },
        }),
      );
      expect([p1.price('Veldspar'), p2.price('Veldspar')]).toEqual([1, 2]);
      expect([p1.price('Stray Volley'), p2.price('Stray Volley')]).toEqual([2, 3]);
      p1.play('Market Fluctuations');
      table.passAll();
      expect([p1.price('Veldspar'), p2.price('Veldspar')]).toEqual([1, 4]);
    },
  );

  scenario(
    'modIncome: Boom Years gives own planets more income, also ones that come later',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 13, hand: ['Boom Years', 'Homestead Nine', 'Veldspar'] },
          p2: { home: ['Breadbasket Prime'] },
        }),
      );
      p1.play('Boom Years');
      table.passAll();
      p1.play('Homestead Nine', { in: 'home p1' });
      table.passAll();
      expect([p1.income, p2.income]).toEqual([2 + 1 + 1, 2 + 2]);
      p1.play('Veldspar', { in: 'home p1' });
      table.passAll();
      expect(p1.income).toBe(5);
    },
  );

  scenario('modMineral: Cloud Ring for its asteroid fields, Rich Vein for one', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 2, hand: ['Rich Vein'] },
        outer: { 'Cloud Ring': { p1: ['Supplicant'], locations: ['Tessarite', 'Pale Sister'] } },
      }),
    );
    expect(table.minerals('Tessarite')).toBe(3);
    expect(table.minerals('Pale Sister')).toBe(0);
    p1.play('Rich Vein', { target: 'Tessarite' });
    table.passAll();
    expect(table.minerals('Tessarite')).toBe(4);
  });

  scenario(
    'modSlots: Annex Platform and Zoning Permit make room; overfull regions stay as they are',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 9, hand: ['Zoning Permit', 'Veldspar', 'Omber'] },
          p2: { isk: 2, hand: ['Retracted Story'] },
          outer: { 'Moon of Ndoria': { locations: ['Pale Sister', 'Lantern Rock'] } },
        }),
      );
      p1.cannot('play', 'Veldspar', { in: 'Moon of Ndoria' });
      p1.play('Zoning Permit', { target: 'Moon of Ndoria' });
      table.passAll();
      p1.play('Veldspar', { in: 'Moon of Ndoria' });
      table.passAll();
      p1.pass();
      p2.play('Retracted Story', { target: 'Zoning Permit' });
      table.passAll();
      expect(table.where('Veldspar')).toBe('Moon of Ndoria');
      p1.cannot('play', 'Omber', { in: 'Moon of Ndoria' });
    },
  );

  scenario('modCommand: Singing Gravel for mining, Freight Exchange for trade', ({ given, p1, table }) => {
    given(
      core({
        outer: {
          Stain: {
            p1: [
              { card: 'Gilded Spade', on: 'mining', mine: 'Singing Gravel' },
              { card: 'Ledger Wherry', on: 'trade' },
            ],
            locations: ['Singing Gravel', 'Freight Exchange'],
          },
        },
      }),
    );
    expect([table.command('Gilded Spade'), table.command('Ledger Wherry')]).toEqual(['mining 2', 'trade 2']);
    expect(p1.income).toBe(2 + 1 + 1 + 2 * 2 + 2);
  });
});

describe('ships', () => {
  scenario(
    'returnToHand: Total Recall Bulletin returns each ship of a region to its owner',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 8, hand: ['Total Recall Bulletin'] },
          outer: { Stain: { p2: ['Rustling', 'Knifewind', { card: 'Supplicant', own: 'p1' }] } },
        }),
      );
      p1.play('Total Recall Bulletin', { target: 'Stain' });
      table.passAll();
      expect(p2.hand.sort()).toEqual(['Knifewind', 'Rustling']);
      expect(p1.hand).toEqual(['Supplicant']);
      expect(table.control('Stain')).toBeUndefined();
      expect(table.count('destroyed')).toBe(0);
    },
  );

  scenario('reassemble: Mothball Order docks a ship with its full assembly', ({ given, p1, table }) => {
    given(core({ p1: { isk: 3, hand: ['Mothball Order'] }, p2: { home: ['Omen'] } }));
    p1.play('Mothball Order', { target: 'Omen' });
    table.passAll();
    expect([table.where('Omen'), table.tabs('Omen')]).toEqual(['dock p2', 2]);
  });

  scenario('destroy: Hull Audit takes ships by their present shield', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 3, hand: ['Hull Audit'] },
        p2: { home: ['A=Ship(1/2)', 'B=Ship(1/3)'] },
        outer: { Heaven: { p2: ['C=Ship(1/2)'] } },
      }),
    );
    expect(p1.choices('play', 'Hull Audit', 'target')).toEqual(['A']);
    p1.play('Hull Audit', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('scrapheap p2');
  });

  scenario('destroy each: Scorched Ledger clears the locations of a region', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 8, hand: ['Scorched Ledger'] },
        outer: { Stain: { own: 'p2', locations: ['Veldspar', 'Omber'] }, Heaven: { locations: ['Tessarite'] } },
      }),
    );
    p1.play('Scorched Ledger', { target: 'Stain' });
    table.passAll();
    expect(p2.scrapheap.sort()).toEqual(['Omber', 'Veldspar']);
    expect(table.where('Tessarite')).toBe('Heaven');
  });

  scenario('damage: Minefield Error hits each ship of a region, friend and enemy', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 5, hand: ['Minefield Error'], home: ['A=Ship(1/2)'] },
        outer: { Stain: { p1: ['B=Ship(1/2)', 'C=Ship(1/3)'] } },
      }),
    );
    p1.play('Minefield Error', { target: 'Stain' });
    table.passAll();
    expect(['A', 'B', 'C'].map((one) => table.where(one))).toEqual(['home p1', 'scrapheap p1', 'Stain']);
    expect([table.damage('A'), table.damage('C')]).toEqual([0, 2]);
  });

  scenario('damage X: Overcharged Broadside', ({ given, p1, table }) => {
    given(core({ p1: { isk: 4, hand: ['Overcharged Broadside'] }, p2: { home: ['Ship(1/5)'] } }));
    p1.play('Overcharged Broadside', { x: 4, target: 'Ship(1/5)' });
    table.passAll();
    expect(table.damage('Ship(1/5)')).toBe(4);
  });

  scenario('damage to a starbase: Last Argument Battery is spent for 4', ({ given, p1, table }) => {
    given(core({ p1: { home: ['Last Argument Battery'] } }));
    p1.use('Last Argument Battery', { target: 'home p2' });
    table.passAll();
    expect(table.damage('home p2')).toBe(4);
    expect(table.where('Last Argument Battery')).toBe('scrapheap p1');
  });

  scenario(
    'prevent: Liturgist takes 1 off the next damage, Goldenhelm Keep 2 off that to the starbase',
    ({ given, p1, p2, table }) => {
      given(
        core({
          active: 'p2',
          p1: { back: 'Goldenhelm Keep', upgraded: true, isk: 9, home: ['Liturgist'] },
          p2: { isk: 9, hand: ['Stray Volley'], home: ['Last Argument Battery'] },
        }),
      );
      p2.play('Stray Volley', { target: 'Liturgist' });
      p1.use('Liturgist', { target: 'Liturgist' });
      table.passAll();
      expect(table.damage('Liturgist')).toBe(1);
      p2.use('Last Argument Battery', { target: 'home p1' });
      p1.use('Goldenhelm Keep');
      p1.use('Goldenhelm Keep');
      table.passAll();
      expect(table.damage('home p1')).toBe(0);
      expect(p1.isk).toBe(9 - 1 - 3 - 3);
    },
  );

  scenario('prevent: several shields add up, oldest first, and what is left over stays', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { back: 'Goldenhelm Keep', upgraded: true, isk: 9 },
        p2: { isk: 9, home: ['A=Last Argument Battery', 'B=Last Argument Battery'] },
      }),
    );
    p2.pass();
    for (let n = 0; n < 3; n++) {
      p1.use('Goldenhelm Keep');
      table.passAll();
      p2.pass();
    }
    p1.pass();
    expect(table.phase).toBe('end');
    expect(table.state.lasting).toEqual([]);
    expect(p1.isk).toBe(0);
  });

  scenario('modAttack and modShield: Battle Hymn for own defending ships only', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { isk: 3, hand: ['Battle Hymn'] },
        p2: { home: ['A=Ship(1/3)'] },
        outer: { Stain: { p1: ['B=Ship(1/3)'] }, Heaven: { p1: ['C=Ship(1/3)'] } },
      }),
    );
    p2.warp('A', 'Stain');
    p1.play('Battle Hymn');
    table.passAll();
    expect([table.attack('B'), table.shield('B')]).toEqual([2, 4]);
    expect([table.attack('C'), table.shield('C')]).toEqual([1, 4]); // Heaven gives the shield.
    expect([table.attack('A'), table.shield('A')]).toEqual([1, 3]);
  });

  scenario('moveTab: Rush Order on, Union Walkout back, at most four', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 2, hand: ['Rush Order'], dock: [{ card: 'Omen', tabs: 2 }] },
        p2: { isk: 2, hand: ['Union Walkout'], dock: [{ card: 'Throne of Embers', tabs: 3 }] },
      }),
    );
    p1.play('Rush Order');
    table.passAll();
    expect(table.tabs('Omen')).toBe(0);
    p1.undock('Omen');
    expect(table.where('Omen')).toBe('home p1');
    p2.can('play', 'Union Walkout');
  });

  scenario('moveTab: Union Walkout moves an enemy ship back', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 2, hand: ['Union Walkout'] },
        p2: {
          dock: [
            { card: 'Omen', tabs: 1 },
            { card: 'Throne of Embers', tabs: 3 },
          ],
        },
      }),
    );
    p1.play('Union Walkout');
    table.passAll();
    p1.choose('Throne of Embers');
    expect([table.tabs('Omen'), table.tabs('Throne of Embers')]).toEqual([1, 4]);
  });

  scenario(
    'takeControl: Standing Defection for good, Bribed Captain until the end of the turn',
    ({ given, p1, table }) => {
      given(
        core({
          p1: { base: 'Gallente', isk: 11, hand: ['Standing Defection', 'Bribed Captain'] },
          p2: { home: ['Punisher', 'Omen', 'Sanctifier'] },
        }),
      );
      expect(p1.choices('play', 'Standing Defection', 'target')).toEqual(['Punisher', 'Omen']);
      expect(p1.choices('play', 'Bribed Captain', 'target')).toEqual(['Punisher']);
      p1.play('Standing Defection', { target: 'Omen' });
      table.passAll();
      p1.play('Bribed Captain', { target: 'Punisher' });
      table.passAll();
      expect([table.where('Omen'), table.where('Punisher')]).toEqual(['home p1', 'home p1']);
      table.toTurn('p2');
      expect([table.control('Omen'), table.control('Punisher')]).toEqual(['p1', 'p2']);
      expect(table.where('Punisher')).toBe('home p2');
    },
  );

  scenario(
    'moveShip: Emergency Thrust takes a ship out of a battle; no warp, so Customs Ring hears nothing',
    ({ given, p1, p2, table }) => {
      given(
        core({
          active: 'p2',
          p1: { isk: 2, hand: ['Emergency Thrust'] },
          p2: { home: ['A=Ship(5/3)'] },
          outer: { Stain: { p1: [{ card: 'Canticle', on: 'patrol' }] } },
        }),
      );
      p2.warp('A', 'Stain');
      p1.play('Emergency Thrust', { target: 'Canticle' });
      table.passAll();
      expect([table.where('Canticle'), table.command('Canticle')]).toEqual(['home p1', undefined]);
      expect(table.control('Stain')).toBe('p2');
    },
  );

  scenario('moveShip: Distress Call to an outer region one controls, chosen on resolution', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 3, hand: ['Distress Call'], home: ['A=Ship(1/1)'] },
        outer: { Stain: { p1: ['B=Ship(1/1)'] }, Heaven: { p1: ['C=Ship(1/1)'] }, Metropolis: {} },
      }),
    );
    p1.play('Distress Call', { target: 'A' });
    table.passAll();
    const { choice } = table.ask;
    expect(choice.kind === 'choose' && choice.options.map((one) => table.optionName(one))).toEqual(['Stain', 'Heaven']);
    p1.choose('Heaven');
    expect(table.where('A')).toBe('Heaven');
    expect(table.count('ship', ({ how }) => how === 'warp')).toBe(0);
  });

  scenario('forbidWarp: Quarantine Order holds a ship while it is in play', ({ given, p1, p2, table }) => {
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

  scenario('counter unless: who pays keeps his card', ({ given, p1, p2, table }) => {
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

  scenario('winGame: the condition counts on resolution as well (vocabulary 2.4)', ({ given, p1, p2, table }) => {
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
