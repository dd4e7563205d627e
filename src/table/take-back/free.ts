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

/** What the other seats are asked, with the answers that are in. */
function asksOthers({ open, ...state }: State, seat: Seat): string {
  const others = (open?.asks ?? []).filter((ask) => ask.seat !== seat);
  return JSON.stringify(others.map((ask) => [ask, open?.answers[ask.seat], state.out]));
}

/** `cards`: all cards and definitions that are named. `times`: how often the board names a definition. */
type Seen = { readonly cards: ReadonlySet<string>; readonly times: ReadonlyMap<string, number> };

function seen(view: View, defs: ReadonlySet<string>): Seen {
  const cards = new Set<string>();
  for (const text of strings(view)) {
    if (defs.has(text)) cards.add(text);
    for (const [id] of text.matchAll(CARD)) cards.add(id);
  }
  const times = new Map<string, number>();
  for (const text of strings(view.board)) if (defs.has(text)) times.set(text, (times.get(text) ?? 0) + 1);
  return { cards, times };
}

/** The ids of cards in a state. */
const CARD = /\bc\d+\b/g;

/** Whether nothing has come into sight: no card, no definition, and none more often than before. */
function isWithin(now: Seen, before: Seen): boolean {
  return (
    [...now.cards].every((card) => before.cards.has(card)) &&
    [...now.times].every(([def, times]) => times <= (before.times.get(def) ?? 0))
  );
}

/** All strings in plain data: values, and names of fields. */
function* strings(data: unknown): Generator<string> {
  if (typeof data === 'string') yield data;
  else if (Array.isArray(data)) for (const one of data) yield* strings(one);
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) {
      yield key;
      yield* strings(value);
    }
}
