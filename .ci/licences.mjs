/**
 * `npm run licences`: lists the licences of all packages, those that run first; `--check` prints only what may not be used, and
 * ends with 1 if there is any. The lock file has them, as their authors declare them.
 */
import { readFileSync } from 'node:fs';

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
]);
/** Others, each with the reason. */
const EXCEPTIONS = [
  [/^@img\/sharp-/, 'libvips is LGPL-3.0-or-later: sharp loads it as a shared library of its own, unchanged'],
  [/^(axe-core|lightningcss.*)$/, 'for tests and builds alone, unchanged'],
  [/^(base64-arraybuffer|xmlhttprequest-ssl)$/, 'MIT by its own file; for what the bench compares with alone'],
  [/^only$/, 'declares none; ten lines that what the bench compares with brings along, never shipped'],
];

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const all = Object.entries(packages).flatMap(([path, { version, license = 'none', dev = false }]) => {
  const name = path.split('node_modules/').at(-1) ?? '';
  return name === '' ? [] : [{ name, version, license, dev }];
});

/** Whether an expression such as `(MIT OR GPL-2.0) AND ISC` can be met by what is allowed. */
const isAllowed = (license) =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' AND ')
    .every((part) =>
      part
        .replace(/[()]/g, '')
        .split(' OR ')
        .some((one) => ALLOWED.has(one)),
    );

const exceptionOf = (name) => EXCEPTIONS.find(([which]) => which.test(name))?.[1];
const refused = all.filter(({ name, license }) => !isAllowed(license) && exceptionOf(name) === undefined);

if (!process.argv.includes('--check'))
  for (const isDev of [false, true]) {
    console.log(isDev ? '\nFor development alone:' : 'What runs:');
    const lines = all
      .filter(({ dev }) => dev === isDev)
      .map(({ name, version, license }) => {
        const why = isAllowed(license) ? undefined : exceptionOf(name);
        return `  ${name} ${version}: ${license}${why === undefined ? '' : ` (${why})`}`;
      });
    console.log([...new Set(lines)].sort().join('\n'));
  }
for (const { name, version, license } of refused) console.error(`${name} ${version} may not be used: ${license}`);
process.exitCode = refused.length === 0 ? 0 : 1;
