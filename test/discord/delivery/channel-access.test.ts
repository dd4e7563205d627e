// Who may look at what goes on in another channel: people with the roles for it, and nobody where the bot itself sees nothing.
import { DiscordAPIError, PermissionFlagsBits as P, REST, Routes } from 'discord.js';
import { beforeEach, expect, test } from 'vitest';
import { createChannelAccess, type Onlooker } from '#discord/core/channel-access';

const server = '100';
const crew = '101';
const captain = '102';
const person: Onlooker = { user: '7', guild: server, channel: '1', roles: [] };
const all = String(P.ViewChannel | P.SendMessages);

type Overwrite = { readonly id: string; readonly type: 0 | 1; readonly allow?: bigint; readonly deny?: bigint };

/** What Discord has, by route, and how often each was asked for. */
let known: Map<string, unknown>;
let asked: string[];
let trouble: boolean;
const rest = new REST();
rest.get = async (route) => {
  asked.push(route);
  const found = known.get(route);
  if (trouble) throw Object.assign(new Error('fetch failed'), { code: 'ECONNREFUSED' });
  if (found === undefined) {
    throw new DiscordAPIError({ code: 10_003, message: 'Unknown' }, 10_003, 404, 'GET', route, {});
  }
  return found;
};

function channel(id: string, overwrites: readonly Overwrite[] = [], more: object = {}): void {
  const permission_overwrites = overwrites.map(({ allow = 0n, deny = 0n, ...one }) => ({
    ...one,
    allow: String(allow),
    deny: String(deny),
  }));
  known.set(Routes.channel(id), { id, type: 0, guild_id: server, permission_overwrites, ...more });
}

beforeEach(() => {
  asked = [];
  trouble = false;
  known = new Map();
  known.set(Routes.guild(server), {
    id: server,
    owner_id: '8',
    roles: [
      { id: server, permissions: all },
      { id: crew, permissions: '0' },
      { id: captain, permissions: String(P.Administrator) },
    ],
  });
});

const hidden: Overwrite = { id: server, type: 0, deny: P.ViewChannel };
const forCrew: Overwrite = { id: crew, type: 0, allow: P.ViewChannel };

test('where they are, people see; nobody is asked', async () => {
  expect(await createChannelAccess(rest).sees(person, '1')).toBe(true);
  expect(asked).toEqual([]);
});

test('a channel of all is seen by all members', async () => {
  channel('2');
  expect(await createChannelAccess(rest).sees(person, '2')).toBe(true);
});

test('a channel of the crew is seen by the crew, by those who run the server, and by nobody else', async () => {
  channel('2', [hidden, forCrew]);
  const { sees } = createChannelAccess(rest);
  const visitors = [person, { ...person, roles: [crew] }, { ...person, roles: [captain] }, { ...person, user: '8' }];
  expect(await Promise.all(visitors.map((one) => sees(one, '2')))).toEqual([false, true, true, true]);
});

test('what is set for one person wins over their roles', async () => {
  channel('2', [hidden, forCrew, { id: person.user, type: 1, deny: P.ViewChannel }]);
  channel('3', [hidden, { id: person.user, type: 1, allow: P.ViewChannel }]);
  const { sees } = createChannelAccess(rest);
  expect(await sees({ ...person, roles: [crew] }, '2')).toBe(false);
  expect(await sees(person, '3')).toBe(true);
});

test('a thread is seen by those who see its channel, a private one by those who are in it', async () => {
  channel('2', [hidden, forCrew]);
  channel('20', [], { type: 11, parent_id: '2' });
  channel('21', [], { type: 12, parent_id: '2' });
  channel('22', [], { type: 12, parent_id: '2' });
  known.set(Routes.threadMembers('22', person.user), { id: '22', user_id: person.user });
  const { sees } = createChannelAccess(rest);
  expect(await sees(person, '20')).toBe(false);
  const crewman = { ...person, roles: [crew] };
  expect(await Promise.all(['20', '21', '22'].map((id) => sees(crewman, id)))).toEqual([true, false, true]);
});

test('a thread leaves its messages to its channel, if that takes some and no more people read there', async () => {
  channel('2');
  channel('5', [], { type: 15 });
  channel('20', [], { type: 11, parent_id: '2' });
  channel('21', [], { type: 12, parent_id: '2' });
  channel('50', [], { type: 11, parent_id: '5' });
  channel('60', [], { type: 11, parent_id: '6' });
  const { parentOf } = createChannelAccess(rest);
  expect(await Promise.all(['20', '21', '50', '2', '60', '70'].map(parentOf))).toEqual([
    '2',
    '',
    '',
    '',
    undefined,
    undefined,
  ]);
});

test('nothing is seen of other servers, from direct messages, or where the bot sees nothing', async () => {
  channel('2', [], { guild_id: '200' });
  channel('3');
  const { sees } = createChannelAccess(rest);
  expect(await sees(person, '2')).toBe(false);
  expect(await sees({ ...person, guild: undefined }, '3')).toBe(false);
  expect(await sees(person, '4')).toBe(false);
});

test('the same is not asked for again and again, until it changes', async () => {
  channel('2');
  channel('3');
  const { sees, forget } = createChannelAccess(rest);
  await Promise.all([sees(person, '2'), sees(person, '3'), sees({ ...person, user: '9' }, '2')]);
  expect(await sees(person, '2')).toBe(true);
  expect([...asked].sort()).toEqual([Routes.channel('2'), Routes.channel('3'), Routes.guild(server)].sort());
  channel('2', [hidden]);
  forget('2');
  expect(await sees(person, '2')).toBe(false);
});

test('trouble is no answer: the next to ask gets one', async () => {
  channel('2');
  trouble = true;
  const { sees } = createChannelAccess(rest);
  await expect(sees(person, '2')).rejects.toThrow('fetch failed');
  trouble = false;
  expect(await sees(person, '2')).toBe(true);
});
