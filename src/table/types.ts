/**
 * The interface of the table service: lobbies, moves, views, settings, and outgoing messages.
 *
 * A call that can fail because of what a person did returns a `Refusal`, which `TableService.explain` puts into words. When a
 * call returns without a refusal, its effects are on disk.
 */

import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import type { Language } from '#words/languages';
import type { AwayService } from './away/types.ts';
import type { CallService } from './calls/types.ts';
import type { LateSeatService } from './clock/types.ts';
import type { DeckService } from './decks/types.ts';
import type { Absence } from './due/catch-up.ts';
import type { RecapService } from './history/recap-types.ts';
import type { ReplayService } from './history/replay-types.ts';
import type { LeagueTables } from './league/types.ts';
import type { LessonService } from './lessons/types.ts';
import type { BotInfo, LobbyService } from './lobby/types.ts';
import type { DeliveryService } from './messages/types.ts';
import type { LanguageService } from './people/languages.ts';
import type { ProfileService } from './people/profile-types.ts';
import type { SettingsService } from './people/settings-types.ts';
import type { PeopleService } from './people/types.ts';
import type { PlannedMoveService } from './play/planned-moves/types.ts';
import type { RequestService } from './play/requests/types.ts';
import type { TakeBackService } from './play/take-back/types.ts';
import type { PlayService } from './play/types.ts';
import type { OfferService } from './seats/offer-types.ts';
import type { ServerService } from './servers/types.ts';
import type { FindingService } from './table-types.ts';
import type { WatchService } from './view/watch-types.ts';

export type { DeckVerdict } from '#decks/check';
export type * from './away/types.ts';
export type * from './calls/types.ts';
export type * from './clock/types.ts';
export type * from './decks/types.ts';
export { choiceOf, chosenDeck } from './decks/types.ts';
export type * from './history/recap-types.ts';
export type * from './history/replay-types.ts';
export type * from './ids.ts';
export type * from './league/types.ts';
export type * from './lessons/types.ts';
export type * from './lobby/types.ts';
export type * from './messages/types.ts';
export { undelivered } from './messages/types.ts';
export type * from './messages/warned-types.ts';
export type * from './people/profile-types.ts';
export type * from './people/settings-types.ts';
export type * from './people/types.ts';
export { orderEnds } from './play/planned-moves/stored.ts';
export type * from './play/planned-moves/types.ts';
export type * from './play/requests/types.ts';
export { requestKinds } from './play/requests/types.ts';
export type * from './play/take-back/types.ts';
export type * from './play/types.ts';
export type * from './seats/offer-types.ts';
export type * from './servers/types.ts';
export { actKinds } from './servers/types.ts';
export type * from './table-types.ts';
export { isLesson, mayHaveHints, takeBackRules } from './table-types.ts';
export type * from './view/watch-types.ts';

export type TableService = LobbyService &
  WatchService &
  LateSeatService &
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
    /** The computer players, the one that answers for people who are away first; those with a level can be added. */
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
    readonly orders: PlannedMoveService;
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
