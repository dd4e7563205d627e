// The Captain fires by a rule of thumb: everybody at the enemy that is easiest to destroy.
import { expect, test } from 'vitest';
import { habits } from '#bots/eve/captain';
import { check } from '#kernel/answer';
import type { Ask, Choice } from '#kernel/ask';
import { board, region, ship, view } from '../games/eve/words-fixtures.ts';

const marks = ['far', 'near', 'home'].map((id) => ({ id, card: id }));
const one: Choice = { kind: 'choose', min: 1, max: 1, options: [...marks, { id: 'none', verb: 'holdFire' }] };
const split: Choice = { kind: 'distribute', options: marks, min: 0, max: 4, most: 4, spread: 2 };
const needs = [one, split].map((choice, i) => ({ name: `s${i}`, prompt: { key: 'need.battleTarget' }, choice }));
const asked: Ask = {
  id: 1,
  seat: 0,
  role: 'choice',
  stop: 'battle.target',
  prompt: { key: 'ask.battleTargets' },
  choice: { kind: 'choose', min: 1, max: 1, options: [{ id: 'target', verb: 'fire', needs }, { id: 'none' }] },
  fallback: { pick: ['none'] },
};
const fire = habits.simple!['ask.battleTargets']!;

test('damage that is there already counts', () => {
  const ships = [
    ship('far', 'omen', 1, { shield: 3 }),
    ship('near', 'omen', 1, { shield: 5, damage: 3 }),
    ship('home', 'omen', 1, { shield: 4 }),
  ];
  const seen = view(
    board({ regions: [region('r1', 'amarr-starbase', { home: 0 }), region('r3', 'stain', { ships })] }),
  );
  const answer = fire(seen, asked);
  expect(answer).toEqual({ pick: ['target'], with: { s0: { pick: ['near'] }, s1: { amounts: { near: 4 } } } });
  expect(check(asked.choice, answer, 0)).toBeUndefined();
});

test('where it sees no enemy it does as the ask has it', () => {
  expect(fire(view(board({ regions: [] })), asked)).toEqual({ pick: ['none'] });
});
