/** What is in effect: the continuous abilities that work, and effects that last for a time. */
import { effectsIn } from '#cards/effective';
import type { CardId, Seat } from '#kernel/state';
import { card, zone } from '#kernel/zones';
import type { Ability } from '../cards/ability.ts';
import type { Who } from '../cards/parts.ts';
import type { TswWords } from '../cards/phrase.ts';
import type { Tsw, TswMachine } from '../kind.ts';
import { def } from '../library.ts';
import type { Effect } from '../verbs/index.ts';
import { tswConditions } from './conditions.ts';
import { actionsTaken, commanderOf, has, holder, isNew } from './facts.ts';
import { type EffectScope, fits } from './select.ts';

const placeOf = (m: TswMachine, id: CardId): EffectScope => ({ you: holder(m, id), src: id });

export const { effective, applies, isAffected, changed } = effectsIn<Tsw, Effect, TswWords, EffectScope>({
  continuous(m, add) {
    for (const id of [...[0, 1].flatMap((seat) => zone(m.state, commanderOf(seat))), ...zone(m.state, 'play')]) {
      const { continuous } = def(m, id).byKind;
      if (continuous === undefined || !works(m, id)) continue;
      const place = placeOf(m, id);
      for (const { ability } of continuous)
        if (isAllowed(m, ability, place)) for (const effect of ability.do ?? []) add(effect, place);
    }
  },
  placeOfLasting: (_m, { you }) => ({ you, src: undefined }),
  matches: (m, what, id, from) => (what.pick === 'ref' ? id === from.src : fits(m, what, id, from)),
});

/** Whether the conditions of an ability are met: its "if", and what its card must not have done this turn. */
export function isAllowed(
  m: TswMachine,
  { if: condition, notFirstTurn, unmoved }: Ability,
  place: EffectScope,
): boolean {
  const { src } = place;
  if (notFirstTurn === true && src !== undefined && isNew(m, src)) return false;
  if (unmoved === true && src !== undefined && actionsTaken(m, src).moved === true) return false;
  return condition === undefined || tswConditions.holds(m, condition, place);
}

/** Whether an effect of a verb without objects is in effect for a player. */
export function isInEffect(m: TswMachine, verb: PlayerVerb, seat: Seat): boolean {
  return effective(m, verb).some(({ place }) => place.you === seat);
}
/** Verbs that are about their player alone. */
type PlayerVerb = Exclude<Effect, { readonly what: unknown } | { readonly who: unknown }>['verb'];

/** Whether a card means a player by a word. */
export function concerns(who: Who, { you }: EffectScope, seat: Seat): boolean {
  return who === 'each player' || (who === 'you') === (seat === you);
}

/** Whether the text of a card counts (T-11.2, T-11.3). */
export function works(m: TswMachine, id: CardId): boolean {
  return !m.memo(silenced).has(id) && !(has(m, id, 'delayed') && isAsleep(m, id));
}

/** Whether no turn of its player has begun since a card entered play. */
export function isAsleep(m: TswMachine, id: CardId): boolean {
  return (m.state.g.latest?.[holder(m, id)] ?? 0) <= (card(m.state, id).entered ?? 0);
}

/** Cards that are without effect. Of two that switch each other off the newer one works (W25), so the newest comes first. */
function silenced(m: TswMachine): ReadonlySet<CardId> {
  const off = new Set<CardId>();
  const play = zone(m.state, 'play');
  for (let n = play.length - 1; n >= 0; n--) {
    const by = play[n] as CardId;
    const { continuous } = def(m, by).byKind;
    if (continuous === undefined || off.has(by)) continue;
    for (const { ability } of continuous)
      for (const effect of ability.do ?? []) {
        if (effect.verb !== 'noEffect' || effect.what.pick === 'ref') continue;
        for (const id of play) if (fits(m, effect.what, id, placeOf(m, by))) off.add(id);
      }
  }
  return off;
}
