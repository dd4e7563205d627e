import { showRules } from '../../actions/rules.ts';
import { inPlace, type Press } from '../../press.ts';

/**
 * From a list or a button that names a chapter, that chapter in place of the screen; from a button that names a game alone,
 * the list of its chapters as a new message.
 */
export const rulesPress: Press<'rules'> = {
  verb: 'rules',
  response: inPlace,
  async run({ app, reply, values: [value] }, { game, topic }) {
    const page = /^<(\d{1,3})$/.exec(value ?? '')?.[1];
    const chapter = page === undefined ? (value ?? topic) : undefined;
    const anew = value === undefined && topic === undefined && game !== '';
    await showRules(
      app,
      reply,
      { game, chapter, page: page === undefined ? undefined : Number(page) },
      anew ? 'whisper' : 'update',
    );
  },
};
