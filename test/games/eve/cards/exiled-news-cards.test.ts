/** News of the Exiled edition that deal with characters, with cards and with ISK. */
import { expect } from 'vitest';
import { core, describe, exiledScenario as scenario } from '../../../support/board.ts';

describe('news about characters', () => {
  scenario('Extradition: a pilot goes back to its owner’s hand, its ship stays', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 9, hand: ['Extradition'], home: [{ card: 'A=Ship(1/1)', pilot: 'P=Ferryman Oss' }] },
        p2: { isk: 9, dock: ['Q=Doc Pellory'], home: [{ card: 'B=Ship(1/1)', pilot: 'R=Doc Pellory', on: 'tanking' }] },
      }),
    );
    expect(table.command('B')).toBe('tanking 1');
    expect(p1.choices('play', 'Extradition', 'target')).toEqual(['P', 'R']);
    p1.play('Extradition', { target: 'R' });
    table.passAll();
    expect(p2.hand).toEqual(['R']);
    expect([table.where('B'), table.command('B')]).toEqual(['home p2', undefined]);
    expect(table.count('destroyed')).toBe(0);
  });

  scenario('Extradition without a pilot in space cannot be played', ({ given, p1 }) => {
    given(core({ p1: { isk: 9, hand: ['Extradition'], home: ['Ship(1/1)'] }, p2: { dock: ['Doc Pellory'] } }));
    p1.cannot('play', 'Extradition');
  });

  scenario('Assassin’s Fee: a pilot is destroyed, not cloned; its ship stays', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 9, hand: ["Assassin's Fee"] },
        p2: { isk: 9, dock: ['Q=Doc Pellory'], home: [{ card: 'B=Ship(1/1)', pilot: 'R=Doc Pellory' }] },
      }),
    );
    expect(p1.choices('play', "Assassin's Fee", 'target')).toEqual(['R']);
    p1.play("Assassin's Fee");
    table.passAll();
    expect([table.where('R'), table.where('B'), p2.isk]).toEqual(['scrapheap p2', 'home p2', 9]);
    expect(table.shield('B')).toBe(1);
  });

  scenario('Homeward Amnesty: recovers a character and nothing else', ({ given, p1, table }) => {
    given(
      core({ p1: { isk: 9, hand: ['Homeward Amnesty'], scrapheap: ['Omen', 'Ferryman Oss', 'Doc Pellory', 'Omber'] } }),
    );
    p1.play('Homeward Amnesty');
    table.passAll();
    expect(table.offered).toEqual(['Ferryman Oss', 'Doc Pellory']);
    p1.choose('Doc Pellory');
    expect(p1.hand).toEqual(['Doc Pellory']);
  });

  const crew = (n: number) => Array.from({ length: n }, () => 'Ferryman Oss');

  scenario('Ambition Rewarded: six characters, agents and pilots, win the game', ({ given, p1, table }) => {
    given(
      core({
        from: 'begin',
        p1: {
          news: ['Ambition Rewarded'],
          dock: ['The Nameless Envoy', ...crew(4).map(() => 'Doc Pellory')],
          home: [{ card: 'A=Ship(1/1)', pilot: 'Doc Pellory' }],
        },
      }),
    );
    p1.collect();
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect(table.winners).toEqual(['p1']);
  });

  scenario('Ambition Rewarded: five do not, whatever opponents have', ({ given, p1, table }) => {
    given(
      core({
        from: 'begin',
        p1: { news: ['Ambition Rewarded'], dock: crew(5).map(() => 'Doc Pellory') },
        p2: { dock: crew(6) },
      }),
    );
    p1.collect();
    expect(table.pile).toEqual([]);
  });
});

