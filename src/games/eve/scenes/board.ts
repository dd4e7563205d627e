/** EVE's pictures: what the board of a view shows. Cards and hands are in scene-card.ts. */
import type { Scenes } from '#face/game';
import type { BoardScene, SceneArea, SceneFigure, SceneGroup, SceneSeat } from '#face/scene';
import type { Names } from '#face/words';
import type { Seat } from '#kernel/state';
import type { Library } from '../library.ts';
import type { CardInView, EveBoard, EveView, RegionInView, SeatInView } from '../view.ts';
import type { Say } from '../words/catalogue.ts';
import { momentScenes } from './battle.ts';
import { artOf, cardScene, handScene, raceIcon } from './card.ts';
import { deckScene } from './deck.ts';
import { seatScene } from './seat.ts';
import { cardOf, entryOf, type Scope, scopeOf } from './unit.ts';
import { attacks, fallback, headline, PHASES } from './words.ts';

/** The pictures of a game with these cards, in a language. */
export function eveScenes(library: Library, say: Say): Scenes<EveBoard> {
  const board: Scenes<EveBoard>['board'] = (view, names) => boardScene(library, say, view, names);
  return {
    board,
    moment: (view, names) => momentScenes(library, say, view, names, board),
    seat: (view, names, at) => seatScene(library, say, view, names, at, fallback(say, at)),
    hand: (view) => handScene(library, say, view),
    card: (def) => cardScene(say, library.get(def)),
    deck: (deck, mark, problems) => deckScene(library, say, deck, mark, problems),
  };
}

function boardScene(library: Library, say: Say, view: EveView, names: Names): BoardScene {
  const scope = scopeOf(library, say, view, names);
  const { board, who } = scope;
  const { result } = view;
  return {
    kind: 'board',
    game: 'EVE: The Second Genesis',
    title: board.phase === 'mulligan' ? say('scene.openingHand') : say('scene.turn', { n: board.turn }),
    phases:
      board.phase === 'mulligan'
        ? []
        : PHASES.map((id) => ({ name: say(`scene.phase.${id}`), current: id === board.phase })),
    ...(result === undefined ? headline(say, board, view.owing, who) : { headline: outcome(say, result.winners, who) }),
    seats: board.seats.map((seat) => seatOf(scope, seat, view)),
    areas: board.regions.map((region) => areaOf(scope, region)),
    ...(board.pile.length > 0 && {
      pile: { title: say('scene.pile'), entries: board.pile.map((item) => entryOf(scope, item)) },
    }),
  };
}

function outcome(say: Say, winners: readonly Seat[], who: (seat: Seat) => string): string {
  return winners.length === 0 ? say('scene.draw') : say('scene.wins', { names: winners.map(who).join(' & ') });
}

function seatOf({ library, say, board, who }: Scope, seat: SeatInView, view: EveView): SceneSeat {
  const won = view.result?.winners.includes(seat.seat) === true;
  const figure = (icon: string, value: number | string, label: string): SceneFigure => ({
    icon,
    value: String(value),
    label,
  });
  return {
    seat: seat.seat,
    name: who(seat.seat),
    fallbackName: fallback(say, seat.seat),
    title: library.get(seat.starbase).name,
    ...(seat.race !== '' && { emblem: raceIcon(seat.race) }),
    // Players who are out have no figures left.
    figures:
      seat.out && view.result === undefined
        ? []
        : [
            figure('isk', seat.isk, say('scene.isk')),
            figure('income', `+${seat.income}`, say('scene.incomeToCome')),
            figure('hand', seat.hand, say('scene.hand')),
            figure('market', seat.market, say('scene.market')),
            figure('scrapheap', seat.scrapheap.length, say('scene.scrapheap')),
            figure('regions', seat.unplayedRegions, say('scene.unplayedRegions')),
          ],
    turn: view.result === undefined && board.phase !== 'mulligan' && board.active === seat.seat,
    acting: view.result === undefined && view.owing.includes(seat.seat),
    ...(won
      ? { result: { label: say('scene.won'), tone: 'good' as const } }
      : seat.out
        ? { result: { label: say('scene.out'), tone: 'bad' as const } }
        : view.leaving?.includes(seat.seat) === true && {
            result: { label: say('scene.leaving'), tone: 'bad' as const },
          }),
  };
}

