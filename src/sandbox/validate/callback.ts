// The rules for callbacks: in time, once, of a kind that fits the interaction.
import { type Fault, fault, invalidForm } from '../faults.ts';
import type { Interaction } from '../interaction.ts';
import { problem, textProblems } from './problems.ts';

/** Why a callback comes too late, or once too often. */
export function lateOrDouble(i: Interaction, now: number, firstMs: number): Fault | undefined {
  if (i.response !== undefined)
    return fault(400, 40060, 'Interaction has already been acknowledged.', 'already-acknowledged');
  if (i.error !== undefined || now - i.at > firstMs) return fault(404, 10062, 'Unknown interaction', 'late-response');
  return undefined;
}

/** Which callbacks fit which interaction. */
export function kindFault(i: Interaction, type: number): Fault | undefined {
  const onMessage = i.source !== undefined;
  const fit: readonly number[] = {
    2: [4, 5, 9],
    3: [4, 5, 6, 7, 9],
    4: [8],
    5: onMessage ? [4, 5, 6, 7] : [4, 5],
  }[i.type];
  if (fit.includes(type)) return undefined;
  const rule = i.type === 5 && type === 9 ? 'modal-after-modal' : 'response-kind';
  return invalidForm([problem(rule, ['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${fit.join(', ')}}.`)]);
}

/** What is wrong with the choices offered in answer to autocomplete. */
export function choiceFault(i: Interaction, choices: NonNullable<Interaction['choices']>): Fault | undefined {
  const path = ['data', 'choices'];
  const problems = choices.flatMap((choice, n) => {
    const wanted = i.optionType === 4 || i.optionType === 10 ? 'number' : 'string';
    return [
      ...textProblems('autocomplete-choices', [...path, n, 'name'], choice.name, 1, 100),
      ...(typeof choice.value === 'string'
        ? textProblems('autocomplete-choices', [...path, n, 'value'], choice.value, 1, 100)
        : []),
      ...(typeof choice.value === wanted
        ? []
        : [problem('autocomplete-choices', [...path, n, 'value'], 'BASE_TYPE_BAD_TYPE', `Must be a ${wanted}.`)]),
    ];
  });
  if (choices.length > 25) {
    problems.push(problem('autocomplete-choices', path, 'BASE_TYPE_BAD_LENGTH', 'Must be 25 or fewer in length.'));
  }
  return problems.length === 0 ? undefined : invalidForm(problems);
}
