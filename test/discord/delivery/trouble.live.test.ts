// What the bot does when Discord stumbles, a channel goes away, a permission is missing, or it stops between two steps.
import { afterEach, describe, expect, test } from 'vitest';
import { createImages } from '#discord/core/images';
import { createLibrary } from '#discord/core/library';
import { createDelivery } from '#discord/delivery/index';
import { backOff } from '#discord/outbox';
import type { PageMessage } from '#sandbox/page-api';
import { textOfMessage } from '#test/driver';
import { noLeagues } from '#test/no-leagues';
import { openStage, quickPictures, type Stage } from '../stage.ts';
import { eventually, has, isLive, isLobby, labelsOf, league, outcome, startTable } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

const liveOnes = async (channel: string) => {
  const mira = await stage.driver.person('mira');
  return (await mira.messages(channel, 100)).filter(isLive);
};

/** Delivers as a program would that was started after another one had stopped. */
const otherProcess = () =>
  createDelivery(
    {
      tables: stage.tables,
      seasons: noLeagues,
      images: createImages(quickPictures(), silent),
      library: createLibrary([]),
      log: silent,
      now: Date.now,
    },
    stage.rest,
  );

describe('Discord stumbles', () => {
  test('a message that fails comes later, once', async () => {
    stage = await openStage();
    await stage.driver.control({ do: 'fail', method: 'POST', path: '/messages', status: 502, times: 2 });
    const { live } = await startTable(stage);
    expect(await liveOnes(live.channel_id)).toHaveLength(1);
  });

  test('a message whose confirmation is lost is not sent twice', async () => {
    stage = await openStage();
    await stage.driver.control({ do: 'fail', method: 'POST', path: '/messages', status: 502, times: 1, when: 'after' });
    const { live } = await startTable(stage);
    await eventually(async () => ((await stage.tables.outbox.nextDue()) === undefined ? true : undefined));
    expect(await liveOnes(live.channel_id)).toHaveLength(1);
  });

  test('a message that another process has edited meanwhile is edited again', async () => {
    stage = await openStage();
    const { host, lobby, channel, table } = await startTable(stage);
    const deliver = otherProcess();
    const claimed = { id: 'x', message: { kind: 'lobby', table: table.id } as const, attempts: 0, again: false, at: 0 };
    const shown = async () => {
      const found = (await host.messages(channel.id, 50)).find((m) => m.id === lobby.id);
      return found === undefined ? '' : textOfMessage(found);
    };
    await deliver(claimed);
    const before = await shown();
    const older = { flags: 1 << 15, components: [{ type: 10, content: 'As it was a moment ago.' }] };
    await stage.rest.patch(`/channels/${channel.id}/messages/${lobby.id}`, { body: older });
    expect(await shown()).toBe('As it was a moment ago.');
    await deliver(claimed);
    expect(await shown()).toBe(before);
  });

  test('a stop between sending and noting it leads to no second message', async () => {
    stage = await openStage();
    const { live, table } = await startTable(stage);
    const again = otherProcess();
    const message = { kind: 'reminder', table: table.id, users: [table.host] } as const;
    const claimed = { id: 'same-nonce-as-before', message: message, attempts: 0, again: false, at: 0 };
    const first = await again(claimed);
    const second = await again({ ...claimed, attempts: 1, again: true });
    expect(second).toBe(first);
    const mira = await stage.driver.person('mira');
    const reminders = (await mira.messages(live.channel_id)).filter((m) => textOfMessage(m).includes('waits for your'));
    expect(reminders).toHaveLength(1);
  });

  test('a live message that was sent and not noted is found, even when its nonce is forgotten', async () => {
    stage = await openStage();
    const { host, live, table } = await startTable(stage);
    await eventually(async () => ((await stage.tables.outbox.nextDue()) === undefined ? true : undefined));
    const again = otherProcess();
    const intent = { kind: 'live', table: table.id, mention: [host.id], fresh: true } as const;
    const claimed = { message: intent, attempts: 0, at: Date.now() };
    const known = (await stage.tables.tablesOf(host.id))[0]!.place.liveMessage!;
    const sent = await again({ ...claimed, id: 'one-nonce', again: false });
    expect(sent).not.toBe(known);
    // As if the program had been stopped before it noted the new message and took the buttons from the old one.
    await stage.tables.setPlace(table.id, { liveMessage: known });
    expect(await again({ ...claimed, id: 'another-nonce', again: true })).toBe(sent);
    expect((await liveOnes(live.channel_id)).map((message) => message.id)).toEqual([sent]);
  });

  test('a live message that was sent and not noted is gone when the game ended meanwhile', async () => {
    stage = await openStage();
    const { host, guest, live, table } = await startTable(stage);
    await eventually(async () => ((await stage.tables.outbox.nextDue()) === undefined ? true : undefined));
    const again = otherProcess();
    const message = { kind: 'live', table: table.id, mention: [host.id], fresh: true } as const;
    const claimed = { id: 'a-nonce', message: message, attempts: 0, at: Date.now() };
    const known = (await stage.tables.tablesOf(host.id))[0]!.place.liveMessage!;
    await again({ ...claimed, again: false });
    await stage.tables.setPlace(table.id, { liveMessage: known });
    for (const person of [host, guest]) await stage.tables.concede(table.id, person.id);
    await eventually(async () => ((await stage.tables.outbox.nextDue()) === undefined ? true : undefined));
    expect(await again({ ...claimed, again: true })).toBe('over');
    expect(await liveOnes(live.channel_id)).toEqual([]);
  });

  test('a thread that was made and not noted is found', async () => {
    stage = await openStage();
    const { live, table } = await startTable(stage);
    await eventually(async () => ((await stage.tables.outbox.nextDue()) === undefined ? true : undefined));
    const again = otherProcess();
    await stage.tables.setPlace(table.id, { thread: undefined });
    const message = { kind: 'started', table: table.id } as const;
    expect(await again({ id: 'thread', message, attempts: 0, again: true, at: Date.now() })).toBe(live.channel_id);
    expect(await stage.driver.violations()).toEqual([]);
  });

  test('the connection may break: presses are answered after it is back', async () => {
    stage = await openStage();
    const { host, live } = await startTable(stage);
    await stage.driver.control({ do: 'drop-gateway' });
    const answer = await eventually(async () => {
      const exchange = await host.press(live, 'My hand & moves').catch(() => undefined);
      return exchange?.interaction.state === 'answered' ? exchange : undefined;
    });
    expect(labelsOf(await outcome(answer))).toContain('keep');
  });

  test('waits grow, stay within bounds, and differ by chance', () => {
    stage = undefined as unknown as Stage;
    const waits = [0, 1, 2, 3, 50].map((attempts) => backOff(attempts, () => 0.5));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 300_000]);
    expect(backOff(3, () => 0)).toBe(4000);
    expect(backOff(3, () => 1)).toBe(12_000);
  });
});

