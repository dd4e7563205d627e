// Everyone meets everyone: the matches of a division, and how many of them are open at a time.
import { expect, test } from 'vitest';
import { mayOpen, type Progress, roundRobin } from '#league/schedule';

const six = [...'123456'];
const told = (matches: ReturnType<typeof roundRobin>): string[] =>
  matches.map(({ entries }) => entries.toSorted().join('–'));

test('LS21 six people meet each other once in five rounds', () => {
  expect(told(roundRobin(six))).toEqual('1–6 2–5 3–4 1–5 4–6 2–3 1–4 3–5 2–6 1–3 2–4 5–6 1–2 3–6 4–5'.split(' '));
});

test('with an odd number each is without a match once', () => {
  const matches = roundRobin([...'ABCDE']);
  expect(new Set(told(matches)).size).toBe(10);
  const playing = [1, 2, 3, 4, 5].map((round) =>
    matches.filter((match) => match.round === round).flatMap(({ entries }) => entries),
  );
  expect(playing.map((entries) => new Set(entries).size)).toEqual([4, 4, 4, 4, 4]);
  expect(new Set(playing.map((entries) => [...'ABCDE'].find((id) => !entries.includes(id)))).size).toBe(5);
});

test('LS23 the next match opens as soon as it is next for both', () => {
  const schedule = roundRobin(six);
  const progress: Progress[] = schedule.map(() => 'waiting');
  const set = (match: string, to: Progress) => {
    progress[told(schedule).indexOf(match)] = to;
  };
  const open = () => {
    const opened = told(mayOpen(schedule, progress, 2));
    for (const match of opened) set(match, 'open');
    return opened;
  };
  expect(open()).toEqual(['1–6', '2–5', '3–4', '1–5', '4–6', '2–3']);
  set('1–6', 'done');
  expect(open()).toEqual([]);
  set('3–4', 'done');
  expect(open()).toEqual(['1–4']);
});

test('LS24 with everybody taking their whole time, eight people end after seven matches one by one', () => {
  const days = (atOnce: number): number => {
    const schedule = roundRobin([...'ABCDEFGH']);
    const progress: Progress[] = schedule.map(() => 'waiting');
    const ends = new Map<number, number>();
    for (let day = 0; ; day += 14) {
      for (const [index, end] of ends) if (end <= day) progress[index] = 'done';
      if (progress.every((one) => one === 'done')) return day;
      for (const match of mayOpen(schedule, progress, atOnce)) {
        const index = schedule.indexOf(match);
        progress[index] = 'open';
        ends.set(index, day + 14);
      }
    }
  };
  expect([days(1), days(2), days(7)]).toEqual([98, 56, 14]);
});

test.each([3, 4, 5, 8])('of %i people each meets each other twice, once at home, in rounds of their own', (count) => {
  const people = Array.from({ length: count }, (_, i) => String(i));
  const matches = roundRobin(people, 2);
  expect(new Set(matches.map(({ entries }) => entries.join('–'))).size).toBe(count * (count - 1));
  for (const { round } of matches) {
    const playing = matches.filter((match) => match.round === round).flatMap(({ entries }) => entries);
    expect(new Set(playing).size).toBe(playing.length);
  }
  const rounds = Math.max(...matches.map(({ round }) => round)) / 2;
  for (const person of people) {
    const homes = matches.filter(({ round, entries }) => round <= rounds && entries[0] === person).length;
    expect(homes).toBeGreaterThan(0);
    expect(homes).toBeLessThan(count - 1);
  }
});
