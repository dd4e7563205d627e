/** What speaks against an answer in Epic Space Empires: a planet that falls, an attack that takes nothing, a wrong target. */
import type { Drawback } from '#face/words';
import type { Answer, Ask, Option } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { type PickedOption, pickedOption, wrongSide } from '../../kit/drawbacks.ts';
import { nameOf } from '../../kit/phrasebook.ts';
import { eseVocabulary } from '../verbs/index.ts';
import type { FleetInView, SeatInView } from '../view.ts';
import { isAttack, oddsOf } from './asks.ts';
import { cardName, definitionOf, fleetOf, planetOf, type Scope } from './phrasebook.ts';

export function drawbackOf(scope: Scope, ask: Ask, answer: Answer): Drawback | undefined {
  const given = pickedOption(ask, answer);
  if (given === undefined) return undefined;
  switch (given.option.verb) {
    case 'done':
      return openHomeworld(scope, ask);
    case 'guardElsewhere':
      return { kind: 'weak' };
    case 'hold':
      return leavesPlanet(scope, ask);
    case 'send':
    case 'sendElsewhere':
      return isTooWeak(scope, given.option) ? { kind: 'weak' } : undefined;
    default:
      return misaimed(scope, given, ask.seat);
  }
}

const forceOf = (fleets: readonly FleetInView[]): number => fleets.reduce((total, { force }) => total + force, 0);

/** A fleet could still be built, and one opponent's fleets together are more than what guards the homeworld. */
function openHomeworld(scope: Scope, { seat, choice }: Ask): Drawback | undefined {
  const { board, t } = scope;
  const mine = board.seats[seat];
  const home = mine?.planets.find((planet) => planet.home);
  const mayBuild = choice.kind === 'choose' && choice.options.some(({ verb }) => verb === 'build');
  if (mine === undefined || home === undefined || !mayBuild) return undefined;
  const defence = home.force + forceOf(mine.fleets);
  const [worst] = board.seats
    .filter((one: SeatInView) => one.seat !== seat && !one.out)
    .map((one) => ({ seat: one.seat, force: forceOf(one.fleets) }))
    .sort((a, b) => b.force - a.force);
  if (worst === undefined || worst.force <= defence) return undefined;
  return {
    kind: 'danger',
    text: t('risk.homeworld', { name: nameOf(scope, worst.seat), force: worst.force, defence }),
  };
}

/** Fleets that stay away from a planet that they would hold. */
function leavesPlanet(scope: Scope, { choice }: Ask): Drawback | undefined {
  const guards = choice.kind === 'choose' ? choice.options.filter(({ verb }) => verb === 'guard') : [];
  for (const option of guards) {
    const planet = planetOf(scope, option.card);
    if (planet === undefined || planet.attackers.length === 0) continue;
    const { own, against } = oddsOf(scope, option, planet);
    const without = own - Number(option.note?.force ?? 0);
    if (against > without && own >= against)
      return {
        kind: 'danger',
        text: scope.t('risk.planet', { planet: cardName(scope, planet.def), force: against, defence: without }),
      };
  }
  return undefined;
}

function isTooWeak(scope: Scope, option: Option): boolean {
  const planet = planetOf(scope, option.card);
  if (planet === undefined || !isAttack(option)) return false;
  const { own, against } = oddsOf(scope, option, planet);
  return own <= against;
}

function misaimed(scope: Scope, given: PickedOption, seat: Seat): Drawback | undefined {
  const effects = definitionOf(scope, given.option.note?.def)?.do ?? [];
  const hints = effects.map((effect) => eseVocabulary.hint(effect));
  return wrongSide(given, hints, seat, {
    // What may be aimed at one side alone is never aimed at the wrong one.
    anySide: true,
    ownerOf: (target) => ownerOf(scope, target),
    cardName: (def) => cardName(scope, def),
    playerName: (owner) => nameOf(scope, owner),
  });
}

/** Whose fleet, planet or hand it is. */
function ownerOf(scope: Scope, { card, about }: Option): Seat | undefined {
  const holds = ({ fleets, planets }: SeatInView) => [...fleets, ...planets].some(({ id }) => id === card);
  const isInPlay = fleetOf(scope, card) !== undefined || planetOf(scope, card) !== undefined;
  return isInPlay ? scope.board.seats.find(holds)?.seat : about;
}
