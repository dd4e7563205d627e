/** How rulesets were hashed before they had digests: tables that began then are stored under these hashes. */
import { canonical } from '#kernel/hash';

/** Two 32-bit hashes of the FNV kind over the canonical JSON, as 16 hex digits. */
export function formerHash(data: unknown): string {
  const text = canonical(data);
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 16777619);
    b = Math.imul(b ^ (code + i), 2246822519);
  }
  return hex(a) + hex(b);
}

function hex(n: number): string {
  return (n >>> 0).toString(16).padStart(8, '0');
}
