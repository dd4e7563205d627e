/** Characters: agents, pilots and clones. */
import { describe, expect } from 'vitest';
import { exiledScenario as scenario } from '../../../support/board.ts';

describe('agents and pilots', () => {
  scenario('X-9.1 a character enters play in the dock and works there as an agent', ({ given, p1, table }) => {
    given({ p1: { isk: 2, hand: ['Steward'] } });
    expect(p1.income).toBe(2);
    p1.play('Steward');
    table.passAll();
    expect(table.where('Steward')).toBe('dock p1');
    expect(p1.income).toBe(3);
  });

  scenario('S-97 agent to pilot', ({ given, p1, table }) => {
    given({ p1: { dock: ['Steward', 'A=Ship(2/2)'] } });
    expect(p1.income).toBe(3);
    p1.undock('A', 'Steward');
    expect(table.where('Steward')).toBe('on A');
    expect(table.attack('A')).toBe(3);
    expect(p1.income).toBe(2);
  });

  scenario('X-9.2 nobody need board', ({ given, p1, table }) => {
    given({ p1: { dock: ['Steward', 'A=Ship(2/2)'] } });
    p1.undock('A', 'none');
    expect(table.where('Steward')).toBe('dock p1');
    expect(table.attack('A')).toBe(2);
  });

  scenario('S-98 a pilot’s commands keep their side, and the same one adds up', ({ given, p1, table }) => {
    given({ p1: { home: [{ card: 'Small Miner', pilot: 'Digger' }, 'Veldspar'] } });
    p1.activate('Small Miner', 'mining', { mine: 'Veldspar' });
    expect(table.command('Small Miner')).toBe('mining 2');
  });

  scenario('S-98 R-29 a command on another side is not switched on with it', ({ given, p1, table }) => {
    given({ p1: { home: [{ card: 'Small Miner', pilot: 'Side Digger' }, 'Veldspar'] } });
    const [up, right] = p1.options.filter((one) => one.startsWith('command'));
    expect([up, right]).toEqual(['command Small Miner mining 1', 'command Small Miner mining 1']);
    p1.activate('Small Miner', 'mining', { mine: 'Veldspar' });
    expect(table.command('Small Miner')).toBe('mining 1');
  });

  scenario('S-100 R-93 boarding only from the dock; after docking again it may', ({ given, p1, table }) => {
    given({ p1: { home: ['A=Ship(2/2)'], dock: ['Steward'] } });
    expect(p1.options).not.toContain('undock A');
    p1.dock('A');
    p1.undock('A', 'Steward');
    expect(table.where('Steward')).toBe('on A');
  });

  scenario('R-93 a ship that docks brings its pilot back as an agent', ({ given, p1, table }) => {
    given({ p1: { home: [{ card: 'A=Ship(2/2)', pilot: 'Steward' }] } });
    p1.dock('A');
    expect(table.where('Steward')).toBe('dock p1');
    expect(p1.income).toBe(3);
  });

  scenario('R-94 several ships leave the dock together, each with a pilot', ({ given, p1, table }) => {
    given({ p1: { dock: ['A=Ship(1/1)', 'B=Ship(1/1)', 'C=Ship(1/1)', 'Steward', 'Digger'] } });
    p1.setOut(['A', 'B', 'C'], 'home');
    p1.choose('Steward');
    expect(table.ask.prompt).toEqual({ key: 'ask.pilot', with: { def: table.card(table.one('B')).def } });
    p1.choose('none');
    p1.choose('Digger');
    expect(table.pile).toEqual(['warp']);
    table.passAll();
    expect([table.where('Steward'), table.where('Digger')]).toEqual(['on A', 'on C']);
    expect(table.where('B')).toBe('home p1');
  });

  scenario('X-1.7 race origin is asked of the ship, not of its icons', ({ given, p1, table }) => {
    given({
      p1: { base: 'Amarr Starbase', home: [{ card: 'Old Hand', pilot: 'A=Countryman' }] },
      p2: { home: [{ card: 'Heron', pilot: 'B=Countryman' }] },
    });
    expect(table.shield('Old Hand')).toBe(3);
    expect(table.shield('Heron')).toBe(1);
    expect(p1.income).toBe(2);
  });

  scenario('R-97 race icons limit who may play a character', ({ given, p1 }) => {
    given({ p1: { base: 'Amarr Starbase', isk: 5, hand: ['Bookkeeper', 'Digger'] } });
    p1.cannot('play', 'Bookkeeper');
    expect(p1.can('play', 'Digger')).toBe(true);
  });

  scenario(
    'X-9.1 an agent’s executed ability works from the dock, a pilot’s ship has it not',
    ({ given, p1, table }) => {
      given({ p1: { base: 'Caldari Starbase', isk: 3, dock: ['Bookkeeper', 'A=Ship(1/1)'] } });
      p1.use('Bookkeeper');
      table.passAll();
      expect(p1.hand).toHaveLength(1);
      p1.undock('A', 'Bookkeeper');
      p1.cannot('use', 'Bookkeeper');
    },
  );

  scenario('R-99 an agent cannot be a target, a pilot can', ({ given, p1, table }) => {
    given({
      p1: { isk: 1, hand: ['Arrest'] },
      p2: { dock: ['Digger'], home: [{ card: 'A=Ship(1/1)', pilot: 'Spotter', on: 'sniping' }] },
    });
    expect(p1.choices('play', 'Arrest', 'target')).toEqual(['Spotter']);
    p1.play('Arrest', { target: 'Spotter' });
    table.passAll();
    expect(table.where('Spotter')).toBe('hand p2');
    expect(table.command('A')).toBeUndefined();
    expect(table.where('A')).toBe('home p2');
  });
});

