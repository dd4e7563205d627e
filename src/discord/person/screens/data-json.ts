/** All that is stored about a person as a JSON file, whose schema is docs/data.schema.json. */
import { z } from 'zod';
import type { PlayedHistory, Stored } from '#table/types';

/** Goes up whenever a reader of earlier files could misread a later one. */
const VERSION = 1;

const seat = z.int().min(0);
const time = z.iso.datetime();

const shape = z
  .strictObject({
    format: z.literal('wardroom-data'),
    version: z.literal(VERSION),
    exportedAt: time,
    account: z.string().describe('Id of the Discord account'),
    settings: z.json().optional().describe('Absent: nothing was ever set'),
    calendar: z.json().optional().describe('Time zone, hours of sleep and vacation'),
    decks: z.array(z.strictObject({ id: z.string(), game: z.string(), name: z.string(), list: z.string() })),
    seats: z.array(
      z.strictObject({
        table: z.string(),
        game: z.string(),
        status: z.string(),
        openedAt: time,
        seat,
        name: z.string(),
      }),
    ),
    formerSeats: z
      .array(z.strictObject({ table: z.string(), seat, name: z.string() }))
      .describe('Seats that somebody else has taken'),
    answers: z.array(
      z.strictObject({ table: z.string(), seat: seat.optional(), rev: z.int().min(0), at: time, answer: z.json() }),
    ),
    results: z.array(
      z.strictObject({
        table: z.string(),
        game: z.string(),
        edition: z.string(),
        seat,
        seats: z.int().min(1).describe('How many played'),
        place: z.int().min(1),
        won: z.boolean(),
        how: z.string(),
        finishedAt: time,
      }),
    ),
    watched: z.array(z.string()).describe('Ids of tables that they watch'),
    seasons: z
      .array(
        z.strictObject({ season: z.string(), league: z.string(), n: z.int(), name: z.string(), status: z.string() }),
      )
      .describe('Seasons of leagues that they have joined'),
    acts: z
      .array(
        z.strictObject({
          at: time,
          part: z.enum(['by', 'about']).describe('Whether the person did it, or it was about them'),
          server: z.string().optional(),
          table: z.string().optional(),
          what: z.string(),
          reason: z.string(),
          until: time.optional(),
        }),
      )
      .describe('What moderators have done, as far as it was theirs or about them; nobody else is named'),
    reports: z.array(z.string()).describe('What they have told those who run the bot about tables'),
    pendingTexts: z.array(z.string()).describe('What is still to be told'),
  })
  .describe('What a Wardroom bot stores about a person');

/** The file's text. `lists`: their decks as texts, in the order of `stored.decks`; `now` in ms. */
export function dataJson(
  user: string,
  stored: Stored,
  course: PlayedHistory,
  lists: readonly string[],
  now: number,
): string {
  const iso = (at: number) => new Date(at).toISOString();
  const file = {
    format: 'wardroom-data',
    version: VERSION,
    exportedAt: iso(now),
    account: user,
    settings: stored.settings,
    calendar: stored.calendar === undefined ? undefined : JSON.parse(stored.calendar),
    decks: stored.decks.map(({ id, game, deck }, index) => ({ id, game, name: deck.name, list: lists[index] ?? '' })),
    seats: stored.tables.map(({ id, game, status, openedAt, seat, name }) => ({
      table: id,
      game,
      status,
      openedAt: iso(openedAt),
      seat,
      name,
    })),
    formerSeats: stored.formerSeats,
    answers: course.answers.map(({ at, ...answer }) => ({ ...answer, at: iso(at) })),
    results: course.results.map(({ finishedAt, ...result }) => ({ ...result, finishedAt: iso(finishedAt) })),
    watched: stored.watched,
    seasons: stored.seasons,
    acts: stored.acts.map(({ at, guild, until, ...act }) => ({
      ...act,
      at: iso(at),
      server: guild,
      until: until === undefined ? undefined : iso(until),
    })),
    reports: stored.reports,
    pendingTexts: stored.pendingTexts,
  };
  return `${JSON.stringify(shape.parse(JSON.parse(JSON.stringify(file))), undefined, 1)}\n`;
}

/** The schema of the file, for docs/data.schema.json. */
export const dataSchema = (): string => `${JSON.stringify(z.toJSONSchema(shape), undefined, 2)}\n`;
