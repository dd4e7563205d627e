// The fields of a modal: text, menus, groups of boxes, files; what each starts with and what is wrong with its content.
import { useId } from 'preact/hooks';
import { classes, html } from './html.js';
import { defaults, Select } from './select.js';

/** @import { APIComponentInLabel, APIRadioGroupOption, APITextInputComponent } from 'discord.js' */
/** @import { PageField } from '../page-api.ts' */

/** @typedef {APIComponentInLabel} FieldComponent */

/**
 * What a field holds before anybody touches it.
 * @param {FieldComponent} component
 * @returns {PageField}
 */
export function startOf(component) {
  const customId = component.custom_id;
  switch (component.type) {
    case 4:
      return { customId, value: component.value ?? '' };
    case 19:
      return { customId, files: [] };
    case 21: {
      const value = component.options.find((option) => option.default)?.value;
      return value === undefined ? { customId } : { customId, value };
    }
    case 22:
      return { customId, values: component.options.filter((option) => option.default).map((option) => option.value) };
    case 23:
      return { customId, checked: component.default === true };
    default:
      return { customId, values: defaults(component) };
  }
}

/**
 * What must be put right before a field can be sent, in words; undefined when it is well.
 * @param {FieldComponent} component
 * @param {PageField} field
 * @returns {string | undefined}
 */
export function wrongWith(component, field) {
  const required = !('required' in component) || component.required !== false;
  switch (component.type) {
    case 4:
      return wrongText(component, field.value ?? '', required);
    case 19:
      return wrongCount(
        field.files?.length ?? 0,
        component.min_values ?? 1,
        component.max_values ?? 1,
        required,
        'add',
      );
    case 21:
      return required && field.value === undefined ? 'Please choose one.' : undefined;
    case 22: {
      const max = component.max_values ?? component.options.length;
      return wrongCount(field.values?.length ?? 0, component.min_values ?? 1, max, required, 'choose');
    }
    case 23:
      return undefined;
    default:
      return wrongCount(
        field.values?.length ?? 0,
        component.min_values ?? 1,
        component.max_values ?? 1,
        required,
        'choose',
      );
  }
}

/**
 * @param {APITextInputComponent} input
 * @param {string} value
 * @param {boolean} required
 */
function wrongText(input, value, required) {
  if (value.trim() === '') return required ? 'This field is required.' : undefined;
  if (input.min_length !== undefined && value.length < input.min_length)
    return `Must be ${input.min_length} or more characters.`;
  return undefined;
}

/**
 * @param {number} count
 * @param {number} min
 * @param {number} max
 * @param {boolean} required
 * @param {'choose' | 'add'} verb
 */
function wrongCount(count, min, max, required, verb) {
  if (count === 0 && !required) return undefined;
  if (count < min) return `Please ${verb} at least ${min}.`;
  return count > max ? `Please ${verb} ${max} at most.` : undefined;
}

/**
 * A field with its label, its description and what is wrong with it.
 * @param {{ label: string, description?: string, component: FieldComponent, field: PageField,
 *   set: (field: PageField) => void, problem: string | undefined }} props
 */
export function Field({ label, description, component, field, set, problem }) {
  const id = useId();
  const required = !('required' in component) || component.required !== false;
  const grouped = component.type === 21 || component.type === 22;
  const input = html`<${Input} id=${id} label=${label} component=${component} field=${field} set=${set} />`;
  const star = required && component.type !== 23 && html`<span class="star" aria-hidden="true"> *</span>`;
  return html`<div class=${classes('field', problem && 'wrong')} role=${grouped ? 'group' : undefined} aria-label=${grouped ? label : undefined}>
    <label id=${`${id}-label`} for=${id}>${label}</label>${star}
    ${description && html`<p class="field-note" id=${`${id}-note`}>${description}</p>`}
    ${input}
    ${problem && html`<p class="field-problem" role="alert">${problem}</p>`}
  </div>`;
}

