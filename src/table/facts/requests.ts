/** What happens to requests, and to offers of seats. */
import { z } from 'zod';
import { wholeTable } from '../due/kinds.ts';
import type { OutgoingMessage } from '../types.ts';
import type { FactContext } from './context.ts';
import { defineFact, seat, time } from './define.ts';
import { hasClock } from './shared.ts';

const ends = z.enum(['agreed', 'refused', 'lapsed', 'moot', 'withdrawn']);

/** A request or an offer is shown as it is when its message is sent. */
const showRequest = ({ request }: { readonly request: string }, { row }: FactContext): readonly OutgoingMessage[] => [
  { kind: 'asked', table: row.id, request },
];
const showOffer = ({ offer }: { readonly offer: string }, { row }: FactContext): readonly OutgoingMessage[] => [
  { kind: 'offered', table: row.id, offer },
];

export const requestFacts = {
  /** A seat asks the others to agree to something until a time; `kind`: a kind of request. */
  asked: defineFact(
    { request: z.string(), kind: z.string(), seat, until: time },
    {
      messages: showRequest,
      dues: ({ kind, until }) => ({ set: [{ kind: `request:${kind}`, seat: wholeTable, at: until }] }),
    },
  ),
  /** A seat has answered a request. */
  answered: defineFact({ request: z.string(), seat, yes: z.boolean() }, { messages: showRequest, dues: 'nothing' }),
  'request-over': defineFact(
    { request: z.string(), kind: z.string(), how: ends },
    {
      messages: showRequest,
      dues: ({ kind }, at) => ({
        clear: [{ kind: `request:${kind}`, seat: wholeTable }],
        // Nobody's clock stands still for it any more, so their time may be up sooner than was stored while it was open.
        set:
          kind === 'undo' && hasClock(at)
            ? at.row.seats.map((one) => ({ kind: 'recount', seat: one.seat, at: at.now }))
            : [],
      }),
    },
  ),
  /** A seat is offered to whoever wants to take it; `offer` is stored as a request. */
  'seat-offered': defineFact(
    { offer: z.string(), seat, until: time },
    { messages: showOffer, dues: ({ until }) => ({ set: [{ kind: 'offer', seat: wholeTable, at: until }] }) },
  ),
  'offer-over': defineFact(
    { offer: z.string(), how: ends },
    { messages: showOffer, dues: () => ({ clear: [{ kind: 'offer', seat: wholeTable }] }) },
  ),
};
