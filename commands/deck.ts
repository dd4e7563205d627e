/** `/deck` builds decks: makes, edits, imports, exports, lists, shows, checks, deletes and shares them. */
import {
  type SlashCommandStringOption,
  SlashCommandSubcommandBuilder,
  type SlashCommandSubcommandsOnlyBuilder,
} from '@discordjs/builders';
import type { Command, CommandContext, CompleteContext, Suggestion } from '#discord/core/command';
import { COLORS, line } from '#discord/core/components';
import { LIMITS } from '#discord/core/limits';
import { accepted, Refused } from '#discord/core/refuse';
import { askToDelete, beginDeck, copyDeck, openForm, openImport } from '#discord/decks/actions';
import {
  checkedFor,
  deckGames,
  gameNamed,
  gamesCalled,
  meantDeck,
  shownOwn,
  suggestDecks,
} from '#discord/decks/actions-find';
import { makeOfList, readList, saveList } from '#discord/decks/actions-save';
import { exportDeck, notFound, shareDeck, showCheck, showDeck, showList } from '#discord/decks/actions-show';
import type { ImportHints } from '#discord/decks/ids';
import type { ShownDeck } from '#discord/decks/screens/deck';
import { isRefusal } from '#table/types';
import { anywhereCommand, editionOf, knownEdition, suggestEditions, suggestGames, unknownEdition } from './shared.ts';

type Sub = (ctx: CommandContext) => Promise<void>;

const subs: Readonly<Record<string, Sub>> = {
  new: create,
  edit,
  import: importDeck,
  list: ({ app, reply, options }) => {
    const game = options.text('game');
    return showList(app, reply, 'whisper', { game: game && gameNamed(app, game).id });
  },
  show: onDeck('all', ({ app, reply }, deck) => showDeck(app, reply, deck, 'whisper')),
  export: onDeck('all', ({ app, reply }, deck) => exportDeck(app, reply, deck)),
  validate,
  share: onDeck('all', ({ app, reply }, deck) => shareDeck(app, reply, deck)),
  delete: onDeck('own', ({ app, reply }, deck) => askToDelete(app, reply, deck, 'whisper')),
};

export const deck: Command = {
  name: 'deck',
  define: () => define().toJSON(),
  response: ({ sub }) => (sub === 'share' ? 'post' : 'whisper'),
  opensForm: ({ sub, file }) => (sub === 'edit' || sub === 'import') && file('file') === undefined,
  async run(ctx) {
    const sub = subs[ctx.options.sub ?? ''];
    if (sub === undefined) await ctx.reply.whisper(line(ctx.reply.t('error.unknownCommand'), COLORS.bad));
    else await sub(ctx);
  },
  complete,
};

function define(): SlashCommandSubcommandsOnlyBuilder {
  const sub = (name: string, description: string) =>
    new SlashCommandSubcommandBuilder().setName(name).setDescription(description);
  const name = (option: SlashCommandStringOption) =>
    option.setName('name').setDescription('What it is called').setMinLength(1).setMaxLength(60);
  return anywhereCommand('deck', 'Build decks of your own')
    .addSubcommand(
      sub('new', 'Begin a deck, empty or as a copy of another one')
        .addStringOption((option) => name(option).setRequired(true))
        .addStringOption((option) => suggesting(option, 'from', 'Begin with the cards of this deck'))
        .addStringOption((option) => suggesting(option, 'game', 'For which game'))
        .addStringOption((option) => suggesting(option, 'edition', 'For which edition of the game')),
    )
    .addSubcommand(
      sub('edit', 'Change one of your decks, in a form or by a file')
        .addStringOption(theDeck)
        .addAttachmentOption((option) =>
          option.setName('file').setDescription('A text file with the whole list, in place of the form'),
        )
        .addStringOption((option) => name(option).setDescription('Give it this name instead')),
    )
    .addSubcommand(
      sub('import', 'Make a deck of a list of cards')
        .addAttachmentOption((option) =>
          option.setName('file').setDescription('A text file with the list; without it a form opens'),
        )
        .addStringOption(name)
        .addStringOption((option) => suggesting(option, 'game', 'For which game'))
        .addStringOption((option) => suggesting(option, 'edition', 'For which edition of the game')),
    )
    .addSubcommand(
      sub('list', 'Your decks').addStringOption((option) => suggesting(option, 'game', 'Only those for this game')),
    )
    .addSubcommand(sub('show', 'A deck with its picture and price curve').addStringOption(theDeck))
    .addSubcommand(sub('export', 'A deck as a text to copy or download').addStringOption(theDeck))
    .addSubcommand(
      sub('validate', 'What every format says of a deck')
        .addStringOption(theDeck)
        .addStringOption((option) => suggesting(option, 'edition', 'Checked for this edition instead of its own')),
    )
    .addSubcommand(sub('share', 'Show a deck to everybody here, for copying').addStringOption(theDeck))
    .addSubcommand(sub('delete', 'Delete one of your decks').addStringOption(theDeck));
}

