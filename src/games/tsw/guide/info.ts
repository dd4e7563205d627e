/** Cards as people look them up. */
import type { CardInfo, Figure } from '#face/card';
import { rulingsTold } from '../../kit/rulings.ts';
import { textsOf } from '../cards/text.ts';
import { editionIds } from '../editions.ts';
import type { Definition, Library } from '../library.ts';
import type { Translate } from '../words/catalogue.ts';
import { rulingsDe } from './de/rulings.ts';
import { rulingsOn } from './rulings.ts';

/** All cards of a library in the present edition, in its order. */
export function cardInfos(library: Library, t: Translate): readonly CardInfo[] {
  const [edition, ...former] = editionIds;
  return library.cards(edition).map((card) => {
    const names = former.map((one) => library.get(one, card.id).name);
    return infoOf(
      t,
      card,
      names.filter((name) => name !== card.name),
      library.setOf(card.id),
    );
  });
}

/** Nothing on a card of an added set is published. */
function infoOf(
  t: Translate,
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
    type: t(`type.${card.type}`),
    set: name,
    edition: editionIds[0],
    figures: [
      ...figure(t('figure.cost'), card.cost),
      ...figure(t('figure.attack'), card.attack),
      ...figure(t('figure.defense'), card.defense),
      ...figure(t('figure.life'), card.life),
    ],
    text: [...textsOf(card, t.language), ...(card.unseen ? [t('card.unseen')] : [])],
    textOrigin: 'house',
    nameOrigin: origin,
    ...(added && { added: true as const }),
    keywords: card.keywords.map((keyword) => ({ word: t(`keyword.${keyword}`), meaning: t(`meaning.${keyword}`) })),
    rulings: rulingsTold(rulingsOn(card.id), t.language, rulingsDe),
  };
}
