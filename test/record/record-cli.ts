/** `npm run record`: adds a database of the present version to `test/recorded/databases`, as every release does. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { commandLine, fail, flag } from '#cli';
import { isFailure } from '#core/failure';
import { openStore } from '#store/open';
import { record, recordOwnSets } from './record.ts';

const { values } = commandLine({
  command: 'npm run record',
  about: `Adds a database of this version to test/recorded/databases, with running games of all games and running seasons of all
formats. Every later version has to play them to their ends (test/table/open/recorded-databases.long.test.ts). Run it with every release.`,
  options: { sets: flag('only games with card sets of one’s own') },
});
const databases = join(import.meta.dirname, '../recorded/databases');
const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
const number = readdirSync(databases).length + 1;
const target = join(databases, `${String(number).padStart(2, '0')}-${commit}.sqlite.gz`);
const folder = mkdtempSync(join(tmpdir(), 'wardroom-record-'));
try {
  const store = await openStore(join(folder, 'live.sqlite'), { flush: false });
  if (isFailure(store)) fail(store.failed.map(({ text }) => text).join('\n'));
  await (values.sets ? recordOwnSets : record)(store);
  const copy = join(folder, 'copy.sqlite');
  await store.backup(copy);
  await store.close();
  writeFileSync(target, gzipSync(readFileSync(copy), { level: 9 }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(target);
