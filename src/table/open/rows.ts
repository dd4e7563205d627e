/** Interprets stored rows. Their JSON texts are validated, since a row may be damaged. */

import { z } from 'zod';
import { type Deck, deckShape, usesDecks } from '#face/deck';
import type { Game } from '#face/game';
import { placesOf } from '#kernel/places';
import type { Result, Seat } from '#kernel/state';
import type { SeatRow, StandIn, TableRow } from '#store/types';
import type { Pause } from '../clock/calendar.ts';
import { among, callsHereShape } from '../people/settings-stored.ts';
import { newAutopilot, usualStops } from '../play/autopilot.ts';
import { type AutopilotState, autopilotShape } from '../play/autopilot-stored.ts';
import {
  type CallsHere,
  choiceOf,
  type DeckId,
  type Millis,
  type SeatInfo,
  type TableChannel,
  type TableInfo,
  type TableOptions,
  type TableStatus,
  type UserId,
} from '../types.ts';
import { readOptions } from './options.ts';
import { keptReader } from './stored-text.ts';

const whole = z.number().int().min(0);

const pausesShape = z.array(z.object({ from: whole, to: whole, why: z.enum(['league', 'server']).exactOptional() }));
const resultShape = z.object({ winners: z.array(whole), how: z.string(), places: z.array(whole).optional() });
const choiceShape = z.union([deckShape, z.object({ own: z.string(), name: z.string() })]);
/** What a seat's row says of calls to it, beside the person's settings. */
export type SeatCalls = CallsHere & {
  /** No reminders until the table waits for others. */
  readonly hushed?: true;
  /** When another seat last asked for a reminder. */
  readonly nudgedAt?: Millis;
};

const seatCallsShape = callsHereShape.extend({
  hushed: z.literal(true).exactOptional(),
  nudgedAt: whole.exactOptional(),
});

const seatCallsIn = keptReader((stored): SeatCalls => seatCallsShape.safeParse(stored).data ?? {});

/** Damaged text counts as none. */
export const readSeatCalls = ({ calls }: Pick<SeatRow, 'calls'>): SeatCalls => seatCallsIn(calls);

/** As it is stored; undefined if there is nothing to say. */
export function seatCallsText(calls: SeatCalls): string | undefined {
  const text = JSON.stringify(calls);
  return text === '{}' ? undefined : text;
}

/** Whether a table is a guided lesson: it stands in no channel, counts for nothing, and nobody is told of it. */
export const isLesson = (row: TableRow): boolean => readOptions(row)?.lesson !== undefined;

const pausesIn = keptReader((stored): readonly Pause[] => pausesShape.safeParse(stored).data ?? []);

/** When all of the table's clocks stand still, each stretch for a reason of its own; damaged: never. */
export const readPauses = ({ pauses }: Pick<TableRow, 'pauses'>): readonly Pause[] => pausesIn(pauses);

/** A seat's deck: a whole deck, or, in the lobby, a reference to a person's own deck, which is copied at the start. */
export type Choice = Deck | { readonly own: DeckId; readonly name: string };

const choiceIn = keptReader((stored): Choice | undefined => choiceShape.safeParse(stored).data);

/** The seat's deck, or undefined if there is none or it is damaged. */
export const readChoice = ({ deck }: Pick<SeatRow, 'deck'>): Choice | undefined => choiceIn(deck);

const pilotIn = keptReader((stored): AutopilotState | undefined => autopilotShape.safeParse(stored).data);

/** The seat's autopilot in a game with these stops; the usual one if it is damaged, and the usual stops if all belong to other games. */
export function readAutopilot(seat: SeatRow, stops: Game['words']['stops']): AutopilotState {
  const autopilot = pilotIn(seat.settings) ?? newAutopilot('fast', undefined, stops);
  const foreign = autopilot.stops.length > 0 && among(stops, autopilot.stops).length === 0;
  return foreign ? { ...autopilot, stops: usualStops(stops) } : autopilot;
}

export function autopilotAt(row: TableRow, { words }: Game, seat: Seat): AutopilotState {
  const found = row.seats.find((one) => one.seat === seat);
  return found === undefined ? newAutopilot('fast', undefined, words.stops) : readAutopilot(found, words.stops);
}

/** The computer player that plays for a seat's person in a turn of the game; undefined: the person plays. */
export function standInAt({ standIn }: SeatRow, turn: number): StandIn | undefined {
  return standIn?.untilTurn !== undefined && turn >= standIn.untilTurn ? undefined : standIn;
}

/** The person on a seat; none for a computer player. */
export function personAt(seats: readonly SeatRow[], seat: Seat): readonly UserId[] {
  const user = seats.find((one) => one.seat === seat)?.user;
  return user === undefined ? [] : [user];
}

