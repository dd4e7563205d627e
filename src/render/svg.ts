/** Small pieces of SVG text. Everything that reaches a picture is numbers, colours and paths made here or in our own files. */

/** A number for SVG: at most two decimals, never in exponent form, 0 for NaN and infinities. */
export function num(value: number): string {
  if (!Number.isFinite(value)) return '0';
  const rounded = Math.round(value * 100) / 100;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** Attributes in order, without undefined ones. Values must be constants and numbers of the program, never somebody's text. */
function attrs(values: Readonly<Record<string, string | number | undefined>>): string {
  let out = '';
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined) out += ` ${key}="${typeof value === 'number' ? num(value) : value}"`;
  }
  return out;
}

/** One element with attributes and, if any, children. */
export function el(name: string, values: Readonly<Record<string, string | number | undefined>>, children = ''): string {
  return children === '' ? `<${name}${attrs(values)}/>` : `<${name}${attrs(values)}>${children}</${name}>`;
}

/** A rounded rectangle. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  style: Readonly<Record<string, string | number | undefined>>,
): string {
  return el('rect', { x, y, width, height, rx: radius, ...style });
}

/** A closed path through points. */
export function polygon(
  points: readonly (readonly [number, number])[],
  style: Readonly<Record<string, string | number | undefined>>,
): string {
  return el('polygon', { points: points.map(([x, y]) => `${num(x)},${num(y)}`).join(' '), ...style });
}

/** A whole SVG document of the given size in pixels. */
export function doc(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(height)}" viewBox="0 0 ${num(width)} ${num(height)}">${body}</svg>`;
}
