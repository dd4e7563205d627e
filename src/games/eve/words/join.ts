/** Which events form one act, and how they are merged. A merged event contains only what its two events contain. */

import type { Weight } from '#face/words';
import { count, inList, type Joint, joinBy, listIn, same } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { apartIn, apartWith } from '../../kit/apart.ts';

/** The card of an event without its generation, since a card that enters play is a new object. */
const cardIn = (event: GameEvent): string | undefined =>
  typeof event.card === 'string' ? event.card.split('~')[0] : undefined;
const sameCard = (before: GameEvent, next: GameEvent): boolean =>
  cardIn(before) !== undefined && cardIn(before) === cardIn(next) && before.def === next.def;

/** The earlier event with fields of the later one, if both are about the same card. */
const ofOneCard =
  (added: Readonly<Record<string, unknown>>, ...fields: readonly string[]): Joint =>
  (before, next) =>
    sameCard(before, next) && same(before, next, ...fields) ? { ...before, ...added } : undefined;

/** The later event alone, if it is about the same card and says everything that the earlier one did. */
const laterOfOneCard: Joint = (before, next) => (sameCard(before, next) ? next : undefined);

/** Ships that go the same way, if either all of them attack or none has so far. */
const ships: Joint = (before, next) => {
  if (!same(before, next, 'seat', 'how', 'from', 'at')) return undefined;
  const cards = listIn(before.cards ?? [before.card]);
  const attackers = count(before.attackers);
  if (attackers !== 0 && attackers !== cards.length) return undefined;
  const defs = listIn(before.defs ?? [before.def]);
  const apart = { defs: [...apartInList(before), apartIn(next, 'def')] };
  return { ...before, e: 'ships', cards: [...cards, next.card], defs: [...defs, next.def], apart, attackers };
};

/** What sets the ships of an event apart, which may be one ship. */
const apartInList = (event: GameEvent): readonly unknown[] =>
  event.defs === undefined ? [apartIn(event, 'def')] : listIn(apartIn(event, 'defs'));

/** An attack by the ship that has just arrived. */
const attack: Joint = (before, next) => {
  const cards = listIn(before.cards ?? [before.card]);
  if (before.how !== 'warp' || cards.at(-1) !== next.card || before.at !== next.region) return undefined;
  const defs = listIn(before.defs ?? [before.def]);
  const { against, first } = next;
  return {
    ...before,
    e: 'ships',
    cards,
    defs,
    apart: { defs: apartInList(before) },
    attackers: count(before.attackers) + 1,
    against,
    first: before.first ?? first,
  };
};

/** A warp that was announced, with the ships' arrival. */
const arrival: Joint = (before, next) => {
  const { defs, to } = (before.info ?? {}) as { readonly defs?: unknown; readonly to?: unknown };
  const sent = before.kind === 'warp' && same(before, next, 'seat') && to === next.at && next.how === 'warp';
  return sent && listIn(defs).includes(next.def) ? next : undefined;
};

/** A played card with its targets, which are named when it is put on the pile. */
const aims: Joint = (before, next) =>
  next.kind === 'card' && sameCard(before, next) && same(before, next, 'seat')
    ? {
        ...before,
        targetDefs: next.targetDefs,
        targetSeats: next.targetSeats,
        ...apartWith(before, next, 'targetDefs'),
      }
    : undefined;

/** Cards drawn one after the other: by one player, or the same number by each of several. */
const draws: Joint = (before, next) => {
  const list = listIn(before.list ?? [before]) as readonly GameEvent[];
  const n = count(next.n ?? 1);
  if (list.length === 1 && list[0]?.seat === next.seat) return { ...before, n: count(before.n ?? 1) + n };
  return list.every((one) => one.seat !== next.seat && count(one.n ?? 1) === n)
    ? { ...before, e: 'draws', n, list: [...list, next] }
    : undefined;
};

const joints: Readonly<Record<string, Joint>> = {
  'ship ship': ships,
  'ships ship': ships,
  'ship attacks': attack,
  'ships attacks': attack,
  'placed ship': arrival,
  'commandOff ship': laterOfOneCard,
  'commandOn commandOn': inList('commands', 'seat'),
  'commands commandOn': inList('commands', 'seat'),
  'played placed': aims,
  'used placed': aims,
  'played resolves': ofOneCard({ resolved: true }),
  'used resolves': ofOneCard({ resolved: true }),
  'played entered': ofOneCard({ entered: true }, 'seat'),
  'placed regionOpened': ofOneCard({ opened: true }),
  'placed upgraded': (before, next) => (before.kind === 'upgrade' && same(before, next, 'seat') ? before : undefined),
  'played ship': (before, next) =>
    before.entered === true && next.how === 'undock' && sameCard(before, next)
      ? { ...before, undocked: true }
      : undefined,
  'isk drewHidden': (before, next) =>
    before.why === 'income' && same(before, next, 'seat') ? { ...before, draws: count(next.n ?? 1) } : undefined,
  'drewHidden drewHidden': draws,
  'draws drewHidden': draws,
  'drew drew': (before, next) =>
    same(before, next, 'seat')
      ? { ...before, defs: [...listIn(before.defs ?? [before.def]), ...listIn(next.defs ?? [next.def])] }
      : undefined,
  'mulligan drewHidden': (before, next) => (same(before, next, 'seat', 'n') ? before : undefined),
  'aimed aimed': inList('aims', 'seat'),
  'aims aimed': inList('aims', 'seat'),
  'damaged damaged': inList('damages'),
  'damages damaged': inList('damages'),
  'damaged destroyed': ofOneCard({ destroyed: true }, 'seat'),
  'destroyed destroyed': inList('losses'),
  'losses destroyed': inList('losses'),
  'battlePhase battleOver': (before, next) => (same(before, next, 'region') ? next : undefined),
};

/** Merges two events if they form one act. Never throws, whatever they contain. */
export function join(before: GameEvent, next: GameEvent, apart = false): GameEvent | undefined {
  // Whoever draws is told at once which cards these are.
  if (apart && next.e === 'drew') return undefined;
  return joinBy(joints, before, next);
}

/** How much an event matters in the story of a game. */
export function weight({ e, why, how, list, round, seat, before }: GameEvent): Weight | undefined {
  switch (e) {
    case 'turnBegan':
      return 'chapter';
    case 'lost':
    case 'conceded':
      return 'turning';
    case 'finished':
      return 'end';
    // Only a region taken from another player, not one that was uncontrolled or is abandoned.
    case 'control':
      return count(before ?? -1) >= 0 && count(seat ?? -1) >= 0 ? 'turning' : undefined;
    case 'losses':
      return listIn(list).length >= 3 ? 'turning' : undefined;
    case 'drewHidden':
    case 'draws':
    case 'mulligan':
    case 'shuffled':
    case 'commandOn':
    case 'commandOff':
    case 'commands':
    case 'tabsDone':
      return 'routine';
    // Battle phases after the first, and withdrawals.
    case 'battlePhase':
      return count(round) > 1 ? 'routine' : undefined;
    case 'ship':
    case 'ships':
      return how === 'withdraw' || how === 'dock' || how === 'undock' ? 'routine' : undefined;
    case 'isk':
      return why === 'income' ? 'routine' : undefined;
    case 'moved':
      return 'routine';
    default:
      return undefined;
  }
}
