/** EVE's pictures: what the board of a view shows. Cards and hands are in scene-card.ts. */
import type { Scenes } from '#face/game';
import type { BoardScene, SceneArea, SceneFigure, SceneGroup, SceneSeat } from '#face/scene';
import type { Names } from '#face/words';
import type { Seat } from '#kernel/state';
import type { Library } from '../library.ts';
import type { CardInView, EveBoard, EveView, RegionInView, SeatInView } from '../view.ts';
import type { Translate } from '../words/catalogue.ts';
import { artOf, placeArt } from './art.ts';
import { attacksIn } from './attacks.ts';
import { momentScenes } from './battle.ts';
import { cardScene, handScene, raceIcon } from './card.ts';
import { deckScene } from './deck.ts';
import { seatScene } from './seat.ts';
import { cardOf, entryOf, type Scope, scopeOf } from './unit.ts';
import { attacks, fallback, headline, PHASES } from './words.ts';

/** The pictures of a game with these cards, in a language. */
export function eveScenes(library: Library, t: Translate): Scenes<EveBoard> {
  const board: Scenes<EveBoard>['board'] = (view, names) => boardScene(library, t, view, names);
  return {
    board,
    moment: (view, names) => momentScenes(library, t, view, names, board),
    seat: (view, names, at) => seatScene(library, t, view, names, at, fallback(t, at)),
    attacks: (events) => attacksIn(library, t, events),
    hand: (view) => handScene(library, t, view),
    card: (def) => cardScene(library, t, library.get(def)),
    deck: (deck, mark, problems) => deckScene(library, t, deck, mark, problems),
  };
}

function boardScene(library: Library, t: Translate, view: EveView, names: Names): BoardScene {
  const scope = scopeOf(library, t, view, names);
  const { board, who } = scope;
  const { result } = view;
  return {
    kind: 'board',
    game: 'EVE: The Second Genesis',
    title: board.phase === 'mulligan' ? t('scene.openingHand') : t('scene.turn', { n: board.turn }),
    phases:
      board.phase === 'mulligan'
        ? []
        : PHASES.map((id) => ({ name: t(`scene.phase.${id}`), current: id === board.phase })),
    ...(result === undefined ? headline(t, board, view.owing, who) : { headline: outcome(t, result.winners, who) }),
    seats: board.seats.map((seat) => seatOf(scope, seat, view)),
    areas: board.regions.map((region) => areaOf(scope, region)),
    ...(board.pile.length > 0 && {
      pile: { title: t('scene.pile'), entries: board.pile.map((item) => entryOf(scope, item)) },
    }),
  };
}

function outcome(t: Translate, winners: readonly Seat[], who: (seat: Seat) => string): string {
  return winners.length === 0 ? t('scene.draw') : t('scene.wins', { names: winners.map(who).join(' & ') });
}

function seatOf({ library, t, board, who }: Scope, seat: SeatInView, view: EveView): SceneSeat {
  const won = view.result?.winners.includes(seat.seat) === true;
  const figure = (icon: string, value: number | string, label: string): SceneFigure => ({
    icon,
    value: String(value),
    label,
  });
  return {
    seat: seat.seat,
    name: who(seat.seat),
    fallbackName: fallback(t, seat.seat),
    title: library.get(seat.starbase).name,
    ...(seat.race !== '' && { emblem: raceIcon(seat.race) }),
    // Players who are out have no figures left.
    figures:
      seat.out && view.result === undefined
        ? []
        : [
            figure('isk', seat.isk, t('scene.isk')),
            figure('income', `+${seat.income}`, t('scene.incomeToCome')),
            figure('hand', seat.hand, t('scene.hand')),
            { ...figure('market', seat.market, t('scene.market')), pile: true },
            { ...figure('scrapheap', seat.scrapheap.length, t('scene.scrapheap')), pile: true },
            figure('regions', seat.unplayedRegions, t('scene.unplayedRegions')),
          ],
    turn: view.result === undefined && board.phase !== 'mulligan' && board.active === seat.seat,
    acting: view.result === undefined && view.owing.includes(seat.seat),
    ...(won
      ? { result: { label: t('scene.won'), tone: 'good' as const } }
      : seat.out
        ? { result: { label: t('scene.out'), tone: 'bad' as const } }
        : view.leaving?.includes(seat.seat) === true && {
            result: { label: t('scene.leaving'), tone: 'bad' as const },
          }),
  };
}

