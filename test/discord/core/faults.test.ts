// What becomes of a request that Discord refuses, by its codes.
import { DiscordAPIError, type REST } from 'discord.js';
import { expect, test } from 'vitest';
import { type FaultKind, faultOf, gatewayFault } from '#discord/core/faults';
import { createMessages } from '#discord/delivery/messages';

const refusal = (code: number | undefined, status: number) =>
  new DiscordAPIError(
    { code: code ?? 0, message: 'no' },
    code as unknown as number,
    status,
    'POST',
    '/channels/1/messages',
    {},
  );

const kinds: readonly (readonly [string, number | undefined, number, FaultKind])[] = [
  ['unknown channel', 10003, 404, 'gone'],
  ['missing access', 50001, 403, 'forbidden'],
  ['missing permissions', 50013, 403, 'forbidden'],
  ['archived thread', 50083, 400, 'forbidden'],
  ['locked thread', 160005, 403, 'forbidden'],
  ['a forum, which takes no messages', 50008, 400, 'forbidden'],
  ['another kind of channel', 50024, 400, 'forbidden'],
  ['invalid form', 50035, 400, 'wrong'],
  ['sending switched off for a while', 40004, 403, 'busy'],
  ['a feature switched off for a while', 40006, 400, 'busy'],
  ['overloaded', 130000, 400, 'busy'],
  ['a proxy that lets nothing through', undefined, 403, 'busy'],
  ['a server error', 0, 502, 'busy'],
  ['a refusal of a code unknown here', 99999, 403, 'forbidden'],
];

test.each(kinds)('%s (%s, status %s) is %s', (_, code, status, kind) => {
  expect(faultOf(refusal(code, status))).toBe(kind);
});

test.each([10008, 30046, 50083, 160005])(
  'a message that cannot be edited any more (%s) leaves it to another',
  async (code) => {
    const rest = { patch: () => Promise.reject(refusal(code, 400)) } as unknown as REST;
    expect(await createMessages(rest).editIfThere('1', '2', { components: [], mention: [] }, [])).toBe(false);
  },
);

test.each([
  [4004, 'DISCORD_TOKEN'],
  [4010, 'Start the bot again'],
  [4011, 'Start the bot again'],
  [4012, 'Update the bot'],
  [4013, 'check that this is an unchanged version of the bot'],
  [4014, 'DISCORD_TOKEN is the token of its own application'],
  [4999, 'unknown reason (4999)'],
])('where the gateway refuses with %i, what to do is told', (code, advice) => {
  expect(gatewayFault(code)).toContain(advice);
});
