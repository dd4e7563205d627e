/** What can happen to a season at any moment, as plain data, so that a course can be printed, shrunk and played again. */
import fc from 'fast-check';
import { bankOf } from '#season/settings';
import type { Match, Season } from '#season/types';
import { isRefusal } from '#table/types';
import type { Process } from './process.ts';
import { DAY, HOUR, type Watcher, type World } from './world.ts';

/** `do`: one of `ActName`. */
export type Act = { readonly do: string; readonly who: number; readonly whom: number; readonly n: number };

const REASON = 'so it goes';

type Scene = {
  readonly world: World;
  readonly season: Season;
  readonly act: Act;
  readonly watcher: Watcher;
  /** Somebody in the season, by the act's number. */
  readonly user: string;
  readonly other: string;
  /** A match, those that are not over first. */
  readonly match: Match | undefined;
  /** Its number. */
  readonly number: number;
};

type Run = (scene: Scene) => Promise<unknown>;

const boss = ({ world }: Scene) => world.member('boss');
const call = (scene: Scene, work: (process: Process) => Promise<unknown>) =>
  scene.world.call(scene.act.do, (process) => work(process) as Promise<object>);

/** People who come from outside: late ones and substitutes. */
const stranger = ({ act }: Scene): string => `s${act.whom % 6}`;

