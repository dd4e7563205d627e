/** Checks after everything that happens: shields, losses, control, victory. */

import { takeOut } from '#kernel/env';
import { yesNo } from '#kernel/reply';
import type { CardId, Frame, Seat, Waiting } from '#kernel/state';
import { alive, card, controller, idOf, move, zone } from '#kernel/zones';
import { type EveMachine, type EveStep, rule } from '../kind.ts';
import { def } from '../library.ts';
import { destroyAll, ownZone, setBattle, settleControl } from './change.ts';
import { endAttack, giveUp, prepareToLeavePlay } from './change-ships.ts';
import { leader, living, shipsIn } from './facts.ts';
import { effective, forbidden, shield } from './figures.ts';
import { reaches } from './fits.ts';
import { inPlay, ofType } from './in-play.ts';
import { counter } from './pile.ts';
import { forceOut } from './withdraw.ts';

/** Docked ships die only if effects on "each ship" apply to them too. */
const everyShip = { pick: 'each', is: [] } as const;

/**
 * Ships whose shield is spent die together; each may be saved once by an "instead" effect. Ships that die may have
 * protected others, so the check is repeated until none die; then losses and control are checked.
 */
export const checks: EveStep = (m, frame) => {
  const spared = takeOut<readonly CardId[]>(frame.env, 'spared') ?? [];
  const known = m.memo(checked);
  if (known.isFine && m.state.g.losing.length === 0) return;
  const dying = ofType(m, 'ship').filter((id) => isSpent(m, id) && reaches(m, everyShip, id));
  const savable = dying.find((id) => !spared.includes(id) && m.rules.instead(m, { e: 'destroy', card: id }).length > 0);
  if (savable !== undefined) {
    frame.env.spared = [...spared, savable];
    m.next(frame, { op: 'would', event: { e: 'destroy', card: savable }, do: [] }, rule('checks'));
    return;
  }
  if (dying.length > 0) {
    destroyAll(m, dying, 'destroyed');
    return m.next(frame, rule('checks.control'), rule('checks'));
  }
  if (askForClone(m, frame)) return;
  const fallen = living(m.state).filter((seat) => isSpent(m, m.state.g.base[seat] as CardId));
  if (fallen.length > 0 || m.state.g.losing.length > 0) takeOutAll(m, frame, fallen);
  else known.isFine = true;
  settleControl(m);
};

/** Where a check has found nothing, another one need not look until something changes. */
const checked = (_: EveMachine): { isFine: boolean } => ({ isFine: false });

/** Takes out the players whose starbases have fallen and those who have lost otherwise, with what they leave behind. */
function takeOutAll(m: EveMachine, frame: Frame, fallen: readonly Seat[]): void {
  const lost = [
    ...fallen.map((seat) => ({ seat, how: 'starbase' })),
    ...m.state.g.losing.filter(({ seat }) => !m.state.out.includes(seat)),
  ];
  m.state.g.losing = [];
  if (lost.length === 0) return;
  lose(m, lost);
  const steps = lost.map(({ seat }) => [
    rule('checks.expel', { seat }),
    rule('checks.remove', { seat }),
    rule('checks.control'),
  ]);
  m.next(frame, ...steps.flat());
}

/** A triggered ability of a player who is out: nobody controls it now if its card stays in play; otherwise it is gone. */
function inherited(m: EveMachine, one: Waiting, out: Seat): Waiting[] {
  if (one.you !== out) return [one];
  const stays = alive(m.state, one.by) !== undefined && inPlay(m).includes(idOf(one.by));
  return stays ? [{ ...one, you: leader(m.state), env: { ...one.env, nobody: true } }] : [];
}

/** Updates control after abilities have triggered, so that those triggered by lost ships still belong to the former controller. */
export const control: EveStep = (m) => settleControl(m);

