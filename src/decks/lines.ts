/** The lines of a deck list, whatever they may mean: their text without ornaments, and how many of what they speak of. */

import { unseen } from './names.ts';

/** What is read at most; a list beyond it is no deck list. Characters and lines. */
export const longestText = 20_000;
export const mostLines = 600;
export const longestLine = 200;
/** Copies that one line may name, and cards that a whole list may. */
export const mostOfLine = 99;
export const mostCards = 500;

export type Line = {
  /** From 1. */
  readonly at: number;
  /** Without bullets, bold and comments; never empty. */
  readonly text: string;
  /** Behind `#` signs, or between rules or brackets: surely a heading or a title. */
  readonly marked: boolean;
};

export const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
const UNSEEN = new RegExp(unseen, 'gu');

/** The lines that say something; comments (`//`, `;`), rules and blank ones are left out. */
export function linesOf(text: string): readonly Line[] {
  return text.split(LINE_BREAK).flatMap((raw, i) => {
    const plain = raw.normalize('NFC').replace(/\s/g, ' ').replace(UNSEEN, '').trim();
    const line = withoutOrnaments(plain);
    return line === undefined ? [] : [{ at: i + 1, ...line }];
  });
}

function withoutOrnaments(plain: string): Omit<Line, 'at'> | undefined {
  if (/^(\/\/|;|```)/.test(plain)) return undefined;
  const heading = /^#+ *(.*)$/.exec(plain)?.[1];
  if (heading !== undefined) return heading === '' ? undefined : { text: heading.slice(0, longestLine), marked: true };
  if (plain.length > longestLine) return { text: plain, marked: false };
  const bare = plain
    .replace(/ (\/\/|;).*$/, '')
    .replace(/^([-*•·–—▪‣>] +)+/, '')
    .replace(/^(\*\*|__)(.+)\1$/, '$2')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(bare)) return undefined;
  const framed = /^([-=~]{2,}) *([^-=~].*?) *[-=~]*$/.exec(bare)?.[2] ?? /^\[([^\]]+)\]$/.exec(bare)?.[1];
  return framed === undefined ? { text: bare, marked: false } : { text: framed.trim(), marked: true };
}

/** A line as `Key: value`; undefined if it is not of that shape. */
export function fieldOf(text: string): { readonly key: string; readonly value: string } | undefined {
  const match = /^([\p{L}][\p{L} ]{0,40}?) *: *(.*)$/u.exec(text);
  return match === null ? undefined : { key: match[1] ?? '', value: match[2] ?? '' };
}

/** A heading without the number of its cards: `Market (52)`, `Market - 52 cards`. */
export function headingOf(text: string): string {
  return text.replace(/:? *[-–:]? *[([]? *\d{0,4} *(cards?)? *[)\]]? *:?$/i, '').trim() || text;
}

/** How many of a name a line may mean; `count` undefined: the number is none that a deck can have. */
export type Amount = { readonly count: number | undefined; readonly written: string; readonly name: string };

const NUMBER = String.raw`[-+−]?\d[\d.,_]*(?:e[-+]?\d+)?`;
const BEFORE = new RegExp(`^(${NUMBER})(?:[x×*] *| +[x×*] +| *)(.+)$`, 'i');
const TIMES = new RegExp(`^[x×*] *(${NUMBER}) +(.+)$`, 'i');
const BEHIND = new RegExp(`^(.+?) +(?:[x×*] *(${NUMBER})|\\((${NUMBER})\\)|(${NUMBER}))$`, 'i');

/** The ways in which a line can be read as a number and a name, the likeliest first. */
export function amountsOf(text: string): readonly Amount[] {
  const readings: Amount[] = [];
  const add = (number: string | undefined, name: string | undefined) => {
    if (number !== undefined && name !== undefined)
      readings.push({ count: countOf(number), written: number, name: name.trim() });
  };
  const before = BEFORE.exec(text);
  add(before?.[1], before?.[2]);
  const times = TIMES.exec(text);
  add(times?.[1], times?.[2]);
  const behind = BEHIND.exec(text);
  add(behind?.[2] ?? behind?.[3] ?? behind?.[4], behind?.[1]);
  const whole: Amount = { count: 1, written: '1', name: text };
  // A name may begin or end with a number; an id settles whose line it is, so there the number comes first.
  return idOf(text) === undefined ? [whole, ...readings] : [...readings, whole];
}

function countOf(number: string): number | undefined {
  const count = /^\+?\d{1,4}$/.test(number) ? Number(number) : 0;
  return count >= 1 && count <= mostOfLine ? count : undefined;
}

/** A name with the id of the card behind it, as printed where a name alone says too little: `Kestrel [kestrel-2]`. */
export function idOf(name: string): { readonly id: string; readonly rest: string } | undefined {
  const match = /^(.*?) *\[([a-z0-9-]{1,80})\]$/.exec(name);
  return match === null ? undefined : { id: match[2] ?? '', rest: match[1] ?? '' };
}
