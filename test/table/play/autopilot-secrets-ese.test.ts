/**
 * In Epic Space Empires nobody can tell a hand from who is asked: whole games with all that is hidden from one seat dealt
 * anew before a move. Where the table looks the same to that seat, the same seats owe answers, it is asked the same, and
 * its autopilot does the same and the table's message offers the same, whatever plans the players have and whoever has passed until something new happens.
 */
import { expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance } from '#bots/play';
import type { View } from '#face/view';
import type { EseState } from '#games/ese/state';
import { createGames } from '#games/index';
import type { Answer, Ask } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { loadSets } from '#sets/load';
import { decide, newAutopilot } from '#table/play/autopilot';
import type { AutopilotState } from '#table/play/autopilot-stored';

const ese = loadSets().sets.ese;
const game = createGames({ eve: [], ese }).find(({ id }) => id === 'ese')!;
const player = createOpponents().admiral!.play;
const plans = ['attacked', 'never', 'speed:2', 'always', 'ask'];

/** The state with the hands of all others, and all decks, dealt anew as a seat may not know. */
function dealtAnew(state: EseState, viewer: Seat, below: (n: number) => number): EseState {
  const copy = JSON.parse(JSON.stringify(state)) as EseState;
  for (const kind of ['resource', 'action']) {
    const hands = Array.from({ length: state.seats }, (_, seat) => (seat === viewer ? [] : `${kind}:${seat}`)).flat();
    const ids = [kind, ...hands].flatMap((zone) => copy.zones[zone] ?? []);
    for (let i = ids.length - 1; i > 0; i--) {
      const [a, b] = [copy.cards[ids[i]!]!, copy.cards[ids[below(i + 1)]!]!];
      [a.def, b.def] = [b.def, a.def];
    }
  }
  return copy;
}

/** What is answered for the others goes on by itself, as at a table; then what one seat sees. */
function seenBy(
  state: EseState,
  viewer: Seat,
  pilots: readonly AutopilotState[],
  move: { seat: Seat; ask: number; answer: Answer },
) {
  const step = game.answer(state, move);
  if ('refused' in step) return undefined;
  for (let i = 0; i < 100 && state.result === undefined; i++) {
    const [next] = (state.open?.asks ?? []).flatMap((ask) => {
      if (ask.secret !== true || state.open?.answers[ask.seat] !== undefined) return [];
      const { answer } = decide(game.view(state, ask.seat), ask, pilots[ask.seat]!);
      return answer === undefined ? [] : [{ ask, answer }];
    });
    if (next === undefined) break;
    game.answer(state, { seat: next.ask.seat, ask: next.ask.id, answer: next.answer });
  }
  const view = game.view(state, viewer);
  return { view, decisions: view.asks.map((ask) => decide(view, ask, pilots[viewer]!)) };
}

const withoutAsks = (view: View) => JSON.stringify({ ...view, asks: [], owing: [], offered: undefined });
const isSecret = (ask: Ask) => ask.secret === true;

test.each([
  [3, 'plans-1'],
  [4, 'plans-2'],
  [5, 'plans-3'],
])('%i players, seed %s', (seats, seed) => {
  const begun = game.setup({ edition: 'base', seed, seats, decks: [] });
  if ('refused' in begun) throw new Error(begun.refused);
  const random = chance(seed);
  const below = (n: number) => Math.floor(random() * n);
  const state = begun.state as EseState;
  const pilots = Array.from({ length: seats }, (_, seat) =>
    newAutopilot('fast', undefined, game.words.stops, { attack: plans[seat % plans.length]! }),
  );
  const compared = { secret: 0, attacks: 0, resting: 0, offered: 0 };
  for (let n = 0; n < 900 && state.result === undefined; n++) {
    const open = state.open!.asks.filter((one) => one.free !== true && state.open!.answers[one.seat] === undefined);
    const ask = open[below(open.length)]!;
    const auto = decide(game.view(state, ask.seat), ask, pilots[ask.seat]!).answer;
    const rests = ask.choice.kind === 'choose' && ask.choice.options.some(({ id }) => id === 'rest') && below(2) === 0;
    const answer = auto ?? (rests ? { pick: ['rest'] } : player(game.view(state, ask.seat), ask, random, game));
    if (state.open!.asks.some(isSecret) && state.g.phase !== 'event') {
      for (let viewer = 0; viewer < seats; viewer++) {
        // A pass is the same whatever its seat holds.
        const move = { seat: ask.seat, ask: ask.id, answer: ask.fallback };
        const real = seenBy(JSON.parse(JSON.stringify(state)) as EseState, viewer, pilots, move);
        const anew = seenBy(dealtAnew(state, viewer, below), viewer, pilots, move);
        if (real === undefined || anew === undefined || withoutAsks(real.view) !== withoutAsks(anew.view)) continue;
        expect(anew.view.owing, `seed ${seed}, input ${n}`).toEqual(real.view.owing);
        expect(anew.view.asks).toEqual(real.view.asks);
        expect(anew.decisions).toEqual(real.decisions);
        expect(anew.view.offered).toEqual(real.view.offered);
        if ((real.view.offered?.options ?? []).length > 0) compared.offered++;
        compared.secret++;
        if (state.g.phase === 'attack') compared.attacks++;
        if ((state.g.resting ?? []).length > 0) compared.resting++;
      }
    }
    const step = game.answer(state, { seat: ask.seat, ask: ask.id, answer });
    if ('refused' in step) throw new Error(JSON.stringify(step));
  }
  expect(compared.secret).toBeGreaterThan(30);
  expect(compared.attacks).toBeGreaterThan(20);
  expect(compared.resting).toBeGreaterThan(0);
  expect(compared.offered).toBeGreaterThan(0);
});
