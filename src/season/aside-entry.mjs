// Where the pairing thread begins.
import { bundle } from '../bundle.mjs';

await import(await bundle(new URL('./aside-work.ts', import.meta.url)));
