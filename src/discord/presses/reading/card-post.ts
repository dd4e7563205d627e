import { showPickedCard } from '../../actions/card.ts';
import { type Press, posted } from '../../press.ts';

/** Shows a card to everybody. */
export const cardPostPress: Press<'card.post'> = {
  verb: 'card.post',
  response: posted,
  run: ({ app, reply, values }, { card }) => showPickedCard(app, reply, values[0] ?? card, 'post'),
};
