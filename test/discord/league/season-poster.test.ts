// The picture of a season that is over.
import { expect, test } from 'vitest';
import { seasonPoster } from '#discord/league/screens/season-poster';
import { translatorIn } from '#discord/words';
import type { PosterScene } from '#face/poster-scene';
import { createGames } from '#games/index';
import { altText } from '#render/alt';
import type { Entry, Match, Season } from '#season/types';
import { loadSets } from '#sets/load';
import { aMatch, anEntry, aPlayedSeason, aSeason, aSetting } from '#test/a-season';

const t = translatorIn('en');
const game = createGames(loadSets().sets).find(({ id }) => id === 'eve');
const names = ['Ann', 'Bob', 'Cyd', 'Dee'];

const beats = (n: number, winner: number, loser: number, more: Partial<Match> = {}): Match =>
  aMatch(n, [winner, loser], { round: n, outcome: { how: 'played', won: [2, 1], drawn: 0, at: n }, ...more });

const season = (more: Partial<Season> = {}, first: Partial<Entry> = {}): Season =>
  aSeason({
    status: 'final',
    n: 2,
    settings: aSetting({ kind: 'everyone', bestOf: 3 }),
    entries: names.map((name, i) => anEntry(i + 1, { name, ...(i === 0 && first) })),
    matches: [beats(1, 1, 2), beats(2, 3, 4), beats(3, 1, 3)],
    ...more,
  });

const last: PosterScene = {
  kind: 'poster',
  game: 'EVE #12',
  title: 'Victory',
  blow: 'Canticle destroys Cyd’s starbase.',
  fleet: [{ kind: 'ship/cruiser', seed: 'canticle' }],
  fallen: { kind: 'starbase', seed: 'cyd' },
  places: [],
  length: '9 turns',
};

test('names the champion, the match that decided it with its last game, and who came where with how much', () => {
  const poster = seasonPoster(season(), { game, t, last });
  expect(poster).toMatchObject({
    game: 'Autumn · season 2',
    title: 'Champion',
    side: 'EVE',
    blow: 'Ann wins 2:1 against Cyd. Canticle destroys Cyd’s starbase.',
    fleet: last.fleet,
    fallen: last.fallen,
    length: '4 players, 3 matches',
  });
  expect(poster?.places.map(({ place, name, won }) => [place, name, won])[0]).toEqual([1, 'Ann', true]);
  expect(poster?.places.filter(({ won }) => won)).toHaveLength(1);
  expect(altText(poster as PosterScene)).toMatch(/^Champion: Ann, EVE\. Ann wins 2:1 against Cyd\. .*1\. Ann \(/);
});

test('a knock-out has a final and no points', () => {
  const poster = seasonPoster({ ...aPlayedSeason(4, { kind: 'knockout' }), status: 'final' }, { game, t });
  expect(poster?.blow).toBe('Player 4 wins the final against Player 3.');
  expect(poster?.places.every(({ value }) => value === undefined)).toBe(true);
});

test('without a game to look at it shows the ships of the champion’s list, unless that is secret', () => {
  const deck = game?.decks[0];
  expect(seasonPoster(season({}, { deck }), { game, t })?.fleet.length).toBeGreaterThan(3);
  expect(seasonPoster(season({}, { deck, secret: true }), { game, t })?.fleet).toEqual([]);
  const unknown = { id: 'x', name: 'x', edition: 'core', extra: {}, main: { 'no-such-card': 3 } };
  expect(seasonPoster(season({}, { deck: unknown }), { game, t })?.fleet).toEqual([]);
});

test('whoever was removed is not on it; with nobody left there is none', () => {
  const out = seasonPoster(season({}, { status: 'excluded' }), { game, t });
  expect(out?.places.map(({ name }) => name)).not.toContain('Ann');
  expect(seasonPoster(aSeason({ status: 'final' }), { game, t })).toBeUndefined();
});
