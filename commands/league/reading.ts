/** What everybody may read of a league. */

import { box, COLORS, line, payload, text } from '#discord/core/components';
import { gamesCalled } from '#discord/decks/actions-find';
import { showPairings, showStandings } from '#discord/league/actions';
import { historyMessage, meetingsMessage } from '#discord/league/screens/history';
import { seasonMessage } from '#discord/league/screens/season';
import { seasonLog, standingsFile } from '#discord/league/screens/tables';
import { standingsCsv } from '#season/csv';
import { meetingsOf } from '#season/formats/meetings';
import type { Season } from '#season/types';
import { isRefusal } from '#table/types';
import { markdown } from '#words/markdown';
import { type LeagueSub, leagueOption, meantSeason, simple } from './sub.ts';

/** How many people a list of ratings shows. */
const RATED = 25;
const CSV = 'standings.csv';

export const standings: LeagueSub = {
  name: 'standings',
  define: (sub) =>
    sub
      .setDescription('How everybody stands')
      .addStringOption(leagueOption)
      .addBooleanOption((option) => option.setName('file').setDescription('As a table for spreadsheets (CSV)')),
  async run(ctx) {
    const { app, options, reply } = ctx;
    const season = await meantSeason(ctx);
    if (season === undefined) return;
    if (options.flag('file') !== true) return showStandings(ctx, season, 0, 'whisper');
    const ratings = await app.seasons.ratings(season.league.guild, season.settings.game);
    const data = Buffer.from(standingsCsv(season, ratings), 'utf8');
    await reply.whisper(standingsFile(season, CSV, reply.t), [{ file: CSV, alt: CSV, data }]);
  },
};

export const pairings = simple('pairings', 'Who meets whom, and how it went', (ctx, season) =>
  showPairings(ctx, season, undefined, 'whisper'),
);

export const log = simple('log', 'What organisers and players have done', async ({ app, reply }, season) =>
  reply.whisper(seasonLog(season.league.name, await app.seasons.log(season.id), reply.t, season)),
);

/** Whoever organises has the message sent anew; anybody else sees it alone, so that nobody fills the channel with it. */
export const show = simple('show', 'Show the league’s message', async ({ app, reply, member }, season) => {
  if (member === undefined || !app.seasons.mayOrganise(season, member)) {
    const game = app.tables.games.get(season.settings.game);
    return reply.whisper(seasonMessage(season, { game, t: reply.t, page: app.pages?.league(season.id) }));
  }
  await app.seasons.show(season.id);
  return reply.whisper(line(reply.t('lg.shown'), COLORS.good));
});

export const history: LeagueSub = {
  name: 'history',
  define: (sub) =>
    sub
      .setDescription('The seasons of a league, or how two people have done against each other in them')
      .addUserOption((option) => option.setName('who').setDescription('Whose matches against somebody'))
      .addUserOption((option) => option.setName('against').setDescription('Against whom; you if left out'))
      .addStringOption(leagueOption),
  async run(ctx) {
    const { app, options, reply } = ctx;
    const season = await meantSeason(ctx);
    if (season === undefined) return;
    const seasons: Season[] = [];
    for (const id of await app.seasons.seasonsOf(season.league.id)) {
      const one = id === season.id ? season : await app.seasons.find(id);
      if (!isRefusal(one)) seasons.push(one);
    }
    const [who, against] = [options.person('who'), options.person('against')];
    if (who === undefined && against === undefined) {
      await reply.whisper(historyMessage(seasons, reply.t));
      return;
    }
    const people = [who ?? reply.user, against ?? reply.user] as const;
    await reply.whisper(meetingsMessage(season, people, meetingsOf(seasons, ...people), reply.t));
  },
};

export const list: LeagueSub = {
  name: 'list',
  define: (sub) => sub.setDescription('The leagues of this server'),
  async run({ app, guild, reply }) {
    const all = guild === undefined ? [] : await app.seasons.ofServer(guild);
    const lines = all.map(({ league, settings, status }) =>
      reply.t('lg.listLine', {
        name: league.name,
        kind: reply.t(`lg.kind.${settings.kind}`),
        state: reply.t(status === 'review' ? 'lg.state.final' : `lg.state.${status}`),
      }),
    );
    const body = lines.length === 0 ? [reply.t('lg.listNone')] : [reply.t('lg.list'), ...lines];
    await reply.whisper(payload([box([text(body.join('\n').slice(0, 3900))], COLORS.calm)]));
  },
};

export const ratings: LeagueSub = {
  name: 'ratings',
  define: (sub) =>
    sub
      .setDescription('Who is strongest in the leagues of this server')
      .addStringOption((option) =>
        option.setName('game').setDescription('In which game; the first one if left out').setAutocomplete(true),
      ),
  async run({ app, guild, options, reply }) {
    const [first] = app.tables.games.values();
    const [named] = gamesCalled([...app.tables.games.values()], options.text('game') ?? first?.id ?? '');
    const game = named ?? first;
    const all = guild === undefined || game === undefined ? [] : await app.seasons.ratings(guild, game.id);
    const lines = all.slice(0, RATED).map(({ user, ...one }, i) => {
      const who = markdown(`<@${user}>`);
      return reply.t('lg.rating', { n: i + 1, who, ...one });
    });
    const head = reply.t('lg.ratings', { game: game?.name ?? '' });
    const body = lines.length === 0 ? [reply.t('lg.noRatings')] : [head, ...lines, reply.t('lg.ratingsLegend')];
    await reply.whisper(payload([box([text(body.join('\n'))], COLORS.calm)]));
  },
};
