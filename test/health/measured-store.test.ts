// A store that is measured is the same store.
import { expect, test } from 'vitest';
import { measured, type StoreCall } from '#health/measured-store';
import { StoreError } from '#store/faults';
import { newFolder } from '#test/folder';
import { storeAt } from '#test/store';

/** A store in a file, with the calls that were reported. */
async function openMeasured() {
  const folder = newFolder();
  const calls: StoreCall[] = [];
  const opened = await storeAt(`${folder}/test.sqlite`);
  return { folder, calls, opened, store: measured(opened, (call) => calls.push(call)) };
}

const summary = (calls: readonly StoreCall[]) => calls.map(({ call, ended }) => [call, ended]);

test('every call of a repository is reported with how it ended, and returns what it returned', async () => {
  const { store, calls } = await openMeasured();
  await store.notes.set('colour', 'blue');
  expect(await store.notes.get('colour')).toBe('blue');
  expect(await store.tables.commit({ table: 'none', expect: 1 })).toBe('moved');
  expect(summary(calls)).toEqual([
    ['notes.set', 'returned'],
    ['notes.get', 'returned'],
    ['tables.commit', 'returned'],
  ]);
  expect(calls[2]).toMatchObject({ result: 'moved' });
  expect(calls.every(({ seconds }) => Number.isFinite(seconds) && seconds >= 0)).toBe(true);
});

test('a call that fails is reported, and fails as it did', async () => {
  const { store, opened, calls } = await openMeasured();
  await opened.close();
  const fault = { fault: 'closed' };
  await expect(store.notes.get('colour')).rejects.toMatchObject(fault);
  await expect(store.notes.get('colour')).rejects.toBeInstanceOf(StoreError);
  expect(calls[0]).toMatchObject({ call: 'notes.get', ended: 'failed', error: fault });
});

test('it can be backed up, says when it is lost, and is closed, as before', async () => {
  const { store, opened, folder, calls } = await openMeasured();
  await store.notes.set('colour', 'blue');
  expect(store.lost).toBe(opened.lost);
  await store.backup(`${folder}/copy.sqlite`);
  const copy = await storeAt(`${folder}/copy.sqlite`);
  expect(await copy.notes.get('colour')).toBe('blue');
  await store.close();
  await expect(opened.notes.get('colour')).rejects.toMatchObject({ fault: 'closed' });
  expect(summary(calls)).toEqual([['notes.set', 'returned']]);
});

test('a repository and its methods can be passed on by themselves', async () => {
  const { store, calls } = await openMeasured();
  const { notes } = store;
  const { get } = notes;
  expect(await get('colour')).toBeUndefined();
  expect(store.notes).toBe(notes);
  expect(summary(calls)).toEqual([['notes.get', 'returned']]);
});
