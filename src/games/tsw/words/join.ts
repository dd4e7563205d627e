/** Which events form one act, and how they are merged. A merged event contains only what its two events contain. */
import type { Weight } from '#face/words';
import { inList, type Joint, joinBy, listIn, same } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { idOf } from '#kernel/zones';

/** The card of an event; one that enters play is a new object of the same id. */
const cardIn = ({ card }: GameEvent): string | undefined => (typeof card === 'string' ? idOf(card) : undefined);

/** Playing a card with its entering play, if nothing has come between. */
const playing: Joint = (before, next) =>
  next.how === 'played' && same(before, next, 'seat', 'def') && cardIn(before) === cardIn(next)
    ? { ...before, enters: true }
    : undefined;

/** An attack on a card with what it did to it. */
const hit: Joint = (before, next) =>
  before.hit === undefined && before.target === next.card
    ? { ...before, hit: next.n, targetSeat: next.seat }
    : undefined;

const destroying: Joint = (before, next) =>
  next.how === 'destroyed' && before.target === next.card
    ? { ...before, destroys: true, targetSeat: next.seat }
    : undefined;

/** An attack on a station with the cards that it flipped, and the life points that it cost. */
const flipping: Joint = (before, next) =>
  before.target === undefined && before.flips === undefined && before.lost === undefined && next.seat !== before.seat
    ? { ...before, flips: listIn(next.defs), targetSeat: next.seat }
    : undefined;

const costingLife: Joint = (before, next) =>
  before.target === undefined && before.lost === undefined && next.seat !== before.seat
    ? { ...before, lost: next.n, left: next.left, targetSeat: next.seat }
    : undefined;

/** Damage that destroys a card. */
const dying: Joint = (before, next) =>
  next.how === 'destroyed' && same(before, next, 'seat', 'card') ? { ...before, destroys: true } : undefined;

/** Joints of several kinds of event with those that may come after each of them. */
const ofEach = (kinds: readonly string[], next: Readonly<Record<string, Joint>>): Readonly<Record<string, Joint>> =>
  Object.fromEntries(kinds.flatMap((kind) => Object.entries(next).map(([e, joint]) => [`${kind} ${e}`, joint])));

const joints: Readonly<Record<string, Joint>> = {
  'discarded discarded': inList('discards', 'seat', 'why'),
  'discards discarded': inList('discards', 'seat', 'why'),
  'played entered': playing,
  ...ofEach(['attacks', 'collides'], {
    damaged: hit,
    leftPlay: destroying,
    flipped: flipping,
    lifeLost: costingLife,
  }),
  'damaged leftPlay': dying,
};

/** Merges two events if they form one act. Never throws, whatever they contain. */
export function join(before: GameEvent, next: GameEvent): GameEvent | undefined {
  return joinBy(joints, before, next);
}

const routine: readonly string[] = ['drew', 'laid', 'shifted', 'movedTo', 'kept'];

/** How much an event matters in the story of a game. */
export function weight({ e, flips, lost }: GameEvent): Weight | undefined {
  if (e === 'turnBegan') return 'chapter';
  if (e === 'lifeLost' || e === 'flipped' || flips !== undefined || lost !== undefined) return 'turning';
  if (e === 'finished' || e === 'conceded') return 'end';
  if (e === 'triggered') return 'cause';
  return routine.includes(e) ? 'routine' : undefined;
}
