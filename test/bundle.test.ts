// The program runs as bundles; what it tells of itself is told in terms of its sources.
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { root } from '#root';
import { inSources } from '#source-lines';
import { load } from '../src/bundle.mjs';

const folder = mkdtempSync(join(tmpdir(), 'wardroom-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A source file, bundled and run. */
async function run(name: string, text: string, bundles?: string): Promise<Readonly<Record<string, () => unknown>>> {
  const source = join(folder, name);
  writeFileSync(source, text);
  return load(pathToFileURL(source), bundles);
}

test('an error in a bundle names the line of its source', async () => {
  const { fail } = await run(
    'fails.ts',
    "type Why = string;\n\nexport function fail(): never {\n  throw new Error('x' satisfies Why);\n}\n",
  );
  const stack = (() => {
    try {
      return fail?.();
    } catch (error) {
      return (error as Error).stack;
    }
  })();
  expect(stack).toMatch(/fails-\w+\.mjs:\d+:\d+/);
  expect(inSources(String(stack))).toContain(`${relative(fileURLToPath(root), join(folder, 'fails.ts'))}:4:9`);
});

test('bundles of long ago are cleared away when there is a new one', async () => {
  const bundles = join(folder, 'bundles/');
  await run('old.ts', 'export const one = () => 1;', bundles);
  const old = readdirSync(bundles);
  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60_000);
  for (const name of old.filter((one) => one.endsWith('.map'))) utimesSync(join(bundles, name), longAgo, longAgo);
  await run('new.ts', 'export const one = () => 2;', bundles);
  const kept = readdirSync(bundles);
  expect(kept.filter((name) => old.includes(name))).toEqual(old.filter((name) => name.endsWith('.mjs')));
  expect(kept).toHaveLength(3);
});

test('where no bundle can be written, the program runs all the same', async () => {
  const { one } = await run('loaded.ts', 'export const one = (): number => 1;', '/dev/null/bundles/');
  expect(one?.()).toBe(1);
});

test('a place of which there is no map is told as it is', () => {
  const there = `at x (${new URL('node_modules/.cache/wardroom/none-ABC.mjs', root).href}:12:5)`;
  expect(inSources(there)).toBe(there);
  for (const text of ['', 'at main (src/main.ts:1:2)', `${there.slice(0, -6)} and more`, `${there} and ${there}`])
    expect(inSources(text)).toBe(text);
});

test('the same source is run as the same bundle, another as another', async () => {
  const one = await run('same.ts', 'export const one = () => 1;');
  const same = await run('same.ts', 'export const one = () => 1;');
  const other = await run('same.ts', 'export const one = () => 2;');
  expect(same).toBe(one);
  expect(other.one?.()).toBe(2);
});

test('in a bundle, the project is found where it is', async () => {
  const { where } = await run(
    'where.ts',
    `import { root } from '${fileURLToPath(new URL('src/root.ts', root))}';\nexport const where = () => root.href;`,
  );
  expect(where?.()).toBe(root.href);
});

test('nothing that goes into a bundle but the root asks where its own file is', () => {
  const files = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' });
  const asking = files.filter(
    (file) =>
      /\.ts$/.test(file) &&
      !/-cli\.ts$/.test(file) &&
      /import\.meta\.(url|dirname|filename)/.test(readFileSync(new URL(`src/${file}`, root), 'utf8')),
  );
  expect(asking).toEqual(['root.ts']);
});
