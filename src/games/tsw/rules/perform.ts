/** Carries out what a player has chosen: pays for it, and puts it on the pile or does it at once. */
import { type Outcome, push } from '#cards/pile';
import type { Answer } from '#kernel/ask';
import { type OpIn, stored } from '#kernel/kind';
import { needsOf, picked } from '#kernel/reply';
import type { CardId, CardRef, Env, PileItem, Seat } from '#kernel/state';
import { card, idOf, ref } from '#kernel/zones';
import type { Ability } from '../cards/ability.ts';
import { cross, hurt, layDown, leavePlay, play, record, repair, shift, spend, turnDown } from '../change.ts';
import { opsFor } from '../effects/ops.ts';
import { deeds, foeOf, rowWith } from '../facts.ts';
import { costToPlay } from '../figures.ts';
import { rule, type Tsw, type TswEvents, type TswMachine } from '../kind.ts';
import { def } from '../library.ts';
import type { Row } from '../state.ts';
import { readChoices } from '../targets.ts';

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
    case 'repair':
      mend(m, id, picked(replies.repaired)[0] ?? '');
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
  const x = replies.x !== undefined && 'number' in replies.x ? replies.x.number : undefined;
  const cost = costToPlay(m, id) + (x ?? 0);
  const env: Env = x === undefined ? {} : { x };
  const targets = readChoices(m, replies, env);
  spend(m, cost);
  play(m, id, { seat, cost, ...(x !== undefined && { x }), ...told(m, targets) });
  push(m, {
    ...onPile(m, 'card', seat, id),
    ops: [...stored<Tsw>([rule('card.resolves')])],
    env,
    ...(targets.length > 0 && { targets }),
  });
}

/** The definitions of targets, as events tell them. */
function told(m: TswMachine, targets: readonly CardRef[]): { readonly targetDefs?: readonly string[] } {
  return targets.length === 0 ? {} : { targetDefs: targets.map((one) => card(m.state, idOf(one)).def) };
}

/** Uses an ability: its cost is paid at once. What may be used at any time goes on the pile, the rest happens (T-9.1, W11). */
function use(m: TswMachine, seat: Seat, id: CardId, index: number, replies: Replies): Outcome {
  const ability = def(m, id).abilities[index];
  if (ability === undefined) throw new Error(`no ability ${index} of ${id}`);
  const env: Env = {};
  const targets = readChoices(m, replies, env);
  m.emit({ e: 'used', seat, card: id, def: card(m.state, id).def, ...told(m, targets) });
  const item = onPile(m, 'ability', seat, id);
  if (ability.times !== undefined) recordUse(m, id, index);
  if (ability.kind === 'ability') record(m, id, { ability: true });
  const before = payCost(m, seat, id, ability);
  const ops = opsFor(ability, env);
  if (ability.kind === 'any time') {
    push(m, { ...item, ops: [...stored<Tsw>(ops)], env, ...(targets.length > 0 && { targets }) });
    if (before.length > 0) m.open(before, seat);
    return 'added';
  }
  m.open([...before, ...ops], seat, env, item.card);
  return 'goes on';
}

/** Pays the cost of an ability. Damage to the station comes first of what happens, since somebody must choose its cards. */
function payCost(m: TswMachine, seat: Seat, id: CardId, { cost }: Ability): readonly OpIn<Tsw>[] {
  return cost.flatMap((one): readonly OpIn<Tsw>[] => {
    if ('stationDamage' in one) return [rule('station.damage', { seat, n: one.stationDamage })];
    if ('actions' in one) spend(m, one.actions);
    else leavePlay(m, id, 'cost');
    return [];
  });
}

function recordUse(m: TswMachine, id: CardId, index: number): void {
  const { uses = {} } = deeds(m, id);
  record(m, id, { uses: { ...uses, [index]: (uses[index] ?? 0) + 1 } });
}

/** Declares an attack on a card or on the station (T-8.1). */
function attack(m: TswMachine, seat: Seat, id: CardId, target: string): void {
  record(m, id, { attacks: (deeds(m, id).attacks ?? 0) + 1 });
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
  const n = def(m, id).collision ?? 0;
  m.emit({ e: 'collides', ...aim(m, seat, id, target) });
  leavePlay(m, id, 'collided');
  if (target === 'station') m.open([rule('station.damage', { seat: foeOf(seat), n })], seat);
  else hurt(m, target, n);
}

/** Repairs a card in play or a station card in place of attacking (T-10). */
function mend(m: TswMachine, id: CardId, repaired: CardId): void {
  record(m, id, { ability: true });
  if (rowWith(m, repaired) !== undefined) turnDown(m, repaired);
  else repair(m, repaired, def(m, id).repair?.damage ?? 0);
}

/** Adds a card to the station or moves one in it, once in a turn (T-4.5). */
function useStationAction(m: TswMachine, verb: 'lay' | 'shift', id: CardId, row: Row): void {
  m.state.g.stationActionUsed = true;
  if (verb === 'lay') layDown(m, id, row);
  else shift(m, id, row);
}

function onPile(m: TswMachine, kind: string, seat: Seat, id: CardId): Pick<PileItem, 'kind' | 'seat' | 'card' | 'def'> {
  return { kind, seat, card: ref(m.state, id), def: card(m.state, id).def };
}

/** What an event tells of an attacker and its target. */
function aim(m: TswMachine, seat: Seat, id: CardId, target: string): TswEvents['attacks'] {
  const told = { seat, card: id, def: card(m.state, id).def };
  return target === 'station' ? told : { ...told, target, targetDef: card(m.state, target).def };
}
