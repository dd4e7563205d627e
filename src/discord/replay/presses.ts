/** The presses of games that are seen again. */

import { ephemeral, type PressesOf, update } from '../core/press.ts';
import { accepted } from '../core/refuse.ts';
import { showHands, showReplay } from './actions.ts';
import { showBlow } from './actions-blow.ts';
import { showRecap } from './actions-recap.ts';
import { readViewpoint, type replayIds } from './ids.ts';
import { worstMoveMessage } from './screens/worst-move.ts';

export const replayPresses = {
  /** Shows a game again, step by step. */
  replay: {
    response: ephemeral,
    run: ({ app, reply }, { table }) => showReplay(app, reply, table, 'whisper'),
  },
  /** Goes to another step, in place. */
  'replay.step': {
    response: update,
    run({ app, reply }, { table, way, rev, view }) {
      const spot = way === 'first' || way === 'last' ? { go: way } : { go: way, rev };
      return showReplay(app, reply, table, 'update', { view, spot });
    },
  },
  /** Goes to the beginning of the chosen turn, in place. */
  'replay.turn': {
    response: update,
    run({ app, reply, values }, { table, view }) {
      const rev = Number(values[0]);
      const spot = Number.isSafeInteger(rev) ? ({ go: 'at', rev } as const) : undefined;
      return showReplay(app, reply, table, 'update', { view, spot });
    },
  },
  /** Goes to the chosen turning point, in place. */
  'replay.point': {
    response: update,
    run({ app, reply, values }, { table, view }) {
      const rev = Number(values[0]);
      const spot = Number.isSafeInteger(rev) ? ({ go: 'at', rev } as const) : undefined;
      return showReplay(app, reply, table, 'update', { view, spot });
    },
  },
  /** Shows the same step from the chosen viewpoint, in place. */
  'replay.view': {
    response: update,
    run: ({ app, reply, values }, { table, rev }) =>
      showReplay(app, reply, table, 'update', { view: readViewpoint(values[0] ?? ''), spot: { go: 'at', rev } }),
  },
  /** Shows the blow that ended a game as a moving picture. */
  'replay.blow': {
    response: ephemeral,
    run: ({ app, reply }, { table }) => showBlow(app, reply, table),
  },
  /** Shows what everybody held when the game ended. */
  hands: {
    response: ephemeral,
    run: ({ app, reply }, { table }) => showHands(app, reply, table),
  },
  /** How a game went that is over. */
  recap: {
    response: update,
    run: ({ app, reply }, { table }) => showRecap(app, reply, table),
  },
  /** The decision that cost the presser most in a game that is over. */
  'recap.mistake': {
    response: update,
    async run({ app, reply }, { table }) {
      const told = accepted(await app.tables.mistake(table, reply.user));
      await reply.update(worstMoveMessage(told, reply.t));
    },
  },
} satisfies PressesOf<typeof replayIds>;
