/** Helpers to put events into words, and to read their fields safely. */

import type { Names } from '#face/words';
import { count, listIn } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { type CardThen, cardThen } from '../../kit/apart.ts';
import { nameOf } from '../../kit/phrasebook.ts';
import { sayingNow } from '../../kit/words.ts';
import { isKey, type Key, type Translate } from './catalogue.ts';
import { cardName, countedNames, type Phrasebook } from './phrasebook.ts';

/** Reads an event's fields, whatever they contain: a stored log may be older than this program. */
export type Translator = Phrasebook & {
  readonly name: (seat: unknown) => string;
  readonly line: Translate;
  readonly counted: (defs: unknown) => string;
  readonly called: CardThen;
};
/** Renders one kind of event; undefined: the event gets no line. */
export type Narrator = (s: Translator, event: GameEvent) => string | undefined;

export function translatorOf(phrasebook: Phrasebook, names: Names): Translator {
  const name = (seat: unknown) => nameOf({ ...phrasebook, names }, seat);
  return {
    ...phrasebook,
    name,
    called: cardThen((def) => cardName(phrasebook, def), sayingNow(phrasebook.t, isKey, name)),
    line: phrasebook.t,
    counted: (defs) => countedNames(phrasebook, listIn(defs)),
  };
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const orNone = (value: string): string | undefined => (value === '' ? undefined : value);
/** Events within an event that tells of several. */
export const eventsIn = (value: unknown): readonly GameEvent[] => listIn(value) as readonly GameEvent[];

/** Renders events whose line needs the player and the card, and little else. */
export const simple =
  (key: Key): Narrator =>
  (s, event) =>
    s.line.any(key, {
      name: s.name(event.seat),
      from: s.name(event.from),
      with: s.name(event.with),
      owner: s.name(event.owner),
      card: s.called(event, 'def'),
      planet: cardName(s, event.planet),
      host: event.host === undefined ? undefined : cardName(s, event.host),
      how: text(event.how),
      n: count(event.n),
      k: count(event.k),
    });
