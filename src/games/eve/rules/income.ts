/** The income of a seat: what it controls, then mining, haul and trade (C-5.3, R-22 to R-24). Only computes; changes nothing. */
import type { CardId, Seat } from '#kernel/state';
import { alive, card, controller } from '#kernel/zones';
import type { EveMachine } from '../kind.ts';
import { def } from '../library.ts';
import { hasActive, holder, isDocked } from './facts.ts';
import { income, minerals, power } from './figures.ts';
import { inPlay, ofType } from './in-play.ts';

/** A part of an income: from which card, how much, and how. */
export type IncomePart = {
  readonly def: string;
  readonly n: number;
  readonly how: 'income' | 'mining' | 'haul' | 'trade';
};

/** From this income on, ISK, it is presumed to be collected rather than given up for a card (C-4.3). */
export const WORTH_COLLECTING = 3;

type Income = { readonly total: number; readonly parts: readonly IncomePart[] };

/** What `seat` would collect now, part by part. At the beginning of a turn it is told what the income step will bring. */
export function collect(m: EveMachine, seat: Seat): Income {
  const known = m.memo(incomeBySeat);
  const found = known.get(seat) ?? work(m, seat);
  known.set(seat, found);
  return found;
}

const incomeBySeat = (_: EveMachine): Map<Seat, Income> => new Map();

/** The sum of all parts, never below 0. */
function work(m: EveMachine, seat: Seat): Income {
  const parts = [...printed(m, seat), ...commands(m, seat)].filter((part) => part.n !== 0);
  const sum = parts.reduce((all, part) => all + part.n, 0);
  return { total: Math.max(0, sum), parts };
}

/**
 * Printed income of all that the player controls now, starbase and outer regions too; what nobody controls gives
 * none to anybody, nor do docked ships (C-9.2).
 */
function printed(m: EveMachine, seat: Seat): IncomePart[] {
  const parts: IncomePart[] = [];
  for (const id of inPlay(m)) {
    if (holder(m, id) !== seat || (def(m, id).type === 'ship' && isDocked(m, id))) continue;
    const n = income(m, id);
    if (n !== 0) parts.push(part(m, id, n, 'income'));
  }
  return parts;
}

/** What commands earn: mining, haul of what is mined in its region, trade. */
function commands(m: EveMachine, seat: Seat): IncomePart[] {
  const ships = ofType(m, 'ship').filter((id) => controller(m.state, id) === seat && working(m, id, seat));
  const mined = new Map<CardId, number>();
  const parts: IncomePart[] = [];
  for (const id of ships.filter((one) => hasActive(m, one, 'mining'))) {
    const field = alive(m.state, card(m.state, id).mine ?? '');
    const n = field === undefined ? 0 : power(m, id, 'mining') * minerals(m, field);
    mined.set(region(m, id), (mined.get(region(m, id)) ?? 0) + n);
    parts.push(part(m, id, n, 'mining'));
  }
  for (const id of strongest(m, ships, 'haul')) {
    const left = mined.get(region(m, id)) ?? 0;
    const n = Math.min(power(m, id, 'haul'), left);
    mined.set(region(m, id), left - n);
    parts.push(part(m, id, n, 'haul'));
  }
  const markets = new Map<CardId, number>();
  for (const id of strongest(m, ships, 'trade')) {
    const places = markets.get(region(m, id)) ?? inPlay(m).filter((one) => isMarket(m, one, region(m, id))).length;
    markets.set(region(m, id), places - 1);
    if (places > 0) parts.push(part(m, id, power(m, id, 'trade'), 'trade'));
  }
  return parts;
}

function part(m: EveMachine, id: CardId, n: number, how: IncomePart['how']): IncomePart {
  return { def: card(m.state, id).def, n, how };
}

/** Whether a ship earns: only undocked, in a region that its player controls. */
function working(m: EveMachine, id: CardId, seat: Seat): boolean {
  return !isDocked(m, id) && controller(m.state, region(m, id)) === seat;
}

function region(m: EveMachine, id: CardId): CardId {
  return card(m.state, id).at as CardId;
}

function isMarket(m: EveMachine, id: CardId, at: CardId): boolean {
  return def(m, id).type === 'location' && card(m.state, id).at === at && (def(m, id).income ?? 0) > 0;
}

function strongest(m: EveMachine, ships: readonly CardId[], command: 'haul' | 'trade'): CardId[] {
  return ships.filter((id) => hasActive(m, id, command)).sort((a, b) => power(m, b, command) - power(m, a, command));
}
