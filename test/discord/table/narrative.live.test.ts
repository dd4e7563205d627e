// A table's thread as a chronicle: one live message, the story of each turn behind it, the end, and the way to the next game.
import { Routes } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import { createImages } from '#discord/core/images';
import { createLibrary } from '#discord/core/library';
import { createDelivery } from '#discord/delivery/index';
import type { Answer, Ask } from '#kernel/ask';
import type { PageMessage } from '#sandbox/page-api';
import { isRefusal, type TableInfo } from '#table/types';
import { componentsOf, type DrivenPerson, textOfMessage } from '#test/driver';
import { noLeagues } from '#test/no-leagues';
import { tinyGame } from '#test/tiny-game';
import { openStage, quickPictures, type Stage } from '../stage.ts';
import { allSent, expectClean, has, isFinal, isLive, isLobby, outcome, startTable } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

/** Gives the usual answer to what is asked of a person, or strikes at somebody where they can. */
async function moves(table: TableInfo, { id }: DrivenPerson, how: 'usual' | 'strikes' = 'usual'): Promise<void> {
  const tableView = await stage.tables.view(table.id, id);
  if (isRefusal(tableView)) throw new Error(tableView.refused);
  const [ask] = tableView.view.asks;
  if (ask === undefined || !tableView.view.owing.includes(ask.seat)) return;
  const moved = await stage.tables.submit(table.id, id, {
    ask: ask.id,
    answer: (how === 'strikes' ? strike(ask) : undefined) ?? ask.fallback,
  });
  if (isRefusal(moved)) throw new Error(JSON.stringify(moved));
}

function strike({ choice }: Ask): Answer | undefined {
  for (const { id, needs } of choice.kind === 'choose' ? choice.options : []) {
    const target = needs?.find(({ name }) => name === 'target')?.choice;
    if (target?.kind === 'choose') return { pick: [id], with: { target: { pick: [target.options[0]!.id] } } };
  }
  return undefined;
}

const idle = () => allSent(stage);

/** Everybody plays their turn without a card, one message at a time. */
async function turns(table: TableInfo, people: readonly DrivenPerson[], count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    for (const person of people) {
      await moves(table, person);
      await idle();
    }
  }
}

/** The app of another process on the same data. */
const appOf = ({ tables }: Stage) => ({
  tables,
  seasons: noLeagues,
  images: createImages(quickPictures(), console as never),
  library: createLibrary([tinyGame()]),
  log: console as never,
  now: Date.now,
});

const thread = async (person: DrivenPerson, live: PageMessage) =>
  [...(await person.messages(live.channel_id, 100))].sort((a, b) => a.id.localeCompare(b.id));

