/** Seasons that earlier versions of the program have stored are played to their end. */
import { describe, expect, test } from 'vitest';
import { recordedDatabases } from '#test/recorded-databases';
import { day, ok, pass, type Room } from '../room.ts';
import { contentsOf, roomOn } from './recorded-room.ts';

/** Whoever a league's open matches wait for concedes, and days pass, until the season is over. */
async function endSeason(room: Room, id: string): Promise<string> {
  const { seasons, service } = room;
  for (let days = 0; days < 300; days++) {
    const season = ok(await seasons.find(id));
    if (season.status === 'final') return season.status;
    for (const { status, table = '' } of season.matches) {
      if (status !== 'open') continue;
      const [user] = ok(await service.info(table)).waiting.flatMap((one) => one.user ?? []);
      if (user !== undefined) ok(await service.concede(table, user));
    }
    await pass(room, day, day / 3);
    await room.sent();
  }
  return ok(await seasons.find(id)).status;
}

const recorded = recordedDatabases.flatMap((name) => {
  const contents = contentsOf(name);
  return contents.seasons.map((season) => ({ ...season, database: name, contents }));
});

describe('a season in a database of an earlier version', () => {
  test.each(recorded)(
    '$name ($kind, $status) of $database is played to its end',
    async ({ id, database, contents }) => {
      const room = await roomOn(database, contents);
      expect(await endSeason(room, id)).toBe('final');
      expect(room.errors).toEqual([]);
    },
  );
});
