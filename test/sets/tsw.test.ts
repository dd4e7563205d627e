// Set files of The Space War: what could never work is refused with its place, and what is accepted is played.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tswGame } from '#games/tsw/game';
import { loadSets } from '#sets/load';
import { faultsIn, folderOf } from './support.ts';

const page = readFileSync(new URL('../../docs/card-sets/tsw.md', import.meta.url), 'utf8');
const block = (kind: string) => new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';

/** A card with one ability. */
const setOf = (type: string, ability: string, more = '') =>
  `set: mine\nname: Mine\ngame: tsw\ncards:\n  - { id: a, name: A, type: ${type}, ${more}abilities: [${ability}] }\n`;

describe('refused, with what to write instead', () => {
  test.each([
    ['event', '{ kind: event }', 'say either what it does, or what there is to choose'],
    ['duration', '{ kind: triggered, do: [{ verb: draw, n: 1 }] }', 'a triggered ability, and no other, says when'],
    ['duration', '{ kind: event, do: [{ verb: draw, n: 1 }] }', 'the type duration has no ability of the kind "event"'],
    [
      'duration',
      '{ kind: ability, do: [{ verb: draw, n: 1 }] }',
      'the type duration has no ability of the kind "ability"',
    ],
    ['event', '{ kind: event, cost: [{ actions: 1 }], do: [{ verb: draw, n: 1 }] }', 'only what is used has a cost'],
    ['duration', '{ kind: continuous, do: [{ verb: draw, n: 1 }] }', '"draw" happens once and cannot be continuous'],
    [
      'event',
      '{ kind: event, do: [{ verb: noEffect, what: each duration }] }',
      '"noEffect" works only in a continuous ability',
    ],
    [
      'event',
      '{ kind: event, do: [{ verb: counter, what: target enemy spaceship }] }',
      'only cards that are being played can be meant; write for example "target enemy card being played"',
    ],
    [
      'event',
      '{ kind: event, do: [{ verb: foil, what: target enemy missile }] }',
      'only attacks can be meant; write for example "target enemy attack"',
    ],
    [
      'event',
      '{ kind: event, do: [{ verb: destroy, what: target event }] }',
      'this happens to no event; it happens to spaceship',
    ],
    [
      'event',
      '{ kind: event, do: [{ verb: search, n: 1, for: an enemy spaceship, to: hand }] }',
      'say the kind alone: "a spaceship"',
    ],
    [
      'event',
      '{ kind: event, do: [{ verb: damage, n: X, what: target spaceship }] }',
      'nothing says what X is; give the card `cost: X`',
    ],
    [
      'event',
      '{ kind: event, do: [{ verb: damage, n: 1, what: each card in the same zone }] }',
      'a card of the type event is in neither zone',
    ],
    [
      'duration',
      '{ kind: continuous, do: [{ verb: modAttack, n: 1, what: target spaceship }] }',
      'what is continuous has no target; write "each …" or "your …"',
    ],
    ['spaceship', '{ kind: continuous, do: [{ verb: attackIs, count: your spaceships }] }', 'write `attack: X`'],
  ])('%s %s', (type, ability, expected) => {
    expect(faultsIn(setOf(type, ability)).join('\n')).toContain(expected);
  });

  test('in a former edition as in the present one', () => {
    const given = setOf(
      'duration',
      '',
      "variants: { '2021': { abilities: [{ kind: continuous, do: [{ verb: draw, n: 1 }] }] } }, ",
    );
    expect(faultsIn(given).join('\n')).toContain('cannot be continuous');
  });
});

test('the example of the guide is accepted, and joins the game', () => {
  const { sets, problems } = loadSets(folderOf({ 'amber.yaml': block('yaml') }));
  expect(problems).toEqual([]);
  expect(sets.tsw.map(({ set }) => set)).toContain('amber-drift');
  const tender = tswGame(sets.tsw).cards.find(({ id }) => id === 'amber-tender');
  expect(tender).toMatchObject({ set: 'Amber Drift', added: true, nameOrigin: 'house' });
});
