// Seasons of every format in which anybody may leave, return or be put out at any moment, and results are set anew.
import { expect, test } from 'vitest';
import { playRandomSeason } from './random-season.ts';

const SEASONS = 150;

test('whatever people and organisers do, what was settled stays, and every season ends', () => {
  const faults: string[] = [];
  for (let i = 0; i < SEASONS; i++) {
    try {
      playRandomSeason(`season ${i}`);
    } catch (error) {
      faults.push(`season ${i}: ${error instanceof Error ? error.message : error}`);
    }
  }
  expect(faults).toEqual([]);
});
