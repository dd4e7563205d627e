/** The moments at which The Space War's abilities trigger. */

import type { z } from 'zod';
import { calendar, type Moment, momentShape, yourTurn } from '#cards/moment';
import type { CardId, Seat } from '#kernel/state';
import type { TswWords } from '../cards/phrase.ts';
import type { Tsw, TswEvents } from '../kind.ts';

/** A card with triggered abilities, and who controls it, at the time of the event. */
export type Source = { readonly id: CardId; readonly you: Seat };

type TswMoment<S extends z.ZodType<{ readonly on: string }>, Heard extends keyof TswEvents> = Moment<
  z.output<S>,
  Tsw,
  TswWords,
  Source,
  Heard
>;
type OfTurn<On extends string, Heard extends keyof TswEvents> = Moment<{ on: On }, Tsw, TswWords, Source, Heard>;

const you = (source: Source) => source.you;

const drawPhase: OfTurn<'your draw phase', 'drawPhase'> = yourTurn('your draw phase', 'drawPhase', {
  meaning: 'In your draw phase, before its draws.',
  says: 'in your draw phase',
  you,
});

const firstTurnEnds: OfTurn<'end of your first turn', 'firstTurnEnds'> = yourTurn(
  'end of your first turn',
  'firstTurnEnds',
  { meaning: 'At the end of your first turn.', says: 'at the end of your first turn', you },
);

const playedShape = momentShape('played', {}, 'When this is played; not when it is put into play (T-11.5).');
const played: TswMoment<typeof playedShape, 'entered'> = {
  shape: playedShape,
  hears: ['entered'],
  text: () => 'when this is played',
  met: (_m, event, _trigger, { id }) => (event.card === id && event.how === 'played' ? {} : undefined),
};

const destroyedShape = momentShape(
  'destroyed',
  {},
  'When this is destroyed: by damage, by an effect, by a collision of its own or, as a missile, by having attacked.',
);
/** `zone`: where it was, for effects that speak of its zone (W38). A card leaves play once, whatever it leaves by. */
const destroyed: TswMoment<typeof destroyedShape, 'leftPlay'> = {
  shape: destroyedShape,
  hears: ['leftPlay'],
  text: () => 'when this attacks or is destroyed',
  met: (_m, { card, how, zone }, _trigger, { id }) =>
    card === id && (how === 'destroyed' || how === 'collided' || how === 'spent') ? { zone } : undefined,
};

/** In the order of the reference. A moment that sets have used is never removed, since stored rulesets have it. */
const moments = {
  'your draw phase': drawPhase,
  'end of your first turn': firstTurnEnds,
  played,
  destroyed,
};

export const tswCalendar = calendar<Tsw, TswWords, Source>()(moments);
