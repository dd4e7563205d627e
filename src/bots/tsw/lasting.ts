/** What continuous effects bring in a turn, at this table. */
import type { Filter } from '#games/tsw/cards/phrase';
import type { Definition } from '#games/tsw/library';
import { type Effect, tswVocabulary } from '#games/tsw/verbs/index';
import type { UnitInView } from '#games/tsw/view';
import type { Seat } from '#kernel/state';
import { sum } from '../player.ts';
import { meantBy, mine, type Sight, stationSize, theirs } from './sight.ts';

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
