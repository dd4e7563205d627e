// Calls to people whose turn it is, when a process was stopped between taking a call up and sending it.
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { isRefusal, type TableService } from '#table/types';
import { textOfMessage } from '#test/driver';
import { createWitness } from '../../trials/witness.ts';
import { openStage, type Stage } from '../stage.ts';
import { allSent, isLive, outcome, startTable } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

/** Keeps the bot from sending, so that the test can stand for a process that took a call up and was killed. */
function heldOutbox() {
  const held = { now: false };
  const wrap = (tables: TableService): TableService => ({
    ...tables,
    outbox: {
      ...tables.outbox,
      claim: async (limit, lease) => (held.now ? [] : tables.outbox.claim(limit, lease)),
    },
  });
  return { held, wrap };
}

async function tableUnderway() {
  const { held, wrap } = heldOutbox();
  stage = await openStage({ wrap });
  const started = await startTable(stage);
  const { host, guest, live } = started;
  /** Gives what is asked of a person its usual answer until the table waits for somebody else. */
  const pass = async ({ id }: typeof host) => {
    for (;;) {
      const tableView = await stage.tables.view(started.table.id, id);
      if (isRefusal(tableView)) throw new Error(tableView.refused);
      const [ask] = tableView.view.asks;
      if (ask === undefined || !tableView.view.owing.includes(ask.seat)) return;
      await stage.tables.submit(started.table.id, id, { ask: ask.id, answer: ask.fallback });
    }
  };
  for (const person of [host, guest]) {
    const panel = await outcome(await person.command(live.channel_id, 'hand'));
    await outcome(await person.press(panel, 'keep'));
  }
  const idle = () => allSent(stage);
  await idle();
  const witness = await createWitness(stage.sandbox.url, [host.id, guest.id]);
  onTestFinished(() => witness.close());
  const callsTo = ({ id }: typeof host) => witness.seen().filter(({ mentions }) => mentions.includes(id)).length;
  return { ...started, held, pass, idle, callsTo };
}

describe('a call that a killed process had taken up', () => {
  test('and a newer one to the same person go out as one call', async () => {
    const { host, guest, live, held, pass, idle, callsTo } = await tableUnderway();
    held.now = true;
    await pass(host);
    const [dying] = await stage.tables.outbox.claim(1, 600);
    expect(dying?.message).toMatchObject({ kind: 'live', mention: [guest.id] });
    await pass(guest);
    await pass(host);
    held.now = false;
    await idle();
    expect(callsTo(guest)).toBe(1);
    const lives = (await host.messages(live.channel_id, 100)).filter(isLive);
    expect(lives).toHaveLength(1);
    expect(textOfMessage(lives[0]!)).toContain(`<@${guest.id}>`);
    expect(stage.logged).toEqual([]);
  });

  test('keeps calling those whom the newer one does not', async () => {
    const { table, host, guest, held, pass, idle, callsTo } = await tableUnderway();
    held.now = true;
    await pass(host);
    expect(await stage.tables.outbox.claim(1, 600)).toHaveLength(1);
    await stage.tables.setAutopilot(table.id, host.id, { mode: 'strict' });
    held.now = false;
    await idle();
    expect(callsTo(guest)).toBe(1);
  });
});
