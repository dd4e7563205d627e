/** Which events form one act, and how they are merged. A merged event contains only what its two events contain. */
import type { Weight } from '#face/words';
import { count, inList, type Joint, joinBy, listIn, same } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { apartWith } from '../../kit/apart.ts';
import { eventsIn } from './translator.ts';

/** Draws: the viewer's own cards are listed, those of others counted. */
const draws: Joint = (before, next) => {
  if (!same(before, next, 'seat') || (before.defs === undefined) !== (next.defs === undefined)) return undefined;
  if (before.defs === undefined) return { ...before, n: count(before.n) + count(next.n) };
  return { ...before, defs: [...listIn(before.defs), ...listIn(next.defs)] };
};

/** Units and research that are completed together, not what goes on a unit or is completed by another cost. */
const completions: Joint = (before, next) => {
  const isPlain = ({ hostDef, paid }: GameEvent) => hostDef === undefined && paid === undefined;
  return isPlain(before) && isPlain(next) ? inList('completions', 'seat')(before, next) : undefined;
};

/** Personnel who are hired for a post at once. */
const posted: Joint = (before, next) =>
  before.host === undefined && same(before, next, 'seat', 'card')
    ? {
        ...before,
        host: next.host,
        hostDef: next.hostDef,
        ...apartWith(before, next, 'hostDef'),
        cost: count(before.cost) + count(next.cost),
      }
    : undefined;

/** An attack with its own shots, if nothing has come between. */
const opening: Joint = (before, next) =>
  next.card !== undefined && before.taken === undefined && same(before, next, 'seat', 'card')
    ? { ...before, shots: [...listIn(before.shots), next] }
    : undefined;

/** Cards of one player that are destroyed together. */
const losses: Joint = (before, next) =>
  next.how === 'destroyed' && (before.e === 'losses' || before.how === 'destroyed')
    ? inList('losses', 'seat')(before, next)
    : undefined;

/** Shots of one unit, or command, at one target, whose damage is not told yet. */
const volley: Joint = (before, next) =>
  before.taken === undefined ? inList('volley', 'seat', 'card', 'def', 'target')(before, next) : undefined;

/** Whether some shots are all that a card has taken. */
function isAll(shots: readonly unknown[], { shields, hull, prevented }: GameEvent): boolean {
  const dealt = eventsIn(shots).reduce((sum, { hit, damage }) => sum + (hit === true ? count(damage) : 0), 0);
  return dealt > 0 && dealt === count(shields) + count(hull) + count(prevented);
}

/** Shots with what they did to their target. */
const landed: Joint = (before, next) => {
  const list = listIn(before.list ?? [before]);
  return before.taken === undefined && before.target === next.card && isAll(list, next)
    ? { ...before, e: 'volley', list, taken: [next] }
    : undefined;
};

/** The shots of an attack with what they did to one of its targets. */
const struck: Joint = (before, next) => {
  const shots = eventsIn(before.shots).filter(({ target }) => target === next.card);
  return isAll(shots, next) ? { ...before, taken: [...listIn(before.taken), next] } : undefined;
};

const joints: Readonly<Record<string, Joint>> = {
  'drew drew': draws,
  'queued queued': inList('queues', 'seat'),
  'queues queued': inList('queues', 'seat'),
  'testingOver testingOver': inList('tested', 'seat'),
  'tested testingOver': inList('tested', 'seat'),
  'completed completed': completions,
  'completions completed': completions,
  'hired assigned': posted,
  'discarded discarded': inList('discards', 'seat', 'why'),
  'discards discarded': inList('discards', 'seat', 'why'),
  'attacks shot': opening,
  'attacks damaged': struck,
  'shot shot': volley,
  'volley shot': volley,
  'shot damaged': landed,
  'volley damaged': landed,
  'damaged damaged': inList('damages'),
  'damages damaged': inList('damages'),
  'leftPlay leftPlay': losses,
  'losses leftPlay': losses,
  'repaired repaired': inList('repairs', 'seat'),
  'repairs repaired': inList('repairs', 'seat'),
};

/** Merges two events if they form one act. Never throws, whatever they contain. */
export function join(before: GameEvent, next: GameEvent): GameEvent | undefined {
  return joinBy(joints, before, next);
}

const routine: readonly string[] = [
  'allocated',
  'discarded',
  'discards',
  'queued',
  'queues',
  'repaired',
  'repairs',
  'replenished',
  'reshuffled',
  'testingOver',
  'tested',
];

/** How much an event matters in the story of a game. */
export function weight({ e, how, defs }: GameEvent): Weight | undefined {
  switch (e) {
    case 'turnBegan':
      return 'chapter';
    case 'attacks':
    case 'losses':
    case 'promoted':
    case 'eliminated':
    case 'conceded':
      return 'turning';
    case 'leftPlay':
      return how === 'destroyed' ? 'turning' : undefined;
    case 'triggered':
      return 'cause';
    case 'finished':
      return 'end';
    // Drawn cards matter to the player who draws them.
    case 'drew':
      return defs === undefined ? 'routine' : undefined;
    default:
      return routine.includes(e) ? 'routine' : undefined;
  }
}
