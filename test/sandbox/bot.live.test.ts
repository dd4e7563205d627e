// A real discord.js bot lives a whole life in the sandbox, and the book of breaches stays empty.
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  ContainerBuilder,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  type TextChannel,
  TextInputBuilder,
  TextInputStyle,
  type ThreadChannel,
  UserSelectMenuBuilder,
} from 'discord.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { componentsOf, type DrivenPerson, textOfMessage } from '#test/driver';
import { type Stage, stage } from './bot.ts';

let s: Stage;
let mira: DrivenPerson;
let tobin: DrivenPerson;
let tables: string;

beforeAll(async () => {
  s = await stage();
  mira = await s.driver.person('mira');
  tobin = await s.driver.person('Tobin Vale');
  tables = (await mira.channel('game-tables')).id;
  await s.client.application.commands.set([
    new SlashCommandBuilder()
      .setName('play')
      .setDescription('Opens a table')
      .addStringOption((o) => o.setName('game').setDescription('Which game').setRequired(true).setAutocomplete(true))
      .addUserOption((o) => o.setName('with').setDescription('Whom to invite'))
      .addIntegerOption((o) => o.setName('seats').setDescription('How many').setMinValue(2).setMaxValue(4)),
    new SlashCommandBuilder()
      .setName('settings')
      .setDescription('Your settings')
      .addSubcommand((sub) =>
        sub
          .setName('clock')
          .setDescription('Reminders')
          .addBooleanOption((o) => o.setName('on').setDescription('Whether')),
      ),
  ]);
});

afterAll(async () => {
  expect(s.errors).toEqual([]);
  expect(s.sandbox.violations()).toEqual([]);
  await s.close();
});

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#223344' } })
    .png()
    .toBuffer();

