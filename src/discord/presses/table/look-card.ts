import { line } from '../../core/components.ts';
import { sendWithPictures } from '../../core/pictures.ts';
import { type Press, whispered } from '../../core/press.ts';
import { shapeFor } from '../../core/shape.ts';
import { cardMessage } from '../../reading/screens/card.ts';
import { lookAt } from '../../table/actions-open.ts';

/** Shows the chosen card with its picture. */
export const lookCardPress: Press<'look.card'> = {
  verb: 'look.card',
  response: whispered,
  async run(ctx, { table }) {
    const { app, reply, values } = ctx;
    const look = await lookAt(ctx, table);
    if (look === undefined) return;
    // Only what the person can see: a hand-made value must not show more than the list did.
    const seen = look.game.visible(look.view).find(({ def }) => def === values[0]);
    if (seen === undefined) {
      await reply.whisper(line(reply.say('panel.moved')));
      return;
    }
    const card = look.game.cards.find(({ id }) => id === seen.def);
    const shape = await shapeFor(app, reply.user);
    const drawings = shape === undefined ? [] : [app.images.draw(look.game.scenes.card(seen.def), reply, shape)];
    await sendWithPictures(reply, 'whisper', drawings, ([picture]) =>
      card === undefined
        ? line(reply.say('card.bare', { name: seen.label }))
        : cardMessage(look.game, card, reply.say, picture),
    );
  },
};
