// The bot at a Discord that is not the sandbox: one that leaves out what may be left out, and goes wrong as Discord does.

import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { randomAnswer } from '#bots/random';
import { commands } from '#commands/index';
import { createBot } from '#discord/bot';
import type { App } from '#discord/core/app';
import { createImages } from '#discord/core/images';
import { createLibrary } from '#discord/core/library';
import type { Player } from '#face/computer';
import { below, seedRng } from '#kernel/random';
import { createServices } from '#season/services';
import type { TableService } from '#table/types';
import { storeAt } from '#test/store';
import { tinyGame } from '#test/tiny-game';
import { type Foreign, openForeign } from '../foreign/discord.ts';
import { controls, type Exchange, isPrivate, type Message, words } from '../foreign/shapes.ts';
import { quickPictures } from '../stage.ts';

type Stage = {
  readonly foreign: Foreign;
  readonly tables: TableService;
  readonly logged: readonly string[];
  readonly ended: number[];
  close(): Promise<void>;
};

let stage: Stage | undefined;
afterEach(async () => {
  const { foreign } = stage ?? {};
  await stage?.close();
  stage = undefined;
  expect(foreign?.breaches ?? []).toEqual([]);
});

async function open(
  options: { readonly pictures?: number; readonly refuse?: number; readonly shards?: number } = {},
): Promise<Foreign> {
  const foreign = await openForeign();
  foreign.state.refuse = options.refuse;
  foreign.state.wanted = options.shards ?? 1;
  const store = await storeAt(':memory:');
  const game = tinyGame({ goal: 6 });
  const logged: string[] = [];
  const ended: number[] = [];
  const log = pino({ level: 'error' }, { write: (text: string) => logged.push(text) });
  const bots = {
    random: {
      name: 'Computer',
      about: () => 'Any legal move.',
      play: (...[, ask, random]: Parameters<Player>) => randomAnswer(ask.choice, random),
    },
  };
  const { tables, seasons } = createServices({ store, games: [game], rebuild: () => game, bots, log });
  const images = createImages(quickPictures(options.pictures), log);
  const app: App = { tables, seasons, images, library: createLibrary([game]), log, now: Date.now };
  const bot = createBot({
    app,
    commands,
    token: 'abc',
    api: foreign.url,
    guild: undefined,
    autoRegister: true,
    ended: (code) => ended.push(code),
  });
  stage = {
    foreign,
    tables,
    logged,
    ended,
    async close() {
      await bot.close();
      await tables.close();
      await store.close();
      await foreign.close();
    },
  };
  await bot.start();
  return foreign;
}

const { id: tiny } = tinyGame();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until<T>(look: () => T | undefined | false): Promise<T> {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(10)) {
    const found = look();
    if (found !== undefined && found !== false) return found;
  }
  throw new Error(`waited in vain for ${look}`);
}

const idOf = (message: Message | undefined, label: string): string => {
  const id = controls(message, label)[0]?.custom_id;
  if (id === undefined) throw new Error(`no ${label} on: ${words(message)}`);
  return id;
};
const press = (foreign: Foreign, user: string, message: Message, label: string): Promise<Exchange> =>
  foreign.press(user, message, idOf(message, label));
const liveIn = (foreign: Foreign, channel: string): Message | undefined =>
  foreign.inView(channel).findLast((message) => controls(message, 'Board').length > 0);
const threadOf = (foreign: Foreign): string | undefined => [...foreign.types].find(([, type]) => type === 11)?.[0];
const heldBy = (foreign: Foreign, user: string): readonly string[] =>
  foreign.inView(`9${user}`).map((message) => words(message));

/** Two people at a table; what stands where when the first live message is there. */
async function startTable(foreign: Foreign) {
  const [mira, tobin] = [foreign.person('mira'), foreign.person('tobin')];
  const channel = foreign.channel();
  const { message: lobby } = await foreign.command(mira, channel, 'play', { game: tiny });
  if (lobby === undefined) throw new Error('no lobby');
  await press(foreign, tobin, lobby, 'Join');
  await press(foreign, mira, lobby, 'Start');
  const live = await until(() => liveIn(foreign, threadOf(foreign) ?? channel));
  return { people: [mira, tobin] as const, channel, lobby, live };
}

/** What a panel offers to do, other than looking. */
const moves = (panel: Message | undefined) =>
  controls(panel).filter(({ custom_id }) => !/:(look|board|refresh|until|back|change):/.test(custom_id ?? ''));

