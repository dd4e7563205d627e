// The rules for a message's components that the schema cannot express: total counts, uniqueness, valid combinations.
import { ButtonStyle, ComponentType } from 'discord.js';
import type { Problem } from '../faults.ts';
import { lengthOf, type Path, problem, textProblems } from './problems.ts';

/** A component as it came in; the schema has seen to the types of its fields, `type` says which there are. */
export type RawComponent = {
  readonly type: number;
  readonly id?: number | null;
  readonly custom_id?: string | null;
  readonly style?: number;
  readonly label?: string | null;
  readonly emoji?: { readonly name?: string | null; readonly id?: string | null } | null;
  readonly url?: string | null;
  readonly sku_id?: string | null;
  readonly disabled?: boolean | null;
  readonly required?: boolean | null;
  readonly placeholder?: string | null;
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly value?: string | null;
  readonly options?: readonly RawOption[] | null;
  readonly default_values?: readonly unknown[] | null;
  readonly content?: string;
  readonly description?: string | null;
  readonly components?: readonly RawComponent[];
  readonly component?: RawComponent;
  readonly accessory?: RawComponent;
  readonly media?: { readonly url: string };
  readonly file?: { readonly url: string };
  readonly items?: readonly { readonly media: { readonly url: string }; readonly description?: string | null }[];
};

type RawOption = {
  readonly label: string;
  readonly value: string;
  readonly description?: string | null;
  readonly default?: boolean | null;
};

/** What a walk over all components gathers for the rules that concern the message as a whole. */
type Tally = {
  count: number;
  text: number;
  readonly customIds: Map<string, Path>;
  readonly ids: Map<number, Path>;
  readonly problems: Problem[];
};

const v2Kinds: ReadonlySet<number> = new Set([
  ComponentType.Section,
  ComponentType.TextDisplay,
  ComponentType.Thumbnail,
  ComponentType.MediaGallery,
  ComponentType.File,
  ComponentType.Separator,
  ComponentType.Container,
]);

const selectKinds: ReadonlySet<number> = new Set([
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
]);

/** Whether a component is any of the selects. */
export function isSelect(type: number): boolean {
  return selectKinds.has(type);
}

