// Tables from `/play` to their end, through the sandbox, as people see them.
import { Routes } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import { seedRng } from '#kernel/random';
import type { PageMessage } from '#sandbox/page-api';
import { componentsOf, type DrivenPerson, textOfMessage } from '#test/driver';
import { asks, pressAnything } from '../monkey.ts';
import { openStage, quickPictures, type Stage } from '../stage.ts';
import {
  eventually,
  expectClean,
  isFinal,
  isLive,
  isLobby,
  labelsOf,
  league,
  outcome,
  startTable,
} from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage.close();
});

describe('the lobby', () => {
  test('gathers people, takes decks and computer players, and shows only what can be done', async () => {
    stage = await openStage();
    const mira = await stage.driver.person('mira');
    const jun = await stage.driver.person('jun');
    const channel = await mira.channel('game-tables', league);
    await mira.command(channel.id, 'play', { seats: 4 });
    const lobby = await jun.waitFor(isLobby);
    const seats = () => eventually(async () => textOfMessage((await jun.message(channel.id, lobby.id))!));

    const early = await outcome(await jun.press(lobby, 'Deck'));
    expect(textOfMessage(early)).toContain('no seat');
    await mira.press(lobby, 'Add computer player');
    await eventually(async () => (await seats()).includes('computer player') || undefined);
    const refused = await outcome(await jun.press(lobby, 'Start'));
    expect(textOfMessage(refused)).toContain('Only Mira Kestrel');
    const joined = await jun.press(lobby, 'Join');
    expect(joined.interaction.state).toBe('answered');
    const decks = await jun.waitFor((m) => textOfMessage(m).includes('You are in.'));
    const chosen = await outcome(await jun.select(decks, 'Choose your deck', ['War']));
    expect(textOfMessage(chosen)).toContain('You play **War**.');
    await eventually(async () => (await seats()).includes(`<@${jun.id}> · War`) || undefined);

    const mine = await outcome(
      await mira.press(await jun.waitFor((m) => m.id === lobby.id && labelsOf(m).includes('Computers')), 'Computers'),
    );
    const remove = labelsOf(mine).find((label) => label.startsWith('Remove '))!;
    await mira.press(mine, remove);
    await eventually(async () => !(await seats()).includes('computer player') || undefined);
    await jun.press(lobby, 'Leave');
    await eventually(async () => !(await seats()).includes(jun.id) || undefined);
    await mira.press(lobby, 'Cancel');
    await eventually(async () => (await seats()).includes('cancelled') || undefined);
    await expectClean(stage);
  });

  test('a double press on Start begins one game, in one thread', async () => {
    stage = await openStage();
    const mira = await stage.driver.person('mira');
    const channel = await mira.channel('game-tables', league);
    await mira.command(channel.id, 'play', { computers: 1 });
    const lobby = await mira.waitFor(isLobby);
    const start = componentsOf(lobby).find((c) => c.label === 'Start')!.custom_id!;
    await Promise.all(
      [mira.press(lobby, start), mira.press(lobby, start)].map((press) => press.catch(() => undefined)),
    );
    await mira.waitFor(isLive);
    const { channels } = await mira.world();
    expect(channels.filter((c) => c.kind === 'thread')).toHaveLength(1);
    await expectClean(stage);
  });

  test('where threads are not allowed the table stays in the channel, and the presser hears why', async () => {
    stage = await openStage();
    const { host, channel, live } = await startTable(stage, 'lounge');
    expect(live.channel_id).toBe(channel.id);
    const told = await host.waitFor((m) => textOfMessage(m).includes('so the table stays'));
    expect(told.flags! & 64).toBe(64);
    expect(textOfMessage(told)).toContain('Create Public Threads');
    expect((await stage.driver.violations()).filter((v) => v.rule !== 'missing-permissions')).toEqual([]);
  });

  test('a table opened in a thread stays in that thread', async () => {
    stage = await openStage();
    const mira = await stage.driver.person('mira');
    const channel = await mira.channel('game-tables', league);
    const body = { name: 'A thread of our own', type: 11, auto_archive_duration: 1440 };
    const thread = (await stage.rest.post(Routes.threads(channel.id), { body })) as { readonly id: string };
    await mira.joinThread(thread.id);
    await mira.command(thread.id, 'play', { computers: 1 });
    await mira.press(await mira.waitFor(isLobby), 'Start');
    expect((await mira.waitFor(isLive)).channel_id).toBe(thread.id);
    await expectClean(stage);
  });

  test('where the bot may not write it says so at once, and opens nothing', async () => {
    stage = await openStage();
    const mira = await stage.driver.person('mira');
    const channel = await mira.channel('notices', league);
    const answer = await outcome(await mira.command(channel.id, 'play'));
    expect(textOfMessage(answer)).toContain('Send Messages');
    expect(await stage.tables.tablesOf(mira.id)).toEqual([]);
    await expectClean(stage);
  });
});