const runs = {
  wait: ({ world, act, watcher }) => world.pass((1 + (act.n % 60)) * HOUR, watcher),
  wait_long: ({ world, act, watcher }) => world.pass((1 + (act.n % 9)) * DAY, watcher),
  leave: (at) => call(at, ({ seasons }) => seasons.drop(at.season.id, at.user)),
  come_late: (at) => call(at, ({ seasons }) => seasons.join(at.season.id, at.world.member(stranger(at)))),
  come_back: (at) => call(at, ({ seasons }) => seasons.join(at.season.id, at.world.member(at.user))),
  vanish: async ({ world, user }) => Object.assign(world.people.get(user) ?? {}, { habit: 'vanished' }),
  return: async ({ world, user }) => Object.assign(world.people.get(user) ?? {}, { habit: 'plays' }),
  unreachable: async ({ world, user, act }) => Object.assign(world.people.get(user) ?? {}, { closed: act.n % 2 === 0 }),
  forget: async (at) => {
    at.world.forgotten.add(at.user);
    await call(at, ({ tables }) => tables.people.forget(at.user, at.act.n % 2 === 0 ? 'concede' : 'computer'));
  },
  remove: (at) => call(at, ({ seasons }) => seasons.remove(at.season.id, boss(at), at.user, REASON)),
  ban: async (at) => {
    await call(at, ({ tables }) => tables.servers.ban(boss(at), at.user, undefined, REASON));
    if (at.act.n % 2 === 0) await call(at, ({ tables }) => tables.servers.letIn(boss(at), at.user));
  },
  replace: (at) => replace(at, at.user, stranger(at)),
  replace_twice: async (at) => {
    await replace(at, at.user, stranger(at));
    if (at.act.n % 2 === 0) await at.world.pass(HOUR, at.watcher);
    await replace(at, stranger(at), `s${(at.act.whom + 1) % 6}`);
  },
  dispute: (at) =>
    call(at, ({ seasons }) => {
      const wanted = { match: at.number, text: 'that was wrong' };
      const seat = at.match?.seats[at.act.n % at.match.seats.length];
      const user = at.season.entries.find(({ n }) => n === seat?.entry)?.user ?? at.user;
      return seasons.dispute(at.season.id, at.world.member(user), wanted);
    }),
  stands: (at) => call(at, ({ seasons }) => seasons.letStand(at.season.id, boss(at), ruling(at))),
  rule: (at) => call(at, ({ seasons }) => seasons.rule(at.season.id, boss(at), { ...ruling(at), ...resultFor(at) })),
  void: (at) => call(at, ({ seasons }) => seasons.setVoid(at.season.id, boss(at), ruling(at))),
  replay: async (at) => {
    await call(at, ({ seasons }) => seasons.replay(at.season.id, boss(at), ruling(at)));
    at.world.begun.set(at.match?.id ?? '', at.world.clock.now);
    at.world.ledger.renew(at.match?.id ?? '');
    at.world.ledger.doubt(at.match?.id ?? '', at.match?.seats.length ?? 0);
  },
  pair: (at) =>
    call(at, ({ seasons }) =>
      seasons.pairAnew(at.season.id, boss(at), {
        reason: REASON,
        ...(at.act.n % 2 === 0 && { chosen: [at.user, at.other] as const }),
      }),
    ),
  apart: (at) =>
    call(at, ({ seasons }) =>
      seasons.setApart(at.season.id, boss(at), { people: [at.user, at.other], reason: REASON }),
    ),
  hold: (at) => call(at, ({ seasons }) => seasons.hold(at.season.id, boss(at), REASON)),
  bot_out: (at) => call(at, ({ tables }) => tables.servers.gone('guild')).then(() => at.world.pause('gone')),
  bot_back: (at) => call(at, ({ tables }) => tables.servers.back('guild')).then(() => at.world.goOn('gone')),
  silence: async ({ world, act }) => Object.assign(world.trouble, { silent: act.n % 2 === 0 }),
  no_delivery: async ({ world, act }) => {
    world.delivery.isBroken = act.n % 2 === 0;
    if (world.delivery.isBroken) world.pause('delivery');
    else world.goOn('delivery');
  },
  due_twice: async ({ world, act }) => Object.assign(world.trouble, { twice: act.n % 2 === 0 }),
  due_late: async ({ world, act, watcher }) => {
    world.isLate = true;
    world.pause('late');
    await world.pass((1 + (act.n % 20)) * HOUR, watcher);
    world.isLate = false;
    world.goOn('late');
  },
  outage: ({ world, act }) => world.outage((1 + (act.n % 40)) * HOUR),
  two_processes: async ({ world }) => {
    if (world.processes.length < 2) await world.addProcess();
  },
  process_stops: async ({ world, act }) => world.processes[0]?.stopAfter(1 + (act.n % 6)),
  here: (at) => call(at, ({ seasons }) => seasons.here(at.season.id, at.match?.id ?? '', at.user)),
  look: (at) => call(at, ({ tables }) => tables.look(at.match?.table ?? '', at.user)),
  give_up: (at) => call(at, ({ tables }) => tables.concede(at.match?.table ?? '', at.user)),
  gift: async (at) => {
    const wanted = { match: at.match?.id ?? '', key: `gift${++at.world.keys}` };
    const given = await call(at, ({ seasons }) => seasons.gift(at.season.id, at.world.member(at.user), wanted));
    const giver = at.season.entries.find(({ user }) => user === at.user)?.n;
    if (given !== undefined) give(at, at.match, DAY, giver);
    if (at.act.n % 2 === 0)
      await call(at, ({ seasons }) => seasons.gift(at.season.id, at.world.member(at.user), wanted));
  },
  extend: async (at) => {
    const match = at.act.n % 2 === 0 ? at.number : undefined;
    const days = 1 + (at.act.n % 7);
    const wanted = { match, days, reason: REASON, key: `extend${++at.world.keys}` };
    const extended = await call(at, ({ seasons }) => seasons.extend(at.season.id, boss(at), wanted));
    if (at.act.whom % 3 === 0) await call(at, ({ seasons }) => seasons.extend(at.season.id, boss(at), wanted));
    if (extended === undefined) return;
    for (const one of match === undefined ? at.season.matches : [at.match]) give(at, one, days * DAY);
  },
  away: (at) =>
    call(at, ({ seasons }) => seasons.goAway(at.season.id, at.user, { days: 1 + (at.act.n % 5), in: at.act.whom % 4 })),
  away_no_more: (at) => call(at, ({ seasons }) => seasons.comeBack(at.season.id, at.user)),
  play: (at) => call(at, ({ seasons }) => seasons.play(at.season.id, at.user)),
  challenge: (at) => call(at, ({ seasons }) => seasons.challenge(at.season.id, at.world.member(at.user), at.other)),
  answer: (at) =>
    call(at, ({ seasons }) => {
      const [first] = at.season.course.challenges;
      const user = at.season.entries.find(({ n }) => n === first?.to)?.user ?? at.user;
      return seasons.answer(at.season.id, user, { from: first?.from ?? 0, takes: at.act.n % 4 !== 0 });
    }),
  draft: (at) => takePack(at),
  look_at_deck: (at) => call(at, ({ seasons }) => seasons.lookAtDeck(at.season.id, boss(at), at.user)),
  keep_secret: (at) => call(at, ({ seasons }) => seasons.keepSecret(at.season.id, at.user)),
  announce: (at) => call(at, ({ seasons }) => seasons.announce(at.season.id, boss(at), 'hear this')),
  finish: (at) => call(at, ({ seasons }) => seasons.finish(at.season.id, boss(at))),
  cancel: async (at) => {
    // Rarely, or nothing else would be seen of many seasons.
    if (at.act.n % 8 === 0) await call(at, ({ seasons }) => seasons.cancel(at.season.id, boss(at), REASON));
  },
} satisfies Record<string, Run>;

