// Options that exclude each other: whatever a computer makes up of several of them may be answered.
import { expect, test } from 'vitest';
import { chance } from '#bots/play';
import { randomAnswer } from '#bots/random';
import { candidates } from '#bots/search/candidates';
import { variations } from '#bots/search/variations';
import { check } from '#kernel/answer';
import type { Ask, Choose, Option } from '#kernel/ask';

const options: Option[] = [
  { id: 'ship', group: 'ship' },
  { id: 'gun', group: 'ship' },
  { id: 'drone' },
  { id: 'base', group: 'base' },
  { id: 'wall', group: 'base' },
];
const choices = [0, 1, 2, 3].flatMap((min) =>
  [2, 3, 5].filter((max) => max >= min).map((max): Choose => ({ kind: 'choose', options, min, max })),
);

test.each(choices)('at least $min, at most $max', (choice) => {
  const random = chance('together');
  const faults = (answers: readonly unknown[]) =>
    answers.filter((answer) => check(choice, answer as never, 0) !== undefined);
  const fallback = { pick: ['ship', 'drone', 'wall'].slice(0, Math.min(3, choice.max)) };
  const ask: Ask = { id: 1, seat: 0, role: 'choice', stop: 'x', prompt: { key: 'x' }, choice, fallback };
  for (let n = 0; n < 40; n++) {
    const answer = randomAnswer(choice, random);
    expect(faults([answer])).toEqual([]);
    expect(faults(variations(choice, answer))).toEqual([]);
    expect(faults(candidates(ask, answer, random, 30))).toEqual([]);
  }
});
