// Turns what a person put into a modal into the data of its submission, holding them to the modal's definition.
import { ComponentType as C, ApplicationCommandOptionType as O } from 'discord.js';
import { type Resolved, resolve } from './command-options.ts';
import type { PageField } from './page-api.ts';
import { type UploadTarget, upload } from './uploads.ts';
import { isSelect, type RawComponent } from './validate/components.ts';
import { lengthOf } from './validate/problems.ts';

/** Which kind of thing each select picks, in terms of command options. */
export const pickedBy: Readonly<Record<number, number>> = {
  [C.UserSelect]: O.User,
  [C.RoleSelect]: O.Role,
  [C.MentionableSelect]: O.Mentionable,
  [C.ChannelSelect]: O.Channel,
};

export type Submitted = { readonly components: readonly unknown[]; readonly resolved: Resolved };

/** Fills a modal in; a text says what is wrong with the fields. */
export function fillModal(
  place: UploadTarget,
  modal: readonly RawComponent[],
  fields: readonly PageField[],
): Submitted | string {
  const resolved: Resolved = {};
  const components: unknown[] = [];
  const known = new Set<string>();
  for (const top of modal) {
    if (top.component !== undefined) {
      const filled = fill(place, top.component, fields, resolved, known, top.label ?? '');
      if (typeof filled === 'string') return filled;
      components.push({ type: top.type, id: top.id, component: filled });
    } else if (top.components !== undefined) {
      const inner: unknown[] = [];
      for (const field of top.components) {
        const filled = fill(place, field, fields, resolved, known, field.label ?? '');
        if (typeof filled === 'string') return filled;
        inner.push(filled);
      }
      components.push({ type: top.type, id: top.id, components: inner });
    } else components.push({ type: top.type, id: top.id });
  }
  const stray = fields.find((f) => !known.has(f.customId));
  return stray === undefined ? { components, resolved } : `The form has no field ${stray.customId}.`;
}

function fill(
  place: UploadTarget,
  c: RawComponent,
  fields: readonly PageField[],
  resolved: Resolved,
  known: Set<string>,
  label: string,
): object | string {
  const { world, channel } = place;
  const customId = c.custom_id ?? '';
  known.add(customId);
  const field = fields.find((f) => f.customId === customId);
  const shape = { type: c.type, id: c.id, custom_id: customId };
  const required = c.required ?? true;
  switch (c.type) {
    case C.TextInput: {
      const value = field?.value ?? c.value ?? '';
      const n = lengthOf(value);
      if (n === 0 && required) return `${label}: this field is required.`;
      if (n > (c.max_length ?? 4000) || (n > 0 && n < (c.min_length ?? 0))) {
        return `${label}: between ${c.min_length ?? 0} and ${c.max_length ?? 4000} characters.`;
      }
      return { ...shape, value };
    }
    case C.Checkbox:
      return { ...shape, value: field?.checked ?? false };
    case C.RadioGroup: {
      const value = field?.value ?? field?.values?.[0] ?? defaults(c)[0];
      if (value === undefined) return required ? `${label}: choose one.` : { ...shape, value: null };
      return c.options?.some((o) => o.value === value) === true ? { ...shape, value } : `${label}: no such choice.`;
    }
    case C.FileUpload: {
      const files = field?.files ?? [];
      if (files.length < (c.min_values ?? (required ? 1 : 0)) || files.length > (c.max_values ?? 1))
        return `${label}: wrong number of files.`;
      const values: string[] = [];
      for (const file of files) {
        const stored = upload(place, file, resolved);
        if (typeof stored === 'string') return `${label}: ${stored}`;
        values.push(stored.id);
      }
      return { ...shape, values };
    }
    default: {
      const values = field?.values ?? defaults(c);
      const group = c.type === C.CheckboxGroup;
      const min = c.min_values ?? (required ? 1 : 0);
      const max = c.max_values ?? (group ? (c.options?.length ?? 10) : 1);
      if (values.length === 0 && !required) return { ...shape, values };
      if (values.length < min || values.length > max)
        return `${label}: choose ${min === max ? min : `${min} to ${max}`}.`;
      for (const value of values) {
        const kind = pickedBy[c.type];
        const there =
          kind === undefined
            ? c.options?.some((o) => o.value === value)
            : resolve(world, channel, kind, value, resolved);
        if (there !== true) return `${label}: no such choice.`;
      }
      return isSelect(c.type) || group ? { ...shape, values } : `${label}: unknown kind of field.`;
    }
  }
}

function defaults(c: RawComponent): readonly string[] {
  const picked = (c.default_values ?? []) as readonly { readonly id: string }[];
  return c.options?.filter((o) => o.default === true).map((o) => o.value) ?? picked.map((v) => v.id);
}
