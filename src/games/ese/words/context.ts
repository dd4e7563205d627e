/** What players need to know to answer: the offer, the battle and its sums, where fleets are going, what was played. */
import type { Ask } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { nameOf } from '../../kit/phrasebook.ts';
import { outcomeOf } from '../rules/outcome.ts';
import type { ConflictInView, FleetInView, PlanetInView } from '../view.ts';
import type { Key } from './catalogue.ts';
import { cardName, countedNames, doesOf, fleetOf, planetOf, type Scope } from './phrasebook.ts';

/** Lines to read before answering an ask, the most important first. */
export function contextLines(scope: Scope, ask: Ask): readonly string[] {
  if (ask.prompt.key === 'ask.scavenge') return discardLines(scope, ask);
  return [...offerLines(scope), ...conflictLines(scope, ask), ...attackLines(scope, ask), ...playLines(scope)];
}

/** The discarded resource cards that may be drawn, the topmost first. */
function discardLines(scope: Scope, { choice }: Ask): string[] {
  const max = choice.kind === 'number' ? choice.max : 0;
  const top = [...scope.board.discards.resource].reverse().slice(0, max);
  return [scope.t('context.discards', { list: top.map((def) => cardName(scope, def)).join(', ') })];
}

function offerLines(scope: Scope): string[] {
  const { offer, seats } = scope.board;
  if (offer === undefined) return [];
  const list = (defs: readonly string[]) => countedNames(scope, defs) || scope.t('line.nothing');
  const others = seats.filter(({ seat, out }) => !out && seat !== offer.by).length;
  return [
    scope.t('context.offer', {
      name: nameOf(scope, offer.by),
      to: offer.to.length > 1 && offer.to.length === others ? scope.t('line.everybody') : namesOf(scope, offer.to),
      give: offer.cards === undefined ? scope.t('detail.cards', { n: offer.give }) : list(offer.cards),
      want: offer.want === 'anything' ? undefined : list(offer.want),
    }),
    ...(offer.back === undefined
      ? []
      : [scope.t('context.back', { name: nameOf(scope, offer.to[0]), back: list(offer.back) })]),
  ];
}

const namesOf = (scope: Scope, seats: readonly Seat[]) => seats.map((seat) => nameOf(scope, seat)).join(', ');
const forceOf = (fleets: readonly FleetInView[]) => fleets.reduce((sum, { force }) => sum + force, 0);

/** The present battle: both sums with their parts, and what they would lead to. */
function conflictLines(scope: Scope, ask: Ask): string[] {
  const { conflict } = scope.board;
  if (conflict === undefined) return [];
  const { t, view } = scope;
  return [
    t('context.conflict', {
      planet: cardName(scope, planetOf(scope, conflict.planet)?.def),
      owner: nameOf(scope, conflict.owner),
      world: conflict.world,
    }),
    sideLine(scope, 'context.attack', view.active, conflict.attackers, conflict.attack),
    sideLine(scope, 'context.defence', conflict.owner, conflict.defenders, conflict.defence),
    ...(ask.stop === 'battle' ? [outlook(scope, conflict)] : []),
  ];
}

function sideLine(scope: Scope, key: Key, seat: Seat, ids: readonly string[], total: number): string {
  const fleets = ids.flatMap((id) => fleetOf(scope, id) ?? []);
  const { active } = scope.view;
  const laid = (scope.board.conflict?.laid ?? []).filter((one) => (one.seat === active) === (seat === active));
  const parts = [
    ...fleets.map((one) => scope.t('context.part', { card: cardName(scope, one.def), force: one.force })),
    ...(laid.length === 0
      ? []
      : [
          scope.t('context.part', {
            card: countedNames(
              scope,
              laid.map(({ def }) => def),
            ),
            force: laid.reduce((sum, { force }) => sum + force, 0),
          }),
        ]),
  ];
  return scope.t.any(key, {
    name: nameOf(scope, seat),
    total,
    parts: parts.join(' + ') || scope.t('context.noFleet'),
  });
}

/** What the sums would lead to if nobody played anything more. */
function outlook(scope: Scope, conflict: ConflictInView): string {
  const { defence, world, attackers, defenders, owner } = conflict;
  const names = { attacker: nameOf(scope, scope.view.active), owner: nameOf(scope, owner) };
  const guarded = defenders.length > 0;
  const outcome = outcomeOf(conflict, attackers.length);
  switch (outcome) {
    case 'empty':
      return scope.t('context.outlook.empty');
    case 'tie':
      return scope.t('context.outlook.tie');
    case 'defence':
      return scope.t('context.outlook.defence', names);
    case 'short':
      return scope.t('context.outlook.attack', { ...names, guarded, enough: defence + world });
    case 'capture':
      return scope.t('context.outlook.capture', { ...names, guarded });
    default:
      return outcome satisfies never;
  }
}

/** Where fleets are going, and which have yet to be assigned. */
function attackLines(scope: Scope, ask: Ask): string[] {
  if (ask.stop !== 'tactics' && ask.stop !== 'assign') return [];
  const attacked = scope.board.seats.flatMap((seat) =>
    seat.planets.filter(({ attackers }) => attackers.length > 0).map((planet) => attackLine(scope, seat.seat, planet)),
  );
  return [...attacked, ...soonLines(scope)];
}

function attackLine(scope: Scope, owner: Seat, planet: PlanetInView): string {
  const side = (ids: readonly string[]) => {
    const fleets = ids.flatMap((id) => fleetOf(scope, id) ?? []);
    return {
      fleets: countedNames(
        scope,
        fleets.map(({ def }) => def),
      ),
      force: forceOf(fleets),
    };
  };
  const [coming, guards] = [side(planet.attackers), side(planet.guards)];
  return scope.t('context.attackers', {
    planet: cardName(scope, planet.def),
    owner: nameOf(scope, owner),
    world: planet.force,
    fleets: coming.fleets,
    force: coming.force,
    guards: guards.fleets || undefined,
    guarding: guards.force,
  });
}

/** Fleets that have yet to be assigned, by speed, the next first; all are public. */
function soonLines(scope: Scope): string[] {
  const { seats } = scope.board;
  const able = seats.flatMap(({ seat, fleets }) =>
    fleets.filter(({ due }) => due).map(({ speed, def }) => ({ seat, speed, def })),
  );
  const speeds = [...new Set(able.map(({ speed }) => speed))].sort((a, b) => a - b);
  if (speeds.length === 0) return [];
  const list = speeds.map((speed) => {
    const here = able.filter((one) => one.speed === speed);
    const whose = [...new Set(here.map(({ seat }) => seat))].map(
      (seat) =>
        `${nameOf(scope, seat)} (${countedNames(
          scope,
          here.filter((one) => one.seat === seat).map(({ def }) => def),
        )})`,
    );
    return scope.t('context.speed', { k: speed, list: whose.join(', ') });
  });
  return [scope.t('context.soon', { list: list.join(' · ') })];
}

/** Cards played in the open window, which take effect when everybody has passed. */
function playLines(scope: Scope): string[] {
  const plays = scope.board.window?.plays ?? [];
  if (plays.length === 0) return [];
  const lines = plays.map((play) =>
    scope.t('context.play', {
      name: nameOf(scope, play.seat),
      card: cardName(scope, play.def),
      on:
        countedNames(
          scope,
          play.fleets.map(({ def }) => def),
        ) || (play.planet === undefined ? undefined : cardName(scope, play.planet)),
      cancels: play.cancels === undefined ? undefined : cardName(scope, play.cancels),
      text: doesOf(scope, play.def),
    }),
  );
  return [scope.t('context.plays'), ...lines];
}
