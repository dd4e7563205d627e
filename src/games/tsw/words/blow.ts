/** The blow that ends a game: an attack that takes a commander's last life points. */
import type { Blow, Names } from '#face/words';
import { count } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { cardName, type Phrasebook } from './phrasebook.ts';
import { translatorOf } from './translator.ts';

export function blowOf(
  phrasebook: Phrasebook,
  { e, def, lost, left, targetSeat }: GameEvent,
  _fall: GameEvent | undefined,
  names: Names,
): Blow | undefined {
  if (e !== 'attacks' || count(lost) === 0 || left !== 0) return undefined;
  const s = translatorOf(phrasebook, names);
  const text = s.t('blow.life', { card: cardName(s, def), n: count(lost), name: s.name(targetSeat) });
  return { text, ship: String(def) };
}
