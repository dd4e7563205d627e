/** The cards as they come with the program: all there, in decks that add up, with what differs in an edition. */
import { expect, test } from 'vitest';
import { readyDecks } from '#games/tsw/decks/ready';
import { rulings } from '#games/tsw/guide/rulings';
import { library } from './table.ts';

const cards = library.cards('2026');

test('there are 88 cards and 14 commanders', () => {
  const commanders = cards.filter(({ type }) => type === 'commander');
  expect([cards.length - commanders.length, commanders.length]).toEqual([88, 14]);
  expect(commanders.filter(({ life }) => life === undefined)).toEqual([]);
});

test('each deck has 60 cards of those, and commanders to lead it', () => {
  const decks = readyDecks(library.decks);
  expect(decks.map(({ name, edition }) => [name, edition])).toEqual([
    ['The Terrans', '2026'],
    ['The Swarm', '2026'],
    ['United Stars', '2026'],
    ['The Terrans', '2021'],
    ['The Swarm', '2021'],
    ['United Stars', '2021'],
  ]);
  for (const { main, extra, name } of decks) {
    expect(
      Object.values(main).reduce((sum, n) => sum + n, 0),
      name,
    ).toBe(60);
    const used = [...Object.keys(main), ...(extra.commanders ?? [])];
    expect(used.filter((id) => !library.has(id))).toEqual([]);
    expect((extra.commanders ?? []).every((id) => library.get('2026', id).type === 'commander')).toBe(true);
  }
});

test('figures are those that the kind of card needs', () => {
  for (const { type, cost, attack, defense, name } of cards) {
    expect(cost !== undefined, name).toBe(type !== 'commander');
    if (type === 'spaceship' && cost !== 'X') expect([attack, defense], name).not.toContain(undefined);
    if (type === 'duration' || type === 'event') expect([attack, defense], name).toEqual([undefined, undefined]);
  }
});

test('an edition has its own figures of some cards (W21)', () => {
  const of = (edition: '2026' | '2021', id: string) => library.get(edition, id);
  expect([of('2026', 'the-exterminator').defense, of('2021', 'the-exterminator').defense]).toEqual([6, 7]);
  expect([of('2026', 'ambush').name, of('2021', 'ambush').name]).toEqual(['Ambush', 'Surprise Attack']);
  expect([of('2026', 'thunderbolt').abilities.length, of('2021', 'thunderbolt').abilities]).toEqual([1, []]);
});

test('cards whose present text has not been seen say so (W22)', () => {
  const unseen = cards.filter((one) => one.unseen).map(({ id }) => id);
  expect(unseen.sort()).toEqual([...(rulings.find(({ id }) => id === 'W22')?.about ?? [])].sort());
});