describe('a running table', () => {
  test('has a thread, one live message that calls those who must act, and a lobby message that links to it', async () => {
    stage = await openStage();
    const { host, guest, channel, lobby, live } = await startTable(stage);
    expect(live.channel_id).not.toBe(channel.id);
    expect(live.mentions.map((user) => user.id).sort()).toEqual([host.id, guest.id].sort());
    await host.waitFor((m) => m.id === lobby.id && labelsOf(m).includes('Go to the table'));
    const gallery = componentsOf(live).find((c) => c.type === 12);
    expect(JSON.stringify(gallery)).toContain('"description":"A hand"');
    await expectClean(stage);
  });

  test('a move is made in the panel, step by step, and the next screen stands in its place', async () => {
    stage = await openStage();
    const { host, guest, live } = await startTable(stage);
    const panel = await outcome(await host.press(live, 'My hand & moves'));
    expect(panel.flags).toBe(64 | 32768);
    const after = await outcome(await host.press(panel, 'keep'));
    expect(after.id).toBe(panel.id);
    expect(textOfMessage(after)).toContain('Waiting for **Tobin Vale**');
    const other = await outcome(await guest.press(live, 'My hand & moves'));
    await guest.press(other, 'keep');
    const main = await outcome(await host.press(after, 'Refresh'));
    const number = await outcome(await host.press(main, 'bid…'));
    expect(textOfMessage(number)).toContain('From 0 to 20');
    const before = await outcome(await host.press(number, 'Back'));
    expect(labelsOf(before)).toContain('bid…');
    const bid = await outcome(
      await host.select(await outcome(await host.press(before, 'bid…')), 'Choose a number', ['7']),
    );
    expect(textOfMessage(bid)).toContain('What happened');
    await expectClean(stage);
  });

  test('a press on an old panel is answered with the fresh one', async () => {
    stage = await openStage();
    const { host, guest, live } = await startTable(stage);
    const one = await outcome(await host.press(live, 'My hand & moves'));
    const two = await outcome(await host.press(live, 'My hand & moves'));
    await outcome(await host.press(one, 'keep'));
    await outcome(await guest.press(await outcome(await guest.press(live, 'My hand & moves')), 'keep'));
    const late = await outcome(await host.press(two, 'redraw'));
    expect(textOfMessage(late)).toContain('The table has moved on');
    expect(labelsOf(late)).toContain('bid…');
    await expectClean(stage);
  });

  test('others are told politely that they have no seat, or whom the table waits for', async () => {
    stage = await openStage();
    const { host, guest, live } = await startTable(stage);
    const jun = await stage.driver.person('jun');
    await jun.joinThread(live.channel_id);
    const seen = (await jun.messages(live.channel_id)).find((m) => m.id === live.id)!;
    const outsider = await outcome(await jun.press(seen, 'My hand & moves'));
    expect(textOfMessage(outsider)).toContain('You have no seat at this table');
    expect(outsider.flags! & 64).toBe(64);
    await outcome(await host.press(await outcome(await host.press(live, 'My hand & moves')), 'keep'));
    const waiting = await outcome(await host.press(live, 'My hand & moves'));
    expect(textOfMessage(waiting)).toContain(`Waiting for **${guest.name}**`);
    await expectClean(stage);
  });

  test('an answer may be changed while others still think', async () => {
    stage = await openStage();
    const { host, live } = await startTable(stage);
    const kept = await outcome(await host.press(await outcome(await host.press(live, 'My hand & moves')), 'keep'));
    const again = await outcome(await host.press(kept, 'Change my answer'));
    expect(labelsOf(again)).toContain('redraw');
    const redrawn = await outcome(await host.press(again, 'redraw'));
    expect(textOfMessage(redrawn)).toContain('Waiting for');
    await expectClean(stage);
  });

  test('conceding asks once more, ends the game, and everybody hears it', async () => {
    stage = await openStage();
    const { host, guest, live } = await startTable(stage);
    for (const person of [host, guest]) {
      await outcome(await person.press(await outcome(await person.command(live.channel_id, 'hand')), 'keep'));
    }
    const now = await host.waitFor((m) => isLive(m) && m.channel_id === live.channel_id);
    const more = await outcome(await host.press(now, 'More…'));
    const sure = await outcome(await host.press(more, 'Concede…'));
    expect(textOfMessage(sure)).toContain('cannot be taken back');
    const kept = await outcome(await host.press(sure, 'Keep playing'));
    expect(textOfMessage(kept)).toContain('Nothing has changed');
    const again = await outcome(await host.command(live.channel_id, 'concede'));
    await host.press(again, 'Concede');
    const end = await guest.waitFor(isFinal);
    expect(textOfMessage(end)).toContain(`Won by ${guest.name}`);
    await eventually(async () => (await host.messages(live.channel_id)).every((m) => !isLive(m)) || undefined);
    await expectClean(stage);
  });

  test('whoever presses whatever, a whole game comes to its end', async () => {
    stage = await openStage();
    const { host, guest, table, channel } = await startTable(stage);
    const rng = seedRng('a whole game');
    const panels = new Map<DrivenPerson, PageMessage>();
    const over = async () => (await stage.tables.tablesOf(host.id)).every((t) => t.id !== table.id);
    for (let round = 0; round < 400 && !(await over()); round++) {
      for (const person of [host, guest]) {
        const known = panels.get(person);
        const opened = known === undefined ? person.command(channel.id, 'hand') : person.press(known, 'Refresh');
        let panel = await outcome(await opened);
        while (asks(panel)) panel = (await pressAnything(person, panel, rng))!.message;
        panels.set(person, panel);
      }
    }
    expect(await over()).toBe(true);
    await host.waitFor(isFinal);
    expect(await stage.driver.violations()).toEqual([]);
    // The small game has a bid at which its rules fail, which the table survives.
    expect(stage.logged.filter((text) => !text.includes('a stack of calls'))).toEqual([]);
  });
});