/** Everybody moves by the panel's own controls until `over`. */
async function play(foreign: Foreign, users: readonly string[], at: () => Message | undefined, over: () => boolean) {
  // By turns one could bid for ever.
  const rng = seedRng('foreign');
  for (let i = 0; i < 600 && !over(); i += 1) {
    const user = users[i % users.length] ?? '';
    const live = at();
    if (live === undefined) return;
    const hand = controls(live, 'My hand & moves')[0]?.custom_id;
    if (hand === undefined) return;
    const { message: panel } = await foreign.press(user, live, hand);
    for (let step = 0; step < 12; step += 1) {
      const offered = moves(panel);
      const control = offered[below(rng, Math.max(1, offered.length))];
      if (panel === undefined || control?.custom_id === undefined) break;
      const values = control.options?.slice(0, Math.max(1, control.min_values ?? 1)).map(({ value }) => value);
      const exchange = await foreign.press(user, panel, control.custom_id, values);
      if (exchange.modal !== undefined) await foreign.submit(user, exchange, '1');
    }
  }
}

describe('a Discord that gives only what it must', () => {
  test('a whole game: answers that are not given back, a server out of order, channels without a word', async () => {
    const foreign = await open();
    const { people, channel, lobby, live } = await startTable(foreign);
    expect(live.channel).toBe(lobby.id);
    expect(
      words(await until(() => (words(lobby).includes('Go to') || controls(lobby).length === 0 ? lobby : undefined))),
    ).toContain('The game is on.');
    const ends = () => foreign.inView(live.channel).filter((message) => JSON.stringify(message).includes('Play again'));
    await play(
      foreign,
      people,
      () => liveIn(foreign, live.channel),
      () => ends().length > 0,
    );
    await until(() => ends().length > 0);
    expect(ends()).toHaveLength(1);
    for (const user of people) expect(words(ends()[0])).toContain(`<@${user}>`);
    expect(foreign.inView(channel).map((message) => message.id)).toEqual([lobby.id]);
    expect(stage?.logged).toEqual([]);
  });

  test('an interaction that cannot be read stops nobody else', async () => {
    const foreign = await open();
    for (const broken of [
      {},
      { id: '7' },
      { id: 'x', type: 3, token: 5, data: null },
      { id: '8', type: 2, token: 'a', application_id: '2', member: {} },
    ]) {
      foreign.dispatch('INTERACTION_CREATE', broken);
    }
    const { message } = await foreign.command(foreign.person('mira'), foreign.channel(), 'help');
    expect(words(message)).toContain('/play');
  });

  test('a thread that was never heard of is known as one', async () => {
    const foreign = await open();
    const thread = foreign.channel(11);
    const mira = foreign.person('mira');
    const { message: lobby } = await foreign.command(mira, thread, 'play', { game: tiny });
    await foreign.press(mira, lobby as Message, idOf(lobby, 'Add computer player'));
    await foreign.press(mira, lobby as Message, idOf(lobby, 'Start'));
    await until(() => liveIn(foreign, thread));
    expect([...foreign.types.values()].filter((type) => type === 11)).toHaveLength(1);
  });

  test('direct messages: looking up works, opening a table says where to go', async () => {
    const foreign = await open();
    const [mira, there] = [foreign.person('mira'), foreign.channel(1)];
    expect(words((await foreign.command(mira, there, 'play')).message)).toContain('a channel of a server');
    expect(words((await foreign.command(mira, there, 'help')).message)).toContain('What to do next');
    expect(words((await foreign.command(mira, there, 'card', { name: '🂡' })).message)).toContain(
      'No card by that name',
    );
  });
});

describe('private things', () => {
  test('a press that claims to be from a panel is answered privately, whatever it stands on', async () => {
    const foreign = await open();
    const { people, live, lobby } = await startTable(foreign);
    const table = /t:(\w+):/.exec(idOf(live, 'Board'))?.[1];
    for (const id of [
      'zz:1:zz:go:',
      '0::refresh:',
      '0::until:turn',
      '0::log.page:',
      '0::set.mode:',
      '0::start:',
      '0::answer:1z000/pass',
    ]) {
      const { answered, message } = await foreign.press(people[0], live, `t:${table}:${id}`);
      expect({ id, answered, seen: message !== undefined && !isPrivate(message) }).toEqual({
        id,
        answered: 4,
        seen: false,
      });
    }
    expect(controls(live, 'My hand & moves')).toHaveLength(1);
    expect(controls(lobby, 'Join')).toHaveLength(0);
  });

  test('a private message that its reader has closed misses its late picture, and nobody is told of it', async () => {
    const foreign = await open({ pictures: 600 });
    const { people, live } = await startTable(foreign);
    const { message, more } = await press(foreign, people[0], live, 'Board');
    expect(foreign.messages.delete(message?.id ?? '')).toBe(true);
    let edits = 0;
    foreign.state.fault = (method, path) => {
      if (method === 'PATCH' && path.startsWith('/webhooks/')) edits += 1;
      return undefined;
    };
    await until(() => edits > 0);
    // Whatever the bot does about the failed edit, it does before it answers this.
    await foreign.command(people[1], live.channel, 'help');
    expect(more).toEqual([]);
    expect(stage?.logged).toEqual([]);
  });
});

