// What is kept with a state must not show: a state read anew from what would be stored looks and plays the same.
import { expect, test } from 'vitest';
import { chance } from '#bots/play';
import { randomAnswer } from '#bots/random';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import type { State } from '#kernel/state';
import { loadSets } from '#sets/load';

const games = createGames(loadSets().sets);
/** Longer: `KEPT_GAMES=50 npx vitest run test/games/kept.test.ts`. */
const often = Number(process.env.KEPT_GAMES ?? 1);
const seed = process.env.FUZZ_SEED ?? 'kept';

test.each(
  games.flatMap((game) =>
    game.editions.flatMap(({ id }) => [2, Math.min(4, game.maxSeats)].map((seats) => [game.id, id, seats] as const)),
  ),
)('%s (%s), %i players', (id, edition, seats) => {
  const game = games.find((one) => one.id === id)!;
  for (let n = 0; n < often; n++) playThrough(game, edition, seats, `${seed} ${n}`);
});

/** Plays a game by chance on a state that keeps what was worked out, and beside it every input on one read anew. */
function playThrough(game: Game, edition: string, seats: number, seedOfGame: string): void {
  const random = chance(`${seedOfGame} ${game.id} ${seats}`);
  const decks = game.decks.filter((deck) => deck.edition === edition);
  const begun = game.setup({
    edition,
    seed: seedOfGame,
    seats,
    decks: decks.length === 0 ? [] : Array.from({ length: seats }, (_, n) => decks[n % decks.length]!),
  });
  if ('refused' in begun) throw new Error(begun.refused);
  let { state } = begun;
  const viewers = [undefined, ...Array.from({ length: seats }, (_, seat) => seat)];
  for (let n = 0; n < 250 && state.result === undefined; n++) {
    const open = state.open!.asks.filter((one) => state.open!.answers[one.seat] === undefined);
    const ask = open[Math.floor(random() * open.length)]!;
    const input = { seat: ask.seat, ask: ask.id, answer: randomAnswer(ask.choice, random) };
    const anew = JSON.parse(JSON.stringify(state)) as State;
    const where = `again with FUZZ_SEED=${seed}: ${seedOfGame}, input ${n} ${JSON.stringify(input)}`;
    // Viewed before and after the input: views are what keeps most.
    for (const viewer of viewers) expect(game.view(state, viewer), where).toEqual(game.view(anew, viewer));
    const fresh = JSON.parse(JSON.stringify(state)) as State;
    const [step, same] = [game.answer(state, input), game.answer(fresh, input)];
    if ('refused' in step || 'refused' in same) {
      expect(step, where).toEqual(same);
      throw new Error(`${where}: ${JSON.stringify(step)}`);
    }
    expect(step.events, where).toEqual(same.events);
    expect(step.state, where).toEqual(same.state);
    state = step.state;
  }
}
