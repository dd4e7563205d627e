/**
 * `/learn` begins a guided first game, which only the person sees, or brings back the one that they are in; without a game it
 * asks which.
 */

import type { Command } from '#discord/core/command';
import { openLesson, taughtOf } from '#discord/lesson/actions';
import { whichLesson } from '#discord/lobby/screens/which-game';
import type { Game } from '#face/game';
import { anywhereCommand, gameOption } from './shared.ts';

const isTaught = ({ lesson }: Game): boolean => lesson !== undefined;

export const learn: Command = {
  name: 'learn',
  define: (games) =>
    anywhereCommand('learn', 'Learn a game by playing it, with hints')
      .addStringOption(gameOption(games.filter(isTaught), 'Which game'))
      .toJSON(),
  response: () => 'whisper',
  async run(ctx) {
    const { app, reply, options } = ctx;
    const taught = taughtOf(app);
    const game = options.text('game') ?? (taught.length === 1 ? taught[0]?.id : undefined);
    if (game === undefined) await reply.whisper(whichLesson(taught, reply.t));
    else await openLesson(ctx, game, 'whisper');
  },
};
