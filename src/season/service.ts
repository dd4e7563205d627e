/** The season service: leagues, behind one object. */
import { nameKey } from '#decks/names';
import type { Refusal } from '#kernel/ask';
import { seasonOfKey } from '#store/season-key';
import type { DueRow, LeagueRow, SeasonRow } from '#store/types';
import { isRefusal, type Member } from '#table/types';
import type { Language } from '#words/languages';
import { readAct } from './acts.ts';
import { createSeasonCache } from './cache.ts';
import { actOf, CHECK, type Context, change, FINAL, load, NEXT_ROUND, OPEN } from './context.ts';
import { END } from './formats/ladder.ts';
import { answer, challenge, end, play, QUEUE, tend } from './formats/queue.ts';
import { beginCheckIn, CHECK_IN, checkIn, START, startDues } from './lifecycle/check-in.ts';
import { hold } from './lifecycle/hold.ts';
import { again, againByItself, NEXT_SEASON, newSeason, shown } from './lifecycle/next-season.ts';
import { goOnIfDue } from './lifecycle/onward.ts';
import { announce, endReview, finish, lookAtDeck, start } from './lifecycle/organise.ts';
import { seed } from './lifecycle/seeding.ts';
import { set } from './lifecycle/settings-changes.ts';
import { beginOnTime } from './lifecycle/start.ts';
import { mayNot } from './lifecycle/status.ts';
import { trophyKinds } from './lifecycle/trophies.ts';
import { dispute, letStand } from './matches/disputes.ts';
import { openMatches, recordMatch } from './matches/matches.ts';
import { beginNextGame } from './matches/next-game.ts';
import { pairAnew, setApart } from './matches/pairs.ts';
import { confirm, correct, propose } from './matches/proposals.ts';
import { checkTables } from './matches/stuck.ts';
import { atTable, isTableDue, lastOf } from './matches/table-dues.ts';
import { addGiven, extend, gift } from './matches/time.ts';
import { absentFrom, findAbsent } from './people/absent.ts';
import { add } from './people/adding.ts';
import { approve, setOrganiser } from './people/admission.ts';
import { comeBack, goAway } from './people/away.ts';
import { drop, gone, join, keepSecret } from './people/people.ts';
import { mayOrganise } from './people/powers.ts';
import { ratingsFrom } from './people/ratings.ts';
import { arrangeTeam } from './people/teams.ts';
import { cannotReach, isUnreachedDue } from './people/unreached.ts';
import { isPickDue, lookAtDraft, pickForThem, takeCards } from './pools/drafts.ts';
import { BUILT, endBuilding, handIn } from './pools/pools.ts';
import { settingsIn } from './read.ts';
import { refuse } from './refusals.ts';
import { readSettings, settingsFault, usualSettings } from './settings.ts';
import { type NewLeague, type Season, type SeasonService, seasonStatuses, type Trophy } from './types.ts';
import { isKey, translatorIn } from './words/catalogue.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How many leagues of a server may have an unfinished season. */
const MOST = 20;
/** The same of one person who does not manage the server. */
const MOST_OWN = 5;
/** How many acts a log shows. */
const ACTS = 30;

export type Seasons = SeasonService & {
  /** Does what is due for a season. */
  fire(due: DueRow): Promise<void>;
};

