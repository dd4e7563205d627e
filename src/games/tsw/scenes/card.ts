/** Pictures of whole cards: a single one, and a hand. */
import type { CardScene, HandScene, SceneFace, SceneFigure } from '#face/scene';
import { playableIn } from '../../kit/playable.ts';
import { textsOf } from '../cards/text.ts';
import type { Definition, Library } from '../library.ts';
import type { TswView } from '../view.ts';
import type { Translate } from '../words/catalogue.ts';
import { artOf } from './art.ts';

const figure = (icon: string, value: number | string | undefined, label: string): SceneFigure[] =>
  value === undefined ? [] : [{ icon, value: String(value), label }];

/** The whole face of a card, with its printed figures. */
function faceOf(library: Library, t: Translate, card: Definition): SceneFace {
  const tags = [
    ...card.keywords.map((keyword) => t(`keyword.${keyword}`)),
    ...(card.limited ? [t('scene.limited')] : []),
  ];
  return {
    name: card.name,
    typeLine: t(`type.${card.type}`),
    art: artOf(library, card),
    ...(card.cost !== undefined && {
      price: { icon: 'effect', value: String(card.cost), label: t('scene.cost') },
    }),
    emblems: [],
    figures: [
      ...figure('attack', card.attack, t('scene.attack')),
      ...figure('shield', card.defense, t('scene.defense')),
      ...figure('crown', card.life, t('scene.life')),
    ],
    rows: [],
    text: textsOf(card, t.language).map((text) => ({ text })),
    ...(tags.length > 0 && { tags }),
  };
}

/** A single whole card. */
export function cardScene(library: Library, t: Translate, card: Definition): CardScene {
  const { name, added } = library.setOf(card.id);
  return {
    kind: 'card',
    face: faceOf(library, t, card),
    footer: `The Space War · ${name}`,
    houseLegend: '',
    printedLegend: added ? t('scene.addedLegend') : t('scene.legend'),
  };
}

/** The viewer's hand; before the commanders are turned up, those among whom they choose come after it. */
export function handScene(library: Library, t: Translate, { seat = 0, turn, asks, board }: TswView): HandScene {
  const mine = board.seats[seat];
  const hand = board.own?.hand ?? [];
  const candidates = mine?.commander === undefined ? (board.own?.candidates ?? []) : [];
  const playable = playableIn(asks);
  return {
    kind: 'hand',
    title: t('scene.hand'),
    seat,
    figures: [
      ...(turn === 0
        ? figure('hand', hand.length, t('scene.inHand'))
        : figure('hand', `${hand.length}/${mine?.station.discard.gives ?? 0}`, t('scene.handLimit'))),
      ...figure('crown', mine?.life, t('scene.life')),
    ],
    cards: [...hand, ...candidates].map(({ id, def }) => ({
      face: faceOf(library, t, library.get(board.edition, def)),
      playable: playable(id),
    })),
    empty: t('scene.empty'),
  };
}
