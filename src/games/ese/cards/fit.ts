/** What does not fit together on a card: figures and effects that its type has no use for. */
import type { CardDef, Verb } from './format.ts';

type CardType = CardDef['type'];
type Misfit = { readonly path: readonly (string | number)[]; readonly message: string };

/** Effects that hold while their card is in play. */
const standing = [
  'handMax',
  'plays',
  'draws',
  'speed',
  'force',
  'battleCards',
  'points',
  'planetPoints',
  'boost',
  'sharpTactics',
  'techAsCard',
  'scavenge',
  'lure',
  'rescue',
  'salvage',
  'pilfer',
] as const satisfies readonly Verb[];

const verbsOf: Readonly<Record<CardType, readonly Verb[]>> = {
  race: standing,
  homeworld: [...standing, 'start'],
  planet: [...standing, 'attach'],
  tech: [...standing, 'attach'],
  fleet: [],
  tactics: ['hasten', 'cancel', 'redirect', 'strand', 'swap'],
  battle: ['addForce', 'cancel', 'save', 'destroy'],
  event: [
    'ruin',
    'takeOver',
    'fetch',
    'makeDiscard',
    'stealCards',
    'drawActions',
    'recruit',
    'spy',
    'peace',
    'rampage',
  ],
};

/** Figures by the types that must have them; no other type may. */
const figures: Readonly<Record<'class' | 'speed' | 'force' | 'points' | 'mark', readonly CardType[]>> = {
  class: ['fleet'],
  speed: ['fleet'],
  force: ['fleet', 'planet', 'homeworld'],
  points: ['planet', 'homeworld'],
  mark: ['tactics', 'battle'],
};

/** Each misfit with its place in the card. */
export function mismatches(card: CardDef): readonly Misfit[] {
  return [...figureMisfits(card), ...effectMisfits(card)];
}

function figureMisfits(card: CardDef): Misfit[] {
  return Object.entries(figures).flatMap(([figure, types]) => {
    const given = card[figure as keyof typeof figures] !== undefined;
    if (given === types.includes(card.type)) return [];
    const message = given ? `a ${card.type} has no ${figure}; leave it out.` : `a ${card.type} needs a ${figure}.`;
    return [{ path: [figure], message }];
  });
}

function effectMisfits({ type, do: effects }: CardDef): Misfit[] {
  const able = verbsOf[type];
  return effects.flatMap((effect, i) => {
    const path = ['do', i, 'verb'];
    if (!able.includes(effect.verb)) {
      const known = able.length === 0 ? 'It has no effects.' : `Known are ${able.join(', ')}.`;
      return [{ path, message: `"${effect.verb}" does nothing on a ${type}. ${known}` }];
    }
    const ofPlanets = (effect.verb === 'speed' || effect.verb === 'force') && effect.of === 'here';
    return ofPlanets && type !== 'planet' ? [{ path: ['do', i, 'of'], message: '"here" is for planets.' }] : [];
  });
}