const silent = {
  info: () => {},
  warn: () => {},
  error: () => {},
  debug: () => {},
} as unknown as Parameters<typeof createImages>[1];

describe('a place goes away', () => {
  test('without its thread a table goes on in the channel', async () => {
    stage = await openStage();
    const { host, guest, channel, live } = await startTable(stage);
    await stage.driver.control({ do: 'delete-channel', channel: live.channel_id });
    const panel = await outcome(await host.command(channel.id, 'hand'));
    await outcome(await host.press(panel, 'keep'));
    await outcome(await guest.press(await outcome(await guest.command(channel.id, 'hand')), 'keep'));
    await host.waitFor(
      (m) => isLive(m) && m.channel_id === channel.id && textOfMessage(m).includes(`Waiting for <@${host.id}>`),
    );
    const first = await guest.waitFor((m) => m.channel_id === channel.id && m.mentions.some((u) => u.id === guest.id));
    expect(first.author.bot).toBe(true);
  });

  test('without any place the players are told once, directly, and can play on', async () => {
    stage = await openStage();
    const { host, guest, channel, live } = await startTable(stage);
    const elsewhere = await host.channel('general', league);
    await stage.driver.control({ do: 'delete-channel', channel: live.channel_id });
    await stage.driver.control({ do: 'delete-channel', channel: channel.id });
    for (const person of [host, guest]) {
      await outcome(await person.press(await outcome(await person.command(elsewhere.id, 'hand')), 'keep'));
    }
    const told = await host.waitFor((m) => textOfMessage(m).includes('is gone or closed to me'));
    expect(textOfMessage(told)).toContain('/hand table:');
    const call = await host.waitFor((m) => textOfMessage(m).includes('It is your move'));
    expect(call.channel_id).toBe(told.channel_id);
    await outcome(await host.press(await outcome(await host.command(elsewhere.id, 'hand')), 'end'));
    await guest.waitFor((m) => textOfMessage(m).includes('It is your move'));
    const all = await host.messages(told.channel_id, 100);
    expect(all.filter((m) => textOfMessage(m).includes('is gone or closed to me'))).toHaveLength(1);
    expect(stage.logged.filter((text) => text.includes('"level":50'))).toEqual([]);
  });

  test('who takes no direct messages hears all of it when they next use the bot, once', async () => {
    stage = await openStage();
    const pascal = await stage.driver.person('pascal');
    const channel = await pascal.channel('game-tables', league);
    const elsewhere = await pascal.channel('general', league);
    await pascal.command(channel.id, 'play', { computers: 1 });
    const lobby = await pascal.waitFor(isLobby);
    await pascal.press(lobby, 'Start');
    const live = await pascal.waitFor(isLive);
    await stage.driver.control({ do: 'delete-channel', channel: live.channel_id });
    await stage.driver.control({ do: 'delete-channel', channel: channel.id });
    await outcome(await pascal.press(await outcome(await pascal.command(elsewhere.id, 'hand')), 'keep'));
    await eventually(async () => ((await stage.tables.outbox.nextDue()) === undefined ? true : undefined));
    await stage.tables.pendingTexts.add(pascal.id, 'more', 'And more news.');
    await pascal.command(elsewhere.id, 'help');
    const isNews = (m: PageMessage) =>
      textOfMessage(m).includes('its channel is gone') || textOfMessage(m).includes('is gone or closed');
    await pascal.waitFor(isNews);
    await pascal.waitFor((m) => textOfMessage(m) === 'And more news.');
    await outcome(await pascal.command(elsewhere.id, 'help'));
    const all = await pascal.messages(elsewhere.id, 50);
    expect(all.filter((m) => isNews(m) || textOfMessage(m) === 'And more news.')).toHaveLength(2);
    expect(await stage.tables.pendingTexts.take(pascal.id, 1)).toEqual([]);
  });

  test('a permission that is missing is told once, and things go on when it is back', async () => {
    stage = await openStage();
    const { host, guest, live, channel } = await startTable(stage);
    await stage.driver.control({ do: 'deny', channel: live.channel_id, permissions: ['SendMessagesInThreads'] });
    await stage.driver.control({
      do: 'deny',
      channel: channel.id,
      permissions: ['SendMessages', 'SendMessagesInThreads'],
    });
    for (const person of [host, guest]) {
      await outcome(await person.press(await outcome(await person.command(channel.id, 'hand')), 'keep'));
    }
    const told = await host.waitFor((m) => textOfMessage(m).includes('I lack a permission'));
    expect(textOfMessage(told)).toContain('Send Messages');
    await stage.driver.control({ do: 'deny', channel: live.channel_id, permissions: [] });
    await stage.driver.control({ do: 'deny', channel: channel.id, permissions: [] });
    const before = (await liveOnes(live.channel_id)).length;
    await outcome(await host.press(await outcome(await host.command(channel.id, 'hand')), 'end'));
    await eventually(async () => ((await liveOnes(live.channel_id)).length >= before ? true : undefined));
    await guest.waitFor((m) => isLive(m) && textOfMessage(m).includes(`<@${guest.id}>`));
  });

  test('where pictures are not allowed the words come without them', async () => {
    stage = await openStage();
    const { host, guest, channel, live } = await startTable(stage);
    await stage.driver.control({ do: 'deny', channel: channel.id, permissions: ['AttachFiles'] });
    for (const person of [host, guest]) {
      await outcome(await person.press(await outcome(await person.command(live.channel_id, 'hand')), 'keep'));
    }
    const next = await host.waitFor((m) => isLive(m) && textOfMessage(m).includes(`Waiting for <@${host.id}>, asked`));
    expect(JSON.stringify(next.components)).not.toContain('attachment');
    expect(stage.logged).toEqual([]);
  });

  test('a lobby message that was deleted does not stop the game', async () => {
    stage = await openStage();
    const { host, lobby, live } = await startTable(stage);
    await stage.driver.control({ do: 'delete-message', message: lobby.id });
    const panel = await outcome(await host.press(live, 'My hand & moves'));
    expect(has('keep')(panel)).toBe(true);
  });

  test('a live message that was deleted is replaced', async () => {
    stage = await openStage();
    const { host, guest, live } = await startTable(stage);
    await stage.driver.control({ do: 'delete-message', message: live.id });
    await outcome(await host.press(await outcome(await host.command(live.channel_id, 'hand')), 'keep'));
    await guest.waitFor((m) => isLive(m) && m.id !== live.id);
  });
});
