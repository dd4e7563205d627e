/** Boards written down by names: the state of a game in the middle, made from a description of what lies where. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isFailure } from '#core/failure';
import type { CardSet, CommandName } from '#games/eve/cards/format';
import { cardShape } from '#games/eve/cards/format';
import { emptyState, eveGame } from '#games/eve/game';
import type { EveMachine } from '#games/eve/kind';
import { makeLibrary } from '#games/eve/make-library';
import { eveRules, steps } from '#games/eve/rules/index';
import type { EveState } from '#games/eve/state';
import { Machine } from '#kernel/machine';
import type { Op } from '#kernel/op';
import { noReply } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { create, ref } from '#kernel/zones';
import { loadSets, readSet, readSetOf } from '#sets/load';

export type Edition = 'core' | 'exiled';

export const seatNames = ['p1', 'p2', 'p3', 'p4'] as const;
export type Who = (typeof seatNames)[number];
export const seatOf = (who: Who): Seat => seatNames.indexOf(who);
export const whoOf = (seat: Seat): Who => seatNames[seat] as Who;

/** A card to lay down: its name, `A=Ship(1/1)` for one that is called A in the story, or with more about it. */
export type Put =
  | string
  | {
      readonly card: string;
      /** From whose deck it comes, where that is not who controls it. */
      readonly own?: Who;
      readonly tabs?: number;
      readonly on?: CommandName;
      readonly mine?: string;
      readonly damage?: number;
      readonly x?: number;
      /** The character on a ship. */
      readonly pilot?: string;
    };

export type SeatGiven = {
  readonly base?: string;
  readonly back?: string;
  readonly upgraded?: true;
  readonly isk?: number;
  readonly hand?: readonly Put[];
  /** From the top. */
  readonly market?: readonly Put[] | number;
  readonly scrapheap?: readonly Put[];
  readonly dock?: readonly Put[];
  /** Ships, locations and structures in the home region. */
  readonly home?: readonly Put[];
  readonly news?: readonly Put[];
  /** Unplayed outer regions. */
  readonly regions?: readonly string[];
};

export type OuterGiven = Partial<Record<Who, readonly Put[]>> & {
  readonly locations?: readonly Put[];
  readonly own?: Who;
};

/** From where the turn is played: the first op of the turn that is still to come. */
export type Start = 'begin' | 'duration' | 'assembly' | 'income' | 'draw' | 'management' | 'battle' | 'end';

export type Given = Partial<Record<Who, SeatGiven>> & {
  /**
   * `core`: the cards of the Core Set as they are; `long watch`: with them those that docs/card-sets shows; else the fixtures
   * of `cards.yaml`.
   */
  readonly cards?: Exclude<Cards, 'fixtures'>;
  readonly edition?: Edition;
  readonly seats?: number;
  readonly turn?: number;
  readonly active?: Who;
  readonly from?: Start;
  readonly seed?: string;
  readonly outer?: Readonly<Record<string, OuterGiven>>;
};

/** `Ship(a/s)`: ships with nothing but attack and shield, ready when played, for 1 ISK. */
const plainShips: CardSet = {
  set: 'plain-ships',
  name: 'Plain ships',
  game: 'eve',
  cards: Array.from({ length: 10 }, (_, a) =>
    Array.from({ length: 9 }, (_, s) =>
      cardShape.parse({
        id: `ship-${a}-${s + 1}`,
        name: `Ship(${a}/${s + 1})`,
        type: 'ship',
        price: 1,
        attack: a,
        shield: s + 1,
      }),
    ),
  ).flat(),
  decks: [],
};

export type World = ReturnType<typeof worldOf>;
type Cards = 'core' | 'long watch' | 'fixtures';
const worlds = new Map<Cards, World>();

/** The rules with one of the collections of cards; made once. */
export function world(cards: Cards): World {
  const made = worlds.get(cards) ?? makeWorld(cards);
  worlds.set(cards, made);
  return made;
}

function makeWorld(cards: Cards): World {
  if (cards === 'fixtures') return worldOf([fixtures(), plainShips]);
  const built = [...loadSets().sets.eve, plainShips];
  return worldOf(cards === 'core' ? built : [...built, longWatch()]);
}

/** The rules with some sets of cards. */
export function worldOf(sets: readonly CardSet[]) {
  const library = makeLibrary(sets);
  const byName = new Map(library.cards.map((card) => [card.name, card.id]));
  return { sets, library, rules: eveRules(library), game: eveGame(sets), byName };
}

function fixtures(): CardSet {
  const read = readSet(fileURLToPath(new URL('cards.yaml', import.meta.url)));
  if (isFailure(read)) throw new Error(JSON.stringify(read.failed));
  return read.set as CardSet;
}