function areaOf(scope: Scope, region: RegionInView): SceneArea {
  const { library, t, board, who } = scope;
  const definition = library.get(region.def);
  const { home, controller } = region;
  const now = board.battle?.region === region.id;
  const against = home ?? (now ? board.battle?.against : controller);
  return {
    id: region.id,
    title: home === undefined ? definition.name : t('scene.homeOf', { name: who(home) }),
    home,
    control: controller,
    controlLabel:
      home !== undefined
        ? ''
        : controller === undefined
          ? t('scene.free')
          : t('scene.heldBy', { name: who(controller) }),
    art: artOf(library, definition),
    ...(home !== undefined && { base: placeArt(library, region) }),
    figures: areaFigures(t, region),
    ...(definition.abilities.length > 0 && { text: definition.text(t.language).join(' ') }),
    groups: groupsOf(scope, region, now),
    ...(region.attackedBy !== undefined && {
      attack: {
        by: region.attackedBy,
        label: attacks(t, who(region.attackedBy), against === undefined ? undefined : who(against)),
        now,
      },
    }),
  };
}

function areaFigures(t: Translate, region: RegionInView): readonly SceneFigure[] {
  const income =
    region.income > 0 && region.home === undefined
      ? [{ icon: 'income', value: String(region.income), label: t('scene.income') }]
      : [];
  const slots =
    region.slots === undefined
      ? []
      : [{ icon: 'slots', value: `${region.locations.length}/${region.slots}`, label: t('scene.slots') }];
  const shield =
    region.shield === undefined
      ? []
      : [{ icon: 'shield', value: String(region.shield), label: t('scene.starbaseShield') }];
  const damage =
    region.damage === 0
      ? []
      : [{ icon: 'damage', value: String(region.damage), label: t('scene.damageTaken'), tone: 'bad' as const }];
  return [...shield, ...damage, ...income, ...slots];
}

/** In an attack, the two sides separately; otherwise ships, then structures, then locations; at home also the dock and the news. */
function groupsOf(scope: Scope, region: RegionInView, now: boolean): readonly SceneGroup[] {
  const { t } = scope;
  const seat = region.home === undefined ? undefined : scope.board.seats.find((one) => one.seat === region.home);
  const cards = (list: readonly CardInView[]) => list.map((one) => cardOf(scope, one, now));
  const attackers = region.ships.filter((one) => one.attacking);
  const defenders = region.ships.filter((one) => one.defending);
  const others = region.ships.filter((one) => !one.attacking && !one.defending);
  const side = (label: string, list: readonly CardInView[], by: Seat | undefined): SceneGroup[] =>
    list.length === 0 && !now ? [] : [{ label, seat: by, cards: cards(list) }];
  const contested = region.attackedBy !== undefined;
  const groups: readonly SceneGroup[] = [
    ...(contested ? side(t('scene.attackers'), attackers, region.attackedBy) : []),
    ...(contested
      ? side(t('scene.defenders'), defenders, region.home ?? region.controller ?? scope.board.battle?.against)
      : []),
    { cards: cards(others) },
    { cards: cards(region.structures) },
    {
      cards: cards(region.locations),
      free: region.slots === undefined ? undefined : Math.max(0, region.slots - region.locations.length),
    },
    { cards: cards(seat?.news ?? []) },
    { label: t('scene.dock'), icon: 'dock', cards: cards(seat?.dock ?? []) },
  ];
  return groups.filter((group) => group.cards.length > 0 || (group.free ?? 0) > 0 || group.seat !== undefined);
}
