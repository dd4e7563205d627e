// Guided first games: a table of one's own, whose hints are stored with the moves, and which counts for nothing.
import { expect, test } from 'vitest';
import type { LessonHint } from '#face/lesson';
import { usualCalls } from '#table/people/settings-stored';
import { newFolder } from '#test/folder';
import { tinyGame } from '#test/tiny-game';
import { day, ok, openRoom, pass, type Room, type RoomOptions, refused } from '../room.ts';

const hint = (id: string, at: LessonHint['at'], once = true): LessonHint => ({ id, at, once, text: `About ${id}.` });

const lesson = {
  edition: 'core',
  seed: 'a lesson',
  seats: 2,
  decks: ['peace', 'war'],
  hints: [
    hint('keep', { prompt: 'mulligan' }),
    hint('first', { stop: 'main' }),
    hint('drawn', { event: 'drew' }),
    hint('second', { stop: 'main' }),
    hint('always', { stop: 'main' }, false),
  ],
  reminders: [
    { id: 'again', hint: 'drawn', when: { did: ['end'], offered: ['play'] }, text: 'You could have played.' },
  ],
};
const taught = { ...tinyGame(), lesson };
const ann = { user: 'ann', name: 'Ann' };
const bob = { user: 'bob', name: 'Bob' };
let presses = 0;

const classroom = (more: Partial<RoomOptions> = {}) =>
  openRoom({ games: [taught], rebuild: () => taught, bots: { captain: (_view, ask) => ask.fallback }, ...more });

const learn = async (room: Room, who = ann) =>
  ok(
    await room.service.lessons.open({
      key: `learn ${++presses}`,
      who,
      game: 'tiny',
      guild: undefined,
      language: 'en',
    }),
  );

/** Answers what the person is asked as it would be answered for them. */
async function move(room: Room, table: string, user = 'ann') {
  const tableView = ok(await room.service.view(table, user));
  const [ask] = tableView.view.asks;
  if (ask === undefined) throw new Error('nothing is asked');
  return ok(await room.service.submit(table, user, { ask: ask.id, answer: ask.fallback })).tableView;
}

const standing = async (room: Room, table: string) => ok(await room.service.view(table, 'ann')).lesson?.hint?.id;

test('it runs at once, against an easy computer, and nobody is told', async () => {
  const room = await classroom();
  const { tableView, begun } = await learn(room);
  expect(begun).toBe(true);
  expect(tableView.table).toMatchObject({
    status: 'running',
    seats: [
      { name: 'Ann', who: { kind: 'person', user: 'ann' }, deck: { id: 'peace' } },
      { who: { kind: 'bot', bot: 'captain' }, deck: { id: 'war' } },
    ],
  });
  expect(tableView.lesson).toMatchObject({ hint: { id: 'keep' }, told: 1, hints: 5, isOff: false });
  expect(await room.service.tableAt(tableView.table.place.channel)).toMatchObject({ id: tableView.table.id });
  while (ok(await room.service.view(tableView.table.id, 'ann')).view.result === undefined)
    await move(room, tableView.table.id);
  expect(await room.sent()).toEqual([]);
  expect(ok(await room.service.profile('ann', 'ann')).tallies).toEqual([]);
});

test('there is one at a time of a game, the same for everybody, and it can be started over', async () => {
  const room = await classroom();
  const one = await learn(room);
  expect(await learn(room)).toMatchObject({ begun: false, tableView: { table: { id: one.tableView.table.id } } });
  const other = await learn(room, bob);
  expect(other.tableView.table.id).not.toBe(one.tableView.table.id);
  expect(other.tableView.view.board).toEqual(one.tableView.view.board);
  await move(room, one.tableView.table.id);
  const anew = ok(await room.service.lessons.again(one.tableView.table.id, ann));
  expect(anew).toMatchObject({
    begun: true,
    tableView: { lesson: { told: 1 }, view: { board: one.tableView.view.board } },
  });
  expect(ok(await room.service.info(one.tableView.table.id))).toMatchObject({ status: 'finished' });
  expect(ok(await room.service.lessons.again(one.tableView.table.id, ann)).tableView.table.id).toBe(
    anew.tableView.table.id,
  );
  expect(refused(await room.service.lessons.again(one.tableView.table.id, bob)).refused).toBe('table.not-seated');
});

