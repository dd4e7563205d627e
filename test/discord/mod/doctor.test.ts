// What moderators are told of a channel, and of a thread in it.
import { expect, test } from 'vitest';
import type { PermissionName } from '#discord/core/permissions';
import { doctorMessage, type Examined } from '#discord/mod/screens/doctor';
import { translatorIn } from '#discord/words';
import { textOf } from '../checks.ts';

const t = translatorIn('en');

/** A channel, or a thread of it, where the bot may do everything but some. */
const told = (missing: readonly PermissionName[], more: Partial<Examined> = {}): string =>
  textOf(
    doctorMessage(
      {
        ...{ channel: 'games', inThread: false, parent: undefined, channels: [], hasPages: false },
        may: (name) => !missing.includes(name),
        ...more,
      },
      t,
    ),
  );

test('in a channel all that tables need is looked at', () => {
  expect(told([]).match(/✅/g)).toHaveLength(7);
  expect(told(['CreatePublicThreads'])).toContain('❌ **Create Public Threads**');
});

test('in a thread nobody needs to begin another one, and its channel decides whether tables may be opened', () => {
  const thread = { channel: 'thread', inThread: true, parent: 'games' };
  expect(told(['CreatePublicThreads', 'SendMessages'], thread)).toContain('Nothing is missing.');
  expect(told(['SendMessagesInThreads'], thread)).toContain('❌ **Send Messages in Threads**');
  expect(told([], { ...thread, channels: ['games'] })).toContain('Tables may be opened here.');
  expect(told([], { ...thread, channels: ['other'] })).toContain('Tables are opened in <#other> only');
});
