// Small things on screens that people would stumble over: ways that lead nowhere, ways that are missing, ids at their limit.
import { describe, expect, test } from 'vitest';
import { returnedList } from '#discord/decks/screens/forms';
import { setFromDigits, setToDigits } from '#discord/panel/screens/digits';
import { IdTooLong, pressId } from '#discord/press-id';
import { rulesMessage } from '#discord/reading/screens/rules';
import { translatorIn } from '#discord/words';
import type { Game } from '#face/game';
import { buttonsOf, selectsOf } from '../checks.ts';
import { terseGame } from '../fixtures.ts';

const t = translatorIn('en');
const fresh = { game: undefined, edition: undefined };

test('a custom id of a hundred characters is written, one of a hundred and one is not', () => {
  const min = pressId('card.post', {}).length;
  expect(pressId('card.post', { card: 'b'.repeat(100 - min) })).toHaveLength(100);
  expect(() => pressId('card.post', { card: 'b'.repeat(101 - min) })).toThrow(IdTooLong);
});

test('a set of picks is read back, one with an index too many is none', () => {
  expect(setFromDigits(setToDigits([0, 3]), 4)).toEqual([0, 3]);
  expect(setFromDigits(setToDigits([4]), 4)).toBeUndefined();
});

describe('the chapters of the rules', () => {
  const rulebook = Array.from({ length: 50 }, (_, n) => ({ id: `topic${n}`, title: `Topic ${n}`, text: 'Words.' }));
  const game: Game = { ...terseGame, rulebook };
  const turns = (page: number) =>
    selectsOf(rulesMessage(game, '', t, { page }))
      .flatMap(({ options }) => options.map(({ value }) => value))
      .filter((value) => value.startsWith('<'));

  test('lead to the pages there are, and to no others', () => {
    expect([0, 1, 2].map(turns)).toEqual([['<1'], ['<0', '<2'], ['<1']]);
  });
});

describe('a list that is given back', () => {
  const long = 'Kestrel\n'.repeat(400);
  const labels = (payload: Parameters<typeof buttonsOf>[0]) =>
    buttonsOf(payload).map((button) => ('label' in button ? button.label : ''));

  test('can be gone on with where its deck is kept, however long it is', () => {
    const kept = { kind: 'own', id: 'k3v9x0ab' } as const;
    const shown = labels(returnedList({ note: 'x', list: long, again: kept }, t));
    expect(shown).toEqual([t('deck.edit'), t('deck.show')]);
  });

  test('has no way to a deck that there is not yet', () => {
    expect(labels(returnedList({ note: 'x', list: long, again: fresh }, t))).toEqual([]);
    expect(labels(returnedList({ note: 'x', list: 'Kestrel', again: fresh }, t))).toEqual([t('deck.editAgain')]);
  });
});
