/** What a phrase picks: objects in play, legal targets, things on the pile. */
import type { CardId, PileItem, Seat } from '#kernel/state';
import { idOf } from '#kernel/zones';
import { type Filter, type Selector, shipNouns } from '../cards/phrase.ts';
import type { EveMachine } from '../kind.ts';
import { def, library } from '../library.ts';
import { type EffectScope, holder, isFriendly, opponents } from './facts.ts';
import { applies, effective, matches } from './figures.ts';
import { named } from './fits.ts';
import { isOfKind } from './fits-definition.ts';
import { inPlay, ofType } from './in-play.ts';

/** All matching cards in play, in the order in which they entered. */
export function all(m: EveMachine, what: Selector, from: EffectScope): CardId[] {
  if (what.pick === 'ref') {
    const found = named(m, what, from);
    return found === undefined ? [] : [found];
  }
  const found: CardId[] = [];
  for (const id of candidates(m, what)) if (matches(m, what, id, from)) found.push(id);
  return found;
}

/** Cards in play among which are all that a phrase names. */
function candidates(m: EveMachine, { noun }: Filter): readonly CardId[] {
  if (shipNouns.includes(noun)) return ofType(m, 'ship');
  return noun === 'outer region' || noun === 'location' ? ofType(m, noun) : inPlay(m);
}

/** Legal targets in play of a phrase for something that `seat` plays (C-13.4, R-79, R-80). */
export function targets(m: EveMachine, what: Selector, from: EffectScope, as: 'news' | 'ability'): CardId[] {
  const found =
    what.pick === 'ref'
      ? opponents(m.state, from.you ?? -1).map((seat) => m.state.g.base[seat] as CardId)
      : all(m, what, from);
  return effective(m, 'forbidTarget').length === 0 ? found : found.filter((id) => targetable(m, id, from.you, as));
}

/** Whether an object may be a target of a news or ability of a seat. */
export function targetable(m: EveMachine, id: CardId, seat: Seat | undefined, as: 'news' | 'ability'): boolean {
  const limits = effective(m, 'forbidTarget');
  if (limits.length === 0) return true;
  return !limits.some((one) => {
    if (!applies(m, one, one.effect.what, id)) return false;
    const kinds = one.effect.by.replace('enemy ', '');
    const kindFits = kinds === 'news or abilities' || kinds === (as === 'news' ? 'news' : 'abilities');
    return kindFits && (!one.effect.by.startsWith('enemy') || !isFriendly(holder(m, id), seat));
  });
}

/** Things on the pile that a phrase may name for something that `from.you` plays. */
export function pileTargets(m: EveMachine, what: Filter, from: EffectScope, as: 'news' | 'ability'): PileItem[] {
  return m.state.pile.filter((item) => {
    if (!fitsOnPile(m, what, item, from)) return false;
    return item.kind === 'executed' || !protectedOnPile(m, idOf(item.card ?? ''), item.seat, from.you, as);
  });
}

/** Whether something on the pile matches a phrase: it is not in a region yet, so properties of ships in regions never match. Nor is damage among what a phrase names. */
function fitsOnPile(m: EveMachine, what: Filter, item: PileItem, { you, src }: EffectScope): boolean {
  if (item.kind !== (what.noun === 'executed ability' ? 'executed' : 'card') || item.card === undefined) return false;
  if (what.where !== undefined && what.where !== 'the pile') return false;
  const id = idOf(item.card);
  const { origin, price, attack, shield } = def(m, id);
  if (what.atMost !== undefined) {
    const figures = { price: price === 'X' ? Number(item.env.x ?? 0) : price, attack, shield };
    if ((figures[what.atMost.stat] ?? 0) > what.atMost.n) return false;
  }
  return (
    (what.noun === 'executed ability' || isOfKind(m, what, id)) &&
    what.is.every((trait) => {
      if (trait === 'friendly') return isFriendly(item.seat, you);
      if (trait === 'enemy') return you !== undefined && !isFriendly(item.seat, you);
      return trait === 'other' ? id !== src : trait === `${origin}-origin`;
    })
  );
}

/** Whether a card's own text keeps it from being destroyed on the pile, as it does in play. */
export function isLastingOnPile(m: EveMachine, item: PileItem): boolean {
  if (item.kind !== 'card' || item.def === undefined) return false;
  const { continuous } = library(m).get(item.def);
  return continuous.some(({ do: effects }) =>
    effects.some(({ verb, ...effect }) => verb === 'forbidDestroy' && 'what' in effect && isItself(effect.what)),
  );
}

const isItself = (what: Selector): boolean => what.pick === 'ref' && what.ref === 'this';

/** Whether a card's own text protects it on the pile as it does in play. */
function protectedOnPile(
  m: EveMachine,
  id: CardId,
  owner: Seat,
  seat: Seat | undefined,
  as: 'news' | 'ability',
): boolean {
  return def(m, id).continuous.some((ability) =>
    ability.do.some((effect) => {
      if (effect.verb !== 'forbidTarget' || !isItself(effect.what)) return false;
      const kinds = effect.by.replace('enemy ', '');
      return (
        (kinds === 'news or abilities' || kinds === (as === 'news' ? 'news' : 'abilities')) &&
        (!effect.by.startsWith('enemy') || owner !== seat)
      );
    }),
  );
}
