/** Three players and more (S-7), and players who leave. */
import { expect } from 'vitest';
import { describe, fight, table, test } from './table.ts';

const hub = (damage: number) => ({ card: 'Imperial Command Hub', damage });

describe('attacks among several', () => {
  test('any opponent may be attacked, several in one attack with different weapons', () => {
    const others = [{ units: ['Surplus Frigate'] }];
    const game = fight({ units: ['Line Cruiser'] }, { units: ['Foundry Ring'] }, { others });
    game.you('split Line Cruiser', { 'weapon 1': 'Foundry Ring', 'weapon 2': 'Surplus Frigate' });
    expect(game.asks().map(({ seat }) => seat)).toEqual([1]);
    game.foe('fire');
    expect(game.asks().map(({ seat }) => seat)).toEqual([2]);
    expect(game.hull('Foundry Ring')).toBe(6);
    game.does(2, 'defend', { 'return Surplus Frigate': 'fire 1' });
    expect([game.hull('Foundry Ring'), game.shields('Surplus Frigate'), game.shields('Line Cruiser')]).toEqual([
      4, 0, 2,
    ]);
  });

  test('defenders are asked clockwise from the attacker, who comes last', () => {
    const side = { units: ['Foundry Ring'] };
    const you = { cp: 1, units: ['Siege Dreadnought'] };
    const game = fight(you, side, { others: [side, side] });
    game.you('split Siege Dreadnought', {
      'weapon 1': 'Foundry Ring@3',
      'weapon 2': 'Foundry Ring@1',
      'weapon 3': 'Foundry Ring@2',
    });
    const asked: number[] = [];
    while (game.state.pile.length > 0) {
      const [next] = game.asks();
      asked.push(next?.seat ?? -1);
      game.late(next?.seat ?? -1);
    }
    expect(asked).toEqual([1, 2, 3, 0]);
  });

  test('whoever is not attacked can answer a command, but not the attack of a unit', () => {
    const others = [{ cp: 2, hand: ['Hard Stop', 'Field Patch'], units: [{ card: 'Line Cruiser', damage: 1 }] }];
    const foe = { units: ['Foundry Ring'] };
    const unit = fight({ units: ['Surplus Frigate'] }, foe, { others }).does(2, 'pass');
    unit.you('attack Surplus Frigate', { target: 'Foundry Ring' }).foe('fire');
    expect([unit.state.pile, unit.hull('Foundry Ring')]).toEqual([[], 3]);
    const command = table({ you: { cp: 2, hand: ['Sudden Broadside'] }, foe, others }).does(2, 'pass');
    command.you('play Sudden Broadside', { struck: 'Foundry Ring' }).foe('fire');
    expect(command.may(2)).toEqual(['play Hard Stop', 'play Field Patch', 'pass']);
    command.does(2, 'play Hard Stop', { cancelled: 'Sudden Broadside' }).settle();
    expect(command.hull('Foundry Ring')).toBe(6);
  });

  test('defense stations guard the base of their own player', () => {
    const others = [{ units: ['Border Redoubt'] }];
    const game = fight({ units: ['Line Cruiser'] }, { units: ['Watch Bastion'] }, { others });
    game.you('split Line Cruiser', { 'weapon 1': 'Imperial Command Hub@2' });
    expect(game.told('attacks')).toMatchObject([{ bypassed: 1 }]);
    expect(game.asks().map(({ seat }) => seat)).toEqual([2]);
    game.does(2, 'fire');
    expect([game.shields('Line Cruiser'), game.hull('Imperial Command Hub@2'), game.fired('Watch Bastion')]).toEqual([
      1,
      32,
      [false, false],
    ]);
  });

  test('Sensor Jam helps its own player alone', () => {
    const side = { units: ['Patrol Skiff'] };
    const foe = { ...side, cp: 1, hand: ['Sensor Jam'] };
    const game = fight({ units: ['Line Cruiser'] }, foe, { others: [side], dice: [4, 4] }).foe('pass');
    game.you('split Line Cruiser', { 'weapon 1': 'Patrol Skiff@1', 'weapon 2': 'Patrol Skiff@2' });
    game.foe('defend', { 'play Sensor Jam': 'now' }).settle();
    expect([game.units(1), game.units(2)]).toEqual([['Patrol Skiff'], []]);
  });

  test('interceptors of each attacked player shoot', () => {
    const others = [{ units: ['Escort Cutter'] }];
    const game = fight({ units: ['Line Cruiser'] }, { units: ['Foundry Ring', 'Escort Cutter'] }, { others });
    game.you('split Line Cruiser', { 'weapon 1': 'Foundry Ring@1', 'weapon 2': 'Imperial Command Hub@2' });
    game.foe('defend', { 'intercept Escort Cutter': 'shoot' });
    expect(game.choices(2, 'defend', 'intercept Escort Cutter')).toContain('block Imperial Command Hub');
    game.does(2, 'defend', { 'intercept Escort Cutter': 'shoot' });
    expect(game.shields('Line Cruiser')).toBe(1);
  });
});

