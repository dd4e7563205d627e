/** Ladders (L20, L21, L81): scores reckoned anew from the results, and a queue in which nobody waits beside somebody to play. */
import { standingsOf } from '#season/formats/index';
import type { Match, Season } from '#season/types';
import { called, entryOf, isCalm, isOver, newlyDone, type Rule } from './judge.ts';
import { DAY, SOON } from './time.ts';

type Strength = { readonly mu: number; readonly variance: number };

const NEW: Strength = { mu: 25, variance: (25 / 3) ** 2 };
const BETA = (25 / 6) ** 2;
/** Nobody becomes surer at once than by this. */
const KAPPA = 0.0001;

/** Strengths after a match, by Weng and Lin (2011), algorithm 4. `places`: from 1, level ones equal. */
function after(before: readonly Strength[], places: readonly number[]): readonly Strength[] {
  const c = Math.sqrt(before.reduce((sum, { variance }) => sum + variance + BETA, 0));
  const weight = before.map(({ mu }) => Math.exp(mu / c));
  /** The chance of one to be the next after those who are ahead of place `at`. */
  const chance = (one: number, at: number) =>
    (weight[one] ?? 0) / weight.reduce((sum, other, i) => ((places[i] ?? 0) >= at ? sum + other : sum), 0);
  const level = (at: number) => places.filter((place) => place === at).length;
  return before.map(({ mu, variance }, one) => {
    let [gain, certainty] = [0, 0];
    for (const [other, at] of places.entries()) {
      if (at > (places[one] ?? 0)) continue;
      const p = chance(one, at);
      gain += ((other === one ? 1 : 0) - p) / level(at);
      certainty += (p * (1 - p)) / level(at);
    }
    const shrink = Math.max(KAPPA, 1 - (Math.sqrt(variance) / c) * (variance / c ** 2) * certainty);
    return { mu: mu + (variance / c) * gain, variance: variance * shrink };
  });
}

const shown = ({ mu, variance }: Strength): number =>
  Math.max(0, Math.round(1000 + 40 * (mu - 3 * Math.sqrt(variance))));

/** Scores by entry: of rated matches as they ended, between the same two people the first two. */
function scoresOf(season: Season): ReadonlyMap<number, number> {
  const strengths = new Map<number, Strength>();
  const times = new Map<string, number>();
  const rated = season.matches
    .filter(({ status, outcome }) => status === 'done' && outcome?.isRated === true)
    .toSorted((one, other) => (one.outcome?.at ?? 0) - (other.outcome?.at ?? 0) || one.n - other.n);
  for (const { seats, outcome } of rated) {
    const [own = 0, other = 0] = outcome?.won ?? [];
    const places = outcome?.places ?? [own >= other ? 1 : 2, other >= own ? 1 : 2];
    // Who never came has no place.
    const came = seats.flatMap(({ entry }, seat) =>
      (places[seat] ?? 0) > 0 ? [{ entry, place: places[seat] ?? 1 }] : [],
    );
    const pair = seats
      .map(({ entry }) => entry)
      .toSorted((a, b) => a - b)
      .join();
    times.set(pair, (times.get(pair) ?? 0) + 1);
    if (seats.length === 2 && (times.get(pair) ?? 0) > 2) continue;
    const next = after(
      came.map(({ entry }) => strengths.get(entry) ?? NEW),
      came.map(({ place }) => place),
    );
    for (const [i, { entry }] of came.entries()) strengths.set(entry, next[i] ?? NEW);
  }
  return new Map(season.entries.map(({ n }) => [n, shown(strengths.get(n) ?? NEW)]));
}

const matchesOf = ({ matches }: Season, n: number): readonly Match[] =>
  matches.filter(({ seats }) => seats.some(({ entry }) => entry === n));

/** L21: scores are those of the results; ranked is who has played three matches, by their score. */
const scores: Rule = ({ season, before }) => {
  if (season.settings.kind !== 'ladder' || season.status === 'signup' || season.rev === before?.rev) return [];
  const due = scoresOf(season);
  const lines = standingsOf(season)[0] ?? [];
  const wrong = lines.find(({ entry, points }) => points !== due.get(entry.n));
  if (wrong !== undefined)
    return [`L21 ${wrong.entry.user} has a score of ${wrong.points} instead of ${due.get(wrong.entry.n)}`];
  const played = (n: number) => matchesOf(season, n).filter(({ status }) => status === 'done').length;
  const unranked = lines.find(
    ({ entry, place }) => entry.status !== 'excluded' && (place === undefined) !== played(entry.n) < 3,
  );
  if (unranked !== undefined)
    return [`L21 ${unranked.entry.user} has place ${unranked.place} by ${played(unranked.entry.n)} matches`];
  const ranked = lines.filter(({ place }) => place !== undefined);
  const behind = ranked.find(({ points }, i) => points > (ranked[i - 1]?.points ?? points));
  return behind === undefined ? [] : [`L21 ${behind.entry.user} stands behind a lower score`];
};

/** L71, L89: results that nobody played for, and those of a substitute's match, move no score. */
const rated: Rule = (tableView) =>
  newlyDone(tableView)
    .filter(({ outcome }) => outcome?.isRated === true)
    .filter(
      ({ outcome, seats }) =>
        !['played', 'conceded', 'time', ...(seats.length > 2 ? ['dropped'] : [])].includes(outcome?.how ?? '') ||
        seats.some(({ user }) => user !== undefined),
    )
    .map((match) => `L89 ${called(tableView.season, match)} is rated`);

/** L20: after a day of waiting any two who have met less than twice play. */
const queue: Rule = (tableView) => {
  const { season, since, now } = tableView;
  const { settings, progress, startedAt } = season;
  if (settings.kind !== 'ladder' || season.status !== 'running' || !isCalm(tableView)) return [];
  const open = (n: number) => matchesOf(season, n).filter((match) => !isOver(match)).length;
  const able = progress.queue.filter(({ entry }) => open(entry) < 2);
  const wrong = progress.queue.find(({ entry }) => entryOf(season, entry)?.status !== 'in');
  if (wrong !== undefined && now - since(`gone ${wrong.entry}`) > SOON)
    return [`L20 entry ${wrong.entry} is out and waits for a match`];
  const old = progress.queue.find((one) => now > one.since + 7 * DAY + SOON && now - since('queue') > SOON);
  if (old !== undefined) return [`L20 entry ${old.entry} waits for a match longer than seven days`];
  if (startedAt === undefined || settings.table > 2) return [];
  const met = (one: number, other: number) =>
    matchesOf(season, one).filter(
      ({ status, seats }) => status !== 'void' && seats.some(({ entry }) => entry === other),
    ).length;
  return able.flatMap((one, i) =>
    able
      .slice(i + 1)
      .filter((other) => met(one.entry, other.entry) < 2)
      .filter((other) => Math.min(one.since, other.since) + DAY < now)
      .filter((other) => now - since(`queue ${one.entry} ${other.entry}`) > SOON)
      .map((other) => `L20 ${one.entry} and ${other.entry} wait for a match side by side`),
  );
};

export const ladderRules = { scores, rated, queue };
