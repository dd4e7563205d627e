import { inPlace, type Press } from '../../core/press.ts';
import { showReplay } from '../../replay/actions.ts';

/** Goes to the chosen turning point, in place. */
export const replayPointPress: Press<'replay.point'> = {
  verb: 'replay.point',
  response: inPlace,
  run({ app, reply, values }, { table, view }) {
    const rev = Number(values[0]);
    const spot = Number.isSafeInteger(rev) ? ({ go: 'at', rev } as const) : undefined;
    return showReplay(app, reply, table, 'update', { view, spot });
  },
};
