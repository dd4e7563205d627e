/** Carries out the action that a player has chosen: pays for it, and puts it on the pile or does it at once. */
import type { Answer } from '#kernel/ask';
import { picked } from '#kernel/reply';
import type { CardId, Env, Seat } from '#kernel/state';
import { controller, move, ref } from '#kernel/zones';
import { type EveMachine, rule } from '../kind.ts';
import { abilityOps, def, library } from '../library.ts';
import { leftOutBy, sideOf, usage } from './actions.ts';
import { addIsk, settleControl } from './change.ts';
import { attackRegion, commandOff, commandOn, place } from './change-ships.ts';
import { payCosts, xOf } from './costs.ts';
import { agents, isDocked, placeOf, raceOf } from './facts.ts';
import { price } from './figures.ts';
import { push, sourceEnv } from './pile.ts';
import { regionFields } from './region-fields.ts';
import { onResolve, readTargets, xIn } from './targets.ts';
import { pushWarp } from './warp.ts';

type Replies = Readonly<Record<string, Answer>>;

/** Carries out an answer, which the kernel has checked. Returns whether anything went on the pile. */
export function perform(m: EveMachine, seat: Seat, answer: Answer): boolean {
  const option = picked(answer)[0] ?? '';
  const replies: Replies = ('with' in answer ? answer.with : undefined) ?? {};
  const [verb, id = '', rest] = option.split(':');
  switch (verb) {
    case 'play':
      playCard(m, seat, id, replies);
      return true;
    case 'region':
      playRegion(m, seat, id);
      return true;
    case 'upgrade':
      playUpgrade(m, seat);
      return true;
    case 'use':
      useAbility(m, seat, id, Number(rest), replies);
      return true;
    case 'launch':
      launch(m, seat, id, replies);
      return true;
    case 'fleet':
      warpTogether(m, seat, picked(replies.ships), id);
      return true;
    case 'dock':
      place(m, id, 'dock', 'dock');
      break;
    case 'undock':
      place(m, id, m.state.g.base[seat] as CardId, 'undock');
      break;
    case 'warp':
    case 'attack':
      warp(m, id, picked(replies.to)[0] ?? '');
      break;
    case 'command': {
      const mine = picked(replies.mine)[0];
      commandOn(m, id, sideOf(option), mine === undefined ? undefined : ref(m.state, mine));
      break;
    }
    case 'off':
      commandOff(m, id);
      break;
    default:
      throw new Error(`no action "${option}"`);
  }
  settleControl(m);
  return false;
}

/** Playing a card from hand: pay, reveal, put on the pile (C-13.7); a limited one counts from then on. */
function playCard(m: EveMachine, seat: Seat, id: CardId, replies: Replies): void {
  const definition = def(m, id);
  const x = xIn(replies);
  const paid = price(m, definition.id, seat, x);
  if (definition.limited) m.state.g.limited.push(seat);
  const without = leftOutBy(m, seat, id);
  const env: Env = without.length > 0 ? { without } : {};
  const region = picked(replies.region)[0];
  if (region !== undefined) env.at = region;
  if (x !== undefined) env.x = x;
  const resolving = onResolve(m, id, raceOf(m, seat), without);
  // A card that is sacrificed or discarded as a cost may itself be the target; then it is gone.
  const targets = resolving.flatMap((ability) => readTargets(m, ability, replies, env));
  const from = { you: seat, src: id, region: undefined, env: {} };
  move(m, id, 'pile', { quiet: true });
  addIsk(m, seat, -paid, 'played', { def: definition.id });
  if (definition.type !== 'news') m.state.g.built = true;
  for (const ability of resolving) payCosts(m, ability, { seat, source: id, played: true, place: from }, replies);
  m.emit({
    e: 'played',
    seat,
    card: id,
    def: definition.id,
    paid,
    x,
    at: region,
    ...regionFields(m, 'region', region),
  });
  push(m, {
    kind: 'card',
    seat,
    card: ref(m.state, id),
    def: definition.id,
    ops: [{ op: 'eve.resolveCard' }],
    env,
    targets,
  });
}

function playRegion(m: EveMachine, seat: Seat, id: CardId): void {
  const definition = def(m, id).id;
  addIsk(m, seat, -price(m, definition, seat), 'played', { def: definition });
  m.state.g.opened++;
  move(m, id, 'pile', { quiet: true });
  push(m, { kind: 'region', seat, card: ref(m.state, id), def: definition, ops: [{ op: 'eve.openRegion' }], env: {} });
}

function playUpgrade(m: EveMachine, seat: Seat): void {
  const back = library(m).get(m.state.g.back[seat] as string);
  addIsk(m, seat, -(typeof back.price === 'number' ? back.price : 0), 'upgrade', { def: back.id });
  push(m, { kind: 'upgrade', seat, def: back.id, ops: [{ op: 'eve.upgrade' }], env: {} });
}

/** Using an executed ability: all its costs are paid on placing (C-13.2). */
function useAbility(m: EveMachine, seat: Seat, id: CardId, index: number, replies: Replies): void {
  const definition = def(m, id);
  const ability = definition.abilities[index];
  if (ability === undefined) throw new Error(`${definition.id} has no ability ${index}`);
  if (ability.once) m.state.g.used.push(usage(m, id, index));
  const source = ref(m.state, id);
  const x = xOf(ability.cost, replies);
  const env: Env = { ...sourceEnv(m, id), ...(x !== undefined && { x }) };
  const targets = readTargets(m, ability, replies, env);
  m.emit({ e: 'used', seat, card: id, def: definition.id, ability: index, ...(x !== undefined && { x }) });
  payCosts(m, ability, { seat, source: id, played: false, place: placeOf(m, id) }, replies);
  push(m, {
    kind: 'executed',
    seat,
    card: source,
    def: definition.id,
    ops: abilityOps(ability),
    env,
    targets,
    info: { ability: index },
  });
}

/** Ships warp together. If several leave the dock and characters are there, the player is first asked who boards which. */
function warpTogether(m: EveMachine, seat: Seat, ids: readonly CardId[], where: string): void {
  const ships = ids.map((id) => ref(m.state, id));
  const to = where === 'home' ? (m.state.g.base[seat] as CardId) : where;
  const boards = ids.some((id) => isDocked(m, id)) && agents(m, seat).length > 0;
  if (boards) m.open([rule('warp.crew', { ships, to, crew: [], asked: 0 })], seat);
  else pushWarp(m, seat, { ships, to, crew: [] });
}

/** A ship leaves the dock, with a pilot or without. */
function launch(m: EveMachine, seat: Seat, id: CardId, replies: Replies): void {
  const pilot = picked(replies.pilot)[0];
  const ship = ref(m.state, id);
  const crew = pilot === undefined || pilot === 'none' ? [] : [{ ship, pilot: ref(m.state, pilot) }];
  pushWarp(m, seat, { ships: [ship], to: m.state.g.base[seat] as CardId, crew });
}

/** Warps a ship at once (C-7.5); into a region that an enemy controls, that is an attack, even if nobody defends it (C-7.7, R-36). */
function warp(m: EveMachine, id: CardId, to: CardId): void {
  const seat = controller(m.state, id);
  const enemy = controller(m.state, to);
  place(m, id, to, 'warp');
  if (enemy !== undefined && enemy !== seat) attackRegion(m, id, to, enemy);
}
