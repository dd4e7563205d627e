/** EVE's pictures: what the board of a view shows. Cards and hands are in scene-card.ts. */
import type { Names, Scenes, View } from '#kernel/game';
import type {
  BoardScene,
  SceneArea,
  SceneCard,
  SceneFigure,
  SceneGroup,
  ScenePileEntry,
  SceneSeat,
  SceneTone,
} from '#kernel/scene';
import { seatLetter } from '#kernel/scene';
import type { CardId, Seat } from '#kernel/state';
import type { Library } from './library.ts';
import { artOf, cardScene, handScene, raceIcon } from './scene-card.ts';
import { deckScene } from './scene-deck.ts';
import {
  aimsAt,
  assemblyLeft,
  attacks,
  commandOn,
  durationLeft,
  goesTo,
  headline,
  heldBy,
  hits,
  homeOf,
  numbered,
  on,
  PHASES,
  pileKind,
  pilotedBy,
  WORDS,
  wins,
} from './scene-words.ts';
import type { CardInView, EveBoard, PileItemInView, RegionInView, SeatInView } from './view.ts';

/** The pictures of a game with these cards. */
export function eveScenes(library: Library): Scenes {
  return {
    board: (view, names) => boardScene(library, view, names),
    hand: (view) => handScene(library, view),
    card: (def) => cardScene(library.get(def)),
    deck: (deck, mark, problems) => deckScene(library, deck, mark, problems),
  };
}

/** What every part of the board needs to know of the whole. */
type Scope = {
  readonly library: Library;
  readonly board: EveBoard;
  readonly who: (seat: Seat) => string;
  /** Cards that something on the pile aims at. */
  readonly aimed: ReadonlySet<CardId>;
  /** Short tags of the ships in the battle being fought. */
  readonly tags: ReadonlyMap<CardId, string>;
};

function boardScene(library: Library, view: View, names: Names): BoardScene {
  const board = view.board as EveBoard;
  const who = (seat: Seat) => names[seat] ?? fallback(seat);
  const scope: Scope = { library, board, who, aimed: new Set(board.pile.flatMap(aims)), tags: tagged(board) };
  const { result } = view;
  return {
    kind: 'board',
    game: WORDS.game,
    title: board.phase === 'mulligan' ? WORDS.openingHand : WORDS.turn(board.turn),
    phases: board.phase === 'mulligan' ? [] : PHASES.map(({ id, name }) => ({ name, current: id === board.phase })),
    headline: result === undefined ? headline(board, view.owing, who) : outcome(result.winners, who),
    seats: board.seats.map((seat) => seatOf(scope, seat, view)),
    areas: board.regions.map((region) => areaOf(scope, region)),
    ...(board.pile.length > 0 && {
      pile: { title: WORDS.pile, entries: board.pile.map((item) => entryOf(scope, item)) },
    }),
  };
}

function outcome(winners: readonly Seat[], who: (seat: Seat) => string): string {
  return winners.length === 0 ? WORDS.draw : wins(winners.map(who).join(' & '));
}

function fallback(seat: Seat): string {
  return `Player ${seatLetter(seat)}`;
}

function seatOf({ library, board, who }: Scope, seat: SeatInView, view: View): SceneSeat {
  const won = view.result?.winners.includes(seat.seat) === true;
  const figure = (icon: string, value: number | string, label: string): SceneFigure => ({
    icon,
    value: String(value),
    label,
  });
  return {
    seat: seat.seat,
    name: who(seat.seat),
    fallbackName: fallback(seat.seat),
    title: library.get(seat.starbase).name,
    ...(seat.race !== '' && { emblem: raceIcon(seat.race) }),
    // Who is out has nothing left to count.
    figures:
      seat.out && view.result === undefined
        ? []
        : [
            figure('isk', seat.isk, WORDS.isk),
            figure('income', `+${seat.income}`, WORDS.incomeToCome),
            figure('hand', seat.hand, WORDS.hand),
            figure('market', seat.market, WORDS.market),
            figure('scrapheap', seat.scrapheap.length, WORDS.scrapheap),
            figure('regions', seat.unplayedRegions, WORDS.unplayedRegions),
          ],
    turn: view.result === undefined && board.phase !== 'mulligan' && board.active === seat.seat,
    acting: view.result === undefined && view.owing.includes(seat.seat),
    ...(won
      ? { result: { label: WORDS.won, tone: 'good' as const } }
      : seat.out
        ? { result: { label: WORDS.out, tone: 'bad' as const } }
        : view.leaving?.includes(seat.seat) === true && { result: { label: WORDS.leaving, tone: 'bad' as const } }),
  };
}

