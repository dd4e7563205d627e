/** The pictures of Epic Space Empires: everybody's empire, and a field of its own for each planet under attack. */
import type { Scenes, View } from '#kernel/game';
import type {
  BoardScene,
  CardScene,
  DeckScene,
  HandScene,
  SceneArea,
  SceneArt,
  SceneBadge,
  SceneCard,
  SceneFace,
  SceneFigure,
  SceneGroup,
  SceneSeat,
} from '#kernel/scene';
import { seatLetter } from '#kernel/scene';
import type { CardId, Seat } from '#kernel/state';
import type { CardDef } from './cards/format.ts';
import { cardText } from './cards/text.ts';
import type { Library } from './library.ts';
import type { Phase } from './state.ts';
import type { EseBoard, FleetInView, PlanetInView, SeatInView } from './view.ts';
import { type Say, sayIn } from './words/catalogue.ts';

type Scope = {
  readonly library: Library;
  readonly say: Say;
  readonly board: EseBoard;
  readonly view: View;
  readonly who: (seat: Seat) => string;
};

/** The pictures of a game with these cards, in a language. */
export function eseScenes(library: Library, locale?: string): Scenes {
  const say = sayIn(locale);
  return {
    board: (view, names) =>
      boardScene({ library, say, board: view.board as EseBoard, view, who: (seat) => names[seat] ?? fallback(seat) }),
    hand: (view) => handScene(library, say, view),
    card: (def) => cardScene(say, library.get(def)),
    deck: (deck, mark) => noDeck(say, deck.name, mark),
  };
}

const fallback = (seat: Seat): string => `Player ${seatLetter(seat)}`;

/** The phases as the picture shows them: those that nobody waits in are left out. */
const PHASES: readonly Phase[] = ['trade', 'research', 'build', 'exploration', 'event', 'attack', 'battle', 'end'];

function boardScene(scope: Scope): BoardScene {
  const { say, board, view, who } = scope;
  const attacked = board.seats.flatMap(({ planets }) => planets.filter(({ attackers }) => attackers.length > 0));
  return {
    kind: 'board',
    game: 'Epic Space Empires',
    title: view.turn === 0 ? say('status.setup') : say('scene.round', { n: board.round }),
    phases: PHASES.map((phase) => ({ name: say(`phase.${phase}`), current: phase === board.phase })),
    headline: headline(scope),
    seats: board.seats.map((seat) => seatOf(scope, seat)),
    areas: [...board.seats.map((seat) => empire(scope, seat)), ...attacked.map((planet) => field(scope, planet))],
    ...(board.window !== undefined &&
      board.window.plays.length > 0 && {
        pile: {
          title: say(`phase.${board.phase}`),
          entries: board.window.plays.map((play) => ({
            name: scope.library.get(play.def).name,
            seat: play.seat,
            art: artOf(scope.library.get(play.def)),
            ...(play.cancels !== undefined && { note: scope.library.get(play.cancels).name }),
          })),
        },
      }),
    notes: [say('scene.legend')],
  };

  function headline({ view: { result, active } }: Scope): string {
    if (result !== undefined) return say('scene.over');
    return view.turn === 0 ? say('status.setup') : say('scene.turn', { name: who(active) });
  }
}

function seatOf({ say, view, who, library }: Scope, seat: SeatInView): SceneSeat {
  const figure = (icon: string, value: number, label: string): SceneFigure => ({ icon, value: String(value), label });
  const home = seat.planets.find((planet) => planet.home);
  const won = view.result?.winners.includes(seat.seat) === true;
  return {
    seat: seat.seat,
    name: who(seat.seat),
    fallbackName: fallback(seat.seat),
    ...(home !== undefined && { title: library.get(home.def).name }),
    figures: [
      figure('crown', seat.points, say('scene.points')),
      figure('ship', seat.fleets.length, say('scene.fleets')),
      figure('location', seat.planets.length, say('scene.planets')),
      figure('market', seat.hands.resource, say('scene.resource')),
      figure('hand', seat.hands.action, say('scene.action')),
    ],
    turn: view.result === undefined && view.turn > 0 && view.active === seat.seat,
    acting: view.result === undefined && view.owing.includes(seat.seat),
    ...(won
      ? { result: { label: say('scene.winner'), tone: 'good' as const } }
      : seat.out && { result: { label: say('scene.out'), tone: 'bad' as const } }),
  };
}

/** What a player has: fleets that are not in a fight, planets, techs, races. */
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
    art: home === undefined ? { kind: 'region', seed: `seat ${seat.seat}` } : artOf(scope.library.get(home.def)),
    figures: [],
    groups: groups.filter(({ cards }) => cards.length > 0),
  };
}

