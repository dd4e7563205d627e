/** The context of an effect that resolves: its player's point of view, and its objects. */
import type { CardId, Frame } from '#kernel/state';
import { alive } from '#kernel/zones';
import { phrases, type Selector } from '../../cards/phrase.ts';
import type { SemMachine } from '../../kind.ts';
import { hostOf, isInPlay } from '../facts.ts';
import { cardsOf, type EffectScope, fits, meantBy } from '../select.ts';

/** The point of view of a frame's effects. */
function placeIn(m: SemMachine, { you, by, env }: Frame): EffectScope {
  const src = by === undefined ? undefined : alive(m.state, by);
  const host = src === undefined ? undefined : hostOf(m, src);
  const attacker = typeof env.attacker === 'string' ? alive(m.state, env.attacker) : undefined;
  return { you, src, host, attacker: attacker !== undefined && isInPlay(m, attacker) ? attacker : undefined };
}

/** The present objects of an effect: a target only if it is still there and still fits. */
export function objectsIn(m: SemMachine, frame: Frame, what: Selector): CardId[] {
  const from = placeIn(m, frame);
  if (what.pick === 'ref') {
    const meant = meantBy(what.ref, from);
    return meant === undefined ? [] : [meant];
  }
  if (what.pick !== 'target') return cardsOf(m, what, from);
  return chosenAs(m, frame, phrases.key(what)).filter((id) => fits(m, what, id, from));
}

/** The cards that were chosen under a name, as far as they are still what they were. */
export function chosenAs(m: SemMachine, { env }: Pick<Frame, 'env'>, name: string): CardId[] {
  const refs = [env[name] ?? []].flat();
  return refs.flatMap((one) => (typeof one === 'string' ? (alive(m.state, one) ?? []) : []));
}
