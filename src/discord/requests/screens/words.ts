/** The words of each kind of request, and of each way in which one ends. */
import type { RequestEnd, RequestKind } from '#table/types';
import type { Key } from '../../words.ts';

export const WORDS = {
  end: { button: 'ask.button.end', sure: 'ask.sure.end', what: 'ask.what.end' },
  undo: { button: 'ask.button.undo', sure: 'ask.sure.undo', what: 'ask.what.undo' },
  pause: { button: 'ask.button.pause', sure: 'ask.sure.pause', what: 'ask.what.pause' },
  skip: { button: 'ask.button.skip', sure: 'ask.sure.skip', what: 'ask.what.skip' },
  standin: { button: 'ask.button.standin', sure: 'ask.sure.standin', what: 'ask.what.standin' },
  substitute: { button: 'ask.button.substitute', sure: 'ask.sure.substitute', what: 'ask.what.substitute' },
} as const satisfies Readonly<Record<RequestKind, { readonly button: Key; readonly sure: Key; readonly what: Key }>>;

export const OVER = {
  agreed: 'ask.over.agreed',
  refused: 'ask.over.refused',
  lapsed: 'ask.over.lapsed',
  moot: 'ask.over.moot',
  withdrawn: 'ask.over.withdrawn',
} as const satisfies Readonly<Record<RequestEnd, Key>>;
