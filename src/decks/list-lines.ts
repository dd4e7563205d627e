/** The lines of a deck list before their meaning is known: their text without decoration, and the count they may contain. */

import { unseen } from './names.ts';

/** The most characters and lines that are read; nothing longer is a deck list. */
export const MAX_TEXT_LENGTH = 20_000;
export const MAX_LINES = 600;
export const MAX_LINE_LENGTH = 200;
/** The most copies in one line, and the most cards in a whole list. */
export const MAX_COPIES = 99;
export const maxCards = 500;

export type Line = {
  /** From 1. */
  readonly at: number;
  /** Without bullets, bold and comments; never empty. */
  readonly text: string;
  /** Marked as a heading or title: after `#`, or between rules or brackets. */
  readonly marked: boolean;
};

export const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
const UNSEEN = new RegExp(unseen, 'gu');

/** The lines with content; comments (`//`, `;`), rules and blank lines are left out. */
export function linesOf(text: string): readonly Line[] {
  return text.split(LINE_BREAK).flatMap((raw, i) => {
    const plain = withPlainDigits(raw.normalize('NFC').replace(/\s/g, ' ').replace(UNSEEN, '').trim());
    const line = withoutOrnaments(plain);
    return line === undefined ? [] : [{ at: i + 1, ...line }];
  });
}

/** Full-width digits and times signs as those of a keyboard. */
const withPlainDigits = (text: string): string =>
  text.replace(/[\uff10-\uff19\uff38\uff58]/g, (one) => one.normalize('NFKC'));

function withoutOrnaments(fenced: string): Omit<Line, 'at'> | undefined {
  const plain = withoutFence(fenced);
  if (plain === '' || /^(\/\/|;)/.test(plain)) return undefined;
  if (plain.startsWith('#')) {
    const heading = plain.replace(/^#+/, '').trimStart();
    return heading === '' ? undefined : { text: heading.slice(0, MAX_LINE_LENGTH), marked: true };
  }
  if (plain.length > MAX_LINE_LENGTH) return { text: plain, marked: false };
  const bare = plain
    .replace(/ (\/\/|;).*$/s, '')
    .replace(/^([-*•·–—▪‣>] +)+/, '')
    .replace(/^\[[ xX]?\] +/, '')
    .replace(/^(\*\*|__)(.+)\1$/, '$2')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(bare)) return undefined;
  if (isStruckOut(bare)) return { text: bare, marked: false };
  const framed = betweenRules(bare) ?? /^\[([^\]]+)\]$/.exec(bare)?.[1];
  return framed === undefined ? { text: withoutNumbering(bare), marked: false } : { text: framed.trim(), marked: true };
}

/** A line without the fence of a code block, and without the language that a fence may name. */
function withoutFence(text: string): string {
  const opened = text.startsWith('```') ? text.slice(3).trimStart() : undefined;
  const rest = opened === undefined || /^[a-z]{1,10}$/.test(opened) ? (opened === undefined ? text : '') : opened;
  return rest.endsWith('```') ? rest.slice(0, -3).trimEnd() : rest;
}

/** Whether somebody has struck a line out: `~~4 Kestrel~~`. */
export const isStruckOut = (text: string): boolean => text.length > 4 && text.startsWith('~~') && text.endsWith('~~');

/** A line without its number in a list, if a count of cards follows: `1. 4x Kestrel`. */
function withoutNumbering(text: string): string {
  const numbering = /^\d{1,3}[.)] +/.exec(text)?.[0];
  if (numbering === undefined) return text;
  const rest = text.slice(numbering.length);
  return countedReadings(rest).length > 0 ? rest : text;
}

/** What stands behind a rule, or between two: `--- Ships ---`. */
function betweenRules(text: string): string | undefined {
  return /^[-=~]{2}/.test(text)
    ? text
        .replace(/^[-=~]+/, '')
        .replace(/(?<![-=~])[-=~]+$/, '')
        .trim()
    : undefined;
}

/** A line as `Key: value`; undefined if it is not of that shape. */
export function fieldOf(text: string): { readonly key: string; readonly value: string } | undefined {
  const colon = text.indexOf(':');
  const key = text.slice(0, Math.max(0, colon)).trimEnd();
  return /^\p{L}[\p{L} ]{0,40}$/u.test(key) ? { key, value: text.slice(colon + 1).trimStart() } : undefined;
}

