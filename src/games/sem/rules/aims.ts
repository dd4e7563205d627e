/** What can be aimed at, and what is aimed at in the current attack. */
import type { CardId, Seat } from '#kernel/state';
import { alive } from '#kernel/zones';
import type { Filter } from '../cards/phrase.ts';
import type { SemMachine } from '../kind.ts';
import { def } from '../library.ts';
import { holder, hostOf, isInPlay, modificationsOn } from './facts.ts';
import { cardsOf, type EffectScope } from './select.ts';

/** What an attack may be aimed at by a phrase: the cards, and the modifications on units among them (S-6.4). */
export function strikeTargets(m: SemMachine, what: Filter, from: EffectScope): CardId[] {
  const cards = cardsOf(m, what, from);
  return [...cards, ...cards.flatMap((id) => (def(m, id).type === 'unit' ? modificationsOn(m, id) : []))];
}

/** The cards of a seat at which something is aimed in the current attack; those removed from it do not count. */
export function aimedAt(m: SemMachine, seat: Seat): CardId[] {
  const { attack } = m.state.g;
  if (attack === undefined) return [];
  const targets = attack.shots.flatMap(({ target }) =>
    attack.removed.includes(target) ? [] : (alive(m.state, target) ?? []),
  );
  return [...new Set(targets)].filter((id) => isInPlay(m, id) && holder(m, id) === seat);
}

/** The units and bases of a seat that are attacked, themselves or on what they carry: those may return fire (S-6, step 4). */
export function attackedHosts(m: SemMachine, seat: Seat): CardId[] {
  return [...new Set(aimedAt(m, seat).map((id) => hostOf(m, id) ?? id))];
}
