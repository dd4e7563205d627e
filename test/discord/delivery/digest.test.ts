// What a digest says about the time that is left.
import { expect, test } from 'vitest';
import { digestMessage } from '#discord/table/screens/calls';
import { translatorIn } from '#discord/words';
import type { SeatClock } from '#table/types';
import { createFuzz } from '../../fuzz/setup.ts';
import { expectPossible, textOf } from '../checks.ts';
import { tableInfo } from '../fixtures.ts';

const { game } = createFuzz();
const waiting = ['timed', 'late', 'free'].map((id) =>
  tableInfo(game, 'running', {
    id,
    place: { channel: '1' },
    waiting: [{ seat: 0, user: '11', name: 'Ann', since: 0 }],
  }),
);
const clock = { seat: 0, allow: 0, reserve: 0 } as const;
const clocks = new Map<string, SeatClock>([
  ['timed', { ...clock, state: 'running', allowUntil: 0, zeroAt: 1_700_000_000_000 }],
  ['late', { ...clock, state: 'late' }],
]);

const linesIn = (language: 'en' | 'de'): readonly string[] => {
  const shown = digestMessage({ waiting, clocks, others: 0, ended: [] }, '11', translatorIn(language));
  if (shown === undefined) throw new Error('nothing to say');
  expectPossible(shown);
  return textOf(shown)
    .split('\n')
    .filter((line) => line.startsWith('• '))
    .map((line) => line.replace(/^.*<t:0:R>/, ''));
};

test('A24 each table of a digest that has a clock says how long the person has left', () => {
  const until = '<t:1700000000:f> (<t:1700000000:R>)';
  const [timed, late, free] = linesIn('en');
  expect(timed).toContain(`, time until ${until}: `);
  expect(late).toContain(', your time is up: ');
  expect(free).toMatch(/^: /);
  const [german, vorbei] = linesIn('de');
  expect(german).toContain(`, Zeit bis ${until}: `);
  expect(vorbei).toContain(', deine Zeit ist um: ');
});
