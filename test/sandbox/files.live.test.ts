// Files that people give to commands and forms reach the bot as Discord describes them, and can be fetched from their link.
import { FileUploadBuilder, LabelBuilder, ModalBuilder, SlashCommandBuilder } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DrivenPerson } from '#test/driver';
import { textOfMessage } from '#test/driver';
import { type Stage, stage } from './bot.ts';

let s: Stage;
let mira: DrivenPerson;
let channel: string;

const file = (name: string, text: string) => ({
  name,
  base64: Buffer.from(text).toString('base64'),
  contentType: 'text/plain',
});

beforeAll(async () => {
  s = await stage();
  mira = await s.driver.person('mira');
  channel = (await mira.channel('general', 'Deep Space League')).id;
  const suggesting = (name: string) =>
    new SlashCommandBuilder()
      .setName(name)
      .setDescription('Takes a file')
      .addAttachmentOption((o) => o.setName('file').setDescription('A file').setRequired(true))
      .addStringOption((o) => o.setName('word').setDescription('A word').setAutocomplete(true));
  await s.client.application.commands.set([
    suggesting('take'),
    new SlashCommandBuilder().setName('form').setDescription('Opens a form'),
  ]);
  s.onInteraction(async (i) => {
    if (i.isAutocomplete()) await i.respond([{ name: String(i.options.data.length), value: 'n' }]);
    if (i.isChatInputCommand() && i.commandName === 'take') {
      const { name, size, url, contentType, ephemeral } = i.options.getAttachment('file', true);
      await i.reply(`${name} ${size} ${contentType} ${ephemeral} ${await (await fetch(url)).text()}`);
    }
    if (i.isChatInputCommand() && i.commandName === 'form') {
      const upload = new FileUploadBuilder().setCustomId('f').setRequired(false).setMinValues(0);
      const label = new LabelBuilder().setLabel('File').setFileUploadComponent(upload);
      await i.showModal(new ModalBuilder().setCustomId('m').setTitle('Form').addLabelComponents(label));
    }
    if (i.isModalSubmit()) {
      const given = [...(i.fields.getUploadedFiles('f')?.values() ?? [])];
      const texts = given.map(async ({ name, url }) => `${name}: ${await (await fetch(url)).text()}`);
      await i.reply(`${given.length} file(s) ${(await Promise.all(texts)).join()}`);
    }
  });
});

afterAll(async () => {
  await s.close();
});

test('a command gets its file with name, size, kind and a link that works', async () => {
  const { message } = await mira.command(channel, 'take', { file: file('my deck (1).txt', '4 Kestrel') });
  expect(textOfMessage(message!)).toBe('my_deck_1_.txt 9 text/plain true 4 Kestrel');
  expect(s.rules()).toEqual([]);
});

test('a file that is left out, or given where none belongs, is refused', async () => {
  await expect(mira.command(channel, 'take', { file: 'deck.txt' })).rejects.toThrow('choose a file');
  await expect(mira.command(channel, 'take')).rejects.toThrow('file is required');
  await expect(mira.command(channel, 'take', { word: file('a', 'b') })).rejects.toThrow('has no value');
  const large = file('a.txt', 'x'.repeat(11 * 1024 * 1024));
  await expect(mira.command(channel, 'take', { file: large })).rejects.toThrow();
});

test('while the command is typed the file is not there yet', async () => {
  const offered = await mira.autocomplete(channel, 'take', 'word', 'x');
  expect(offered).toEqual([{ name: '1', value: 'n' }]);
});

test('a form gets its files, or none', async () => {
  const form = await mira.command(channel, 'form');
  const { message } = await mira.submit(form, [{ customId: 'f', files: [file('a.txt', 'A')] }]);
  expect(textOfMessage(message!)).toBe('1 file(s) a.txt: A');
  const empty = await mira.command(channel, 'form');
  expect(textOfMessage((await mira.submit(empty, { f: [] })).message!)).toBe('0 file(s) ');
  expect(s.rules()).toEqual([]);
  expect(s.errors).toEqual([]);
});
