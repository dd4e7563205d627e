/** What people in a league do: join it, leave it, choose a deck, look at their matches. */
import { meantDeck } from '#discord/actions/deck-find';
import { joinSeason, leaveSeason, showDeck, showMine } from '#discord/actions/league';
import { COLORS, line } from '#discord/present/components';
import { choiceFor } from '#discord/present/lobby-decks';
import { refuse } from '#discord/refuse';
import { isRefusal } from '#table/types';
import { type LeagueSub, leagueOption, meantSeason, simple } from './sub.ts';

export const drop = simple('drop', 'Leave a league', (ctx, { id }) => leaveSeason(ctx, id, false));
export const match = simple('match', 'Your open matches, and the time that is left', (ctx, { id }) =>
  showMine(ctx, id),
);
export const deck = simple('deck', 'The deck that you play in a league', (ctx, { id }) => showDeck(ctx, id));

export const join: LeagueSub = {
  name: 'join',
  define: (sub) =>
    sub
      .setDescription('Join a league')
      .addStringOption(leagueOption)
      .addStringOption((option) => option.setName('deck').setDescription('One of your decks').setMaxLength(100)),
  async run(ctx) {
    const season = await meantSeason(ctx);
    if (season === undefined) return;
    const { app, reply, options } = ctx;
    const typed = options.text('deck');
    const found = typed === undefined ? undefined : await meantDeck(app, reply.user, typed, 'all');
    if (isRefusal(found)) return refuse(app, reply, found);
    if (typed !== undefined && found === undefined) {
      await reply.whisper(line(reply.say('deck.none'), COLORS.bad));
      return;
    }
    await joinSeason(ctx, season.id, found && choiceFor(found), found?.deck.name);
  },
};
