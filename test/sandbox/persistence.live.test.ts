// The sandbox's world outlives its process: what was said, made and registered is there again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDriver } from '#test/driver';
import { startSandbox } from '../../src/sandbox/sandbox.ts';
import { openStorage } from '../../src/sandbox/storage.ts';
import { rawBot, rawSession } from './raw.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const gallery = { flags: 1 << 15, components: [{ type: 12, items: [{ media: { url: 'attachment://a.png' } }] }] };

describe('after a restart', () => {
  test('commands, threads, messages, files, nonces and running interactions are as they were', async () => {
    const databasePath = join(folder, 'deep', 'sandbox.sqlite');
    const first = await startSandbox({ databasePath });
    const one = rawBot(first);
    const driver = await createDriver(first);
    const gateway = await rawSession(first);
    const mira = await driver.person('mira');
    const tables = (await mira.channel('game-tables')).id;
    await one.call('PUT', `/applications/${first.applicationId}/commands`, [{ name: 'do', description: 'Does' }]);
    const thread = (await one.call('POST', `/channels/${tables}/threads`, { name: 'Table', type: 11 })).json
      .id as string;
    const once = { content: 'once', nonce: 'n', enforce_nonce: true };
    const sent = (await one.call('POST', `/channels/${thread}/messages`, once)).json;
    await one.call('POST', `/channels/${thread}/messages`, gallery, { '0:a.png': 'bytes' });
    const done = mira.command(thread, 'do');
    const i = (await gateway.next((e) => e.t === 'INTERACTION_CREATE')).d as { id: string; token: string };
    await one.call('POST', `/interactions/${i.id}/${i.token}/callback`, { type: 5, data: { flags: 64 } });
    const thinking = (await done).message!;
    driver.close();
    await first.close();

    const second = await startSandbox({ databasePath });
    expect(second.url).not.toBe(first.url);
    const two = rawBot(second);
    const again = await createDriver(second);
    const person = await again.person('mira');
    expect((await person.world()).commands.map((c) => c.name)).toEqual(['do']);
    const [old, picture, waiting] = await person.messages((await person.channel('Table')).id);
    expect(old).toMatchObject({ id: sent.id, content: 'once' });
    expect(picture?.attachments[0]?.url).toContain(second.url);
    expect(JSON.stringify(picture?.components)).toContain(second.url);
    expect(await (await fetch(picture?.attachments[0]?.url ?? '')).text()).toBe('bytes');
    expect(waiting?.id).toBe(thinking.id);
    expect((await two.call('POST', `/channels/${thread}/messages`, once)).json.id).toBe(sent.id);
    const path = `/webhooks/${second.applicationId}/${i.token}/messages/@original`;
    expect((await two.call('PATCH', path, { content: 'at last' })).json).toMatchObject({
      id: thinking.id,
      content: 'at last',
      flags: 64,
    });
    const fresh = (await two.call('POST', `/channels/${thread}/messages`, { content: 'new' })).json.id as string;
    expect(BigInt(fresh)).toBeGreaterThan(BigInt(thinking.id));
    expect(second.violations()).toEqual([]);
    again.close();
    await second.close();
  });

  test('ids stay unique even when the clock has been set back', async () => {
    const databasePath = join(folder, 'sandbox.sqlite');
    const first = await startSandbox({ databasePath, now: () => 1_790_000_000_000 });
    const path = '/channels/1457709004800000031/messages';
    const before = (await rawBot(first).call('POST', path, { content: 'x' })).json.id as string;
    await first.close();
    const second = await startSandbox({ databasePath, now: () => 1_780_000_000_000 });
    const after = (await rawBot(second).call('POST', path, { content: 'x' })).json.id as string;
    expect(BigInt(after)).toBeGreaterThan(BigInt(before));
    await second.close();
  });
});

describe('storage', () => {
  test('keeps files up to its bound and lets the oldest go first', () => {
    const storage = openStorage(':memory:', 250);
    const file = { name: 'a', type: 'text/plain', bytes: Buffer.alloc(100) };
    for (const id of ['1', '2', '3']) storage.putFile(`145770900480000000${id}`, 'm', file);
    expect(['1', '2', '3'].map((id) => storage.file(`145770900480000000${id}`) !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
    storage.dropFiles('m');
    expect(storage.file('1457709004800000003')).toBeUndefined();
    storage.close();
  });

  test('pages through messages both ways, with ephemeral ones for their person only', () => {
    const storage = openStorage(':memory:');
    const ids = [1, 2, 3, 4].map((n) => `145770900480000000${n}`);
    for (const [n, id] of ids.entries()) {
      storage.putMessage({ id, channel: 'c', author: 'a', json: '{}', ...(n === 2 ? { onlyFor: 'p' } : {}) });
    }
    const read = (more: object) =>
      storage.messages({ channel: 'c', limit: 2, ...more }).map((m) => ids.indexOf(m.id) + 1);
    expect(read({})).toEqual([4, 2]);
    expect(read({ person: 'p' })).toEqual([4, 3]);
    expect(read({ before: ids[1] })).toEqual([1]);
    expect(read({ after: '0' })).toEqual([1, 2]);
    storage.dropMessage(ids[3]!, 'somebody');
    expect(read({})).toEqual([2, 1]);
    expect(storage.goneBy(ids[3]!)).toBe('somebody');
    storage.close();
  });
});
