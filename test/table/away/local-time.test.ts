// Local times: zones by name, days on which clocks change, and quiet hours across them.
import { describe, expect, test } from 'vitest';
import { below, seedRng } from '#kernel/random';
import { dayAfter, instantOf, localTime, nextAt } from '#table/away/local-time';
import { readZone } from '#table/away/zone-names';
import { isZone, zoneNames } from '#table/away/zones';
import { endOfQuiet } from '#table/calls/calls';

const berlin = 'Europe/Berlin';
const hour = 60 * 60_000;
const iso = (at: number) => new Date(at).toISOString().slice(0, 16);
const on = (year: number, month: number, day: number) => ({ year, month, day });

describe('a local time of day', () => {
  test('is the instant at which clocks there show it', () => {
    expect(iso(instantOf(on(2026, 1, 5), '09:30', berlin))).toBe('2026-01-05T08:30');
    expect(iso(instantOf(on(2026, 7, 5), '09:30', berlin))).toBe('2026-07-05T07:30');
    expect(iso(instantOf(on(2026, 1, 5), '09:30', 'Asia/Kathmandu'))).toBe('2026-01-05T03:45');
    expect(iso(instantOf(on(2026, 1, 1), '00:00', 'Pacific/Kiritimati'))).toBe('2025-12-31T10:00');
  });

  test('that is left out counts as the next one that there is', () => {
    expect(iso(instantOf(on(2026, 3, 29), '02:30', berlin))).toBe('2026-03-29T01:00');
    expect(iso(instantOf(on(2026, 3, 8), '02:00', 'America/New_York'))).toBe('2026-03-08T07:00');
    // A whole day was left out.
    expect(iso(instantOf(on(2011, 12, 30), '12:00', 'Pacific/Apia'))).toBe('2011-12-30T10:00');
  });

  test('that comes twice is the first', () => {
    expect(iso(instantOf(on(2026, 10, 25), '02:30', berlin))).toBe('2026-10-25T00:30');
  });

  test('comes again the next day, or on its day of the week, whatever clocks do in between', () => {
    const saturday = Date.UTC(2026, 2, 28, 12);
    expect(iso(nextAt(saturday, '09:00', berlin))).toBe('2026-03-29T07:00');
    expect(iso(nextAt(saturday, '09:00', berlin, 6))).toBe('2026-04-04T07:00');
    expect(iso(nextAt(Date.UTC(2026, 2, 28, 8), '09:00', berlin, 6))).toBe('2026-04-04T07:00');
  });

  test('and its instant lead to each other wherever clocks show it', () => {
    const seed = process.env.FUZZ_SEED ?? 'local times';
    const rng = seedRng(seed);
    const zones = Intl.supportedValuesOf('timeZone');
    for (let n = 0; n < 1000; n++) {
      const zone = zones[below(rng, zones.length)] ?? 'UTC';
      const at = Date.UTC(2020, 0, 1) + below(rng, 10 * 365 * 24 * 60) * 60_000;
      const local = localTime(at, zone);
      const clock = [local.hour, local.minute].map((part) => String(part).padStart(2, '0')).join(':');
      const back = instantOf(local, clock, zone);
      expect(localTime(back, zone), `${zone} ${iso(at)}, seed ${seed}`).toEqual(local);
      expect(back, `${zone} ${iso(at)}, seed ${seed}`).toBeLessThanOrEqual(at);
    }
  });
});

test('days follow each other over the ends of months and years', () => {
  expect(dayAfter(on(2027, 12, 31), 1)).toMatchObject({ ...on(2028, 1, 1), weekday: 6 });
  expect(dayAfter(on(2028, 3, 1), -1)).toMatchObject({ ...on(2028, 2, 29), weekday: 2 });
});

