/** Leagues and their seasons, as the layers above see them. */

import type { Deck } from '#face/deck';
import type { Refusal } from '#kernel/ask';
import type { Frozen } from '#kernel/frozen';
import type { AwayFrom, Member, Millis, Person, TableId, UserId } from '#table/types';
import type { Language } from '#words/languages';
import type { ActArgs } from './acts.ts';
import type { TrophyKind } from './lifecycle/trophies.ts';
import type { Foreseen } from './matches/foreseen.ts';
import type { JoinWishes } from './people/people.ts';
import type { PlayerRating } from './people/ratings.ts';
import type { TeamChange } from './people/teams.ts';
import type { DraftLook } from './pools/drafts.ts';
import type { SeasonProgress } from './progress.ts';
import type { SeasonSettings } from './settings.ts';

export const kinds = ['everyone', 'swiss', 'knockout', 'ladder', 'teams'] as const;
/** Everyone meets everyone, Swiss rounds, a knock-out, a ladder, where people ask for matches, or teams that meet at several boards. */
export type Kind = (typeof kinds)[number];

export const paces = ['brisk', 'steady', 'relaxed'] as const;
export type Pace = (typeof paces)[number];

/** How a knock-out is seeded: by lot, by the ratings of the server, or as the organisers want it. */
export const seedings = ['lot', 'rating', 'hand'] as const;

export const deckSources = ['own', 'sealed', 'draft'] as const;
/** Decks of one's own, or made of boosters that each opens for themselves, or that a group passes round. */

export type { SeasonSettings } from './settings.ts';

/** Kinds are stored, so they never change their meaning. */
export const seasonStatuses = [
  ...(['signup', 'draft', 'building', 'running', 'cut', 'review', 'final', 'cancelled'] as const),
] as const;
export type SeasonStatus = (typeof seasonStatuses)[number];

/** `asked`: they wait for an organiser to let them in. */
export const entryStatuses = ['in', 'asked', 'dropped', 'excluded'] as const;
export type EntryStatus = (typeof entryStatuses)[number];

/** A person in a season. `n`: their number, from 1. */
export type Entry = {
  readonly n: number;
  readonly user: UserId;
  readonly name: string;
  readonly status: EntryStatus;
  /** Undefined before the start. */
  readonly lot: number | undefined;
  readonly division: number;
  readonly fromRound: number;
  /** The choice (a ready deck's id, or one of their own) before the start, the list from then on. */
  readonly deck: string | Deck | undefined;
  /** The cards that they have opened or taken, by definition. */
  readonly pool: readonly string[] | undefined;
  /** Their list is not shown when the season is over. */
  readonly secret: boolean;
  /** Who had the place before them. */
  readonly standsFor: UserId | undefined;
  /** When they are away, or were. */
  readonly away: readonly AwayFrom[];
};

/**
 * How a match ended. `absent`, `nobody`: one or both did not come; `dropped`: one left the season; `free`: without opponent;
 * `organiser`: set by hand.
 */
export const endings = [
  ...(['played', 'conceded', 'time', 'absent', 'nobody', 'dropped', 'free', 'organiser'] as const),
] as const;
export type Ending = (typeof endings)[number];

export type Outcome = {
  readonly how: Ending;
  /** Games won, by seat. */
  readonly won: readonly number[];
  readonly drawn: number;
  readonly at: Millis;
  /** It counts for ratings. */
  readonly isRated?: true | undefined;
  /** By seat, from 1; of tables of more than two. */
  readonly places?: readonly number[] | undefined;
};

/** `waiting`: its people are known; `open`: its table runs; `stuck`: the rules do not take it; `void`: it does not count. */
export const matchStatuses = ['waiting', 'open', 'stuck', 'done', 'void'] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** `user`: who played it, if somebody else has the place by now. */
export type MatchSeat = {
  readonly entry: number;
  readonly seenAt: Millis | undefined;
  readonly user?: UserId | undefined;
};

export type Match = {
  readonly id: string;
  readonly division: number;
  readonly stage: 'main' | 'cut';
  /** From 1, and within the round. */
  readonly round: number;
  readonly n: number;
  readonly status: MatchStatus;
  readonly table: TableId | undefined;
  /** How many tables were opened for it. */
  readonly games: number;
  readonly openedAt: Millis | undefined;
  /** The seat that begins its first game; undefined: that is left to the game. */
  readonly first: number | undefined;
  /** Numbers of entries; one alone has a free round. `seenAt`: when they said that they are there. */
  readonly seats: readonly MatchSeat[];
  readonly outcome: Outcome | undefined;
};

