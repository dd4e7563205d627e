/** Effect verbs of the Core cards on hands and markets: they do what their words say. */
import { expect } from 'vitest';
import { core, describe, scenario } from '../../../support/board.ts';

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
    'discard: Mass Layoffs lets the target opponent choose 2 cards, all if they have fewer',
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
      expect(table.offered).toEqual(['Canticle', 'Omen']);
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