function areaOf(scope: Scope, region: RegionInView): SceneArea {
  const { library, board, who } = scope;
  const definition = library.get(region.def);
  const { home, controller } = region;
  const now = board.battle?.region === region.id;
  const against = home ?? (now ? board.battle?.against : controller);
  return {
    id: region.id,
    title: home === undefined ? definition.name : homeOf(who(home)),
    home,
    control: controller,
    controlLabel: home !== undefined ? '' : controller === undefined ? WORDS.free : heldBy(who(controller)),
    art: artOf(definition),
    figures: areaFigures(region),
    groups: groupsOf(scope, region, now),
    ...(region.attackedBy !== undefined && {
      attack: {
        by: region.attackedBy,
        label: attacks(who(region.attackedBy), against === undefined ? undefined : who(against)),
        now,
      },
    }),
  };
}

function areaFigures(region: RegionInView): readonly SceneFigure[] {
  const income =
    region.income > 0 && region.home === undefined
      ? [{ icon: 'income', value: String(region.income), label: WORDS.income }]
      : [];
  const slots =
    region.slots === undefined
      ? []
      : [{ icon: 'slots', value: `${region.locations.length}/${region.slots}`, label: WORDS.slots }];
  const shield =
    region.shield === undefined ? [] : [{ icon: 'shield', value: String(region.shield), label: WORDS.starbaseShield }];
  const damage =
    region.damage === 0
      ? []
      : [{ icon: 'damage', value: String(region.damage), label: WORDS.damageTaken, tone: 'bad' as const }];
  return [...shield, ...damage, ...income, ...slots];
}

/** Both sides of an attack apart; otherwise ships first, then what is built, then places; at home the dock and the news too. */
function groupsOf(scope: Scope, region: RegionInView, now: boolean): readonly SceneGroup[] {
  const seat = region.home === undefined ? undefined : scope.board.seats.find((one) => one.seat === region.home);
  const cards = (list: readonly CardInView[]) => list.map((one) => cardOf(scope, one, now));
  const attackers = region.ships.filter((one) => one.attacking);
  const defenders = region.ships.filter((one) => one.defending);
  const others = region.ships.filter((one) => !one.attacking && !one.defending);
  const side = (label: string, list: readonly CardInView[], by: Seat | undefined): SceneGroup[] =>
    list.length === 0 && !now ? [] : [{ label, seat: by, cards: cards(list) }];
  const contested = region.attackedBy !== undefined;
  const groups: readonly SceneGroup[] = [
    ...(contested ? side(WORDS.attackers, attackers, region.attackedBy) : []),
    ...(contested
      ? side(WORDS.defenders, defenders, region.home ?? region.controller ?? scope.board.battle?.against)
      : []),
    { cards: cards(others) },
    { cards: cards(region.structures) },
    {
      cards: cards(region.locations),
      free: region.slots === undefined ? undefined : Math.max(0, region.slots - region.locations.length),
    },
    { cards: cards(seat?.news ?? []) },
    { label: WORDS.dock, icon: 'dock', cards: cards(seat?.dock ?? []) },
  ];
  return groups.filter((group) => group.cards.length > 0 || (group.free ?? 0) > 0 || group.seat !== undefined);
}

function cardOf(scope: Scope, card: CardInView, now: boolean): SceneCard {
  const definition = scope.library.get(card.def);
  const isShip = definition.type === 'ship';
  const isPlace = definition.type === 'location';
  const pilotAimed = card.pilot !== undefined && scope.aimed.has(card.pilot.id);
  const tag = scope.tags.get(card.id);
  const aim = aimOf(scope, card.id);
  return {
    name: definition.name,
    art: artOf(definition),
    // Whoever holds a region holds its locations: no mark of their own.
    ...(!isPlace && card.controller !== undefined && { seat: card.controller }),
    form: isShip ? 'unit' : 'place',
    figures: isShip ? shipFigures(card, definition.attack ?? 0, definition.shield ?? 0) : placeFigures(card),
    ...badgesOf(scope, card),
    ...tabsOf(card, isShip),
    ...(card.damage > 0 && { damage: { icon: 'damage', value: String(card.damage), label: WORDS.damageTaken } }),
    tag,
    aim,
    ...(card.at === 'dock' && { dim: true }),
    ...((scope.aimed.has(card.id) || pilotAimed || (now && isShip && (card.attacking || card.defending))) && {
      hot: true,
    }),
  };
}

/** Commands that are on, with their power, and the pilot. */
function badgesOf({ library }: Scope, { commands, mines, pilot }: CardInView): Pick<SceneCard, 'badges'> {
  const mined = mines === undefined ? undefined : library.get(mines).name;
  const on = commands.map(({ name, power }) => ({
    icon: name,
    text: String(power),
    label: commandOn(name, power, name === 'mining' ? mined : undefined),
  }));
  const aboard = pilot === undefined ? undefined : library.get(pilot.def).name;
  const crew = aboard === undefined ? [] : [{ icon: 'character', text: aboard.slice(0, 2), label: pilotedBy(aboard) }];
  return on.length + crew.length === 0 ? {} : { badges: [...crew, ...on] };
}

