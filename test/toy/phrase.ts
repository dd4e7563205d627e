/** The words of phrases, and how the texts of cards are told. */
import { lexicon, type Selector, type WordsOf } from '#cards/lexicon';
import type { Voice } from '#cards/verb';

export const phrases = lexicon({
  nouns: { hulk: {}, tool: {} },
  traits: ['own', 'enemy'],
  places: { field: 'in the field' },
  refs: ['this'],
  stats: ['worth'],
  own: 'own',
  self: { ref: 'this', also: ['this hulk'] },
  example: 'target enemy hulk',
});
export type SalvageWords = WordsOf<typeof phrases>;
export type What = Selector<SalvageWords>;

export const voice: Voice<SalvageWords> = {
  self: 'this',
  one: (what) => phrases.print(what),
  many: (what) => phrases.print(what, { many: true }),
  any: (what) => phrases.print(what),
  until: (end) => (end === undefined ? '' : ` until the ${end} ends`),
  deck: 'deck',
  heap: 'scrap heap',
  money: (n) => `${n} worth`,
};
