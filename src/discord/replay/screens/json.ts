/** A game as a JSON file, whose schema is docs/replay.schema.json. */
import { z } from 'zod';
import type { GameRecord, Moment } from '#table/types';
import { plainName } from '../../core/limits.ts';
import { plainLine } from './replay.ts';

/** Goes up whenever a reader of earlier files could misread a later one. */
const VERSION = 1;

const seat = z.int().min(0);
const time = z.iso.datetime();
const view = z.looseObject({ turn: z.int(), active: seat });

export const replayShape = z
  .strictObject({
    format: z.literal('wardroom-replay'),
    version: z.literal(VERSION),
    game: z.strictObject({
      id: z.string(),
      name: z.string(),
      edition: z.string().describe('Id of the edition, or set of rules, that is played'),
      ruleset: z.string().describe('Digest of the cards that it began with'),
    }),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).describe('The game’s own options'),
    seats: z.array(z.strictObject({ seat, name: z.string(), player: z.enum(['person', 'computer']) })),
    startedAt: time.optional(),
    finishedAt: time.optional().describe('Absent while the game is running'),
    view: z
      .union([seat, z.enum(['spectator', 'open'])])
      .describe('From where it is seen: a seat, a spectator, or with all hands open'),
    seed: z.string().optional().describe('Decides all chance; only when the game is over, with all hands open'),
    inputs: z.array(
      z.strictObject({
        rev: z.int().min(0).describe('Those of one commit have the same'),
        at: time,
        seat: seat.optional().describe('Absent: the set-up'),
        by: z.enum(['person', 'auto', 'clock']).optional().describe('Given where the answer is'),
        ask: z.int().optional().describe('What was answered; given where the answer is'),
        answer: z.json().optional().describe('Only of the seat from which it is seen, or with all hands open'),
        events: z.array(z.looseObject({ e: z.string() })).describe('Those that the viewpoint may know'),
        lines: z.array(z.string()).describe('The same in words'),
      }),
    ),
    end: z
      .strictObject({ board: view, hands: z.array(view) })
      .optional()
      .describe('What is seen after the last input: the table, and the views of the seats whose hands are open'),
    result: z.strictObject({ winners: z.array(seat), how: z.string(), places: z.array(z.int().min(0)) }).optional(),
  })
  .describe('A game of Wardroom, input by input');

/** The file's text. `end`: how the game stands after its last input, if that is known. */
export function replayJson(record: GameRecord, end: Moment | undefined): string {
  const { table, game, names } = record;
  const { startedAt, finishedAt, result } = table;
  const file: z.input<typeof replayShape> = {
    format: 'wardroom-replay',
    version: VERSION,
    game: { id: game.id, name: game.name, edition: table.edition, ruleset: game.ruleset },
    options: { ...table.options.game },
    seats: table.seats.map((one) => ({
      seat: one.seat,
      name: plainName(names[one.seat] ?? '?'),
      player: one.who.kind === 'bot' ? 'computer' : 'person',
    })),
    ...(startedAt !== undefined && { startedAt: new Date(startedAt).toISOString() }),
    ...(finishedAt !== undefined && { finishedAt: new Date(finishedAt).toISOString() }),
    view: record.view,
    ...(record.seed !== undefined && { seed: record.seed }),
    inputs: record.inputs.map(({ rev, at, seat: by, by: origin, ask, input, events, lines }) => ({
      rev,
      at: new Date(at).toISOString(),
      ...(by !== undefined && { seat: by }),
      ...(input !== undefined && { by: origin }),
      ...(ask !== undefined && { ask }),
      ...(input !== undefined && { answer: plainData(input) }),
      events: events.map((event) => ({ ...event })),
      lines: lines.map(plainLine),
    })),
    ...(end !== undefined && { end: { board: { ...end.board }, hands: end.hands.map((hand) => ({ ...hand })) } }),
    ...(result !== undefined && {
      result: { winners: [...result.winners], how: result.how, places: [...result.places] },
    }),
  };
  return `${JSON.stringify(replayShape.parse(plainData(file)), undefined, 1)}\n`;
}

/** Without what JSON cannot say. */
const plainData = (data: unknown): z.core.util.JSONType => JSON.parse(JSON.stringify(data)) as z.core.util.JSONType;

/** The schema of the file, for docs/replay.schema.json. */
export const replaySchema = (): string => `${JSON.stringify(z.toJSONSchema(replayShape), undefined, 2)}\n`;
