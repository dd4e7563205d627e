/** Helpers to put events into words, and to read their fields safely. */
import type { Names } from '#face/words';
import { count, listIn } from '#games/acts';
import type { GameEvent } from '#kernel/event';
import type { Key } from './catalogue.ts';
import { cardName, counted, nameOf, type Tongue } from './tongue.ts';

/** Reads an event's fields, whatever they contain: a stored log may be older than this program. */
export type Speaker = Tongue & { readonly name: (seat: unknown) => string };
/** Renders one kind of event; undefined: the event gets no line. */
export type Teller = (s: Speaker, event: GameEvent) => string | undefined;

export const speakerOf = (tongue: Tongue, names: Names): Speaker => ({
  ...tongue,
  name: (seat) => nameOf({ ...tongue, names }, seat),
});

/** Events within an event that tells of several. */
export const eventsIn = (value: unknown): readonly GameEvent[] =>
  listIn(value).filter((one): one is GameEvent => typeof one === 'object' && one !== null);

/** Names of definitions, equal ones counted; undefined if there are none. */
export const namesOf = (s: Speaker, defs: unknown): string | undefined =>
  counted(listIn(defs).map((def) => cardName(s, def))) || undefined;

/** The name of a card if the event has one. */
const orNone = (s: Speaker, def: unknown): string | undefined => (def === undefined ? undefined : cardName(s, def));

/** Renders events whose line needs the player, the card and numbers alone. */
export const simple =
  (key: Key): Teller =>
  (s, event) =>
    s.say.any(key, {
      name: s.name(event.seat),
      card: cardName(s, event.def),
      n: count(event.n ?? event.cost),
      by: orNone(s, event.by),
      host: orNone(s, event.hostDef),
      from: cardName(s, event.from),
      target: cardName(s, event.forDef),
      carried: namesOf(
        s,
        eventsIn(event.carried).map(({ def }) => def),
      ),
    });
