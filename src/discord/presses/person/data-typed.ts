import { COLORS, line } from '../../core/components.ts';
import { inPlace, type Press } from '../../core/press.ts';
import { deleteData } from '../../person/actions-data.ts';
import { CONFIRMED } from '../../person/screens/data.ts';

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
