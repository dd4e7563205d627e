/** Tables outside of leagues in chaos: lobbies, games, requests, offers, clocks, and whoever leaves or vanishes. */
import fc from 'fast-check';
import { CLOCKS } from '#table/clock/time-control';
import { isRefusal, type RequestKind, requestKinds, type TableInfo } from '#table/types';
import { Broken } from './broken.ts';
import { type Action, call, disorder, type Scene as Place, REASON } from './disorder.ts';
import type { Plan } from './plan.ts';
import { TableJudge } from './rules-tables.ts';
import type { Course, Kind, Tally } from './story.ts';
import { DAY, MINUTE } from './time.ts';
import { type Watcher, World } from './world.ts';

type TablePlan = Pick<Plan, 'seed' | 'habits' | 'end'> & {
  readonly seats: number;
  readonly people: number;
  readonly speed: 'live' | 'daily' | 'relaxed' | 'slow' | 'none';
};

type Scene = Place & {
  readonly other: string;
  /** A table, mostly one where the user sits. */
  readonly table: TableInfo | undefined;
  readonly id: string;
  readonly seat: number;
};

const person = ({ world, user }: Pick<Scene, 'world' | 'user'>) => ({ user, name: world.member(user).name });
const kindAt = (n: number): RequestKind => requestKinds[n % requestKinds.length] ?? 'end';

/** What can happen to tables at any moment. */
const runs = {
  ...disorder,
  wait_minutes: ({ world, action, watcher }) => world.pass((1 + action.n) * MINUTE, watcher),
  wait_long: ({ world, action, watcher }) => world.pass((1 + action.n) * DAY, watcher),
  open: (at) => {
    at.world.joined.add(at.user);
    return openTable(at.world, at.user, at.action.n);
  },
  join: (at) => {
    at.world.joined.add(at.user);
    return call(at, ({ tables }) => tables.join(at.id, person(at)));
  },
  leave: (at) => call(at, ({ tables }) => tables.leave(at.id, at.user)),
  add_computer: (at) =>
    call(at, ({ tables }) => tables.addBot(at.id, at.table?.host ?? '', at.table?.seats.length ?? 0)),
  start: (at) => call(at, ({ tables }) => tables.start(at.id, at.table?.host ?? '')),
  cancel: (at) => call(at, ({ tables }) => tables.cancel(at.id, at.table?.host ?? '')),
  again: (at) => call(at, ({ tables }) => tables.openRematch(at.id, person(at))),
  concede: (at) => call(at, ({ tables }) => tables.concede(at.id, at.user)),
  take_back: (at) =>
    call(at, async ({ tables }) => {
      const found = await tables.takeBacks.find(at.id, at.user);
      if (isRefusal(found)) return found;
      return found.free
        ? tables.takeBacks.take(at.id, at.user, found.move)
        : tables.requests.ask(at.id, at.user, { kind: 'undo', details: { move: found.move } });
    }),
  ask: (at) =>
    call(at, ({ tables }) => {
      const kind = kindAt(at.action.n);
      const until = at.world.clock.now + (1 + (at.action.n % 20)) * DAY;
      return tables.requests.ask(at.id, at.user, {
        kind,
        ...(['skip', 'standin', 'substitute'].includes(kind) && {
          about: at.action.whom % Math.max(1, at.table?.seats.length ?? 1),
        }),
        ...(kind === 'pause' && { details: { until } }),
      });
    }),
  answer: (at) => answerRequest(at),
  answer_yes: (at) => answerRequest({ ...at, action: { ...at.action, n: 1 } }),
  resume: (at) => call(at, ({ tables }) => tables.resume(at.id, at.user)),
  wake: (at) => call(at, ({ tables }) => tables.wake(at.id, at.user)),
  give_time: (at) => call(at, ({ tables }) => tables.refillTime(at.id, at.user, at.action.n % 4)),
  answer_once: (at) => call(at, ({ tables }) => tables.answerOnce(at.id, at.user, at.action.n % 4)),
  to_computer: (at) =>
    call(at, ({ tables }) => tables.leaveToComputer(at.id, at.user, at.action.n % 2 === 0 ? undefined : 2)),
  back_from_computer: (at) => call(at, ({ tables }) => tables.comeBack(at.id, at.user)),
  offer: (at) =>
    call(at, ({ tables }) => tables.offers.open(at.id, at.user, at.action.n % 2 === 0 ? undefined : at.other)),
  take_seat: (at) =>
    call(at, async ({ tables }) => {
      const [row] = at.world.rows<{ id: string }>(
        "select id from requests where table_id = ? and kind = 'offer' order by opened_at desc",
        at.id,
      );
      at.world.joined.add(at.other);
      return row === undefined ? undefined : tables.offers.take(at.id, row.id, person({ ...at, user: at.other }));
    }),
  vacation: (at) =>
    call(at, async ({ tables }) => {
      await tables.away.zone(at.user, 'Europe/Berlin');
      const day = (n: number) => new Date(at.world.clock.now + n * DAY).toISOString().slice(0, 10);
      return tables.away.vacation(at.user, day(1 + (at.action.n % 3)), day(3 + (at.action.n % 9)));
    }),
  sleep: (at) =>
    call(at, async ({ tables }) => {
      await tables.away.zone(at.user, 'Asia/Tokyo');
      return tables.away.sleep(at.user, at.action.n % 3 === 0 ? undefined : { from: 1320, to: 420 });
    }),
  vacation_over: (at) => call(at, ({ tables }) => tables.away.cancel(at.user)),
  autopilot: (at) =>
    call(at, ({ tables }) => tables.setAutopilot(at.id, at.user, { mode: at.action.n % 2 === 0 ? 'fast' : 'strict' })),
  forget: async (at) => {
    at.world.forgotten.add(at.user);
    at.world.joined.delete(at.user);
    await call(at, ({ tables }) => tables.people.forget(at.user, at.action.n % 2 === 0 ? 'concede' : 'computer'));
  },
  has_left: (at) => call(at, ({ tables }) => tables.hasLeft(at.id, at.seat, at.user)),
  mod_end: async (at) => {
    if (at.action.n % 3 === 0)
      await call(at, ({ tables }) => tables.servers.end(at.world.member('boss'), at.id, REASON));
  },
  mod_remove: (at) =>
    call(at, ({ tables }) => tables.servers.remove(at.world.member('boss'), at.id, at.action.n % 4, REASON)),
  mod_move: (at) =>
    call(at, ({ tables }) => tables.servers.move(at.world.member('boss'), at.id, `c${at.action.n}`, REASON)),
} satisfies Record<string, (scene: Scene) => Promise<unknown>>;

