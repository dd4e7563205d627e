/** Matches whose tables cannot be played on: their organisers are told, who have them played anew or set a result. */
import { setImmediate } from 'node:timers/promises';
import type { DueRow } from '#store/types';
import { isRefusal, type Millis, type Soundness } from '#table/types';
import { absentKind, CHECK_EVERY, type Context, change, type Decided, dueAgain, load, type News } from '../context.ts';
import { entryAt } from '../formats/facts.ts';
import { numberOf } from '../formats/numbers.ts';
import { isOver } from '../lifecycle/status.ts';
import { toOrganisers } from '../people/powers.ts';
import { tell } from '../refusals.ts';
import type { Match, Season } from '../types.ts';
import { tableOf } from './end-due.ts';
import { followDue, lastOf } from './table-dues.ts';

/** For how long the bot has not been in a server when its leagues are cancelled, ms. */
const GONE = 60 * 24 * 60 * 60 * 1000;

/** Looks whether the tables of all open matches can be played on. */
export async function checkTables(context: Context, id: string, due: DueRow): Promise<void> {
  const season = await load(context, id);
  const found = new Map<string, Soundness>();
  for (const match of isRefusal(season) ? [] : season.matches) {
    const table = tableOf(match);
    if (table === undefined) continue;
    // People's presses come between.
    await setImmediate();
    found.set(match.id, await context.tables.leagues.soundness(await lastOf(context, table)));
  }
  if (isRefusal(season) || isOver(season)) return void (await change(context, id, () => undefined, due));
  if ((await context.store.servers.goneSince(context.now() - GONE)).includes(season.league.guild))
    return void (await change(context, id, (now) => cancelledFor(context, now), due));
  const next = context.now() + CHECK_EVERY;
  if (season.matches.every((match) => shown(match, found.get(match.id)) === match.status))
    return void (await dueAgain(context, due, next));
  await change(
    context,
    id,
    (now) => {
      const after = withFound(now, found, context.now());
      return { ...after, setDue: [...(after.setDue ?? []), { kind: due.kind, seat: due.seat, at: next }] };
    },
    due,
  );
}

/** A season in whose server the bot has not been for long is over; its games go on as friendly ones. */
function cancelledFor({ now }: Context, season: Season): Decided | undefined {
  if (isOver(season)) return undefined;
  const news = tell('news.cancelled-gone', { league: season.league.name });
  const playing = season.matches.flatMap(({ status, seats }) => (status === 'open' ? seats : []));
  const users = playing.flatMap(({ entry }) => entryAt(season, entry)?.user ?? []);
  const organisers = toOrganisers(season, news).map(({ to }) => to);
  return {
    season: { ...season, status: 'cancelled', endedAt: now() },
    directMessages: [...new Set([...organisers, ...users])].map((to) => ({ to, news })),
  };
}

/** What a match is shown as. */
function shown({ status, table }: Match, found: Soundness | undefined): Match['status'] {
  if (table === undefined || found === undefined || found === 'over') return status;
  if (status === 'open' && found !== 'sound') return 'stuck';
  return status === 'stuck' && found === 'sound' ? 'open' : status;
}

function withFound(season: Season, found: ReadonlyMap<string, Soundness>, at: Millis): Decided {
  const news: News[] = [];
  const setDue: Required<Decided>['setDue'][number][] = [];
  const directMessages: Required<Decided>['directMessages'][number][] = [];
  const stuck = new Set(season.progress.stuck);
  const matches = season.matches.map((match): Match => {
    const status = shown(match, found.get(match.id));
    if (status === match.status) return match;
    const about = { league: season.league.name, match: numberOf(season, match) };
    if (status === 'open') {
      news.push(tell('news.stuck-no-more', about));
      // What the match has become meanwhile reaches its table only now; nor was it looked whether its people come.
      setDue.push(followDue(match, at), { kind: absentKind(match.id), seat: -1, at });
    } else if (!stuck.has(match.id)) {
      stuck.add(match.id);
      news.push(tell('news.stuck-table', about));
      directMessages.push(...toOrganisers(season, tell('news.stuck-organisers', about)));
    }
    return { ...match, status };
  });
  return {
    season: { ...season, matches, progress: { ...season.progress, stuck: [...stuck] } },
    news,
    directMessages,
    setDue,
  };
}
