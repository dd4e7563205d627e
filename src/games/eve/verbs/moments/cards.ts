/** Moments of cards that enter and leave play. */
import { momentShape } from '#cards/moment';
import type { CardId, Seat } from '#kernel/state';
import { type CardType, object } from '../../cards/parts.ts';
import { type Filter, phrases, type Selector } from '../../cards/phrase.ts';
import { origins, sides } from '../../cards/traits.ts';
import type { Fallen } from '../../events.ts';
import type { EveEvent, EveMachine } from '../../kind.ts';
import { library } from '../../library.ts';
import { type EffectScope, isFriendly } from '../../rules/facts.ts';
import { fitsDefinition, isOrigin } from '../../rules/fits-definition.ts';
import { type EveMoment, itOf, matchesCard, noRegion, type Source } from './eve-moment.ts';

/** Why a region or starbase is not the card of an event that happens to other cards. */
const noPlace = (type: CardType, happens: string): string | undefined =>
  type === 'starbase' || type === 'outer region' ? `a ${type} is not ${happens}; say "a …"` : undefined;

const entersShape = momentShape('enters play', { what: object }, 'When such a card enters play.');
export const entersPlay: EveMoment<typeof entersShape, 'entered'> = {
  shape: entersShape,
  hears: ['entered'],
  tells: 'a card',
  phrase: {
    selfFault: (type) => noPlace(type, 'played from hand'),
    nounFault: noRegion,
    known: [...sides, ...origins, 'unfinished'],
    why: 'a ship enters play in the dock',
  },
  text: ({ what }) => `when ${phrases.print(what)} enters play`,
  met: (m, event, { what }, source) => (matchesCard(m, what, event.card, source) ? itOf(m, event) : undefined),
};

/** Events in which a card may die: in play, by expiring, by a sacrifice, or on the pile, where it was never in play. */
const dying = ['destroyed', 'countered', 'expired', 'sacrificed'] as const;
type Dying = Extract<EveEvent, { e: (typeof dying)[number] }>;

/** The fields of a card's death. Of one on the pile, less is known. */
type Death = {
  readonly e: Dying['e'];
  readonly card: CardId;
  readonly def: string;
  readonly seat: Seat | undefined;
} & Partial<Pick<Fallen, 'was' | 'region' | 'x'>>;

/** Whether a card was destroyed, or expired, or was sacrificed where that counts (D18). */
function isDeath(event: Dying): event is Dying & Death {
  return event.counts === true;
}

const destroyedShape = momentShape('destroyed', { what: object }, 'When such a card is destroyed.');
export const destroyed: EveMoment<typeof destroyedShape, Dying['e']> = {
  shape: destroyedShape,
  hears: dying,
  tells: 'a card',
  gone: true,
  phrase: {
    selfFault: (type) => noPlace(type, 'destroyed'),
    nounFault: noRegion,
    known: [...sides, ...origins],
    why: 'the card has left play, and that is not known of it any more',
  },
  text: ({ what }) => `when ${phrases.print(what)} is destroyed`,
  met: (m, event, { what }, source) =>
    isDeath(event) && diedWhere(event, what) && matchesFallen(m, what, event, source) ? itOf(m, event) : undefined,
};

/** A card that is destroyed on the pile was never a ship or a location in play: only "a card" matches it. */
function diedWhere(event: Death, what: Selector): boolean {
  return event.e !== 'countered' || (what.pick !== 'ref' && what.noun === 'card' && what.where === undefined);
}

/** Whether a destroyed card matches a trigger's phrase: it is judged by what it last was. */
function matchesFallen(
  m: EveMachine,
  what: Selector,
  { card: id, was, def, seat, region, x }: Death,
  source: Source,
): boolean {
  if (what.pick === 'ref') return id === source.id && (was === undefined || was === source.by);
  if (!fitsDefinition(m, { ...what, is: [] }, def, x)) return false;
  if (!wasThere(m, what, region, source.place)) return false;
  const { you } = source.place;
  return what.is.every((trait) => {
    if (trait === 'friendly') return isFriendly(seat, you);
    if (trait === 'enemy') return you !== undefined && seat !== undefined && !isFriendly(seat, you);
    return trait === 'other' ? id !== source.id : isOrigin(trait, library(m).get(def));
  });
}

/** Whether a card has died in the region that the trigger names. */
function wasThere(m: EveMachine, what: Filter, region: CardId | undefined, place: EffectScope): boolean {
  if (what.where === 'this region') return region !== undefined && region === place.region;
  if (what.where === 'your home region') return place.you !== undefined && region === m.state.g.base[place.you];
  return what.where === undefined || what.where === 'play';
}