function shipFigures(card: CardInView, attack: number, shield: number): readonly SceneFigure[] {
  const figure = (icon: string, now: number, printed: number, label: string): SceneFigure => ({
    icon,
    value: String(now),
    label,
    tone: tone(now, printed),
  });
  return [
    figure('attack', card.attack ?? 0, attack, WORDS.attack),
    figure('shield', card.shield ?? 0, shield, WORDS.shield),
  ];
}

function tone(now: number, printed: number): SceneTone {
  return now > printed ? 'good' : now < printed ? 'bad' : 'plain';
}

function placeFigures(card: CardInView): readonly SceneFigure[] {
  const shield =
    card.shield === undefined || card.shield === 0
      ? []
      : [{ icon: 'shield', value: `+${card.shield}`, label: WORDS.shield }];
  const income =
    card.income === undefined || card.income === 0
      ? []
      : [{ icon: 'income', value: String(card.income), label: WORDS.income }];
  const minerals =
    card.minerals === undefined ? [] : [{ icon: 'minerals', value: String(card.minerals), label: WORDS.minerals }];
  return [...shield, ...income, ...minerals];
}

function tabsOf({ tabs }: CardInView, isShip: boolean): Pick<SceneCard, 'tabs'> {
  if (tabs === undefined) return {};
  const left = tabs === 'infinite' ? undefined : tabs;
  const label = isShip && left !== undefined ? assemblyLeft(left) : durationLeft(left);
  return { tabs: { icon: isShip ? 'assembly' : 'duration', left, label } };
}

/** Ships of the battle being fought, numbered: attackers first. */
function tagged({ battle, regions }: EveBoard): ReadonlyMap<CardId, string> {
  const ships = regions.find(({ id }) => id === battle?.region)?.ships ?? [];
  const order = [...ships.filter((one) => one.attacking), ...ships.filter((one) => one.defending)];
  return new Map(order.map(({ id }, index) => [id, String(index + 1)]));
}

function aimOf({ board, tags }: Scope, id: CardId): SceneCard['aim'] {
  const at = board.battle?.targets.filter(({ from }) => from === id).flatMap(({ to }) => tags.get(to) ?? []) ?? [];
  return at.length === 0 ? undefined : { icon: 'target', text: at.join(' '), label: aimsAt(at.join(', ')) };
}

/** What a thing on the pile aims at. */
function aims(item: PileItemInView): readonly CardId[] {
  const warping = item.warp?.ships.map(({ card }) => card) ?? [];
  return [...item.targets.map(({ card }) => card), ...item.damage.map(({ to }) => to), ...warping];
}

function entryOf({ library, who, board, tags }: Scope, item: PileItemInView): ScenePileEntry {
  const definition = item.def === undefined ? undefined : library.get(item.def);
  const name = (def: string) => library.get(def).name;
  const x = item.x === undefined ? [] : [`X = ${item.x}`];
  const kind = pileKind(item.kind);
  const starbase = (card: CardId) => board.regions.find(({ id, home }) => id === card && home !== undefined)?.home;
  const place = (card: CardId, def: string): string => {
    const home = starbase(card);
    return home === undefined ? name(def) : homeOf(who(home));
  };
  const meant = new Map<CardId, { readonly n: number; readonly def: string }>();
  for (const { to, toDef, n } of item.damage) meant.set(to, { n: n + (meant.get(to)?.n ?? 0), def: toDef });
  const damage = [...meant].map(([to, { n, def }]) => hits(n, numbered(place(to, def), tags.get(to))));
  const aimed = damage.length > 0 ? [] : item.targets.map(({ card, def }) => place(card, def));
  const onPile = item.items.map(({ def }) => (def === undefined ? WORDS.damage : name(def)));
  const targets = [...aimed, ...onPile, ...item.players.map(who)];
  if (item.warp !== undefined) {
    const ships = item.warp.ships.map(({ def }) => name(def)).join(', ');
    const to = board.regions.find(({ id }) => id === item.warp?.to);
    const note = goesTo(ships, to === undefined ? WORDS.dock : place(to.id, to.def));
    return { name: WORDS.warp, seat: item.seat, art: { kind: 'news', seed: 'warp' }, note };
  }
  const note = [
    ...(kind === undefined ? [] : [kind]),
    ...x,
    ...(targets.length === 0 ? [] : [on(targets.join(', '))]),
    ...damage,
  ].join(', ');
  return {
    name: definition?.name ?? WORDS.damage,
    seat: item.seat,
    art: definition === undefined ? { kind: 'news', seed: 'damage' } : artOf(definition),
    ...(note !== '' && { note }),
  };
}
