/** One game of Shattered Empires played by chance with everything watched: refusals, cards, secrets, round trips, replay. */
import { chance as chanceOf } from '#bots/play';
import type { Deck } from '#face/deck';
import { semGame } from '#games/sem/game';
import { makeLibrary } from '#games/sem/library';
import { choices } from '#games/sem/options';
import { allInPlay, fitsOn, hasPostFor, hostOf, isInPlay } from '#games/sem/rules/facts';
import { hitPointsLeft } from '#games/sem/rules/figures';
import { semRules } from '#games/sem/rules/index';
import type { SemState } from '#games/sem/state';
import { Machine } from '#kernel/machine';
import type { Seat } from '#kernel/state';
import { loadSets } from '#sets/load';
import { census, oncePlaced } from './cards.ts';
import { checker, hostileFaults, likelyAnswer, owed, replay, take } from './course.ts';
import { hostileInputs } from './hostile.ts';
import { lookAlikeFaults } from './look-alike.ts';
import { unspeakable, untellable } from './reading.ts';
import { sameToOthers, tellsSecrets, viewerOf } from './unseen.ts';

const sets = loadSets().sets.sem;
const game = semGame(sets);
const library = makeLibrary(sets);
const rules = semRules(library);
const names = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];

const sight = {
  game,
  names,
  unordered: /^(?:hand|deck|play|barracks|scrapyard|sideboard|removed|queue|options|needs|on|targeted|used)\b/,
};

export type SemTally = {
  readonly inputs: number;
  readonly refused: number;
  readonly turns: number;
  readonly seats: number;
  /** Players who were out before the game was over. */
  readonly fell: number;
  readonly how: string;
  /** Definitions of the cards that were played, completed or brought into play. */
  readonly played: ReadonlySet<string>;
};

const MOST = 30_000;
const GIVES_UP = 1 / 3000;
/** Inputs after which everybody gives up, so that a game of stalled empires comes to an end. */
const TIRED = 6000;

/** Plays one game for 2 to 6. Throws at the first thing that does not hold, with the seed. */
export function fuzzSem(
  seed: string,
  wanted: { readonly seats?: number | undefined; readonly decks?: 'ready' | 'random' | undefined } = {},
): SemTally {
  const chance = chanceOf(`fuzz ${seed}`);
  const below = (n: number) => Math.floor(chance() * n);
  const drawn = 2 + below(5);
  const seats = wanted.seats ?? drawn;
  const isRandom = () => (wanted.decks === undefined ? below(2) === 0 : wanted.decks === 'random');
  const decks = Array.from({ length: seats }, () =>
    isRandom() ? randomDeck(below) : (game.decks[below(game.decks.length)] as Deck),
  );
  const options = Object.fromEntries(Object.entries(choices).map(([id, list]) => [id, list[below(list.length)] ?? '']));
  const setup = { edition: 'v2', seed, decks, options };
  const begun = game.setup(setup);
  if (!('state' in begun)) throw new Error(`seed ${seed}: cannot begin, ${JSON.stringify(begun)}`);
  let { state } = begun;
  const cards = census(state);
  const inputs: unknown[] = [];
  const log = [JSON.stringify(begun.events)];
  const played = new Set<string>();
  let refused = 0;
  const check = checker(seed, inputs);
  while (state.result === undefined) {
    if (inputs.length >= MOST) check(['the game does not end']);
    const ask = owed(state, below);
    if (inputs.length % 5 === 0) {
      const viewer = viewerOf(state, below);
      check(sameToOthers(game, state, viewer, hidden(state, viewer), below));
    }
    if (inputs.length % 11 === 0) check(unspeakable(game, state, below(seats), names, below(seats)));
    if (inputs.length % 2 === 0) check(lookAlikeFaults(sight, state, ask, below));
    if (chance() < 0.1) {
      const bad = hostileInputs(ask, seats, chance, 3);
      check(hostileFaults(game, state, bad));
      refused += bad.length;
    }
    const staying = names.flatMap((_, seat) =>
      seat < seats && !state.out.includes(seat) && !state.g.leaving.includes(seat) ? [seat] : [],
    );
    const gives = chance() < GIVES_UP || inputs.length > TIRED;
    const input = gives
      ? { concede: staying[below(staying.length)] }
      : { seat: ask.seat, ask: ask.id, answer: likelyAnswer(ask, ['pass', 'end', 'scrap'], chance) };
    const seen = game.view(state, undefined);
    const step = take(game, state, input);
    if ('refused' in step) return check([`a legal answer was refused: ${JSON.stringify([step, input, ask])}`]) as never;
    inputs.push(input);
    for (const event of step.events) {
      const { e, def } = event;
      if (typeof def === 'string' && ['completed', 'entered', 'hired', 'played', 'promoted'].includes(e))
        played.add(def);
    }
    check(lostCards(census(state), cards));
    check(oncePlaced(state));
    check(lawful(state));
    check(tellsSecrets(step.events, ['drew']));
    check(untellable(game, seen, step.events));
    log.push(JSON.stringify(step.events));
    // Every so often the game goes on from what was stored.
    if (chance() < 0.1) state = game.open(JSON.stringify(state));
  }
  check(replay(game, setup, inputs, log, JSON.stringify(state)));
  const { how, winners } = state.result;
  const fell = state.out.length - (winners.length === 0 ? 0 : 1);
  return { inputs: inputs.length, refused, turns: state.g.turn, seats, fell: Math.max(0, fell), how, played };
}

