/** The start of a season: lots, divisions, locked decks, and the first matches. */

import { type Deck, deckShape } from '#face/deck';
import type { Refusal } from '#kernel/ask';
import { maxRounds } from '#league/swiss-rounds';
import { rulesetOf } from '#table/change/record';
import { isRefusal } from '#table/types';
import type { Context, Decided } from '../context.ts';
import { playersIn } from '../formats/facts.ts';
import { formatOf } from '../formats/index.ts';
import { toldWithoutTeam, withWholeTeams } from '../people/teams.ts';
import { toDraft } from '../pools/drafts.ts';
import { beginPlay, boostersOf, sealedPool, toBuild } from '../pools/pools.ts';
import { byKind } from '../read.ts';
import { refuse, tell } from '../refusals.ts';
import { minEntries } from '../settings.ts';
import type { Entry, Season } from '../types.ts';
import { CHECK_IN, START, startDues, withoutCheckIn, withThoseHere } from './check-in.ts';
import { intoDivisions } from './placing.ts';
import { lotsFor } from './seeding.ts';
import { mayNot } from './status.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Begins a season, or says why it cannot begin. More rounds than can be are refused or, `on time`, as many as can be are played. */
export async function begin(
  context: Context,
  signedUp: Season,
  when: 'by hand' | 'on time' = 'by hand',
): Promise<Decided | Refusal> {
  const refused = mayNot('start', signedUp);
  if (refused !== undefined) return refused;
  const here = withThoseHere(signedUp);
  const { season, without } = withWholeTeams(here.season);
  const { settings } = season;
  const entries = playersIn(season);
  const [missing] = without;
  if (missing !== undefined && when === 'by hand')
    return refuse('league.teams-short', { count: without.length, size: settings.teamSize, person: missing.name });
  const min = minEntries(settings);
  if (entries.length < min) return refuse('league.few', { least: min, count: entries.length });
  const max = maxRounds(entries.length);
  const isTooMany = formatOf(season).hasRounds === true && settings.table === 2 && (settings.rounds ?? 1) > max;
  if (isTooMany && when === 'by hand') return refuse('league.rounds', { count: entries.length, most: max });
  const lots = await lotsFor(context, season, entries);
  const drawn: Entry[] = [];
  for (const [i, entry] of entries.entries())
    drawn.push({ ...entry, lot: lots[i] ?? i + 1, deck: await lockedDeck(context, season, entry, i) });
  const game = context.games.get(settings.game);
  const ruleset = game && rulesetOf(game);
  const settled: Season = {
    ...season,
    ruleset: ruleset?.hash,
    ...byKind([...drawn, ...season.asked, ...season.turnedAway]),
  };
  const decided = await firstStep(context, settled);
  const clearDue = [...(decided.clearDue ?? []), ...[START, CHECK_IN].map((kind) => ({ kind, seat: -1 }))];
  const fewer = tell('news.fewer-rounds', { count: entries.length, wished: settings.rounds ?? 1, rounds: max });
  const news = [...(isTooMany ? [fewer] : []), ...(decided.news ?? [])];
  const told = [...here.directMessages, ...toldWithoutTeam(season, without), ...(decided.directMessages ?? [])];
  return { ...decided, news, directMessages: told, ...(ruleset !== undefined && { ruleset }), clearDue };
}

/** Play begins or, where decks are made of boosters, these are opened first. */
async function firstStep(context: Context, season: Season): Promise<Decided> {
  const rules = boostersOf(context, season);
  if (rules !== undefined && season.settings.decks === 'draft') return toDraft(context, season, rules);
  const { entries } = season;
  const placed = formatOf(season).hasDivisions === true ? await intoDivisions(context, season, entries) : entries;
  if (rules === undefined) return beginPlay(context, { ...season, entries: placed });
  const opened = placed.map((entry) => ({ ...entry, pool: sealedPool(season, entry, rules) }));
  return toBuild(context, { ...season, entries: opened });
}

/** The list that an entry plays all season, as it is stored: the deck they have chosen or, if it is not legal, a ready one. */
export async function lockedDeck(context: Context, season: Season, entry: Entry, i: number): Promise<Deck | undefined> {
  const { game: id, edition, format } = season.settings;
  const game = context.games.get(id);
  if (game === undefined || game.decks.length === 0 || season.settings.decks !== 'own') return undefined;
  if (typeof entry.deck === 'object') return entry.deck;
  const chosen =
    entry.deck === undefined
      ? undefined
      : await context.tables.leagues.deck({ game: id, edition, format }, entry.user, entry.deck);
  if (chosen !== undefined && !isRefusal(chosen)) return deckShape.parse(chosen);
  const ready = game.decks.filter((deck) => deck.edition === edition);
  const given = ready[i % Math.max(1, ready.length)];
  return given && deckShape.parse(given);
}

/** The set time has come: the season begins or, with too few people, waits for another week; the second time it is over. */
export async function beginOnTime(context: Context, season: Season): Promise<Decided | undefined> {
  if (season.status !== 'signup' || season.startsAt === undefined) return undefined;
  const begun = await begin(context, season, 'on time');
  if (!isRefusal(begun)) return begun;
  const { league, settings } = season;
  const at = season.startsAt + WEEK;
  // An end that is set marks that it has waited once.
  if (season.endedAt !== undefined) {
    const cancelled: Season = { ...season, status: 'cancelled', endedAt: context.now() };
    return { season: cancelled, news: [tell('news.cancelled-few', { league: league.name })] };
  }
  const longer: Season = { ...withoutCheckIn(season), startsAt: at, endedAt: at };
  return {
    season: longer,
    news: [tell('news.longer', { league: league.name, least: minEntries(settings) })],
    ...startDues(longer),
  };
}
