import { inPlace, type Press } from '../../core/press.ts';
import { showReplay } from '../../replay/actions.ts';

/** Goes to another step, in place. */
export const replayStepPress: Press<'replay.step'> = {
  verb: 'replay.step',
  response: inPlace,
  run({ app, reply }, { table, way, rev, view }) {
    const spot = way === 'first' || way === 'last' ? { go: way } : { go: way, rev };
    return showReplay(app, reply, table, 'update', { view, spot });
  },
};
