/** Durations that reach far, whole texts: prices, peace, showers, repairs, and those that switch others off. */
import { expect } from 'vitest';
import { describe, type Given, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];
const away = (card: string) => ({ card, away: true }) as const;
const inDraw = (you: Given['you'], foe: Given['foe'] = {}, edition = '2026') =>
  table({ you, foe, phase: 'draw', edition });

describe('Time Warp', () => {
  test('each card costs both players three more actions to play, and none is played for nothing', () => {
    for (const side of ['you', 'foe'] as const) {
      const hand = ['Drone', 'Excellent Work', 'Sabotage', 'Battlestar'];
      const mine = { hand, station: { action: 2 }, ...(side === 'you' && { play: ['Time Warp'] }) };
      const game = table({
        you: { ...mine, station: { action: 2 } },
        foe: { hand: ['Sabotage'], ...(side === 'foe' && { play: ['Time Warp'] }) },
        actions: side === 'you' ? 6 : 4,
      });
      if (side === 'you') game.you(['Time Warp']);
      expect(game.yours().filter((one) => one.startsWith('play'))).toEqual(['play Drone', 'play Sabotage']);
      game.you('play Drone');
      expect([game.actions(), game.theirs()]).toEqual([0, []]);
    }
  });

  test('leaves printed costs alone: upkeep, counters, what X may be', () => {
    const game = table({
      you: { play: ['Time Warp', 'Nitro'], hand: ['Fatal Error'], station: { action: 4 } },
      foe: { hand: ['Luck'], play: ['Drone'], commander: { card: 'Nicia Satu', counters: 3 } },
    });
    game.you(['Time Warp', 'Nitro']);
    expect(game.actions()).toBe(5);
    expect(game.choices('play Fatal Error', 'target card')).toEqual(['Nitro', 'Drone']);
    game.you('play Fatal Error', { 'target card': 'Drone' });
    expect([game.actions(), game.theirs()]).toEqual([0, []]);
  });

  test('two of them add up; without effect it costs nothing', () => {
    const cost = (play: readonly string[]) =>
      table({ you: { hand: ['Drone'], station: { action: 4 } }, foe: { play } })
        .you('play Drone')
        .actions();
    expect([cost(['Time Warp']), cost(['Time Warp', 'Time Warp']), cost(['Time Warp', 'Neutralization'])]).toEqual([
      4, 1, 7,
    ]);
  });

  test('a card that is countered with it in play has its printed cost', () => {
    const game = table({ you: { hand: ['Drone'], station: { action: 2 } }, foe: { play: ['Time Warp', 'Avoid'] } });
    game.you('play Drone');
    expect(game.theirs()).toEqual(['use Avoid']);
  });
});

describe('Moment of Peace', () => {
  const ships = [away('Battlestar'), 'Explosive Missile', away('Pursuiter'), { ...away('Scout') }] as const;

  test('no ship or missile moves, attacks or collides; abilities and cannons work (W37)', () => {
    const foes = { play: ['Moment of Peace', 'Titan'] };
    expect(table({ you: { play: ships }, foe: foes, phase: 'attack' }).yours()).toEqual(['use Scout']);
    const own = { play: [...ships, 'Moment of Peace', 'Defense Cannon'] };
    const game = table({ you: own, foe: { play: [away('Titan')] }, phase: 'attack' });
    expect(game.yours()).toEqual(['use Scout', 'attack Defense Cannon']);
  });

  test('W39: is kept once, and discarded in the second draw phase of its player', () => {
    const game = table({ you: { hand: ['Moment of Peace'], station: { action: 1 } } });
    game.you('play Moment of Peace').settle();
    game.until('action', 2).you(['Moment of Peace']);
    expect(game.plays(YOU)).toEqual(['Moment of Peace']);
    game.until('action', 2);
    expect([game.plays(YOU), game.heap(YOU).at(-1), game.told('leftPlay')[0]?.how]).toEqual([
      [],
      'Moment of Peace',
      'discarded',
    ]);
  });

  test('in 2021 it stops both players, and is discarded in the next draw phase', () => {
    const foes = { play: ['Moment of Peace', 'Titan'] };
    const still = table({
      you: { play: [...ships, 'Defense Cannon'] },
      foe: { play: [...foes.play, away('Hunter')] },
      phase: 'attack',
      edition: '2021',
    });
    expect(still.yours()).toEqual(['use Scout', 'attack Defense Cannon']);
    const game = table({ you: { hand: ['Moment of Peace'] }, edition: '2021' })
      .you('play Moment of Peace')
      .settle();
    expect(game.plays(YOU)).toEqual(['Moment of Peace']);
    expect(game.until('action', 2).plays(YOU)).toEqual([]);
  });
});

