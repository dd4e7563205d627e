/** News of the Core Set that deal with the pile, with cards in hand and market, and with ISK. */
import { expect } from 'vitest';
import { core, describe, scenario } from '../../../support/board.ts';

describe('news against what is on the pile', () => {
  scenario('Press Embargo, Boardroom Veto, Planning Objection: each counters its kind', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['Windfall Contract', 'Veldspar', 'Supplicant'] },
        p2: {
          isk: 20,
          hand: ['Press Embargo', 'A=Press Embargo', 'Boardroom Veto', 'Planning Objection', 'Denied Clearance'],
        },
      }),
    );
    p1.play('Windfall Contract');
    const paid = p1.isk;
    p1.pass();
    p2.canExactly(['play Press Embargo', 'play A', 'play Boardroom Veto', 'pass']);
    p2.play('A', { target: 'Windfall Contract' });
    table.passAll();
    expect([p1.isk, p1.scrapheap]).toEqual([paid, ['Windfall Contract']]);
    p1.play('Veldspar', { in: 'home p1' });
    p1.pass();
    p2.canExactly(['play Boardroom Veto', 'play Planning Objection', 'pass']);
    p2.play('Planning Objection', { target: 'Veldspar' });
    table.passAll();
    p1.play('Supplicant');
    p1.pass();
    p2.canExactly(['play Boardroom Veto', 'play Denied Clearance', 'pass']);
    p2.play('Boardroom Veto', { target: 'Supplicant' });
    table.passAll();
    expect(p1.scrapheap.sort()).toEqual(['Supplicant', 'Veldspar', 'Windfall Contract']);
  });

  scenario('Court Injunction: an executed ability, unless its player pays 3 ISK', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 5, home: ['Glacier Mandate', 'A=Ship(1/1)'] },
        p2: { isk: 20, hand: ['Court Injunction'] },
      }),
    );
    p1.use('Glacier Mandate', { target: 'A' });
    p2.play('Court Injunction');
    table.passAll();
    p1.yes();
    expect([table.where('A'), p1.isk]).toEqual(['scrapheap p1', 0]);
  });

  scenario('Court Injunction: who does not pay, or cannot, loses the use', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 7, home: ['M=Glacier Mandate', 'B=Glacier Mandate', 'A=Ship(1/1)'] },
        p2: { isk: 20, hand: ['C=Court Injunction', 'D=Court Injunction'] },
      }),
    );
    p1.use('M', { target: 'A' });
    p2.play('C');
    table.passAll();
    p1.no();
    expect([table.where('A'), p1.isk]).toEqual(['home p1', 5]);
    p1.cannot('use', 'M');
    p1.use('B', { target: 'A' });
    p2.play('D');
    table.passAll();
    expect(table.asked).toBe('p1');
    p1.no();
    expect([table.where('A'), p1.isk]).toEqual(['home p1', 3]);
  });

  scenario('Court Injunction: with 2 ISK nobody is asked', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 4, home: ['Glacier Mandate', 'A=Ship(1/1)'] },
        p2: { isk: 20, hand: ['Court Injunction'] },
      }),
    );
    p1.use('Glacier Mandate', { target: 'A' });
    p2.play('Court Injunction');
    table.passAll();
    expect(table.ask.prompt.key).toBe('ask.management');
    expect([table.where('A'), p1.isk]).toEqual(['home p1', 2]);
  });
});

