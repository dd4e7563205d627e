/** The blow that ends a game: shots at a base. */
import type { Blow, Names } from '#face/words';
import { listIn } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { cardName, definitionOf, type Phrasebook } from './phrasebook.ts';
import { translatorOf } from './translator.ts';

export function blowOf(
  phrasebook: Phrasebook,
  event: GameEvent,
  fall: GameEvent | undefined,
  names: Names,
): Blow | undefined {
  if (!['attacks', 'volley', 'shot'].includes(event.e) || fall?.how !== 'base') return undefined;
  const defs = event.e === 'attacks' ? listIn(event.targetDefs) : [event.targetDef];
  const seats = event.e === 'attacks' ? listIn(event.targetSeats) : [event.targetSeat];
  const at = defs.findIndex((def, i) => seats[i] === fall.seat && definitionOf(phrasebook, def)?.type === 'base');
  if (at < 0) return undefined;
  const s = translatorOf(phrasebook, names);
  const words = { card: cardName(s, event.def), name: s.name(seats[at]), base: cardName(s, defs[at]) };
  return { text: s.t('blow.base', words), ship: String(event.def), fallen: String(defs[at]) };
}
