// A slash command as typed, `/card name:Scout private:True`, read against the registered commands: what is being typed,
// what could come next, and the options to send.

/** @import { APIApplicationCommand, APIApplicationCommandBasicOption } from 'discord.js' */
/** @import { PageChannel, PageFile, PageGuild, PageOption, PagePerson } from '../page-api.ts' */

/**
 * @typedef {{ readonly path: string, readonly id: string, readonly description: string, readonly nest: readonly string[],
 *   readonly options: readonly APIApplicationCommandBasicOption[] }} Command one thing that can be run: a command or a subcommand
 * @typedef {{ readonly option: APIApplicationCommandBasicOption, readonly text: string, readonly head: number, readonly from: number,
 *   readonly to: number }} Arg a value from `from` to `to`, its option's name at `head` (at `from` too when it was left out)
 * @typedef {{ readonly stage: 'name', readonly query: string }
 *   | { readonly stage: 'options', readonly command: Command, readonly args: readonly Arg[], readonly at: Arg | undefined,
 *       readonly query: string, readonly from: number }} Line
 *   `at` is the argument the caret is in; `query` and `from` the word being typed, and where it starts
 * @typedef {{ readonly people: readonly PagePerson[], readonly channels: readonly PageChannel[], readonly guild: PageGuild | undefined,
 *   readonly known: (option: string) => ReadonlyMap<string, string | number>,
 *   readonly file: (option: string) => PageFile | undefined }} Names
 *   `known` holds the values that the bot offered for an option, by the name shown; `file` the file picked for one
 * @typedef {{ readonly label: string, readonly value: string | number | boolean, readonly detail?: string, readonly color?: string }} Choice
 */

/** Option types by number, as the platform numbers them. */
const type = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, file: 11 };

/**
 * Everything that can be run in a place: chat commands of this server and global ones, a line for each subcommand.
 * @param {readonly APIApplicationCommand[]} commands
 * @param {string | undefined} guildId undefined in direct messages
 * @returns {readonly Command[]} by name
 */
export function runnable(commands, guildId) {
  const own = commands.filter((command) => command.guild_id !== undefined && command.guild_id === guildId);
  // A server's own command hides a global one of the same name.
  const global = commands.filter((one) => one.guild_id === undefined && !own.some(({ name }) => name === one.name));
  return [...own, ...global]
    .filter((command) => (command.type ?? 1) === 1)
    .filter((command) => !command.contexts || command.contexts.includes(guildId === undefined ? 1 : 0))
    .flatMap((command) => leaves(command.id, [command.name], command.description, command.options ?? []))
    .sort((a, b) => a.path.localeCompare(b.path));
}

/**
 * @param {string} id
 * @param {readonly string[]} path
 * @param {string} description
 * @param {readonly import('discord.js').APIApplicationCommandOption[]} options
 * @returns {readonly Command[]}
 */
function leaves(id, path, description, options) {
  const nested = options.filter((option) => option.type === 1 || option.type === 2);
  if (nested.length > 0)
    return nested.flatMap((option) => leaves(id, [...path, option.name], option.description, option.options ?? []));
  const basic = /** @type {readonly APIApplicationCommandBasicOption[]} */ (options);
  return [{ path: path.join(' '), id, description, nest: path.slice(1), options: basic }];
}

/**
 * Reads the box's text, or undefined when it is no command.
 * @param {string} text
 * @param {number} caret
 * @param {readonly Command[]} commands
 * @param {Names} names
 * @returns {Line | undefined}
 */
export function readLine(text, caret, commands, names) {
  if (!text.startsWith('/')) return undefined;
  const typed = text.slice(1);
  const command = commands
    .filter(({ path }) => typed === path || typed.startsWith(`${path} `))
    .sort((a, b) => b.path.length - a.path.length)[0];
  if (!command || caret <= command.path.length) return { stage: 'name', query: typed.trimEnd() };
  // A bare `/play` may still grow into `/player`.
  if (typed === command.path && commands.some(({ path }) => path !== typed && path.startsWith(typed)))
    return { stage: 'name', query: typed };
  const args = readArgs(text, command);
  const at = args.find((arg) => caret >= arg.from && caret <= arg.to);
  const done = at && settled(at, names);
  if (at && done === undefined) return { stage: 'options', command, args, at, query: at.text, from: at.from };
  const from = at ? at.from + (done ?? '').length : command.path.length + 1;
  const query = text.slice(from, caret).trim();
  return {
    stage: 'options',
    command,
    args: args.map((arg) => (arg === at ? { ...arg, text: done ?? arg.text } : arg)),
    at: undefined,
    query,
    from,
  };
}

