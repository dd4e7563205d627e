/** One game of Epic Space Empires played by chance with everything watched: refusals, cards, secrets, round trips, replay. */
import { chance as chanceOf } from '#bots/play';
import type { Player } from '#bots/player';
import type { Game } from '#face/game';
import type { EseState } from '#games/ese/state';
import type { GameEvent } from '#kernel/event';
import type { Seat, State } from '#kernel/state';
import { census, oncePlaced } from './cards.ts';
import { checker, drifter, hostileFaults, owed, replay, take } from './course.ts';
import { hostileInputs } from './hostile.ts';
import { lookAlikeFaults } from './look-alike.ts';
import { unspeakable, untellable } from './reading.ts';
import { sameToOthers, tellsSecrets, viewerOf } from './unseen.ts';

export type EseTally = {
  readonly inputs: number;
  readonly refused: number;
  readonly seats: number;
  /** Players who were out before the game was over. */
  readonly fell: number;
  readonly how: string;
  readonly log: string;
};

/** Cards whose order is nobody's concern; the decks are drawn from by chance. */
const unordered =
  /^(?:play|shown|laid|resource|action|race|home|resourceDiscard|actionDiscard|options|fleets|saved|lasting)\b/;
const MOST = 30_000;
/** Chances at each input that somebody gives up instead, whoever is asked: in most games, and in impatient ones. */
const GIVES_UP = 1 / 1500;
const IMPATIENT = 1 / 60;

/** Plays one game of 2 to 6, or of as many as are named. Throws at the first thing that does not hold, with the seed. */
export function fuzzEse(game: Game, player: Player, seed: string, wanted?: number): EseTally {
  const chance = chanceOf(`fuzz ${seed}`);
  const below = (n: number) => Math.floor(chance() * n);
  const drawn = 2 + below(5);
  const seats = wanted ?? drawn;
  const givesUp = chance() < 0.15 ? IMPATIENT : GIVES_UP;
  const options = Object.fromEntries(
    (game.ruleOptions ?? []).map(({ id, choices }) => [id, choices[below(choices.length)]?.id ?? '']),
  );
  const setup = { edition: 'base', seed, seats, decks: [], options };
  const begun = game.setup(setup);
  if ('refused' in begun) throw new Error(`seed ${seed}: cannot begin, ${JSON.stringify(begun)}`);
  let state = begun.state as EseState;
  const cards = definitions(state);
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
  const players = Array.from({ length: seats }, () => (chance() < 0.4 ? player : drifter));
  const inputs: unknown[] = [];
  const log = [JSON.stringify(begun.events)];
  let refused = 0;
  const check = checker(seed, inputs);
  while (state.result === undefined) {
    if (inputs.length >= MOST) check(['the game does not end']);
    const ask = owed(state, below);
    if (inputs.length % 5 === 0) {
      const viewer = viewerOf(state, below);
      if (!looks(state, viewer)) check(sameToOthers(game, state, viewer, hidden(state, viewer), below));
    }
    if (inputs.length % 7 === 0) check(names.flatMap((_, seat) => unspeakable(game, state, seat, names)));
    if (inputs.length % 2 === 0) check(lookAlikeFaults({ game, names, unordered, reduced }, state, ask, below));
    if (chance() < 0.1) {
      const bad = hostileInputs(ask, seats, chance, 3);
      check(hostileFaults(game, state, bad));
      refused += bad.length;
    }
    const view = game.view(state, ask.seat);
    const openBefore = openDefs(state);
    const input =
      chance() < givesUp
        ? { concede: below(seats) }
        : { seat: ask.seat, ask: ask.id, answer: (players[ask.seat] ?? drifter)(view, ask, chance, game) };
    const seen = game.view(state, undefined);
    const step = take(game, state, input);
    if ('refused' in step) {
      if (input.concede === undefined) check([`a legal answer was refused: ${JSON.stringify([step, input, ask])}`]);
      continue;
    }
    inputs.push(input);
    check(definitions(state) === cards ? [] : ['cards have come or gone']);
    check(oncePlaced(state));
    check(tellsTooMuch(state, step.events, openBefore));
    check(tellsSecrets(step.events, ['drew', 'passed', 'spied']));
    check(out(state));
    check(untellable(game, seen, step.events));
    log.push(JSON.stringify(step.events));
    // Every so often the game goes on from what was stored.
    if (chance() < 0.1) state = game.open(JSON.stringify(state)) as EseState;
  }
  check(replay(game, setup, inputs, log, JSON.stringify(state)));
  return { inputs: inputs.length, refused, seats, fell: state.out.length, how: state.result.how, log: log.join('\n') };
}

/**
 * A state without what no rule asks for any more: at which speeds that are over fleets had their turn, and which cards a
 * fleet owes its speed to, as all of it ends with the turn.
 */
