/** Pictures of whole cards: a single one, a hand, a player's empire with all its texts. */

import type { CardScene, DeckScene, HandScene, SceneBadge, SceneFace, SceneFigure } from '#face/scene';
import type { Seat } from '#kernel/state';
import { playableIn } from '../../kit/playable.ts';
import type { CardDef } from '../cards/format.ts';
import { cardText, effectText } from '../cards/text.ts';
import type { Library } from '../library.ts';
import type { EseView, FleetInView } from '../view.ts';
import type { Translate } from '../words/catalogue.ts';
import { artOf } from './art.ts';

/** Present force and speed, marked if they differ from the printed ones. */
export function fleetFigures(t: Translate, card: CardDef, fleet: FleetInView): readonly [SceneFigure, SceneFigure] {
  const figure = (icon: string, now: number, printed: number, label: string): SceneFigure => ({
    icon,
    value: String(now),
    label,
    tone: now > printed ? 'good' : now < printed ? 'bad' : 'plain',
  });
  return [
    figure('attack', fleet.force, card.force ?? 0, t('scene.force')),
    figure('turn', fleet.speed, card.speed ?? 1, t('scene.speed')),
  ];
}

/** The whole face of a card. */
function faceOf(library: Library, t: Translate, card: CardDef): SceneFace {
  const figure = (icon: string, value: number | undefined, label: string): SceneFigure[] =>
    value === undefined ? [] : [{ icon, value: String(value), label }];
  const mark = card.mark === undefined ? [] : [t(`mark.${card.mark}`)];
  return {
    name: card.name,
    typeLine: [t(`type.${card.type}`), ...mark].join(' · '),
    art: artOf(library, card),
    emblems: [],
    figures: [
      ...figure(card.type === 'fleet' ? 'attack' : 'shield', card.force, t('scene.force')),
      ...figure('turn', card.speed, t('scene.speed')),
      ...figure('crown', card.points, t('scene.points')),
    ],
    rows: [],
    text: cardText(card, t.language).map((text) => ({ text })),
  };
}

/** A face for small pictures: only the type line says who may play a card. */
const shortFace = (library: Library, t: Translate, card: CardDef): SceneFace => ({
  ...faceOf(library, t, card),
  text: card.do.map((effect) => ({ text: effectText(effect, t.language) })),
});

/** A single whole card. */
export function cardScene(library: Library, t: Translate, card: CardDef): CardScene {
  return {
    kind: 'card',
    face: faceOf(library, t, card),
    footer: 'Epic Space Empires',
    houseLegend: '',
    printedLegend: t('scene.legend'),
  };
}

/** Everybody plays from the same decks, so there are none to build; a stored deck is shown as empty. */
export function noDeck(t: Translate, name: string, mark: SceneBadge): DeckScene {
  return {
    kind: 'deck',
    title: name,
    fallbackTitle: name,
    subtitle: 'Epic Space Empires',
    mark,
    figures: [],
    sections: [],
    groups: [],
    curve: { title: '', icon: 'market', bars: [] },
    empty: t('scene.noDecks'),
    more: '',
  };
}

/** Whose empire is drawn, and of what. */
type EmpireInput = {
  readonly library: Library;
  readonly t: Translate;
  readonly view: EseView;
  readonly at: Seat;
  readonly name: string;
};

/** One player's empire with all its texts: fleets with their present figures, planets, techs and races. */
export function empireScene({ library, t, view, name, at }: EmpireInput): HandScene {
  const board = view.board;
  const seat = board.seats.find((one) => one.seat === at);
  const face = (def: string) => shortFace(library, t, library.get(def));
  const attached = (ids: readonly { readonly def: string }[]) => ids.map(({ def }) => face(def));
  const fleets = (seat?.fleets ?? []).map(
    (fleet): SceneFace => ({ ...face(fleet.def), figures: fleetFigures(t, library.get(fleet.def), fleet) }),
  );
  const under = (heading: string, faces: readonly SceneFace[]) => faces.map((one) => ({ face: one, under: heading }));
  return {
    kind: 'hand',
    title: t('scene.empire', { name }),
    seat: at,
    figures: [
      { icon: 'crown', value: String(seat?.points ?? 0), label: t('scene.points') },
      { icon: 'ship', value: String(seat?.fleets.length ?? 0), label: t('scene.fleets') },
      { icon: 'location', value: String(seat?.planets.length ?? 0), label: t('scene.planets') },
    ],
    roomy: true,
    cards: [
      ...under(
        t('scene.under.planets'),
        (seat?.planets ?? []).flatMap((planet) => [face(planet.def), ...attached(planet.attached)]),
      ),
      ...under(
        t('scene.under.races'),
        (seat?.races ?? []).map(({ def }) => face(def)),
      ),
      ...under(
        t('scene.under.techs'),
        (seat?.techs ?? []).flatMap((tech) => [face(tech.def), ...attached(tech.attached)]),
      ),
      ...under(t('scene.under.fleets'), fleets),
    ],
    empty: t('scene.emptyEmpire'),
  };
}

/** The viewer's hand, resource cards first; empty for spectators. */
export function handScene(library: Library, t: Translate, view: EseView): HandScene {
  const board = view.board;
  const { own } = board;
  const seat = view.seat ?? 0;
  const mine = board.seats[seat];
  const playable = playableIn(view.asks);
  return {
    kind: 'hand',
    title: t('scene.hand'),
    seat,
    figures: [
      { icon: 'crown', value: String(mine?.points ?? 0), label: t('scene.points') },
      { icon: 'market', value: String(own?.resource.length ?? 0), label: t('scene.resource') },
      { icon: 'hand', value: String(own?.action.length ?? 0), label: t('scene.action') },
    ],
    roomy: true,
    cards: [
      ...(own?.resource ?? []).map((one) => ({ ...one, sign: { icon: 'market', label: t('scene.aResource') } })),
      ...(own?.action ?? []).map((one) => ({ ...one, sign: { icon: 'hand', label: t('scene.anAction') } })),
    ].map(({ id, def, sign }) => ({
      face: { ...shortFace(library, t, library.get(def)), emblems: [sign] },
      playable: playable(id),
    })),
    empty: t('scene.empty'),
  };
}
