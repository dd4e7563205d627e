/** The pictures of Epic Space Empires: everybody's empire, and a separate area for each planet under attack. */
import type { Scenes } from '#face/game';
import type { BoardScene, SceneArea, SceneFigure, SceneGroup, SceneSeat } from '#face/scene';
import type { Names } from '#face/words';
import type { CardId, Seat } from '#kernel/state';
import type { Library } from '../library.ts';
import type { Phase } from '../state.ts';
import type { EseBoard, EseView, PlanetInView, SeatInView } from '../view.ts';
import type { Translate } from '../words/catalogue.ts';
import { artOf } from './art.ts';
import { attacksIn } from './attacks.ts';
import { momentScenes } from './battle.ts';
import { cardScene, empireScene, handScene, noDeck } from './card.ts';
import { fallback, fleetCard, placeCard, planetCard, playedIn, type Scope, scopeOf } from './unit.ts';

/** The pictures of a game with these cards, in a language. */
export function eseScenes(library: Library, t: Translate): Scenes<EseBoard> {
  const board = (view: EseView, names: Names): BoardScene => boardScene(scopeOf(library, t, view, names));
  return {
    board,
    moment: (view, names) => momentScenes(scopeOf(library, t, view, names), board(view, names)),
    seat: (view, names, at) => empireScene({ library, t, view, at, name: names[at] ?? fallback(t, at) }),
    attacks: (events) => attacksIn(library, t, events),
    hand: (view) => handScene(library, t, view),
    card: (def) => cardScene(library, t, library.get(def)),
    deck: (deck, mark) => noDeck(t, deck.name, mark),
  };
}

/** The phases that the picture shows: those in which somebody may be asked. */
const PHASES: readonly Phase[] = ['trade', 'research', 'build', 'exploration', 'event', 'attack', 'battle', 'end'];

function boardScene(scope: Scope): BoardScene {
  const { t, board, view } = scope;
  const attacked = board.seats.flatMap(({ planets }) => planets.filter(({ attackers }) => attackers.length > 0));
  return {
    kind: 'board',
    game: 'Epic Space Empires',
    title: view.turn === 0 ? t('status.setup') : t('scene.round', { n: board.round }),
    phases: PHASES.map((phase) => ({ name: t(`phase.${phase}`), current: phase === board.phase })),
    ...headline(scope),
    seats: board.seats.map((seat) => seatOf(scope, seat)),
    areas: [...board.seats.map((seat) => empire(scope, seat)), ...attacked.map((planet) => field(scope, planet))],
    ...playedIn(scope),
    notes: [t('scene.legendBoard')],
  };
}

/** Whose turn it is; the marks behind the clock show who is being asked. */
function headline({ t, view: { result, active, turn }, who }: Scope): Pick<BoardScene, 'headline' | 'headlineSeat'> {
  if (result !== undefined) return { headline: t('scene.over') };
  if (turn === 0) return { headline: t('status.setup') };
  return { headline: t('scene.turn', { name: who(active) }), headlineSeat: active };
}

function seatOf({ t, view, who, library }: Scope, seat: SeatInView): SceneSeat {
  const figure = (icon: string, value: number, label: string): SceneFigure => ({ icon, value: String(value), label });
  const home = seat.planets.find((planet) => planet.home);
  const won = view.result?.winners.includes(seat.seat) === true;
  return {
    seat: seat.seat,
    name: who(seat.seat),
    fallbackName: fallback(t, seat.seat),
    title: home === undefined ? undefined : library.get(home.def).name,
    figures: [
      figure('crown', seat.points, t('scene.pointsShort')),
      figure('ship', seat.fleets.length, t('scene.fleets')),
      figure('location', seat.planets.length, t('scene.planets')),
      figure('market', seat.hands.resource, t('scene.resourceShort')),
      figure('hand', seat.hands.action, t('scene.actionShort')),
    ],
    turn: view.result === undefined && view.turn > 0 && view.active === seat.seat,
    acting: view.result === undefined && view.owing.includes(seat.seat),
    ...(won
      ? { result: { label: t('scene.winner'), tone: 'good' as const } }
      : seat.out
        ? { result: { label: t('scene.out'), tone: 'bad' as const } }
        : view.leaving?.includes(seat.seat) === true && {
            result: { label: t('scene.leaving'), tone: 'bad' as const },
          }),
  };
}

/** What a player has: fleets that are not assigned to a battle, planets, techs, races. */
function empire(scope: Scope, seat: SeatInView): SceneArea {
  const fields = scope.board.seats.flatMap(({ planets }) => planets.filter(({ attackers }) => attackers.length > 0));
  const contested = new Set<CardId | undefined>(fields.map(({ id }) => id));
  const home = seat.planets.find((planet) => planet.home);
  const groups: readonly SceneGroup[] = [
    { cards: seat.fleets.filter(({ to }) => !contested.has(to)).map((fleet) => fleetCard(scope, seat.seat, fleet)) },
    { cards: seat.planets.map((planet) => planetCard(scope, planet)) },
    {
      cards: seat.techs.map(({ def, attached }) =>
        placeCard(
          scope,
          def,
          attached.map((one) => one.def),
        ),
      ),
    },
    { cards: seat.races.map(({ def }) => placeCard(scope, def, [])) },
  ];
  return {
    id: `seat:${seat.seat}`,
    title: scope.who(seat.seat),
    home: seat.seat,
    control: seat.seat,
    controlLabel: '',
    art:
      home === undefined
        ? { kind: 'region', seed: `seat ${seat.seat}` }
        : artOf(scope.library, scope.library.get(home.def)),
    figures: [],
    groups: groups.filter(({ cards }) => cards.length > 0),
  };
}

/** A planet under attack: attackers and guards with their strength. In battle the sums include the cards laid. */
function field(scope: Scope, planet: PlanetInView): SceneArea {
  const { board, t, who, library, view } = scope;
  const owner = board.seats.find(({ planets }) => planets.includes(planet))?.seat ?? 0;
  const battle = board.conflict?.planet === planet.id ? board.conflict : undefined;
  const fleetsOf = (ids: readonly CardId[]) =>
    board.seats.flatMap(({ fleets, seat }) =>
      fleets.filter(({ id }) => ids.includes(id)).map((one) => ({ one, seat })),
    );
  const side = (seat: Seat, ids: readonly CardId[], sum: number | undefined) => {
    const fleets = fleetsOf(ids);
    const total = sum ?? fleets.reduce((all, { one }) => all + one.force, 0);
    return {
      total,
      group: {
        seat,
        label: t('scene.side', { name: who(seat), n: total }),
        cards: fleets.map((fleet) => fleetCard(scope, fleet.seat, fleet.one)),
      },
    };
  };
  const attack = side(view.active, planet.attackers, battle?.attack);
  const defence = side(owner, planet.guards, battle?.defence);
  return {
    id: planet.id,
    title: library.get(planet.def).name,
    control: owner,
    controlLabel: who(owner),
    art: artOf(library, library.get(planet.def)),
    figures: [{ icon: 'shield', value: String(planet.force), label: t('scene.force') }],
    // A defending side without fleets is shown only in battle.
    groups: [attack.group, ...(battle !== undefined || planet.guards.length > 0 ? [defence.group] : [])],
    attack: {
      by: view.active,
      label: t('scene.attack', { name: who(view.active), attack: attack.total, defence: defence.total }),
      now: battle !== undefined,
    },
  };
}
