/** Events that take cards out of play; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];

describe('68: Fatal Error', () => {
  const given = (action: number, edition = '2026') =>
    table({
      you: { hand: ['Fatal Error'], station: { action }, play: ['Pursuiter'], flipped: { draw: ['Drone'] } },
      foe: { play: ['Battlestar', 'Shield', 'Stormfalcon'], flipped: { draw: ['Luck'] } },
      edition,
      ...(action === 0 && { actions: 1 }),
    });

  test('costs one more than the card that it destroys; a card of either side, none of a station', () => {
    const game = given(2);
    expect(game.choices('play Fatal Error', 'target card')).toEqual(['Pursuiter', 'Battlestar', 'Shield']);
    game.you('play Fatal Error', { 'target card': 'Battlestar' }).settle();
    expect([game.actions(), game.heap(FOE), game.told('played')[0]?.x]).toEqual([1, ['Battlestar'], 3]);
  });

  test('not with the actions for its cost alone', () => {
    expect(given(1).choices('play Fatal Error', 'target card')).toEqual(['Pursuiter', 'Shield']);
    expect(given(0).yours()).not.toContain('play Fatal Error');
  });

  test('costs as much as the card in 2021', () => {
    expect(given(0, '2021').choices('play Fatal Error', 'target card')).toEqual(['Pursuiter', 'Shield']);
  });

  test('is spent if its target is gone when it resolves', () => {
    const game = table({
      you: { hand: ['Fatal Error'], station: { action: 2 } },
      foe: { play: ['Avoid', 'Satellite'], hand: ['Drone'] },
    });
    game.you('play Fatal Error', { 'target card': 'Satellite' }).foe('use Satellite').settle();
    expect([game.plays(FOE), game.heap(YOU), game.actions()]).toEqual([['Avoid'], ['Fatal Error'], 2]);
  });
});

describe('74: Sacrifice', () => {
  const sacrifice = (yours: readonly string[], theirs: readonly string[]) =>
    table({ you: { hand: ['Sacrifice'], play: yours }, foe: { play: theirs } });

  test('each player discards a card of their own from play, the opponent first (W30)', () => {
    const game = sacrifice(['Hunter', 'Shield'], ['Titan', 'Drone']).you('play Sacrifice').settle();
    expect(game.theirs()).toEqual(['Titan', 'Drone']);
    game.foe(['Drone']).you(['Shield']);
    expect([game.heap(YOU), game.heap(FOE)]).toEqual([['Shield', 'Sacrifice'], ['Drone']]);
    expect(game.told('leftPlay').map(({ how }) => how)).toEqual(['discarded', 'discarded']);
  });

  test('who has one card is not asked; who has none discards none', () => {
    const both = sacrifice(['Hunter'], ['Titan']).you('play Sacrifice').settle();
    expect([both.plays(YOU), both.plays(FOE)]).toEqual([[], []]);
    const one = sacrifice([], ['Titan']).you('play Sacrifice').settle();
    expect([one.heap(YOU), one.heap(FOE)]).toEqual([['Sacrifice'], ['Titan']]);
  });

  test('is not played while nothing is in play', () => {
    expect(sacrifice([], []).yours()).not.toContain('play Sacrifice');
  });
});

describe('Deploy Starship', () => {
  const deploy = (play: readonly string[], where: object = { deck: ['Starship', 'Drone'] }, foe: object = {}) =>
    table({ you: { hand: ['Deploy Starship'], deck: 1, ...where, play }, foe: { play: ['Titan'], ...foe } });
  const cards = ['Drone', 'Shield', 'Hunter', 'Scout'];

  test('three own cards are discarded from play for Starship, which is put into play', () => {
    for (const where of [
      { deck: ['Starship', 'Drone'] },
      { heap: ['Starship'] },
      { station: { draw: ['Starship'] } },
    ]) {
      const game = deploy(cards, where).you('play Deploy Starship').settle();
      expect(game.ask(YOU).choice).toMatchObject({ min: 3, max: 3 });
      game.you(['Drone', 'Shield', 'Hunter']);
      expect([game.yours(), game.ask(YOU).choice]).toMatchObject([['Starship'], { max: 1 }]);
      game.you(['Starship']);
      expect([game.plays(YOU), game.plays(FOE), game.hand(YOU)]).toEqual([['Scout', 'Starship'], ['Titan'], []]);
      expect(game.heap(YOU)).toEqual(['Drone', 'Shield', 'Hunter', 'Deploy Starship']);
    }
    const two = deploy(cards.slice(1), { deck: ['Starship', 'Starship'] })
      .you('play Deploy Starship')
      .settle();
    expect(two.ask(YOU).choice).toMatchObject({ max: 1 });
  });

  test('needs three cards in play; countered, it takes none', () => {
    expect(deploy(['Drone', 'Shield']).yours()).not.toContain('play Deploy Starship');
    const game = deploy(cards.slice(1), {}, { hand: ['Cancel', 'Drone'] }).you('play Deploy Starship');
    game.foe('play Cancel', { 'target enemy card being played': 'Deploy Starship' }).settle();
    expect([game.plays(YOU), game.heap(YOU)]).toEqual([['Shield', 'Hunter', 'Scout'], ['Deploy Starship']]);
  });
});

test('71: Supernova destroys Starship with the Death Ray on it, each once', () => {
  const game = table({
    you: { hand: ['Supernova', 'Death Ray'], play: ['Starship'], station: { action: 5 } },
    foe: { station: { draw: 3 } },
  });
  game.you('play Death Ray', { x: 2, 'target own Starship': 'Starship' }).settle();
  game.you('play Supernova').settle().you(['draw 1', 'draw 2', 'draw 3']).foe(['draw 1', 'action 1', 'action 2']);
  expect(game.heap(YOU)).toEqual(['Death Ray', 'Starship', 'Supernova']);
  expect(game.told('leftPlay').map(({ def }) => def)).toEqual(['death-ray', 'starship']);
});
