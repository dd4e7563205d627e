/** Cards on EVE's table and things on its pile, as the pictures of the board and of a battle show them. */

import type { SceneCard, SceneFigure, ScenePileEntry, SceneTone } from '#face/scene';
import type { Names } from '#face/words';
import type { CardId, Seat } from '#kernel/state';
import type { Library } from '../library.ts';
import type { CardInView, EveBoard, EveView, PileItemInView } from '../view.ts';
import type { Translate } from '../words/catalogue.ts';
import { artOf } from './art.ts';
import { battleTags } from './tags.ts';
import { commandOn, durationLeft, fallback, numbered, pileKind } from './words.ts';

/** What every part of a picture needs to know of the whole view. */
export type Scope = {
  readonly library: Library;
  readonly t: Translate;
  readonly board: EveBoard;
  readonly who: (seat: Seat) => string;
  /** Cards that something on the pile targets. */
  readonly aimed: ReadonlySet<CardId>;
  /** Short tags of the ships in the battle being fought. */
  readonly tags: ReadonlyMap<CardId, string>;
};

export function scopeOf(library: Library, t: Translate, view: EveView, names: Names): Scope {
  const board = view.board;
  const who = (seat: Seat) => names[seat] ?? fallback(t, seat);
  return { library, t, board, who, aimed: new Set(board.pile.flatMap(aims)), tags: battleTags(board) };
}

/** A card on the board; `now`: in the battle that is being fought. */
export function cardOf(scope: Scope, card: CardInView, now: boolean): SceneCard {
  const { t } = scope;
  const definition = scope.library.get(card.def);
  const isShip = definition.type === 'ship';
  const isPlace = definition.type === 'location';
  const pilotAimed = card.pilot !== undefined && scope.aimed.has(card.pilot.id);
  const tag = scope.tags.get(card.id);
  const aim = aimOf(scope, card.id);
  return {
    name: definition.name,
    art: artOf(scope.library, definition),
    // Locations need no mark: whoever controls the region controls them.
    ...(!isPlace && card.controller !== undefined && { seat: card.controller }),
    form: isShip ? 'unit' : 'place',
    figures: isShip ? shipFigures(t, card, definition.attack ?? 0, definition.shield ?? 0) : placeFigures(t, card),
    ...badgesOf(scope, card),
    ...tabsOf(t, card, isShip),
    ...(card.damage > 0 && { damage: { icon: 'damage', value: String(card.damage), label: t('scene.damageTaken') } }),
    tag,
    aim,
    ...(card.at === 'dock' && { dim: true }),
    ...((scope.aimed.has(card.id) || pilotAimed || (now && isShip && (card.attacking || card.defending))) && {
      hot: true,
    }),
  };
}

/** Commands that are on, with their power, and the pilot. */
function badgesOf({ library, t }: Scope, { commands, mines, pilot }: CardInView): Pick<SceneCard, 'badges'> {
  const mined = mines === undefined ? undefined : library.get(mines).name;
  const on = commands.map(({ name, power }) => ({
    icon: name,
    text: String(power),
    label: commandOn(t, name, power, name === 'mining' ? mined : undefined),
    word: name,
  }));
  const aboard = pilot === undefined ? undefined : library.get(pilot.def).name;
  const crew =
    aboard === undefined
      ? []
      : [
          {
            icon: 'character',
            text: aboard.slice(0, 2),
            label: t('scene.pilotedBy', { name: aboard }),
            word: t('scene.pilot'),
          },
        ];
  return on.length + crew.length === 0 ? {} : { badges: [...crew, ...on] };
}

/** Present attack and shield, marked if they differ from the printed ones. */
export function shipFigures(t: Translate, card: CardInView, attack: number, shield: number): readonly SceneFigure[] {
  const figure = (icon: string, now: number, printed: number, label: string): SceneFigure => ({
    icon,
    value: String(now),
    label,
    tone: tone(now, printed),
  });
  return [
    figure('attack', card.attack ?? 0, attack, t('scene.attack')),
    figure('shield', card.shield ?? 0, shield, t('scene.shield')),
  ];
}

function tone(now: number, printed: number): SceneTone {
  return now > printed ? 'good' : now < printed ? 'bad' : 'plain';
}

