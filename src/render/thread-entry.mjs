// Where the drawing thread begins.
import { load } from '../bundle.mjs';

await load(new URL('./thread-work.ts', import.meta.url));
