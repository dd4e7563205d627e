/** The form of EVE's moments. */
import type { z } from 'zod';
import type { AnyTrigger, It, Moment } from '#cards/moment';
import type { CardId, CardRef, Seat } from '#kernel/state';
import { card, ref } from '#kernel/zones';
import type { CardType } from '../../cards/parts.ts';
import type { EveWords, Noun, Selector, Trait } from '../../cards/phrase.ts';
import type { EveEvents } from '../../events.ts';
import type { Eve, EveMachine } from '../../kind.ts';
import type { EffectScope } from '../../rules/facts.ts';
import { matches } from '../../rules/figures.ts';

/** Something with pending abilities at the moment of the event. */
export type Source = {
  readonly id: CardId;
  readonly by: CardRef;
  readonly def: string;
  readonly place: EffectScope;
  /** Of a card that has left play: the X that was paid, and its abilities that were not switched on. */
  readonly x?: number;
  readonly idle?: readonly number[];
};

/** What cards may say with a moment, and with the effects that follow it. */
export type MomentWording = {
  /** Whether the event determines a player, and also a card ("it"). */
  readonly tells: 'nothing' | 'a player' | 'a card';
  /** The kind of that card, where no phrase says it. */
  readonly noun?: Noun;
  /** The card has left play. */
  readonly gone?: true;
  /** It happens in the region of the source. */
  readonly inRegion?: true;
  /** It happens to characters only. */
  readonly ofCharacters?: true;
  /** What its phrase may say. */
  readonly phrase?: PhraseWording;
};
export type PhraseWording = {
  /** Why the source of this type cannot be the card of the event. */
  selfFault(type: CardType): string | undefined;
  /** Why a card of a kind cannot. */
  nounFault(noun: Noun): string | undefined;
  /** The properties that are known of the card, and why no others are. */
  readonly known: readonly Trait[];
  readonly why: string;
  /** Why a place cannot be said. */
  readonly placeFault?: string;
};

/** A moment by its trigger. `Heard`: the kinds of events that can be the moment. */
export type MomentOf<T extends AnyTrigger, Heard extends keyof EveEvents> = Moment<T, Eve, EveWords, Source, Heard> &
  MomentWording;
/** The same by its schema. */
export type EveMoment<S extends z.ZodType<AnyTrigger>, Heard extends keyof EveEvents> = MomentOf<z.output<S>, Heard>;
/** A moment of a card that a phrase names. */
export type OfCard<On extends string, Heard extends keyof EveEvents> = MomentOf<{ on: On; what: Selector }, Heard>;

/** The card of an event, its player or controller, and its owner. */
export function itOf(
  m: EveMachine,
  { card: id, seat }: { readonly card: CardId; readonly seat: Seat | undefined },
): It {
  return { it: ref(m.state, id), owner: card(m.state, id).own, ...(seat !== undefined && { player: seat }) };
}

/** Whether a card in play matches a trigger's phrase. */
export function matchesCard(m: EveMachine, what: Selector, id: CardId, source: Source): boolean {
  if (what.pick === 'ref') return id === source.id;
  return matches(m, what.pick === 'a' ? what : { ...what, pick: 'a' }, id, source.place);
}

/** Regions are no cards to which events happen. */
export const noRegion = (noun: Noun): string | undefined =>
  noun === 'outer region' ? 'no event is of an outer region but "you gain control of this region"' : undefined;
