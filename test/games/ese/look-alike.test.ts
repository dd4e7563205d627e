// What a player of Epic Space Empires is offered where fleets of one class differ, and where they do not.
import { expect, test } from 'vitest';
import { eseGame } from '#games/ese/game';
import { loadSets } from '#sets/load';
import { offeredTo } from '#test/screens';
import { conflict, onAttack } from './fight.ts';
import type { Table } from './table.ts';

const game = eseGame(loadSets().sets.ese!);
const names = ['Ada', 'Bob'];
const offered = (laid: Table, seat: number, said: RegExp, language?: 'de') =>
  offeredTo(game, game.view(laid.state, seat), names, language).filter((label) => said.test(label));

const LOST = 'Lost in Space';
const CAPTAIN = 'Legendary Captain';
const WITHDRAWAL = 'Fighting Withdrawal';

/** Ada attacks with two heavy fleets; Bob has one, and a card to be aimed at any of the three. */
const attacked = (...cards: readonly string[]) =>
  onAttack({ play: ['H', 'H'], action: cards }, { play: ['H', 'Core World'], action: [LOST] });

test('fleets of one class are told apart by their owners, each told once', () => {
  expect(offered(attacked(), 1, /^Play/)).toEqual([
    `Play: ${LOST} → Heavy Fleet (Bob)`,
    `Play: ${LOST} → Heavy Fleet (Ada)`,
  ]);
});

test('a fleet that a card was played on is another target than one of its class', () => {
  const laid = attacked(LOST).does(0, LOST, { fleet: 'H' });
  expect(offered(laid, 1, /^Play/)).toEqual([
    `Play: ${LOST} → Heavy Fleet (Bob)`,
    `Play: ${LOST} → Heavy Fleet (Ada, with ${LOST})`,
    `Play: ${LOST} → Heavy Fleet (Ada)`,
  ]);
});

test('a card on a fleet that is about to be destroyed adds nothing, unless it defends the planet alone', () => {
  const struck = (guards: readonly string[], action: string) =>
    conflict(
      { play: ['H'], action: ['Mass Destruction'] },
      { play: ['Trade World', ...guards], action: [action] },
      'Trade World',
    ).does(0, 'Mass Destruction', { fleet: 'M@1' });
  expect(offered(struck(['M', 'L'], 'Nova Bomb'), 1, /^Play/)).toEqual([
    'Play: Nova Bomb → Main Fleet (yours) · adds nothing: it falls',
    'Play: Nova Bomb → Light Fleet (yours) · 21 against 12',
  ]);
  expect(offered(struck(['M'], 'Nova Bomb'), 1, /^Play/)).toEqual([
    'Play: Nova Bomb → Main Fleet (yours) · adds nothing: it falls',
  ]);
  expect(offered(struck(['M'], 'Killer Satellites'), 1, /^Play/)).toEqual([
    'Play: Killer Satellites → Main Fleet (yours) · 12 against 12',
  ]);
});

test('fleets lost in space, already sent, and still to be sent are different targets', () => {
  const laid = attacked(LOST).does(0, LOST, { fleet: 'H' }).pass('tactics');
  laid.does(0, 'assign', { 'heavy-fleet': { 'Core World': 1 } });
  expect(offered(laid, 1, /^Play/)).toEqual([
    `Play: ${LOST} → Heavy Fleet (Bob, still to be sent)`,
    `Play: ${LOST} → Heavy Fleet (Ada, lost in space)`,
    `Play: ${LOST} → Heavy Fleet (Ada, to Core World, asked at speed 1)`,
  ]);
  expect(offered(laid, 1, /^Spielen/, 'de').slice(0, 2)).toEqual([
    `Spielen: ${LOST} → Heavy Fleet (Bob, noch zu schicken)`,
    `Spielen: ${LOST} → Heavy Fleet (Ada, im Weltraum verschollen)`,
  ]);
});

test('fleets that were sent to one planet in different ways are one target', () => {
  const laid = attacked(CAPTAIN).does(0, CAPTAIN, { fleet: 'H', planet: 'Core World' }).pass('tactics');
  laid.does(0, 'assign', { 'heavy-fleet': { 'Core World': 1 } });
  expect(offered(laid, 1, /^Play/)).toEqual([
    `Play: ${LOST} → Heavy Fleet (Bob, still to be sent)`,
    `Play: ${LOST} → Heavy Fleet (Ada, to Core World, asked at speed 1)`,
  ]);
});

test('whoever loses a battle sees which of their fleets is saved', () => {
  const laid = conflict(
    { play: ['H', 'H'], action: [WITHDRAWAL] },
    { play: ['H', 'H', 'H', 'Core World'] },
    'Core World',
  );
  laid.does(0, WITHDRAWAL, { fleet: 'H' }).pass('battle');
  expect(offered(laid, 0, /Heavy Fleet/)).toEqual(['Heavy Fleet (saved if lost)', 'Heavy Fleet']);
  expect(offered(laid, 0, /Heavy Fleet/, 'de')).toEqual(['Heavy Fleet (bei Verlust gerettet)', 'Heavy Fleet']);
});
