// The picture of a finished game: whole games of each kind, played by computers.
import { expect, it } from 'vitest';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { posterOf } from '#test/whole-poster';

const games = createGames(loadSets().sets);
const gameOf = (id: string): Game => games.find((game) => game.id === id)!;

it.each([
  ['eve', 2, /^[A-Z].* destroys? (?:Mira|Tobin)’s starbase\.$/],
  ['ese', 2, /^(?:Mira|Tobin) captures .* from (?:Mira|Tobin)\.$/],
  ['tsw', 2, /^.* takes the last .* of (?:Mira|Tobin)\.$/],
  ['sem', 4, /^.* destroys (?:Mira|Tobin|Oksana|Jun)’s .*\.$/],
] as const)('%s: the winner with a fleet, what fell to which blow, and everybody’s place', (id, seats, blow) => {
  const { scene, result } = posterOf(gameOf(id), seats, 'poster 1');
  expect(scene.places.flatMap(({ seat, won }) => (won ? [seat] : []))).toEqual(result.winners);
  expect(scene.blow).toMatch(blow);
  expect(scene.fallen).toBeDefined();
  expect(scene.home).toBeUndefined();
  expect(scene.fleet.length).toBeGreaterThan(0);
  expect(scene.places.map(({ seat }) => seat).sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  expect(scene.places.map(({ place }) => place)).toEqual(result.places.toSorted((a, b) => a - b));
  expect(scene.length).toMatch(/^\d+ turns?, 2 days$/);
  const lines = scene.curve!.lines.map(({ seat, chances }) => [seat, chances.at(-1)]);
  expect(lines).toEqual(scene.places.map(({ seat, won }) => [seat, won ? 1 : 0]));
  for (const { chances } of scene.curve!.lines) {
    expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...chances)).toBeLessThanOrEqual(1);
  }
});

it('a game decided by points is not put down to the last battle', () => {
  const { scene } = posterOf(gameOf('ese'), 6, 'poster 6 1');
  expect(scene.blow).toMatch(/^The deck is empty\. .* wins\.$/);
  expect(scene.fallen).toBeUndefined();
  expect(scene.places.every(({ value }) => value === undefined || value.icon === 'crown')).toBe(true);
});
