// The picture of a finished game: whole games of each kind, played by computers.
import { expect, it } from 'vitest';
import { createOpponents } from '#bots/index';
import { playMatch } from '#bots/play';
import { posterScene } from '#discord/replay/screens/poster';
import { translatorIn } from '#discord/words';
import type { Game } from '#face/game';
import type { PosterScene } from '#face/poster-scene';
import { createGames } from '#games/index';
import type { GameEvent } from '#kernel/event';
import type { State } from '#kernel/state';
import { loadSets } from '#sets/load';
import type { LogEntry, TableView } from '#table/types';
import { actsOf } from '#table/view/acts';

const { captain, cadet } = createOpponents();
const players = [captain!.play, cadet!.play];
const people = ['Mira', 'Tobin', 'Oksana', 'Jun', 'Pascal', 'Sanna'];
const DAY = 24 * 60 * 60_000;

/** Plays a game to its end and makes its poster as everybody sees it. */
function posterOf(game: Game, seats: number, seed: string) {
  const told: GameEvent[][] = [];
  const made: { state?: State } = {};
  const watched: Game = Object.create(game, {
    answer: {
      value: (state: State, input: unknown) => {
        const step = game.answer(state, input);
        made.state = state;
        if (!('refused' in step)) told.push([...step.events]);
        return step;
      },
    },
  });
  const edition = game.editions[0]!.id;
  const decks = game.decks.filter((deck) => deck.edition === edition).slice(0, seats);
  const { result, turns } = playMatch({
    game: watched,
    edition,
    seed,
    decks,
    players: Array.from({ length: seats }, (_, seat) => players[seat % 2]!),
  });
  const names = people.slice(0, seats);
  const entries = told.map((events, rev): LogEntry => ({ rev, n: 0, at: 0, seat: 0, by: 'person', events, lines: [] }));
  const table = {
    result,
    gameName: game.name,
    gameShort: game.name,
    number: 3,
    editionName: '',
    startedAt: 0,
    finishedAt: 2 * DAY,
    seats: names.map((name, seat) => ({ seat, name })),
  };
  const tableView = { game, view: game.view(made.state!, undefined), names, table } as unknown as TableView;
  const scene = posterScene(tableView, actsOf(game, entries, names), translatorIn('en'));
  return { result: result!, turns, scene: scene as PosterScene };
}

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
});

it('a game decided by points is not put down to the last battle', () => {
  const { scene } = posterOf(gameOf('ese'), 6, 'poster 6 1');
  expect(scene.blow).toMatch(/^The deck is empty\. .* wins\.$/);
  expect(scene.fallen).toBeUndefined();
  expect(scene.places.every(({ value }) => value === undefined || value.icon === 'crown')).toBe(true);
});
