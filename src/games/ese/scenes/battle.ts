/** A battle for a planet, enlarged, and which pictures matter at the moment. */
import type { BattleScene, BoardScene, Scene, SceneBadge, SceneCard, SceneSide } from '#face/scene';
import type { CardId, Seat } from '#kernel/state';
import type { Phase } from '../state.ts';
import type { ConflictInView, PlanetInView } from '../view.ts';
import { artOf } from './art.ts';
import { handScene } from './card.ts';
import { fallback, fleetCard, planetCard, playedIn, type Scope } from './unit.ts';

/** Phases in which choices depend on the table. */
const ON_THE_TABLE: readonly Phase[] = ['research', 'build', 'exploration', 'event', 'attack', 'battle'];

/** The battle while one is fought, else the table if the player may act on it; then the hand, if there is one. */
export function momentScenes(scope: Scope, board: BoardScene): readonly Scene[] {
  const { view, library, t } = scope;
  const hand = handScene(library, t, view);
  const fight = battleScene(scope);
  if (fight !== undefined) return hand.cards.length > 0 ? [fight, hand] : [fight];
  const acts = view.seat !== undefined && view.owing.includes(view.seat);
  return acts && ON_THE_TABLE.includes(scope.board.phase) ? [board, hand] : [hand];
}

/** The battle that is being fought, if any. */
function battleScene(scope: Scope): BattleScene | undefined {
  const { board, library, t, view } = scope;
  const { conflict } = board;
  const planet = board.seats.flatMap(({ planets }) => planets).find(({ id }) => id === conflict?.planet);
  if (conflict === undefined || planet === undefined) return undefined;
  const definition = library.get(planet.def);
  return {
    kind: 'battle',
    game: 'Epic Space Empires',
    title: definition.name,
    art: artOf(library, definition),
    steps: [],
    headline: t('scene.stands', { attack: conflict.attack, defence: conflict.defence }),
    headlineSeat: conflict.attack > conflict.defence ? view.active : conflict.owner,
    sides: [
      side(scope, view.active, conflict.attackers, conflict.attack, t('scene.attacks')),
      withPlanet(scope, conflict, planet),
    ],
    ...playedIn(scope),
    notes: [t('scene.legendBoard')],
  };
}

function side(scope: Scope, seat: Seat, ids: readonly CardId[], force: number, role: string): SceneSide {
  const { board, t, who } = scope;
  const fleets = board.seats.flatMap((one) =>
    one.fleets.filter(({ id }) => ids.includes(id)).map((fleet) => ({ fleet, owner: one.seat })),
  );
  return {
    seat,
    name: who(seat),
    fallbackName: fallback(t, seat),
    role,
    figures: [
      { icon: 'attack', value: String(force), label: t('scene.forceInAll') },
      { icon: 'ship', value: String(fleets.length), label: t('scene.fleets') },
    ],
    cards: fleets.map(({ fleet, owner }) => withLaid(scope, fleetCard(scope, owner, fleet), fleet.id)),
    empty: t('scene.noFleets'),
  };
}

/** Adds the planet, the goal of the battle, behind its guards. */
function withPlanet(scope: Scope, conflict: ConflictInView, planet: PlanetInView): SceneSide {
  const defence = side(scope, conflict.owner, conflict.defenders, conflict.defence, scope.t('scene.defends'));
  const { hot: _itIsTheOne, ...card } = planetCard(scope, planet);
  const ground: SceneCard = { ...card, seat: conflict.owner, form: 'unit' };
  return { ...defence, cards: [...defence.cards, withLaid(scope, ground, planet.id)] };
}

/** The card with what has been laid on it. */
function withLaid({ board, library }: Scope, card: SceneCard, id: CardId): SceneCard {
  const laid = (board.conflict?.laid ?? [])
    .filter(({ on }) => on === id)
    .map(
      ({ def, force }): SceneBadge => ({
        icon: 'battle',
        text: `+${force}`,
        label: `${library.get(def).name} +${force}`,
        tone: 'good',
      }),
    );
  return laid.length === 0 ? card : { ...card, badges: [...(card.badges ?? []), ...laid] };
}
