/** One game played by chance with everything watched: refusals, invariants, secrets, round trips, replay. */

import { chance as chanceOf } from '#bots/play';
import type { Player } from '#bots/player';
import { randomAnswer } from '#bots/random';
import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import type { Library } from '#games/eve/library';
import type { EveState } from '#games/eve/state';
import type { Answer, Ask } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { drifter, owed, replay, take } from './course.ts';
import { type Round, roundFaults, roundOf, toldOnce } from './eliminated.ts';
import { hostileInputs } from './hostile.ts';
import { type Before, faults, remember } from './invariants.ts';
import { lookAlikeFaults } from './look-alike.ts';
import { randomDeck } from './random-deck.ts';
import { unreadable, untellable } from './reading.ts';
import { dealtAnew, Watcher } from './secrets.ts';

export type Fuzz = {
  readonly game: Game;
  readonly library: Library;
  readonly decks: readonly Deck[];
  /** Plays well; takes some seats, so that games come to their ends in all ways. */
  readonly player: Player;
  readonly seed: string;
  /** Seats at the table; by chance if absent. */
  readonly seats?: number;
  /** Which decks are played; by chance if absent. */
  readonly from?: Source;
};

/** Ready decks, or legal ones by chance out of all cards of the edition. */
export type Source = 'ready' | 'random';

export type Tally = {
  readonly inputs: number;
  readonly refused: number;
  readonly turns: number;
  readonly seats: number;
  /** Players who were out before the game was over. */
  readonly fell: number;
  readonly how: string;
  readonly log: string;
  /** Definitions of the cards that were put on the pile or into play. */
  readonly played: ReadonlySet<string>;
};

/** Chances at each input that somebody gives up instead, whoever is asked: in most games, and in impatient ones. */
const GIVES_UP = 1 / 2_000;
const IMPATIENT = 1 / 150;
/** Cards whose order is nobody's concern. */
const unordered = /^(?:hand|market|regions|play|scrap|options|ships|crew|used|struck|on)\b/;
/** The turn in which a news came is noted, but nothing asks for it. */
const past = (key: string) => key === 'since';
const names = ['Ada', 'Bob', 'Cleo', 'Dan'];
/** Inputs after which a game counts as endless. */
const MOST = 30_000;

/** What went wrong, where, and how to see it again. */
class Finding extends Error {
  constructor({ seed, from }: Pick<Fuzz, 'seed' | 'from'>, seats: number, inputs: number, what: readonly string[]) {
    super(
      [
        `seed ${seed}, input ${inputs}:`,
        ...what.slice(0, 5),
        `npm run fuzz -- --seed ${seed} --seats ${seats}${from === undefined ? '' : ` --decks ${from}`} --games 1`,
      ].join('\n  '),
    );
  }
}

/** Plays one game. Throws a `Finding` at the first thing that does not hold. */
export function fuzzGame(fuzz: Fuzz): Tally {
  const { game, library, seed } = fuzz;
  const chance = chanceOf(`fuzz ${seed}`);
  const below = (n: number) => Math.floor(chance() * n);
  const drawn = 2 + below(3);
  const seats = fuzz.seats ?? drawn;
  const impatience = below(5) === 0 ? IMPATIENT : GIVES_UP;
  const edition = below(2) === 0 ? 'core' : 'exiled';
  const drawnFrom = below(2) === 0 ? 'ready' : 'random';
  const decks = decksOf(fuzz, edition, seats, fuzz.from ?? drawnFrom, below);
  const setup = { edition, seed, decks };
  const begun = game.setup(setup);
  if ('refused' in begun) throw new Finding(fuzz, seats, 0, [`the game cannot begin: ${JSON.stringify(begun)}`]);
  let state = begun.state as EveState;
  let before: Before = remember(library, state);
  let round: Round = roundOf(state);
  const players = Array.from({ length: seats }, () => (chance() < 0.4 ? fuzz.player : drifter));
  const watcher = new Watcher(game, new Set(library.cards.map((one) => one.id)), state);
  const inputs: unknown[] = [];
  const log: string[] = [JSON.stringify(begun.events)];
  const played = new Set<string>();
  let refused = 0;
  let fell = 0;
  const check = (what: readonly string[]) => {
    if (what.length > 0) throw new Finding(fuzz, seats, inputs.length, what);
  };
  check(watcher.events(state, begun.events));

  while (state.result === undefined) {
    if (inputs.length >= MOST) check([`the game has not ended after ${MOST} inputs`]);
    const text = JSON.stringify(state);
    const ask = owed(state, below);
    if (inputs.length % 3 === 0) {
      check(watcher.views(state));
      check(sameToOthers(game, state, below));
    }
    if (inputs.length % 2 === 0) check(lookAlikeFaults({ game, names, unordered, past }, state, ask, below));
    if (chance() < 0.15) {
      for (const bad of hostileInputs(ask, seats, chance, 3)) {
        check(stays(state, text, bad, game.answer(state, bad)));
        refused++;
      }
      const nobody = mayNotLeave(state, chance);
      check(stays(state, text, { concede: nobody }, game.concede(state, nobody as Seat)));
    }
    const input =
      chance() < impatience
        ? { concede: anybody(state, below) }
        : { seat: ask.seat, ask: ask.id, answer: answerOf(game, players, state, ask, chance) };
    inputs.push(input);
    const seen = game.view(state, undefined);
    const step = take(game, state, input);
    if ('refused' in step)
      throw new Finding(fuzz, seats, inputs.length, [
        `a legal answer was refused: ${JSON.stringify([step, input, ask])}`,
      ]);
    check(roundTrip(game, text, input, JSON.stringify(state)));
    check(faults(library, state, before));
    check(roundFaults(library, state, round));
    check(toldOnce(round, state, step.events));
    check(watcher.events(state, step.events));
    if (inputs.length % 5 === 0 || state.out.length > round.out.length) check(unreadable(game, state, step.events));
    check(untellable(game, seen, step.events));
    log.push(JSON.stringify(step.events));
    for (const event of step.events) if (comes.has(event.e)) played.add(event.def as string);
    if (state.out.length > round.out.length && state.result === undefined) fell += state.out.length - round.out.length;
    before = remember(library, state, before);
    round = roundOf(state);
    // Every so often the game goes on from what was stored.
    if (chance() < 0.05) state = game.open(JSON.stringify(state)) as EveState;
  }
  check(replay(game, setup, inputs, log, JSON.stringify(state)));
  const { turn } = state.g;
  return {
    inputs: inputs.length,
    refused,
    turns: turn,
    seats,
    fell,
    how: state.result.how,
    log: log.join('\n'),
    played,
  };
}