/** A planet under attack: who comes, and who guards. */
function field(scope: Scope, planet: PlanetInView): SceneArea {
  const { board, say, who, library } = scope;
  const owner = board.seats.find(({ planets }) => planets.includes(planet))?.seat ?? 0;
  const now = board.conflict?.planet === planet.id;
  const side = (ids: readonly CardId[]) =>
    board.seats.flatMap(({ fleets, seat }) =>
      fleets.filter(({ id }) => ids.includes(id)).map((one) => fleetCard(scope, seat, one)),
    );
  return {
    id: planet.id,
    title: library.get(planet.def).name,
    control: owner,
    controlLabel: who(owner),
    art: artOf(library.get(planet.def)),
    figures: [{ icon: 'shield', value: String(planet.force), label: say('scene.force') }],
    groups: [
      { seat: scope.view.active, cards: side(planet.attackers) },
      { seat: owner, cards: side(planet.guards) },
    ],
    attack: {
      by: scope.view.active,
      label: say('line.attacks', { name: who(scope.view.active) }).replaceAll('**', ''),
      now,
    },
  };
}

function fleetCard({ library, say }: Scope, seat: Seat, fleet: FleetInView): SceneCard {
  const card = library.get(fleet.def);
  const figure = (icon: string, now: number, printed: number, label: string): SceneFigure => ({
    icon,
    value: String(now),
    label,
    tone: now > printed ? 'good' : now < printed ? 'bad' : 'plain',
  });
  return {
    name: card.name,
    art: artOf(card),
    seat,
    form: 'unit',
    figures: [
      figure('attack', fleet.force, card.force ?? 0, say('scene.force')),
      figure('turn', fleet.speed, card.speed ?? 1, say('scene.speed')),
    ],
    ...(fleet.barred && { dim: true }),
  };
}

function planetCard({ library, say }: Scope, planet: PlanetInView): SceneCard {
  const card = library.get(planet.def);
  const attached = planet.attached.map(({ def }) => library.get(def).name);
  return {
    name: card.name,
    art: artOf(card),
    form: 'place',
    figures: [
      { icon: 'shield', value: String(planet.force), label: say('scene.force') },
      { icon: 'crown', value: String(planet.points), label: say('scene.points') },
    ],
    ...(attached.length > 0 && { badges: attached.map((name) => ({ icon: 'character', label: name })) }),
    ...(planet.attackers.length > 0 && { hot: true }),
  };
}

function placeCard({ library }: Scope, def: string, attached: readonly string[]): SceneCard {
  const card = library.get(def);
  return {
    name: card.name,
    art: artOf(card),
    form: 'place',
    figures: [],
    ...(attached.length > 0 && {
      badges: attached.map((one) => ({ icon: 'character', label: library.get(one).name })),
    }),
  };
}

/** The picture of a definition, always the same for the same card. */
function artOf(card: CardDef): SceneArt {
  const ship = { light: 'ship/frigate', main: 'ship/cruiser', heavy: 'ship/battleship' } as const;
  const kinds = {
    race: 'character',
    homeworld: 'location/planet',
    planet: (card.force ?? 0) >= 15 ? 'location/moon' : 'location/planet',
    fleet: ship[card.class ?? 'main'],
    tech: 'structure',
    tactics: 'news',
    battle: 'news',
    event: 'region',
  } as const;
  return { kind: kinds[card.type], seed: card.id };
}

/** The whole face of a card. */
function faceOf(say: Say, card: CardDef): SceneFace {
  const figure = (icon: string, value: number | undefined, label: string): SceneFigure[] =>
    value === undefined ? [] : [{ icon, value: String(value), label }];
  const mark = card.mark === undefined ? [] : [say(`mark.${card.mark}`)];
  return {
    name: card.name,
    typeLine: [say(`type.${card.type}`), ...mark].join(' · '),
    art: artOf(card),
    emblems: [],
    figures: [
      ...figure('attack', card.force, say('scene.force')),
      ...figure('turn', card.speed, say('scene.speed')),
      ...figure('crown', card.points, say('scene.points')),
    ],
    commands: [],
    text: cardText(card).map((text) => ({ text })),
  };
}

function cardScene(say: Say, card: CardDef): CardScene {
  return {
    kind: 'card',
    face: faceOf(say, card),
    footer: 'Epic Space Empires',
    houseLegend: '',
    printedLegend: say('scene.legend'),
  };
}

/** Everybody plays from the same decks: there is nothing to build, and a deck kept all the same is shown empty. */
function noDeck(say: Say, name: string, mark: SceneBadge): DeckScene {
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
    empty: say('scene.noDecks'),
    more: '',
  };
}

/** What the viewing seat holds; for a spectator an empty hand. */
function handScene(library: Library, say: Say, view: View): HandScene {
  const board = view.board as EseBoard;
  const { own } = board;
  const seat = view.seat ?? 0;
  const mine = board.seats[seat];
  const playable = new Set(
    view.asks.flatMap(({ choice }) => (choice.kind === 'choose' ? choice.options : [])).map(({ card }) => card),
  );
  return {
    kind: 'hand',
    title: say('scene.hand'),
    seat,
    figures: [
      { icon: 'crown', value: String(mine?.points ?? 0), label: say('scene.points') },
      { icon: 'market', value: String(own?.resource.length ?? 0), label: say('scene.resource') },
      { icon: 'hand', value: String(own?.action.length ?? 0), label: say('scene.action') },
    ],
    cards: [...(own?.resource ?? []), ...(own?.action ?? [])].map(({ id, def }) => ({
      face: faceOf(say, library.get(def)),
      playable: playable.has(id),
    })),
    empty: say('scene.empty'),
  };
}
