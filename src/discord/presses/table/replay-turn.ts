import { inPlace, type Press } from '../../core/press.ts';
import { showReplay } from '../../replay/actions.ts';

/** Goes to the beginning of the chosen turn, in place. */
export const replayTurnPress: Press<'replay.turn'> = {
  verb: 'replay.turn',
  response: inPlace,
  run({ app, reply, values }, { table, view }) {
    const rev = Number(values[0]);
    const spot = Number.isSafeInteger(rev) ? ({ go: 'at', rev } as const) : undefined;
    return showReplay(app, reply, table, 'update', { view, spot });
  },
};
