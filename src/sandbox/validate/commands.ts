// The rules for slash commands: names, order, counts and the size of the whole.
import { ApplicationCommandType, Locale, ApplicationCommandOptionType as O } from 'discord.js';
import type { Problem } from '../faults.ts';
import { lengthOf, type Path, problem, textProblems } from './problems.ts';

type Localized = Readonly<Record<string, string>> | null | undefined;

/** A command's option as it came in. */
export type RawCommandOption = {
  readonly type: number;
  readonly name: string;
  readonly name_localizations?: Localized;
  readonly description: string;
  readonly description_localizations?: Localized;
  readonly required?: boolean | null;
  readonly autocomplete?: boolean | null;
  readonly choices?:
    | readonly { readonly name: string; readonly name_localizations?: Localized; readonly value: string | number }[]
    | null;
  readonly options?: readonly RawCommandOption[] | null;
  readonly min_value?: number | null;
  readonly max_value?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
};

/** A command as it came in. */
export type RawCommand = {
  readonly id?: string | null;
  readonly name: string;
  readonly name_localizations?: Localized;
  readonly description?: string | null;
  readonly description_localizations?: Localized;
  readonly type?: number | null;
  readonly options?: readonly RawCommandOption[] | null;
  readonly contexts?: readonly number[] | null;
  readonly integration_types?: readonly number[] | null;
  readonly default_member_permissions?: string | null;
  readonly dm_permission?: boolean | null;
};

