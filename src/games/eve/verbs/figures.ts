/** Changes of the figures of cards in play. What the figures are then: `figures.ts` of the game. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { signed } from '#cards/verbs/amount';
import { type Change, changesText, changeVerb } from '#cards/verbs/change';
import type { Per } from '#cards/verbs/per';
import { commandNames, change as n, object, type Until, until } from '../cards/parts.ts';
import type { EveWords, Noun } from '../cards/phrase.ts';
import type { Eve } from '../kind.ts';
import { last } from '../rules/effects/lasting.ts';
import type { EveVerb, VerbOf } from './eve-verb.ts';
import { inPlay, locations, ships } from './nouns.ts';
import { perEach } from './per-each.ts';

const parts = { n, what: object, until: until.optional() };
type ChangeOf<V extends string> = VerbOf<Change<V, Until, EveWords>>;
type ChangePer<V extends string> = VerbOf<Change<V, Until, EveWords> & Per<EveWords>>;

function change<V extends string>(verb: V, figure: string, reach: readonly Noun[], meaning: string): ChangeOf<V> {
  return changeVerb<V, Until, Eve, EveWords>(verb, parts, { figure, reach, meaning, last });
}

export const modAttack: ChangePer<'modAttack'> = {
  ...perEach(change('modAttack', 'attack', [...ships, 'structure'], 'Change the attack of ships.')),
  changesStrength: true,
  addsUp: true,
  countsUntil: 'targets are named',
  picture: 'boost',
};

export const modShield: ChangePer<'modShield'> = {
  ...perEach(change('modShield', 'shield', ships, 'Change the shield of ships or starbases.')),
  starbases: true,
  changesStrength: true,
  countsUntil: 'damage is dealt',
  picture: 'protect',
};

export const modIncome: ChangeOf<'modIncome'> = {
  ...change(
    'modIncome',
    'income',
    [...inPlay, 'outer region'],
    'Change the income of locations, regions, structures or starbases.',
  ),
  starbases: true,
  picture: 'money',
};

export const modMineral: ChangeOf<'modMineral'> = {
  ...change('modMineral', 'mineral value', locations, 'Change the mineral value of locations that have one.'),
  picture: 'money',
};

export const modSlots: ChangeOf<'modSlots'> = {
  ...change('modSlots', 'slots', ['outer region'], 'Change the number of locations that regions have room for.'),
  starbases: true,
  picture: 'build',
};

const shape = shapeOf(
  'modCommand',
  { n, command: z.enum(commandNames), what: object, until: until.optional() },
  'Change the power of a command of ships, where it is active.',
);
export const modCommand: EveVerb<typeof shape> = {
  shape,
  works: 'both',
  picture: 'boost',
  reach: ships,
  changesStrength: true,
  figure: ({ n: by, command }) => `${signed(by)} ${command} power`,
  text: changesText,
  run: (m, frame, { n: by, command, what, until: end }) =>
    last(m, frame, { verb: 'modCommand', n: by, command, what, until: end }),
};
