/**
 * Asks the program on this machine how it is (`/healthz` at HEALTH_PORT), and ends with 0 or 1, for whoever watches a container.
 * With `--end-after N`, the program is ended after so many failures in a row, so that it is started again also where nobody
 * else would do so. It needs nothing but Node.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How long an answer may take, ms. */
const PATIENCE = 4000;

const port = process.env.HEALTH_PORT ?? '9090';
const counted = join(tmpdir(), `wardroom-failures-${port}`);

async function isHealthy() {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(PATIENCE) });
    return ok;
  } catch {
    return false;
  }
}

/** How often it has failed in a row, this time included. */
function failures() {
  let before = 0;
  try {
    before = Number(readFileSync(counted, 'utf8')) || 0;
  } catch {
    // The first time.
  }
  writeFileSync(counted, String(before + 1));
  return before + 1;
}

/** Ends the program, which may be past listening to anything milder. */
function endProgram() {
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry) || Number(entry) === process.pid) continue;
    try {
      const [args, settings] = ['cmdline', 'environ'].map((file) =>
        readFileSync(`/proc/${entry}/${file}`, 'utf8').split('\0'),
      );
      // Outside a container there may be several.
      if (args.includes('src/start.mjs') && settings.includes(`HEALTH_PORT=${port}`))
        process.kill(Number(entry), 'SIGKILL');
    } catch {
      // It has ended meanwhile, or is none of ours.
    }
  }
}

if (await isHealthy()) {
  rmSync(counted, { force: true });
} else {
  process.exitCode = 1;
  const at = process.argv.indexOf('--end-after');
  if (at > 0 && failures() >= Number(process.argv[at + 1])) {
    rmSync(counted, { force: true });
    endProgram();
  }
}
