/** What people and organisers do in a season at any moment. */
import fc from 'fast-check';
import type { Correction, Match, Season, SeasonSettings } from '#season/types';
import { isRefusal } from '#table/types';
import { type Action, call, disorder, type Scene as Place, REASON } from './disorder.ts';
import { ROLE } from './plan.ts';
import { bankOf, DAY, HOUR } from './time.ts';
import type { Watcher, World } from './world.ts';

type Scene = Place & {
  readonly season: Season;
  readonly other: string;
  /** A match, those that are not over first. */
  readonly match: Match | undefined;
  /** Its number. */
  readonly number: number;
};

type Run = (scene: Scene) => Promise<unknown>;

const boss = ({ world }: Scene) => world.member('boss');

/** People who come from outside: late ones and substitutes. */
const stranger = ({ action }: Scene): string => `s${action.whom % 6}`;

const runs = {
  ...disorder,
  wait_long: ({ world, action, watcher }) => world.pass((1 + (action.n % 9)) * DAY, watcher),
  leave: (at) => call(at, ({ seasons }) => seasons.drop(at.season.id, at.user)),
  come_late: (at) => call(at, ({ seasons }) => seasons.join(at.season.id, at.world.member(stranger(at)))),
  come_back: (at) => call(at, ({ seasons }) => seasons.join(at.season.id, at.world.member(at.user))),
  forget: async (at) => {
    at.world.forgotten.add(at.user);
    await call(at, ({ tables }) => tables.people.forget(at.user, at.action.n % 2 === 0 ? 'concede' : 'computer'));
  },
  remove: (at) => call(at, ({ seasons }) => seasons.remove(at.season.id, boss(at), at.user, REASON)),
  ban: async (at) => {
    await call(at, ({ tables }) => tables.servers.ban(boss(at), at.user, undefined, REASON));
    if (at.action.n % 2 === 0) await call(at, ({ tables }) => tables.servers.letIn(boss(at), at.user));
  },
  replace: (at) => replace(at, at.user, stranger(at)),
  replace_twice: async (at) => {
    await replace(at, at.user, stranger(at));
    if (at.action.n % 2 === 0) await at.world.pass(HOUR, at.watcher);
    await replace(at, stranger(at), `s${(at.action.whom + 1) % 6}`);
  },
  dispute: (at) =>
    call(at, ({ seasons }) => {
      const wanted = { match: at.number, text: 'that was wrong' };
      const seat = at.match?.seats[at.action.n % at.match.seats.length];
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
        ...(at.action.n % 2 === 0 && { chosen: [at.user, at.other] as const }),
      }),
    ),
  apart: (at) =>
    call(at, ({ seasons }) =>
      seasons.setApart(at.season.id, boss(at), { people: [at.user, at.other], reason: REASON }),
    ),
  hold: async (at) => {
    await call(at, ({ seasons }) => seasons.hold(at.season.id, boss(at), REASON));
    if ((await at.world.find()).progress.heldSince === undefined) at.world.goOn('held');
    else at.world.pause('held');
  },
  silence: async ({ world, action }) => Object.assign(world.trouble, { silent: action.n % 2 === 0 }),
  here: (at) => call(at, ({ seasons }) => seasons.here(at.season.id, at.match?.id ?? '', at.user)),
  look: (at) => call(at, ({ tables }) => tables.view(at.match?.table ?? '', at.user)),
  give_up: (at) => call(at, ({ tables }) => tables.concede(at.match?.table ?? '', at.user)),
  gift: async (at) => {
    const key = `gift${++at.world.keys}`;
    const match = at.match?.id ?? '';
    const giver = at.season.entries.find(({ user }) => user === at.user)?.n;
    at.world.presses.set(key, { days: 1, match, ...(giver !== undefined && { giver }) });
    for (let n = 0; n <= at.action.n % 2; n++)
      await call(at, ({ seasons }) => seasons.gift(at.season.id, at.world.member(at.user), { match, key }));
    await give(at, key);
  },
  extend: async (at) => {
    const key = `extend${++at.world.keys}`;
    const isOne = at.action.n % 2 === 0 && at.match !== undefined;
    const days = 1 + (at.action.n % 7);
    at.world.presses.set(key, { days, ...(isOne && { match: at.match.id }) });
    const wanted = { match: isOne ? at.number : undefined, days, reason: REASON, key };
    for (let n = 0; n <= Number(at.action.whom % 3 === 0); n++)
      await call(at, ({ seasons }) => seasons.extend(at.season.id, boss(at), wanted));
    await give(at, key);
  },
  away: (at) =>
    call(at, ({ seasons }) =>
      seasons.goAway(at.season.id, at.user, { days: 1 + (at.action.n % 5), in: at.action.whom % 4 }),
    ),
  away_no_more: (at) => call(at, ({ seasons }) => seasons.comeBack(at.season.id, at.user)),
  play: (at) => call(at, ({ seasons }) => seasons.play(at.season.id, at.user)),
  challenge: (at) => call(at, ({ seasons }) => seasons.challenge(at.season.id, at.world.member(at.user), at.other)),
  rivals: async (at) => {
    const { id, settings } = at.season;
    for (let n = 0; n < 3 && settings.kind === 'ladder'; n++) {
      await call(at, ({ seasons }) => seasons.challenge(id, at.world.member(at.user), at.other));
      const from = at.season.entries.find(({ user }) => user === at.user)?.n ?? 0;
      await call(at, ({ seasons }) => seasons.answer(id, at.other, { from, takes: true }));
      await at.world.pass(2 * DAY, at.watcher);
    }
  },
  answer: (at) =>
    call(at, ({ seasons }) => {
      const [first] = at.season.progress.challenges;
      const user = at.season.entries.find(({ n }) => n === first?.to)?.user ?? at.user;
      return seasons.answer(at.season.id, user, { from: first?.from ?? 0, takes: at.action.n % 4 !== 0 });
    }),
  let_in: (at) => {
    const asked = askedIn(at);
    at.world.letIn.add(asked);
    return call(at, ({ seasons }) => seasons.approve(at.season.id, boss(at), { user: asked, takes: true }));
  },
  turn_down: (at) =>
    call(at, ({ seasons }) => seasons.approve(at.season.id, boss(at), { user: askedIn(at), takes: false })),
  organise: (at) =>
    call(at, ({ seasons }) =>
      seasons.setOrganiser(at.season.id, boss(at), { user: at.user, organises: at.action.n % 2 === 0 }),
    ),
  set: (at) => {
    // Who is in stays in, and may come again, by what was asked of them then.
    for (const { user } of people(at)) {
      at.world.letIn.add(user);
      at.world.mayLackRole.add(user);
    }
    return call(at, ({ seasons }) => seasons.set(at.season.id, boss(at), settingsFor(at)));
  },
  change_deck: (at) =>
    call(at, ({ seasons }) =>
      seasons.join(at.season.id, at.world.member(at.user), { deck: at.action.n % 2 === 0 ? 'peace' : 'war' }),
    ),
  hand_in: (at) =>
    call(at, ({ seasons }) =>
      seasons.handIn(at.season.id, at.user, { ...BUILT, main: { gain: 10 + (at.action.n % 3) } }),
    ),
  propose: async (at) => {
    const key = `propose${++at.world.keys}`;
    const corrections: readonly Correction[] = [
      { what: 'rule', ...ruling(at), ...resultFor(at) },
      { what: 'void', ...ruling(at) },
      { what: 'remove', user: at.user, reason: REASON },
    ];
    const wanted = corrections[at.action.whom % corrections.length] as Correction;
    await call(at, ({ seasons }) => seasons.propose(at.season.id, boss(at), { ...wanted, key }));
    if (at.action.n % 3 === 0) await at.world.pass(HOUR, at.watcher);
    await call(at, ({ seasons }) => seasons.confirm(at.season.id, boss(at), key));
  },
  draft: (at) => takePack(at),
  look_at_deck: (at) => call(at, ({ seasons }) => seasons.lookAtDeck(at.season.id, boss(at), at.user)),
  keep_secret: (at) => call(at, ({ seasons }) => seasons.keepSecret(at.season.id, at.user)),
  announce: (at) => call(at, ({ seasons }) => seasons.announce(at.season.id, boss(at), 'hear this')),
  finish: (at) => call(at, ({ seasons }) => seasons.finish(at.season.id, boss(at))),
  cancel: async (at) => {
    // Rarely, or nothing else would be seen of many seasons.
    if (at.action.n % 8 === 0) await call(at, ({ seasons }) => seasons.cancel(at.season.id, boss(at), REASON));
  },
} satisfies Record<string, Run>;

