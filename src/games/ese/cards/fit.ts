/** What does not fit together on a card: figures and effects that its type has no use for. */
import type { Borne } from '../verbs/ese-verb.ts';
import { type Effect, verbs } from '../verbs/index.ts';
import type { CardDef } from './format.ts';
import type { CardType } from './parts.ts';

type Misfit = { readonly path: readonly (string | number)[]; readonly message: string };

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
  return effects.flatMap((effect, i) => {
    const why = misfitOf(effect, type);
    return why === undefined ? [] : [{ path: ['do', i, why.field], message: why.message }];
  });
}

function misfitOf(effect: Effect, type: CardType) {
  const found: Borne<Effect> = verbs[effect.verb];
  if (found.on.includes(type)) return found.misfit?.(effect, type);
  const able = Object.entries(verbs).flatMap(([name, { on }]) => (on.includes(type) ? [name] : []));
  const known = able.length === 0 ? 'It has no effects.' : `Known are ${able.join(', ')}.`;
  return { field: 'verb', message: `"${effect.verb}" does nothing on a ${type}. ${known}` };
}
