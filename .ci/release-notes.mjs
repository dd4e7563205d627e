/** `node .ci/release-notes.mjs TAG`: prints what docs/changelog.md says of a version. Fails if a tag and the package differ. */
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/**
 * The part of a changelog about a version; undefined if it has none.
 * @param {string} changelog
 * @param {string} version
 * @returns {string | undefined}
 */
export function notesOf(changelog, version) {
  const parts = changelog.split(/^## /m);
  const part = parts.find((one) => one.startsWith(`${version} – `));
  return part?.slice(part.indexOf('\n')).trim();
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [, , tag = ''] = process.argv;
  const { version } = JSON.parse(read('package.json'));
  const notes = notesOf(read('docs/changelog.md'), version);
  if (tag !== `v${version}`) throw new Error(`the tag is "${tag}", and package.json has ${version}`);
  if (notes === undefined) throw new Error(`docs/changelog.md says nothing of ${version}`);
  console.log(notes);
}
