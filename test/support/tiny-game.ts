/**
 * A small game by hand, with everything that a table must cope with: hidden hands, two seats asked at once, windows on a
 * pile, uneventful windows, numbers, forced choices, targets, concession, an end. It shows what the table does, not rules.
 *
 * Everybody has a hand of `gain`, `strike` and `shield`. First all choose at once to keep or to redraw. In a turn the
 * active seat bids a number, plays cards and ends. A `gain` is worth its number; a `strike` takes 2 from another seat;
 * the others, one after the other, may answer a play with a `shield`. At the end of a turn the others get a window to
 * `peek`, and whoever holds more than five cards must discard. First to ten points wins.
 */

import type { CardInfo } from '#face/card';
import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import type { CardScene, Scene } from '#face/scene';
import { offeredIn, type View } from '#face/view';
import type { Step } from '#kernel/answer';
import type { Answer, Ask, NewAsk, Option } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import { placesOf, rankingAfter } from '#kernel/places';
import { below, seedRng, shuffle } from '#kernel/random';
import { redeal } from '#kernel/redeal';
import type { Card, Seat, State } from '#kernel/state';

type G = {
  scores: number[];
  active: Seat;
  turn: number;
  stage: 'mulligan' | 'main' | 'pile' | 'end' | 'discard';
  /** Seats that are still to be asked in the stage. */
  queue: Seat[];
  play?: { card: string; def: string; by: Seat; target?: Seat; bid: number };
};
export type TinyState = State<G, object>;
export type TinyBoard = {
  readonly scores: readonly number[];
  readonly hand: readonly { readonly card: string; readonly def: string }[];
  readonly hands: readonly number[];
  readonly stage: string;
};

const defs = ['gain', 'strike', 'shield'];
const t = (key: string) => ({ key });
const pass: Option = { id: 'pass', verb: 'pass' };

const tinyDecks: readonly Deck[] = ['peace', 'war'].map((id) => ({
  id,
  name: id === 'peace' ? 'Peace' : 'War',
  edition: 'core',
  extra: {},
  main: id === 'peace' ? { gain: 10, strike: 2, shield: 8 } : { gain: 8, strike: 10, shield: 2 },
}));

const cardInfo = (id: string): CardInfo => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  aliases: [],
  type: id === 'strike' ? 'Attack' : 'Plan',
  set: 'Tiny',
  edition: 'core',
  figures: [],
  text: [],
  textOrigin: 'house',
  nameOrigin: 'house',
  keywords: [],
  rulings: [],
});

