/** What stands on the table, as a view shows it: units and bases, and what can be aimed at. */
import type { CardId } from '#kernel/state';
import type { ModificationInView, SeatInView, SemBoard, UnitInView } from './view.ts';

/** The base of a player, if it still stands, and their units. */
export const bodiesOf = ({ base, units }: SeatInView): readonly UnitInView[] => [
  ...(base === undefined ? [] : [base]),
  ...units,
];

/** All units and bases on the table. */
export const bodiesIn = ({ seats }: SemBoard): readonly UnitInView[] => seats.flatMap(bodiesOf);

/** A unit or base in play. */
export function bodyIn({ seats }: SemBoard, id: unknown): UnitInView | undefined {
  for (const { base, units } of seats) {
    const found = base?.id === id ? base : units.find((unit) => unit.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Something that can be aimed at: a unit or base, or the modification `part` on it. */
export type Target = { readonly id: CardId; readonly host: UnitInView; readonly part?: ModificationInView };

export function targetIn(board: SemBoard, id: CardId | undefined): Target | undefined {
  if (id === undefined) return undefined;
  const body = bodyIn(board, id);
  if (body !== undefined) return { id, host: body };
  for (const host of bodiesIn(board)) {
    const part = host.modifications.find((one) => one.id === id);
    if (part !== undefined) return { id, host, part };
  }
  return undefined;
}

/** What a target can still take. A modification has no shields of its own. */
export const staysOf = ({ host, part }: Target): { readonly hp: number; readonly shields: number } =>
  part === undefined
    ? { hp: host.hpLeft, shields: host.shieldsLeft }
    : { hp: Math.max(0, part.hp - part.damage), shields: 0 };
