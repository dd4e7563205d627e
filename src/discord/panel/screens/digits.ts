/** Numbers and lists of numbers as short text, in base 64 with digits that are safe in a custom id. */

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-';
const VALUE = new Map([...DIGITS].map((digit, value) => [digit, BigInt(value)]));

/** A number of 0 or more in base 64. */
export function toDigits(number: bigint): string {
  if (number <= 0n) return '0';
  let rest = number;
  let text = '';
  while (rest > 0n) {
    text = DIGITS.charAt(Number(rest % 64n)) + text;
    rest /= 64n;
  }
  return text;
}

/** Reads `toDigits`; undefined for anything else. */
export function fromDigits(text: string): bigint | undefined {
  if (text === '' || text.length > 100) return undefined;
  let number = 0n;
  for (const digit of text) {
    const value = VALUE.get(digit);
    if (value === undefined) return undefined;
    number = number * 64n + value;
  }
  return number;
}

/** A set of indices as a bit mask. */
export function setToDigits(indices: Iterable<number>): string {
  let mask = 0n;
  for (const index of indices) mask |= 1n << BigInt(index);
  return toDigits(mask);
}

/** Reads `setToDigits`: ascending indices below `size`; undefined if garbled. */
export function setFromDigits(text: string, size: number): readonly number[] | undefined {
  const mask = fromDigits(text);
  if (mask === undefined || mask >= 1n << BigInt(size)) return undefined;
  const indices: number[] = [];
  for (let i = 0; i < size; i += 1) if ((mask >> BigInt(i)) & 1n) indices.push(i);
  return indices;
}

/** An order of some of `size` things, each at most once; about half as long as a list of the indices. */
export function orderToDigits(indices: readonly number[], size: number): string {
  const left = Array.from({ length: size }, (_, i) => i);
  let number = 0n;
  let base = 1n;
  for (const index of indices) {
    const at = left.indexOf(index);
    number += BigInt(Math.max(0, at)) * base;
    base *= BigInt(left.length);
    left.splice(at, 1);
  }
  return `${toDigits(BigInt(indices.length))}~${toDigits(number)}`;
}

/** Reads `orderToDigits`; undefined if garbled. */
export function orderFromDigits(text: string, size: number): readonly number[] | undefined {
  const [head = '', tail = '', more] = text.split('~');
  const length = fromDigits(head);
  let number = fromDigits(tail);
  if (length === undefined || number === undefined || more !== undefined || length > BigInt(size)) return undefined;
  const left = Array.from({ length: size }, (_, i) => i);
  const indices: number[] = [];
  for (let i = 0n; i < length; i += 1n) {
    const base = BigInt(left.length);
    const [index] = left.splice(Number(number % base), 1);
    if (index === undefined) return undefined;
    indices.push(index);
    number /= base;
  }
  return number === 0n ? indices : undefined;
}

/** A list of amounts, each from 0 to `most`. */
export function amountsToDigits(amounts: readonly number[], max: number): string {
  const base = BigInt(max + 1);
  let number = 0n;
  for (let i = amounts.length - 1; i >= 0; i -= 1) number = number * base + BigInt(amounts[i] ?? 0);
  return toDigits(number);
}

/** Reads `amountsToDigits`; undefined if garbled. */
export function amountsFromDigits(text: string, size: number, max: number): readonly number[] | undefined {
  let number = fromDigits(text);
  if (number === undefined) return undefined;
  const base = BigInt(max + 1);
  const amounts: number[] = [];
  for (let i = 0; i < size; i += 1) {
    amounts.push(Number(number % base));
    number /= base;
  }
  return number === 0n ? amounts : undefined;
}
