/**
 * How a game went is told to nobody who may not know it: tables by chance, at which people move, give up and are stopped, and
 * everybody asks again and again. Whoever is told sees nothing but what spectators saw then, and of decisions nothing but what
 * they saw themselves.
 */
import { expect, test } from 'vitest';
import { chance as chanceOf } from '#bots/play';
import { randomAnswer } from '#bots/random';
import type { Judge } from '#face/judge';
import type { View } from '#face/view';
import type { State } from '#kernel/state';
import type { TableOptions, Viewpoint } from '#table/types';
import { tinyGame } from '#test/tiny-game';
import { lobby, ok, openRoom, type Room, refused } from '../room.ts';

const rounds = Number(process.env.FUZZ_GAMES ?? 2);
const stepsOfRound = 600;
const players = ['ann', 'bob'];
const everybody = [...players, 'zoe'];
const pause = 5000;

/** What the tables of a round begin with. `since`: what only leagues set, once the table runs. */
type Kind = { readonly options?: Partial<TableOptions>; readonly since?: (now: number) => Partial<TableOptions> };
const kinds: readonly Kind[] = [
  {},
  { options: { open: true } },
  { options: { bestOf: 3 } },
  { options: { bestOf: 3 } },
  { since: () => ({ league: { season: 'season', match: 'match' } }) },
  { since: (now) => ({ handsHiddenUntil: now + 30 * pause }) },
];

/** A table, with the games of its match around it, and what each person could see of it, as JSON. */
type Watched = {
  readonly id: string;
  readonly seed: string;
  readonly before: Watched | undefined;
  next: Watched | undefined;
  /** The rev that was seen last. */
  rev: number;
  readonly seen: ReadonlyMap<string, Set<string>>;
};

async function watch(room: Room, id: string, before?: Watched): Promise<Watched> {
  const { seed } = (await room.store.tables.find(id))!;
  const seen = new Map(everybody.map((user) => [user, new Set<string>()]));
  const watched: Watched = { id, seed, before, next: undefined, rev: 0, seen };
  await look(room, watched);
  return watched;
}

/** Notes what everybody sees of a table now. */
async function look(room: Room, table: Watched): Promise<void> {
  const { id, seen } = table;
  const { rev } = ok(await room.service.info(id));
  if (rev === table.rev) return;
  table.rev = rev;
  for (const user of everybody) seen.get(user)!.add(JSON.stringify(ok(await room.service.view(id, user)).view));
}

async function begun(room: Room, { options = {}, since }: Kind): Promise<Watched> {
  const { id } = await lobby(room, players, { options: { seats: 2, ...options } });
  ok(await room.service.start(id, 'ann'));
  if (since !== undefined) {
    const row = (await room.store.tables.find(id))!;
    const changed = JSON.stringify({ ...JSON.parse(row.options), ...since(room.clock.now) });
    await room.store.tables.commit({ table: id, expect: row.rev, row: { options: changed } });
  }
  return watch(room, id);
}

/** Whether everybody may see all of it now, by what is told to people: docs/replay.md. */
async function isOpen(room: Room, table: Watched): Promise<boolean> {
  const { status, result, options } = ok(await room.service.info(table.id));
  if (status !== 'finished' || result?.how === 'moderator' || options.league !== undefined) return false;
  if (room.clock.now < (options.handsHiddenUntil ?? 0)) return false;
  return options.bestOf !== 3 || (await isMatchOver(room, table));
}

async function isMatchOver(room: Room, table: Watched): Promise<boolean> {
  let game: Watched | undefined = table;
  while (game.before !== undefined) game = game.before;
  const wins = [0, 0];
  let games = 0;
  for (; game !== undefined; game = game.next) {
    const { status, result } = ok(await room.service.info(game.id));
    if (status !== 'finished') return false;
    if (result?.how === 'moderator') return true;
    games++;
    for (const winner of result?.winners ?? []) wins[winner]! += 1;
  }
  return games === 3 || Math.max(...wins) === 2;
}

/** Judges by chance, now and then not at all, and notes by which seeds and views it was asked. */
function judgeByChance(seed: string) {
  const asked: string[] = [];
  const looks: View[] = [];
  const pair = (what: string): readonly number[] => {
    const first = chanceOf(`${seed} ${what}`)();
    return [first, 1 - first];
  };
  const rarely = chanceOf(`${seed} fails`);
  const judge: Judge = {
    glance: (_game, view) => {
      looks.push(view);
      return pair(JSON.stringify(view.board));
    },
    foresee: async (_game, _state: State, of) => {
      asked.push(of);
      if (rarely() < 0.02) throw new Error('out of memory');
      return pair(of);
    },
    review: async (_game, _state, ask, _answer, of) => {
      asked.push(of);
      const [own = 0, chance = 0] = pair(of);
      return { better: ask.fallback, own, chance };
    },
  };
  return { judge, asked, looks };
}

