/** German for the phrases of cards: nouns with their gender, adjectives, articles, in four cases. */
import type { Filter, Lexicon, Selector, Words } from '../lexicon.ts';

export type Gender = 'm' | 'f' | 'n';
export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';

/**
 * `weak`: it takes the ending of its plural in every case but the nominative ("den Planeten"). `or`: it may be that as well, and
 * then `many` names both. `adjective`: one that belongs to it, without its ending ("äußer").
 */
export type Noun = {
  readonly is: Gender;
  readonly one: string;
  readonly many: string;
  readonly weak?: true;
  readonly or?: Noun;
  readonly adjective?: string;
};
/** A thing with a name of its own, or one person's: "deine Sternenbasis". */
export type Named = { readonly is: Gender } & Readonly<Record<Case, string>>;

/** A trait: an adjective without its ending ("feindlich"), or words after the noun ("mit Ausweichen"). */
export type Trait = string | { readonly after: string };

/** The words of a game's phrases in German. A place is said as it stands: "in dieser Region". */
export type GermanWords<W extends Words> = {
  readonly nouns: Readonly<Record<W['noun'], Noun>>;
  readonly traits: Readonly<Record<W['trait'], Trait>>;
  readonly places: Readonly<Record<W['place'], string>>;
  readonly refs: Readonly<Record<W['ref'], Named>>;
  readonly stats: Readonly<Record<W['stat'], string>>;
  /** The traits that are said by "dein", of several objects. */
  readonly own: readonly W['trait'][];
};

export type GermanPhrases<W extends Words> = {
  /** One object, or each: "ein feindliches Schiff deiner Wahl", "jedes Schiff in dieser Region". */
  one(what: Selector<W>, as: Case): string;
  /** The same with `each` as a plural: "deine angreifenden Schiffe". */
  many(what: Selector<W>, as: Case): string;
  /** Whether `many` says a plural, which its verb follows. */
  isMany(what: Selector<W>): boolean;
  /** Any of a kind, chosen or not: "ein Schiff mit Preis 4 oder weniger". */
  any(what: Selector<W>, as: Case): string;
  /** As a question names it, which has the choice in itself: "ein feindliches Schiff", "deine anderen Schiffe". */
  asked(what: Selector<W>): string;
  /** So many of a kind: "2 Schiffe mit Preis 4 oder weniger". */
  counted(n: number, what: Selector<W>, as: Case): string;
  /** "ihn", "sie", "es" for one object. */
  pronoun(what: Selector<W>): string;
  /** "sein" or "ihr", without an ending. */
  possessive(what: Selector<W>): string;
  /** Several of a kind, without an article: "Schiffe". */
  plural(noun: W['noun']): string;
};

const cases: readonly Case[] = ['nominative', 'accusative', 'dative', 'genitive'];
const inCase = (as: Case, forms: readonly [string, string, string, string]): string =>
  forms[cases.indexOf(as)] as string;

/** Endings of "ein", "kein", "dein", "sein": after them an adjective shows the gender where they do not. */
const ein: Readonly<Record<Gender, readonly [string, string, string, string]>> = {
  m: ['', 'en', 'em', 'es'],
  f: ['e', 'e', 'er', 'er'],
  n: ['', '', 'em', 'es'],
};
const afterEin: typeof ein = {
  m: ['er', 'en', 'en', 'en'],
  f: ['e', 'e', 'en', 'en'],
  n: ['es', 'es', 'en', 'en'],
};
/** Endings of "jeder" and "dieser". */
const jeder: typeof ein = {
  m: ['er', 'en', 'em', 'es'],
  f: ['e', 'e', 'er', 'er'],
  n: ['es', 'es', 'em', 'es'],
};
const afterJeder: typeof ein = {
  m: ['e', 'en', 'en', 'en'],
  f: ['e', 'e', 'en', 'en'],
  n: ['e', 'e', 'en', 'en'],
};
/** Endings of adjectives before a plural without an article, and of "dein" itself. */
const severalEndings = ['e', 'e', 'en', 'er'] as const;

function singular({ is, one, many, weak }: Noun, as: Case): string {
  if (as === 'nominative') return one;
  if (weak === true) return many;
  if (as !== 'genitive' || is === 'f') return one;
  return /(s|ß|x|z|tsch)$/.test(one) ? `${one}es` : `${one}s`;
}

function several({ many }: Noun, as: Case): string {
  return as === 'dative' && !/[ns]$/.test(many) ? `${many}n` : many;
}

/** A thing that is always said with the same words before it, "dies": "dieses Schiff". */
export function thisOne(noun: Noun): Named {
  const form = (as: Case) => `dies${inCase(as, jeder[noun.is])} ${singular(noun, as)}`;
  return named(noun.is, form);
}

/** "deine Sternenbasis". */
export function yourOne(noun: Noun): Named {
  return named(noun.is, (as) => `dein${inCase(as, ein[noun.is])} ${singular(noun, as)}`);
}