/** The game. `ruleset` and `goal` make older or other rules of it. */
export function tinyGame(options: { readonly ruleset?: string; readonly goal?: number } = {}): Game {
  const { ruleset = 'tiny-1', goal = 10 } = options;
  const advance = (state: TinyState, begin: (events: GameEvent[]) => void): Step => {
    const events: GameEvent[] = [];
    begin(events);
    run(state, events, goal);
    return { state, events };
  };
  return {
    id: 'tiny',
    name: 'Tiny Empires',
    introduction: { pitch: 'Bid, and be first to the goal.', length: 'A minute.', difficulty: 'None.' },
    editions: [
      { id: 'core', name: 'Core' },
      { id: 'late', name: 'Late' },
    ],
    minSeats: 2,
    maxSeats: 4,
    ruleset,
    rulesVersion: 1,
    data: { ruleset, goal },
    decks: tinyDecks,
    deckRules: {
      sections: [{ id: 'main', title: 'Cards' }],
      formats: [
        { id: 'open', name: 'Open', text: 'Any deck.' },
        { id: 'big', name: 'Big', text: 'At least 20 cards.' },
      ],
      place: (card) => (defs.includes(card) ? 'main' : undefined),
    },
    cards: defs.map(cardInfo),
    rulebook: [],
    words: {
      standing: [],
      status: (view) => `Turn ${view.turn}`,
      facts: () => [],
      prompt: (_view, ask) => ask.prompt.key,
      context: () => [],
      verb: (verb) => ({ label: verb }),
      option: (_view, option) => ({ label: option.id }),
      message: (_view, message) => message.key,
      line: (event, names) => (event.e === 'quiet' ? undefined : `${names[Number(event.seat)] ?? 'Table'}: ${event.e}`),
      weight: ({ e }) => (e === 'turn' ? 'chapter' : e === 'hit' ? 'turning' : e === 'win' ? 'end' : undefined),
      spans: [],
      stops: [
        { id: 'pile', label: 'Pile', usual: true },
        { id: 'end', label: 'End of turn' },
      ],
      refusal: (refusal) => (refusal.refused === 'tiny.no-cards' ? 'There are no cards in that deck.' : ''),
    },
    scenes: {
      board: () => emptyScene,
      hand: () => emptyScene,
      card: cardScene,
      deck: () => emptyScene,
    },
    checkDeck(deck, _edition, format) {
      const size = Object.values(deck.main).reduce((sum, count) => sum + count, 0);
      const cards = Object.entries(deck.main).flatMap(([def, count]) => {
        if (!defs.includes(def)) return [{ rule: 'known cards', card: def, text: `Take ${def} out.` }];
        return count > 12 ? [{ rule: 'at most 12', card: def, text: `Take ${count - 12} ${def} out.` }] : [];
      });
      return format === 'big' && size < 20
        ? [...cards, { rule: 'at least 20', text: `Add ${20 - size} cards.` }]
        : cards;
    },
    setup: (setup) => {
      const seats = setup.decks.length;
      const state = newState(seats, setup.edition, ruleset, setup.seed);
      for (const [seat, deck] of setup.decks.entries()) {
        if (Object.keys(deck.main).length === 0) return { refused: 'tiny.no-cards' };
        stack(state, seat, deck);
      }
      return advance(state as TinyState, (events) => {
        for (let seat = 0; seat < seats; seat++) draw(state as TinyState, seat, 4, events);
      }) as Step;
    },
    answer: (given, input) => {
      const state = given as TinyState;
      const { seat, ask: id, answer } = input as { seat: Seat; ask: number; answer: Answer };
      if (state.result !== undefined) return { refused: 'over' };
      const ask = state.open?.asks.find((one) => one.id === id);
      if (ask === undefined) return { refused: 'stale' };
      if (ask.seat !== seat) return { refused: 'foreign' };
      if (!legal(ask, answer)) return { refused: 'illegal' };
      // An unlucky bid, to see what the table does when the rules fail with the state half changed.
      if (bidOf(answer) === 13) {
        state.g.scores = [];
        return { refused: 'fault', with: { error: 'a stack of calls' }, spoiled: true };
      }
      return advance(state, (events) => take(state, ask, answer, events)) as Step;
    },
    concede: (given, seat) => {
      const state = given as TinyState;
      if (state.result !== undefined) return { refused: 'over' };
      return advance(state, (events) => {
        state.out.push(seat);
        events.push({ e: 'concede', seat });
        state.g.queue = state.g.queue.filter((one) => one !== seat);
        if (others(state, -1).length < 2) delete state.open;
        const open = state.open;
        if (open === undefined) return;
        const asks = open.asks.filter((one) => one.seat !== seat);
        if (asks.some((one) => open.answers[one.seat] === undefined)) open.asks = asks;
        else {
          delete state.open;
          if (state.g.active === seat) {
            delete state.g.play;
            nextTurn(state, events);
          }
        }
      }) as Step;
    },
    view: (given, seat) => viewOf(given as TinyState, seat),
    deal: (given, seat, seed) =>
      redeal(given as TinyState, seat, seed, {
        unknowns: (copy) =>
          Array.from({ length: copy.seats }, (_, one) => {
            const cards = [...zone(copy, `deck:${one}`), ...(one === seat ? [] : hand(copy, one))];
            return { cards, stock: cards.map((id) => copy.cards[id]?.def ?? '') };
          }),
      }) as State,
    open: (text) => {
      const state = JSON.parse(text) as TinyState;
      if (state.game !== 'tiny' || !Array.isArray(state.g.scores)) throw new Error('not a tiny game');
      return state as State;
    },
    visible: () => [],
  };
}

