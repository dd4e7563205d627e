/** The context of an effect that resolves: its controller's point of view, its objects, amounts and players. */
import type { Amount } from '#cards/verbs/amount';
import { countedIn } from '#cards/verbs/that-many';
import type { CardId, Frame, PileItem, Seat } from '#kernel/state';
import { alive, idOf } from '#kernel/zones';
import type { Buyer, Who } from '../../cards/parts.ts';
import { isTarget, phrases, type Selector } from '../../cards/phrase.ts';
import type { EveMachine } from '../../kind.ts';
import { def } from '../../library.ts';
import { type EffectScope, holder, living, opponents } from '../facts.ts';
import { isLastingOnPile, pileTargets } from '../select.ts';
import { type As, objects } from '../targets.ts';

/** The point of view of a frame's effects. */
export function placeIn(m: EveMachine, frame: Frame): EffectScope {
  const src = frame.by === undefined ? undefined : alive(m.state, frame.by);
  return {
    you: frame.env.nobody === true ? undefined : frame.you,
    src,
    region: frame.env.region as CardId | undefined,
    env: frame.env,
  };
}

/** Whether a frame's effects are those of a news or of an ability, which decides what they may target. */
function asOf(m: EveMachine, frame: Frame): As {
  const id = frame.by === undefined ? undefined : idOf(frame.by);
  return id !== undefined && def(m, id).type === 'news' && frame.env.item === 'card' ? 'news' : 'ability';
}

/** The present objects of an effect. */
export function objectsIn(m: EveMachine, frame: Frame, what: Selector): CardId[] {
  return objects(m, what, placeIn(m, frame), asOf(m, frame));
}

/** The player who causes an effect; undefined if nobody controls its source. */
export function playerIn(m: EveMachine, frame: Frame): Seat | undefined {
  return placeIn(m, frame).you;
}

/** The definition of the card that causes an effect, as events tell it. */
export function sourceOf(m: EveMachine, frame: Frame): { def?: string } {
  const id = frame.by?.split('~')[0];
  const found = id === undefined ? undefined : m.state.cards[id];
  return found === undefined ? {} : { def: found.def };
}

/** The objects that are ships, for verbs that affect only ships, even if the phrase matches other cards. */
export function shipsIn(m: EveMachine, frame: Frame, what: Selector): CardId[] {
  return objectsIn(m, frame, what).filter((id) => def(m, id).type === 'ship');
}

/** The thing on the pile that an effect targets, unless it may not be destroyed there. */
export function itemOnPile(m: EveMachine, frame: Frame, what: Selector): PileItem | undefined {
  if (what.pick === 'ref') return undefined;
  const chosen = frame.env[phrases.key(what)];
  const found = pileTargets(m, what, placeIn(m, frame), asOf(m, frame)).find((item) => item.id === chosen);
  return found === undefined || isLastingOnPile(m, found) ? undefined : found;
}

/** A number, X as it was paid or given, or what an earlier effect has counted. */
export function amount(frame: Frame, n: Amount | 'all'): number {
  if (n === 'all') return Number.POSITIVE_INFINITY;
  if (n === 'that many') return countedIn(frame);
  return n === 'X' ? Number(frame.env.x ?? 0) : n;
}

/** The players who may keep effects from happening by paying, in turn order from the active one. */
export function buyers(m: EveMachine, frame: Frame, who: Buyer, effects: readonly object[]): Seat[] {
  switch (who) {
    case 'any opponent':
      return players(m, frame, 'each opponent');
    case 'any player':
      return players(m, frame, 'each player');
    case 'its controller': {
      const targets = effects.flatMap((effect) => ('what' in effect ? [effect.what as Selector] : [])).filter(isTarget);
      return targets.length === 0
        ? players(m, frame, who)
        : targets.flatMap((what) => holdersOf(m, frame, what)).slice(0, 1);
    }
    default:
      return players(m, frame, who);
  }
}

/** Who controls the target of a phrase; nobody if the target is gone. */
function holdersOf(m: EveMachine, frame: Frame, what: Selector): Seat[] {
  const item = itemOnPile(m, frame, what);
  if (item !== undefined) return [item.seat];
  return objectsIn(m, frame, what).flatMap((id) => holder(m, id) ?? []);
}

/** The players that an effect refers to, in turn order from the active one. */
export function players(m: EveMachine, frame: Frame, who: Who): Seat[] {
  const { you } = placeIn(m, frame);
  switch (who) {
    case 'you':
      return you === undefined ? [] : [you];
    case 'each opponent':
      return you === undefined ? [] : opponents(m.state, you, m.state.g.active);
    case 'each player':
      return living(m.state, m.state.g.active);
    case 'target opponent':
    case 'target player':
      return living(m.state).filter((seat) => seat === frame.env[who]);
    case 'its controller':
    case 'that player':
      return living(m.state).filter((seat) => seat === frame.env.player);
    case 'its owner':
      return living(m.state).filter((seat) => seat === (frame.env.owner ?? frame.env.player));
    default:
      return who satisfies never;
  }
}
