/** Clocks: whose run, and when they stand still. */
import { isRefusal } from '#table/types';
import { called, entryOf, isUnderWay, type Rule } from './judge.ts';
import { tablesOf } from './rules-matches.ts';
import { HOUR, MINUTE } from './time.ts';

/** Tables are looked at one after another: so many each time. */
const TABLES_PER_LOOK = 3;

/** A clock runs only for who is waited for, and only while nothing pauses it. */
const clocks: Rule = async (tableView) => {
  const { season, world, now } = tableView;
  if (!isUnderWay(season) || world.isLate) return [];
  const open = season.matches.filter(({ status }) => status === 'open');
  const isHeld = season.progress.heldSince !== undefined || world.isPaused('gone');
  const problems: string[] = [];
  for (let i = 0; i < Math.min(TABLES_PER_LOOK, open.length); i++) {
    const match = open[world.looks++ % open.length];
    const table = match === undefined ? undefined : tablesOf(tableView, match).at(-1);
    if (match === undefined || table?.status !== 'running') continue;
    const shown = await world.processes[0]?.tables.view(table.id, undefined);
    if (shown === undefined || isRefusal(shown)) continue;
    const waited = new Set(shown.table.waiting.map(({ seat }) => seat));
    for (const { seat, state, reserve } of shown.clocks) {
      const entry = entryOf(season, match.seats[seat]?.entry ?? 0);
      const isAway = entry?.away.some(({ from, to }) => from <= now && now < to) === true;
      const runs = state === 'running';
      if (runs && !waited.has(seat))
        problems.push(`${called(season, match)}: the clock of ${seat} runs, who is not waited for`);
      if (runs && isHeld) problems.push(`${called(season, match)}: the clock of ${seat} runs although all is held`);
      if (runs && isAway) problems.push(`${called(season, match)}: the clock of ${seat} runs while they are away`);
      if (state === 'still' && waited.has(seat) && !isHeld && !isAway && !world.isPaused())
        problems.push(`${called(season, match)}: the clock of ${seat} stands still for no reason`);
      const left = world.ledger.expected(match.id, seat, reserve);
      if (left !== undefined && Math.abs(left - reserve) > 5 * MINUTE)
        problems.push(
          `${called(season, match)}: seat ${seat} has ${reserve / HOUR} hours left instead of ${left / HOUR}`,
        );
    }
  }
  return problems;
};

export const clockRules = { clocks };
