/** Promotion, copies and cards of the sideboard (S-5, S-R-20); the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { setShape } from '#games/sem/cards/format';
import { makeLibrary } from '#games/sem/library';
import { describe, fight, library, type Side, type Table, table, test, withCards } from './table.ts';

const warrant = { card: 'Royal Warrant', progress: 5 };
const FLAGSHIP = 'Sovereign Flagship';
const titled = (units: Side['units'] = [], sideboard: readonly string[] = [FLAGSHIP]) =>
  table({ phase: 'allocation', you: { research: [warrant], units, sideboard } });

/** A table at which a card is different. */
function changed(id: string, fields: object, lay: () => Table): Table {
  const card = { ...library.get(id), ...fields };
  const set = setShape.parse({ set: 'changed', name: 'Changed', game: 'sem', cards: [card] });
  return withCards(makeLibrary([...library.sets, set]), lay);
}

describe('promotion', () => {
  test('88: the new card takes the place of the unit; damage and what is on it stay', () => {
    const cruiser = { card: 'Line Cruiser', damage: 5, mods: ['Heavy Battery'], crew: ['Line Captain'] };
    const game = titled([cruiser]);
    expect([game.units(0), game.hull(FLAGSHIP), game.scrapyard(0)]).toEqual([[FLAGSHIP], 9, ['Line Cruiser']]);
    expect([game.carried(FLAGSHIP), game.sideboard(0)]).toEqual([['Heavy Battery', 'Line Captain'], []]);
    expect(game.weapons(FLAGSHIP)).toEqual([4, 4, 3, 4]);
  });

  test('Testing and fired weapons stay as they were', () => {
    const testing = titled([{ card: 'Line Cruiser', testing: true }]);
    expect(testing.card(FLAGSHIP).testing).toBe(true);
    expect(titled(['Line Cruiser']).card(FLAGSHIP).testing).toBeUndefined();
    const runner = { card: 'Ghost Runner', mods: ['Twin Mounts'] };
    const game = fight(
      { units: [runner], sideboard: ['Phantom Squadron'] },
      { units: ['Patrol Skiff'] },
      { dice: [3] },
    );
    game.you('split Ghost Runner', { 'weapon 1': 'Patrol Skiff' }).settle();
    expect([game.units(0), game.fired('Phantom Squadron')]).toEqual([
      ['Phantom Squadron', 'Picket Drone'],
      [true, false, false],
    ]);
  });

  test('its player chooses the unit', () => {
    const game = titled([{ card: 'Line Cruiser', damage: 3 }, 'Line Cruiser', 'Surplus Frigate']);
    game.you('go', { promoted: 'Line Cruiser#2' });
    expect([game.units(0), game.hull(FLAGSHIP)]).toEqual([['Line Cruiser', FLAGSHIP, 'Surplus Frigate'], 14]);
  });

  test('89: none while the unique card is in play', () => {
    const game = titled([FLAGSHIP, 'Line Cruiser']);
    expect([game.units(0), game.known(0), game.sideboard(0)]).toEqual([
      [FLAGSHIP, 'Line Cruiser'],
      ['Royal Warrant'],
      [FLAGSHIP],
    ]);
  });

  test('91: none without the card in the sideboard, or without the unit', () => {
    expect(titled(['Line Cruiser'], []).units(0)).toEqual(['Line Cruiser']);
    const game = titled(['Surplus Frigate']);
    expect([game.units(0), game.known(0)]).toEqual([['Surplus Frigate'], ['Royal Warrant']]);
  });

  test('with as much damage as the new card has hit points, it is destroyed', () => {
    const game = changed('sovereign-flagship', { hp: 5 }, () => titled([{ card: 'Line Cruiser', damage: 5 }]));
    expect([game.units(0), game.removed(0), game.scrapyard(0)]).toEqual([[], [FLAGSHIP], ['Line Cruiser']]);
  });

  test('personnel for whom the new card has no post wait at the base', () => {
    const cruiser = { card: 'Line Cruiser', mods: ['Spare Turret'], crew: ['Line Captain', 'Yard Hand'] };
    const game = changed('sovereign-flagship', { class: 'station' }, () => titled([cruiser]));
    expect([game.carried(FLAGSHIP), game.waiting(0)]).toEqual([['Spare Turret', 'Yard Hand'], ['Line Captain']]);
  });
});