test('a hint stands until its person has moved; what is new comes first, what comes again after it', async () => {
  const room = await classroom();
  const { tableView } = await learn(room);
  const { id } = tableView.table;
  const stood: (string | undefined)[] = [await standing(room, id)];
  for (let n = 0; n < 10; n++) stood.push((await move(room, id)).lesson?.hint?.id);
  expect(stood.slice(0, 2)).toEqual(['keep', 'first']);
  expect(stood).toContain('second');
  expect(stood).toContain('always');
  expect(stood.filter((one) => one === 'first')).toHaveLength(1);
});

test('whoever makes a mistake that a hint has warned of is reminded until their next move, and is told no hint by that', async () => {
  const room = await classroom();
  const { id } = (await learn(room)).tableView.table;
  const seen: (string | undefined)[] = [];
  const reminded: boolean[] = [];
  for (let n = 0; n < 10; n++) {
    const { view, lesson: before } = ok(await room.service.view(id, 'ann'));
    const verbs = view.asks.flatMap(({ choice }) =>
      choice.kind === 'choose' ? choice.options.map(({ verb }) => verb) : [],
    );
    seen.push(before?.hint?.id);
    const after = (await move(room, id)).lesson;
    const isMistake = verbs.includes('end') && verbs.includes('play');
    if (isMistake && after?.hint === undefined) reminded.push(after?.reminder?.id === 'again');
    else expect(after?.reminder).toBeUndefined();
    if (after?.reminder !== undefined) {
      expect(seen).toContain('drawn');
      expect(after.told).toBe(before?.told);
    }
  }
  expect(reminded.length).toBeGreaterThan(0);
  expect(reminded).not.toContain(false);
});

test('a hint can be skipped once, and all of them turned off and on again', async () => {
  const room = await classroom();
  const { id } = (await learn(room)).tableView.table;
  await move(room, id);
  expect(await standing(room, id)).toBe('first');
  const skip = () => room.service.lessons.skip(id, 'ann', 'first');
  await Promise.all([skip(), skip()]);
  expect(await standing(room, id)).toBe('second');
  ok(await room.service.lessons.turn(id, 'ann', 'off'));
  expect(ok(await room.service.view(id, 'ann')).lesson).toMatchObject({ hint: undefined, isOff: true });
  ok(await room.service.lessons.turn(id, 'ann', 'on'));
  expect(await standing(room, id)).toBe('second');
  expect(refused(await room.service.lessons.turn(id, 'bob', 'off')).refused).toBe('table.not-seated');
});

test('where a program ends in the middle, the next one has the same hint stand, twice over', async () => {
  const folder = newFolder();
  const first = await classroom({ folder });
  const { id } = (await learn(first)).tableView.table;
  await move(first, id);
  const stood = await standing(first, id);
  expect(stood).toBe('first');
  const second = await classroom({ folder });
  expect(await standing(second, id)).toBe(stood);
  ok(await second.service.lessons.skip(id, 'ann', 'first'));
  const third = await classroom({ folder });
  expect(await standing(third, id)).toBe('second');
  expect((await learn(third)).tableView.table.id).toBe(id);
});

test('a lesson that waits, or is over, is in nobody’s digest, and reminds nobody of itself', async () => {
  const room = await classroom();
  const monday = Date.UTC(2026, 0, 5, 6);
  room.clock.now = monday;
  await room.service.setSettings('ann', { digest: { at: '09:00' }, calls: { ...usualCalls, turn: 'dm' } });
  const { id } = (await learn(room)).tableView.table;
  await move(room, id);
  await pass(room, 2 * day);
  ok(await room.service.lessons.again(id, ann));
  await pass(room, 2 * day);
  expect(await room.sent()).toEqual([]);
});

test('a game without one says so, and so does a table that is none', async () => {
  const room = await openRoom();
  const request = { key: 'k', who: ann, game: 'tiny', guild: undefined, language: 'en' } as const;
  expect(refused(await room.service.lessons.open(request)).refused).toBe('lesson.none');
  expect(refused(await room.service.lessons.again('nowhere', ann)).refused).toBe('table.unknown');
});
