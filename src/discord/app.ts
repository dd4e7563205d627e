/** What the Discord layer is made of; built in main and handed to every handler. */
import type { Logger } from 'pino';
import type { TableService } from '#table/types';
import type { Images } from './images.ts';
import type { Library } from './library.ts';

export type App = {
  readonly tables: TableService;
  readonly images: Images;
  readonly library: Library;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};
