// The picture of a finished game: whole games of each kind, played by computers.
import { expect, it } from 'vitest';
import { showBlow } from '#discord/replay/actions-blow';
import { translatorIn } from '#discord/words';
import type { Game } from '#face/game';
import type { BlowScene } from '#face/poster-scene';
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

it('the blow that ended a game is shown as a moving picture, from the fleet that comes to what burns', async () => {
  const { tableView, entries, scene } = posterOf(gameOf('eve'), 2, 'poster 1');
  const drawn: BlowScene[] = [];
  const sent: string[] = [];
  const app = {
    tables: { view: async () => tableView, narrative: async () => entries },
    images: {
      async webp(scenes: readonly BlowScene[]) {
        drawn.push(...scenes);
        return Buffer.from('moving');
      },
    },
  };
  const reply = {
    t: translatorIn('en'),
    defer: async () => undefined,
    whisper: async (_: unknown, [file]: readonly { alt: string; data: Buffer }[]) =>
      void sent.push(file!.alt, String(file!.data)),
  };
  await showBlow(app as never, reply as never, 'k3v9x0ab');
  expect(sent).toEqual([scene.blow, 'moving']);
  const moments = drawn.map(({ at }) => at);
  expect(moments[0]).toBe(0);
  expect(moments.at(-1)).toBe(1);
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  expect(drawn.every(({ poster }) => poster.fallen !== undefined)).toBe(true);
});

it('a game decided by points is not put down to the last battle', () => {
  const { scene } = posterOf(gameOf('ese'), 6, 'poster 6 1');
  expect(scene.blow).toMatch(/^The deck is empty\. .* wins\.$/);
  expect(scene.fallen).toBeUndefined();
  expect(scene.places.every(({ value }) => value === undefined || value.icon === 'crown')).toBe(true);
});
