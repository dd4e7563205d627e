// Where the drawing thread begins.
import { bundle } from '../bundle.mjs';

await import(await bundle(new URL('./thread-work.ts', import.meta.url)));
