/** Pending abilities (C-13.1): which of them an event triggers. Each event is matched once, right after it happened. */
import { recorded } from '#kernel/kind';
import type { CardId, Waiting } from '#kernel/state';
import { card, controller, ref } from '#kernel/zones';
import type { Ability } from '../cards/format.ts';
import type { Eve, EveEvent, EveMachine } from '../kind.ts';
import { ambushIndex, def, library, snipingIndex } from '../library.ts';
import type { Source } from '../verbs/moments/eve-moment.ts';
import { eveCalendar } from '../verbs/moments/index.ts';
import { usage } from './actions.ts';
import { holds } from './conditions.ts';
import { type EffectScope, hasActive, isDefending, leader, placeOf, shipsIn, works } from './facts.ts';
import { power } from './figures.ts';
import { withAbilities } from './in-play.ts';

type Found = Omit<Waiting, 'id'>;
/** All abilities that an event triggers. Marks once-per-turn abilities as used: only the first event counts. */
export function triggers(m: EveMachine, event: EveEvent): readonly Found[] {
  if (event.e === 'withdrawStep') return shots(m, event.region, 'ambush');
  if (!eveCalendar.hears(event)) return [];
  const found: Found[] = [];
  for (const id of listeners(m, event)) addTriggered(m, event, present(m, id), found);
  for (const one of fallen(m, event)) addTriggered(m, event, departed(one), found);
  if (event.e === 'battlePhase' && event.round === 1) found.push(...shots(m, event.region, 'sniping'));
  return found;
}

/** The cards in play that wait for events of this kind. */
function listeners(m: EveMachine, event: EveEvent): readonly CardId[] {
  const known = m.memoInPlace(listenersByEvent);
  const found = known.get(event.e) ?? withAbilities(m, 'pending').filter((id) => listens(m, id, event));
  known.set(event.e, found);
  return found;
}

const listenersByEvent = (_: EveMachine): Map<string, readonly CardId[]> => new Map();

/** Whether a card in play waits for events of this kind. */
function listens(m: EveMachine, id: CardId, event: EveEvent): boolean {
  for (const { ability } of def(m, id).pending)
    if (ability.when !== undefined && eveCalendar.mayBe(event, ability.when)) return true;
  return false;
}

function addTriggered(m: EveMachine, event: EveEvent, source: Source, found: Found[]): void {
  for (const { ability, index } of library(m).get(source.def).pending) {
    const it = ability.when === undefined ? undefined : eveCalendar.met(m, event, ability.when, source);
    if (it === undefined || !allowed(m, source, ability, index)) continue;
    found.push(waiting(m, source, index, it));
  }
}

function present(m: EveMachine, id: CardId): Source {
  return { id, by: ref(m.state, id), def: card(m.state, id).def, place: placeOf(m, id) };
}

/** The events of all cards that have left play together with an event's card, including that one. */
function fallen(m: EveMachine, event: EveEvent): readonly Leaving[] {
  if (!leaves(event)) return [];
  const { together } = event;
  if (together === undefined) return [event];
  return m.events
    .map((one) => recorded<Eve>(one))
    .filter(leaves)
    .filter((one) => together.includes(one.was));
}

/** A card leaves play for good. */
type Leaving = Extract<EveEvent, { e: 'destroyed' | 'expired' | 'sacrificed' }>;

const leaves = (event: EveEvent): event is Leaving =>
  event.e === 'destroyed' || event.e === 'expired' || event.e === 'sacrificed';

function departed({ card: id, was, def, seat, region, idle = [], x }: Leaving): Source {
  const place: EffectScope = { you: seat, src: id, region, env: {} };
  return { id, by: was, def, place, idle, ...(x !== undefined && { x }) };
}

/** Whether an ability is switched on, its condition is met, and it is not used up for this turn. */
function allowed(m: EveMachine, source: Source, ability: Ability, index: number): boolean {
  if (source.idle?.includes(index) || (source.idle === undefined && !works(m, source.id, ability))) return false;
  if (ability.if !== undefined && !holds(m, ability.if, source.place)) return false;
  if (!ability.once) return true;
  const mark = usage(m, source.id, index);
  if (m.state.g.used.includes(mark)) return false;
  m.state.g.used.push(mark);
  return true;
}

/** An ability that waits for the pile. If nobody controls its card, the active player does for it. */
function waiting(m: EveMachine, source: Source, ability: number, it: Readonly<Record<string, unknown>>): Found {
  const { you, region } = source.place;
  const x = source.x ?? m.state.cards[source.id]?.x;
  const env = {
    ...it,
    ...(region !== undefined && { region }),
    ...(you === undefined && { nobody: true }),
    ...(x !== undefined && { x }),
  };
  return { by: source.by, def: source.def, you: you ?? leader(m.state), ability, env };
}

/**
 * The abilities of defenders with an active command: ambush in the withdraw step of every battle phase, sniping
 * at the beginning of the first.
 */
function shots(m: EveMachine, region: CardId, command: 'ambush' | 'sniping'): Found[] {
  return shipsIn(m, region)
    .filter((id) => hasActive(m, id, command) && isDefending(m, id))
    .map((id) => ({
      by: ref(m.state, id),
      def: card(m.state, id).def,
      you: controller(m.state, id) ?? m.state.g.active,
      ability: command === 'ambush' ? ambushIndex : snipingIndex,
      env: { region, x: power(m, id, command) },
    }));
}
