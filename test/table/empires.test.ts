// A game of many at once at a table: offers, windows that everybody is asked in, and orders to pass for a while.
import { describe, expect, test } from 'vitest';
import { createGames, modules } from '#games/index';
import type { Ask, Option } from '#kernel/ask';
import { loadSets } from '#sets/load';
import type { TableView } from '#table/types';
import { day, ok, openRoom, type Room, refused } from './room.ts';

const game = createGames({ ese: loadSets().sets.ese })[0]!;
const rebuild = (id: string, data: unknown) => modules[id]!.build(data);
const people = ['ann', 'bob', 'cyd'];

/** A running game of three persons, who are asked whatever happens. */
async function begin(seed: string): Promise<{ readonly room: Room; readonly id: string }> {
  const room = await openRoom({ games: [game], rebuild, bots: {}, seed });
  const { service } = room;
  for (const user of people) await service.setSettings(user, { autopilot: { mode: 'strict' } });
  const host = { user: 'ann', name: 'ann' };
  const { id } = ok(await service.open({ key: seed, host, game: 'ese', place: { channel: '1' } }));
  for (const user of ['bob', 'cyd']) ok(await service.join(id, { user, name: user }));
  ok(await service.start(id, 'ann'));
  return { room, id };
}

const lookOf = async ({ service }: Room, id: string, user: string): Promise<TableView> =>
  ok(await service.view(id, user));
const owes = (tableView: TableView): boolean =>
  tableView.seat !== undefined && tableView.view.owing.includes(tableView.seat);

async function askOf(room: Room, id: string, user: string): Promise<Ask | undefined> {
  const tableView = await lookOf(room, id, user);
  return owes(tableView) ? tableView.view.asks[0] : undefined;
}

const isPass = ({ id, passes }: Option): boolean => id === 'pass' || passes === true;

/** Puts into play what can be, attacks after tactics, wants to be asked everything, and else gives the usual answer. */
function plainly(ask: Ask): Ask['fallback'] {
  if (ask.stop === 'attack.plan') return { pick: ['always'] };
  const options = ask.role === 'action' && ask.choice.kind === 'choose' ? ask.choice.options : [];
  const wanted = ['research', 'build', 'explore', 'play', 'tacticsFirst', 'attack'];
  const [first] = options
    .filter(({ verb = '', needs = [] }) => wanted.includes(verb) && needs.length === 0)
    .sort((a, b) => wanted.indexOf(a.verb ?? '') - wanted.indexOf(b.verb ?? ''));
  return first === undefined ? ask.fallback : { pick: [first.id] };
}

/** People play plainly until somebody is asked at a stop; that person. */
async function until(room: Room, id: string, stop: string): Promise<string> {
  for (let i = 0; i < 400; i++) {
    for (const user of people) {
      const ask = await askOf(room, id, user);
      if (ask === undefined) continue;
      if (ask.stop === stop) return user;
      ok(await room.service.submit(id, user, { ask: ask.id, answer: plainly(ask) }));
      break;
    }
  }
  throw new Error(`nobody is asked at "${stop}"`);
}

describe('an offer', () => {
  test('is declined for whoever does not answer, and then the game goes on', async () => {
    const { room, id } = await begin('offer');
    const host = await until(room, id, 'trade');
    const ask = (await askOf(room, id, host))!;
    const all = ask.choice.kind === 'choose' ? ask.choice.options.find((one) => one.id === 'offer:all') : undefined;
    const give = all?.needs?.[0]?.choice;
    const [card] = give?.kind === 'choose' ? give.options : [];
    const offer = { pick: ['offer:all'], with: { give: { pick: [card!.id] } } };
    ok(await room.service.submit(id, host, { ask: ask.id, answer: offer }));
    const others = people.filter((user) => user !== host);
    const offered = await Promise.all(others.map((user) => askOf(room, id, user)));
    expect(offered.map((one) => one?.stop)).toEqual(['trade.answer', 'trade.answer']);
    // The one who offers may take it back, but nobody waits for that.
    const own = await lookOf(room, id, host);
    expect([owes(own), own.view.asks.map(({ stop }) => stop)]).toEqual([false, ['trade.wait']]);
    ok(await room.service.submit(id, others[0]!, { ask: offered[0]!.id, answer: { pick: ['decline'] } }));
    room.clock.now += day;
    await room.sweep();
    expect((await askOf(room, id, host))?.stop).toBe('trade');
    const { entries: log } = ok(await room.service.log(id, host, { limit: 25 }));
    const [last, first] = log.map(({ by, lines }) => [by, ...lines]);
    expect(last).toEqual(['clock', `Nobody takes ${host}’s offer.`]);
    expect(first).toEqual(['person', `${host} offers everybody 1 card for anything.`]);
    expect(room.errors).toEqual([]);
  });
});

