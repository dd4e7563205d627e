/** What people, computers and clocks do in a game. */
import { z } from 'zod';
import { defineFact, seat, seats } from './define.ts';

const shown = { messages: 'nothing', dues: 'nothing', showsLive: true } as const;

export const moveFacts = {
  /** From now on the table plays by newer rulings. */
  'rules-changed': defineFact({ rulings: z.array(z.string()) }, { messages: 'nothing', dues: 'nothing' }),
  /**
   * `moves`: how many inputs of this seat and origin are in the commit. `auto`: the seat's autopilot or a computer player;
   * `clock`: a lapsed ask.
   */
  moved: defineFact({ seat, by: z.enum(['person', 'auto', 'clock']), moves: seat }, { ...shown, ofMoves: true }),
  conceded: defineFact({ seat }, shown),
  /** The game stands as it did at the rev `to`: a seat has taken back its move, and what followed. `agreed`: the seats that were asked. */
  'taken-back': defineFact({ seat, to: seat, agreed: seats }, shown),
  /** The game stands as it did at the rev `to`: whoever keeps the bot has set it back. */
  'set-back': defineFact({ to: seat, why: z.string() }, shown),
  /** The program is back after a long absence; messages that waited meanwhile may have been set aside. */
  'program-back': defineFact({}, shown),
};