describe('what people type for a time zone', () => {
  const zoneOf = (typed: string) => {
    const read = readZone(typed);
    return 'zone' in read ? read.zone : read.meant;
  };

  test('is the name of one in any case, its city alone, or a name that it had', () => {
    expect(['Europe/Berlin', 'europe/BERLIN', ' berlin ', 'Berlin'].map(zoneOf)).toEqual(Array(4).fill(berlin));
    expect(zoneOf('new york')).toBe('America/New_York');
    expect(zoneOf('utc')).toBe('UTC');
    expect(["St John's", 'st. johns', 'St-Johns'].map(zoneOf)).toEqual(Array(3).fill('America/St_Johns'));
    expect(['Port-au-Prince', 'port au prince'].map(zoneOf)).toEqual(Array(2).fill('America/Port-au-Prince'));
    expect(['Moskau', 'Rom', 'Prag', 'Peking'].map(zoneOf)).toEqual([
      'Europe/Moscow',
      'Europe/Rome',
      'Europe/Prague',
      'Asia/Shanghai',
    ]);
    expect(zoneOf('US/Pacific')).toBe('America/Los_Angeles');
    for (const wrong of [
      '',
      'Mars/Base',
      '+02:00',
      'Europe',
      '../etc',
      'America/Kyiv',
      'constructor',
      'Europe/constructor',
      'a'.repeat(500),
    ])
      expect(zoneOf(wrong), wrong).toEqual([]);
  });

  test.each([
    ['Europe/Kyiv', ['Kyiv', 'kiev', 'Europe/Kiev', 'Europe/Kyiv']],
    ['Asia/Kolkata', ['Kolkata', 'Calcutta', 'asia/calcutta', 'Mumbai']],
    ['Asia/Kathmandu', ['Kathmandu', 'Katmandu']],
    ['Asia/Yangon', ['Yangon', 'Rangoon']],
    ['Asia/Ho_Chi_Minh', ['Ho Chi Minh City', 'ho chi minh', 'Saigon', 'Asia/Saigon']],
    ['Europe/Zurich', ['Zürich', 'ZURICH', 'Europe/Zürich']],
    ['America/Sao_Paulo', ['São Paulo', 'sao paulo', 'America/São_Paulo']],
    ['America/Argentina/Buenos_Aires', ['Buenos Aires', 'America/Buenos_Aires']],
    ['Europe/Berlin', ['München', 'Köln']],
  ])('is %s, in today’s and former spellings, with accents or without', (zone, typed) => {
    expect(typed.map(zoneOf)).toEqual(typed.map(() => zone));
    expect(isZone(zone)).toBe(true);
  });

  test.each(['BST', 'est', 'MST', 'IST', 'CST', 'AST', 'PST', 'CET', 'EST5EDT'])(
    'is not taken as an abbreviation that may mean several, or has no summer time: %s',
    (typed) => {
      const meant = zoneOf(typed);
      expect(Array.isArray(meant) && meant.length > 0).toBe(true);
      for (const zone of meant) expect(isZone(zone) && zoneNames().includes(zone), zone).toBe(true);
    },
  );

  test('is every zone that can be chosen', () => {
    for (const zone of zoneNames()) expect(zoneOf(zone)).toBe(zone);
  });
});

describe('quiet hours', () => {
  const night = { quiet: { from: '22:00', to: '07:00', days: [1, 2, 3, 4, 5, 6, 7] }, zone: berlin };
  const end = (at: number, settings = night) => iso(endOfQuiet(settings, at));

  test('end in the morning after they began', () => {
    expect(end(Date.UTC(2026, 0, 5, 20, 59))).toBe('2026-01-05T20:59');
    expect(end(Date.UTC(2026, 0, 5, 21))).toBe('2026-01-06T06:00');
    expect(end(Date.UTC(2026, 0, 6, 5, 59))).toBe('2026-01-06T06:00');
    expect(end(Date.UTC(2026, 0, 6, 6))).toBe('2026-01-06T06:00');
  });

  test('keep their local end when clocks change at night', () => {
    expect(end(Date.UTC(2026, 2, 28, 23))).toBe('2026-03-29T05:00');
    expect(end(Date.UTC(2026, 9, 24, 23))).toBe('2026-10-25T06:00');
  });

  test('are kept on the days on which they begin', () => {
    const friday = { ...night, quiet: { ...night.quiet, days: [5] } };
    const saturday = Date.UTC(2026, 0, 10, 1);
    expect(end(saturday, friday)).toBe('2026-01-10T06:00');
    expect(end(saturday + 24 * hour, friday)).toBe(iso(saturday + 24 * hour));
  });

  test('from one time to the same time are none', () => {
    const at = Date.UTC(2026, 0, 5, 23);
    expect(end(at, { ...night, quiet: { ...night.quiet, to: '22:00' } })).toBe(iso(at));
  });
});
