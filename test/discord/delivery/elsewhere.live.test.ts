// What is pressed or typed away from where a table is, or as its message has just been replaced.
import { afterEach, expect, test } from 'vitest';
import { pressId } from '#discord/press-id';
import type { TableService } from '#table/types';
import { type DrivenPerson, textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { eventually, expectClean, isFinal, isLive, isLobby, league, outcome, startTable } from '../stories.ts';

const EPHEMERAL = 1 << 6;

let stage: Stage;
afterEach(async () => {
  await stage?.close();
});

/** A message of the bot in a channel with a button of any id, as no screen of it would be. */
async function forged(channel: string, id: string, by: DrivenPerson) {
  const body = {
    components: [{ type: 1, components: [{ type: 2, style: 2, label: 'Forged', custom_id: id }] }],
    flags: 1 << 15,
  };
  const { id: message } = (await stage.rest.post(`/channels/${channel}/messages`, { body })) as { id: string };
  return by.press(await by.waitFor((m) => m.id === message), 'Forged');
}

test('/log and /board in the thread of a finished game show that game, also to those who play another', async () => {
  stage = await openStage();
  const { host, guest, live, table } = await startTable(stage);
  for (const person of [guest, host]) await stage.tables.concede(table.id, person.id);
  await host.waitFor(isFinal);
  const other = await host.channel('general', league);
  await host.command(other.id, 'play', { computers: 1 });
  const lobby = await host.waitFor((m) => m.channel_id === other.id && isLobby(m));
  await host.press(lobby, 'Start');
  await host.waitFor((m) => m.id !== live.id && isLive(m));
  const names = async (name: string) => textOfMessage(await outcome(await host.command(live.channel_id, name)));
  expect(await names('log')).toContain('Tiny Empires \\#1');
  expect(await names('board')).toContain('Tiny Empires \\#1');
  await expectClean(stage);
});

test('A45 a watcher who may no longer see the table’s channel is told nothing more of it', async () => {
  stage = await openStage();
  const { host, guest, channel, live, table } = await startTable(stage);
  const jun = await stage.driver.person('jun');
  await stage.tables.watch(table.id, jun.id, 'turns');
  const direct = await jun.openDm();
  await stage.driver.control({ do: 'deny', channel: channel.id, permissions: ['ViewChannel'], person: jun.id });
  for (const person of [host, guest])
    await outcome(await person.press(await outcome(await person.command(live.channel_id, 'hand')), 'keep'));
  await eventually(async () => (await stage.tables.watchersOf(table.id)).length === 0);
  expect(await jun.messages(direct.id)).toEqual([]);
  await expectClean(stage);
});

test('nobody watches, sits down, or looks by an id from where they could not press', async () => {
  stage = await openStage();
  const host = await stage.driver.person('mira');
  const jun = await stage.driver.person('jun');
  const channel = await host.channel('game-tables', league);
  const general = await jun.channel('general', league);
  await host.command(channel.id, 'play');
  await host.waitFor((m) => m.channel_id === channel.id && isLobby(m));
  const [table] = await stage.tables.tablesOf(host.id);
  const id = table?.id ?? '';
  await stage.driver.control({ do: 'deny', channel: channel.id, permissions: ['ViewChannel'], person: jun.id });
  const refused = async (press: string) =>
    expect(textOfMessage(await outcome(await forged(general.id, press, jun)))).toContain('does not exist any more');
  await refused(pressId('join', { table: id }));
  await stage.tables.addBot(id, host.id, 1, 'random');
  await stage.tables.start(id, host.id);
  await refused(pressId('watch.set', { table: id, told: 'turns' }));
  await refused(pressId('board', { table: id }));
  await refused(pressId('log', { table: id }));
  await refused(pressId('seat.take', { table: id, request: 'any' }));
  expect(await stage.tables.watchersOf(id)).toEqual([]);
  const info = await stage.tables.info(id);
  expect('seats' in info ? info.seats.map(({ name }) => name) : []).not.toContain('Jun Okafor');
  // Whoever sits there may press from anywhere, and so may those who see its channel.
  await outcome(await forged(general.id, pressId('hand', { table: id }), host));
  await stage.driver.control({ do: 'deny', channel: channel.id, permissions: [], person: jun.id });
  await eventually(async () =>
    textOfMessage(await outcome(await forged(general.id, pressId('board', { table: id }), jun))).includes(
      'Tiny Empires',
    ),
  );
});

test('an order for an answer to nothing is answered', async () => {
  stage = await openStage();
  const { host, live, table } = await startTable(stage);
  const id = pressId('order.yes', { table: table.id, what: 0, times: 'once', otherwise: 'ask' });
  const shown = await outcome(await forged(live.channel_id, id, host));
  expect(textOfMessage(shown)).toContain('The table has moved on');
});

test.each(['before', 'after'] as const)(
  'Start pressed as the lobby is posted anew is answered once (%s it starts)',
  async (when) => {
    let repost = async () => {};
    const wrap = (tables: TableService): TableService => ({
      ...tables,
      async start(table, user) {
        if (when === 'before') await repost();
        const started = await tables.start(table, user);
        if (when === 'after') await repost();
        return started;
      },
    });
    stage = await openStage({ wrap });
    const host = await stage.driver.person('mira');
    const channel = await host.channel('game-tables', league);
    await host.command(channel.id, 'play', { computers: 1 });
    const lobby = await host.waitFor((m) => m.channel_id === channel.id && isLobby(m));
    const [table] = await stage.tables.tablesOf(host.id);
    repost = async () => {
      // As if it had been posted by another process, and noted, just now.
      const fresh = await stage.rest.post(`/channels/${channel.id}/messages`, {
        body: { components: [{ type: 10, content: 'The lobby' }], flags: 1 << 15 },
      });
      await stage.tables.setPlace(table?.id ?? '', { lobbyMessage: (fresh as { id: string }).id });
      await stage.rest.delete(`/channels/${channel.id}/messages/${lobby.id}`);
    };
    const exchange = await host.press(lobby, 'Start');
    await exchange.settled();
    await host.waitFor(isLive);
    expect(stage.logged).toEqual([]);
    const answers = (await host.messages(channel.id, 100)).filter(
      (m) => ((m.flags ?? 0) & EPHEMERAL) !== 0 && textOfMessage(m).includes('The game is on'),
    );
    expect(answers).toHaveLength(1);
  },
);
