/** The options of a table, which its host may change until the start. */

import type { Game } from '#face/game';
import { suggestedRules } from '#face/suggested-rules';
import type { Refusal } from '#kernel/ask';
import type { SeatRow } from '#store/types';
import { clockFault, mayHideTiming, USUAL_CLOCK } from '../clock/time-control.ts';
import type { Context } from '../context.ts';
import { legalDeck } from '../decks/seat-decks.ts';
import { readChoice, seatInfo } from '../open/rows.ts';
import { refuse } from '../refusals.ts';
import { isRefusal, type OptionsChanged, type TableOptions, takeBackRules, type UserId } from '../types.ts';
import { changeLobby, notHost } from './step.ts';

const day = 24 * 60 * 60 * 1000;

/** What a new table has if nobody chooses. */
export const usualOptions = (game: Game, edition: string): TableOptions => ({
  seats: game.maxSeats,
  remindAfter: day,
  clock: USUAL_CLOCK,
  game: suggestedRules(game, edition),
});

/** Changes options; chosen decks that become illegal are removed from their seats. */
export async function setOptions(
  context: Context,
  id: string,
  user: UserId,
  wanted: Partial<TableOptions>,
): Promise<OptionsChanged | Refusal> {
  const done = await changeLobby(
    context,
    id,
    async (row, game, options) => {
      if (row.host !== user) return notHost(row);
      const changed = withOptions(options, wanted, game, row.seats.length);
      if (isRefusal(changed)) return changed;
      const text = JSON.stringify(changed);
      if (text === row.options) return undefined;
      const at = { game, edition: row.edition, options: changed };
      const seats: SeatRow[] = [];
      for (const seat of row.seats) {
        const choice = readChoice(seat);
        const illegal = choice !== undefined && isRefusal(await legalDeck(context, at, choice));
        seats.push(illegal ? { ...seat, deck: undefined } : seat);
      }
      return { row: { options: text }, seats };
    },
    { by: user },
  );
  if (isRefusal(done)) return done;
  const { before, table } = done;
  const lost = before.seats
    .map(seatInfo)
    .filter(({ seat, deck }) => deck !== undefined && table.seats[seat]?.deck === undefined);
  return { table, givenBack: lost };
}

/** Options with some of them changed, or a refusal. `taken`: how many seats are taken. */
export function withOptions(
  now: TableOptions,
  change: Partial<TableOptions>,
  game: Game,
  taken: number,
): TableOptions | Refusal {
  const { seats = now.seats, remindAfter = now.remindAfter } = change;
  const own = { ...now.game, ...change.game };
  if (!Number.isInteger(seats) || seats < game.minSeats || seats > game.maxSeats) {
    return refuse('table.seats-range', { game: game.name, least: game.minSeats, most: game.maxSeats });
  }
  if (seats < taken) return refuse('table.seats-taken', { seats: taken });
  if (!Number.isInteger(remindAfter) || remindAfter < 0 || remindAfter > 30 * day) {
    return refuse('table.option', { option: 'remindAfter', value: String(remindAfter) });
  }
  const { format } = own;
  const { formats } = game.deckRules;
  if (format !== undefined && !formats.some(({ id }) => id === format)) {
    const names = formats.map((one) => one.name).join(', ');
    return refuse('deck.format-unknown', { format: String(format), game: game.name, formats: names });
  }
  for (const { id, choices } of game.ruleOptions ?? []) {
    const value = own[id];
    if (value !== undefined && !choices.some((choice) => choice.id === value))
      return refuse('table.option', { option: id, value: String(value) });
  }
  const bestOf = 'bestOf' in change ? change.bestOf : now.bestOf;
  const undo = change.undo ?? now.undo;
  if (undo !== undefined && !takeBackRules.includes(undo))
    return refuse('table.option', { option: 'undo', value: undo });
  const clock = 'clock' in change ? change.clock : now.clock;
  const fault = clock === undefined ? undefined : clockFault(clock);
  if (fault !== undefined) return refuse(fault);
  const veil = 'veil' in change ? change.veil : now.veil;
  return {
    seats,
    remindAfter,
    ...(clock !== undefined && { clock }),
    game: own,
    ...(bestOf === 3 && seats === 2 && { bestOf }),
    ...(undo !== undefined && { undo }),
    ...(now.language !== undefined && { language: now.language }),
    ...(veil === true && mayHideTiming(clock) && { veil }),
    ...(now.autostart === true && { autostart: true }),
    ...(now.open === true && { open: true }),
    ...(now.quiet === true && { quiet: true }),
  };
}
