/** Fields of events that name places, for the log. */
import type { CardId, Seat } from '#kernel/state';
import { card } from '#kernel/zones';
import type { EveMachine } from '../kind.ts';

/** The fields that name a region: its definition, and whose home it is. None for the dock. */
export function regionFields<F extends keyof typeof fieldNames>(
  m: EveMachine,
  field: F,
  at: CardId | 'dock' | undefined,
): RegionFields<F> {
  if (at === undefined || at === 'dock') return {};
  const { def, own } = card(m.state, at);
  const home = m.state.g.base.includes(at) ? own : undefined;
  return fieldNames[field](def, home) as unknown as RegionFields<F>;
}

/** The fields by their names, written out: names that are put together make it slow. */
const fieldNames = {
  from: (fromDef: string, fromHome: Seat | undefined) => ({ fromDef, fromHome }),
  at: (atDef: string, atHome: Seat | undefined) => ({ atDef, atHome }),
  region: (regionDef: string, regionHome: Seat | undefined) => ({ regionDef, regionHome }),
};

export type RegionFields<F extends string> = { readonly [K in `${F}Def`]?: string } & {
  readonly [K in `${F}Home`]?: Seat;
};
