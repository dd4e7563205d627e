/** What presses and commands of leagues do. */

import { teamOf } from '#season/formats/teams';
import { type JoinWishes, mayChangeDeck } from '#season/people/people';
import { hasTeams } from '#season/people/teams';
import type { Season } from '#season/types';
import { isRefusal, type Member, type TableView } from '#table/types';
import type { App } from '../core/app.ts';
import { COLORS, line } from '../core/components.ts';
import { plainName } from '../core/limits.ts';
import { sendWithPicture } from '../core/pictures.ts';
import { accepted, explained, Refused } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { shapeFor } from '../core/shape.ts';
import { decksOf } from '../decks/actions-find.ts';
import { deckChoice, leaveMessage, lockedMessage, mineMessage } from './screens/person.ts';
import { seasonScene } from './screens/season-picture.ts';
import { pairingsMessage, runningOn, standingsMessage } from './screens/tables.ts';
import { teamChoice } from './screens/teams.ts';

export type LeagueContext = { readonly app: App; readonly reply: Reply; readonly member: Member | undefined };

/** The season, if it is one of the server where the person is; otherwise they are told that there is none. */
export async function seasonFor({ app, member }: LeagueContext, id: string): Promise<Season> {
  const season = await app.seasons.find(id);
  if (!isRefusal(season) && season.league.guild === member?.guild) return season;
  throw new Refused({ refused: 'league.unknown' });
}

/** Takes a place in a season; before the start of one in teams, asks first in which. */
export async function joinOrChooseTeam(ctx: LeagueContext, id: string): Promise<void> {
  const season = await seasonFor(ctx, id);
  if (season.status !== 'signup' || !hasTeams(season)) return joinSeason(ctx, id);
  await ctx.reply.whisper(teamChoice(season, ctx.reply.user, ctx.reply.t));
}

/** Takes a place in a season. `wanted.deck`: a choice, as tables take it; `name`: what it is called. */
export async function joinSeason(
  ctx: LeagueContext,
  id: string,
  wanted: JoinWishes = {},
  name?: string,
): Promise<void> {
  const { app, reply, member } = ctx;
  const before = member === undefined ? undefined : await seasonFor(ctx, id);
  if (member === undefined || before === undefined) return;
  const wasIn = before.entries.some(({ user, status }) => user === reply.user && status === 'in');
  const joined = accepted(await app.seasons.join(id, member, wanted));
  if (joined.asked.some(({ user }) => user === reply.user)) {
    await reply.whisper(line(explained(app, { refused: 'league.asked' }), COLORS.good));
    return;
  }
  const hasReady = (app.tables.games.get(joined.settings.game)?.decks.length ?? 0) > 0;
  const uses = hasReady && joined.settings.decks === 'own';
  const late = joined.status !== 'signup';
  if (late && wasIn && name !== undefined) {
    await reply.whisper(line(reply.t('lg.deckChanged', { deck: name }), COLORS.good));
    return;
  }
  const own = joined.entries.find(({ user }) => user === reply.user);
  const team = own && hasTeams(joined) ? teamOf(joined, own.n)?.name : undefined;
  await reply.whisper(
    line(reply.t('lg.joined', { deck: name, uses, late, team: team && plainName(team) }), COLORS.good),
  );
}

/** Leaves a season: at once before it begins, later after a question. */
export async function leaveSeason(ctx: LeagueContext, id: string, isSure: boolean): Promise<void> {
  const { app, reply } = ctx;
  const season = await seasonFor(ctx, id);
  const own = season.entries.find(({ user }) => user === reply.user);
  if (own === undefined || own.status !== 'in') {
    await reply.whisper(line(reply.t('lg.notIn', { name: season.league.name }), COLORS.calm));
    return;
  }
  if (!isSure && season.status !== 'signup') {
    const open = season.matches.filter(
      ({ status, seats }) => status === 'open' && seats.some(({ entry }) => entry === own.n),
    );
    await reply.whisper(leaveMessage(season, open.length, reply.t));
    return;
  }
  const _left = accepted(await app.seasons.drop(id, reply.user));
  await reply.whisper(line(reply.t('lg.left', { name: season.league.name }), COLORS.good));
}

/** A page of the pairings, the last one without a number, with links to where matches are played. */
export async function showPairings(
  { app, reply }: Pick<LeagueContext, 'app' | 'reply'>,
  season: Season,
  page: number | undefined,
  how: 'whisper' | 'update',
): Promise<void> {
  const places = new Map<string, string>();
  for (const match of runningOn(season, page)) {
    const { id } = match;
    const table = await app.seasons.playedAt(match);
    const info = table === undefined ? undefined : await app.tables.info(table);
    if (info === undefined || isRefusal(info)) continue;
    places.set(id, info.place.thread ?? info.place.channel);
  }
  await reply[how](pairingsMessage(season, page, reply.t, places));
}

/** The person's open matches, with what is left of both times. */
export async function showMine(ctx: LeagueContext, id: string): Promise<void> {
  const { app, reply } = ctx;
  const season = await seasonFor(ctx, id);
  const own = season.entries.find(({ user }) => user === reply.user);
  const tableViews: TableView[] = [];
  for (const match of season.matches) {
    if (match.status !== 'open' || !match.seats.some(({ entry }) => entry === own?.n)) continue;
    const table = await app.seasons.playedAt(match);
    if (table === undefined) continue;
    const tableView = await app.tables.view(table, reply.user);
    if (!isRefusal(tableView) && tableView.table.status === 'running') tableViews.push(tableView);
  }
  await reply.whisper(mineMessage(season, reply.user, tableViews, app.now(), reply.t));
}

/** The decks to choose from before the start; later the one that is locked. */
export async function showDeck(ctx: LeagueContext, id: string): Promise<void> {
  const { app, reply } = ctx;
  const season = await seasonFor(ctx, id);
  const own = season.entries.find(({ user }) => user === reply.user);
  const { deck } = own ?? {};
  const changes = own?.status === 'in' && mayChangeDeck(season);
  if (season.status !== 'signup' && !changes) {
    const words = typeof deck === 'object' ? reply.t('lg.locked', { deck: deck.name }) : reply.t('lg.lockedNone');
    await reply.whisper(own === undefined ? line(words, COLORS.calm) : lockedMessage(season, own, words, reply.t));
    return;
  }
  const { game, edition } = season.settings;
  const decks = accepted(await decksOf(app, reply.user, { game, edition }));
  await reply.whisper(deckChoice(season, decks, typeof deck === 'object' ? deck.name : deck, reply.t));
}

/** A page of the standings; the first one with its picture, as the person wants pictures. */
export async function showStandings(
  ctx: LeagueContext,
  season: Season,
  page: number,
  how: 'update' | 'whisper',
): Promise<void> {
  const { app, reply } = ctx;
  const { t } = reply;
  const shape = page === 0 ? await shapeFor(app, reply.user) : undefined;
  const scene = seasonScene(season, t);
  if (shape === undefined || scene === undefined) {
    await reply[how](standingsMessage(season, page, t));
    return;
  }
  const drawing = app.images.draw(scene, reply, shape);
  await sendWithPicture(reply, how, drawing, (picture) => standingsMessage(season, page, t, picture));
}
