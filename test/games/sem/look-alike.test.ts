// What a player of Shattered Empires is offered where cards of one name differ, and where they do not.
import { expect, test } from 'vitest';
import { detailBeside } from '#discord/panel/screens/options';
import { semGame } from '#games/sem/game';
import { loadSets } from '#sets/load';
import { offeredTo, screenOf } from '#test/screens';
import { fight, type Table, table, type UnitGiven } from './table.ts';

const game = semGame(loadSets().sets.sem);
const names = ['Ada', 'Bob', 'Cleo'];
const offered = (laid: Table, said: RegExp, seat = 0, language?: 'de') =>
  offeredTo(game, game.view(laid.state, seat), names, language).filter((label) => said.test(label));

const PILOT = 'Garrison Pilot';
const CAPTAIN = 'Line Captain';
const BATTERY = 'Heavy Battery';

test('a damaged wing, one with a pilot and a whole one attack by buttons of their own', () => {
  const wings: UnitGiven[] = [
    { card: 'Lancer Wing', damage: 1 },
    { card: 'Lancer Wing', crew: [PILOT] },
    'Lancer Wing',
  ];
  const laid = table({ you: { units: wings }, foe: { units: ['Picket Drone'] }, phase: 'combat' });
  expect(offered(laid, /^Attack Picket Drone with Lancer/)).toEqual([
    'Attack Picket Drone with Lancer Wing (1 damage) for 2',
    `Attack Picket Drone with Lancer Wing (with ${PILOT}) for 2`,
    'Attack Picket Drone with Lancer Wing for 2',
  ]);
  expect(offered(laid, /Lancer Wing \(1 Schaden\)/, 0, 'de')).not.toEqual([]);
});

test('… and two of which all is equal are one', () => {
  const laid = table({
    you: { units: ['Lancer Wing', 'Lancer Wing'] },
    foe: { units: ['Picket Drone'] },
    phase: 'combat',
  });
  expect(offered(laid, /^Attack Picket Drone with Lancer/)[0]).toBe(
    'Attack Picket Drone with Lancer Wing for 2 (1 of 2)',
  );
});

test('two units of which each has fired another of its weapons are told apart by the weapon', () => {
  const units: UnitGiven[] = [
    { card: 'Line Cruiser', fired: [0] },
    { card: 'Line Cruiser', fired: [1] },
  ];
  const laid = table({ you: { units }, foe: { units: ['Picket Drone'] }, phase: 'combat' });
  expect(offered(laid, /^Attack Picket Drone with Line/)).toEqual(
    expect.arrayContaining([
      'Attack Picket Drone with Line Cruiser (weapon 1 fired) for 2',
      'Attack Picket Drone with Line Cruiser (weapon 2 fired) for 2',
    ]),
  );
});

test('two enemy cruisers, one with a captain and a battery, are two targets', () => {
  const cruisers: UnitGiven[] = [{ card: 'Line Cruiser', crew: [CAPTAIN], mods: [BATTERY] }, 'Line Cruiser'];
  const laid = table({ you: { units: ['Lancer Wing'] }, foe: { units: cruisers }, phase: 'combat' });
  expect(offered(laid, /^Attack Line Cruiser/)).toEqual([
    `Attack Line Cruiser (with ${CAPTAIN}, ${BATTERY}) with Lancer Wing for 2`,
    'Attack Line Cruiser with Lancer Wing for 2',
  ]);
});

test('two batteries, on different cruisers, are two targets', () => {
  const cruisers: UnitGiven[] = [
    { card: 'Line Cruiser', mods: [BATTERY], damage: 1 },
    { card: 'Line Cruiser', mods: [BATTERY] },
  ];
  const laid = table({ you: { units: ['Lancer Wing'] }, foe: { units: cruisers }, phase: 'combat' });
  expect(offered(laid, /^Attack Heavy Battery/)).toEqual([
    'Attack Heavy Battery (on Line Cruiser, 1 damage) with Lancer Wing for 2',
    'Attack Heavy Battery (on Line Cruiser) with Lancer Wing for 2',
  ]);
});

test('personnel are hired onto the very cruiser', () => {
  const units: UnitGiven[] = [{ card: 'Line Cruiser', damage: 2 }, 'Line Cruiser', 'Line Cruiser'];
  const laid = table({ you: { cp: 9, hand: [CAPTAIN], units } });
  expect(offered(laid, /^Hire/)).toEqual([
    `Hire ${CAPTAIN} onto Line Cruiser (2 damage) (4 CP)`,
    `Hire ${CAPTAIN} onto Line Cruiser (4 CP)`,
    `Hire ${CAPTAIN}, to wait for a post (2 CP)`,
  ]);
});

test('Royal Warrant: which cruiser becomes the flagship', () => {
  const units: UnitGiven[] = [
    { card: 'Line Cruiser', crew: [CAPTAIN] },
    { card: 'Line Cruiser', damage: 3 },
  ];
  const laid = table({
    you: {
      units,
      research: [{ card: 'Royal Warrant', progress: 5 }],
      sideboard: ['Sovereign Flagship'],
    },
    phase: 'allocation',
  });
  expect(offered(laid, /Line Cruiser/)).toEqual([`Line Cruiser (with ${CAPTAIN})`, 'Line Cruiser (3 damage)']);
});

