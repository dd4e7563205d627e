// Moderators of a server: what they may do, who they are, and what everybody is told of it.
import { afterEach, expect, test } from 'vitest';
import { componentsOf, textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { eventually, expectClean, isLive, league, outcome, startTable } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

/** A table of Tobin's with Oksana; Mira manages the server and does not sit there. */
async function running() {
  stage = await openStage();
  const [host, guest, manager] = await Promise.all([
    stage.driver.person('tobin'),
    stage.driver.person('oksana'),
    stage.driver.person('mira'),
  ]);
  const channel = await host.channel('game-tables', league);
  await host.command(channel.id, 'play');
  const lobby = await guest.waitFor(
    (m) => m.channel_id === channel.id && JSON.stringify(m.components).includes('Join'),
  );
  await (await guest.press(lobby, 'Join')).settled();
  await (await host.press(lobby, 'Start')).settled();
  const live = await guest.waitFor(isLive);
  const [table] = await stage.tables.tablesOf(host.id);
  if (table === undefined) throw new Error('no table');
  return { host, guest, manager, channel, live, table };
}

test('AS59 a moderator ends a game with a reason, which the table, the log channel and /mod log tell', async () => {
  const { host, manager, channel, live, table } = await running();
  const set = await outcome(await manager.command(channel.id, 'mod settings', { log: channel.id }));
  expect(textOfMessage(set)).toContain(`<#${channel.id}>`);
  expect((set.flags ?? 0) & 64).toBe(64);
  const reason = 'They *have* quarrelled.';
  const refused = await outcome(await host.command(channel.id, 'mod end', { reason, table: table.id }));
  expect(textOfMessage(refused)).toContain('Only moderators');
  const done = await outcome(await manager.command(channel.id, 'mod end', { reason, table: table.id }));
  expect(textOfMessage(done)).toContain('without a result');
  const told = await host.waitFor((m) => m.channel_id === live.channel_id && textOfMessage(m).includes('quarrelled'));
  expect(textOfMessage(told)).toContain('They \\*have\\* quarrelled.');
  await manager.waitFor((m) => m.channel_id === channel.id && textOfMessage(m).includes(`ended table \`${table.id}\``));
  const log = await outcome(await manager.command(channel.id, 'mod log'));
  expect(textOfMessage(log)).toMatch(/ended a game.*quarrelled/);
  expect(componentsOf(log).some(({ type }) => type === 12)).toBe(false);
  await expectClean(stage);
});

test('somebody who is kept out can neither open nor join, until they are let in', async () => {
  const { manager, channel } = await running();
  const jun = await stage.driver.person('jun');
  const kept = await manager.command(channel.id, 'mod ban', { who: jun.id, reason: 'Spoils games', days: 3 });
  expect(textOfMessage(await outcome(kept))).toContain('cannot open tables');
  expect(textOfMessage(await outcome(await jun.command(channel.id, 'play')))).toContain(
    'You cannot take seats in this server',
  );
  await manager.command(channel.id, 'mod let-in', { who: jun.id });
  await jun.command(channel.id, 'play');
  await eventually(async () => ((await stage.tables.tablesOf(jun.id)).length === 1 ? true : undefined));
  await expectClean(stage);
});

test('a seat is given to the computer, and only those who manage the server open tables if that is set', async () => {
  const { host, guest, manager, channel, table } = await running();
  const removed = await manager.command(channel.id, 'mod remove', {
    who: guest.id,
    reason: 'Asked for it',
    table: table.id,
  });
  expect(textOfMessage(await outcome(removed))).toContain('computer');
  const info = await stage.tables.info(table.id);
  expect('seats' in info && info.seats.map(({ who }) => who.kind)).toEqual(['person', 'bot']);
  await manager.command(channel.id, 'mod settings', { opens: 'managers' });
  expect(textOfMessage(await outcome(await host.command(channel.id, 'play')))).toContain('only those who manage it');
  await expectClean(stage);
});

test('/mod says what to do where there is no server or no table', async () => {
  stage = await openStage();
  const { host, channel, table } = await startTable(stage);
  const nowhere = await outcome(await host.command(channel.id, 'mod end', { reason: 'Just so', table: 'nothing' }));
  expect(textOfMessage(nowhere)).toContain('Which table?');
  expect((await stage.tables.info(table.id)) as { status: string }).toMatchObject({ status: 'running' });
  await expectClean(stage);
});

test('A52 a moderator moves a game to another channel: its thread and board are there, and a line at the old place says so', async () => {
  const { host, guest, manager, live, table } = await running();
  const elsewhere = await host.channel('general', league);
  const moved = await manager.command(elsewhere.id, 'mod move', {
    channel: elsewhere.id,
    reason: 'Games have their own channel',
    table: table.id,
  });
  expect(textOfMessage(await outcome(moved))).toContain(`<#${elsewhere.id}>`);
  const told = await guest.waitFor((m) => m.channel_id === live.channel_id && textOfMessage(m).includes('has moved'));
  expect(textOfMessage(told)).toContain(`<#${elsewhere.id}>`);
  const anew = await guest.waitFor((m) => isLive(m) && m.channel_id !== live.channel_id);
  const place = await eventually(async () => {
    const now = await stage.tables.info(table.id);
    return 'place' in now && now.place.liveMessage !== undefined ? now.place : undefined;
  });
  expect(place).toMatchObject({ channel: elsewhere.id, thread: anew.channel_id, liveMessage: anew.id });
  expect((await guest.messages(live.channel_id)).some(({ id }) => id === live.id)).toBe(false);
  await expectClean(stage);
});

test('A51 a server has its own usual clock, and its own channels for tables', async () => {
  const { host, manager, channel } = await running();
  const elsewhere = await host.channel('general', league);
  const set = await manager.command(channel.id, 'mod settings', { speed: 'slow', channel: channel.id });
  expect(textOfMessage(await outcome(set))).toMatch(/a week for each wait/);
  const refused = await outcome(await host.command(elsewhere.id, 'play'));
  expect(textOfMessage(refused)).toContain(`<#${channel.id}>`);
  await host.command(channel.id, 'play');
  const slow = await eventually(async () =>
    (await stage.tables.tablesOf(host.id)).find(({ status }) => status === 'lobby'),
  );
  expect(slow.options.clock).toMatchObject({ allow: 7 * 24 * 60 * 60_000 });
  const reset = await manager.command(channel.id, 'mod settings', { channel: channel.id });
  expect(textOfMessage(await outcome(reset))).toContain('in all channels');
  await expectClean(stage);
});

test('A51 the bot is taken out of a server: players are told directly, and play on there', async () => {
  const { host, guest, channel, live, table } = await running();
  const bot = live.author.id;
  const guild = table.place.guild ?? '';
  await stage.driver.control({ do: 'remove-member', guild, person: bot });
  for (const person of [host, guest])
    await person.waitFor((m) => m.channel_id !== channel.id && textOfMessage(m).includes('taken out of a server'));
  await stage.driver.control({ do: 'add-member', guild, person: bot });
  await eventually(async () => ((await stage.tables.servers.playing()).length === 1 ? true : undefined));
});

test('a moderator is told what the bot lacks in a channel, and how to mend it', async () => {
  stage = await openStage();
  const manager = await stage.driver.person('mira');
  const channel = await manager.channel('game-tables', league);
  const examined = async () => textOfMessage(await outcome(await manager.command(channel.id, 'mod doctor')));
  expect(await examined()).toContain('Nothing is missing.');
  stage.sandbox.control({ do: 'deny', channel: channel.id, permissions: ['AttachFiles'] });
  const told = await examined();
  expect(told).toContain('❌ **Attach Files**: no table can be opened here');
  expect(told).toContain('✅ Send Messages');
  expect(told).toContain('Edit Channel → Permissions');
  await expectClean(stage);
});
