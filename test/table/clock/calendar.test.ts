/** When clocks run: stretches that stand still, nights in the zones of people, and changes in between. */
import { describe, expect, test } from 'vitest';
import { below, seedRng } from '#kernel/random';
import type { CalendarRow } from '#store/types';
import { calendarOf, type Leave, leaveIn, type PersonCalendar } from '#table/away/person-calendar';
import { dateAt, instantOf, isZone, readDate, zoneNames } from '#table/away/zones';
import { type Calendar, reach, resumes, running, type TimeSpan } from '#table/clock/calendar';
import { spend } from '#table/clock/time-control';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const at = (iso: string): number => Date.parse(iso);

describe('a zone', () => {
  test('has the local times of its clocks, before and after they change', () => {
    expect(instantOf('Europe/Vienna', '2026-03-28', 8 * 60)).toBe(at('2026-03-28T07:00Z'));
    expect(instantOf('Europe/Vienna', '2026-03-30', 8 * 60)).toBe(at('2026-03-30T06:00Z'));
    expect(dateAt('Pacific/Auckland', at('2026-03-28T12:00Z'))).toBe('2026-03-29');
  });

  test('takes a local time that is skipped as the next that exists, and one that comes twice as the first', () => {
    expect(instantOf('Europe/Vienna', '2026-03-29', 2 * 60 + 30)).toBe(at('2026-03-29T01:00Z'));
    expect(instantOf('Europe/Vienna', '2026-10-25', 2 * 60 + 30)).toBe(at('2026-10-25T00:30Z'));
    expect(instantOf('America/Havana', '2026-03-08', 0)).toBe(at('2026-03-08T05:00Z'));
  });

  test('is known by the names of the world’s zones alone', () => {
    expect(zoneNames().length).toBeGreaterThan(300);
    expect(zoneNames().every(isZone)).toBe(true);
    expect(isZone('Mars/Base')).toBe(false);
  });

  test('has no date that does not exist', () => {
    expect(readDate('2026-02-28')).toBe('2026-02-28');
    for (const wrong of ['2026-02-30', '26-02-03', 'tomorrow', '2026-13-01']) expect(readDate(wrong)).toBeUndefined();
  });
});

describe('a calendar', () => {
  test('runs always if nothing stands still', () => {
    expect(running({ still: [] }, 10, 25)).toBe(15);
    expect(reach({ still: [] }, 10, 100 * day)).toBe(10 + 100 * day);
    expect(reach({ still: [] }, 10, 0)).toBe(10);
  });

  test('counts stretches that overlap once', () => {
    const calendar = {
      still: [
        { from: 20, to: 40 },
        { from: 10, to: 30 },
      ],
    };
    expect(running(calendar, 0, 50)).toBe(20);
    expect(reach(calendar, 0, 10)).toBe(10);
    expect(reach(calendar, 0, 11)).toBe(41);
    expect(resumes(calendar, 15)).toBe(40);
    expect(resumes(calendar, 40)).toBe(40);
  });

  test('stands still at night, an hour longer or shorter when the clocks change', () => {
    const night: Calendar = { still: [], nights: { zone: 'Europe/Vienna', from: 23 * 60, to: 7 * 60 } };
    const noon = (date: string): number => instantOf('Europe/Vienna', date, 12 * 60);
    expect(running(night, noon('2026-03-27'), noon('2026-03-28'))).toBe(16 * hour);
    expect(noon('2026-03-29') - noon('2026-03-28')).toBe(23 * hour);
    expect(running(night, noon('2026-03-28'), noon('2026-03-29'))).toBe(16 * hour);
    expect(running(night, noon('2026-10-24'), noon('2026-10-25'))).toBe(16 * hour);
  });
});

describe('what a person sets', () => {
  const body = (calendar: Partial<PersonCalendar>) => JSON.stringify({ leave: [], automatic: true, ...calendar });
  const row = (from: number, calendar: Partial<PersonCalendar>): CalendarRow => ({
    user: 'ann',
    from,
    body: body(calendar),
  });
  const clock = { sleep: true, leave: true };
  const leave = (from: number, to: number): Leave => ({ from, to, first: '2026-03-01', days: 1 });

  test('counts from then on: what is past stays as it was', () => {
    const rows = [row(0, { leave: [leave(100, 200)] }), row(150, {}), row(170, { leave: [leave(0, 500)] })];
    expect(leaveIn(rows)).toEqual([
      { from: 100, to: 150 },
      { from: 170, to: 500 },
    ]);
  });

  test('is heeded where the table says so, and new hours of sleep from the next wait on', () => {
    const rows = [row(0, {}), row(100, { zone: 'UTC', sleep: { from: 0, to: 60 }, leave: [leave(0, 500)] })];
    expect(calendarOf(rows, 99, { still: [], clock }).nights).toBeUndefined();
    expect(calendarOf(rows, 100, { still: [], clock }).nights).toEqual({ zone: 'UTC', from: 0, to: 60 });
    expect(calendarOf(rows, 100, { still: [], clock: { sleep: false, leave: false } })).toEqual({ still: [] });
  });

  test('counts as nothing if it is damaged', () => {
    const rows = [{ user: 'ann', from: 0, body: '{"zone":"Mars/Base","leave":[],"automatic":true}' }];
    expect(calendarOf(rows, 50, { still: [], clock })).toEqual({ still: [] });
  });
});