type ActionName = keyof typeof runs;
const names = Object.keys(runs) as readonly ActionName[];

async function answerRequest(at: Scene): Promise<unknown> {
  const [row] = at.world.rows<{ id: string }>(
    "select id from requests where table_id = ? and state = 'open' order by opened_at",
    at.id,
  );
  const { id } = row ?? {};
  return id === undefined
    ? undefined
    : call(at, ({ tables }) => tables.requests.answer(at.id, at.user, id, at.action.n % 4 !== 0));
}

async function openTable(
  world: World,
  user: string,
  n: number,
  seats = 2 + (n % 4),
  speed?: TablePlan['speed'],
): Promise<unknown> {
  const speeds = ['live', 'daily', 'relaxed', 'slow', 'none'] as const;
  const clock = clockOf(speed ?? speeds[n % speeds.length] ?? 'daily');
  return world.call('open', ({ tables }) =>
    tables.open({
      key: `open ${++world.keys}`,
      host: world.member(user),
      game: 'tiny',
      place: { guild: 'guild', channel: '5' },
      options: { seats, clock, ...(seats === 2 && n % 3 === 0 && { bestOf: 3 as const }) },
    }),
  );
}

const clockOf = (speed: TablePlan['speed']) => (speed === 'none' ? undefined : CLOCKS[speed]);

