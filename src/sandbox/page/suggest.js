// What the command box offers at the caret: commands, options, values, people to mention.
import { completes, fitting, fixedChoices, takesFile } from './command-line.js';

/** @import { Choice, Command, Line, Names } from './command-line.js' */

/**
 * @typedef {{ readonly key: string, readonly label: string, readonly detail?: string | undefined, readonly hint?: string,
 *   readonly color?: string | undefined, readonly text: string, readonly caret: number, readonly file?: string }} Suggestion
 *   choosing one makes the box hold `text` with the caret at `caret`; with `file` a file is picked for that option first,
 *   and its name goes where the caret is
 * @typedef {{ readonly title: string, readonly note?: string, readonly items: readonly Suggestion[], readonly picks: boolean }} Offer
 *   `picks`: Enter takes the marked one instead of running the command
 */

/**
 * The offer for a command line.
 * @param {string} text
 * @param {Line} line
 * @param {readonly Command[]} commands
 * @param {Names} names
 * @param {readonly { readonly name: string, readonly value: string | number }[] | undefined} completions of the option at
 *   the caret; undefined while they are being asked for
 * @returns {Offer}
 */
export function offerFor(text, line, commands, names, completions) {
  if (line.stage === 'name') return { title: 'Commands', items: commandItems(line.query, commands), picks: true };
  const { command, at } = line;
  if (!at) {
    const items = optionItems(text, line);
    return {
      title: `/${command.path}`,
      note: command.description,
      items,
      picks: items.length > 0 && line.query !== '',
    };
  }
  const { option } = at;
  const head = { title: option.name, note: option.description };
  if (takesFile(option)) return { ...head, items: [fileItem(text, at)], picks: at.text === '' };
  /** @type {readonly Choice[]} */
  const choices = completes(option)
    ? (completions ?? []).map(({ name, value }) => ({ label: name, value }))
    : fitting(fixedChoices(option, names), at.text);
  if (completes(option) && completions === undefined)
    return { ...head, note: 'Loading options…', items: [], picks: false };
  const items = choices.slice(0, 25).map((choice) => valueItem(text, line, choice));
  if (items.length > 0) return { ...head, items, picks: !choices.some((choice) => choice.label === at.text) };
  if (completes(option) && at.text !== '')
    return { ...head, note: 'No options match your search.', items: [], picks: false };
  return { ...head, items: at.text === '' ? [] : optionItems(text, line), picks: false };
}

/**
 * @param {string} query
 * @param {readonly Command[]} commands
 * @returns {readonly Suggestion[]}
 */
function commandItems(query, commands) {
  return fitting(
    commands.map((command) => ({ ...command, label: command.path })),
    query,
  ).map((command) => {
    const first = command.options.find((option) => option.required);
    const text = `/${command.path} ${first ? `${first.name}:` : ''}`;
    const hint = command.options.map((option) => option.name).join(' ');
    return {
      key: command.path,
      label: `/${command.path}`,
      hint,
      detail: command.description,
      text,
      caret: text.length,
    };
  });
}

/**
 * Options not given yet, required ones first.
 * @param {string} text
 * @param {Extract<Line, { stage: 'options' }>} line
 * @returns {readonly Suggestion[]}
 */
function optionItems(text, line) {
  const { command, args, at } = line;
  const left = command.options.filter((option) => !args.some((arg) => arg.option.name === option.name));
  const query = at ? '' : line.query;
  // After a free text the next option is put behind it; otherwise it takes the place of the word being typed.
  const before = at ? text.slice(0, at.to).trimEnd() : text.slice(0, line.from).trimEnd();
  const after = at ? text.slice(at.to) : text.slice(line.from).trimStart().slice(line.query.length);
  return fitting(
    left.map((option) => ({ label: option.name, option })),
    query,
  ).map(({ option }) => {
    const head = `${before} ${option.name}:`;
    return {
      key: option.name,
      label: option.name,
      detail: option.description,
      hint: option.required ? 'required' : '',
      text: `${head}${after}`,
      caret: head.length,
    };
  });
}

/**
 * @param {string} text
 * @param {import('./command-line.js').Arg} at
 * @returns {Suggestion}
 */
function fileItem(text, at) {
  const head = `${text.slice(0, at.head)}${at.option.name}:`;
  const label = at.text === '' ? 'Choose a file…' : 'Choose another file…';
  return { key: 'file', label, text: `${head}${text.slice(at.to)}`, caret: head.length, file: at.option.name };
}

/**
 * @param {string} text
 * @param {Extract<Line, { stage: 'options' }>} line
 * @param {Choice} choice
 * @returns {Suggestion}
 */
function valueItem(text, { command, args, at }, choice) {
  const missing = command.options.find(
    (option) => option.required && !args.some((arg) => arg.option.name === option.name),
  );
  const rest = at ? text.slice(at.to).trimStart() : '';
  const head = `${text.slice(0, at?.head)}${at?.option.name}:${choice.label} `;
  // The next thing that must be given comes up by itself.
  const next = rest === '' && missing ? `${missing.name}:` : '';
  return {
    key: String(choice.value),
    label: choice.label,
    detail: choice.detail,
    color: choice.color,
    text: `${head}${next}${rest}`,
    caret: head.length + next.length,
  };
}

/**
 * The people and places that fit an `@` or `#` word at the caret of a plain message, or undefined.
 * @param {string} text
 * @param {number} caret
 * @param {Names} names
 * @returns {Offer | undefined}
 */
export function offerMention(text, caret, names) {
  const found = /(?:^|\s)([@#])([^\s@#]*)$/.exec(text.slice(0, caret));
  if (!found) return undefined;
  const [, sign, query = ''] = found;
  const from = caret - query.length - 1;
  /** @type {readonly { label: string, detail?: string, color?: string }[]} */
  const all =
    sign === '@'
      ? names.people.map((person) => ({
          label: `@${person.username}`,
          detail: person.displayName,
          color: person.color,
        }))
      : names.channels.filter((one) => one.guildId === names.guild?.id).map((one) => ({ label: `#${one.name}` }));
  const items = fitting(all, query)
    .slice(0, 10)
    .map(({ label, detail, color }) => {
      const head = `${text.slice(0, from)}${label} `;
      return { key: label, label, detail, color, text: `${head}${text.slice(caret)}`, caret: head.length };
    });
  return items.length === 0 ? undefined : { title: sign === '@' ? 'Members' : 'Channels', items, picks: true };
}

/**
 * A plain message with its `@name` and `#place` words turned into mentions.
 * @param {string} text
 * @param {Names} names
 */
export const withMentions = (text, { people, channels, guild }) =>
  text.replace(/(^|\s)([@#])([^\s@#]+)/g, (word, space, sign, name) => {
    const person = sign === '@' && people.find(({ username }) => username === name);
    if (person) return `${space}<@${person.id}>`;
    const channel = sign === '#' && channels.find((one) => one.guildId === guild?.id && one.name === name);
    return channel ? `${space}<#${channel.id}>` : word;
  });