export function createSeasons(parts: Omit<Context, 'cache'>): Seasons {
  const { store, now } = parts;
  const context: Context = { ...parts, cache: createSeasonCache(store.seasons) };
  return {
    create: (by, wishes) => create(context, by, wishes),
    find: (season) => load(context, season),
    ofServer: async (guild) =>
      (await store.seasons.ofGuild(guild)).flatMap(({ league, season }) => shortOf(league, season) ?? []),
    seasonsOf: async (league) => (await store.seasons.ofLeague(league)).map(({ id }) => id),
    async show(id) {
      await store.seasons.setMessage(id, undefined);
      await change(context, id, (season) => ({ season }));
    },
    join: (season, who, wanted) => join(context, season, who, wanted),
    arrangeTeam: (season, by, wanted) => arrangeTeam(context, season, by, wanted),
    goAway: (season, user, wish) => goAway(context, season, user, wish),
    comeBack: (season, user) => comeBack(context, season, user),
    drop: (season, user) => drop(context, season, user),
    gone: (season, user) => gone(context, season, user),
    start: (season, by) => start(context, season, by),
    cancel: (season, by, reason) => correct(context, season, by, { what: 'cancel', reason }),
    set: (season, by, wanted, startsIn) => set(context, season, by, wanted, startsIn),
    seed: (season, by, wanted) => seed(context, season, by, wanted),
    checkIn: (season, user) => checkIn(context, season, user),
    add: (season, by, wanted) => add(context, season, by, wanted),
    rule: (season, by, ruling) => correct(context, season, by, { what: 'rule', ...ruling }),
    propose: (season, by, wanted) => propose(context, season, by, wanted),
    confirm: (season, by, key) => confirm(context, season, by, key),
    setVoid: (season, by, act) => correct(context, season, by, { what: 'void', ...act }),
    replay: (season, by, act) => correct(context, season, by, { what: 'replay', ...act }),
    dispute: (season, by, wanted) => dispute(context, season, by, wanted),
    letStand: (season, by, act) => letStand(context, season, by, act),
    hold: (season, by, reason) => hold(context, season, by, reason),
    pairAnew: (season, by, wanted) => pairAnew(context, season, by, wanted),
    setApart: (season, by, wanted) => setApart(context, season, by, wanted),
    approve: (season, by, wanted) => approve(context, season, by, wanted),
    setOrganiser: (season, by, wanted) => setOrganiser(context, season, by, wanted),
    announce: (season, by, text) => announce(context, season, by, text),
    lookAtDeck: (season, by, user) => lookAtDeck(context, season, by, user),
    replace: (season, by, wanted) => correct(context, season, by, { what: 'replace', ...wanted }),
    remove: (season, by, user, reason) => correct(context, season, by, { what: 'remove', user, reason }),
    extend: (season, by, wanted) => extend(context, season, by, wanted),
    gift: (season, by, wanted) => gift(context, season, by, wanted),
    handIn: (season, user, deck) => handIn(context, season, user, deck),
    keepSecret: (season, user) => keepSecret(context, season, user),
    draft: (season, user) => lookAtDraft(context, season, user),
    take: (season, user, wanted) => takeCards(context, season, user, wanted),
    play: (season, user) => play(context, season, user),
    challenge: (season, by, to) => challenge(context, season, by, to),
    answer: (season, user, wanted) => answer(context, season, user, wanted),
    finish: (season, by) => finish(context, season, by),
    again: (season, by) => again(context, season, by),
    async here(id, match, user) {
      const season = await load(context, id);
      if (isRefusal(season)) return season;
      const refused = mayNot('beHere', season);
      if (refused !== undefined) return refused;
      const seats = season.matches.find((one) => one.id === match)?.seats ?? [];
      const own = season.entries.find((entry) => entry.user === user);
      const seat = seats.findIndex(({ entry }) => entry === own?.n);
      if (seat < 0) return refuse('league.not-yours');
      await store.seasons.seen(match, seat, now());
      return load(context, id);
    },
    playedAt: async ({ table }) => (table === undefined ? undefined : lastOf(context, table)),
    absentFrom: (season, match) => absentFrom(context, season, match),
    async ratings(guild, game) {
      const matches = await store.seasons.outcomes(guild);
      return ratingsFrom(matches.filter(({ settings }) => settingsIn({ settings })?.game === game));
    },
    trophies: async (user, guild) => earned(await store.seasons.trophiesOf(user, guild)),
    mayOrganise,
    log: async (season, before) => (await store.servers.acts({ season }, { limit: ACTS, before })).map(readAct),
    setMessage: (season, message) => store.seasons.setMessage(season, message),
    explain: (refusal, language: Language = 'en') => {
      const t = translatorIn(language);
      return isKey(refusal.refused)
        ? t.any(refusal.refused, refusal.with)
        : context.tables.in(language).explain(refusal);
    },
    async fire(due) {
      const id = seasonOfKey(due.table) ?? '';
      if (due.kind === START) await change(context, id, (season) => beginOnTime(context, season), due);
      else if (due.kind === CHECK_IN) await change(context, id, (season) => beginCheckIn(context, season), due);
      else if (due.kind === OPEN) await openMatches(context, id, due);
      else if (due.kind.startsWith('season.record:')) await recordMatch(context, id, due);
      else if (due.kind.startsWith('season.next-game:')) await beginNextGame(context, id, due);
      else if (due.kind.startsWith('season.absent:')) await findAbsent(context, id, due);
      else if (due.kind === CHECK) await checkTables(context, id, due);
      else if (isUnreachedDue(due.kind)) await cannotReach(context, id, due);
      else if (due.kind.startsWith('season.add:')) await addGiven(context, id, due);
      else if (isTableDue(due)) await atTable(context, id, due);
      else if (due.kind === BUILT) await change(context, id, (season) => endBuilding(context, season), due);
      else if (isPickDue(due.kind)) await pickForThem(context, id, due);
      else if (due.kind === NEXT_SEASON) await againByItself(context, id, due);
      else if (due.kind === QUEUE) await tend(context, id, due);
      else if (due.kind === END) await end(context, id, due);
      else if (due.kind === FINAL) await change(context, id, (season) => endReview(context, season), due);
      else if (due.kind === NEXT_ROUND) await change(context, id, (season) => goOnIfDue(context, season), due);
      else throw new Error(`nobody knows what is due: ${due.kind}`);
    },
  };
}

