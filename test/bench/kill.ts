/** Deaths of the bot under load: what people lose by them. See `test/trials/killing.ts`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killAtRandom, newSeed } from '../trials/killing.ts';
import type { Row } from './measure.ts';

/** Rows of the report. In full, what a dead process held is waited for; `quick` ends its leases at once. */
export async function kill(quick: boolean): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-kill-'));
  try {
    const seed = newSeed();
    const toll = await killAtRandom({ kills: quick ? 2 : 100, seed, tables: quick ? 6 : 12, folder, hasten: quick });
    for (const finding of [...toll.findings, ...toll.breaches]) console.log(`  ! ${finding}`);
    return [
      { what: 'kill -9 at random moments', figure: `${toll.kills} in ${toll.minutes.toFixed(1)} min, seed ${seed}` },
      {
        what: `acknowledged inputs (${toll.acknowledged} at ${toll.tables} tables)`,
        figure: `lost ${toll.lost}, doubled ${toll.doubled}`,
      },
      { what: `notifications (${toll.calls})`, figure: `lost ${toll.callsLost}, doubled ${toll.callsDoubled}` },
      { what: 'other findings, breaches', figure: `${toll.findings.length}, ${toll.breaches.length}` },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
