// REST routes for servers, members and roles, and for users and the gateway's address.
import { PermissionFlagsBits as P } from 'discord.js';
import { type Fault, fault, isFault, noContent, ok, type Reply } from '../faults.ts';
import type { Call, Route } from '../http.ts';
import { guildPermissions } from '../permissions.ts';
import { channelShape, fullMember, guildShape, roleShape, userShape } from '../shapes.ts';
import type { Guild } from '../world.ts';
import { guildFor, limitOf, type RestContext } from './context.ts';

/** Routes that read servers and people; all that the bot changes about them are roles. */
export function guildRoutes(ctx: RestContext): readonly Route[] {
  const { world } = ctx;

  function withGuild(read: (guild: Guild, call: Call) => Reply | Fault): (call: Call) => Reply | Fault {
    return (call) => {
      const guild = guildFor(ctx, call.params.guild ?? '');
      return isFault(guild) ? guild : read(guild, call);
    };
  }

  function member(guild: Guild, call: Call): Reply | Fault {
    const id = call.params.user ?? '';
    if (!world.people.has(id)) return fault(404, 10013, 'Unknown User', 'unknown-user');
    return guild.members[id] === undefined ? fault(404, 10007, 'Unknown Member') : ok(fullMember(world, guild, id));
  }

  function user(call: Call): Reply | Fault {
    const id = call.params.user ?? world.botId;
    const person = world.people.get(id);
    if (person === undefined) return fault(404, 10013, 'Unknown User', 'unknown-user');
    const own = id === world.botId ? { mfa_enabled: true, locale: 'en-US', verified: true, email: null } : {};
    return ok({ ...userShape(person), ...own });
  }

  function members(_guild: Guild, call: Call): Reply | Fault {
    const limit = limitOf(call.query, 1, 1000);
    if (isFault(limit)) return limit;
    // Listing all members is for those with the privileged members intent.
    return fault(403, 50001, 'Missing Access', 'members-intent');
  }

  function search(guild: Guild, call: Call): Reply | Fault {
    const query = (call.query.get('query') ?? '').toLowerCase();
    const limit = limitOf(call.query, 1, 1000);
    if (isFault(limit)) return limit;
    const found = Object.keys(guild.members).filter((id) => world.people.get(id)?.username.startsWith(query) === true);
    return ok(found.slice(0, limit).map((id) => fullMember(world, guild, id)));
  }

  function channels(guild: Guild): Reply {
    const found = [...world.channels.values()].filter((c) => c.guildId === guild.id && c.thread === undefined);
    return ok(found.map((c) => channelShape(world, c)));
  }

  function mine(): Reply {
    const found = [...world.guilds.values()].filter((g) => g.members[world.botId] !== undefined);
    return ok(
      found.map((g) => ({
        id: g.id,
        name: g.name,
        icon: null,
        banner: null,
        owner: false,
        permissions: guildPermissions(g, world.botId).toString(),
        features: [],
      })),
    );
  }

  function role(guild: Guild, call: Call): Reply | Fault {
    const found = guild.roles.find((r) => r.id === call.params.role);
    return found === undefined ? fault(404, 10011, 'Unknown Role', 'unknown-role') : ok(roleShape(found));
  }

  /** Gives somebody a role, or takes it. Discord lets the bot do so if it may manage roles and its own is above. */
  function setRole(has: boolean): (guild: Guild, call: Call) => Reply | Fault {
    return (guild, call) => {
      const { user = '', role: id = '' } = call.params;
      const person = guild.members[user];
      if (person === undefined) return fault(404, 10007, 'Unknown Member');
      if (!guild.roles.some((one) => one.id === id)) return fault(404, 10011, 'Unknown Role');
      if ((guildPermissions(guild, world.botId) & P.ManageRoles) === 0n)
        return fault(403, 50013, 'Missing Permissions');
      const others = person.roles.filter((one) => one !== id);
      const changed = { ...person, roles: has ? [...others, id] : others };
      world.putGuild({ ...guild, members: { ...guild.members, [user]: changed } });
      return noContent;
    };
  }

  return [
    { method: 'GET', path: '/gateway', operation: 'get_gateway', handler: () => ok({ url: ctx.gatewayUrl() }) },
    {
      method: 'GET',
      path: '/gateway/bot',
      operation: 'get_bot_gateway',
      handler: () =>
        ok({ url: ctx.gatewayUrl(), shards: ctx.recommendedShards(), session_start_limit: ctx.starts.limit() }),
    },
    { method: 'GET', path: '/users/@me', operation: 'get_my_user', handler: user },
    { method: 'GET', path: '/users/@me/guilds', operation: 'list_my_guilds', handler: mine },
    { method: 'GET', path: '/users/:user', operation: 'get_user', handler: user },
    { method: 'GET', path: '/guilds/:guild', operation: 'get_guild', handler: withGuild((g) => ok(guildShape(g))) },
    { method: 'GET', path: '/guilds/:guild/channels', operation: 'list_guild_channels', handler: withGuild(channels) },
    { method: 'GET', path: '/guilds/:guild/members', operation: 'list_guild_members', handler: withGuild(members) },
    {
      method: 'GET',
      path: '/guilds/:guild/members/search',
      operation: 'search_guild_members',
      handler: withGuild(search),
    },
    { method: 'GET', path: '/guilds/:guild/members/:user', operation: 'get_guild_member', handler: withGuild(member) },
    {
      method: 'GET',
      path: '/guilds/:guild/roles',
      operation: 'list_guild_roles',
      handler: withGuild((g) => ok(g.roles.map(roleShape))),
    },
    {
      method: 'PUT',
      path: '/guilds/:guild/members/:user/roles/:role',
      operation: 'add_guild_member_role',
      handler: withGuild(setRole(true)),
    },
    {
      method: 'DELETE',
      path: '/guilds/:guild/members/:user/roles/:role',
      operation: 'delete_guild_member_role',
      handler: withGuild(setRole(false)),
    },
    { method: 'GET', path: '/guilds/:guild/roles/:role', operation: 'get_guild_role', handler: withGuild(role) },
  ];
}
