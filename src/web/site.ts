/** What the pages are made of; built in main and handed to every page. */
import type { Images } from '#discord/core/images';
import type { Library } from '#discord/core/library';
import { type Translate as ScreenTranslate, translatorIn as screensIn } from '#discord/words';
import type { SeasonService } from '#season/types';
import type { TableService } from '#table/types';
import type { Language } from '#words/languages';
import { type Translate, translatorIn } from './words/catalogue.ts';

export type Site = {
  readonly tables: TableService;
  readonly seasons: SeasonService;
  readonly library: Library;
  readonly images: Images;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** The same in a language. `screens`: the words of Discord's screens, which some parts share. */
export type LocalizedSite = Site & { readonly t: Translate; readonly screens: ScreenTranslate };

export const localized = (site: Site, language: Language): LocalizedSite => ({
  ...site,
  tables: site.tables.in(language),
  library: site.library.in(language),
  t: translatorIn(language),
  screens: screensIn(language),
});

/** Where a page is, from the root of the site. */
export const paths = {
  home: '/',
  cards: '/cards',
  card: (key: string): string => `/cards/${key.split('/').map(encodeURIComponent).join('/')}`,
  league: (season: string): string => `/leagues/${encodeURIComponent(season)}`,
  person: (user: string, key: string): string => `/people/${user}-${key}`,
  table: (table: string): string => `/tables/${encodeURIComponent(table)}`,
} as const;
