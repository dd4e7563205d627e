import { line } from '../../core/components.ts';
import { inPlace, type Press } from '../../core/press.ts';

/** Declines to concede. */
export const concedeNoPress: Press<'concede.no'> = {
  verb: 'concede.no',
  response: inPlace,
  async run({ reply }) {
    await reply.update(line(reply.say('concede.kept')));
  },
};
