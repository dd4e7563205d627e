/** The context of an effect that resolves: its player's point of view, its objects, amounts and players. */
import type { CardId, Frame, PileItem, Seat } from '#kernel/state';
import { alive } from '#kernel/zones';
import type { Who } from '../../cards/parts.ts';
import { phrases, type Selector } from '../../cards/phrase.ts';
import type { TswMachine } from '../../kind.ts';
import { foeOf } from '../facts.ts';
import { cardsOf, type EffectScope, fits, itemsOf } from '../select.ts';

/** The point of view of a frame's effects. */
export function placeIn(m: TswMachine, { you, by, env }: Frame): EffectScope {
  const zone = typeof env.zone === 'number' ? env.zone : undefined;
  return { you, src: by === undefined ? undefined : alive(m.state, by), zone };
}

/** The present objects of an effect: a target only if it is still there and still fits. */
export function objectsIn(m: TswMachine, frame: Frame, what: Selector): CardId[] {
  const from = placeIn(m, frame);
  if (what.pick === 'ref') return from.src === undefined ? [] : [from.src];
  if (what.pick !== 'target') return cardsOf(m, what, from);
  const chosen = frame.env[phrases.key(what)];
  const id = typeof chosen === 'string' ? alive(m.state, chosen) : undefined;
  return id !== undefined && fits(m, what, id, from) ? [id] : [];
}

/** The cards that were chosen for a verb, by the name of its need, as far as they are still what they were. */
export function chosenFor(m: TswMachine, { env }: Frame, name: string): CardId[] {
  const refs = [env[name] ?? []].flat();
  return refs.flatMap((one) => (typeof one === 'string' ? (alive(m.state, one) ?? []) : []));
}

/** The thing on the pile that an effect targets, if it is still there. */
export function itemOnPile(m: TswMachine, frame: Frame, what: Selector): PileItem | undefined {
  if (what.pick === 'ref') return undefined;
  const chosen = frame.env[phrases.key(what)];
  return itemsOf(m, what, placeIn(m, frame)).find(({ id }) => id === chosen);
}

/** A number, or X as it was paid. */
export function amount(frame: Frame, n: number | 'X'): number {
  return n === 'X' ? Number(frame.env.x ?? 0) : n;
}

/** The players that an effect refers to; of both, the opponent of its player first (W30). */
export function players(_m: TswMachine, { you }: Frame, who: Who): Seat[] {
  switch (who) {
    case 'you':
      return [you];
    case 'your opponent':
      return [foeOf(you)];
    case 'each player':
      return [foeOf(you), you];
    default:
      return who satisfies never;
  }
}
