/** What durations bring in a turn, at this table. */
import type { Filter } from '#games/tsw/cards/phrase';
import type { Definition } from '#games/tsw/library';
import { type Effect, tswVocabulary } from '#games/tsw/verbs/index';
import type { UnitInView } from '#games/tsw/view';
import type { Seat } from '#kernel/state';
import { sum } from '../player.ts';
import { definitionOf, meantBy, mine, type Sight, seatOf, stationSize, theirs, unitsOf } from './sight.ts';

/** What a continuous effect of a card of a seat brings the player in a turn. */
export function lastingGain(sight: Sight, effect: Effect, seat: Seat, card?: Definition): number {
  const meant = 'what' in effect && effect.what.pick !== 'ref' ? meantBy(sight, effect.what as Filter, { seat }) : [];
  const sign = seat === sight.me ? 1 : -1;
  const [own, other] = seat === sight.me ? [mine(sight), theirs(sight)] : [theirs(sight), mine(sight)];
  switch (effect.verb) {
    case 'modAttack':
      return 0.35 * effect.n * balanceOf(sight, meant);
    case 'modAttacks':
    case 'hasten':
      return 0.2 * (1 + balanceOf(sight, meant)) * sign;
    case 'collision':
      return sum(meant, (unit) => (unit.seat === sight.me ? 1 : -1) * Math.max(0, 0.15 * (effect.n - unit.attack)));
    case 'noEffect':
      return -0.7 * balanceOf(sight, meant) + 0.1 * sign;
    case 'forbidMove':
    case 'forbidAttack':
      return -0.12 * threatOf(sight, meant);
    case 'limitPlays':
    case 'forbidPlay':
      return byPlayer(effect.who, -0.5 * (own.hand - 1), 0.4 * other.hand) * sign;
    case 'modPrice':
      return byPlayer(effect.who, -0.2 * effect.n * own.hand, 0.2 * effect.n * other.hand) * sign;
    case 'noHandLimit':
      return 0.3 * Math.max(0.5, own.hand - own.station.discard.gives) * sign;
    case 'noStationAdds':
      return 0.3 * (stationSize(own) - stationSize(other)) * sign;
    case 'noStationMoves':
    case 'noForcedDiscard':
      return 0.1 * sign;
    default:
      return sign * (tswVocabulary.hint(effect)?.worth ?? unsaidWorth(card));
  }
}

/** What a card does of which nothing is known is worth what the card costs. */
const unsaidWorth = (card: Definition | undefined): number =>
  card !== undefined && typeof card.cost === 'number' ? 0.4 * card.cost : 0.3;

function byPlayer(who: 'you' | 'your opponent' | 'each player', you: number, opponent: number): number {
  return (who === 'your opponent' ? 0 : you) + (who === 'you' ? 0 : opponent);
}

/** How many of some cards are the player's, less those of the opponent. */
const balanceOf = ({ me }: Sight, units: readonly UnitInView[]): number =>
  sum(units, ({ seat }) => (seat === me ? 1 : -1));

/** The attack values of some cards: those of the player, less those of the opponent. */
const threatOf = ({ me }: Sight, units: readonly UnitInView[]): number =>
  sum(units, ({ seat, attack }) => (seat === me ? attack : -attack));

/** What a duration in play brings the player in a turn, its upkeep left out. */
export function dutyOf(sight: Sight, unit: UnitInView): number {
  const card = definitionOf(sight, unit.def);
  return card === undefined ? 0 : dutyOfCard(sight, card, unit.seat);
}

/** What a duration brings in each turn of its seat. */
export function dutyOfCard(sight: Sight, card: Definition, seat: Seat): number {
  return sum(card.abilities, (ability) => {
    const modes = ability.choose ?? [ability.do ?? []];
    if (ability.kind === 'continuous') return sum(modes.flat(), (effect) => lastingGain(sight, effect, seat, card));
    if (ability.when?.on !== 'your draw phase') return ability.kind === 'any time' ? 0.3 : 0;
    return Math.max(...modes.map((effects) => sum(effects, (effect) => phaseGain(sight, effect, seat))));
  });
}

/** What an effect brings the player each time its seat has its draw phase. */
function phaseGain(sight: Sight, effect: Effect, seat: Seat): number {
  if (effect.verb === 'discardThis') return 0;
  if ('what' in effect && effect.what.pick === 'each') {
    const units = meantBy(sight, effect.what, { seat });
    return -0.4 * balanceOf(sight, units);
  }
  if ('who' in effect && effect.who === 'each player')
    return 0.1 * (unitsOf(sight, sight.me).length - unitsOf(sight, sight.foe).length);
  const hint = tswVocabulary.hint(effect);
  if (hint === undefined) return 0;
  const worth = hint.concerns === 'its player' || isOnOwn(effect) ? hint.worth : -hint.worth;
  const held = effect.verb === 'draw' && isCrowded(sight, seat) ? 0.5 : 1;
  const given = effect.verb === 'discard' ? 0.4 : 1;
  return worth * held * given * (seat === sight.me ? 1 : -1);
}

const isOnOwn = (effect: Effect): boolean =>
  'what' in effect && (effect.what.pick === 'ref' || effect.what.is.includes('own'));

function isCrowded(sight: Sight, seat: Seat): boolean {
  const { hand, station } = seatOf(sight, seat);
  return hand > station.discard.gives + 2;
}
