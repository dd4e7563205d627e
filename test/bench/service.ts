// The service at scale: processes of the bot that share the shards and one database, and people in many servers.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ShardClientUtil } from 'discord.js';
import type { PageMessage } from '#sandbox/page-api';
import { startSandbox } from '#sandbox/sandbox';
import { createDriver, type DrivenPerson } from '#test/driver';
import { rowsOf } from '#test/query';
import { everybody } from '../trials/crowd.ts';
import { drained } from '../trials/field.ts';
import { type Acknowledged, type Toll, takeStock } from '../trials/ledger.ts';
import type { Vitals } from '../trials/program.ts';
import { botOf, type Environment, placeOf, roomForAll, startProgram } from '../trials/program.ts';
import { createWitness } from '../trials/witness.ts';
import type { Room } from './pressing.ts';
import { fill } from './stored-tables.ts';

export type ServiceOptions = {
  /** An empty folder. */
  readonly folder: string;
  /** The path of a SQLite file, or the URL of an empty PostgreSQL database. */
  readonly database: string;
  /** Each holds one of as many shards. */
  readonly processes: number;
  /** How many unfinished tables are stored beforehand. */
  readonly stored: number;
};

/** What a process wrote on its own account: for servers of its own shard, and for those of others. */
export type Written = { readonly own: number; readonly others: number };

export type Service = {
  /** The servers, with those who are there. */
  readonly rooms: readonly Room[];
  /** Of each process. */
  readonly vitals: () => Promise<readonly Vitals[]>;
  readonly written: () => Promise<readonly Written[]>;
  /** How long each message that was stored since then and is sent by now has waited, ms. */
  readonly ages: (since: number) => Promise<readonly number[]>;
  /** Waits until nothing is waiting to be sent any more. */
  readonly sent: () => Promise<void>;
  /** The bot's breaches of Discord's rules. */
  readonly breaches: () => readonly string[];
  /** Stops the processes and compares what people were told with what is stored, at these tables. */
  readonly account: (acknowledged: readonly Acknowledged[], tables: ReadonlySet<string>) => Promise<Toll>;
  readonly close: () => Promise<void>;
};

/** How many servers there are, two for each of four shards. */
const servers = 8;

/** A handful of people stand for hundreds, so what one of them may do at a time is no limit here. */
const roomForFew: Environment = { ...roomForAll, LIMIT_PRESSES_PER_PERSON: '999', LIMIT_PICTURES_PER_PERSON: '300' };

/** Discord with its limits on requests, the servers, the stored tables, and the processes, connected. */
export async function openService({ folder, database, processes, stored }: ServiceOptions): Promise<Service> {
  const sandbox = await startSandbox({
    databasePath: join(folder, 'sandbox.sqlite'),
    rateLimits: 'real',
    recommendedShards: processes,
  });
  const driver = await createDriver(sandbox);
  const people = await everybody(driver);
  const rooms = await Promise.all(
    Array.from({ length: servers }, async (_, n): Promise<Room & { readonly server: string }> => {
      const name = `Fleet ${n + 1}`;
      // Everybody in every server would make the people, not the bot, the ones with the most to do.
      const members = [n, n + 1].flatMap((m) => people[m % people.length] ?? []);
      const shard: [number, number] = [n % processes, processes];
      await driver.control({ do: 'add-server', name, shard, members: members.map(({ id }) => id) });
      const found = (await members[0]?.world())?.guilds.find((guild) => guild.name === name);
      return { people: members, place: ['game-tables', name], server: found?.id ?? '' };
    }),
  );
  const guilds = rooms.map(({ server }) => server);
  await fill(database, stored, guilds);
  const witness = await createWitness(
    sandbox.url,
    people.map(({ id }) => id),
  );
  const env = { ...botOf(sandbox), ...roomForFew, ...placeOf(database) };
  const range = (shard: number): Environment =>
    processes === 1 ? {} : { SHARDS: String(shard), SHARD_COUNT: String(processes) };
  const programs = await Promise.all(
    Array.from({ length: processes }, (_, n) => startProgram({ ...env, ...range(n) })),
  );
  const vitals = (): Promise<readonly Vitals[]> => Promise.all(programs.map((program) => program.vitals()));

  return {
    rooms,
    vitals,
    async written() {
      const shards = await shardsOfChannels(people, processes);
      return (await vitals()).map(({ wrote }, process) => {
        const counts = Object.entries(wrote);
        const sum = (own: boolean): number =>
          counts.reduce((all, [channel, n]) => all + ((shards.get(channel) === process) === own ? n : 0), 0);
        return { own: sum(true), others: sum(false) };
      });
    },
    async ages(since) {
      const rows = await rowsOf<{ age: string | number }>(
        database,
        `SELECT ended_at - at AS age FROM outbox WHERE status = 'done' AND at >= ${since}`,
      );
      return rows.map(({ age }) => Number(age));
    },
    async sent() {
      await drained(database);
      // What was written reaches those who watch a moment later.
      await sleep(500);
    },
    breaches: () => sandbox.violations().map(({ rule }) => rule),
    async account(acknowledged, tables) {
      await Promise.all(programs.map((program) => program.stop()));
      const read = (channel: string) => announcements(people, channel);
      return takeStock(database, acknowledged, witness.seen(), read, tables);
    },
    async close() {
      await Promise.all(programs.map((program) => program.kill()));
      witness.close();
      driver.close();
      await sandbox.close();
    },
  };
}

/** What the bot has written in a channel on its own account, as one of those who may read there sees it. */
async function announcements(people: readonly DrivenPerson[], channel: string): Promise<readonly PageMessage[]> {
  for (const person of people) {
    const seen = await person.messages(channel, 200).catch(() => undefined);
    if (seen !== undefined) return seen.filter((message) => message.interaction_metadata === undefined);
  }
  return [];
}

/** The shard of every channel and thread that anybody sees. */
async function shardsOfChannels(people: readonly DrivenPerson[], count: number): Promise<ReadonlyMap<string, number>> {
  const worlds = await Promise.all(people.map((person) => person.world()));
  return new Map(
    worlds.flatMap(({ channels }) =>
      channels.flatMap(({ id, guildId }): [string, number][] =>
        typeof guildId === 'string' ? [[id, ShardClientUtil.shardIdForGuildId(guildId, count)]] : [],
      ),
    ),
  );
}
