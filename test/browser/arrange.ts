/**
 * Arranges the board of a running table for a test: as another process on the same database would, through a stored state
 * with the next rev. What the rules make of it afterwards is the program's own doing.
 */

import { openFile } from '#core/sqlite';
import type { CardId, State, ZoneId } from '#kernel/state';

type AnyState = State<Record<string, unknown>, Record<string, unknown>>;

/** What may be laid out; cards by the id of their definition. */
export type Arranger = {
  /** The seat of somebody, by name. */
  readonly seat: (name: string) => number;
  /** The hand becomes these cards, taken out of the market; what was there goes into it. */
  readonly hand: (seat: number, cards: readonly string[]) => void;
  /** A card in a hand becomes another one, which the deck need not hold. */
  readonly becomes: (seat: number, card: string, other: string) => void;
  readonly isk: (seat: number, amount: number) => void;
  /** Finished ships of a seat in a region: its own home (`seat`) or an outer region by its card id. */
  readonly ships: (owner: number, at: number | CardId, cards: readonly string[], fields?: object) => readonly CardId[];
  /** An outer region of a seat's deck in play, held by somebody. */
  readonly region: (owner: number, def: string, holder: number) => CardId;
  readonly state: AnyState;
};

/** Changes the state of the newest running table. Between two inputs nobody else writes it. */
export function arrange(database: string, change: (board: Arranger) => void): void {
  const db = openFile(database);
  try {
    db.transaction(() => {
      const row = db
        .prepare(`select id, state from tables where status = 'running' order by opened_at desc limit 1`)
        .get() as { id: string; state: string } | undefined;
      if (row === undefined) throw new Error('no table is running');
      const seats = db.prepare('select seat, name from seats where table_id = ?').all(row.id) as {
        seat: number;
        name: string;
      }[];
      const state = JSON.parse(row.state) as AnyState;
      change(arranger(state, seats));
      db.prepare('update tables set state = ?, rev = rev + 1 where id = ?').run(JSON.stringify(state), row.id);
    }).immediate();
  } finally {
    db.close();
  }
}

/** Whether messages still wait to be sent to the channels of the tables. */
export function tellsMore(database: string): boolean {
  const db = openFile(database, { readonly: true });
  try {
    return db.prepare("select 1 from outbox where status = 'waiting' limit 1").get() !== undefined;
  } finally {
    db.close();
  }
}

/** Sets what chance will bring at every table that has not begun: the seed of its game. */
export function plantSeed(database: string, seed: string): void {
  const db = openFile(database);
  try {
    db.prepare("update tables set seed = ? where status = 'lobby'").run(seed);
  } finally {
    db.close();
  }
}

function arranger(state: AnyState, seats: readonly { readonly seat: number; readonly name: string }[]): Arranger {
  const zone = (id: ZoneId): CardId[] => {
    state.zones[id] ??= [];
    return state.zones[id];
  };
  /** Takes a card of a seat out of the first of the zones that has it. */
  const take = (def: string, zones: readonly ZoneId[]): CardId => {
    for (const id of zones) {
      const at = zone(id).findIndex((card) => state.cards[card]?.def === def);
      if (at >= 0) return zone(id).splice(at, 1)[0] as CardId;
    }
    throw new Error(`no ${def} in ${zones.join(', ')}`);
  };
  const base = (seat: number) => (state.g.base as CardId[])[seat] as CardId;
  return {
    state,
    seat: (name) => {
      const found = seats.find((one) => one.name === name);
      if (found === undefined) throw new Error(`${name} has no seat`);
      return found.seat;
    },
    hand: (seat, cards) => {
      zone(`market:${seat}`).push(...zone(`hand:${seat}`).splice(0));
      const taken = cards.map((def) => take(def, [`market:${seat}`]));
      zone(`hand:${seat}`).push(...taken);
    },
    becomes: (seat, card, other) => {
      const id = zone(`hand:${seat}`).find((one) => state.cards[one]?.def === card);
      if (id === undefined) throw new Error(`no ${card} in hand`);
      Object.assign(state.cards[id] as object, { def: other });
    },
    isk: (seat, amount) => {
      (state.g.isk as number[])[seat] = amount;
    },
    ships: (owner, at, cards, fields = {}) =>
      cards.map((def) => {
        const id = take(def, [`market:${owner}`]);
        zone('play').push(id);
        Object.assign(state.cards[id] as object, { at: typeof at === 'number' ? base(at) : at, ...fields });
        return id;
      }),
    region: (owner, def, holder) => {
      const id = take(def, [`regions:${owner}`]);
      zone('play').push(id);
      Object.assign(state.cards[id] as object, { ctl: holder });
      return id;
    },
  };
}

/**
 * Lets time pass, ms, for the newest running table: whatever is noted of its clocks and of what is due is put that much further
 * into the past. The program notices with its next sweep.
 */
export function letPass(database: string, ms: number): void {
  const db = openFile(database);
  try {
    db.transaction(() => {
      const { id } = db
        .prepare(`select id from tables where status = 'running' order by opened_at desc limit 1`)
        .get() as { id: string };
      const [since, due, sent] = [
        'update seats set running_from = running_from - ?, waiting_since = waiting_since - ? where table_id = ?',
        'update due set at = at - ? where table_id = ?',
        'update outbox set ended_at = ended_at - ? where table_id = ?',
      ].map((sql) => db.prepare(sql));
      since?.run(ms, ms, id);
      due?.run(ms, id);
      sent?.run(ms, id);
    }).immediate();
  } finally {
    db.close();
  }
}