describe('clones', () => {
  const hunted = {
    p1: { isk: 1, hand: ['Spark', 'Spark'], home: ['Wake'] },
    p2: { isk: 2, home: [{ card: 'A=Ship(1/1)', pilot: 'Steward' }] },
  } as const;

  scenario('X-9.5 the owner pays: back in the dock, and it never left play', ({ given, p1, p2, table }) => {
    given(hunted);
    p1.play('Spark', { target: 'A' });
    table.passAll();
    expect(table.ask.prompt).toEqual({ key: 'ask.clone', with: { def: 'steward', n: 2 } });
    expect(table.asked).toBe('p2');
    p2.yes();
    expect(table.where('Steward')).toBe('dock p2');
    expect([p1.isk, p2.isk]).toEqual([0, 0]);
    expect(p2.income).toBe(3);
    expect(table.count('entered')).toBe(0);
  });

  scenario('X-9.5 unpaid the character is destroyed', ({ given, p1, p2, table }) => {
    given(hunted);
    p1.play('Spark', { target: 'A' });
    table.passAll();
    p2.no();
    expect(table.where('Steward')).toBe('scrapheap p2');
    while (table.pile.length > 0) table.passAll();
    expect([p1.isk, p2.isk]).toEqual([3, 2]);
  });

  scenario('R-95 without the ISK nothing is asked', ({ given, p1, p2, table }) => {
    given({ ...hunted, p2: { ...hunted.p2, isk: 1 } });
    p1.play('Spark', { target: 'A' });
    table.passAll();
    expect(table.where('Steward')).toBe('scrapheap p2');
    expect(p2.isk).toBe(1);
  });

  scenario('R-95 returned to hand counts as leaving play, too', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 5, hand: ["Veteran's Premature Retirement"] },
      p2: { isk: 2, home: [{ card: 'A=Ship(1/1)', pilot: 'Steward' }] },
    });
    p1.play("Veteran's Premature Retirement", { target: 'A' });
    table.passAll();
    p2.yes();
    expect([table.where('A'), table.where('Steward')]).toEqual(['hand p2', 'dock p2']);
  });

  scenario('R-96 a pilot goes along with a stolen ship; the owner may clone', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 9, hand: ['Defection', 'Spark'] },
      p2: { isk: 2, home: [{ card: 'A=Ship(1/1)', pilot: 'Steward' }] },
    });
    p1.play('Defection', { target: 'A' });
    table.passAll();
    expect([table.control('A'), table.control('Steward')]).toEqual(['p1', 'p1']);
    expect(table.attack('A')).toBe(2);
    p1.play('Spark', { target: 'A' });
    table.passAll();
    expect(table.asked).toBe('p2');
    p2.yes();
    expect([table.where('Steward'), table.control('Steward')]).toEqual(['dock p2', 'p2']);
  });

  scenario('R-72 a reassembled ship leaves its pilot in the dock', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Refit'], home: [{ card: 'A=Ship(1/1)', pilot: 'Steward' }] } });
    p1.play('Refit', { target: 'A' });
    table.passAll();
    expect([table.where('A'), table.where('Steward')]).toEqual(['dock p1', 'dock p1']);
    expect(table.count('cloned')).toBe(0);
  });

  scenario('R-60 R-95 a pilot outlives the ship of a player who is out', ({ given, p1, table }) => {
    given({
      p1: { isk: 2, home: [{ card: 'A=Ship(1/1)', own: 'p3', pilot: 'Steward' }] },
      p3: { home: ['Ship(1/1)'] },
    });
    table.concede('p3');
    table.pass();
    expect(table.where('A')).toBe('gone');
    expect(table.ask.prompt.key).toBe('ask.clone');
    p1.yes();
    expect(table.where('Steward')).toBe('dock p1');
  });
});
