/** What phrases mean: which cards and which things on the pile they pick. */
import type { CardId, PileItem, Seat } from '#kernel/state';
import { alive, card, zone } from '#kernel/zones';
import type { Filter, Selector, TswWords } from '../cards/phrase.ts';
import type { TswMachine } from '../kind.ts';
import { def } from '../library.ts';
import { areTogether, has, holder, isFlipped, isParalyzed, owner, printedCost, stationCards } from './facts.ts';

/** The point of view of a phrase: the player, the card that says it, if it is still there, and where it was, if it is not. */
export type EffectScope = { readonly you: Seat; readonly src: CardId | undefined; readonly zone?: Seat | undefined };

type Meaning = (m: TswMachine, id: CardId, from: EffectScope) => boolean;

const isOf =
  (...types: readonly string[]): Meaning =>
  (m, id) =>
    types.includes(def(m, id).type);
const isNamed =
  (name: string): Meaning =>
  (m, id) =>
    def(m, id).name === name;

const nouns: Readonly<Record<TswWords['noun'], Meaning>> = {
  spaceship: isOf('spaceship'),
  missile: isOf('missile'),
  shield: (m, id) => has(m, id, 'shield'),
  duration: isOf('duration'),
  event: isOf('event'),
  'spaceship or missile': isOf('spaceship', 'missile'),
  card: () => true,
  'station card': () => true,
  attack: () => true,
  Drone: isNamed('Drone'),
  Starship: isNamed('Starship'),
  'Acid Projectile': isNamed('Acid Projectile'),
  'Death Ray': isNamed('Death Ray'),
};

const traits: Readonly<Record<TswWords['trait'], Meaning>> = {
  other: (_m, id, { src }) => id !== src,
  own: (m, id, { you }) => holder(m, id) === you,
  owned: (m, id, { you }) => owner(m, id) === you,
  enemy: (m, id, { you }) => holder(m, id) !== you,
  paralyzed: isParalyzed,
  unparalyzed: (m, id) => !isParalyzed(m, id),
  flipped: isFlipped,
  'non-duration': (m, id) => def(m, id).type !== 'duration',
  'non-defense': (m, id) => def(m, id).type !== 'defense',
};

const places: Readonly<Record<TswWords['place'], Meaning>> = {
  'this zone': (m, id, { src, zone: at }) =>
    at === undefined ? src !== undefined && areTogether(m, id, src) : card(m.state, id).at === at,
  'your home zone': (m, id, { you }) => card(m.state, id).at === you,
  'the pile': () => true,
};

/** The cards that a phrase picks, in play or in the stations. */
export function cardsOf(m: TswMachine, what: Filter, from: EffectScope): CardId[] {
  return cardsAt(m, what).filter((id) => isMeant(m, what, id, from));
}

/** Whether a card is one that a phrase picks. */
export function fits(m: TswMachine, what: Filter, id: CardId, from: EffectScope): boolean {
  return cardsAt(m, what).includes(id) && isMeant(m, what, id, from);
}

/** Whether a card is of the kind that a phrase names, wherever it is. */
export function isKind(m: TswMachine, what: Selector, id: CardId): boolean {
  return what.pick !== 'ref' && nouns[what.noun](m, id, { you: card(m.state, id).own, src: undefined });
}

/** The things on the pile that a phrase picks: attacks, or cards that are being played. */
export function itemsOf(m: TswMachine, what: Filter, from: EffectScope): PileItem[] {
  const kind = what.noun === 'attack' ? 'attack' : what.where === 'the pile' ? 'card' : undefined;
  return m.state.pile.filter((item) => {
    const id = item.kind === kind && item.card !== undefined ? alive(m.state, item.card) : undefined;
    return id !== undefined && isMeant(m, what, id, from);
  });
}

function cardsAt(m: TswMachine, { noun, where }: Filter): readonly CardId[] {
  if (noun === 'attack' || where === 'the pile') return [];
  if (noun === 'station card') return [0, 1].flatMap((seat) => stationCards(m, seat));
  return zone(m.state, 'play');
}

function isMeant(m: TswMachine, { noun, is, where, atMost }: Filter, id: CardId, from: EffectScope): boolean {
  if (!nouns[noun](m, id, from) || !is.every((trait) => traits[trait](m, id, from))) return false;
  if (where !== undefined && !places[where](m, id, from)) return false;
  return atMost === undefined || printedCost(m, id) <= atMost.n;
}
