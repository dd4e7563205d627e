import { line } from '../../core/components.ts';
import { inPlace, type Press } from '../../core/press.ts';

/** Declines the deletion. */
export const dataNoPress: Press<'data.no'> = {
  verb: 'data.no',
  response: inPlace,
  async run({ reply }) {
    await reply.update(line(reply.say('data.kept')));
  },
};
