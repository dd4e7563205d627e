// The first panel that somebody opens offers the other size of pictures, once.
import { afterEach, expect, test } from 'vitest';
import { openStage, type Stage } from '../stage.ts';
import { allSent, expectClean, labelsOf, outcome, startTable } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

test('a first panel offers smaller pictures, and larger ones to whoever has taken them', async () => {
  stage = await openStage();
  const { host, guest, live } = await startTable(stage);
  await allSent(stage);
  const first = await outcome(await host.press(live, 'My hand & moves'));
  expect(labelsOf(first)).toContain('Smaller pictures');
  const smaller = await outcome(await host.press(first, 'Smaller pictures'));
  expect(await stage.tables.settings(host.id)).toMatchObject({ pictures: 'wide' });
  expect(labelsOf(smaller)).toContain('Larger pictures');
  await outcome(await host.press(smaller, 'Larger pictures'));
  expect(await stage.tables.settings(host.id)).toMatchObject({ pictures: 'tall' });
  const second = await outcome(await host.press(live, 'My hand & moves'));
  expect(labelsOf(second).filter((label) => label.endsWith('pictures'))).toEqual([]);
  expect(labelsOf(await outcome(await guest.press(live, 'My hand & moves')))).toContain('Smaller pictures');
  await expectClean(stage);
});
