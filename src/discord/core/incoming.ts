/**
 * Checks incoming packets before discord.js parses them. The client takes every field for granted and throws if one is
 * missing, which would end the program; it also drops some fields that are needed here. So optional fields are filled in,
 * and a packet that cannot be read is logged and ignored.
 */
import { ChannelType, type Client, ComponentType, GatewayDispatchEvents, InteractionType } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';
import { isThread } from './channel-context.ts';

/** What discord.js does not expose about where an interaction comes from. */
export type Origin = {
  /** Whether the channel is a thread; also for threads that the client has never heard of. */
  readonly inThread: boolean;
  /** Of a thread: its channel. */
  readonly parent: string | undefined;
  /** Whether Discord said what the bot may do there. */
  readonly permissionsKnown: boolean;
  /** The person's roles in the server. */
  readonly roles: readonly string[];
};

export type Origins = (interaction: string) => Origin | undefined;

/** Origins that are kept. Each is read soon after its interaction arrives. */
const REMEMBERED = 2000;

const id = z.string().regex(/^\d{1,20}$/);
const fields = z.record(z.string(), z.unknown());
const readable = z
  .object({
    id,
    application_id: id.nullish(),
    type: z.number(),
    token: z.string().min(1),
    user: z.looseObject({ id }).optional(),
    member: z.looseObject({ user: z.looseObject({ id }).optional(), roles: z.array(id).catch([]) }).optional(),
    channel_id: id.nullish(),
    channel: z.looseObject({ id, type: z.number().optional(), parent_id: id.nullish().catch(undefined) }).nullish(),
    data: fields.optional(),
    message: z.looseObject({ id }).nullish(),
    app_permissions: z.string().nullish(),
  })
  .refine((value) => value.user !== undefined || value.member?.user !== undefined);

/** Hooks into the client's packets. Returns a lookup from an interaction's id to its origin. */
export function watchIncoming(client: Client, log: Logger): Origins {
  const origins = new LRUCache<string, Origin>({ max: REMEMBERED });
  client.ws.on(
    GatewayDispatchEvents.Ready,
    (ready: { guilds?: unknown; application?: unknown; user?: { id: string } }) => {
      ready.guilds ??= [];
      if (ready.application === undefined && ready.user !== undefined)
        ready.application = { id: ready.user.id, flags: 0 };
    },
  );
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (packet: Record<string, unknown>) => {
    packet.application_id ??= client.application?.id;
    const origin = complete(packet);
    if (origin === undefined) {
      log.warn({ interaction: String(packet.id), type: packet.type }, 'an interaction cannot be read; it is ignored');
      // The client ignores interactions of an unknown type.
      for (const key of Object.keys(packet)) delete packet[key];
      packet.type = 0;
      return;
    }
    origins.set(String(packet.id), origin);
  });
  return (interaction) => origins.get(interaction);
}

/** Fills in, in place, what an interaction packet may omit. Undefined for what is not an interaction. */
function complete(packet: Record<string, unknown>): Origin | undefined {
  const read = readable.safeParse(packet);
  if (!read.success) return undefined;
  const { channel, channel_id: channelId, type, message, data = {} } = read.data;
  packet.entitlements ??= [];
  packet.authorizing_integration_owners ??= {};
  packet.locale ??= 'en-US';
  const where = channel?.id ?? channelId ?? undefined;
  packet.channel = where === undefined ? undefined : { type: ChannelType.GuildText, ...channel, id: where };
  packet.data = { ...(packet.data as object | undefined), ...missing(type, data) };
  if (message === null || message === undefined) delete packet.message;
  // discord.js expects every component interaction to have a message. With this stub, the response is a new message.
  if (type === InteractionType.MessageComponent) packet.message ??= { id: packet.id, channel_id: where };
  return {
    inThread: isThread(channel?.type ?? ChannelType.GuildText),
    parent: channel?.parent_id ?? undefined,
    permissionsKnown: typeof packet.app_permissions === 'string',
    roles: read.data.member?.roles ?? [],
  };
}

function missing(type: number, data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  switch (type) {
    case InteractionType.ApplicationCommand:
    case InteractionType.ApplicationCommandAutocomplete:
      return { type: data.type ?? 1 };
    case InteractionType.MessageComponent: {
      const kind = data.values === undefined ? ComponentType.Button : ComponentType.StringSelect;
      return { custom_id: String(data.custom_id), component_type: data.component_type ?? kind };
    }
    case InteractionType.ModalSubmit:
      return { custom_id: String(data.custom_id), components: data.components ?? [] };
    default:
      return {};
  }
}
