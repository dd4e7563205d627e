/** What is told, to whom, and in time. */
import { numberOf } from '#season/formats/numbers';
import type { Match } from '#season/types';
import { called, entryOf, type Look, newlyDone, type Rule } from './judge.ts';
import { tablesOf } from './rules-matches.ts';
import { MINUTE } from './time.ts';

type News = { readonly key: string; readonly with?: Readonly<Record<string, string | number>> };

const newsIn = ({ fresh, season }: Look): readonly News[] =>
  fresh.flatMap(({ intent: message }) =>
    message.kind === 'season-news' && message.season === season.id ? [message.news] : [],
  );

const TELLS = /^news\.(won|drawn|time|absent|nobody|dropped|ruled|ruled-table|table)$/;

/** An outcome is told as it is stored: by the number of its match, and by the names of winner and loser. */
const results: Rule = (tableView) => {
  const { season } = tableView;
  const news = newsIn(tableView);
  return newlyDone(tableView)
    .filter(({ seats }) => seats.length > 1)
    .flatMap((match) => {
      const number = numberOf(season, match);
      const told = news.filter((one) => TELLS.test(one.key) && one.with?.match === number);
      if (told.length === 0) return [`nobody is told of ${called(season, match)}, match ${number}`];
      const names = match.seats.map(({ entry }) => entryOf(season, entry)?.name);
      const [own = 0, other = 0] = match.outcome?.won ?? [];
      const [winner, loser] = own >= other ? names : names.toReversed();
      const isRight = (one: News) =>
        one.with?.winner === undefined ||
        own === other ||
        (one.with.winner === winner && one.with.loser === loser) ||
        isRuled(one, match, names);
      return told.some(isRight) ? [] : [`${called(season, match)} is told as ${JSON.stringify(told)}`];
    });
};

/** Rulings are told with their score. */
function isRuled(
  { key, with: values }: News,
  { outcome }: Match,
  [one, other]: readonly (string | undefined)[],
): boolean {
  const [own, their] = outcome?.won ?? [];
  return (
    key === 'news.ruled' &&
    values?.winner === one &&
    values?.loser === other &&
    values?.won === own &&
    values?.lost === their
  );
}

/** When somebody was last told in time that their time runs; undefined: never. */
function warnedAt(tableView: Look, match: Match, seat: number, kinds: readonly string[], by: number): boolean {
  const tables = new Set(tablesOf(tableView, match).map(({ id }) => id));
  const entry = entryOf(tableView.season, match.seats[seat]?.entry ?? 0);
  const users = [entry?.user, match.seats[seat]?.user];
  return tableView.messages.some(({ intent: message, arrivedAt, lost }) => {
    if (!kinds.includes(message.kind) || !('table' in message) || !tables.has(message.table)) return false;
    const isTheirs =
      'seat' in message
        ? message.seat === seat
        : 'users' in message && message.users.some((user) => users.includes(user));
    return isTheirs && (lost === true || (arrivedAt !== undefined && arrivedAt <= by));
  });
}

/** L45, L49: nobody loses on time without a warning that has arrived before, or could not. */
const warned: Rule = (tableView) =>
  newlyDone(tableView)
    .filter(({ outcome, seats }) => outcome?.how === 'time' && seats.length === 2)
    .filter((match) => {
      const [own = 0, other = 0] = match.outcome?.won ?? [];
      return !warnedAt(tableView, match, own > other ? 1 : 0, ['warning'], (match.outcome?.at ?? 0) - 30 * MINUTE);
    })
    .map((match) => `L45 ${called(tableView.season, match)} is lost on time without a warning`);

/** L43: nobody is absent without a reminder that has arrived before, or could not. */
const reminded: Rule = (tableView) =>
  newlyDone(tableView)
    .filter(({ outcome, seats }) => (outcome?.how === 'absent' || outcome?.how === 'nobody') && seats.length === 2)
    .filter(({ seats }) => seats.every(({ entry }) => entryOf(tableView.season, entry)?.status === 'in'))
    .flatMap((match) => {
      const { won = [], at = 0 } = match.outcome ?? {};
      const losers = [0, 1].filter((seat) => (won[seat] ?? 0) <= (won[1 - seat] ?? 0));
      const never = losers.filter(
        (seat) => !warnedAt(tableView, match, seat, ['reminder', 'warning', 'call', 'come'], at - 30 * MINUTE),
      );
      return never.map((seat) => `L43 ${called(tableView.season, match)}: seat ${seat} is absent without a reminder`);
    });

/** Those whom a removal, a replacement or a dispute concerns learn of it directly. */
const concerned: Rule = (tableView) => {
  const { season, before, fresh } = tableView;
  if (before === undefined || season.status === 'signup') return [];
  const isInformed = (user: string) =>
    fresh.some(({ intent: message }) => message.kind === 'season-news' && message.to === user);
  const changed = season.entries.flatMap((entry) => {
    const was = entryOf(before, entry.n);
    if (was === undefined) return [];
    if (was.user !== entry.user && tableView.world.people.has(entry.user)) return [was.user, entry.user];
    return was.status !== 'excluded' && entry.status === 'excluded' ? [entry.user] : [];
  });
  const people = changed.filter((user) => tableView.world.people.has(user) && !tableView.world.forgotten.has(user));
  const disputed = season.progress.disputes.some(
    (one) => !before.progress.disputes.some(({ match, entry }) => match === one.match && entry === one.entry),
  );
  const unaware = [...people, ...(disputed ? [season.owner] : [])].filter((user) => !isInformed(user));
  return unaware.map((user) => `${user} is not told of what concerns them`);
};

/** What is over is told: the end of a season, and its cancellation. */
const announced: Rule = (tableView) => {
  const { season, before } = tableView;
  if (before === undefined || before.status === season.status) return [];
  const wanted = { final: ['news.final'], cancelled: ['news.cancelled', 'news.cancelled-few', 'news.cancelled-gone'] };
  const keys: readonly string[] | undefined =
    season.status === 'final' || season.status === 'cancelled' ? wanted[season.status] : undefined;
  const isTold = keys === undefined || newsIn(tableView).some(({ key }) => keys.includes(key));
  return isTold ? [] : [`nobody is told that the season is ${season.status}`];
};

export const messageRules = { results, warned, reminded, concerned, announced };
