/** Starts games: sets them up with the decks of the seats, and makes automatic moves until a person is asked. */

import { usesDecks } from '#face/deck';
import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import type { DueRow, InputRow } from '#store/types';
import { changeRow } from '../change/change-table.ts';
import { changeOf, rulesetOf } from '../change/record.ts';
import { type Context, gameOf } from '../context.ts';
import { decksFor } from '../decks/seat-decks.ts';
import { readOptions } from '../open/options.ts';
import { rulesRefused } from '../open/soundness.ts';
import { readSettings } from '../people/settings-stored.ts';
import { newMoves, playAutomatic } from '../play/automatic-moves.ts';
import { newAutopilot } from '../play/autopilot.ts';
import { refuse } from '../refusals.ts';
import { isRefusal, type TableInfo, type TableOptions, type UserId } from '../types.ts';
import { actsForHost, notHost, notLobby, startsItself } from './step.ts';

/** The usual choice of every rule that a table may choose. */
const usualRules = ({ ruleOptions = [] }: Game, edition: string): TableOptions['game'] =>
  Object.fromEntries(
    ruleOptions.flatMap(({ id, editions, choices: [usual] }) =>
      usual !== undefined && editions.includes(edition) ? [[id, usual.id]] : [],
    ),
  );

/** Starts the game of a lobby: sets it up, and lets computer players make their first moves. */
export function start(context: Context, id: string, user: UserId): Promise<TableInfo | Refusal> {
  const { store, now } = context;
  return changeRow(context, id, async (row) => {
    const game = await gameOf(context, row).catch(() => undefined);
    const options = readOptions(row);
    if (game === undefined || options === undefined) return refuse('table.broken', { table: id });
    const acts = row.seats.length >= options.seats && actsForHost(row, user, now());
    if (row.status === 'running' && (row.host === user || acts)) return undefined;
    const closed = notLobby(row);
    if (closed !== undefined) return closed;
    if (row.host !== user && !acts) return notHost(row);
    if (row.seats.length < game.minSeats) {
      return refuse('table.seats-short', { least: game.minSeats, seats: row.seats.length });
    }
    const decks = usesDecks(game) ? await decksFor(context, game, row, options) : [];
    if (isRefusal(decks)) return decks;
    const { edition, seed } = row;
    const outcome = game.setup({
      edition,
      seed,
      seats: row.seats.length,
      decks,
      options: { ...usualRules(game, edition), ...options.game },
      first: options.first,
    });
    if (isRefusal(outcome)) return rulesRefused(context, row, outcome);
    const pilotOf = async (user: string) => {
      const { autopilot, stops, standing } = readSettings(await store.users.get(user), [game]);
      return newAutopilot(autopilot.mode, stops[game.id], game.words.stops, standing[game.id]);
    };
    const seats = await Promise.all(
      row.seats.map(async (seat) => ({
        ...seat,
        deck: decks[seat.seat] === undefined ? undefined : JSON.stringify(decks[seat.seat]),
        settings: seat.user === undefined ? undefined : JSON.stringify(await pilotOf(seat.user)),
      })),
    );
    const moves = newMoves({ row: { ...row, seats }, game, state: outcome.state, rulesChange: undefined });
    await playAutomatic(context, moves);
    const change = await changeOf(context, moves, {
      row: { ruleset: game.ruleset },
      facts: [{ fact: 'began', seats: row.seats.length }],
    });
    const inputs = [setupInput(row.rev + 1, outcome.events, now()), ...afterSetup(change.inputs ?? [])];
    return { moves, change: { ...change, seats, ruleset: rulesetOf(game), inputs } };
  });
}

/** Begins a lobby that is to begin by itself. If something keeps it from that, its host begins it. */
export async function startByItself(context: Context, { table: id, ...settle }: DueRow): Promise<void> {
  const row = await context.store.tables.find(id);
  const game = row === undefined ? undefined : await gameOf(context, row).catch(() => undefined);
  const options = row === undefined ? undefined : readOptions(row);
  if (row !== undefined && game !== undefined && options !== undefined && startsItself(row, game, options)) {
    const started = await start(context, id, row.host);
    if (isRefusal(started)) context.log.info({ table: id, refusal: started }, 'a lobby could not begin by itself');
  }
  await context.store.tables.commit({ table: id, expect: undefined, settle });
}

function setupInput(rev: number, events: readonly unknown[], at: number): InputRow {
  return {
    rev,
    n: 0,
    seat: undefined,
    user: undefined,
    by: 'auto',
    ask: undefined,
    input: '{"setup":true}',
    events: JSON.stringify(events),
    at,
  };
}

function afterSetup(inputs: readonly InputRow[]): readonly InputRow[] {
  return inputs.map((input) => ({ ...input, n: input.n + 1 }));
}
