/** Somebody alone against a computer player, in a game of which it can look ahead. */
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { isRefusal } from '#table/types';
import type { DrivenPerson } from '#test/driver';
import type { Stage } from './stage.ts';
import { eventually, isLobby, league } from './stories.ts';

/** The game that is played. */
export const duelGames = createGames(loadSets().sets).filter(({ id }) => id === 'tsw');

/** Somebody and the lobby of their table, at which a computer player sits. */
export async function openDuel(stage: Stage) {
  const mira = await stage.driver.person('mira');
  const channel = await mira.channel('game-tables', league);
  await mira.command(channel.id, 'play', { computers: 1 });
  return { mira, lobby: await mira.waitFor(isLobby) };
}

/** Answers what they are asked as it would be answered for them, until a turn begins or the game is over; returns how often. */
export async function playTo(turn: number, stage: Stage, table: string, { id: user }: DrivenPerson): Promise<number> {
  let moves = 0;
  await eventually(async () => {
    const tableView = await stage.tables.view(table, user);
    if (isRefusal(tableView)) throw new Error(tableView.refused);
    const [ask] = tableView.view.asks;
    if (ask !== undefined && tableView.view.owing.includes(ask.seat)) {
      await stage.tables.submit(table, user, { ask: ask.id, answer: ask.fallback, rev: tableView.table.rev });
      moves++;
    }
    return tableView.view.turn >= turn || tableView.view.result !== undefined ? true : undefined;
  });
  return moves;
}
