// Tables where nothing goes on: whoever sits there, or manages the server, can always do something about it.
import { afterEach, describe, expect, test } from 'vitest';
import { isRefusal } from '#table/types';
import { textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { allSent, expectClean, has, isFinal, isLive, isLobby, labelsOf, league, outcome } from '../stories.ts';

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

/** A lobby of Tobin's with Oksana in it; Mira manages the server and does not sit there. */
async function lobbyOfTwo() {
  stage = await openStage();
  const [host, guest, manager, stranger] = await Promise.all(
    (['tobin', 'oksana', 'mira', 'jun'] as const).map((name) => stage.driver.person(name)),
  );
  if (host === undefined || guest === undefined || manager === undefined || stranger === undefined) throw new Error();
  const channel = await host.channel('game-tables', league);
  await host.command(channel.id, 'play');
  const lobby = await guest.waitFor((m) => m.channel_id === channel.id && isLobby(m));
  await (await guest.press(lobby, 'Join')).settled();
  await manager.waitFor((m) => m.id === lobby.id);
  const [table] = await stage.tables.tablesOf(host.id);
  const guild = table?.place.guild;
  if (table === undefined || guild === undefined) throw new Error('no table');
  const leaves = (person: typeof host) => stage.driver.control({ do: 'remove-member', guild, person: person.id });
  const status = async () => (await stage.tables.info(table.id)) as { status: string };
  const idle = () => allSent(stage);
  return { host, guest, manager, stranger, channel, lobby, table, leaves, status, idle };
}

/** The same two, playing. */
async function gameOfTwo() {
  const given = await lobbyOfTwo();
  await (await given.host.press(given.lobby, 'Start')).settled();
  const live = await given.guest.waitFor(isLive);
  await given.idle();
  return { ...given, live };
}

/** Gives what is asked of a person its usual answer until the table waits for somebody else. */
async function pass(table: string, user: string): Promise<void> {
  for (;;) {
    const tableView = await stage.tables.view(table, user);
    if (isRefusal(tableView)) throw new Error(tableView.refused);
    const [ask] = tableView.view.asks;
    if (ask === undefined || !tableView.view.owing.includes(ask.seat)) return;
    await stage.tables.submit(table, user, { ask: ask.id, answer: ask.fallback });
  }
}

describe('a lobby', () => {
  test('whose host is there is the host’s to end, or that of people who manage the server', async () => {
    const { guest, stranger, manager, lobby, status } = await lobbyOfTwo();
    for (const person of [guest, stranger]) {
      expect(textOfMessage(await outcome(await person.press(lobby, 'Cancel')))).toContain('Only Tobin Vale');
    }
    expect((await status()).status).toBe('lobby');
    expect(textOfMessage(await outcome(await manager.press(lobby, 'Cancel')))).toContain('cancelled');
    expect((await status()).status).toBe('cancelled');
    await expectClean(stage);
  });

  test('whose host has left the server can be ended by whoever sits there, and by nobody else', async () => {
    const { host, guest, stranger, lobby, leaves, status } = await lobbyOfTwo();
    await leaves(host);
    expect(textOfMessage(await outcome(await stranger.press(lobby, 'Cancel')))).toContain('Only Tobin Vale');
    await outcome(await guest.press(lobby, 'Cancel'));
    expect((await status()).status).toBe('cancelled');
  });

  test('whose message was deleted is posted anew from /games, once, or ended there', async () => {
    const { guest, channel, lobby, table, status, idle } = await lobbyOfTwo();
    await stage.driver.control({ do: 'delete-message', message: lobby.id });
    const list = await outcome(await guest.command(channel.id, 'games'));
    expect(labelsOf(list)).toEqual([`Post ${table.id} again`, `Close ${table.id}`]);
    await outcome(await guest.press(list, `Post ${table.id} again`));
    const anew = await guest.waitFor((m) => m.id !== lobby.id && m.channel_id === channel.id && isLobby(m));
    await idle();
    expect((await guest.messages(channel.id, 50)).filter(isLobby).map(({ id }) => id)).toEqual([anew.id]);
    await outcome(await guest.press(anew, 'Leave'));
    expect(textOfMessage((await guest.message(channel.id, anew.id))!)).not.toContain(guest.id);
    await (await guest.press(anew, 'Join')).settled();

    await stage.driver.control({ do: 'delete-message', message: anew.id });
    await outcome(await guest.press(list, `Close ${table.id}`));
    expect((await status()).status).toBe('cancelled');
  });

  test('whose message was deleted is found by /games of the server, and closed by people who manage it', async () => {
    const { manager, stranger, channel, lobby, table, status } = await lobbyOfTwo();
    await stage.driver.control({ do: 'delete-message', message: lobby.id });
    const seen = await outcome(await stranger.command(channel.id, 'games', { server: true }));
    expect(textOfMessage(seen)).toContain('gathering players (2 of 4)');
    expect(labelsOf(seen)).toEqual([]);
    const list = await outcome(await manager.command(channel.id, 'games', { server: true }));
    expect(labelsOf(list)).toEqual([`Close ${table.id}`]);
    await outcome(await manager.press(list, `Close ${table.id}`));
    expect((await status()).status).toBe('cancelled');
    const empty = await outcome(await manager.command(channel.id, 'games', { server: true }));
    expect(textOfMessage(empty)).toContain('There is no table in this server that you can see');
    await expectClean(stage);
  });

  test('that stands there is moved to the end of the channel, and is not there twice', async () => {
    const { host, channel, lobby, table, idle } = await lobbyOfTwo();
    const list = await outcome(await host.command(channel.id, 'games'));
    await outcome(await host.press(list, `Post ${table.id} again`));
    await host.waitFor((m) => m.id !== lobby.id && m.channel_id === channel.id && isLobby(m));
    await idle();
    expect((await host.messages(channel.id, 50)).filter(isLobby)).toHaveLength(1);
    await expectClean(stage);
  });
});

describe('a running game', () => {
  test('is ended by people who manage the server after a confirmation, and by nobody else', async () => {
    const { guest, stranger, manager, live, table, status, idle } = await gameOfTwo();
    for (const person of [guest, stranger]) {
      expect(labelsOf(await outcome(await person.press(live, 'More…')))).not.toContain('End it for everybody…');
    }
    const more = await outcome(await manager.press(live, 'More…'));
    const sure = await outcome(await manager.press(more, 'End it for everybody…'));
    expect((await status()).status).toBe('running');
    await outcome(await manager.press(sure, 'End the game'));
    expect(await stage.tables.info(table.id)).toMatchObject({
      status: 'finished',
      waiting: [],
      result: { winners: [] },
    });
    const told = await guest.waitFor((m) => isFinal(m) && textOfMessage(m).includes('Ended by somebody'));
    expect(told.channel_id).toBe(live.channel_id);
    await idle();
    expect((await guest.messages(live.channel_id, 50)).filter(isLive)).toEqual([]);
    const panel = await outcome(await guest.command(live.channel_id, 'hand', { table: table.id }));
    expect(textOfMessage(panel)).toContain('Ended by somebody who manages this server');
    expect(labelsOf(panel)).not.toContain('keep');
    await expectClean(stage);
  });

  test('tells the others once that somebody has left, and the computer plays on if they want', async () => {
    const { host, guest, stranger, live, table, leaves, idle } = await gameOfTwo();
    const more = await outcome(await guest.press(live, 'More…'));
    const notHere = await outcome(await guest.press(more, 'Computer for Tobin Vale'));
    expect(textOfMessage(notHere)).toContain('is still in this server');
    await pass(table.id, host.id);
    await pass(table.id, guest.id);
    await pass(table.id, host.id);
    await leaves(host);
    // The call to whoever is next finds out; later calls and presses tell nothing new.
    for (let round = 0; round < 2; round++) {
      await pass(table.id, guest.id);
      await idle();
      if (round === 0) await pass(table.id, host.id);
    }
    const told = await guest.waitFor((m) => textOfMessage(m).includes('has left this server'));
    const all = await guest.messages(live.channel_id, 50);
    expect(all.filter((m) => textOfMessage(m).includes('has left this server'))).toHaveLength(1);
    expect(told.mentions.map(({ id }) => id)).toEqual([guest.id]);
    expect(textOfMessage(await outcome(await stranger.press(told, 'Computer for Tobin Vale')))).toContain(
      'the seat is theirs',
    );
    const sure = await outcome(await guest.press(told, 'Computer for Tobin Vale'));
    await outcome(await guest.press(sure, 'Let the computer play'));
    expect(await stage.tables.info(table.id)).toMatchObject({ seats: [{ who: { kind: 'bot' } }, {}] });
  });

  test('goes on with a computer player on a seat, shown as such; its person is told', async () => {
    const { host, guest, manager, live, table, idle } = await gameOfTwo();
    const more = await outcome(await manager.press(live, 'More…'));
    const sure = await outcome(await manager.press(more, 'Computer for Tobin Vale'));
    expect(has('Let the computer play')(sure)).toBe(true);
    await outcome(await manager.press(sure, 'Let the computer play'));
    const now = await stage.tables.info(table.id);
    expect(now).toMatchObject({
      host: guest.id,
      seats: [{ name: 'Computer', who: { kind: 'bot' } }, { who: { kind: 'person', user: guest.id } }],
      waiting: [{ user: guest.id }],
    });
    await guest.waitFor((m) => textOfMessage(m).includes('Computer takes over the seat'));
    await host.waitFor((m) => textOfMessage(m).includes('A computer player has taken over your seat'));
    await idle();
    expect(textOfMessage(await outcome(await host.command(live.channel_id, 'hand')))).not.toContain('keep');
    const again = await outcome(
      await manager.press(sure, 'Let the computer play').catch(() => manager.press(live, 'More…')),
    );
    expect(labelsOf(again)).not.toContain('Computer for Tobin Vale');
    await expectClean(stage);
  });
});
