/** Rules text in German, rendered from the data that runs. */
import { cards, listed, sentence } from '#cards/german/clause';
import { phraseInGerman } from '#cards/german/grammar';
import { capital } from '#words/text';
import type { Ability } from '../ability.ts';
import type { CardDef } from '../format.ts';
import { phrases } from '../phrase.ts';
import { clausesIn } from './effects.ts';
import { german } from './phrases.ts';

/** A phrase, as a question names it. */
export const germanQuestion = (phrase: string): string => phraseInGerman(phrases, german, phrase);

/** What a card adds to its player's figures, in words. */
const gains = {
  yield: 'Ertrag',
  researchYield: 'Ertrag für Forschung',
  queue: 'Warteschlange',
  cp: 'Kommandopunkte',
  handMax: 'Handmaximum',
} as const;

const posts = {
  pilot: 'ein Cockpit',
  captain: 'ein Kommando',
  administrator: 'eine Verwaltung',
  engineer: 'eine Technik',
  ambassador: 'eine Diplomatie',
} as const;

/** The texts of a card, a paragraph each. */
export function textsGerman(card: CardDef): string[] {
  const { type, cost, on, abilities, alternate } = card;
  // What a base gives stands among its figures.
  const economy = Object.entries(gains).flatMap(([field, word]) => {
    const n = card[field as keyof typeof gains];
    return n === undefined ? [] : [`${word} +${n}`];
  });
  const place = on === undefined ? '' : on === 'base' ? 'auf der Basis' : 'auf einer Station oder Verteidigungsstation';
  const isSpecial = cost === undefined && type !== 'base';
  return [
    ...(economy.length > 0 && type !== 'base' ? [`${sentence([place], economy.join(', '))}.`] : []),
    ...(card.posts.length > 0 ? [`Hat auch ${listed(card.posts.map((post) => posts[post]))} als Posten.`] : []),
    ...abilities.map((ability) => abilityGerman(ability, economy.length === 0 ? place : '')),
    ...(alternate !== undefined ? [`Statt des Ertrags darfst du ${costInfinitive(alternate)}.`] : []),
    ...(isSpecial ? ['Liegt im Sideboard, bis eine andere Karte sie ins Spiel bringt.'] : []),
  ];
}

/** The text of one ability of a card. `lead`: where the card must be. */
export function abilityGerman({ when, if: condition, may, once, cost, do: effects }: Ability, lead = ''): string {
  const clauses = clausesIn(effects);
  const says = clauses.map((one) => one.says).join('; ');
  const body =
    cost.length > 0
      ? `du darfst ${costInfinitive(cost)}; wenn du das tust: ${capital(says)}`
      : may === true
        ? `du darfst ${listed(clauses.map((one) => one.may))}`
        : says;
  const before = [
    lead,
    ...(when === undefined ? [] : [momentText(when)]),
    ...(condition === undefined ? [] : [conditionText(condition)]),
  ];
  return `${sentence(before, body)}.${once === true ? ' Einmal je Zug.' : ''}`;
}

const whose = (who: 'this' | 'host'): string => (who === 'this' ? 'diese Karte' : 'der Träger');

function momentText(when: NonNullable<Ability['when']>): string {
  switch (when.on) {
    case 'beginning of your turn':
      return 'zu Beginn deines Zuges';
    case 'end of your turn':
      return 'am Ende deines Zuges';
    case 'completed':
      return 'wenn diese Karte fertig wird';
    case 'assigned':
      return 'beim Zuteilen';
    case 'destroyed':
      return `wenn ${whose(when.whose)} ${when.by === undefined ? '' : 'durch einen Angriff '}zerstört wird`;
    case 'destroys':
      return `wenn ${whose(when.whose)} eine Einheit zerstört`;
    case 'own unit destroyed':
      return 'wenn eine Einheit von dir zerstört wird';
    case 'hull damage':
      return 'wenn diese Karte den Rumpf einer Einheit beschädigt';
    case 'bypassed':
      return 'wenn diese Karte auf eine Einheit gefeuert hat, die sie umgeht';
    default:
      return when satisfies never;
  }
}

function conditionText(condition: NonNullable<Ability['if']>): string {
  if ('control' in condition) return `wenn du ${condition.control} oder mehr ${german.plural(condition.of)} hast`;
  if ('completed' in condition) return `wenn du ${condition.completed} oder mehr fertige Forschungen hast`;
  condition.ready satisfies true;
  return 'wenn diese Karte unbeschädigt und nicht in Erprobung ist';
}

type Cost = Ability['cost'][number];

/** "4 Kommandopunkte zahlen". */
export const costInfinitive = (costs: readonly Cost[]): string =>
  listed(costs.map((cost) => `${objectOf(cost)} ${doing(cost)}`));

const doing = (cost: Cost): string => ('cp' in cost ? 'zahlen' : 'discard' in cost ? 'abwerfen' : 'verschrotten');

function objectOf(cost: Cost): string {
  if ('cp' in cost) return cards(cost.cp, ['Kommandopunkt', 'Kommandopunkte']);
  if ('discard' in cost) return cards(cost.discard);
  return `${cost.scrap} ${german.many({ pick: 'each', noun: cost.of, is: ['own'] }, 'genitive')}`;
}
