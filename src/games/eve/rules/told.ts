/** Fields of events that name places, for the log. */
import type { CardId, Seat } from '#kernel/state';
import { card } from '#kernel/zones';
import type { EveMachine } from '../kind.ts';

/** The fields that name a region: its definition, and whose home it is. None for the dock. */
export function toldRegion<F extends keyof typeof told>(
  m: EveMachine,
  field: F,
  at: CardId | 'dock' | undefined,
): ToldRegion<F> {
  if (at === undefined || at === 'dock') return {};
  const { def, own } = card(m.state, at);
  const home = m.state.g.base.includes(at) ? own : undefined;
  return told[field](def, home) as unknown as ToldRegion<F>;
}

/** The fields by their names, written out: names that are put together make it slow. */
const told = {
  from: (fromDef: string, fromHome: Seat | undefined) => ({ fromDef, fromHome }),
  at: (atDef: string, atHome: Seat | undefined) => ({ atDef, atHome }),
  region: (regionDef: string, regionHome: Seat | undefined) => ({ regionDef, regionHome }),
};

export type ToldRegion<F extends string> = { readonly [K in `${F}Def`]?: string } & {
  readonly [K in `${F}Home`]?: Seat;
};
