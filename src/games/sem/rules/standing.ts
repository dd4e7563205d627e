/** What is in effect: the abilities of cards that work all the time, and effects that last for a time. */
import { effectsIn } from '#cards/effective';
import type { CardId, Seat } from '#kernel/state';
import type { SemWords } from '../cards/phrase.ts';
import type { Sem, SemMachine } from '../kind.ts';
import { def } from '../library.ts';
import type { Effect } from '../verbs/index.ts';
import { semConditions } from './conditions.ts';
import { allInPlay, holder, hostOf, works } from './facts.ts';
import { type EffectScope, fits, meantBy } from './select.ts';

/** The point of view of a card in play. */
const placeOf = (m: SemMachine, id: CardId): EffectScope => ({ you: holder(m, id), src: id, host: hostOf(m, id) });

export const { effective, applies, isAffected, changed } = effectsIn<Sem, Effect, SemWords, EffectScope>({
  continuous(m, add) {
    for (const id of allInPlay(m)) {
      const { type, abilities } = def(m, id);
      if (type === 'command' || abilities.length === 0 || !works(m, id)) continue;
      const place = placeOf(m, id);
      for (const { when, if: condition, do: effects } of abilities)
        if (when === undefined && (condition === undefined || semConditions.holds(m, condition, place)))
          for (const effect of effects) add(effect, place);
    }
  },
  placeOfLasting: (_m, { you }) => ({ you, src: undefined }),
  matches: (m, what, id, from) => (what.pick === 'ref' ? id === meantBy(what.ref, from) : fits(m, what, id, from)),
});

/** Effects of a verb that are about their player, for a player. */
export function forPlayer<V extends PlayerVerb>(m: SemMachine, verb: V, seat: Seat) {
  return effective(m, verb).filter(({ place }) => place.you === seat);
}
/** Verbs that are about their player alone. */
type PlayerVerb = Exclude<Effect, { readonly what: unknown }>['verb'];
