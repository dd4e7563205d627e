/** What warps and shots on the pile do when they resolve, and what becomes of pilots. */
import { saidYes } from '#kernel/reply';
import type { OpHandler } from '#kernel/rules';
import type { CardId, CardRef, Seat } from '#kernel/state';
import { alive, card, controller } from '#kernel/zones';
import type { Boarding, Eve, EveMachine } from '../../kind.ts';
import { addIsk, damage, destroy, settleControl } from '../change.ts';
import { attackRegion, board, cloneHome, place } from '../change-ships.ts';
import { isDocked, regions } from '../facts.ts';
import { forbidden, warpForbidden } from '../figures.ts';

export type ShipOps = {
  /** The damage meant for ships and starbases in a region. */
  'eve.dealAll': { region: CardId; entries: readonly { from: CardRef; to: CardRef; n: number }[] };
  'eve.warp': { ships: readonly CardRef[]; to: CardId | 'dock'; crew: readonly Boarding[] };
  /** The answer whether the owner of a pilot pays for a clone. */
  'eve.clone': { card: CardId; cost: number };
};

export const shipOps: { readonly [T in keyof ShipOps]: OpHandler<Eve, Readonly<ShipOps[T]>> } = {
  /** Deals all damage of a step at the same time; a target that has left the region takes none. */
  'eve.dealAll'(m, _frame, { region, entries }) {
    for (const { to, n, from } of entries) {
      const id = alive(m.state, to);
      const there = id !== undefined && (id === region || card(m.state, id).at === region);
      if (there) damage(m, id, n, m.state.cards[from.split('~')[0] as CardId]?.def ?? '');
    }
  },

  /**
   * A warp resolves: ships that may still go there do, with their pilots; whether it is an attack is decided
   * now. A ship that can no longer warp in stays and does not attack.
   */
  'eve.warp'(m, frame, { ships, to, crew }) {
    for (const one of ships) {
      const id = alive(m.state, one);
      if (id === undefined || controller(m.state, id) !== frame.you) continue;
      const enemy = to === 'dock' ? undefined : controller(m.state, to);
      const attacks = enemy !== undefined && enemy !== frame.you;
      if (!mayArrive(m, id, frame.you, to) || (attacks && forbidden(m, 'forbidAttack', id))) {
        m.emit({ e: 'stranded', card: id, def: card(m.state, id).def, seat: frame.you });
        continue;
      }
      place(m, id, to, 'warp');
      const pilot = crew.find(({ ship }) => ship === one)?.pilot;
      if (pilot !== undefined) embark(m, pilot, id);
      if (attacks) attackRegion(m, id, to as CardId, enemy);
    }
    settleControl(m);
  },

  'eve.clone'(m, _frame, { card: id, cost }, { answer }) {
    if (!saidYes(answer)) return destroy(m, id, 'destroyed');
    addIsk(m, card(m.state, id).own, -cost, 'clone', { def: card(m.state, id).def });
    cloneHome(m, id);
  },
};

/** Whether an announced warp is still possible: into the dock only from home, out of it only to home. */
function mayArrive(m: EveMachine, id: CardId, seat: Seat, to: CardId | 'dock'): boolean {
  const { at, tabs } = card(m.state, id);
  const home = m.state.g.base[seat];
  if (at === to || tabs !== undefined || warpForbidden(m, id, to === 'dock' ? undefined : to)) return false;
  if (to === 'dock') return at === home;
  return regions(m).includes(to) && (at !== 'dock' || to === home);
}

/** A character boards if it is still in the dock of the ship's player. */
function embark(m: EveMachine, pilot: CardRef, ship: CardId): void {
  const id = alive(m.state, pilot);
  if (id !== undefined && isDocked(m, id) && controller(m.state, id) === controller(m.state, ship)) board(m, id, ship);
}