/** The second set file of the page for authors: the cards that use what the built-in sets do not. */
export function longWatchFile(): string {
  const page = readFileSync(new URL('../../docs/card-sets/eve.md', import.meta.url), 'utf8');
  return [...page.matchAll(/```yaml\n([\s\S]*?)```/g)][1]?.[1] ?? '';
}

function longWatch(): CardSet {
  const read = readSetOf('long-watch.yaml', longWatchFile());
  if (isFailure(read)) throw new Error(JSON.stringify(read.failed));
  return read.set as CardSet;
}

/** Id of a definition by its name. Throws on a name that no card has. */
export function definitionOf(inWorld: World, name: string): string {
  const id = inWorld.byName.get(name);
  if (id === undefined) throw new Error(`no card is called "${name}"`);
  return id;
}

/** What a seat has where the story says nothing: the race decides the back of its starbase. */
const fillers = { core: 'Drift Leviathan', 'long watch': 'Drift Leviathan', fixtures: 'Paper' };
const backs: Readonly<Record<string, string>> = {
  Amarr: 'Empiric Tower',
  Caldari: 'Venal Tower',
  Gallente: 'Entrallment Tower',
  Minmatar: 'Liberty Tower',
  'Amarr Starbase': 'Amarr Tower',
  'Caldari Starbase': 'Caldari Tower',
  'Gallente Starbase': 'Gallente Tower',
  'Minmatar Starbase': 'Minmatar Tower',
};

/** A state with the given board, its turn cut to what is still to come, and the names given to cards. */
export function layBoard(
  given: Given,
  edition: Edition,
  inWorld: World = world(given.cards ?? 'fixtures'),
): { inWorld: World; state: EveState; names: Map<string, CardId> } {
  const seats = given.seats ?? (given.p4 ? 4 : given.p3 ? 3 : 2);
  const setup = { edition, seed: given.seed ?? 'board' };
  const state = emptyState(inWorld.rules, setup, seats);
  const m: EveMachine = new Machine(inWorld.rules, state);
  const names = new Map<string, CardId>();
  const lay = new Layer(inWorld, m, names);
  const active = seatOf(given.active ?? 'p1');
  for (let seat = 0; seat < seats; seat++) lay.starbase(seat, given[whoOf(seat)] ?? {}, given.cards ?? 'fixtures');
  for (const [name, outer] of Object.entries(given.outer ?? {})) lay.outer(name, outer, active);
  for (let seat = 0; seat < seats; seat++) lay.seat(seat, given[whoOf(seat)] ?? {}, given.cards ?? 'fixtures');
  lay.mines();
  cutTurn(m, given, active);
  return { inWorld, state, names };
}

/** Begins the turn and drops what lies before the wanted start. */
function cutTurn(m: EveMachine, { turn = 5, from = 'management' }: Given, active: Seat): void {
  const { g } = m.state;
  g.active = active;
  g.first = turn === 1 ? active : 0;
  g.turn = turn - 1;
  const base = { you: active, rest: [], env: {} };
  m.state.frames = [base];
  steps.turn?.(m, base, { op: 'rule', name: 'turn' }, noReply);
  const frame = m.state.frames[1];
  const first = frame?.rest.findIndex((op) => isStart(op, from)) ?? -1;
  if (frame === undefined || first < 0) throw new Error(`a turn has no "${from}"`);
  frame.rest.splice(0, first);
  if (from === 'battle') g.phase = 'battle';
}

function isStart(op: Op, from: Start): boolean {
  switch (from) {
    case 'begin':
      return op.name === 'turn.begin';
    case 'duration':
      return op.name === 'turn.duration';
    case 'assembly':
      return op.name === 'turn.assembly';
    case 'income':
      return op.name === 'turn.incomeBegins';
    case 'draw':
      return op.name === 'turn.draw';
    case 'management':
      return op.name === 'turn.step' && op.phase === 'management';
    case 'battle':
      return op.name === 'battles';
    case 'end':
      return op.name === 'turn.step' && op.phase === 'end';
    default:
      return from satisfies never;
  }
}

class Layer {
  readonly #mines: { readonly ship: CardId; readonly at: string }[] = [];

  constructor(
    readonly inWorld: World,
    readonly m: EveMachine,
    readonly names: Map<string, CardId>,
  ) {}

  starbase(seat: Seat, given: SeatGiven, cards: Cards): void {
    const base = given.base ?? (cards === 'fixtures' ? 'Amarr Starbase' : 'Amarr');
    const back = definitionOf(this.inWorld, given.back ?? backs[base] ?? '');
    const { g } = this.m.state;
    const id = create(this.m, given.upgraded ? back : definitionOf(this.inWorld, base), seat, 'play');
    g.base[seat] = id;
    g.back[seat] = back;
    g.upgraded[seat] = given.upgraded === true;
    g.isk[seat] = given.isk ?? 0;
    this.names.set(`home ${whoOf(seat)}`, id);
  }

