/** What `npm start` runs. */
import { load } from './bundle.mjs';

await load(new URL('./main.ts', import.meta.url));
