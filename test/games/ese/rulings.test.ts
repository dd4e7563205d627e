// Rulings: numbered once, about cards that there are, the same in the documentation, found with cards and rules.
import { expect, test } from 'vitest';
import { cardInfos } from '#games/ese/guide/info';
import { rulings, rulingsPage } from '#games/ese/guide/rulings';
import { topics } from '#games/ese/guide/topics';
import { translatorIn } from '#games/ese/words/catalogue';
import { library } from './table.ts';

const t = translatorIn('en');

test('every number stands once, every text is short, and is about something that there is', () => {
  expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
  const types = new Set<string>(library.cards.map(({ type }) => type));
  for (const { id, text, about } of rulings) {
    expect(text.length, id).toBeLessThanOrEqual(260);
    for (const one of about) expect(library.has(one) || types.has(one), `${id} is about "${one}"`).toBe(true);
  }
});

test('they stand in the documentation as they stand here', async () => {
  await expect(rulingsPage()).toMatchFileSnapshot('../../../docs/rulings/ese.md');
});

test('cards show those that are about them, the rules have pages of all of them', () => {
  const decoy = cardInfos(library, t).find(({ id }) => id === 'decoy');
  expect(decoy?.rulings.map(({ id }) => id)).toEqual(['A36', 'A13', 'A38']);
  const pages = topics(t).filter(({ id }) => id.startsWith('rulings-'));
  expect(pages.flatMap(({ find }) => find ?? []).sort()).toEqual(rulings.map(({ id }) => id).sort());
  expect(new Set(topics(t).map(({ id }) => id)).size).toBe(topics(t).length);
  for (const { text } of topics(t)) expect(text.length).toBeLessThanOrEqual(1800);
});
