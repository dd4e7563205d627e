/** Lessons: what somebody is told in their first game, at the moments when it matters. The rules know nothing of them. */

/**
 * When a hint comes: the person is asked at a stop, with a prompt, and may do something of each verb that is named; or something
 * has just happened that they may know.
 */
export type HintMoment =
  | { readonly stop?: string; readonly prompt?: string; readonly offers?: readonly string[] }
  | { readonly event: string };

/** A hint. Its `id` never changes its meaning, since running lessons name it. */
export type LessonHint = {
  /** Lower-case letters, digits and hyphens, at most 30. */
  readonly id: string;
  readonly at: HintMoment;
  /** Whether it is told only the first time; if not, it comes again whenever there is no new one for that moment. */
  readonly once: boolean;
  /** Discord markdown, at most 600 characters. */
  readonly text: string;
  /** A picture that the hint is about, shown besides those of the decision. */
  readonly show?: 'board' | 'hand';
};

/**
 * A mistake, as an answer shows it: one of these verbs, while everything `offered` could have been done and nothing of `without`;
 * with `isWeak`, only where `Words.drawback` calls the answer weak.
 */
export type ReminderTrigger = {
  readonly did: readonly string[];
  readonly offered?: readonly string[];
  readonly without?: readonly string[];
  readonly isWeak?: true;
};

/** What is said in short when somebody makes a mistake that a hint they have been told warns of. `id`: as of a hint, and none of theirs. */
export type LessonReminder = {
  readonly id: string;
  /** The hint, by its id. */
  readonly hint: string;
  readonly when: ReminderTrigger;
  /** Discord markdown, at most 300 characters. */
  readonly text: string;
};

/** A guided first game against easy computer players. The seed and the decks make it the same for everybody. */
export type Lesson = {
  readonly edition: string;
  readonly seed: string;
  readonly seats: number;
  /** Ids of ready decks by seat, the person's first; empty for games without decks. */
  readonly decks: readonly string[];
  /** The first that fits the moment and has not been told yet is told. */
  readonly hints: readonly LessonHint[];
  /** The first that fits a move is said if there is no new hint. */
  readonly reminders: readonly LessonReminder[];
};

/** The most that a hint says, in characters. */
export const maxHintLength = 600;

/** The most that a reminder says, in characters. */
export const maxReminderLength = 300;
