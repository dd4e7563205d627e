/** Pixels to PNG files of a size that chats take gladly. */
import sharp from 'sharp';

/** The largest picture we send, in bytes. */
export const MOST_BYTES = 400_000;

/** What a picture may be reduced to where it is too large, the closest to its own colours first. */
const REDUCED = [
  { quality: 90, dither: 0.6 },
  { quality: 80, dither: 0 },
] as const;

/**
 * Encodes RGBA pixels (all opaque) as PNG under `MOST_BYTES`. Full colour is by far the quickest to make, so it comes first;
 * a crowded board that does not fit is reduced to 256 colours of its own, at last without dither, which packs badly.
 */
export async function encode(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  const picture = () => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  let made = await picture().png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer();
  for (const colours of REDUCED) {
    if (made.length < MOST_BYTES) return made;
    made = await picture()
      .png({ palette: true, effort: 1, ...colours })
      .toBuffer();
  }
  return made;
}
