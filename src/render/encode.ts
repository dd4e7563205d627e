/** Encodes pixels as PNG files that are small enough for a chat. */
import sharp from 'sharp';

/** The largest picture we send, in bytes. */
export const MOST_BYTES = 400_000;

/**
 * The ways to encode a picture, the next one if it comes out too large. Full colour, hardly compressed, takes by far the least
 * time, and a tenth more bytes; a palette takes six times as long.
 */
const WAYS = [
  { compressionLevel: 3, adaptiveFiltering: false },
  { compressionLevel: 6, adaptiveFiltering: false },
  { palette: true, effort: 1, quality: 90, dither: 0.6 },
  { palette: true, effort: 1, quality: 80, dither: 0 },
] as const;

/**
 * Encodes RGBA pixels (all opaque) as PNG under `MOST_BYTES`. A crowded board that does not fit in full colour is reduced to a
 * palette of 256 colours, finally without dither, which compresses badly.
 */
export async function encode(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  const picture = () => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  let made = Buffer.alloc(0);
  for (const way of WAYS) {
    made = await picture().png(way).toBuffer();
    if (made.length < MOST_BYTES) break;
  }
  return made;
}