function reduced(state: State): State {
  const { g, lasting } = state as EseState;
  const courses = Object.entries(g.courses).flatMap(([id, { to, said, barred }]) => {
    const counts = g.phase === 'attack' && barred !== true && said !== undefined && said >= g.k;
    const course = { ...(to !== undefined && { to }), ...(counts && { said }), ...(barred === true && { barred }) };
    return Object.keys(course).length === 0 ? [] : [[id, course] as const];
  });
  const speeds = new Map<string, number>();
  for (const { on = [], mod } of lasting)
    for (const fleet of on) speeds.set(fleet, (speeds.get(fleet) ?? 0) + Number(mod.speed ?? 0));
  const boosts = [...speeds].map(([fleet, speed]) => ({ fleet, speed }));
  return { ...state, g: { ...g, courses: Object.fromEntries(courses) }, lasting: boosts } as unknown as State;
}

/** The definitions of all cards: whose they are changes. */
const definitions = (state: EseState): string => census(state, ({ def }) => def).join();

/** Zones whose cards a viewer may not know, by the kind of their cards. */
export function hidden(state: EseState, viewer: Seat | undefined): readonly (readonly string[])[] {
  const { offer } = state.g;
  // Whoever is offered cards sees them.
  const given = viewer !== undefined && offer?.to.includes(viewer) ? offer.give : [];
  const shown = viewer !== undefined && offer?.by === viewer ? (offer.back ?? []) : given;
  const hands = (kind: string) =>
    Array.from({ length: state.seats }, (_, seat) =>
      seat === viewer ? [] : (state.zones[`${kind}:${seat}`] ?? []),
    ).map((ids) => ids.filter((id) => !shown.includes(id)));
  return [
    [...(state.zones.resource ?? []), ...hands('resource').flat()],
    [...(state.zones.action ?? []), ...hands('action').flat()],
    state.zones.race ?? [],
    state.zones.home ?? [],
  ];
}

/** Whoever looks for a card in a deck sees that deck. */
const looks = (state: EseState, viewer: Seat | undefined): boolean =>
  state.open?.asks.some(
    ({ seat, stop, prompt }) => seat === viewer && (stop === 'setup' || prompt.key === 'ask.fetch'),
  ) === true;

/** Definitions of all cards that lie open to everybody. */
function openDefs(state: EseState): ReadonlySet<string> {
  const open = ['play', 'shown', 'laid', 'resourceDiscard', 'actionDiscard'].flatMap((name) => state.zones[name] ?? []);
  return new Set(open.map((id) => state.cards[id]?.def ?? ''));
}

/** Whoever is out holds nothing, is asked nothing, and is not in turn once the next one is on. */
function out(state: EseState): string[] {
  return state.out.flatMap((seat) => [
    ...(['resource', 'action'].some((kind) => (state.zones[`${kind}:${seat}`] ?? []).length > 0)
      ? [`seat ${seat} is out and holds cards`]
      : []),
    ...((state.zones.play ?? []).some((id) => state.cards[id]?.ctl === seat && state.cards[id]?.on === undefined)
      ? [`seat ${seat} is out and in play`]
      : []),
    ...(state.open?.asks.some((ask) => ask.seat === seat) === true ? [`seat ${seat} is out and asked`] : []),
  ]);
}

/**
 * What is told to all names no card but such as lay open before or after, also on its way through a shuffle; what is told to
 * some is told to those whom it concerns.
 */
function tellsTooMuch(state: EseState, events: readonly GameEvent[], before: ReadonlySet<string>): string[] {
  const after = openDefs(state);
  // What was opened and is gone again within one step was told when it was opened, or is told as discarded.
  const told = new Set(
    events.filter(({ e }) => ['entered', 'recruited', 'discarded'].includes(e)).map(({ def }) => String(def)),
  );
  const defs = new Set(Object.values(state.cards).map(({ def }) => def));
  const named = events
    .filter(({ to }) => to === undefined)
    .flatMap((event) => [...strings(event)].filter((text) => defs.has(text)).map((text) => ({ e: event.e, text })))
    .filter(({ text }) => !before.has(text) && !after.has(text) && !told.has(text))
    .map(({ e, text }) => `${e} tells everybody of ${text} (${state.g.phase})`);
  const concerned: Readonly<Record<string, (event: GameEvent) => readonly unknown[]>> = {
    drew: ({ seat }) => [seat],
    passed: ({ seat, from }) => [from, seat],
    spied: ({ seat }) => [seat],
  };
  const strays = events
    .filter(
      ({ e, to }) =>
        to !== undefined &&
        JSON.stringify(to) !==
          JSON.stringify(concerned[e]?.(events.find((one) => one.e === e && one.to === to) ?? { e })),
    )
    .map(({ e, to }) => `${e} is told to ${JSON.stringify(to)}`);
  return [...named, ...strays];
}

/** Every string in some data, keys left out. */
function* strings(data: unknown): Generator<string> {
  if (typeof data === 'string') yield data;
  else if (Array.isArray(data)) for (const one of data) yield* strings(one);
  else if (typeof data === 'object' && data !== null) yield* strings(Object.values(data));
}
