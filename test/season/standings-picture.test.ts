// The standings of a season as a picture: what it says, in both shapes, and that it says it to whoever cannot see it.
import { expect, test } from 'vitest';
import { seasonPoster } from '#discord/league/screens/season-poster';
import { standingsScene } from '#discord/league/screens/standings-picture';
import { translatorIn } from '#discord/words';
import type { StandingsScene } from '#face/league-scenes';
import { altText } from '#render/alt';
import { createRenderer } from '#render/renderer';
import type { Season } from '#season/types';
import { aMatch, anEntry, aSeason, aSetting } from '#test/a-season';

const names = ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'];
/** Winners and losers of the three rounds. */
const played = 'AB CD EF GH AC EG BD FH EA GC BF HD'
  .split(' ')
  .map((pair) => [...pair].map((c) => c.charCodeAt(0) - 64));

const season = (count = names.length): Season =>
  aSeason({
    entries: Array.from({ length: count }, (_, i) => anEntry(i + 1, { name: names[i] ?? `Player ${i + 1}` })),
    matches: played.map(([winner = 0, loser = 0], i) =>
      aMatch(i + 1, [winner, loser], {
        ...{ round: 1 + Math.floor(i / 4), n: 1 + (i % 4) },
        outcome: { how: 'played', won: [1, 0], drawn: 0, at: 1 },
      }),
    ),
  });

test('LS25 three rounds of eight, with what decides between those level on points', () => {
  const scene = standingsScene(season(), 0, 'Round 3 of 3', translatorIn('en'));
  expect(scene?.columns).toEqual(['Points', 'W–D–L', 'OMW', 'OOMW']);
  expect(scene?.lines.map(({ name, cells }) => [name, cells[0], cells[2]])).toEqual([
    ['Eve', '9', '55.6'],
    ['Ann', '6', '66.7'],
    ['Gus', '6', '55.6'],
    ['Bob', '6', '44.3'],
    ['Fay', '3', '66.7'],
    ['Cyd', '3', '55.4'],
    ['Hal', '3', '44.3'],
    ['Dee', '0', '44.4'],
  ]);
});

test('is drawn for a window and for a telephone, with as many lines as it has room for', async () => {
  const renderer = createRenderer({ cacheBytes: 1e7 });
  const scene = standingsScene(season(40), 0, 'Round 3 of 3', translatorIn('en'));
  if (scene === undefined) throw new Error('no picture');
  expect(scene.lines).toHaveLength(25);
  expect(scene.foot).toBe('and 15 more · “=”: tied, placed by lot');
  const [wide, tall] = [await renderer.png(scene, 'now', 'wide'), await renderer.png(scene, 'now', 'tall')];
  expect([wide.width, tall.width]).toEqual([1100, 550]);
  expect(wide.height).toBe(tall.height);
  expect(altText(scene)).toContain('1. Eve: Points 9');
  renderer.close();
});

test('shows how everybody has moved since the round before, and who would go on', () => {
  const scene = standingsScene({ ...season(), settings: aSetting({ cut: 4 }) }, 0, 'Round 3 of 3', translatorIn('en'));
  const moved = Object.fromEntries((scene?.lines ?? []).map(({ name, moved }) => [name, moved?.by]));
  // After two rounds: Ann and Eve with two wins, Cyd and Gus, Bob and Fay with one, Dee and Hal with none.
  expect(moved.Eve).toBeGreaterThan(0);
  expect(moved.Ann).toBeLessThan(0);
  expect(Object.values(moved).reduce<number>((sum, by) => sum + (by ?? 0), 0)).toBe(0);
  expect(scene?.cut).toEqual({ after: 4, label: 'Knock-out of the first 4' });
  expect(altText(scene as StandingsScene)).toMatch(
    /^Autumn: Round 3 of 3\. 1\. Eve: Points 9, .*up 1\. .*4\. .*Knock-out of the first 4\. 5\. /,
  );
});