const cardScene = (def: string): CardScene => ({
  kind: 'card',
  face: { name: def, typeLine: '', art: { kind: '', seed: def }, emblems: [], figures: [], rows: [], text: [] },
  footer: '',
  houseLegend: '',
  printedLegend: '',
});

const emptyScene: Scene = { kind: 'hand', title: '', seat: 0, figures: [], cards: [], empty: '' };

function newState(seats: number, edition: string, ruleset: string, seed: string): State<G> {
  const zones: Record<string, string[]> = {};
  for (let seat = 0; seat < seats; seat++) Object.assign(zones, { [`hand:${seat}`]: [], [`deck:${seat}`]: [] });
  return {
    format: 1,
    game: 'tiny',
    edition,
    ruleset,
    seats,
    out: [],
    cards: {},
    zones: { ...zones, gone: [] },
    g: {
      scores: Array.from({ length: seats }, () => 0),
      active: 0,
      turn: 1,
      stage: 'mulligan',
      queue: Array.from({ length: seats }, (_, seat) => seat),
    },
    lasting: [],
    pile: [],
    frames: [],
    waiting: [],
    rng: seedRng(seed),
    next: 1,
  };
}

function stack(state: State, seat: Seat, deck: Deck): void {
  const zone = `deck:${seat}`;
  const ids: string[] = [];
  for (const [def, count] of Object.entries(deck.main)) {
    for (let n = 0; n < count; n++) {
      const id = `c${Object.keys(state.cards).length}`;
      state.cards[id] = { def, own: seat } satisfies Card;
      ids.push(id);
    }
  }
  state.zones[zone] = shuffle(state.rng, ids);
}

const zone = (state: TinyState, id: string): string[] => state.zones[id] ?? [];
const hand = (state: TinyState, seat: Seat): string[] => zone(state, `hand:${seat}`);

function draw(state: TinyState, seat: Seat, count: number, events: GameEvent[]): void {
  const drawn = zone(state, `deck:${seat}`).splice(0, count);
  for (const id of drawn) move(state, id, `hand:${seat}`, false);
  events.push({ e: 'draw', seat, cards: drawn.map((id) => state.cards[id]?.def), to: [seat] });
  events.push({ e: 'drew', seat, count: drawn.length, except: [seat] });
}

function move(state: TinyState, id: string, to: string, from = true): void {
  for (const at of from ? Object.keys(state.zones) : []) state.zones[at] = zone(state, at).filter((one) => one !== id);
  state.zones[to] = [...zone(state, to), id];
}

/** Goes on until somebody is asked. */
function run(state: TinyState, events: GameEvent[], goal: number): void {
  while (state.open === undefined && state.result === undefined) {
    const alive = others(state, -1);
    const ahead = state.g.scores.findIndex((score) => score >= goal);
    if (alive.length < 2 || ahead >= 0) {
      const winners = ahead >= 0 ? [ahead] : alive;
      state.result = { winners, how: ahead >= 0 ? 'points' : 'last', places: placesOf(rankingAfter(state, winners)) };
      events.push({ e: 'win', seat: winners[0] ?? -1 });
      return;
    }
    stage(state, events);
  }
}

