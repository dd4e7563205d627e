/** What phrases mean: which cards they pick. */
import type { CardId, Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import type { CardDef } from '../cards/format.ts';
import type { CardType, UnitClass } from '../cards/parts.ts';
import type { Filter, Selector, SemWords } from '../cards/phrase.ts';
import type { SemMachine } from '../kind.ts';
import { def } from '../library.ts';
import { allInPlay, damageOn, holder, isDone, isTesting, queueOf, seatsFrom } from './facts.ts';

/** The point of view of a phrase: the player, the card that says it, the unit it is on, and who attacks. */
export type EffectScope = {
  readonly you: Seat;
  readonly src: CardId | undefined;
  readonly host?: CardId | undefined;
  readonly attacker?: CardId | undefined;
};

type Kind = (card: CardDef) => boolean;

const isType =
  (...types: readonly CardType[]): Kind =>
  ({ type }) =>
    types.includes(type);
const isOf =
  (...classes: readonly UnitClass[]): Kind =>
  ({ class: of }) =>
    of !== undefined && classes.includes(of);
const isStation = isOf('station', 'defense station');

const nouns: Readonly<Record<SemWords['noun'], Kind>> = {
  fighter: isOf('fighter'),
  'capital ship': isOf('capital ship'),
  ship: isOf('fighter', 'capital ship'),
  station: isOf('station'),
  'defense station': isOf('defense station'),
  'station or defense station': isStation,
  'station, defense station or base': (card) => isStation(card) || card.type === 'base',
  base: isType('base'),
  unit: isType('unit'),
  'unit or base': isType('unit', 'base'),
  modification: isType('modification'),
  personnel: isType('personnel'),
  resource: isType('resource'),
  research: isType('research'),
  project: isType('unit', 'modification', 'research'),
  'construction project': isType('unit', 'modification'),
  command: isType('command'),
  projectile: ({ projectile }) => projectile === true,
  card: () => true,
};

/** Whether a card is what a noun names. */
export const isNamed = (noun: SemWords['noun'], card: CardDef): boolean => nouns[noun](card);

type Meaning = (m: SemMachine, id: CardId, from: EffectScope) => boolean;

const traits: Readonly<Record<SemWords['trait'], Meaning>> = {
  other: (_m, id, { src }) => id !== src,
  own: (m, id, { you }) => holder(m, id) === you,
  enemy: (m, id, { you }) => holder(m, id) !== you,
  testing: isTesting,
  tested: (m, id) => !isTesting(m, id),
  damaged: (m, id) => damageOn(m, id) > 0,
  undamaged: (m, id) => damageOn(m, id) === 0,
  'non-unique': (m, id) => def(m, id).unique !== true,
};

/** The cards in play, or the projects, that a phrase picks. */
export function cardsOf(m: SemMachine, what: Filter, from: EffectScope): CardId[] {
  return cardsAt(m, what, from).filter((id) => isMeant(m, what, id, from));
}

/** Whether a card in play, or a project, is one that a phrase picks. */
export function fits(m: SemMachine, what: Filter, id: CardId, from: EffectScope): boolean {
  return isMeant(m, what, id, from) && cardsAt(m, what, from).includes(id);
}

/** Whether a card is of the kind that a phrase names, wherever it is. */
export function isKind(m: SemMachine, what: Selector, id: CardId): boolean {
  return what.pick !== 'ref' && isMeant(m, what, id, { you: holder(m, id), src: undefined });
}

function cardsAt(m: SemMachine, { noun }: Filter, { you }: EffectScope): readonly CardId[] {
  const projects = () => seatsFrom(m, you).flatMap((seat) => zone(m.state, queueOf(seat)));
  if (noun === 'construction project') return projects();
  if (noun !== 'project') return allInPlay(m, you);
  return [...projects(), ...allInPlay(m, you).filter((id) => def(m, id).type === 'research' && !isDone(m, id))];
}

function isMeant(m: SemMachine, { noun, is, atMost }: Filter, id: CardId, from: EffectScope): boolean {
  if (!isNamed(noun, def(m, id)) || !is.every((trait) => traits[trait](m, id, from))) return false;
  return atMost === undefined || (def(m, id).cost ?? Number.POSITIVE_INFINITY) <= atMost.n;
}

/** The one card that a reference means, if it is there. */
export function meantBy(ref: SemWords['ref'], { src, host, attacker }: EffectScope): CardId | undefined {
  return ref === 'this' ? src : ref === 'host' ? host : attacker;
}
