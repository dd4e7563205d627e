// What may be done with a control on the way to an answer: what leads elsewhere for certain is left out.
import type { Draft } from '#discord/panel/ids';
import { amountsFromDigits } from '#discord/panel/screens/digits';
import { isSingleUnit, type Question, walk } from '#discord/panel/screens/draft';
import { readId } from '#discord/press-id';
import type { Answer, Ask, Choice } from '#kernel/ask';
import type { Action, Control, Form } from './controls.ts';
import { planValues } from './plans.ts';

/** The parts of the answer that is wanted, by the choice that each answers. */
export type Parts = ReadonlyMap<Choice, Answer>;

/** The half-made answer that a control carries. */
export function draftOf(id: string): Draft | undefined {
  const args = readId(id)?.args as { readonly draft?: Draft } | undefined;
  return args?.draft;
}

/** The question that a control stands under. */
function questionAt(ask: Ask, id: string): { readonly question: Question; readonly draft: Draft } | undefined {
  const draft = draftOf(id);
  if (draft === undefined) return undefined;
  const at = walk(ask, draft);
  return at.kind === 'open' ? { question: at.question, draft } : undefined;
}

/** What may be done with a control. In a list of several, all that belong to the answer are picked. */
export function actionsWith(control: Control, ask: Ask, parts: Parts): readonly Action[] {
  const { id } = control;
  if (control.kind === 'button') return [{ kind: 'button', id }];
  const several = control.max > 1 || control.min === 0;
  const pickOf = (values: readonly string[]): Action => ({ kind: 'menu', id, values, several });
  const values = control.options.map(({ value }) => value);
  const at = questionAt(ask, id);
  const choice = at?.question.choice;
  const part = choice === undefined ? undefined : parts.get(choice);
  if (at === undefined || choice === undefined || part === undefined || readId(id)?.verb !== 'pick') {
    return values.map((value) => pickOf([value]));
  }
  if (at.question.each !== undefined) return planValues(at.question.each, at.draft, parts, values).map(pickOf);
  if (choice.kind === 'distribute' && 'amounts' in part && !isSingleUnit(choice)) {
    return amountsToSet(choice, part.amounts, at.draft, values).map((value) => pickOf([value]));
  }
  if (!several || choice.kind !== 'choose' || !('pick' in part)) return values.map((value) => pickOf([value]));
  const wanted = (value: string) => part.pick.includes(choice.options[Number.parseInt(value, 36)]?.id ?? '');
  const shown = control.options.filter((option) => option.default === true).map(({ value }) => value);
  const isShown = (picked: readonly string[]) =>
    picked.length === shown.length && picked.every((value) => shown.includes(value));
  // Those that stay out may be picked as well, where the others then go on.
  return [values.filter(wanted), values.filter((value) => !wanted(value))]
    .filter((picked) => !isShown(picked) && picked.length <= control.max)
    .map(pickOf);
}

/** Of the values of a list: the options whose amount is not yet right, or of an option that is looked at, its amount. */
function amountsToSet(
  choice: Extract<Choice, { kind: 'distribute' }>,
  wanted: Readonly<Record<string, number>>,
  draft: Draft,
  values: readonly string[],
): readonly string[] {
  const now = amountsFromDigits(draft.part ?? '0', choice.options.length, choice.most) ?? [];
  const amountOf = (index: number) => wanted[choice.options[index]?.id ?? ''] ?? 0;
  const { focus } = draft;
  return values.filter((value) => {
    const number = Number.parseInt(value, 36);
    return focus === undefined ? (now[number] ?? 0) !== amountOf(number) : number === amountOf(focus);
  });
}

/** A form with the numbers of the answer in its fields; what is none there is left empty. */
export function filledIn(form: Form, opened: Action, ask: Ask, parts: Parts): readonly Action[] {
  const choice = questionAt(ask, opened.id)?.question.choice;
  const part = choice === undefined ? undefined : parts.get(choice);
  if (choice === undefined || part === undefined) return [];
  if ('number' in part) {
    return [{ kind: 'form', id: form.id, fields: new Map(form.fields.map((field) => [field, String(part.number)])) }];
  }
  if (choice.kind !== 'distribute' || !('amounts' in part)) return [];
  const fields = form.fields.flatMap((field): readonly [string, string][] => {
    const option = choice.options[Number.parseInt(field, 36)];
    const amount = option === undefined ? 0 : (part.amounts[option.id] ?? 0);
    return amount === 0 ? [] : [[field, String(amount)]];
  });
  return [{ kind: 'form', id: form.id, fields: new Map(fields) }];
}