/**
 * Any calendar, as it comes about: while a wait runs, pauses, vacations, other hours of sleep, other zones and outages are
 * added. An independent count, quarter of an hour by quarter of an hour, says how long the clock has run in the end.
 */
describe('whatever is paused, resumed and changed', () => {
  const calendars = Number(process.env.CALENDARS ?? 1000);
  const seed = process.env.FUZZ_SEED ?? 'calendar';
  const zones = ['UTC', 'Europe/Vienna', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Asia/Kolkata'];
  const quarter = 15 * minute;
  // The local minute of the day at each quarter of an hour, as Node says it and not our own code.
  const minutes = new Map<string, number>();
  const clocks = new Map(
    zones.map((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }),
    ]),
  );
  function localMinute(zone: string, instant: number): number {
    const key = `${zone} ${instant}`;
    let known = minutes.get(key);
    if (known === undefined) {
      const [hours = 0, rest = 0] = (clocks.get(zone)?.format(instant) ?? '').split(':').map(Number);
      known = hours * 60 + rest;
      minutes.set(key, known);
    }
    return known;
  }

  test(`AS4 the time until zero is the allowance and the reserve to the millisecond (${calendars} calendars, FUZZ_SEED=${seed})`, () => {
    for (let n = 0; n < calendars; n++) {
      const rng = seedRng(`${seed} ${n}`);
      const roll = (max: number) => below(rng, max);
      const starts = at('2026-03-20T00:00Z') + roll(14 * 86_400) * 1000 + roll(1000);
      const total = { allow: roll(3) === 0 ? 0 : 1 + roll(3 * day), reserve: 1 + roll(2 * day) };
      const rows: CalendarRow[] = [];
      const pauses: TimeSpan[] = [];
      const outages: TimeSpan[] = [];
      let now = starts - roll(5 * day);
      let zero = 0;
      const person = (): PersonCalendar => {
        const from = (14 + roll(30)) * 30;
        const sleep = { from: from % 1440, to: (from + 30 + roll(20) * 30) % 1440 };
        // Not between midnight and four, where local times are skipped or come twice.
        const odd = [sleep.from, sleep.to].some((one) => one > 0 && one < 240);
        const zone = zones[roll(zones.length)] ?? 'UTC';
        const begins = now + roll(6 * day);
        const days = 1 + roll(3);
        return {
          automatic: true,
          ...(roll(4) > 0 && { zone, ...(odd ? {} : { sleep }) }),
          leave: roll(2) === 0 ? [] : [{ from: begins, to: begins + days * day, first: '2026-03-01', days }],
        };
      };
      const calendar = () =>
        calendarOf(rows, starts, { still: [...pauses, ...outages], clock: { sleep: true, leave: true } });
      // What is learned while the clock runs may only concern what is still to come, except for an outage.
      for (;;) {
        zero = reach(calendar(), starts, total.allow + total.reserve);
        now += 1 + roll(2 * day);
        if (now >= zero) break;
        const left = spend(total, running(calendar(), starts, now));
        switch (roll(4)) {
          case 0:
            pauses.push({ from: now, to: now + roll(3 * day) });
            break;
          case 1: {
            // A pause that somebody ends before its time.
            const open = pauses.findIndex(({ from, to }) => from < now && to > now);
            const from = pauses[open]?.from;
            if (from !== undefined) pauses[open] = { from, to: now };
            break;
          }
          case 2:
            rows.push({ user: 'ann', from: now, body: JSON.stringify(person()) });
            break;
          default: {
            const back = Math.min(zero - 1, now + 5 * minute + roll(10 * hour));
            outages.push({ from: now, to: back });
            now = back;
            continue;
          }
        }
        if (now >= starts) expect(spend(total, running(calendar(), starts, now)), `calendar ${n}`).toEqual(left);
      }
      expect(running(calendar(), starts, zero), `calendar ${n}`).toBe(total.allow + total.reserve);
      expect(counted(zero), `calendar ${n}, by quarters of an hour`).toBe(total.allow + total.reserve);

      function counted(until: number): number {
        const leaves = leaveIn(rows);
        const still = [...pauses, ...outages, ...leaves];
        const set = rows.findLast(({ from }) => from <= starts);
        const { zone, sleep } =
          set === undefined ? ({} as Partial<PersonCalendar>) : (JSON.parse(set.body) as PersonCalendar);
        const marks = [starts, until, ...still.flatMap(({ from, to }) => [from, to])];
        for (let mark = Math.ceil(starts / quarter) * quarter; mark < until; mark += quarter) marks.push(mark);
        const sorted = marks.filter((mark) => mark >= starts && mark <= until).sort((a, b) => a - b);
        let sum = 0;
        for (const [i, mark] of sorted.entries()) {
          const next = sorted[i + 1];
          if (next === undefined || next === mark) continue;
          if (still.some(({ from, to }) => from <= mark && mark < to)) continue;
          if (zone !== undefined && sleep !== undefined && sleep.from !== sleep.to) {
            const local = localMinute(zone, Math.floor(mark / quarter) * quarter);
            const { from, to } = sleep;
            if (from < to ? local >= from && local < to : local >= from || local < to) continue;
          }
          sum += next - mark;
        }
        return sum;
      }
    }
  });
});
