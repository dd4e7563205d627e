/** What people in a league do: join it, leave it, choose a deck, look at their matches. */

import { COLORS, line } from '#discord/core/components';
import { accepted } from '#discord/core/refuse';
import { meantDeck } from '#discord/decks/actions-find';
import { joinOrChooseTeam, joinSeason, leaveSeason, showDeck, showMine } from '#discord/league/actions';
import { goAway, showAway } from '#discord/league/actions-away';
import { showLists, showPack, showPool } from '#discord/league/actions-decks';
import { teamsMessage } from '#discord/league/screens/teams';
import { choiceFor } from '#discord/lobby/screens/decks';
import { AWAY_IN, MOST_AWAY } from '#season/people/away';
import { type LeagueSub, leagueOption, matchOption, meantSeason, simple } from './sub.ts';

export const drop = simple('drop', 'Leave a league', (ctx, { id }) => leaveSeason(ctx, id, false));
export const match = simple('match', 'Your open matches, and the time that is left', (ctx, { id }) =>
  showMine(ctx, id),
);
export const deck = simple('deck', 'The deck that you play in a league', (ctx, { id, status, settings }) =>
  settings.decks === 'own' || status === 'signup' ? showDeck(ctx, id) : showPool(ctx, id),
);
export const draft = simple('draft', 'The pack that waits for you in a draft', (ctx, { id }) =>
  showPack(ctx, id, 'whisper'),
);
export const decks = simple('decks', 'The lists that were played, when a season is over', (ctx, { id }) =>
  showLists(ctx, id),
);

const BEGINS = { 0: 'now', 1: 'tomorrow', 2: 'in two days', 3: 'in three days', 7: 'in a week' } as const;

export const away: LeagueSub = {
  name: 'away',
  define: (sub) =>
    sub
      .setDescription('Days on which your clocks stand still in a league')
      .addIntegerOption((option) =>
        option
          .setName('days')
          .setDescription('How many whole days; left out: shows what is set')
          .setMinValue(1)
          .setMaxValue(MOST_AWAY),
      )
      .addIntegerOption((option) =>
        option
          .setName('from')
          .setDescription('When they begin; now if left out')
          .addChoices(...AWAY_IN.map((value) => ({ name: BEGINS[value], value }))),
      )
      .addStringOption(leagueOption),
  async run(ctx) {
    const season = await meantSeason(ctx);
    if (season === undefined) return;
    const days = ctx.options.whole('days');
    if (days === undefined) await showAway(ctx, season.id);
    else await goAway(ctx, season.id, { days, in: ctx.options.whole('from') ?? 0 });
  },
};

export const dispute: LeagueSub = {
  name: 'dispute',
  define: (sub) =>
    sub
      .setDescription('Tell the organisers that something was wrong with a match of yours')
      .addIntegerOption(matchOption)
      .addStringOption((option) =>
        option
          .setName('text')
          .setDescription('What was wrong; only the organisers read it')
          .setMinLength(3)
          .setMaxLength(500)
          .setRequired(true),
      )
      .addStringOption(leagueOption),
  async run(ctx) {
    const { app, reply, options, member } = ctx;
    const season = await meantSeason(ctx);
    if (season === undefined || member === undefined) return;
    const wanted = { match: options.whole('match') ?? 0, text: options.text('text') ?? '' };
    const _done = accepted(await app.seasons.dispute(season.id, member, wanted));
    await reply.whisper(line(reply.t('lg.done.dispute'), COLORS.good));
  },
};

export const join: LeagueSub = {
  name: 'join',
  define: (sub) =>
    sub
      .setDescription('Join a league')
      .addStringOption(leagueOption)
      .addStringOption((option) => option.setName('deck').setDescription('One of your decks').setMaxLength(100))
      .addStringOption((option) =>
        option
          .setName('team')
          .setDescription('Where people play in teams: the name of one, or of a new one')
          .setMaxLength(40)
          .setAutocomplete(true),
      ),
  async run(ctx) {
    const season = await meantSeason(ctx);
    if (season === undefined) return;
    const { app, reply, options } = ctx;
    const typed = options.text('deck');
    const found = accepted(typed === undefined ? undefined : await meantDeck(app, reply.user, typed, 'all'));
    if (typed !== undefined && found === undefined) {
      await reply.whisper(line(reply.t('deck.none'), COLORS.bad));
      return;
    }
    const team = options.text('team');
    if (team === undefined && found === undefined) await joinOrChooseTeam(ctx, season.id);
    else await joinSeason(ctx, season.id, { team, deck: found && choiceFor(found) }, found?.deck.name);
  },
};

export const team: LeagueSub = {
  name: 'team',
  define: (sub) =>
    sub
      .setDescription('For captains and organisers, before the start: who is in a team, at which boards, and its name')
      .addUserOption((option) => option.setName('who').setDescription('Whose board; yours if left out'))
      .addIntegerOption((option) =>
        option
          .setName('board')
          .setDescription('Their board; the others move down')
          .addChoices(...[1, 2, 3, 4, 5].map((value) => ({ name: String(value), value })), {
            name: 'out of the team',
            value: 0,
          }),
      )
      .addStringOption((option) =>
        option.setName('name').setDescription('What the team is called from now on').setMaxLength(40),
      )
      .addStringOption((option) =>
        option
          .setName('team')
          .setDescription('For organisers: the team that they are put into, or a new one')
          .setMaxLength(40)
          .setAutocomplete(true),
      )
      .addStringOption(leagueOption),
  async run(ctx) {
    const { app, options, reply, member } = ctx;
    const season = await meantSeason(ctx);
    if (season === undefined || member === undefined) return;
    const wanted = {
      ...{ user: options.person('who') ?? reply.user, board: options.whole('board') },
      ...{ rename: options.text('name'), team: options.text('team') },
    };
    const done = accepted(await app.seasons.arrangeTeam(season.id, member, wanted));
    await reply.whisper(teamsMessage(done, reply.t));
  },
};
