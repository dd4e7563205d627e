/** Cards as people look them up. */
import type { CardInfo, Figure } from '#face/card';
import type { CardDef } from './cards/format.ts';
import { cardText } from './cards/text.ts';
import type { Library } from './library.ts';
import { rulingsOn } from './rulings.ts';
import { type Say, sayIn } from './words/catalogue.ts';

/** All cards of a library, in its order. */
export function cardInfos(library: Library, locale?: string): readonly CardInfo[] {
  const say = sayIn(locale);
  return library.cards.map((card) => infoOf(say, card));
}

function infoOf(say: Say, card: CardDef): CardInfo {
  const figure = (label: string, value: number | undefined): Figure[] =>
    value === undefined ? [] : [{ label, value: String(value), origin: 'printed' }];
  const mark = card.mark === undefined ? [] : [say(`mark.${card.mark}`)];
  return {
    id: card.id,
    name: card.name,
    aliases: card.printed === undefined || card.unsaid === true ? [] : [card.printed],
    type: [say(`type.${card.type}`), ...mark].join(' > '),
    set: 'Epic Space Empires',
    edition: 'base',
    figures: [
      ...figure(say('figure.force'), card.force),
      ...figure(say('figure.speed'), card.speed),
      ...figure(say('figure.points'), card.points),
      ...figure(say('figure.copies'), card.copies > 1 ? card.copies : undefined),
    ],
    text: cardText(card),
    textOrigin: 'printed',
    nameOrigin: 'printed',
    keywords: [],
    rulings: rulingsOn(card.id, card.type),
  };
}