test('nobody has moved after the first round, nor where there are no rounds', () => {
  const first = { ...season(), matches: season().matches.filter(({ round }) => round === 1) };
  const everyone = { ...season(), settings: aSetting({ kind: 'everyone' }) };
  for (const one of [first, everyone])
    expect(standingsScene(one, 0, '', translatorIn('en'))?.lines.every(({ moved }) => moved === undefined)).toBe(true);
});

test('a season that is over has medals, and nothing is open any more', () => {
  const scene = standingsScene(
    { ...season(), status: 'final', settings: aSetting({ cut: 4 }) },
    0,
    'Over',
    translatorIn('en'),
  );
  const medals = scene?.lines.flatMap(({ name, medal }) => (medal === undefined ? [] : [[name, medal]]));
  expect(medals?.map(([, medal]) => medal)).toEqual([1, 2, 3]);
  expect(scene?.cut).toBeUndefined();
  expect(scene?.lines.every(({ moved }) => moved === undefined)).toBe(true);
});

test('the line stands below those who would really go on: fewer than wished where they are few, and nobody who has left', () => {
  const cutIn = (more: Partial<Season>) => standingsScene({ ...season(), ...more }, 0, '', translatorIn('en'))?.cut;
  // A knock-out of eight wants twice as many people.
  expect(cutIn({ settings: aSetting({ cut: 8 }) })).toEqual({ after: 4, label: 'Knock-out of the first 4' });
  // Ann, who is second, has left: the fifth goes on in her place.
  const entries = season().entries.map((entry) => (entry.n === 1 ? { ...entry, status: 'dropped' as const } : entry));
  expect(cutIn({ settings: aSetting({ cut: 2 }), entries })).toEqual({ after: 3, label: 'Knock-out of the first 2' });
  expect(cutIn({ settings: aSetting({ cut: 4, decks: 'draft' }) })).toBeUndefined();
  expect(cutIn({ settings: aSetting({ cut: 4, kind: 'everyone' }) })).toBeUndefined();
});

test('of a team league shows the teams, with what their boards have won; its poster names them too', () => {
  const names = ['Red Dwarfs', 'The Blues', 'Greens'];
  const teams = names.map((name, i) => ({ name, captain: 2 * i + 1, boards: [2 * i + 1, 2 * i + 2] }));
  const entries = Array.from({ length: 6 }, (_, i) => anEntry(i + 1));
  const settings = aSetting({ kind: 'teams', teamSize: 2 });
  const made = aSeason({ settings, entries, status: 'final' });
  // The Blues beat the Greens at one board and draw at the other; the Red Dwarfs win both of theirs against the Greens.
  const results = [
    { pair: [3, 5], won: [1, 0], drawn: 0, round: 1 },
    { pair: [6, 4], won: [0, 0], drawn: 1, round: 1 },
    { pair: [1, 5], won: [1, 0], drawn: 0, round: 2 },
    { pair: [6, 2], won: [0, 1], drawn: 0, round: 2 },
  ];
  const matches = results.map(({ pair, won, drawn, round }, i) =>
    aMatch(i + 1, pair, { round, outcome: { how: 'played', won, drawn, at: 1 } }),
  );
  const season = { ...made, matches, progress: { ...made.progress, teams } };
  const t = translatorIn('en');
  const scene = standingsScene(season, 0, 'Final', t);
  expect(scene?.columns).toEqual(['Points', 'W–D–L', 'Boards']);
  expect(scene?.lines.map(({ place, name, cells, medal }) => [place, name, ...cells, medal])).toEqual([
    ['1', 'Red Dwarfs', '3', '1–0–0', '2', 1],
    ['2', 'The Blues', '3', '1–0–0', '1.5', 2],
    ['3', 'Greens', '0', '0–0–2', '0.5', 3],
  ]);
  const poster = seasonPoster(season, { game: undefined, t });
  expect(poster?.places.map(({ place, name, won }) => [place, name, won])).toEqual([
    [1, 'Red Dwarfs', true],
    [2, 'The Blues', undefined],
    [3, 'Greens', undefined],
  ]);
});
