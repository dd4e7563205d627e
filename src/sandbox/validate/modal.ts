// The rules for modals that the schema cannot express.
import { ComponentType } from 'discord.js';
import type { Problem } from '../faults.ts';
import { isSelect, optionProblems, type RawComponent, selectProblems } from './components.ts';
import { lengthOf, type Path, problem, textProblems } from './problems.ts';

/** A modal as it came in. */
export type RawModal = {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly RawComponent[];
};

/** Everything wrong with a modal; `at` is the path of its data. */
export function modalProblems(modal: RawModal, at: Path = ['data']): readonly Problem[] {
  const path = [...at, 'components'];
  const found: Problem[] = [...textProblems('modal-title', [...at, 'title'], modal.title, 1, 45)];
  if (modal.components.length < 1 || modal.components.length > 5) {
    found.push(problem('modal-size', path, 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.'));
  }
  const customIds = new Set<string>();
  for (const [i, top] of modal.components.entries()) {
    const here = [...path, i];
    for (const field of fieldsOf(top, here)) {
      const id = field.component.custom_id;
      if (typeof id === 'string') {
        if (customIds.has(id)) {
          const message = 'Component custom id cannot be duplicated';
          found.push(
            problem('custom-id-duplicate', [...field.path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', message),
          );
        }
        customIds.add(id);
      }
      found.push(...fieldProblems(field.component, field.path, top.type === ComponentType.Label));
    }
    if (top.type === ComponentType.ActionRow && (top.components ?? []).length !== 1) {
      found.push(
        problem('modal-row', here, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'A row of a modal holds one text input.'),
      );
    }
    if (top.type === ComponentType.Label) {
      found.push(...textProblems('modal-label', [...here, 'label'], top.label, 1, 45));
      found.push(...textProblems('modal-label', [...here, 'description'], top.description, 1, 100));
    }
    if (top.type === ComponentType.TextDisplay) {
      found.push(...textProblems('empty-text', [...here, 'content'], top.content, 1, 4000));
    }
  }
  return found;
}

/** The fields within one top-level component of a modal, with their paths. */
function fieldsOf(top: RawComponent, path: Path): readonly { readonly component: RawComponent; readonly path: Path }[] {
  if (top.type === ComponentType.Label && top.component !== undefined) {
    return [{ component: top.component, path: [...path, 'component'] }];
  }
  return (top.components ?? []).map((component, i) => ({ component, path: [...path, 'components', i] }));
}

function fieldProblems(c: RawComponent, path: Path, labelled: boolean): readonly Problem[] {
  if (c.type === ComponentType.TextInput) return textInputProblems(c, path, labelled);
  const found: Problem[] = [];
  const required = c.required ?? true;
  if (isSelect(c.type)) {
    found.push(...selectProblems(c, path));
    if (c.disabled === true) {
      found.push(
        problem(
          'modal-disabled',
          [...path, 'disabled'],
          'BASE_TYPE_INVALID',
          'A select of a modal cannot be disabled.',
        ),
      );
    }
  } else if (c.options !== undefined && c.options !== null) {
    found.push(...optionProblems(c.options, [...path, 'options']));
    const max = c.max_values ?? c.options.length;
    if (
      c.type === ComponentType.CheckboxGroup &&
      ((c.min_values ?? (required ? 1 : 0)) > max || max > c.options.length)
    ) {
      found.push(
        problem('select-range', [...path, 'max_values'], 'BASE_TYPE_INVALID', 'Does not fit the number of options.'),
      );
    }
  }
  if (required && c.min_values === 0 && c.type !== ComponentType.Checkbox) {
    const message = 'A required field cannot have min_values of 0.';
    found.push(problem('modal-required', [...path, 'min_values'], 'BASE_TYPE_INVALID', message));
  }
  return found;
}

function textInputProblems(c: RawComponent, path: Path, labelled: boolean): readonly Problem[] {
  const found: Problem[] = [...textProblems('placeholder', [...path, 'placeholder'], c.placeholder, 0, 100)];
  const min = c.min_length ?? 0;
  const max = c.max_length ?? 4000;
  if (min > max) {
    found.push(
      problem('input-range', [...path, 'min_length'], 'BASE_TYPE_INVALID', 'min_length must not be above max_length.'),
    );
  }
  const filled = lengthOf(c.value ?? '');
  if (filled > 0 && (filled > max || filled < min)) {
    found.push(
      problem(
        'input-value',
        [...path, 'value'],
        'BASE_TYPE_BAD_LENGTH',
        `Must be between ${min} and ${max} in length.`,
      ),
    );
  }
  if (labelled && typeof c.label === 'string') {
    const message = 'A text input within a label component has no label of its own.';
    found.push(problem('input-label', [...path, 'label'], 'BASE_TYPE_INVALID', message));
  }
  if (!labelled && typeof c.label !== 'string') {
    found.push(problem('input-label', [...path, 'label'], 'BASE_TYPE_REQUIRED', 'This field is required'));
  }
  return found;
}
