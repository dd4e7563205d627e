// Set files of Shattered Empires: what could never work is refused with its place, and what is accepted is played.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { semGame } from '#games/sem/game';
import { loadSets } from '#sets/load';
import { faultsIn, folderOf } from './support.ts';

const page = readFileSync(new URL('../../docs/card-sets/sem.md', import.meta.url), 'utf8');
const block = (kind: string) => new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';

const head = 'set: mine\nname: Mine\ngame: sem\ncards:\n';
const setOf = (card: string) => `${head}  - { id: a, name: A, ${card} }\n`;

describe('refused, with what to write instead', () => {
  test.each([
    ['type: unit, cost: 1, hp: 1', 'a unit, and nothing else, has a class'],
    ['type: unit, class: fighter, cost: 1', 'units, bases and modifications, and nothing else, have hit points'],
    ['type: base, hp: 30, cost: 2', 'a base has no cost'],
    ['type: personnel, cost: 1', 'personnel, and nothing else, have a designation'],
    ['type: modification, cost: 1, hp: 1', 'a modification, and nothing else, says what it goes on'],
    ['type: resource, cost: 0, weapons: [1]', 'only units and bases have weapons'],
    ['type: command, cost: 1', 'a command does something'],
    ['type: command, abilities: [{ do: [{ verb: draw, n: 1 }] }]', 'a card of the type command needs a cost'],
    [
      'type: command, cost: 1, abilities: [{ do: [{ verb: damage, n: 1, what: target unit }] }]',
      'damage and strikes are attacks; write `attack: true`',
    ],
    [
      'type: command, cost: 1, instant: true, attack: true, abilities: [{ do: [{ verb: damage, n: 1, what: target unit }] }]',
      'a command that is an attack is no instant',
    ],
    [
      'type: command, cost: 1, abilities: [{ do: [{ verb: jam, n: 1 }] }]',
      'only an instant can be played during an attack',
    ],
    [
      'type: research, cost: 1, abilities: [{ do: [{ verb: draw, n: 1 }] }]',
      '"draw" happens once and cannot be continuous',
    ],
    [
      'type: command, cost: 1, abilities: [{ do: [{ verb: addWeapon, n: 1 }] }]',
      '"addWeapon" works only in a continuous ability',
    ],
    [
      'type: research, cost: 1, abilities: [{ do: [{ verb: modHit, n: 1, what: target own unit }] }]',
      'what is in effect all the time has no target',
    ],
    [
      'type: research, cost: 1, abilities: [{ do: [{ verb: modHit, n: 1, what: host }] }]',
      'this is on no host; say "this"',
    ],
    [
      'type: command, cost: 1, abilities: [{ do: [{ verb: modShields, n: 1, what: your units }] }]',
      'say `until: end of turn`',
    ],
    [
      'type: research, cost: 1, abilities: [{ do: [{ verb: modPrice, n: -1, for: an own fighter }] }]',
      'say the kind alone: "a fighter"',
    ],
    [
      'type: research, cost: 1, abilities: [{ when: { on: completed }, do: [{ verb: devour }] }]',
      'only a command does this',
    ],
    ['type: unit, class: fighter, cost: 1, hp: 1, alternate: [{ cp: 1 }]', 'only research has an alternate cost'],
  ])('%s', (card, expected) => {
    expect(faultsIn(setOf(card)).join('\n')).toContain(expected);
  });
});

test('the example of the guide is accepted, and joins the game', () => {
  const { sets, problems } = loadSets(folderOf({ 'glass.yaml': block('yaml') }));
  expect(problems).toEqual([]);
  expect(sets.sem.map(({ set }) => set)).toContain('glass-tide');
  const game = semGame(sets.sem);
  const barrel = game.cards.find(({ id }) => id === 'prism-barrel');
  expect(barrel).toMatchObject({ set: 'Glass Tide', added: true, nameOrigin: 'house' });
  expect(barrel?.text).toEqual(['Its host has another weapon of damage 2, which ignores shields.']);
  const deck = {
    id: 'tide',
    name: 'Tide',
    edition: 'v2',
    extra: { base: ['tide-harbour'], sideboard: [] },
    main: { autofactory: 24, 'glass-skate': 4, 'lantern-quay': 4, 'prism-barrel': 4, undertow: 4 },
  };
  expect(game.checkDeck(deck, 'v2', 'standard')).toEqual([]);
});
