/** Core Set: ships sent off with one word still go one by one, and everybody has a chance after each (C-7.5, R-11.3). */
import { describe, expect, test } from 'vitest';
import { routes } from '#bots/eve/routes';
import { coreScenario, exiledScenario, type Table } from '../../support/board.ts';

/** Sends ships off with one word, to a region or out of the dock. */
function send(table: Table, names: readonly string[], how: 'warp' | 'attack' | 'undock', to?: string): void {
  const id = ['line', how, ...(to === undefined ? [] : [table.one(to)])].join(':');
  table.answer(table.ask, { pick: [id], with: { ships: { pick: names.map((name) => table.one(name)) } } });
}

const optionIds = ({ ask }: Table): string[] =>
  ask.choice.kind === 'choose' ? ask.choice.options.map(({ id }) => id.split(':').slice(0, 2).join(':')) : [];

describe('several ships with one word', () => {
  coreScenario('everybody has a chance after each ship, and the active player is asked when all are there', (cast) => {
    const { given, table } = cast;
    given({ p1: { home: ['A=Ship(1/1)', 'B=Ship(1/1)', 'C=Ship(1/1)'] }, outer: { Stain: {} } });
    send(table, ['A', 'B'], 'warp', 'Stain');
    expect([table.asked, table.where('A'), table.where('B')]).toEqual(['p2', 'Stain', 'home p1']);
    table.pass();
    expect([table.asked, table.where('B')]).toEqual(['p2', 'Stain']);
    table.pass();
    expect([table.asked, table.where('C')]).toEqual(['p1', 'home p1']);
    expect(table.ask.role).toBe('action');
  });

  coreScenario('what others do in between calls off the rest', ({ given, p2, table }) => {
    given({
      p1: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] },
      p2: { isk: 1, hand: ['Broadside'] },
      outer: { Stain: {} },
    });
    send(table, ['A', 'B'], 'warp', 'Stain');
    p2.play('Broadside', { target: 'A' });
    table.passAll();
    expect([table.asked, table.where('A'), table.where('B')]).toEqual(['p1', 'scrapheap p1', 'home p1']);
  });

  coreScenario('what can no longer be done as it was said is called off', ({ given, table }) => {
    given({
      seats: 3,
      p1: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] },
      outer: { Stain: { p2: ['Ship(1/1)'] } },
    });
    send(table, ['A', 'B'], 'attack', 'Stain');
    // Nobody is left there to attack.
    table.concede('p2');
    table.until((ask) => ask.role === 'action');
    expect([table.asked, table.where('A'), table.where('B')]).toEqual(['p1', 'Stain', 'home p1']);
  });

  coreScenario('ships join an attack one by one', ({ given, table }) => {
    given({ p1: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] }, outer: { Stain: { p2: ['Ship(1/1)'] } } });
    send(table, ['A', 'B'], 'attack', 'Stain');
    table.until((ask) => ask.role === 'action');
    expect([table.isAttacking('A'), table.isAttacking('B')]).toEqual([true, true]);
    expect(table.count('attacks')).toBe(2);
  });

  coreScenario('nobody else’s move goes on meanwhile with three players', ({ given, p3, table }) => {
    given({
      seats: 3,
      p1: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] },
      p3: { isk: 1, hand: ['Decree'] },
      outer: { Stain: {} },
    });
    send(table, ['A', 'B'], 'warp', 'Stain');
    table.pass();
    expect([table.asked, table.where('B')]).toEqual(['p3', 'home p1']);
    p3.play('Decree');
    table.passAll();
    expect([table.asked, table.where('B')]).toEqual(['p1', 'home p1']);
  });

  coreScenario('it is not offered for one ship alone', ({ given, table }) => {
    given({ p1: { home: ['A=Ship(1/1)'], dock: ['B=Ship(1/1)'] }, outer: { Stain: {} } });
    expect(optionIds(table).filter((id) => id.startsWith('line'))).toEqual([]);
  });

  exiledScenario('nor in the Exiled edition, where ships warp together', ({ given, table }) => {
    given({ p1: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] }, outer: { Stain: {} } });
    expect(optionIds(table).filter((id) => id.startsWith('line'))).toEqual([]);
  });
});

test('for computer players a way for several stands for those of each alone', () => {
  const ships = (...ids: string[]) => ids.map((id) => ({ id, card: id }));
  const need = (name: string, ...ids: string[]) => [
    {
      name,
      prompt: { key: 'need' },
      choice: { kind: 'choose' as const, options: ships(...ids), min: 1, max: ids.length },
    },
  ];
  const options = [
    { id: 'warp:a', verb: 'warp', card: 'a', needs: need('to', 'stain', 'curse') },
    { id: 'warp:b', verb: 'warp', card: 'b', needs: need('to', 'stain') },
    { id: 'line:warp:stain', verb: 'warp', card: 'stain', needs: need('ships', 'a', 'b') },
  ];
  expect(routes(options, 'warp').map(({ ship, region, option }) => [ship, region, option.id])).toEqual([
    ['a', 'curse', 'warp:a'],
    ['a', 'stain', 'line:warp:stain'],
    ['b', 'stain', 'line:warp:stain'],
  ]);
});