function stage(state: TinyState, events: GameEvent[]): void {
  const { g } = state;
  const { active } = g;
  switch (g.stage) {
    case 'mulligan':
      if (g.queue.length > 0) {
        const choice = choose([
          { id: 'keep', verb: 'keep' },
          { id: 'redraw', verb: 'redraw' },
        ]);
        const seats = g.queue;
        g.queue = [];
        ask(
          state,
          seats.map((seat) => ({
            seat,
            role: 'choice',
            stop: 'mulligan',
            prompt: t('mulligan'),
            choice,
            public: ['keep', 'redraw'],
            fallback: { pick: ['keep'] },
          })),
        );
        return;
      }
      g.stage = 'main';
      draw(state, active, 1, events);
      return;
    case 'main': {
      const end: Option = { id: 'end', verb: 'end' };
      const options = hand(state, active).flatMap((card): Option[] => {
        const def = state.cards[card]?.def;
        const targets = others(state, active).map((seat): Option => ({ id: `s${seat}`, about: seat }));
        const needs = [{ name: 'target', prompt: t('target'), choice: choose(targets) }];
        if (def === 'gain') return [{ id: card, verb: 'play', card }];
        return def === 'strike' ? [{ id: card, verb: 'play', card, needs }] : [];
      });
      const bid: Option = {
        id: 'bid',
        verb: 'bid',
        needs: [{ name: 'number', prompt: t('number'), choice: { kind: 'number', min: 0, max: 20 } }],
      };
      ask(state, [
        {
          seat: active,
          role: 'action',
          stop: 'main',
          prompt: t('main'),
          choice: choose([...options, bid, end]),
          fallback: { pick: ['end'] },
        },
      ]);
      return;
    }
    case 'pile': {
      const seat = g.queue.shift();
      if (seat === undefined) {
        resolve(state, events);
        return;
      }
      const shields = hand(state, seat).filter((card) => state.cards[card]?.def === 'shield');
      ask(state, [
        {
          seat,
          role: 'window',
          stop: 'pile',
          known: true,
          ...(g.play?.target === seat ? { alert: true } : {}),
          prompt: t('pile'),
          choice: choose([...shields.map((card) => ({ id: card, verb: 'play', card })), pass]),
          public: ['pass'],
          fallback: { pick: ['pass'] },
        },
      ]);
      return;
    }
    case 'end': {
      const seat = g.queue.shift();
      if (seat === undefined) {
        g.stage = 'discard';
        return;
      }
      ask(state, [
        {
          seat,
          role: 'window',
          stop: 'end',
          prompt: t('end'),
          choice: choose([{ id: 'peek', verb: 'peek' }, pass]),
          public: ['pass'],
          fallback: { pick: ['pass'] },
        },
      ]);
      return;
    }
    case 'discard': {
      const held = hand(state, active);
      if (held.length <= 5) {
        nextTurn(state, events);
        return;
      }
      const alike = new Set(held.map((card) => state.cards[card]?.def)).size === 1;
      const options = (alike ? held.slice(0, 1) : held).map((card): Option => ({ id: card, verb: 'discard', card }));
      ask(state, [
        {
          seat: active,
          role: 'choice',
          stop: 'discard',
          prompt: t('discard'),
          choice: choose(options),
          fallback: { pick: [options[0]?.id ?? ''] },
        },
      ]);
      return;
    }
    default:
      g.stage satisfies never;
  }
}

function take(state: TinyState, ask: Ask, answer: Answer, events: GameEvent[]): void {
  const { g } = state;
  const { seat } = ask;
  const picked = pickOf(answer);
  if (picked === undefined || state.open === undefined) return;
  if (g.stage === 'mulligan') {
    state.open.answers[seat] = answer;
    if (state.open.asks.some((one) => state.open?.answers[one.seat] === undefined)) return;
    for (const one of state.open.asks) {
      if (pickOf(state.open.answers[one.seat]) !== 'redraw') continue;
      for (const card of [...hand(state, one.seat)]) move(state, card, `deck:${one.seat}`);
      shuffle(state.rng, zone(state, `deck:${one.seat}`));
      draw(state, one.seat, 3, events);
    }
    delete state.open;
    return;
  }
  delete state.open;
  if (g.stage === 'main') {
    if (picked === 'end') {
      events.push({ e: 'end', seat });
      g.stage = 'end';
      g.queue = others(state, seat);
      return;
    }
    const needs = 'pick' in answer ? answer.with : undefined;
    if (picked === 'bid') {
      events.push({ e: 'bid', seat, bid: bidOf(answer), luck: below(state.rng, 6) });
      return;
    }
    const target = needs?.target !== undefined && 'pick' in needs.target ? Number(needs.target.pick[0]?.slice(1)) : -1;
    const def = state.cards[picked]?.def ?? '';
    g.play = { card: picked, def, by: seat, bid: 0, ...(target >= 0 ? { target } : {}) };
    move(state, picked, 'gone');
    events.push({ e: 'play', seat, def });
    g.stage = 'pile';
    g.queue = others(state, seat);
    return;
  }
  if (g.stage === 'pile' && picked !== 'pass') {
    move(state, picked, 'gone');
    events.push({ e: 'shield', seat });
    delete g.play;
    g.queue = [];
    return;
  }
  if (g.stage === 'end' && picked === 'peek') events.push({ e: 'peek', seat, to: [seat] });
  if (g.stage === 'discard') {
    move(state, picked, 'gone');
    events.push({ e: 'discard', seat });
  }
  if (picked === 'pass') events.push({ e: 'quiet', seat });
}

