/** Helpers to put events into words, and to read their fields safely. */
import type { Names } from '#face/words';
import { count, listIn } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { type CardThen, cardsThen, cardThen } from '../../kit/apart.ts';
import { counted, nameOf } from '../../kit/phrasebook.ts';
import { sayingNow } from '../../kit/words.ts';
import { isKey, type Key } from './catalogue.ts';
import { cardName, type Phrasebook } from './phrasebook.ts';

/** Reads an event's fields, whatever they contain: a stored log may be older than this program. */
export type Translator = Phrasebook & { readonly name: (seat: unknown) => string; readonly called: CardThen };
/** Renders one kind of event; undefined: the event gets no line. */
export type Narrator = (s: Translator, event: GameEvent) => string | undefined;

export function translatorOf(phrasebook: Phrasebook, names: Names): Translator {
  const name = (seat: unknown) => nameOf({ ...phrasebook, names }, seat);
  return {
    ...phrasebook,
    name,
    called: cardThen((def) => cardName(phrasebook, def), sayingNow(phrasebook.t, isKey, name)),
  };
}

/** Events within an event that tells of several. */
export const eventsIn = (value: unknown): readonly GameEvent[] =>
  listIn(value).filter((one): one is GameEvent => typeof one === 'object' && one !== null);

/** Names of definitions, equal ones counted; undefined if there are none. */
export const namesOf = (s: Translator, defs: unknown): string | undefined =>
  counted(
    s.t,
    listIn(defs).map((def) => cardName(s, def)),
  ) || undefined;

/** The names of the cards in a list of an event, as they were then, equal ones counted; undefined if there are none. */
export const thoseThen = (s: Translator, event: GameEvent, field: string): string | undefined =>
  counted(s.t, cardsThen(s.called, event, field)) || undefined;

/** The name of a card if the event has one. */
const orNone = (s: Translator, event: GameEvent, field: string): string | undefined =>
  event[field] === undefined ? undefined : s.called(event, field);

/** Renders events whose line needs the player, the card and numbers alone. */
export const simple =
  (key: Key): Narrator =>
  (s, event) =>
    s.t.any(key, {
      name: s.name(event.seat),
      card: s.called(event, 'def'),
      n: count(event.n ?? event.cost),
      by: orNone(s, event, 'by'),
      host: orNone(s, event, 'hostDef'),
      from: s.called(event, 'from'),
      target: s.called(event, 'forDef'),
      carried: namesOf(
        s,
        eventsIn(event.carried).map(({ def }) => def),
      ),
    });
