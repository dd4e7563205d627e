import { inPlace, type Press } from '../../core/press.ts';
import { showReplay } from '../../replay/actions.ts';
import { readViewpoint } from '../../replay/ids.ts';

/** Shows the same step from the chosen viewpoint, in place. */
export const replayViewPress: Press<'replay.view'> = {
  verb: 'replay.view',
  response: inPlace,
  run: ({ app, reply, values }, { table, rev }) =>
    showReplay(app, reply, table, 'update', { view: readViewpoint(values[0] ?? ''), spot: { go: 'at', rev } }),
};