describe('time', () => {
  test('a picture that is late joins its message afterwards', async () => {
    stage = await openStage({ draws: quickPictures(900) });
    const { host, live } = await startTable(stage);
    const hasPicture = (m: PageMessage) => componentsOf(m).some((c) => c.type === 12);
    expect(hasPicture(live)).toBe(false);
    await host.waitFor((m) => m.id === live.id && hasPicture(m));
    const panel = await host.press(live, 'My hand & moves');
    expect(hasPicture(panel.message!)).toBe(false);
    await host.waitFor((m) => m.id === panel.message!.id && hasPicture(m));
    await expectClean(stage);
  });

  test('nobody has to wait for pictures before they press on', async () => {
    let draw = () => {};
    const drawn = new Promise<void>((resolve) => {
      draw = resolve;
    });
    const { png } = quickPictures();
    stage = await openStage({ draws: { png: (scene, priority) => drawn.then(() => png(scene, priority)) } });
    const { host, live } = await startTable(stage);
    let panel = (await host.press(live, 'My hand & moves')).message!;
    // More than the presses of one person that may be in progress at a time.
    for (let press = 0; press < 12; press++) panel = await outcome(await host.press(panel, 'Refresh'));
    expect(textOfMessage(panel)).toContain('Turn');
    draw();
    await host.waitFor((m) => m.id === panel.id && componentsOf(m).some((c) => c.type === 12));
    await expectClean(stage);
  });

  test('a late picture never overwrites a newer screen', async () => {
    stage = await openStage({ draws: quickPictures(700) });
    const { host, live } = await startTable(stage);
    const panel = (await host.press(live, 'My hand & moves')).message!;
    const kept = (await host.press(panel, 'keep')).message!;
    expect(textOfMessage(kept)).toContain('Waiting for');
    // The picture of the older screen was asked for first, so it is ready before the one of the newer screen.
    const now = await host.waitFor((m) => m.id === kept.id && componentsOf(m).some((c) => c.type === 12));
    expect(textOfMessage(now)).toContain('Waiting for');
    await expectClean(stage);
  });

  test('slow work is acknowledged in time and answered when it is done', async () => {
    let release = () => {};
    let held = Promise.resolve();
    const hold = () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
    };
    stage = await openStage({
      wrap: (tables) => ({
        ...tables,
        view: async (table, user) => {
          if (user !== undefined) await held;
          return tables.view(table, user);
        },
      }),
    });
    const { host, live } = await startTable(stage);
    hold();
    // Answered once while the work is still held, and again when it is done.
    const opened = await host.press(live, 'My hand & moves');
    release();
    const panel = await outcome(opened);
    expect(labelsOf(panel)).toContain('keep');
    hold();
    const pressed = await host.press(panel, 'keep');
    release();
    const answered = await outcome(pressed);
    expect(textOfMessage(answered)).toContain('Waiting for');
    await expectClean(stage);
  });
});

