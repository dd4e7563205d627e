// Where the thinking thread begins.
import { load } from '../../bundle.mjs';

export const { think, weighAll, compare, foresee } = await load(new URL('./thread-work.ts', import.meta.url));
