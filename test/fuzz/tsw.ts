/** One game of The Space War played by chance with everything watched: refusals, cards, secrets, round trips, replay. */
import { chance as chanceOf } from '#bots/play';
import type { Deck } from '#face/deck';
import { tswGame } from '#games/tsw/game';
import { makeLibrary } from '#games/tsw/library';
import { defenseLeft, stationMaximum } from '#games/tsw/rules/figures';
import { tswRules } from '#games/tsw/rules/index';
import { rows, type TswState } from '#games/tsw/state';
import type { GameEvent } from '#kernel/event';
import { Machine } from '#kernel/machine';
import type { Seat } from '#kernel/state';
import { idOf } from '#kernel/zones';
import { loadSets } from '#sets/load';
import { census, oncePlaced } from './cards.ts';
import { checker, hostileFaults, likelyAnswer, owed, replay, take } from './course.ts';
import { hostileInputs } from './hostile.ts';
import { lookAlikeFaults, type Sight } from './look-alike.ts';
import { unspeakable, untellable } from './reading.ts';
import { sameToOthers, tellsSecrets, viewerOf } from './unseen.ts';

const sets = loadSets().sets.tsw;
const game = tswGame(sets);
const library = makeLibrary(sets);
const rules = tswRules(library);
const names = ['Ada', 'Bob'];

const sight: Sight = {
  game,
  names,
  unordered: /^(?:hand|deck|play|heap|discard|station|options|answers)\b/,
  // What cards have done, or when they came, in a turn that is over.
  past: (key, value, { g }) =>
    key === 'entered' || (key === 'did' && (value as { readonly turn: number }).turn !== (g as TswState['g']).turn),
};

export type TswTally = {
  readonly inputs: number;
  readonly refused: number;
  readonly turns: number;
  readonly how: string;
  readonly told: Readonly<Record<string, number>>;
};

const SEATS: readonly Seat[] = [0, 1];
const MOST = 20_000;
const GIVES_UP = 1 / 3000;

/** Plays one game with decks drawn by chance. Throws at the first thing that does not hold, with the seed. */
export function fuzzTsw(seed: string): TswTally {
  const chance = chanceOf(`fuzz ${seed}`);
  const below = (n: number) => Math.floor(chance() * n);
  const edition = chance() < 0.3 ? '2021' : '2026';
  const offered = game.decks.filter((deck) => deck.edition === edition);
  const decks = SEATS.map(() =>
    below(2) === 0 ? (offered[below(offered.length)] as Deck) : randomDeck(edition, below),
  );
  const begun = game.setup({ edition, seed, decks });
  if (!('state' in begun)) throw new Error(`seed ${seed}: cannot begin, ${JSON.stringify(begun)}`);
  let { state } = begun;
  const cards = census(state).join();
  const inputs: unknown[] = [];
  const log = [JSON.stringify(begun.events)];
  const told: Record<string, number> = {};
  let refused = 0;
  const check = checker(seed, inputs);
  while (state.result === undefined) {
    if (inputs.length >= MOST) check(['the game does not end']);
    const ask = owed(state, below);
    if (inputs.length % 5 === 0) {
      const viewer = viewerOf(state, below);
      check(sameToOthers(game, state, viewer, hidden(state, viewer), below));
    }
    if (inputs.length % 7 === 0) check(SEATS.flatMap((seat) => unspeakable(game, state, seat, names)));
    if (inputs.length % 2 === 0) check(lookAlikeFaults(sight, state, ask, below));
    if (chance() < 0.1) {
      const bad = hostileInputs(ask, SEATS.length, chance, 3);
      check(hostileFaults(game, state, bad));
      refused += bad.length;
    }
    const known = new Set(Object.keys(state.cards));
    const gone = chance() < GIVES_UP ? below(SEATS.length) : undefined;
    const input =
      gone === undefined
        ? { seat: ask.seat, ask: ask.id, answer: likelyAnswer(ask, ['pass'], chance) }
        : { concede: gone };
    const seen = game.view(state, undefined);
    const step = take(game, state, input);
    if ('refused' in step) return check([`a legal answer was refused: ${JSON.stringify([step, input, ask])}`]) as never;
    inputs.push(input);
    check(census(state).join() === cards ? [] : ['cards have come or gone']);
    check(oncePlaced(state));
    check(lawful(state));
    // What was drawn or laid face down is told to its player alone.
    check(tellsSecrets(step.events, ['drew', 'laid', 'found', 'taken', 'handSeen']));
    check(recognisable(state, step.events, known));
    for (const { e } of step.events) told[e] = (told[e] ?? 0) + 1;
    check(untellable(game, seen, step.events));
    log.push(JSON.stringify(step.events));
    // Every so often the game goes on from what was stored.
    if (chance() < 0.1) state = game.open(JSON.stringify(state));
  }
  check(replay(game, { edition, seed, decks }, inputs, log, JSON.stringify(state)));
  return { inputs: inputs.length, refused, turns: state.g.turn, how: state.result.how, told };
}

