// What ends a game, as its poster tells it: only what did bring somebody down, and of several who fall, the right one.
import { describe, expect, test } from 'vitest';
import { createGames } from '#games/index';
import type { GameEvent } from '#kernel/event';
import { loadSets } from '#sets/load';

const games = createGames(loadSets().sets);
const names = ['Ann', 'Bob', 'Cyd'];
const blow = (game: string, event: GameEvent, fall?: GameEvent) =>
  games.find(({ id }) => id === game)?.words.blow?.(event, fall, names);

describe('EVE', () => {
  const hit = (seat: number, by: string): GameEvent => ({ e: 'damaged', seat, def: 'minmatar-starbase', n: 2, by });
  const damages = (...list: GameEvent[]): GameEvent => ({ ...hit(1, 'executioner'), e: 'damages', list });
  const fall = { e: 'lost', seat: 1, how: 'starbase' };

  test('ships are named once each, and only counted where they are many', () => {
    expect(blow('eve', damages(hit(1, 'executioner'), hit(1, 'executioner'), hit(1, 'punisher')), fall)).toEqual({
      text: 'Executioner and Punisher destroy Bob’s starbase.',
      ship: 'executioner',
      fallen: 'minmatar-starbase',
    });
    const many = ['executioner', 'punisher', 'omen', 'slasher', 'rifter'].map((by) => hit(1, by));
    expect(blow('eve', damages(...many), fall)?.text).toMatch(
      /^Executioner, Punisher and 3 more destroy Bob’s starbase\.$/,
    );
    expect(blow('eve', { ...hit(1, ''), by: undefined }, fall)?.text).toBe('Bob’s starbase is destroyed.');
  });

  test('of two starbases that are hit at once, that of who falls', () => {
    expect(blow('eve', damages(hit(2, 'omen'), hit(1, 'punisher')), fall)?.text).toBe(
      'Punisher destroys Bob’s starbase.',
    );
  });

  test('damage that was survived, before a concession or a market that is empty, is no blow', () => {
    for (const how of ['market', 'alternative', 'concede'])
      expect(blow('eve', damages(hit(1, 'punisher')), { ...fall, how })).toBeUndefined();
    expect(blow('eve', damages(hit(1, 'punisher')))).toBeUndefined();
  });
});

test('Epic Space Empires: the last planet of a player, no other capture', () => {
  const battle = { e: 'battle', seat: 0, owner: 1, planet: 'prison-world', captured: { seat: 0, from: 1 } };
  expect(blow('ese', battle, { e: 'eliminated', seat: 1, how: 'conquered' })).toEqual({
    text: 'Ann captures Prison World from Bob.',
    fallen: 'prison-world',
  });
  expect(blow('ese', battle, { e: 'eliminated', seat: 1, how: 'concede' })).toBeUndefined();
  expect(blow('ese', battle)).toBeUndefined();
  expect(
    blow('ese', { ...battle, captured: undefined }, { e: 'eliminated', seat: 1, how: 'conquered' }),
  ).toBeUndefined();
});

test('The Space War: the last life points, not those before', () => {
  const attacks = { e: 'attacks', seat: 0, def: 'thunderbolt', lost: 2, left: 0, targetSeat: 1 };
  expect(blow('tsw', attacks)).toEqual({
    text: 'Thunderbolt takes the last 2 life points of Bob.',
    ship: 'thunderbolt',
  });
  expect(blow('tsw', { ...attacks, lost: 1 })?.text).toBe('Thunderbolt takes the last life point of Bob.');
  expect(blow('tsw', { ...attacks, left: 1 })).toBeUndefined();
  expect(blow('tsw', { ...attacks, lost: undefined, flips: ['drone'] })).toBeUndefined();
});

test('Shattered Empires: the base of who falls, among all that was fired at', () => {
  const attacks = {
    e: 'attacks',
    seat: 0,
    def: 'siege-dreadnought',
    targetDefs: ['meridian-exchange', 'line-cruiser', 'wayfarer-roost'],
    targetSeats: [2, 1, 1],
  };
  const fall = { e: 'eliminated', seat: 1, how: 'base' };
  expect(blow('sem', attacks, fall)).toEqual({
    text: 'Siege Dreadnought destroys Bob’s Wayfarer Roost.',
    ship: 'siege-dreadnought',
    fallen: 'wayfarer-roost',
  });
  expect(blow('sem', attacks, { ...fall, how: 'concede' })).toBeUndefined();
  const shot = { e: 'shot', seat: 0, def: 'line-cruiser', targetDef: 'wayfarer-roost', targetSeat: 1 };
  expect(blow('sem', shot, fall)?.text).toBe('Line Cruiser destroys Bob’s Wayfarer Roost.');
  expect(blow('sem', { ...shot, targetDef: 'line-cruiser' }, fall)).toBeUndefined();
});
