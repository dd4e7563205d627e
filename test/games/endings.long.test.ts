// Why a game was won is said at its end, by what everybody sees then.
import { expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { playMatch } from '#bots/play';
import type { Player } from '#bots/player';
import type { State } from '#kernel/state';
import { allGames } from '#test/played';

const names = ['Ada', 'Bob'];
const { captain, cadet } = createOpponents();

test.each(allGames.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const edition = game.editions[0]?.id ?? '';
  const decks = game.decks.filter((deck) => deck.edition === edition).slice(0, 2);
  const player =
    (play: Player | undefined): Player =>
    (view, ask, random) =>
      play?.(view, ask, random, game) ?? ask.fallback;
  let last: State | undefined;
  const players = [player(captain?.play), player(cadet?.play)];
  const seed = 'endings';
  const { result } = playMatch({ game, edition, seed, decks, players, most: 3000, watch: (state) => (last = state) });
  const [winner] = result?.winners ?? [];
  expect(winner).toBeDefined();
  for (const { words } of [game, game.in?.('de') ?? game]) {
    const lines = words.ending?.(game.view(last as State, undefined), names) ?? [];
    expect(lines.join(' ')).toContain(names[winner ?? 0]);
    expect(lines.join(' ')).not.toMatch(/undefined|NaN|[{}]/);
  }
});
