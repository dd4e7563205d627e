/** The pictures of The Space War: both home zones with what is in them, each with the station of its player. */
import type { BoardScene, SceneArea, SceneBadge, SceneCard, SceneFigure, SceneGroup, SceneSeat } from '#face/scene';
import { seatLetter } from '#face/scene';
import type { Names } from '#face/words';
import type { Seat } from '#kernel/state';
import { damagedArt } from '../../kit/art.ts';
import type { Library } from '../library.ts';
import { type Phase, type Row, rows } from '../state.ts';
import type { ItemInView, RowInView, SeatInView, TswBoard, TswView, UnitInView } from '../view.ts';
import type { Translate } from '../words/catalogue.ts';
import { artOf } from './art.ts';

/** What every part of the picture needs to know of the whole view. */
type Scope = {
  readonly library: Library;
  readonly t: Translate;
  readonly view: TswView;
  readonly board: TswBoard;
  readonly who: (seat: Seat) => string;
};

const PHASES: readonly Phase[] = ['draw', 'action', 'discard', 'attack'];
const fallback = (t: Translate, seat: Seat): string => t('scene.player', { letter: seatLetter(seat) });

/** The whole table. */
export function boardScene(library: Library, t: Translate, view: TswView, names: Names): BoardScene {
  const { board } = view;
  const scope: Scope = { library, t, view, board, who: (seat) => names[seat] ?? fallback(t, seat) };
  const pile = board.pile.map((item) => entryOf(scope, item));
  return {
    kind: 'board',
    game: 'The Space War',
    title: view.turn === 0 ? t('status.setup') : t('scene.turn', { turn: view.turn }),
    phases: PHASES.map((phase) => ({ name: t(`phase.${phase}`), current: phase === board.phase })),
    ...headline(scope),
    seats: board.seats.map((seat) => seatOf(scope, seat)),
    areas: board.seats.map((seat) => zoneOf(scope, seat)),
    ...(pile.length > 0 && { pile: { title: t('scene.pile'), entries: pile } }),
    notes: [t('scene.legend')],
  };
}

function headline({ t, view, who }: Scope): Pick<BoardScene, 'headline' | 'headlineSeat'> {
  if (view.result !== undefined) return { headline: t('scene.over') };
  if (view.turn === 0) return { headline: t('status.setup') };
  return { headline: t('scene.turnOf', { name: who(view.active) }), headlineSeat: view.active };
}

function seatOf({ t, view, board, who, library }: Scope, seat: SeatInView): SceneSeat {
  const figure = (icon: string, value: number, label: string): SceneFigure => ({ icon, value: String(value), label });
  const { result } = view;
  const acts = result === undefined && view.turn > 0 && view.active === seat.seat;
  const won = result?.winners.includes(seat.seat) === true;
  return {
    seat: seat.seat,
    name: who(seat.seat),
    fallbackName: fallback(t, seat.seat),
    ...(seat.commander !== undefined && { title: library.get(board.edition, seat.commander.def).name }),
    figures: [
      figure('crown', seat.life, t('scene.life')),
      ...(seat.counters > 0 ? [figure('minerals', seat.counters, t('scene.counter'))] : []),
      ...(acts && board.phase === 'action' ? [figure('effect', board.actions, t('scene.actions'))] : []),
      figure('hand', seat.hand, t('scene.inHand')),
      { ...figure('market', seat.deck, t('scene.deck')), pile: true },
      { ...figure('scrapheap', seat.heap.length, t('scene.heap')), pile: true },
    ],
    turn: acts,
    acting: result === undefined && view.owing.includes(seat.seat),
    ...(won
      ? { result: { label: t('scene.wins'), tone: 'good' as const } }
      : result !== undefined && { result: { label: t('scene.lost'), tone: 'bad' as const } }),
  };
}

