/** Decks made of boosters: pools are opened, decks of them are handed in, and whoever hands none in gets one. */

import type { BoosterRules, Deck } from '#face/deck';
import type { Refusal } from '#kernel/ask';
import { openBooster } from '#league/boosters';
import type { Millis, UserId } from '#table/types';
import { type Context, change, type Decided, isGone } from '../context.ts';
import { playersIn } from '../formats/facts.ts';
import { formatOf, withStart } from '../formats/index.ts';
import { END } from '../formats/ladder.ts';
import { advanceInThread } from '../lifecycle/pairing-jobs.ts';
import { mayNot } from '../lifecycle/status.ts';
import { refuse, tell } from '../refusals.ts';
import type { Entry, Season } from '../types.ts';

/** Boosters that each opens where everybody opens their own. */
const SEALED = 6;
/** How long people may build, ms. */
const BUILDING = 7 * 24 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** When the time to build is over. */
export const BUILT = 'season.built';

/** What the boosters of a season's game are; undefined: it has none. */
export const boostersOf = (
  { games }: Pick<Context, 'games'>,
  { settings }: Pick<Season, 'settings'>,
): BoosterRules | undefined =>
  settings.decks === 'own' ? undefined : games.get(settings.game)?.boosters?.(settings.edition);

/** The cards that an entry opens. */
export const sealedPool = ({ seed }: Season, { n }: Pick<Entry, 'n'>, { plan }: BoosterRules): readonly string[] =>
  Array.from({ length: SEALED }, (_, i) => openBooster(plan, `${seed} sealed ${n} ${i + 1}`)).flat();

/** The season in which decks are built of what its entries have opened or taken. */
export function toBuild(context: Context, season: Season): Decided {
  const at = context.now() + BUILDING;
  return {
    season: { ...season, status: 'building', progress: { ...season.progress, buildUntil: at } },
    news: [tell('news.building', { league: season.league.name, until: Math.floor(at / 1000) })],
    setDue: [{ kind: BUILT, seat: -1, at }],
  };
}

/** A card of a list that its player does not have, or not so often; undefined: the list is made of pool and outfit. */
export function missingCard(
  { extra, main }: Pick<Deck, 'extra' | 'main'>,
  pool: readonly string[],
  outfit: readonly string[],
): { readonly card: string; readonly have: number; readonly n: number } | undefined {
  const wanted = new Map<string, number>(Object.entries(main));
  for (const card of Object.values(extra).flat()) wanted.set(card, (wanted.get(card) ?? 0) + 1);
  for (const [card, n] of wanted) {
    const have = pool.filter((one) => one === card).length;
    if (n > have && !outfit.includes(card)) return { card, have, n };
  }
  return undefined;
}

/** Hands in a deck made of one's pool; until the building ends, or one's first match begins, another one takes its place. */
export function handIn(context: Context, id: string, user: UserId, deck: Deck): Promise<Season | Refusal> {
  return change(context, id, async (season) => {
    const { settings, league } = season;
    const refused = mayNot('handIn', season);
    if (refused !== undefined) return refused;
    const own = season.entries.find((entry) => entry.user === user && entry.status === 'in');
    const rules = boostersOf(context, season);
    const game = context.games.get(settings.game);
    if (own?.pool === undefined || rules === undefined || game === undefined)
      return refuse('league.no-pool', { name: league.name });
    if (!mayBuild(season, own)) return refuse('league.built', { name: league.name });
    const missing = missingCard(deck, own.pool, rules.outfit);
    if (missing !== undefined) {
      const card = game.cards.find((one) => one.id === missing.card)?.name ?? missing.card;
      return refuse('league.pool', { ...missing, card });
    }
    const [problem] = game.checkDeck({ ...deck, edition: settings.edition }, settings.edition, rules.format);
    if (problem !== undefined) return refuse('league.deck-illegal', { deck: deck.name, text: problem.text });
    const list: Deck = { ...deck, id: `${league.id}-${own.n}`, edition: settings.edition };
    return beginPlayIfBuilt(context, withDeck(season, own, list));
  });
}

