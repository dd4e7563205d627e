/** Rules text in German, rendered from the data that runs. */
import { type Clause, cards, listed, sentence } from '#cards/german/clause';
import { phraseInGerman } from '#cards/german/grammar';
import { capital } from '#words/text';
import type { Definition } from '../../library.ts';
import type { Effect } from '../../verbs/index.ts';
import type { Ability } from '../ability.ts';
import { phrases } from '../phrase.ts';
import { actions, clausesIn, counters as countersText } from './effects.ts';
import { german } from './phrases.ts';

/** A phrase, as a question names it. */
export const germanQuestion = (phrase: string): string => phraseInGerman(phrases, german, phrase);

const leads: Partial<Readonly<Record<Ability['kind'], string>>> = {
  ability: 'Fähigkeit',
  action: 'in deiner Aktionsphase',
  'any time': 'jederzeit',
};

/** The texts of a card, a paragraph each. */
export function textsGerman({ abilities, xIs, counters, attacks, station, actions: given }: Definition): string[] {
  return [
    ...(attacks === undefined ? [] : [`Darf je Zug ${attacks}-mal angreifen.`]),
    ...(station === undefined ? [] : [`Deine Station hat höchstens ${cards(station)}.`]),
    ...(given === undefined ? [] : [`Jede Karte deiner Aktionsreihe gibt ${actions(given)}.`]),
    ...(counters === undefined
      ? []
      : [`Kommt mit ${counters === 1 ? 'einer Marke' : `${counters} Marken`} ins Spiel.`]),
    ...abilities.map(abilityGerman),
    ...(xIs === undefined ? [] : [`X sind die Kosten der gewählten Karte${xIs.plus > 0 ? ` plus ${xIs.plus}` : ''}.`]),
  ];
}

/** The text of one ability of a card. */
export function abilityGerman(ability: Ability): string {
  const { kind, when, if: condition, may, notFirstTurn, unmoved, times, cost, do: effects, choose } = ability;
  const modes = (choose ?? [effects ?? []]).map((mode) => clausesIn(mode));
  const said = (mode: readonly Clause[]) =>
    modes.length > 1 ? listed(mode.map((one) => one.says)) : mode.map((one) => one.says).join('; ');
  const chosen = choose === undefined ? said(modes[0] ?? []) : `wähle eines: ${modes.map(said).join('; oder ')}`;
  const allowed =
    may === undefined
      ? chosen
      : may === 'you'
        ? `du darfst ${listed(modes.flat().map((one) => one.may))}`
        : `dein Gegner darf: ${chosen}`;
  const lead = leads[kind];
  const before = [
    ...(lead === undefined ? [] : [lead]),
    ...(cost.length === 0 ? [] : [listed(cost.map(costText))]),
    ...(when === undefined ? [] : [moments[when.on]]),
    ...(condition === undefined ? [] : [conditionText(condition)]),
  ];
  return [
    `${sentence(before, allowed)}.`,
    ...(notFirstTurn === true ? ['Nicht im ersten Zug der Karte.'] : []),
    ...(unmoved === true ? ['Nicht, wenn die Karte sich bewegt hat.'] : []),
    ...(times === undefined ? [] : [times === 1 ? 'Einmal je Zug.' : `Höchstens ${times}-mal je Zug.`]),
  ].join(' ');
}

export const modeGerman = (effects: readonly Effect[]): string =>
  capital(listed(clausesIn(effects).map((one) => one.says)));

const moments: Readonly<Record<NonNullable<Ability['when']>['on'], string>> = {
  'your draw phase': 'in deiner Ziehphase',
  'end of your first turn': 'am Ende deines ersten Zuges',
  played: 'wenn diese Karte gespielt wird',
  destroyed: 'wenn diese Karte angreift oder zerstört wird',
};

function conditionText(condition: NonNullable<Ability['if']>): string {
  if ('hand' in condition)
    return condition.hand === 1 ? 'wenn du noch eine Handkarte hast' : `wenn du noch ${condition.hand} Handkarten hast`;
  if ('inPlay' in condition) return `wenn du ${condition.inPlay} oder mehr Karten im Spiel hast`;
  if ('flippedBelow' in condition)
    return `solange du weniger als ${condition.flippedBelow} umgedrehte Stationskarten hast`;
  if ('idle' in condition) return 'wenn diese Karte in deinem letzten Zug nicht angegriffen hat';
  if ('kept' in condition)
    return condition.kept === 1
      ? 'wenn du sie schon einmal behalten hast'
      : `wenn du sie schon ${condition.kept}-mal behalten hast`;
  return condition.keptBelow === 1
    ? 'wenn du sie noch nie behalten hast'
    : `wenn du sie noch keine ${condition.keptBelow}-mal behalten hast`;
}

function costText(cost: Ability['cost'][number]): string {
  if ('actions' in cost) return `zahle ${actions(cost.actions)}`;
  if ('counters' in cost) {
    if (cost.counters === 'all') return 'entferne alle Marken, ihre Zahl ist X';
    return `entferne ${countersText(cost.counters)}`;
  }
  if ('discardThis' in cost) return 'wirf diese Karte aus dem Spiel ab';
  if ('stationDamage' in cost) return `nimm ${cost.stationDamage} Schaden an deiner Station`;
  const { discardFromPlay: n, what } = cost;
  return `wirf ${n} ${german.many(what, 'genitive')} aus dem Spiel ab`;
}