/** A season with all that belongs to it. */
export type Season = {
  readonly id: string;
  readonly league: { readonly id: string; readonly name: string; readonly guild: string; readonly channel: string };
  readonly owner: UserId;
  /** Those who organise it besides its owner. */
  readonly organisers: readonly UserId[];
  readonly n: number;
  readonly rev: number;
  readonly status: SeasonStatus;
  readonly settings: SeasonSettings;
  readonly seed: string;
  readonly startsAt: Millis | undefined;
  readonly startedAt: Millis | undefined;
  readonly endedAt: Millis | undefined;
  readonly message: string | undefined;
  readonly progress: SeasonProgress;
  /** The ruleset that its tables are set up with; undefined: the present one. */
  readonly ruleset: string | undefined;
  readonly entries: readonly Entry[];
  /** Those who wait to be let in. */
  readonly asked: readonly Entry[];
  /** Those who cannot join and have no place: they were not let in, or somebody else has the place that they were taken out of. */
  readonly turnedAway: readonly Entry[];
  readonly matches: readonly Match[];
};

/** Where somebody stands, and what they have come to. */
type Standing = {
  /** Undefined: they have none, as they were taken out, have left too early or are not ranked; they stand last. */
  readonly place: number | undefined;
  /** The lot alone has put it behind, or ahead of, a neighbour. */
  readonly byLot: boolean;
  readonly points: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
};

/** A line of a table of standings. `note`: what decided between those level on points, as figures to show. */
export type Line = Standing & { readonly entry: Entry; readonly free: number; readonly note: string };

/** People who play for each other. `n`: their number, from 1. */
export type Team = {
  readonly n: number;
  readonly name: string;
  /** The number of the entry that may put the others in order. */
  readonly captain: number;
  /** Numbers of entries, the first board first. */
  readonly boards: readonly number[];
};

/** A line of a table of teams, with their matches. `boards`: what their people have won at theirs; a draw is half a point. */
export type TeamLine = Standing & { readonly team: Team; readonly boards: number };

/** The standings of a division, best first. */
export type Standings = readonly Line[];

export type NewLeague = {
  /** Idempotency key: the interaction. */
  readonly key: string;
  readonly name: string;
  readonly channel: string;
  readonly kind: Kind;
  readonly game: string;
  readonly edition?: string | undefined;
  /** In so many days; undefined: when somebody starts it. */
  readonly startsIn?: number | undefined;
  readonly more?: Partial<Omit<SeasonSettings, 'kind' | 'game' | 'edition'>>;
};

/** Something won for good in a season of a league. */
export type Trophy = { readonly kind: TrophyKind; readonly league: string; readonly n: number };

export type SeasonAct = Frozen<Omit<ActArgs, 'own'>> & {
  readonly at: Millis;
  readonly actor: UserId | undefined;
  readonly what: string;
  /** It was about a match of their own. */
  readonly isOwn: boolean;
  /** Where it stands among all acts; later ones have larger numbers. */
  readonly seq?: number;
};

/** An outcome that an organiser sets. */
export type Ruling = {
  readonly match: number;
  /** Games won, by seat. */
  readonly won: readonly number[];
  /** By seat, from 1; of a table of more than two. */
  readonly places?: readonly number[] | undefined;
  readonly reason: string;
  /** Matches that have come from the earlier outcome are begun anew, even if they have been played. */
  readonly withAll?: boolean | undefined;
};

/** What an organiser does to a match. */
export type MatchAct = { readonly match: number; readonly reason: string };

/** What organisers do that is shown to them first, with what follows from it. */
export type Correction =
  | (Ruling & { readonly what: 'rule' })
  | (MatchAct & { readonly what: 'void' | 'replay' })
  | { readonly what: 'remove'; readonly user: UserId; readonly reason: string }
  | { readonly what: 'replace'; readonly user: UserId; readonly next: Person; readonly reason: string }
  | { readonly what: 'cancel'; readonly reason: string };

