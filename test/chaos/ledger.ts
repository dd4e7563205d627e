/** How much of their time people have left in matches, counted apart from the program: by when tables waited for them. */
import type { Plan } from './plan.ts';
import { bankOf } from './time.ts';

type Span = { readonly from: number; readonly to: number };

/** Somebody whom a match waits for; `still`: when their clock stands still. */
export type Waited = { readonly match: string; readonly seat: number; readonly still: readonly Span[] };

export class Ledger {
  private readonly bank: number;
  private readonly left = new Map<string, number>();
  /** What cannot be told from outside, until the program says it once. */
  private readonly unsure = new Set<string>();

  constructor({ more }: Plan) {
    this.bank = bankOf(more);
  }

  private of = (match: string, seat: number): number => this.left.get(`${match} ${seat}`) ?? this.bank;

  /** Time passes while matches wait for these. */
  pass(from: number, to: number, waited: readonly Waited[]): void {
    for (const { match, seat, still } of waited) {
      const left = this.of(match, seat) - (to - from - covered(still, from, to));
      this.left.set(`${match} ${seat}`, Math.max(0, left));
    }
  }

  give(match: string, seat: number, ms: number): void {
    this.left.set(`${match} ${seat}`, this.of(match, seat) + ms);
  }

  /** A match begins anew, with all of everybody's time. */
  renew(match: string): void {
    for (const key of this.left.keys()) if (key.startsWith(`${match} `)) this.left.delete(key);
  }

  doubt(match: string, seats: number): void {
    for (let seat = 0; seat < seats; seat++) this.unsure.add(`${match} ${seat}`);
  }

  /** What somebody has left; undefined: it is what the program says from now on. */
  expected(match: string, seat: number, said: number): number | undefined {
    if (!this.unsure.delete(`${match} ${seat}`)) return this.of(match, seat);
    this.left.set(`${match} ${seat}`, said);
    return undefined;
  }
}

/** How much of a stretch lies in some others, which may overlap. */
function covered(spans: readonly Span[], from: number, to: number): number {
  const edges = [from, to, ...spans.flatMap((one) => [one.from, one.to])].filter((at) => at >= from && at <= to);
  const sorted = [...new Set(edges)].sort((one, other) => one - other);
  return sorted.slice(1).reduce((sum, at, i) => {
    const middle = ((sorted[i] ?? at) + at) / 2;
    return sum + (spans.some((one) => one.from <= middle && middle < one.to) ? at - (sorted[i] ?? at) : 0);
  }, 0);
}
