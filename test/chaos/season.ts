/** A season in chaos, from its sign-up to its end. */
import fc from 'fast-check';
import { numberOf } from '#season/formats/numbers';
import { bankOf } from '#season/settings';
import type { Season } from '#season/types';
import { type Act, type ActName, acts, run } from './acts.ts';
import { Broken, isUnderWay, Judge } from './judge.ts';
import { type Plan, plans } from './plan.ts';
import { DAY, World } from './world.ts';

/** What one season was, for the tally. */
export type Tally = {
  readonly acts: Map<string, number>;
  readonly endings: Map<string, number>;
  readonly status: string;
  readonly kind: string;
};

/** Plays a season through; throws `Broken` as soon as a rule is broken. */
async function playSeason(
  plan: Plan,
  course: (run: (act: Act) => Promise<void>) => Promise<void>,
  left: ReadonlySet<string> = new Set(),
): Promise<Tally> {
  const world = new World(plan);
  const done = new Map<string, number>();
  try {
    await world.open();
    const judge = new Judge(world, left);
    await begin(world, plan);
    await world.step(judge);
    await course(async (act) => {
      if (['final', 'cancelled'].includes((await world.find()).status)) return;
      done.set(act.do, (done.get(act.do) ?? 0) + 1);
      await run(world, act, judge, numberOf);
    });
    const status = await settle(world, plan, judge);
    return { acts: done, endings: judge.endings, status, kind: plan.kind };
  } finally {
    await world.close();
  }
}

async function begin(world: World, { kind, size, more, seed }: Plan): Promise<void> {
  const boss = world.member('boss');
  const season = await world.call('create', ({ seasons }) =>
    seasons.create(boss, {
      key: 'press',
      name: 'Autumn',
      channel: '5',
      kind,
      game: 'tiny',
      startsIn: 1 + (seed % 3),
      more,
    }),
  );
  if (season === undefined) throw new Error(`no season of ${JSON.stringify({ kind, more })}: ${world.faults.join()}`);
  world.season = season.id;
  for (let i = 0; i < size; i++)
    await world.call('join', ({ seasons }) => seasons.join(season.id, world.member(`p${i + 1}`)));
  if (seed % 4 !== 0) await world.call('start', ({ seasons }) => seasons.start(season.id, boss));
}

/** No more disorder: nobody does anything any more, or everybody plays on. The season ends in its bound. */
async function settle(world: World, plan: Plan, judge: Judge): Promise<string> {
  const boss = world.member('boss');
  Object.assign(world.trouble, { silent: false, twice: false });
  world.deliveryBroken = false;
  world.goOn('delivery');
  if (world.isPaused('gone')) {
    await world.call('back', ({ tables }) => tables.servers.back('guild'));
    world.goOn('gone');
  }
  const season = await world.find();
  if (season.course.heldSince !== undefined)
    await world.call('go on', ({ seasons }) => seasons.hold(season.id, boss, 'on we go'));
  for (const person of world.people.values()) person.habit = plan.end === 'stop' ? 'vanished' : 'plays';
  const until = world.clock.now + longest(await world.find(), world);
  for (;;) {
    const now = await world.find();
    if (now.status === 'final' || now.status === 'cancelled') return now.status;
    if (now.status === 'review') await answerDisputes(world, now);
    if (world.clock.now > until) throw new Broken(`bound: the season is still ${now.status} at its end at the latest`);
    await world.pass(3 * DAY, judge);
  }
}

async function answerDisputes(world: World, season: Season): Promise<void> {
  for (const { match } of season.course.disputes) {
    const found = season.matches.find(({ id }) => id === match);
    const wanted = { match: found === undefined ? 0 : numberOf(season, found), reason: 'it stands' };
    await world.call('stands', ({ seasons }) => seasons.letStand(season.id, world.member('boss'), wanted));
  }
}

/** The longest that a season can still take, with everything that may have been given in its matches. */
function longest(season: Season, world: World): number {
  const { settings, entries } = season;
  const people = Math.max(2, entries.length);
  const match = (settings.table + 1) * (bankOf(settings) + 22 * DAY);
  const rounds = {
    swiss: 12 + Math.ceil(Math.log2(people)),
    knockout: 3 * Math.ceil(Math.log2(people)) + 3,
    everyone: people,
    ladder: 1,
  }[settings.kind];
  const decks = settings.decks === 'own' ? 0 : 7 * DAY + (settings.decks === 'draft' ? 64 * DAY : 0);
  const weeks = settings.kind === 'ladder' ? 7 * settings.weeks * DAY : 0;
  const before = isUnderWay(season) ? 0 : 15 * DAY;
  return before + decks + weeks + rounds * (match + DAY) + 10 * DAY + world.pausedBetween(0, 0);
}

/** An act as fast-check runs it: what a season does not get to is dropped at once when its course is shrunk. */
class Command implements fc.AsyncCommand<object, Real> {
  readonly act: Act;
  constructor(act: Act) {
    this.act = act;
  }
  check = (): boolean => true;
  run = (_model: object, real: Real): Promise<void> => real.run(this.act);
  toString = (): string => JSON.stringify(this.act);
}

type Real = { readonly run: (act: Act) => Promise<void> };

export type Story = { readonly plan: Plan; readonly acts: readonly Act[] };

/** A season that breaks a rule, with its course as far as it came. */
class Finding extends Error {
  override readonly name = 'Finding';
  readonly story: Story;
  constructor(story: Story, cause: unknown) {
    const what = cause instanceof Broken ? cause.message : cause instanceof Error ? cause.stack : String(cause);
    super(`${what}\n${JSON.stringify(story)}`, { cause });
    this.story = story;
  }
}

/** Every season keeps every rule, whatever is done in it. `most`: acts in a season; `left`: rules that are left out. */
export function everySeason(
  most: number,
  options: {
    readonly names?: readonly ActName[];
    readonly left?: ReadonlySet<string>;
    readonly played?: (tally: Tally) => void;
  } = {},
) {
  const commands = fc.commands([acts(options.names).map((act) => new Command(act))], {
    maxCommands: most,
    size: 'max',
  });
  return fc.asyncProperty(plans, commands, async (plan, course) => {
    const done: Act[] = [];
    const play = (run: (act: Act) => Promise<void>) =>
      fc.asyncModelRun(() => ({ model: {}, real: { run: (act) => run(act).finally(() => done.push(act)) } }), course);
    try {
      options.played?.(await playSeason(plan, play, options.left));
    } catch (error) {
      throw new Finding({ plan, acts: done }, error);
    }
  });
}

/** A story once more. */
export const playAgain = ({ plan, acts: course }: Story, left?: ReadonlySet<string>): Promise<Tally> =>
  playSeason(
    plan,
    async (run) => {
      for (const act of course) await run(act);
    },
    left,
  );
