// Ladders, larger tables and organisers through the stand-in, as people meet them.
import { afterEach, expect, test } from 'vitest';
import { textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { eventually, expectClean, labelsOf, league, outcome } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

const NAMES = ['tobin', 'oksana', 'jun', 'mira'];

async function begun(options: Readonly<Record<string, string | number>>, count = 4) {
  stage = await openStage();
  const people = await Promise.all(NAMES.slice(-count).map((name) => stage.driver.person(name)));
  const boss = await stage.driver.person('mira');
  const channel = await boss.channel('game-tables', league);
  const made = await outcome(await boss.command(channel.id, 'league create', { name: 'Autumn', start: 0, ...options }));
  expect(textOfMessage(made)).toContain('open for sign-up');
  const board = await boss.waitFor((m) => m.channel_id === channel.id && labelsOf(m).includes('Join'));
  for (const person of people) await (await person.press(board, 'Join')).settled();
  await (await boss.press(board, 'Start')).settled();
  await eventually(async () => {
    const now = (await boss.messages(channel.id)).find(({ id }) => id === board.id);
    return now !== undefined && labelsOf(now).includes('Standings') ? true : undefined;
  });
  const [one, other, ...others] = people;
  if (one === undefined || other === undefined) throw new Error('nobody');
  return { people, one, other, others, boss, channel, board };
}

const seasonNow = async () => {
  const mira = await stage.driver.person('mira');
  const [short] = await stage.seasons.ofServer((await mira.channel('game-tables', league)).guildId ?? '');
  const season = await stage.seasons.find(short?.id ?? '');
  if ('refused' in season) throw new Error(season.refused);
  return season;
};

/** The tables of the matches that run, once so many do. */
const openTables = (count: number) =>
  eventually(async () => {
    const open = (await seasonNow()).matches.filter(({ status }) => status === 'open');
    return open.length >= count ? open.map(({ table }) => table ?? '') : undefined;
  });

test('a ladder: two queue and are matched, one challenges another, the board shows the scores', async () => {
  const { one, other, others, boss, channel, board } = await begun({ kind: 'ladder' });
  const waiting = await outcome(await one.press(board, 'Play'));
  expect(textOfMessage(waiting)).toContain('You are in the queue');
  expect(textOfMessage(await outcome(await one.press(board, 'Play')))).toContain('out of the queue');
  await (await one.press(board, 'Play')).settled();
  const matched = await outcome(await other.command(channel.id, 'league play'));
  expect(textOfMessage(matched)).toContain('A match is made');
  const [table = ''] = await openTables(1);
  for (const { id } of [one, other]) await stage.tables.concede(table, id);
  await stage.later(1000);
  await boss.waitFor((m) => m.channel_id === channel.id && /beats|draw/.test(textOfMessage(m)));
  const [third] = others;
  if (third === undefined) throw new Error('nobody');
  const asked = await outcome(await one.command(channel.id, 'league challenge', { who: third.id }));
  expect(asked.mentions.map(({ id }) => id)).toEqual([third.id]);
  expect(textOfMessage(asked)).toContain('challenges you in');
  const wrong = await outcome(await other.press(asked, 'Accept'));
  expect(textOfMessage(wrong)).toContain('Only whoever is challenged');
  await (await third.press(asked, 'Accept')).settled();
  await eventually(async () => {
    const now = (await boss.messages(channel.id)).find(({ id }) => id === asked.id);
    return now !== undefined && textOfMessage(now).includes('play each other') ? true : undefined;
  });
  await openTables(1);
  const standings = await outcome(await one.command(channel.id, 'league standings'));
  expect(textOfMessage(standings)).toMatch(/\*\*1000\*\*|\*\*\d{3,4}\*\*/);
  expect(textOfMessage(standings)).toContain('Ranked from three matches on');
  await expectClean(stage);
});

test('a table of three: all are mentioned, the places are told and can be set by an organiser', async () => {
  const { people, boss, channel } = await begun({ kind: 'swiss', table: 3 }, 3);
  const [table = ''] = await openTables(1);
  const intro = await eventually(async () => {
    const info = await stage.tables.info(table);
    const thread = 'refused' in info ? undefined : info.place.thread;
    if (thread === undefined) return undefined;
    return (await boss.messages(thread)).find((m) => labelsOf(m).includes('I’m here'));
  });
  expect(intro.mentions).toHaveLength(3);
  expect(textOfMessage(intro)).toContain('Whose time is over leaves the game');
  for (const person of people) {
    const tableView = await stage.tables.view(table, person.id);
    const [ask] = 'refused' in tableView ? [] : tableView.view.asks;
    await stage.tables.submit(table, person.id, { ask: ask?.id ?? 0, answer: { pick: ['keep'] } });
  }
  for (const person of people) await stage.tables.concede(table, person.id);
  await stage.later(1000);
  await boss.waitFor((m) => m.channel_id === channel.id && textOfMessage(m).includes('Match 1 is over'));
  const set = { match: 1, places: '2 1 3', reason: 'agreed by all' };
  const foreseen = await outcome(await boss.command(channel.id, 'organise result', set));
  const ruled = await outcome(await boss.press(foreseen, 'Set this result'));
  expect(textOfMessage(ruled)).toContain('is set: ');
  const wrong = await outcome(await boss.command(channel.id, 'organise result', { ...set, places: '1 x' }));
  expect(textOfMessage(wrong)).toContain('Name the places of all 3');
  const pairs = await outcome(await boss.command(channel.id, 'league pairings'));
  expect(textOfMessage(pairs)).toMatch(/1\. 1\\?\. .* · 2\\?\. .* · 3\\?\. /);
  await expectClean(stage);
});

test('organisers: a dispute that only they read, a season held, people let in, a place that changes hands', async () => {
  const { one, other, others, boss, channel } = await begun({ kind: 'swiss' });
  const season = await seasonNow();
  const match =
    season.matches.findIndex(({ seats }) =>
      seats.some(({ entry }) => season.entries.find(({ n }) => n === entry)?.user === one.id),
    ) + 1;
  const said = await outcome(
    await one.command(channel.id, 'league dispute', { match, text: 'My move never arrived.' }),
  );
  expect(textOfMessage(said)).toContain('The organisers have it');
  await boss.waitFor((m) => m.channel_id !== channel.id && textOfMessage(m).includes('My move never arrived'));
  expect((await other.messages(channel.id)).map(textOfMessage).join('\n')).not.toContain('never arrived');
  const log = await outcome(await other.command(channel.id, 'league log'));
  expect(textOfMessage(log)).toContain(`disputed match ${match}`);
  expect(textOfMessage(log)).not.toContain('never arrived');
  const stands = await outcome(await boss.command(channel.id, 'organise stands', { match, reason: 'It did arrive' }));
  expect(textOfMessage(stands)).toContain('stands');
  const held = await outcome(await boss.command(channel.id, 'organise hold', { reason: 'A holiday' }));
  expect(textOfMessage(held)).toContain('is held');
  const goes = await outcome(await boss.command(channel.id, 'organise hold', { reason: 'It is over' }));
  expect(textOfMessage(goes)).toContain('goes on');
  await outcome(await boss.command(channel.id, 'organise announce', { text: 'Hello @everyone' }));
  const told = await boss.waitFor((m) => m.channel_id === channel.id && textOfMessage(m).includes('Hello'));
  expect(told.mention_everyone ?? false).toBe(false);
  const sanna = await stage.driver.person('sanna');
  const replaced = await outcome(
    await boss.command(channel.id, 'organise replace', { old: one.id, new: sanna.id, reason: 'Has moved away' }),
  );
  expect(textOfMessage(replaced)).toMatch(/Give the place of[\s\S]*Is played on/);
  expect(textOfMessage(await outcome(await boss.press(replaced, 'Give them the place')))).toContain('has the place of');
  await stage.later(1000);
  const mine = await outcome(await sanna.command(channel.id, 'league match'));
  expect(textOfMessage(mine)).toContain('against');
  expect(textOfMessage(await outcome(await one.command(channel.id, 'league match')))).toContain('You are not in');
  for (const [name, options] of [
    ['organise hold', { reason: 'For fun' }],
    ['organise pair', { reason: 'For fun' }],
    ['organise void', { match: 1, reason: 'For fun' }],
    ['organise check', {}],
    ['organise approve', {}],
    ['organise announce', { text: 'Hello' }],
    ['organise people', { add: other.id }],
  ] as const) {
    const refused = await outcome(await (others[0] ?? other).command(channel.id, name, options));
    expect(textOfMessage(refused)).toContain('Only its organisers');
  }
  const checked = await outcome(await boss.command(channel.id, 'organise check'));
  expect(textOfMessage(checked)).toMatch(/worth a look|to look at/);
  await expectClean(stage);
});

test('whoever has to ask waits for an organiser, who lets them in by a button', async () => {
  stage = await openStage();
  const [tobin, mira] = await Promise.all(['tobin', 'mira'].map((name) => stage.driver.person(name)));
  if (tobin === undefined || mira === undefined) throw new Error('nobody');
  const channel = await mira.channel('game-tables', league);
  await outcome(await mira.command(channel.id, 'league create', { name: 'Autumn', kind: 'swiss', start: 0 }));
  await outcome(await mira.command(channel.id, 'organise settings', { approval: true }));
  const asked = await outcome(await tobin.command(channel.id, 'league join'));
  expect(textOfMessage(asked)).toContain('they have your request');
  const list = await outcome(await mira.command(channel.id, 'organise approve'));
  expect(textOfMessage(list)).toContain('Tobin');
  const after = await outcome(await mira.press(list, labelsOf(list).find((label) => label.startsWith('Let ')) ?? ''));
  expect(textOfMessage(after)).toContain('Nobody waits');
  await tobin.waitFor((m) => m.channel_id !== channel.id && textOfMessage(m).includes('You are in'));
  await expectClean(stage);
});
