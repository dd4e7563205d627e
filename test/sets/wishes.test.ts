// What authors wished for and could not write: each is refused at its place, with the nearest that can be said.
import { expect, test } from 'vitest';
import { faultsIn, setOf } from './support.ts';

/** A ship whose only ability stands on the line after it. */
const shipWith = (ability: string) =>
  faultsIn(
    setOf('wish', `  - id: wish\n    name: Wish\n    type: ship\n    shield: 1\n    abilities:\n      - ${ability}\n`),
  );

test.each([
  [
    'unless its controller pays',
    '{ kind: executed, cost: [{ pay: 1 }], do: [{ verb: destroy, what: target ship, unless: 2 }] }',
    'unless',
    'Beside "do", the whole ability can be bought off',
  ],
  [
    'that much',
    '{ kind: executed, cost: [{ discard: 1 }], do: [{ verb: draw, n: that much }] }',
    'that much',
    'Say "that many"',
  ],
  [
    'a prevention for each other frigate',
    '{ kind: executed, cost: [{ pay: 1 }], do: [{ verb: prevent, n: 1, what: this, until: end of turn, per: each other ship }] }',
    'per',
    'count with "per".',
  ],
  [
    'a copy of an ability',
    '{ kind: executed, cost: [{ pay: 1 }], do: [{ verb: copyAbility, what: target ship }] }',
    'copyAbility',
    'Abilities and cards cannot be copied.',
  ],
  [
    'at the end of a battle',
    '{ kind: pending, when: { on: battle ends }, do: [{ verb: draw, n: 1 }] }',
    'battle ends',
    'Nothing waits for the end of a phase or battle.',
  ],
  [
    'at most',
    '{ kind: continuous, if: { at most: 3, of: ship }, do: [{ verb: modHandLimit, n: 1 }] }',
    'at most',
    'Conditions say "so many or more"',
  ],
  [
    'X of a permission',
    '{ kind: pending, when: { on: turn begins }, may: X, do: [{ verb: draw, n: 1 }] }',
    'X',
    'What "may" costs is a number.',
  ],
  [
    'all players',
    '{ kind: executed, cost: [{ pay: 1 }], do: [{ verb: loseIsk, n: 1, who: all players }] }',
    'all players',
    'Say "who: each player"',
  ],
  [
    'a random ship',
    '{ kind: executed, cost: [{ pay: 1 }], do: [{ verb: destroy, what: target random ship }] }',
    'target random',
    'Only "discard" is by chance',
  ],
  [
    'one of two effects',
    '{ kind: executed, cost: [{ pay: 1 }], choose: one, do: [{ verb: draw, n: 1 }] }',
    'choose',
    'An ability has no alternatives.',
  ],
  [
    'twice per turn',
    '{ kind: executed, cost: [{ pay: 1 }], twice: true, do: [{ verb: draw, n: 1 }] }',
    'twice',
    'An ability works as often as it can or, with "once: true", once per turn.',
  ],
])('%s', (_wish, ability, at, told) => {
  const [fault = ''] = shipWith(ability).filter((one) => one.includes(told));
  expect(fault).toContain(told);
  expect(fault.startsWith(`mine.yaml:10:${9 + ability.indexOf(at)} `)).toBe(true);
});

test('what can be said is not taken for a wish', () => {
  expect(shipWith('{ kind: executed, cost: [{ pay: 1 }], do: [{ verb: draw, n: 1 }] }')).toEqual([]);
  expect(shipWith('{ kind: executed, cost: [{ pay: 1 }], do: [{ verb: drow, n: 1 }] }')).toEqual([
    expect.stringMatching(/: found "drow"\. Did you mean "draw"/),
  ]);
});
