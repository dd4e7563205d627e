/**
 * Turns the program into JavaScript that Node reads by itself. A loader that reads TypeScript would take 30 MB in the program
 * and again in each of its threads, and a quarter of the time in which it starts.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

/** In the project's folder, so that packages are found. */
const usual = fileURLToPath(new URL('../node_modules/.cache/wardroom/', import.meta.url));

/** After how long a bundle is no longer kept once there is a newer one, ms. */
const LONG = 7 * 24 * 60 * 60_000;

/**
 * Runs a source file as a bundle; through a loader where no bundle can be written.
 * @param {URL} source
 * @param {string} folder Where bundles are kept.
 * @returns {Promise<any>} What it exports.
 */
export async function load(source, folder = usual) {
  const file = await bundle(source, folder);
  if (file !== undefined) return import(file);
  const { register } = await import('tsx/esm/api');
  register();
  return import(source.href);
}

/**
 * Makes one file of a source file and all that it imports, packages aside.
 * @param {URL} source
 * @param {string} folder
 * @returns {Promise<string | undefined>} The address of the file, whose name depends on what is in it, so that versions do not
 * meet; undefined if it cannot be written.
 */
export async function bundle(source, folder = usual) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // There is one such address in all that goes into a bundle: the one that the project's folder is found from.
    define: { 'import.meta.url': JSON.stringify(new URL('./root.ts', import.meta.url).href) },
    // Read where an error is told (source-lines.ts); Node would read it ahead and keep it.
    sourcemap: 'external',
    sourcesContent: false,
    outdir: folder,
    entryNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    write: false,
  });
  await stop();
  const file = outputFiles.find(({ path }) => path.endsWith('.mjs'));
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(file.path)) clear(folder);
    // The map, which comes first, belongs to the file of the same name.
    for (const { path, contents } of outputFiles) keep(path, contents);
  } catch {
    return undefined;
  }
  return pathToFileURL(file.path).href;
}

/** Removes what has been there for long: of earlier versions, or made anew when it is next needed. */
function clear(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Another process may be clearing it away as well.
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (made < Date.now() - LONG) rmSync(path, { force: true });
  }
}

/** Writes a file if there is none; other processes see all of it or nothing. Throws if it cannot be written. */
function keep(path, contents) {
  if (existsSync(path)) return;
  const whole = `${path}.${process.pid}`;
  writeFileSync(whole, contents);
  renameSync(whole, path);
}
