// Giving up shows at once to everybody, whatever the rules still have to do before the seat is out, and is told once.
import { describe, expect, test } from 'vitest';
import { randomAnswer } from '#bots/random';
import { createGames, modules } from '#games/index';
import { below, seedRng } from '#kernel/random';
import { loadSets } from '#sets/load';
import { ok, openRoom, type Room } from '../room.ts';

const games = createGames(loadSets().sets);
const rebuild = (id: string, data: unknown) => modules[id]!.build(data);
const names = ['ann', 'bob', 'cyd'];

async function begin(game: string, people: readonly string[]): Promise<{ readonly room: Room; readonly id: string }> {
  const room = await openRoom({ games, rebuild, bots: {}, seed: 'conceding' });
  const { service } = room;
  for (const user of people) await service.setSettings(user, { autopilot: { mode: 'strict' } });
  const host = { user: 'ann', name: 'ann' };
  const options = { seats: people.length };
  const { id } = ok(await service.open({ key: game, host, game, place: { channel: '1' }, options }));
  for (const user of people.slice(1)) ok(await service.join(id, { user, name: user }));
  ok(await service.start(id, 'ann'));
  return { room, id };
}

/** People answer by chance, so many times at most, until the condition holds. */
async function playOn(
  { service }: Room,
  people: readonly string[],
  id: string,
  max: number,
  done: () => Promise<boolean>,
): Promise<void> {
  const rng = seedRng('by chance');
  const dice = () => below(rng, 1 << 30) / (1 << 30);
  for (let i = 0; i < max && !(await done()); i++) {
    for (const user of people) {
      const { view, seat } = ok(await service.view(id, user));
      const ask = seat !== undefined && view.owing.includes(seat) ? view.asks[0] : undefined;
      if (ask === undefined) continue;
      ok(await service.submit(id, user, { ask: ask.id, answer: randomAnswer(ask.choice, dice) }));
      break;
    }
  }
}

describe.each(games.map((game) => [game.name, game] as const))('giving up in %s', (_name, game) => {
  test('is seen by all at once, and logged once', async () => {
    const people = names.slice(0, game.maxSeats);
    const { room, id } = await begin(game.id, people);
    const { service } = room;
    const lookOf = async (user: string) => ok(await service.view(id, user));
    await playOn(room, people, id, 10, async () => false);
    const before = await lookOf('bob');
    expect([...before.view.out, ...(before.view.leaving ?? [])]).toEqual([]);
    ok(await service.concede(id, 'bob'));
    for (const user of people) {
      const { view, names } = await lookOf(user);
      expect([...view.out, ...(view.leaving ?? [])], user).toEqual([1]);
      const scene = game.scenes.board(view, names);
      const results = scene.kind === 'board' ? scene.seats.map(({ result }) => result?.tone) : [];
      const isOver = view.result !== undefined;
      const others = isOver ? 'good' : undefined;
      expect(results).toEqual(people.map((one) => (one === 'bob' ? 'bad' : others)));
    }
    const told = async () => {
      const { entries } = ok(await service.log(id, undefined, { limit: 100 }));
      return entries
        .flatMap(({ lines }) => lines)
        .filter((line) => /(?:concedes|gives up|is out of the game)\.$/.test(line));
    };
    expect(await told()).toEqual([expect.stringMatching(/^bob (concedes|gives up)/)]);
    await playOn(room, people, id, 400, async () => (await lookOf('ann')).view.out.includes(1));
    const { view } = await lookOf('ann');
    expect(view.out).toContain(1);
    expect(view.leaving ?? []).toEqual([]);
    expect((await told()).filter((line) => line.includes('bob'))).toHaveLength(1);
  });
});
