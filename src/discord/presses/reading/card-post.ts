import { type Press, posted } from '../../core/press.ts';
import { showPickedCard } from '../../reading/actions-card.ts';

/** Shows a card to everybody. */
export const cardPostPress: Press<'card.post'> = {
  verb: 'card.post',
  response: posted,
  run: ({ app, reply, values }, { card }) => showPickedCard(app, reply, values[0] ?? card, 'post'),
};
