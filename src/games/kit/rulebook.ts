/** The short rules of a game, by chapters. */
import type { RulesTopic } from '#face/game';

/** A chapter: what it is found by, its title, its paragraphs in Markdown. */
export type RulebookChapter = readonly [id: string, title: string, ...paragraphs: string[]];

/** The chapters as topics of `/rules`. */
export const rulebookTopics = (chapters: readonly RulebookChapter[]): readonly RulesTopic[] =>
  chapters.map(([id, title, ...paragraphs]) => ({ id, title, text: paragraphs.join('\n\n') }));
