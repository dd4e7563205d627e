/** What holds at tables outside of leagues, whatever happens there. */
import { isRefusal } from '#table/types';
import { Broken } from './broken.ts';
import { DAY, HOUR, SOON } from './time.ts';
import type { Watcher, World } from './world.ts';

type Table = {
  readonly id: string;
  readonly status: string;
  readonly opened: number;
  readonly started: number | null;
  readonly asleep: number | null;
  readonly finished: number | null;
  readonly options: string;
};
type Seat = {
  readonly seat: number;
  readonly user: string | null;
  readonly bot: string | null;
  readonly waits: number | null;
};

/** A lobby waits for two weeks, a table without clock sleeps after sixty days. */
const LOBBY = 14 * DAY;
const DOZE = 60 * DAY;

type Look = {
  readonly world: World;
  readonly now: number;
  readonly table: Table;
  readonly seats: readonly Seat[];
  readonly since: (key: string) => number;
};
type Rule = (tableView: Look) => string | undefined | Promise<string | undefined>;

const rules: Readonly<Record<string, Rule>> = {
  /** A lobby closes in time. */
  lobby: ({ table, now, world }) =>
    table.status === 'lobby' && !world.isLate && now > table.opened + LOBBY + DAY ? 'a lobby never closes' : undefined,
  /** A running game waits for somebody, a person or a computer, which moves soon. */
  waits: ({ table, seats, now, since, world }) => {
    if (table.status !== 'running' || world.isLate || seats.some(({ waits }) => waits !== null)) return undefined;
    return now - since('nobody') > SOON ? 'a running game waits for nobody' : undefined;
  },
  /** Nobody is waited for at a table that is over. */
  over: ({ table, seats }) =>
    table.status !== 'running' && seats.some(({ waits }) => waits !== null)
      ? `somebody is waited for in a ${table.status} game`
      : undefined,
  /** Nobody sits at a table twice, and nobody whose data is deleted sits there. */
  seats: ({ table, seats, world, now, since }) => {
    const users = seats.flatMap(({ user }) => user ?? []);
    if (new Set(users).size < users.length) return 'somebody has two seats';
    const forgotten = users.find((user) => world.forgotten.has(user));
    if (forgotten === undefined || table.status !== 'running') return undefined;
    return now - since(`forgotten ${forgotten}`) > SOON && !world.joined.has(forgotten)
      ? `${forgotten} has deleted their data and plays`
      : undefined;
  },
  /** Clocks run for those alone who are waited for or ask for a move back, and lead to something when they are at zero. */
  clocks: async ({ table, world, now, since }) => {
    if (table.status !== 'running' || world.isLate || world.delivery.isBroken) return undefined;
    const tableView = await world.processes[0]?.tables.view(table.id, undefined);
    if (tableView === undefined || isRefusal(tableView)) return undefined;
    const waited = new Set(tableView.table.waiting.map(({ seat }) => seat));
    const out = new Set(tableView.view.out);
    const gone = [...waited].find((seat) => out.has(seat));
    if (gone !== undefined) return `seat ${gone} is out and waited for`;
    // Whoever asks the others to take a move back is the one that the table waits for.
    const asking = world.rows<{ seat: number }>(
      "select seat from requests where table_id = ? and kind = 'undo' and state = 'open'",
      table.id,
    );
    for (const { seat } of asking) waited.add(seat);
    const isPaused = (tableView.table.pausedUntil ?? 0) > now;
    for (const { seat, state, zeroAt, reserve } of tableView.clocks) {
      if (state !== 'stopped' && !waited.has(seat)) return `the clock of ${seat} is ${state}, who is not waited for`;
      if (state === 'running' && isPaused) return `the clock of ${seat} runs in a pause`;
      if (reserve < 0) return `seat ${seat} has less than nothing left`;
      if (
        state === 'running' &&
        zeroAt !== undefined &&
        zeroAt < now - 13 * HOUR &&
        now - since(`zero ${seat}`) > 13 * HOUR
      )
        return `the time of ${seat} is up since ${(now - zeroAt) / HOUR} hours and nothing has followed`;
    }
    return undefined;
  },
  /** A table without a clock at which nobody moves falls asleep. */
  sleeps: ({ table, seats, now, world }) => {
    const { clock } = JSON.parse(table.options) as { clock?: unknown };
    const since = Math.max(...seats.map(({ waits }) => waits ?? 0));
    const isLong = table.status === 'running' && clock === undefined && since > 0 && now - since > DOZE + DAY;
    return isLong && table.asleep === null && !world.isLate
      ? 'a table where nobody moves does not fall asleep'
      : undefined;
  },
  /** A game that is over has the place of everybody in it, and is told. */
  results: ({ table, seats, world }) => {
    if (table.status !== 'finished') return undefined;
    const places = world.rows<{ place: number; how: string }>(
      'select place, how from results where table_id = ?',
      table.id,
    );
    const counted = places.filter(({ how }) => !['moderator', 'agreed', 'asleep'].includes(how));
    if (counted.length > 0 && counted.length < seats.filter(({ bot }) => bot === null).length)
      return 'somebody has no place';
    const best = Math.min(...counted.map(({ place }) => place));
    if (counted.length === seats.length && best !== 1) return `the best place is ${best}`;
    const isTold = world.delivery.messages.some(
      ({ intent: message }) => message.kind === 'finished' && message.table === table.id,
    );
    return isTold ? undefined : 'nobody is told that a game is over';
  },
  /** Nothing is due any more about the clocks of a game that is over. */
  dues: ({ table, world, now, since }) => {
    if (table.status !== 'finished' || world.isLate) return undefined;
    const [due] = world.rows<{ kind: string }>(
      "select kind from due where table_id = ? and kind in ('zero', 'warn', 'remind', 'half', 'lapse')",
      table.id,
    );
    return due !== undefined && now - since('due') > DAY ? `${due.kind} is due at a game that is over` : undefined;
  },
  /** A request is answered, lapses, or falls away with the game. */
  requests: ({ table, world, now, since }) => {
    const [open] = world.rows<{ id: string; kind: string; ends: number }>(
      "select id, kind, ends_at ends from requests where table_id = ? and state = 'open' order by ends_at",
      table.id,
    );
    if (open === undefined || world.isLate) return undefined;
    if (open.ends < now - SOON && now - since(`request ${open.id}`) > SOON)
      return `a request (${open.kind}) is open after its end`;
    return table.status !== 'running' && now - since(`moot ${open.id}`) > SOON
      ? `a request (${open.kind}) is open at a ${table.status} table`
      : undefined;
  },
};

