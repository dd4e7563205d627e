// What a person can do from the page: write, run commands, press, choose, fill in forms, dismiss.
import { ComponentType as C, MessageFlags } from 'discord.js';
import { appPermissions, findCommand, ownersOf } from './command-access.ts';
import { type Resolved, resolve, understand } from './command-options.ts';
import { isFault } from './faults.ts';
import type { Beginning, Interaction } from './interaction.ts';
import type { Interactions } from './interactions.ts';
import type { Messages, StoredMessage } from './messages.ts';
import { fillModal, pickedBy } from './modal-fields.ts';
import type { PageAction, PageResult } from './page-api.ts';
import { may, permissionsIn, sendBit } from './permissions.ts';
import { mayRead, pageChannel, pageMessage, sees } from './person-view.ts';
import { interactionChannel, memberShape, userShape } from './shapes.ts';
import { isSelect, type RawComponent } from './validate/components.ts';
import { maxFileBytes } from './validate/message.ts';
import type { Channel, World } from './world.ts';

/** Carries out an action; a text says why it cannot be. Waits for an interaction's first response. */
export type Act = (action: PageAction) => Promise<PageResult | string>;

type Of<D extends PageAction['do']> = Extract<PageAction, { do: D }>;

/** Creates the entry point for everything that people do. */
export function createActions(world: World, messages: Messages, interactions: Interactions): Act {
  function channelFor(id: string, person: string): Channel | string {
    const channel = world.channels.get(id);
    return channel !== undefined && sees(world, channel, person) ? channel : 'There is no such channel.';
  }

  /** The parts of an interaction that depend only on who is where. */
  function surroundings(channel: Channel, person: string): Record<string, unknown> {
    const guild = world.guilds.get(channel.guildId ?? '');
    const somebody = world.people.get(person);
    const user = somebody === undefined ? {} : userShape(somebody);
    const locale = somebody?.locale ?? 'en-US';
    const shared = {
      application_id: world.applicationId,
      version: 1,
      channel_id: channel.id,
      channel: interactionChannel(world, channel, person),
      locale,
      entitlements: [],
      app_permissions: appPermissions(world, channel).toString(),
      authorizing_integration_owners: ownersOf(world, channel, person),
      attachment_size_limit: maxFileBytes,
      context: guild === undefined ? 1 : 0,
    };
    if (guild === undefined) return { ...shared, user };
    return {
      ...shared,
      guild_id: guild.id,
      guild_locale: guild.locale,
      guild: { id: guild.id, locale: guild.locale, features: [] },
      member: { ...memberShape(guild, person), user, permissions: permissionsIn(world, channel, person).toString() },
    };
  }

  async function begin(beginning: Beginning): Promise<PageResult> {
    const done = await interactions.begin(beginning).first;
    return result(done);
  }

  function result(done: Interaction): PageResult {
    const stored = done.answer === undefined ? undefined : messages.get(done.answer);
    return {
      interaction: interactions.view(done),
      message: stored && pageMessage(stored.message),
    };
  }

  async function command(action: Of<'command'> | Of<'autocomplete'>): Promise<PageResult | string> {
    const channel = channelFor(action.channel, action.person);
    if (typeof channel === 'string') return channel;
    const found = findCommand(world, channel, action.person, action.command);
    if (typeof found === 'string') return found;
    const typing = action.do === 'autocomplete';
    const understood = understand({ world, channel, link: messages.link }, found, action.options, typing);
    if (typeof understood === 'string') return understood;
    const { options, resolved, fullName, optionType } = understood;
    return begin({
      type: typing ? 4 : 2,
      person: action.person,
      channel,
      owners: ownersOf(world, channel, action.person),
      commandId: found.id,
      commandName: fullName,
      payload: {
        ...surroundings(channel, action.person),
        data: {
          id: found.id,
          name: found.name,
          type: found.type,
          ...(options.length === 0 ? {} : { options }),
          ...withResolved(resolved),
          guild_id: found.guild_id,
        },
      },
      tag: action.tag,
      optionType,
    });
  }

  function componentFor(
    action: Of<'press'> | Of<'select'>,
  ): { readonly stored: StoredMessage; readonly component: RawComponent; readonly channel: Channel } | string {
    const stored = messages.get(action.message);
    if (stored === undefined || !mayRead(world, stored, action.person)) return 'There is no such message.';
    const channel = channelFor(stored.message.channel_id, action.person);
    if (typeof channel === 'string') return channel;
    const component = find((stored.message.components ?? []) as unknown as readonly RawComponent[], action.customId);
    if (component === undefined) return 'The message has no such component.';
    if (component.disabled === true) return 'That component is disabled.';
    if (((stored.message.flags ?? 0) & MessageFlags.Loading) !== 0) return 'The message is still loading.';
    return { stored, component, channel };
  }

  async function component(action: Of<'press'> | Of<'select'>): Promise<PageResult | string> {
    const found = componentFor(action);
    if (typeof found === 'string') return found;
    const { stored, channel } = found;
    const c = found.component;
    const resolved: Resolved = {};
    if ((action.do === 'press') !== (c.type === C.Button)) return 'That component is of another kind.';
    if (action.do === 'select') {
      const wrong = wrongChoice(channel, c, action.values, resolved);
      if (wrong !== undefined) return wrong;
    }
    return begin({
      type: 3,
      person: action.person,
      channel,
      owners: ownersOf(world, channel, action.person),
      customId: action.customId,
      source: stored.message.id,
      payload: {
        ...surroundings(channel, action.person),
        message: stored.message,
        data: {
          custom_id: action.customId,
          component_type: c.type,
          id: c.id,
          ...(action.do === 'select' ? { values: action.values, ...withResolved(resolved) } : {}),
        },
      },
      tag: action.tag,
    });
  }

  function wrongChoice(
    channel: Channel,
    c: RawComponent,
    values: readonly string[],
    resolved: Resolved,
  ): string | undefined {
    if (!isSelect(c.type)) return 'That component is no select.';
    const min = c.min_values ?? 1;
    const max = c.max_values ?? 1;
    if (values.length < min || values.length > max) return `Choose ${min === max ? min : `${min} to ${max}`}.`;
    if (new Set(values).size !== values.length) return 'Choose each only once.';
    for (const value of values) {
      const kind = pickedBy[c.type];
      const there =
        kind === undefined ? c.options?.some((o) => o.value === value) : resolve(world, channel, kind, value, resolved);
      if (there !== true) return `There is no option ${value}.`;
    }
    return undefined;
  }

  async function submit(action: Of<'submit'>): Promise<PageResult | string> {
    const opener = interactions.get(action.interaction);
    if (opener?.modal === undefined || opener.person !== action.person) return 'There is no such form.';
    const channel = channelFor(opener.channel, action.person);
    if (typeof channel === 'string') return channel;
    const filled = fillModal(
      { world, channel, link: messages.link },
      opener.modal.components as unknown as readonly RawComponent[],
      action.fields,
    );
    if (typeof filled === 'string') return filled;
    const source = opener.source === undefined ? undefined : messages.get(opener.source);
    return begin({
      type: 5,
      person: action.person,
      channel,
      owners: ownersOf(world, channel, action.person),
      parent: opener.id,
      customId: opener.modal.custom_id,
      payload: {
        ...surroundings(channel, action.person),
        message: source?.message,
        data: { custom_id: opener.modal.custom_id, components: filled.components, ...withResolved(filled.resolved) },
      },
      source: source?.message.id,
      commandName: opener.commandName,
      tag: action.tag,
    });
  }

  function send(action: Of<'send'>): PageResult | string {
    const channel = channelFor(action.channel, action.person);
    if (typeof channel === 'string') return channel;
    if (!may(world, channel, action.person, sendBit(channel))) return 'You may not write here.';
    if (action.content.trim() === '') return 'Write something first.';
    const stored = messages.post({
      channel,
      author: action.person,
      body: {
        content: action.content,
        message_reference: action.replyTo === undefined ? undefined : { message_id: action.replyTo },
      },
    });
    if (isFault(stored)) return stored.problems[0]?.message ?? stored.message;
    if (channel.thread !== undefined) join(channel, action.person, true);
    return { message: pageMessage(stored.message) };
  }

  function join(channel: Channel, person: string, into: boolean): void {
    const now = world.channels.get(channel.id) ?? channel;
    if (now.joined.includes(person) === into) return;
    const changed = { ...now, joined: into ? [...now.joined, person] : now.joined.filter((id) => id !== person) };
    world.putChannel(changed);
    world.tell({
      kind: 'thread-members',
      channel: changed,
      added: into ? [person] : [],
      removed: into ? [] : [person],
    });
  }

  function dismiss(action: Of<'dismiss'>): PageResult | string {
    const stored = messages.get(action.message);
    if (stored?.onlyFor !== action.person) return 'Only messages to you alone can be dismissed.';
    messages.remove(action.message, action.person);
    return {};
  }

  return async (action) => {
    if (world.people.get(action.person)?.bot !== false) return 'There is no such person.';
    switch (action.do) {
      case 'send':
        return send(action);
      case 'command':
      case 'autocomplete':
        return command(action);
      case 'press':
      case 'select':
        return component(action);
      case 'submit':
        return submit(action);
      case 'dismiss':
        return dismiss(action);
      case 'open-dm':
        if (action.user !== world.botId) return 'Only the bot can be written to directly.';
        return { channel: pageChannel(world, world.dmWith(action.person), action.person) };
      case 'join-thread':
      case 'leave-thread': {
        const channel = channelFor(action.channel, action.person);
        if (typeof channel === 'string') return channel;
        if (channel.thread === undefined) return 'That is no thread.';
        join(channel, action.person, action.do === 'join-thread');
        return { channel: pageChannel(world, world.channels.get(channel.id) ?? channel, action.person) };
      }
      default:
        return unknown(action);
    }
  };
}

function unknown(action: never): string {
  return `Nobody can do ${String((action as { do?: unknown }).do)}.`;
}

function withResolved(resolved: Resolved): { readonly resolved?: Resolved } {
  return Object.keys(resolved).length === 0 ? {} : { resolved };
}

function find(components: readonly RawComponent[], customId: string): RawComponent | undefined {
  for (const c of components) {
    if (c.custom_id === customId) return c;
    const inner = find([...(c.components ?? []), ...(c.accessory === undefined ? [] : [c.accessory])], customId);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
