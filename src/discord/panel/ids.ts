/** The presses about a panel, on which a person answers an ask, and their arguments. */

import { z } from 'zod';
import { codecOf, none } from '../core/codecs.ts';
import { ask, type Specs, table, tableOrAsk } from '../core/spec.ts';

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

/** Whether anything of an answer has been chosen, or opened to be chosen. */
export const isBegun = (draft: Draft): boolean => writeDraft(draft) !== '';

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

const draft = codecOf(
  z.object({ draft: z.custom<Draft>() }),
  (args) => writeDraft(args.draft),
  (written) => {
    const read = readDraft(written);
    return read === undefined ? undefined : { draft: read };
  },
);

/** Until when to pass: `off` stops passing. */
export type PassUntil = 'off' | 'turn' | 'targeted' | `span:${string}`;
export const isUntil = (written: string): written is PassUntil => /^(?:off|turn|targeted|span:\w{1,20})$/.test(written);

const until = codecOf(
  z.object({ until: z.custom<PassUntil>() }),
  (args) => args.until,
  (written) => ({ until: isUntil(written) ? written : 'off' }),
);

/** What pictures are drawn for: larger ones for a telephone, smaller ones for a monitor. */
export type PictureShape = 'tall' | 'wide';

const shape = codecOf(
  z.object({ shape: z.enum(['tall', 'wide']) }),
  (args) => args.shape,
  (written) => ({ shape: written === 'wide' ? ('wide' as const) : ('tall' as const) }),
);

export const panelIds = {
  go: ask(draft),
  done: ask(draft),
  yes: ask(draft),
  page: ask(draft),
  back: ask(draft),
  pick: ask(draft),
  verb: ask(draft),
  type: ask(draft),
  typed: ask(draft),
  change: ask(none),
  hint: table(none),
  pictures: table(shape),
  refresh: table(none),
  until: tableOrAsk(until),
  'until.pick': ask(none),
} as const satisfies Specs;
