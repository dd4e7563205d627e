/** Replaces an outdated live message by the story of the turns that it showed, or deletes it if there is none. */

import type { TableView } from '#table/types';
import type { Act } from '#table/view/acts';
import type { App } from '../core/app.ts';
import { faultOf } from '../core/faults.ts';
import { plainNames } from '../core/people.ts';
import { type Messages, withPictureIfAllowed } from '../delivery/messages.ts';
import { hasTurningPoint, storyMessage } from '../replay/screens/narrative.ts';
import type { Translate } from '../words.ts';

/** How long a story waits for its picture, ms; if it is late, the story goes without. */
const PICTURE_BUDGET = 700;

/** Retires an old live message. `past`: the acts of its story; `tableView`: a spectator's, of the table now. */
export type RetireLiveMessage = (
  channel: string,
  id: string,
  past: readonly Act[],
  tableView: TableView,
) => Promise<void>;

export function createRetireLiveMessage({ images }: App, messages: Messages, t: Translate): RetireLiveMessage {
  return async (channel, id, past, { game, view, names }) => {
    try {
      if (past.length === 0) return await messages.remove(channel, id);
      const scene = hasTurningPoint(past) ? game.scenes.board(view, plainNames(names)) : undefined;
      const drawing = scene === undefined ? undefined : images.draw(scene, 'nobody');
      const drawn = await drawing?.within(PICTURE_BUDGET);
      drawing?.drop();
      await withPictureIfAllowed(drawn, (image) =>
        messages.editIfThere(channel, id, storyMessage(past, t, image), image === undefined ? [] : [image]),
      );
    } catch (error) {
      // The new message is what matters; an old one that cannot be changed stays as it is.
      if (faultOf(error) === undefined || faultOf(error) === 'busy') throw error;
    }
  };
}
