/** Figures of cards that go up or down. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { signed } from '#cards/verbs/amount';
import { type Change, changesText, changeVerb } from '#cards/verbs/change';
import { addLasting } from '#kernel/lasting';
import type { CardRef, Frame } from '#kernel/state';
import { ref } from '#kernel/zones';
import { change, count, object, type Until, until } from '../cards/parts.ts';
import { phrases, type SemWords } from '../cards/phrase.ts';
import type { Sem, SemMachine } from '../kind.ts';
import { objectsIn } from '../rules/effects/context.ts';
import type { Lasting, VerbOf } from './sem-verb.ts';

const bodies: readonly SemWords['noun'][] = [
  'fighter',
  'capital ship',
  'ship',
  'station',
  'defense station',
  'station or defense station',
  'station, defense station or base',
  'base',
  'unit',
  'unit or base',
];

type Figure<V extends string> = VerbOf<Change<V, Until, SemWords>>;

/** A figure that cards have more or less of, all the time or until the end of the turn. */
function figureVerb<const V extends string>(verb: V, figure: string, meaning: string): Figure<V> {
  const made = changeVerb<V, Until, Sem, SemWords>(
    verb,
    { n: change, what: object, until: until.optional() },
    { meaning, figure, reach: bodies, last },
  );
  return { ...made, figure: ({ n }) => `${signed(n)} ${Math.abs(n) === 1 ? figure.replace(/s$/, '') : figure}` };
}

/** Starts a change until the end of the turn, for the cards that there are now. */
function last(m: SemMachine, frame: Frame, effect: Change<string, Until, SemWords>): void {
  const on: CardRef[] = objectsIn(m, frame, effect.what).map((id) => ref(m.state, id));
  if (on.length > 0) addLasting(m, { you: frame.you, on, mod: { effect }, until: 'turn' });
}

export const modHitPoints: Figure<'modHitPoints'> = figureVerb(
  'modHitPoints',
  'hit points',
  'Units or bases have more or fewer hit points; damage stays (S-R-9).',
);
export const modShields: Figure<'modShields'> = figureVerb(
  'modShields',
  'shields',
  'Units or bases have more or fewer shield points, at present and at most (S-R-17).',
);
export const modEvasion: Figure<'modEvasion'> = figureVerb(
  'modEvasion',
  'Evasion',
  'Units have more or less Evasion; it is never above 6 (S-R-15).',
);
export const modHit: Figure<'modHit'> = figureVerb('modHit', 'Hit', 'Rolls of the shots of units are higher or lower.');
export const modRepair: Figure<'modRepair'> = figureVerb(
  'modRepair',
  'Repair',
  'Units or bases repair more; those without Repair gain it.',
);
export const modAutoRepair: Figure<'modAutoRepair'> = figureVerb(
  'modAutoRepair',
  'Auto-Repair',
  'Units or bases repair more on themselves; those without Auto-Repair gain it.',
);

const moreShape = shapeOf(
  'moreAutoRepair',
  { n: count, what: object },
  'The Auto-Repair of those that have it is higher; it gives none to others. Continuous only.',
);
export const moreAutoRepair: Lasting<typeof moreShape> = {
  shape: moreShape,
  works: 'continuous',
  reach: bodies,
  text: ({ n, what }, voice) => `${voice.many(what)} with Auto-Repair have +${n} Auto-Repair`,
};

const damageShape = shapeOf(
  'modDamage',
  { n: change, what: object, against: object.optional() },
  'Each weapon of units or bases deals more or less damage; with `against`, to such targets alone. Continuous only.',
);
export const modDamage: Lasting<typeof damageShape> = {
  shape: damageShape,
  works: 'continuous',
  reach: bodies,
  figure: ({ n, against }) =>
    `${signed(n)} damage with each weapon${against === undefined ? '' : ` against ${phrases.print(against, { many: true })}`}`,
  text: changesText,
};

const leastShape = shapeOf(
  'leastEvasion',
  { n: z.number().int().min(1).max(6), what: object },
  'Units without Evasion have so much of it. Continuous only.',
);
export const leastEvasion: Lasting<typeof leastShape> = {
  shape: leastShape,
  works: 'continuous',
  reach: bodies,
  text: ({ n, what }, voice) => `${voice.many(what)} without Evasion have Evasion ${n}`,
};
