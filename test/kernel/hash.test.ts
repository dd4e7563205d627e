/** Digests of plain data, held against those of the platform. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonical, digestOf } from '#kernel/hash';

test('a digest is the beginning of the SHA-256 of the canonical JSON', () => {
  const data = { b: [1, 'zwölf', null], a: { d: true, c: undefined } };
  expect(canonical(data)).toBe('{"a":{"d":true},"b":[1,"zwölf",null]}');
  const whole = createHash('sha256').update(canonical(data)).digest('hex');
  expect(digestOf(data)).toBe(whole.slice(0, 32));
});

test('equal data has an equal digest whatever the order of its keys', () => {
  expect(digestOf({ a: 1, b: 2 })).toBe(digestOf({ b: 2, a: 1, c: undefined }));
  expect(digestOf({ a: 1, b: 2 })).not.toBe(digestOf({ a: 2, b: 1 }));
  expect(digestOf([1, 2])).not.toBe(digestOf([2, 1]));
});
