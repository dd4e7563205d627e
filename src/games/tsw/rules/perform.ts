/** Carries out what a player has chosen: pays for it, and puts it on the pile or does it at once. */
import { type Outcome, push } from '#cards/pile';
import type { Answer } from '#kernel/ask';
import { type OpIn, stored } from '#kernel/kind';
import { needsOf, picked } from '#kernel/reply';
import type { CardId, CardRef, Env, PileItem, Seat } from '#kernel/state';
import { alive, idOf, ref } from '#kernel/zones';
import { phrases } from '../cards/phrase.ts';
import { rule, type Tsw, type TswEvents, type TswMachine } from '../kind.ts';
import { def, defId } from '../library.ts';
import type { Row } from '../state.ts';
import { layDown, play, shift, spend } from './change.ts';
import { cross, hurt, leavePlay, record } from './change-play.ts';
import { tswCosts } from './costs.ts';
import { opsFor } from './effects/ops.ts';
import { actionsTaken, foeOf, holder, hostOf, printedCost } from './facts.ts';
import { collision, costToPlay } from './figures.ts';
import { isInEffect } from './standing.ts';
import { answersTo, readChoices } from './targets.ts';

type Replies = Readonly<Record<string, Answer>>;

/** Carries out an answer that the kernel has checked. */
export function perform(m: TswMachine, seat: Seat, answer: Answer): Outcome {
  const [verb, id = '', index = ''] = (picked(answer)[0] ?? '').split(':');
  const replies = needsOf(answer);
  const target = picked(replies.target)[0] ?? '';
  switch (verb) {
    case 'play':
      playCard(m, seat, id, replies);
      return 'added';
    case 'use':
      return use(m, seat, id, Number(index), replies);
    case 'attack':
      attack(m, seat, id, target);
      return 'added';
    case 'collide':
      collide(m, seat, id, target);
      return 'goes on';
    case 'move':
      cross(m, id);
      return 'goes on';
    case 'lay':
    case 'shift':
      useStationAction(m, verb, id, picked(replies.row)[0] as Row);
      return 'goes on';
    default:
      throw new Error(`no action "${verb}"`);
  }
}

/** Plays a card: its cost is paid, its modes and targets are named before anybody may answer (T-6.3). */
function playCard(m: TswMachine, seat: Seat, id: CardId, replies: Replies): void {
  const env: Env = {};
  const targets = readChoices(m, replies, env);
  const x = xOf(m, id, replies, env);
  if (x !== undefined) env.x = x;
  const cost = costToPlay(m, id, seat) + (x ?? 0);
  spend(m, cost);
  const aimed = told(m, seat, targets);
  const info = answersTo(m, seat);
  play(m, id, { seat, cost, ...(x !== undefined && { x }), ...aimed });
  push(m, {
    ...onPile(m, 'card', seat, id),
    ops: [...stored<Tsw>([rule('card.resolves')])],
    env,
    info,
    ...(targets.length > 0 && { targets }),
  });
}

/** The X of a card: as chosen, or by what it is played on; undefined for a card without. */
function xOf(m: TswMachine, id: CardId, { x }: Replies, env: Env): number | undefined {
  const { xIs } = def(m, id);
  if (xIs === undefined) return x !== undefined && 'number' in x ? x.number : undefined;
  const target = env[phrases.key(xIs.costOf)];
  const on = typeof target === 'string' ? alive(m.state, target) : undefined;
  return on === undefined ? undefined : printedCost(m, on) + xIs.plus;
}

/** Targets as events tell them. */
function told(
  m: TswMachine,
  seat: Seat,
  targets: readonly CardRef[],
): Pick<TswEvents['used'], 'targets' | 'targetDefs' | 'own'> {
  if (targets.length === 0) return {};
  const ids = targets.map(idOf);
  return {
    targets: ids,
    targetDefs: ids.map((id) => defId(m, id)),
    ...(ids.every((id) => holder(m, id) === seat) && { own: true as const }),
  };
}

/** Uses an ability: its cost is paid at once. What may be used at any time goes on the pile, the rest happens (T-9.1, W11). */
function use(m: TswMachine, seat: Seat, id: CardId, index: number, replies: Replies): Outcome {
  const ability = def(m, id).abilities[index];
  if (ability === undefined) throw new Error(`no ability ${index} of ${id}`);
  const env: Env = {};
  const { given: _, ...chosen } = replies;
  const targets = readChoices(m, chosen, env);
  m.emit({ e: 'used', seat, card: id, def: defId(m, id), ...told(m, seat, targets) });
  const item = onPile(m, 'ability', seat, id);
  if (ability.times !== undefined) recordUse(m, id, index);
  if (ability.kind === 'ability') record(m, id, { ability: true });
  // Damage to the station comes first of what happens, since somebody must choose its cards.
  const before: OpIn<Tsw>[] = [];
  tswCosts.pay(m, ability.cost, { seat, source: id, actions: m.state.g.actions, env, first: before }, replies);
  const ops = opsFor(ability, env);
  if (ability.kind === 'any time') {
    push(m, { ...item, ops: [...stored<Tsw>(ops)], env, ...(targets.length > 0 && { targets }) });
    if (before.length > 0) m.open(before, seat);
    return 'added';
  }
  m.open([...before, ...ops], seat, env, item.card);
  return 'goes on';
}

function recordUse(m: TswMachine, id: CardId, index: number): void {
  const { uses = {} } = actionsTaken(m, id);
  record(m, id, { uses: { ...uses, [index]: (uses[index] ?? 0) + 1 } });
}

/** Declares an attack on a card or on the station (T-8.1). */
function attack(m: TswMachine, seat: Seat, id: CardId, target: string): void {
  const host = hostOf(m, id);
  if (host !== undefined) record(m, host, { ability: true });
  record(m, id, { attacks: (actionsTaken(m, id).attacks ?? 0) + 1 });
  m.emit({ e: 'attacks', ...aim(m, seat, id, target) });
  const at = target === 'station' ? undefined : ref(m.state, target);
  push(m, {
    ...onPile(m, 'attack', seat, id),
    ops: [...stored<Tsw>([rule('attack.resolves')])],
    env: at === undefined ? {} : { target: at },
    ...(at !== undefined && { targets: [at] }),
  });
}

/** A collision destroys the ship, then deals its damage; nobody can stop it (T-9.2). */
function collide(m: TswMachine, seat: Seat, id: CardId, target: string): void {
  const n = collision(m, id) ?? 0;
  m.emit({ e: 'collides', ...aim(m, seat, id, target) });
  leavePlay(m, id, 'collided');
  if (target === 'station') m.open([rule('station.damage', { seat: foeOf(seat), n })], seat);
  else hurt(m, target, n);
}

/** Adds a card to the station or moves one in it, once in a turn (T-4.5). */
function useStationAction(m: TswMachine, verb: 'lay' | 'shift', id: CardId, row: Row): void {
  if (verb === 'lay' || !isInEffect(m, 'moveStationFreely', m.state.g.active)) m.state.g.stationActionUsed = true;
  if (verb === 'lay') layDown(m, id, row);
  else shift(m, id, row);
}

function onPile(m: TswMachine, kind: string, seat: Seat, id: CardId): Pick<PileItem, 'kind' | 'seat' | 'card' | 'def'> {
  return { kind, seat, card: ref(m.state, id), def: defId(m, id) };
}

/** What an event tells of an attacker and its target. */
function aim(m: TswMachine, seat: Seat, id: CardId, target: string): TswEvents['attacks'] {
  const told = { seat, card: id, def: defId(m, id) };
  return target === 'station' ? told : { ...told, target, targetDef: defId(m, target) };
}
