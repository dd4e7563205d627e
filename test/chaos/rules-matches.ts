/** How matches come to be, and how they end. */
import type { Match, Season } from '#season/types';
import { called, entryOf, isCalm, isOver, isUnderWay, type Look, type Rule } from './judge.ts';
import { bankOf, DAY, SOON } from './time.ts';

/** L50: how long a match may take from its opening on, with all that was given and all that stood still. */
function boundOf({ world, season, now }: Look, match: Match): number {
  const from = world.begun.get(match.id) ?? match.openedAt ?? now;
  const away = match.seats.reduce((sum, { entry }) => {
    const days = entryOf(season, entry)?.away ?? [];
    return sum + days.reduce((all, one) => all + Math.max(0, one.to - Math.max(one.from, from)), 0);
  }, 0);
  const granted = world.granted.get(match.id) ?? 0;
  return from + match.seats.length * bankOf(season.settings) + granted + away + world.pausedBetween(from, now);
}

/** All of its matches are known from the start. */
const isScheduled = (kind: Season['settings']['kind']): boolean => kind === 'everyone' || kind === 'teams';

const ends: Rule = (tableView) => {
  const { season, now } = tableView;
  if (!isUnderWay(season) || !isCalm(tableView)) return [];
  return (
    season.matches
      .filter((match) => match.status === 'open' && now > boundOf(tableView, match) + SOON)
      // Whom no warning reaches, the organisers decide about.
      .filter((match) => !season.progress.unreached.some((one) => one.match === match.id))
      .map((match) => `L50 ${called(season, match)} is open since ${(now - (match.openedAt ?? now)) / DAY} days`)
  );
};

/** L15, L20, L24: nobody has more matches at a time than the format allows. */
const limit: Rule = ({ season }) => {
  if (!isUnderWay(season)) return [];
  const { kind, atOnce } = season.settings;
  const max = isScheduled(kind) ? atOnce : kind === 'ladder' ? 2 : 1;
  return season.entries.flatMap(({ n, user }) => {
    const own = season.matches.filter(
      (match) =>
        match.seats.some(({ entry }) => entry === n) && (isScheduled(kind) ? match.status === 'open' : !isOver(match)),
    );
    return own.length > max
      ? [`${user} has ${own.length} matches at a time: ${own.map((match) => called(season, match)).join(', ')}`]
      : [];
  });
};

/** Nobody who is out is paired. */
const paired: Rule = ({ season, before }) => {
  if (!isUnderWay(season)) return [];
  const known = new Set(before?.matches.map(({ id }) => id));
  const wasOut = (n: number) =>
    entryOf(season, n)?.status !== 'in' && (before === undefined || entryOf(before, n)?.status !== 'in');
  // Whoever waits for an opponent in a bracket goes on by their leaving.
  const counts = ({ status, stage }: Match) =>
    !isOver({ status }) || (season.settings.kind === 'swiss' && stage === 'main' && status === 'done');
  return season.matches
    .filter((match) => !known.has(match.id) && counts(match) && match.seats.some(({ entry }) => wasOut(entry)))
    .map((match) => `${called(season, match)} is paired with somebody who is out`);
};

/** L69: who is gone loses at once. */
const gone: Rule = (tableView) => {
  const { season, now, since } = tableView;
  if (!isUnderWay(season) || !isCalm(tableView)) return [];
  return season.matches
    .filter(
      ({ status, seats }) =>
        !isOver({ status }) && seats.length === 2 && seats.some(({ entry }) => entryOf(season, entry)?.status !== 'in'),
    )
    .filter(({ id }) => now - since(`gone ${id}`) > SOON)
    .map((match) => `L69 ${called(season, match)} goes on although somebody of it has left`);
};

/** A running season never lacks a way forward. */
const forward: Rule = (tableView) => {
  const { season, now, since } = tableView;
  if (!isUnderWay(season) || !isCalm(tableView)) return [];
  const stuck = season.matches.filter(({ status }) => status === 'stuck').map((match) => `${called(season, match)}`);
  if (stuck.length > 0) return stuck;
  const isLadder = season.settings.kind === 'ladder' && !season.progress.isEnded;
  const goesOn = season.matches.some(({ status }) => status === 'open') || isLadder;
  // A dispute holds the next round up for a day.
  if (!goesOn && now - since('idle') > DAY + SOON) return [`nothing goes on in the season, which is ${season.status}`];
  const waits = !isScheduled(season.settings.kind) && season.matches.some(({ status }) => status === 'waiting');
  if (waits && now - since('waits') > SOON) return ['matches wait and do not begin'];
  return [];
};

/** The tables of a match, in the order of its games. */
export function tablesOf(
  { world }: Look,
  { table }: Match,
): readonly { readonly id: string; readonly status: string; readonly finished: number | null }[] {
  const found: { id: string; status: string; finished: number | null }[] = [];
  for (let key = 'id', value = table; value !== undefined; key = 'key') {
    const [row] = world.rows<{ id: string; status: string; finished: number | null }>(
      `select id, status, finished_at finished from tables where ${key} = ?`,
      value,
    );
    if (row === undefined) break;
    found.push(row);
    value = `next:${row.id}`;
  }
  return found;
}

/** A match that is decided has no running table, and one that is not has one. */
const itsTable: Rule = (tableView) => {
  const { season, now, since } = tableView;
  if (!isUnderWay(season) || !isCalm(tableView)) return [];
  return season.matches.flatMap((match) => {
    if (match.table === undefined || (match.status !== 'open' && !isOver(match))) return [];
    const last = tablesOf(tableView, match).at(-1);
    const runs = last?.status === 'running';
    if (runs === (match.status === 'open')) return [];
    const what = runs ? 'decided, yet its table runs' : `open, yet its table is ${last?.status ?? 'not there'}`;
    return now - since(`table ${match.id}`) > SOON ? [`${called(season, match)} is ${what}`] : [];
  });
};

const order: readonly Season['status'][] = ['signup', 'draft', 'building', 'running', 'cut', 'review', 'final'];

/** L53: a season goes forward, except that a ruling takes it out of its review. */
const status: Rule = ({ season, before }) => {
  if (before === undefined || season.status === before.status) return [];
  const ahead = order.indexOf(season.status) > order.indexOf(before.status);
  const isReopened = before.status === 'review' && isUnderWay(season);
  const isFine = season.status === 'cancelled' ? before.status !== 'final' : ahead || isReopened;
  return isFine ? [] : [`L53 from ${before.status} to ${season.status}`];
};

export const matchRules = { ends, limit, paired, gone, forward, itsTable, status };
