/** One player’s empire, enlarged: whole cards with their texts, units with their present figures. */
import type { HandScene, SceneFace, SceneFigure, SceneParagraph, SceneRow } from '#face/scene';
import type { Seat } from '#kernel/state';
import { bodiesOf } from '../in-view.ts';
import type { ProjectInView, SeatInView, UnitInView } from '../view.ts';
import { cardName, definitionOf } from '../words/phrasebook.ts';
import { faceOf, paragraphsOf, yieldText } from './card.ts';
import { pictureOf, type Scope, unitArt } from './unit.ts';

type Shown = HandScene['cards'][number];

/** What a player has in play, place by place. */
export function empireScene(scope: Scope, at: Seat): HandScene {
  const { t, board, who } = scope;
  const seat = board.seats.find((one) => one.seat === at);
  const under = (heading: string, faces: readonly SceneFace[]): Shown[] =>
    faces.map((face) => ({ face, under: heading }));
  return {
    kind: 'hand',
    title: t('scene.empire', { name: who(at) }),
    seat: at,
    figures: seat === undefined ? [] : seatFigures(scope, seat),
    roomy: true,
    cards:
      seat === undefined
        ? []
        : [
            ...under(
              t('scene.under.units'),
              bodiesOf(seat).map((unit) => unitFace(scope, unit)),
            ),
            ...under(
              t('scene.under.projects'),
              [...seat.queue, ...seat.research].map((one) => projectFace(scope, one)),
            ),
            ...under(
              t('scene.under.holdings'),
              [...seat.resources, ...seat.known, ...seat.waiting].map(({ def }) => plainFace(scope, def)),
            ),
            ...under(
              t('scene.sideboard'),
              seat.sideboard.map(({ def }) => plainFace(scope, def)),
            ),
          ],
    empty: t('scene.emptyEmpire'),
  };
}

/** What everybody may know of a player, the most important first. */
export function seatFigures({ t }: Scope, seat: SeatInView): readonly SceneFigure[] {
  const { base } = seat;
  const figure = (icon: string, value: number | string, label: string): SceneFigure => ({
    icon,
    value: String(value),
    label,
  });
  return [
    ...(base === undefined
      ? []
      : [{ ...figure('hull', base.hpLeft, t('scene.hull')), ...(base.hpLeft < base.hp && { tone: 'bad' as const }) }]),
    ...(base === undefined || base.shields === 0 ? [] : [figure('shield', base.shieldsLeft, t('scene.shields'))]),
    figure('yield', yieldText(seat), t('scene.yield')),
    figure('command', `${seat.cp}/${seat.cpMaximum}`, t('scene.cp')),
    figure('slots', `${seat.queue.length}/${seat.queueMaximum}`, t('scene.queue')),
    figure('hand', seat.hand, t('scene.inHand')),
    { ...figure('market', seat.deck, t('scene.deck')), pile: true },
  ];
}

/** A card in play without figures of its own that change; what it has cost is no longer of interest. */
function plainFace(scope: Scope, def: string): SceneFace {
  const card = definitionOf(scope, def);
  if (card === undefined)
    return {
      name: cardName(scope, def),
      typeLine: '',
      art: pictureOf(scope, def),
      emblems: [],
      figures: [],
      rows: [],
      text: [],
    };
  const { price: _paid, houseName: _shownElsewhere, ...face } = faceOf(scope.library, scope.t, card);
  return face;
}

/** A unit or base as it is now: figures that have changed stand out, and who and what is on it is told with its texts. */
function unitFace(scope: Scope, unit: UnitInView): SceneFace {
  const { t } = scope;
  const face = plainFace(scope, unit.def);
  const on = [...unit.crew, ...unit.modifications].map(({ def }): SceneParagraph => {
    const card = definitionOf(scope, def);
    const texts = card === undefined ? [] : paragraphsOf(t, card).filter(({ lead }) => lead === undefined);
    return { lead: cardName(scope, def), text: texts.map(({ text }) => text).join(' ') };
  });
  const tags = [
    ...(unit.testing ? [t('scene.testing')] : []),
    ...(unit.intercepts ? [t('scene.intercept')] : []),
    ...(unit.launches ? [t('scene.launcher')] : []),
  ];
  const { tags: _printed, ...rest } = face;
  return {
    ...rest,
    art: unitArt(scope, unit),
    figures: [
      ofTotal('hull', unit.hpLeft, unit.hp, t('scene.hull')),
      ...(unit.shields > 0 ? [ofTotal('shield', unit.shieldsLeft, unit.shields, t('scene.shields'))] : []),
      ...plain('evasion', unit.evasion, t('scene.evasion')),
      ...plain('target', unit.hit, t('scene.hit'), unit.hit > 0 ? '+' : ''),
      ...plain('assembly', unit.repair, t('scene.repair')),
      ...plain('patrol', unit.autoRepair, t('scene.autoRepair')),
    ],
    rows: unit.weapons.map(
      ({ damage, fired }, at): SceneRow => ({
        icon: fired ? 'out' : 'attack',
        name: t('scene.weapon', { n: at + 1 }),
        value: String(damage),
      }),
    ),
    text: [...rest.text, ...on],
    ...(tags.length > 0 && { tags }),
  };
}

const plain = (icon: string, value: number, label: string, sign = ''): SceneFigure[] =>
  value === 0 ? [] : [{ icon, value: `${sign}${value}`, label }];

const ofTotal = (icon: string, left: number, of: number, label: string): SceneFigure =>
  left === of ? { icon, value: String(of), label } : { icon, value: `${left}/${of}`, label, tone: 'bad' };

/** A project, or research under way, with the Yield that is on it in place of its other figures. */
function projectFace(scope: Scope, { def, progress, cost }: ProjectInView): SceneFace {
  const face = plainFace(scope, def);
  const tone = progress >= cost ? 'good' : 'plain';
  const put: SceneFigure = { icon: 'yield', value: `${progress}/${cost}`, label: scope.t('scene.progress'), tone };
  return { ...face, figures: [put, ...face.figures] };
}
