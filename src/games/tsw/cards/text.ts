/** Rules text, rendered from the data that runs. */
import type { Voice } from '#cards/verb';
import { capital } from '#words/text';
import { tswVocabulary } from '../verbs/index.ts';
import type { Ability, Cost } from './ability.ts';
import { phrases, type TswWords } from './phrase.ts';

/** How the texts of verbs are told. */
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

const leads = {
  event: '',
  continuous: '',
  triggered: '',
  ability: 'Ability: ',
  action: 'In your action phase: ',
  'any time': 'Any time: ',
} as const;

const moments = { 'your draw phase': 'in your draw phase', played: 'when this is played' } as const;

/** The text of one ability of a card. */
export function abilityText({ kind, when, if: condition, may, times, cost, do: effects, choose }: Ability): string {
  const modes = choose ?? [effects ?? []];
  const body = modes.map((mode) => tswVocabulary.text(mode, voice)).join('; or ');
  const chosen = choose === undefined ? body : `choose one: ${body}`;
  const allowed = may === undefined ? chosen : may === 'you' ? `you may ${chosen}` : `${may} may: ${chosen}`;
  const costs = cost.map(costText).join(' and ');
  const paid = costs === '' ? allowed : `${costs} to ${allowed}`;
  const sentence = when === undefined ? paid : `${moments[when.on]}, ${paid}`;
  return [
    `${leads[kind]}${capital(sentence)}.`,
    ...(condition === undefined ? [] : ['Only with another card in hand.']),
    ...(times === undefined ? [] : [times === 1 ? 'Once per turn.' : `At most ${times} times per turn.`]),
  ].join(' ');
}

/** The text of one mode of an ability. */
export function modeText({ choose = [] }: Ability, mode: number): string {
  return tswVocabulary.text(choose[mode] ?? [], voice);
}

function costText(cost: Cost): string {
  if ('actions' in cost) return `spend ${voice.money(cost.actions)}`;
  if ('stationDamage' in cost) return `take ${cost.stationDamage} damage to your station`;
  return 'discard this from play';
}
