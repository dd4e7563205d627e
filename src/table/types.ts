/**
 * The interface of the table service: lobbies, moves, views, settings, and outgoing messages.
 *
 * A call that can fail because of what a person did returns a `Refusal`, which `TableService.explain` puts into words. When a
 * call returns without a refusal, its effects are on disk.
 */

import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import type { Language } from '#words/languages';
import type { AwayService } from './away-types.ts';
import type { CallService } from './call-types.ts';
import type { Absence } from './catch-up.ts';
import type { MercyService } from './clock-types.ts';
import type { DeckService } from './deck-types.ts';
import type { DeliveryService } from './delivery-types.ts';
import type { LanguageService } from './languages.ts';
import type { LeagueTables } from './league-types.ts';
import type { LessonService } from './lesson-types.ts';
import type { BotInfo, LobbyService } from './lobby-types.ts';
import type { OfferService } from './offer-types.ts';
import type { OrderService } from './order-types.ts';
import type { PeopleService } from './people-types.ts';
import type { PlayService } from './play-types.ts';
import type { ProfileService } from './profile-types.ts';
import type { RecapService } from './recap-types.ts';
import type { ReplayService } from './replay-types.ts';
import type { RequestService } from './request-types.ts';
import type { ServerService } from './server-types.ts';
import type { SettingsService } from './settings-types.ts';
import type { FindingService } from './table-types.ts';
import type { TakeBackService } from './take-back-types.ts';
import type { WatchService } from './watch-types.ts';

export type { DeckVerdict } from '#decks/check';
export type * from './away-types.ts';
export type * from './call-types.ts';
export type * from './clock-types.ts';
export type * from './deck-types.ts';
export { choiceOf, chosenDeck } from './deck-types.ts';
export type * from './delivery-types.ts';
export { undelivered } from './delivery-types.ts';
export type * from './ids.ts';
export type * from './league-types.ts';
export type * from './lesson-types.ts';
export type * from './lobby-types.ts';
export type * from './offer-types.ts';
export type * from './order-types.ts';
export { orderElse, orderEnds } from './order-types.ts';
export type * from './people-types.ts';
export type * from './play-types.ts';
export type * from './profile-types.ts';
export type * from './recap-types.ts';
export type * from './replay-types.ts';
export type * from './request-types.ts';
export { requestKinds } from './request-types.ts';
export type * from './server-types.ts';
export { actKinds } from './server-types.ts';
export type * from './settings-types.ts';
export type * from './table-types.ts';
export { mayHaveHints, takeBackRules } from './table-types.ts';
export type * from './take-back-types.ts';
export type * from './warned-types.ts';
export type * from './watch-types.ts';

export type TableService = LobbyService &
  WatchService &
  MercyService &
  PlayService &
  RecapService &
  ReplayService &
  FindingService &
  SettingsService &
  ProfileService &
  DeliveryService & {
    /** The language of games, refusals and lines of logs. */
    readonly language: Language;
    /** The same service in another language. */
    in(language: Language): TableService;
    readonly languages: LanguageService;
    readonly games: ReadonlyMap<string, Game>;
    /** The computer players that can be added; the first is the usual one. */
    readonly bots: readonly BotInfo[];
    /** Whether a computer can think about hints. */
    readonly givesHints: boolean;
    /** The decks that people have built. */
    readonly decks: DeckService;
    readonly people: PeopleService;
    /** Taking moves back. */
    readonly takeBacks: TakeBackService;
    /** What players ask the others of their table to agree to. */
    readonly requests: RequestService;
    /** Seats that are offered to whoever wants to take them. */
    readonly offers: OfferService;
    /** Games of leagues' matches. */
    readonly leagues: LeagueTables;
    /** Guided first games. */
    readonly lessons: LessonService;
    readonly calls: CallService;
    /** Servers, and what moderators do there. */
    readonly servers: ServerService;
    /** Answers that people set beforehand. */
    readonly orders: OrderService;
    /** When people are away. */
    readonly away: AwayService;
    /** Explains in a sentence or two what a refusal means and what to do next. */
    explain(refusal: Refusal, game?: Game): string;
    /** An error of the storage in words; undefined for any other error. */
    explainFault(error: unknown): string | undefined;
    /** Catches up after a long absence of the program; to be called before anything is sent. Undefined: there was none. */
    catchUp(): Promise<Absence | undefined>;
    /** Takes no more work, finishes what is in progress and stops the sweep. Later calls are refused with `table.closing`. */
    close(): Promise<void>;
  };

/** Whether a result of the service is a refusal. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
