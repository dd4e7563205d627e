/** A season under kills: what people were told is what is stored, and stands in their channels once. */
import { expect } from 'vitest';
import { sharedFolder } from './folder.ts';
import { newSeed } from './killing.ts';
import { killThroughSeason } from './season-kill.ts';
import { seasonFindings, storedSeason } from './season-ledger.ts';

/** So many kills through a season of so many people, an even number; see `momentsOf`. */
export async function expectSeasonToSurvive(
  { people, rounds }: { readonly people: number; readonly rounds: number },
  kills: number,
): Promise<void> {
  const seed = newSeed();
  const killed = await killThroughSeason({ people, rounds, game: 'eve', seed, folder: sharedFolder() });
  console.log([`seed ${seed}`, ...killed.kills].join('\n'));
  const season = await storedSeason(killed.database);
  expect(await seasonFindings(killed, season)).toEqual([]);
  expect(killed).toMatchObject({ breaches: [], faults: [], code: 0, told: { isFinal: true } });
  expect(killed.kills).toHaveLength(kills);
  expect(season).toMatchObject({ status: 'final', endedAt: expect.any(Number) });
  expect(season.matches).toHaveLength((rounds * people) / 2);
}