/** Events of cards that are played or enter play. */
const comes: ReadonlySet<string> = new Set(['played', 'entered', 'regionOpened', 'upgraded']);

function decksOf(
  { decks, library }: Fuzz,
  edition: 'core' | 'exiled',
  seats: number,
  from: Source,
  below: (n: number) => number,
): Deck[] {
  const offered = decks.filter((deck) => deck.edition === edition);
  return Array.from({ length: seats }, () =>
    from === 'random' ? randomDeck(library, edition, below) : (offered[below(offered.length)] as Deck),
  );
}

/** A seat that may still give up. */
function anybody(state: EveState, below: (n: number) => number): Seat {
  const playing = Array.from({ length: state.seats }, (_, seat) => seat).filter(
    (seat) => !state.out.includes(seat) && !state.g.losing.some((one) => one.seat === seat),
  );
  return playing[below(playing.length)] ?? 0;
}

/** A seat that cannot give up: not at the table, out already or about to be, or no seat at all. */
function mayNotLeave(state: EveState, chance: () => number): unknown {
  const gone = [...state.out, ...state.g.losing.filter(({ how }) => how === 'concede').map(({ seat }) => seat)];
  const bad: unknown[] = [-1, state.seats, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '0', null, ...gone];
  return bad[Math.floor(chance() * bad.length)];
}

function answerOf(game: Game, players: readonly Player[], state: EveState, ask: Ask, chance: () => number): Answer {
  const player = players[ask.seat] ?? drifter;
  return player === drifter ? randomAnswer(ask.choice, chance) : player(game.view(state, ask.seat), ask, chance, game);
}

/** A bad input is refused and leaves the state as it was, to the byte. */
function stays(state: EveState, text: string, bad: unknown, step: ReturnType<Game['answer']>): string[] {
  const found: string[] = [];
  if (!('refused' in step)) found.push(`a bad input was taken: ${show(bad)}`);
  else if (step.spoiled === true || step.refused === 'fault' || step.refused === 'runaway')
    found.push(`a bad input was refused too late (${step.refused}): ${show(bad)}`);
  if (JSON.stringify(state) !== text) found.push(`a refused input has changed the state: ${show(bad)}`);
  return found;
}

function show(bad: unknown): string {
  try {
    return JSON.stringify(bad).slice(0, 300);
  } catch {
    return typeof bad;
  }
}

/** What was stored and read again goes on in the very same way. */
function roundTrip(game: Game, text: string, input: unknown, now: string): string[] {
  const stored = game.open(text);
  const step = take(game, stored, JSON.parse(JSON.stringify(input)));
  if ('refused' in step) return [`refused after a round trip: ${JSON.stringify(step)}`];
  return JSON.stringify(stored) === now ? [] : ['goes on differently after a round trip'];
}

/** Other cards in a hand make no difference to whoever may not see it. */
function sameToOthers(game: Game, state: EveState, below: (n: number) => number): string[] {
  const seat = below(state.seats);
  const other = dealtAnew(state, seat, below);
  const viewers = [...Array.from({ length: state.seats }, (_, i) => i).filter((one) => one !== seat), undefined];
  return viewers.flatMap((viewer) =>
    JSON.stringify(game.view(other, viewer)) === JSON.stringify(game.view(state, viewer))
      ? []
      : [`the view of ${viewer ?? 'a spectator'} depends on hidden cards of seat ${seat}`],
  );
}
