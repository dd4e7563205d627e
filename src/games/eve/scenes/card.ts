/** EVE's cards as pictures: the face with every figure, printed or ours; and the hand. */

import type { CardScene, HandScene, SceneFace, SceneFigure } from '#face/scene';
import { playableIn } from '../../kit/playable.ts';
import { isPrinted, type Printable } from '../cards/format.ts';
import type { Definition, Library } from '../library.ts';
import type { EveView } from '../view.ts';
import { isKey, type Translate } from '../words/catalogue.ts';
import { artOf } from './art.ts';
import { commandWords, roman, typeLine } from './words.ts';

export function raceIcon(race: string): string {
  return `race-${race.toLowerCase()}`;
}

/** The whole face of a definition with its unmodified figures; those of our own are marked. */
export function faceOf(library: Library, t: Translate, card: Definition): SceneFace {
  const house = (field: Printable) => !isPrinted(card, field) && { house: true };
  const figure = (field: Printable, icon: string, value: string | undefined, label: string): SceneFigure[] =>
    value === undefined ? [] : [{ icon, value, label, ...house(field) }];
  const many = (value: number | 'infinite' | undefined) =>
    value === undefined ? undefined : value === 'infinite' ? '∞' : String(value);
  const some = (value: number | undefined) => (value === undefined || value === 0 ? undefined : String(value));
  const tabs = (value: number | 'infinite' | undefined) =>
    value === undefined || value === 0 ? undefined : value === 'infinite' ? '∞' : roman(value);
  const whole = card.type === 'ship' || card.type === 'starbase';
  const figures: readonly SceneFigure[] = [
    ...figure(
      'attack',
      'attack',
      card.type === 'ship' ? String(card.attack ?? 0) : some(card.attack),
      t('scene.attack'),
    ),
    ...figure(
      'shield',
      'shield',
      whole ? String(card.shield ?? 0) : some(card.shield)?.replace(/^/, '+'),
      t('scene.shield'),
    ),
    ...figure('income', 'income', some(card.income), t('scene.income')),
    ...figure('minerals', 'minerals', some(card.minerals), t('scene.minerals')),
    ...figure('slots', 'slots', many(card.slots), t('scene.slots')),
    ...figure('assembly', 'assembly', tabs(card.assembly), t('scene.assembly')),
    ...figure('duration', 'duration', tabs(card.duration), t('scene.duration')),
    ...figure('clone', 'character', card.clone?.toString(), t('scene.clone')),
  ];
  const [price] = figure('price', 'isk', card.price === undefined ? undefined : String(card.price), t('scene.price'));
  return {
    name: card.name,
    ...(!isPrinted(card, 'name') && { houseName: true }),
    typeLine: typeLine(t, card),
    art: artOf(library, card),
    price,
    emblems: card.races.map((race) => ({ icon: raceIcon(race), label: race })),
    figures,
    rows: card.commands.map(({ name, power }) => ({
      icon: name,
      ...commandWords(t, name, power),
      value: String(power),
      ...house('commands'),
    })),
    text: card.text(t.language).map((text) => ({ text, ...house('abilities') })),
    ...(card.limited && { tags: [t('scene.limited')] }),
  };
}

/** How rare a card is, for the words that the published sets use; other sets may use any word. */
function rarityOf(t: Translate, { rarity }: Definition): readonly string[] {
  if (rarity === undefined) return [];
  const key = `scene.rarity.${rarity}`;
  return [isKey(key) ? t.any(key) : rarity];
}

/** A single card. */
export function cardScene(library: Library, t: Translate, card: Definition): CardScene {
  const number = card.number === undefined ? [] : [String(card.number)];
  return {
    kind: 'card',
    face: faceOf(library, t, card),
    footer: ['EVE: The Second Genesis', card.setName, ...rarityOf(t, card), ...number].join(' · '),
    houseLegend: card.added ? t('scene.addedLegend') : t('scene.houseLegend'),
    printedLegend: t('scene.printedLegend'),
  };
}

/** The viewer's hand; empty for spectators. */
export function handScene(library: Library, t: Translate, view: EveView): HandScene {
  const board = view.board;
  const own = board.own;
  const seat = view.seat ?? 0;
  const mine = board.seats.find((one) => one.seat === seat);
  const playable = playableIn(view.asks);
  const named = (id: string): string => {
    const { name, price } = library.get(id);
    return `${name} ${price ?? 0}`;
  };
  const regions = own?.regions.map(({ def }) => named(def)) ?? [];
  return {
    kind: 'hand',
    title: t('scene.handTitle'),
    seat,
    figures: [
      { icon: 'isk', value: String(mine?.isk ?? 0), label: t('scene.isk') },
      { icon: 'income', value: `+${mine?.income ?? 0}`, label: t('scene.incomeToCome') },
      { icon: 'hand', value: String(own?.hand.length ?? 0), label: t('scene.hand') },
    ],
    cards: (own?.hand ?? []).map(({ id, def }) => ({
      face: faceOf(library, t, library.get(def)),
      playable: playable(id),
    })),
    empty: t('scene.noCards'),
    notes: [
      ...(regions.length === 0 ? [] : [t('scene.unplayed', { cards: regions.join(', ') })]),
      ...(own?.upgrade === undefined ? [] : [t('scene.upgradeTo', { card: named(own.upgrade.def) })]),
    ],
  };
}
