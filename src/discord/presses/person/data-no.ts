import { line } from '../../present/components.ts';
import { inPlace, type Press } from '../../press.ts';

/** Leaves everything stored as it is. */
export const dataNoPress: Press<'data.no'> = {
  verb: 'data.no',
  response: inPlace,
  async run({ reply }) {
    await reply.update(line(reply.say('data.kept')));
  },
};
