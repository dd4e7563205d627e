/** Ops: the words of the machine. An op is data with a permanent tag; a changed meaning is a new tag. */
import type { Json } from './json.ts';

/** A single op. Its other fields belong to the tag. */
export type Op = { readonly op: string; readonly [field: string]: Json | undefined };