describe('a bot in the sandbox', () => {
  test('logs in and sees two servers and their channels', () => {
    expect(s.client.user.username).toBe('wardroom');
    expect([...s.client.guilds.cache.values()].map((g) => g.name).sort()).toEqual(['Deep Space League', 'Quiet Orbit']);
    expect(s.client.channels.cache.get(tables)?.type).toBe(ChannelType.GuildText);
  });

  test('a command carries its options, and an ephemeral answer goes to its person only', async () => {
    s.onInteraction(async (i) => {
      if (!i.isChatInputCommand()) return;
      const game = i.options.getString('game', true);
      const guest = i.options.getUser('with');
      await i.reply({
        content: `${game} with ${guest?.username} for ${i.options.getInteger('seats')}`,
        flags: MessageFlags.Ephemeral,
      });
    });
    const done = await mira.command(tables, 'play', { game: 'eve', with: tobin.id, seats: 2 });
    expect(done.message?.content).toBe('eve with tobin for 2');
    expect(done.message?.commandName).toBe('play');
    expect(done.firstResponseMs).toBeGreaterThan(0);
    expect((await mira.messages(tables)).map((m) => m.id)).toContain(done.message?.id);
    expect((await tobin.messages(tables)).map((m) => m.id)).not.toContain(done.message?.id);
    await mira.dismiss(done.message!);
    expect((await mira.messages(tables)).map((m) => m.id)).not.toContain(done.message?.id);
  });

  test('subcommands arrive under their group, and a missing option is refused before the bot hears of it', async () => {
    s.onInteraction(async (i) => {
      if (i.isChatInputCommand()) await i.reply(`${i.options.getSubcommand()} ${i.options.getBoolean('on')}`);
    });
    expect((await mira.command(tables, 'settings clock', { on: true })).message?.content).toBe('clock true');
    await expect(mira.command(tables, 'play', {})).rejects.toThrow('Option game is required.');
    await expect(mira.command(tables, 'play', { game: 'eve', seats: 9 })).rejects.toThrow(
      'not a number within its bounds',
    );
    await expect(mira.command(tables, 'nothing')).rejects.toThrow('no command /nothing');
  });

  test('autocomplete gives choices for what is typed', async () => {
    s.onInteraction(async (i) => {
      if (!i.isAutocomplete()) return;
      const typed = i.options.getFocused();
      await i.respond(
        ['eve', 'epic'].filter((g) => g.startsWith(typed)).map((g) => ({ name: g.toUpperCase(), value: g })),
      );
    });
    expect(await mira.autocomplete(tables, 'play', 'game', 'ep')).toEqual([{ name: 'EPIC', value: 'epic' }]);
  });

  test('a Components V2 answer with a picture resolves its attachment, and buttons, selects and modals come back', async () => {
    const png = await picture();
    const panel = (line: string) =>
      new ContainerBuilder()
        .setAccentColor(0x336699)
        .addTextDisplayComponents((t) => t.setContent(line))
        .addMediaGalleryComponents((g) =>
          g.addItems((item) => item.setURL('attachment://board.png').setDescription('The board')),
        )
        .addActionRowComponents(
          new ActionRowBuilder<ButtonBuilder>().addComponents(
            new ButtonBuilder().setCustomId('t:1:form').setLabel('Form').setStyle(ButtonStyle.Primary),
            new ButtonBuilder().setCustomId('t:1:edit').setLabel('Edit').setStyle(ButtonStyle.Secondary),
            new ButtonBuilder().setCustomId('t:1:off').setLabel('Off').setStyle(ButtonStyle.Danger).setDisabled(true),
          ),
        )
        .addActionRowComponents(
          new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
            new StringSelectMenuBuilder()
              .setCustomId('t:1:cards')
              .setPlaceholder('Cards')
              .setMinValues(1)
              .setMaxValues(2)
              .addOptions({ label: 'One', value: '1' }, { label: 'Two', value: '2' }, { label: 'Three', value: '3' }),
          ),
        )
        .addActionRowComponents(
          new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
            new UserSelectMenuBuilder().setCustomId('t:1:who').setPlaceholder('Whom'),
          ),
        );
    const pressed: string[] = [];
    s.onInteraction(async (i: Interaction) => {
      if (i.isChatInputCommand()) {
        await i.deferReply();
        await i.editReply({
          flags: MessageFlags.IsComponentsV2,
          components: [panel('Turn one')],
          files: [new AttachmentBuilder(png, { name: 'board.png', description: 'The board' })],
        });
      } else if (i.isButton() && i.customId === 't:1:form') {
        await i.showModal(
          new ModalBuilder()
            .setCustomId('m:1')
            .setTitle('How many?')
            .addLabelComponents(
              new LabelBuilder()
                .setLabel('Damage')
                .setTextInputComponent(
                  new TextInputBuilder().setCustomId('n').setStyle(TextInputStyle.Short).setMaxLength(2),
                ),
              new LabelBuilder()
                .setLabel('Target')
                .setStringSelectMenuComponent(
                  new StringSelectMenuBuilder()
                    .setCustomId('who')
                    .addOptions({ label: 'A', value: 'a' }, { label: 'B', value: 'b' }),
                ),
            ),
        );
      } else if (i.isModalSubmit() && i.isFromMessage()) {
        await i.update({
          components: [panel(`${i.fields.getTextInputValue('n')} on ${i.fields.getStringSelectValues('who')}`)],
        });
      } else if (i.isButton()) {
        await i.deferUpdate();
        await i.editReply({ components: [panel('Edited')] });
        await i.followUp({ content: 'Only for you', flags: MessageFlags.Ephemeral });
      } else if (i.isStringSelectMenu()) {
        pressed.push(...i.values);
        await i.update({ components: [panel(`Chose ${i.values.join(' and ')}`)] });
      } else if (i.isUserSelectMenu()) {
        pressed.push(i.users.first()?.username ?? '');
        await i.deferUpdate();
        await i.editReply({
          components: [panel('New picture')],
          attachments: [],
          files: [new AttachmentBuilder(await picture(), { name: 'board.png', description: 'The board' })],
        });
      }
    });

    const opened = await mira.command(tables, 'play', { game: 'eve' });
    expect(opened.interaction.state).toBe('thinking');
    const message = (await opened.settled())!;
    expect(textOfMessage(message)).toBe('Turn one');
    const url = message.attachments[0]!.url;
    expect(componentsOf(message).find((c) => c.type === 12)?.items?.[0]?.media.url).toBe(url);
    expect(message.attachments[0]).toMatchObject({
      width: 40,
      height: 30,
      description: 'The board',
      content_type: 'image/png',
    });
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(png)).toBe(true);

    const form = await tobin.press(await tobin.waitFor((m) => m.id === message.id), 'Form');
    expect(form.interaction.modal?.title).toBe('How many?');
    await expect(tobin.submit(form, { n: '123', who: ['a'] })).rejects.toThrow('between 0 and 2 characters');
    const submitted = await tobin.submit(form, { n: '12', who: ['b'] });
    expect(textOfMessage(submitted.message!)).toBe('12 on b');

    const edited = await mira.press(message.id, 'Edit');
    await edited.settled();
    const note = await mira.waitFor((m) => m.content === 'Only for you');
    expect(note.flags! & MessageFlags.Ephemeral).toBe(MessageFlags.Ephemeral);
    expect(textOfMessage((await mira.message(tables, message.id))!)).toBe('Edited');
    await expect(mira.press(message.id, 'Off')).rejects.toThrow('disabled');
    await expect(mira.select(message.id, 'Cards', ['1', '2', '3'])).rejects.toThrow('Choose 1 to 2');
    const chosen = await mira.select(message.id, 'Cards', ['One', '3']);
    expect(textOfMessage(chosen.message!)).toBe('Chose 1 and 3');
    await (await mira.select(message.id, 'Whom', [tobin.id])).settled();
    expect(pressed).toEqual(['1', '3', 'tobin']);
    const renewed = (await mira.message(tables, message.id))!;
    expect(renewed.attachments).toHaveLength(1);
    expect(renewed.attachments[0]!.url).not.toBe(url);
  });

  test('a nonce that is enforced yields the same message again', async () => {
    const channel = (await s.client.channels.fetch(tables)) as TextChannel;
    const first = await channel.send({ content: 'once', nonce: 'n-1', enforceNonce: true });
    const again = await channel.send({ content: 'twice', nonce: 'n-1', enforceNonce: true });
    expect(again.id).toBe(first.id);
    expect((await mira.messages(tables)).filter((m) => m.content === 'once' || m.content === 'twice')).toHaveLength(1);
    await first.delete();
    expect((await mira.messages(tables)).some((m) => m.id === first.id)).toBe(false);
  });

  test('threads are made, joined, written in, archived and woken', async () => {
    const channel = (await s.client.channels.fetch(tables)) as TextChannel;
    const thread: ThreadChannel = await channel.threads.create({
      name: 'Table 7',
      autoArchiveDuration: 10080,
      type: ChannelType.PublicThread,
    });
    await thread.members.add(tobin.id);
    const sent = await thread.send({ content: `<@${tobin.id}> your move`, allowedMentions: { users: [tobin.id] } });
    const seen = await tobin.waitFor((m) => m.id === sent.id);
    expect(seen.mentions.map((u) => u.id)).toEqual([tobin.id]);
    expect((await tobin.channel('Table 7')).joined).toBe(true);
    await thread.setArchived(true);
    expect((await tobin.world()).channels.some((c) => c.id === thread.id)).toBe(false);
    await thread.send('awake');
    expect((await tobin.channel('Table 7')).archived).toBe(false);
    const starter = await channel.send('A table of its own');
    const second = await starter.startThread({ name: 'From a message', autoArchiveDuration: 60 });
    expect(second.id).toBe(starter.id);
    await second.delete();
    await expect(tobin.channel('From a message')).rejects.toThrow('sees no channel');
  });

  test('direct messages work both ways, commands included', async () => {
    const user = await s.client.users.fetch(mira.id);
    await user.send('Your turn');
    const dm = await mira.openDm();
    expect((await mira.messages(dm.id)).map((m) => m.content)).toEqual(['Your turn']);
    s.onInteraction(async (i) => {
      if (i.isChatInputCommand()) await i.reply(`context ${i.context}, guild ${i.guildId}`);
    });
    expect((await mira.command(dm.id, 'settings clock')).message?.content).toBe('context 1, guild null');
  });

  test('others write, but their words are blank without the privileged intent unless the bot is named', async () => {
    const heard: string[] = [];
    s.client.on('messageCreate', (m) => heard.push(m.content));
    await tobin.send(tables, 'secret plans');
    await tobin.send(tables, `<@${s.client.user.id}> hello`);
    await expect.poll(() => heard).toEqual(['', `<@${s.client.user.id}> hello`]);
    s.client.removeAllListeners('messageCreate');
  });

  test('a lost connection is resumed and nothing is missed', async () => {
    s.onInteraction(async (i) => {
      if (i.isChatInputCommand()) await i.reply('still here');
    });
    const resumed = new Promise((resolve) => s.client.once('shardResume', resolve));
    s.sandbox.control({ do: 'drop-gateway', code: 1006 });
    const answer = mira.command(tables, 'settings clock');
    await resumed;
    expect((await answer).message?.content).toBe('still here');
    const back = new Promise((resolve) => s.client.once('shardResume', resolve));
    s.sandbox.control({ do: 'ask-reconnect' });
    await back;
    expect((await mira.command(tables, 'settings clock')).message?.content).toBe('still here');
  });
});