describe('news about cards', () => {
  scenario('Shipyard Catalogue, Land Survey, Headline Archive: each finds its kind', ({ given, p1, table }) => {
    given(
      core({
        p1: {
          isk: 20,
          hand: ['Shipyard Catalogue', 'Land Survey', 'Headline Archive'],
          market: ['Omen', 'Veldspar', 'Stray Volley', 'Prayer Wall'],
        },
      }),
    );
    for (const [news, found] of [
      ['Shipyard Catalogue', 'Omen'],
      ['Land Survey', 'Veldspar'],
      ['Headline Archive', 'Stray Volley'],
    ] as const) {
      p1.play(news);
      table.passAll();
      expect(table.offered).toEqual([found]);
      p1.choose(found);
    }
    expect([p1.hand, p1.market]).toEqual([['Omen', 'Veldspar', 'Stray Volley'], 1]);
  });

  scenario('Reprinted Edition: recovers one news, and is limited', ({ given, p1, table }) => {
    given(
      core({
        p1: {
          isk: 20,
          hand: ['A=Reprinted Edition', 'B=Reprinted Edition'],
          scrapheap: ['Omen', 'Stray Volley', 'Full Salvo'],
        },
      }),
    );
    p1.play('A');
    p1.cannot('play', 'B');
    table.passAll();
    expect(table.offered).toContain('Full Salvo');
    expect(table.offered).not.toContain('Omen');
    p1.choose('Full Salvo');
    expect(p1.hand.sort()).toEqual(['B', 'Full Salvo']);
  });

  scenario('Mass Layoffs and Audit Shock: the target opponent alone', ({ given, p1, p2, p3, table }) => {
    given(
      core({
        seats: 3,
        p1: { isk: 20, hand: ['Mass Layoffs', 'Audit Shock'] },
        p2: { isk: 9, hand: ['Omen', 'Omber'] },
        p3: { isk: 9, hand: ['Omen', 'Omber', 'Heron'] },
      }),
    );
    expect(p1.choices('play', 'Mass Layoffs', 'target')).toEqual(['p2', 'p3']);
    p1.play('Mass Layoffs', { target: 'p3' });
    table.passAll();
    p3.choose('Omen', 'Heron');
    expect([p2.hand.length, p3.hand]).toEqual([2, ['Omber']]);
    p1.play('Audit Shock', { target: 'p3' });
    table.passAll();
    expect([p2.isk, p3.isk]).toEqual([9, 6]);
  });

  scenario('Data Purge: any player mills 5, oneself too', ({ given, p1, p2, p3, table }) => {
    given(core({ seats: 3, p1: { isk: 20, hand: ['Data Purge'] } }));
    expect(p1.choices('play', 'Data Purge', 'target')).toEqual(['p1', 'p2', 'p3']);
    p1.play('Data Purge', { target: 'p2' });
    table.passAll();
    expect([p1.market, p2.market, p3.market]).toEqual([10, 5, 10]);
  });

  scenario('Recycling Drive: 5 cards at most', ({ given, p1, table }) => {
    const heap = Array.from({ length: 7 }, (_, i) => `C${i}=Omen`);
    given(core({ p1: { isk: 9, hand: ['Recycling Drive'], scrapheap: heap, market: 2 } }));
    p1.play('Recycling Drive');
    table.passAll();
    const { choice } = table.ask;
    expect(choice.kind === 'choose' && [choice.min, choice.max]).toEqual([0, 5]);
    p1.choose();
    expect([p1.market, p1.hand.length]).toEqual([1, 1]);
  });

  scenario('Open Letter: one card at random; only a Gallente player sees the hand', ({ given, p1, p2, p3, table }) => {
    given(
      core({
        seats: 3,
        p1: { base: 'Gallente', isk: 9, hand: ['A=Open Letter'] },
        p2: { base: 'Amarr', isk: 9, hand: ['B=Open Letter', 'Heron'] },
        p3: { hand: ['Omen', 'Omber', 'Crokite'] },
      }),
    );
    p1.play('A', { target: 'p3' });
    table.passAll();
    expect([p2.hand.length, p3.hand.length]).toEqual([2, 2]);
    const seen = () => table.events.filter((event) => event.e === 'lookedAt');
    expect(seen()).toMatchObject([{ to: [0], at: 2 }]);
    p1.pass();
    p2.play('B', { target: 'p3' });
    table.passAll();
    expect([p3.hand.length, seen().length]).toEqual([1, 1]);
  });

  scenario(
    'Rumour Column: the first card that an opponent draws in a turn costs them 1 ISK',
    ({ given, p1, p2, p3, table }) => {
      given(
        core({
          seats: 3,
          p1: { isk: 20, hand: ['Fresh Prospectus'] },
          p2: { isk: 9, hand: ['B=Fresh Prospectus'], news: ['Rumour Column'] },
          p3: { isk: 9 },
        }),
      );
      p1.pass();
      p2.play('B');
      table.passAll();
      expect(table.pile).toEqual([]);
      p1.play('Fresh Prospectus');
      const [one, two] = [p1.isk, p2.isk];
      table.passAll();
      expect(table.pile).toEqual(['pending']);
      table.passAll();
      expect([p1.isk, p2.isk, p3.isk]).toEqual([one - 1, two, 9]);
    },
  );
});

describe('news about ISK', () => {
  scenario('Skimmed Accounts and Proxy Fight: from the target opponent alone', ({ given, p1, p2, p3, table }) => {
    given(
      core({
        seats: 3,
        p1: { base: 'Caldari', isk: 20, hand: ['Skimmed Accounts', 'A=Proxy Fight', 'B=Proxy Fight'] },
        p2: { isk: 9 },
        p3: { isk: 9 },
      }),
    );
    p1.play('Skimmed Accounts', { target: 'p3' });
    const one = p1.isk;
    table.passAll();
    expect([p1.isk, p2.isk, p3.isk]).toEqual([one + 2, 9, 7]);
    p1.play('A', { target: 'p2' });
    p1.cannot('play', 'B');
    const two = p1.isk;
    table.passAll();
    expect([p1.isk, p2.isk, p3.isk, p1.hand.length]).toEqual([two + 5, 4, 7, 2]);
  });

  scenario('Corner the Market is limited, whatever X is', ({ given, p1, table }) => {
    given(core({ p1: { isk: 9, hand: ['A=Corner the Market', 'B=Corner the Market'] } }));
    p1.play('A', { x: 1 });
    table.passAll();
    p1.cannot('play', 'B');
  });
});
