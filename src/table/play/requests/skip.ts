/** Answering once for a seat that lets the others wait: what it is asked gets its usual answer. */

import { rulesRefused } from '../../open/soundness.ts';
import { refuse } from '../../refusals.ts';
import { makeMove, newCourse, runOn } from '../chain.ts';
import type { RequestRules } from './kind.ts';
import { lateSeatRules } from './late-seat.ts';

export const skipRules: RequestRules = {
  ...lateSeatRules,
  async follow(context, around, { about }) {
    const course = newCourse(around);
    const view = around.game.view(around.state, about);
    const ask = view.owing.includes(about ?? -1) ? view.asks.find(({ free }) => free !== true) : undefined;
    if (ask === undefined) return refuse('stale');
    const refused = makeMove(course, { seat: ask.seat, ask: ask.id, answer: ask.fallback }, 'clock');
    if (refused !== undefined) return rulesRefused(context, around.row, refused);
    await runOn(context, course);
    return { course };
  },
};
