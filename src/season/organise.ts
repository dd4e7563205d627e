/** What organisers do: settings before the start, outcomes, people, and the end. Each act is stored with its reason. */
import type { Refusal } from '#kernel/ask';
import { isRefusal, type Member } from '#table/types';
import { advance } from './advance.ts';
import { actOf, type Context, change, type Decided, FINAL, OPEN } from './context.ts';
import { standingsOf } from './formats/index.ts';
import { bracketIn } from './formats/knockout.ts';
import { numberOf } from './matches.ts';
import { concedeOpen, leaving } from './people.ts';
import { refuse, tell } from './refusals.ts';
import { readSettings } from './settings.ts';
import { begin, START } from './start.ts';
import type { Match, Outcome, Season, SeasonSettings } from './types.ts';

/** How long a reason is, in characters. */
const REASON = { least: 3, most: 200 } as const;

export const mayOrganise = ({ owner, league }: Season, by: Member): boolean =>
  by.guild === league.guild && (by.manages || by.user === owner);

/** Why a reason is none; undefined: it is one. */
export function reasonFault(reason: string): Refusal | undefined {
  const { length } = reason.trim();
  return length < REASON.least || length > REASON.most ? refuse('league.reason', REASON) : undefined;
}

/** Changes a season as an organiser. `reason` undefined: none is asked for. */
function organised(
  context: Context,
  id: string,
  by: Member,
  reason: string | undefined,
  decide: (season: Season) => Promise<Decided | Refusal | undefined> | Decided | Refusal | undefined,
): Promise<Season | Refusal> {
  return change(context, id, (season) => {
    if (!mayOrganise(season, by)) return refuse('league.not-organiser');
    const fault = reason === undefined ? undefined : reasonFault(reason);
    return fault ?? decide(season);
  });
}

export function set(context: Context, id: string, by: Member, wanted: Partial<SeasonSettings>) {
  return organised(context, id, by, undefined, (season) => {
    if (season.status !== 'signup') return refuse('league.started', { name: season.league.name });
    const settings = readSettings({ ...season.settings, ...wanted });
    if (settings === undefined || settings.places < season.entries.length) return refuse('league.setting');
    return { season: { ...season, settings }, act: actOf(context, season, by, 'set') };
  });
}

export function start(context: Context, id: string, by: Member) {
  return organised(context, id, by, undefined, async (season) => {
    const begun = await begin(context, season);
    return isRefusal(begun) ? begun : { ...begun, act: actOf(context, season, by, 'start') };
  });
}

/** Running games go on as friendly ones: nothing waits for their end any more. */
export function cancel(context: Context, id: string, by: Member, reason: string) {
  return organised(context, id, by, reason, (season) => {
    if (season.status === 'cancelled') return undefined;
    if (season.status === 'final') return refuse('league.over', { name: season.league.name });
    return {
      season: { ...season, status: 'cancelled', endedAt: context.now() },
      news: [tell('news.cancelled', { league: season.league.name, reason: reason.trim() })],
      act: actOf(context, season, by, 'cancel', { reason: reason.trim() }),
      clearDue: [START, OPEN, FINAL].map((kind) => ({ kind, seat: -1 })),
    };
  });
}

/** Sets the outcome of a match. A table that still runs is ended without a result. */
export async function rule(
  context: Context,
  id: string,
  by: Member,
  n: number,
  won: readonly [number, number],
  reason: string,
): Promise<Season | Refusal> {
  let running: string | undefined;
  const ruled = await organised(context, id, by, reason, (season) => {
    if (season.status === 'final' || season.status === 'cancelled')
      return refuse('league.over', { name: season.league.name });
    const match = season.matches[n - 1];
    if (match === undefined) return refuse('league.no-match', { match: n });
    if (match.seats.length < 2) return refuse('league.match-free', { match: n });
    const fault = scoreFault(season, match, won) ?? followsFault(season, match, won, n);
    if (fault !== undefined) return fault;
    running = match.status === 'open' ? match.table : undefined;
    return ruling(context, season, by, match, won, reason.trim());
  });
  if (!isRefusal(ruled) && running !== undefined) await context.tables.end(running);
  return ruled;
}