describe('the sideboard', () => {
  test('92: Call the Clans brings Corsair Pact, completed, with 5 fighters; with 4 it does nothing', () => {
    const calls = (n: number) =>
      table({
        you: {
          cp: 3,
          hand: ['Call the Clans'],
          units: ['Line Cruiser', ...Array.from({ length: n }, () => 'Gnat Flight')],
          sideboard: ['Corsair Pact'],
        },
        foe: { units: ['Gnat Flight'] },
      })
        .you('play Call the Clans')
        .settle();
    const four = calls(4);
    expect([four.known(0), four.scrapyard(0), four.cp(0)]).toEqual([[], ['Call the Clans'], 2]);
    const five = calls(5);
    expect([five.known(0), five.sideboard(0), five.evasion('Line Cruiser')]).toEqual([['Corsair Pact'], [], 2]);
  });

  test('95: a card of it that leaves play leaves the game', () => {
    const scrapyard = ['Relay Post', 'Relay Post'];
    const foe = { units: [{ card: 'Derelict Titan', damage: 12, special: true }], scrapyard, deck: 0 } as const;
    const game = fight({ units: ['Line Cruiser'] }, foe);
    game.you('attack Line Cruiser', { target: 'Derelict Titan' }).settle();
    expect([game.units(1), game.removed(1), game.scrapyard(1)]).toEqual([[], ['Derelict Titan'], scrapyard]);
    expect(game.until('queue', 1).hand(1)).toEqual(scrapyard);
  });

  test('95: also one to which a unit was promoted', () => {
    const you = { research: [warrant], units: [{ card: 'Line Cruiser', damage: 7 }], sideboard: [FLAGSHIP] };
    const foe = { units: ['Derelict Titan', 'Derelict Titan'] };
    const game = table({ phase: 'allocation', you, foe }).until('acquisition', 1);
    game.foe(`assault ${FLAGSHIP}`, { units: foe.units }).settle();
    expect([game.units(0), game.removed(0), game.scrapyard(0)]).toEqual([[], [FLAGSHIP], ['Line Cruiser']]);
  });
});

describe('copies', () => {
  const copy = (units: Side['units'] = []) =>
    table({ you: { cp: 3, hand: ['Pattern Copy'], units }, foe: { units: ['Lance Drone'] } });
  const target = 'target own non-unique fighter';

  test('94: Pattern Copy: a copy of a fighter enters in Testing, without what is on it', () => {
    const game = copy([{ card: 'Lance Drone', mods: ['Twin Mounts'] }, 'Line Cruiser']);
    expect(game.choices(0, 'play Pattern Copy', target)).toEqual(['Lance Drone']);
    game.you('play Pattern Copy', { [target]: 'Lance Drone' }).settle();
    expect(game.units(0)).toEqual(['Lance Drone', 'Line Cruiser', 'Lance Drone']);
    expect([game.card('Lance Drone#2').testing, game.carried('Lance Drone#2')]).toEqual([true, []]);
    expect(game.until('acquisition', 2).card('Lance Drone#2').testing).toBeUndefined();
  });

  test('94: not of a unique unit', () => {
    const may = changed('lance-drone', { unique: true }, () => copy(['Lance Drone'])).may(0);
    expect(may).not.toContain('play Pattern Copy');
    expect(copy(['Line Cruiser']).may(0)).not.toContain('play Pattern Copy');
  });

  test('95: a copy that leaves play leaves the game', () => {
    const you = { cp: 3, hand: ['Pattern Copy'], units: ['Courier Drone'] };
    const game = table({ you, foe: { units: ['Arsenal Cruiser'], cp: 0 } });
    game
      .you('play Pattern Copy', { [target]: 'Courier Drone' })
      .settle()
      .until('acquisition', 1);
    game.rolls(3).foe('attack Arsenal Cruiser', { target: 'Courier Drone#2' }).late(0).settle();
    expect([game.units(0), game.removed(0), game.scrapyard(0)]).toEqual([
      ['Courier Drone'],
      ['Courier Drone'],
      ['Pattern Copy'],
    ]);
  });
});
