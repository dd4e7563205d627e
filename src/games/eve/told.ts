/** Fields of events that name places, for the log. */
import type { CardId, Seat } from '#kernel/state';
import { card } from '#kernel/zones';
import type { EveMachine } from './kind.ts';

/** The fields that name a region: its definition, and whose home it is. None for the dock. */
export function toldRegion<F extends string>(m: EveMachine, field: F, at: CardId | 'dock' | undefined): ToldRegion<F> {
  if (at === undefined || at === 'dock') return {};
  const { def: regionDef, own } = card(m.state, at);
  const home = m.state.g.base.includes(at) ? own : undefined;
  return { [`${field}Def`]: regionDef, [`${field}Home`]: home } as ToldRegion<F>;
}
export type ToldRegion<F extends string> = { readonly [K in `${F}Def`]?: string } & {
  readonly [K in `${F}Home`]?: Seat;
};
