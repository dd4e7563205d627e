/** Effects that change figures or forbid something for a time: they become lasting effects. */
import { addLasting } from '#kernel/lasting';
import type { OpHandler } from '#kernel/rules';
import type { CardId } from '#kernel/state';
import { alive, ref } from '#kernel/zones';
import type { EffectOf } from '../cards/format.ts';
import type { Selector } from '../cards/phrase.ts';
import { timedVerbs } from '../cards/timed.ts';
import { settleControl } from '../change.ts';
import { commandOff } from '../change-ships.ts';
import { forbidden } from '../figures.ts';
import type { Eve, EveMachine } from '../kind.ts';
import { objectsIn } from './context.ts';

type Timed = EffectOf<(typeof timedVerbs)[number]>;

/**
 * Starts a lasting effect. It is locked to the objects that match now; only a phrase without a target on a news that stays
 * in play keeps being evaluated.
 */
const timed: OpHandler<Eve> = (m, frame, op) => {
  const { op: tag, ...rest } = op;
  const effect = { verb: tag.slice(4), ...rest } as unknown as Timed;
  const open = effect.what.pick === 'each' && effect.until === 'this leaves play';
  const found = open ? [] : objectsIn(m, frame, effect.what);
  if (!open && found.length === 0) return;
  const source = frame.by === undefined ? undefined : alive(m.state, frame.by);
  const bound = effect.until === 'this leaves play';
  if (bound && source === undefined) return;
  const chosen = effect.verb === 'forbidWarp' && effect.into !== undefined ? effect.into : placeOf(effect.what);
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
};

/** The chosen region that a continuously evaluated phrase refers to. */
function placeOf(what: Selector): 'target outer region' | undefined {
  return what.pick === 'each' && what.where === 'target outer region' ? what.where : undefined;
}

/** Whether each object gets a separate effect: the amount of damage is prevented to each, not to all together. */
function apart(effect: Timed): boolean {
  return effect.verb === 'prevent' && effect.n !== 'all';
}

function tell(m: EveMachine, ids: readonly CardId[], effect: Timed): void {
  const n = 'n' in effect ? effect.n : undefined;
  m.emit({
    e: 'changed',
    verb: effect.verb,
    n,
    until: effect.until,
    cards: ids,
    defs: ids.map((id) => m.state.cards[id]?.def),
  });
  if (effect.verb !== 'forbidCommand') return;
  for (const id of ids) if (forbidden(m, 'forbidCommand', id)) commandOff(m, id);
}

/** One op for each verb that lasts for a time. */
export const timedOps = Object.fromEntries(timedVerbs.map((verb) => [`eve.${verb}`, timed])) as Readonly<
  Record<`eve.${(typeof timedVerbs)[number]}`, OpHandler<Eve>>
>;
