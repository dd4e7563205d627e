/** Small builders of Discord's components as plain API data; each keeps its texts within the limits. */
import {
  type APIButtonComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APIFileUploadComponent,
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ButtonStyle,
  ComponentType,
  SeparatorSpacingSize,
  TextInputStyle,
} from 'discord.js';
import { clip, LIMITS } from '../limits.ts';

/** A picture that goes with a payload: the scene's file name (it says which picture it is) and its text for those who cannot see it. */
export type Picture = { readonly file: string; readonly alt: string };

/** What is to be shown, before it is a message: sending adds flags, files and whether it is private. */
export type Payload = {
  readonly components: readonly APIMessageTopLevelComponent[];
  /** The people whom the message may notify. Nobody else, ever. */
  readonly mention: readonly string[];
};

export type Button = APIButtonComponent;
export type Select = ReturnType<typeof select>;
export type Row = ReturnType<typeof row>;

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

/** Markdown text. Empty text is not accepted by Discord: callers leave such blocks out. */
export function text(content: string) {
  return { type: ComponentType.TextDisplay as const, content: clip(content, LIMITS.text) };
}

/** A thin line between blocks, or only some space. */
export function divider(line = true) {
  return { type: ComponentType.Separator as const, divider: line, spacing: SeparatorSpacingSize.Small };
}

/** A picture sent along with the message. */
export function picture(image: Picture) {
  return {
    type: ComponentType.MediaGallery as const,
    items: [{ media: { url: `attachment://${image.file}` }, description: clip(image.alt, LIMITS.altText) }],
  };
}

/** A file sent along with the message, to be downloaded. */
export function file(name: string) {
  return { type: ComponentType.File as const, file: { url: `attachment://${name}` } };
}

/** A button. `emoji` is a Unicode emoji. */
export function button(
  id: string,
  label: string,
  options: { readonly style?: Style; readonly emoji?: string | undefined; readonly disabled?: boolean } = {},
): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    custom_id: id,
    label: clip(label, LIMITS.buttonLabel),
    style: STYLES[options.style ?? 'secondary'],
    emoji: options.emoji === undefined ? undefined : { name: options.emoji },
    ...(options.disabled === true ? { disabled: true } : {}),
  };
}

/** A button that leads to an address. */
export function link(url: string, label: string): Button {
  return { type: ComponentType.Button, style: ButtonStyle.Link, url, label: clip(label, LIMITS.buttonLabel) };
}

/** A select of up to 25 choices; more are a mistake of the caller, who pages. */
export function select(
  id: string,
  placeholder: string,
  choices: readonly Item[],
  range: { readonly min: number; readonly max: number } = { min: 1, max: 1 },
) {
  return {
    type: ComponentType.StringSelect as const,
    custom_id: id,
    placeholder: clip(placeholder, LIMITS.placeholder),
    min_values: range.min,
    max_values: Math.max(1, Math.min(range.max, choices.length)),
    options: choices.map((choice) => ({
      value: choice.value,
      label: clip(choice.label === '' ? '?' : choice.label, LIMITS.optionLabel),
      ...(choice.description === undefined || choice.description === ''
        ? {}
        : { description: clip(choice.description, LIMITS.optionDescription) }),
      emoji: choice.emoji === undefined ? undefined : { name: choice.emoji },
      ...(choice.chosen === true ? { default: true } : {}),
    })),
  };
}

/** A row of one select, or of up to five buttons. */
export function row(...components: (Button | Select)[]) {
  return { type: ComponentType.ActionRow as const, components };
}

/** Buttons in as many rows as they need. */
export function rows(buttons: readonly Button[]): Row[] {
  const result: Row[] = [];
  for (let i = 0; i < buttons.length; i += LIMITS.rowButtons)
    result.push(row(...buttons.slice(i, i + LIMITS.rowButtons)));
  return result;
}

/** A box with a coloured edge around components. */
export function box(components: readonly APIComponentInContainer[], color?: number): APIMessageTopLevelComponent {
  return {
    type: ComponentType.Container,
    components: [...components],
    accent_color: color,
  };
}

/** A payload that mentions nobody unless told. */
export function payload(components: readonly APIMessageTopLevelComponent[], mention: readonly string[] = []): Payload {
  return { components, mention };
}

/** One line of text in a box: the form of short answers. */
export function line(content: string, color?: number): Payload {
  return payload([box([text(content)], color)]);
}

export type Field = {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** What is in it already, except in a file. */
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
    components: fields.slice(0, LIMITS.modalComponents).map((field) => ({
      type: ComponentType.Label,
      label: clip(field.label, LIMITS.modalLabel),
      description: field.description && clip(field.description, LIMITS.modalDescription),
      component: field.kind === 'file' ? upload(field) : input(field),
    })),
  };
}

function input(field: Field): APITextInputComponent {
  return {
    type: ComponentType.TextInput,
    custom_id: field.id,
    style: field.kind === 'lines' ? TextInputStyle.Paragraph : TextInputStyle.Short,
    required: field.required ?? true,
    value: field.value,
    placeholder: field.placeholder && clip(field.placeholder, LIMITS.inputPlaceholder),
    max_length: field.max,
  };
}

function upload(field: Field): APIFileUploadComponent {
  const required = field.required ?? true;
  return {
    type: ComponentType.FileUpload,
    custom_id: field.id,
    required,
    min_values: required ? 1 : 0,
    max_values: 1,
  };
}

/** Colours of boxes' edges. They only underline what the words say. */
export const COLORS = { calm: 0x5b7fa6, act: 0xe0a93b, good: 0x4f9d69, bad: 0xb5524a } as const;
