/** Cards as people look them up. */
import type { CardInfo, Figure } from '#face/card';
import { textsOf } from '../cards/text.ts';
import { editionIds } from '../editions.ts';
import type { Definition, Library } from '../library.ts';
import type { Say } from '../words/catalogue.ts';
import { rulingsOn } from './rulings.ts';

/** All cards of a library in the present edition, in its order. */
export function cardInfos(library: Library, say: Say): readonly CardInfo[] {
  const [edition, ...former] = editionIds;
  return library.cards(edition).map((card) => {
    const names = former.map((one) => library.get(one, card.id).name);
    return infoOf(
      say,
      card,
      names.filter((name) => name !== card.name),
      library.setOf(card.id),
    );
  });
}

/** Nothing on a card of an added set is published. */
function infoOf(
  say: Say,
  card: Definition,
  formerNames: readonly string[],
  { name, added }: ReturnType<Library['setOf']>,
): CardInfo {
  const origin = added ? 'house' : 'printed';
  const figure = (label: string, value: number | string | undefined): Figure[] =>
    value === undefined ? [] : [{ label, value: String(value), origin }];
  return {
    id: card.id,
    name: card.name,
    aliases: formerNames,
    type: say(`type.${card.type}`),
    set: name,
    edition: editionIds[0],
    figures: [
      ...figure(say('figure.cost'), card.cost),
      ...figure(say('figure.attack'), card.attack),
      ...figure(say('figure.defense'), card.defense),
      ...figure(say('figure.life'), card.life),
    ],
    text: [...textsOf(card), ...(card.unseen ? [say('card.unseen')] : [])],
    textOrigin: 'house',
    nameOrigin: origin,
    ...(added && { added: true as const }),
    keywords: card.keywords.map((keyword) => ({ word: say(`keyword.${keyword}`), meaning: say(`meaning.${keyword}`) })),
    rulings: rulingsOn(card.id),
  };
}