describe('news about ISK and cards', () => {
  scenario('State Requisition: 4 ISK, 5 for a Caldari player', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { base: 'Caldari', isk: 9, hand: ['A=State Requisition'] },
        p2: { base: 'Amarr', isk: 9, hand: ['B=State Requisition'] },
      }),
    );
    p1.play('A');
    const [one, other] = [p1.isk, p2.isk];
    table.passAll();
    expect(p1.isk).toBe(one + 5);
    p1.pass();
    p2.play('B');
    table.passAll();
    expect(p2.isk).toBe(other - p2.price('State Requisition') + 4);
  });

  scenario(
    'Voices of the Federation: 2 cards; for a Gallente player an opponent discards 1',
    ({ given, p1, p2, p3, table }) => {
      given(
        core({
          p1: { base: 'Gallente', isk: 9, hand: ['Voices of the Federation'] },
          p2: { hand: ['Omen', 'Omber', 'Canticle'] },
          p3: { hand: ['Heron'] },
        }),
      );
      p1.play('Voices of the Federation', { target: 'p2' });
      table.passAll();
      expect(p1.hand).toHaveLength(2);
      p2.choose('Omber');
      expect([p2.hand, p3.hand]).toEqual([['Omen', 'Canticle'], ['Heron']]);
    },
  );

  scenario('Voices of the Federation of a player of another race: 2 cards', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { base: 'Amarr', isk: 9, hand: ['Voices of the Federation'] },
        p2: { hand: ['Omen', 'Omber'] },
      }),
    );
    p1.play('Voices of the Federation');
    table.passAll();
    expect([p1.hand.length, p2.hand.length, table.asked]).toEqual([2, 2, 'p1']);
  });

  scenario('Casting Call: one of the top 6 cards to hand, the others to the bottom', ({ given, p1, table }) => {
    const market = ['Omen', 'Omber', 'Canticle', 'Heron', 'Ferryman Oss', 'Veldspar', 'Crokite', 'Tristan'];
    given(core({ p1: { isk: 9, hand: ['Casting Call'], market } }));
    p1.play('Casting Call');
    table.passAll();
    p1.choose('Ferryman Oss');
    expect(p1.hand).toEqual(['Ferryman Oss']);
    expect(table.cards('market:0')).toEqual(['Crokite', 'Tristan', 'Omen', 'Omber', 'Canticle', 'Heron', 'Veldspar']);
    expect(table.count('drew')).toBe(0);
  });

  scenario('Buried Archives: up to 8 cards of the scrapheap into the market, and 1 ISK', ({ given, p1, table }) => {
    const heap = Array.from({ length: 9 }, (_, i) => `C${i}=Omen`);
    given(core({ p1: { isk: 9, hand: ['Buried Archives'], scrapheap: heap, market: 2 } }));
    p1.play('Buried Archives');
    const before = p1.isk;
    table.passAll();
    const { choice } = table.ask;
    expect(choice.kind === 'choose' && [choice.min, choice.max]).toEqual([0, 8]);
    p1.choose('C0', 'C1', 'C2');
    expect([p1.market, p1.isk]).toEqual([5, before + 1]);
    expect(p1.scrapheap).toHaveLength(9 - 3 + 1);
  });

  scenario('Leaked Ledgers: an opponent mills 4 cards and shows their hand', ({ given, p1, p2, p3, table }) => {
    given(
      core({
        seats: 3,
        p1: { isk: 9, hand: ['Leaked Ledgers', 'Tristan'] },
        p2: { hand: ['Omen'] },
        p3: { hand: ['Omber'], market: 10 },
      }),
    );
    p1.play('Leaked Ledgers', { target: 'p3' });
    table.passAll();
    expect([p1.market, p2.market, p3.market, p3.scrapheap.length]).toEqual([10, 10, 6, 4]);
    const seen = table.events.filter((event) => event.e === 'lookedAt');
    expect(seen).toMatchObject([{ to: [0], at: 2, defs: ['omber'] }]);
  });

  scenario('Extended Session: its player keeps 10 cards, the others 7', ({ given, p1, p2, table }) => {
    const cards = (n: number) => Array.from({ length: n }, () => 'Crokite');
    given(core({ p1: { isk: 9, hand: ['Extended Session', ...cards(11)] }, p2: { hand: cards(9) } }));
    p1.play('Extended Session');
    table.passAll();
    table.toTurn('p2');
    expect(p1.hand).toHaveLength(10);
    table.toTurn('p1');
    expect(p2.hand).toHaveLength(7);
  });
});