const nameForm = /^[-_'\p{L}\p{N}\p{Script=Devanagari}\p{Script=Thai}]{1,32}$/u;
const locales: ReadonlySet<string> = new Set(Object.values(Locale));
const max: Readonly<Record<number, number>> = {
  [ApplicationCommandType.ChatInput]: 100,
  [ApplicationCommandType.User]: 15,
  [ApplicationCommandType.Message]: 15,
};

/** Everything wrong with a whole set of commands of one place (global or one server). */
export function commandSetProblems(commands: readonly RawCommand[]): readonly Problem[] {
  const found: Problem[] = commands.flatMap((command, i) => [...commandProblems(command, [i])]);
  const names = new Set<string>();
  const counts = new Map<number, number>();
  for (const [i, command] of commands.entries()) {
    const type = command.type ?? ApplicationCommandType.ChatInput;
    const key = `${type} ${command.name}`;
    if (names.has(key)) {
      const message = 'Application command names must be unique';
      found.push(problem('command-duplicate', [i, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME', message));
    }
    names.add(key);
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  for (const [type, count] of counts) {
    const limit = max[type];
    if (limit !== undefined && count > limit) {
      found.push(
        problem(
          'command-count',
          [],
          'APPLICATION_COMMAND_LIMIT',
          `At most ${limit} commands of this type, not ${count}.`,
        ),
      );
    }
  }
  return found;
}

/** Everything wrong with one command. */
function commandProblems(command: RawCommand, at: Path = []): readonly Problem[] {
  const type = command.type ?? ApplicationCommandType.ChatInput;
  const found: Problem[] = [...localeProblems(command, at)];
  if (type === ApplicationCommandType.ChatInput) {
    found.push(...nameProblems(command.name, [...at, 'name']));
    for (const [locale, name] of Object.entries(command.name_localizations ?? {})) {
      found.push(...nameProblems(name, [...at, 'name_localizations', locale]));
    }
    found.push(...textProblems('command-description', [...at, 'description'], command.description ?? '', 1, 100));
    found.push(...optionsProblems(command.options ?? [], [...at, 'options'], 0));
  } else if ((command.description ?? '') !== '' || (command.options ?? []).length > 0) {
    found.push(
      problem(
        'command-description',
        [...at, 'description'],
        'BASE_TYPE_INVALID',
        'Context menu commands have neither.',
      ),
    );
  }
  const size = sizeOf(command);
  if (size > 8000) {
    const message = `Command exceeds maximum size (8000): ${size}`;
    found.push(problem('command-size', at, 'APPLICATION_COMMAND_TOO_LARGE', message));
  }
  return found;
}

function nameProblems(name: string, path: Path): readonly Problem[] {
  if (nameForm.test(name) && name === name.toLowerCase()) return [];
  return [problem('command-name', path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid')];
}

function localeProblems(
  of: { name_localizations?: Localized; description_localizations?: Localized },
  at: Path,
): readonly Problem[] {
  const found: Problem[] = [];
  for (const field of ['name_localizations', 'description_localizations'] as const) {
    for (const locale of Object.keys(of[field] ?? {})) {
      if (!locales.has(locale))
        found.push(problem('command-locale', [...at, field, locale], 'BASE_TYPE_CHOICES', 'Unknown locale'));
    }
  }
  return found;
}

function isGroup(type: number): boolean {
  return type === O.Subcommand || type === O.SubcommandGroup;
}

function optionsProblems(options: readonly RawCommandOption[], path: Path, depth: number): readonly Problem[] {
  const found: Problem[] = [];
  if (options.length > 25) {
    found.push(
      problem('option-count', path, 'BASE_TYPE_BAD_LENGTH', `Must be 25 or fewer in length, not ${options.length}.`),
    );
  }
  const names = new Set<string>();
  let optionalSeen = false;
  const grouped = options.some((o) => isGroup(o.type));
  for (const [i, option] of options.entries()) {
    const here = [...path, i];
    found.push(...nameProblems(option.name, [...here, 'name']), ...localeProblems(option, here));
    found.push(...textProblems('command-description', [...here, 'description'], option.description, 1, 100));
    if (names.has(option.name)) {
      const message = 'Option names must be unique';
      found.push(
        problem('option-name-duplicate', [...here, 'name'], 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', message),
      );
    }
    names.add(option.name);
    if (isGroup(option.type)) {
      const tooDeep = depth > (option.type === O.SubcommandGroup ? 0 : 1);
      if (tooDeep)
        found.push(
          problem(
            'subcommand-depth',
            [...here, 'type'],
            'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
            'Nested too deep.',
          ),
        );
      if (option.type === O.SubcommandGroup && (option.options ?? []).some((o) => o.type !== O.Subcommand)) {
        found.push(
          problem(
            'subcommand-depth',
            [...here, 'options'],
            'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
            'A group holds subcommands only.',
          ),
        );
      }
      found.push(...optionsProblems(option.options ?? [], [...here, 'options'], depth + 1));
      continue;
    }
    if (grouped) {
      found.push(
        problem(
          'subcommand-mixed',
          [...here, 'type'],
          'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
          'Sub-commands and options cannot be mixed.',
        ),
      );
    }
    if (option.required === true && optionalSeen) {
      const message = 'Required options must be placed before non-required options';
      found.push(problem('required-first', here, 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', message));
    }
    if (option.required !== true) optionalSeen = true;
    found.push(...plainOptionProblems(option, here));
  }
  return found;
}

function plainOptionProblems(option: RawCommandOption, path: Path): readonly Problem[] {
  const found: Problem[] = [];
  const choices = option.choices ?? [];
  const wrong = (rule: string, field: string, message: string) => {
    found.push(problem(rule, [...path, field], 'BASE_TYPE_INVALID', message));
  };
  const canChoose = option.type === O.String || option.type === O.Integer || option.type === O.Number;
  if (choices.length > 25) wrong('choice-count', 'choices', `Must be 25 or fewer in length, not ${choices.length}.`);
  if (choices.length > 0 && !canChoose) wrong('choice-type', 'choices', 'Options of this type have no choices.');
  if (option.autocomplete === true && (choices.length > 0 || !canChoose)) {
    wrong('autocomplete-choices', 'autocomplete', 'Autocomplete goes with neither choices nor this type.');
  }
  const names = new Set<string>();
  const values = new Set<string | number>();
  for (const [i, choice] of choices.entries()) {
    found.push(...textProblems('choice-name', [...path, 'choices', i, 'name'], choice.name, 1, 100));
    if (typeof choice.value === 'string') {
      found.push(...textProblems('choice-value', [...path, 'choices', i, 'value'], choice.value, 1, 100));
    }
    if (names.has(choice.name) || values.has(choice.value))
      wrong('choice-duplicate', 'choices', 'Choices must be unique.');
    names.add(choice.name);
    values.add(choice.value);
  }
  if ((option.min_value ?? Number.NEGATIVE_INFINITY) > (option.max_value ?? Number.POSITIVE_INFINITY)) {
    wrong('option-range', 'min_value', 'min_value must not be above max_value.');
  }
  if ((option.min_length ?? 0) > (option.max_length ?? 6000)) {
    wrong('option-range', 'min_length', 'min_length must not be above max_length.');
  }
  return found;
}

/** The longest of a text and its localizations counts. */
function longest(text: string | null | undefined, localized: Localized): number {
  return Math.max(lengthOf(text ?? ''), ...Object.values(localized ?? {}).map(lengthOf));
}

function sizeOf(of: RawCommand | RawCommandOption): number {
  let size = longest(of.name, of.name_localizations) + longest(of.description, of.description_localizations);
  for (const choice of ('choices' in of ? of.choices : undefined) ?? []) {
    size +=
      longest(choice.name, choice.name_localizations) + (typeof choice.value === 'string' ? lengthOf(choice.value) : 0);
  }
  for (const option of of.options ?? []) size += sizeOf(option);
  return size;
}
