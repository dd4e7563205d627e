import { inPlace, type Press } from '../../core/press.ts';
import { showRules } from '../../reading/actions-rules.ts';

/**
 * From a list, or a button that names a chapter: shows that chapter in place. From a button that names only a game: lists
 * its chapters in a new message.
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
