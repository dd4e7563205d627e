/** EVE's pictures: what the board of a view shows. Cards and hands are in scene-card.ts. */
import type { Scenes } from '#face/game';
import type { BoardScene, SceneArea, SceneFigure, SceneGroup, SceneSeat } from '#face/scene';
import type { Names } from '#face/words';
import type { Seat } from '#kernel/state';
import type { Library } from './library.ts';
import { momentScenes } from './scene-battle.ts';
import { artOf, cardScene, handScene, raceIcon } from './scene-card.ts';
import { deckScene } from './scene-deck.ts';
import { seatScene } from './scene-seat.ts';
import { cardOf, entryOf, fallback, type Scope, scopeOf } from './scene-unit.ts';
import { attacks, headline, heldBy, homeOf, PHASES, WORDS, wins } from './scene-words.ts';
import type { CardInView, EveBoard, EveView, RegionInView, SeatInView } from './view.ts';

/** The pictures of a game with these cards. */
export function eveScenes(library: Library): Scenes<EveBoard> {
  const board: Scenes<EveBoard>['board'] = (view, names) => boardScene(library, view, names);
  return {
    board,
    moment: (view, names) => momentScenes(library, view, names, board),
    seat: (view, names, at) => seatScene(library, view, names, at, fallback(at)),
    hand: (view) => handScene(library, view),
    card: (def) => cardScene(library.get(def)),
    deck: (deck, mark, problems) => deckScene(library, deck, mark, problems),
  };
}

function boardScene(library: Library, view: EveView, names: Names): BoardScene {
  const scope = scopeOf(library, view, names);
  const { board, who } = scope;
  const { result } = view;
  return {
    kind: 'board',
    game: WORDS.game,
    title: board.phase === 'mulligan' ? WORDS.openingHand : WORDS.turn(board.turn),
    phases: board.phase === 'mulligan' ? [] : PHASES.map(({ id, name }) => ({ name, current: id === board.phase })),
    ...(result === undefined ? headline(board, view.owing, who) : { headline: outcome(result.winners, who) }),
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

function seatOf({ library, board, who }: Scope, seat: SeatInView, view: EveView): SceneSeat {
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
    // Players who are out have no figures left.
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
    ...(definition.text.length > 0 && { text: definition.text.join(' ') }),
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

/** In an attack, the two sides separately; otherwise ships, then structures, then locations; at home also the dock and the news. */
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
