/** What the organisers' desk does: shows what needs somebody, and takes rulings about a match, each with its reason. */
import type { Refusal } from '#kernel/ask';
import { entryAt } from '#season/formats/facts';
import { matchAt, numberOf } from '#season/formats/numbers';
import { suspicions } from '#season/matches/checks';
import { saidResult } from '#season/matches/winning';
import type { Correction, Match, MatchAct, Season } from '#season/types';
import { isRefusal } from '#table/types';
import { COLORS, line } from '../core/components.ts';
import { openModal } from '../core/forms.ts';
import { accepted, Refused } from '../core/refuse.ts';
import { type LeagueContext, seasonFor } from './actions.ts';
import { proposeCorrection } from './actions-organise.ts';
import type { RulingAct } from './ids.ts';
import {
  deskMatchMessage,
  deskMessage,
  type LookedAt,
  leftIn,
  type Running,
  reasonForm,
  SHOWN,
} from './screens/desk.ts';
import { askedMessage, checkMessage } from './screens/organise.ts';

/** So many tables are looked at for one screen, those that have been open longest. */
const LOOKED_AT = 30;

/** Shows the desk of a season to one of its organisers. */
export async function showDesk(ctx: LeagueContext, season: Season, how: 'whisper' | 'update'): Promise<void> {
  const { app, reply } = ctx;
  organiserOf(ctx, season);
  const now = app.now();
  const oldest = season.matches
    .filter(({ status }) => status === 'open')
    .toSorted((a, b) => (a.openedAt ?? 0) - (b.openedAt ?? 0))
    .slice(0, LOOKED_AT);
  const lookedAt: LookedAt[] = [];
  for (const match of oldest) lookedAt.push(...(await lookAt(ctx, match)));
  const urgent: Running[] = [];
  for (const one of lookedAt.toSorted((a, b) => leftIn(a, now) - leftIn(b, now)).slice(0, SHOWN))
    urgent.push(await withAbsent(ctx, season, one));
  await reply[how](deskMessage(season, urgent, now, reply.t));
}

/** The season, for one of its organisers. */
async function deskSeason(ctx: LeagueContext, id: string): Promise<Season> {
  const season = await seasonFor(ctx, id);
  organiserOf(ctx, season);
  return season;
}

function organiserOf({ app, member }: LeagueContext, season: Season) {
  if (member === undefined || !app.seasons.mayOrganise(season, member))
    throw new Refused({ refused: 'league.not-organiser' });
  return member;
}

async function lookAt({ app }: LeagueContext, match: Match): Promise<readonly LookedAt[]> {
  const table = await app.seasons.playedAt(match);
  const tableView = table === undefined ? undefined : await app.tables.view(table, undefined);
  return tableView === undefined || isRefusal(tableView) || tableView.table.status !== 'running'
    ? []
    : [{ match, tableView }];
}

const withAbsent = async ({ app }: LeagueContext, season: Season, one: LookedAt): Promise<Running> => ({
  ...one,
  absent: await app.seasons.absentFrom(season, one.match),
});

/** Shows who waits to be let in. */
export async function showAsked(ctx: LeagueContext, id: string): Promise<void> {
  await ctx.reply.whisper(askedMessage(await deskSeason(ctx, id), ctx.reply.t));
}

/** Shows what is worth a look. */
export async function showChecks(ctx: LeagueContext, season: Season): Promise<void> {
  const { app, reply } = ctx;
  organiserOf(ctx, season);
  await reply.whisper(checkMessage(season, suspicions(season, app.now()), reply.t));
}

/** Shows a match with what organisers may do about it. */
export async function showDeskMatch(ctx: LeagueContext, id: string, wanted: string): Promise<void> {
  const { app, reply } = ctx;
  const season = await deskSeason(ctx, id);
  const match = matchOf(season, wanted);
  const [look] = match.status === 'open' ? await lookAt(ctx, match) : [];
  const running = look && (await withAbsent(ctx, season, look));
  await reply.update(deskMatchMessage(season, match, running, app.now(), reply.t));
}

function matchOf(season: Season, id: string): Match {
  const match = season.matches.find((one) => one.id === id);
  if (match === undefined) throw new Refused({ refused: 'league.changed' });
  return match;
}

/** Asks why, in a form. */
export async function askReason(ctx: LeagueContext, id: string, match: string, act: RulingAct): Promise<void> {
  const season = await deskSeason(ctx, id);
  await openModal(ctx.reply, reasonForm(season, matchOf(season, match), act, ctx.reply.t));
}

/** Lets a result in dispute stand; of anything else shows first what follows from it. */
export async function ruleOn(
  ctx: LeagueContext & { readonly key: string },
  id: string,
  { match: wanted, act, reason }: { readonly match: string; readonly act: RulingAct; readonly reason: string },
): Promise<void> {
  const { app, reply } = ctx;
  const season = await seasonFor(ctx, id);
  const by = organiserOf(ctx, season);
  const n = numberOf(season, matchOf(season, wanted));
  if (act === 'stands') {
    const _done = accepted(await app.seasons.letStand(id, by, { match: n, reason }));
    await reply.whisper(line(reply.t('lg.done.stands', { match: n }), COLORS.good));
    return;
  }
  await proposeCorrection(ctx, season, accepted(correctionOf(season, act, { match: n, reason })));
}

/** In best of three whoever wins has won two games, and the other one none. */
function correctionOf(season: Season, act: Exclude<RulingAct, 'stands'>, about: MatchAct): Correction | Refusal {
  if (act === 'void' || act === 'replay') return { what: act, ...about };
  const [first, second] = matchAt(season, about.match)?.seats ?? [];
  const winner = entryAt(season, (act === 'first' ? first : second)?.entry ?? 0)?.user;
  const said = saidResult(season, about.match, act === 'draw' ? { first: 0, second: 0 } : { winner });
  return isRefusal(said) ? said : { what: 'rule', ...about, ...said };
}
