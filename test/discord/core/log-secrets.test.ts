// The log tells what went wrong, and neither whom a secret belongs to nor what anybody holds in hand.
import { DiscordAPIError, HTTPError, REST } from 'discord.js';
import { expect, test } from 'vitest';
import { createLog } from '#discord/core/log';

const token = 'aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA6c2VjcmV0';
const callback = `https://discord.com/api/v10/interactions/123456789012345678/${token}/callback`;
const followUp = `https://discord.com/api/v10/webhooks/123456789012345678/${token}/messages/@original`;
const body = { files: undefined, json: { components: [{ content: 'Your hand: Kestrel, Heron' }] } };
const raw = { code: 50035, message: 'Invalid Form Body', errors: {} };

/** What is written of an error, under whichever name discord.js and the program log it. */
function logged(error: unknown): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: error, id: 'ab12' }, 'it failed');
  return lines.join('');
}

test.each([
  ['of the API', new DiscordAPIError(raw, 50035, 400, 'POST', callback, body)],
  ['of the API, to a webhook', new DiscordAPIError(raw, 50035, 400, 'PATCH', followUp, body)],
  ['of the way to it', new HTTPError(502, 'Bad Gateway', 'POST', callback, body)],
  [
    'behind another one',
    new Error('it failed', { cause: new DiscordAPIError(raw, 50035, 400, 'POST', callback, body) }),
  ],
  ['that speaks of an address', new Error(`fetch failed: ${followUp}`)],
])('an error %s is written down without token and hand', (_what, error) => {
  const text = logged(error);
  expect(text).not.toContain(token);
  expect(text).not.toContain('Kestrel');
  expect(text).toContain('it failed');
  expect(text).toMatch(/interactions|webhooks/);
});

test('the password of the address that stands in for Discord is not written down', () => {
  const address = 'https://bot:hunter2@proxy.example/api/v10/gateway/bot';
  for (const error of [
    new HTTPError(502, 'Bad Gateway', 'GET', address, body),
    new Error(`fetch failed: ${address}`),
  ]) {
    expect(logged(error)).not.toContain('hunter2');
    expect(logged(error)).toContain('proxy.example');
  }
});

test('what is needed to find the fault is there', () => {
  const error = new DiscordAPIError(raw, 50035, 400, 'POST', callback, body);
  expect(JSON.parse(logged(error)).err).toMatchObject({
    type: 'DiscordAPIError',
    code: 50035,
    status: 400,
    method: 'POST',
  });
  expect(JSON.parse(logged('plain')).err).toEqual({ type: 'string', message: 'plain' });
});

test('an error as the client really makes it is written down without its request', async () => {
  const rest = new REST({
    makeRequest: async () =>
      new Response(JSON.stringify(raw), { status: 400, headers: { 'content-type': 'application/json' } }) as never,
  }).setToken('bot-token');
  const error = await rest
    .post(`/interactions/123456789012345678/${token}/callback`, { body: body.json })
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DiscordAPIError);
  const text = logged(error);
  for (const secret of [token, 'Kestrel', 'bot-token']) expect(text).not.toContain(secret);
});
