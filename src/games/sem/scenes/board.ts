/** The pictures of Shattered Empires: everybody’s empire, the current attack, and what waits to resolve. */
import type { BoardScene, HandScene, Scene, SceneArea, SceneGroup, SceneSeat } from '#face/scene';
import type { Names } from '#face/words';
import type { CardId, Seat } from '#kernel/state';
import type { Library } from '../library.ts';
import { phases } from '../state.ts';
import type { SeatInView, SemView, UnitInView } from '../view.ts';
import type { Translate } from '../words/catalogue.ts';
import { cardName } from '../words/phrasebook.ts';
import { attackArea, battleScene, pileBeside } from './attack.ts';
import { handScene } from './card.ts';
import { empireScene, seatFigures } from './seat.ts';
import { targetsOf } from './target.ts';
import {
  classCards,
  entryOf,
  fallback,
  holdingCard,
  projectCard,
  type Scope,
  scopeOf,
  unitArt,
  unitCard,
} from './unit.ts';

/** The whole table. */
export function boardScene(library: Library, t: Translate, view: SemView, names: Names): BoardScene {
  return tableScene(scopeOf(library, t, view, names));
}

/** One player’s empire, enlarged. */
export function seatScene(library: Library, t: Translate, view: SemView, names: Names, seat: Seat): HandScene {
  return empireScene(scopeOf(library, t, view, names), seat);
}

/** The attack with the table while there is one, else the table with the hand, if the viewer has one. */
export function momentScenes(library: Library, t: Translate, view: SemView, names: Names): readonly Scene[] {
  const scope = scopeOf(library, t, view, names);
  const attack = battleScene(scope);
  const table = tableScene(scope);
  if (attack !== undefined) return [attack, table];
  return view.seat === undefined ? [table] : [table, handScene(library, t, view)];
}

function tableScene(scope: Scope): BoardScene {
  const { t, view, board } = scope;
  const attack = attackArea(scope);
  // The attack itself is an area of its own.
  const pile = pileBeside(board.attack, board.pile).map((item) => entryOf(scope, item));
  return {
    kind: 'board',
    game: t('scene.game'),
    title: view.turn === 0 ? t('scene.setup') : t('scene.turn', { turn: view.turn }),
    phases: phases.map((phase) => ({ name: t(`phase.${phase}`), current: phase === board.phase })),
    ...headline(scope),
    seats: board.seats.map((seat) => seatOf(scope, seat)),
    areas: [...(attack === undefined ? [] : [attack]), ...board.seats.map((seat) => empire(scope, seat))],
    ...(pile.length > 0 && { pile: { title: t('scene.pile'), entries: pile } }),
    notes: [t('scene.legend')],
  };
}

function headline({ t, view, who }: Scope): Pick<BoardScene, 'headline' | 'headlineSeat'> {
  if (view.result !== undefined) return { headline: t('scene.over') };
  if (view.turn === 0) return { headline: t('scene.setup') };
  return { headline: t('scene.turnOf', { name: who(view.active) }), headlineSeat: view.active };
}

function seatOf(scope: Scope, seat: SeatInView): SceneSeat {
  const { t, view, who } = scope;
  const { result } = view;
  const isOut = view.out.includes(seat.seat);
  const said = resultOf(scope, seat.seat);
  return {
    seat: seat.seat,
    name: who(seat.seat),
    fallbackName: fallback(t, seat.seat),
    ...(seat.base !== undefined && { title: cardName(scope, seat.base.def) }),
    figures: isOut ? [] : seatFigures(scope, seat),
    turn: result === undefined && view.turn > 0 && view.active === seat.seat,
    acting: result === undefined && view.owing.includes(seat.seat),
    ...(said !== undefined && { result: said }),
  };
}

