// Histories of games in one piece: they come out as they went in.
import { expect, test } from 'vitest';
import { below, seedRng } from '#kernel/random';
import { type ArchivedHistory, packHistory, unpackHistory } from '#store/archive-packing';

/** A history with everything that may be missing, and texts with what might disturb the lines. */
function historyOf(seed: string): ArchivedHistory {
  const rng = seedRng(seed);
  const some = (most: number) => below(rng, most);
  const maybe = (most: number) => (some(4) === 0 ? undefined : some(most));
  const text = () => JSON.stringify({ says: ['plain', 'Grüße ☄', 'two\nlines', '"\\', ''][some(5)], n: some(9) });
  let [rev, at, ask, seq] = [0, 1_700_000_000_000, 0, some(1e9)];
  const next = () => {
    rev += some(3);
    ask += some(4);
    at += some(1e8);
    seq += 1 + some(1000);
  };
  const inputs = Array.from({ length: some(60) }, (_, n) => {
    next();
    return {
      rev,
      n,
      seat: maybe(8),
      person: maybe(3),
      by: ['person', 'auto', 'clock'][some(3)] ?? '',
      ask: some(5) === 0 ? undefined : ask,
      input: text(),
      events: text(),
      at,
      undoneBy: maybe(99),
    };
  });
  const facts = Array.from({ length: some(60) }, () => {
    next();
    return {
      seq,
      rev: some(100),
      kind: ['moved', 'waits'][some(2)] ?? '',
      body: text(),
      at: at - some(1e9),
    };
  });
  return { inputs, facts };
}

test('whatever was played comes out as it went in', async () => {
  const seeds = Array.from({ length: 200 }, (_, n) => `history ${n}`);
  for (const seed of seeds) expect(unpackHistory(await packHistory(historyOf(seed))), seed).toEqual(historyOf(seed));
  expect(unpackHistory(await packHistory({ inputs: [], facts: [] }))).toEqual({ inputs: [], facts: [] });
});

test('a line break between the values of JSON becomes a space', async () => {
  const fact = { seq: 1, rev: 1, kind: 'moved', body: '{\n"a": 1}', at: 1 };
  expect(unpackHistory(await packHistory({ inputs: [], facts: [fact] }))?.facts).toEqual([
    { ...fact, body: '{ "a": 1}' },
  ]);
});

test('what is damaged is none', async () => {
  const data = await packHistory(historyOf('history 3'));
  expect(unpackHistory(data)?.inputs.length).toBeGreaterThan(0);
  expect(unpackHistory(data.subarray(0, data.length - 4))).toBeUndefined();
  expect(unpackHistory(Buffer.from('nothing'))).toBeUndefined();
  expect(unpackHistory(new Uint8Array())).toBeUndefined();
});
