/** What the Discord layer is made of; built in main and handed to every handler. */
import type { Logger } from 'pino';
import type { Answer, Ask } from '#kernel/ask';
import type { Look, TableService } from '#table/types';
import type { Images } from './images.ts';
import type { Library } from './library.ts';

export type App = {
  readonly tables: TableService;
  readonly images: Images;
  readonly library: Library;
  /** What a computer player would answer on the seat of `look`, from what that seat sees. Absent: there is no advice. */
  readonly advise?: (look: Look, ask: Ask) => Answer;
  /** Whether new tables with a slow clock hide the timing of automatic answers. Absent: they do not. */
  readonly hidesTiming?: boolean;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};