/** Plays tables through; throws `Broken` as soon as a rule is broken. */
async function playTables(plan: TablePlan, moves: Course<Action>): Promise<Tally> {
  const world = new World({ ...plan, kind: 'ladder', size: plan.people, more: {} });
  const done = new Map<string, number>();
  const judge = new TableJudge(world);
  try {
    await world.open();
    world.member('boss');
    for (let i = 0; i < plan.people; i++) world.member(`p${i + 1}`);
    await openTable(world, 'p1', plan.seed, plan.seats, plan.speed);
    for (let i = 1; i < plan.seats; i++) {
      const [row] = world.rows<{ id: string }>('select id from tables');
      const user = `p${1 + (i % plan.people)}`;
      await world.call('join', ({ tables }) => tables.join(row?.id ?? '', { user, name: user.toUpperCase() }));
      if (i === plan.seats - 1 && plan.seed % 5 !== 0)
        await world.call('start', ({ tables }) => tables.start(row?.id ?? '', 'p1'));
    }
    await world.step(judge);
    await moves(async (action) => {
      done.set(action.do, (done.get(action.do) ?? 0) + 1);
      await runs[action.do as ActionName](sceneOf(world, judge, action, plan.people));
      if (!action.do.startsWith('wait')) await world.step(judge);
    });
    await settle(world, plan, judge);
    return { actions: done, endings: judge.endings, what: 'tables' };
  } finally {
    await world.close();
  }
}

function sceneOf(world: World, watcher: Watcher, action: Action, people: number): Scene {
  const user = `p${1 + (action.who % people)}`;
  const other = `p${1 + (action.whom % people)}`;
  const rows = world.rows<{ id: string; seat: number | null }>(
    'select t.id, (select min(seat) from seats s where s.table_id = t.id and s.user_id = ?) seat from tables t order by seat is null, t.opened_at desc, t.id',
    user,
  );
  const own = rows.filter(({ seat }) => seat !== null);
  const list = action.n % 4 === 0 || own.length === 0 ? rows : own;
  const row = list[action.whom % Math.max(1, Math.min(3, list.length))];
  const id = row?.id ?? '';
  const [about] = world.rows<{ host: string }>('select host from tables where id = ?', id);
  const seats = world.rows<{ seat: number }>('select seat from seats where table_id = ?', id);
  const table = about === undefined ? undefined : ({ id, host: about.host, seats } as unknown as TableInfo);
  return { world, watcher, action, user, other, table, id, seat: row?.seat ?? 0 };
}

/** Nothing more happens: every lobby closes and every game ends, or sleeps, in its time. */
async function settle(world: World, plan: TablePlan, judge: TableJudge): Promise<void> {
  world.delivery.isBroken = false;
  Object.assign(world.trouble, { twice: false });
  await world.call('back', ({ tables }) => tables.servers.back('guild'));
  for (const person of world.people.values()) person.habit = plan.end === 'stop' ? 'vanished' : 'plays';
  await world.pass(plan.end === 'stop' ? 40 * DAY : 20 * DAY, judge);
  const lobbies = world.rows<{ id: string }>(
    "select id from tables where status = 'lobby' and opened_at < ?",
    world.clock.now - 15 * DAY,
  );
  if (lobbies.length > 0) throw new Broken(`lobby: ${lobbies[0]?.id} is open for over two weeks`);
}

/** Tables with courses. */
const plans: fc.Arbitrary<TablePlan> = fc.record({
  seed: fc.nat(1_000_000),
  habits: fc.array(fc.constantFrom('plays' as const, 'plays' as const, 'slow' as const, 'vanished' as const), {
    minLength: 1,
    maxLength: 4,
  }),
  end: fc.constantFrom('stop' as const, 'go on' as const),
  seats: fc.integer({ min: 2, max: 5 }),
  people: fc.integer({ min: 2, max: 6 }),
  speed: fc.constantFrom('daily' as const, 'live' as const, 'relaxed' as const, 'slow' as const, 'none' as const),
});

const actions: fc.Arbitrary<Action> = fc.record({
  do: fc.oneof(
    {
      weight: 2,
      arbitrary: fc.constantFrom<ActionName>('wait', 'wait_minutes', 'join', 'start', 'answer_yes', 'ask'),
    },
    { weight: 5, arbitrary: fc.constantFrom(...names) },
  ),
  who: fc.nat(20),
  whom: fc.nat(20),
  n: fc.nat(60),
});

/** Tables as stories. */
export const friendlyTables: Kind<TablePlan, Action> = { plans, actions, play: playTables };
