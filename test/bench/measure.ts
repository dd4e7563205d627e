/** Measuring for the bench: microseconds per run after a warm-up, percentiles, and the table that is printed. */
import { performance } from 'node:perf_hooks';

/** A line of the report. `ratio` is against the baseline of the same run; `aim` is what we would like, never asserted. */
export type Row = { readonly what: string; readonly figure: string; readonly ratio?: string; readonly aim?: string };

/** Microseconds per call, the best of three runs of `n` calls after a warm-up of a tenth. */
export function time(n: number, call: (i: number) => void): number {
  for (let i = 0; i < n / 10; i++) call(i);
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run++) {
    const from = performance.now();
    for (let i = 0; i < n; i++) call(i);
    best = Math.min(best, ((performance.now() - from) * 1000) / n);
  }
  return best;
}

/** Milliseconds of each of `n` asynchronous calls, one after the other. */
export async function each(n: number, call: (i: number) => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let i = 0; i < n; i++) {
    const from = performance.now();
    await call(i);
    took.push(performance.now() - from);
  }
  return took;
}

/** The value below which a share of the values lies, 0 to 1. NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function ratio(n: number): string {
  return `${n >= 10 ? n.toFixed(0) : n.toFixed(2)} ×`;
}

/** Prints a section as a table. */
export function print(title: string, rows: readonly Row[]): void {
  const wide = Math.max(...rows.map((row) => row.what.length));
  console.log(`\n${title}`);
  for (const { what, figure, ratio: against, aim } of rows)
    console.log(
      `  ${what.padEnd(wide)}  ${figure}${against === undefined ? '' : `  (${against}${aim === undefined ? '' : `, aim ${aim}`})`}`,
    );
}
