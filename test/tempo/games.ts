// What is measured of each game: how many play, and what its budgets are. A game that is not named here is measured all the same.
import type { Game } from '#face/game';
import type { View } from '#face/view';

/** A median, and below what nine in ten are to stay, where that is limited too. */
export type Budget = { readonly median: number; readonly most?: number };

/** Budgets of presses and of calls, for what one person is asked in their own turn and in the turns of others. */
export type Budgets = {
  readonly own?: { readonly presses?: Budget; readonly pings?: Budget };
  readonly others?: { readonly presses?: Budget; readonly pings?: Budget };
  /** Of the turns of others, those in which the person is attacked; without it they are not told apart. */
  readonly attacked?: { readonly presses?: Budget; readonly pings?: Budget };
};

export type Measured = {
  readonly seats: number;
  readonly budgets: Budgets;
  /** Whether somebody attacks a seat now, by what everybody sees. */
  readonly attacks?: (view: View, seat: number) => boolean;
};

/** Of the messages that stay in the thread, those that tell a story. */
export const STORIES = 0.9;

/** Of a panel on a telephone, px. */
export const PANEL_HEIGHT: Budget = { median: 1400 };

const games: Readonly<Record<string, Measured>> = {
  eve: {
    seats: 2,
    budgets: {
      own: { presses: { median: 8, most: 14 } },
      others: { presses: { median: 0, most: 3 }, pings: { median: 0, most: 1 } },
    },
  },
  ese: {
    seats: 4,
    budgets: {
      own: { presses: { median: 10, most: 18 } },
      others: { presses: { median: 0, most: 2 }, pings: { median: 1, most: 2 } },
      attacked: { presses: { median: 5, most: 10 }, pings: { median: 2, most: 4 } },
    },
    attacks: ({ board }, seat) => planetsOf(board, seat).some(({ attackers = [] }) => attackers.length > 0),
  },
  tsw: {
    seats: 2,
    budgets: {
      own: { presses: { median: 8 } },
      others: { pings: { median: 1, most: 1 } },
    },
  },
  sem: {
    seats: 2,
    budgets: { own: { presses: { median: 12 } }, attacked: { presses: { median: 4 } } },
    attacks: ({ board }, seat) => isAimedAt(board, seat),
  },
};

type Empire = { readonly base?: { readonly id: string }; readonly units: readonly Carrier[] };
type Carrier = { readonly id: string; readonly modifications: readonly { readonly id: string }[] };

/** Whether a shot of the current attack is aimed at a card of a seat. */
function isAimedAt(board: unknown, seat: number): boolean {
  const { seats = [], attack } = board as {
    readonly seats?: readonly Empire[];
    readonly attack?: { readonly shots: readonly { readonly target: string }[] };
  };
  const own = seats[seat];
  const ids = [
    own?.base?.id,
    ...(own?.units ?? []).flatMap(({ id, modifications }) => [id, ...modifications.map((one) => one.id)]),
  ];
  return attack?.shots.some(({ target }) => ids.includes(target)) === true;
}

type Planet = { readonly attackers?: readonly string[] };

function planetsOf(board: unknown, seat: number): readonly Planet[] {
  const { seats = [] } = board as { readonly seats?: readonly { readonly planets?: readonly Planet[] }[] };
  return seats[seat]?.planets ?? [];
}

export function measuredOf(game: Game): Measured {
  return games[game.id] ?? { seats: game.minSeats, budgets: {} };
}
