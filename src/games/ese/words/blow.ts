/** The blow that ends a game: a planet that is captured. */
import type { Blow, Names } from '#face/words';
import type { GameEvent } from '#kernel/event';
import { cardName, type Phrasebook } from './phrasebook.ts';
import { translatorOf } from './translator.ts';

export function blowOf(
  phrasebook: Phrasebook,
  { e, captured, planet }: GameEvent,
  fall: GameEvent | undefined,
  names: Names,
): Blow | undefined {
  if (e !== 'battle' || typeof captured !== 'object' || captured === null || fall?.how !== 'conquered')
    return undefined;
  const { seat, from } = captured as { readonly seat?: unknown; readonly from?: unknown };
  const s = translatorOf(phrasebook, names);
  const text = s.line('blow.captured', { name: s.name(seat), planet: cardName(s, planet), from: s.name(from) });
  return { text, fallen: String(planet) };
}
