/**
 * Messages that are said later, each time in the language of whoever reads them. Until then a text holds them between two
 * characters that stand in no other text: what is stored stays free of a language, and of people's names.
 */
import type { Messages, Places, Translate } from './catalogue.ts';

const OPEN = '\uE000';
const CLOSE = '\uE001';

const later = (what: unknown): string => `${OPEN}${JSON.stringify(what)}${CLOSE}`;

/** What to say with, so that it is said later. */
export function translateLater<All extends Messages>(): Translate<All> {
  const t = (key: string, places: Places = {}): string => later([key, places]);
  return Object.assign(t as unknown as Translate<All>, { plain: t, any: t, language: 'en' as const }) as Translate<All>;
}

/** The name of the player on a seat, to be said later. */
export const nameLater = (seat: number): string => later(seat);

/** The names of all players, to be said later. */
export const namesLater = ({ seats }: { readonly seats: number }): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => nameLater(seat));

/** What says such texts now: `message` is undefined for a key that there is no longer. */
export type TranslateNow = {
  readonly message: (key: string, places: Places) => string | undefined;
  readonly name: (seat: number) => string;
};

/** A text with what it holds said now; what cannot be read is left out. Never throws for any text. */
export function translateNow(text: string, how: TranslateNow): string {
  let said = '';
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === OPEN && depth++ === 0) {
      said += text.slice(from, at);
      from = at + 1;
    } else if (sign === CLOSE && depth > 0 && --depth === 0) {
      said += oneOf(text.slice(from, at), how);
      from = at + 1;
    }
  }
  return depth === 0 ? said + text.slice(from) : said;
}

function oneOf(json: string, how: TranslateNow): string {
  const what = parsed(json);
  if (typeof what === 'number') return how.name(what);
  if (!Array.isArray(what) || typeof what[0] !== 'string') return '';
  const places = Object.entries((what[1] ?? {}) as Places).map(
    ([name, value]) => [name, typeof value === 'string' ? translateNow(value, how) : value] as const,
  );
  return how.message(what[0], Object.fromEntries(places)) ?? '';
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