/** "die gewählte Region": with the article "der", and an adjective. */
export function theOne(noun: Noun, adjective?: string): Named {
  const article = {
    m: ['der', 'den', 'dem', 'des'],
    f: ['die', 'die', 'der', 'der'],
    n: ['das', 'das', 'dem', 'des'],
  } as const;
  const form = (as: Case) =>
    [
      inCase(as, article[noun.is]),
      ...(adjective === undefined ? [] : [`${adjective}${inCase(as, afterJeder[noun.is])}`]),
      singular(noun, as),
    ].join(' ');
  return named(noun.is, form);
}

function named(is: Gender, form: (as: Case) => string): Named {
  return {
    is,
    nominative: form('nominative'),
    accusative: form('accusative'),
    dative: form('dative'),
    genitive: form('genitive'),
  };
}

/** Makes the phrases of a game in German. `self`: what the source of an ability is called. */
export function germanPhrases<W extends Words>(
  words: GermanWords<W>,
  selfRef: W['ref'],
  self: Named,
): GermanPhrases<W> {
  const nounOf = (what: Filter<W>): Noun => {
    const noun = words.nouns[what.noun as W['noun']];
    return what.subtype === undefined
      ? noun
      : { ...noun, one: `${what.subtype}-${noun.one}`, many: `${what.subtype}-${noun.many}` };
  };
  const namedBy = (ref: W['ref']): Named => (ref === selfRef ? self : words.refs[ref]);
  const isBefore = (trait: Trait): trait is string => typeof trait === 'string';
  const traitsOf = (what: Filter<W>): readonly Trait[] => what.is.map((one) => words.traits[one as W['trait']]);

  /** The adjectives before a noun, its own last. */
  const stemsOf = (what: Filter<W>, { adjective }: Noun): readonly string[] => [
    ...traitsOf(what).filter(isBefore),
    ...(adjective === undefined ? [] : [adjective]),
  ];

  function after(what: Filter<W>): string[] {
    const { where, atMost } = what;
    return [
      ...traitsOf(what).flatMap((one) => (isBefore(one) ? [] : [one.after])),
      ...(atMost === undefined
        ? []
        : [`mit ${words.stats[atMost.stat as W['stat']]} ${atMost.n === 0 ? '0' : `${atMost.n} oder weniger`}`]),
      ...(where === undefined ? [] : [words.places[where as W['place']]]),
    ];
  }

  /** "jedes feindliche Schiff": a noun with its article and adjectives. */
  function phraseOf(noun: Noun, what: Filter<W>, as: Case): string {
    const [lead, endings, adjectives] =
      what.pick === 'each' ? (['jed', jeder, afterJeder] as const) : (['ein', ein, afterEin] as const);
    return [
      `${lead}${inCase(as, endings[noun.is])}`,
      ...stemsOf(what, noun).map((stem) => `${stem}${inCase(as, adjectives[noun.is])}`),
      singular(noun, as),
    ].join(' ');
  }

  function one(what: Selector<W>, as: Case): string {
    if (what.pick === 'ref') return namedBy(what.ref)[as];
    const noun = nounOf(what);
    const nouns = noun.or === undefined ? [noun] : [noun, noun.or];
    return [
      nouns.map((each) => phraseOf(each, what, as)).join(what.pick === 'each' ? ' und ' : ' oder '),
      ...(what.pick === 'target' ? ['deiner Wahl'] : []),
      ...after(what),
    ].join(' ');
  }

  const unowned = (what: Filter<W>): Filter<W> => ({
    ...what,
    pick: 'each',
    is: what.is.filter((trait) => !words.own.includes(trait)),
  });

  function many(what: Selector<W>, as: Case): string {
    if (what.pick === 'ref' || what.pick !== 'each') return one(what, as);
    const rest = unowned(what);
    const isOwn = rest.is.length < what.is.length;
    const ending = inCase(as, severalEndings);
    return [
      ...(isOwn ? [`dein${ending}`] : []),
      ...stemsOf(rest, nounOf(what)).map((stem) => `${stem}${isOwn ? 'en' : ending}`),
      several(nounOf(what), as),
      ...after(rest),
    ].join(' ');
  }

  const genderOf = (what: Selector<W>): Gender => (what.pick === 'ref' ? namedBy(what.ref).is : nounOf(what).is);
  return {
    one,
    many,
    isMany: (what) => what.pick === 'each',
    any: (what, as) => one(what.pick === 'ref' ? what : { ...what, pick: 'a' }, as),
    asked: (what) => (what.pick === 'target' ? one({ ...what, pick: 'a' }, 'nominative') : many(what, 'nominative')),
    counted: (n, what, as) => `${n} ${what.pick === 'ref' ? one(what, as) : many(unowned(what), as)}`,
    pronoun: (what) => ({ m: 'ihn', f: 'sie', n: 'es' })[genderOf(what)],
    possessive: (what) => (genderOf(what) === 'f' ? 'ihr' : 'sein'),
    plural: (noun) => many({ pick: 'each', noun, is: [] }, 'nominative'),
  };
}

/** A phrase of cards, as it stands in a question, in German; as it stands if it is none. */
export function phraseInGerman<W extends Words>(lexicon: Lexicon<W>, german: GermanPhrases<W>, phrase: string): string {
  const what = lexicon.parse(phrase);
  return typeof what === 'string' ? phrase : german.asked(what);
}
