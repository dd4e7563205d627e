/**
 * What is taken back without asking has taught nobody anything: games by chance, with what the mover does not see dealt anew
 * before a move. Where the mover then sees something else after it, they have learned of what was hidden, and the move may not
 * be free. Where others see a card that the mover did not see before it, neither.
 */
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance as chanceOf } from '#bots/play';
import { randomAnswer } from '#bots/random';
import type { EseState } from '#games/ese/state';
import type { SemState } from '#games/sem/state';
import type { TswState } from '#games/tsw/state';
import type { Seat, State } from '#kernel/state';
import { hasTaughtNobody } from '#table/play/take-back/free';
import { allGames, setupByChance } from '#test/played';
import { owed } from '../../fuzz/course.ts';
import { hidden as hiddenInEse } from '../../fuzz/ese.ts';
import { hidden as hiddenInSem } from '../../fuzz/sem.ts';
import { hidden as hiddenInTsw } from '../../fuzz/tsw.ts';

type Lists = readonly (readonly string[])[];

/** Lists of cards that a seat does not see, each of which could be any other of its list. */
const hiddenFrom: Readonly<Record<string, (state: State, seat: Seat) => Lists>> = {
  eve: ({ zones, seats }, viewer) =>
    Array.from({ length: seats }, (_, seat) => [`hand:${seat}`, `market:${seat}`, `regions:${seat}`]).flatMap(
      ([hand = '', market = '', regions = ''], seat) =>
        seat === viewer
          ? [zones[market] ?? []]
          : [[...(zones[hand] ?? []), ...(zones[market] ?? [])], zones[regions] ?? []],
    ),
  ese: (state, seat) => hiddenInEse(state as EseState, seat),
  tsw: (state, seat) => hiddenInTsw(state as TswState, seat),
  sem: (state, seat) => hiddenInSem(state as SemState, seat),
};

const copyOf = (state: State): State => JSON.parse(JSON.stringify(state)) as State;

function dealtAnew(state: State, lists: Lists, below: (n: number) => number): State {
  const copy = copyOf(state);
  for (const ids of lists)
    for (let i = ids.length - 1; i > 0; i--) {
      const [a, b] = [copy.cards[ids[i]!]!, copy.cards[ids[below(i + 1)]!]!];
      [a.def, b.def] = [b.def, a.def];
    }
  return copy;
}

const games = Number(process.env.FUZZ_GAMES ?? 4);
const perGame = 150;
const player = createOpponents().admiral!.play;

describe.each(allGames.map((one) => [one.id, one] as const))('%s', (id, game) => {
  test('a free take-back follows no move by which somebody has learned of a hidden card', () => {
    const counts = { moves: 0, free: 0, dealt: 0, learned: 0 };
    for (let n = 0; n < games; n++) {
      const seed = `${process.env.FUZZ_SEED ?? 'back'}-${id}-${n}`;
      const chance = chanceOf(seed);
      const below = (max: number) => Math.floor(chance() * max);
      const { edition, seats, decks } = setupByChance(game, seed);
      const begun = game.setup({ edition, seed, seats, decks });
      if ('refused' in begun) throw new Error(begun.refused);
      let { state } = begun;
      for (let input = 0; input < perGame && state.result === undefined; input++) {
        const { seat, id: ask, choice } = owed(state, below);
        const view = game.view(state, seat);
        const asked = view.asks.find((one) => one.id === ask)!;
        const answer = n % 2 === 0 ? randomAnswer(choice, chance) : player(view, asked, chance, game);
        const step = game.answer(copyOf(state), { seat, ask, answer });
        if ('refused' in step) throw new Error(`seed ${seed}: ${JSON.stringify(step)}`);
        const { state: now, events } = step;
        const before = state;
        state = now;
        counts.moves++;
        const free =
          now.result === undefined && hasTaughtNobody({ game, seat, before, now, inputs: [{ seat, events }] });
        if (free) counts.free++;
        const sees = (one: State) => JSON.stringify(game.view(one, seat));
        for (let deal = 0; deal < 3; deal++) {
          const anew = dealtAnew(before, hiddenFrom[id]!(before, seat), below);
          if (sees(anew) !== sees(before)) continue;
          const other = game.answer(anew, { seat, ask, answer });
          if ('refused' in other) continue;
          counts.dealt++;
          if (sees(other.state) === sees(now)) continue;
          counts.learned++;
          const [a, b] = [sees(now), sees(other.state)];
          const at = [...a].findIndex((letter, i) => letter !== b[i]);
          expect(
            free,
            `seed ${seed}, input ${input}: ${a.slice(at - 200, at + 60)} | ${b.slice(at - 60, at + 60)}`,
          ).toBe(false);
        }
      }
    }
    expect(counts.free).toBeGreaterThan(20);
    expect(counts.learned).toBeGreaterThan(5);
  });
});