describe('Meteor Shower', () => {
  const shower = (you: Given['you'], foe: Given['foe'] = {}) =>
    inDraw({ ...you, play: ['Meteor Shower', ...(you?.play ?? [])] }, foe).settle();

  test('deals two damage to every card but durations, then two to each station, the enemy’s first', () => {
    const game = shower(
      { play: ['Titan', away('Drone')] },
      { play: ['Nitro', 'Defense Cannon', 'Cluster Nuke', 'Scout'] },
    );
    expect([game.plays(YOU), game.plays(FOE)]).toEqual([
      ['Meteor Shower', 'Titan'],
      ['Nitro', 'Cluster Nuke', 'Scout'],
    ]);
    expect([game.card('Titan').damage, game.card('Scout').damage]).toEqual([2, 2]);
    game.you(['draw 1', 'action 1']);
    expect([game.flipped(FOE), game.flipped(YOU)]).toEqual([2, 0]);
    game.foe(['draw 1', 'discard 1']);
    expect(game.flipped(YOU)).toBe(2);
  });

  test('a shield takes two in place of a station, besides the two for all', () => {
    const game = shower({ play: ['Mega Shield'] }, { play: ['Energy Shield'] });
    if (game.ask(YOU).stop === 'order') game.you(['Meteor Shower', 'Mega Shield']).settle();
    expect([game.card('Energy Shield').damage, game.flipped(FOE), game.flipped(YOU)]).toEqual([4, 0, 0]);
  });

  test('the enemy commander dies first', () => {
    const bare = { station: { draw: 0, action: 0, discard: 0 }, life: 1 };
    expect(shower(bare, bare).winners()).toEqual([YOU]);
    expect(shower(bare, {}).you(['draw 1', 'action 1']).winners()).toEqual([FOE]);
  });

  test('does nothing in the turn in which it is played', () => {
    const game = table({ you: { hand: ['Meteor Shower'], station: { action: 2 } }, foe: { play: ['Titan'] } });
    expect(game.you('play Meteor Shower').settle().card('Titan').damage).toBeUndefined();
  });
});

