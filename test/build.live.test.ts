// The program runs as it was built; what it tells of itself is told in terms of its sources.
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { root } from '#core/root';
import { inSources } from '#core/source-lines';
import { built, keepInUse } from '../src/build.mjs';

const here = fileURLToPath(root);
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const main = `
import { root } from './core/root.ts';
type Why = string;
export const where = (): string => root.href;
export function fail(): never {
  throw new Error('x' satisfies Why);
}
`;

/** A project of one module, with the root of ours. */
function project(text = main): string {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-build-'));
  folders.push(folder);
  for (const inside of ['src/core', 'commands']) mkdirSync(join(folder, inside), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'src/core/root.ts'])
    cpSync(join(here, file), join(folder, file));
  symlinkSync(join(here, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'src/main.ts'), text);
  return folder;
}

const load = (folder: string): Promise<{ where(): string }> => import(pathToFileURL(join(folder, 'main.mjs')).href);

/** What a module writes that runs in a Node of its own. */
async function written(script: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  return stdout;
}

test('in a build, the project is found where it is, and an error names the line of its source', async () => {
  const folder = project();
  const build = await built(folder);
  const { where } = await load(build);
  expect(where()).toBe(pathToFileURL(`${folder}/`).href);
  const file = JSON.stringify(pathToFileURL(join(build, 'main.mjs')).href);
  const stack = await written(`try { (await import(${file})).fail(); } catch (error) { console.log(error.stack); }`);
  expect(stack).toMatch(/main\.mjs:\d+:\d+/);
  expect(inSources(stack, pathToFileURL(`${build}/`).href)).toMatch(/\/src\/main\.ts:6:9/);
});

test('unchanged source is not built again, changed source is built beside it', async () => {
  const folder = project();
  const first = await built(folder);
  const marked = join(first, 'marked');
  writeFileSync(marked, '');
  expect([await built(folder), existsSync(marked)]).toEqual([first, true]);
  writeFileSync(join(folder, 'src/main.ts'), `${main}\nexport const more = 1;`);
  const second = await built(folder);
  expect(second).not.toBe(first);
  // Who began with the first goes on with it.
  expect([await load(first), await load(second)].map((one) => 'more' in one)).toEqual([false, true]);
  expect(readFileSync(join(folder, 'dist/current'), 'utf8')).toBe(basename(second));
});

test('a build that nobody has used for days is removed by the next one, one in use stays', async () => {
  const folder = project();
  const unused = await built(folder);
  writeFileSync(join(folder, 'src/main.ts'), `${main}\nexport const two = 2;`);
  const used = await built(folder);
  const daysAgo = new Date(Date.now() - 4 * 24 * 60 * 60_000);
  for (const one of [unused, used]) utimesSync(one, daysAgo, daysAgo);
  keepInUse(used);
  writeFileSync(join(folder, 'src/main.ts'), `${main}\nexport const three = 3;`);
  const newest = await built(folder);
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual([basename(used), basename(newest), 'current'].sort());
});

test('several processes that build at once get the same build', async () => {
  const folder = project();
  const script = `import { built } from ${JSON.stringify(new URL('src/build.mjs', root).href)};
    process.stdout.write(await built(${JSON.stringify(folder)}));`;
  const builds = await Promise.all([written(script), written(script), written(script)]);
  expect(builds).toEqual(Array.from(builds, () => join(folder, 'dist', basename(builds[0]!))));
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual([basename(builds[0]!), 'current'].sort());
});

test('where the project cannot be written, it is built elsewhere', async () => {
  const folder = project();
  writeFileSync(join(folder, 'dist'), 'in the way');
  const build = await built(folder);
  folders.push(dirname(build));
  expect(build.startsWith(folder)).toBe(false);
  expect((await load(build)).where()).toBe(pathToFileURL(`${folder}/`).href);
});

test('source that cannot be built is told, and leaves nothing behind', async () => {
  const folder = project('export const = ;');
  await expect(built(folder)).rejects.toThrow(/main\.ts/);
  expect(readdirSync(join(folder, 'dist'))).toEqual([]);
});

test('without its source, as in an image, the build that is there runs', async () => {
  const folder = project();
  const build = await built(folder);
  renameSync(join(folder, 'src/main.ts'), join(folder, 'elsewhere.ts'));
  expect(await built(folder)).toBe(build);
});

test('a place of which there is no map is told as it is', () => {
  const folder = 'file:///somewhere/dist/0123/';
  const there = `at x (${folder}none.mjs:12:5)`;
  expect(inSources(there, folder)).toBe(there);
  for (const text of ['', 'at main (src/main.ts:1:2)', `${there.slice(0, -6)} and more`, `${there} and ${there}`])
    expect(inSources(text, folder)).toBe(text);
});

test('nothing in the program but the root asks where its own file is', () => {
  const files = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' });
  const asking = files.filter(
    (file) =>
      /\.ts$/.test(file) &&
      !/-cli\.ts$/.test(file) &&
      /import\.meta\.(url|dirname|filename)/.test(readFileSync(new URL(`src/${file}`, root), 'utf8')),
  );
  expect(asking).toEqual(['core/root.ts']);
});
