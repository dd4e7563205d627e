import { describe, expect } from 'vitest';
import type { ResultRow, SeatRow, Store } from '#store/types';
import { newTable, seatRow } from '../rows.ts';
import type { StoreTest } from './site.ts';

type Played = {
  readonly game?: string;
  readonly at: number;
  readonly seats: readonly SeatRow[];
  readonly winner: number;
};

/** Stores a game that is over. */
async function played(store: Store, id: string, { game = 'tiny', at, seats, winner }: Played): Promise<void> {
  await store.tables.create(newTable(id, { game, seats }));
  const results = seats.map(
    ({ seat, user }): ResultRow => ({
      seat,
      user,
      game,
      edition: 'core',
      seats: seats.length,
      place: seat === winner ? 1 : 2 + seat,
      won: seat === winner,
      how: 'points',
      finishedAt: at,
    }),
  );
  await store.tables.commit({ table: id, expect: 1, row: { status: 'finished', finishedAt: at }, results });
}

const ann = seatRow(0, 'ann');
const computer = (seat: number, bot: string) => seatRow(seat, '', { user: undefined, bot });

export function resultContract(test: StoreTest): void {
  describe('results', () => {
    test('tell whom somebody has played against in a game, the latest last, and how it went', async ({
      store,
      other,
    }) => {
      expect(await other.results.playedAgainst('ann', 'tiny', 9)).toEqual([]);
      await played(store, 'last', { at: 300, seats: [ann, seatRow(1, 'bob'), computer(2, 'captain')], winner: 1 });
      await played(store, 'first', { at: 100, seats: [computer(0, 'cadet'), seatRow(1, 'ann')], winner: 1 });
      await played(store, 'then', { at: 200, seats: [ann, computer(1, 'captain')], winner: 1 });
      await played(store, 'elsewhere', { at: 250, game: 'chess', seats: [ann, computer(1, 'cadet')], winner: 0 });
      const all = [
        { place: 1, won: true, others: ['cadet'] },
        { place: 2, won: false, others: ['captain'] },
        { place: 2, won: false, others: [undefined, 'captain'] },
      ];
      expect(await other.results.playedAgainst('ann', 'tiny', 9)).toEqual(all);
      expect(await other.results.playedAgainst('ann', 'tiny', 2)).toEqual(all.slice(1));
      expect(await other.results.playedAgainst('bob', 'tiny', 9)).toEqual([
        { place: 1, won: true, others: [undefined, 'captain'] },
      ]);
      await store.people.forget('bob', {
        alias: 'gone-1',
        name: 'Former player',
        mark: { hash: 'h', salt: 's', at: 1 },
      });
      expect((await other.results.playedAgainst('ann', 'tiny', 1))[0]?.others).toEqual([undefined, 'captain']);
    });
  });
}
