/**
 * A picture as layers: small SVG drawings with a place. Each layer is rasterised on its own and kept as a sprite, so that a
 * board after a move draws only what the move has changed.
 */

/** One drawing; layers with equal keys and sizes are equal. */
export type Layer = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly key: string;
  /** The body of an SVG document of that size; asked for only when the sprite is not at hand. */
  readonly body: () => string;
};

/** Layers on a plain ground, later ones over earlier ones. */
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
