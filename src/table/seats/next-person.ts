/** A seat that another person takes over. */
import type { SeatRow } from '#store/types';
import type { Context, Opened } from '../context.ts';
import { nameAmong } from '../people/names.ts';
import { readSettings } from '../people/settings-stored.ts';
import { newAutopilot } from '../play/autopilot.ts';
import type { Person } from '../types.ts';

/** The seat as its new person has it: with their own settings, and nothing of what its former person has set. */
export async function seatFor(
  { store }: Context,
  { game, row }: Opened,
  { seat, movedRev }: SeatRow,
  who: Person,
): Promise<SeatRow> {
  const { user } = who;
  const { autopilot, stops, standing } = readSettings(await store.users.get(user), [game]);
  const state = newAutopilot(autopilot.mode, stops[game.id], game.words.stops, standing[game.id]);
  return {
    seat,
    movedRev,
    user,
    name: nameAmong(row.seats, who),
    bot: undefined,
    deck: undefined,
    settings: JSON.stringify(state),
    waitingSince: undefined,
  };
}
