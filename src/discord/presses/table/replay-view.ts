import { showReplay } from '../../actions/replay.ts';
import { readViewpoint } from '../../ids/codecs/replay.ts';
import { inPlace, type Press } from '../../press.ts';

/** Shows the same step from the chosen viewpoint, in place. */
export const replayViewPress: Press<'replay.view'> = {
  verb: 'replay.view',
  response: inPlace,
  run: ({ app, reply, values }, { table, rev }) =>
    showReplay(app, reply, table, 'update', { view: readViewpoint(values[0] ?? ''), spot: { go: 'at', rev } }),
};
