/** Helpers to put events into words, and to read their fields safely. */

import type { Names } from '#face/words';
import type { GameEvent } from '#kernel/event';
import { type CardThen, cardThen } from '../../kit/apart.ts';
import { sayingNow } from '../../kit/words.ts';
import { isKey, type Say } from './catalogue.ts';
import { cardName, definitionOf, nameOf, type Tongue } from './tongue.ts';

/** Renders one kind of event; undefined: the event gets no line. */
export type Teller = (say: Speaker, event: GameEvent) => string | undefined;

/** Reads an event's fields, whatever they contain: a stored log may be older than this program. */
export type Speaker = Tongue & {
  readonly names: Names;
  name(seat: unknown): string;
  card(def: unknown): string;
  readonly called: CardThen;
  /** A region: its name, or whose home it is. */
  region(def: unknown, home?: unknown): string;
  readonly line: Say;
};

const speakers = new WeakMap<Tongue, WeakMap<Names, Speaker>>();

/** One speaker for all events that are told with the same names: to make it takes as long as to tell an event. */
export function speakerOf(tongue: Tongue, names: Names): Speaker {
  const known = speakers.get(tongue) ?? new WeakMap<Names, Speaker>();
  speakers.set(tongue, known);
  const speaker = known.get(names) ?? newSpeaker(tongue, names);
  known.set(names, speaker);
  return speaker;
}

function newSpeaker(tongue: Tongue, names: Names): Speaker {
  const name = (seat: unknown) => nameOf({ say: tongue.say, names }, seat);
  const card = (def: unknown) => cardName(tongue, def);
  return {
    ...tongue,
    names,
    name,
    card,
    called: cardThen(card, sayingNow(tongue.say, isKey, name)),
    region(def, home) {
      const found = definitionOf(tongue, def);
      if (found?.type !== 'starbase') return found === undefined ? tongue.say('a.place') : `**${found.name}**`;
      if (typeof home === 'number') return tongue.say('region.home', { name: name(home) });
      return tongue.say('region.race', { race: found.races[0] ?? '' });
    },
    line: tongue.say,
  };
}

/** A text, or undefined if it is empty. */
export const orNone = (text: string | undefined): string | undefined => (text === '' ? undefined : text);
/** A text without its full stop, which the line adds itself. */
export const open = (text: string): string => text.replace(/\.$/, '');
/** The place of an event, if it names one: `<field>Def`, and `<field>Home` for whose home it is. */
export const placeIn = (s: Speaker, event: GameEvent, field: string): string | undefined =>
  event[`${field}Def`] === undefined ? undefined : s.region(event[`${field}Def`], event[`${field}Home`]);
