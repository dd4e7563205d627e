// A backup to check.
import { join } from 'node:path';
import { createOpponents } from '#bots/index';
import { openFile } from '#core/sqlite';
import { createGames, rebuildGame } from '#games/index';
import { loadSets } from '#sets/load';
import { newFolder } from '#test/folder';
import { ok, openRoom } from '../table/room.ts';

export const games = createGames(loadSets().sets);

/** A backup with a running table of each game, one more that is damaged, and a lobby. `damage`: what to do to the one. */
export async function backupWith(damage: string): Promise<{ readonly file: string; readonly damaged: string }> {
  const folder = newFolder();
  const [opponent] = Object.entries(createOpponents()).slice(-1);
  const players = opponent === undefined ? {} : { [opponent[0]]: opponent[1].play };
  const room = await openRoom({ folder, games, rebuild: rebuildGame, bots: players });
  const { service } = room;
  const open = async (game: string, key: string) => {
    const host = { user: `host of ${key}`, name: 'Ann' };
    const { id } = ok(await service.open({ key, host, game, place: { guild: 'g', channel: 'c' } }));
    return { id, host: host.user };
  };
  const start = async (game: string, key: string) => {
    const { id, host } = await open(game, key);
    ok(await service.addBot(id, host, 1));
    ok(await service.start(id, host));
    return id;
  };
  for (const { id } of games) await start(id, id);
  await open('eve', 'lobby');
  const damaged = await start('ese', 'damaged');
  await service.close();
  const file = join(folder, 'backup.sqlite');
  await room.store.backup(file);
  const opened = openFile(file);
  opened.prepare(damage).run(damaged);
  opened.close();
  return { file, damaged };
}
