/** Rules text in German, rendered from the data that runs. */
import { cards, sentence } from '#cards/german/clause';
import { germanPhrases, phraseInGerman } from '#cards/german/grammar';
import { capital } from '#words/text';
import type { Condition } from '../../rules/conditions.ts';
import type { Trigger } from '../../verbs/moments/index.ts';
import type { Ability, CardDef, Cost } from '../format.ts';
import type { CardType } from '../parts.ts';
import { phrases, type Selector } from '../phrase.ts';
import { clausesIn, unlessPaid, type Voice } from './effects.ts';
import { eveGerman, selfOf } from './phrases.ts';

const voices = Object.fromEntries(
  Object.entries(selfOf).map(([type, self]) => [type, germanPhrases(eveGerman, 'this', self)]),
) as Readonly<Record<CardType, Voice>>;

/** A phrase by itself, as costs name it. */
export const germanPhrase = (what: Selector): string => voices.news.asked(what);

/** Targets that are no cards. */
const players: Readonly<Record<string, string>> = { 'target opponent': 'ein Gegner', 'target player': 'eine Person' };

/** A phrase or a player, as a question names it. */
export const germanQuestion = (phrase: string): string =>
  players[phrase] ?? phraseInGerman(phrases, voices.news, phrase);

export function abilityTextGerman(ability: Ability, card: Pick<CardDef, 'type'>): string {
  const voice = voices[card.type];
  const { affinity, role, when, tab, may, unless, cost } = ability;
  const marks = [
    ...(affinity === undefined ? [] : [`[${affinity}]`]),
    ...(role === undefined ? [] : [`(${capital(role)})`]),
  ];
  const lead = [
    ...(ability.while === undefined ? [] : [`solange ${capital(ability.while)} an ist`]),
    ...(tab === undefined ? [] : [`solange die Dauer ${roman[tab - 1]} ist`]),
    ...(when === undefined ? [] : [momentText(when, voice)]),
    ...(ability.if === undefined ? [] : [conditionText(ability.if, voice)]),
  ];
  const clauses = clausesIn(ability.do, voice);
  const says = clauses.map((clause) => clause.says).join('; ');
  const done =
    may === undefined
      ? says
      : may === true
        ? `du darfst ${clauses.map((clause) => clause.may).join(' und ')}`
        : `du darfst ${may} ISK zahlen; wenn du das tust: ${capital(says)}`;
  const body = unless === undefined ? done : `${done}, ${unlessPaid(unless.who, unless.pay)}`;
  const paid = cost.map((one) => costText(one, voice)).join(', ');
  const whole = sentence(lead, body);
  return [
    ...marks,
    `${paid === '' ? whole : `${capital(paid)}: ${whole}`}.`,
    ...(ability.once ? ['Einmal je Zug.'] : []),
  ].join(' ');
}

const roman = ['I', 'II', 'III', 'IV'] as const;

const places = {
  'this region': 'dieser Region',
  'your home region': 'deiner Heimatregion',
} as const;
const attacked = {
  'this region': 'diese Region',
  'your home region': 'deine Heimatregion',
  'a region you control': 'eine Region, die du hältst,',
} as const;

function momentText(when: Trigger, voice: Voice): string {
  switch (when.on) {
    case 'turn begins':
      return 'zu Beginn deines Zuges';
    case 'turn ends':
      return when.whose === undefined ? 'am Ende deines Zuges' : 'am Ende jedes Zuges';
    case 'income step begins':
      return 'zu Beginn deines Einkommensschritts';
    case 'enters play':
      return `wenn ${voice.one(when.what, 'nominative')} ins Spiel kommt`;
    case 'destroyed':
      return `wenn ${voice.one(when.what, 'nominative')} zerstört wird`;
    case 'warps':
      return `wenn ${voice.one(when.what, 'nominative')} warpt`;
    case 'warps into this region':
      return `wenn ${voice.one(when.what, 'nominative')} in diese Region warpt`;
    case 'attacks':
      return `wenn ${voice.one(when.what, 'nominative')} angreift`;
    case 'enemy attacks':
      return `wenn ein Gegner ${attacked[when.where]} angreift`;
    case 'battle phase begins':
      return `zu Beginn einer Gefechtsphase in ${places[when.where]}`;
    case 'you gain control of this region':
      return 'wenn diese Region deine wird';
    case 'you play':
      return `wenn du ${voice.one(when.what, 'accusative')} spielst`;
    case 'opponent draws':
      return 'wenn ein Gegner eine Karte zieht';
    case 'boards':
      return 'wenn dieser Charakter an Bord eines Schiffs geht';
    default:
      return when satisfies never;
  }
}

function conditionText(condition: Condition, voice: Voice): string {
  if ('isk' in condition) return `wenn du ${condition.isk} oder mehr ISK hast`;
  if ('control' in condition) return `wenn du ${condition.control} oder mehr ${voice.plural(condition.of)} hast`;
  if ('origin' in condition) return `wenn das bemannte Schiff Herkunft ${condition.origin} hat`;
  if ('hand' in condition) return `wenn du ${condition.hand} oder mehr Handkarten hast`;
  const { fewer, of } = condition;
  const counted = of === 'ISK' ? 'ISK' : of === 'card in hand' ? 'Handkarten' : voice.plural(of);
  return `wenn du weniger als ${fewer} ${counted} hast`;
}

function costText(cost: Cost, voice: Voice): string {
  if ('pay' in cost) return `zahle ${cost.pay} ISK`;
  if ('discard' in cost) return `wirf ${cards(cost.discard)} ab`;
  return `opfere ${voice.one(cost.sacrifice, 'accusative')}`;
}
