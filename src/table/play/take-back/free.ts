/**
 * Whether a move can be taken back without anybody having learned anything by it: found by comparing what everybody saw
 * before it with what they see now, never by a list of moves, so that new cards need no care.
 */
import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { GameEvent } from '#kernel/event';
import type { Seat, State } from '#kernel/state';

/** A move and all that followed: the states before and after, and what happened between them. */
export type Stretch = {
  readonly game: Game;
  /** Whose move it was. */
  readonly seat: Seat;
  readonly before: State;
  readonly now: State;
  readonly inputs: readonly { readonly seat: Seat | undefined; readonly events: readonly GameEvent[] }[];
};

/**
 * No other seat was asked or answered, be it by its autopilot, since even a quick pass tells something; chance was not
 * consulted; nothing was told in private; the mover has not come to see a card; and others see only what the mover saw before.
 */
export function hasTaughtNobody({ game, seat, before, now, inputs }: Stretch): boolean {
  if (inputs.some((input) => input.seat !== undefined && input.seat !== seat)) return false;
  if (inputs.some(({ events }) => events.some(({ to, except }) => to !== undefined || except !== undefined)))
    return false;
  if (JSON.stringify(before.rng) !== JSON.stringify(now.rng)) return false;
  if (asksOthers(now, seat) !== asksOthers(before, seat)) return false;
  const defs = new Set(game.cards.map(({ id }) => id));
  const seenBy = (state: State, viewer: Seat | undefined) => seen(game.view(state, viewer), defs);
  const mine = seenBy(before, seat);
  if (!isWithin(seenBy(now, seat), mine)) return false;
  const others = [undefined, ...Array.from({ length: now.seats }, (_, other) => other)].filter((one) => one !== seat);
  return others.every((other) => {
    const known = seenBy(before, other);
    const learned = (card: string) => !known.cards.has(card);
    return [...seenBy(now, other).cards].filter(learned).every((card) => mine.cards.has(card));
  });
}

/** Whether the mover has come to see a card, or was told something that others were not. */
export function hasSeenMore({ game, seat, before, now, inputs }: Stretch): boolean {
  const told = inputs.some(({ events }) => events.some((event) => event.to?.includes(seat) === true));
  const defs = new Set(game.cards.map(({ id }) => id));
  return told || !isWithin(seen(game.view(now, seat), defs), seen(game.view(before, seat), defs));
}

/** What the other seats are asked, with the answers that are in. */
function asksOthers({ open, ...state }: State, seat: Seat): string {
  const others = (open?.asks ?? []).filter((ask) => ask.seat !== seat);
  return JSON.stringify(others.map((ask) => [ask, open?.answers[ask.seat], state.out]));
}

/**
 * `cards`: all cards and definitions that are named, and which card has which definition. `places`: where on the board each
 * card is, by its definition. `bare`: how often the board names a definition by itself.
 */
type Seen = {
  readonly cards: ReadonlySet<string>;
  readonly places: ReadonlyMap<string, { readonly def: string; readonly at: string }>;
  readonly bare: ReadonlyMap<string, number>;
};

/** The ids of cards in a state. */
const CARD = /\bc\d+\b/g;

function seen(view: View, defs: ReadonlySet<string>): Seen {
  const cards = new Set<string>();
  const places = new Map<string, { def: string; at: string }>();
  const bare = new Map<string, number>();
  const note = (text: string) => {
    if (defs.has(text)) cards.add(text);
    for (const [id] of text.matchAll(CARD)) cards.add(id);
  };
  const walk = (data: unknown, path: string): void => {
    if (typeof data === 'string') {
      note(data);
      if (defs.has(data) && path.startsWith('board')) bare.set(data, (bare.get(data) ?? 0) + 1);
    } else if (Array.isArray(data)) for (const one of data) walk(one, path);
    else if (typeof data === 'object' && data !== null) {
      const { def, ...rest } = data as Readonly<Record<string, unknown>>;
      const id = [rest.id, rest.card].find((one) => typeof one === 'string' && one.replace(CARD, '') === '');
      if (typeof id === 'string' && typeof def === 'string') {
        note(def);
        cards.add(`${id} ${def}`);
        places.set(id, { def, at: `${places.get(id)?.at ?? ''} ${path}` });
      } else if (def !== undefined) walk(def, `${path}.def`);
      for (const [key, value] of Object.entries(rest)) {
        note(key);
        walk(value, `${path}.${key}`);
      }
    }
  };
  const { board, ...rest } = view;
  walk(rest, 'view');
  walk(board, 'board');
  return { cards, places, bare };
}

/**
 * Whether nothing has come into sight: no card, no definition, and none by itself more often than before, unless cards of it
 * that were in sight have gone elsewhere, such as from a hand to what was played.
 */
function isWithin(now: Seen, before: Seen): boolean {
  if (![...now.cards].every((card) => before.cards.has(card))) return false;
  const gone = (def: string) =>
    [...before.places].filter(([id, place]) => place.def === def && place.at !== now.places.get(id)?.at).length;
  return [...now.bare].every(([def, times]) => times <= (before.bare.get(def) ?? 0) + gone(def));
}
