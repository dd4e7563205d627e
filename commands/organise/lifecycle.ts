import { deckLists } from '#decks/lists';
import type { CommandContext } from '#discord/core/command';
import { showChecks, showDesk } from '#discord/league/actions-desk';
import { proposeCorrection } from '#discord/league/actions-organise';
import type { Refusal } from '#kernel/ask';
import type { Season } from '#season/types';
import type { Member } from '#table/types';
import { type LeagueSub, leagueOption, meantSeason, simple } from '../league/sub.ts';
import { organised, reasonOf, reasonOption } from './sub.ts';

type Words = 'lg.done.start' | 'lg.done.finish' | 'lg.done.again';

/** An act on the season as a whole. */
const act = (
  name: string,
  description: string,
  words: Words,
  run: (seasons: CommandContext['app']['seasons'], id: string, by: Member) => Promise<Season | Refusal>,
): LeagueSub => ({
  name,
  define: (sub) => sub.setDescription(description).addStringOption(leagueOption),
  run: (ctx) =>
    organised(
      ctx,
      ({ id }, by) => run(ctx.app.seasons, id, by),
      ({ league }) => ctx.reply.t(words, { name: league.name }),
    ),
});

export const start = act('start', 'Begin the season now', 'lg.done.start', (seasons, id, by) => seasons.start(id, by));
export const cancel: LeagueSub = {
  name: 'cancel',
  define: (sub) =>
    sub
      .setDescription('End the season; what runs goes on and counts for nothing')
      .addStringOption(reasonOption)
      .addStringOption(leagueOption),
  async run(ctx) {
    const season = await meantSeason(ctx);
    if (season !== undefined) await proposeCorrection(ctx, season, { what: 'cancel', reason: reasonOf(ctx) });
  },
};
export const pair: LeagueSub = {
  name: 'pair',
  define: (sub) =>
    sub
      .setDescription('Pair the running Swiss round anew, while nobody has moved in it')
      .addStringOption(reasonOption)
      .addUserOption((option) => option.setName('one').setDescription('Somebody who is to meet the other'))
      .addUserOption((option) => option.setName('other').setDescription('The other'))
      .addStringOption(leagueOption),
  run(ctx) {
    const [one, other] = [ctx.options.person('one'), ctx.options.person('other')];
    // One alone is refused like the same one twice.
    const chosen = one === undefined && other === undefined ? undefined : ([one ?? '', other ?? ''] as const);
    return organised(
      ctx,
      ({ id }, by) => ctx.app.seasons.pairAnew(id, by, { reason: reasonOf(ctx), chosen }),
      () => ctx.reply.t('lg.done.pair'),
    );
  },
};
export const finish = act('final', 'The result stands now', 'lg.done.finish', (seasons, id, by) =>
  seasons.finish(id, by),
);
export const again = act('next', 'Open the sign-up of the next season', 'lg.done.again', (seasons, id, by) =>
  seasons.again(id, by),
);

export const hold: LeagueSub = {
  name: 'hold',
  define: (sub) =>
    sub
      .setDescription('Nothing begins and all clocks stand still; once more: it goes on')
      .addStringOption(reasonOption)
      .addStringOption(leagueOption),
  run: (ctx) =>
    organised(
      ctx,
      ({ id }, by) => ctx.app.seasons.hold(id, by, reasonOf(ctx)),
      ({ league, progress }) =>
        ctx.reply.t('lg.done.hold', { name: league.name, isHeld: progress.heldSince !== undefined }),
    ),
};

export const announce: LeagueSub = {
  name: 'announce',
  define: (sub) =>
    sub
      .setDescription('Say something in the league’s channel, in its name')
      .addStringOption((option) =>
        option.setName('text').setDescription('What to say').setMinLength(3).setMaxLength(1000).setRequired(true),
      )
      .addStringOption(leagueOption),
  run: (ctx) =>
    organised(
      ctx,
      ({ id }, by) => ctx.app.seasons.announce(id, by, ctx.options.text('text') ?? ''),
      () => ctx.reply.t('lg.done.announce'),
    ),
};

export const desk = simple('desk', 'What needs you: objections, stuck matches, whose time runs out', (ctx, season) =>
  showDesk(ctx, season, 'whisper'),
);
export const check = simple('check', 'What is worth a look: concessions, times, new accounts', showChecks);

export const deck: LeagueSub = {
  name: 'deck',
  define: (sub) =>
    sub
      .setDescription('Look at somebody’s list, if you do not play; that stands in the log')
      .addUserOption((option) => option.setName('who').setDescription('Whose').setRequired(true))
      .addStringOption(leagueOption),
  run: (ctx) =>
    organised(
      ctx,
      ({ id }, by) => ctx.app.seasons.lookAtDeck(id, by, ctx.options.person('who') ?? ''),
      (season) => {
        const entry = season.entries.find(({ user }) => user === ctx.options.person('who'));
        const game = ctx.app.tables.games.get(season.settings.game);
        return typeof entry?.deck === 'object' && game !== undefined
          ? `\`\`\`\n${deckLists(game).print(entry.deck)}\n\`\`\``
          : ctx.reply.t('lg.lockedNone');
      },
    ),
};
