// Further servers, beyond those of the seed: on a shard of choice, with the bot and people in them.
import { ShardClientUtil } from 'discord.js';
import { botPermissions, everyonePermissions, role, text } from './seed.ts';
import type { Guild, Member, World } from './world.ts';

export type NewServer = {
  readonly name: string;
  /** The shard that it falls on, and out of how many; any by default. */
  readonly shard?: readonly [number, number] | undefined;
  /** People by id, the first as its owner; everybody by default. */
  readonly members?: readonly string[] | undefined;
};

/** The bits of an id below those that count for the shard. */
const lowBits = 22n;
/** Set in the ids of these servers, so that nothing that comes in those milliseconds gets the same one. */
const mark = 1n << (lowBits - 1n);

/** Adds a server with two text channels, `general` and `game-tables`, and tells the bot and the people. */
export function addServer(world: World, { name, shard, members }: NewServer): Guild {
  const id = idOn(world, shard);
  const people = members ?? [...world.people.values()].filter((one) => !one.bot).map((one) => one.id);
  const joinedAt = new Date(world.now()).toISOString();
  const botRole = world.newId();
  const inside = people.map((person): [string, Member] => [person, { roles: [], joinedAt }]);
  const guild: Guild = {
    id,
    name,
    ownerId: people[0] ?? world.botId,
    locale: 'en-US',
    roles: [
      role(id, '@everyone', everyonePermissions, 0),
      role(botRole, 'Wardroom', botPermissions, 1, 0x5865f2, true),
    ],
    members: { [world.botId]: { roles: [botRole], joinedAt }, ...Object.fromEntries(inside) },
  };
  world.storage.atOnce(() => {
    world.putGuild(guild);
    world.putChannel(text(world.newId(), id, 'general', 0, 'Talk about anything'));
    world.putChannel(text(world.newId(), id, 'game-tables', 1, 'Open a table with /play'));
  });
  world.tell({ kind: 'guild-create', guild });
  return guild;
}

/** A fresh id, moved on by as many milliseconds as it takes to fall on the shard. */
function idOn(world: World, shard: NewServer['shard']): string {
  const fits = (id: string) => shard === undefined || ShardClientUtil.shardIdForGuildId(id, shard[1]) === shard[0];
  let id = BigInt(world.newId()) | mark;
  while (!fits(String(id)) || world.guilds.has(String(id))) id += 1n << lowBits;
  return String(id);
}
