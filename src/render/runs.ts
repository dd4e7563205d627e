/**
 * Pixels as runs of equal ones. Our drawings are plain areas for the most part: a fifth of the words stands for all pixels, and
 * a run is laid on a picture at once.
 */

/** Pixels as sharp gives them: RGBA, not premultiplied. */
type Pixels = { readonly width: number; readonly height: number; readonly pixels: Buffer };

/**
 * Rows one after the other, each of stretches: a word with twice their length and one pixel, or a word with twice their length
 * plus one and all their pixels.
 */
export type Runs = { readonly width: number; readonly height: number; readonly words: Uint32Array };

/** Shorter runs are written pixel by pixel, so that a row never takes more words than its pixels and one more. */
const SHORTEST = 3;

export function runsOf({ width, height, pixels }: Pixels): Runs {
  // Words begin at multiples of four bytes.
  const bytes = pixels.byteOffset % 4 === 0 ? pixels : new Uint8Array(pixels);
  const from = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height);
  const words = new Uint32Array((width + 2) * height);
  let at = 0;
  for (let row = 0; row < height; row++) {
    const end = (row + 1) * width;
    /** Where the pixels begin that are in no run. */
    let single = row * width;
    for (let start = single; start <= end; ) {
      let next = start + 1;
      while (next < end && from[next] === from[start]) next++;
      const isRun = start < end && next - start >= SHORTEST;
      if (isRun || start === end) {
        if (start > single) {
          words[at++] = (start - single) * 2 + 1;
          words.set(from.subarray(single, start), at);
          at += start - single;
        }
        single = next;
      }
      if (isRun) {
        words[at++] = (next - start) * 2;
        words[at++] = from[start] ?? 0;
      }
      start = start === end ? end + 1 : next;
    }
  }
  return { width, height, words: words.slice(0, at) };
}

/** Lays a drawing on a picture of that width and height, at `x` and `y`; what reaches over its edges is left out. */
export function layRuns(
  out: Uint32Array,
  [width, height]: readonly [number, number],
  drawing: Runs,
  [x, y]: readonly [number, number],
): void {
  const { words } = drawing;
  let at = 0;
  for (let row = y; row < y + drawing.height; row++) {
    const isSeen = row >= 0 && row < height;
    for (let column = x; column < x + drawing.width; ) {
      const head = words[at++] ?? 0;
      const length = head >>> 1;
      const isRun = (head & 1) === 0;
      if (isSeen) {
        const begin = Math.max(0, column);
        const end = Math.min(width, column + length);
        if (isRun) layRun(out, row * width + begin, row * width + end, words[at] ?? 0);
        else for (let to = begin; to < end; to++) layPixel(out, row * width + to, words[at + to - column] ?? 0);
      }
      at += isRun ? 1 : length;
      column += length;
    }
  }
}

function layRun(out: Uint32Array, begin: number, end: number, pixel: number): void {
  const alpha = pixel >>> 24;
  if (begin >= end || alpha === 0) return;
  if (alpha === 255) out.fill(pixel, begin, end);
  else for (let to = begin; to < end; to++) layPixel(out, to, pixel);
}

function layPixel(out: Uint32Array, to: number, pixel: number): void {
  const alpha = pixel >>> 24;
  if (alpha === 255) out[to] = pixel;
  else if (alpha > 0) out[to] = mixed(pixel, out[to] ?? 0, alpha);
}

/** A pixel through which the opaque ground is seen. */
function mixed(pixel: number, ground: number, alpha: number): number {
  const rest = 255 - alpha;
  const channel = (shift: number): number =>
    ((((pixel >>> shift) & 255) * alpha + ((ground >>> shift) & 255) * rest + 127) / 255) | 0;
  return ((255 << 24) | (channel(16) << 16) | (channel(8) << 8) | channel(0)) >>> 0;
}
