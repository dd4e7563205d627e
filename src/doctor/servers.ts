/** What the bot may do in the channels of its servers: where its tables are, and where people would open others. */
import { type REST, Routes } from 'discord.js';
import { z } from 'zod';
import type { Config } from '#config';
import { isFailure } from '#core/failure';
import { type ChannelAccess, createChannelAccess, type TextChannel } from '#discord/core/channel-access';
import { type PermissionName, permissionNames, permissionsToOpen } from '#discord/core/permissions';
import { translatorIn } from '#discord/words';
import { examineStore } from '#store/examine';
import { openStore } from '#store/open';
import type { Store } from '#store/types';
import { notInChannel, readServer } from '#table/servers/settings';
import { bad, type Finding, good, note } from './finding.ts';

/** Beyond this many servers nobody reads on. */
const MAX_SERVERS = 200;
/** Of one server, so many channels are named. */
const MAX_CHANNELS = 5;
const MAX_TABLES = 200;

const joined = z.array(z.object({ id: z.string(), name: z.string() }));
const t = translatorIn('en');

export async function* examineServers(rest: REST, config: Config): AsyncGenerator<Finding> {
  const query = new URLSearchParams({ limit: String(MAX_SERVERS) });
  const servers = joined.parse(await rest.get(Routes.userGuilds(), { query }));
  if (servers.length === 0) {
    yield bad(
      'Servers: the bot is in none. Invite it: developer portal → OAuth2 → URL Generator, scopes bot and applications.commands.',
    );
    return;
  }
  const access = createChannelAccess(rest);
  const store = await openCurrent(config.databaseUrl ?? config.databasePath);
  try {
    let fine = 0;
    for (const { id, name } of servers) {
      const findings = await examineServer(store, access, id);
      if (findings.length === 0) fine++;
      for (const { state, text } of findings) yield { state, text: `Server ${name}: ${text}` };
    }
    const many = servers.length === MAX_SERVERS ? `the first ${MAX_SERVERS}` : `${servers.length}`;
    yield good(`Servers: ${many} looked at, in ${fine} nothing is missing. /mod doctor says so for a channel.`);
  } finally {
    await store?.close();
  }
}

/** Undefined for a database that is not there yet, or not up to date: to open it would change it. */
async function openCurrent(place: string): Promise<Store | undefined> {
  if ((await examineStore(place)).state !== 'current') return undefined;
  const store = await openStore(place, { connections: 1 });
  return isFailure(store) ? undefined : store;
}

/** Without a database there are no tables, and they may be opened everywhere. */
async function examineServer(store: Store | undefined, access: ChannelAccess, guild: string): Promise<Finding[]> {
  const all = await access.textChannels(guild);
  // It has been removed from there meanwhile.
  if (all === undefined) return [];
  const settings = readServer(await store?.servers.settings(guild));
  const unfinished = (await store?.tables.ofGuild(guild, ['lobby', 'running'], MAX_TABLES)) ?? [];
  const inUse = new Set(unfinished.map(({ place }) => place.thread ?? place.channel));
  const findings: Finding[] = [];
  for (const channel of inUse) {
    const missing = await access.lacks(guild, channel);
    const name = nameIn(all, channel);
    if (missing === undefined)
      findings.push(
        bad(`${name}, where a table is, is gone or not for the bot to see. /mod move sends the table elsewhere.`),
      );
    else if (missing.length > 0) findings.push(bad(`${permissionNames(missing, t)} missing in ${name}: ${MEND}`));
  }
  const isChosen = settings.channels !== undefined && settings.channels.length > 0;
  const allowed = all.filter(({ id }) => notInChannel(settings, id, undefined) === undefined);
  return [...findings, ...examineAllowed(allowed, inUse, isChosen)];
}

const MEND = 'Edit Channel → Permissions, or the bot’s role.';

/** A thread has no name here: the list is of channels. */
function nameIn(all: readonly TextChannel[], id: string): string {
  const found = all.find((one) => one.id === id);
  return found === undefined ? `the channel or thread ${id}` : `#${found.name}`;
}

/** Without these a channel is meant for others: of a staff, or for announcements. */
const MEANT_FOR_OTHERS: readonly PermissionName[] = ['ViewChannel', 'SendMessages'];

/**
 * Channels where people may open tables; `named`: that have been named above. `isChosen`: the server allows no others. Otherwise a channel
 * that is meant for others lacks nothing, as long as tables can be opened in another one.
 */
function examineAllowed(
  channels: readonly TextChannel[],
  named: ReadonlySet<string>,
  isChosen: boolean,
): readonly Finding[] {
  if (isChosen && channels.length === 0)
    return [bad('the channels that it allows tables in are gone. /mod settings names others.')];
  const isOpen = channels.some(({ lacks }) => !permissionsToOpen(false).some((name) => lacks.includes(name)));
  const lacking = channels.filter(
    ({ id, lacks }) =>
      lacks.length > 0 &&
      !named.has(id) &&
      (isChosen || !isOpen || !MEANT_FOR_OTHERS.some((name) => lacks.includes(name))),
  );
  if (lacking.length === 0) return [];
  const listed = lacking.slice(0, MAX_CHANNELS).map(({ name, lacks }) => `#${name} (${permissionNames(lacks, t)})`);
  const more = lacking.length > MAX_CHANNELS ? ` and ${lacking.length - MAX_CHANNELS} more` : '';
  const where = `${listed.join(', ')}${more}. ${MEND}`;
  if (!isOpen) return [bad(`in no channel can a table be opened. Missing: ${where}`)];
  return [(isChosen ? bad : note)(`missing where tables may be opened: ${where}`)];
}
