/** Rules text, rendered from the data that runs. A card whose text cannot be rendered cannot be defined. */
import type { Voice } from '#cards/verb';
import type { Language } from '#words/languages';
import { capital } from '#words/text';
import { eveConditions } from '../rules/conditions.ts';
import { eveCosts } from '../rules/costs.ts';
import { eveVocabulary } from '../verbs/index.ts';
import { eveCalendar } from '../verbs/moments/index.ts';
import type { Ability, CardDef } from './format.ts';
import { abilityTextGerman, germanPhrase, germanQuestion } from './german/text.ts';
import { traitOf } from './parts.ts';
import { type EveWords, phrases, type Selector } from './phrase.ts';

/** How a card of some type refers to itself. */
type SelfName = 'this ship' | 'this location' | 'this' | 'this card';

/** The text of one ability, in a language. */
export function abilityText(ability: Ability, card: Pick<CardDef, 'type'>, language: Language): string {
  return language === 'de' ? abilityTextGerman(ability, card) : abilityTextEnglish(ability, card);
}

/** A phrase by itself, as questions and costs name it. */
export function phraseText(what: Selector, language: Language): string {
  return language === 'de' ? germanPhrase(what) : phrases.print(what);
}

/** A phrase of cards, as it stands in a question, in another language. */
export function phraseIn(phrase: string, language: Language): string {
  return language === 'de' ? germanQuestion(phrase) : phrase;
}

function abilityTextEnglish(ability: Ability, card: Pick<CardDef, 'type'>): string {
  const self = selfName(card.type);
  const marks = [
    ...(ability.affinity === undefined ? [] : [`[${ability.affinity}]`]),
    ...(ability.role === undefined ? [] : [`(${capital(ability.role)})`]),
  ];
  const lead = [
    ...(ability.while === undefined ? [] : [`while ${traitOf[ability.while]}`]),
    ...(ability.tab === undefined ? [] : [`while at duration ${roman[ability.tab - 1]}`]),
    ...(ability.when === undefined
      ? []
      : [eveCalendar.text(ability.when, voice(self === 'this card' ? 'this' : self))]),
    ...(ability.if === undefined ? [] : [eveConditions.text(ability.if, voice(self))]),
  ];
  const costs = ability.cost.map((cost) => eveCosts.text(cost, voice(self === 'this ship' ? 'this' : self)));
  const body = eveVocabulary.text(ability.do, voice(card.type === 'location' ? 'this location' : self));
  const { unless } = ability;
  const done = unless === undefined ? body : `${body} unless ${payers(unless.who)} ${unless.pay} ISK`;
  const may =
    ability.may === undefined
      ? done
      : ability.may === true
        ? `you may ${done}`
        : `you may pay ${ability.may} ISK; if you do, ${done}`;
  const sentence = [...lead, may].join(', ');
  const whole = costs.length > 0 ? `${capital(costs.join(', '))}: ${capital(sentence)}` : capital(sentence);
  return [...marks, `${whole}.`, ...(ability.once ? ['Once per turn.'] : [])].join(' ');
}

const payers = (who: string) => (who === 'you' ? 'you pay' : `${who} pays`);

const roman = ['I', 'II', 'III', 'IV'] as const;

function selfName(type: CardDef['type']): SelfName {
  return type === 'ship' ? 'this ship' : type === 'news' ? 'this card' : 'this';
}

function voice(self: SelfName): Voice<EveWords> {
  return {
    self,
    one: (what) => phrases.print(what, { self }),
    many: (what) => phrases.print(what, { self, many: true }),
    any: (what) => phrases.print(what.pick === 'ref' ? what : { ...what, pick: 'a' }),
    until: (end) => (end === undefined ? '' : end === 'this leaves play' ? ' while this is in play' : ` until ${end}`),
    deck: 'market',
    heap: 'scrapheap',
    money: (n) => `${n} ISK`,
  };
}