export class TableJudge implements Watcher {
  private readonly world: World;
  private sinces = new Map<string, number>();
  readonly endings = new Map<string, number>();
  private readonly statuses = new Map<string, string>();

  constructor(world: World) {
    this.world = world;
  }

  async look(): Promise<void> {
    const { world } = this;
    const [fault] = world.faults;
    if (fault !== undefined) throw new Broken(`fault: ${fault}`);
    const now = world.clock.now;
    const asked = new Map<string, number>();
    const tables = world.rows<Table>(
      'select id, status, opened_at opened, started_at started, asleep_at asleep, finished_at finished, options from tables order by opened_at, id',
    );
    for (const table of tables) {
      const seats = world.rows<Seat>(
        'select seat, user_id user, bot, waiting_since waits from seats where table_id = ? order by seat',
        table.id,
      );
      const since = (key: string) => {
        const at = this.sinces.get(`${table.id} ${key}`) ?? now;
        asked.set(`${table.id} ${key}`, at);
        return at;
      };
      if (this.statuses.get(table.id) !== table.status) {
        this.statuses.set(table.id, table.status);
        this.endings.set(`table ${table.status}`, (this.endings.get(`table ${table.status}`) ?? 0) + 1);
      }
      for (const [name, rule] of Object.entries(rules)) {
        const wrong = await rule({ world, now, table, seats, since });
        if (wrong !== undefined) throw new Broken(`${name}: ${wrong} (table ${table.id})`);
      }
    }
    this.sinces = asked;
  }
}
