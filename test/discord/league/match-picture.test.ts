// The picture of a match that begins.
import { expect, test } from 'vitest';
import { matchScene } from '#discord/league/screens/match-picture';
import { translatorIn } from '#discord/words';
import type { Game } from '#face/game';
import type { MatchScene } from '#face/match-scene';
import { createGames } from '#games/index';
import { altText } from '#render/alt';
import type { Season } from '#season/types';
import { loadSets } from '#sets/load';
import type { TableView } from '#table/types';
import { aMatch, anEntry, aSeason, aSetting } from '#test/a-season';

const t = translatorIn('en');
const games = createGames(loadSets().sets);
const names = ['Ann', 'Bob', 'Cyd', 'Dee'];

/** Ann has beaten Bob; she meets Cyd in the second round, who had no opponent in the first. */
const season = (more: Partial<Season> = {}): Season =>
  aSeason({
    status: 'running',
    settings: aSetting({ kind: 'swiss', rounds: 3 }),
    entries: names.slice(0, 3).map((name, i) => anEntry(i + 1, { name, user: name })),
    matches: [
      aMatch(1, [1, 2], { round: 1, outcome: { how: 'played', won: [1, 0], drawn: 0, at: 1 } }),
      aMatch(2, [1, 3], { round: 2, status: 'open' }),
    ],
    ...more,
  });

/** The table of a match as its first decision is asked for. */
function tableOf(game: Game, people: readonly string[]): TableView {
  const edition = game.editions[0]!.id;
  const decks = game.decks.filter((deck) => deck.edition === edition).slice(0, people.length);
  const begun = game.setup({ edition, seed: 'match card', seats: people.length, decks });
  if ('refused' in begun) throw new Error(begun.refused);
  const seats = people.map((name, seat) => ({ seat, who: { kind: 'person', user: name, name } }));
  return { game, view: game.view(begun.state, undefined), names: people, table: { seats } } as unknown as TableView;
}

test.each(games)('of $name shows everybody with their home, and how they have done so far', (game) => {
  const scene = matchScene(season(), 2, tableOf(game, ['Ann', 'Cyd']), t) as MatchScene;
  expect(scene.subtitle).toBe('Match 2 · Round 2');
  expect(scene.sides.map(({ name, record }) => [name, record])).toEqual([
    ['Ann', 'Place 1 · 3 points'],
    ['Cyd', undefined],
  ]);
  for (const { home } of scene.sides) expect(home).toBeDefined();
  expect(altText(scene)).toMatch(/^Autumn, Match 2 · Round 2\. Ann \(A\): .*Place 1 · 3 points\. Cyd \(B\)/);
});

test('says nothing of results that are hidden, and names the round of a knock-out', () => {
  const [eve] = games;
  const table = tableOf(eve!, ['Ann', 'Cyd']);
  const hidden = season();
  const scene = matchScene({ ...hidden, settings: { ...hidden.settings, spoilers: true } }, 2, table, t);
  expect(scene?.sides.some(({ record }) => record !== undefined)).toBe(false);
  const cut = aMatch(3, [1, 3], { round: 2, stage: 'cut', status: 'open' });
  const numbered = season({
    settings: aSetting({ kind: 'swiss', table: 3, cut: 4 }),
    matches: [...season().matches, cut],
  });
  expect(matchScene(numbered, 3, table, t)?.subtitle).toBe('Match 3 · Knock-out, round 2');
  expect(matchScene(season(), 9, table, t)).toBeUndefined();
});
