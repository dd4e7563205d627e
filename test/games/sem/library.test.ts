/** The cards as they come with the program: factions, figures that belong together, ready decks. */
import { expect, test } from 'vitest';
import { decks } from './start.ts';
import { library } from './table.ts';

test('four factions and neutral cards, each faction with two bases', () => {
  const factions = ['neutral', 'empire', 'drift', 'ashen', 'meridian'];
  expect(new Set(library.cards.map(({ faction }) => faction))).toEqual(new Set(factions));
  for (const faction of factions.slice(1))
    expect(library.cards.filter((card) => card.faction === faction && card.type === 'base')).toHaveLength(2);
});

test('names of published cards are told from those of this project', () => {
  const published = library.cards.filter((card) => card.published).map(({ id }) => id);
  expect(published.sort()).toEqual(['autofactory', 'evasive-maneuvers', 'imperial-command-hub']);
});

test('names stand once', () => {
  const names = library.cards.map(({ name }) => name.toLowerCase());
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('every base gives Yield, places in the queue and command points', () => {
  for (const { name, type, yield: gives, queue, cp } of library.cards)
    if (type === 'base') expect([gives, queue, cp], name).not.toContain(undefined);
});

test('each deck ready to play is of one faction, with all that its cards bring from the sideboard', () => {
  expect(new Set(decks.map(({ extra }) => library.get(extra.base?.[0] ?? '').faction)).size).toBe(4);
  for (const { name, main, extra } of decks) {
    const text = JSON.stringify(Object.keys(main).map((id) => library.get(id).abilities));
    const brought = library.cards.filter((card) => card.cost === undefined && text.includes(`"${card.name}"`));
    expect(extra.sideboard, name).toEqual(expect.arrayContaining(brought.map(({ id }) => id)));
  }
});
