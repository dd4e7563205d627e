/** Ops: the instructions of the machine. An op is data with a permanent tag; a new meaning gets a new tag. */
import type { Json } from './json.ts';

/** A single op. Its other fields depend on the tag. */
export type Op = { readonly op: string; readonly [field: string]: Json | undefined };
