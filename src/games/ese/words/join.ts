/** Which events form one act, and how they are merged. A merged event contains only what its two events contain. */

import type { Weight } from '#face/words';
import { count, inList, type Joint, joinBy, listIn, same } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';

const later: Joint = (_before, next) => next;
const earlier: Joint = (before) => before;

/** Draws: the viewer's own cards are listed, those of others counted. */
const draws: Joint = (before, next) => {
  if ((before.defs === undefined) !== (next.defs === undefined)) return undefined;
  if (before.defs === undefined) return inList('draws')(before, next);
  return same(before, next, 'seat')
    ? { ...before, n: count(before.n) + count(next.n), defs: [...listIn(before.defs), ...listIn(next.defs)] }
    : undefined;
};

/** Cards entering play: those that players start with are merged over all players, later ones per player. */
const entries: Joint = (before, next) => {
  if (before.how !== next.how) return undefined;
  return inList('enter', ...(before.how === 'start' ? [] : ['seat']))(before, next);
};

/** Sending fleets at the first speed, which tells that the attack begins. */
const opening: Joint = (before, next) =>
  same(before, next, 'seat') && next.k !== undefined ? { ...next, opens: true } : undefined;

/** A battle with what the winner captures and what is lost in it. */
const captured: Joint = (before, next) =>
  next.how === 'captured' && before.planet === next.def && before.captured === undefined
    ? { ...before, captured: { seat: next.seat, from: next.from } }
    : undefined;
const lostIn: Joint = (before, next) => ({ ...before, losses: [...listIn(before.losses), next] });

/** Cards of one player on the same fleets or planet. */
const plays: Joint = (before, next) => {
  const aim = ({ fleets, planet }: GameEvent) => JSON.stringify([fleets, planet]);
  if (!same(before, next, 'seat') || aim(before) !== aim(next)) return undefined;
  if (before.cancels !== undefined || next.cancels !== undefined) return undefined;
  return { ...before, defs: [...listIn(before.defs ?? [before.def]), next.def] };
};

const joints: Readonly<Record<string, Joint>> = {
  'recruited recruited': inList('recruits'),
  'recruits recruited': inList('recruits'),
  'entered entered': entries,
  'enter entered': entries,
  'rolledFirst first': (before, next) => ({ ...before, first: next.seat }),
  'drew drew': draws,
  'draws drew': draws,
  'rolled passed': (before, next) =>
    before.why === 'pilfer' && next.how === 'pilfer' && same(before, next, 'seat')
      ? { ...next, rolled: before.n }
      : undefined,
  'attacks assigned': opening,
  // A speed at which nothing more happens is not told; fleets that are sent name theirs.
  'attacks round': earlier,
  'round round': later,
  'round assigned': later,
  'round conflict': later,
  'round turnBegan': later,
  'losing lost': (before, next) => (same(before, next, 'seat', 'def') ? next : undefined),
  'conflict battle': (before, next) => (same(before, next, 'planet') ? { ...before, ...next } : undefined),
  'battle tookOver': captured,
  'battle lost': lostIn,
  'played played': plays,
  'lost lost': inList('losses'),
  'losses lost': inList('losses'),
};

/** Merges two events if they form one act. Never throws, whatever they contain. */
export function join(before: GameEvent, next: GameEvent, apart = false): GameEvent | undefined {
  // Whoever draws is told at once which cards these are.
  if (apart && next.e === 'drew') return undefined;
  return joinBy(joints, before, next);
}

/** How much an event matters in the story of a game. */
export function weight({ e, why, how, defs }: GameEvent): Weight | undefined {
  switch (e) {
    case 'turnBegan':
      return 'chapter';
    case 'battle':
    case 'eliminated':
    case 'scored':
    case 'conceded':
      return 'turning';
    case 'finished':
      return 'end';
    case 'tookOver':
      return how === 'trade' ? undefined : 'turning';
    case 'began':
    case 'draws':
    case 'reshuffled':
    case 'scavenged':
    case 'putUnder':
    case 'rolled':
    case 'round':
    case 'declined':
    case 'noAttack':
      return 'routine';
    // Drawn cards matter to the player who draws them.
    case 'drew':
      return defs === undefined ? 'routine' : undefined;
    case 'discarded':
      return why === 'played' ? undefined : 'routine';
    default:
      return undefined;
  }
}
