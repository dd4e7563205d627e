// How a press is answered while its message is still being changed.
import { MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import { box, COLORS, payload, text } from '#discord/core/components';
import { createReply } from '#discord/core/reply';
import { createVersions, type Versions } from '#discord/core/versions';

/** A press on a message of ours, whose calls are noted in their order. `held`: they end only after that. */
function pressed(
  versions: Versions,
  deferAfter: number,
  calls: string[] = [],
  held: Promise<void> = Promise.resolve(),
) {
  const told = new Map<string, () => void>();
  const said = (what: string) => async () => {
    calls.push(what);
    told.get(what)?.();
    await held;
    calls.push(`${what}, taken`);
    return { id: 'm' };
  };
  const interaction = {
    id: 'i',
    user: { id: 'u', displayName: 'Mira' },
    message: { id: 'm', flags: MessageFlags.IsComponentsV2 },
    isMessageComponent: () => true,
    isModalSubmit: () => false,
    deferUpdate: said('deferred'),
    update: said('updated'),
    editReply: said('edited'),
  } as unknown as Parameters<typeof createReply>[0];
  const reply = createReply(interaction, {
    response: 'update',
    deferAfter,
    versions,
    later: () => {},
    responded: () => {},
  });
  return { reply, calls, until: (what: string) => new Promise<void>((resolve) => told.set(what, resolve)) };
}

const screen = payload([box([text('now')], COLORS.calm)]);

test('a press that meets an edit under way is acknowledged, and its screen is shown after that edit', async () => {
  const versions = createVersions();
  let land = () => {};
  versions.editing('m', new Promise<void>((resolve) => (land = resolve)));
  const { reply, calls, until } = pressed(versions, 1);
  const deferred = until('deferred');
  const shown = reply.update(screen);
  await deferred;
  expect(calls[0]).toBe('deferred');
  land();
  await shown;
  expect(calls).toEqual(['deferred', 'deferred, taken', 'edited', 'edited, taken']);
});

test('a press that meets none is answered at once', async () => {
  const { reply, calls } = pressed(createVersions(), 60_000);
  await reply.update(screen);
  reply.end();
  expect(calls).toEqual(['updated', 'updated, taken']);
});
test('of two presses on one message the later one is shown after the first one was taken', async () => {
  const versions = createVersions();
  const calls: string[] = [];
  let land = () => {};
  const first = pressed(versions, 60_000, calls, new Promise<void>((resolve) => (land = resolve)));
  const second = pressed(versions, 60_000, calls);
  const sent = first.until('updated');
  const shown = [first.reply.update(screen), second.reply.update(screen)];
  await sent;
  expect(calls).toEqual(['updated']);
  land();
  await Promise.all(shown);
  for (const { reply } of [first, second]) reply.end();
  expect(calls).toEqual(['updated', 'updated, taken', 'updated', 'updated, taken']);
});

test('a press that meets none is answered at once', async () => {
  const { reply, calls } = pressed(createVersions(), 60_000);
  await reply.update(screen);
  reply.end();
  expect(calls).toEqual(['updated', 'updated, taken']);
});
