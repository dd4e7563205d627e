/** What `npm start` runs. */
import { bundle } from './bundle.mjs';

await import(await bundle(new URL('./main.ts', import.meta.url)));
