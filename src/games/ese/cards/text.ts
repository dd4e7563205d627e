/** Rules text of the cards, rendered from the data that runs. */
import type { Voice } from '#cards/verb';
import type { Language } from '#words/languages';
import type { EseWords } from '../verbs/ese-verb.ts';
import { eseVocabulary } from '../verbs/index.ts';
import type { CardDef, Effect } from './format.ts';
import { effectGerman, markGerman } from './german/text.ts';

/** A paragraph for each effect of a card, and, for a marked card, one on who may play it and when. */
export function cardText(card: CardDef, language: Language): readonly string[] {
  const lead =
    card.type === 'tactics' || card.type === 'battle' ? [language === 'de' ? markGerman(card) : markText(card)] : [];
  return [...lead, ...card.do.map((effect) => effectText(effect, language))];
}

function markText({ type, mark = 'any' }: CardDef): string {
  const when = type === 'tactics' ? 'Tactics' : 'Battle';
  switch (mark) {
    case 'A':
      return `${when}, attack: only the attacker plays it${type === 'battle' ? ', on a fleet' : ''}.`;
    case 'D':
      return type === 'battle'
        ? `${when}, defence: only the defence plays it, on a fleet, or on the planet if no fleet guards it.`
        : `${when}, defence: only a defender plays it.`;
    case 'C':
      return `${when}, combat: either side plays it${type === 'battle' ? ', on a fleet' : ''}.`;
    case 'F':
      return `${when}, formation: either side plays it, on a fleet of its class.`;
    default:
      return `${when}: anybody who may play cards now plays it.`;
  }
}

/** How texts name things: the cards of this game have no phrases, decks or money in them. */
const voice: Voice<EseWords> = {
  self: 'this',
  one: () => '',
  many: () => '',
  any: () => '',
  until: () => '',
  deck: 'deck',
  heap: 'discard pile',
  money: String,
};

/** One effect in words. */
export const effectText = (effect: Effect, language: Language): string =>
  language === 'de' ? effectGerman(effect) : eseVocabulary.text([effect], voice);
