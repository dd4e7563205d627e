// Late pictures neither replace newer screens nor overtake them.
import { expect, test } from 'vitest';
import { createVersions } from '#discord/core/versions';

test('only the newest screen of a message is the last', () => {
  const versions = createVersions();
  const first = versions.next('a');
  expect(versions.isLatest('a', first)).toBe(true);
  const second = versions.next('a');
  versions.next('b');
  expect(versions.isLatest('a', first)).toBe(false);
  expect(versions.isLatest('a', second)).toBe(true);
});

test('who shows a screen learns that a newer one has replaced it, once', () => {
  const versions = createVersions();
  const told: string[] = [];
  const first = versions.next('a');
  versions.whenReplaced('a', first, () => told.push('first'));
  const other = versions.next('b');
  const end = versions.whenReplaced('b', other, () => told.push('other'));
  end();
  versions.next('a');
  versions.next('a');
  versions.next('b');
  versions.whenReplaced('a', first, () => told.push('late'));
  expect(told).toEqual(['first', 'late']);
});

test('a new screen waits for an edit that is on its way, but not for ever', async () => {
  const versions = createVersions();
  let done = () => {};
  versions.editing('a', new Promise<void>((resolve) => (done = resolve)));
  const order: string[] = [];
  const waiting = versions.settled('a', 5000).then(() => order.push('screen'));
  order.push('edit');
  done();
  await waiting;
  expect(order).toEqual(['edit', 'screen']);
  versions.editing('a', new Promise(() => {}));
  await expect(versions.settled('a', 30)).resolves.toBeUndefined();
});

test('a new screen waits for the one before it, which is no change of its pictures', async () => {
  const versions = createVersions();
  const unchanged = versions.watch('a');
  let done = () => {};
  versions.updating('a', new Promise<void>((resolve) => (done = resolve)));
  const order: string[] = [];
  const waiting = versions.settled('a', 5000).then(() => order.push('second'));
  order.push('first');
  done();
  await waiting;
  expect(order).toEqual(['first', 'second']);
  expect(unchanged()).toBe(true);
});

test('an edit that fails holds nobody up', async () => {
  const versions = createVersions();
  versions.editing('a', Promise.reject(new Error('gone')));
  await expect(versions.settled('a', 5000)).resolves.toBeUndefined();
});

test('what is long ago is forgotten', () => {
  const versions = createVersions();
  const first = versions.next('first');
  for (let i = 0; i < 6000; i++) versions.next(`m${i}`);
  expect(versions.isLatest('first', first)).toBe(false);
});

test('whoever watches a message learns of every edit since, and of one that was on its way', async () => {
  const versions = createVersions();
  const before = versions.watch('a');
  expect(before()).toBe(true);
  let done = () => {};
  const edit = new Promise<void>((resolve) => (done = resolve));
  versions.editing('a', edit);
  const during = versions.watch('a');
  done();
  await versions.settled('a', 5000);
  expect([before(), during()]).toEqual([false, false]);
  expect(versions.watch('a')()).toBe(true);
  expect(versions.watch('b')()).toBe(true);
});
