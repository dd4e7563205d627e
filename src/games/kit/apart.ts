/**
 * What sets a card apart from others of its name. Labels tell it of cards as they are; the log tells it as it was when
 * something happened to the card, since by the time the log is read the card has changed. So it is stored with the event.
 */
import type { GameEvent } from '#kernel/event';
import type { Seat } from '#kernel/state';
import { idOf } from '#kernel/zones';
import { nameLater, type TranslateNow, translateNow } from '#words/later';
import { grouped, listIn } from './acts.ts';

/** What is to be told of a card: in words, and what it carries, by name. */
export type Marks = { readonly said: readonly string[]; readonly carries?: readonly string[] };

/** Of the marks of a card those that others of its name, itself among them, do not all have. `and`: tells what it carries. */
export function differencesFrom(all: readonly Marks[], own: Marks, and: (list: string) => string): readonly string[] {
  const said = own.said.filter((mark) => !all.every((one) => one.said.includes(mark)));
  return [...said, ...carriedApart(all, own, and)];
}

/**
 * Of the differences of a card, in their order, those that it takes to tell it from the others of its name, itself among them; what it
 * carries only if the marks leave it like some.
 */
export function apartFrom(all: readonly Marks[], own: Marks, and: (list: string) => string): readonly string[] {
  let alike = all.filter((one) => one !== own);
  const apart = own.said.filter((mark) => {
    const still = alike.filter(({ said }) => said.includes(mark));
    if (still.length === alike.length) return false;
    alike = still;
    return true;
  });
  return [...apart, ...carriedApart(alike, own, and)];
}

function carriedApart(others: readonly Marks[], own: Marks, and: (list: string) => string): readonly string[] {
  const list = (own.carries ?? []).filter((card) => !others.every(({ carries }) => carries?.includes(card) === true));
  return list.length === 0 ? [] : [and(list.join(', '))];
}

/** A card that lies open to everybody, as a game tells it apart. */
export type OpenCard = {
  readonly id: string;
  readonly def: string;
  readonly seat: Seat | undefined;
  readonly marks: () => Marks;
};

/** Fields of events that have cards, and those that have their definitions. */
const fields = [
  ['card', 'def'],
  ['target', 'targetDef'],
  ['host', 'hostDef'],
  ['at', 'atDef'],
  ['ship', 'shipDef'],
  ['for', 'forDef'],
  ['fromCard', 'from'],
] as const;
/** The same for several cards; the lines of some do not tell whose they are. */
const lists = [
  ['cards', 'defs', false],
  ['targets', 'targetDefs', true],
  ['fleetCards', 'fleets', true],
] as const;

/**
 * Events with what sets their cards apart from others of their names among the open cards, as those were before the events
 * (`apart`, by the field of the definition).
 */
export function withApart(
  events: readonly GameEvent[],
  open: () => readonly OpenCard[],
  and: (list: string) => string = (list) => list,
): readonly GameEvent[] {
  let found: ReadonlyMap<string, readonly OpenCard[]> | undefined;
  return events.map((event) => {
    const apart: Record<string, unknown> = {};
    for (const [ids, defs] of fields) {
      const marks = typeof event[defs] === 'string' ? marksOf(event[ids], false) : [];
      if (marks.length > 0) apart[defs] = marks;
    }
    for (const [ids, defs, isOwnerOpen] of lists) {
      const marks = listIn(event[ids]).map((id) => marksOf(id, isOwnerOpen && event.own !== true));
      if (marks.some((one) => one.length > 0)) apart[defs] = marks;
    }
    return Object.keys(apart).length === 0 ? event : { ...event, apart };
  });

  function marksOf(reference: unknown, tellsOwner: boolean): readonly string[] {
    if (typeof reference !== 'string') return [];
    const id = idOf(reference);
    found ??= byId(open());
    const twins = found.get(id) ?? [];
    const own = twins.find((one) => one.id === id);
    if (own === undefined || twins.length < 2) return [];
    const alongside = twins.filter(({ seat }) => seat === own.seat);
    const all = alongside.map(({ marks }) => marks());
    const marks = all[alongside.indexOf(own)] ?? { said: [] };
    const owner = tellsOwner && own.seat !== undefined && alongside.length < twins.length ? [nameLater(own.seat)] : [];
    return [...owner, ...apartFrom(all, marks, and)];
  }
}

/** For each card, the cards of its name. */
function byId(open: readonly OpenCard[]): ReadonlyMap<string, readonly OpenCard[]> {
  return new Map(grouped(open, ({ def }) => def).flatMap((twins) => twins.map(({ id }) => [id, twins] as const)));
}

/** What an event has stored to set apart the card of a field, or those of a list. */
export const apartIn = (event: GameEvent, field: string): unknown =>
  (event.apart as Readonly<Record<string, unknown>> | undefined)?.[field];

/** What an event that takes over fields of a later one stores to set their cards apart. */
export const apartWith = (
  before: GameEvent,
  next: GameEvent,
  ...fields: readonly string[]
): Pick<GameEvent, 'apart'> => ({
  apart: {
    ...(before.apart as object | undefined),
    ...Object.fromEntries(fields.map((field) => [field, apartIn(next, field)])),
  },
});

/** The name of the card in a field of an event, with what set it apart then; of a list, of the card at that place. */
export type CardThen = (event: GameEvent, field: string, place?: number) => string;

export function cardThen(card: (def: unknown) => string, how: TranslateNow): CardThen {
  return (event, field, place) => {
    const of = (value: unknown) => (place === undefined ? value : listIn(value)[place]);
    const marks = listIn(of(apartIn(event, field))).flatMap((mark) => {
      const said = typeof mark === 'string' ? translateNow(mark, how) : '';
      return said === '' ? [] : [said];
    });
    const name = card(of(event[field]));
    return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
  };
}

/**
 * The names of the cards in a list of an event. Where several of one name were in different places or states, only the name is
 * said: they are counted.
 */
export function cardsThen(called: CardThen, event: GameEvent, field: string): readonly string[] {
  const plain = listIn(event[field]).map((_, place) => called({ ...event, apart: undefined }, field, place));
  const apart = plain.map((_, place) => called(event, field, place));
  return plain.map((name, place) => {
    const twins = apart.filter((_, at) => plain[at] === name);
    return new Set(twins).size > 1 ? name : (apart[place] ?? name);
  });
}
