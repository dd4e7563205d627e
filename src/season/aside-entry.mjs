// Where the pairing thread begins.
import { load } from '../bundle.mjs';

await load(new URL('./aside-work.ts', import.meta.url));
