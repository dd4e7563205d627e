/** What a seat may know: no view, ask or event may name a card that is hidden from it. */

import type { Game } from '#face/game';
import type { EveState } from '#games/eve/state';
import { type GameEvent, mayKnow } from '#kernel/event';
import type { Seat } from '#kernel/state';
import { zoneOf } from '#kernel/zones';

export type Viewer = Seat | undefined;

/** Follows a game and remembers what each viewer has seen openly. */
export class Watcher {
  /** Cards that have been open to all and have not been shuffled away since. */
  #open = new Set<string>();
  #openDefs = new Set<string>();
  readonly #ids = /\bc\d+\b/g;

  constructor(
    readonly game: Game,
    readonly defs: ReadonlySet<string>,
    start: EveState,
  ) {
    this.#note(start);
  }

  /** Leaks in the events of an input, for all viewers; call once after each input, before `views`. */
  events(state: EveState, events: readonly GameEvent[]): string[] {
    const known = new Set(this.#open);
    const knownDefs = new Set(this.#openDefs);
    this.#note(state);
    for (const one of [...this.#open]) known.add(one);
    for (const one of this.#openDefs) knownDefs.add(one);
    // A card that was searched for is shown to all on its way to the hand, and so is one on its way through the
    // scrapheap of somebody who is out at once.
    for (const event of events)
      if ((event.e === 'searched' || isDiscard(event)) && event.to === undefined && typeof event.card === 'string') {
        known.add(event.card);
        knownDefs.add(String(event.def));
        this.#open.add(event.card);
        this.#openDefs.add(String(event.def));
      }
    return viewers(state).flatMap((viewer) =>
      events
        .filter((event) => mayKnow(event, viewer) && event.e !== 'lookedAt' && !isOwnMarket(state, event))
        .flatMap((event) => this.#leaks(state, viewer, event, `event ${event.e}`, known, knownDefs)),
    );
  }

  /** Leaks in what each viewer sees of a state. */
  views(state: EveState): string[] {
    return viewers(state).flatMap((viewer) => {
      const { asks, ...rest } = this.game.view(state, viewer);
      const market = viewer === undefined ? [] : (state.zones[`market:${viewer}`] ?? []);
      // One's own market may be searched and looked at: only where one is asked about it.
      const known = new Set([...this.#open, ...market]);
      const defs = new Set([...this.#openDefs, ...market.map((id) => state.cards[id]!.def)]);
      return [
        ...this.#leaks(state, viewer, rest, 'view', this.#open, this.#openDefs),
        ...this.#leaks(state, viewer, asks, 'asks', known, defs),
        ...asks.filter((ask) => ask.seat !== viewer).map((ask) => `seat ${viewer} sees the ask of seat ${ask.seat}`),
      ];
    });
  }

  #leaks(
    state: EveState,
    viewer: Viewer,
    data: unknown,
    what: string,
    open: ReadonlySet<string>,
    openDefs: ReadonlySet<string>,
  ): string[] {
    const own =
      viewer === undefined ? [] : [`hand:${viewer}`, `regions:${viewer}`].flatMap((name) => state.zones[name] ?? []);
    const back = viewer === undefined ? undefined : state.g.back[viewer];
    const ownDefs = own.map((id) => state.cards[id]!.def);
    const found: string[] = [];
    for (const text of strings(data)) {
      for (const [id] of text.matchAll(this.#ids))
        if (id in state.cards && !open.has(id) && !own.includes(id))
          found.push(`${what} shows ${viewer ?? 'a spectator'} card ${id} in ${zoneOf(state, id)}: "${text}"`);
      if (this.defs.has(text) && !openDefs.has(text) && !ownDefs.includes(text) && text !== back)
        found.push(`${what} shows ${viewer ?? 'a spectator'} the hidden "${text}"`);
    }
    return found;
  }

  #note(state: EveState): void {
    // An upgrade is shown when it is paid for, and then lies on the pile for all to see.
    for (const { def } of state.pile) if (def !== undefined) this.#openDefs.add(def);
    for (const [name, ids] of Object.entries(state.zones)) {
      // What a player who is out held in his hand stays his secret.
      if (/^(?:hand|regions):/.test(name) || name === 'gone') continue;
      for (const id of ids) {
        if (name.startsWith('market:')) this.#open.delete(id);
        else {
          this.#open.add(id);
          this.#openDefs.add(state.cards[id]!.def);
        }
      }
    }
  }
}

/** Whoever searches sees the cards of his market, and nobody else does. */
function isOwnMarket(state: EveState, event: GameEvent): boolean {
  if (event.e !== 'marketSeen' || event.to?.length !== 1 || event.to[0] !== event.seat) return false;
  const own = new Set(Object.values(state.cards).flatMap((card) => (card.own === event.seat ? card.def : [])));
  return (event.defs as readonly string[]).every((def) => own.has(def));
}

/** All seats that still play, and a spectator. */
function viewers(state: EveState): Viewer[] {
  return [...Array.from({ length: state.seats }, (_, seat) => seat), undefined];
}

/** Every string in some data: values and keys. */
function* strings(data: unknown): Generator<string> {
  if (typeof data === 'string') yield data;
  else if (Array.isArray(data)) for (const one of data) yield* strings(one);
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) {
      yield key;
      yield* strings(value);
    }
}

/**
 * The same state with other hidden cards for one seat: hand, market and unplayed regions dealt anew among themselves,
 * hand and market together. Whoever may not see them must not notice.
 */
export function dealtAnew(state: EveState, seat: Seat, below: (n: number) => number): EveState {
  const copy = JSON.parse(JSON.stringify(state)) as EveState;
  const mix = (ids: readonly string[]) => {
    for (let i = ids.length - 1; i > 0; i--) {
      const [a, b] = [copy.cards[ids[i]!]!, copy.cards[ids[below(i + 1)]!]!];
      [a.def, b.def] = [b.def, a.def];
    }
  };
  mix([...(copy.zones[`hand:${seat}`] ?? []), ...(copy.zones[`market:${seat}`] ?? [])]);
  mix(copy.zones[`regions:${seat}`] ?? []);
  return copy;
}

const isDiscard = ({ e, zone }: GameEvent): boolean => e === 'moved' && String(zone).startsWith('scrap:');
