/** The next game of a match: the match says who plays it, and whether it is played at all. */
import type { DueRow } from '#store/types';
import { isRefusal } from '#table/types';
import { absentKind, type Context, change, load, standsStill } from '../context.ts';
import { entryAt } from '../formats/facts.ts';
import { numberOf } from '../formats/numbers.ts';
import { goOnIfDue } from '../lifecycle/onward.ts';
import { isPlaying } from '../lifecycle/status.ts';
import { showUpTime } from '../pace.ts';
import { toOrganisers } from '../people/powers.ts';
import { tell } from '../refusals.ts';
import type { Entry, Match, Season } from '../types.ts';
import { tableOf } from './end-due.ts';
import { matchIn } from './matches.ts';
import { followDue, lastOf, minOfSubstitute } from './table-dues.ts';

/** How long a game waits until it is looked again whether the season goes on, ms. */
const AGAIN = 10 * 60 * 1000;

/** Begins the next game of a match. Idempotent, whatever has become of the match since the last one. */
export async function beginNextGame(context: Context, id: string, due: DueRow): Promise<void> {
  const before = await load(context, id);
  const match = isRefusal(before) ? undefined : before.matches.find((one) => one.id === matchIn(due.kind));
  // A match that is shown as stuck goes on too, as its game has come to its end.
  const table = match && tableOf(match);
  if (isRefusal(before) || !isPlaying(before) || match === undefined || table === undefined) {
    await change(context, id, () => undefined, due);
    return;
  }
  if (await standsStill(context, before)) {
    await change(context, id, (season) => ({ season, setDue: [{ ...at(due), at: context.now() + AGAIN }] }), due);
    return;
  }
  const people = match.seats.map(({ entry }) => entryAt(before, entry));
  if (people.some((person) => person?.status !== 'in')) {
    await change(context, id, (season) => goOnIfDue(context, season), due);
    return;
  }
  const begun = await context.tables.leagues.beginNext(await lastOf(context, table), {
    first: table,
    seats: people.flatMap((person) => (person === undefined ? [] : [asPlayer(before, match, person)])),
  });
  await change(
    context,
    id,
    (season) => {
      const now = context.now();
      const open = season.matches.find((one) => one.id === match.id);
      // What the match has become meanwhile reaches its game so.
      if (begun === undefined || !isRefusal(begun) || open?.status !== 'open')
        return {
          season,
          setDue: [
            followDue(match, now),
            { kind: absentKind(match.id), seat: -1, at: now + showUpTime(season, match) / 2 },
          ],
        };
      context.log.warn({ match: match.id, refusal: begun }, 'the next game of a match of a league could not begin');
      return stuck(season, open);
    },
    due,
  );
}

const at = ({ kind, seat }: DueRow) => ({ kind, seat });

const asPlayer = (season: Season, match: Match, { user, name, away }: Entry) => ({
  ...{ user, name, away, least: minOfSubstitute(season, match) },
});

const stuck = (season: Season, match: Match) => ({
  season: {
    ...season,
    matches: season.matches.map((one): Match => (one === match ? { ...match, status: 'stuck' } : one)),
  },
  news: [news(season, match)],
  directMessages: toOrganisers(season, news(season, match)),
});

const news = (season: Season, match: Match) =>
  tell('news.stuck', { match: numberOf(season, match), league: season.league.name });