/** How the game has gone for a player, if that is settled. */
function resultOf({ t, view }: Scope, seat: Seat): SceneSeat['result'] {
  const { result, out, leaving } = view;
  if (result?.winners.includes(seat) === true) return { label: t('scene.wins'), tone: 'good' };
  if (out.includes(seat)) return { label: t('scene.out'), tone: 'bad' };
  return leaving?.includes(seat) === true ? { label: t('scene.leaving'), tone: 'bad' } : undefined;
}

/**
 * How much of an empire is shown: `all` of it, also what it has built on; `fleet`: base, units and projects; `units` alone;
 * `classes`: its units by class.
 */
type Detail = 'all' | 'fleet' | 'units' | 'classes';

/** With more units than this on a table of several, they are told by class where nothing depends on them. */
const MOST_UNITS = 16;

/**
 * Two players see all. With more, the viewer, whoever has the turn and those who are attacked are shown with their projects,
 * the others with their units; in a crowd with these only while the viewer can attack them.
 */
function detailOf(scope: Scope, seat: Seat): Detail {
  const { view, board } = scope;
  if (board.seats.length - view.out.length <= 2) return 'all';
  const attacked = board.attack === undefined ? [] : targetsOf(scope, board.attack).map(({ host }) => host.seat);
  if ([view.seat, view.active, ...attacked].includes(seat)) return 'fleet';
  const canAttack = view.seat === view.active && (board.phase === 'acquisition' || board.phase === 'combat');
  const isCrowd = board.seats.reduce((sum, { units }) => sum + units.length, 0) > MOST_UNITS;
  return isCrowd && !(canAttack && view.owing.includes(view.active)) ? 'classes' : 'units';
}

/** What a player has on the table. What takes part in the attack is shown there. */
function empire(scope: Scope, seat: SeatInView): SceneArea {
  const detail = detailOf(scope, seat.seat);
  return {
    id: `seat:${seat.seat}`,
    title: scope.who(seat.seat),
    home: seat.seat,
    control: seat.seat,
    controlLabel: '',
    art: seat.base === undefined ? { kind: 'region', seed: `seat ${seat.seat}` } : unitArt(scope, seat.base),
    figures: [],
    groups: groupsOf(scope, seat, detail).filter(({ cards }) => cards.length > 0),
  };
}

function groupsOf(scope: Scope, seat: SeatInView, detail: Detail): readonly SceneGroup[] {
  const { t } = scope;
  if (detail === 'classes') return [{ cards: classCards(scope, seat.units) }];
  const elsewhere = fighting(scope);
  const isHere = ({ id }: UnitInView) => !elsewhere.has(id);
  const units = seat.units.filter(isHere).map((unit) => unitCard(scope, unit));
  if (detail === 'units') return [{ cards: units }];
  // The heading names the base already.
  const base =
    seat.base === undefined || !isHere(seat.base) ? [] : [{ ...unitCard(scope, seat.base), name: t('type.base') }];
  const places = { n: seat.queue.length, most: seat.queueMaximum };
  const projects: readonly SceneGroup[] = [
    { label: t('scene.queueOf', places), icon: 'slots', cards: seat.queue.map((one) => projectCard(scope, one)) },
    { label: t('scene.research'), icon: 'research', cards: seat.research.map((one) => projectCard(scope, one)) },
    { label: t('scene.waiting'), icon: 'character', cards: seat.waiting.map((one) => holdingCard(scope, one)) },
  ];
  const holdings = [...seat.resources, ...seat.known].map((one) => holdingCard(scope, one));
  return [
    { cards: [...base, ...units] },
    ...projects,
    ...(detail === 'all' ? [{ label: t('scene.holdings'), icon: 'income', cards: holdings }] : []),
  ];
}

/** The cards that take part in the current attack. */
function fighting(scope: Scope): ReadonlySet<CardId> {
  const { attack } = scope.board;
  if (attack === undefined) return new Set();
  const targets = targetsOf(scope, attack).flatMap(({ id, part }) => (part === undefined ? [id] : []));
  return new Set([...targets, ...(attack.unit === undefined ? [] : [attack.unit])]);
}
