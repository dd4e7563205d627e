/** The world of a season in chaos: processes, people with habits, messages that arrive or do not, and a clock. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseFile, openFile } from '#core/sqlite';
import type { Refusal } from '#kernel/ask';
import type { Season } from '#season/types';
import { isRefusal, type Member } from '#table/types';
import { Delivery } from './delivery.ts';
import { Ledger, type Waited } from './ledger.ts';
import { moveAt } from './moves.ts';
import { type Habit, type Plan, ROLE } from './plan.ts';
import { openProcess, type Process, type Trouble } from './process.ts';
import { HOUR, MINUTE } from './time.ts';

const GUILD = 'guild';
/** What the log says when nothing has run for a while. */
const EXPECTED: readonly string[] = [
  'nothing ran meanwhile; clocks stood still',
  'back after a long absence; live messages are brought up to date',
];
/** The longest time in which nobody looks. */
const LOOK = 12 * HOUR;

type Person = { habit: Habit; readonly rhythm: number; closed: boolean };

/** What is reported of the course of a season, for the judge and the tally. */
export type Watcher = { look(): Promise<void> };

export class World {
  readonly clock = { now: Date.UTC(2026, 0, 5) };
  readonly trouble: Trouble = { twice: false, silent: false };
  readonly people = new Map<string, Person>();
  /** What has gone wrong so far: errors in the log, and calls that have thrown. */
  readonly faults: string[] = [];
  /** Stretches in which clocks stood still, or nobody could be told: no bound counts them. */
  readonly pauses: { readonly why: string; readonly from: number; to?: number }[] = [];
  processes: Process[] = [];
  readonly plan: Plan;
  season = '';
  /** The sweeps of the processes wait. */
  isLate = false;
  /** When matches were begun anew with fresh banks, and the time that was given in them, by their ids. */
  readonly begun = new Map<string, number>();
  readonly granted = new Map<string, number>();
  /** Those who have deleted their data. */
  readonly forgotten = new Set<string>();
  /** Those whom organisers have let in, or given a place. */
  readonly letIn = new Set<string>();
  /** Those who may have a place without the role. */
  readonly mayLackRole = new Set<string>();
  /** Days that were pressed for, by the key of the press. `match`: undefined for all that are open; `giver`: an entry. */
  readonly presses = new Map<string, { readonly days: number; readonly match?: string; readonly giver?: number }>();
  /** The cards with which people sat down, by table and seat. */
  readonly decks = new Map<string, string>();
  /** Those who have come, perhaps anew. */
  readonly joined = new Set<string>();
  /** The seeds of knock-outs, by stage, as they stood at the beginning. */
  readonly seeds = new Map<string, readonly number[]>();
  /** How many Swiss rounds there are, by division, as they were when play began. */
  readonly rounds = new Map<number, number>();
  looks = 0;
  /** Counts presses. */
  keys = 0;
  readonly ledger: Ledger;
  readonly delivery = new Delivery({
    clock: this.clock,
    rows: (sql, ...values) => this.rows(sql, ...values),
    call: (what, work) => this.call(what, work),
    isClosed: (user) => this.people.get(user)?.closed === true,
  });
  private readonly folder = mkdtempSync(join(tmpdir(), 'wardroom-chaos-'));
  private reader: DatabaseFile | undefined;
  private readonly statements = new Map<string, ReturnType<DatabaseFile['prepare']>>();
  /** As it was found last. */
  private known: Season | undefined;
  private swept = 0;
  private calls = 0;
  private opened = 0;
  private isBack = false;

  constructor(plan: Plan) {
    this.plan = plan;
    this.ledger = new Ledger(plan);
  }

  async open(): Promise<void> {
    await this.addProcess();
    this.reader = openFile(join(this.folder, 'chaos.sqlite'), { readonly: true });
  }