describe('Great Disturbance', () => {
  const target = 'target other duration';

  test('enemy durations have no effect, own ones have', () => {
    const struck = (yours: readonly string[], theirs: readonly string[], edition: string) => {
      const game = table({
        you: { play: [...yours, away('Drone')] },
        foe: { play: [...theirs, 'Titan'] },
        phase: 'attack',
        edition,
      });
      return game.you('attack Drone', { target: 'Titan' }).settle().card('Titan').damage;
    };
    for (const edition of ['2026', '2021']) {
      expect(struck(['Full Attack'], ['Great Disturbance'], edition)).toBe(1);
      expect(struck(['Full Attack', 'Great Disturbance'], [], edition)).toBe(2);
    }
  });

  test('touches no other cards: a commander, a ship', () => {
    for (const edition of ['2026', '2021']) {
      const game = table({
        you: { play: ['Explosive Missile'] },
        foe: { play: ['Disturbing Sensor'] },
        phase: 'attack',
        edition,
      });
      expect(game.yours()).toEqual([]);
      const off = table({
        you: { play: ['Explosive Missile', 'Great Disturbance'] },
        foe: { play: ['Disturbing Sensor'] },
        phase: 'attack',
        edition,
      });
      expect(off.yours().filter((one) => one.startsWith('move'))).toEqual([]);
    }
  });

  test('is discarded from play at any time: a duration is destroyed, and the opponent discards its copies', () => {
    const game = table({
      you: { hand: ['Battlestar', 'Nitro', 'Toxic Gas', 'Nitro'], play: ['Nitro', 'Titan'], station: { action: 2 } },
      foe: { play: ['Great Disturbance', 'Satellite'], hand: ['Nitro'] },
    });
    game.you(['Nitro']).you('play Battlestar');
    expect(game.theirs()).toEqual(['use Great Disturbance', 'use Satellite']);
    expect(game.theirChoices('use Great Disturbance', target)).toEqual(['Nitro', 'Satellite']);
    game.foe('use Great Disturbance', { [target]: 'Nitro' });
    expect([game.heap(FOE), game.plays(FOE)]).toEqual([['Great Disturbance'], ['Satellite']]);
    game.settle();
    expect([game.hand(YOU), game.hand(FOE), game.plays(YOU)]).toEqual([
      ['Toxic Gas'],
      ['Nitro'],
      ['Titan', 'Battlestar'],
    ]);
    expect(game.heap(YOU)).toEqual(['Nitro', 'Nitro', 'Nitro']);
  });

  test('has no such power in 2021', () => {
    const game = table({ you: { hand: ['Drone'] }, foe: { play: ['Great Disturbance', 'Nitro'] }, edition: '2021' });
    expect(game.you('play Drone').theirs()).toEqual([]);
  });

  test('W25: of it and an enemy Neutralization the newer works', () => {
    const power = (card: string, newer: string) =>
      table({ you: { play: [card] }, foe: { play: [newer, 'Nitro'] }, phase: 'attack' });
    expect(power('Great Disturbance', 'Neutralization').yours()).toEqual([]);
    expect(power('Neutralization', 'Great Disturbance').yours()).toEqual([]);
    const game = power('Neutralization', 'Great Disturbance').you('pass');
    expect(game.theirs()).toEqual(['use Great Disturbance']);
  });
});

describe('Transformation', () => {
  const whole = 'target own spaceship';
  const transform = (ship: object, more: readonly string[] = [], foe: Given['foe'] = {}) =>
    inDraw({ play: ['Transformation', ship as never, ...more] }, foe);

  test('repairs a ship and exchanges its attack and defense values, then it is discarded', () => {
    const game = transform({ card: 'Titan', damage: 5, paralyzed: true }, ['Hunter', 'Fast Missile'], {
      play: ['Scout'],
    });
    expect(game.choices('target Transformation', whole)).toEqual(['Titan', 'Hunter']);
    game.you('target Transformation', { [whole]: 'Titan' }).settle();
    expect([game.left('Titan'), game.card('Titan').damage, game.card('Titan').paralyzed]).toEqual([
      3,
      undefined,
      undefined,
    ]);
    expect([game.heap(YOU), game.told('leftPlay')[0]?.how]).toEqual([['Transformation'], 'discarded']);
    game.until('attack', 4);
    expect(game.left('Titan')).toBe(3);
  });

  test('W35: the new attack value is that of attacks, and what changes it comes on top', () => {
    const game = table({
      you: { play: ['Transformation', away('Battlestar'), 'Full Attack'], station: { action: 2 } },
      foe: { play: ['Titan'] },
      phase: 'draw',
    });
    game.settle().until('action').you(['Full Attack']).until('attack');
    game.you('attack Battlestar', { target: 'Titan' }).settle();
    expect([game.card('Titan').damage, game.left('Battlestar')]).toEqual([5, 2]);
  });

  test('W35: a ship without attack is destroyed', () => {
    const game = transform({ card: 'Repair Ship' }).settle();
    expect(game.heap(YOU)).toEqual(['Repair Ship', 'Transformation']);
  });

  test('W35: a figure that is counted stays as it was', () => {
    const game = inDraw({ play: ['Transformation', 'Drone Leader', 'Drone', 'Drone'], hand: ['Fatal Error'] });
    game.you('target Transformation', { [whole]: 'Drone Leader' }).settle();
    expect(game.left('Drone Leader')).toBe(3);
    game.until('action').you('play Fatal Error', { 'target card': 'Drone' }).settle();
    expect([game.plays(YOU).length, game.left('Drone Leader')]).toEqual([2, 3]);
  });

  test('W49: works in the first draw phase alone; kept without having done anything, it is discarded in the next', () => {
    const none = inDraw({ play: ['Transformation'], hand: ['Drone'] }, { play: ['Scout'] }).settle();
    none.until('action').you(['Transformation']).you('play Drone').settle().you(['no']);
    none.until('draw', 2).settle();
    expect([none.heap(YOU), none.told('swapped'), none.plays(YOU)]).toEqual([['Transformation'], [], ['Drone']]);
    const silenced = transform({ card: 'Titan' }, [], { play: ['Neutralization'] });
    silenced.until('action').you(['Transformation']).until('action', 1);
    silenced.foe([]).until('draw', 2).settle();
    expect([silenced.left('Titan'), silenced.heap(YOU)]).toEqual([9, ['Transformation']]);
  });

  test('does nothing when it is played', () => {
    const game = table({ you: { hand: ['Transformation'], play: ['Titan'] } })
      .you('play Transformation')
      .settle();
    expect([game.left('Titan'), game.plays(YOU)]).toEqual([9, ['Titan', 'Transformation']]);
  });
});