describe('the thread of a table', () => {
  test('has one live message at its end; all others are the story of a turn, and no line is told twice', async () => {
    stage = await openStage();
    const { host, guest, live, table } = await startTable(stage);
    await idle();
    await turns(table, [host, guest], 6);
    const told = await thread(host, live);
    expect(told.filter(isLive).map(({ id }) => id)).toEqual([told.at(-1)!.id]);
    const stories = told.slice(0, -1);
    expect(stories.length).toBeGreaterThan(2);
    for (const story of stories) {
      expect(textOfMessage(story)).toMatch(/: end$/m);
      expect(componentsOf(story).filter((part) => part.type === 2)).toEqual([]);
    }
    const ends = told.flatMap((message) => textOfMessage(message).match(/^\w+[^\n]*: end$/gm) ?? []);
    const log = await stage.tables.narrative(table.id);
    if (isRefusal(log)) throw new Error(log.refused);
    expect(ends).toHaveLength(log.flatMap(({ events }) => events.filter(({ e }) => e === 'end')).length);
    expect(JSON.stringify(told)).not.toContain('moved on');
    await expectClean(stage);
  });

  test('keeps a small picture where something was decided, and only there', async () => {
    stage = await openStage();
    const { host, guest, live, table } = await startTable(stage);
    await idle();
    await turns(table, [host, guest], 1);
    const small = async () => (await thread(host, live)).filter((m) => componentsOf(m).some(({ type }) => type === 11));
    for (let i = 0; i < 12 && (await small()).length === 0; i += 1) {
      for (const person of [host, guest]) {
        await moves(table, person, 'strikes');
        await idle();
      }
    }
    const [battle, ...others] = await small();
    expect(textOfMessage(battle!)).toContain(': hit');
    expect(others.every((m) => textOfMessage(m).includes(': hit'))).toBe(true);
    await expectClean(stage);
  });

  test('a stop after any step of a new message leads to the same thread', async () => {
    stage = await openStage();
    const { host, guest, live, table } = await startTable(stage);
    await idle();
    await turns(table, [host, guest], 3);
    const deliver = createDelivery(appOf(stage), stage.rest);
    const now = await stage.tables.info(table.id);
    if (isRefusal(now)) throw new Error(now.refused);
    const { liveMessage, liveFrom } = now.place;
    const intent = {
      kind: 'live',
      table: table.id,
      mention: now.waiting.flatMap(({ user }) => user ?? []),
      fresh: true,
    } as const;
    const claimed = { id: 'a-nonce-of-its-own', message: intent, attempts: 0, again: false, at: Date.now() };
    const sent = await deliver(claimed);
    const whole = (await thread(host, live)).map((message) => [message.id, textOfMessage(message)]);
    // As if the last step, noting the new message, had not been done, and then as if only the outbox did not know.
    await stage.tables.setPlace(table.id, { liveMessage, liveFrom });
    expect(await deliver({ ...claimed, id: 'forgotten', again: true })).toBe(sent);
    expect((await thread(host, live)).map((message) => [message.id, textOfMessage(message)])).toEqual(whole);
    expect(await deliver({ ...claimed, again: true })).toBe(sent);
    expect((await thread(host, live)).filter(isLive).map(({ id }) => id)).toEqual([sent]);
    await expectClean(stage);
  });

  test('is not repeated by the panel that is opened from it, which tells what only its reader may know', async () => {
    stage = await openStage();
    const { host, guest, live, table } = await startTable(stage);
    await turns(table, [host, guest], 3);
    const [person, other] = (await stage.tables
      .info(table.id)
      .then((info) => !isRefusal(info) && info.waiting[0]?.user === host.id))
      ? [host, guest]
      : [guest, host];
    const now = (await thread(person, live)).findLast(isLive)!;
    const panel = textOfMessage(await outcome(await person.press(now, 'My hand & moves')));
    expect(panel).toContain(`${person.name}: draw`);
    expect(panel).not.toContain(`${other.name}: `);
    const whole = textOfMessage(await outcome(await person.command(live.channel_id, 'hand')));
    expect(whole).toContain(`${other.name}: end`);
    await expectClean(stage);
  });

  test('is named after its game and its number, and people in it', async () => {
    stage = await openStage();
    const { host, live } = await startTable(stage);
    const { channels } = await host.world();
    expect(channels.find(({ id }) => id === live.channel_id)?.name).toBe('Tiny Empires #1 · Mira Kestrel, Tobin Vale');
    expect(textOfMessage(live)).toContain('Tiny Empires \\#1 · Core');
  });
});

