// The store closes while messages are claimed, sent and written down: nothing has gone wrong, and each goes out once.
import { join } from 'node:path';
import type { REST } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#discord/core/app';
import { createLog } from '#discord/core/log';
import { createOutboxWorker } from '#discord/outbox';
import { newFolder } from '#test/folder';
import { type Cluster, postgresPrograms, startCluster } from '#test/postgres';
import { lobby, ok, openRoom, type Room } from '../../table/room.ts';

const programs = postgresPrograms();
let cluster: Cluster | undefined;
beforeAll(async () => {
  if (programs !== undefined) cluster = await startCluster(programs);
});
afterAll(() => cluster?.stop());

const databases: readonly (readonly [string, () => Promise<string>])[] = [
  ['SQLite', async () => join(newFolder(), 'test.sqlite')],
  ...(programs === undefined ? [] : [['PostgreSQL', async () => (await cluster?.create()) ?? ''] as const]),
];

/** Something that waits until it is let go. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Discord as far as it takes messages: each nonce once. */
function discord() {
  const messages = new Map<string, string>();
  const posted = gate();
  const state = { hold: Promise.resolve(), posted: posted.opened };
  const rest = {
    async post(_route: string, { body }: { readonly body: { readonly nonce: string } }) {
      const id = messages.get(body.nonce) ?? String(messages.size + 1);
      messages.set(body.nonce, id);
      posted.open();
      await state.hold;
      return { id };
    },
    async patch() {},
    async delete() {},
    async get(route: string) {
      return { id: route, type: 0, guild_id: 'guild' };
    },
  };
  return { messages, state, rest: rest as unknown as REST };
}

function workerOf({ service, seasons, clock }: Room, rest: REST) {
  const logged: string[] = [];
  const log = createLog('info', { write: (text: string) => logged.push(text) });
  const app = { tables: service, seasons, log, now: () => clock.now } as unknown as App;
  const errors = () => logged.map((text) => JSON.parse(text)).filter(({ level }) => level === 'error' || level >= 50);
  return { worker: createOutboxWorker({ app, rest, random: () => 0.5 }), logged, errors };
}

/** A room with one message to be sent: the lobby of a table, posted anew. */
async function roomWithMessage(place: string) {
  const room = await openRoom({ place });
  const { id } = await lobby(room, ['ann']);
  await room.sent();
  ok(await room.service.repost(id, 'ann'));
  return room;
}

/** The same place, opened again when no lease of before holds any more: everything is sent. */
async function afterRestart(place: string, rest: REST) {
  const room = await openRoom({ place, clock: { now: 1_000_000 + 60_000 } });
  const { worker, errors } = workerOf(room, rest);
  worker.start();
  await expect.poll(() => room.service.outbox.nextDue()).toBeUndefined();
  await worker.close();
  expect(errors()).toEqual([]);
}

describe.each(databases)('%s closes', (_name, newPlace) => {
  test('while a message is being sent', async () => {
    const place = await newPlace();
    const room = await roomWithMessage(place);
    const { messages, state, rest } = discord();
    const answered = gate();
    state.hold = answered.opened;
    const { worker, errors } = workerOf(room, rest);
    worker.start();
    await state.posted;
    const closed = worker.close();
    await room.service.close();
    await room.store.close();
    answered.open();
    await closed;
    expect(errors()).toEqual([]);
    await afterRestart(place, rest);
    expect(messages.size).toBe(1);
  });

  test('while messages are being claimed', async () => {
    const place = await newPlace();
    const room = await roomWithMessage(place);
    const { messages, rest } = discord();
    const { worker, errors } = workerOf(room, rest);
    worker.start();
    const closed = worker.close();
    await room.store.close();
    await closed;
    expect(errors()).toEqual([]);
    await afterRestart(place, rest);
    expect(messages.size).toBe(1);
  });

  test('after the worker has closed, which waits for what it has claimed', async () => {
    const place = await newPlace();
    const room = await roomWithMessage(place);
    const { messages, rest } = discord();
    const { worker, errors } = workerOf(room, rest);
    worker.start();
    await worker.close();
    expect(messages.size).toBe(1);
    expect(await room.service.outbox.nextDue()).toBeUndefined();
    expect(errors()).toEqual([]);
  });
});
