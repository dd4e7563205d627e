/** Which events form one act, and how they are merged. A merged event contains only what its two events contain. */
import type { Weight } from '#face/words';
import { inList, type Joint, joinBy, same } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { idOf } from '#kernel/zones';

/** The card of an event; one that enters play is a new object of the same id. */
const cardIn = ({ card }: GameEvent): string | undefined => (typeof card === 'string' ? idOf(card) : undefined);

/** Playing a card with its entering play, if nothing has come between. */
const playing: Joint = (before, next) =>
  next.how === 'played' && same(before, next, 'seat', 'def') && cardIn(before) === cardIn(next)
    ? { ...before, enters: true }
    : undefined;

const joints: Readonly<Record<string, Joint>> = {
  'discarded discarded': inList('discards', 'seat', 'why'),
  'discards discarded': inList('discards', 'seat', 'why'),
  'played entered': playing,
};

/** Merges two events if they form one act. Never throws, whatever they contain. */
export function join(before: GameEvent, next: GameEvent): GameEvent | undefined {
  return joinBy(joints, before, next);
}

const routine: readonly string[] = ['drew', 'laid', 'shifted', 'movedTo', 'kept'];

/** How much an event matters in the story of a game. */
export function weight({ e }: GameEvent): Weight | undefined {
  if (e === 'turnBegan') return 'chapter';
  if (e === 'lifeLost' || e === 'flipped') return 'turning';
  if (e === 'finished' || e === 'conceded') return 'end';
  if (e === 'triggered') return 'cause';
  return routine.includes(e) ? 'routine' : undefined;
}
