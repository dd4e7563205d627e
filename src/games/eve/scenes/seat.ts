/** What one player has on EVE's table, enlarged: whole cards with their texts and present figures. */

import type { HandScene, SceneFace, SceneFigure } from '#face/scene';
import type { Names } from '#face/words';
import type { Seat } from '#kernel/state';
import type { Definition, Library } from '../library.ts';
import type { CardInView, EveView, RegionInView } from '../view.ts';
import type { Translate } from '../words/catalogue.ts';
import { placeArt } from './art.ts';
import { faceOf } from './card.ts';
import { shipFigures, tabsOf } from './unit.ts';
import { commandOn } from './words.ts';

type Shown = HandScene['cards'][number];

/** One player's side: their cards place by place, then the dock and the news. */
export function seatScene(
  library: Library,
  t: Translate,
  view: EveView,
  names: Names,
  at: Seat,
  fallback: string,
): HandScene {
  const board = view.board;
  const name = names[at] ?? fallback;
  const seat = board.seats.find((one) => one.seat === at);
  const under = (heading: string, faces: readonly SceneFace[]): Shown[] =>
    faces.map((face) => ({ face, under: heading }));
  const faces = (cards: readonly CardInView[]) => cards.map((card) => faceNow(library, t, card));
  const inRegion = (region: RegionInView): Shown[] => {
    const held = region.controller === at || region.home === at;
    const mine = [...region.ships, ...region.structures].filter(({ controller }) => controller === at);
    const definition = library.get(region.def);
    const heading =
      region.home === undefined ? definition.name : t('scene.homeOf', { name: names[region.home] ?? fallback });
    const place = held ? [placeFace(library, t, definition, region), ...faces(region.locations)] : [];
    return under(heading, [...place, ...faces(mine)]);
  };
  const home = board.regions.filter((region) => region.home === at);
  const others = board.regions.filter((region) => region.home !== at);
  return {
    kind: 'hand',
    title: t('scene.sideOf', { name: name }),
    seat: at,
    figures: [
      { icon: 'isk', value: String(seat?.isk ?? 0), label: t('scene.isk') },
      { icon: 'income', value: `+${seat?.income ?? 0}`, label: t('scene.incomeToCome') },
      { icon: 'hand', value: String(seat?.hand ?? 0), label: t('scene.hand') },
    ],
    roomy: true,
    cards: [
      ...home.flatMap(inRegion),
      ...others.flatMap(inRegion),
      ...under(t('scene.dock'), faces(seat?.dock ?? [])),
      ...under(t('scene.news'), faces(seat?.news ?? [])),
    ],
    empty: t('scene.nothingLeft'),
  };
}

/** A card in play: ships with their present figures, and in the type line what is on the card. */
function faceNow(library: Library, t: Translate, card: CardInView): SceneFace {
  const definition = library.get(card.def);
  const { price: _paid, ...printed } = faceOf(library, t, definition);
  const pilot = card.pilot === undefined ? [] : [t('scene.pilotedBy', { name: library.get(card.pilot.def).name })];
  const mined = card.mines === undefined ? undefined : library.get(card.mines).name;
  const on = card.commands.map(({ name, power }) => commandOn(t, name, power, name === 'mining' ? mined : undefined));
  const { mark } = tabsOf(t, card, definition.type === 'ship');
  const tags = [...(mark === undefined ? [] : [mark.label]), ...pilot, ...on];
  const damage: readonly SceneFigure[] =
    card.damage > 0 ? [{ icon: 'damage', value: String(card.damage), label: t('scene.damageTaken'), tone: 'bad' }] : [];
  const figures =
    definition.type === 'ship'
      ? shipFigures(t, card, definition.attack ?? 0, definition.shield ?? 0)
      : printed.figures.filter(({ icon }) => icon !== 'assembly' && icon !== 'duration');
  return { ...printed, figures: [...figures, ...damage], ...(tags.length > 0 && { tags }) };
}

/** A region with its present figures. */
function placeFace(library: Library, t: Translate, definition: Definition, region: RegionInView): SceneFace {
  const { price: _paid, ...printed } = faceOf(library, t, definition);
  const figure = (icon: string, value: string, label: string): SceneFigure => ({ icon, value, label });
  const { shield, damage, income, slots } = region;
  return {
    ...printed,
    art: placeArt(library, region),
    figures: [
      ...(shield === undefined ? [] : [figure('shield', String(shield), t('scene.starbaseShield'))]),
      ...(damage === 0 ? [] : [{ ...figure('damage', String(damage), t('scene.damageTaken')), tone: 'bad' as const }]),
      ...(income === 0 ? [] : [figure('income', String(income), t('scene.income'))]),
      ...(slots === undefined ? [] : [figure('slots', `${region.locations.length}/${slots}`, t('scene.slots'))]),
    ],
  };
}
