/** What reaches a person under an autopilot, while everybody else passes and decides as they do when time runs out. */
import { decide, newAutopilot } from '#table/play/autopilot';
import type { AutopilotState } from '#table/play/autopilot-stored';
import type { Table, Who } from '../../../support/board.ts';
import { seatOf, world } from '../../../support/board-given.ts';

const { stops } = world('fixtures').game.words;
export const fast: AutopilotState = newAutopilot('fast', undefined, stops);
export const strict: AutopilotState = { mode: 'strict', stops: [] };

/** The windows and choices at which a person is asked from now until a moment; `!` where they are alerted. */
export function asked(table: Table, who: Who, end: (table: Table) => boolean, pilot: AutopilotState = fast): string[] {
  const { game } = table.world;
  const found: string[] = [];
  table.until((ask) => {
    if (end(table)) return true;
    const reached = decide(game.view(table.state, ask.seat), ask, pilot).answer === undefined;
    if (ask.seat === seatOf(who) && reached) {
      const name = ask.role === 'choice' ? ask.prompt.key : (ask.moment ?? ask.stop);
      found.push(ask.alert === true ? `${name} !` : name);
    }
    return false;
  });
  return found;
}

export const emptyPile = (table: Table) => table.pile.length === 0;
export const battleOver = (table: Table) => table.step === 'end';
