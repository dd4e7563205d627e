/** Answering once for a seat that lets the others wait: what it is asked gets its usual answer. */

import { rulesRefused } from '../../open/soundness.ts';
import { refuse } from '../../refusals.ts';
import { makeMove, newMoves, playAutomatic } from '../automatic-moves.ts';
import type { RequestRules } from './kind.ts';
import { lateSeatRules } from './late-seat.ts';

export const skipRules: RequestRules = {
  ...lateSeatRules,
  async follow(context, at, { about }) {
    const moves = newMoves(at);
    const view = at.game.view(at.state, about);
    const ask = view.owing.includes(about ?? -1) ? view.asks.find(({ free }) => free !== true) : undefined;
    if (ask === undefined) return refuse('stale');
    const refused = makeMove(moves, { seat: ask.seat, ask: ask.id, answer: ask.fallback }, 'clock');
    if (refused !== undefined) return rulesRefused(context, at.row, refused);
    await playAutomatic(context, moves);
    return { moves };
  },
};