/**
 * @param {{ id: string, label: string, component: FieldComponent, field: PageField, set: (field: PageField) => void }} props
 */
function Input({ id, component, field, set }) {
  const customId = component.custom_id;
  switch (component.type) {
    case 4:
      return html`<${TextField} id=${id} component=${component} field=${field} set=${set} />`;
    case 19:
      return html`<${FileField} id=${id} many=${(component.max_values ?? 1) > 1} field=${field} set=${set} />`;
    case 21:
      return component.options.map(
        (option) => html`<${Box}
          key=${option.value}
          kind="radio"
          name=${`${id}-group`}
          option=${option}
          checked=${field.value === option.value}
          set=${() => set({ customId, value: option.value })}
        />`,
      );
    case 22: {
      const values = field.values ?? [];
      return component.options.map(
        (option) => html`<${Box}
          key=${option.value}
          kind="checkbox"
          name=${`${id}-group`}
          option=${option}
          checked=${values.includes(option.value)}
          set=${(/** @type {boolean} */ on) =>
            set({
              customId,
              values: on ? [...values, option.value] : values.filter((value) => value !== option.value),
            })}
        />`,
      );
    }
    case 23:
      return html`<input
        type="checkbox"
        id=${id}
        class="single-box"
        checked=${field.checked === true}
        onChange=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) =>
          set({ customId, checked: event.currentTarget.checked })}
      />`;
    default:
      return html`<${Select}
        select=${component}
        live
        labelledBy=${`${id}-label`}
        choose=${(/** @type {readonly string[]} */ values) => set({ customId, values })}
      />`;
  }
}

/** @param {{ id: string, component: APITextInputComponent, field: PageField, set: (field: PageField) => void }} props */
function TextField({ id, component, field, set }) {
  const value = field.value ?? '';
  const max = component.max_length ?? 4000;
  const common = {
    id,
    value,
    placeholder: component.placeholder,
    maxlength: max,
    onInput: (/** @type {Event & { currentTarget: HTMLInputElement | HTMLTextAreaElement }} */ event) =>
      set({ customId: component.custom_id, value: event.currentTarget.value }),
  };
  return html`<div class="text-field">
    ${component.style === 2 ? html`<textarea rows="9" ...${common}></textarea>` : html`<input type="text" autocomplete="off" ...${common} />`}
    ${(component.max_length !== undefined || value.length > 3500) && html`<span class="count" aria-hidden="true">${value.length}/${max}</span>`}
  </div>`;
}

/** @param {{ id: string, many: boolean, field: PageField, set: (field: PageField) => void }} props */
function FileField({ id, many, field, set }) {
  /** @param {Event & { currentTarget: HTMLInputElement }} event */
  const picked = async (event) => {
    const files = await Promise.all([...(event.currentTarget.files ?? [])].map(readFile));
    set({ customId: field.customId, files });
  };
  return html`<div class="file-field">
    <input type="file" id=${id} multiple=${many} onChange=${picked} />
    ${(field.files ?? []).map((file) => html`<span key=${file.name} class="picked chip">${file.name}</span>`)}
  </div>`;
}

/**
 * A file as the sandbox takes it.
 * @param {File} file
 */
export async function readFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // In slices: a call takes only so many arguments.
  for (let i = 0; i < bytes.length; i += 32768) binary += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return { name: file.name, base64: btoa(binary), ...(file.type ? { contentType: file.type } : {}) };
}

/**
 * @param {{ kind: 'radio' | 'checkbox', name: string, option: APIRadioGroupOption, checked: boolean, set: (on: boolean) => void }} props
 */
function Box({ kind, name, option, checked, set }) {
  return html`<label class=${classes('box', checked && 'on')}>
    <input
      type=${kind}
      name=${name}
      aria-label=${option.label}
      checked=${checked}
      onChange=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) => set(event.currentTarget.checked)}
    />
    <span class="option-text">
      <span class="option-label">${option.label}</span>
      ${option.description && html`<span class="option-detail">${option.description}</span>`}
    </span>
  </label>`;
}
