/** What becomes of a live message whose time is over: the story of what it has shown, or nothing where there is none yet. */
import type { Act } from '#table/acts';
import type { Look } from '#table/types';
import type { App } from '../app.ts';
import { faultOf } from '../faults.ts';
import { plainNames } from '../present/people.ts';
import { storyMessage, turns } from '../present/story.ts';
import type { Say } from '../words/index.ts';
import { type Messages, pictured } from './messages.ts';

/** How long a story waits for its picture, ms; without it the words tell it all. */
const PICTURE_BUDGET = 700;

/** Takes an old live message out of the way. `past`: the story that it leaves behind; `look`: a spectator's, of the table now. */
export type PutPast = (channel: string, id: string, past: readonly Act[], look: Look) => Promise<void>;

export function createPutPast({ images }: App, messages: Messages, say: Say): PutPast {
  return async (channel, id, past, { game, view, names }) => {
    try {
      if (past.length === 0) return await messages.remove(channel, id);
      const scene = turns(past) ? game.scenes.board(view, plainNames(names)) : undefined;
      const drawn = scene === undefined ? undefined : await images.draw('board', scene, 'later').within(PICTURE_BUDGET);
      await pictured(drawn, (image) =>
        messages.editIfThere(channel, id, storyMessage(past, say, image), image === undefined ? [] : [image]),
      );
    } catch (error) {
      // The new message is what counts; where the old one cannot be changed it stays as it is.
      if (faultOf(error) === undefined || faultOf(error) === 'busy') throw error;
    }
  };
}
