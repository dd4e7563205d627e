/**
 * The words of a game's phrases ("target enemy ship in this region") and the grammar that all games share. A phrase is parsed
 * to a `Selector`, which the rules match, and printed from it, so that the text people read is exactly what runs.
 */

/** The words of a game by their class. */
export type Words = {
  readonly noun: string;
  readonly trait: string;
  readonly place: string;
  readonly ref: string;
  readonly stat: string;
};

/** `target`: chosen when placed. `each`: all that match on resolution. `a`: one, chosen on resolution or by the event. */
export type Filter<W extends Words = Words> = {
  readonly pick: 'target' | 'each' | 'a';
  readonly noun: W['noun'];
  readonly is: readonly W['trait'][];
  /** A subtype that has no noun, in the words of a set: "Dreadnought". */
  readonly subtype?: string;
  readonly where?: W['place'];
  readonly atMost?: { readonly stat: W['stat']; readonly n: number };
};
export type Selector<W extends Words = Words> = { readonly pick: 'ref'; readonly ref: W['ref'] } | Filter<W>;

/** How a phrase is printed: what its source is called, and whether `each` becomes a plural ("your other ships"). */
type Form = { readonly self?: string; readonly many?: boolean };

export type Lexicon<W extends Words> = {
  readonly nouns: readonly W['noun'][];
  readonly traits: readonly W['trait'][];
  readonly places: readonly W['place'][];
  readonly refs: readonly W['ref'][];
  readonly stats: readonly W['stat'][];
  /** Every single word that a phrase can contain, for hints on phrases that cannot be parsed. */
  readonly singleWords: readonly string[];
  /** A phrase, for messages to those who write none. */
  readonly example: string;
  /** Parses a phrase. Returns a string if it cannot: a sentence that says what was not understood. */
  parse(text: string): Selector<W> | string;
  /** Prints a phrase as a card says it. */
  print(selector: Selector<W>, form?: Form): string;
  /** The name under which the object chosen for a phrase lies in stored games. It must never change, unlike `print`. */
  key(selector: Selector<W>): string;
  /** A place as phrases say it: "in this region". */
  saysPlace(place: W['place']): string;
};

/** The words of a lexicon by their class. */
export type WordsOf<L> = L extends Lexicon<infer W> ? W : never;

/** The words that belong to the grammar. */
const grammar = ['target', 'each', 'all', 'an', 'a', 'your', 'in', 'on', 'with', 'or', 'less', 'this'] as const;

/** A subtype in the words of a set: it has capital letters, which no word of a game has. */
const SUBTYPE = /^[A-Z][\w'-]*(?: [A-Z][\w'-]*)*(?= )/;

/** "with price 4 or less", "with price 0". */
const LIMIT = /^with (\w+) (?:(\d+) or less|0)$/;

/**
 * Makes the lexicon of a game. `nouns` may give an irregular plural; `places` say how each place is said ("in play");
 * `own` is the trait that "your" means, `owned` the one that "your own" means; `subtyped` is the noun before which a phrase may have a subtype of a set; `self` is the reference to the source, with the other ways to write it.
 */
export function lexicon<
  const N extends string,
  const T extends string,
  const P extends string,
  const R extends string,
  const S extends string,
