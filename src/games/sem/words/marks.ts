/**
 * What tells a card on the table from others of its name: damage, crew and modifications, weapons that are fired, what it is on,
 * how far it is paid, whose it is. Everything here is open to all.
 */
import type { Option } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import { differencesFrom, type Marks, withApart } from '../../kit/apart.ts';
import { counted, countedEach, nameOf } from '../../kit/phrasebook.ts';
import { bodiesIn } from '../in-view.ts';
import type { ModificationInView, ProjectInView, SemBoard, UnitInView } from '../view.ts';
import { areSeveral, cardName, healthText, listed, type Scope } from './phrasebook.ts';

/** A card on the table, with what it is there. */
type Thing = { readonly id: string; readonly def: string; readonly seat: number } & (
  | { readonly is: 'body'; readonly body: UnitInView }
  | { readonly is: 'part'; readonly host: UnitInView; readonly part: ModificationInView }
  | { readonly is: 'crew'; readonly host: UnitInView }
  | { readonly is: 'project'; readonly project: ProjectInView; readonly place: number }
  | { readonly is: 'waiting' }
  | { readonly is: 'played'; readonly place: number }
);

const found = new WeakMap<SemBoard, ReadonlyMap<string, readonly Thing[]>>();

/** The cards on the table by definition. */
function thingsOn(board: SemBoard): ReadonlyMap<string, readonly Thing[]> {
  const known = found.get(board);
  if (known !== undefined) return known;
  const things = new Map<string, Thing[]>();
  for (const one of listOf(board)) {
    const same = things.get(one.def);
    if (same === undefined) things.set(one.def, [one]);
    else same.push(one);
  }
  found.set(board, things);
  return things;
}

function listOf(board: SemBoard): readonly Thing[] {
  const carried = bodiesIn(board).flatMap((host): Thing[] => [
    { is: 'body', id: host.id, def: host.def, seat: host.seat, body: host },
    ...host.modifications.map((part) => ({
      is: 'part' as const,
      id: part.id,
      def: part.def,
      seat: host.seat,
      host,
      part,
    })),
    ...host.crew.map(({ id, def }) => ({ is: 'crew' as const, id, def, seat: host.seat, host })),
  ]);
  const others = board.seats.flatMap(({ seat, queue, research, waiting }): Thing[] => [
    ...[...queue, ...research].map((project, i) => ({
      is: 'project' as const,
      place: i + 1,
      id: project.id,
      def: project.def,
      seat,
      project,
    })),
    ...waiting.map(({ id, def }) => ({ is: 'waiting' as const, id, def, seat })),
  ]);
  const played = board.pile.map(
    ({ id, def, seat }, i): Thing => ({ is: 'played', id: `pile:${id}`, def, seat, place: i + 1 }),
  );
  return [...carried, ...others, ...played];
}

/**
 * What goes without saying: whose a card is, as of what is attacked; which shots are aimed at it, where they are told. `isBrief`:
 * the weapon that fires at it is enough, as of one of several in a label. `phase`: what belongs to the turn and is over by the time the
 * log is read, such as Testing, weapons that are fired, how far a project is paid.
 */
type Said = {
  readonly owner?: false;
  readonly aim?: false;
  readonly phase?: false;
  readonly isBrief?: boolean;
};

/** What sets a card on the table apart from the others of its name there; empty if nothing does, or if it is not there. */
function marksOf(scope: Scope, id: unknown, def: unknown, how: Said = {}): readonly string[] {
  const same = typeof def === 'string' ? (thingsOn(scope.board).get(def) ?? []) : [];
  const own = same.find((one) => one.id === id);
  if (own === undefined || same.length < 2) return [];
  const weapon = how.isBrief === true ? weaponAt(scope, own.id) : undefined;
  if (weapon !== undefined) return [weapon];
  const all = same.map((one) => marksFor(scope, one, how));
  return differencesFrom(all, all[same.indexOf(own)] ?? { said: [] }, carrying(scope));
}

const carrying =
  ({ t }: Scope) =>
  (list: string): string =>
    t('mark.with', { list });

/** Events with what set their cards apart from others of their names before them, for the log, which tells whose they are. */
export function eventsApart(scope: Scope, events: readonly GameEvent[]): readonly GameEvent[] {
  const open = () =>
    listOf(scope.board).map((thing) => ({
      ...thing,
      marks: () => marksFor(scope, thing, { owner: false, aim: false, phase: false }),
    }));
  return withApart(events, open, carrying(scope));
}

function marksFor(scope: Scope, thing: Thing, how: Said): Marks {
  const { t, view } = scope;
  // Among several opponents the owner of everything is named anyhow.
  const isTold = how.owner !== false && thing.seat !== view.seat && !areSeveral(scope);
  const owner = isTold ? [nameOf(scope, thing.seat)] : [];
  const aims = how.aim === false ? [] : aimsAt(scope, thing.id);
  const saying = (...said: readonly string[]): Marks => ({ said: [...owner, ...said] });
  switch (thing.is) {
    case 'body':
      return { said: [...owner, ...figuresOf(scope, thing.body, how), ...aims], carries: carriedOn(scope, thing.body) };
    case 'part':
      return saying(...onHost(scope, thing.host), ...damaged(scope, thing.part.damage), ...aims);
    case 'crew':
      return saying(...onHost(scope, thing.host));
    case 'project': {
      if (how.phase === false) return saying();
      const { progress, cost } = thing.project;
      // What is left of the Yield goes through the queue in its order.
      const place = t('mark.place', { n: thing.place });
      return progress === 0 ? saying(place) : saying(t('mark.progress', { n: progress, most: cost }), place);
    }
    case 'waiting':
      return saying(t('mark.waiting'));
    case 'played':
      return saying(t('mark.onPile', { n: thing.place }));
    default:
      return thing satisfies never;
  }
}