function ruling(
  context: Context,
  season: Season,
  by: Member,
  match: Match,
  won: readonly [number, number],
  reason: string,
): Decided {
  const n = numberOf(season, match);
  const [first, second] = match.seats.map(({ entry }) => season.entries.find((one) => one.n === entry)?.name ?? '?');
  const outcome: Outcome = { how: 'organiser', won, drawn: won[0] === won[1] ? 1 : 0, at: context.now() };
  const matches = season.matches.map((one): Match => (one === match ? { ...match, status: 'done', outcome } : one));
  const stage = season.matches.some((one) => one.stage === 'cut') ? 'cut' : 'running';
  const status = season.status === 'review' ? stage : season.status;
  const after = advance({ ...season, status, matches }, context);
  const names = { winner: first ?? '?', loser: second ?? '?' };
  return {
    season: after.season,
    news: [
      tell('news.ruled', { ...names, match: n, won: won[0], lost: won[1], reason }),
      ...after.news.filter(({ key }) => season.status !== 'review' || key !== 'news.review'),
    ],
    act: actOf(context, season, by, 'rule', { reason, match: n }),
  };
}

function scoreFault({ settings }: Season, match: Match, won: readonly [number, number]) {
  const enough = settings.bestOf === 3 ? 2 : 1;
  const mustEnd = settings.kind === 'knockout' || match.stage === 'cut';
  const possible = won.every((games) => Number.isInteger(games) && games >= 0 && games <= enough);
  if (!possible || won[0] + won[1] > settings.bestOf || (mustEnd && won[0] === won[1])) return refuse('league.score');
  return undefined;
}

/** A knock-out's match from which others have gone on cannot be turned round once those have begun. */
function followsFault(season: Season, match: Match, won: readonly [number, number], n: number): Refusal | undefined {
  const isBracket = season.settings.kind === 'knockout' || match.stage === 'cut';
  if (!isBracket || match.outcome === undefined) return undefined;
  const [own = 0, other = 0] = match.outcome.won;
  if (own > other === won[0] > won[1]) return undefined;
  const winner = match.seats[own > other ? 0 : 1]?.entry;
  const gone =
    bracketIn(season, match.stage).length > 0 &&
    season.matches.some(
      (later) => later.stage === match.stage && later.n > match.n && later.seats.some(({ entry }) => entry === winner),
    );
  return gone ? refuse('league.follows', { match: n }) : undefined;
}

export async function remove(context: Context, id: string, by: Member, user: string, reason: string) {
  const removed = await organised(context, id, by, reason, (season) => {
    const own = season.entries.find((entry) => entry.user === user);
    if (own === undefined) return refuse('league.not-in', { name: season.league.name });
    if (own.status === 'excluded') return undefined;
    const act = actOf(context, season, by, 'remove', { reason: reason.trim(), about: user });
    const said = tell('news.removed', { person: own.name, league: season.league.name, reason: reason.trim() });
    return leaving(context, season, own, 'excluded', act, said);
  });
  return isRefusal(removed) ? removed : concedeOpen(context, removed, user);
}

/** The result stands from now on. */
export function finish(context: Context, id: string, by: Member) {
  return organised(context, id, by, undefined, (season) => {
    if (season.status === 'final') return undefined;
    if (season.status !== 'review') return refuse('league.not-done');
    return { ...final(context, season), act: actOf(context, season, by, 'finish') };
  });
}

/** The end of a season, whose first three are told. */
export function final(context: Context, season: Season): Decided {
  const [best = []] = standingsOf(season);
  const [first, second, third] = best.map(({ entry }) => entry.name);
  const news = tell('news.final', { league: season.league.name, season: season.n, first: first ?? '?', second, third });
  return {
    season: { ...season, status: 'final', endedAt: context.now() },
    news: [news],
    clearDue: [{ kind: FINAL, seat: -1 }],
  };
}
