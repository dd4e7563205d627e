/**
 * One move of a 120-card game, on this kernel and on boardgame.io 0.50, in the same process.
 *
 * The move: draw a card, play a random one from hand, hit a target, the oldest card in play goes to the discard,
 * the oldest discard under the deck. Both keep 60 cards a player in the same zones for ever.
 */

import { createRequire } from 'node:module';
import { advance, answer, isStep } from '#kernel/answer';
import type { NewAsk } from '#kernel/ask';
import { answerText } from '#kernel/load';
import { below, seedRng } from '#kernel/random';
import { picked } from '#kernel/reply';
import type { Rules } from '#kernel/rules';
import type { Seat, State } from '#kernel/state';
import { card, move, zone } from '#kernel/zones';
import { type Row, ratio, time } from './measure.ts';

type Marks = { damage?: number; charge?: number };
type CycleState = State<{ score: [number, number]; turn: Seat }, Marks>;

type Cycle = {
  state: CycleState;
  ops: { turn: object; cycle: object };
  steps: Record<never, object>;
  events: Record<never, object>;
  board: undefined;
};

const rules: Rules<Cycle> = {
  game: 'cycle',
  format: 1,
  migrate: {},
  opCap: 100,
  ops: {
    turn: (m, frame) => {
      const seat = m.state.g.turn;
      m.next(frame, { op: 'turn' });
      const foes = zone(m.state, `play:${1 - seat}`);
      const ask: NewAsk = {
        seat,
        role: 'action',
        stop: 'turn',
        prompt: { key: 'target' },
        choice: { kind: 'choose', min: 1, max: 1, options: foes.map((id) => ({ id, card: id })) },
        fallback: { pick: [foes[0] ?? ''] },
      };
      m.ask(frame, 'target', ask, { op: 'cycle' });
    },
    cycle: (m, _frame, _op, { answer }) => {
      const { g, rng } = m.state;
      const seat = g.turn;
      const target = card(m.state, picked(answer)[0] ?? '');
      move(m, zone(m.state, `deck:${seat}`)[0] ?? '', `hand:${seat}`);
      const hand = zone(m.state, `hand:${seat}`);
      move(m, hand[below(rng, hand.length)] ?? '', `play:${seat}`);
      target.damage = ((target.damage ?? 0) + 1) % 9;
      target.charge = ((target.charge ?? 0) + 1) % 5;
      const oldest = zone(m.state, `play:${seat}`)[0] ?? '';
      delete card(m.state, oldest).damage;
      move(m, oldest, `discard:${seat}`);
      move(m, zone(m.state, `discard:${seat}`)[0] ?? '', `deck:${seat}`);
      g.score[seat] = (g.score[seat] ?? 0) + 1;
      g.turn = 1 - seat;
    },
  },
  steps: {},
  triggers: () => [],
  instead: () => [],
  inPlay: (id) => id.startsWith('play'),
  hidden: (id) => id.startsWith('deck'),
  lostFields: [],
};

function start(): CycleState {
  const state: CycleState = {
    format: 1,
    game: 'cycle',
    edition: 'only',
    ruleset: 'bench',
    seats: 2,
    out: [],
    cards: {},
    zones: {},
    g: { score: [0, 0], turn: 0 },
    lasting: [],
    pile: [],
    frames: [{ you: 0, rest: [{ op: 'turn' }], env: {} }],
    waiting: [],
    rng: seedRng('bench'),
    next: 1000,
  };
  for (const seat of [0, 1]) {
    const ids = Array.from({ length: 60 }, (_, n) => `c${seat * 60 + n}`);
    ids.forEach((id, n) => {
      const at = n < 7 ? 'hand' : n < 22 ? 'play' : n < 30 ? 'discard' : 'deck';
      state.cards[id] = { def: `card-${n % 30}`, own: seat };
      const zone = `${at}:${seat}`;
      state.zones[zone] = [...(state.zones[zone] ?? []), id];
    });
  }
  const first = advance(rules, state, () => undefined);
  if (!isStep(first)) throw new Error(JSON.stringify(first));
  return state;
}

/** Moves the game on by one input; throws if it is refused or a card is lost. */
function play(state: CycleState, i: number): void {
  const ask = state.open?.asks[0];
  if (ask === undefined || ask.choice.kind !== 'choose') throw new Error('no ask');
  const pick = ask.choice.options[i % ask.choice.options.length]?.id ?? '';
  const outcome = answer(rules, state, { seat: ask.seat, ask: ask.id, answer: { pick: [pick] } });
  if (!isStep(outcome)) throw new Error(JSON.stringify(outcome));
}

type BoardgameIo = {
  CreateGameReducer(o: object): (s: unknown, a: object) => { _stateID: number; ctx: { currentPlayer: string } };
  InitializeGame(o: object): never;
  ProcessGameConfig(o: object): object;
};