type ActionName = keyof typeof runs;
const actionNames = Object.keys(runs) as readonly ActionName[];

const people = ({ season }: Scene) => season.entries;

/** Somebody who waits to be let in, if there is one. */
const askedIn = ({ season, action, user }: Scene): string =>
  season.asked[action.whom % Math.max(1, season.asked.length)]?.user ?? user;

/** A deck that somebody has built of their cards. */
const BUILT = { id: 'built', name: 'Built', edition: 'core', extra: {} };

/** Another setting, before the start. */
function settingsFor({ action, season }: Scene): Partial<SeasonSettings> {
  const choices: readonly Partial<SeasonSettings>[] = [
    { gifts: action.whom % 6 },
    { awayDays: action.whom % 15 },
    { rounds: 1 + (action.whom % 12) },
    { places: Math.max(2, season.entries.length + (action.whom % 4) - 1) },
    { approval: action.whom % 2 === 0 },
    { role: action.whom % 2 === 0 ? ROLE : undefined },
    { deckChanges: action.whom % 2 === 0 },
    { cut: ([0, 2, 4, 8, 16] as const)[action.whom % 5] ?? 0 },
  ];
  return choices[action.n % choices.length] ?? {};
}

const ruling = ({ number }: Scene) => ({ match: number, reason: REASON });

