/** Discord's components as plain data, with texts clipped to the limits. */
import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIFileComponent,
  type APIFileUploadComponent,
  type APILabelComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  type APISectionComponent,
  type APISelectMenuOption,
  type APISeparatorComponent,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  type APITextInputComponent,
  ButtonStyle,
  ComponentType,
  SeparatorSpacingSize,
  TextInputStyle,
} from 'discord.js';
import { clip, LIMITS } from './limits.ts';

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

export type Button = APIButtonComponent;
export type Select = APIStringSelectComponent;
export type Row = APIActionRowComponent<Button | Select>;
/** A component within a box. */
export type Part = APIComponentInContainer;
/** A top-level component of a message. */
type Block = APIContainerComponent | Row;

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
export function text(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content: clip(content, LIMITS.text) };
}

/** A thin line between blocks. */
export function divider(): APISeparatorComponent {
  return { type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small };
}

const attached = (name: string) => ({ url: `attachment://${name}` });

/** A picture sent along with the message. */
export const picture = ({ file, alt }: Picture): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: [{ media: attached(file), description: clip(alt, LIMITS.altText) }],
});

/** A text with a small picture beside it, which can be opened in full size. */
export function withThumbnail(content: string, { file, alt }: Picture): APISectionComponent {
  return {
    type: ComponentType.Section,
    components: [text(content)],
    accessory: {
      type: ComponentType.Thumbnail,
      media: attached(file),
      description: clip(alt, LIMITS.altText),
    },
  };
}

/** A file sent along with the message, to be downloaded. */
export function file(name: string): APIFileComponent {
  return { type: ComponentType.File, file: attached(name) };
}

/** A button. `emoji` is a Unicode emoji. */
export function button(
  id: string,
  label: string,
  options: { readonly style?: Style; readonly emoji?: string | undefined; readonly disabled?: boolean } = {},
): Button {
  return {
    type: ComponentType.Button,
    custom_id: id,
    label: clip(label, LIMITS.buttonLabel),
    style: STYLES[options.style ?? 'secondary'],
    ...(options.emoji !== undefined && { emoji: { name: options.emoji } }),
    ...(options.disabled === true && { disabled: true }),
  };
}

export function link(url: string, label: string): Button {
  return { type: ComponentType.Button, style: ButtonStyle.Link, url, label: clip(label, LIMITS.buttonLabel) };
}

/** A select of up to 25 choices; for longer lists the caller must page. */
export function select(
  id: string,
  placeholder: string,
  choices: readonly Item[],
  range: { readonly min: number; readonly max: number } = { min: 1, max: 1 },
): Select {
  return {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: clip(placeholder, LIMITS.placeholder),
    min_values: range.min,
    max_values: Math.max(1, Math.min(range.max, choices.length)),
    options: choices.map(optionOf),
  };
}

function optionOf({ value, label, description = '', emoji, chosen }: Item): APISelectMenuOption {
  return {
    value,
    label: clip(label === '' ? '?' : label, LIMITS.optionLabel),
    ...(description !== '' && { description: clip(description, LIMITS.optionDescription) }),
    ...(emoji !== undefined && { emoji: { name: emoji } }),
    ...(chosen === true && { default: true }),
  };
}

/** A row of one select, or of up to five buttons. */
export function row(...components: readonly (Button | Select)[]): Row {
  return { type: ComponentType.ActionRow, components: [...components] };
}

/** Buttons in as many rows as they need. */
export function rows(buttons: readonly Button[]): Row[] {
  const result: Row[] = [];
  for (let i = 0; i < buttons.length; i += LIMITS.rowButtons)
    result.push(row(...buttons.slice(i, i + LIMITS.rowButtons)));
  return result;
}

/** A box with a coloured edge around components. */
export function box(components: readonly Part[], color?: number): APIContainerComponent {
  return {
    type: ComponentType.Container,
    components: [...components],
    ...(color !== undefined && { accent_color: color }),
  };
}

/** A payload. Without `mention` it notifies nobody. */
export function payload(blocks: readonly Block[], mention: readonly string[] = []): Payload {
  return { components: blocks, mention };
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
  return {
    custom_id: id,
    title: clip(title, LIMITS.modalTitle),
    components: fields.slice(0, LIMITS.modalComponents).map(labelOf),
  };
}

function labelOf(field: Field): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: clip(field.label, LIMITS.modalLabel),
    ...(field.description !== undefined && { description: clip(field.description, LIMITS.modalDescription) }),
    component: field.kind === 'file' ? uploadOf(field) : inputOf(field),
  };
}

function inputOf({ id, kind, required = true, value, placeholder, max }: Field): APITextInputComponent {
  return {
    type: ComponentType.TextInput,
    custom_id: id,
    style: kind === 'lines' ? TextInputStyle.Paragraph : TextInputStyle.Short,
    required,
    ...(value !== undefined && { value }),
    ...(placeholder !== undefined && { placeholder: clip(placeholder, LIMITS.inputPlaceholder) }),
    ...(max !== undefined && { max_length: max }),
  };
}

function uploadOf({ id, required = true }: Field): APIFileUploadComponent {
  return { type: ComponentType.FileUpload, custom_id: id, required, min_values: required ? 1 : 0, max_values: 1 };
}

/** Accent colours of boxes. They never carry information that the text does not. */
export const COLORS = { calm: 0x5b7fa6, act: 0xe0a93b, good: 0x4f9d69, bad: 0xb5524a } as const;