const seeds = Array.from({ length: rounds }, (_, n) => `${process.env.FUZZ_SEED ?? 'told'}-${n}`);

const count = { told: 0, boards: 0, mistakes: 0, replays: 0, early: 0, hidden: 0 };

test.each(seeds)('nobody is told of a game too early or too much, seed %s', async (seed) => {
  const { judge, asked, looks } = judgeByChance(seed);
  const limits = { tablesPerPerson: 50, tablesPerServer: 50, lobbiesPerPerson: 50 };
  // A low goal, so that many games are over.
  const games = [tinyGame({ goal: 4 })];
  const room = await openRoom({ judge, limits, games, seed: `secrets${seed}` });
  const random = chanceOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const tables: Watched[] = [];
  for (const kind of kinds) tables.push(await begun(room, kind));
  const open = new Set<string>();

  const move = async ({ id }: Watched): Promise<void> => {
    const { status, waiting } = ok(await room.service.info(id));
    if (status !== 'running') return;
    if (random() < 0.01) return void ok(await room.service.concede(id, pick(players)));
    if (random() < 0.005) return void ok(await room.service.end(id));
    const user = pick(waiting)?.user;
    if (user === undefined) return;
    const [ask] = ok(await room.service.view(id, user)).view.asks;
    // What the rules do not take changes nothing.
    if (ask !== undefined)
      await room.service.submit(id, user, { ask: ask.id, answer: randomAnswer(ask.choice, random) });
  };

  const wait = async (): Promise<void> => {
    room.clock.now += pause;
    await room.sweep();
    for (const table of tables) {
      const next = await room.store.tables.byKey(`next:${table.id}`);
      if (next === undefined || table.next !== undefined) continue;
      table.next = await watch(room, next.id, table);
      tables.push(table.next);
    }
  };

  const askHowItWent = async (table: Watched, user: string): Promise<void> => {
    const told = await room.service.recap(table.id, user);
    if (!open.has(table.id)) return expectRefused(table, told);
    const { turning, chances, seat } = ok(told);
    count.told++;
    expect(seat).toBe(players.includes(user) ? players.indexOf(user) : undefined);
    expect(chances.every((one) => one.length === 2)).toBe(true);
    for (const { board } of turning) {
      count.boards++;
      expect(table.seen.get('zoe')).toContain(JSON.stringify(board));
    }
  };

  const askForMistake = async (table: Watched, user: string): Promise<void> => {
    const told = await room.service.mistake(table.id, user);
    if (!open.has(table.id)) return expectRefused(table, told);
    if (!players.includes(user)) {
      expect(refused(told).refused).toBe('table.not-seated');
      return;
    }
    const { worst } = ok(told);
    if (worst === undefined) return;
    count.mistakes++;
    expect(worst.ask.seat).toBe(players.indexOf(user));
    expect(table.seen.get(user)).toContain(JSON.stringify(worst.view));
  };

  const seeAgain = async (table: Watched, user: string): Promise<void> => {
    const view = pick<Viewpoint | undefined>([undefined, 'spectator']);
    const { turning, shown } = ok(await room.service.replay(table.id, user, { view }));
    if (!open.has(table.id)) expect(turning).toEqual([]);
    else if (turning.length > 0) count.replays++;
    expect(table.seen.get(view === undefined ? user : 'zoe')).toContain(JSON.stringify(shown?.board));
  };

  const expectRefused = async ({ id }: Watched, told: unknown): Promise<void> => {
    const { status } = ok(await room.service.info(id));
    count[status === 'running' ? 'early' : 'hidden']++;
    expect(refused(told).refused).toBe(status === 'running' ? 'recap.running' : 'replay.hidden');
  };

  for (let step = 0; step < stepsOfRound; step++) {
    const table = pick(tables);
    const dice = random();
    if (dice < 0.03) await wait();
    else if (dice < 0.7) await move(table);
    await look(room, table);
    for (const one of tables) if (!open.has(one.id) && (await isOpen(room, one))) open.add(one.id);
    await pick([askHowItWent, askForMistake, seeAgain])(table, pick(everybody));
    const known = tables.filter(({ id }) => open.has(id));
    // `recap <seed of the table> <rev>` or `mistake <seed of the table> <ask>`.
    for (const of of asked.splice(0)) expect(known.map((one) => one.seed)).toContain(of.split(' ')[1]);
    for (const { seat } of looks.splice(0)) expect(seat).toBeUndefined();
  }
});

test('and all of it happened often enough to mean something', () => {
  for (const [what, times] of Object.entries(count)) expect(times, what).toBeGreaterThan(20);
});
