// Standings for spreadsheets.
import { expect, test } from 'vitest';
import { standingsCsv } from '#season/csv';
import type { Season } from '#season/types';

const season = (count: number, name = (n: number) => `Player ${n}`): Season => ({
  ...{ id: 's', owner: 'o', n: 1, rev: 1, status: 'running', seed: 'x', message: undefined },
  ...{ startsAt: undefined, startedAt: 1, endedAt: undefined, matches: [] },
  league: { id: 'l', name: 'Autumn', guild: 'g', channel: 'c' },
  settings: {
    ...{ kind: 'swiss', game: 'eve', edition: 'core', pace: 'steady', bestOf: 1, cut: 0, atOnce: 2, losses: 1 },
    places: 1000,
  },
  entries: Array.from({ length: count }, (_, i) => ({
    ...{ n: i + 1, user: `${i}`, name: name(i + 1), status: 'in', lot: i + 1, division: 0, fromRound: 1 },
    deck: undefined,
  })),
});

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
