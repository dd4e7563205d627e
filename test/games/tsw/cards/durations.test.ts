/** Durations, whole texts; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];
const away = (card: string) => ({ card, away: true }) as const;
const fresh = (card: string) => ({ card, new: true }) as const;
const plays = (options: readonly string[]) => options.filter((one) => one.startsWith('play'));

describe('34: Destiny Decided', () => {
  const hand = ['Excellent Work', 'Drone', 'Drone', 'Luck'];

  test('lets the opponent play one card in a turn, and no event', () => {
    const game = table({ you: { hand, station: { action: 3 } }, foe: { play: ['Destiny Decided'] } });
    expect(plays(game.yours())).toEqual(['play Drone', 'play Drone']);
    game.you('play Drone').settle().you(['no']);
    expect(plays(game.yours())).toEqual([]);
    expect(game.yours()).toContain('lay Drone');
    game.until('action', 2);
    expect(plays(game.yours())).toEqual(['play Drone', 'play Titan']);
  });

  test('lets its own player play no card at all, not even in answer', () => {
    const given = { play: ['Destiny Decided'], hand };
    const game = table({ you: { ...given, station: { action: 4 } } });
    game.you(['Destiny Decided']);
    expect(plays(game.yours())).toEqual([]);
    expect(
      table({ you: { hand: ['Drone'] }, foe: given })
        .you('play Drone')
        .theirs(),
    ).toEqual([]);
  });

  test('leaves powers and abilities to both', () => {
    const game = table({
      you: { commander: 'Liana Henders', station: { action: 2 } },
      foe: { play: ['Destiny Decided'] },
    });
    expect(game.yours()).toContain('use Liana Henders');
  });
});

describe('35: Toxic Gas', () => {
  const gas = (foe: object) => table({ you: { play: ['Toxic Gas'] }, foe, phase: 'draw' }).settle();

  test('flips a card of the enemy station in the draw phase', () => {
    const game = gas({ play: ['Titan'] });
    game.you(['action 1']);
    expect([game.flipped(FOE), game.flipped(YOU), game.card('Titan').damage]).toEqual([1, 0, undefined]);
  });

  test('a shield takes two damage instead', () => {
    const game = gas({ play: ['Energy Shield', 'Titan'] });
    expect([game.flipped(FOE), game.card('Energy Shield').damage]).toEqual([0, 2]);
  });

  test('W26: of several shields its player picks one; nothing passes on to the station', () => {
    const game = gas({ play: ['Shield', { card: 'Energy Shield', damage: 4 }, 'Titan'] });
    expect(game.yours()).toEqual(['Shield', 'Energy Shield']);
    game.you(['Energy Shield']);
    expect([game.plays(FOE), game.flipped(FOE), game.life(FOE)]).toEqual([['Shield', 'Titan'], 0, 3]);
  });

  test('does nothing in the turn in which it is played', () => {
    const game = table({ you: { hand: ['Toxic Gas'] } });
    game.you('play Toxic Gas').settle();
    expect(game.flipped(FOE)).toBe(0);
  });
});

describe('37: Nitro', () => {
  const moves = (play: readonly object[], nitro: readonly string[] = ['Nitro']) =>
    table({ you: { play: [...nitro, ...play] as never }, phase: 'attack' }).yours();

  test('a ship that was played this turn moves; a missile does not, nor a Slow ship', () => {
    expect(moves([fresh('Battlestar'), fresh('Explosive Missile'), fresh('Titan')])).toEqual(['move Battlestar']);
    expect(moves([fresh('Battlestar')], [])).toEqual([]);
  });

  test('a Slow ship moves and attacks in one turn', () => {
    const game = table({ you: { play: ['Nitro', 'Titan'] }, foe: { play: ['Drone'] }, phase: 'attack' });
    game.you('move Titan');
    expect(game.choices('attack Titan')).toEqual(['Drone']);
  });

  test('not for the ships of the opponent', () => {
    expect(table({ you: { play: [fresh('Battlestar')] }, foe: { play: ['Nitro'] }, phase: 'attack' }).yours()).toEqual(
      [],
    );
  });
});

describe('Collision Skill', () => {
  const collides = (edition: string) =>
    table({
      you: { hand: ['Collision Skill'], play: [away('Repair Ship')], station: { action: 4 } },
      foe: { play: ['Titan', 'Drone'] },
      edition,
    })
      .you('play Collision Skill')
      .settle();

  test('38: is Delayed: its player’s ships collide from the next turn on', () => {
    const game = collides('2026').until('attack');
    expect(game.yours()).toEqual(['move Repair Ship']);
    game.until('attack', 2).you('collide Repair Ship', { target: 'Titan' });
    expect([game.card('Titan').damage, game.heap(YOU)]).toEqual([3, ['Repair Ship']]);
  });

  test('38: is not Delayed in 2021', () => {
    expect(collides('2021').until('attack').yours()).toContain('collide Repair Ship');
  });

  test('38: is asleep until its own player’s turn begins, whatever turns the opponent has', () => {
    const game = table({
      you: { play: [fresh('Collision Skill'), away('Drone')] },
      foe: { play: [{ card: 'Time Travel Portal', counters: 3 }] },
      phase: 'attack',
    });
    game.until('action', 1).foe('use Time Travel Portal').until('attack', 1);
    expect(game.state.g.active).toBe(FOE);
    game.until('attack', 1);
    expect(game.yours()).toContain('collide Drone');
  });

  test('the damage is three, whatever the attack value; in the first turn too; the station as well', () => {
    const game = table({
      you: { play: ['Collision Skill', 'Full Attack', { card: 'Drone', away: true, new: true }, away('Battlestar')] },
      foe: { play: ['Titan'], station: { draw: 3 } },
      phase: 'attack',
    });
    expect(game.choices('collide Drone')).toEqual(['Titan']);
    game.you('collide Drone', { target: 'Titan' });
    expect(game.card('Titan').damage).toBe(3);
    game.you('collide Battlestar', { target: 'station' });
    expect(game.ask(YOU).choice).toMatchObject({ min: 3, max: 3 });
  });

  test('the opponent’s ships do not collide, nor do missiles', () => {
    const given = { foe: { play: ['Collision Skill', 'Titan'] }, phase: 'attack' } as const;
    expect(table({ you: { play: [away('Battlestar')] }, ...given }).yours()).not.toContain('collide Battlestar');
    const missile = table({ you: { play: ['Collision Skill', away('Fast Missile')] }, ...given });
    expect(missile.yours()).not.toContain('collide Fast Missile');
  });
});

describe('100: Obstacles', () => {
  const given = { hand: ['Excellent Work'], station: { draw: ['Drone'] }, play: ['Resource Ship'] };
  const laid = (options: readonly string[]) => options.filter((one) => one.startsWith('lay'));

  test('nobody adds a station card by the station action; moving one is free', () => {
    const game = table({ you: { ...given, play: ['Obstacles'] }, foe: { hand: ['Luck'] } });
    game.you(['Obstacles']);
    expect(laid(game.yours())).toEqual([]);
    expect(game.yours()).toContain('shift Drone');
    const other = table({ you: given, foe: { play: ['Obstacles'] } });
    expect([laid(other.yours()), other.yours().includes('shift Drone')]).toEqual([[], true]);
  });

  test('Excellent Work and Resource Ship add one all the same', () => {
    const game = table({ you: given, foe: { play: ['Obstacles'] } });
    game.you('play Excellent Work', { mode: 'mode 0', row: 'draw' }).settle().until('attack');
    game.you('use Resource Ship', { row: 'draw' });
    expect(game.row(YOU, 'draw')).toBe(3);
  });

  test('in 2021 nobody moves one either', () => {
    expect(table({ you: given, foe: { play: ['Obstacles'] }, edition: '2021' }).yours()).toEqual([
      'play Excellent Work',
    ]);
  });
});
