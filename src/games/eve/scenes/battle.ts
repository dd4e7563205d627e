/** EVE's battle, enlarged, and which pictures matter at the moment. */
import type { Scenes } from '#face/game';
import type { BattleScene, Scene, SceneCard, SceneFigure, SceneHealth, SceneSide } from '#face/scene';
import type { Names } from '#face/words';
import type { CardId, Seat } from '#kernel/state';
import type { Library } from '../library.ts';
import type { CardInView, EveBoard, EveView, RegionInView } from '../view.ts';
import type { Translate } from '../words/catalogue.ts';
import { artOf, placeArt } from './art.ts';
import { handScene } from './card.ts';
import { cardOf, entryOf, type Scope, scopeOf } from './unit.ts';
import { BATTLE_STEPS, battleRound, fallback, headline, healthWords } from './words.ts';

/**
 * The battle while one is fought, with the hand if something in it can be played; the table and the hand in the player's
 * own management phase and whenever they may respond; otherwise the hand.
 */
export function momentScenes(
  library: Library,
  t: Translate,
  view: EveView,
  names: Names,
  board: Scenes<EveBoard>['board'],
): readonly Scene[] {
  const hand = handScene(library, t, view);
  const playable = hand.cards.some((card) => card.playable);
  const fight = battleScene(scopeOf(library, t, view, names), view);
  if (fight !== undefined) return playable ? [fight, hand] : [fight];
  const { phase, pile } = view.board;
  const acts = view.seat !== undefined && view.owing.includes(view.seat);
  const own = phase === 'management' && view.active === view.seat;
  return acts && (own || pile.length > 0) ? [board(view, names), hand] : [hand];
}

/** The battle that is being fought, if any. */
function battleScene(scope: Scope, view: EveView): BattleScene | undefined {
  const { board, library, t, who } = scope;
  const { battle } = board;
  const region = board.regions.find(({ id }) => id === battle?.region);
  if (battle === undefined || region === undefined) return undefined;
  const coming = damageToCome(board);
  // If only damage is on the pile, the damaged cards show all of it.
  const pile = board.pile.every(({ kind }) => kind === 'damage') ? [] : board.pile;
  const place =
    region.home === undefined ? library.get(region.def).name : t('scene.homeOf', { name: who(region.home) });
  const defender = battle.against ?? region.home ?? region.controller;
  const attackers = sideOf(
    scope,
    battle.by,
    region.ships.filter((one) => one.attacking),
    coming,
  );
  const defenders =
    defender === undefined
      ? []
      : [
          withStarbase(
            scope,
            sideOf(
              scope,
              defender,
              region.ships.filter((one) => one.defending),
              coming,
            ),
            region,
            coming,
          ),
        ];
  return {
    kind: 'battle',
    game: 'EVE: The Second Genesis',
    title: battleRound(t, place, battle.round),
    art: artOf(library, library.get(region.def)),
    steps: BATTLE_STEPS.map((step) => ({ name: t(`scene.step.${step}`), current: board.step === `battle.${step}` })),
    ...headline(t, board, view.owing, who),
    sides: [{ ...attackers, role: t('scene.attacks') }, ...defenders],
    ...(pile.length > 0 && { pile: { title: t('scene.pile'), entries: pile.map((item) => entryOf(scope, item)) } }),
  };
}

/** The damage that each card is about to take: from the pile if it is there, otherwise by the targets chosen so far. */
function damageToCome({ pile, battle }: EveBoard): ReadonlyMap<CardId, number> {
  const placed = pile.flatMap(({ damage }) => damage);
  const sums = new Map<CardId, number>();
  for (const { to, n } of placed.length > 0 ? placed : (battle?.targets ?? [])) sums.set(to, (sums.get(to) ?? 0) + n);
  return sums;
}

function sideOf(
  scope: Scope,
  seat: Seat,
  ships: readonly CardInView[],
  coming: ReadonlyMap<CardId, number>,
): SceneSide {
  const { t } = scope;
  const figure = (icon: string, value: number, label: string): SceneFigure => ({ icon, value: String(value), label });
  return {
    seat,
    name: scope.who(seat),
    fallbackName: fallback(t, seat),
    role: t('scene.defends'),
    figures: [
      figure('ship', ships.length, t('scene.ships')),
      figure(
        'attack',
        ships.reduce((sum, { attack = 0 }) => sum + attack, 0),
        t('scene.totalAttack'),
      ),
    ],
    cards: ships.map((ship) => {
      const { damage: _shownByTheHealth, hot: _allAre, ...card } = cardOf(scope, ship, true);
      return {
        ...card,
        ...(scope.aimed.has(ship.id) && { hot: true }),
        health: healthOf(t, ship.shield ?? 0, ship.damage, coming.get(ship.id) ?? 0),
      };
    }),
    empty: t('scene.nobodyLeft'),
  };
}

/** Adds the starbase, the goal of the attack, behind its ships. */
function withStarbase(
  { library, t, aimed }: Scope,
  side: SceneSide,
  region: RegionInView,
  coming: ReadonlyMap<CardId, number>,
): SceneSide {
  if (region.home === undefined) return side;
  const definition = library.get(region.def);
  const starbase: SceneCard = {
    name: definition.name,
    art: placeArt(library, region),
    seat: region.home,
    form: 'unit',
    figures: [{ icon: 'shield', value: String(region.shield ?? 0), label: t('scene.starbaseShield') }],
    health: healthOf(t, region.shield ?? 0, region.damage, coming.get(region.id) ?? 0),
    ...(aimed.has(region.id) && { hot: true }),
  };
  return { ...side, cards: [...side.cards, starbase] };
}

function healthOf(t: Translate, of: number, taken: number, coming: number): SceneHealth {
  return { of, taken, coming, label: healthWords(t, of, taken, coming) };
}