function theDeck(option: SlashCommandStringOption): SlashCommandStringOption {
  return suggesting(option, 'deck', 'Which deck').setRequired(true);
}

function suggesting(option: SlashCommandStringOption, name: string, description: string): SlashCommandStringOption {
  return option.setName(name).setDescription(description).setAutocomplete(true);
}

/** A subcommand about the deck of the option `deck`. */
function onDeck(which: 'own' | 'all', work: (ctx: CommandContext, deck: ShownDeck) => Promise<void>): Sub {
  return async (ctx) => {
    const { app, reply, options } = ctx;
    const found = await meantDeck(app, reply.user, options.text('deck') ?? '', which);
    if (found === undefined || isRefusal(found)) await notFound(reply, found);
    else await work(ctx, found);
  };
}

async function create(ctx: CommandContext): Promise<void> {
  const { app, reply, options, key } = ctx;
  const name = options.text('name');
  const from = options.text('from');
  const edition = options.text('edition');
  if (from !== undefined) {
    const found = await meantDeck(app, reply.user, from, 'all');
    if (found === undefined || isRefusal(found)) {
      await notFound(reply, found);
      return;
    }
    const wanted = { edition: edition && editionOf(found.game, edition) };
    return copyDeck(app, reply, key, found, { name, ...wanted });
  }
  await beginDeck(app, reply, key, { ...hintsOf(ctx), name }, 'whisper');
}

async function edit(ctx: CommandContext): Promise<void> {
  const { app, reply, options } = ctx;
  const found = await meantDeck(app, reply.user, options.text('deck') ?? '', 'own');
  if (found === undefined || isRefusal(found)) {
    await notFound(reply, found);
    return;
  }
  const file = options.file('file');
  const name = options.text('name');
  if (file === undefined && name === undefined) return openForm(app, reply, found);
  const own = ownOf(found);
  if (own === undefined) return openForm(app, reply, found);
  const renamed = name === undefined ? undefined : await app.tables.decks.rename(own.id, reply.user, name);
  if (renamed !== undefined && isRefusal(renamed)) throw new Refused(renamed, found.game);
  if (file !== undefined) {
    const list = await readList(reply, file);
    if (list !== undefined) await saveList(app, reply, own.id, renamed?.rev ?? own.rev, list);
    return;
  }
  const shown = accepted(renamed === undefined ? found : shownOwn(app, renamed));
  await showDeck(app, reply, shown, 'whisper', reply.t('deck.renamed'));
}

/** Id and revision of a person's own deck, for an edit. */
function ownOf({ key, own }: ShownDeck): { readonly id: string; readonly rev: number } | undefined {
  return key.kind === 'own' && own !== undefined ? { id: key.id, rev: own.rev } : undefined;
}

async function importDeck(ctx: CommandContext): Promise<void> {
  const { app, reply, options, key } = ctx;
  const hints = hintsOf(ctx);
  const name = options.text('name');
  const file = options.file('file');
  if (file === undefined) return openImport(app, reply, hints, { name });
  const list = await readList(reply, file);
  if (list !== undefined) await makeOfList(app, reply, key, list, { ...hints, name });
}

/** What the options say of a new deck. Refused before a form opens, while nothing has been typed that could be lost. */
function hintsOf({ app, options }: CommandContext): ImportHints {
  const wanted = options.text('game');
  const edition = options.text('edition');
  const named = wanted === undefined ? undefined : gameNamed(app, wanted);
  if (edition === undefined) return { game: named?.id, edition: undefined };
  const games = named === undefined ? deckGames(app) : [named];
  const [game, ...others] = games.filter((one) => knownEdition(one, edition) !== undefined);
  const asked = game ?? gameNamed(app, wanted);
  if (game === undefined) throw new Refused(unknownEdition(asked, edition), asked);
  return { game: others.length === 0 ? game.id : undefined, edition: knownEdition(game, edition) };
}

async function validate(ctx: CommandContext): Promise<void> {
  const { app, reply, options } = ctx;
  const found = await meantDeck(app, reply.user, options.text('deck') ?? '', 'all');
  if (found === undefined || isRefusal(found)) {
    await notFound(reply, found);
    return;
  }
  const edition = options.text('edition');
  const checked = accepted(
    edition === undefined ? found : checkedFor(found, editionOf(found.game, edition)),
    found.game,
  );
  await showCheck(reply, checked, 'whisper');
}

async function complete(ctx: CompleteContext): Promise<readonly Suggestion[]> {
  const { app, user, option, typed, options, t } = ctx;
  const games = [...app.tables.games.values()];
  switch (option) {
    case 'game':
      return suggestGames(games, typed);
    case 'edition':
      return gamesCalled(games, options.text('game') ?? '')
        .flatMap((game) => suggestEditions(game, typed))
        .slice(0, LIMITS.choices);
    case 'from':
      return suggestDecks(app, user, typed, t, { which: 'all', game: options.text('game') });
    default: {
      const own = options.sub === 'edit' || options.sub === 'delete';
      return suggestDecks(app, user, typed, t, { which: own ? 'own' : 'all' });
    }
  }
}
