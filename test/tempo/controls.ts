// What somebody can press on a screen, what they can do with it, and how many presses that is.
import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord.js';
import type { Payload } from '#discord/core/components';

export type Control =
  | { readonly kind: 'button'; readonly id: string; readonly label: string }
  | {
      readonly kind: 'menu';
      readonly id: string;
      readonly options: readonly { readonly value: string; readonly label: string; readonly default?: boolean }[];
      readonly min: number;
      readonly max: number;
    };

/** A form with its fields by id. */
export type Form = { readonly id: string; readonly fields: readonly string[] };

/** What somebody does: presses a button, picks in a menu, fills in a form and sends it. */
export type Action =
  | { readonly kind: 'button'; readonly id: string }
  | { readonly kind: 'menu'; readonly id: string; readonly values: readonly string[]; readonly several: boolean }
  | { readonly kind: 'form'; readonly id: string; readonly fields: ReadonlyMap<string, string> };

/**
 * A button is one press, a menu two (open it, choose); where several may be picked, one to open it and one for each pick,
 * at least two. A form is a press for each field that is filled in and one to send it; the button that opens it is its own.
 */
export function pressesOf(action: Action): number {
  if (action.kind === 'button') return 1;
  if (action.kind === 'menu') return action.several ? Math.max(2, 1 + action.values.length) : 2;
  return action.fields.size + 1;
}

type Raw = {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string; readonly label: string; readonly default?: boolean }[];
  readonly min_values?: number;
  readonly max_values?: number;
  readonly components?: readonly Raw[];
  readonly component?: Raw;
  readonly accessory?: Raw;
};

/** The controls of a screen that can be used, in their order. */
export function controlsOf(shown: Payload): readonly Control[] {
  return flat(shown.components as unknown as readonly Raw[]).flatMap((raw): Control[] => {
    if (raw.custom_id === undefined || raw.disabled === true) return [];
    if (raw.type === ComponentType.Button) return [{ kind: 'button', id: raw.custom_id, label: raw.label ?? '' }];
    if (raw.type !== ComponentType.StringSelect) return [];
    const { min_values: min = 1, max_values: max = 1, options = [] } = raw;
    return [{ kind: 'menu', id: raw.custom_id, options, min, max }];
  });
}

export function formOf(data: APIModalInteractionResponseCallbackData): Form {
  const fields = flat(data.components as unknown as readonly Raw[]).flatMap((raw) =>
    raw.type === ComponentType.TextInput && raw.custom_id !== undefined ? [raw.custom_id] : [],
  );
  return { id: data.custom_id, fields };
}

function flat(components: readonly Raw[]): readonly Raw[] {
  return components.flatMap((raw) => [
    raw,
    ...flat(raw.components ?? []),
    ...flat([raw.component, raw.accessory].filter((one) => one !== undefined)),
  ]);
}
