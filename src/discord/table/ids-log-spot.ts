/** A position in the log between two pages, as the log's buttons carry it. */

/** Just before an entry (`told` is 0), or within it, after its newest `told` lines were shown. */
export type LogSpot = { readonly rev: number; readonly n: number; readonly told: number };

/** Three numbers in base 36, joined by dots; the last is left out if it is 0. */
export function writeSpot({ rev, n, told }: LogSpot): string {
  return [rev, n, ...(told === 0 ? [] : [told])].map((part) => part.toString(36)).join('.');
}

/** Reads what `writeSpot` wrote; undefined for anything else. */
export function readSpot(written: string): LogSpot | undefined {
  const [, rev, n, told = '0'] = /^([0-9a-z]{1,8})\.([0-9a-z]{1,6})(?:\.([0-9a-z]{1,4}))?$/.exec(written) ?? [];
  if (rev === undefined || n === undefined) return undefined;
  return { rev: Number.parseInt(rev, 36), n: Number.parseInt(n, 36), told: Number.parseInt(told, 36) };
}