test('Scatter: wings of which all is equal are few ways to play it, and whatever differs is told', () => {
  const attacked = (units: readonly UnitGiven[], also: readonly string[] = []) => {
    const you = { units: [{ card: 'Siege Dreadnought', mods: [BATTERY] }] };
    const laid = fight(you, { cp: 4, hand: ['Scatter', ...also], units: [...units] }).foe('pass');
    laid.you('split Siege Dreadnought', {
      'weapon 1': 'Gnat Flight@1#1',
      'weapon 2': 'Gnat Flight@1#2',
      'weapon 3': 'Gnat Flight@1#3',
      'weapon 4': 'Gnat Flight@1#4',
    });
    return laid;
  };
  const gnat = 'Gnat Flight';
  const ways = offered(attacked([gnat, gnat, gnat, gnat]), /Play Scatter/, 1);
  expect(ways[0]).toBe('Play Scatter on Gnat Flight (weapon 1) and Gnat Flight (weapon 2)');
  expect(new Set(ways).size).toBe(10);
  expect(ways.filter((way) => /\(\d\)$/.test(way))).toEqual([]);
  const fitted = attacked([{ card: gnat, mods: ['Overtuned Thrusters'] }, gnat, gnat, gnat]);
  expect(offered(fitted, /Play Scatter on .*with Overtuned Thrusters/, 1)).not.toEqual([]);
});

test('the end of a turn says what has to be discarded for it, and what could still attack', () => {
  const hand = Array.from({ length: 9 }, () => 'Relay Post');
  const ends = (laid: Table, language?: 'de') => offered(laid, /^(End the turn|Zug)/, 0, language);
  expect(ends(table({ you: { hand: hand.slice(0, 7) } }))).toEqual(['End the turn']);
  expect(ends(table({ you: { hand: hand.slice(0, 8) } }))).toEqual(['End the turn, discard a card']);
  const armed = table({ you: { hand, units: ['Lancer Wing'] }, foe: { units: ['Picket Drone'] } });
  expect(ends(armed)).toEqual(['End the turn without attacks, discard 2 cards']);
  expect(ends(armed, 'de')).toEqual(['Zug ohne Angriffe beenden, 2 Karten abwerfen']);
});

test('hands: cards of which all is equal are one button', () => {
  const laid = table({ you: { cp: 9, hand: [CAPTAIN, CAPTAIN], units: ['Line Cruiser'] } });
  expect(offered(laid, /^Hire .* onto/)[0]).toContain('(1 of 2)');
});

test('an attack with one unit is offered once, whether or not several could attack together', () => {
  const units: UnitGiven[] = [{ card: 'Line Cruiser', damage: 2 }, 'Line Cruiser', 'Line Cruiser'];
  const laid = table({ you: { cp: 9, hand: [CAPTAIN], units } });
  const attacks = screenOf(game, game.view(laid.state, 0), names, game.view(laid.state, 0).asks[0]!)?.buttons;
  expect(attacks?.map(({ says }) => says).filter((says) => says.includes(': attack'))).toEqual([
    expect.stringContaining('with Line Cruiser (2 damage) for 4'),
    expect.stringContaining('with Line Cruiser for 4 (1 of 2)'),
    expect.stringContaining('with all 3 units for 12'),
  ]);
});

test('an attack with both of two units is one order for each target, and no order says the same', () => {
  const laid = table({ you: { units: ['Line Cruiser', 'Lancer Wing'] }, foe: { units: ['Escort Cutter'] } });
  const attacks = screenOf(game, game.view(laid.state, 0), names, game.view(laid.state, 0).asks[0]!)?.buttons;
  const says = attacks?.map((button) => button.says).filter((label) => label.includes(': attack')) ?? [];
  expect(says).toHaveLength(6);
  expect(says.filter((label) => label.includes('with both units for 6'))).toHaveLength(2);
  expect(says.filter((label) => label.includes('some of'))).toEqual([]);
});

test('the lines about an attack say which weapon fires at which of several cards of one name', () => {
  const wings: UnitGiven[] = [{ card: 'Gnat Flight', mods: ['Overtuned Thrusters'] }, 'Gnat Flight'];
  const laid = fight({ units: ['Line Cruiser'] }, { units: wings });
  laid.you('split Line Cruiser', { 'weapon 1': 'Gnat Flight@1#1', 'weapon 2': 'Gnat Flight@1#2' });
  const view = game.view(laid.state, 1);
  const lines = game.words.context(view, view.asks[0]!, names);
  expect(lines.filter((line) => line.includes('Gnat Flight'))).toEqual([
    expect.stringMatching(/Gnat Flight \(with Overtuned Thrusters\)\*\* .*: weapon 1, \d damage/),
    expect.stringMatching(/Gnat Flight\*\* .*: weapon 2, \d damage/),
  ]);
});

test('what a label says already is not told again beside it', () => {
  const said = { label: 'Imperial Command Hub (Bob)', detail: 'Bob · 34 of 34 hit points' };
  expect(detailBeside({ ...said, index: 0, called: '', told: '', indices: [] })).toBe('34 of 34 hit points');
});
