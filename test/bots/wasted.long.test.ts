/** Plays for nothing: found by playing the turn again without them, and rare among computer players that shall know better. */
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import type { Match } from '#bots/play';
import type { Player } from '#bots/player';
import { randomAnswer } from '#bots/random';
import { createSchools } from '#bots/schools';
import { playSeries, type Series } from '#bots/series';
import { type Step, stepOf, type Wasted, wastedPlays } from '#bots/wasted';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import { isPass } from '#kernel/answer';
import type { State } from '#kernel/state';
import { loadSets } from '#sets/load';

const schools = createSchools();
const opponents = createOpponents();
const all = createGames(loadSets().sets);
const editions = all.flatMap((game) => game.editions.map(({ id }) => [`${game.name}, ${id}`, game, id] as const));

const few = { seed: 'few', games: 6 };

/** What a player wastes against itself. */
function wastedBy(play: Player, game: Game, edition: string, of: Pick<Series, 'seed' | 'games'> = few) {
  const decks = game.decks.filter((deck) => deck.edition === edition);
  const school = schools(game)!;
  const plays: Wasted[] = [];
  const games: { readonly steps: readonly Step[]; readonly plays: readonly Wasted[] }[] = [];
  let steps: Step[] = [];
  let answers = 0;
  const series = { game, edition, ...of, seats: 2, players: [{ id: 'one', play }], decks };
  const watch = (...[state, ask, answer]: Parameters<NonNullable<Match['watch']>>) => {
    steps.push(stepOf(game, state, ask, answer));
  };
  for (const _ of playSeries({ ...series, watch })) {
    answers += steps.length;
    const found = wastedPlays(game, steps, school);
    plays.push(...found);
    games.push({ steps, plays: found });
    steps = [];
  }
  return { answers, plays, games };
}

/** The Admiral, but for reactions. */
const hasty: Player = (view, ask, random, game) =>
  ask.role === 'window' ? randomAnswer(ask.choice, random) : opponents.admiral!.play(view, ask, random, game);

describe.each(editions)('in %s', (_, game, edition) => {
  test.each(['lieutenant', 'captain', 'admiral'])('the %s wastes at most one answer in 100', (id) => {
    const { answers, plays } = wastedBy(opponents[id]!.play, game, edition);
    expect(answers).toBeGreaterThan(200);
    expect(plays.length).toBeLessThanOrEqual(answers / 100);
  });
});

describe('whoever reacts by chance', () => {
  const eve = all.find(({ id }) => id === 'eve')!;
  const { plays } = wastedBy(hasty, eve, eve.editions[0]!.id);
  const reactions = plays.filter(({ ask }) => ask.role === 'window');

  test('wastes cards and ISK', () => {
    expect(reactions.length).toBeGreaterThan(5);
  });

  test('is told of no pass, and of nothing that has destroyed or brought anything', () => {
    for (const { state, ask, answer } of reactions) {
      expect(answer).not.toEqual(ask.fallback);
      const step = eve.answer(eve.open(state) as State, { seat: ask.seat, ask: ask.id, answer });
      const happened = 'events' in step ? step.events.map(({ e }) => e) : ['refused'];
      expect(happened.filter((e) => ['refused', 'destroyed', 'drew', 'entered', 'gained'].includes(e))).toEqual([]);
    }
  });
});

describe('in Epic Space Empires', () => {
  const ese = all.find(({ id }) => id === 'ese')!;
  const { games, plays } = wastedBy(hasty, ese, ese.editions[0]!.id);

  test('what somebody else answers in the same window is not for nothing', () => {
    const answered = games.flatMap(({ steps, plays: found }) =>
      found.filter(({ ask, state }) => {
        const later = steps.slice(steps.findIndex((one) => one.state === state) + 1);
        const closed = later.findIndex((one) => one.ask.prompt.key !== ask.prompt.key);
        return later
          .slice(0, closed < 0 ? later.length : closed)
          .some((one) => one.ask.seat !== ask.seat && !isPass(one.ask, one.answer));
      }),
    );
    expect(plays.length).toBeGreaterThan(5);
    expect(answered).toHaveLength(0);
  });

  test('nor is what keeps somebody else from acting', () => {
    const { plays: wasted } = wastedBy(opponents.admiral!.play, ese, ese.editions[0]!.id, {
      seed: 'wasted',
      games: 20,
    });
    const kept = wasted.filter(({ ask, state }) => {
      const after = ese.open(state) as State;
      ese.answer(after, { seat: ask.seat, ask: ask.id, answer: ask.fallback });
      const actions = (after.open?.asks ?? []).filter(({ role, seat }) => role === 'action' && seat !== ask.seat);
      return ask.prompt.key === 'ask.peace' && actions.length > 0;
    });
    expect(kept).toHaveLength(0);
  });
});
