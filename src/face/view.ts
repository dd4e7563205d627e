/** What a seat sees of a game. */
import type { Ask, Option } from '#kernel/ask';
import type { AskGroup, Result, Seat, State } from '#kernel/state';

/** Answers that everybody may know are offered to each of the seats that owe one. */
export type Offered = {
  /** Number of the first of the asks that were put together; unique within the game. */
  readonly first: number;
  /** Options of `Ask.public` that all owing seats share. */
  readonly options: readonly Option[];
};

/** What a seat (or a spectator) may see, built as an allow-list. `board` is specific to the game, as plain JSON. */
export type View<B = unknown> = {
  readonly seat: Seat | undefined;
  readonly seats: number;
  readonly out: readonly Seat[];
  /** Seats that have conceded and that the rules will remove at their next step; absent: none. */
  readonly leaving?: readonly Seat[];
  /** The seat's own open asks. */
  readonly asks: readonly Ask[];
  /** Every seat that owes an answer. */
  readonly owing: readonly Seat[];
  /** What the owing seats are offered, as everybody may know; absent: nothing is owed. */
  readonly offered?: Offered;
  /** Whose turn it is. */
  readonly active: Seat;
  readonly turn: number;
  readonly result: Result | undefined;
  readonly board: B;
};

/** A view without its board. `leaving`: seats that have conceded but are not out yet. */
export function commonView(
  state: State<{ readonly active: Seat; readonly turn: number }>,
  seat: Seat | undefined,
  leaving: readonly Seat[],
): Omit<View, 'board'> {
  const asks = state.open?.asks ?? [];
  const offered = state.open && offeredIn(state.open);
  return {
    seat,
    seats: state.seats,
    out: [...state.out],
    ...(leaving.length > 0 && { leaving: [...leaving] }),
    asks: seat === undefined ? [] : asks.filter((ask) => ask.seat === seat),
    owing: owingIn(state),
    ...(offered !== undefined && { offered }),
    active: state.g.active,
    turn: state.g.turn,
    result: state.result,
  };
}

/** Every seat that owes an answer. */
export const owingIn = ({ open }: Pick<State, 'open'>): readonly Seat[] =>
  open === undefined ? [] : owed(open).map(({ seat }) => seat);

/** The asks of a group that wait for an answer. */
function owed({ asks, answers }: AskGroup): readonly Ask[] {
  return asks.filter(({ seat, free }) => free !== true && answers[seat] === undefined);
}

/** What a group offers to all seats that owe it an answer; undefined if none does. */
export function offeredIn(group: AskGroup): Offered | undefined {
  const [one, ...others] = owed(group).map(publicOptions);
  const [first] = group.asks;
  if (one === undefined || first === undefined) return undefined;
  const isShared = (option: Option) => others.every((some) => some.some((other) => isSame(option, other)));
  return { first: first.id, options: one.filter(isShared) };
}

function publicOptions({ choice, public: ids = [] }: Ask): readonly Option[] {
  const options = choice.kind === 'choose' ? choice.options : [];
  return ids.flatMap((id) => options.find((option) => option.id === id) ?? []);
}

const isSame = (one: Option, other: Option): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Who is next where turns go round the seats; undefined with fewer than three still playing, where nobody needs to be told. */
export function nextInOrder({ active, seats, out, leaving = [], result }: View): Seat | undefined {
  const around = Array.from({ length: seats }, (_, n) => (active + n) % seats);
  const playing = around.filter((seat) => !out.includes(seat) && !leaving.includes(seat));
  return result === undefined && playing.length > 2 ? playing.find((seat) => seat !== active) : undefined;
}