/** A deck as people may build it, of any cards of a faction and the neutral ones (S-2). */
function randomDeck(below: (n: number) => number): Deck {
  const bases = library.cards.filter(({ type }) => type === 'base');
  const base = bases[below(bases.length)] as (typeof bases)[number];
  const own = library.cards.filter(
    ({ type, faction }) => type !== 'base' && (faction === 'neutral' || faction === base.faction),
  );
  const [ordinary, special] = [
    own.filter(({ cost }) => cost !== undefined),
    own.filter(({ cost }) => cost === undefined),
  ];
  const main: Record<string, number> = {};
  const size = 40 + below(21);
  for (let n = 0; n < size; ) {
    const { id, unlimited } = ordinary[below(ordinary.length)] as (typeof own)[number];
    if ((main[id] ?? 0) >= (unlimited === true ? 20 : 4)) continue;
    main[id] = (main[id] ?? 0) + 1;
    n++;
  }
  const sideboard = special.flatMap(({ id }) => Array.from({ length: below(3) }, () => id));
  return { id: 'by-chance', name: 'By chance', edition: 'v2', main, extra: { base: [base.id], sideboard } };
}

/** Cards that were there from the start are there to the end; copies may come besides. */
function lostCards(now: readonly string[], before: readonly string[]): string[] {
  const left = [...now];
  return before.flatMap((one) => {
    const at = left.indexOf(one);
    if (at < 0) return [`${one} has gone`];
    left.splice(at, 1);
    return [];
  });
}

/** Figures within their bounds, everything on what may carry it, and nothing left over of what a card was before. */
function lawful(state: SemState): string[] {
  const m = new Machine(rules, state);
  const inPlay = allInPlay(m);
  const at = (zone: string) => Object.entries(state.zones).flatMap(([id, ids]) => (id.startsWith(zone) ? ids : []));
  const active = new Set([...inPlay, ...at('queue:'), ...at('play:')]);
  const stray = Object.entries(state.cards).filter(
    ([id, { damage, progress, testing, on, fired }]) =>
      !active.has(id) && (damage ?? progress ?? testing ?? on ?? fired) !== undefined,
  );
  const faults = inPlay.flatMap((id): string[] => {
    const card = state.cards[id];
    const host = hostOf(m, id);
    const def = library.get(card?.def ?? '');
    const dead = def.hp !== undefined && hitPointsLeft(m, id) === 0;
    const unhosted =
      (def.type === 'modification' || def.type === 'personnel') && (host === undefined || !isInPlay(m, host));
    const misplaced = def.type === 'personnel' && host !== undefined && !hasPostFor(m, host, id);
    const misfit =
      def.type === 'modification' && host !== undefined && !fitsOn(m, id, host) && !wasPromoted(state, host);
    return [
      ...(dead ? [`${def.name} lives on`] : []),
      ...(unhosted ? [`${def.name} is on nothing`] : []),
      ...(misplaced ? [`${def.name} has no post`] : []),
      ...(misfit ? [`${def.name} is on what it does not fit`] : []),
    ];
  });
  const uniques = inPlay
    .filter((id) => library.get(state.cards[id]?.def ?? '').unique === true)
    .map((id) => `${state.cards[id]?.own} ${state.cards[id]?.def}`);
  return [
    ...faults,
    ...state.g.cp.flatMap((cp, seat) => (cp < 0 ? [`command points of ${seat} below 0`] : [])),
    ...stray.map(([id]) => `${id} carries what it was in play`),
    ...uniques.filter((one, i) => uniques.indexOf(one) !== i).map((one) => `${one} is there twice`),
    ...(state.result === undefined && state.pile.length === 0 && state.g.attack !== undefined
      ? ['an attack without anything on the pile']
      : []),
  ];
}

/** What has been promoted keeps what was on it, whatever its class (S-5). */
const wasPromoted = (state: SemState, id: string): boolean => state.cards[id]?.special === true;

/** Cards that a viewer does not know, by owner: each could be any other of its list. */
export function hidden(state: SemState, viewer: Seat | undefined): readonly (readonly string[])[] {
  const asked = state.open?.asks.find(({ seat }) => seat === viewer);
  return Array.from({ length: state.seats }, (_, seat) => {
    const deck = state.zones[`deck:${seat}`] ?? [];
    // Whoever searches sees their own deck.
    if (seat === viewer) return asked?.prompt.key === 'ask.search' ? [] : deck;
    return [...deck, ...(state.zones[`hand:${seat}`] ?? [])];
  });
}
