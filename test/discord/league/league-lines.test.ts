// What the lines of a league say of its matches.
import { expect, test } from 'vitest';
import { outcome } from '#discord/core/people';
import { planOf } from '#discord/league/screens/formats';
import { matchLine, standingsLines } from '#discord/league/screens/tables';
import { translatorIn } from '#discord/words';
import type { Match, Outcome, Season } from '#season/types';
import type { TableInfo } from '#table/types';
import { aMatch, anEntry, aSeason, aSetting } from '#test/a-season';
import { tinyGame } from '#test/tiny-game';
import { tableInfo } from '../fixtures.ts';

const t = translatorIn('en');
const season = (more: Partial<Season> = {}): Season => aSeason({ entries: [anEntry(1), anEntry(2)], ...more });
const match = (outcome: Partial<Outcome>): Match =>
  aMatch(1, [1, 2], { outcome: { how: 'played', won: [1, 0], drawn: 0, at: 1, ...outcome } });

test('whoever has won comes first, with the games of each, also where a match is one game', () => {
  expect(matchLine(season(), match({}), 7, t)).toMatch(/^7\. \*\*.*\*\* 1 : 0 /);
  expect(matchLine(season(), match({ won: [1, 1], drawn: 1 }), 7, t)).toMatch(/ 1 : 1 .* · drawn$/);
});

test('the sign-up tells how many matches each will play, also in divisions of different sizes', () => {
  const plan = (people: number, legs: 1 | 2) => {
    const entries = Array.from({ length: people }, (_, n) => anEntry(n + 1));
    return planOf(season({ settings: aSetting({ kind: 'everyone', legs }), entries }), t);
  };
  expect(plan(10, 1)).toContain('With 10 people: 9 matches for each');
  expect(plan(16, 1)).toContain('With 16 people: 2 divisions, 7 matches for each');
  expect(plan(13, 2)).toContain('With 13 people: 2 divisions, 10 or 12 matches for each, at home and away');
});

test('whoever was removed has not left', () => {
  const out = (status: 'dropped' | 'excluded') =>
    matchLine(season({ entries: [anEntry(1), { ...anEntry(2), status }] }), match({ how: 'dropped' }), 1, t);
  expect(out('dropped')).toMatch(/ · left$/);
  expect(out('excluded')).toMatch(/ · removed$/);
});

test('a table that its league has ended was not ended by whoever manages the server', () => {
  const ended = (options: Partial<TableInfo['options']>) => {
    const info = tableInfo(tinyGame(), 'finished', { result: { winners: [], how: 'moderator', places: [] } });
    return outcome({ ...info, options: { ...info.options, ...options } }, t);
  };
  expect(ended({})).toContain('somebody who manages this server');
  expect(ended({ league: { season: 's', match: 'm' } })).toContain('/league pairings');
});

test('every figure of the standings is explained', () => {
  for (const bestOf of [1, 3] as const) {
    const shown = season({ settings: aSetting({ kind: 'swiss', bestOf }), matches: [match({})] });
    const lines = standingsLines(shown, 0, t).join('\n');
    const figures = new Set(lines.match(/\b[A-Z]{2,4} (?=\d)/g)?.map((one) => one.trim()));
    expect(figures.size).toBeGreaterThan(1);
    for (const figure of figures) expect(lines).toContain(`${figure}: `);
  }
});
