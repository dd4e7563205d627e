// Discord in bad weather: limits that bite, connections that break, requests that fail before or after they were carried out.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type Field, type FieldOptions, openField } from './field.ts';
import { sharedFolder } from './folder.ts';
import { newSeed } from './killing.ts';

async function newField(options: Partial<FieldOptions> = {}): Promise<Field> {
  const seed = newSeed();
  console.log(`seed ${seed}`);
  const field = await openField({ folder: sharedFolder(), seed, ...options });
  onTestFinished(() => field.close());
  return field;
}

const nothing = { lost: 0, doubled: 0, callsLost: 0, callsDoubled: 0, findings: [] };

test('real rate limits: what is to be told waits for them, and comes out once', async () => {
  const field = await newField({ rateLimits: 'real' });
  const program = await field.start();
  await field.play(5);
  await field.moves(15);
  await field.rest();
  expect((await program.stop()).code).toBe(0);
  expect(await field.account()).toMatchObject(nothing);
  expect(field.breaches()).toEqual([]);
});

test('the gateway breaks, forgets the session, or asks to come back: the bot does', async () => {
  const field = await newField();
  const program = await field.start();
  await field.play(5);
  for (const order of [
    { do: 'drop-gateway' },
    { do: 'ask-reconnect' },
    { do: 'drop-gateway', code: 4000 },
    { do: 'drop-gateway', resumable: false },
  ] as const) {
    await field.driver.control(order);
    await field.moves(3);
  }
  await field.rest();
  expect((await program.stop()).code).toBe(0);
  expect(await field.account()).toMatchObject(nothing);
  expect(field.breaches()).toEqual([]);
});

test('messages that fail, before or after they were carried out, are sent again and come out once', async () => {
  const field = await newField();
  const program = await field.start();
  await field.play(4);
  for (const when of ['after', 'before'] as const) {
    // Status 0 cuts the connection. Each lasts longer than the client itself tries, so that the outbox has to.
    for (const status of [500, 0, 503]) {
      await field.driver.control({ do: 'fail', path: '/messages', method: 'POST', status, when, times: 5 });
      await field.driver.control({ do: 'fail', path: '/messages', method: 'PATCH', status, when, times: 5 });
      // How long such weather lasts.
      await sleep(1500);
    }
  }
  await field.driver.control({ do: 'stop-failing' });
  await field.moves(3);
  await field.rest();
  expect((await program.stop()).code).toBe(0);
  expect(await field.account()).toMatchObject(nothing);
  // If the answer is lost, the client asks again for a thread that is there already.
  expect(field.breaches().filter((breach) => !breach.startsWith('thread-twice '))).toEqual([]);
});
