/** The words of each kind of request, and of each way in which one ends. */
import type { RequestEnd, RequestKind } from '#table/types';
import type { Key } from '../words/index.ts';

export const WORDS = {
  end: { button: 'ask.button.end', sure: 'ask.sure.end', what: 'ask.what.end' },
  undo: { button: 'ask.button.undo', sure: 'ask.sure.undo', what: 'ask.what.undo' },
} as const satisfies Readonly<Record<RequestKind, { readonly button: Key; readonly sure: Key; readonly what: Key }>>;

export const OVER = {
  agreed: 'ask.over.agreed',
  refused: 'ask.over.refused',
  lapsed: 'ask.over.lapsed',
  moot: 'ask.over.moot',
  withdrawn: 'ask.over.withdrawn',
} as const satisfies Readonly<Record<RequestEnd, Key>>;
