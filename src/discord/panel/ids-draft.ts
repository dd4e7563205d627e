/** A partial answer to an ask, carried from one press to the next by the custom ids of a panel's controls. */

export type Draft = {
  /** Answers given, in the order of the questions, each as digits. */
  readonly done: readonly string[];
  /** Within the current question: the open group of options (by verb), counted from 0. */
  readonly verb?: number;
  readonly page?: number;
  /** The option whose amount is being set, when amounts are given to several. */
  readonly focus?: number;
  /** The part of the current question that is already answered, as digits. */
  readonly part?: string;
};

export const EMPTY: Draft = { done: [] };

/** Writes a draft; see `readDraft`. */
export function writeDraft(draft: Draft): string {
  const fields = [
    draft.done.join('.'),
    draft.verb?.toString(36) ?? '',
    draft.page === undefined || draft.page === 0 ? '' : draft.page.toString(36),
    draft.focus?.toString(36) ?? '',
    draft.part ?? '',
  ];
  return fields.slice(0, fields.findLastIndex((field) => field !== '') + 1).join(',');
}

/** Reads a draft; undefined for anything else. `walk` checks whether it fits an ask. */
export function readDraft(text: string): Draft | undefined {
  const fields = text.split(',');
  if (fields.length > 5) return undefined;
  const [done = '', verb = '', page = '', focus = '', part = ''] = fields;
  const small = (field: string) => (/^[0-9a-z]{1,4}$/.test(field) ? Number.parseInt(field, 36) : undefined);
  for (const field of [verb, page, focus]) if (field !== '' && small(field) === undefined) return undefined;
  if (!/^[\w.~-]*$/.test(done) || !/^[\w~-]*$/.test(part)) return undefined;
  return draftOf({
    done: done === '' ? [] : done.split('.'),
    verb: verb === '' ? undefined : small(verb),
    page: page === '' ? undefined : small(page),
    focus: focus === '' ? undefined : small(focus),
    part: part === '' ? undefined : part,
  });
}

/** Creates a draft from fields that may be undefined. */
export function draftOf(fields: { readonly [K in keyof Draft]?: Draft[K] | undefined }): Draft {
  return {
    done: fields.done ?? [],
    verb: fields.verb,
    page: fields.page || undefined,
    focus: fields.focus,
    part: fields.part,
  };
}
