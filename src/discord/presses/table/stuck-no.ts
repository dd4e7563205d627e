import { line } from '../../core/components.ts';
import { inPlace, type Press } from '../../core/press.ts';

/** Declines to end the game or to replace a player. */
export const stuckNoPress: Press<'stuck.no'> = {
  verb: 'stuck.no',
  response: inPlace,
  async run({ reply }) {
    await reply.update(line(reply.say('concede.kept')));
  },
};