describe('a Discord that goes wrong', () => {
  test('lines break before and after a request: nothing is lost, nothing comes twice', async () => {
    const foreign = await open();
    const seen = new Map<string, number>();
    foreign.state.fault = (method, path) => {
      const kind = `${method} ${path.replace(/\d+|token-\d+/g, '#')}`;
      const times = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, times);
      if (kind.endsWith('/callback')) return times === 1 ? 'drop' : undefined;
      if (kind === 'POST /channels/#/messages') return times === 1 ? 'lose' : undefined;
      return times === 1 ? { status: 502, code: 0 } : undefined;
    };
    const { people, live } = await startTable(foreign);
    await expect.poll(() => stage?.tables.outbox.nextDue()).toBeUndefined();
    expect(foreign.inView(live.channel)).toHaveLength(1);
    expect(foreign.state.deduplicated).toBe(1);
    expect(
      foreign.calls
        .filter(({ channel }) => channel === live.channel)
        .map(({ user }) => user)
        .sort(),
    ).toEqual([...people].sort());
  });

  test('the gateway asks for a new session, drops the old one, and closes: presses are answered after it', async () => {
    const foreign = await open();
    const [mira, channel] = [foreign.person('mira'), foreign.channel()];
    for (const trouble of [
      () => foreign.send({ op: 7, d: null }),
      () => foreign.send({ op: 9, d: false }),
      () => foreign.breakLines(4000),
    ]) {
      const { state } = foreign;
      const before = state.identified + state.resumed;
      trouble();
      await until(() => state.identified + state.resumed > before);
      expect((await foreign.command(mira, channel, 'help')).answered).toBe(4);
    }
  });

  test.each([4004, 4010, 4011, 4012, 4013, 4014])(
    'the code %i ends the bot, before it is ready and after',
    async (code) => {
      await expect(open({ refuse: code })).rejects.toMatchObject({ code });
      expect(stage?.ended).toEqual([code]);
      await stage?.close();
      const foreign = await open();
      foreign.breakLines(code);
      await until(() => stage?.ended.includes(code));
    },
  );

  test('Discord says over how many connections the bot is to spread, and each is answered', async () => {
    const foreign = await open({ shards: 3 });
    expect([...foreign.state.shards].sort()).toEqual(['0/3', '1/3', '2/3']);
    expect((await foreign.command(foreign.person('mira'), foreign.channel(), 'help')).answered).toBe(4);
  });

  test('threads that are forbidden without warning are spoken of where the table is', async () => {
    const foreign = await open();
    foreign.state.fault = (_method, path) => (path.endsWith('/threads') ? { status: 403, code: 50_013 } : undefined);
    const { lobby, channel, live } = await startTable(foreign);
    expect(live.channel).toBe(channel);
    expect(words(lobby)).toContain('I may not make threads here. Missing: Create Public Threads');
  });

  test('a lobby message that is gone leaves the table its thread', async () => {
    const foreign = await open();
    foreign.state.fault = (method, path) => {
      if (method !== 'POST' || !/messages\/\d+\/threads$/.test(path)) return undefined;
      return { status: 404, code: 10_008 };
    };
    const { live, channel, lobby } = await startTable(foreign);
    expect([channel, lobby.id]).not.toContain(live.channel);
  });

  test('thrown out in the middle: everybody hears it once, and plays on from where the bot can be reached', async () => {
    const foreign = await open();
    const { people, live } = await startTable(foreign);
    foreign.state.fault = (_method, path) =>
      /^\/channels\/(?!9)/.test(path) ? { status: 403, code: 50_001 } : undefined;
    let rounds = 0;
    await play(
      foreign,
      people,
      () => live,
      () => ++rounds > 8,
    );
    for (const user of people) {
      await until(() => heldBy(foreign, user).length > 0);
      expect(heldBy(foreign, user).filter((text) => text.includes('Your game is safe'))).toHaveLength(1);
    }
  });
});
