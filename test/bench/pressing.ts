// People at many tables, who press all over them at a fixed rate, however slow the answers.
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, type Rng, seedRng } from '#kernel/random';
import type { PageMessage } from '#sandbox/page-api';
import type { DrivenPerson, Exchange } from '#test/driver';
import {
  askOf,
  hasPicture,
  liveOf,
  openTable,
  type Place,
  pressAnything,
  type RunningTable,
  type Timed,
  tableOf,
  usualPlaces,
} from '../trials/crowd.ts';
import type { Acknowledged } from '../trials/ledger.ts';

/** Cards whose names are typed, a few letters each. */
const typed = ['om', 'ex', 'min', 'th', 'slash', 'c', 'tower', 'dr', 'st', 'ca'];

/** Where people meet, and who can be there; without a place, wherever tables are usually opened. */
export type Room = { readonly people: readonly DrivenPerson[]; readonly place?: Place };

export type Seat = { readonly person: DrivenPerson; readonly table: RunningTable; panel?: PageMessage | undefined };

export type Tally = {
  /** First responses, ms, by what was done. */
  readonly first: Map<string, number[]>;
  /** From the action to the picture on the screen, ms. */
  readonly pictures: number[];
  /** Of these, how many came with the first response. */
  atOnce: number;
  /** Moves that people have seen taken. */
  readonly acknowledged: Acknowledged[];
  readonly failed: string[];
  /** Beats at which nobody was free to act. */
  idle: number;
};

export function newTally(): Tally {
  return { first: new Map(), pictures: [], atOnce: 0, acknowledged: [], failed: [], idle: 0 };
}

/** Opens so many tables, the rooms in turn. Half of them are against the computer, half between two people. */
export async function openTables(rooms: readonly Room[], count: number): Promise<Seat[]> {
  const seats: Seat[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) {
      const room = rooms[n % rooms.length];
      const turn = Math.floor(n / rooms.length);
      const people = room?.people ?? [];
      const host = people[turn % people.length];
      const guest = turn % 2 === 0 ? undefined : people[(turn + 1) % people.length];
      if (host === undefined) return;
      const table = await openTable(host, guest, room?.place ?? usualPlaces[n % usualPlaces.length]);
      for (const person of table.people) seats.push({ person, table });
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return seats;
}

/**
 * Lets somebody act so many times a second; who has not finished acting is passed over. Resolves when all have finished, to the
 * interactions a second that were answered while people were still coming.
 */
export async function press(
  seats: readonly Seat[],
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
  tally: Tally,
): Promise<number> {
  const rng = seedRng('load');
  const busy = new Set<string>();
  const underway = new Set<Promise<void>>();
  const began = performance.now();
  for (let beat = 0; beat < seconds * rate; beat++) {
    await sleep(Math.max(0, began + (beat * 1000) / rate - performance.now()));
    const free = seats.filter(({ table }) => !busy.has(table.id));
    const seat = free[below(rng, Math.max(1, free.length))];
    if (seat === undefined) {
      tally.idle++;
      continue;
    }
    busy.add(seat.table.id);
    const work = act(seat, rng, tally)
      .catch((error: unknown) => {
        tally.failed.push(error instanceof Error ? error.message : String(error));
        seat.panel = undefined;
      })
      .finally(() => {
        busy.delete(seat.table.id);
        underway.delete(work);
      });
    underway.add(work);
  }
  const answered = [...tally.first.values()].reduce((sum, times) => sum + times.length, 0);
  const reached = (answered * 1000) / (performance.now() - began);
  await Promise.all(underway);
  return reached;
}

/** One thing that a person does: mostly a move, else a look at the hand, the board, the log or a card. */
async function act(seat: Seat, rng: Rng, tally: Tally): Promise<void> {
  const { person, table } = seat;
  const note = ({ what, exchange }: Timed): void => {
    const times = tally.first.get(what) ?? [];
    tally.first.set(what, times);
    if (exchange.firstResponseMs === undefined)
      tally.failed.push(`${what}: ${exchange.interaction.error ?? 'nothing'}`);
    else times.push(exchange.firstResponseMs);
  };
  const command = async (what: string, name: string, options: Record<string, string> = {}) => {
    const from = performance.now();
    const exchange = await person.command(table.thread, name, options);
    note({ what, exchange });
    return picture(person, exchange, from, tally);
  };
  const dice = below(rng, 100);
  const asked = seat.panel === undefined ? undefined : askOf(seat.panel);
  if (dice < 55 && seat.panel !== undefined && asked !== undefined) {
    seat.panel = await pressAnything(person, seat.panel, rng, note);
    if (tableOf(seat.panel) === table.id && askOf(seat.panel) !== asked)
      tally.acknowledged.push({ table: table.id, user: person.id, ask: asked });
  } else if (dice < 70) {
    const live = await liveOf(person, table);
    if (live === undefined) throw new Error('there is no live message');
    const from = performance.now();
    const exchange = await person.press(live, 'My hand & moves');
    note({ what: 'My hand & moves', exchange });
    seat.panel = await picture(person, exchange, from, tally);
  } else if (dice < 78) {
    await command('/board', 'board');
  } else if (dice < 84) {
    await command('/log', 'log');
  } else if (dice < 88) {
    await command('/games', 'games');
  } else {
    const text = typed[below(rng, typed.length)] ?? '';
    const from = performance.now();
    const choices = await person.autocomplete(table.thread, 'card', 'name', text);
    const times = tally.first.get('autocomplete') ?? [];
    tally.first.set('autocomplete', [...times, performance.now() - from]);
    const choice = choices[below(rng, Math.max(1, choices.length))];
    if (dice >= 94 && choice !== undefined) await command('/card', 'card', { name: String(choice.value) });
  }
}

/** Waits until an answer shows its picture, and notes how long that took. Gives the message then. */
async function picture(
  person: DrivenPerson,
  exchange: Exchange,
  from: number,
  tally: Tally,
): Promise<PageMessage | undefined> {
  const pictured = ['hand', 'board', 'card'].some((word) =>
    `${exchange.interaction.commandName ?? ''} ${exchange.interaction.customId ?? ''}`.includes(word),
  );
  const settled = await exchange.settled();
  if (!pictured || settled === undefined) return settled;
  if (exchange.message !== undefined && hasPicture(exchange.message)) {
    tally.atOnce++;
    tally.pictures.push(performance.now() - from);
    return settled;
  }
  const shown = await person.waitFor((m) => m.id === settled.id && hasPicture(m), 15_000);
  tally.pictures.push(performance.now() - from);
  return shown;
}
