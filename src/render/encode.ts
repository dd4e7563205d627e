/** Encodes pixels as PNG files that are small enough for a chat. */
import sharp from 'sharp';

/** Three quarters of the processor time of zlib's usual level, 6, for 3 to 4 % more bytes of a board; level 3 gains little more. */
const PNG = { compressionLevel: 4, adaptiveFiltering: false } as const;

/** The largest picture we send, in bytes. */
export const MOST_BYTES = 400_000;

/** How a picture that is too large may be reduced, the most faithful first. */
const REDUCED = [
  { quality: 90, dither: 0.6 },
  { quality: 80, dither: 0 },
] as const;

/**
 * Encodes RGBA pixels (all opaque) as PNG under `MOST_BYTES`. Full colour is by far the fastest, so it is tried first;
 * a crowded board that does not fit is reduced to a palette of 256 colours, finally without dither, which compresses badly.
 */
export async function encode(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  const picture = () => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  let made = await picture().png(PNG).toBuffer();
  for (const colours of REDUCED) {
    if (made.length < MOST_BYTES) return made;
    made = await picture()
      .png({ palette: true, effort: 1, ...colours })
      .toBuffer();
  }
  return made;
}
