/** A season in chaos, from its sign-up to its end. */
import { numberOf } from '#season/formats/numbers';
import type { Season } from '#season/types';
import { actions, run } from './actions.ts';
import { Broken } from './broken.ts';
import type { Action } from './disorder.ts';
import { isUnderWay, Judge } from './judge.ts';
import { type Plan, plans } from './plan.ts';
import type { Course, Kind, Tally } from './story.ts';
import { bankOf, DAY } from './time.ts';
import { World } from './world.ts';

/** Plays a season through; throws `Broken` as soon as a rule is broken. */
async function playSeason(plan: Plan, moves: Course<Action>, skipped: ReadonlySet<string>): Promise<Tally> {
  const world = new World(plan);
  const done = new Map<string, number>();
  try {
    await world.open();
    const judge = new Judge(world, skipped);
    await begin(world, plan);
    await world.step(judge);
    await moves(async (action) => {
      if (['final', 'cancelled'].includes((await world.find()).status)) return;
      done.set(action.do, (done.get(action.do) ?? 0) + 1);
      await run(world, action, judge, numberOf);
    });
    const status = await settle(world, plan, judge);
    return { actions: done, endings: judge.endings, what: `${plan.kind} ${status}` };
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
    await world.call('join', ({ seasons }) =>
      seasons.join(season.id, world.member(`p${i + 1}`), {
        team: kind === 'teams' && i % 4 > 0 ? `Team ${Math.floor(i / (more.teamSize ?? 1))}` : undefined,
      }),
    );
  if (more.approval === true)
    // Some wait, to be let in later or not at all.
    for (const { user } of (await world.find()).asked)
      if (world.roll(`let in ${user}`, 6) > 0) {
        world.letIn.add(user);
        await world.call('approve', ({ seasons }) => seasons.approve(season.id, boss, { user, takes: true }));
      }
  if (seed % 4 !== 0) await world.call('start', ({ seasons }) => seasons.start(season.id, boss));
}

/** No more disorder: nobody does anything any more, or everybody plays on. The season ends in its bound. */
async function settle(world: World, plan: Plan, judge: Judge): Promise<string> {
  const boss = world.member('boss');
  Object.assign(world.trouble, { silent: false, twice: false });
  world.delivery.isBroken = false;
  world.goOn('delivery');
  if (world.isPaused('gone')) {
    await world.call('back', ({ tables }) => tables.servers.back('guild'));
    world.goOn('gone');
  }
  const season = await world.find();
  if (season.progress.heldSince !== undefined)
    await world.call('go on', ({ seasons }) => seasons.hold(season.id, boss, 'on we go'));
  world.goOn('held');
  for (const person of world.people.values()) person.habit = plan.end === 'stop' ? 'vanished' : 'plays';
  const until = world.clock.now + longest(await world.find(), world);
  for (;;) {
    const now = await world.find();
    if (now.status === 'final' || now.status === 'cancelled') return now.status;
    if (now.status === 'review') await answerDisputes(world, now);
    await decideUnreached(world, now);
    if (world.clock.now > until) throw new Broken(`bound: the season is still ${now.status} at its end at the latest`);
    await world.pass(3 * DAY, judge);
  }
}

/** Matches with somebody whom no warning reaches wait for the organisers. */
async function decideUnreached(world: World, season: Season): Promise<void> {
  for (const { match } of season.progress.unreached) {
    const found = season.matches.find(({ id, status }) => id === match && status === 'open');
    if (found === undefined) continue;
    const wanted = { match: numberOf(season, found), reason: 'nobody can reach them' };
    await world.call('void', ({ seasons }) => seasons.setVoid(season.id, world.member('boss'), wanted));
  }
}

async function answerDisputes(world: World, season: Season): Promise<void> {
  for (const { match } of season.progress.disputes) {
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
    everyone: settings.legs * people,
    ladder: 1,
    teams: settings.legs * people,
  }[settings.kind];
  const decks = settings.decks === 'own' ? 0 : 7 * DAY + (settings.decks === 'draft' ? 64 * DAY : 0);
  const weeks = settings.kind === 'ladder' ? 7 * settings.weeks * DAY : 0;
  const before = isUnderWay(season) ? 0 : 15 * DAY;
  return before + decks + weeks + rounds * (match + DAY) + 10 * DAY + world.pausedBetween(0, 0);
}

/** Seasons as stories: random plans, actions, and how they are played. */
export const seasons: Kind<Plan, Action> = { plans, actions: actions(), play: playSeason };
