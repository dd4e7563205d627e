// `/profile`: one's own with a choice of who may see it, and that of others if they let one.
import { afterEach, expect, test } from 'vitest';
import { profileMessage } from '#discord/person/screens/profile';
import { translatorIn } from '#discord/words';
import { textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { expectClean, outcome, startTable } from '../stories.ts';

const hour = 60 * 60 * 1000;

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

test.each([
  ['en', 3, 6, 'Quicker than in the games before, when they usually answered within 6 hours.'],
  ['en', 24, 1, 'Slower than in the games before, when they usually answered within an hour.'],
  ['en', 10, 11, 'About as quick as in the games before.'],
  ['en', 0, 0.01, 'About as quick as in the games before.'],
  ['de', 3, 48, 'Schneller als in den Partien davor: Da kam die Antwort meist innerhalb von 2 Tagen.'],
] as const)('A48 says in %s how %d hours compare with %d', (locale, usual, earlier, line) => {
  const profile = { tallies: [], usualWait: usual * hour, earlierWait: earlier * hour, waitingNow: 0 };
  const shown = profileMessage({ user: '1', profile, audience: undefined }, translatorIn(locale));
  expect(JSON.stringify(shown.components)).toContain(line);
});

test('A48 says nothing of earlier games where there are too few', () => {
  const profile = { tallies: [], usualWait: hour, earlierWait: undefined, waitingNow: 0 };
  const shown = profileMessage({ user: '1', profile, audience: undefined }, translatorIn('en'));
  expect(JSON.stringify(shown.components)).not.toContain('the games before');
});
