/** Letting the computer play for a person who lets the others wait, until they are back. */

import { refuse } from '../../refusals.ts';
import { usualStandIn, withStandIn } from '../../seats/stand-in-seat.ts';
import { newMoves, playAutomatic } from '../automatic-moves.ts';
import type { RequestRules } from './kind.ts';
import { lateSeatRules } from './late-seat.ts';

export const standInRules: RequestRules = {
  ...lateSeatRules,
  async follow(context, at, { about: seat = -1 }) {
    const standIn = usualStandIn(context);
    if (standIn === undefined) return refuse('table.no-bots');
    const { row } = at;
    const moves = newMoves({ ...at, row: withStandIn(row, seat, standIn) });
    await playAutomatic(context, moves);
    return {
      moves,
      facts: [{ fact: 'stand-in', seat, why: 'agreed' }],
      patch: [{ seat, standIn }],
      also: { before: row },
    };
  },
};
