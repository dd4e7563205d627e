import { COLORS, line } from '../../core/components.ts';
import { inPlace, type Press } from '../../core/press.ts';
import { makeOfList, readList } from '../../decks/actions-save.ts';
import { FIELDS } from '../../decks/screens/forms.ts';

/** The form for a new deck was submitted; an attached file takes precedence over typed text. */
export const deckMadePress: Press<'deck.made'> = {
  verb: 'deck.made',
  response: inPlace,
  async run({ app, reply, key, fields, files: [file] }, { hints }) {
    const list = file === undefined ? fields.get(FIELDS.text) : await readList(reply, file);
    if (list === undefined && file !== undefined) return;
    if (list === undefined || list.trim() === '') {
      await reply.update(line(reply.say('deck.nothing'), COLORS.bad));
      return;
    }
    await makeOfList(app, reply, key, list, { ...hints, name: fields.get(FIELDS.name) });
  },
};
