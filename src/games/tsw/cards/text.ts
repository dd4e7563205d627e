/** Rules text, rendered from the data that runs. */
import type { Voice } from '#cards/verb';
import { inOne } from '#cards/vocabulary';
import type { Language } from '#words/languages';
import { capital, joined } from '#words/text';
import type { Definition } from '../library.ts';
import { tswConditions } from '../rules/conditions.ts';
import { tswCosts } from '../rules/costs.ts';
import { tswVocabulary } from '../verbs/index.ts';
import { tswCalendar } from '../verbs/moments.ts';
import type { Ability } from './ability.ts';
import { abilityGerman, germanQuestion, modeGerman, textsGerman } from './german/text.ts';
import { phrases, type TswWords } from './phrase.ts';

/** How the texts of verbs, moments, conditions and costs are told. */
const voice: Voice<TswWords> = {
  self: 'this',
  one: (what) => phrases.print(what, { self: 'this' }),
  many: (what) => phrases.print(what, { self: 'this', many: true }),
  any: (what) => phrases.print(what.pick === 'ref' ? what : { ...what, pick: 'a' }),
  until: (end) => (end === undefined ? '' : ` until ${end}`),
  deck: 'draw pile',
  heap: 'discard pile',
  money: (n) => (n === 1 ? '1 action' : `${n} actions`),
};

/** When an ability is used, at the beginning of its text. */
const leads: Partial<Readonly<Record<Ability['kind'], string>>> = {
  ability: 'Ability',
  action: 'In your action phase',
  'any time': 'Any time',
};

/** The texts of a card, a paragraph each. */
export function textsOf(card: Definition, language: Language): readonly string[] {
  return language === 'de' ? textsGerman(card) : textsEnglish(card);
}

function textsEnglish({ abilities, xIs, counters, attacks, station, actions }: Definition): string[] {
  return [
    ...(attacks === undefined ? [] : [`May attack ${attacks} times in a turn.`]),
    ...(station === undefined ? [] : [`Your station has at most ${station} cards.`]),
    ...(actions === undefined ? [] : [`Each card of your action row gives ${voice.money(actions)}.`]),
    ...(counters === undefined ? [] : [`Enters play with ${counters === 1 ? 'a counter' : `${counters} counters`}.`]),
    ...abilities.map(abilityEnglish),
    ...(xIs === undefined ? [] : [`X is the cost of that card${xIs.plus > 0 ? ` plus ${xIs.plus}` : ''}.`]),
  ];
}

/** The text of one ability of a card. */
export function abilityText(ability: Ability, language: Language): string {
  return language === 'de' ? abilityGerman(ability) : abilityEnglish(ability);
}

function abilityEnglish(ability: Ability): string {
  const { kind, when, if: condition, may, notFirstTurn, unmoved, times, cost, do: effects, choose } = ability;
  const modes = choose ?? [effects ?? []];
  const body = modes.map((mode) => tswVocabulary.text(mode, voice, modes.length > 1 ? inOne : undefined)).join('; or ');
  const chosen = choose === undefined ? body : `choose one: ${body}`;
  const allowed = may === undefined ? chosen : may === 'you' ? `you may ${chosen}` : `${may} may: ${chosen}`;
  const provided = condition === undefined ? allowed : `${tswConditions.text(condition, voice)}, ${allowed}`;
  const sentence = when === undefined ? provided : `${tswCalendar.text(when, voice)}, ${provided}`;
  const costs = cost.map((one) => tswCosts.text(one, voice)).join(' and ');
  const lead = joined([leads[kind], costs], ', ');
  return [
    `${lead === '' ? capital(sentence) : `${lead}: ${sentence}`}.`,
    ...(notFirstTurn === true ? ['Not in its first turn.'] : []),
    ...(unmoved === true ? ['Not if it has moved.'] : []),
    ...(times === undefined ? [] : [times === 1 ? 'Once per turn.' : `At most ${times} times per turn.`]),
  ].join(' ');
}

/** One of several ways of an ability. */
export function modeText({ choose = [] }: Ability, mode: number, language: Language): string {
  const effects = choose[mode] ?? [];
  return language === 'de' ? modeGerman(effects) : tswVocabulary.text(effects, voice, inOne);
}

/** A phrase of cards, as it stands in a question, in another language. */
export function phraseIn(phrase: string, language: Language): string {
  return language === 'de' ? germanQuestion(phrase) : phrase;
}
