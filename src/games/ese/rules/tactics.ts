/** What may be played in a tactics window, with its targets (3.8). */
import type { Option } from '#kernel/ask';
import type { CardId, Seat } from '#kernel/state';
import { card } from '#kernel/zones';
import type { EseMachine } from '../kind.ts';
import { def } from '../library.ts';
import type { Window } from '../state.ts';
import { hand } from './change.ts';
import { classOf, effectsFor, fleetsOf, holder, living, planetsOf } from './facts.ts';
import {
  cardOption,
  fleetOptions,
  fleetWith,
  foreignFleets,
  foreignPlanets,
  need,
  needOfPlay,
  planetOption,
} from './targets.ts';

/** Whether a fleet is lost in space for this turn. */
export const barred = (m: EseMachine, fleet: CardId): boolean => m.state.g.courses[fleet]?.barred === true;

/** Cards with a once-per-turn boost (Bird Men, Teleportation) that was not used this turn. */
export function boosts(m: EseMachine, seat: Seat): CardId[] {
  return effectsFor(m, seat, 'boost')
    .map(({ by }) => by)
    .filter((id) => !m.state.g.used.includes(id));
}

/** Fleets of a seat's side: its own if it attacks, else those of all defenders (A38). */
function sideFleets(m: EseMachine, seat: Seat): readonly CardId[] {
  const { active } = m.state.g;
  if (seat === active) return fleetsOf(m, seat);
  return living(m, seat)
    .filter((one) => one !== active)
    .flatMap((one) => fleetsOf(m, one));
}

/** Planets to which a fleet's role lets it be assigned (A17). */
function legalPlanets(m: EseMachine, fleet: CardId): readonly CardId[] {
  const seat = holder(m, fleet) ?? -1;
  return seat === m.state.g.active ? foreignPlanets(m, seat) : planetsOf(m, seat);
}

/** What a seat may do in a tactics window: cards of its role, and once-per-turn boosts. */
export function tacticsPlays(m: EseMachine, now: Window, seat: Seat): Option[] {
  const found: Option[] = [];
  const role = seat === m.state.g.active ? 'A' : 'D';
  for (const id of hand(m, 'action', seat)) {
    const { type, mark } = def(m, id);
    if (type !== 'tactics' || ((mark === 'A' || mark === 'D') && mark !== role)) continue;
    const needs = tacticsNeeds(m, now, seat, id);
    if (needs !== undefined) found.push(cardOption(m, id, 'play', needs));
  }
  const own = fleetsOf(m, seat);
  if (own.length > 0) for (const id of boosts(m, seat)) found.push(boosting(m, id, own));
  return found;
}

/** The option to use a boost for one of some fleets. */
function boosting(m: EseMachine, id: CardId, fleets: readonly CardId[]): Option {
  const note = { def: card(m.state, id).def };
  return {
    id: `use:${id}`,
    card: id,
    note,
    verb: 'use',
    needs: [need('fleet', 'need.fleet', fleetOptions(m, fleets))],
  };
}

function tacticsNeeds(m: EseMachine, now: Window, seat: Seat, id: CardId) {
  const [effect] = def(m, id).do;
  const own = fleetsOf(m, seat);
  switch (effect?.verb) {
    case 'hasten': {
      const { only, fleets } = effect;
      const able = sideFleets(m, seat).filter((one) => only === undefined || classOf(m, one) === only);
      return able.length === 0
        ? undefined
        : [need('fleets', 'need.fleets', fleetOptions(m, able), 1, Math.min(fleets, able.length))];
    }
    case 'redirect': {
      const able =
        effect.whose === 'own' ? own : foreignFleets(m, seat).filter((one) => m.state.g.courses[one]?.to !== undefined);
      const open = able.filter((one) => !barred(m, one) && elsewhere(m, one).length > 0);
      const sent = open.map((one) => fleetWith(m, one, [destination(m, one)]));
      return open.length === 0 ? undefined : [need('fleet', 'need.fleet', sent)];
    }
    case 'strand': {
      const all = living(m, seat).flatMap((one) => fleetsOf(m, one));
      return all.length === 0 ? undefined : [need('fleet', 'need.fleet', fleetOptions(m, all))];
    }
    case 'swap': {
      const able = own.filter((one) => !barred(m, one));
      return able.length < 2 ? undefined : [need('fleets', 'need.twoFleets', fleetOptions(m, able), 2, 2)];
    }
    case 'cancel':
      // Abilities are not cards, and cannot be cancelled.
      return needOfPlay(
        m,
        now.plays.filter((one) => one.seat !== seat && one.ability !== true),
      );
    default:
      return undefined;
  }
}

/** Where a fleet may be sent, as a need. */
function destination(m: EseMachine, fleet: CardId) {
  const planets = elsewhere(m, fleet).map((one) => planetOption(m, one));
  return need('planet', 'need.planet', planets);
}

/** Planets other than where the fleet is assigned now. */
function elsewhere(m: EseMachine, fleet: CardId): CardId[] {
  return legalPlanets(m, fleet).filter((id) => id !== m.state.g.courses[fleet]?.to);
}
