/** The words of the garden, and how its cards speak. */
import { lexicon, type WordsOf } from '#cards/lexicon';
import type { Voice } from '#cards/verb';

export const words = lexicon({
  nouns: { plant: {}, 'climbing plant': {}, tool: {} },
  traits: ['other', 'own', 'rival'],
  places: { garden: 'in the garden' },
  refs: ['this'],
  stats: ['height'],
  own: 'own',
  self: { ref: 'this', also: ['this plant'] },
  example: 'target rival plant',
});
export type GardenWords = WordsOf<typeof words>;

export const voice: Voice<GardenWords> = {
  self: 'this',
  one: (selector) => words.print(selector),
  many: (selector) => words.print(selector, { many: true }),
  any: (selector) => words.print(selector),
  until: (end) => (end === undefined ? '' : ` until ${end}`),
  deck: 'shed',
  heap: 'compost',
  money: (coins) => `${coins} coins`,
};
