/** The pile (C-12, X-11): placing things on it, ordering what has triggered, and resolving it from top to bottom. */

import { push as putOnTop, takeOff } from '#cards/pile';
import type { Answer, Need, NewAsk } from '#kernel/ask';
import { takeOut } from '#kernel/env';
import { restored, stored } from '#kernel/kind';
import { inOrder, needsOf, picked } from '#kernel/reply';
import type { CardId, PileItem, Seat, Waiting } from '#kernel/state';
import { alive, controller, idOf, move } from '#kernel/zones';
import { holder, leader, placeOf, raceOf } from '../facts.ts';
import { type Eve, type EveMachine, type EveOp, type EveStep, rule } from '../kind.ts';
import { abilityAt, abilityOps, ambushIndex, library } from '../library.ts';
import type { Attack } from '../state.ts';
import { leftOut, onResolve, readTargets, stillLegal, targetNeeds, targetPhrases } from '../targets.ts';
import { attackFought, mayWithdraw, stayToEnd } from './sides.ts';

/** Puts something on top of the pile and emits the event. */
export function push(m: EveMachine, item: Omit<PileItem, 'id' | 'ops'> & { readonly ops: readonly EveOp[] }): PileItem {
  const placed = putOnTop(m, { ...item, ops: [...stored<Eve>(item.ops)] });
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

/** Takes triggered abilities out of the waiting list; the active player orders different ones. */
export const gather: EveStep = (m, frame) => {
  const queue = m.state.waiting;
  m.state.waiting = [];
  frame.env.queue = queue;
  const kinds = new Map(queue.map((one) => [`${one.by}/${one.ability}`, one]));
  m.next(frame, rule('pile.place'));
  if (kinds.size < 2 || alike(queue)) return;
  const options = [...kinds].map(([id, one]) => ({
    id,
    card: idOf(one.by),
    about: one.you,
    note: { def: one.def, ability: one.ability },
  }));
  const ask: NewAsk = {
    seat: leader(m.state),
    role: comeToTheSame(m, queue) ? 'window' : 'choice',
    stop: 'order',
    prompt: { key: 'ask.order' },
    choice: { kind: 'order', options },
    fallback: { order: options.map((one) => one.id) },
  };
  m.ask(frame, 'order', ask, rule('pile.ordered'));
};

/** Whether all abilities are the same ability of copies of one card, so that their order makes no difference. */
function alike(queue: readonly Waiting[]): boolean {
  return new Set(queue.map(({ def, ability, you, env }) => JSON.stringify([def, ability, you, env]))).size < 2;
}

/** Verbs whose effects add up in any order. */
const adding: ReadonlySet<string> = new Set(['gainIsk', 'draw', 'modAttack']);

/** Whether the order of some abilities makes no difference: none involves a choice, and all only add something. */
function comeToTheSame(m: EveMachine, queue: readonly Waiting[]): boolean {
  return queue.every(({ def, ability }) => {
    const found = abilityAt(library(m).get(def), ability);
    return (
      found !== undefined &&
      found.may === undefined &&
      found.if === undefined &&
      targetPhrases(found).size === 0 &&
      found.do.every(({ verb }) => adding.has(verb))
    );
  });
}

/** The order was chosen: the first named goes on the pile first and so resolves last. */
export const ordered: EveStep = (_m, frame, _op, { answer }) => {
  const order = inOrder(answer);
  const queue = frame.env.queue as Waiting[];
  const rank = (one: Waiting) => order.indexOf(`${one.by}/${one.ability}`);
  frame.env.queue = [...queue].sort((a, b) => rank(a) - rank(b));
};

/** Places the next triggered ability; its controller chooses targets if there is a choice. */
export const place: EveStep = (m, frame) => {
  const [next, ...others] = takeOut<readonly Waiting[]>(frame.env, 'queue') ?? [];
  if (next === undefined) return;
  frame.env.queue = others;
  m.next(frame, rule('pile.place'));
  const ability = abilityAt(library(m).get(next.def), next.ability);
  if (ability === undefined) return;
  const from = {
    you: next.env.nobody === true ? undefined : next.you,
    src: alive(m.state, next.by),
    region: next.env.region as string | undefined,
    env: next.env,
  };
  const needs = targetNeeds(m, ability, from, 'ability');
  if (needs === undefined) return;
  frame.env.placing = next;
  const then = rule('pile.placeTargets');
  const fallback = { pick: ['go'], with: chosen(needs) };
  const isOpen = needs.some((need) => need.choice.kind !== 'choose' || need.choice.options.length > 1);
  if (!isOpen) return m.goOn(frame, fallback, then);
  const about = { card: idOf(next.by), note: { def: next.def, ability: next.ability }, needs };
  const ask: NewAsk = {
    seat: next.you,
    role: 'choice',
    stop: 'target',
    prompt: { key: 'ask.trigger', with: { def: next.def, ability: next.ability } },
    choice: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        { id: 'go', verb: 'target', ...about },
        ...(maySayToStay(m, next) ? [{ id: 'goOn', verb: 'targetOn', ...about }] : []),
      ],
    },
    fallback,
  };
  m.ask(frame, 'targets', ask, then);
};

/**
 * Whether a player who aims an ambush can say in the same answer that their ships stay to the end of the battle, which they
 * would be asked as soon as it has struck.
 */
function maySayToStay(m: EveMachine, { ability, you }: Waiting): boolean {
  if (ability !== ambushIndex || attackFought(m)?.staying?.includes(you) === true) return false;
  const [first] = mayWithdraw(m, 'defenders');
  return first !== undefined && controller(m.state, first) === you;
}

/** The first option of each need: the declared default. */
function chosen(needs: readonly Need[]): Record<string, Answer> {
  return Object.fromEntries(
    needs.map(({ name, choice }) => [name, { pick: choice.kind === 'choose' ? [choice.options[0]?.id ?? ''] : [] }]),
  );
}

/** The triggered ability goes on the pile. */
export const placeTargets: EveStep = (m, frame, _op, { answer }) => {
  const next = takeOut<Waiting>(frame.env, 'placing');
  const ability = next === undefined ? undefined : abilityAt(library(m).get(next.def), next.ability);
  if (next === undefined || ability === undefined) return;
  if (picked(answer)[0] === 'goOn') stayToEnd(m, next.you, true);
  const env = { ...next.env };
  const targets = readTargets(m, ability, needsOf(answer), env);
  push(m, {
    kind: 'pending',
    seat: next.you,
    card: next.by,
    def: next.def,
    ops: abilityOps(ability),
    env,
    targets,
    info: { ability: next.ability },
  });
};

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
