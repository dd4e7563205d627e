/** Indexes of the cards in play, by what the rules look up often. */
import type { CardId } from '#kernel/state';
import { zone } from '#kernel/zones';
import type { CardDef } from '../cards/format.ts';
import type { EveMachine } from '../kind.ts';
import { def } from '../library.ts';

type Kind = 'continuous' | 'executed' | 'pending';
type Sorted = Readonly<Record<CardDef['type'] | Kind, readonly CardId[]>>;

/** Cards in play, in the order in which they came. */
export function inPlay(m: EveMachine): readonly CardId[] {
  return zone(m.state, 'play');
}

/** Cards in play of a type, in the order in which they came. */
export function ofType(m: EveMachine, type: CardDef['type']): readonly CardId[] {
  return m.memoInPlace(sort)[type];
}

/** Cards in play that have abilities of a kind, in the order in which they came. */
export function withAbilities(m: EveMachine, kind: Kind): readonly CardId[] {
  return m.memoInPlace(sort)[kind];
}

function sort(m: EveMachine): Sorted {
  const found: Record<keyof Sorted, CardId[]> = {
    starbase: [],
    'outer region': [],
    ship: [],
    news: [],
    structure: [],
    location: [],
    character: [],
    continuous: [],
    executed: [],
    pending: [],
  };
  for (const id of inPlay(m)) {
    const { type, continuous, executed, pending } = def(m, id);
    found[type].push(id);
    if (continuous.length > 0) found.continuous.push(id);
    if (executed.length > 0) found.executed.push(id);
    if (pending.length > 0) found.pending.push(id);
  }
  return found;
}
