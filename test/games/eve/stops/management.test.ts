/** When the end of management is confirmed first, told as stories. */
import { describe, expect } from 'vitest';
import { scenario, type Table } from '../../../support/board.ts';

describe('the end of management', () => {
  const sure = (table: Table) =>
    table.ask.choice.kind === 'choose' && table.ask.choice.options.find(({ id }) => id === 'pass')?.confirm?.key;

  scenario('is confirmed with ISK left, a card to play for it and nothing built', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Velator', 'Executioner'] } });
    expect(sure(table)).toBe('confirm.endManagement');
    p1.play('Velator');
    table.until((ask) => ask.role === 'action');
    expect([table.asked, sure(table)]).toEqual(['p1', undefined]);
  });

  scenario('… but not before a battle, for which ISK may be kept', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Velator'], home: ['A=Ship(1/3)'] }, outer: { Stain: { p2: ['B=Ship(2/2)'] } } });
    p1.warp('A', 'Stain');
    table.until((ask) => ask.role === 'action');
    expect([table.asked, sure(table)]).toEqual(['p1', undefined]);
  });

  scenario('… and not for news, which may be kept, or for what is too dear', ({ given, table }) => {
    given({ p1: { isk: 3, hand: ['Salvo', 'Executioner'], home: ['Ship(1/1)'] } });
    expect(sure(table)).toBeUndefined();
  });
});