const resultIn = keptReader((stored) => resultShape.safeParse(stored).data);

/** How the table's game ended. Older results have no places: there, all who have not won share the place after the winners. */
export function readResult(row: TableRow): Result | undefined {
  const result = resultIn(row.result);
  if (result === undefined) return undefined;
  const { winners, how } = result;
  const losers = row.seats.map(({ seat }) => seat).filter((seat) => !winners.includes(seat));
  return { winners, how, places: result.places ?? placesOf([winners, losers]) };
}

/** The public facts of a table. `game` undefined: the program does not know it. */
export function infoOf(row: TableRow, game: Game | undefined, unreadable: boolean): TableInfo {
  const options = readOptions(row);
  const result = readResult(row);
  const damaged = unreadable || options === undefined || game === undefined || !isStatus(row.status);
  return {
    id: row.id,
    number: row.number,
    status: damaged ? 'broken' : (row.status as TableStatus),
    rev: row.rev,
    game: row.game,
    gameName: game?.name ?? row.game,
    gameShort: game?.short ?? game?.name ?? row.game,
    edition: row.edition,
    editionName: game?.editions.find((edition) => edition.id === row.edition)?.name ?? row.edition,
    ...formatOf(game, options),
    ...rulesOf(game, row.edition, options),
    minSeats: game?.minSeats ?? row.seats.length,
    usesDecks: game !== undefined && usesDecks(game),
    host: row.host,
    // Of a league's decks nobody knows even the name before the season is over.
    seats: row.seats.map((seat) =>
      options?.league === undefined ? seatInfo(seat) : { ...seatInfo(seat), deck: undefined },
    ),
    options: options ?? { seats: row.seats.length, remindAfter: 0, game: {} },
    place: channelOf(row),
    openedAt: row.openedAt,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    pausedUntil: lastOf(readPauses(row)),
    asleepAt: row.asleepAt,
    result,
    waiting: row.seats.flatMap((seat) =>
      seat.waitingSince === undefined || seat.user === undefined
        ? []
        : [{ seat: seat.seat, user: seat.user, name: seat.name, since: seat.waitingSince }],
    ),
  };
}

function rulesOf(
  game: Game | undefined,
  edition: string,
  options: TableOptions | undefined,
): Pick<TableInfo, 'ruleNames'> {
  const chosen = (game?.ruleOptions ?? []).flatMap(({ id, editions, choices }) =>
    editions.includes(edition) ? choices.slice(1).filter((choice) => choice.id === options?.game[id]) : [],
  );
  return { ruleNames: chosen.length === 0 ? undefined : chosen.map(({ name }) => name) };
}

function formatOf(game: Game | undefined, options: TableOptions | undefined): Pick<TableInfo, 'formatName'> {
  const formats = game?.deckRules.formats ?? [];
  const { format: wanted } = options?.game ?? {};
  const format = wanted === undefined ? formats[0] : formats.find(({ id }) => id === wanted);
  return { formatName: formats.length < 2 ? undefined : format?.name };
}

/** The public facts of a seat. */
export function seatInfo(row: SeatRow): SeatInfo {
  const deck = readChoice(row);
  return {
    seat: row.seat,
    name: row.name,
    who: whoOf(row),
    ...(row.standIn !== undefined && { standIn: { since: row.standIn.since } }),
    deck: deck === undefined ? undefined : { id: 'own' in deck ? choiceOf(deck.own) : deck.id, name: deck.name },
  };
}

/** The id of somebody whose data was deleted; never an id of Discord. */
export const forgottenId = (id: string): UserId => `${forgotten}${id}`;
const forgotten = 'gone-';
/** Whether an id is that of somebody whose data was deleted. */
export const isForgotten = (user: UserId): boolean => user.startsWith(forgotten);

function whoOf({ bot, user = '' }: SeatRow): SeatInfo['who'] {
  if (bot !== undefined) return { kind: 'bot', bot };
  return isForgotten(user) ? { kind: 'forgotten' } : { kind: 'person', user };
}

function channelOf(row: TableRow): TableChannel {
  const { guild, channel, thread, lobbyMessage, liveMessage, liveFrom } = row.place;
  return {
    channel,
    guild,
    thread,
    lobbyMessage,
    liveMessage,
    liveFrom,
  };
}

function isStatus(text: string): boolean {
  const all: readonly string[] = ['lobby', 'running', 'finished', 'cancelled'] satisfies readonly TableStatus[];
  return all.includes(text);
}

const lastOf = (pauses: readonly Pause[]): Millis | undefined =>
  pauses.length === 0 ? undefined : Math.max(...pauses.map(({ to }) => to));
