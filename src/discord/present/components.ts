/** Discord's components, with texts clipped to the limits. They are builders until `payload` turns them into JSON. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  ContainerBuilder,
  type ContainerComponentBuilder,
  FileBuilder,
  FileUploadBuilder,
  LabelBuilder,
  MediaGalleryBuilder,
  MediaGalleryItemBuilder,
  ModalBuilder,
  SectionBuilder,
  SeparatorBuilder,
  StringSelectMenuBuilder,
  StringSelectMenuOptionBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  ThumbnailBuilder,
} from '@discordjs/builders';
import {
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  ButtonStyle,
  SeparatorSpacingSize,
  TextInputStyle,
} from 'discord.js';
import { clip, LIMITS } from '../limits.ts';

/** A picture that goes with a payload: its file name, which identifies its content, and its alt text. */
export type Picture = { readonly file: string; readonly alt: string };

/** The content of a message. Sending it adds flags, files and whether it is private. */
export type Payload = {
  readonly components: readonly APIMessageTopLevelComponent[];
  /** The only people whom the message may notify. */
  readonly mention: readonly string[];
  /** As a new message it notifies nobody, not even those who follow the channel. */
  readonly silent?: true;
};

export type Button = ButtonBuilder;
export type Select = StringSelectMenuBuilder;
export type Row = ActionRowBuilder<Button | Select>;
/** A component within a box. */
export type Part = ContainerComponentBuilder;
/** A top-level component of a message. */
type Block = ContainerBuilder | Row;

/** One entry of a select. */
export type Item = {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly emoji?: string | undefined;
  readonly chosen?: boolean;
};

export type Style = 'primary' | 'secondary' | 'success' | 'danger';
const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

/** Markdown text. Discord rejects empty text, so callers leave such blocks out. */
export function text(content: string): TextDisplayBuilder {
  return new TextDisplayBuilder().setContent(clip(content, LIMITS.text));
}

/** A thin line between blocks. */
export function divider(): SeparatorBuilder {
  return new SeparatorBuilder().setDivider(true).setSpacing(SeparatorSpacingSize.Small);
}

/** A picture sent along with the message. */
export function picture(image: Picture): MediaGalleryBuilder {
  const item = new MediaGalleryItemBuilder()
    .setURL(`attachment://${image.file}`)
    .setDescription(clip(image.alt, LIMITS.altText));
  return new MediaGalleryBuilder().addItems(item);
}

/** A text with a small picture beside it, which can be opened in full size. */
export function withThumbnail(content: string, image: Picture): SectionBuilder {
  const small = new ThumbnailBuilder()
    .setURL(`attachment://${image.file}`)
    .setDescription(clip(image.alt, LIMITS.altText));
  return new SectionBuilder().addTextDisplayComponents(text(content)).setThumbnailAccessory(small);
}

/** A file sent along with the message, to be downloaded. */
export function file(name: string): FileBuilder {
  return new FileBuilder().setURL(`attachment://${name}`);
}

/** A button. `emoji` is a Unicode emoji. */
export function button(
  id: string,
  label: string,
  options: { readonly style?: Style; readonly emoji?: string | undefined; readonly disabled?: boolean } = {},
): Button {
  const made = new ButtonBuilder()
    .setCustomId(id)
    .setLabel(clip(label, LIMITS.buttonLabel))
    .setStyle(STYLES[options.style ?? 'secondary']);
  if (options.emoji !== undefined) made.setEmoji({ name: options.emoji });
  if (options.disabled === true) made.setDisabled(true);
  return made;
}

/** A link button. */
export function link(url: string, label: string): Button {
  return new ButtonBuilder().setStyle(ButtonStyle.Link).setURL(url).setLabel(clip(label, LIMITS.buttonLabel));
}

