/** What organisers do about pairings: a round is paired anew, or two people are kept apart. */

import type { Refusal } from '#kernel/ask';
import { isRefusal, type Member } from '#table/types';
import { actOf, type Context, change, load } from '../context.ts';
import { inStage } from '../formats/facts.ts';
import { formatOf } from '../formats/index.ts';
import { roundOf } from '../formats/rounds.ts';
import { advance } from '../lifecycle/advance.ts';
import { mayNot } from '../lifecycle/status.ts';
import { mayOrganise, organised, reasonFault } from '../people/powers.ts';
import { refuse, tell } from '../refusals.ts';
import type { Match, Season } from '../types.ts';
import { endDue } from './end-due.ts';
import { lastTable } from './table-dues.ts';

/**
 * Pairs the present Swiss round once more while nobody has made a move in it: by another lot, or with two people as they are
 * `chosen`, besides those chosen before.
 */
export async function pairAnew(
  context: Context,
  id: string,
  by: Member,
  { reason, chosen }: { readonly reason: string; readonly chosen?: readonly [string, string] | undefined },
): Promise<Season | Refusal> {
  const before = await load(context, id);
  if (isRefusal(before)) return before;
  if (!mayOrganise(before, by)) return refuse('league.not-organiser');
  const fault = reasonFault(reason);
  if (fault !== undefined) return fault;
  const moved = await hasMoved(context, lastRound(before));
  return change(context, id, (season) => {
    const refused = mayNot('pair', season);
    if (refused !== undefined) return refused;
    if (formatOf(season).hasRounds !== true || season.status !== 'running') return refuse('league.no-round');
    const round = lastRound(season);
    const n = roundOf(season);
    const played = round.some(({ status, seats }) => status === 'done' && seats.length > 1);
    if (moved || played || season.rev !== before.rev)
      return refuse(moved || played ? 'league.moved' : 'league.changed');
    const now = context.now();
    const pair = chosen === undefined ? undefined : entriesOf(season, chosen);
    if (pair !== undefined && 'refused' in pair) return pair;
    const { seeds, chosen: known } = season.progress;
    const progress =
      pair === undefined
        ? { ...season.progress, seeds: { ...seeds, [n]: context.newId(20) }, chosen: { ...known, [n]: [] } }
        : { ...season.progress, chosen: { ...known, [n]: withPair(known[n] ?? [], pair) } };
    const matches = season.matches.filter((match) => !round.includes(match));
    const after = advance({ ...season, progress, matches }, context);
    return {
      season: after.season,
      news: [tell('news.paired-anew', { round: n, league: season.league.name, reason: reason.trim() })],
      act: actOf(context, season, by, 'pair', { reason: reason.trim() }),
      setDue: round.flatMap(({ table }) => (table === undefined ? [] : [endDue(table, now)])),
    };
  });
}

/** Two different people of one division who are in a season. */
function entriesOf(season: Season, people: readonly [string, string]): [number, number] | Refusal {
  const [one, other] = people.map((user) =>
    season.entries.find((entry) => entry.user === user && entry.status === 'in'),
  );
  return one === undefined || other === undefined || one === other || one.division !== other.division
    ? refuse('league.apart-who', { name: season.league.name })
    : [one.n, other.n];
}

/** Pairs with one more, without those of which somebody is in it. */
const withPair = (pairs: readonly [number, number][], pair: [number, number]): [number, number][] => [
  ...pairs.filter((one) => !one.some((n) => pair.includes(n))),
  pair,
];

const lastRound = (season: Season): readonly Match[] =>
  inStage(season, 'main').filter(({ round }) => round === roundOf(season));

/** Whether somebody has made a move in one of these matches. */
export async function hasMoved(context: Context, matches: readonly Match[]): Promise<boolean> {
  for (const match of matches) {
    const report = await lastTable(context, match);
    if (report?.seats.some((seat) => seat.hasMoved)) return true;
  }
  return false;
}

/** Keeps two people apart from now on, or no longer. */
export function setApart(
  context: Context,
  id: string,
  by: Member,
  { people, reason }: { readonly people: readonly [string, string]; readonly reason: string },
): Promise<Season | Refusal> {
  return organised(context, id, by, reason, (season) => {
    const refused = mayNot('setApart', season);
    if (refused !== undefined) return refused;
    const [one, other] = people.map((user) => season.entries.find((entry) => entry.user === user)?.n);
    if (one === undefined || other === undefined || one === other)
      return refuse('league.apart-who', { name: season.league.name });
    const isPair = (pair: readonly number[]) => pair.includes(one) && pair.includes(other);
    const { apart } = season.progress;
    const left = apart.filter((pair) => !isPair(pair));
    const next: Season['progress']['apart'] = left.length < apart.length ? left : [...apart, [one, other]];
    return {
      season: { ...season, progress: { ...season.progress, apart: next } },
      act: actOf(context, season, by, left.length < apart.length ? 'together' : 'apart', { reason: reason.trim() }),
    };
  });
}
