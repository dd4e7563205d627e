// REST routes for the application and its commands, global and per server.
import { ApplicationCommandType } from 'discord.js';
import { type Fault, fault, invalidForm, isFault, noContent, ok, type Reply } from '../faults.ts';
import type { Call, Route } from '../http.ts';
import { userShape } from '../shapes.ts';
import { commandSetProblems, type RawCommand } from '../validate/commands.ts';
import type { Command } from '../world.ts';
import { guildFor, ownApplication, type RestContext } from './context.ts';

/** How many commands may be created per day in one scope. */
const createsPerDay = 200;

/** The routes under `/applications`. */
export function applicationRoutes(ctx: RestContext): readonly Route[] {
  const { world } = ctx;
  const creates = new Map<string, { since: number; count: number }>();

  function application(): Reply {
    const bot = world.people.get(world.botId);
    return ok({
      id: world.applicationId,
      name: bot?.displayName,
      icon: null,
      description: '',
      type: null,
      summary: '',
      verify_key: '0'.repeat(64),
      flags: 0,
      flags_new: '0',
      explicit_content_filter: 0,
      eligible_oauth2_scopes: ['bot', 'applications.commands'],
      approximate_user_authorization_count: 0,
      bot_public: true,
      bot_require_code_grant: false,
      hook: true,
      is_monetized: false,
      approximate_guild_count: world.guilds.size,
      approximate_user_install_count: 0,
      redirect_uris: [],
      interactions_endpoint_url: null,
      role_connections_verification_url: null,
      integration_types_config: { '0': {}, '1': {} },
      ...(bot === undefined
        ? {}
        : {
            bot: userShape(bot),
            owner: userShape({ ...bot, id: '1457709004800000002', username: 'owner', bot: false }),
          }),
      team: null,
    });
  }

  /** The scope of a call's commands: global, or one server. */
  function place(call: Call): { readonly guildId?: string } | Fault {
    const other = ownApplication(ctx, call.params.application);
    if (other !== undefined) return other;
    if (call.params.guild === undefined) return {};
    const guild = guildFor(ctx, call.params.guild);
    return isFault(guild) ? guild : { guildId: guild.id };
  }

  function commandsOf(at: { readonly guildId?: string }): readonly Command[] {
    return [...world.commands.values()].filter((c) => c.guild_id === at.guildId);
  }

  function shape(raw: RawCommand, at: { readonly guildId?: string }, id: string): Command {
    const { id: _, ...rest } = raw;
    return {
      ...rest,
      id,
      application_id: world.applicationId,
      version: world.newId(),
      type: raw.type ?? ApplicationCommandType.ChatInput,
      description: raw.description ?? '',
      default_member_permissions: raw.default_member_permissions ?? null,
      nsfw: false,
      contexts: raw.contexts ?? (at.guildId === undefined ? null : [0]),
      integration_types: raw.integration_types ?? [0],
      guild_id: at.guildId,
    } as unknown as Command;
  }

  /** The id of a command stays when its name and type stay. */
  function idFor(raw: RawCommand, at: { readonly guildId?: string }): string | undefined {
    const type = raw.type ?? ApplicationCommandType.ChatInput;
    return commandsOf(at).find((c) => c.name === raw.name && c.type === type)?.id;
  }

  function spend(at: { readonly guildId?: string }, count: number): Fault | undefined {
    const key = at.guildId ?? 'global';
    const known = creates.get(key);
    const day =
      known !== undefined && world.now() - known.since < 86_400_000 ? known : { since: world.now(), count: 0 };
    day.count += count;
    creates.set(key, day);
    if (day.count <= createsPerDay) return undefined;
    return fault(
      400,
      30034,
      'Max number of daily application command creates has been reached (200)',
      'command-creates',
    );
  }

  function replaceAll(call: Call): Reply | Fault {
    const at = place(call);
    if (isFault(at)) return at;
    const wanted = (call.body ?? []) as readonly RawCommand[];
    const problems = commandSetProblems(wanted);
    if (problems.length > 0) return invalidForm(problems);
    const fresh = wanted.filter((raw) => idFor(raw, at) === undefined).length;
    const spent = spend(at, fresh);
    if (spent !== undefined) return spent;
    const made = wanted.map((raw) => shape(raw, at, idFor(raw, at) ?? world.newId()));
    world.storage.atOnce(() => {
      for (const old of commandsOf(at)) if (!made.some((c) => c.id === old.id)) world.dropCommand(old.id);
      for (const command of made) world.putCommand(command);
    });
    world.tell({ kind: 'commands' });
    return ok(made);
  }

  function create(call: Call): Reply | Fault {
    const at = place(call);
    if (isFault(at)) return at;
    const raw = call.body as RawCommand;
    const known = idFor(raw, at);
    const others = commandsOf(at).filter((c) => c.id !== known);
    const problems = commandSetProblems([...(others as unknown as readonly RawCommand[]), raw]);
    if (problems.length > 0) return invalidForm(problems.map((p) => ({ ...p, path: p.path.slice(1) })));
    const spent = known === undefined ? spend(at, 1) : undefined;
    if (spent !== undefined) return spent;
    const command = shape(raw, at, known ?? world.newId());
    world.putCommand(command);
    world.tell({ kind: 'commands' });
    return { status: known === undefined ? 201 : 200, body: command };
  }

  function find(call: Call): Command | Fault {
    const at = place(call);
    if (isFault(at)) return at;
    const command = world.commands.get(call.params.command ?? '');
    if (command !== undefined && command.guild_id === at.guildId) return command;
    return fault(404, 10063, 'Unknown application command', 'unknown-command');
  }

  function patch(call: Call): Reply | Fault {
    const old = find(call);
    if (isFault(old)) return old;
    const raw = { ...(old as unknown as RawCommand), ...(call.body as Partial<RawCommand>) };
    const problems = commandSetProblems([raw]);
    if (problems.length > 0) return invalidForm(problems.map((p) => ({ ...p, path: p.path.slice(1) })));
    const command = shape(raw, old.guild_id === undefined ? {} : { guildId: old.guild_id }, old.id);
    world.putCommand(command);
    world.tell({ kind: 'commands' });
    return ok(command);
  }

  function remove(call: Call): Reply | Fault {
    const old = find(call);
    if (isFault(old)) return old;
    world.dropCommand(old.id);
    world.tell({ kind: 'commands' });
    return noContent;
  }

  function list(call: Call): Reply | Fault {
    const at = place(call);
    return isFault(at) ? at : ok(commandsOf(at));
  }

  function get(call: Call): Reply | Fault {
    const command = find(call);
    return isFault(command) ? command : ok(command);
  }

  function set(base: string, infix: string): readonly Route[] {
    return [
      { method: 'GET', path: base, operation: `list_${infix}application_commands`, handler: list },
      { method: 'PUT', path: base, operation: `bulk_set_${infix}application_commands`, handler: replaceAll },
      { method: 'POST', path: base, operation: `create_${infix}application_command`, handler: create },
      { method: 'GET', path: `${base}/:command`, operation: `get_${infix}application_command`, handler: get },
      { method: 'PATCH', path: `${base}/:command`, operation: `update_${infix}application_command`, handler: patch },
      { method: 'DELETE', path: `${base}/:command`, operation: `delete_${infix}application_command`, handler: remove },
    ];
  }

  const emojis: Route = {
    method: 'GET',
    path: '/applications/:application/emojis',
    operation: 'list_application_emojis',
    handler: () => ok({ items: [] }),
  };
  return [
    { method: 'GET', path: '/applications/@me', operation: 'get_my_application', handler: application },
    { method: 'GET', path: '/oauth2/applications/@me', operation: 'get_my_oauth2_application', handler: application },
    emojis,
    ...set('/applications/:application/commands', ''),
    ...set('/applications/:application/guilds/:guild/commands', 'guild_'),
  ];
}
