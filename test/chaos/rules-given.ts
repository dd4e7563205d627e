/** Time that is given in matches, and days away (L46–L48): never more than the settings allow, once for each press, and logged. */
import type { Season } from '#season/types';
import { entryOf, type Rule } from './judge.ts';
import { DAY } from './time.ts';

/** Days that organisers can give a match. */
const MAX_EXTENSION = 14;

const addedIn = ({ progress }: Season) => progress.added ?? [];

/** L46, L48: no more than can be given in a match. */
const limits: Rule = ({ season }) => {
  const sums = new Map<string, number>();
  for (const { match, giver, days } of addedIn(season)) {
    const key = `${match} ${giver ?? '-'}`;
    sums.set(key, (sums.get(key) ?? 0) + days);
  }
  return [...sums].flatMap(([key, days]) => {
    const isExtension = key.endsWith(' -');
    const max = isExtension ? MAX_EXTENSION : season.settings.gifts;
    return days > max ? [`${isExtension ? 'L48' : 'L46'} ${days} days are given in match ${key}, of ${max}`] : [];
  });
};

/** What is given was pressed for: by whoever sits there, for that match, once, and it stands in the log once. */
const presses: Rule = ({ season, before, world }) => {
  const earlier = new Set(before === undefined ? [] : addedIn(before).map(({ match, key }) => `${match} ${key}`));
  const fresh = addedIn(season).filter(({ match, key }) => !earlier.has(`${match} ${key}`));
  const all = addedIn(season).map(({ match, key }) => `${match} ${key}`);
  if (new Set(all).size < all.length) return ['L46 one press counts twice'];
  const wrong = fresh.find(({ key, match, days, giver }) => {
    const press = world.presses.get(key ?? '');
    const seat = season.matches.find(({ id }) => id === match)?.seats[giver ?? -1];
    const isTheirs = giver === undefined ? press?.giver === undefined : press?.giver === seat?.entry;
    return press?.days !== days || !isTheirs || (press.match !== undefined && press.match !== match);
  });
  if (wrong !== undefined) return [`L46 ${wrong.days} days are given in match ${wrong.match} by ${wrong.key}`];
  if (fresh.length === 0) return [];
  const logged = world.rows<{ n: number }>(
    "select count(*) n from audit where season_id = ? and what in ('league.gift', 'league.extend')",
    season.id,
  );
  const pressed = new Set(addedIn(season).map(({ key }) => key)).size;
  return logged[0]?.n === pressed ? [] : [`L79 ${pressed} times days were given, and the log has ${logged[0]?.n}`];
};

/** L47: whole days within what the season allows, one after another; days that have begun stay used. */
const away: Rule = ({ season, before, now }) =>
  season.entries.flatMap((entry) => {
    const used = entry.away.reduce((sum, { from, to }) => sum + Math.ceil((to - from) / DAY), 0);
    if (used > season.settings.awayDays)
      return [`L47 ${entry.user} is away for ${used} days of ${season.settings.awayDays}`];
    const sorted = entry.away.toSorted((one, other) => one.from - other.from);
    if (sorted.some(({ from }, i) => from < (sorted[i - 1]?.to ?? 0)))
      return [`L47 ${entry.user} is away twice at a time`];
    const was = before === undefined ? undefined : entryOf(before, entry.n);
    const lost = was?.away.find(
      ({ from, to }) =>
        from < now &&
        !entry.away.some((one) => one.from === from && one.to >= Math.min(to, before === undefined ? to : now)),
    );
    return lost === undefined ? [] : [`L47 ${entry.user} has back days on which they were away`];
  });

export const givenRules = { limits, presses, away };
