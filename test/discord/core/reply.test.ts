// How a press is answered while its message is still being changed.
import { MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import { box, COLORS, payload, text } from '#discord/core/components';
import { createReply } from '#discord/core/reply';
import { createVersions, type Versions } from '#discord/core/versions';

/** A press on a message of ours, whose calls are noted by their order. */
function pressed(versions: Versions, deferAfter: number) {
  const calls: string[] = [];
  const said = (what: string) => async () => {
    calls.push(what);
    told.get(what)?.();
    return { id: 'm' };
  };
  const told = new Map<string, () => void>();
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
  expect(calls).toEqual(['deferred']);
  land();
  await shown;
  expect(calls).toEqual(['deferred', 'edited']);
});

test('a press that meets none is answered at once', async () => {
  const { reply, calls } = pressed(createVersions(), 60_000);
  await reply.update(screen);
  reply.end();
  expect(calls).toEqual(['updated']);
});