/** Of several first wins only the earliest is one. */
function earned(
  rows: readonly { readonly kind: string; readonly league: string; readonly n: number }[],
): readonly Trophy[] {
  const first = rows.findLast(({ kind }) => kind === 'first-win');
  return rows.flatMap((row) => {
    const kind = trophyKinds.find((one) => one === row.kind);
    const counts = kind !== undefined && (kind !== 'first-win' || row === first);
    return counts ? [{ kind, league: row.league, n: row.n }] : [];
  });
}

async function create(context: Context, by: Member, wishes: NewLeague): Promise<Season | Refusal> {
  const { store, now, newId, games } = context;
  if (!(await context.tables.servers.mayMakeLeagues(by))) return refuse('league.no-right');
  const name = wishes.name.trim().replace(/\s+/g, ' ');
  if (name.length < 1 || name.length > 40) return refuse('league.name-bad');
  const game = games.get(wishes.game);
  if (game === undefined) return refuse('league.setting');
  const edition = wishes.edition ?? game.editions[0]?.id ?? '';
  const settings = readSettings({ ...usualSettings(wishes.kind, game, edition), ...wishes.more });
  if (settings === undefined || !game.editions.some(({ id }) => id === edition)) return refuse('league.setting');
  const fault = settingsFault(settings, game);
  if (fault !== undefined) return fault;
  const league: LeagueRow = {
    ...{ id: newId(8), key: wishes.key, guild: by.guild, channel: wishes.channel },
    ...{ name, nameKey: nameKey(name), owner: by.user, createdAt: now() },
  };
  const startsAt = wishes.startsIn === undefined ? undefined : now() + wishes.startsIn * DAY;
  const season = { ...newSeason(context, league.id, 1, settings), startsAt };
  const at = { id: season.id, league: { id: league.id, name, guild: by.guild, channel: wishes.channel } };
  const act = actOf(context, at as Season, by, 'create');
  const { setDue } = startDues({ settings, startsAt });
  const limits = { server: MOST, owner: by.manages ? MOST : MOST_OWN };
  const made = await store.seasons.create({ league, season, act, setDue }, limits);
  if (made === 'name-taken') return refuse('league.name-taken', { name });
  if (made === 'many-own') return refuse('league.many-own', { most: MOST_OWN });
  if (made === 'many') return refuse('league.many', { most: MOST });
  return made === 'created' ? shown(context, season.id) : load(context, made.known);
}

function shortOf(league: LeagueRow, row: SeasonRow) {
  const settings = settingsIn(row);
  const status = seasonStatuses.find((one) => one === row.status);
  return settings === undefined || status === undefined
    ? undefined
    : { id: row.id, league, n: row.n, status, settings };
}
