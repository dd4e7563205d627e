/** Holding a league: the clocks of its games stand still until its organisers let it go on. */
import type { Refusal } from '#kernel/ask';
import { commit, happensAt } from './commit.ts';
import { type Context, gameOf } from './context.ts';
import { pausedUntil } from './pause.ts';
import { refuse } from './refusals.ts';
import { infoOf, readPauses } from './rows.ts';
import type { TableInfo } from './types.ts';

/** Longer than any league is held, ms. */
const LONG = 365 * 24 * 60 * 60 * 1000;
/** Most attempts when another process stores first. */
const tries = 3;

export function hold(context: Context, id: string, isHeld: boolean): Promise<TableInfo | Refusal> {
  const { store, locks, now } = context;
  return locks.run(id, async () => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const row = await store.tables.find(id);
      if (row === undefined) return refuse('table.unknown');
      const at = now();
      const isPaused = pausedUntil(row, at) !== undefined;
      if (row.status === 'running' && isPaused !== isHeld) {
        const until = at + LONG;
        const known = readPauses(row);
        const pauses = isHeld
          ? [...known, { from: at, to: until }]
          : known.map((pause) => (pause.to > at ? { ...pause, to: at } : pause));
        const change = {
          table: id,
          expect: row.rev,
          row: { pauses: JSON.stringify(pauses) },
          setDue: row.seats.flatMap(({ seat, runningFrom }) =>
            runningFrom === undefined ? [] : [{ kind: 'recount', seat, at }],
          ),
        };
        const told = isHeld ? ({ fact: 'held', until } as const) : ({ fact: 'held-no-more' } as const);
        if ((await commit(context, happensAt(context, row, change, told))) !== 'stored') continue;
      }
      const stored = await store.tables.find(id);
      const game = await gameOf(context, row).catch(() => undefined);
      return stored === undefined ? refuse('table.unknown') : infoOf(stored, game, false);
    }
    return refuse('table.moved-on');
  });
}
