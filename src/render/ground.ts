/** What pictures lie on; and an empty picture, which keeps the room of one that is still being drawn. */

/** The colour behind everything, as red, green and blue. */
export const GROUND = [10, 15, 26] as const;

/** A PNG file of the ground alone. Sizes in pixels. */
export async function blank(width: number, height: number): Promise<Buffer> {
  // The program draws in a thread of its own; here sharp is loaded only once a picture is late.
  const { default: sharp } = await import('sharp');
  const [r, g, b] = GROUND;
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
