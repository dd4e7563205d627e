/** Leagues and their seasons, as they are stored. */
import type { NewAuditRow } from './server-types.ts';
import type { DueRow, NewOutboxRow, RulesetRow } from './types.ts';

/** Milliseconds since 1970. */
type Millis = number;

export type LeagueRow = {
  readonly id: string;
  /** Idempotency key: the interaction that made it. */
  readonly key: string;
  readonly guild: string;
  readonly channel: string;
  readonly name: string;
  readonly nameKey: string;
  readonly owner: string;
  readonly createdAt: Millis;
};

/** `settings`: JSON text. */
export type SeasonRow = {
  readonly id: string;
  readonly league: string;
  readonly n: number;
  readonly status: string;
  readonly rev: number;
  readonly settings: string;
  readonly seed: string;
  readonly startsAt: Millis | undefined;
  readonly startedAt: Millis | undefined;
  readonly endedAt: Millis | undefined;
  readonly message: string | undefined;
  /** JSON text. */
  readonly course: string | undefined;
  /** Its tables are set up with it; undefined: with the present one. */
  readonly ruleset: string | undefined;
};

/** `deck`, `pool`, `away`: JSON texts. */
export type EntryRow = {
  readonly n: number;
  readonly user: string;
  readonly name: string;
  readonly status: string;
  readonly lot: number | undefined;
  readonly division: number;
  readonly fromRound: number;
  readonly deck: string | undefined;
  readonly joinedAt: Millis;
  readonly pool: string | undefined;
  readonly secret: boolean;
  readonly standsFor: string | undefined;
  readonly away: string | undefined;
};

/** `user`: who played it, if somebody else has the place by now. */
export type MatchSeatRow = {
  readonly seat: number;
  readonly entry: number;
  readonly seenAt: Millis | undefined;
  readonly user: string | undefined;
};

/** What a match has come to. `won`: games, by seat; `places`: by seat, from 1, of tables of more than two. */
export type MatchResultRow = {
  readonly how: string;
  readonly won: readonly number[];
  readonly drawn: number;
  readonly at: Millis;
  /** It counts for ratings. */
  readonly isRated?: true | undefined;
  readonly places?: readonly number[] | undefined;
};

/** A match with an outcome, for ratings. `settings`: of its season, as JSON text. */
export type RatedMatch = {
  readonly users: readonly string[];
  readonly won: readonly number[];
  readonly places: readonly number[] | undefined;
  readonly how: string;
  readonly isRated: boolean;
  readonly settings: string;
};

export type MatchRow = {
  readonly id: string;
  readonly division: number;
  readonly stage: string;
  readonly round: number;
  readonly n: number;
  readonly status: string;
  readonly table: string | undefined;
  readonly games: number;
  readonly openedAt: Millis | undefined;
  readonly doneAt: Millis | undefined;
  /** The seat that begins its first game. */
  readonly first: number | undefined;
  readonly seats: readonly MatchSeatRow[];
  /** The one that counts. */
  readonly result: MatchResultRow | undefined;
};

/** A season without its people and matches. */
export type SeasonHead = {
  readonly league: LeagueRow;
  /** Those who organise it besides its owner. */
  readonly organisers: readonly string[];
  readonly season: SeasonRow;
};

/** A season with everything that belongs to it. Entries by their number, matches by division, stage, round and number. */
export type StoredSeason = SeasonHead & {
  readonly entries: readonly EntryRow[];
  readonly matches: readonly MatchRow[];
};