describe('Station Repair', () => {
  const given = (ship: object) => ({
    play: ['Station Repair', ship as never, 'Fast Missile'],
    flipped: { draw: ['Luck', 'Fate', 'Drone'] },
  });
  const hurtTitan = { card: 'Titan', damage: 3 };
  const own = 'target own spaceship';

  test('repairs one damage of the station in the draw phase, or two of a ship', () => {
    const foe = { play: [{ card: 'Scout', damage: 1 }] };
    const station = inDraw(given(hurtTitan), foe);
    expect(station.choices('target Station Repair', own)).toEqual(['Titan']);
    station.you('target Station Repair', { mode: 'mode 0', repaired: 'Fate' }).settle();
    expect([station.flipped(YOU), station.plays(YOU)[0]]).toEqual([2, 'Station Repair']);
    const ship = inDraw(given({ ...hurtTitan, away: true }), foe);
    ship.you('target Station Repair', { mode: 'mode 1', [own]: 'Titan' }).settle();
    expect([ship.card('Titan').damage, ship.flipped(YOU)]).toEqual([1, 3]);
  });

  const power = (edition?: string) =>
    table({ you: { hand: ['Drone'], play: [{ card: 'Scout', damage: 1 }] }, foe: given(hurtTitan), edition }).you(
      'play Drone',
    );

  test('is discarded from play at any time for two of the station, or two of a ship', () => {
    const station = power().foe('use Station Repair', { mode: 'mode 0', repaired: ['Luck', 'Drone'] });
    expect(station.heap(FOE)).toEqual(['Station Repair']);
    expect([station.flipped(FOE), station.settle().flipped(FOE)]).toEqual([3, 1]);
    const ship = power();
    expect(ship.theirChoices('use Station Repair', own)).toEqual(['Titan']);
    ship.foe('use Station Repair', { mode: 'mode 1', [own]: 'Titan' }).settle();
    expect(ship.card('Titan').damage).toBe(1);
  });

  test('repairs one of the station alone, both times, in 2021', () => {
    const drawn = inDraw(given(hurtTitan), {}, '2021');
    drawn.you('target Station Repair', { repaired: ['Fate'] }).settle();
    expect([drawn.flipped(YOU), drawn.plays(YOU)[0]]).toEqual([2, 'Station Repair']);
    const used = power('2021')
      .foe('use Station Repair', { repaired: ['Luck'] })
      .settle();
    expect([used.flipped(FOE), used.heap(FOE)]).toEqual([2, ['Station Repair']]);
  });

  test('nothing to repair is nothing to use it for', () => {
    const game = table({ you: { hand: ['Drone'] }, foe: { play: ['Station Repair', 'Titan'] } });
    expect(game.you('play Drone').theirs()).toEqual([]);
    expect(
      inDraw({ play: ['Station Repair', 'Titan'] })
        .settle()
        .plays(YOU),
    ).toEqual(['Station Repair', 'Titan']);
  });
});
