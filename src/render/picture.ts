/**
 * A picture as layers: small SVG drawings with a position. Each layer is rasterised separately and cached as a sprite, so
 * that after a move only what has changed is drawn.
 */

/** One drawing; layers with equal keys and sizes are equal. */
export type Layer = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly key: string;
  /** The body of an SVG document of that size; only called if the sprite is not cached. */
  readonly body: () => string;
};

/** Layers on a plain background, later ones on top. */
export type Picture = { readonly width: number; readonly height: number; readonly layers: readonly Layer[] };

/** A layer keyed by the plain data it is drawn from. */
export function layer(
  kind: string,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  data: unknown,
  body: () => string,
): Layer {
  return {
    x: Math.round(place.x),
    y: Math.round(place.y),
    width: Math.round(place.width),
    height: Math.round(place.height),
    key: `${kind} ${Math.round(place.width)}x${Math.round(place.height)} ${JSON.stringify(data)}`,
    body,
  };
}

/** A picture with another of the same width below it. */
export const below = (upper: Picture, lower: Picture): Picture => ({
  width: upper.width,
  height: upper.height + lower.height,
  layers: [...upper.layers, ...lower.layers.map((one) => ({ ...one, y: one.y + upper.height }))],
});
