// Memory that is held and not used is given back.
import { getHeapStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { compactHeap } from '#core/memory-report';

test('a heap that is left half empty is compacted', async () => {
  const all = Array.from({ length: 400_000 }, (_, i) => ({ number: i, name: `object ${i}`, list: [i] }));
  const before = getHeapStatistics().total_physical_size;
  const kept = all.filter((_, i) => i % 20 === 0);
  all.length = 0;
  await compactHeap();
  expect(getHeapStatistics().total_physical_size).toBeLessThan(before - 20e6);
  expect(kept).toHaveLength(20_000);
});
