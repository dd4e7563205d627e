/** Rules text, rendered from the data that runs. */
import type { Voice } from '#cards/verb';
import type { Language } from '#words/languages';
import { capital, joined } from '#words/text';
import { semConditions } from '../rules/conditions.ts';
import { semCosts } from '../rules/costs.ts';
import { semVocabulary } from '../verbs/index.ts';
import { semCalendar } from '../verbs/moments.ts';
import type { Ability } from './ability.ts';
import type { CardDef } from './format.ts';
import { abilityGerman, costInfinitive, germanQuestion, textsGerman } from './german/text.ts';
import { phrases, type SemWords } from './phrase.ts';

/** How the texts of verbs, moments, conditions and costs are told. */
const voice: Voice<SemWords> = {
  self: 'this',
  one: (what) => (what.pick === 'ref' && what.ref === 'host' ? 'its host' : phrases.print(what, { self: 'this' })),
  many: (what) =>
    what.pick === 'ref' && what.ref === 'host' ? 'its host' : phrases.print(what, { self: 'this', many: true }),
  any: (what) => phrases.print(what.pick === 'ref' ? what : { ...what, pick: 'a' }),
  until: (end) => (end === undefined ? '' : ` until ${end}`),
  deck: 'deck',
  heap: 'scrapyard',
  money: (n) => (n === 1 ? '1 command point' : `${n} command points`),
};

/** What a card adds to its player's figures, in words. */
const gains = {
  yield: 'Yield',
  researchYield: 'Yield for research',
  queue: 'Queue',
  cp: 'Command points',
  handMax: 'Hand maximum',
} as const;

/** The texts of a card, a paragraph each. */
export function textsOf(card: CardDef, language: Language): readonly string[] {
  return language === 'de' ? textsGerman(card) : textsEnglish(card);
}

function textsEnglish(card: CardDef): string[] {
  const { type, cost, on, posts, abilities, alternate } = card;
  // What a base gives stands among its figures.
  const economy = Object.entries(gains).flatMap(([field, word]) => {
    const n = card[field as keyof typeof gains];
    return n === undefined ? [] : [`${word} +${n}`];
  });
  const place =
    on === undefined ? '' : on === 'base' ? 'While on the base: ' : 'While on a station or defense station: ';
  const isSpecial = cost === undefined && type !== 'base';
  return [
    ...(economy.length > 0 && type !== 'base' ? [`${place}${economy.join(', ')}.`] : []),
    ...(posts.length > 0 ? [`Has ${posts.map((post) => `a post for ${article(post)}`).join(' and ')} too.`] : []),
    ...abilities.map((ability) => abilityEnglish(ability, economy.length === 0 ? place : '')),
    ...(alternate !== undefined ? [`Instead of its Yield you may ${costEnglish(alternate)}.`] : []),
    ...(isSpecial ? ['Lies in the sideboard until another card brings it into play.'] : []),
  ];
}

const article = (word: string): string => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`);

/** Costs in words: "pay 4 command points". */
export function costText(costs: Ability['cost'], language: Language): string {
  return language === 'de' ? costInfinitive(costs) : costEnglish(costs);
}

function costEnglish(costs: Ability['cost']): string {
  return costs.map((cost) => semCosts.text(cost, voice)).join(' and ');
}

/** The text of one ability of a card. */
export function abilityText(ability: Ability, language: Language): string {
  return language === 'de' ? abilityGerman(ability) : abilityEnglish(ability);
}

/** A phrase of cards, as it stands in a question, in another language. */
export function phraseIn(phrase: string, language: Language): string {
  return language === 'de' ? germanQuestion(phrase) : phrase;
}

/** `lead`: words before it. */
function abilityEnglish({ when, if: condition, may, once, cost, do: effects }: Ability, lead = ''): string {
  const body = semVocabulary.text(effects, voice);
  const paid = cost.length === 0 ? body : `${costEnglish(cost)} to ${body}`;
  const allowed = may === true || cost.length > 0 ? `you may ${paid}` : paid;
  const provided = condition === undefined ? allowed : `${semConditions.text(condition, voice)}, ${allowed}`;
  const sentence = joined([when === undefined ? '' : semCalendar.text(when, voice), provided], ', ');
  return `${lead === '' ? capital(sentence) : `${lead}${sentence}`}.${once === true ? ' Once per turn.' : ''}`;
}
