/**
 * Builds the program: JavaScript that Node reads by itself, in a folder of `dist` that is named after the state of the source. So
 * a start with unchanged source builds nothing, and a running program goes on with the very build that it began with.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const project = fileURLToPath(new URL('../', import.meta.url));

/** A build that no running program has used for so long is removed by the next one, ms. */
const UNUSED = 3 * 24 * 60 * 60_000;
/** How often a running program says that it still uses its build, ms. */
const IN_USE_EVERY = 60 * 60_000;

/** What is run by itself, besides the threads: the program and what operators run. */
const PROGRAMS = [
  'bots/balance-cli.ts',
  'bots/ladder-cli.ts',
  'bots/selfplay-cli.ts',
  'bots/wasted-cli.ts',
  'main.ts',
  'doctor-cli.ts',
  'register-cli.ts',
  'restore-check-cli.ts',
  'sandbox/validate/prepare-cli.ts',
  'sets/check-cli.ts',
  'sets/prepare-cli.ts',
  'store/backup-cli.ts',
  'store/copy-cli.ts',
  'store/restore-cli.ts',
  'table-cli.ts',
  'tidy-cli.ts',
];
/**
 * What is not built in: packages with native code, threads or data files of their own, and what other packages use only where it
 * is installed. All others are: Node finds, reads and links a thousand small files in twice the time.
 */
export const OUTSIDE = [
  ...['better-sqlite3', 'fontkit', 'pino', 'piscina', 'sharp'],
  ...['bufferutil', 'pg-native', 'utf-8-validate', 'zlib-sync'],
];
const isEntry = (path) => PROGRAMS.includes(path) || path.endsWith('-thread.ts');

/**
 * The folder with the build of the present source; builds it where that has not been done yet. Where there is no source, as in
 * an image for production, the build that came with it. Rejects if the source cannot be built.
 * @param {string} root The folder of the project.
 * @returns {Promise<string>}
 */
export async function built(root = project) {
  const dist = join(root, 'dist');
  if (!existsSync(join(root, 'src/main.ts'))) return join(dist, readFileSync(join(dist, 'current'), 'utf8'));
  const name = fingerprint(root);
  if (existsSync(join(dist, name))) return join(dist, name);
  try {
    mkdirSync(dist, { recursive: true });
    return await build(root, dist, name);
  } catch (error) {
    if (!['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS'].includes(error.code)) throw error;
    // Packages are found from the folder in which a file lies.
    const elsewhere = mkdtempSync(join(tmpdir(), 'wardroom-'));
    symlinkSync(join(root, 'node_modules'), join(elsewhere, 'node_modules'));
    return build(root, elsewhere, name);
  }
}

/** Keeps a build from being removed while this process runs. */
export function keepInUse(folder) {
  const use = () => {
    try {
      utimesSync(folder, new Date(), new Date());
    } catch {
      // Where it cannot be written, nobody removes it either.
    }
  };
  use();
  setInterval(use, IN_USE_EVERY).unref();
}

/** The state of the source, by names, sizes and times: reading all of it would take longer than the program takes to start. */
function fingerprint(root) {
  const hash = createHash('sha256');
  const add = (path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  for (const folder of ['src', 'commands'])
    for (const path of readdirSync(join(root, folder), { recursive: true }).sort())
      if (/\.(?:ts|mjs|yaml)$/.test(path)) add(join(folder, path));
  for (const file of ['package.json', 'package-lock.json']) add(file);
  return hash.digest('hex').slice(0, 16);
}

/** Builds a folder of `dist`. Others see it when it is whole; whoever builds the same at the same time is not disturbed. */
async function build(root, dist, name) {
  const { build: bundle, stop } = await import('esbuild');
  const folder = join(dist, name);
  const begun = join(dist, `${name}.${process.pid}`);
  mkdirSync(begun);
  const entries = readdirSync(join(root, 'src'), { recursive: true }).filter(isEntry);
  try {
    await bundle({
      // Flat, so that the project lies equally far from each file.
      entryPoints: Object.fromEntries(
        entries.map((path) => [path.replace(/\.ts$/, '').replaceAll('/', '.'), join(root, 'src', path)]),
      ),
      outdir: begun,
      outExtension: { '.js': '.mjs' },
      chunkNames: 'shared-[hash]',
      bundle: true,
      splitting: true,
      external: OUTSIDE,
      minifySyntax: true,
      minifyWhitespace: true,
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      // All that asks where it is itself is the file that tells the project's folder (core/root.ts).
      define: { 'import.meta.url': '__source', BUILD: '__build' },
      banner: {
        // What was written with `require` finds Node's own modules by it.
        js: `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);\nconst __build = new URL('./', import.meta.url).href, __source = ${
          folder.startsWith(join(root, 'dist'))
            ? `new URL('../../src/core/root.ts', import.meta.url).href`
            : JSON.stringify(pathToFileURL(join(root, 'src/core/root.ts')).href)
        };`,
      },
      // Read where an error is told (core/source-lines.ts); Node would read it ahead and keep it.
      sourcemap: 'external',
      sourcesContent: false,
      logLevel: 'silent',
    });
    await prepare(begun, bundle);
    await stop();
    renameSync(begun, folder);
  } catch (error) {
    rmSync(begun, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  writeFileSync(join(dist, `current.${process.pid}`), name);
  renameSync(join(dist, `current.${process.pid}`), join(dist, 'current'));
  removeUnused(dist, name);
  return folder;
}

/** What starts would otherwise do each time: reading the card sets, compiling the validators of Discord's bodies. */
async function prepare(folder, bundle) {
  for (const step of ['sets.prepare-cli.mjs', 'sandbox.validate.prepare-cli.mjs'].map((name) => join(folder, name)))
    if (existsSync(step)) await promisify(execFile)(process.execPath, [step]);
  const validators = join(folder, 'validators.cjs');
  if (!existsSync(validators)) return;
  await bundle({
    entryPoints: [validators],
    outfile: validators,
    allowOverwrite: true,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20.19',
    logLevel: 'silent',
  });
}

function removeUnused(dist, newest) {
  for (const name of readdirSync(dist)) {
    if (name === newest || name === 'current') continue;
    const path = join(dist, name);
    // Another process may be removing it as well.
    const used = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (used < Date.now() - UNUSED) rmSync(path, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await built();
