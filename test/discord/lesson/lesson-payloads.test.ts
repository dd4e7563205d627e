// What lessons say fits its place in every language, and names moments that there are.
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#discord/core/limits';
import { whichLesson } from '#discord/lobby/screens/which-game';
import { panel } from '#discord/panel/screens/panel';
import { pressId } from '#discord/press-id';
import { translatorIn } from '#discord/words';
import { inLanguage } from '#face/in-language';
import { maxHintLength, maxReminderLength } from '#face/lesson';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { languages } from '#words/languages';
import { buttonsOf, expectPossible, textOf } from '../checks.ts';
import { ask, options, tableView, wordyGame } from '../fixtures.ts';

const games = createGames(loadSets().sets);

test.each(languages.map(({ id }) => id))(
  'the choice of a lesson fits, with a button for each game, in %s',
  (language) => {
    const shown = whichLesson(
      games.map((game) => inLanguage(game, language)),
      translatorIn(language),
    );
    expectPossible(shown);
    expect(buttonsOf(shown).map(({ custom_id: id }) => id)).toEqual(
      games.map((game) => pressId('lesson', { game: game.id })),
    );
  },
);

describe.each(games.filter(({ lesson }) => lesson !== undefined))('the lesson of $name', (game) => {
  const { hints = [], reminders = [], decks = [], edition, seats = 0 } = game.lesson ?? {};

  test('has eight to fifteen hints, each with a name of its own', () => {
    expect(hints.length).toBeGreaterThanOrEqual(8);
    expect(hints.length).toBeLessThanOrEqual(15);
    expect(new Set(hints.map(({ id }) => id)).size).toBe(hints.length);
    for (const { id } of hints) expect(id).toMatch(/^[a-z0-9-]{1,30}$/);
  });

  test('reminds of what its hints warn of, by names of its own', () => {
    expect(reminders.length).toBeGreaterThanOrEqual(2);
    const ids = [...hints, ...reminders].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { hint } of reminders) expect(hints.map(({ id }) => id)).toContain(hint);
  });

  test('is played with decks that there are, by as many as may', () => {
    const ready = game.decks.filter((deck) => deck.edition === edition).map(({ id }) => id);
    for (const id of decks) expect(ready).toContain(id);
    expect(game.editions.map(({ id }) => id)).toContain(edition);
    expect(seats).toBeGreaterThanOrEqual(game.minSeats);
    expect(seats).toBeLessThanOrEqual(game.maxSeats);
  });

  test.each(languages.map(({ id }) => id))('every hint fits in %s, alone and in a full panel', (language) => {
    const spoken = inLanguage(game, language);
    const t = translatorIn(language);
    for (const hint of spoken.lesson?.hints ?? []) {
      expect(hint.text.length, hint.id).toBeLessThanOrEqual(maxHintLength);
      const full = ask({ kind: 'choose', min: 1, max: 1, options: options(25) });
      const lesson = { hint, told: 3, hints: hints.length, isOff: false };
      const shown = panel({ tableView: tableView(wordyGame, [full], { lesson }), t, confirm: true, reopened: true });
      expectPossible(shown);
      expect(textOf(shown)).toContain(hint.text);
      expect(textOf(shown).length).toBeLessThanOrEqual(LIMITS.text);
    }
    for (const reminder of spoken.lesson?.reminders ?? []) {
      expect(reminder.text.length, reminder.id).toBeLessThanOrEqual(maxReminderLength);
      const asked = ask({ kind: 'choose', min: 1, max: 1, options: options(5) });
      const lesson = { hint: undefined, reminder, told: 3, hints: hints.length, isOff: false };
      const shown = panel({ tableView: tableView(wordyGame, [asked], { lesson }), t, confirm: true });
      expectPossible(shown);
      expect(textOf(shown)).toContain(reminder.text);
    }
  });
});