describe('presses from nowhere', () => {
  test('buttons that this program never wrote are answered politely', async () => {
    stage = await openStage();
    const { host, channel, table } = await startTable(stage);
    const ids = [
      'rubbish',
      't:',
      't:unknown1:1::hand:',
      `t:${table.id}:zzzzzzzzz::hand:`,
      `t:${table.id}:1::nonsense:`,
      `t:${table.id}:1:1zabc:go:99.99,,,`,
      `t:${table.id}:1:1zabc:go:%%%`,
      `t:${table.id}:1::deck.page:99/99`,
      `t:${table.id}:1::log.page:zz.zz`,
      `t:${table.id}:1::look.card:`,
      'x:set:nonsense',
      'x:rules:nogame/',
      'x:open:hand',
      `t:${table.id}:1::start:`,
      `t:${table.id}:1::bot.remove:-1`,
    ];
    const buttons = ids.map((custom_id, i) => ({ type: 2, style: 2, label: `b${i}`, custom_id }));
    const rows = [0, 5, 10].map((from) => ({ type: 1, components: buttons.slice(from, from + 5) }));
    await stage.rest.post(Routes.channelMessages(channel.id), { body: { content: 'old', components: rows } });
    const message = await host.waitFor((m) => m.content === 'old');
    for (const custom of ids) {
      const exchange = await host.press(message, custom);
      const answer = await exchange.settled();
      expect(exchange.interaction.state, custom).not.toBe('failed');
      expect(answer, custom).toBeDefined();
    }
    expect(stage.logged.filter((text) => text.includes('"level":50'))).toEqual([]);
  });

  test('a fault of our own is told with its number, which the log has too', async () => {
    stage = await openStage({
      wrap: (tables) => ({ ...tables, log: () => Promise.reject(new Error('the log is torn')) }),
    });
    const { host, live } = await startTable(stage);
    const answer = await outcome(await host.press(live, 'Log'));
    const id = /error `([0-9a-f]{8})`/.exec(textOfMessage(answer))?.[1];
    expect(id).toBeDefined();
    expect(stage.logged.join()).toContain(`"id":"${id}"`);
    expect(stage.logged.join()).toContain('the log is torn');
  });
});