/** The shots of the current attack at a card. */
const aimsAt = ({ board, t }: Scope, id: string): readonly string[] =>
  (board.attack?.shots ?? [])
    .filter(({ target, removed }) => target === id && !removed)
    .map(({ by = 0, damage }) => t('mark.shot', { n: by, damage }));

/** The weapon that fires at a card, if only one does. */
function weaponAt({ board, t }: Scope, id: string): string | undefined {
  const [shot, ...others] = (board.attack?.shots ?? []).filter(({ target, removed }) => target === id && !removed);
  return shot?.by === undefined || others.length > 0 ? undefined : t('mark.weapon', { n: shot.by });
}

/** Where a card is, told from other places of that name. */
const onHost = (scope: Scope, host: UnitInView): readonly string[] => [
  [scope.t('detail.on', { card: cardName(scope, host.def) }), ...marksOf(scope, host.id, host.def)].join(', '),
];

const damaged = ({ t }: Scope, n: number): readonly string[] => (n === 0 ? [] : [t('mark.damaged', { n })]);

function figuresOf(
  scope: Scope,
  { class: of, special, hp, hpLeft, shields, shieldsLeft, testing, weapons, firesFirst }: UnitInView,
  { phase }: Said,
): readonly string[] {
  const { t } = scope;
  const fired = weapons.flatMap((one, i) => (one.fired ? [i + 1] : []));
  const wasAttacked = of === 'defense station' && !firesFirst && fired.length < weapons.length;
  const lasting = [...damaged(scope, hp - hpLeft), ...(special === true ? [t('mark.special')] : [])];
  if (phase === false) return lasting;
  return [
    ...lasting,
    ...(testing ? [t('detail.testing')] : []),
    ...(shieldsLeft === shields ? [] : [t('mark.shields', { n: shieldsLeft, most: shields })]),
    ...(fired.length === 0 ? [] : [t('mark.fired', { n: fired.length, weapons: fired.join(' + ') })]),
    ...(wasAttacked ? [t('mark.attacked')] : []),
  ];
}

/** The crew and the modifications of a unit or base, counted by name. */
function carriedOn(scope: Scope, { crew, modifications }: UnitInView): readonly string[] {
  const parts = modifications.map(({ def, damage }) => [cardName(scope, def), ...damaged(scope, damage)].join(' '));
  return countedEach([...crew.map(({ def }) => cardName(scope, def)), ...parts]);
}

/** The name of a card on the table, with what sets it apart from others of its name; `also` comes first. */
export function nameApart(
  scope: Scope,
  id: unknown,
  def: unknown,
  also: readonly string[] = [],
  how: Said = {},
): string {
  const marks = [...also, ...marksOf(scope, id, def, how)];
  const card = cardName(scope, def);
  return marks.length === 0 ? card : scope.t('a.cardOf', { card, owner: marks.join(', ') });
}

/** The name of the card of an option; among several opponents, with its owner. */
export function targetName(scope: Scope, { id, card = id, about, note }: Option, how: Said = {}): string {
  const isOther = about !== undefined && about !== scope.view.seat;
  return nameApart(scope, card, note?.def, isOther && areSeveral(scope) ? [nameOf(scope, about)] : [], how);
}

/**
 * What is picked by a way to play a command (`note.picks`, and the definitions of that in `note.defs`), each told from others of
 * its name. In questions stored by earlier versions there is, in place of the picks, what each can still take (`note.health`:
 * "3+1", hit points and shields, or "-").
 */
export function picksIn(scope: Scope, { note = {} }: Pick<Option, 'note'>): string {
  const [picks, healths] = [listed(note.picks), listed(note.health)];
  const isBrief = picks.length > 1;
  const names = listed(note.defs).map((def, i) => {
    const pick = picks[i];
    if (pick?.startsWith('shot:') === true) return scope.t('a.cardOf', shotAt(scope, pick, def, isBrief));
    if (pick !== undefined) return nameApart(scope, pick, def, [], { isBrief });
    const card = cardName(scope, def);
    const [hp, shields] = healths[i]?.split('+') ?? [];
    if (shields === undefined) return card;
    return scope.t('a.cardWith', { card, health: healthText(scope, { hp: Number(hp), shields: Number(shields) }) });
  });
  return counted(scope.t, names);
}

/** The target of a shot of the current attack, and its weapon. */
function shotAt(scope: Scope, id: string, def: string, isBrief: boolean) {
  const { by = 0, damage = 0, target } = scope.board.attack?.shots[Number(id.split(':')[1])] ?? {};
  const owner = isBrief && by > 0 ? scope.t('mark.weapon', { n: by }) : scope.t('mark.shot', { n: by, damage });
  return { card: nameApart(scope, target, def, [], { aim: false }), owner };
}
