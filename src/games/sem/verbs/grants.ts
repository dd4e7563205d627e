/** What cards in play give to units: weapons, Intercept, Launcher, shots that ignore shields. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { count, object } from '../cards/parts.ts';
import type { Lasting } from './sem-verb.ts';

const weaponShape = shapeOf(
  'addWeapon',
  { n: count, ignoresShields: z.literal(true).optional() },
  'Of a modification or personnel: its host has another weapon, of so much damage. Continuous only.',
);
export const addWeapon: Lasting<typeof weaponShape> = {
  shape: weaponShape,
  works: 'continuous',
  text: ({ n, ignoresShields: passes }) =>
    `its host has another weapon of damage ${n}${passes === true ? ', which ignores shields' : ''}`,
};

const interceptShape = shapeOf('grantIntercept', { what: object }, 'Units have Intercept. Continuous only.');
export const grantIntercept: Lasting<typeof interceptShape> = {
  shape: interceptShape,
  works: 'continuous',
  text: ({ what }, voice) => `${voice.many(what)} ${what.pick === 'each' ? 'have' : 'has'} Intercept`,
};

const launcherShape = shapeOf(
  'grantLauncher',
  { n: count, what: object },
  'Units have Launcher; when the card with this is completed, its player searches for so many projectiles. Continuous only.',
);
export const grantLauncher: Lasting<typeof launcherShape> = {
  shape: launcherShape,
  works: 'continuous',
  text: ({ n, what }, voice) =>
    `${voice.many(what)} ${what.pick === 'each' ? 'have' : 'has'} Launcher ${n}; when ${voice.self} is completed, search your deck for ${n === 1 ? 'a projectile' : `${n} projectiles`}`,
};

const passShape = shapeOf('ignoreShields', { what: object }, 'Weapons of units ignore shields. Continuous only.');
export const ignoreShields: Lasting<typeof passShape> = {
  shape: passShape,
  works: 'continuous',
  text: ({ what }, voice) => `weapons of ${voice.many(what)} ignore shields`,
};
