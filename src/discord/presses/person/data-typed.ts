import { deleteData } from '../../actions/data.ts';
import { COLORS, line } from '../../present/components.ts';
import { CONFIRMED } from '../../present/data.ts';
import { inPlace, type Press } from '../../press.ts';

/** Deletes everything stored about the person, if they have typed the word that confirms it. */
export const dataTypedPress: Press<'data.typed'> = {
  verb: 'data.typed',
  response: inPlace,
  async run({ app, reply, fields }, { running }) {
    const typed = fields.get(CONFIRMED)?.normalize('NFC').trim().toUpperCase();
    if (typed === reply.say.plain('data.word')) return deleteData(app, reply, running);
    await reply.whisper(line(reply.say('data.mistyped'), COLORS.bad));
  },
};