function placeFigures(t: Translate, card: CardInView): readonly SceneFigure[] {
  const shield =
    card.shield === undefined || card.shield === 0
      ? []
      : [{ icon: 'shield', value: `+${card.shield}`, label: t('scene.shield') }];
  const income =
    card.income === undefined || card.income === 0
      ? []
      : [{ icon: 'income', value: String(card.income), label: t('scene.income') }];
  const minerals =
    card.minerals === undefined ? [] : [{ icon: 'minerals', value: String(card.minerals), label: t('scene.minerals') }];
  return [...shield, ...income, ...minerals];
}

/** Assembly tabs of a ship, duration tabs of other cards. */
export function tabsOf(t: Translate, { tabs }: CardInView, isShip: boolean): Pick<SceneCard, 'mark'> {
  if (tabs === undefined) return {};
  if (tabs === 'infinite')
    return { mark: { icon: 'infinity', label: durationLeft(t, undefined), word: t('scene.duration') } };
  const icon = isShip ? 'assembly' : 'duration';
  return {
    mark: {
      icon,
      text: String(tabs),
      label: isShip ? t('scene.assemblyLeft', { n: tabs }) : durationLeft(t, tabs),
      word: t(`scene.${icon}`),
    },
  };
}

function aimOf({ board, t, tags }: Scope, id: CardId): SceneCard['aim'] {
  const at = board.battle?.targets.filter(({ from }) => from === id).flatMap(({ to }) => tags.get(to) ?? []) ?? [];
  return at.length === 0
    ? undefined
    : { icon: 'target', text: at.join(' '), label: t('scene.aimsAt', { tags: at.join(', ') }) };
}

/** The targets of a thing on the pile. */
function aims(item: PileItemInView): readonly CardId[] {
  const warping = item.warp?.ships.map(({ card }) => card) ?? [];
  return [...item.targets.map(({ card }) => card), ...item.damage.map(({ to }) => to), ...warping];
}

export function entryOf({ library, t, who, board, tags }: Scope, item: PileItemInView): ScenePileEntry {
  const definition = item.def === undefined ? undefined : library.get(item.def);
  const name = (def: string) => library.get(def).name;
  const x = item.x === undefined ? [] : [`X = ${item.x}`];
  const kind = pileKind(t, item.kind);
  const starbase = (card: CardId) => board.regions.find(({ id, home }) => id === card && home !== undefined)?.home;
  const place = (card: CardId, def: string): string => {
    const home = starbase(card);
    return home === undefined ? name(def) : t('scene.homeOf', { name: who(home) });
  };
  const meant = new Map<CardId, { readonly n: number; readonly def: string }>();
  for (const { to, toDef, n } of item.damage) meant.set(to, { n: n + (meant.get(to)?.n ?? 0), def: toDef });
  const damage = [...meant].map(([to, { n, def }]) =>
    t('scene.hits', { n, name: numbered(t, place(to, def), tags.get(to)) }),
  );
  const aimed = damage.length > 0 ? [] : item.targets.map(({ card, def }) => place(card, def));
  const onPile = item.items.map(({ def }) => (def === undefined ? t('scene.damage') : name(def)));
  const targets = [...aimed, ...onPile, ...item.players.map(who)];
  if (item.warp !== undefined) {
    const ships = item.warp.ships.map(({ def }) => name(def)).join(', ');
    const to = board.regions.find(({ id }) => id === item.warp?.to);
    const note = t('scene.goesTo', { ships, place: to === undefined ? t('scene.dock') : place(to.id, to.def) });
    return { name: t('scene.warp'), seat: item.seat, art: { kind: 'motif/move', seed: 'warp' }, note };
  }
  const note = [
    ...(kind === undefined ? [] : [kind]),
    ...x,
    ...(targets.length === 0 ? [] : [t('scene.on', { targets: targets.join(', ') })]),
    ...damage,
  ].join(', ');
  return {
    name: definition?.name ?? t('scene.damage'),
    seat: item.seat,
    art: definition === undefined ? { kind: 'motif/damage', seed: 'damage' } : artOf(library, definition),
    ...(note !== '' && { note }),
  };
}