>(given: {
  readonly nouns: Readonly<Record<N, { readonly plural?: string }>>;
  readonly traits: readonly T[];
  readonly places: Readonly<Record<P, string>>;
  readonly refs: readonly R[];
  readonly stats: readonly S[];
  readonly own: NoInfer<T>;
  readonly owned?: NoInfer<T>;
  readonly subtyped?: NoInfer<N>;
  readonly self: { readonly ref: NoInfer<R>; readonly also: readonly string[] };
  readonly example: string;
}): Lexicon<{ noun: N; trait: T; place: P; ref: R; stat: S }> {
  type W = { noun: N; trait: T; place: P; ref: R; stat: S };
  const { traits, refs, stats, own, owned, subtyped, self, example } = given;
  const nouns = Object.keys(given.nouns) as N[];
  const places = Object.keys(given.places) as P[];
  const saysPlace = (place: P): string => given.places[place];
  const plural = (noun: N): string => given.nouns[noun].plural ?? regularPlural(noun);
  // "outer region" must be tried before "region".
  const longestFirst = [...nouns].sort((x, y) => y.length - x.length);

  function parse(text: string): Selector<W> | string {
    const named = refs.find((ref) => ref === text || (ref === self.ref && self.also.includes(text)));
    if (named !== undefined) return { pick: 'ref', ref: named };
    let rest = text.trim();
    const take = (word: string): boolean => {
      if (rest !== word && !rest.startsWith(`${word} `)) return false;
      rest = rest.slice(word.length).trim();
      return true;
    };
    const pick = take('target')
      ? 'target'
      : take('each') || take('all')
        ? 'each'
        : take('an') || take('a')
          ? 'a'
          : undefined;
    const is: T[] = [];
    if (pick === undefined && take('your')) is.push(own);
    for (let found: T | undefined = own; found !== undefined; ) {
      found = traits.find((one) => take(one));
      if (found !== undefined) is.push(found);
    }
    const subtype = subtypeIn(rest);
    if (subtype !== undefined) take(subtype);
    const noun = longestFirst.find((one) => take(one) || take(plural(one)));
    if (noun === undefined)
      return `"${clipped(text)}": "${clipped(rest)}" is not a kind of object; known are ${nouns.join(', ')}`;
    const where = places.find((place) => take(saysPlace(place)));
    const [, figure, max = 0] = LIMIT.exec(rest) ?? [];
    const stat = stats.find((one) => one === figure);
    if (stat !== undefined) rest = '';
    if (rest !== '') return `"${clipped(text)}": "${clipped(rest)}" is not understood`;
    return {
      pick: pick ?? 'each',
      noun,
      is,
      ...(subtype !== undefined && { subtype }),
      ...(where !== undefined && { where }),
      ...(stat !== undefined && { atMost: { stat, n: Number(max) } }),
    };
  }

  /** The subtype of a set with which a piece of a phrase begins, in front of the noun that may have one. */
  function subtypeIn(rest: string): string | undefined {
    const [found] = SUBTYPE.exec(rest) ?? [];
    if (found === undefined || subtyped === undefined) return undefined;
    const follows = rest.slice(found.length + 1);
    const known = traits.some((trait) => trait === found || trait.startsWith(`${found}-`));
    return !known && [subtyped, plural(subtyped)].some((one) => follows === one || follows.startsWith(`${one} `))
      ? found
      : undefined;
  }

  function print(selector: Selector<W>, { self: called = self.ref, many = false }: Form = {}): string {
    if (selector.pick === 'ref') return selector.ref === self.ref ? called : selector.ref;
    const { pick, is, noun, subtype } = selector;
    const asPlural = pick === 'each' && many;
    const traitsLeft = asPlural ? is.filter((trait) => trait !== own && trait !== owned) : is;
    const words = [...traitsLeft, ...(subtype === undefined ? [] : [subtype]), asPlural ? plural(noun) : noun];
    const lead = asPlural ? possessive(is) : [pick === 'a' ? spokenArticle(words) : pick];
    const max = selector.atMost?.n === 0 ? '0' : undefined;
    return [...lead, ...words, ...tail(selector, max)].join(' ');
  }

  function possessive(is: readonly T[]): string[] {
    if (owned !== undefined && is.includes(owned)) return ['your own'];
    return is.includes(own) ? ['your'] : [];
  }

  function key(selector: Selector<W>): string {
    if (selector.pick === 'ref') return selector.ref;
    const { is, subtype, noun } = selector;
    const words = [...is, ...(subtype === undefined ? [] : [subtype]), noun];
    return [selector.pick === 'a' ? article(words) : selector.pick, ...words, ...tail(selector)].join(' ');
  }

  function tail({ where, atMost }: Filter<W>, max = `${atMost?.n} or less`): string[] {
    return [
      ...(where === undefined ? [] : [saysPlace(where)]),
      ...(atMost === undefined ? [] : [`with ${atMost.stat} ${max}`]),
    ];
  }

  const singleWords = [
    ...new Set(
      [...grammar, ...stats, ...nouns, ...nouns.map(plural), ...traits, ...places, ...refs, ...self.also].flatMap(
        (one) => one.split(' '),
      ),
    ),
  ];
  return { nouns, traits, places, refs, stats, singleWords, example, parse, print, key, saysPlace };
}

function regularPlural(noun: string): string {
  return noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** The article as it is said: "a unit". */
function spokenArticle(words: readonly string[]): string {
  return /^uni/i.test(words[0] ?? '') ? 'a' : article(words);
}

/** The article by the first letter. Keys in stored games have it, so that it stays as it is. */
function article([word = '']: readonly string[]): string {
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** A piece of a phrase, shortened to be quoted in a message. */
function clipped(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
