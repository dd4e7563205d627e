// Standings for spreadsheets.
import { expect, test } from 'vitest';
import { standingsCsv } from '#season/csv';
import type { Season } from '#season/types';
import { anEntry, aSeason } from '#test/a-season';

const season = (count: number, name = (n: number) => `Player ${n}`): Season =>
  aSeason({ entries: Array.from({ length: count }, (_, i) => anEntry(i + 1, { name: name(i + 1) })) });

test('LS76 a thousand entries are 1,001 lines; what a spreadsheet would compute is text', () => {
  const lines = standingsCsv(season(1000), []).trim().split('\n');
  expect(lines).toHaveLength(1001);
  expect(lines[0]).toBe('place,name,points,won,lost,drawn,free,tb1,tb2,tb3,rating,dropped');
  const odd = standingsCsv(
    season(4, (n) => ['=HYPERLINK(1)', 'a,b', 'say "hi"', '+1'][n - 1] ?? ''),
    [],
  );
  expect(odd).toContain("'=HYPERLINK(1)");
  expect(odd).toContain('"a,b"');
  expect(odd).toContain('"say ""hi"""');
  expect(odd).toContain("'+1");
});
