/** A bot that answers with every kind of thing the page must show, for the page's own tests. */
import {
  type APIApplicationCommandOption,
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  ButtonStyle,
  ComponentType as C,
  Client,
  type Interaction,
  MessageFlags,
  ApplicationCommandOptionType as O,
  REST,
  Routes,
} from 'discord.js';
import sharp from 'sharp';

const cards = ['Slasher', 'Executioner', 'Stubborn Mechanic', 'Scout'];

const t = { type: O.String, name: 'text', description: 'What to say', required: true } as const;

const commands: readonly { name: string; description: string; options?: readonly APIApplicationCommandOption[] }[] = [
  {
    name: 'echo',
    description: 'Say it again',
    options: [t, { type: O.Boolean, name: 'private', description: 'Only to me' }],
  },
  {
    name: 'card',
    description: 'Show a card',
    options: [{ type: O.String, name: 'name', description: 'Which card', required: true, autocomplete: true }],
  },
  {
    name: 'invite',
    description: 'Invite somebody',
    options: [
      { type: O.User, name: 'whom', description: 'Whom to invite', required: true },
      { type: O.Integer, name: 'seats', description: 'How many seats', min_value: 2, max_value: 4 },
      {
        type: O.String,
        name: 'speed',
        description: 'How fast',
        choices: [
          { name: 'At leisure', value: 'slow' },
          { name: 'At once', value: 'fast' },
        ],
      },
    ],
  },
  { name: 'show', description: 'Show everything at once' },
  { name: 'slow', description: 'Think first' },
  { name: 'late', description: 'Show a menu, and more later' },
  { name: 'thread', description: 'Open a thread' },
  { name: 'dead', description: 'Never answer' },
];

const board: readonly APIMessageTopLevelComponent[] = [
  {
    type: C.Container,
    accent_color: 0xc2a14e,
    components: [
      {
        type: C.Section,
        components: [
          {
            type: C.TextDisplay,
            content: '### The board\nTurn **4**, *management* phase\n-# waiting since <t:1767614400:f>',
          },
        ],
        accessory: { type: C.Thumbnail, media: { url: 'attachment://board.png' }, description: 'A small board' },
      },
      {
        type: C.MediaGallery,
        items: [{ media: { url: 'attachment://board.png' }, description: 'Two regions and a tower' }],
      },
      { type: C.Separator, divider: true, spacing: 2 },
      {
        type: C.ActionRow,
        components: [
          { type: C.Button, style: ButtonStyle.Primary, label: 'Hand', custom_id: 'hand' },
          { type: C.Button, style: ButtonStyle.Success, label: 'Form', custom_id: 'form' },
          { type: C.Button, style: ButtonStyle.Danger, label: 'Broken', custom_id: 'broken' },
          { type: C.Button, style: ButtonStyle.Secondary, label: 'Later', custom_id: 'later', disabled: true },
          { type: C.Button, style: ButtonStyle.Link, label: 'Rules', url: 'https://example.org/rules' },
        ],
      },
      {
        type: C.ActionRow,
        components: [
          {
            type: C.StringSelect,
            custom_id: 'one',
            placeholder: 'Play a card',
            options: cards.map((label) => ({ label, value: label.toLowerCase(), description: `${label.length} ISK` })),
          },
        ],
      },
      {
        type: C.ActionRow,
        components: [
          {
            type: C.StringSelect,
            custom_id: 'many',
            placeholder: 'Send ships',
            min_values: 2,
            max_values: 3,
            options: cards.map((label) => ({ label, value: label.toLowerCase() })),
          },
        ],
      },
      { type: C.ActionRow, components: [{ type: C.UserSelect, custom_id: 'who', placeholder: 'Choose an opponent' }] },
      { type: C.File, file: { url: 'attachment://log.txt' } },
    ],
  },
];

const form: APIModalInteractionResponseCallbackData = {
  custom_id: 'form',
  title: 'Split the damage',
  components: [
    { type: C.TextDisplay, content: 'Every point must land **somewhere**.' },
    {
      type: C.Label,
      label: 'Points',
      description: '0 to 6',
      component: { type: C.TextInput, custom_id: 'points', style: 1, min_length: 1, max_length: 1 },
    },
    {
      type: C.Label,
      label: 'Target',
      component: {
        type: C.StringSelect,
        custom_id: 'target',
        options: cards.map((label) => ({ label, value: label.toLowerCase() })),
      },
    },
    {
      type: C.Label,
      label: 'Speed',
      component: {
        type: C.RadioGroup,
        custom_id: 'speed',
        options: [
          { label: 'Fast', value: 'fast' },
          { label: 'Strict', value: 'strict' },
        ],
      },
    },
    {
      type: C.Label,
      label: 'Tell me about',
      component: {
        type: C.CheckboxGroup,
        custom_id: 'tell',
        options: [
          { label: 'My turn', value: 'turn' },
          { label: 'Attacks', value: 'attacks' },
        ],
      },
    },
  ],
};

