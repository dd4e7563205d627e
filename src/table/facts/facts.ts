/**
 * Domain events of a table, called facts. The facts of a commit are stored with it and never change; messages, due times
 * and statistics are derived from them.
 *
 * A tag never changes its meaning, since facts are stored. They contain seats, not people, whose data may be deleted.
 */
import { z } from 'zod';
import type { Result, Seat } from '#kernel/state';
import type { FactRow } from '#store/types';
import type { AtZero, Millis, RequestEnd, TableId } from '../types.ts';

export type Fact =
  /** The lobby's players, their decks or its options have changed. */
  | { readonly fact: 'lobby-changed' }
  /** Somebody has asked for the lobby's message to be sent anew. */
  | { readonly fact: 'lobby-reposted' }
  /** The last seat of the lobby was taken. */
  | { readonly fact: 'lobby-full' }
  /** The lobby will close within a day unless somebody starts it. */
  | { readonly fact: 'lobby-ends-soon' }
  /** The lobby was opened for another game like that of the table `after`, whose players are invited. */
  | { readonly fact: 'invites'; readonly after: TableId }
  /** The lobby closed without a game: it was cancelled, or nobody started it in time. */
  | { readonly fact: 'cancelled'; readonly why: 'called-off' | 'expired' }
  | { readonly fact: 'began'; readonly seats: number }
  /** From now on the table plays by newer rulings. */
  | { readonly fact: 'rules-changed'; readonly rulings: readonly string[] }
  /** `moves`: how many inputs of this seat and origin are in the commit. */
  | { readonly fact: 'moved'; readonly seat: Seat; readonly by: MoveOrigin; readonly moves: number }
  | { readonly fact: 'conceded'; readonly seat: Seat }
  /** The table begins to wait for a person. `called`: by others' moves; `lapses`: the ask is answered for them after a time. */
  | { readonly fact: 'waits'; readonly seat: Seat; readonly called: boolean; readonly lapses: boolean }
  | { readonly fact: 'waits-no-more'; readonly seat: Seat }
  | { readonly fact: 'reminded'; readonly seat: Seat }
  /** A call that was held back, or did not arrive by direct message, is made. */
  | { readonly fact: 'called'; readonly seat: Seat }
  /** Another seat has asked for a reminder. */
  | { readonly fact: 'nudged'; readonly seat: Seat; readonly by: Seat }
  /** Now this seat is next after the one whose turn it is, as everybody can see. */
  | { readonly fact: 'next-up'; readonly seat: Seat }
  /** Of several who were asked together, all but this seat have answered. */
  | { readonly fact: 'last-missing'; readonly seat: Seat }
  | ({ readonly fact: 'finished' } & Readonly<Result>)
  /** The next game of a match could not begin; `why`: the refusal. */
  | { readonly fact: 'match-stopped'; readonly why: string }
  /** Ended by managers of the server, without places. */
  | { readonly fact: 'ended' }
  /** Ended without a winner or places: all who were still in it have agreed, or nobody has woken the table. */
  | { readonly fact: 'ended-without-result'; readonly why: GameEnding }
  /** A seat asks the others to agree to something until a time; `kind`: a kind of request. */
  | {
      readonly fact: 'asked';
      readonly request: string;
      readonly kind: string;
      readonly seat: Seat;
      readonly until: number;
    }
  /** All clocks stand still until then, as everybody has agreed. */
  | { readonly fact: 'paused'; readonly until: Millis }
  /** A seat has ended the pause. */
  | { readonly fact: 'resumed'; readonly seat: Seat }
  /** The organisers of the table's league hold it: all clocks stand still. */
  | { readonly fact: 'held'; readonly until: Millis }
  | { readonly fact: 'held-no-more' }
  /** A seat has answered a request. */
  | { readonly fact: 'answered'; readonly request: string; readonly seat: Seat; readonly yes: boolean }
  | { readonly fact: 'request-over'; readonly request: string; readonly kind: string; readonly how: RequestEnd }
  /** The game stands as it did at the rev `to`: a seat has taken back its move, and what followed. `agreed`: the seats that were asked. */
  | { readonly fact: 'taken-back'; readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] }
  /** The game stands as it did at the rev `to`: whoever keeps the bot has set it back. */
  | { readonly fact: 'set-back'; readonly to: number; readonly why: string }
  /** A computer player has taken over a person's seat. */
  | { readonly fact: 'computer-took-seat'; readonly seat: Seat }
  /** A computer player plays for a person, who keeps the seat: they asked for it, or the others agreed. */
  | { readonly fact: 'stand-in'; readonly seat: Seat; readonly why: 'asked' | 'agreed' }
  /** A person plays again in place of their stand-in: they came back, or its turns are over. */
  | { readonly fact: 'person-back'; readonly seat: Seat; readonly why: 'came' | 'turns' }
  /** A seat is offered to whoever wants to take it; `offer` is stored as a request. */
  | { readonly fact: 'seat-offered'; readonly offer: string; readonly seat: Seat; readonly until: number }
  | { readonly fact: 'offer-over'; readonly offer: string; readonly how: RequestEnd }
  /** Another person has taken the seat. */
  | { readonly fact: 'seat-changed-hands'; readonly seat: Seat }
  /** Nobody has moved for very long. */
  | { readonly fact: 'fell-asleep' }
  | { readonly fact: 'woke' }
  /** The program is back after a long absence; messages that waited meanwhile may have been set aside. */
  | { readonly fact: 'program-back' }
  /** The person on a seat has left the server. */
  | { readonly fact: 'left-server'; readonly seat: Seat }
  /** A seat is to be warned that its time is running out; `comeBy`: that until which it may come to a match of a league. */
  | { readonly fact: 'time-short'; readonly seat: Seat; readonly comeBy?: Millis }
  /** A seat's time is up; what then happens. */
  | { readonly fact: 'time-up'; readonly seat: Seat; readonly leadsTo: AtZero }
  /** Instead, a day of its person's vacation was drawn, which lasts until then. */
  | { readonly fact: 'vacation-drawn'; readonly seat: Seat; readonly until: Millis }
  /** Another player has given a seat more time whose time was up. */
  | { readonly fact: 'time-given'; readonly seat: Seat; readonly by: Seat }
  /** Time was added to the banks of some seats, by a player or by the organisers of their league. */
  | { readonly fact: 'time-added'; readonly seats: readonly Seat[]; readonly days: number; readonly by?: Seat }
  /** Somebody has said when they are away from a league's game, or is back, and does not go. */
  | { readonly fact: 'goes-away'; readonly seat: Seat; readonly from: Millis; readonly until: Millis }
  | { readonly fact: 'away-no-more'; readonly seat: Seat }
  /**
   * A seat's clock has stopped, or begins anew: for how long it ran, and how that changed the seat's reserve, ms. Whoever takes
   * a move back, or agrees to that, is given the time of the undone position by it.
   */
  | { readonly fact: 'clock-stopped'; readonly seat: Seat; readonly used: Millis; readonly reserve: Millis }
  /** A seat whose time was up has moved after all, or another player has had the computer answer for it. */
  | { readonly fact: 'late-no-more'; readonly seat: Seat; readonly by: 'person' | 'computer' };

