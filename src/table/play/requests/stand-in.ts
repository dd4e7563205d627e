/** Letting the computer play for a person who lets the others wait, until they are back. */

import { refuse } from '../../refusals.ts';
import { usualStandIn, withStandIn } from '../../seats/stand-in-seat.ts';
import { newCourse, runOn } from '../chain.ts';
import type { RequestRules } from './kind.ts';
import { lateSeatRules } from './late-seat.ts';

export const standInRules: RequestRules = {
  ...lateSeatRules,
  async follow(context, around, { about: seat = -1 }) {
    const standIn = usualStandIn(context);
    if (standIn === undefined) return refuse('table.no-bots');
    const { row } = around;
    const course = newCourse({ ...around, row: withStandIn(row, seat, standIn) });
    await runOn(context, course);
    return {
      course,
      facts: [{ fact: 'stand-in', seat, why: 'agreed' }],
      patch: [{ seat, standIn }],
      also: { before: row },
    };
  },
};
