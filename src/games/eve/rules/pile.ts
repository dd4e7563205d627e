/** The pile (C-12, X-11): placing things on it, and resolving it from top to bottom. */

import { push as putOnTop, takeOff } from '#cards/pile';
import { restored } from '#kernel/kind';
import type { CardId, PileItem, Seat } from '#kernel/state';
import { alive, idOf, move } from '#kernel/zones';
import type { Eve, EveMachine, EveOp } from '../kind.ts';
import { abilityAt, library } from '../library.ts';
import type { Attack } from '../state.ts';
import { holder, placeOf, raceOf } from './facts.ts';
import { leftOut, onResolve, stillLegal } from './targets.ts';

/** Something before it is on the pile. */
type NewItem = Omit<PileItem, 'id' | 'ops'> & { readonly ops: readonly EveOp[] };

/** The same as the state holds it. */
const asStored = (item: NewItem) => item as unknown as Omit<PileItem, 'id'>;

/** Puts something on top of the pile and emits the event. */
export function push(m: EveMachine, item: NewItem): PileItem {
  const placed = putOnTop(m, asStored(item));
  for (const attack of m.state.g.attacks) recordForWithdrawals(attack, placed, m.state.g.battle?.region);
  const { id, kind, seat, card, def, targets, info } = placed;
  m.emit({
    e: 'placed',
    item: id,
    kind,
    seat,
    card,
    def,
    targets,
    ...(info !== undefined && { info }),
    ...aims(m, placed),
  });
  return placed;
}

/**
 * Records at an attack what may be a reason to withdraw: damage in its region, and what others do. Players who have said
 * that they stay to the end expected damage and triggered abilities, so those do not count for them.
 */
function recordForWithdrawals(attack: Attack, { kind, seat }: PileItem, fought: CardId | undefined): void {
  if (kind === 'damage' ? attack.region === fought : seat !== attack.by) attack.stirred = true;
  if (attack.staying === undefined || kind === 'damage' || kind === 'pending') return;
  attack.staying = attack.staying.filter((one) => one === seat);
  if (attack.atWill !== undefined) attack.atWill = attack.atWill.filter((one) => one === seat);
}

/** What something on the pile targets, by definition, and the players it targets. */
export type TargetsTold = { readonly targetDefs?: readonly string[]; readonly targetSeats?: readonly Seat[] };

/** The targets of something on the pile, for its log line: cards and things on the pile by definition, and players. */
function aims(m: EveMachine, item: PileItem): TargetsTold {
  if (item.kind === 'damage') return {};
  const onPile = itemsAimedAt(m, item).map(({ def }) => def);
  const targetDefs = [...(item.targets ?? []).map((one) => m.state.cards[idOf(one)]?.def), ...onPile].filter(
    (one) => one !== undefined,
  );
  const targetSeats = seatsAimedAt(item);
  return { ...(targetDefs.length > 0 && { targetDefs }), ...(targetSeats.length > 0 && { targetSeats }) };
}

/** Other things on the pile that one targets, if they are still there. */
export function itemsAimedAt(m: EveMachine, { env }: PileItem): readonly PileItem[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (!name.startsWith('target ') || playerTargets.includes(name)) return [];
    return m.state.pile.find(({ id }) => id === value) ?? [];
  });
}

/** Players that something on the pile targets. */
export function seatsAimedAt({ env }: PileItem): readonly Seat[] {
  return playerTargets.map((name) => env[name]).filter((one) => typeof one === 'number');
}

const playerTargets: readonly string[] = ['target opponent', 'target player'];

/** Resolves something that was on the pile; after each item shields and losses are checked. */
export function resolve(m: EveMachine, item: PileItem): void {
  item.seat = whose(m, item);
  m.emit({ e: 'resolves', item: item.id, kind: item.kind, seat: item.seat, card: item.card, def: item.def });
  if (hasTargets(m, item))
    m.open(
      item.ops.map((op) => restored<Eve>(op)),
      item.seat,
      item.env,
      item.card,
    );
  else fizzle(m, item);
}

/** Who controls an ability on resolution: its card's controller; if the card is gone or nobody controls it, the seat that placed the ability. */
function whose(m: EveMachine, { kind, seat, card }: PileItem): Seat {
  const source = kind === 'executed' || kind === 'pending' ? alive(m.state, card ?? '') : undefined;
  return (source === undefined ? undefined : holder(m, source)) ?? seat;
}

/** False only if the item was placed with targets and none of them is legal any more. */
function hasTargets(m: EveMachine, item: PileItem): boolean {
  if (item.def === undefined || item.kind === 'damage') return true;
  const definition = library(m).get(item.def);
  if (item.kind === 'card' && definition.type === 'news') {
    const own = item.card === undefined ? undefined : alive(m.state, item.card);
    if (own === undefined) return false;
    const from = { you: item.seat, src: own, region: undefined, env: item.env };
    const main = onResolve(m, own, raceOf(m, item.seat), leftOut(item.env));
    return main.length === 0 || main.some((ability) => stillLegal(m, ability, from, 'news'));
  }
  const ability =
    item.kind === 'executed' || item.kind === 'pending'
      ? abilityAt(definition, item.info?.ability as number)
      : undefined;
  if (ability === undefined) return true;
  const you = item.env.nobody === true ? undefined : item.seat;
  return stillLegal(
    m,
    ability,
    { you, src: alive(m.state, item.card ?? ''), region: item.env.region as string | undefined, env: item.env },
    'ability',
  );
}

function fizzle(m: EveMachine, item: PileItem): void {
  m.emit({ e: 'noEffect', item: item.id, seat: item.seat, card: item.card, def: item.def });
  if (item.kind === 'card') toScrap(m, item);
}

/**
 * Takes something off the pile: it does not resolve, and a card goes to its owner's scrapheap. `destroyed`: by an effect, so
 * that a card counts as destroyed; otherwise because its player is out.
 */
export function counter(m: EveMachine, id: number, destroyed = true): void {
  const item = takeOff(m, id);
  if (item === undefined) return;
  const { kind, seat, card, def } = item;
  const counts = destroyed && kind === 'card';
  m.emit({ e: 'countered', item: id, seat, ...(counts ? { card: idOf(card ?? ''), counts } : { card }), def });
  if (kind === 'card') toScrap(m, item);
  if (kind === 'region') move(m, idOf(card ?? ''), `regions:${seat}`, { quiet: true });
}

function toScrap(m: EveMachine, item: PileItem): void {
  const id = item.card === undefined ? undefined : alive(m.state, item.card);
  if (id !== undefined) move(m, id, `scrap:${m.state.cards[id]?.own}`, { quiet: true });
}

/** The `env` of an ability of a card in play: its region, whether nobody controls it, and the X that was paid. */
export function sourceEnv(m: EveMachine, id: string): Record<string, unknown> {
  const { you, region } = placeOf(m, id);
  const { x } = m.state.cards[id] ?? {};
  return {
    ...(region !== undefined && { region }),
    ...(you === undefined && { nobody: true }),
    ...(x !== undefined && { x }),
  };
}