/** Why a game ended without a result. */
type GameEnding = 'agreed' | 'asleep';

/** `auto`: the seat's autopilot or a computer player; `clock`: a lapsed ask. */
export type MoveOrigin = 'person' | 'auto' | 'clock';

const seat = z.number().int().min(0);
const seats = z.array(seat);
const requestEnd = z.enum(['agreed', 'refused', 'lapsed', 'moot', 'withdrawn']);
const shape = z.discriminatedUnion('fact', [
  z.object({ fact: z.literal('lobby-changed') }),
  z.object({ fact: z.literal('lobby-reposted') }),
  z.object({ fact: z.literal('lobby-full') }),
  z.object({ fact: z.literal('lobby-ends-soon') }),
  z.object({ fact: z.literal('invites'), after: z.string() }),
  z.object({ fact: z.literal('cancelled'), why: z.enum(['called-off', 'expired']) }),
  z.object({ fact: z.literal('began'), seats: seat }),
  z.object({ fact: z.literal('rules-changed'), rulings: z.array(z.string()) }),
  z.object({ fact: z.literal('moved'), seat, by: z.enum(['person', 'auto', 'clock']), moves: seat }),
  z.object({ fact: z.literal('conceded'), seat }),
  z.object({ fact: z.literal('waits'), seat, called: z.boolean(), lapses: z.boolean() }),
  z.object({ fact: z.literal('waits-no-more'), seat }),
  z.object({ fact: z.literal('reminded'), seat }),
  z.object({ fact: z.literal('called'), seat }),
  z.object({ fact: z.literal('nudged'), seat, by: seat }),
  z.object({ fact: z.literal('next-up'), seat }),
  z.object({ fact: z.literal('last-missing'), seat }),
  z.object({ fact: z.literal('finished'), winners: seats, how: z.string(), places: seats }),
  z.object({ fact: z.literal('match-stopped'), why: z.string() }),
  z.object({ fact: z.literal('ended') }),
  z.object({ fact: z.literal('ended-without-result'), why: z.enum(['agreed', 'asleep']) }),
  z.object({ fact: z.literal('asked'), request: z.string(), kind: z.string(), seat, until: z.number().int().min(0) }),
  z.object({ fact: z.literal('paused'), until: z.number().int().min(0) }),
  z.object({ fact: z.literal('resumed'), seat }),
  z.object({ fact: z.literal('held'), until: z.number().int().min(0) }),
  z.object({ fact: z.literal('held-no-more') }),
  z.object({ fact: z.literal('answered'), request: z.string(), seat, yes: z.boolean() }),
  z.object({
    fact: z.literal('request-over'),
    request: z.string(),
    kind: z.string(),
    how: requestEnd,
  }),
  z.object({ fact: z.literal('taken-back'), seat, to: seat, agreed: seats }),
  z.object({ fact: z.literal('set-back'), to: seat, why: z.string() }),
  z.object({ fact: z.literal('computer-took-seat'), seat }),
  z.object({ fact: z.literal('stand-in'), seat, why: z.enum(['asked', 'agreed']) }),
  z.object({ fact: z.literal('person-back'), seat, why: z.enum(['came', 'turns']) }),
  z.object({ fact: z.literal('seat-offered'), offer: z.string(), seat, until: z.number().int().min(0) }),
  z.object({ fact: z.literal('offer-over'), offer: z.string(), how: requestEnd }),
  z.object({ fact: z.literal('seat-changed-hands'), seat }),
  z.object({ fact: z.literal('fell-asleep') }),
  z.object({ fact: z.literal('woke') }),
  z.object({ fact: z.literal('program-back') }),
  z.object({ fact: z.literal('left-server'), seat }),
  z.object({ fact: z.literal('time-short'), seat, comeBy: z.number().exactOptional() }),
  z.object({ fact: z.literal('time-up'), seat, leadsTo: z.enum(['nothing', 'claim', 'move', 'forfeit']) }),
  z.object({ fact: z.literal('vacation-drawn'), seat, until: z.number() }),
  z.object({ fact: z.literal('time-given'), seat, by: seat }),
  z.object({ fact: z.literal('time-added'), seats, days: seat, by: seat.exactOptional() }),
  z.object({ fact: z.literal('goes-away'), seat, from: z.number(), until: z.number() }),
  z.object({ fact: z.literal('away-no-more'), seat }),
  z.object({ fact: z.literal('clock-stopped'), seat, used: z.number().min(0), reserve: z.number() }),
  z.object({ fact: z.literal('late-no-more'), seat, by: z.enum(['person', 'computer']) }),
]);

/** A fact as it is stored. */
export function factRow({ fact, ...body }: Fact, at: number): Pick<FactRow, 'kind' | 'body' | 'at'> {
  return { kind: fact, body: JSON.stringify(body), at };
}

/** A stored fact; undefined if it is damaged or from a newer version. */
export function readFact({ kind, body }: Pick<FactRow, 'kind' | 'body'>): Fact | undefined {
  try {
    return shape.safeParse({ ...JSON.parse(body), fact: kind }).data;
  } catch {
    return undefined;
  }
}
