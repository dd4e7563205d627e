/**
 * `node src/slim.mjs` removes from `node_modules` what a build has in itself, for an image in which nothing is built any more: two
 * thirds of what is installed for it to run.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OUTSIDE } from './build.mjs';

/** Drivers that are looked for by the version of Node; what native modules need only while they are installed. */
const DRIVERS = ['better-sqlite3', 'better-sqlite3-13'];
const FOR_INSTALLING = ['prebuild-install'];

/**
 * The packages that a build needs, of those that lie directly in `node_modules`.
 * @param {string} root The folder of the project.
 * @returns {ReadonlySet<string>}
 */
export function packagesToKeep(root) {
  const kept = new Set();
  const follow = (name, from) => {
    const nested = join(from, 'node_modules', name);
    const folder = existsSync(nested) ? nested : join(root, 'node_modules', name);
    if (kept.has(folder) || FOR_INSTALLING.includes(name) || !existsSync(join(folder, 'package.json'))) return;
    kept.add(folder);
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) follow(needed, folder);
  };
  for (const name of [...OUTSIDE, ...DRIVERS]) follow(name, root);
  const top = join(root, 'node_modules/');
  return new Set(
    [...kept].map((folder) => folder.slice(top.length)).filter((name) => !name.includes('/node_modules/')),
  );
}

/** Names of packages in a folder, those of scopes included. */
const packagesIn = (folder) =>
  readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const kept = packagesToKeep(root);
  const folder = join(root, 'node_modules');
  const removed = packagesIn(folder).filter((name) => !kept.has(name));
  for (const name of removed) rmSync(join(folder, name), { recursive: true, force: true });
  console.log(`${kept.size} packages kept, ${removed.length} removed.`);
}