  async close(): Promise<void> {
    this.reader?.close();
    for (const one of this.processes) await one.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A number below `below` that depends on nothing but the plan's seed and the key. */
  roll(key: string, below: number): number {
    let hash = 2_166_136_261 ^ this.plan.seed;
    for (const char of key) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
    hash ^= hash >>> 13;
    return (Math.imul(hash, 1_540_483_477) >>> 8) % below;
  }

  /** Somebody with a name, who may be new. */
  member(user: string): Member {
    if (!this.people.has(user)) {
      const { habits } = this.plan;
      const habit = habits[this.people.size % habits.length] ?? 'plays';
      this.people.set(user, { habit, rhythm: (1 + this.roll(`rhythm ${user}`, 20)) * HOUR, closed: false });
    }
    return {
      user,
      name: user.toUpperCase(),
      guild: GUILD,
      manages: user === 'boss',
      roles: this.hasRole(user) ? [ROLE] : [],
    };
  }

  /** Some of those who come from outside have no role. */
  hasRole = (user: string): boolean => !user.startsWith('s') || this.roll(`role ${user}`, 2) === 0;

  async addProcess(): Promise<void> {
    const process = await openProcess({
      file: join(this.folder, 'chaos.sqlite'),
      clock: this.clock,
      seed: `${this.plan.seed}p${++this.opened}`,
      trouble: this.trouble,
      logged: (facts, text) => {
        if (!EXPECTED.includes(text)) this.faults.push(`logged: ${text} ${textOf(facts)}`);
      },
    });
    this.processes.push(process);
  }

  /** Calls a service in one of the processes. It may refuse, but it never throws, unless its process has stopped. */
  async call<T>(what: string, work: (process: Process) => Promise<T | Refusal>): Promise<T | undefined> {
    const process = this.processes[this.calls++ % this.processes.length];
    if (process === undefined) return undefined;
    try {
      const result = await work(process);
      return isRefusal(result) ? undefined : (result as T);
    } catch (error) {
      if (!process.isStopped()) this.faults.push(`${what} threw ${textOf({ err: error })}`);
      return undefined;
    } finally {
      await this.restart();
    }
  }

  /** A process that has stopped is started again. */
  private async restart(): Promise<void> {
    for (const [i, one] of this.processes.entries()) {
      if (!one.isStopped()) continue;
      this.processes.splice(i, 1);
      await one.close().catch(() => undefined);
      await this.addProcess();
      await this.processes.at(-1)?.tables.catchUp();
      // Whether the bot is in the server, Discord tells each process when it connects.
      await this.processes.at(-1)?.tables.servers[this.isPaused('gone') ? 'gone' : 'back']('guild');
      return;
    }
  }

  async find(): Promise<Season> {
    const [row] = this.rows<{ rev: number }>('select rev from seasons where id = ?', this.season);
    if (this.known !== undefined && this.known.rev === row?.rev) return this.known;
    const found = await this.processes[0]?.seasons.find(this.season);
    if (found === undefined || isRefusal(found)) throw new Error(`the season is gone: ${JSON.stringify(found)}`);
    this.known = found;
    return found;
  }

  /** Time is given in a match. */
  grant(match: string, ms: number): void {
    this.granted.set(match, (this.granted.get(match) ?? 0) + ms);
  }

  /** Clocks stand still, or nobody can be told, for a reason that is known here. */
  pause(why: string): void {
    if (!this.isPaused(why)) this.pauses.push({ why, from: this.clock.now });
  }
  goOn(why: string): void {
    const open = this.pauses.find((one) => one.why === why && one.to === undefined);
    if (open !== undefined) open.to = this.clock.now;
  }
  isPaused = (why?: string): boolean =>
    this.pauses.some((one) => one.to === undefined && (why === undefined || one.why === why));
  /** For how long it was paused between two moments. */
  pausedBetween(from: number, to: number): number {
    return this.pauses.reduce(
      (sum, one) => sum + Math.max(0, Math.min(one.to ?? to, to) - Math.max(one.from, from)),
      0,
    );
  }

  rows<T>(sql: string, ...values: readonly (string | number)[]): readonly T[] {
    const known = this.statements.get(sql) ?? this.reader?.prepare(sql);
    if (known === undefined) return [];
    this.statements.set(sql, known);
    return known.all(...values) as readonly T[];
  }

  /** All goes on for a while: what is due is done, messages go out, people play. */
  async pass(ms: number, watcher: Watcher): Promise<void> {
    const end = this.clock.now + ms;
    for (;;) {
      await this.step(watcher);
      if (this.clock.now >= end) return;
      const next = Math.min(end, this.next());
      this.ledger.pass(this.clock.now, next, await this.waited(next));
      this.clock.now = next;
    }
  }

  /** Nothing runs for a while. */
  async outage(ms: number): Promise<void> {
    this.pause('outage');
    for (const one of this.processes) await one.close();
    const { length } = this.processes;
    this.processes = [];
    this.clock.now += ms;
    for (let i = 0; i < length; i++) await this.addProcess();
    this.isBack = true;
    for (const one of this.processes) await one.tables.catchUp();
  }

  async step(watcher: Watcher): Promise<void> {
    for (let round = 0; round < 4; round++) {
      if (!this.isLate) await this.sweep();
      await this.delivery.deliver();
      if (!(await this.play())) break;
    }
    await watcher.look();
  }

  private async sweep(): Promise<void> {
    const [due] = this.rows('select 1 from due where at <= ? and leased_until <= ?', this.clock.now, this.clock.now);
    if (due === undefined && !this.isBack && this.clock.now < this.swept + HOUR) return;
    this.swept = this.clock.now;
    // As if they had swept all the time, unless nothing has run.
    if (!this.isBack) await this.processes[0]?.store.notes.set('running', String(this.clock.now - 1));
    await Promise.all(this.processes.map((one) => one.sweep()));
    if (this.isBack) this.goOn('outage');
    this.isBack = false;
    await this.restart();
  }

  /** When something is due, or somebody plays; at least a minute on. */
  private next(): number {
    const { now } = this.clock;
    // Looking again whether something can go on, or can be played on, may come late, or hardly anything else would be done.
    const [due] = this.rows<{ at: number | null }>(
      `select min(max(case when kind in ('season.open', 'season.queue') and at > ? then at + ?
         when kind = 'season.check' then at + ? else at end, leased_until)) at from due`,
      now,
      HOUR,
      LOOK,
    );
    const [message] = this.rows<{ at: number | null }>(
      "select min(max(due, leased_until)) at from outbox where status = 'waiting'",
    );
    const plays = this.waiting().map(({ user, since }) => this.playsAt(user, since));
    const times = [...(this.isLate ? [] : [due?.at]), message?.at, ...plays].filter((at) => typeof at === 'number');
    return Math.max(now + MINUTE, Math.min(now + LOOK, ...times));
  }

  /** Whom tables wait for. */
  waiting(): readonly { readonly table: string; readonly user: string; readonly since: number }[] {
    return this.rows(
      `select s.table_id "table", s.user_id user, s.waiting_since since from seats s join tables t on t.id = s.table_id
       where t.status = 'running' and s.waiting_since is not null and s.user_id is not null order by t.opened_at, t.id, s.seat`,
    );
  }

  /** Whose time runs until then, as far as it does. */
  private async waited(until: number): Promise<readonly Waited[]> {
    const rows = this.rows<{ match: string; seat: number; user: string }>(
      `select json_extract(t.options, '$.league.match') "match", s.seat seat, s.user_id user from seats s join tables t on t.id = s.table_id
       where t.status = 'running' and s.waiting_since is not null and s.user_id is not null and "match" is not null`,
    );
    if (rows.length === 0) return [];
    const season = await this.find();
    const always = { from: 0, to: Number.MAX_SAFE_INTEGER };
    const isHeld = season.progress.heldSince !== undefined || this.isPaused('gone');
    return rows.map(({ match, seat, user }) => {
      const away = season.entries.find((entry) => entry.user === user)?.away ?? [];
      if (this.isLate) this.ledger.doubt(match, seat + 1);
      return { match, seat, still: isHeld ? [always] : away.filter(({ from }) => from < until) };
    });
  }

  private playsAt(user: string, since: number): number {
    const { habit, rhythm } = this.people.get(user) ?? { habit: 'vanished', rhythm: 0 };
    if (habit === 'vanished') return Number.POSITIVE_INFINITY;
    return since + (habit === 'slow' ? 3 * rhythm : rhythm);
  }

  /** Whoever is waited for plays, when they do; whether somebody has. */
  private async play(): Promise<boolean> {
    let played = false;
    for (const { table, user, since } of this.waiting()) {
      if (this.playsAt(user, since) > this.clock.now) continue;
      const { habit = 'plays' } = this.people.get(user) ?? {};
      await this.call('a move', (process) => moveAt(process, table, user, habit, (key, n) => this.roll(key, n)));
      played = true;
    }
    return played;
  }
}

const textOf = (facts: object): string =>
  JSON.stringify(facts, (_key, value: unknown) =>
    value instanceof Error ? value.stack?.split('\n').slice(0, 6) : value,
  );
