/**
 * Keeps discord.js from keeping what the bot does not need. The client would hold every channel, role and emoji of every
 * server, which with thousands of servers is most of its memory; permissions and names come with each interaction.
 */
import { type Client, Events, GatewayDispatchEvents } from 'discord.js';

type Packet = { t: string | null; readonly d?: unknown };

/** The events that the client reads. */
const READ: readonly string[] = [
  GatewayDispatchEvents.Ready,
  GatewayDispatchEvents.Resumed,
  GatewayDispatchEvents.GuildCreate,
  GatewayDispatchEvents.GuildDelete,
  GatewayDispatchEvents.InteractionCreate,
];
/** Discord has no event of this name, so the client knows nothing to do with it. */
const UNREAD = 'UNREAD';

/** Events after which people may see other channels than before, and their field with the id of what has changed. */
const CHANGES: Readonly<Record<string, 'id' | 'guild_id'>> = {
  [GatewayDispatchEvents.ChannelUpdate]: 'id',
  [GatewayDispatchEvents.ChannelDelete]: 'id',
  [GatewayDispatchEvents.ThreadUpdate]: 'id',
  [GatewayDispatchEvents.ThreadDelete]: 'id',
  [GatewayDispatchEvents.GuildCreate]: 'id',
  [GatewayDispatchEvents.GuildUpdate]: 'id',
  [GatewayDispatchEvents.GuildRoleCreate]: 'guild_id',
  [GatewayDispatchEvents.GuildRoleUpdate]: 'guild_id',
  [GatewayDispatchEvents.GuildRoleDelete]: 'guild_id',
};

/** Hooks into the client before it reads anything. `changed`: called with the id of a server, channel or thread. */
export function keepLean(client: Client, changed: (id: string) => void): void {
  client.on(Events.Raw, (packet: Packet) => {
    const { t: event, d: data } = packet;
    if (event === null || typeof data !== 'object' || data === null) return;
    const field = CHANGES[event];
    if (field !== undefined) changed(String((data as Readonly<Record<string, unknown>>)[field]));
    if (event === GatewayDispatchEvents.GuildCreate) emptyLists(data as Record<string, unknown>);
    if (!READ.includes(event)) packet.t = UNREAD;
  });
}

/** Lists are emptied, not removed: to discord.js, a server without a list of channels has an outage. */
function emptyLists(data: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(data)) if (Array.isArray(value)) data[key] = [];
}
