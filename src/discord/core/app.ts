/** What the Discord layer is made of; built in main and handed to every handler. */
import type { Logger } from 'pino';
import type { Answer, Ask } from '#kernel/ask';
import type { SeasonService } from '#season/types';
import { isRefusal, type TableInfo, type TableService, type TableView } from '#table/types';
import type { Language } from '#words/languages';
import type { Images } from './images.ts';
import type { Library } from './library.ts';

/** Where the pages of a season, a table, a card and a person are. */
export type Pages = {
  readonly league: (season: string) => string;
  readonly table: (table: string) => string;
  readonly card: (key: string) => string;
  readonly person: (user: string, key: string) => string;
};

export type App = {
  readonly tables: TableService;
  readonly seasons: SeasonService;
  readonly images: Images;
  readonly library: Library;
  /** What a computer player would answer on the seat of `tableView`, from what that seat sees. Absent: there is no advice. */
  readonly advise?: (tableView: TableView, ask: Ask) => Answer;
  /** Whether new tables with a slow clock hide the timing of automatic answers. Absent: they do not. */
  readonly hidesTiming?: boolean;
  /** Addresses of pages to share; absent: there are none. */
  readonly pages?: Pages;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** The same in another language: games, cards, rules, refusals. */
export function appIn(app: App, language: Language): App {
  if (app.tables.language === language) return app;
  return { ...app, tables: app.tables.in(language), library: app.library.in(language) };
}

/** The same in the language of a table, for messages that everybody there reads. */
export const appAt = (app: App, { options }: TableInfo): App => appIn(app, options.language ?? 'en');

/** A table's public facts in the table's own language. */
export async function publicInfo(app: App, table: TableInfo): Promise<TableInfo> {
  const everybody = appAt(app, table);
  if (everybody === app) return table;
  const info = await everybody.tables.info(table.id);
  return isRefusal(info) ? table : info;
}