  seat(seat: Seat, given: SeatGiven, cards: Cards): void {
    const home = this.m.state.g.base[seat] as CardId;
    const market = given.market ?? 10;
    const filler = fillers[cards];
    for (const one of given.hand ?? []) this.put(one, seat, `hand:${seat}`);
    for (const one of typeof market === 'number' ? Array.from({ length: market }, () => filler) : market)
      this.put(one, seat, `market:${seat}`);
    for (const one of given.scrapheap ?? []) this.put(one, seat, `scrap:${seat}`);
    for (const name of given.regions ?? []) this.put(name, seat, `regions:${seat}`);
    for (const one of given.dock ?? []) this.put(one, seat, 'play', 'dock');
    for (const one of given.home ?? []) this.put(one, seat, 'play', home);
    for (const one of given.news ?? []) this.put(one, seat, 'play');
  }

  /** Where the active player and another have ships, the active player's are attacking. */
  outer(name: string, given: OuterGiven, active: Seat): void {
    const own = seatOf(given.own ?? 'p1');
    const region = create(this.m, definitionOf(this.inWorld, name), own, 'play');
    this.names.set(name, region);
    const present = seatNames.filter((who) => (given[who]?.length ?? 0) > 0).map(seatOf);
    const holder = present.find((seat) => seat !== active) ?? present[0];
    this.card(region).ctl = holder ?? -1;
    if (holder === own) delete this.card(region).ctl;
    for (const seat of present)
      for (const one of given[whoOf(seat)] ?? []) {
        const id = this.put(one, seat, 'play', region);
        if (seat !== holder) this.card(id).atk = true;
      }
    if (present.length > 1) this.m.state.g.attacks.push({ region, by: active });
    for (const one of given.locations ?? []) this.put(one, own, 'play', region);
  }

  put(what: Put, seat: Seat, zone: string, at?: CardId | 'dock'): CardId {
    const put = typeof what === 'string' ? { card: what } : what;
    const [first = '', second] = put.card.split('=');
    const definition = this.inWorld.library.get(definitionOf(this.inWorld, second ?? first));
    const own = put.own === undefined ? seat : seatOf(put.own);
    const id = create(this.m, definition.id, own, zone);
    if (second !== undefined) this.names.set(first, id);
    const c = this.card(id);
    if (at !== undefined) c.at = at;
    if (zone === 'play' && own !== seat && definition.type !== 'location') c.ctl = seat;
    if (put.tabs !== undefined) c.tabs = put.tabs;
    else if (zone === 'play' && definition.type === 'news' && typeof definition.duration === 'number')
      c.tabs = definition.duration;
    if (put.damage !== undefined) c.dmg = put.damage;
    if (put.x !== undefined) c.x = put.x;
    const pilot = put.pilot === undefined ? undefined : put.pilot.split('=').pop();
    const commands = [
      ...definition.commands,
      ...(pilot === undefined ? [] : this.inWorld.library.get(definitionOf(this.inWorld, pilot)).commands),
    ];
    const side = commands.find((one) => one.name === put.on)?.side;
    if (put.on !== undefined && side === undefined) throw new Error(`${definition.name} has no ${put.on}`);
    if (side !== undefined) c.side = side;
    if (put.pilot !== undefined) this.board(put.pilot, seat, id);
    if (put.mine !== undefined) this.#mines.push({ ship: id, at: put.mine });
    return id;
  }

  /** A character laid on a ship. It belongs to the ship's player. */
  board(name: string, seat: Seat, ship: CardId): void {
    const pilot = this.put(name, seat, 'play');
    this.card(pilot).on = ship;
  }

  /** Mining ships find their location when all are laid: one in their own region. */
  mines(): void {
    for (const { ship, at } of this.#mines) {
      const wanted = this.names.get(at);
      const definition = wanted === undefined ? definitionOf(this.inWorld, at) : undefined;
      const found =
        wanted ??
        Object.entries(this.m.state.cards).find(
          ([, c]) => c.def === definition && c.at !== undefined && c.at === this.card(ship).at,
        )?.[0];
      if (found === undefined) throw new Error(`nothing to mine: ${at}`);
      this.card(ship).mine = ref(this.m.state, found);
    }
  }

  card(id: CardId) {
    const found = this.m.state.cards[id];
    if (found === undefined) throw new Error(`no card ${id}`);
    return found;
  }
}