/** A change of a season, in one transaction. */
export type SeasonChange = {
  readonly season: string;
  /** The rev that it is based on; the row gets the next one. */
  readonly expect: number;
  readonly row?: Partial<Omit<SeasonRow, 'id' | 'league' | 'n' | 'rev' | 'seed'>>;
  /** New entries, and all of those that change. */
  readonly entries?: readonly EntryRow[];
  /** Entries that are taken back, by number: only before the start. */
  readonly left?: readonly number[];
  /** New matches, and all of those that change; results are stored apart. */
  readonly matches?: readonly Omit<MatchRow, 'result'>[];
  /** Matches that are taken back, by id, with their results. */
  readonly removed?: readonly string[];
  readonly results?: readonly ({ readonly match: string } & MatchResultRow)[];
  readonly settle?: Omit<DueRow, 'table'>;
  readonly setDue?: readonly Omit<DueRow, 'table'>[];
  readonly clearDue?: readonly Omit<DueRow, 'table' | 'at'>[];
  readonly outbox?: readonly NewOutboxRow[];
  readonly act?: NewAuditRow;
  /** The one that its tables are set up with. */
  readonly ruleset?: RulesetRow | undefined;
  /** Drafts that begin. */
  readonly drafts?: readonly { readonly division: number; readonly state: string }[];
  readonly trophies?: readonly Omit<TrophyRow, 'season'>[];
  /** The trophies take the place of those that the season had. */
  readonly trophiesAnew?: true | undefined;
};

/** What somebody has won for good. */
export type TrophyRow = { readonly season: string; readonly user: string; readonly kind: string; readonly at: Millis };

/** `state`: JSON text. */
export type DraftRow = { readonly division: number; readonly rev: number; readonly state: string };

/** A change of a draft, in one transaction. */
export type DraftChange = {
  readonly season: string;
  readonly division: number;
  /** The rev that it is based on; the draft gets the next one. */
  readonly expect: number;
  readonly state: string;
  readonly settle?: Omit<DueRow, 'table'> | undefined;
  readonly setDue?: readonly Omit<DueRow, 'table'>[];
  readonly clearDue?: readonly Omit<DueRow, 'table' | 'at'>[];
  readonly outbox?: readonly NewOutboxRow[];
};

export type NewSeason = {
  readonly league: LeagueRow;
  readonly season: SeasonRow;
  readonly act: NewAuditRow;
  readonly setDue: readonly Omit<DueRow, 'table'>[];
};

export type SeasonRepository = {
  /**
   * Stores a league with its first season. `known`: the key has made that season before; `name-taken`: the server has a league
   * of that name; `many`, `many-own`: the server, or the league's owner there, has as many leagues with an unfinished season as `max` allows.
   */
  create(
    made: NewSeason,
    max: { readonly server: number; readonly owner: number },
  ): Promise<'created' | { readonly known: string } | 'name-taken' | 'many' | 'many-own'>;
  /** Stores the next season of a league; `known`: there is one already. */
  next(made: NewSeason): Promise<'created' | { readonly known: string }>;
  find(season: string): Promise<StoredSeason | undefined>;
  /** Whatever changes the people or the matches of a season raises its rev. */
  head(season: string): Promise<SeasonHead | undefined>;
  /** `settled`: what was due has been done; `moved`: the season has changed since. Nothing is stored then. */
  commit(change: SeasonChange): Promise<'stored' | 'moved' | 'settled'>;
  setMessage(season: string, message: string | undefined): Promise<void>;
  /** The latest seasons of all leagues of a server, newest league first. */
  ofGuild(guild: string): Promise<readonly { readonly league: LeagueRow; readonly season: SeasonRow }[]>;
  /** All seasons of a league, the first one first. */
  ofLeague(league: string): Promise<readonly SeasonRow[]>;
  /** All matches of two people in a server's leagues that have an outcome, in the order of their first ones. */
  outcomes(guild: string): Promise<readonly RatedMatch[]>;
  /** The drafts of a season, by division. */
  drafts(season: string): Promise<readonly DraftRow[]>;
  commitDraft(change: DraftChange): Promise<'stored' | 'moved' | 'settled'>;
  /** What has been won in a season. */
  trophiesIn(season: string): Promise<readonly TrophyRow[]>;
  /** What somebody has won in a server's leagues, the latest first, with the league's name and the season's number. */
  trophiesOf(
    user: string,
    guild: string,
  ): Promise<readonly (TrophyRow & { readonly league: string; readonly n: number })[]>;
  /** Makes somebody an organiser of a league, or takes it back; the act is stored with it. */
  setOrganiser(change: {
    readonly league: string;
    readonly user: string;
    readonly organises: boolean;
    readonly act: NewAuditRow;
  }): Promise<void>;
  /** Notes that somebody is at their match; the first time counts, and raises the season's rev. */
  seen(match: string, seat: number, at: Millis): Promise<void>;
};
