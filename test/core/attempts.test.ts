/** Whoever finds that others have stored first decides anew, but not for ever. */
import { expect, test } from 'vitest';
import { untilStored } from '#core/attempts';

test('what is outdated is tried again until it is stored, and then no more', async () => {
  const results = ['outdated', 'outdated', { rev: 3 }, { rev: 4 }] as const;
  let attempts = 0;
  expect(await untilStored(async () => results[attempts++] ?? 'outdated', 'given up')).toEqual({ rev: 3 });
  expect(attempts).toBe(3);
});

test('nothing to say is an answer too', async () => {
  expect(await untilStored<undefined, string>(async () => undefined, 'given up')).toBeUndefined();
});

test('what is always outdated is given up after five attempts', async () => {
  let attempts = 0;
  const result = await untilStored<never, string>(async () => {
    attempts++;
    return 'outdated';
  }, 'given up');
  expect([result, attempts]).toEqual(['given up', 5]);
});

test('a failure is not tried again', async () => {
  let attempts = 0;
  const failing = untilStored(async () => {
    attempts++;
    throw new Error('the disk is full');
  }, 'given up');
  await expect(failing).rejects.toThrow('the disk is full');
  expect(attempts).toBe(1);
});