function pickOf(answer: Answer | undefined): string | undefined {
  return answer !== undefined && 'pick' in answer ? answer.pick[0] : undefined;
}

function bidOf(answer: Answer): number {
  const number = 'pick' in answer ? answer.with?.number : undefined;
  return number !== undefined && 'number' in number ? number.number : 0;
}

function resolve(state: TinyState, events: GameEvent[]): void {
  const { g } = state;
  const { play } = g;
  g.stage = 'main';
  delete g.play;
  if (play === undefined) return;
  const by = play.target ?? play.by;
  g.scores[by] = (g.scores[by] ?? 0) + (play.def === 'gain' ? 3 : -2);
  events.push({ e: play.def === 'gain' ? 'score' : 'hit', seat: by });
}

function nextTurn(state: TinyState, events: GameEvent[]): void {
  const { g } = state;
  g.stage = 'main';
  g.queue = [];
  g.turn += 1;
  do g.active = (g.active + 1) % state.seats;
  while (state.out.includes(g.active) && state.out.length < state.seats);
  events.push({ e: 'turn', seat: g.active });
  draw(state, g.active, 2, events);
  // Without cards the game must end some time, too.
  if (zone(state, `deck:${g.active}`).length === 0) g.scores[g.active] = (g.scores[g.active] ?? 0) + 3;
}

function others(state: TinyState, seat: Seat): Seat[] {
  return Array.from({ length: state.seats }, (_, n) => (Math.max(0, seat) + n) % state.seats).filter(
    (one) => one !== seat && !state.out.includes(one),
  );
}

function choose(options: readonly Option[]) {
  return { kind: 'choose', options, min: 1, max: 1 } as const;
}

function ask(state: TinyState, asks: readonly NewAsk[]): void {
  state.open = { asks: asks.map((one) => ({ ...one, id: state.next++ })), as: 'it', until: 'all', answers: {} };
}

function legal(ask: Ask, answer: Answer): boolean {
  if (ask.choice.kind !== 'choose' || typeof answer !== 'object' || !('pick' in answer)) return false;
  const option = ask.choice.options.find((one) => one.id === answer.pick[0]);
  if (option === undefined || answer.pick.length !== 1) return false;
  return (option.needs ?? []).every((need) => answer.with?.[need.name] !== undefined);
}

function viewOf(state: TinyState, seat: Seat | undefined): View {
  const asks = state.result === undefined ? (state.open?.asks ?? []) : [];
  const board: TinyBoard = {
    scores: [...state.g.scores],
    hand: seat === undefined ? [] : hand(state, seat).map((card) => ({ card, def: state.cards[card]?.def ?? '' })),
    hands: state.g.scores.map((_, one) => hand(state, one).length),
    stage: state.g.stage,
  };
  const offered = state.result === undefined && state.open !== undefined ? offeredIn(state.open) : undefined;
  return {
    seat,
    seats: state.seats,
    out: [...state.out],
    ...(offered !== undefined && { offered }),
    asks: asks.filter((one) => one.seat === seat),
    owing: asks.filter((one) => state.open?.answers[one.seat] === undefined).map((one) => one.seat),
    active: state.g.active,
    turn: state.g.turn,
    result: state.result,
    board,
  };
}

/** Rebuilds a tiny game of its data. */
export function rebuildTiny(game: string, data: unknown): Game {
  if (game !== 'tiny') throw new Error(`no game ${game}`);
  return tinyGame(data as { ruleset: string; goal: number });
}
