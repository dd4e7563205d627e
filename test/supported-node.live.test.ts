/** The versions of Node that the program runs on, and what it says on others. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const script = join(root, 'src/supported-node.cjs');
const { isWithin, refusal } = createRequire(import.meta.url)(script) as {
  isWithin(version: string, range: string): boolean;
  refusal(version: string, range: string): string;
};
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s: %s', (version, fits) => {
  expect(isWithin(version, engines.node)).toBe(fits);
});

test('what is refused is told in one line, with what to install', () => {
  expect(refusal('18.20.8', engines.node)).toBe(
    'Wardroom does not run on Node 18.20.8. Install Node 20.19 or newer 20, 22.12 or newer 22, or 24 or newer; then run npm ci.',
  );
});

test('this Node passes without a word', () => {
  expect(execFileSync(process.execPath, [script], { encoding: 'utf8' })).toBe('');
});
