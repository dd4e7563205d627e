/** Rasterised layers: how they are drawn, packed, cached and composed into one picture. */
import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Layer, Picture } from './picture.ts';
import { layRuns, type Runs, runsOf } from './runs.ts';
import { doc } from './svg.ts';

/** Compressed runs of a sprite: less than a tenth of the size of its pixels, and unpacked in a fraction of the time that drawing takes. */
export type Packed = Pick<Runs, 'width' | 'height'> & { readonly count: number; readonly bytes: Uint8Array };

const deflate = promisify(deflateRaw);

/** Packs a sprite, away from the event loop. */
export async function pack({ width, height, words }: Runs): Promise<Packed> {
  const runs = new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
  // Copied, since zlib returns a slice of a larger buffer, which would be retained as a whole.
  return { width, height, count: words.length, bytes: new Uint8Array(await deflate(runs, { level: 1 })) };
}

/** Unpacks a sprite; a fraction of a millisecond for a card. */
function unpack({ width, height, count, bytes }: Packed): Runs {
  // The size is known, so the output needs a single chunk.
  const runs = inflateRawSync(bytes, { chunkSize: Math.max(64, count * 4) });
  return { width, height, words: new Uint32Array(runs.buffer, runs.byteOffset, count) };
}

/** Creates a cache of at most `bytes` bytes, keys included; larger values are not cached. */
export function createCache<T extends object>(bytes: number, sizeOf: (value: T) => number): LRUCache<string, T> {
  return new LRUCache({
    // Zero would mean no limit.
    maxSize: Math.max(1, Math.floor(bytes)),
    sizeCalculation: (value, key) => sizeOf(value) + key.length * 2,
  });
}

/** Rasterises one layer. */
export async function rasterise(layer: Layer): Promise<Runs> {
  const svg = doc(layer.width, layer.height, layer.body());
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return runsOf({ width: info.width, height: info.height, pixels: data });
}

/**
 * Composes sprites over a plain background of `red, green, blue`, clipped to the picture. Returns the beginning of `canvas`
 * if that is large enough, otherwise a new buffer.
 */
export function compose(
  picture: Picture,
  sprites: readonly (Runs | Packed | undefined)[],
  ground: readonly [number, number, number],
  canvas: Buffer = Buffer.alloc(0),
): Buffer {
  const { width, height } = picture;
  const size = width * height * 4;
  const out = canvas.length < size ? Buffer.allocUnsafe(size) : canvas.subarray(0, size);
  const whole = new Uint32Array(out.buffer, out.byteOffset, width * height);
  whole.fill(((255 << 24) | (ground[2] << 16) | (ground[1] << 8) | ground[0]) >>> 0);
  picture.layers.forEach((layer, index) => {
    const sprite = sprites[index];
    // One at a time: unpacked all at once, the sprites of a board take more memory than the whole cache.
    if (sprite === undefined) return;
    layRuns(whole, [width, height], 'bytes' in sprite ? unpack(sprite) : sprite, [layer.x, layer.y]);
  });
  return out;
}