/** Asks the owners of pilots whose ships have left play, the active player first: clone for its price, or let it be destroyed. */
function askForClone(m: EveMachine, frame: Frame): boolean {
  const adrift = ofType(m, 'character').filter((id) => card(m.state, id).adrift === true);
  const [pilot] = adrift.sort((a, b) => turnsUntil(m, card(m.state, a).own) - turnsUntil(m, card(m.state, b).own));
  if (pilot === undefined) return false;
  const { own } = card(m.state, pilot);
  const cost = def(m, pilot).clone ?? 0;
  m.next(frame, rule('checks'));
  const decided = { op: 'eve.clone', card: pilot, cost } as const;
  const able = !m.state.out.includes(own) && (m.state.g.isk[own] ?? 0) >= cost;
  if (!able) m.next(frame, decided);
  else
    m.ask(frame, 'clone', yesNo(own, 'clone', { key: 'ask.clone', with: { def: def(m, pilot).id, n: cost } }), decided);
  return true;
}

function shieldsAreLowered(m: EveMachine): boolean {
  return effective(m, 'modShield').some(({ effect }) => effect.n < 0);
}

/** How many turns there are from the present one to that of a seat. */
function turnsUntil({ state: { g, seats } }: EveMachine, seat: Seat): number {
  return (seat - g.active + seats) % seats;
}

/** Whether damage has reached the shield as it is now, or the shield is 0 (C-11.4, C-11.8, R-54). */
function isSpent(m: EveMachine, id: CardId): boolean {
  const { dmg = 0 } = card(m.state, id);
  // Nothing has hit it, and nothing lowers shields: commands and structures only add to the printed one.
  if (dmg === 0 && (def(m, id).shield ?? 0) > 0 && !m.memo(shieldsAreLowered)) return false;
  return shield(m, id) <= dmg && !forbidden(m, 'forbidDestroy', id);
}

/** Takes players out at the same time; if one is left, they win; if nobody is, it is a draw. */
function lose(m: EveMachine, lost: readonly { readonly seat: Seat; readonly how: string }[]): void {
  const gone = lost.filter(
    ({ seat }, n) => !m.state.out.includes(seat) && lost.findIndex((one) => one.seat === seat) === n,
  );
  for (const { seat, how } of gone) {
    m.state.out.push(seat);
    m.emit({ e: 'lost', seat, how });
  }
  if (gone.length > 1) m.state.outTogether = [...(m.state.outTogether ?? []), gone.map(({ seat }) => seat)];
  const left = living(m.state);
  if (left.length < 2) m.finish(left, lost[0]?.how ?? 'starbase');
}

/** Ends the attack on the home of a player who is out; its ships must withdraw. */
export const expel: EveStep<'checks.expel'> = (m, frame, { seat: out }) => {
  const home = m.state.g.base[out] as CardId;
  const strangers = shipsIn(m, home).filter((id) => living(m.state).some((seat) => seat === controller(m.state, id)));
  forceOut(m, frame, strangers, home);
};

/**
 * Removes the cards of a player who is out from the game. Their outer regions and the locations in them stay; ships of
 * others that they control go back to their owners, and others' cards in their home go to the owners' scrapheaps (R-60,
 * A battle for their home ends.
 */
export const remove: EveStep<'checks.remove'> = (m, _frame, { seat }) => {
  const home = m.state.g.base[seat] as CardId;
  for (const item of [...m.state.pile]) if (item.seat === seat) counter(m, item.id, false);
  endAttack(m, home);
  if (m.state.g.battle?.region === home) setBattle(m, undefined);
  for (const id of [...ofType(m, 'ship'), ...ofType(m, 'character')])
    if (controller(m.state, id) === seat) giveUp(m, id);
  for (const id of [...inPlay(m)]) {
    const { type } = def(m, id);
    const c = card(m.state, id);
    const stays = type === 'outer region' || (type === 'location' && c.at !== home);
    const gone =
      type === 'location' || type === 'starbase'
        ? c.at === home || id === home
        : c.own === seat || controller(m.state, id) === seat;
    if (stays || !gone) continue;
    prepareToLeavePlay(m, id);
    if (m.state.out.includes(c.own)) move(m, id, 'gone', { quiet: true });
    else move(m, id, ownZone(m, id, 'scrap'), { why: 'homeFallen', seat: c.own });
  }
  for (const from of ['hand', 'market', 'scrap', 'regions'])
    for (const id of [...zone(m.state, `${from}:${seat}`)]) move(m, id, 'gone', { quiet: true });
  m.state.waiting = m.state.waiting.flatMap((one) => inherited(m, one, seat));
};
