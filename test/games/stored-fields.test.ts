/**
 * What games store of their own, by version. `test/recorded/fields.json` names every field of it that has ever been stored.
 *
 * A field that is not named there is new: games that run while the program is updated do not have it. Say in the game's
 * `stored.ts` what it is in them, or let its type allow for its absence; then `RECORD_FIELDS=1` names it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chance } from '#bots/play';
import { randomAnswer } from '#bots/random';
import type { Game } from '#face/game';
import { stored as ese } from '#games/ese/stored';
import { stored as eve } from '#games/eve/stored';
import { createGames } from '#games/index';
import { stored as sem } from '#games/sem/stored';
import { stored as tsw } from '#games/tsw/stored';
import type { State } from '#kernel/state';
import { stored } from '#kernel/stored';
import { type StoredObjects, storedObjects } from '#kernel/stored-fields';
import { loadSets } from '#sets/load';

const file = new URL('../recorded/fields.json', import.meta.url);
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>;
const isRecording = process.env.RECORD_FIELDS !== undefined;
const games = createGames(loadSets().sets);
/** While fields are recorded, more is played than later on, so that what is rare is recorded as well. */
const often = isRecording ? 12 : 2;

/** Ids of cards, references to them, needs named after them, seats, numbers: keys of maps, not names of fields. */
const isKey = (name: string): boolean => /^(?:\w+:)?c\d+(?:~\d+)?(?:\/\d+)?$|^\d+$/.test(name);

/** Adds the paths of all fields in a value. */
function addPaths(value: unknown, path: string, paths: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) addPaths(one, `${path}[]`, paths);
    return;
  }
  for (const [name, inside] of Object.entries(value)) {
    if (inside === undefined) continue;
    const at = isKey(name) ? `${path}.*` : `${path}.${name}`;
    paths.add(at);
    addPaths(inside, at, paths);
  }
}

/** Plays games by chance: each state goes to `visit`. */
function playSome(game: Game, rounds: number, visit: (state: State) => void): void {
  for (const { id: edition } of game.editions)
    for (const seats of new Set([game.minSeats, Math.min(4, game.maxSeats)]))
      for (let n = 0; n < rounds; n++) {
        const random = chance(`fields ${edition} ${seats} ${n}`);
        const decks = game.decks.filter((deck) => deck.edition === edition);
        const begun = game.setup({
          edition,
          seed: `fields ${n}`,
          seats,
          decks:
            decks.length === 0 ? [] : Array.from({ length: seats }, (_, seat) => decks[(seat + n) % decks.length]!),
        });
        if ('refused' in begun) throw new Error(begun.refused);
        let { state } = begun;
        for (let answers = 0; answers < 600 && state.result === undefined; answers++) {
          visit(state);
          const ask = state.open!.asks.find(
            ({ seat, free }) => free !== true && state.open!.answers[seat] === undefined,
          )!;
          const step = game.answer(state, { seat: ask.seat, ask: ask.id, answer: randomAnswer(ask.choice, random) });
          if ('refused' in step) throw new Error(JSON.stringify(step));
          state = step.state;
        }
      }
}

test.each(games.map((game) => [game.id, game] as const))('%s stores no field that is not recorded', (id, game) => {
  const paths = new Set<string>();
  playSome(game, often, ({ g, cards }) => {
    addPaths(g, 'g', paths);
    addPaths(cards, 'cards', paths);
  });
  const all = new Set([...(recorded[id] ?? []), ...paths]);
  if (isRecording) {
    recorded[id] = [...all].sort();
    writeFileSync(file, `${JSON.stringify(recorded, null, 1)}\n`);
  }
  expect([...all].filter((path) => !recorded[id]?.includes(path))).toEqual([]);
});

test.each(Object.entries({ eve, ese, tsw, sem } as object))(
  '%s: a stored game has every field, or is given it',
  (id, objects) => {
    const game = games.find((one) => one.id === id)!;
    let states = 0;
    playSome(game, 1, (state) => {
      if (states++ % 50 !== 0) return;
      for (const { in: find, fields } of [...stored, ...(objects as readonly StoredObjects<State>[])])
        for (const [field, since] of Object.entries(fields)) {
          const text = JSON.stringify(state);
          const earlier = JSON.parse(text) as State;
          const [first] = find(earlier);
          if (first === undefined) continue;
          delete (first as Record<string, unknown>)[field];
          const open = () => game.open(JSON.stringify(earlier));
          if (since === 'stored') expect(open).toThrow();
          else expect(find(open())[0]).toMatchObject({ [field]: since.before() });
        }
    });
    expect(states).toBeGreaterThan(0);
  },
);

test('a field that objects always have must be told of when it is added', () => {
  type Before = { turn: number };
  type After = Before & { round: number; last?: number };
  const find = () => [];
  expect(storedObjects<State, Before>('game', find, { turn: 'stored' }).fields).toHaveProperty('turn');
  // @ts-expect-error It does not compile without the new field.
  expect(storedObjects<State, After>('game', find, { turn: 'stored' }).fields).not.toHaveProperty('round');
  const told = storedObjects<State, After>('game', find, { turn: 'stored', round: { before: () => 1 } });
  expect(told.fields).toHaveProperty('round');
});