function resultFor({ match, season, action }: Scene) {
  const count = match?.seats.length ?? 2;
  if (count > 2) {
    const places = Array.from({ length: count }, (_, seat) => ((seat + action.n) % count) + 1);
    return { won: places.map((place) => (place === 1 ? 1 : 0)), places, withAll: action.whom % 2 === 0 };
  }
  const enough = season.settings.bestOf === 3 ? 2 : 1;
  const lost = enough === 2 && action.whom % 3 === 0 ? 1 : 0;
  const results = [
    [enough, lost],
    [lost, enough],
    [0, 0],
  ];
  return { won: results[action.n % 5 === 4 ? 2 : action.n % 2] ?? [0, 0], withAll: action.whom % 2 === 0 };
}

/** What a press has given in matches counts for the clocks of all there but whoever gave it. */
async function give({ world }: Scene, pressed: string): Promise<void> {
  const { progress, matches } = await world.find();
  for (const { match, key, days, giver } of progress.added ?? []) {
    if (key !== pressed) continue;
    const { seats = [] } = matches.find(({ id }) => id === match) ?? {};
    for (const seat of seats.keys()) if (seat !== giver) world.ledger.give(match, seat, days * DAY);
    world.grant(match, days * DAY * seats.length);
  }
}

const replace = (at: Scene, user: string, next: string) =>
  call(at, ({ seasons }) => {
    const { name } = at.world.member(next);
    at.world.letIn.add(next);
    at.world.mayLackRole.add(next);
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

/** Does an action with whatever the season has just then. */
export async function run(
  world: World,
  action: Action,
  watcher: Watcher,
  numberOf: (season: Season, match: Match) => number,
) {
  const season = await world.find();
  const people = [...season.entries, ...season.asked];
  const userAt = (n: number) => people[n % Math.max(1, people.length)]?.user ?? 'nobody';
  const open = season.matches.filter(({ status }) => status !== 'done' && status !== 'void');
  const matches = action.n % 3 === 0 || open.length === 0 ? season.matches : open;
  const match = matches[action.whom % Math.max(1, matches.length)];
  const own = match?.seats.map(({ entry }) => season.entries.find(({ n }) => n === entry)?.user ?? 'nobody') ?? [];
  // Mostly somebody of the match, where the action is about one.
  const isAboutMatch = ['here', 'look', 'give_up', 'gift'].includes(action.do);
  const user = isAboutMatch ? (own[action.who % Math.max(1, own.length)] ?? userAt(action.who)) : userAt(action.who);
  const number = match === undefined ? 1 : numberOf(season, match);
  const scene: Scene = { world, season, action, watcher, user, other: userAt(action.whom), match, number };
  await runs[action.do as ActionName](scene);
  if (!action.do.startsWith('wait')) await world.step(watcher);
}

const often: readonly ActionName[] = [
  'wait',
  'wait',
  'wait',
  'wait_long',
  'play',
  'challenge',
  'rivals',
  'answer',
  'leave',
  'replace',
];

export const actions = (): fc.Arbitrary<Action> =>
  fc.record({
    do: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...often) },
      { weight: 5, arbitrary: fc.constantFrom(...actionNames) },
    ),
    who: fc.nat(40),
    whom: fc.nat(40),
    n: fc.nat(60),
  });