/**
 * @param {string} text
 * @param {Command} command
 * @returns {readonly Arg[]}
 */
function readArgs(text, command) {
  /** @type {{ option: APIApplicationCommandBasicOption, start: number, from: number }[]} */
  const heads = [];
  for (const found of text.matchAll(/(?<=\s)([^\s:]+):/g)) {
    const option = command.options.find(({ name }) => name === found[1]);
    if (option && !heads.some((head) => head.option === option))
      heads.push({ option, start: found.index, from: found.index + found[0].length });
  }
  const given = heads.map(({ option, start, from }, i) => {
    const to = (heads[i + 1]?.start ?? text.length + 1) - 1;
    return { option, text: text.slice(from, to).trim(), head: start, from, to: Math.max(from, to) };
  });
  return [...nameless(text, command, heads[0]?.start), ...given];
}

/**
 * A value typed without its option's name, `/card Scout`: it is for the first option that is not given by name. What may
 * yet become an option's name is none.
 * @param {string} text
 * @param {Command} command
 * @param {number | undefined} end where the first option given by name starts
 * @returns {readonly Arg[]}
 */
function nameless(text, command, end) {
  const from = command.path.length + 2;
  const value = text.slice(from, end);
  const typed = value.trim();
  const option = command.options.find(({ name }) => !text.includes(` ${name}:`));
  if (!option || typed === '' || command.options.some(({ name }) => name.startsWith(typed))) return [];
  return [{ option, text: typed, head: from, from, to: end === undefined ? text.length : end - 1 }];
}

/**
 * The value that an argument starts with, when it is one of the offered ones and something follows it: `Scout pri` → `Scout`.
 * @param {Arg} arg
 * @param {Names} names
 * @returns {string | undefined}
 */
function settled(arg, names) {
  const length = arg.to - arg.from;
  const labels = [
    ...fixedChoices(arg.option, names).map((choice) => choice.label),
    ...names.known(arg.option.name).keys(),
  ];
  const numeric = arg.option.type === type.integer || arg.option.type === type.number;
  if (numeric) {
    const digits = /^-?\d+(?:\.\d+)?(?=\s|$)/.exec(arg.text)?.[0];
    if (digits !== undefined && length > digits.length) return digits;
  }
  return labels
    .filter((label) => arg.text === label || arg.text.startsWith(`${label} `))
    .filter((label) => length > label.length)
    .sort((a, b) => b.length - a.length)[0];
}

/**
 * The values an option can take that need no bot to name them.
 * @param {APIApplicationCommandBasicOption} option
 * @param {Names} names
 * @returns {readonly Choice[]}
 */
export function fixedChoices(option, { people, channels, guild, file }) {
  const users = () =>
    people.map(({ id, username, displayName, color }) => ({
      label: `@${username}`,
      value: id,
      detail: displayName,
      color,
    }));
  const roles = () => (guild?.roles ?? []).map(({ id, name, color }) => ({ label: `@${name}`, value: id, color }));
  if ('choices' in option && option.choices) return option.choices.map(({ name, value }) => ({ label: name, value }));
  if (option.type === type.boolean)
    return [
      { label: 'True', value: true },
      { label: 'False', value: false },
    ];
  if (option.type === type.user) return users();
  if (option.type === type.role) return roles();
  if (takesFile(option)) {
    const picked = file(option.name);
    return picked ? [{ label: picked.name, value: picked.name }] : [];
  }
  if (option.type === type.mentionable) return [...users(), ...roles()];
  if (option.type === type.channel)
    return channels
      .filter((channel) => channel.guildId === guild?.id)
      .map(({ id, name }) => ({ label: `#${name}`, value: id }));
  return [];
}

/** @param {APIApplicationCommandBasicOption} option */
export const takesFile = (option) => option.type === type.file;

