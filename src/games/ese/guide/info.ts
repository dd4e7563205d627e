/** Cards as people look them up. */
import type { CardInfo, Figure } from '#face/card';
import { rulingsTold } from '../../kit/rulings.ts';
import type { CardDef } from '../cards/format.ts';
import { cardText } from '../cards/text.ts';
import type { Library } from '../library.ts';
import type { Translate } from '../words/catalogue.ts';
import { rulingsDe } from './de/rulings.ts';
import { rulingsOn } from './rulings.ts';

/** The set that comes with the program. */
const BUILT_IN = 'epic-space-empires';

/** All cards of a library, in its order. */
export function cardInfos(library: Library, t: Translate): readonly CardInfo[] {
  const own = new Map(
    library.sets.flatMap(({ set, name, cards }) =>
      cards.map(({ id }) => [id, set === BUILT_IN ? undefined : name] as const),
    ),
  );
  return library.cards.map((card) => infoOf(t, card, own.get(card.id)));
}

/** `own`: the name of the set, if it is not built in; nothing on its cards is published. */
function infoOf(t: Translate, card: CardDef, own: string | undefined): CardInfo {
  const origin = own === undefined ? 'printed' : 'house';
  const figure = (label: string, value: number | undefined): Figure[] =>
    value === undefined ? [] : [{ label, value: String(value), origin }];
  const mark = card.mark === undefined ? [] : [t(`mark.${card.mark}`)];
  return {
    id: card.id,
    name: card.name,
    aliases: card.printed === undefined || card.unsaid === true ? [] : [card.printed],
    type: [t(`type.${card.type}`), ...mark].join(' > '),
    set: own ?? 'Epic Space Empires',
    edition: 'base',
    figures: [
      ...figure(t('figure.force'), card.force),
      ...figure(t('figure.speed'), card.speed),
      ...figure(t('figure.points'), card.points),
      ...figure(t('figure.copies'), card.copies > 1 ? card.copies : undefined),
    ],
    text: cardText(card, t.language),
    textOrigin: origin,
    nameOrigin: origin,
    ...(own !== undefined && { added: true as const }),
    keywords: [],
    rulings: rulingsTold(rulingsOn(card.id, card.type), t.language, rulingsDe),
  };
}
