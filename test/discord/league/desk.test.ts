// The organisers' desk says of each running match whom it waits for, how long they have left, and what they were told.
import { expect, test } from 'vitest';
import { deskMessage } from '#discord/league/screens/desk';
import { translatorIn } from '#discord/words';
import type { SeatClock, TableView } from '#table/types';
import { aMatch, anEntry, aSeason } from '#test/a-season';

const HOUR = 3_600_000;
const now = 1_000 * HOUR;
const t = translatorIn('en');

function lineWith(clock: Partial<SeatClock>, absent: readonly number[], reminded: boolean): string {
  const match = aMatch(1, [1, 2], { status: 'open', openedAt: 1 });
  const made = aSeason({ entries: [anEntry(1, { name: 'Ann' }), anEntry(2, { name: 'Bo' })], matches: [match] });
  const told = [{ match: match.id, entry: 1, table: 't', seat: 0, at: now - 3 * HOUR }];
  const season = { ...made, progress: { ...made.progress, reminded: reminded ? told : [] } };
  const running: SeatClock = {
    seat: 0,
    allow: 0,
    reserve: 5 * HOUR,
    state: 'running',
    zeroAt: now + 5 * HOUR,
    ...clock,
  };
  const table = { waiting: [{ seat: 0, user: 'a', name: 'Ann' }], place: { channel: '5' } };
  const tableView = { table, clocks: [running] } as unknown as TableView;
  return JSON.stringify(deskMessage(season, [{ match, tableView, absent }], now, t));
}

test.each([
  ['somebody who was told nothing', {}, [], false, /Ann: 5 hours left(?!,)/],
  ['somebody who was warned', { warnedAt: now - HOUR }, [], false, /Ann: 5 hours left, warned <t:3596400:R>/],
  ['somebody who has not come', {}, [0], true, /Ann: 5 hours left \(not here yet\), reminded <t:3589200:R>/],
  [
    'both',
    { warnedAt: now - HOUR },
    [0],
    true,
    /Ann: 5 hours left \(not here yet\), reminded <t:3589200:R>, warned <t:3596400:R>/,
  ],
] as const)('%s', (_, clock, absent, reminded, line) => {
  expect(lineWith(clock, absent, reminded)).toMatch(line);
});
