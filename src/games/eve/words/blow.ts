/** The blow that ends a game: damage that a starbase does not survive. */
import type { Blow, Names } from '#face/words';
import { grouped } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { eventsIn } from './acts.ts';
import { definitionOf, listOf, type Phrasebook } from './phrasebook.ts';
import { translatorOf } from './translator.ts';

/** With more ships than this, some are only counted. */
const NAMED = 3;

export function blowOf(
  phrasebook: Phrasebook,
  event: GameEvent,
  fall: GameEvent | undefined,
  names: Names,
): Blow | undefined {
  if ((event.e !== 'damages' && event.e !== 'damaged') || fall?.how !== 'starbase') return undefined;
  const hits = (event.e === 'damages' ? eventsIn(event) : [event]).filter(
    ({ def, seat }) => seat === fall.seat && definitionOf(phrasebook, def)?.type === 'starbase',
  );
  const [first] = hits;
  if (first === undefined) return undefined;
  const s = translatorOf(phrasebook, names);
  const sources = grouped(hits, ({ by }) => by).flatMap(([{ by }]) =>
    typeof by === 'string' && by !== '' ? [by] : [],
  );
  const [ship] = sources;
  const base = String(first.def);
  const name = s.name(first.seat);
  if (ship === undefined) return { text: s.line('blow.base', { name }), fallen: base };
  const called = sources.map(s.card);
  const more = called.length > NAMED ? called.length - NAMED + 1 : 0;
  const ships = more === 0 ? listOf(s.t, called) : called.slice(0, NAMED - 1).join(', ');
  return { text: s.line('blow.ships', { ships, more, n: called.length, name }), ship, fallen: base };
}
