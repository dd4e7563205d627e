// Where the thinking thread begins.
import { bundle } from '../../bundle.mjs';

export const { think, weighAll, compare, foresee } = await import(
  await bundle(new URL('./thread-work.ts', import.meta.url))
);
