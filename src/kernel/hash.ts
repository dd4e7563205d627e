/** Digests of plain data: SHA-256 in plain JavaScript, the same wherever the rules run. */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/** Enough that no two rulesets ever share a digest. */
const DIGEST_BITS = 128;

/** The first 128 bits of the SHA-256 of the canonical JSON, as 32 hex digits. */
export function digestOf(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(data))).subarray(0, DIGEST_BITS / 8));
}

/** JSON with sorted keys and without undefined values, so that equal data has equal text. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  if (typeof data === 'object' && data !== null) {
    const entries = Object.entries(data).filter(([, v]) => v !== undefined);
    entries.sort(([x], [y]) => (x < y ? -1 : 1));
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
  }
  return JSON.stringify(data) ?? 'null';
}
