/** What tells a fleet from others of its class. */
import type { GameEvent } from '#kernel/event';
import { withApart } from '../../kit/apart.ts';
import type { FleetInView } from '../view.ts';
import { cardName, countedNames, fleetOf, planetOf, type Scope } from './phrasebook.ts';

/** Events with what set their fleets apart from others of their class before them, for the log. */
export function eventsApart(scope: Scope, events: readonly GameEvent[]): readonly GameEvent[] {
  const open = () =>
    scope.board.seats.flatMap(({ seat, fleets }) =>
      fleets.map((fleet) => ({ ...fleet, seat, marks: () => ({ said: marksOf(scope, fleet) }) })),
    );
  return withApart(events, open);
}

function marksOf(scope: Scope, { id, to }: FleetInView): readonly string[] {
  const planet = planetOf(scope, to);
  const sent = planet === undefined ? [] : [scope.t('detail.sent', { planet: cardName(scope, planet.def) })];
  const said = saidOf(scope, id);
  return [...laidOn(scope, id), ...standsOf(scope, id), ...sent, ...(said === undefined ? [] : [said])];
}

/** What lies on a fleet in a battle, and what has been played on it in a window. */
export function laidOn(scope: Scope, id: string | undefined): readonly string[] {
  const { conflict, window } = scope.board;
  const laid = (conflict?.laid ?? []).flatMap(({ on, def }) => (on === id ? [def] : []));
  const played = (window?.plays ?? []).flatMap(({ fleets, def }) => (fleets.some((one) => one.id === id) ? [def] : []));
  return laid.length + played.length === 0
    ? []
    : [scope.t('detail.with', { list: countedNames(scope, [...laid, ...played]) })];
}

/** What has become of a fleet in this attack or battle, as everybody knows. */
export function standsOf(scope: Scope, id: string | undefined): readonly string[] {
  const fleet = fleetOf(scope, id);
  if (fleet === undefined) return [];
  const { barred, due, saved } = fleet;
  return [
    ...(barred ? [scope.t('detail.barred')] : []),
    ...(saved ? [scope.t('detail.saved')] : []),
    ...(due ? [scope.t('detail.due')] : []),
  ];
}

/** At which speed a fleet had its turn to be sent, while that counts. */
export function saidOf(scope: Scope, id: string | undefined): string | undefined {
  const said = fleetOf(scope, id)?.said;
  return said === undefined ? undefined : scope.t('detail.said', { k: said });
}