/** Everything wrong with a message's components. `v2`: whether the message carries the Components V2 flag. */
export function componentProblems(components: readonly RawComponent[], v2: boolean, at: Path = []): readonly Problem[] {
  const tally: Tally = { count: 0, text: 0, customIds: new Map(), ids: new Map(), problems: [] };
  const path = [...at, 'components'];
  if (!v2) {
    if (components.length > 5) {
      tally.problems.push(problem('row-count', path, 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.'));
    }
    if (components.some((c) => v2Kinds.has(c.type))) {
      const message = 'Components of this kind need the message flag IS_COMPONENTS_V2.';
      tally.problems.push(problem('v2-flag-missing', path, 'COMPONENT_TYPE_INVALID', message));
    }
  }
  for (const [i, component] of components.entries()) visit(component, [...path, i], tally);
  if (tally.count > 40) {
    const message = `A message may hold 40 components, nested ones counted; this one holds ${tally.count}.`;
    tally.problems.push(problem('component-count', path, 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', message));
  }
  if (tally.text > 4000) {
    const message = `All text displays together may hold 4000 characters; these hold ${tally.text}.`;
    tally.problems.push(problem('text-total', path, 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message));
  }
  return tally.problems;
}

function visit(c: RawComponent, path: Path, tally: Tally): void {
  tally.count += 1;
  noteIds(c, path, tally);
  switch (c.type) {
    case ComponentType.ActionRow:
      tally.problems.push(...rowProblems(c, path));
      break;
    case ComponentType.Button:
      tally.problems.push(...buttonProblems(c, path));
      break;
    case ComponentType.TextDisplay:
      tally.text += lengthOf(c.content ?? '');
      tally.problems.push(...textProblems('empty-text', [...path, 'content'], c.content, 1, Number.POSITIVE_INFINITY));
      break;
    case ComponentType.Section:
      if ((c.components ?? []).length < 1 || (c.components ?? []).length > 3) {
        tally.problems.push(
          problem('section', [...path, 'components'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 3 in length.'),
        );
      }
      break;
    case ComponentType.MediaGallery:
      if ((c.items ?? []).length < 1 || (c.items ?? []).length > 10) {
        tally.problems.push(
          problem('gallery', [...path, 'items'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 10 in length.'),
        );
      }
      for (const [i, item] of (c.items ?? []).entries()) {
        tally.problems.push(
          ...textProblems('alt-text', [...path, 'items', i, 'description'], item.description, 1, 1024),
        );
      }
      break;
    case ComponentType.Thumbnail:
      tally.problems.push(...textProblems('alt-text', [...path, 'description'], c.description, 1, 1024));
      break;
    case ComponentType.File:
      if (c.file?.url.startsWith('attachment://') !== true) {
        const message = 'A file component can only show an attachment of its message.';
        tally.problems.push(problem('file-url', [...path, 'file', 'url'], 'UNFURLED_MEDIA_ITEM_INVALID', message));
      }
      break;
    default:
      if (isSelect(c.type)) tally.problems.push(...selectProblems(c, path));
  }
  for (const [i, child] of (c.components ?? []).entries()) visit(child, [...path, 'components', i], tally);
  if (c.accessory !== undefined) visit(c.accessory, [...path, 'accessory'], tally);
}

function noteIds(c: RawComponent, path: Path, tally: Tally): void {
  if (typeof c.custom_id === 'string') {
    if (tally.customIds.has(c.custom_id)) {
      const message = 'Component custom id cannot be duplicated';
      tally.problems.push(
        problem('custom-id-duplicate', [...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', message),
      );
    }
    tally.customIds.set(c.custom_id, path);
  }
  if (typeof c.id === 'number' && c.id !== 0) {
    if (tally.ids.has(c.id)) {
      tally.problems.push(
        problem('id-duplicate', [...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated'),
      );
    }
    tally.ids.set(c.id, path);
  }
}

function rowProblems(row: RawComponent, path: Path): readonly Problem[] {
  const inside = row.components ?? [];
  const buttons = inside.filter((c) => c.type === ComponentType.Button).length;
  if (buttons === inside.length && buttons >= 1 && buttons <= 5) return [];
  if (inside.length === 1 && inside.every((c) => isSelect(c.type))) return [];
  return [
    problem(
      'row-width',
      [...path, 'components'],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'A row holds one to five buttons, or one select.',
    ),
  ];
}

function buttonProblems(c: RawComponent, path: Path): readonly Problem[] {
  const found: Problem[] = [];
  const wrong = (rule: string, field: string, message: string) => {
    found.push(problem(rule, [...path, field], 'BASE_TYPE_INVALID', message));
  };
  const hasEmoji = c.emoji !== undefined && c.emoji !== null;
  if (c.style === ButtonStyle.Link) {
    if (typeof c.url !== 'string') wrong('link-button', 'url', 'A link button needs a url.');
    else if (!/^(https?|discord):\/\//.test(c.url))
      wrong('link-button', 'url', 'Scheme must be one of http, https, discord.');
    if (typeof c.custom_id === 'string')
      wrong('link-button', 'custom_id', 'A custom id and url cannot both be specified');
  } else if (c.style === ButtonStyle.Premium) {
    if (typeof c.sku_id !== 'string') wrong('premium-button', 'sku_id', 'A premium button needs a SKU.');
    if (typeof c.label === 'string' || hasEmoji || typeof c.custom_id === 'string') {
      wrong('premium-button', 'label', 'A premium button has neither label nor emoji nor custom id.');
    }
    return found;
  } else {
    if (typeof c.custom_id !== 'string') wrong('button-custom-id', 'custom_id', 'This field is required');
    if (typeof c.url === 'string') wrong('button-url', 'url', 'Only link buttons have a url.');
  }
  found.push(...textProblems('button-label', [...path, 'label'], c.label, 1, 80));
  if (typeof c.label !== 'string' && !hasEmoji) wrong('button-blank', 'label', 'A button needs a label or an emoji.');
  if (hasEmoji && !(c.emoji?.name ?? '') && !(c.emoji?.id ?? '')) wrong('button-emoji', 'emoji', 'Invalid emoji');
  return found;
}

/** What is wrong with a select in a message or a modal; `path` is its place. */
export function selectProblems(c: RawComponent, path: Path): readonly Problem[] {
  const found: Problem[] = [...textProblems('placeholder', [...path, 'placeholder'], c.placeholder, 1, 150)];
  const min = c.min_values ?? 1;
  const max = c.max_values ?? 1;
  if (min > max) {
    found.push(
      problem('select-range', [...path, 'min_values'], 'BASE_TYPE_INVALID', 'min_values must not be above max_values.'),
    );
  }
  if (c.type !== ComponentType.StringSelect) {
    const given = (c.default_values ?? []).length;
    if (given > max || (given > 0 && given < min)) {
      const message = 'The number of default values must be within min_values and max_values.';
      found.push(problem('select-defaults', [...path, 'default_values'], 'BASE_TYPE_INVALID', message));
    }
    return found;
  }
  const options = c.options ?? [];
  if (max > options.length || min > options.length) {
    const message = `Must be between 0 and ${options.length}, the number of options.`;
    found.push(problem('select-range', [...path, 'max_values'], 'BASE_TYPE_INVALID', message));
  }
  if (options.filter((o) => o.default === true).length > max) {
    found.push(
      problem('select-defaults', [...path, 'options'], 'BASE_TYPE_INVALID', 'More default options than max_values.'),
    );
  }
  found.push(...optionProblems(options, [...path, 'options']));
  return found;
}

/** Options of a select, a radio group or a checkbox group: texts within bounds, values different. */
export function optionProblems(options: readonly RawOption[], path: Path): readonly Problem[] {
  const found: Problem[] = [];
  const seen = new Set<string>();
  for (const [i, option] of options.entries()) {
    found.push(...textProblems('option-label', [...path, i, 'label'], option.label, 1, 100));
    found.push(...textProblems('option-value', [...path, i, 'value'], option.value, 1, 100));
    found.push(...textProblems('option-description', [...path, i, 'description'], option.description, 1, 100));
    if (seen.has(option.value)) {
      const message = 'The specified option value is already used';
      found.push(
        problem('option-duplicate', [...path, i, 'value'], 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', message),
      );
    }
    seen.add(option.value);
  }
  return found;
}
