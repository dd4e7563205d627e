/** Effects that change figures or forbid something for a time. */
import { addLasting } from '#kernel/lasting';
import type { CardId, Frame } from '#kernel/state';
import { alive, ref } from '#kernel/zones';
import type { Verb } from '../../cards/format.ts';
import type { CommandName, Until } from '../../cards/parts.ts';
import type { Selector } from '../../cards/phrase.ts';
import type { EveMachine } from '../../kind.ts';
import { settleControl } from '../change.ts';
import { commandOff } from '../change-ships.ts';
import { forbidden } from '../figures.ts';
import { objectsIn } from './context.ts';

/** An effect that lasts, as it is stored. `into`: the region of a forbidden warp. */
type LastingEffect = {
  readonly verb: string;
  readonly n?: number | 'all';
  readonly command?: CommandName;
  readonly by?: string;
  readonly what: Selector;
  readonly into?: 'target outer region' | undefined;
  readonly until?: Until | undefined;
};

/**
 * Starts a lasting effect. It is locked to the objects that match now; only a phrase without a target on a news that stays
 * in play keeps being evaluated.
 */
export function last(m: EveMachine, frame: Frame, effect: LastingEffect): void {
  const open = effect.what.pick === 'each' && effect.until === 'this leaves play';
  const found = open ? [] : objectsIn(m, frame, effect.what);
  if (!open && found.length === 0) return;
  const source = frame.by === undefined ? undefined : alive(m.state, frame.by);
  const bound = effect.until === 'this leaves play';
  if (bound && source === undefined) return;
  const chosen = effect.into ?? placeOf(effect.what);
  const into = chosen === undefined ? undefined : frame.env[chosen];
  for (const on of open ? [undefined] : apart(effect) ? found.map((id) => [id]) : [found])
    addLasting(m, {
      you: frame.you,
      ...(frame.by !== undefined && { by: frame.by }),
      ...(on !== undefined && { on: on.map((id) => ref(m.state, id)) }),
      mod: { effect, ...(into !== undefined && { into }) },
      ...(bound && source !== undefined ? { while: ref(m.state, source) } : { until: effect.until ?? 'end of turn' }),
    });
  tell(m, found, effect);
  settleControl(m);
}

/** The chosen region that a continuously evaluated phrase refers to. */
function placeOf(what: Selector): 'target outer region' | undefined {
  return what.pick === 'each' && what.where === 'target outer region' ? what.where : undefined;
}

/** Whether each object gets a separate effect: the amount of damage is prevented to each, not to all together. */
function apart(effect: LastingEffect): boolean {
  return effect.verb === 'prevent' && effect.n !== 'all';
}

function tell(m: EveMachine, ids: readonly CardId[], effect: LastingEffect): void {
  const { verb, n, until } = effect;
  m.emit({ e: 'changed', verb: verb as Verb, n, until, cards: ids, defs: ids.map((id) => m.state.cards[id]?.def) });
  if (verb !== 'forbidCommand') return;
  for (const id of ids) if (forbidden(m, 'forbidCommand', id)) commandOff(m, id);
}
