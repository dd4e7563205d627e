// Presses on leagues by people who have no business there, or press what no screen shows: nothing breaks, nothing moves, nothing leaks.
import { describe, expect, test } from 'vitest';
import { ARGS } from '#discord/ids';
import { readId } from '#discord/press-id';
import { findPress } from '#discord/presses';
import { eveGame } from '#games/eve/game';
import { below, type Rng, seedRng } from '#kernel/random';
import type { Season } from '#season/types';
import { loadSets } from '#sets/load';
import { choiceOf } from '#table/types';
import { expectPossible, textOf } from '../discord/checks.ts';
import { appWithoutPictures, runPress } from '../discord/press.ts';
import { ok, openRoom, type Room } from '../table/room.ts';
import { boss, member, names, wishes } from './season-room.ts';

/** Another: `FUZZ_SEED=mine npx vitest run test/season/hostile.test.ts`. */
const seed = process.env.FUZZ_SEED ?? 'hostile';
const PRESSES = 1500;

const eve = eveGame(loadSets().sets.eve);
const verbs = Object.keys(ARGS).filter((verb) => verb.startsWith('lg.'));
const rest = ['', '0', '1', '2', '7', '-1', '99999999999', 'x', '0.0.0', '../..', '__proto__', 'a'.repeat(30)];
const values = ['1:0', '5:7', '0:0', '-1:-1', 'NaN:NaN', 'ready', '0.c', '1', 'own:x', '__proto__', '', '3'];
const acts = ['first', 'second', 'draw', 'void', 'replay', 'stands', 'x', ''];
const texts = ['', 'nothing', '4 Rifter\n4 Rifter', '9999999 x', '@everyone', '\u0000', 'x'.repeat(4000)];

/** Presses by which strangers take a place. */
const JOINS = ['lg.join', 'lg.team', 'lg.founded', 'lg.alone', 'lg.decked', 'lg.play'];

const one = <T>(rng: Rng, all: readonly T[]): T => all[below(rng, all.length)] as T;

/** A draft, boosters being built with, a running season whose decks nobody may see, a ladder, and teams. */
async function leagues(room: Room): Promise<readonly Season[]> {
  const all: Season[] = [];
  const kinds = [
    { kind: 'swiss', more: { decks: 'draft' } },
    { kind: 'swiss', more: { decks: 'sealed' } },
    { kind: 'swiss', more: { deckChanges: true, rounds: 2 } },
    { kind: 'ladder', more: {} },
    { kind: 'teams', more: { teamSize: 2 } },
  ] as const;
  for (const [n, { kind, more }] of kinds.entries()) {
    const wish = wishes({ key: `k${n}`, name: `League ${n}`, game: 'eve', kind, more });
    const { id } = ok(await room.seasons.create(boss, wish));
    for (const name of names.slice(0, 4)) {
      const deck = await ownDeck(room, `SECRET ${name} ${n}`, name);
      ok(await room.seasons.join(id, member(name), 'decks' in more ? {} : { deck }));
    }
    ok(await room.seasons.start(id, boss));
    await room.sweep();
    all.push(ok(await room.seasons.find(id)));
  }
  return all;
}

/** The choice of a deck of somebody's own, with that name. */
async function ownDeck(room: Room, name: string, user: string): Promise<string> {
  const [ready] = eve.decks;
  if (ready === undefined) throw new Error('no deck');
  const saved = ok(await room.service.decks.create({ key: name, user, name, from: { ready: ready.id } }));
  return choiceOf(saved.id);
}

describe(`presses by chance, seed ${seed}`, () => {
  test('of strangers change nothing, of members nothing that is not theirs; nobody reads a list of somebody else', async () => {
    const room = await openRoom({ games: [eve], limits: { tablesPerPerson: 100, decksPerPerson: 100 } });
    const seasons = await leagues(room);
    const app = { ...appWithoutPictures(room.service, [eve]), seasons: room.seasons };
    const rng = seedRng(seed);
    const ids = [...seasons.map(({ id }) => id), 'gone', '__proto__'];
    const matches = seasons.flatMap(({ matches: own }) => own.map(({ id }) => id));
    const shown = new Map<string, number>();
    for (let n = 0; n < PRESSES; n++) {
      const verb = one(rng, verbs);
      const user = one(rng, [...names.slice(0, 4), 'stranger', 'elsewhere']);
      // A stranger who joins would be none any more.
      if (user === 'stranger' && JOINS.includes(verb)) continue;
      const from = member(user);
      const by = user === 'elsewhere' ? { ...from, guild: 'other' } : from;
      const written = `${one(rng, ids)}/${one(rng, [...rest, ...matches])}`;
      const id = `x:${verb}:${one(rng, [written, written.split('/')[0] ?? '', `${written}/${one(rng, acts)}`])}`;
      const press = readId(id) === undefined ? undefined : findPress(id);
      if (press === undefined) continue;
      const before = await statesOf(room, seasons);
      const payloads = await runPress(app, press, user, [one(rng, values)], {
        fields: new Map([['text', one(rng, texts)]]),
        texts: [one(rng, texts)],
        forms: [],
        member: by,
      });
      payloads.forEach(expectPossible);
      shown.set(verb, (shown.get(verb) ?? 0) + payloads.length);
      const secrets =
        payloads
          .map(textOf)
          .join(' ')
          .match(/SECRET (\w+)/g) ?? [];
      expect(
        secrets.filter((secret) => secret !== `SECRET ${user}`),
        `${id} by ${user}`,
      ).toEqual([]);
      const after = await statesOf(room, seasons);
      if (user === 'elsewhere' || user === 'stranger') expect(after, id).toEqual(before);
      for (const [i, state] of after.entries()) expect(othersIn(state, user), id).toEqual(othersIn(before[i], user));
    }
    expect([...shown.keys()].toSorted()).toEqual(verbs.toSorted());
  });
});

const statesOf = (room: Room, seasons: readonly Season[]): Promise<Season[]> =>
  Promise.all(seasons.map(async ({ id }) => ok(await room.seasons.find(id))));

/** What everybody but one person has in a season. */
const othersIn = (season: Season | undefined, user: string) =>
  [...(season?.entries ?? []), ...(season?.asked ?? [])]
    .filter((entry) => entry.user !== user)
    .map(({ user: of, status, deck, pool, away, secret }) => ({ of, status, deck, pool, away, secret }));
