// How a table is changed when others change it at the same time, in this process or in another one.
import { describe, expect, test } from 'vitest';
import type { Change, CommitResult, TableRow } from '#store/types';
import { changeTable, doDue, findRow, findRowIfAny } from '#table/change/change-table';
import { createLocks } from '#table/change/lock';
import { type Context, usualLimits } from '#table/context';
import { refuse } from '#table/refusals';

const due = { table: 't', kind: 'doze', seat: -1, at: 5 };

/** A table at rev 1 in a store that only counts revs. `meanwhile`: what the other processes do just before each commit. */
function storeWith(meanwhile: readonly (() => CommitResult | undefined)[] = []) {
  const row = { id: 't', rev: 1 };
  const commits: Change[] = [];
  const others = [...meanwhile];
  const tables = {
    find: async (id: string) => (id === row.id ? { ...row } : undefined),
    async commit(change: Change): Promise<CommitResult> {
      const result = others.shift()?.();
      if (result !== undefined) return result;
      if (change.expect !== undefined && change.expect !== row.rev) return 'moved';
      row.rev += 1;
      commits.push(change);
      return 'stored';
    },
  };
  const parts = { store: { tables }, locks: createLocks(), limits: usualLimits, log: { debug: () => undefined } };
  return {
    context: parts as unknown as Context,
    commits,
    /** Other processes store so many changes. */
    changes(times: number): undefined {
      row.rev += times;
    },
  };
}

const raise = ({ id, rev }: TableRow) => ({
  change: { table: id, expect: rev },
  result: () => rev,
});

describe('a change of a table', () => {
  test('is decided anew on what is then read, if another process was faster', async () => {
    const stored = storeWith([() => stored.changes(6)]);
    const seen: number[] = [];
    const result = await changeTable(stored.context, 't', findRow, (row: TableRow) => {
      seen.push(row.rev);
      return raise(row);
    });
    expect(seen).toEqual([1, 7]);
    expect(result).toBe(7);
    expect(stored.commits).toMatchObject([{ expect: 7 }]);
  });

  test('is refused when others are faster every time, and nothing is stored', async () => {
    const stored = storeWith(Array.from({ length: 20 }, () => () => stored.changes(1)));
    expect(await changeTable(stored.context, 't', findRow, raise)).toEqual(refuse('table.moved-on'));
    expect(stored.commits).toEqual([]);
  });

  test('that is refused, or has nothing to change, stores nothing', async () => {
    const { context, commits } = storeWith();
    expect(await changeTable(context, 't', findRow, () => refuse('table.finished'))).toEqual(refuse('table.finished'));
    expect(await changeTable<TableRow, string>(context, 't', findRow, () => ({ answer: 'as it is' }))).toBe('as it is');
    expect(await changeTable(context, 'gone', findRow, raise)).toEqual(refuse('table.unknown'));
    expect(commits).toEqual([]);
  });

  test('that was read while the table changed is read again', async () => {
    const { context } = storeWith();
    let reads = 0;
    const result = await changeTable<TableRow, number>(context, 't', findRow, (row) => {
      reads += 1;
      return reads === 1 ? 'outdated' : raise(row);
    });
    expect([reads, result]).toEqual([2, 1]);
  });

  test('for whom there is no room is refused as that', async () => {
    const { context } = storeWith([() => 'crowded']);
    expect(await changeTable(context, 't', findRow, raise)).toMatchObject({ refused: 'limit.tablesPerPerson' });
  });

  test('waits for the one before it in the same process, which it then builds on', async () => {
    const { context, commits } = storeWith();
    await Promise.all([1, 2, 3].map(() => changeTable(context, 't', findRow, raise)));
    expect(commits.map(({ expect: rev }) => rev)).toEqual([1, 2, 3]);
  });
});

describe('what is due', () => {
  test('is settled in the commit that does it', async () => {
    const { context, commits } = storeWith();
    await doDue(context, due, findRow, ({ id, rev }) => ({ table: id, expect: rev, row: { asleepAt: 9 } }));
    expect(commits).toEqual([
      { table: 't', expect: 1, row: { asleepAt: 9 }, settle: { kind: 'doze', seat: -1, at: 5 } },
    ]);
  });

  test('is settled though there is nothing to do any more, or no table', async () => {
    const { context, commits } = storeWith();
    await doDue(context, due, findRowIfAny, () => undefined);
    await doDue(context, { ...due, table: 'gone' }, findRowIfAny, (row) =>
      row === undefined ? undefined : refuse('fault'),
    );
    expect(commits.map(({ table, settle }) => [table, settle?.kind])).toEqual([
      ['t', 'doze'],
      ['gone', 'doze'],
    ]);
  });

  test('is not done a second time if another process has settled it', async () => {
    const { context, commits } = storeWith([() => 'settled']);
    let decided = 0;
    await doDue(context, due, findRow, () => {
      decided += 1;
      return undefined;
    });
    expect([decided, commits]).toEqual([1, []]);
  });

  test('stays due where it cannot be done now, or the table cannot be read', async () => {
    const { context, commits } = storeWith();
    await doDue(context, due, findRow, () => refuse('table.broken', { table: 't' }));
    await doDue(context, { ...due, table: 'gone' }, findRow, () => undefined);
    expect(commits).toEqual([]);
  });
});
