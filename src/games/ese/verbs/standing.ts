/** What a card does for its player while it is in play. */
import { shapeOf } from '#cards/verb';
import { type CardType, chance, hand, mark, n, playable, reach } from '../cards/parts.ts';
import type { EseVerb } from './ese-verb.ts';
import { counted, fleetsReached, odds } from './words.ts';

const on: readonly CardType[] = ['race', 'homeworld', 'planet', 'tech'];
const works = 'continuous';

/** A reach that only planets have. */
const ofPlanets = ({ of }: { readonly of: string }, type: CardType) =>
  of === 'here' && type !== 'planet' ? { field: 'of', message: '"here" is for planets.' } : undefined;

const handMaxShape = shapeOf('handMax', { of: hand, n }, 'A higher limit of a hand.');
export const handMax: EseVerb<typeof handMaxShape> = {
  shape: handMaxShape,
  works,
  on,
  text: (effect) => `Your limit of ${effect.of} cards is ${effect.n} higher.`,
};

const playsShape = shapeOf('plays', { of: playable, n }, 'More cards of a type may be played in a turn.');
export const plays: EseVerb<typeof playsShape> = {
  shape: playsShape,
  works,
  on,
  text: (effect) =>
    effect.of === 'event'
      ? `You may play ${counted(effect.n, 'more event')} in your Event Phase.`
      : `You may play ${counted(effect.n, `more ${effect.of}`)} in your turn.`,
};

const drawsShape = shapeOf('draws', { n }, 'More resource cards are drawn in Production.');
export const draws: EseVerb<typeof drawsShape> = {
  shape: drawsShape,
  works,
  on,
  text: (effect) => `You draw ${counted(effect.n, 'more resource card')} in your Production.`,
};

const speedShape = shapeOf('speed', { of: reach, n }, 'More speed for fleets.');
export const speed: EseVerb<typeof speedShape> = {
  shape: speedShape,
  works,
  on,
  text: (effect) => `${fleetsReached(effect.of)} have +${effect.n} speed each.`,
  misfit: ofPlanets,
};

const forceShape = shapeOf('force', { of: reach, n }, 'More force for fleets.');
export const force: EseVerb<typeof forceShape> = {
  shape: forceShape,
  works,
  on,
  text: (effect) => `${fleetsReached(effect.of)} have +${effect.n} force each.`,
  misfit: ofPlanets,
};

const battleCardsShape = shapeOf('battleCards', { of: mark, n }, 'Battle cards of a kind add more force.');
const markNames = { A: 'attack', D: 'defence', C: 'combat', F: 'formation' } as const;
export const battleCards: EseVerb<typeof battleCardsShape> = {
  shape: battleCardsShape,
  works,
  on,
  text: (effect) =>
    effect.of === 'any'
      ? `Your battle cards that add force add ${effect.n} more each.`
      : `Your ${markNames[effect.of]} battle cards add ${effect.n} more force each.`,
};

const pointsShape = shapeOf('points', { n }, 'Victory points.');
export const points: EseVerb<typeof pointsShape> = {
  shape: pointsShape,
  works,
  on,
  text: (effect) => `${effect.n} victory points.`,
};

// A world is a planet (A27).
const planetPointsShape = shapeOf('planetPoints', { n }, 'More victory points for each planet.');
export const planetPoints: EseVerb<typeof planetPointsShape> = {
  shape: planetPointsShape,
  works,
  on,
  text: (effect) => `Each of your planets is worth ${counted(effect.n, 'more victory point')}.`,
};

const boostShape = shapeOf('boost', { n }, 'Speed for a fleet once in a turn, in a tactics window.');
export const boost: EseVerb<typeof boostShape> = {
  shape: boostShape,
  works,
  on,
  text: (effect) =>
    `Once per turn, in a tactics window: one of your fleets has +${effect.n} speed until the end of the turn.`,
};

const sharpTacticsShape = shapeOf('sharpTactics', { n }, 'Tactics speed fleets up more.');
export const sharpTactics: EseVerb<typeof sharpTacticsShape> = {
  shape: sharpTacticsShape,
  works,
  on,
  text: (effect) => `Each fleet that your tactics speed up gets +${effect.n} speed more.`,
};

const techAsCardShape = shapeOf('techAsCard', { n }, 'Techs in hand may be discarded as battle cards.');
export const techAsCard: EseVerb<typeof techAsCardShape> = {
  shape: techAsCardShape,
  works,
  on,
  text: (effect) =>
    `In battle you may discard a tech from your hand as a battle card: +${effect.n} force, on a fleet of yours there.`,
};

const scavengeShape = shapeOf('scavenge', {}, 'Draws may be taken from the top of the discarded resource cards.');
export const scavenge: EseVerb<typeof scavengeShape> = {
  shape: scavengeShape,
  works,
  on,
  text: () => 'In your Production you may draw some or all of your cards from the top of the discarded resource cards.',
};

const lureShape = shapeOf('lure', { n }, 'An opponent discards random action cards once in an Event Phase.');
export const lure: EseVerb<typeof lureShape> = {
  shape: lureShape,
  works,
  on,
  text: (effect) =>
    `Once in your Event Phase an opponent of your choice discards ${counted(effect.n, 'random action card')}.`,
};

const rescueShape = shapeOf('rescue', { chance }, 'With a chance of so many in ten a lost fleet is kept.');
export const rescue: EseVerb<typeof rescueShape> = {
  shape: rescueShape,
  works,
  on,
  text: (effect) => `When a fleet of yours would be destroyed in battle, roll: ${odds(effect.chance)} you keep it.`,
};

const salvageShape = shapeOf(
  'salvage',
  { chance },
  'With a chance of so many in ten a destroyed enemy fleet changes sides.',
);
export const salvage: EseVerb<typeof salvageShape> = {
  shape: salvageShape,
  works,
  on,
  text: (effect) => `When you destroy an enemy fleet in battle, roll: ${odds(effect.chance)} it becomes yours.`,
};

const pilferShape = shapeOf(
  'pilfer',
  { chance },
  'With a chance of so many in ten takes a random card from a hand, once in Production.',
);
export const pilfer: EseVerb<typeof pilferShape> = {
  shape: pilferShape,
  works,
  on,
  text: (effect) =>
    `Once in your Production, name a hand of an opponent and roll: ${odds(effect.chance)} you take a random card of it.`,
};
