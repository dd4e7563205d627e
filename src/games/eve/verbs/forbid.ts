/** What ships and other objects cannot do, or cannot be done to them. Whether it is so now: `forbidden` in `figures.ts`. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { type Forbid, forbidVerb } from '#cards/verbs/forbid';
import { object, type Until, until } from '../cards/parts.ts';
import type { EveWords, Noun } from '../cards/phrase.ts';
import type { Eve } from '../kind.ts';
import { last } from '../rules/effects/lasting.ts';
import type { EveVerb, VerbOf } from './eve-verb.ts';
import { inPlay, ships } from './nouns.ts';

const parts = { what: object, until: until.optional() };
type ForbidOf<V extends string> = VerbOf<Forbid<V, Until, EveWords>>;

function forbid<V extends string>(verb: V, cannot: string, reach: readonly Noun[], meaning: string): ForbidOf<V> {
  return forbidVerb<V, Until, Eve, EveWords>(verb, parts, { cannot, reach, meaning, last });
}

export const forbidAttack: ForbidOf<'forbidAttack'> = forbid('forbidAttack', 'attack', ships, 'Ships cannot attack.');
export const forbidCommand: ForbidOf<'forbidCommand'> = {
  ...forbid(
    'forbidCommand',
    'have an active command',
    ships,
    'Ships cannot have an active command; those that are on go off.',
  ),
  picture: 'forbid',
};
export const forbidDestroy: ForbidOf<'forbidDestroy'> = {
  ...forbid('forbidDestroy', 'be destroyed', inPlay, 'Objects cannot be destroyed.'),
  picture: 'protect',
};
export const forbidWithdraw: ForbidOf<'forbidWithdraw'> = {
  ...forbid('forbidWithdraw', 'withdraw', ships, 'Ships cannot withdraw from a battle of their own will.'),
  picture: 'forbid',
};

const warpShape = shapeOf(
  'forbidWarp',
  { what: object, into: z.enum(['target outer region']).optional(), until: until.optional() },
  'Ships cannot warp, or not into that region.',
);
export const forbidWarp: EveVerb<typeof warpShape> = {
  shape: warpShape,
  works: 'both',
  barsWarps: true,
  picture: 'forbid',
  reach: ships,
  text: ({ what, into, until: end }, voice) =>
    `${voice.many(what)} cannot warp${into === undefined ? '' : ` into ${into}`}${voice.until(end)}`,
  faults: ({ into }, { kind }) =>
    into !== undefined && kind === 'continuous'
      ? [{ field: 'into', message: 'a continuous ability has no target; leave it out' }]
      : [],
  run: (m, frame, { what, into, until: end }) => last(m, frame, { verb: 'forbidWarp', what, into, until: end }),
};

const targetShape = shapeOf(
  'forbidTarget',
  {
    what: object,
    by: z.enum(['news', 'enemy news', 'enemy abilities', 'news or abilities', 'enemy news or abilities']),
    until: until.optional(),
  },
  'Objects cannot be the target of such things.',
);
export const forbidTarget: EveVerb<typeof targetShape> = {
  shape: targetShape,
  works: 'both',
  picture: 'forbid',
  reach: inPlay,
  starbases: true,
  text: ({ what, by, until: end }, voice) => `${voice.many(what)} cannot be the target of ${by}${voice.until(end)}`,
  run: (m, frame, { what, by, until: end }) => last(m, frame, { verb: 'forbidTarget', what, by, until: end }),
};