const menu: APIMessageTopLevelComponent = {
  type: C.ActionRow,
  components: [
    {
      type: C.StringSelect,
      custom_id: 'fleet',
      placeholder: 'Name a fleet',
      min_values: 1,
      max_values: 2,
      options: cards.map((label) => ({ label, value: label.toLowerCase() })),
    },
  ],
};

/** The bot at work. What it answers in two parts, it answers to its end when `goOn` is called. */
export type Bot = { readonly goOn: () => void; readonly stop: () => Promise<void> };

/** Logs a bot in at a sandbox and registers its commands. */
export async function startBot(apiUrl: string, token: string, applicationId: string): Promise<Bot> {
  await new REST({ api: apiUrl }).setToken(token).put(Routes.applicationCommands(applicationId), { body: commands });
  const client = new Client({ intents: ['Guilds'], rest: { api: apiUrl } });
  const waiting: (() => void)[] = [];
  const toldToGoOn = () => new Promise<void>((resolve) => waiting.push(resolve));
  client.on('interactionCreate', (interaction) => void answer(interaction, toldToGoOn));
  const ready = new Promise<void>((resolve) => client.once('clientReady', () => resolve()));
  await client.login(token);
  await ready;
  const goOn = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { goOn, stop: () => client.destroy() };
}

async function answer(interaction: Interaction, toldToGoOn: () => Promise<void>): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase();
    const fit = cards.filter((card) => card.toLowerCase().includes(typed));
    return interaction.respond(fit.map((name) => ({ name, value: `card-${name.toLowerCase().replace(' ', '-')}` })));
  }
  if (interaction.isChatInputCommand()) {
    const { options } = interaction;
    switch (interaction.commandName) {
      case 'echo':
        await interaction.reply({
          content: options.getString('text', true),
          ...(options.getBoolean('private') ? { flags: MessageFlags.Ephemeral } : {}),
        });
        return;
      case 'card':
        await interaction.reply(`The card is ${options.getString('name', true)}`);
        return;
      case 'invite':
        await interaction.reply(
          `${options.getUser('whom', true)} is invited, ${options.getInteger('seats') ?? 2} seats, ${options.getString('speed') ?? 'slow'}`,
        );
        return;
      case 'show': {
        const background = { r: 35, g: 60, b: 60 };
        const picture = await sharp({ create: { width: 800, height: 500, channels: 3, background } })
          .png()
          .toBuffer();
        await interaction.reply({
          flags: MessageFlags.IsComponentsV2,
          components: board,
          files: [
            { attachment: picture, name: 'board.png', description: 'The board' },
            { attachment: Buffer.from('nothing yet'), name: 'log.txt' },
          ],
        });
        return;
      }
      case 'slow':
        await interaction.deferReply({ flags: MessageFlags.Ephemeral });
        await toldToGoOn();
        await interaction.editReply('Thought about it.');
        return;
      case 'late':
        await interaction.reply({ flags: MessageFlags.IsComponentsV2, components: [menu] });
        await toldToGoOn();
        await interaction.editReply({
          flags: MessageFlags.IsComponentsV2,
          components: [{ type: C.TextDisplay, content: 'Here is the rest.' }, menu],
        });
        return;
      case 'thread': {
        await interaction.reply('The table is open.');
        const channel = interaction.channel;
        if (channel && 'threads' in channel) {
          const thread = await channel.threads.create({ name: 'Table 1' });
          await thread.send(`${interaction.user}, it is your move.`);
        }
        return;
      }
      default:
        // Left unanswered on purpose.
        return;
    }
  }
  const flags = MessageFlags.Ephemeral;
  if (interaction.isButton()) {
    if (interaction.customId === 'hand') await interaction.reply({ content: 'Your hand: Scout, Slasher', flags });
    if (interaction.customId === 'form') await interaction.showModal(form);
    return;
  }
  if (interaction.isAnySelectMenu()) {
    await interaction.reply({ content: `${interaction.customId}: ${interaction.values.join(', ')}`, flags });
    return;
  }
  if (interaction.isModalSubmit()) {
    const { fields } = interaction;
    const target = fields.getStringSelectValues('target').join();
    const tell = fields.getCheckboxGroup('tell').join('+');
    const text = `${fields.getTextInputValue('points')} on ${target}, ${fields.getRadioGroup('speed')}, ${tell}`;
    await interaction.reply({ content: text, flags });
  }
}
