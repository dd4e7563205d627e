import { line } from '../../present/components.ts';
import { inPlace, type Press } from '../../press.ts';

/** Plays on. */
export const concedeNoPress: Press<'concede.no'> = {
  verb: 'concede.no',
  response: inPlace,
  async run({ reply }) {
    await reply.update(line(reply.say('concede.kept')));
  },
};