describe('a window', () => {
  test('asks everybody at once, and a pass may be changed as long as others are asked', async () => {
    const { room, id } = await begin('window');
    await until(room, id, 'tactics');
    const asked = await Promise.all(people.map((user) => askOf(room, id, user)));
    expect(asked.map((one) => one?.stop)).toEqual(['tactics', 'tactics', 'tactics']);
    ok(await room.service.submit(id, 'ann', { ask: asked[0]!.id, answer: { pick: ['pass'] } }));
    expect(await askOf(room, id, 'ann')).toBeUndefined();
    const again = await lookOf(room, id, 'ann');
    expect(again.view.asks.map((one) => one.id)).toEqual([asked[0]!.id]);
    ok(await room.service.submit(id, 'ann', { ask: asked[0]!.id, answer: { pick: ['pass'] } }));
    expect((await askOf(room, id, 'bob'))?.id).toBe(asked[1]!.id);
  });

  test('is passed till the end of a stretch by whoever says so, whatever they hold', async () => {
    const { room, id } = await begin('stretch');
    await until(room, id, 'tactics');
    const before = (await askOf(room, id, 'bob'))!;
    expect(before.secret).toBe(true);
    ok(await room.service.setAutopilot(id, 'bob', { until: 'span:phase' }));
    const seen: string[] = [];
    for (let i = 0; i < 60; i++) {
      const tableView = await lookOf(room, id, 'bob');
      if (!owes(tableView)) {
        const other = (
          await Promise.all(people.map(async (user) => [user, await askOf(room, id, user)] as const))
        ).find(([, one]) => one !== undefined);
        ok(await room.service.submit(id, other![0], { ask: other![1]!.id, answer: other![1]!.fallback }));
        continue;
      }
      const [ask] = tableView.view.asks;
      seen.push(ask!.stop);
      if (ask!.spans?.phase !== before.spans?.phase) break;
      ok(await room.service.submit(id, 'bob', { ask: ask!.id, answer: ask!.fallback }));
    }
    // Only what cannot be passed was asked in that phase.
    expect(seen.slice(0, -1).filter((stop) => stop === 'tactics')).toEqual([]);
    expect(seen.length).toBeGreaterThan(0);
  });

  test('is not put to who is not attacked, nor are they called in another one’s attack', async () => {
    const room = await openRoom({ games: [game], rebuild, bots: {}, seed: 'plan' });
    const host = { user: 'ann', name: 'ann' };
    const { id } = ok(await room.service.open({ key: 'k', host, game: 'ese', place: { channel: '1' } }));
    for (const user of ['bob', 'cyd']) ok(await room.service.join(id, { user, name: user }));
    ok(await room.service.start(id, 'ann'));
    const attacker = await until(room, id, 'assign');
    const tableView = await lookOf(room, id, attacker);
    const ask = tableView.view.asks[0]!;
    const options = ask.choice.kind === 'choose' ? ask.choice.options : [];
    const aim = options.find(({ id: option }) => option.startsWith('all:'))!;
    const bystander = people.find((_, seat) => seat !== tableView.seat && seat !== aim.about)!;
    await room.sent();
    ok(await room.service.submit(id, attacker, { ask: ask.id, answer: { pick: [aim.id] } }));
    for (let i = 0; i < 40; i++) {
      const now = await lookOf(room, id, bystander);
      if (now.view.turn !== tableView.view.turn) break;
      expect(owes(now)).toBe(false);
      const next = people.find((_, seat) => now.view.owing.includes(seat))!;
      const open = (await askOf(room, id, next))!;
      ok(await room.service.submit(id, next, { ask: open.id, answer: open.fallback }));
      if ((await lookOf(room, id, bystander)).view.turn !== tableView.view.turn) break;
      const mentioned = (await room.sent()).flatMap((one) => ('mention' in one ? one.mention : []));
      expect(mentioned).not.toContain(bystander);
    }
  });

  test('can be had at every attack by who says so, for all tables or for one', async () => {
    const { room, id } = await begin('standing');
    ok(await room.service.setAutopilot(id, 'bob', { mode: 'fast', standing: { attack: 'never' } }));
    expect(refused(await room.service.setAutopilot(id, 'bob', { standing: { attack: 'tea' } })).refused).toBe(
      'table.option',
    );
    expect(refused(await room.service.setAutopilot(id, 'bob', { standing: { tea: 'never' } })).refused).toBe(
      'table.option',
    );
    ok(await room.service.setAutopilot(id, 'bob', { standing: { attack: 'ask' } }));
    expect((await lookOf(room, id, 'bob')).autopilot).toMatchObject({ standing: { attack: 'ask' } });
    for (let i = 0; i < 400; i++) {
      for (const user of people) {
        const ask = await askOf(room, id, user);
        if (ask?.stop === 'attack.plan' && user === 'bob') return;
        if (ask !== undefined) ok(await room.service.submit(id, user, { ask: ask.id, answer: plainly(ask) }));
      }
    }
    throw new Error('bob is not asked for a plan');
  });

  test('is never passed for a seat because it holds nothing', async () => {
    const room = await openRoom({ games: [game], rebuild, bots: {}, seed: 'secret' });
    for (const user of people) await room.service.setSettings(user, { standing: { ese: { attack: 'always' } } });
    const host = { user: 'ann', name: 'ann' };
    const { id } = ok(await room.service.open({ key: 'k', host, game: 'ese', place: { channel: '1' } }));
    for (const user of ['bob', 'cyd']) ok(await room.service.join(id, { user, name: user }));
    ok(await room.service.start(id, 'ann'));
    await until(room, id, 'tactics');
    // With the usual autopilot: everybody who has cards at all is asked.
    const asked = await Promise.all(people.map((user) => askOf(room, id, user)));
    expect(asked.map((one) => one?.stop)).toEqual(['tactics', 'tactics', 'tactics']);
    const empty = asked.filter((one) => one?.choice.kind === 'choose' && one.choice.options.every(isPass));
    // The seed is one at which somebody can do nothing but pass; else this story would show nothing.
    expect(empty.length).toBeGreaterThan(0);
  });
});