/** A home zone: who has come into it, what its player has there, and the station behind. */
function zoneOf(scope: Scope, seat: SeatInView): SceneArea {
  const { t, board, who } = scope;
  const here = board.play.filter(({ at }) => at === seat.seat);
  const type = ({ def }: UnitInView) => scope.library.get(board.edition, def).type;
  const isFleet = (unit: UnitInView) => type(unit) === 'spaceship' || type(unit) === 'missile';
  const invaders = here.filter((unit) => unit.seat !== seat.seat);
  const own = here.filter((unit) => unit.seat === seat.seat);
  const groups: readonly SceneGroup[] = [
    {
      seat: 1 - seat.seat,
      label: t('scene.invaders', { name: who(1 - seat.seat) }),
      cards: invaders.map((unit) => unitCard(scope, unit)),
    },
    // Without a label, the cards of the zone's player follow those of the one who has come.
    {
      seat: seat.seat,
      ...(invaders.length > 0 && { label: t('scene.owners', { name: who(seat.seat) }) }),
      cards: [...own.filter(isFleet), ...own.filter((unit) => !isFleet(unit))].map((unit) => unitCard(scope, unit)),
    },
  ];
  const station = rows.flatMap((row) => rowCards(scope, row, seat.station[row]));
  return {
    id: `zone:${seat.seat}`,
    title: t('scene.zone', { name: who(seat.seat) }),
    home: seat.seat,
    control: seat.seat,
    controlLabel: '',
    art: { kind: 'region', seed: `zone ${seat.seat}` },
    figures: [],
    groups: [...groups.filter(({ cards }) => cards.length > 0), { label: t('scene.station'), cards: station }],
  };
}

/** A card in play with its present figures. */
function unitCard({ library, t, board }: Scope, unit: UnitInView): SceneCard {
  const card = library.get(board.edition, unit.def);
  const printed = typeof card.attack === 'number' ? card.attack : unit.attack;
  const tone = unit.attack > printed ? 'good' : unit.attack < printed ? 'bad' : 'plain';
  const hostName = (host: string) => {
    const found = board.play.find(({ id }) => id === host);
    return found === undefined ? t('a.card') : library.get(board.edition, found.def).name;
  };
  const badges: SceneBadge[] = [
    ...(unit.paralyzed ? [{ icon: 'lock', label: t('scene.paralyzed'), tone: 'bad' as const }] : []),
    ...(unit.on === undefined ? [] : [{ icon: 'dock', label: t('scene.attached', { card: hostName(unit.on) }) }]),
    ...(unit.isNew ? [{ icon: 'assembly', label: t('scene.new') }] : []),
  ];
  return {
    name: card.name,
    art: artOf(library, card),
    seat: unit.seat,
    form: 'unit',
    figures: [
      ...(card.attack === undefined
        ? []
        : [{ icon: 'attack', value: String(unit.attack), label: t('scene.attack'), tone } as const]),
      ...(unit.defense === undefined
        ? []
        : [{ icon: 'shield', value: String(unit.defense), label: t('scene.defense') } as const]),
    ],
    ...(badges.length > 0 && { badges }),
    ...(unit.counters > 0 && {
      mark: {
        icon: 'minerals',
        text: String(unit.counters),
        label: t('scene.counters', { n: unit.counters }),
        word: t('scene.counter'),
      },
    }),
    ...(unit.damage > 0 && {
      damage: { icon: 'damage', value: String(unit.damage), label: t('scene.damage'), tone: 'bad' as const },
    }),
    ...((unit.acted || unit.paralyzed) && { dim: true }),
  };
}

/** A row of a station: how many cards lie face down and what the row gives, then the cards that are flipped. */
function rowCards({ library, t, board }: Scope, row: Row, { gives, down, flipped }: RowInView): SceneCard[] {
  return [
    {
      name: t(`row.${row}`),
      art: damagedArt({ kind: 'location/station', seed: row }, flipped.length, flipped.length + down),
      form: 'place',
      figures: [
        { icon: 'slots', value: String(down), label: t('scene.faceDown') },
        { icon: 'income', value: String(gives), label: t('scene.gives') },
      ],
    },
    ...flipped.map(({ def }): SceneCard => {
      const card = library.get(board.edition, def);
      return {
        name: card.name,
        art: artOf(library, card),
        form: 'place',
        figures: [{ icon: 'effect', value: String(card.cost ?? 0), label: t('scene.cost') }],
        badges: [{ icon: 'warning', label: t('scene.flipped') }],
      };
    }),
  ];
}

/** Something on the pile, with what it aims at. */
function entryOf({ library, t, board }: Scope, { kind, seat, def, target }: ItemInView) {
  const card = library.get(board.edition, def);
  const aim = target === undefined ? undefined : library.get(board.edition, target.def).name;
  const note = aim ?? (kind === 'attack' ? t('scene.theStation') : undefined);
  return {
    name: card.name,
    seat,
    art: artOf(library, card),
    ...(note !== undefined && { note: t('scene.on', { card: note }) }),
  };
}
