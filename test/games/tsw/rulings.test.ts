// Rulings: short, about cards that there are, the same in the documentation.
import { expect, test } from 'vitest';
import { rulings, rulingsPage } from '#games/tsw/rulings';
import { library } from './table.ts';

test('every text is short, and is about something that there is', () => {
  for (const { id, text, about } of rulings) {
    expect(text.length, id).toBeLessThanOrEqual(260);
    for (const one of about) expect(library.has(one), `${id} is about "${one}"`).toBe(true);
  }
});

test('they stand in the documentation as they stand here', async () => {
  await expect(rulingsPage()).toMatchFileSnapshot('../../../docs/rulings/tsw.md');
});
