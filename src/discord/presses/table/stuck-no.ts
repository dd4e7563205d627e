import { line } from '../../present/components.ts';
import { inPlace, type Press } from '../../press.ts';

/** Leaves the table or the seat as it is. */
export const stuckNoPress: Press<'stuck.no'> = {
  verb: 'stuck.no',
  response: inPlace,
  async run({ reply }) {
    await reply.update(line(reply.say('concede.kept')));
  },
};
