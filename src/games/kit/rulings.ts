/** What every game does with its rulings: pages of them among the rules, and the page of the documentation. */
import type { RulesChange, RulesTopic } from '#face/game';
import { digestOf } from '#kernel/hash';
import type { Language } from '#words/languages';
import { formerHash } from '../former-hash.ts';
import { pagesOf } from './pages.ts';

/** A ruling as people read it: its number, the chapter that it stands in, what it rests on. */
export type RulingText = {
  readonly id: string;
  readonly chapter: string;
  readonly basis: string;
  readonly text: string;
};

/** What rulings may rest on: the rules, one of their worked examples, or a choice of this project. */
const bases = { rules: 'follows from the rules', example: 'inferred from an example', ours: 'our choice' } as const;
export type AnyBasis = keyof typeof bases;

/** What a ruling rests on, and the version of the rules since which it is played as it reads. */
export type Amended<Basis extends string> = { readonly basis: Basis; readonly since: number };

/** A ruling as it is written down, under its chapter; `about`: ids of cards, words and types that it is about. */
export type RulingRow<Basis extends string> = readonly [
  id: string,
  basis: Basis | Amended<Basis>,
  text: string,
  ...about: string[],
];

/** Stands for the basis of a ruling that is made, or amended, in a version of the rules: `since(3, 'ours')`. */
export function since<Basis extends string>(version: number, basis: Basis): Amended<Basis> {
  return { basis, since: version };
}

export type Ruling<Chapter extends string, Basis extends string> = {
  readonly id: string;
  readonly chapter: Chapter;
  readonly basis: Basis;
  readonly text: string;
  readonly about: readonly string[];
  /** The version of the rules since which it is played as it reads; absent: since the first. */
  readonly since?: number;
};

export function rulingsOf<Chapter extends string, Basis extends string>(
  chapters: readonly Chapter[],
  rows: Readonly<Record<Chapter, readonly RulingRow<Basis>[]>>,
): readonly Ruling<Chapter, Basis>[] {
  return chapters.flatMap((chapter) =>
    rows[chapter].map(([id, basis, text, ...about]) =>
      typeof basis === 'string'
        ? { id, chapter, basis, text, about }
        : { id, chapter, basis: basis.basis, text, about, since: basis.since },
    ),
  );
}

/** The rulings of a game in another language: the names of their chapters, and their texts by number. */
export type RulingsIn<Chapter extends string> = {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly texts: Readonly<Record<string, string>>;
};

/** Rulings with the texts of another language. */
function translated(rulings: readonly NumberedText[], { texts }: RulingsIn<never>): readonly NumberedText[] {
  return rulings.map(({ id, text }) => ({ id, text: texts[id] ?? text }));
}

/** Rulings in a reader's language. */
export const rulingsTold = (
  rulings: readonly NumberedText[],
  language: Language,
  german: RulingsIn<never>,
): readonly NumberedText[] => (language === 'de' ? translated(rulings, german) : rulings);

type NumberedText = { readonly id: string; readonly text: string };

/** Rulings on some subjects: cards, words, types; in the order of the subjects. */
export function rulingsAbout(
  rulings: readonly Pick<Ruling<string, string>, 'id' | 'text' | 'about'>[],
  ...subjects: readonly string[]
): readonly NumberedText[] {
  return subjects.flatMap((subject) =>
    rulings.filter(({ about }) => about.includes(subject)).map(({ id, text }) => ({ id, text })),
  );
}

type Dated = { readonly id: string; readonly since?: number };

/**
 * The version of the rules, part of every ruleset's hash: a table started under an older one is told which rulings have
 * changed. It is that of the latest ruling: a new or amended ruling takes the next number (`since` in its row). If the
 * behaviour of a rule changes without a ruling, `atLeast` is raised.
 */
export function newestVersion(rulings: readonly Dated[], atLeast: number): number {
  return Math.max(atLeast, ...rulings.map((ruling) => ruling.since ?? 0));
}

/** What a ruleset is stored under: a digest of the version of the rules and the data that they work on. */
export function rulesetHash(version: number, data: unknown): string {
  return digestOf([version, data]);
}

/** Whether a stored ruleset was made under a version of the rules; those of earlier programs have the former hash. */
function isOfVersion(version: number, hash: string, data: unknown): boolean {
  return rulesetHash(version, data) === hash || formerHash([version, data]) === hash;
}

/** Which rulings have changed since a stored ruleset was made; all, where its version is not known; undefined: none has. */
export function rulesChangeSince(
  { hash, data }: { readonly hash: string; readonly data: unknown },
  version: number,
  rulings: readonly Dated[],
): RulesChange | undefined {
  let made = version;
  while (made > 0 && !isOfVersion(made, hash, data)) made -= 1;
  if (made === version) return undefined;
  return { rulings: rulings.filter((ruling) => (ruling.since ?? 0) > made).map(({ id }) => id) };
}

/**
 * Rulings as chapters of the rules, in reading order; every text fits on one screen, each ruling leads to its page. `german`: the
 * same in German.
 */
export function rulingTopics<Chapter extends string>(
  chapters: readonly Chapter[],
  rulings: readonly RulingText[],
  german?: RulingsIn<Chapter>,
): readonly RulesTopic[] {
  return chapters.flatMap((chapter) => {
    const own = rulings.filter((one) => one.chapter === chapter);
    const pages = pagesOf(german === undefined ? own : translated(own, german), lineOf);
    const title = german === undefined ? `Rulings: ${chapter}` : `Regelentscheide: ${german.chapters[chapter]}`;
    return pages.map((page, i) => ({
      id: `rulings-${chapter.toLowerCase().replace(/[^a-z]+/g, '-')}-${i + 1}`,
      title: `${title}${pages.length > 1 ? ` (${i + 1})` : ''}`,
      text: page.map(lineOf).join('\n'),
      find: page.map(({ id }) => id),
    }));
  });
}

function lineOf({ id, text }: NumberedText): string {
  return `• **${id}** ${text}`;
}

/** The usual end of "Each ruling says what it rests on: it". */
const restsOn = ['follows from the rules, or is a choice of this project so that the game can go on.'];

/**
 * Rulings as a page for readers, in Markdown. `file`: where they are written down; `rules`: how the rules have appeared;
 * `rests`: the lines that go on after "Each ruling says what it rests on: it".
 */
export function rulingsDocument<Chapter extends string>(
  {
    game,
    file,
    rules = 'printed',
    rests = restsOn,
  }: {
    readonly game: string;
    readonly file: string;
    readonly rules?: 'printed' | 'published';
    readonly rests?: readonly string[];
  },
  chapters: readonly Chapter[],
  rulings: readonly Ruling<Chapter, AnyBasis>[],
): string {
  const parts = chapters.flatMap((chapter) => [
    `## ${chapter}`,
    '',
    ...rulings
      .filter((one) => one.chapter === chapter)
      .map(({ id, text, basis }) => `- **${id}** ${text} *(${bases[basis]})*`),
    '',
  ]);
  return [
    `# Rulings for ${game}`,
    '',
    `What is played where the ${rules} rules say nothing or can be read in two ways. Each ruling says what it rests on: it`,
    ...rests,
    '',
    `This page is written from \`${file}\`; change it there and run \`npm run docs\`.`,
    '',
    ...parts,
  ].join('\n');
}