describe('the end', () => {
  async function over() {
    stage = await openStage();
    const started = await startTable(stage);
    const { host, guest, live, table } = started;
    await turns(table, [host, guest], 2);
    const conceded = await stage.tables.concede(table.id, guest.id);
    if (isRefusal(conceded)) throw new Error(conceded.refused);
    const final = await host.waitFor((m) => isFinal(m) && m.channel_id === live.channel_id);
    await idle();
    return { ...started, final };
  }

  test('is one last message with places, length and picture, which calls everybody; the live one is story by then', async () => {
    const { host, guest, live, final } = await over();
    const text = textOfMessage(final);
    expect(text).toContain(`Won by ${host.name}`);
    expect(text).toContain('Tobin Vale: concede');
    expect(text).toMatch(/1\. \*\*Mira Kestrel\*\*\n2\. \*\*Tobin Vale\*\*/);
    expect(text).toMatch(/\d+ turns? in (less than a minute|\d+ minutes?)/);
    expect(final.mentions.map(({ id }) => id).sort()).toEqual([host.id, guest.id].sort());
    expect(componentsOf(final).some(({ type }) => type === 12)).toBe(true);
    const told = await thread(host, live);
    expect(told.filter(isLive)).toEqual([]);
    expect(told.filter(isFinal)).toHaveLength(1);
    await expectClean(stage);
  });

  test('is told once where a stop comes before it is noted', async () => {
    const { host, live, table, final } = await over();
    // As if the live message had had nothing to tell and had been taken away.
    const before = (await thread(host, live)).at(-2)!.id;
    await stage.rest.delete(Routes.channelMessage(live.channel_id, before));
    await stage.tables.setPlace(table.id, { liveMessage: before });
    const deliver = createDelivery(appOf(stage), stage.rest);
    const told = (await thread(host, live)).map((message) => [message.id, textOfMessage(message)]);
    const intent = { kind: 'finished', table: table.id } as const;
    const claimed = { id: 'forgotten', message: intent, attempts: 0, again: true, at: Date.now() };
    expect(await deliver(claimed)).toBe(final.id);
    expect((await thread(host, live)).map((message) => [message.id, textOfMessage(message)])).toEqual(told);
    await expectClean(stage);
  });

  test('leads to one next game, whoever presses, with the same game and those who played invited', async () => {
    const { host, guest, channel, final, table } = await over();
    const presses = await Promise.all([host, guest].map((person) => person.press(final, 'Play again')));
    const answers = (await Promise.all(presses.map(outcome))).map(textOfMessage);
    expect(answers.filter((text) => text.includes('The next game is open'))).toHaveLength(1);
    expect(answers.filter((text) => text.includes('has opened the next game already'))).toHaveLength(1);
    const lobby = await host.waitFor((m) => m.channel_id === channel.id && isLobby(m));
    await idle();
    expect((await host.messages(channel.id, 50)).filter(isLobby)).toHaveLength(1);
    const [next, ...more] = await stage.tables
      .tablesOf(host.id)
      .then(async (own) => (own.length > 0 ? own : stage.tables.tablesOf(guest.id)));
    expect(more).toEqual([]);
    expect(next).toMatchObject({
      status: 'lobby',
      game: table.game,
      edition: table.edition,
      options: table.options,
      number: 2,
    });
    const called = next!.host === host.id ? guest : host;
    expect(lobby.mentions.map(({ id }) => id)).toEqual([called.id]);
    await outcome(await called.press(lobby, 'Join'));
    const late = await outcome(await called.press(final, 'Play again'));
    expect(textOfMessage(late)).toContain('has opened the next game already');
    await expectClean(stage);
  });

  test('is for those who played; others are told what they can do', async () => {
    const { live, final } = await over();
    const jun = await stage.driver.person('jun');
    await jun.joinThread(live.channel_id);
    const answer = await outcome(await jun.press(final, 'Play again'));
    expect(textOfMessage(answer)).toContain('Only those who played');
    await expectClean(stage);
  });

  test('stays in the list of one’s games, with its result and a link', async () => {
    const { host, channel, live } = await over();
    const games = await outcome(await host.command(channel.id, 'games'));
    expect(textOfMessage(games)).toMatch(
      /\*\*Finished\*\*\n1\. Tiny Empires \\#1 · Core · Won by Mira Kestrel\. <t:\d+:R>/,
    );
    expect(textOfMessage(games)).toContain(`/${live.channel_id}/`);
    expect(has('My hand & moves')(games)).toBe(false);
    await expectClean(stage);
  });
});