/**
 * Leagues. What organisers may do is checked here: whoever created the league, and those who manage the server. Everything
 * that they do is stored with its reason, where all can read it. Refusals are explained by `explain`.
 */
export type SeasonService = {
  create(by: Member, wishes: NewLeague): Promise<Season | Refusal>;
  find(season: string): Promise<Season | Refusal>;
  /** The latest seasons of a server's leagues, the newest league first. */
  ofServer(guild: string): Promise<readonly Pick<Season, 'id' | 'league' | 'n' | 'status' | 'settings'>[]>;
  /** Ids of all seasons of a league, the first one first. */
  seasonsOf(league: string): Promise<readonly string[]>;
  /** Sends the season's message anew. */
  show(season: string): Promise<void>;
  /** Takes a place. Idempotent; a new deck, or team, replaces the one chosen before. */
  join(season: string, who: Member, wanted?: JoinWishes): Promise<Season | Refusal>;
  /** Puts the people of a team in order, or names it, before the start. */
  arrangeTeam(season: string, by: Member, wanted: TeamChange): Promise<Season | Refusal>;
  /** Gives the place up: before the start it is free again, later open matches are lost. Idempotent. */
  drop(season: string, user: UserId): Promise<Season | Refusal>;
  /** Somebody of a running season has left its server: they are out of it. Idempotent. */
  gone(season: string, user: UserId): Promise<Season | Refusal>;
  /** The clocks of all of a person's matches stand still for so many whole days, from now or so many days on. */
  goAway(season: string, user: UserId, wish: { readonly days: number; readonly in: number }): Promise<Season | Refusal>;
  /** They are back, and do not go: days that have begun stay used. Idempotent. */
  comeBack(season: string, user: UserId): Promise<Season | Refusal>;
  start(season: string, by: Member): Promise<Season | Refusal>;
  cancel(season: string, by: Member, reason: string): Promise<Season | Refusal>;
  /**
   * Changes settings: any before the start, later those on which nothing depends that was played. `startsIn`: in so many days it
   * begins; 0: when an organiser starts it.
   */
  set(season: string, by: Member, change: Partial<SeasonSettings>, startsIn?: number): Promise<Season | Refusal>;
  /** Seeds somebody of a knock-out at a place from 1, before the start. */
  seed(
    season: string,
    by: Member,
    wanted: { readonly user: UserId; readonly place: number },
  ): Promise<Season | Refusal>;
  /** Says before the start that somebody is there. Idempotent. */
  checkIn(season: string, user: UserId): Promise<Season | Refusal>;
  /** Puts somebody into a season by hand: a newcomer, or somebody who has left or was taken out; before the start it also checks them in. */
  add(season: string, by: Member, wanted: { readonly who: Person; readonly reason: string }): Promise<Season | Refusal>;
  /** Sets the outcome of a match by its number; rounds that are paired stay paired. */
  rule(season: string, by: Member, ruling: Ruling): Promise<Season | Refusal>;
  /** Remembers by its key what an organiser wants to do, and tells what follows from it; `confirm` does it. */
  propose(season: string, by: Member, wanted: Correction & { readonly key: string }): Promise<Foreseen | Refusal>;
  /** Does what the same organiser has proposed, if nothing else follows from it by now. */
  confirm(season: string, by: Member, key: string): Promise<Season | Refusal>;
  /** A match does not count. */
  setVoid(season: string, by: Member, act: MatchAct): Promise<Season | Refusal>;
  /** A running match, or one that could not begin, is begun anew. */
  replay(season: string, by: Member, act: MatchAct): Promise<Season | Refusal>;
  /** A person of a match objects to it; its organisers are told. */
  dispute(
    season: string,
    by: Member,
    wanted: { readonly match: number; readonly text: string },
  ): Promise<Season | Refusal>;
  /** The result of a match in dispute stays as it is. */
  letStand(season: string, by: Member, act: MatchAct): Promise<Season | Refusal>;
  /** Holds the season or, if it is held, lets it go on. */
  hold(season: string, by: Member, reason: string): Promise<Season | Refusal>;
  /** Pairs the present Swiss round by another lot, while nobody has moved in it. */
  pairAnew(
    season: string,
    by: Member,
    wanted: { readonly reason: string; readonly chosen?: readonly [string, string] | undefined },
  ): Promise<Season | Refusal>;
  /** Two people are not paired from now on or, if they were apart, may be again. */
  setApart(
    season: string,
    by: Member,
    wanted: { readonly people: readonly [UserId, UserId]; readonly reason: string },
  ): Promise<Season | Refusal>;
  /** Lets in somebody who has asked, or refuses them. */
  approve(
    season: string,
    by: Member,
    wanted: { readonly user: UserId; readonly takes: boolean },
  ): Promise<Season | Refusal>;
  setOrganiser(
    season: string,
    by: Member,
    wanted: { readonly user: UserId; readonly organises: boolean },
  ): Promise<Season | Refusal>;
  /** Says something in the league's channel, in its name. */
  announce(season: string, by: Member, text: string): Promise<Season | Refusal>;
  /** Lets an organiser who does not play look at somebody's list, in `entries`; that stands in the log. */
  lookAtDeck(season: string, by: Member, user: UserId): Promise<Season | Refusal>;
  /** Gives a place with all of its results to somebody else. */
  replace(
    season: string,
    by: Member,
    wanted: {
      readonly user: UserId;
      readonly next: Person;
      readonly reason: string;
    },
  ): Promise<Season | Refusal>;
  /** Adds 1 to 7 days, 14 in all, to both banks of a running match. Once for each key. */
  extend(
    season: string,
    by: Member,
    wanted: {
      /** Undefined: all that are open. */
      readonly match: number | undefined;
      readonly days: number;
      readonly reason: string;
      readonly key: string;
    },
  ): Promise<Season | Refusal>;
  /** Gives one's opponent in a running match a day, three times at most. Once for each key. */
  gift(season: string, by: Member, wanted: { readonly match: string; readonly key: string }): Promise<Season | Refusal>;
  /** Hands in a deck made of one's pool. */
  handIn(season: string, user: UserId, deck: Deck): Promise<Season | Refusal>;
  /** Keeps somebody's list back when the season is over, or no longer. */
  keepSecret(season: string, user: UserId): Promise<Season | Refusal>;
  /** The table at which a match is played, or was last: each game of a best of three has a table of its own. */
  playedAt(match: Pick<Match, 'table'>): Promise<TableId | undefined>;
  /** Seats of a running match that have not come to it: who has neither moved, nor looked at their hand, nor said that they are there. */
  absentFrom(season: Season, match: Match): Promise<readonly number[]>;
  /** What somebody sees of their draft: nobody sees the packs or cards of others. */
  draft(season: string, user: UserId): Promise<DraftLook | Refusal>;
  /** Takes cards, by definition, of the pack that waits for somebody; `pack`: the key that they saw. */
  take(
    season: string,
    user: UserId,
    wanted: { readonly pack: string; readonly cards: readonly string[] },
  ): Promise<DraftLook | Refusal>;
  /** Joins the queue of a ladder, or leaves it. */
  play(season: string, user: UserId): Promise<Season | Refusal>;
  /** Asks somebody for a match of a ladder. */
  challenge(season: string, by: Member, to: UserId): Promise<Season | Refusal>;
  /** Takes or declines a challenge; `from`: the entry that made it. */
  answer(
    season: string,
    user: UserId,
    wanted: { readonly from: number; readonly takes: boolean },
  ): Promise<Season | Refusal>;
  remove(season: string, by: Member, user: UserId, reason: string): Promise<Season | Refusal>;
  finish(season: string, by: Member): Promise<Season | Refusal>;
  /** Opens the sign-up of the next season, with the same settings. */
  again(season: string, by: Member): Promise<Season | Refusal>;
  /** Ratings and records in a game of a server's leagues, the strongest first. */
  ratings(guild: string, game: string): Promise<readonly PlayerRating[]>;
  /** What somebody has won for good in a server's leagues, the latest first. */
  trophies(user: UserId, guild: string): Promise<readonly Trophy[]>;
  /** Says that somebody is at their match. */
  here(season: string, match: string, user: UserId): Promise<Season | Refusal>;
  mayOrganise(season: Season, by: Member): boolean;
  /** What was done in a season, the latest first; `before`: only what stands before that act. */
  log(season: string, before?: number): Promise<readonly SeasonAct[]>;
  setMessage(season: string, message: string | undefined): Promise<void>;
  explain(refusal: Refusal, language?: Language): string;
};
