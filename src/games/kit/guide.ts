/** What each game has for newcomers: an introduction, and a guide to the first turn. */
import type { Introduction, RulesTopic } from '#face/game';

/** The introduction, from the game's own messages. */
export const introductionOf = (
  t: (key: 'intro.pitch' | 'intro.length' | 'intro.difficulty') => string,
): Introduction => ({
  pitch: t('intro.pitch'),
  length: t('intro.length'),
  difficulty: t('intro.difficulty'),
});

/** The guide to the first turn, as the first chapter of the rules. */
export const firstTurnTopic = (title: string, text: string): RulesTopic => ({
  id: 'first-turn',
  title,
  text,
  find: ['how to play', 'tutorial', 'first game', 'start', 'begin', 'beginner', 'newcomer'],
});