/** What may follow a heading, from its end: `Market (52):`, `Market - 52 cards`. */
const afterHeading = [/:$/, /[)\]]$/, /cards?$/i, /\d{1,4}$/, /[([]$/, /[-–:]$/, /:$/];

/** A heading without the number of its cards. */
export function headingOf(text: string): string {
  const bare = afterHeading.reduce((rest, mark) => rest.replace(mark, '').trimEnd(), text.trimEnd());
  return bare.trimStart() || text;
}

/** A possible reading of a line as a name and a count; `count` undefined: a number that no deck can have. */
export type Amount = { readonly count: number | undefined; readonly written: string; readonly name: string };

const NUMBER = /^[-+−]?\d[\d.,_]*(?:e[-+]?\d+)?/i;
const TIMES = /^[x×*]/i;

/** The number at the beginning of a text, and the rest. */
function numberFirst(text: string): { readonly number: string; readonly rest: string } | undefined {
  const number = NUMBER.exec(text)?.[0];
  return number === undefined ? undefined : { number, rest: text.slice(number.length) };
}

type Reading = { readonly number: string; readonly name: string };

/** `4 Kestrel`, `4x Kestrel`, `4 x Kestrel` */
function numberBefore(text: string): Reading | undefined {
  const found = numberFirst(text);
  if (found === undefined) return undefined;
  const { number, rest } = found;
  const name = rest.trimStart();
  // An "x" apart from the number begins a name unless a space follows it.
  const times = TIMES.test(name) && (name === rest || name.startsWith(' ', 1)) ? name.slice(1).trimStart() : '';
  return { number, name: times === '' ? name : times };
}

/** `x4 Kestrel` */
function timesBefore(text: string): Reading | undefined {
  const found = TIMES.test(text) ? numberFirst(text.slice(1).trimStart()) : undefined;
  return found?.rest.startsWith(' ') === true ? { number: found.number, name: found.rest.trimStart() } : undefined;
}

/** `Kestrel 4`, `Kestrel x4`, `Kestrel x 4`, `Kestrel (4)` */
function numberBehind(text: string): Reading | undefined {
  const [before, last] = lastWord(text);
  const [name, times] = lastWord(before);
  const apart = numberAlone(last);
  if (apart !== undefined)
    return times.length === 1 && TIMES.test(times) && name !== ''
      ? { number: apart, name }
      : { number: apart, name: before };
  const inside = last.startsWith('(') && last.endsWith(')') ? last.slice(1, -1) : undefined;
  const joined = TIMES.test(last) ? last.slice(1) : undefined;
  const number = numberAlone(inside ?? joined ?? '');
  return number === undefined ? undefined : { number, name: before };
}

function numberAlone(word: string): string | undefined {
  return numberFirst(word)?.rest === '' ? word : undefined;
}

/** What stands before the last word, and that word. */
function lastWord(text: string): readonly [before: string, word: string] {
  const blank = text.lastIndexOf(' ');
  return blank < 0 ? ['', text] : [text.slice(0, blank).trimEnd(), text.slice(blank + 1)];
}

/** The ways in which a line can be read as a name with a number before or behind it. */
const countedReadings = (text: string): readonly Reading[] =>
  [numberBefore(text), timesBefore(text), numberBehind(text)].flatMap((one) =>
    one === undefined || one.name === '' ? [] : [one],
  );

/** The ways in which a line can be read as a number and a name, the likeliest first. */
export function amountsOf(text: string): readonly Amount[] {
  const readings = countedReadings(text).map(({ number, name }): Amount => {
    return { count: countOf(number), written: number, name };
  });
  const whole: Amount = { count: 1, written: '1', name: text };
  // A name may begin or end with a number. With an id the card is certain, so the number is taken as the count.
  return idOf(text) === undefined ? [whole, ...readings] : [...readings, whole];
}

function countOf(number: string): number | undefined {
  const count = /^\+?\d{1,4}$/.test(number) ? Number(number) : 0;
  return count >= 1 && count <= MAX_COPIES ? count : undefined;
}

/** A name with the id of the card behind it, as printed where a name alone says too little: `Kestrel [kestrel-2]`. */
export function idOf(name: string): { readonly id: string; readonly rest: string } | undefined {
  const match = /\[([a-z0-9-]{1,80})\]$/.exec(name);
  return match === null ? undefined : { id: match[1] ?? '', rest: name.slice(0, match.index).trimEnd() };
}

const SET_CODE = /^[([<][\p{L}\p{N}]{2,8}[)\]>]$/u;
const COLLECTOR_NUMBER = /^#?\p{L}{0,4}-?\d{1,4}\p{L}?$/u;
const FINISH = /^\*\p{L}{1,3}\*$/u;

/** A line without the set code and collector number that other programs write behind a name: `Kestrel (CORE) 12 *F*`. */
export function withoutPrinting(text: string): string | undefined {
  let [rest, last] = lastWord(text);
  if (FINISH.test(last)) [rest, last] = lastWord(rest);
  if (COLLECTOR_NUMBER.test(last)) [rest, last] = lastWord(rest);
  return SET_CODE.test(last) && rest !== '' ? rest : undefined;
}
