/**
 * Phrases: how card data names objects, in the words of the cards themselves ("target enemy ship in this region").
 *
 * A phrase is parsed to a `Selector`, which the rules match, and printed from it, so that the text people read is exactly
 * what runs.
 */

/** Kinds of object that a phrase can name. A location subtype is a separate noun. */
export const nouns = [
  'ship',
  'location',
  'structure',
  'news',
  'character',
  'card',
  'outer region',
  'planet',
  'moon',
  'station',
  'asteroid field',
  'executed ability',
] as const;
export type Noun = (typeof nouns)[number];

/** Properties that narrow a phrase. A command in its "-ing" form means that the command is active. */
export const traits = [
  'unfinished',
  'other',
  'friendly',
  'enemy',
  'attacking',
  'defending',
  'piloted',
  'mining',
  'trading',
  'hauling',
  'patrolling',
  'ambushing',
  'sniping',
  'tanking',
  'Amarr-origin',
  'Caldari-origin',
  'Gallente-origin',
  'Minmatar-origin',
] as const;
export type Trait = (typeof traits)[number];

export const places = ['this region', 'your home region', 'target outer region', 'the pile', 'play'] as const;
export type Place = (typeof places)[number];

/** References, which need no search: the source, the object of the trigger, the ship of a pilot, a starbase, the region. */
export const refs = [
  'this',
  'it',
  'the piloted ship',
  'your starbase',
  'target enemy starbase',
  'this region',
] as const;
export type Ref = (typeof refs)[number];

/** `target`: chosen when placed. `each`: all that match on resolution. `a`: one, chosen on resolution or by the event. */
export type Selector =
  | { readonly pick: 'ref'; readonly ref: Ref }
  | {
      readonly pick: 'target' | 'each' | 'a';
      readonly noun: Noun;
      readonly is: readonly Trait[];
      readonly where?: Place;
      readonly atMost?: { readonly stat: 'price' | 'shield' | 'attack'; readonly n: number };
    };
export type Filter = Exclude<Selector, { pick: 'ref' }>;

const plurals: Readonly<Record<string, string>> = { news: 'news' };
const plural = (noun: string) => plurals[noun] ?? (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);
const inWord = (where: Place) => (where === 'the pile' ? 'on the pile' : `in ${where}`);

/** Every word that a phrase can contain, for hints on phrases that cannot be parsed. */
export const phraseWords: readonly string[] = [
  ...new Set(
    ['target each all an a your in on with price shield attack or less this', ...nouns, ...nouns.map(plural), ...traits]
      .concat(places, refs, ['ship', 'card', 'location'])
      .flatMap((words) => words.split(' ')),
  ),
];

/** Parses a phrase. Returns a string if it cannot: a sentence that says what was not understood. */
export function parsePhrase(text: string): Selector | string {
  const named = refs.find((ref) => ref === text || (ref === 'this' && /^this (ship|card|location)$/.test(text)));
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
  const is: Trait[] = [];
  if (pick === undefined && take('your')) is.push('friendly');
  for (let found = true; found; ) {
    const trait = traits.find((one) => take(one));
    found = trait !== undefined;
    if (trait !== undefined) is.push(trait);
  }
  const noun = [...nouns].sort((x, y) => y.length - x.length).find((one) => take(one) || take(plural(one)));
  if (noun === undefined)
    return `"${clipped(text)}": "${clipped(rest)}" is not a kind of object; known are ${nouns.join(', ')}`;
  const where = places.find((place) => take(inWord(place)));
  const limit = /^with (price|shield|attack) (\d+) or less$/.exec(rest);
  if (limit !== null) rest = '';
  if (rest !== '') return `"${clipped(text)}": "${clipped(rest)}" is not understood`;
  return {
    pick: pick ?? 'each',
    noun,
    is,
    ...(where !== undefined && { where }),
    ...(limit !== null && { atMost: { stat: limit[1] as 'price' | 'shield' | 'attack', n: Number(limit[2]) } }),
  };
}

/** A piece of a phrase, shortened to be quoted in a message. */
function clipped(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** How a card of some type refers to itself. */
export type SelfName = 'this ship' | 'this location' | 'this' | 'this card';

/** Prints a selector as a card says it. `each` prints as a plural ("your other ships", "enemy ships"). */
export function phrase(selector: Selector, self: SelfName = 'this', form: 'one' | 'many' = 'one'): string {
  if (selector.pick === 'ref') return selector.ref === 'this' ? self : selector.ref;
  const { pick, is, where, atMost } = selector;
  const traitsLeft = is.filter((trait) => !(trait === 'friendly' && pick === 'each' && form === 'many'));
  const yours = traitsLeft.length < is.length;
  const noun = pick === 'each' && form === 'many' ? plural(selector.noun) : selector.noun;
  const words = [...traitsLeft, noun];
  const lead =
    pick === 'target'
      ? ['target']
      : pick === 'each'
        ? form === 'many'
          ? yours
            ? ['your']
            : []
          : ['each']
        : [article(words[0] ?? '')];
  const tail = [
    ...(where === undefined ? [] : [inWord(where)]),
    ...(atMost === undefined ? [] : [`with ${atMost.stat} ${atMost.n} or less`]),
  ];
  return [...lead, ...words, ...tail].join(' ');
}

function article(word: string): string {
  return word === 'news' ? 'a' : /^[aeiou]/.test(word) ? 'an' : 'a';
}
