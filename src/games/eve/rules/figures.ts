/** What is in effect, and the resulting figures of cards. In one file since they use each other: effects may depend on figures. */
import { effectsIn } from '#cards/effective';
import { applyChanges } from '#kernel/lasting';
import type { CardId, CardRef, Seat } from '#kernel/state';
import { alive, card } from '#kernel/zones';
import type { CommandName, Effect } from '../cards/format.ts';
import type { EveWords, Filter, Selector } from '../cards/phrase.ts';
import type { Eve, EveMachine } from '../kind.ts';
import { def, library } from '../library.ts';
import { holds } from './conditions.ts';
import {
  activeCommands,
  type EffectScope,
  hasActive,
  isDefending,
  isFriendly,
  locationsIn,
  placeOf,
  regionOf,
  structuresOf,
  works,
} from './facts.ts';
import { fits, named } from './fits.ts';
import { fitsDefinition } from './fits-definition.ts';
import { inPlay, withAbilities } from './in-play.ts';

/** What is in effect now, and what it changes: changes of a figure are added up, never to less than 0. */
const { effective, applies, isAffected, changed } = effectsIn<Eve, Effect, EveWords, EffectScope>({
  continuous(m, add) {
    for (const id of withAbilities(m, 'continuous')) {
      for (const ability of def(m, id).continuous) {
        if (!works(m, id, ability)) continue;
        const place = placeOf(m, id);
        if (ability.if !== undefined && !holds(m, ability.if, place)) continue;
        for (const effect of ability.do) add(effect, place);
      }
    }
  },
  placeOfLasting(m, { you, by, mod }) {
    const { into: region } = mod as { readonly into?: CardRef };
    const into = region === undefined ? undefined : alive(m.state, region);
    const src = alive(m.state, by ?? '');
    return {
      you,
      src,
      region: src === undefined ? undefined : regionOf(m, src),
      env: into === undefined ? {} : { 'target outer region': into },
    };
  },
  matches,
  count: (m, what, from) => inPlay(m).filter((id) => matches(m, what, id, from)).length,
});

export { applies, effective };

/**
 * Whether a card in play matches a selector; for docked cards see `reaches`. Figures in a phrase mean those with all
 * effects applied.
 */
export function matches(m: EveMachine, what: Selector, id: CardId, from: EffectScope): boolean {
  if (what.pick === 'ref') return named(m, what, from) === id;
  return fits(m, what, id, from) && isBelow(m, what, id);
}

function isBelow(m: EveMachine, what: Filter, id: CardId): boolean {
  if (what.atMost === undefined) return true;
  return figure(m, what.atMost.stat, id) <= what.atMost.n;
}

/** The present figure of a card that a phrase limits. A price does not change once it is paid; an X that nobody paid is 0. */
function figure(m: EveMachine, stat: EveWords['stat'], id: CardId): number {
  if (stat === 'shield') return shield(m, id);
  if (stat === 'attack') return attack(m, id);
  const { price: printed } = def(m, id);
  return printed === 'X' ? (card(m.state, id).x ?? 0) : (printed ?? 0);
}

/** Present attack of a ship, or of a starbase's structures; a patrolling defender adds its patrol power. */
export function attack(m: EveMachine, id: CardId): number {
  if (def(m, id).type === 'starbase')
    return structuresOf(m, card(m.state, id).own).reduce((sum, one) => sum + guns(m, one), 0);
  const patrol = isDefending(m, id) ? power(m, id, 'patrol') : 0;
  return changed(m, 'modAttack', id, (def(m, id).attack ?? 0) + patrol);
}

/** Present attack of a structure; one without printed attack has none. */
function guns(m: EveMachine, id: CardId): number {
  const printed = def(m, id).attack ?? 0;
  return printed === 0 ? 0 : changed(m, 'modAttack', id, printed);
}

/** Present shield of a ship, with its tanking (R-27), or the total shield of a starbase: its own and its structures' (C-11.7). */
export function shield(m: EveMachine, id: CardId): number {
  const own = def(m, id).shield ?? 0;
  if (def(m, id).type !== 'starbase') return changed(m, 'modShield', id, own + power(m, id, 'tanking'));
  const structures = structuresOf(m, card(m.state, id).own);
  return changed(
    m,
    'modShield',
    id,
    structures.reduce((sum, one) => sum + (def(m, one).shield ?? 0), own),
  );
}

export function income(m: EveMachine, id: CardId): number {
  return changed(m, 'modIncome', id, def(m, id).income ?? 0);
}

/** Mineral value of a location; 0 if it has none. */
export function minerals(m: EveMachine, id: CardId): number {
  const printed = def(m, id).minerals;
  return printed === undefined ? 0 : changed(m, 'modMineral', id, printed);
}

/** Room for locations in a region; Infinity if there is no limit. */
export function slots(m: EveMachine, id: CardId): number {
  const printed = def(m, id).slots;
  return printed === 'infinite' ? Number.POSITIVE_INFINITY : changed(m, 'modSlots', id, printed ?? 0);
}

export function hasRoom(m: EveMachine, region: CardId): boolean {
  return locationsIn(m, region).length < slots(m, region);
}

/** Present power of an active command (C-10.3); 0 while it is not active. */
export function power(m: EveMachine, id: CardId, command: CommandName): number {
  if (!hasActive(m, id, command)) return 0;
  let own = 0;
  for (const one of activeCommands(m, id)) if (one.name === command) own += one.power;
  return changed(m, 'modCommand', id, own, (effect) => effect.command === command);
}

/** How many ships a ship may target in battle. */
export function spread(m: EveMachine, id: CardId): number {
  const own = effective(m, 'multiTarget').filter(({ place }) => place.src === id);
  return Math.max(1, ...own.map(({ effect }) => effect.n));
}

/** What a card costs a seat now; for a price of X, with that X. Never below 0. */
export function price(m: EveMachine, definition: string, seat: Seat, x = 0): number {
  const wanted = library(m).get(definition);
  const base = wanted.price === 'X' ? x : (wanted.price ?? 0);
  const all = effective(m, 'modPrice');
  if (all.length === 0) return base;
  const changes = all.filter(({ effect, place }) => {
    if (place.you === undefined || !fitsDefinition(m, effect.for, definition)) return false;
    return isFriendly(place.you, seat) === (effect.who === 'you');
  });
  if (changes.length === 0) return base;
  return applyChanges(
    base,
    changes.map((one) => ({ layer: 'add', n: one.effect.n })),
  );
}

/** Whether something is forbidden to an object now. */
export function forbidden(
  m: EveMachine,
  verb: 'forbidAttack' | 'forbidCommand' | 'forbidDestroy' | 'forbidWithdraw',
  id: CardId,
): boolean {
  return isAffected(m, verb, id);
}

/** Whether a ship may not warp into a region (any region: `undefined`). */
export function warpForbidden(m: EveMachine, id: CardId, into: CardId | undefined): boolean {
  const limits = effective(m, 'forbidWarp');
  if (limits.length === 0) return false;
  return limits.some((one) => {
    if (one.effect.into !== undefined && one.place.env['target outer region'] !== into) return false;
    return applies(m, one, one.effect.what, id);
  });
}
