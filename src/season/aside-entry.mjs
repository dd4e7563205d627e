// Where the pairing thread begins: threads start without the loader that reads TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./aside-work.ts');
