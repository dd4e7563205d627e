/** A short hash of plain data, for rulesets and command trees: FNV-1a over the canonical JSON, 64 bits in hex. */
export function hashOf(data: unknown): string {
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

/** JSON with the keys of every object in order, so that equal data has equal text. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  if (typeof data === 'object' && data !== null) {
    const entries = Object.entries(data).filter(([, v]) => v !== undefined);
    entries.sort(([x], [y]) => (x < y ? -1 : 1));
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
  }
  return JSON.stringify(data) ?? 'null';
}

function hex(n: number): string {
  return (n >>> 0).toString(16).padStart(8, '0');
}
