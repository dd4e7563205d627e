// Turns what a person typed after a slash into the data of an interaction, holding them to the command's definition.
import { ApplicationCommandOptionType as O } from 'discord.js';
import type { PageOption } from './page-api.ts';
import { channelShape, memberShape, roleShape, userShape } from './shapes.ts';
import { type UploadTarget, upload } from './uploads.ts';
import type { RawCommandOption } from './validate/commands.ts';
import { lengthOf } from './validate/problems.ts';
import type { Channel, Command, World } from './world.ts';

/** What Discord resolves for the bot: people, members, roles, channels by id. */
export type Resolved = {
  users?: Record<string, unknown>;
  members?: Record<string, unknown>;
  roles?: Record<string, unknown>;
  channels?: Record<string, unknown>;
  attachments?: Record<string, unknown>;
};

/** A command with what was typed, or why it cannot be run. */
export type Understood = {
  readonly options: readonly unknown[];
  readonly resolved: Resolved;
  /** `play` or `settings clock`. */
  readonly fullName: string;
  /** For autocomplete: the type of the option being typed. */
  readonly optionType?: number;
};

/** Reads options against their definitions. With `typing`, nothing is required yet and one option has the focus. */
export function understand(
  place: UploadTarget,
  command: Command,
  given: readonly PageOption[],
  typing: boolean,
): Understood | string {
  const { world, channel } = place;
  const resolved: Resolved = {};
  let optionType: number | undefined;
  const names = [command.name];

  function level(
    definitions: readonly RawCommandOption[],
    options: readonly PageOption[],
  ): readonly unknown[] | string {
    const made: unknown[] = [];
    for (const option of options) {
      const definition = definitions.find((d) => d.name === option.name);
      if (definition === undefined) return `/${names.join(' ')} has no option ${option.name}.`;
      if (definition.type === O.Subcommand || definition.type === O.SubcommandGroup) {
        names.push(option.name);
        const inner = level(definition.options ?? [], option.options ?? []);
        if (typeof inner === 'string') return inner;
        made.push({ type: definition.type, name: option.name, options: inner });
        continue;
      }
      if (definition.type === O.Attachment) {
        // While a command is being typed its files are not uploaded yet.
        if (typing) continue;
        if (option.file === undefined) return `Option ${option.name}: choose a file.`;
        const stored = upload(place, option.file, resolved);
        if (typeof stored === 'string') return `Option ${option.name}: ${stored}`;
        made.push({ type: definition.type, name: option.name, value: stored.id });
        continue;
      }
      if (option.value === undefined) return `Option ${option.name} has no value.`;
      const value = typing && option.focused === true ? option.value : read(definition, option.value);
      if (typeof value === 'object') return `Option ${option.name}: ${value.why}`;
      if (option.focused === true) optionType = definition.type;
      made.push({
        type: definition.type,
        name: option.name,
        value,
        ...(option.focused === true ? { focused: true } : {}),
      });
    }
    const missing = definitions.find((d) => d.required === true && !options.some((o) => o.name === d.name));
    if (missing !== undefined && !typing) return `Option ${missing.name} is required.`;
    const wantsSub = definitions.some((d) => d.type === O.Subcommand || d.type === O.SubcommandGroup);
    if (wantsSub && options.length !== 1) return `/${names.join(' ')} needs one of its subcommands.`;
    return made;
  }

  function read(
    d: RawCommandOption,
    value: string | number | boolean,
  ): string | number | boolean | { readonly why: string } {
    if (
      d.choices !== undefined &&
      d.choices !== null &&
      d.choices.length > 0 &&
      !d.choices.some((c) => c.value === value)
    ) {
      return { why: 'not one of its choices' };
    }
    switch (d.type) {
      case O.String: {
        const text = String(value);
        const n = lengthOf(text);
        return n >= (d.min_length ?? 0) && n <= (d.max_length ?? 6000) && n > 0
          ? text
          : { why: 'too short or too long' };
      }
      case O.Integer:
      case O.Number: {
        const number = Number(value);
        const whole = d.type === O.Number || Number.isSafeInteger(number);
        const within = number >= (d.min_value ?? -(2 ** 53)) && number <= (d.max_value ?? 2 ** 53);
        return whole && within ? number : { why: 'not a number within its bounds' };
      }
      case O.Boolean:
        return typeof value === 'boolean' ? value : { why: 'neither true nor false' };
      default:
        return resolve(world, channel, d.type, String(value), resolved)
          ? String(value)
          : { why: 'nothing there by this id' };
    }
  }

  const options = level((command.options ?? []) as unknown as readonly RawCommandOption[], given);
  if (typeof options === 'string') return options;
  if (typing && optionType === undefined) return 'No option is being typed.';
  return { options, resolved, fullName: names.join(' '), optionType };
}

/** Looks up a person, role or channel and notes it among the resolved; false if there is none. */
export function resolve(world: World, channel: Channel, type: number, id: string, resolved: Resolved): boolean {
  const guild = world.guilds.get(channel.guildId ?? '');
  const person = world.people.get(id);
  const role = guild?.roles.find((r) => r.id === id);
  const place = world.channels.get(id);
  if ((type === O.User || type === O.Mentionable) && person !== undefined) {
    resolved.users = { ...resolved.users, [id]: userShape(person) };
    if (guild?.members[id] !== undefined) {
      resolved.members = { ...resolved.members, [id]: { ...memberShape(guild, id), permissions: '0' } };
    }
    return true;
  }
  if ((type === O.Role || type === O.Mentionable) && role !== undefined) {
    resolved.roles = { ...resolved.roles, [id]: roleShape(role) };
    return true;
  }
  if (type === O.Channel && place !== undefined && place.guildId === channel.guildId) {
    resolved.channels = { ...resolved.channels, [id]: { ...channelShape(world, place), permissions: '0' } };
    return true;
  }
  return false;
}
