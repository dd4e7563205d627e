/** Puts drawn pictures into one WebP file, smaller than they were drawn; several become an animation. */
import sharp from 'sharp';
import type { Image } from './renderer.ts';

/** `width` in pixels; `delay`: how long each picture of an animation stays, in ms. */
export type WebpStyle = { readonly width: number; readonly delay: number };

const QUALITY = 72;

/** One WebP file of pictures, all on a canvas of one size with `ground` behind them. At least one picture. */
export async function toWebp(
  images: readonly Image[],
  { width, delay }: WebpStyle,
  [r, g, b]: readonly [number, number, number],
): Promise<Buffer> {
  const height = Math.max(...images.map((image) => Math.round((image.height * width) / image.width)));
  const background = { r, g, b };
  const frames: Buffer[] = [];
  for (const { data } of images) {
    const frame = sharp(data).resize({ width, height, fit: 'contain', position: 'top', background });
    frames.push(await frame.png({ compressionLevel: 1 }).toBuffer());
  }
  const [only, ...more] = frames;
  const joined = more.length === 0 ? sharp(only) : sharp(frames, { join: { animated: true } });
  return joined.webp({ quality: QUALITY, effort: 3, loop: 0, delay: frames.map(() => delay) }).toBuffer();
}
