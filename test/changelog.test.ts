// What a version is, what is told of it, and how it is released.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from '#core/version';
import { notesOf } from '../.ci/release-notes.mjs';

const changelog = readFileSync('docs/changelog.md', 'utf8');
const versions = [...changelog.matchAll(/^## (\d+)\.(\d+)\.(\d+) – (\d{4}-\d\d-\d\d)$/gm)];

test('the version is a semantic one, and the newest in the changelog', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(versions[0]?.[0]).toContain(`## ${version} – `);
  expect(versions).toHaveLength(changelog.match(/^## /gm)?.length ?? 0);
});

test('versions and their dates go down', () => {
  const order = versions.map(([, ...parts]) =>
    parts
      .slice(0, 3)
      .map((part) => part.padStart(6, '0'))
      .join('.'),
  );
  expect(order).toEqual(order.toSorted().toReversed());
  const dates = versions.map((match) => match[4]);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('a release has the notes of its version', () => {
  expect(notesOf(changelog, version)).toContain('### Keepers');
  expect(notesOf(`${changelog}\n## 0.9.0 – 2026-01-01\n\nEarlier.\n`, '0.9.0')).toBe('Earlier.');
  expect(notesOf(changelog, '0.0.1')).toBeUndefined();
});