function boardgameIo(): () => (i: number) => void {
  process.env.NODE_ENV = 'production';
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = createRequire(import.meta.url)(
    'boardgame.io/internal',
  ) as BoardgameIo;
  const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core') as { INVALID_MOVE: string };
  type Held = { id: string; damage: number; faceUp: boolean; counters: { charge: number } };
  type G = {
    secret: { deck: Record<string, Held[]> };
    players: Record<string, { hand: Held[] }>;
    zones: Record<string, { play: Held[]; discard: Held[] }>;
    score: Record<string, number>;
  };
  const make = (owner: string, n: number) => ({
    id: `${owner}-${n}`,
    def: `card-${n % 30}`,
    owner,
    controller: owner,
    damage: 0,
    exhausted: false,
    counters: { charge: 0 },
    attached: [],
    faceUp: false,
  });
  const game = {
    name: 'bench',
    disableUndo: true,
    setup: ({ random }: { random: { Shuffle<T>(list: T[]): T[] } }): G => {
      const G: G = { secret: { deck: {} }, players: {}, zones: {}, score: { 0: 0, 1: 0 } };
      for (const p of ['0', '1']) {
        const cards = random.Shuffle(Array.from({ length: 60 }, (_, n) => make(p, n)));
        G.players[p] = { hand: cards.slice(0, 7) };
        G.zones[p] = { play: cards.slice(7, 22), discard: cards.slice(22, 30) };
        G.secret.deck[p] = cards.slice(30);
      }
      return G;
    },
    moves: {
      cycle: (
        { G, playerID, random }: { G: G; playerID: string; random: { Die(n: number): number } },
        target: number,
      ) => {
        const mine = G.zones[playerID];
        const foe = G.zones[playerID === '0' ? '1' : '0'];
        const hand = G.players[playerID]?.hand;
        const deck = G.secret.deck[playerID];
        if (mine === undefined || foe === undefined || hand === undefined || deck === undefined || deck.length === 0)
          return INVALID_MOVE;
        hand.push(deck.shift() as Held);
        const played = hand.splice(random.Die(hand.length) - 1, 1)[0] as Held;
        played.faceUp = true;
        mine.play.push(played);
        const hit = foe.play[target % foe.play.length] as Held;
        hit.damage = (hit.damage + 1) % 9;
        hit.counters.charge = (hit.counters.charge + 1) % 5;
        const old = mine.play.shift() as Held;
        old.faceUp = false;
        old.damage = 0;
        mine.discard.push(old);
        deck.push(mine.discard.shift() as Held);
        G.score[playerID] = (G.score[playerID] ?? 0) + 1;
        return undefined;
      },
    },
    turn: { minMoves: 1, maxMoves: 1 },
  };
  return () => {
    const config = ProcessGameConfig(game);
    const reduce = CreateGameReducer({ game: config, isClient: false });
    let state = InitializeGame({ game: config, numPlayers: 2 }) as unknown as ReturnType<typeof reduce>;
    return (i) => {
      const before = state._stateID;
      state = reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'cycle', args: [i], playerID: state.ctx.currentPlayer, credentials: undefined },
      });
      if (state._stateID === before) throw new Error('boardgame.io refused the move');
    };
  };
}

/** Microseconds that a move takes boardgame.io's reducer, in production mode. */
export function boardgameIoMove(n: number): number {
  return time(n, boardgameIo()());
}

/** Rows of the report: both in moves/s, and this kernel with loading and saving. */
export function cycle(quick: boolean): Row[] {
  const n = quick ? 3000 : 20_000;
  const other = boardgameIoMove(n);
  const state = start();
  const own = time(n, (i) => play(state, i));
  let text = JSON.stringify(state);
  const stored = time(n, () => {
    const ask = /"asks":\[\{"id":(\d+),"seat":(\d)/.exec(text);
    const pick = /"options":\[\{"id":"(c\d+)"/.exec(text);
    const outcome = answerText(rules, text, {
      seat: Number(ask?.[2]),
      ask: Number(ask?.[1]),
      answer: { pick: [pick?.[1] ?? ''] },
    });
    if (!('text' in outcome)) throw new Error(JSON.stringify(outcome));
    text = outcome.text;
  });
  if (Object.values(state.zones).reduce((sum, ids) => sum + ids.length, 0) !== 120) throw new Error('cards lost');
  return [
    { what: 'boardgame.io 0.50 reducer, production', figure: `${Math.round(1e6 / other)} moves/s` },
    { what: 'kernel, in memory', figure: `${Math.round(1e6 / own)} moves/s`, ratio: ratio(other / own), aim: '≥ 10 ×' },
    {
      what: `kernel, load + answer + save (${text.length} bytes)`,
      figure: `${stored.toFixed(1)} µs`,
      ratio: ratio(stored / other),
      aim: '≤ 0.5 ×',
    },
  ];
}
