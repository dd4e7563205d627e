/** What may be aimed at on the pile: in The Exiled by all that destroys, in the Core Set by what says so. */
import { describe, expect } from 'vitest';
import { coreScenario, exiledScenario } from '../../../support/board.ts';

describe('a card on the pile', () => {
  exiledScenario(
    'R-108 X-11.8 “destroy target ship” reaches a ship that is being played',
    ({ given, p1, p2, table }) => {
      given({ p1: { isk: 1, hand: ['Velator'] }, p2: { isk: 1, hand: ['Depth Charge'], home: ['A=Ship(1/1)'] } });
      p1.play('Velator');
      p1.pass();
      expect(p2.choices('play', 'Depth Charge', 'target')).toEqual(['A', 'Velator']);
      p2.play('Depth Charge', { target: 'Velator' });
      table.passAll();
      expect([table.where('Velator'), p1.isk]).toEqual(['scrapheap p1', 0]);
      expect(table.count('entered')).toBe(0);
    },
  );

  coreScenario('R-108 “destroy target ship” looks for ships in play', ({ given, p1, p2 }) => {
    given({ p1: { isk: 1, hand: ['Velator'] }, p2: { isk: 1, hand: ['Depth Charge'], home: ['A=Ship(1/1)'] } });
    p1.play('Velator');
    p1.pass();
    expect(p2.choices('play', 'Depth Charge', 'target')).toEqual(['A']);
  });

  exiledScenario('R-108 a location, a structure, a news and a character alike', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 20, hand: ['Veldspar', 'Wall', 'Golden Age', 'Steward'] },
      p2: { isk: 9, hand: ['Demolition', 'Sabotage', 'Ruin', 'B=Ruin'] },
    });
    const destroyed = (card: string, by: string): string => {
      p1.play(card, card === 'Veldspar' ? { in: 'home p1' } : {});
      p1.pass();
      p2.play(by, { target: card });
      table.passAll();
      return table.where(card);
    };
    expect([
      destroyed('Veldspar', 'Demolition'),
      destroyed('Wall', 'Sabotage'),
      destroyed('Golden Age', 'Ruin'),
      destroyed('Steward', 'B'),
    ]).toEqual(Array.from({ length: 4 }, () => 'scrapheap p1'));
  });

  exiledScenario(
    'R-108 only what fits the words: whose it is, its kind, its price, and no place but play',
    ({ given, p1, p2 }) => {
      given({
        p1: { isk: 9, hand: ['Velator', 'Depth Charge', 'Retraction', 'Border Mine', 'Cheap Shot'] },
        p2: { isk: 9, hand: ['Demolition', 'B=Depth Charge', 'C=Cheap Shot'], home: ['A=Omen', 'L=Veldspar'] },
      });
      p1.play('Velator');
      // It is no enemy of its own player, it is in no region, and it is no location.
      p1.cannot('play', 'Border Mine');
      expect(p1.choices('play', 'Cheap Shot', 'target')).toEqual(['Velator']);
      p1.cannot('play', 'Retraction');
      p1.pass();
      expect(p2.choices('play', 'Demolition', 'target')).toEqual(['L']);
      expect(p2.choices('play', 'B', 'target')).toEqual(['A', 'Velator']);
      expect(p2.choices('play', 'C', 'target')).toEqual(['Velator']);
    },
  );

  exiledScenario('S-85 R-80 R-81 what its own text protects is protected there', ({ given, p1, p2 }) => {
    given({
      p1: { isk: 10, hand: ['Thorax', 'Martial Law'] },
      p2: { isk: 2, hand: ['Depth Charge', 'Ruin'] },
    });
    p1.play('Thorax');
    p1.play('Martial Law');
    p1.pass();
    p2.cannot('play', 'Depth Charge');
    p2.cannot('play', 'Ruin');
  });

  exiledScenario(
    'R-108 X-11.3 what has resolved in the meantime is no longer on the pile',
    ({ given, p1, p2, table }) => {
      given({ p1: { isk: 1, hand: ['Velator'] }, p2: { isk: 2, hand: ['A=Depth Charge', 'B=Depth Charge'] } });
      p1.play('Velator');
      p1.pass();
      p2.play('A', { target: 'Velator' });
      p2.play('B', { target: 'Velator' });
      table.passAll();
      expect([table.where('Velator'), table.count('countered'), table.count('noEffect')]).toEqual([
        'scrapheap p1',
        1,
        1,
      ]);
    },
  );
});