type ActName = keyof typeof runs;
const actNames = Object.keys(runs) as readonly ActName[];

const ruling = ({ number }: Scene) => ({ match: number, reason: REASON });

function resultFor({ match, season, act }: Scene) {
  const count = match?.seats.length ?? 2;
  if (count > 2) {
    const places = Array.from({ length: count }, (_, seat) => ((seat + act.n) % count) + 1);
    return { won: places.map((place) => (place === 1 ? 1 : 0)), places, withAll: act.whom % 2 === 0 };
  }
  const enough = season.settings.bestOf === 3 ? 2 : 1;
  const lost = enough === 2 && act.whom % 3 === 0 ? 1 : 0;
  const results = [
    [enough, lost],
    [lost, enough],
    [0, 0],
  ];
  return { won: results[act.n % 5 === 4 ? 2 : act.n % 2] ?? [0, 0], withAll: act.whom % 2 === 0 };
}

/** Time is given in a match that runs, to all or to all but one. */
function give({ world }: Scene, match: Match | undefined, ms: number, giver?: number): void {
  if (match?.status !== 'open') return;
  for (const [seat, { entry }] of match.seats.entries()) if (entry !== giver) world.ledger.give(match.id, seat, ms);
  world.grant(match.id, ms * match.seats.length);
}

const replace = (at: Scene, user: string, next: string) =>
  call(at, ({ seasons }) => {
    const { name } = at.world.member(next);
    // The substitute gets time of their own in the matches that run.
    for (const { id, status, seats } of at.season.matches)
      if (status === 'open') {
        at.world.grant(id, bankOf(at.season.settings));
        at.world.ledger.doubt(id, seats.length);
      }
    return seasons.replace(at.season.id, boss(at), { user, next: { user: next, name }, reason: REASON });
  });

function takePack(at: Scene) {
  return call(at, async ({ seasons }) => {
    const look = await seasons.draft(at.season.id, at.user);
    if (isRefusal(look) || look.pack === undefined) return look;
    const cards = look.pack.cards.slice(0, look.picks);
    return seasons.take(at.season.id, at.user, { pack: look.key ?? '', cards });
  });
}

/** Does an act with whatever the season has just then. */
export async function run(
  world: World,
  act: Act,
  watcher: Watcher,
  numberOf: (season: Season, match: Match) => number,
) {
  const season = await world.find();
  const people = [...season.entries, ...season.asked];
  const userAt = (n: number) => people[n % Math.max(1, people.length)]?.user ?? 'nobody';
  const open = season.matches.filter(({ status }) => status !== 'done' && status !== 'void');
  const matches = act.n % 3 === 0 || open.length === 0 ? season.matches : open;
  const match = matches[act.whom % Math.max(1, matches.length)];
  const own = match?.seats.map(({ entry }) => season.entries.find(({ n }) => n === entry)?.user ?? 'nobody') ?? [];
  // Mostly somebody of the match, where the act is about one.
  const isAboutMatch = ['here', 'look', 'give_up', 'gift'].includes(act.do);
  const user = isAboutMatch ? (own[act.who % Math.max(1, own.length)] ?? userAt(act.who)) : userAt(act.who);
  const number = match === undefined ? 1 : numberOf(season, match);
  const scene: Scene = { world, season, act, watcher, user, other: userAt(act.whom), match, number };
  await runs[act.do as ActName](scene);
  if (!act.do.startsWith('wait')) await world.step(watcher);
}

const often: readonly ActName[] = [
  'wait',
  'wait',
  'wait',
  'wait_long',
  'play',
  'challenge',
  'answer',
  'leave',
  'replace',
];

export const acts = (): fc.Arbitrary<Act> =>
  fc.record({
    do: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...often) },
      { weight: 5, arbitrary: fc.constantFrom(...actNames) },
    ),
    who: fc.nat(40),
    whom: fc.nat(40),
    n: fc.nat(60),
  });
