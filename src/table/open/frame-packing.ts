/**
 * Packs the states of a table so that all of them can be kept: one in so many whole, the others as what they change of the
 * state before. Consecutive states are almost the same, so that is a hundredth of their size.
 */
import { deflateSync, inflateSync } from 'node:zlib';
import type { FrameRow } from '#store/types';

export type PackedFrame = Omit<FrameRow, 'rev'>;

/** How much of the state before can be referred to, in bytes: the window of the format, counted from its end. */
const WINDOW = 32 * 1024;
/** No state is nearly as long, so a damaged frame does not fill the memory. */
const LONGEST = 16 * 1024 * 1024;

/** Packs a state (JSON text). `before`: the state of the frame before, which reading this one takes; undefined: whole. */
export function pack(state: string, before: string | undefined): PackedFrame {
  if (before === undefined) return { kind: 'whole', data: deflateSync(state) };
  return { kind: 'change', data: deflateSync(state, { dictionary: dictionaryOf(before) }) };
}

/**
 * The state of the last of some frames, which are in order and begin with a whole one. Undefined if one of them is damaged
 * or missing: each has checksums of its state and of the one before.
 */
export function unpack(frames: readonly PackedFrame[]): string | undefined {
  let state: string | undefined;
  try {
    for (const { kind, data } of frames) {
      if (kind === 'whole') state = inflateSync(data, { maxOutputLength: LONGEST }).toString();
      else if (kind === 'change' && state !== undefined)
        state = inflateSync(data, { dictionary: dictionaryOf(state), maxOutputLength: LONGEST }).toString();
      else return undefined;
    }
    return state;
  } catch {
    return undefined;
  }
}

function dictionaryOf(state: string): Buffer {
  const bytes = Buffer.from(state);
  return bytes.subarray(Math.max(0, bytes.length - WINDOW));
}