/** A select of up to 25 choices; for longer lists the caller must page. */
export function select(
  id: string,
  placeholder: string,
  choices: readonly Item[],
  range: { readonly min: number; readonly max: number } = { min: 1, max: 1 },
): Select {
  return new StringSelectMenuBuilder()
    .setCustomId(id)
    .setPlaceholder(clip(placeholder, LIMITS.placeholder))
    .setMinValues(range.min)
    .setMaxValues(Math.max(1, Math.min(range.max, choices.length)))
    .setOptions(choices.map(optionOf));
}

function optionOf({ value, label, description, emoji, chosen }: Item): StringSelectMenuOptionBuilder {
  const made = new StringSelectMenuOptionBuilder()
    .setValue(value)
    .setLabel(clip(label === '' ? '?' : label, LIMITS.optionLabel));
  if (description !== undefined && description !== '') made.setDescription(clip(description, LIMITS.optionDescription));
  if (emoji !== undefined) made.setEmoji({ name: emoji });
  if (chosen === true) made.setDefault(true);
  return made;
}

/** A row of one select, or of up to five buttons. */
export function row(...components: readonly (Button | Select)[]): Row {
  return new ActionRowBuilder<Button | Select>().setComponents([...components]);
}

/** Buttons in as many rows as they need. */
export function rows(buttons: readonly Button[]): Row[] {
  const result: Row[] = [];
  for (let i = 0; i < buttons.length; i += LIMITS.rowButtons)
    result.push(row(...buttons.slice(i, i + LIMITS.rowButtons)));
  return result;
}

/** A box with a coloured edge around components. */
export function box(components: readonly Part[], color?: number): ContainerBuilder {
  const made = new ContainerBuilder().spliceComponents(0, 0, ...components);
  return color === undefined ? made : made.setAccentColor(color);
}

/** A payload. Without `mention` it notifies nobody. */
export function payload(blocks: readonly Block[], mention: readonly string[] = []): Payload {
  return { components: blocks.map((block) => block.toJSON()), mention };
}

/** One line of text in a box, for short replies. */
export function line(content: string, color?: number): Payload {
  return payload([box([text(content)], color)]);
}

export type Field = {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** The initial value; not for files. */
  readonly value?: string | undefined;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly max?: number;
  /** A line (the default), a text of several lines, or a file. */
  readonly kind?: 'line' | 'lines' | 'file';
};

/** A modal of up to five fields. */
export function modal(id: string, title: string, fields: readonly Field[]): APIModalInteractionResponseCallbackData {
  return new ModalBuilder()
    .setCustomId(id)
    .setTitle(clip(title, LIMITS.modalTitle))
    .addLabelComponents(fields.slice(0, LIMITS.modalComponents).map(labelOf))
    .toJSON();
}

function labelOf(field: Field): LabelBuilder {
  const made = new LabelBuilder().setLabel(clip(field.label, LIMITS.modalLabel));
  if (field.description !== undefined) made.setDescription(clip(field.description, LIMITS.modalDescription));
  return field.kind === 'file'
    ? made.setFileUploadComponent(uploadOf(field))
    : made.setTextInputComponent(inputOf(field));
}

function inputOf({ id, kind, required = true, value, placeholder, max }: Field): TextInputBuilder {
  const made = new TextInputBuilder()
    .setCustomId(id)
    .setStyle(kind === 'lines' ? TextInputStyle.Paragraph : TextInputStyle.Short)
    .setRequired(required);
  if (value !== undefined) made.setValue(value);
  if (placeholder !== undefined) made.setPlaceholder(clip(placeholder, LIMITS.inputPlaceholder));
  if (max !== undefined) made.setMaxLength(max);
  return made;
}

function uploadOf({ id, required = true }: Field): FileUploadBuilder {
  return new FileUploadBuilder()
    .setCustomId(id)
    .setRequired(required)
    .setMinValues(required ? 1 : 0)
    .setMaxValues(1);
}

/** Accent colours of boxes. They never carry information that the text does not. */
export const COLORS = { calm: 0x5b7fa6, act: 0xe0a93b, good: 0x4f9d69, bad: 0xb5524a } as const;
