/** Rasterised layers: how they are drawn, packed, cached and composed into one picture. */
import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Layer, Picture } from './picture.ts';
import { doc } from './svg.ts';

/** Pixels as sharp gives them: RGBA, not premultiplied. */
export type Sprite = { readonly width: number; readonly height: number; readonly pixels: Buffer };

/** A compressed sprite: about a tenth of the size, and unpacked in a fraction of the time that drawing takes. */
export type Packed = { readonly width: number; readonly height: number; readonly bytes: Uint8Array };

const deflate = promisify(deflateRaw);

/** Packs a sprite, away from the event loop. */
export async function pack({ width, height, pixels }: Sprite): Promise<Packed> {
  // Copied, since zlib returns a slice of a larger buffer, which would be retained as a whole.
  return { width, height, bytes: new Uint8Array(await deflate(pixels, { level: 1 })) };
}

/** Unpacks a sprite; under a millisecond for a card. */
function unpack({ width, height, bytes }: Packed): Sprite {
  // The size is known, so the output needs a single chunk.
  return { width, height, pixels: inflateRawSync(bytes, { chunkSize: Math.max(64, width * height * 4) }) };
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
export async function rasterise(layer: Layer): Promise<Sprite> {
  const svg = doc(layer.width, layer.height, layer.body());
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/**
 * Composes sprites over a plain background of `red, green, blue`, clipped to the picture. Returns the beginning of `canvas`
 * if that is large enough, otherwise a new buffer.
 */
export function compose(
  picture: Picture,
  sprites: readonly (Sprite | Packed | undefined)[],
  ground: readonly [number, number, number],
  canvas: Buffer = Buffer.alloc(0),
): Buffer {
  const { width, height } = picture;
  const size = width * height * 4;
  const out = canvas.length < size ? Buffer.allocUnsafe(size) : canvas.subarray(0, size);
  const whole = new Int32Array(out.buffer, out.byteOffset, width * height);
  whole.fill((255 << 24) | (ground[2] << 16) | (ground[1] << 8) | ground[0]);
  picture.layers.forEach((layer, index) => {
    const sprite = sprites[index];
    // One at a time: unpacked all at once, the sprites of a board take more memory than the whole cache.
    if (sprite !== undefined) blit(whole, width, height, 'bytes' in sprite ? unpack(sprite) : sprite, layer.x, layer.y);
  });
  return out;
}

/** The same bytes as whole pixels. Copied if they do not begin where a pixel may. */
function pixelsOf(bytes: Buffer): Int32Array {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  return new Int32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}

/** Lays a sprite over opaque pixels. Most of its own are opaque or empty, so that only its edges have to be mixed. */
function blit(out: Int32Array, width: number, height: number, sprite: Sprite, x: number, y: number): void {
  const from = pixelsOf(sprite.pixels);
  const left = Math.max(0, -x);
  const right = Math.min(sprite.width, width - x);
  const bottom = Math.min(sprite.height, height - y);
  for (let row = Math.max(0, -y); row < bottom; row++) {
    let target = (y + row) * width + x + left;
    const end = row * sprite.width + right;
    for (let source = row * sprite.width + left; source < end; source++, target++) {
      const over = from[source] ?? 0;
      const alpha = over >>> 24;
      if (alpha === 255) out[target] = over;
      else if (alpha > 0) out[target] = mixed(over, out[target] ?? 0, alpha);
    }
  }
}

/** A pixel laid over an opaque one. */
const mixed = (over: number, under: number, alpha: number): number =>
  0xff000000 | partOf(over, under, alpha, 16) | partOf(over, under, alpha, 8) | partOf(over, under, alpha, 0);

/** One of its colours: the eight bits from `shift` on. */
const partOf = (over: number, under: number, alpha: number, shift: number): number =>
  ((((over >>> shift) & 255) * alpha + ((under >>> shift) & 255) * (255 - alpha) + 127) / 255) << shift;
