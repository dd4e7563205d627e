// A table from `/play` to its end, through the sandbox, as people see it.
import { afterEach, expect, test } from 'vitest';
import { componentsOf, type DrivenPerson, textOfMessage } from '#sandbox/driver';
import type { PageMessage } from '#sandbox/page-api';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
afterEach(async () => {
  await stage.close();
});

const isLobby = (m: PageMessage) => labelsOf(m).includes('Start');
const isLive = (m: PageMessage) => labelsOf(m).includes('My hand & moves');
const labelsOf = (m: PageMessage) => componentsOf(m).flatMap((c) => c.label ?? []);

async function startTable(host: DrivenPerson, guest: DrivenPerson, channelName = 'game-tables') {
  const channel = await host.channel(channelName, 'Deep Space League');
  const opened = await host.command(channel.id, 'play');
  expect(opened.interaction.state).toBe('answered');
  const lobby = await guest.waitFor(isLobby);
  await guest.press(lobby, 'Join');
  await host.waitFor((m) => m.id === lobby.id && textOfMessage(m).includes(guest.id));
  await host.press(lobby, 'Start');
  return { channel, lobby, live: await host.waitFor(isLive) };
}

test('two people open a table, play it from the panel, and one concedes', async () => {
  stage = await openStage();
  const mira = await stage.driver.person('mira');
  const tobin = await stage.driver.person('tobin');
  const { channel, lobby, live } = await startTable(mira, tobin);

  expect(live.channel_id).not.toBe(channel.id);
  expect(textOfMessage(live)).toContain(`<@${mira.id}>`);
  expect(live.mentions.map((user) => user.id).sort()).toEqual([mira.id, tobin.id].sort());
  await mira.waitFor((m) => m.id === lobby.id && labelsOf(m).includes('Go to the table'));

  const panel = await mira.press(live, 'My hand & moves');
  expect(panel.message?.flags).toBe(64 | 32768);
  expect(textOfMessage(panel.message!)).toContain('mulligan');
  const kept = await mira.press(panel.message!, 'keep: keep');
  expect(kept.interaction.state).not.toBe('failed');

  await stage.driver.violations().then((found) => expect(found).toEqual([]));
  expect(stage.logged).toEqual([]);
});