/** A deck as people may build it, of any cards (T-2.2). */
function randomDeck(edition: string, below: (n: number) => number): Deck {
  const all = library.cards('2026');
  const commanders = all.filter(({ type }) => type === 'commander').map(({ id }) => id);
  const main: Record<string, number> = {};
  const size = 50 + below(21);
  for (let n = 0; n < size; ) {
    const { id, copies, type } = all[below(all.length)] as (typeof all)[number];
    if (type === 'commander' || (main[id] ?? 0) >= copies) continue;
    main[id] = (main[id] ?? 0) + 1;
    n++;
  }
  return {
    id: 'by-chance',
    name: 'By chance',
    edition,
    main,
    extra: { commanders: [commanders[below(commanders.length)] as string] },
  };
}

/** Figures within their bounds, and nothing left over of what a card was before. */
function lawful(state: TswState): string[] {
  const m = new Machine(rules, state);
  const inPlay = state.zones.play ?? [];
  const station = (seat: Seat) => rows.flatMap((row) => state.zones[`station.${row}:${seat}`] ?? []);
  // A commander remembers how often its powers were used.
  const active = [...inPlay, ...SEATS.flatMap((seat) => state.zones[`commander:${seat}`] ?? [])];
  const stray = Object.entries(state.cards).filter(
    ([id, { at, damage, did }]) => !active.includes(id) && (at ?? damage ?? did) !== undefined,
  );
  return [
    ...(state.g.actions < 0 ? ['actions below 0'] : []),
    ...inPlay
      .filter((id) => defenseLeft(m, id) === 0 && state.cards[id]?.damage !== undefined)
      .map((id) => `${id} lives on`),
    ...inPlay.filter((id) => state.cards[id]?.at === undefined).map((id) => `${id} is in no zone of play`),
    ...stray.map(([id]) => `${id} carries what it was in play`),
    ...SEATS.filter((seat) => station(seat).length > stationMaximum(m, seat)).map(
      (seat) => `station of ${seat} too large`,
    ),
    ...state.pile
      .filter(
        ({ kind, card: reference = '' }) => kind === 'card' && !(state.zones.pile ?? []).includes(idOf(reference)),
      )
      .map(({ def }) => `${def} is on the pile and does not lie there`),
  ];
}

/** Cards that a viewer does not know, by owner: each could be any other of its list. */
export function hidden(state: TswState, viewer: Seat | undefined): readonly (readonly string[])[] {
  const looks = state.g.phase === 'action' && state.g.active === viewer;
  // Whoever searches sees all their own cards.
  const asked = state.open?.asks.find(({ seat }) => seat === viewer);
  const searches = asked?.prompt.key === 'ask.search';
  const choice = asked?.choice;
  // Cards among which somebody chooses are seen by them.
  const shown = new Set(
    choice?.kind === 'choose' ? choice.options.filter(({ verb }) => verb === undefined).map(({ card }) => card) : [],
  );
  return SEATS.map((seat) => hiddenOf(seat).filter((id) => !shown.has(id)));

  function hiddenOf(seat: Seat): readonly string[] {
    const down = rows
      .flatMap((row) => state.zones[`station.${row}:${seat}`] ?? [])
      .filter((id) => state.cards[id]?.flipped !== true);
    const deck = state.zones[`deck:${seat}`] ?? [];
    if (seat === viewer && searches) return [];
    if (seat === viewer) return looks ? deck : [...deck, ...down];
    return [...deck, ...down, ...(state.zones[`hand:${seat}`] ?? [])];
  }
}

/** A card that was laid face down has an id that did not exist before. */
function recognisable(state: TswState, events: readonly GameEvent[], known: ReadonlySet<string>): string[] {
  const laid = events.filter(({ e, to }) => e === 'laid' && to === undefined).length;
  const fresh = Object.keys(state.cards).filter((id) => !known.has(id));
  return fresh.length === laid ? [] : [`${laid} cards laid, ${fresh.length} of them with new ids`];
}