/** Whether somebody may still change their deck. */
export const mayBuild = ({ status, matches }: Season, { n }: Entry): boolean =>
  status === 'building' ||
  (status === 'running' &&
    !matches.some((match) => match.openedAt !== undefined && match.seats.some(({ entry }) => entry === n)));

const withDeck = (season: Season, entry: Entry, deck: Deck): Season => ({
  ...season,
  entries: season.entries.map((one) => (one.n === entry.n ? { ...one, deck } : one)),
});

/** Once everybody has handed in, nobody waits for the time to be over. */
export async function beginPlayIfBuilt(context: Context, season: Season): Promise<Decided> {
  const waits = season.entries.some(({ status, deck }) => status === 'in' && typeof deck !== 'object');
  const isHeld = season.progress.heldSince !== undefined;
  return season.status !== 'building' || waits || isHeld ? { season } : beginPlay(context, season);
}

/** The time is over: whoever has handed nothing in gets a deck of their pool. */
export async function endBuilding(context: Context, season: Season): Promise<Decided | undefined> {
  if (season.status !== 'building') return undefined;
  // When the season goes on, it has what was left of its time.
  if (season.progress.heldSince !== undefined) return undefined;
  const now = context.now();
  if (await isGone(context, season)) return buildingUntil(season, now + DAY);
  const { buildUntil = 0 } = season.progress;
  return buildUntil > now ? buildingUntil(season, buildUntil) : beginPlay(context, season);
}

/** A season whose decks are built until then. */
export const buildingUntil = (season: Season, at: Millis): Decided => ({
  season: { ...season, progress: { ...season.progress, buildUntil: at } },
  setDue: [{ kind: BUILT, seat: -1, at }],
});

/** The deck that the program makes of a pool. */
function madeDeck(season: Season, entry: Entry, { build }: BoosterRules): Deck {
  return {
    ...build(entry.pool ?? []),
    id: `${season.league.id}-${entry.n}`,
    name: season.league.name,
    edition: season.settings.edition,
  };
}

/** An entry with a deck of its pool, where the others have built theirs: whoever had it may have left before they did. */
export function withDeckOfPool(context: Context, season: Season, entry: Entry): Entry {
  const rules = boostersOf(context, season);
  const isBuilt = season.status !== 'draft' && season.status !== 'building';
  if (rules === undefined || !isBuilt || typeof entry.deck === 'object' || entry.pool === undefined) return entry;
  return { ...entry, deck: madeDeck(season, entry, rules) };
}

/** The first matches of a season whose decks are settled. */
export async function beginPlay(context: Context, season: Season): Promise<Decided> {
  const rules = boostersOf(context, season);
  const made = season.entries.filter(
    ({ status, deck, pool }) => status === 'in' && typeof deck !== 'object' && pool !== undefined,
  );
  const entries = season.entries.map((entry) =>
    rules !== undefined && made.includes(entry) ? { ...entry, deck: madeDeck(season, entry, rules) } : entry,
  );
  const begun = withStart({ ...season, status: 'running', startedAt: context.now(), entries });
  const { season: after, news } = await advanceInThread(context, begun);
  const end = formatOf(begun).endAt?.(begun);
  return {
    season: after,
    news: [tell('news.started', { league: season.league.name, count: playersIn(begun).length }), ...news],
    directMessages: made.map(({ user }) => ({
      to: user,
      news: tell('news.deck-made', { league: season.league.name }),
    })),
    clearDue: [{ kind: BUILT, seat: -1 }],
    ...(end !== undefined && { setDue: [{ kind: END, seat: -1, at: end }] }),
  };
}

/** The pool of somebody who joins late, and a deck of it where the others have built theirs. */
export function latePool(context: Context, season: Season, entry: Entry): Entry {
  const rules = boostersOf(context, season);
  if (rules === undefined || season.settings.decks !== 'sealed') return entry;
  const opened = { ...entry, pool: sealedPool(season, entry, rules) };
  return season.status === 'building' ? opened : { ...opened, deck: madeDeck(season, opened, rules) };
}
