/** Which events are one act, and the events that tell of it. Pure: what it gives holds nothing but what the two have in them. */
import type { GameEvent } from '#kernel/event';
import type { Weight } from '#kernel/game';

/** Two events as one; undefined: they are two. */
type Joint = (before: GameEvent, next: GameEvent) => GameEvent | undefined;

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const count = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

const same = (before: GameEvent, next: GameEvent, ...fields: readonly string[]): boolean =>
  fields.every((field) => before[field] === next[field]);

/** A card of an event, without the number that it has as an object: a card that enters play is a new one. */
const cardIn = (event: GameEvent): string | undefined =>
  typeof event.card === 'string' ? event.card.split('~')[0] : undefined;
const sameCard = (before: GameEvent, next: GameEvent): boolean =>
  cardIn(before) !== undefined && cardIn(before) === cardIn(next) && before.def === next.def;

/** The earlier event, with what the later one adds, where they are about the same card. */
const ofOneCard =
  (added: Readonly<Record<string, unknown>>, ...fields: readonly string[]): Joint =>
  (before, next) =>
    sameCard(before, next) && same(before, next, ...fields) ? { ...before, ...added } : undefined;

/** The later event alone, which says all that the earlier one has said. */
const laterOfOneCard: Joint = (before, next) => (sameCard(before, next) ? next : undefined);

/** Events of a kind as the list of one event. */
const inList =
  (kind: string, ...fields: readonly string[]): Joint =>
  (before, next) =>
    same(before, next, ...fields)
      ? { ...before, e: kind, list: [...listIn(before.list ?? [before]), next] }
      : undefined;

/** Ships that go the same way; either all of them attack, or none has done so yet. */
const ships: Joint = (before, next) => {
  if (!same(before, next, 'seat', 'how', 'from', 'at')) return undefined;
  const cards = listIn(before.cards ?? [before.card]);
  const attackers = count(before.attackers);
  if (attackers !== 0 && attackers !== cards.length) return undefined;
  const defs = listIn(before.defs ?? [before.def]);
  return { ...before, e: 'ships', cards: [...cards, next.card], defs: [...defs, next.def], attackers };
};

/** The ship that has arrived last attacks. */
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
    attackers: count(before.attackers) + 1,
    against,
    first: before.first ?? first,
  };
};

/** A course that was set is told with the ships' arrival. */
const arrival: Joint = (before, next) => {
  const { defs, to } = (before.info ?? {}) as { readonly defs?: unknown; readonly to?: unknown };
  const sent = before.kind === 'warp' && same(before, next, 'seat') && to === next.at && next.how === 'warp';
  return sent && listIn(defs).includes(next.def) ? next : undefined;
};

/** What a card that was played aims at, named as it is put on the pile. */
const aims: Joint = (before, next) =>
  next.kind === 'card' && sameCard(before, next) && same(before, next, 'seat')
    ? { ...before, targetDefs: next.targetDefs, targetSeats: next.targetSeats }
    : undefined;

/** Cards drawn one after the other: by one player, or by several as many each. */
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

/** One event that tells two, if they are one act. Never throws, whatever is in them. */
export function join(before: GameEvent, next: GameEvent): GameEvent | undefined {
  const kinds = `${before.e} ${next.e}`;
  return Object.hasOwn(joints, kinds) ? joints[kinds]?.(before, next) : undefined;
}

/** What an event is in the story of a game. */
export function weight({ e, why, how, list, round, seat, before }: GameEvent): Weight | undefined {
  switch (e) {
    case 'turnBegan':
      return 'chapter';
    case 'lost':
    case 'conceded':
      return 'turning';
    case 'finished':
      return 'end';
    // A region that is taken from somebody, not one that is found empty or left.
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
    // Each phase after the first, and who leaves it.
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
