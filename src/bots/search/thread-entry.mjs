// Where the thinking thread begins: threads start without the loader that reads TypeScript.
import { register } from 'tsx/esm/api';

register();
export const { think, weighAll, compare, foresee } = await import('./thread-work.ts');
