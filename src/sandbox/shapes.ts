// The world in the shapes of Discord's API: users, members, servers, channels.
import { permissionsIn } from './permissions.ts';
import { botId } from './seed.ts';
import type { Channel, Guild, Person, Role, World } from './world.ts';

/** A user object. */
export function userShape(person: Person): Record<string, unknown> {
  return {
    id: person.id,
    username: person.username,
    discriminator: '0',
    global_name: person.bot ? null : person.displayName,
    avatar: null,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    collectibles: null,
    clan: null,
    primary_guild: null,
    public_flags: 0,
    flags: 0,
    ...(person.bot ? { bot: true } : {}),
  };
}

/** A member object without its user. */
export function memberShape(guild: Guild, user: string): Record<string, unknown> {
  const member = guild.members[user];
  return {
    roles: member?.roles ?? [],
    joined_at: member?.joinedAt ?? null,
    nick: null,
    avatar: null,
    banner: null,
    premium_since: null,
    communication_disabled_until: null,
    deaf: false,
    mute: false,
    pending: false,
    flags: 0,
  };
}

/** A member object with its user. */
export function fullMember(world: World, guild: Guild, user: string): Record<string, unknown> {
  const person = world.people.get(user);
  return { ...memberShape(guild, user), ...(person === undefined ? {} : { user: userShape(person) }) };
}

/** A role object. */
export function roleShape(role: Role): Record<string, unknown> {
  return {
    id: role.id,
    name: role.name,
    description: null,
    permissions: role.permissions,
    position: role.position,
    color: role.color,
    colors: { primary_color: role.color, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: role.managed,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: 0,
    ...(role.managed ? { tags: { bot_id: botId } } : {}),
  };
}

/** A server as REST gives it. */
export function guildShape(guild: Guild): Record<string, unknown> {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    icon_hash: null,
    description: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    home_header: null,
    owner_id: guild.ownerId,
    afk_channel_id: null,
    afk_timeout: 300,
    application_id: null,
    region: 'deprecated',
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    nsfw: false,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: guild.locale,
    features: [],
    emojis: [],
    stickers: [],
    roles: guild.roles.map(roleShape),
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    max_members: 500_000,
    max_presences: null,
    max_video_channel_users: 25,
    max_stage_video_channel_users: 50,
    vanity_url_code: null,
    widget_enabled: false,
    widget_channel_id: null,
    hub_type: null,
    incidents_data: null,
  };
}

/** A channel, thread or direct-message object as the bot gets it. */
export function channelShape(world: World, channel: Channel, forUser = world.botId): Record<string, unknown> {
  const last = channel.lastMessageId ?? null;
  if (channel.type === 1) {
    const others = (channel.recipients ?? []).filter((id) => id !== forUser);
    const recipients = others.flatMap((id) => {
      const person = world.people.get(id);
      return person === undefined ? [] : [userShape(person)];
    });
    return { id: channel.id, type: 1, last_message_id: last, flags: 0, recipients };
  }
  const shared = {
    id: channel.id,
    type: channel.type,
    name: channel.name,
    guild_id: channel.guildId,
    parent_id: channel.parentId ?? null,
    last_message_id: last,
    rate_limit_per_user: channel.slowmode,
    flags: 0,
  };
  if (channel.thread === undefined) {
    return {
      ...shared,
      topic: channel.topic ?? null,
      position: channel.position,
      nsfw: false,
      permission_overwrites: channel.overwrites,
      last_pin_timestamp: null,
    };
  }
  return {
    ...shared,
    owner_id: channel.ownerId,
    thread_metadata: channel.thread,
    message_count: channel.messageCount,
    total_message_sent: channel.messageCount,
    member_count: Math.min(50, channel.joined.length),
    member_ids_preview: channel.joined.slice(0, 50),
    ...(channel.joined.includes(forUser) ? { member: threadMember(channel, forUser) } : {}),
  };
}

/** A thread-member object. */
export function threadMember(channel: Channel, user: string): Record<string, unknown> {
  return {
    id: channel.id,
    user_id: user,
    join_timestamp: channel.thread?.create_timestamp ?? new Date(0).toISOString(),
    flags: 1,
  };
}

/** The channel as an interaction carries it: with the presser's permissions. */
export function interactionChannel(world: World, channel: Channel, user: string): Record<string, unknown> {
  const shape = channelShape(world, channel, world.botId);
  return channel.type === 1 ? shape : { ...shape, permissions: permissionsIn(world, channel, user).toString() };
}

/** A time in Discord's format. */
export function stamp(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '000+00:00');
}
