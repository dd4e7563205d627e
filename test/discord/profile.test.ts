// `/profile`: one's own with a choice of who may see it, and that of others if they let one.
import { afterEach, expect, test } from 'vitest';
import { textOfMessage } from '#test/driver';
import { openStage, type Stage } from './stage.ts';
import { expectClean, outcome, startTable } from './stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

test('shows what one has played, and lets one choose who else may see it', async () => {
  stage = await openStage();
  const { host, guest, channel, table } = await startTable(stage);
  const none = await outcome(await host.command(channel.id, 'profile'));
  expect((none.flags ?? 0) & 64).toBe(64);
  expect(textOfMessage(none)).toContain('No game played to its end yet.');
  await stage.tables.concede(table.id, host.id);
  await stage.tables.concede(table.id, guest.id);

  const own = await outcome(await host.command(channel.id, 'profile'));
  expect(textOfMessage(own)).toContain('2 players: one game');
  const seen = await outcome(await guest.command(channel.id, 'profile', { who: host.id }));
  expect(textOfMessage(seen)).toContain('2 players: one game');
  expect(textOfMessage(seen)).not.toContain('Who may see this');

  const saved = await outcome(await host.select(own, 'Who may see this', ['me']));
  expect(textOfMessage(saved)).toContain('Saved.');
  const refused = await outcome(await guest.command(channel.id, 'profile', { who: host.id }));
  expect(textOfMessage(refused)).toContain('They do not show their profile to you.');
  await expectClean(stage);
});