/** @param {APIApplicationCommandBasicOption} option */
export const completes = (option) => 'autocomplete' in option && option.autocomplete === true;

/**
 * Choices that fit what is typed: those that start so first, then those that hold it.
 * @template {{ readonly label: string, readonly detail?: string | undefined }} T
 * @param {readonly T[]} choices
 * @param {string} query
 * @returns {readonly T[]}
 */
export function fitting(choices, query) {
  const wanted = query.toLowerCase().replace(/^[@#]/, '');
  /** @param {T} choice */
  const rank = ({ label, detail }) => {
    const texts = [label.replace(/^[@#]/, ''), detail ?? ''].map((text) => text.toLowerCase());
    return texts.some((text) => text.startsWith(wanted)) ? 0 : texts.some((text) => text.includes(wanted)) ? 1 : 2;
  };
  return choices
    .map((choice) => ({ choice, order: rank(choice) }))
    .filter(({ order }) => order < 2)
    .sort((a, b) => a.order - b.order)
    .map(({ choice }) => choice);
}

/**
 * The options to send, or the first thing that is wrong with them.
 * @param {Command} command
 * @param {readonly Arg[]} args
 * @param {Names} names
 * @param {string} [focused] the option being typed, for an autocomplete request: values may then be unfinished
 * @returns {{ readonly options: readonly PageOption[] } | { readonly option: string, readonly problem: string }}
 */
export function toOptions(command, args, names, focused) {
  /** @type {PageOption[]} */
  const given = [];
  for (const { option, text } of args) {
    if (option.name === focused) {
      given.push({ name: option.name, value: text, focused: true });
      continue;
    }
    if (takesFile(option)) {
      const file = names.file(option.name);
      if (file?.name === text) given.push({ name: option.name, file });
      else if (focused === undefined) return { option: option.name, problem: problem(option) };
      continue;
    }
    const value = toValue(option, text, names);
    if (value !== undefined) given.push({ name: option.name, value });
    else if (focused === undefined) return { option: option.name, problem: problem(option) };
  }
  const missing = command.options.find((option) => option.required && !given.some(({ name }) => name === option.name));
  if (missing && focused === undefined) return { option: missing.name, problem: 'This option is required.' };
  const nested = [...command.nest]
    .reverse()
    .reduce((options, name) => [{ name, options }], /** @type {PageOption[]} */ (given));
  return { options: nested };
}

/**
 * @param {APIApplicationCommandBasicOption} option
 * @param {string} text
 * @param {Names} names
 * @returns {string | number | boolean | undefined}
 */
function toValue(option, text, names) {
  if (text === '') return undefined;
  const wanted = text.toLowerCase();
  const choices = fixedChoices(option, names);
  const exact = choices.find(({ label }) => label.toLowerCase() === wanted);
  if ('choices' in option && option.choices && option.choices.length > 0) return exact?.value;
  if (option.type >= type.boolean && option.type <= type.mentionable) {
    // Names without their sign will do: `Ada` for `@ada`.
    const loose = choices.find(
      ({ label, detail }) => label.toLowerCase().slice(1) === wanted || detail?.toLowerCase() === wanted,
    );
    return (exact ?? loose)?.value;
  }
  const offered = names.known(option.name).get(text);
  if (offered !== undefined) return offered;
  if (option.type === type.string) return text;
  const number = Number(text);
  if (!Number.isFinite(number) || (option.type === type.integer && !Number.isInteger(number))) return undefined;
  if ('min_value' in option && option.min_value !== undefined && number < option.min_value) return undefined;
  if ('max_value' in option && option.max_value !== undefined && number > option.max_value) return undefined;
  return number;
}

/** @param {APIApplicationCommandBasicOption} option */
function problem(option) {
  if (option.type === type.integer || option.type === type.number) {
    const min = 'min_value' in option ? option.min_value : undefined;
    const max = 'max_value' in option ? option.max_value : undefined;
    if (min !== undefined && max !== undefined) return `Enter a number from ${min} to ${max}.`;
    return option.type === type.integer ? 'Enter a whole number.' : 'Enter a number.';
  }
  if (takesFile(option)) return 'Choose a file.';
  return 'Choose one of the offered values.';
}
