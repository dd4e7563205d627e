/** Pixels to PNG files of a size that chats take gladly. */
import sharp from 'sharp';

/** The largest picture we send, in bytes. */
export const MOST_BYTES = 400_000;

/**
 * Encodes RGBA pixels (all opaque) as PNG under `MOST_BYTES`. Full colour is by far the quickest to make, so it comes first;
 * a crowded board that does not fit is reduced to 256 colours of its own.
 */
export async function encode(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  const picture = () => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const full = await picture().png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer();
  if (full.length < MOST_BYTES) return full;
  return picture().png({ palette: true, effort: 1, dither: 0.6, quality: 90 }).toBuffer();
}
