/** Helpers to put events into words, and to read their fields safely. */
import type { Names } from '#face/words';
import { listIn } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { type CardThen, cardThen } from '../../kit/apart.ts';
import { nameOf } from '../../kit/phrasebook.ts';
import { sayingNow } from '../../kit/words.ts';
import { isKey } from './catalogue.ts';
import { cardName, type Phrasebook } from './phrasebook.ts';

/** Reads an event's fields, whatever they contain: a stored log may be older than this program. */
export type Translator = Phrasebook & { readonly name: (seat: unknown) => string; readonly called: CardThen };
/** Renders one kind of event; undefined: the event gets no line. */
export type Narrator = (s: Translator, event: GameEvent) => string | undefined;

export function translatorOf(phrasebook: Phrasebook, names: Names): Translator {
  const name = (seat: unknown) => nameOf({ ...phrasebook, names }, seat);
  const called = cardThen((def) => cardName(phrasebook, def), sayingNow(phrasebook.t, isKey, name));
  return { ...phrasebook, name, called };
}

/** Events within an event that tells of several. */
export const eventsIn = (value: unknown): readonly GameEvent[] =>
  listIn(value).filter((one): one is GameEvent => typeof one === 'object' && one !== null);
