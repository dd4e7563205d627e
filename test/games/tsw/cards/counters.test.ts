/** Cards that gather counters; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, type Given, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];
const away = (card: string) => ({ card, away: true }) as const;
const drawPhase = (you: Given['you'], edition = '2026') => table({ you, phase: 'draw', edition }).settle();

describe('95: Energy Source', () => {
  const played = (edition: string) =>
    table({ you: { hand: ['Energy Source'] }, edition })
      .you('play Energy Source')
      .settle();

  test('enters play with a counter and gains three in each draw phase; they are actions when they are wanted', () => {
    const game = played('2026');
    expect(game.card('Energy Source').counters).toBe(1);
    game.until('action', 2).you(['Energy Source']);
    expect([game.card('Energy Source').counters, game.actions()]).toEqual([4, 0]);
    game.you('use Energy Source', { x: 4 });
    expect([game.actions(), game.card('Energy Source').counters]).toEqual([4, undefined]);
  });

  test('they may be used at once, some of them, and pay for its own upkeep', () => {
    const game = played('2026').you('use Energy Source', { x: 1 });
    expect(game.actions()).toBe(1);
    const poor = table({ you: { play: [{ card: 'Energy Source', counters: 3 }], station: { action: 0 } } });
    poor.you('use Energy Source', { x: 2 }).you(['Energy Source']);
    expect([poor.card('Energy Source').counters, poor.actions()]).toEqual([1, 0]);
  });

  test('enters with two counters and gains two in 2021', () => {
    const game = played('2021');
    expect(game.card('Energy Source').counters).toBe(2);
    expect(game.until('action', 2).card('Energy Source').counters).toBe(4);
    expect(game.you(['Energy Source']).you('use Energy Source', { x: 3 }).actions()).toBe(4);
  });

  test('gains none while it is without effect, and gives none away', () => {
    const game = table({ you: { play: ['Energy Source'] }, foe: { play: ['Neutralization'] }, phase: 'draw' });
    game.until('action').you(['Energy Source']);
    expect([game.card('Energy Source').counters, game.yours().includes('use Energy Source')]).toEqual([
      undefined,
      false,
    ]);
  });
});

describe('97: Time Travel Portal', () => {
  test('gains a counter in each draw phase, and for three gives another turn', () => {
    const game = drawPhase({ play: [{ card: 'Time Travel Portal', counters: 2 }] });
    game.until('action').you('use Time Travel Portal');
    expect(game.card('Time Travel Portal').counters).toBeUndefined();
    game.until('action', 1);
    expect([game.state.g.active, game.yours().includes('use Time Travel Portal')]).toEqual([YOU, false]);
    expect(game.until('action', 1).state.g.active).toBe(FOE);
  });

  test('not for two counters; two extra turns follow each other (W28)', () => {
    const few = table({ you: { play: [{ card: 'Time Travel Portal', counters: 2 }] } });
    expect(few.yours()).not.toContain('use Time Travel Portal');
    const game = table({ you: { play: [{ card: 'Time Travel Portal', counters: 6 }] } });
    game.you('use Time Travel Portal').you('use Time Travel Portal');
    const turns = [1, 1, 1].map((n) => game.until('attack', n).state.g.active);
    expect(turns).toEqual([YOU, YOU, FOE]);
  });

  test('while paralyzed it gains no counter, and gives no turn', () => {
    const game = drawPhase({ play: [{ card: 'Time Travel Portal', counters: 3, paralyzed: true }] });
    expect(game.card('Time Travel Portal').counters).toBe(3);
    expect(game.until('action').yours()).not.toContain('use Time Travel Portal');
  });
});

describe('Starhunter', () => {
  test('gains two counters in each draw phase, each worth an attack and a defense', () => {
    const game = table({ you: { play: [away('Starhunter')] }, foe: { play: ['Titan'] }, phase: 'draw' }).settle();
    expect([game.card('Starhunter').counters, game.left('Starhunter')]).toEqual([2, 5]);
    game.until('attack').you('attack Starhunter', { target: 'Titan' }).settle();
    expect(game.card('Titan').damage).toBe(4);
  });

  const struck = (counters: number) =>
    table({
      you: { play: [away('The Liberator')] },
      foe: { play: [{ card: 'Starhunter', counters }] },
      phase: 'attack',
    })
      .you('attack The Liberator', { target: 'Starhunter' })
      .settle();

  test('W33: damage takes counters first, and is dealt when there are none', () => {
    expect(struck(4).card('Starhunter')).toMatchObject({ counters: 1 });
    expect(struck(4).card('Starhunter').damage).toBeUndefined();
    const hurt = struck(2);
    expect([hurt.card('Starhunter').counters, hurt.card('Starhunter').damage]).toEqual([undefined, 1]);
    expect(struck(0).heap(FOE)).toEqual(['Starhunter']);
  });

  test('that is paralyzed gains none, but those that it has still count', () => {
    const game = drawPhase({ play: [{ card: 'Starhunter', counters: 1, paralyzed: true }] });
    expect([game.card('Starhunter').counters, game.left('Starhunter')]).toEqual([1, 4]);
  });
});

describe('Death Ray Cannon', () => {
  const cannon = (counters: number, foe: Given['foe'] = {}) =>
    table({
      you: { play: [{ card: 'Death Ray Cannon', counters }], deck: 1, heap: ['Death Ray'] },
      foe,
      phase: 'attack',
    });

  test('gains three counters in each draw phase, two in 2021', () => {
    expect(drawPhase({ play: ['Death Ray Cannon'] }).card('Death Ray Cannon').counters).toBe(3);
    expect(drawPhase({ play: ['Death Ray Cannon'] }, '2021').card('Death Ray Cannon').counters).toBe(2);
  });

  test('finds a Death Ray anywhere, and no other card', () => {
    for (const where of [{ deck: ['Death Ray', 'Scout'] }, { station: { draw: ['Death Ray', 'Scout'] } }]) {
      const you = { play: [{ card: 'Death Ray Cannon', counters: 1 }], deck: 1, heap: ['Luck'], ...where };
      expect(table({ you, phase: 'attack' }).you('use Death Ray Cannon').yours()).toEqual(['Death Ray']);
    }
    const you = { play: [{ card: 'Death Ray Cannon', counters: 1 }], deck: ['Death Ray', 'Death Ray'] };
    expect(table({ you, phase: 'attack' }).you('use Death Ray Cannon').ask(YOU).choice).toMatchObject({ max: 1 });
  });

  test('turns all its counters into a Death Ray on it, which it launches from the next turn on', () => {
    const game = cannon(6, { play: [{ card: 'Titan' }], station: { draw: 3 } }).you('use Death Ray Cannon');
    game.you(['Death Ray']);
    expect([game.card('Death Ray Cannon').counters, game.card('Death Ray').x]).toEqual([undefined, 6]);
    expect(game.yours()).toEqual(['move Death Ray Cannon']);
    game.until('attack', 2);
    expect(game.choices('attack Death Ray')).toEqual(['Titan', 'station']);
    game.you('attack Death Ray', { target: 'Titan' }).settle();
    expect([game.left('Titan'), game.heap(YOU)]).toEqual([3, ['Death Ray']]);
    expect(game.yours()).toEqual(['move Death Ray Cannon']);
  });

  test('loses them where there is no Death Ray to be found; without counters it does nothing', () => {
    const none = table({ you: { play: [{ card: 'Death Ray Cannon', counters: 3 }] }, phase: 'attack' });
    none.you('use Death Ray Cannon');
    expect([none.card('Death Ray Cannon').counters, none.plays(YOU)]).toEqual([undefined, ['Death Ray Cannon']]);
    expect(cannon(0).yours()).toEqual(['move Death Ray Cannon']);
  });
});
