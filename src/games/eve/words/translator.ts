/** Helpers to put events into words, and to read their fields safely. */

import type { Names } from '#face/words';
import type { GameEvent } from '#kernel/event';
import { type CardThen, cardThen } from '../../kit/apart.ts';
import { nameOf } from '../../kit/phrasebook.ts';
import { sayingNow } from '../../kit/words.ts';
import { isKey, type Translate } from './catalogue.ts';
import { cardName, definitionOf, type Phrasebook } from './phrasebook.ts';

/** Renders one kind of event; undefined: the event gets no line. */
export type Narrator = (t: Translator, event: GameEvent) => string | undefined;

/** Reads an event's fields, whatever they contain: a stored log may be older than this program. */
export type Translator = Phrasebook & {
  readonly names: Names;
  name(seat: unknown): string;
  card(def: unknown): string;
  readonly called: CardThen;
  /** A region: its name, or whose home it is. */
  region(def: unknown, home?: unknown): string;
  readonly line: Translate;
};

const speakers = new WeakMap<Phrasebook, WeakMap<Names, Translator>>();

/** One speaker for all events that are told with the same names: to make it takes as long as to tell an event. */
export function translatorOf(phrasebook: Phrasebook, names: Names): Translator {
  const known = speakers.get(phrasebook) ?? new WeakMap<Names, Translator>();
  speakers.set(phrasebook, known);
  const speaker = known.get(names) ?? newSpeaker(phrasebook, names);
  known.set(names, speaker);
  return speaker;
}

function newSpeaker(phrasebook: Phrasebook, names: Names): Translator {
  const name = (seat: unknown) => nameOf({ t: phrasebook.t, names }, seat);
  const card = (def: unknown) => cardName(phrasebook, def);
  return {
    ...phrasebook,
    names,
    name,
    card,
    called: cardThen(card, sayingNow(phrasebook.t, isKey, name)),
    region(def, home) {
      const found = definitionOf(phrasebook, def);
      if (found?.type !== 'starbase') return found === undefined ? phrasebook.t('a.place') : `**${found.name}**`;
      if (typeof home === 'number') return phrasebook.t('region.home', { name: name(home) });
      return phrasebook.t('region.race', { race: found.races[0] ?? '' });
    },
    line: phrasebook.t,
  };
}

/** A text, or undefined if it is empty. */
export const orNone = (text: string | undefined): string | undefined => (text === '' ? undefined : text);
/** A text without its full stop, which the line adds itself. */
export const open = (text: string): string => text.replace(/\.$/, '');
/** The place of an event, if it names one: `<field>Def`, and `<field>Home` for whose home it is. */
export const placeIn = (s: Translator, event: GameEvent, field: string): string | undefined =>
  event[`${field}Def`] === undefined ? undefined : s.region(event[`${field}Def`], event[`${field}Home`]);
