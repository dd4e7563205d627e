/** Commands in other languages. Their names stay English, since messages and people name them. */
import { ApplicationCommandOptionType, type RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { Command } from '#discord/core/command';
import * as de from './words/de.ts';

/** What a command, a subcommand, an option or a choice has of it. */
type Part = {
  readonly type?: number;
  readonly name: string;
  readonly description?: string;
  readonly options?: readonly Part[];
  readonly choices?: readonly Part[];
};

type Words = {
  readonly texts: Readonly<Record<string, string>>;
  readonly optionNames: Readonly<Record<string, string>>;
};

const languages: Readonly<Record<string, Words>> = { de };

/** A command whose descriptions, options and choices are in every language. */
export const localized = (command: Command): Command => ({
  ...command,
  define: (games) => part(command.define(games), 'command') as RESTPostAPIChatInputApplicationCommandsJSONBody,
});

function part(one: Part, is: 'command' | 'option' | 'choice'): Part {
  const { description, options, choices } = one;
  const names = is === 'choice' ? said((words) => words.texts[one.name]) : optionNames(one, is);
  const descriptions = description === undefined ? undefined : said(({ texts }) => texts[description]);
  return {
    ...one,
    ...(names !== undefined && { name_localizations: names }),
    ...(descriptions !== undefined && { description_localizations: descriptions }),
    ...(options !== undefined && { options: options.map((option) => part(option, 'option')) }),
    ...(choices !== undefined && { choices: choices.map((choice) => part(choice, 'choice')) }),
  };
}

function optionNames({ type, name }: Part, is: 'command' | 'option'): Readonly<Record<string, string>> | undefined {
  const isCommand =
    is === 'command' ||
    type === ApplicationCommandOptionType.Subcommand ||
    type === ApplicationCommandOptionType.SubcommandGroup;
  return isCommand ? undefined : said((words) => words.optionNames[name]);
}

/** What each language says, if any does. */
function said(by: (words: Words) => string | undefined): Readonly<Record<string, string>> | undefined {
  const all = Object.entries(languages).flatMap(([language, words]) => {
    const text = by(words);
    return text === undefined ? [] : [[language, text] as const];
  });
  return all.length === 0 ? undefined : Object.fromEntries(all);
}
