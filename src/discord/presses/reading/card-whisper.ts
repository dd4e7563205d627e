import { type Press, whispered } from '../../core/press.ts';
import { showPickedCard } from '../../reading/actions-card.ts';

/** Shows a card to the person alone. */
export const cardWhisperPress: Press<'card.whisper'> = {
  verb: 'card.whisper',
  response: whispered,
  run: ({ app, reply, values }, { card }) => showPickedCard(app, reply, values[0] ?? card, 'whisper'),
};