describe('whoever is out', () => {
  test('has lost all their cards, and the turn passes them by; the last player wins', () => {
    const others = [{ base: hub(33) }];
    const foe = {
      base: hub(33),
      units: ['Watch Bastion'],
      hand: ['Autofactory'],
      queue: ['Line Cruiser'],
      waiting: ['Yard Hand'],
    };
    const game = table({ you: { units: ['Line Cruiser', 'Lancer Wing', 'Surplus Frigate'] }, foe, others });
    game
      .you('attack Line Cruiser', { target: 'Imperial Command Hub@1' })
      .foe('defend', { 'bypass Watch Bastion': 'hold' });
    expect([game.state.out, game.units(1), game.queue(1), game.hand(1), game.waiting(1)]).toEqual([
      [1],
      [],
      [],
      [],
      [],
    ]);
    expect([game.winners(), game.choices(0, 'attack Lancer Wing')]).toEqual([undefined, ['Imperial Command Hub']]);
    game.you('end').until('acquisition', 1);
    expect(game.state.g.active).toBe(2);
    game.until('acquisition', 2).you('attack Lancer Wing', { target: 'Imperial Command Hub@2' }).settle();
    expect([game.winners(), game.state.result?.places]).toEqual([[0], [1, 3, 2]]);
  });

  test('is not asked any more, whatever they had', () => {
    const others = [{ cp: 3, base: hub(33), hand: ['Hard Stop'] }];
    const game = fight({ units: ['Line Cruiser', 'Lancer Wing'] }, { units: ['Foundry Ring'] }, { others }).does(
      2,
      'pass',
    );
    game.you('attack Line Cruiser', { target: 'Imperial Command Hub@2' }).settle();
    expect(game.state.out).toEqual([2]);
    game.you('attack Lancer Wing', { target: 'Foundry Ring' });
    expect(game.asks().map(({ seat }) => seat)).toEqual([1]);
  });

  test('when the first player is out, rounds go on from whoever comes after them', () => {
    const game = table({ foe: {}, others: [{}] })
      .concedes(0)
      .until('acquisition', 1);
    expect([game.state.out, game.state.g.active, game.state.g.round]).toEqual([[0], 1, 4]);
    expect(game.until('acquisition', 2).state.g).toMatchObject({ active: 2, round: 4 });
    expect(game.until('acquisition', 3).state.g).toMatchObject({ active: 1, round: 5 });
  });
});

describe('conceding', () => {
  test('with two players ends the game at once', () => {
    const game = table().concedes(0);
    expect([game.winners(), game.state.result]).toMatchObject([[1], { how: 'concede', places: [2, 1] }]);
  });

  test('with more, the others go on', () => {
    const game = table({ others: [{}] }).concedes(1);
    expect(game.told('conceded')).toMatchObject([{ seat: 1 }]);
    game.you('end').until('acquisition', 1);
    expect([game.state.out, game.state.g.active, game.winners()]).toEqual([[1], 2, undefined]);
    game.concedes(2);
    expect([game.winners(), game.state.result?.places]).toEqual([[0], [1, 3, 2]]);
  });

  test('in the middle of an attack on them, the attack goes on without an answer', () => {
    const others = [{}];
    const game = fight({ units: ['Line Cruiser'] }, { units: ['Surplus Frigate'] }, { others });
    game.you('attack Line Cruiser', { target: 'Surplus Frigate' }).concedes(1);
    expect([game.state.out, game.units(1), game.ask(0).stop]).toEqual([[1], [], 'combat']);
  });

  test('whoever has conceded cannot do so again', () => {
    const game = table({ others: [{}] })
      .concedes(1)
      .concedes(1);
    expect(game.told('conceded')).toHaveLength(1);
    expect(() => table().concedes(0).concedes(1)).toThrow('over');
  });
});
