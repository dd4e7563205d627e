/** Encodes pixels as PNG files that are small enough for a chat. */
import sharp, { type PngOptions } from 'sharp';

/** The largest picture we send, in bytes. */
export const MOST_BYTES = 400_000;

/**
 * How a picture is encoded until it is small enough. Full colour is by far the fastest; a board is compressed at level 4 in
 * three quarters of the processor time of zlib's usual level, 6, to 3 to 4 % more bytes. A crowded one that does not fit is
 * reduced to a palette of 256 colours, finally without dither, which compresses badly.
 */
const WAYS: readonly PngOptions[] = [
  { compressionLevel: 4, adaptiveFiltering: false },
  { compressionLevel: 6, adaptiveFiltering: false },
  { palette: true, effort: 1, quality: 90, dither: 0.6 },
  { palette: true, effort: 1, quality: 80, dither: 0 },
];

/** Encodes RGBA pixels (all opaque) as PNG, if possible under `MOST_BYTES`. */
export async function encode(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  let made: Buffer = Buffer.alloc(0);
  for (const way of WAYS) {
    made = await sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png(way)
      .toBuffer();
    if (made.length < MOST_BYTES) break;
  }
  return made;
}
