/**
 * Turns the program into JavaScript that Node reads by itself. A loader that reads TypeScript would take 30 MB in the program
 * and again in each of its threads, and half of the time in which they start.
 */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

/** In the project's folder, so that packages are found. */
const folder = fileURLToPath(new URL('../node_modules/.cache/wardroom/', import.meta.url));

/**
 * Makes one file of a source file and all that it imports, packages aside.
 * @param {URL} source
 * @returns {Promise<string>} The address of the file, for `import`. Its name depends on what is in it, so that versions do not meet.
 */
export async function bundle(source) {
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
  mkdirSync(folder, { recursive: true });
  // The map, which comes first, belongs to the file of the same name.
  for (const { path, contents } of outputFiles) keep(path, contents);
  const file = outputFiles.find(({ path }) => path.endsWith('.mjs'));
  return pathToFileURL(file.path).href;
}

/** Writes a file if there is none; other processes see all of it or nothing. */
function keep(path, contents) {
  if (existsSync(path)) return;
  const whole = `${path}.${process.pid}`;
  writeFileSync(whole, contents);
  renameSync(whole, path);
}
