/** Parts that several commands share. */
import { SlashCommandBuilder, type SlashCommandStringOption } from '@discordjs/builders';
import { ApplicationIntegrationType, InteractionContextType } from 'discord.js';
import type { Suggestion } from '#discord/core/command';
import { clip, LIMITS } from '#discord/core/limits';
import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';

/** A command for servers where the bot is a member. */
export function serverCommand(name: string, description: string): SlashCommandBuilder {
  return new SlashCommandBuilder()
    .setName(name)
    .setDescription(description)
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
}

/** A command for everywhere: servers, direct messages, and for people who installed the bot for themselves. */
export function anywhereCommand(name: string, description: string): SlashCommandBuilder {
  return new SlashCommandBuilder()
    .setName(name)
    .setDescription(description)
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall);
}

/** The option that names a game. */
export function gameOption(games: readonly Game[], description: string) {
  return (option: SlashCommandStringOption): SlashCommandStringOption =>
    option
      .setName('game')
      .setDescription(description)
      .addChoices(...games.slice(0, LIMITS.choices).map((game) => ({ name: game.name.slice(0, 100), value: game.id })));
}

/** The option that names one of the person's tables. */
export function tableOption(option: SlashCommandStringOption): SlashCommandStringOption {
  return option
    .setName('table')
    .setDescription('Which of your tables; the one of this channel if left out')
    .setAutocomplete(true);
}

/** What was typed as an edition: its id, or its name by hand; as it was typed if it is neither. */
export function editionOf(game: Game, typed: string): string {
  return knownEdition(game, typed) ?? typed;
}

/** What was typed as an edition: its id, or its name by hand; undefined if it is neither. */
export function knownEdition(game: Game, typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  return game.editions.find((edition) => edition.id === typed || edition.name.toLowerCase() === wanted)?.id;
}

/** Says that there is no such edition, and which there are. */
export function unknownEdition(game: Game, typed: string): Refusal {
  const editions = game.editions.map(({ name }) => name).join(', ');
  return { refused: 'table.edition-unknown', with: { edition: clip(typed, 60), game: game.name, editions } };
}

/** Games whose name contains what was typed. */
export function suggestGames(games: readonly Game[], typed: string): readonly Suggestion[] {
  return named(games, typed);
}

/** Editions of a game whose name contains what was typed. */
export function suggestEditions(game: Game | undefined, typed: string): readonly Suggestion[] {
  return named(game?.editions ?? [], typed);
}

function named(all: readonly { readonly id: string; readonly name: string }[], typed: string): readonly Suggestion[] {
  const wanted = typed.trim().toLowerCase();
  return all.filter(({ name }) => name.toLowerCase().includes(wanted)).map(({ id, name }) => ({ name, value: id }));
}