function areaOf(scope: Scope, region: RegionInView): SceneArea {
  const { library, say, board, who } = scope;
  const definition = library.get(region.def);
  const { home, controller } = region;
  const now = board.battle?.region === region.id;
  const against = home ?? (now ? board.battle?.against : controller);
  return {
    id: region.id,
    title: home === undefined ? definition.name : say('scene.homeOf', { name: who(home) }),
    home,
    control: controller,
    controlLabel:
      home !== undefined
        ? ''
        : controller === undefined
          ? say('scene.free')
          : say('scene.heldBy', { name: who(controller) }),
    art: artOf(definition),
    figures: areaFigures(say, region),
    ...(definition.text.length > 0 && { text: definition.text.join(' ') }),
    groups: groupsOf(scope, region, now),
    ...(region.attackedBy !== undefined && {
      attack: {
        by: region.attackedBy,
        label: attacks(say, who(region.attackedBy), against === undefined ? undefined : who(against)),
        now,
      },
    }),
  };
}

function areaFigures(say: Say, region: RegionInView): readonly SceneFigure[] {
  const income =
    region.income > 0 && region.home === undefined
      ? [{ icon: 'income', value: String(region.income), label: say('scene.income') }]
      : [];
  const slots =
    region.slots === undefined
      ? []
      : [{ icon: 'slots', value: `${region.locations.length}/${region.slots}`, label: say('scene.slots') }];
  const shield =
    region.shield === undefined
      ? []
      : [{ icon: 'shield', value: String(region.shield), label: say('scene.starbaseShield') }];
  const damage =
    region.damage === 0
      ? []
      : [{ icon: 'damage', value: String(region.damage), label: say('scene.damageTaken'), tone: 'bad' as const }];
  return [...shield, ...damage, ...income, ...slots];
}

/** In an attack, the two sides separately; otherwise ships, then structures, then locations; at home also the dock and the news. */
function groupsOf(scope: Scope, region: RegionInView, now: boolean): readonly SceneGroup[] {
  const { say } = scope;
  const seat = region.home === undefined ? undefined : scope.board.seats.find((one) => one.seat === region.home);
  const cards = (list: readonly CardInView[]) => list.map((one) => cardOf(scope, one, now));
  const attackers = region.ships.filter((one) => one.attacking);
  const defenders = region.ships.filter((one) => one.defending);
  const others = region.ships.filter((one) => !one.attacking && !one.defending);
  const side = (label: string, list: readonly CardInView[], by: Seat | undefined): SceneGroup[] =>
    list.length === 0 && !now ? [] : [{ label, seat: by, cards: cards(list) }];
  const contested = region.attackedBy !== undefined;
  const groups: readonly SceneGroup[] = [
    ...(contested ? side(say('scene.attackers'), attackers, region.attackedBy) : []),
    ...(contested
      ? side(say('scene.defenders'), defenders, region.home ?? region.controller ?? scope.board.battle?.against)
      : []),
    { cards: cards(others) },
    { cards: cards(region.structures) },
    {
      cards: cards(region.locations),
      free: region.slots === undefined ? undefined : Math.max(0, region.slots - region.locations.length),
    },
    { cards: cards(seat?.news ?? []) },
    { label: say('scene.dock'), icon: 'dock', cards: cards(seat?.dock ?? []) },
  ];
  return groups.filter((group) => group.cards.length > 0 || (group.free ?? 0) > 0 || group.seat !== undefined);
}
