/** A season under kills: what people were told is what is stored, and stands in their channels once. */
import { expect } from 'vitest';
import { sharedFolder } from './folder.ts';
import { newSeed } from './killing.ts';
import { killThroughSeason } from './season-kill.ts';
import { seasonFindings, storedSeason } from './season-ledger.ts';

/** Twenty kills through a season of so many people, an even number. */
export async function expectSeasonToSurvive(people: number): Promise<void> {
  const seed = newSeed();
  const killed = await killThroughSeason({ people, rounds: 6, game: 'eve', seed, folder: sharedFolder() });
  console.log([`seed ${seed}`, ...killed.kills].join('\n'));
  const season = await storedSeason(killed.database);
  expect(await seasonFindings(killed, season)).toEqual([]);
  expect(killed).toMatchObject({ breaches: [], faults: [], code: 0, told: { isFinal: true } });
  expect(killed.kills).toHaveLength(20);
  expect(season).toMatchObject({ status: 'final', endedAt: expect.any(Number) });
  expect(season.matches).toHaveLength((6 * people) / 2);
}
