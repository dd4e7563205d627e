/** The "if" of abilities: checked when an ability triggers and when it resolves, and at all times for continuous ones. */
import { card } from '#kernel/zones';
import type { Condition } from './cards/format.ts';
import { holder, isFriendly, type Place } from './facts.ts';
import { reaches } from './fits.ts';
import { inPlay } from './in-play.ts';
import type { EveMachine } from './kind.ts';
import { isNoun } from './kinds.ts';
import { def } from './library.ts';

/** "You control N locations" is "each location that you control", counted. */
const counted = { pick: 'each', is: [] } as const;

/** Whether a condition holds for the controller of a source; never if nobody controls it. What "you control" counts: R-110. */
export function holds(m: EveMachine, condition: Condition, place: Place): boolean {
  const { you } = place;
  if (you === undefined) return false;
  if ('isk' in condition) return (m.state.g.isk[you] ?? 0) >= condition.isk;
  if ('origin' in condition) {
    const ship = place.src === undefined ? undefined : card(m.state, place.src).on;
    return ship !== undefined && def(m, ship).origin === condition.origin;
  }
  const controlled = inPlay(m).filter(
    (id) => isNoun(m, condition.of, id) && reaches(m, counted, id) && isFriendly(holder(m, id), you),
  );
  return controlled.length >= condition.control;
}
