/** The procedural picture of a card, from its kind and seed. */
import type { SceneArt } from '#face/scene';
import { el, num, polygon } from '../svg.ts';
import { dice } from './dice.ts';
import { drawChart, drawFormation, drawGuard, drawStrike, drawVolley } from './fights.ts';
import { hsl, type Palette, palette } from './palette.ts';
import { drawPortrait } from './portraits.ts';
import { drawAgent, drawArchive, drawBroadcast, drawDecree, drawLedger } from './reports.ts';
import { drawShip } from './ships.ts';
import { drawStarbase, drawStation, drawStructure } from './works.ts';
import { drawAsteroids, drawMoon, drawPlanet } from './worlds.ts';

/** Draws a picture of `w` by `h` pixels with its corner at the origin, the background filled. One per SVG document. */
export function drawArt(art: SceneArt, w: number, h: number): string {
  const colours = palette(art.palette, art.seed);
  // A nested svg element cuts off what reaches past the frame.
  return el('svg', { width: w, height: h }, backdrop(art, colours, w, h) + framed(art, colours, w, h));
}

/** Built things are drawn for a wide field; in a tall one they keep their size and stand in its middle. */
function framed(art: SceneArt, colours: Palette, w: number, h: number): string {
  const built = /^(structure|starbase|location\/station|news|fight|chart|people)/.test(art.kind);
  const tall = Math.min(h, w * 0.68);
  if (!built || tall === h) return subject(art, colours, w, h);
  return el('g', { transform: `translate(0 ${num((h - tall) / 2)})` }, subject(art, colours, w, tall));
}

function subject(art: SceneArt, colours: Palette, w: number, h: number): string {
  const [family, member = ''] = art.kind.split('/', 2);
  switch (family) {
    case 'ship':
      return drawShip(member, art.palette, art.seed, colours, w, h);
    case 'location':
      return place(member, art.seed, colours, w, h);
    case 'structure':
      return drawStructure(art.seed, colours, w, h);
    case 'starbase':
      return drawStarbase(art.seed, colours, w, h);
    case 'region':
      return sun(art.seed, w, h);
    case 'news':
      return report(member, art.seed, colours, w, h);
    case 'fight':
      return fight(member, art.seed, colours, w, h);
    case 'chart':
      return drawChart(art.seed, member, colours, w, h);
    case 'people':
      return drawPortrait(art.seed, member, colours, w, h);
    case 'character':
      return bust(art.seed, colours, w, h);
    default:
      return emblem(art.seed, colours, w, h);
  }
}

function place(member: string, seed: string, colours: Palette, w: number, h: number): string {
  switch (member) {
    case 'planet':
      return drawPlanet(seed, w, h);
    case 'moon':
      return drawMoon(seed, w, h);
    case 'asteroid-field':
      return drawAsteroids(seed, w, h);
    default:
      return drawStation(seed, colours, w, h);
  }
}

/** Space behind the subject: a gradient, clouds where the picture is about space itself, and some stars. */
function backdrop(art: SceneArt, colours: Palette, w: number, h: number): string {
  const throws = dice(`sky ${art.seed}`);
  const nebula = art.kind.startsWith('region');
  const hue = throws.between(180, 380);
  let out = el(
    'defs',
    {},
    el(
      'linearGradient',
      { id: 'sky', x1: 0, y1: 0, x2: 0.35, y2: 1 },
      el('stop', { offset: 0, 'stop-color': nebula ? hsl(hue, 42, 16) : colours.sky }) +
        el('stop', { offset: 1, 'stop-color': nebula ? hsl(hue + 30, 40, 7) : colours.skyDeep }),
    ),
  );
  out += el('rect', { width: w, height: h, fill: 'url(#sky)' });
  if (nebula) {
    for (let i = 0; i < 5; i++) {
      const id = `cloud${i}`;
      const tint = hsl(hue + throws.between(-40, 60), 60, throws.between(38, 58));
      out += el(
        'defs',
        {},
        el(
          'radialGradient',
          { id },
          el('stop', { offset: 0, 'stop-color': tint, 'stop-opacity': 0.55 }) +
            el('stop', { offset: 1, 'stop-color': tint, 'stop-opacity': 0 }),
        ),
      );
      const cx = w * throws.between(0.05, 0.95);
      const cy = h * throws.between(0.1, 0.9);
      out += el('ellipse', {
        cx,
        cy,
        rx: w * throws.between(0.2, 0.42),
        ry: h * throws.between(0.2, 0.5),
        fill: `url(#${id})`,
        transform: `rotate(${num(throws.between(-40, 40))} ${num(cx)} ${num(cy)})`,
      });
    }
  }
  const stars = Math.min(60, Math.max(8, Math.round((w * h) / 900)));
  for (let i = 0; i < stars; i++) {
    out += el('circle', {
      cx: w * throws.between(0, 1),
      cy: h * throws.between(0, 1),
      r: throws.between(0.5, Math.min(2, Math.max(1.1, h / 170))),
      fill: '#dfe9ff',
      opacity: throws.between(0.25, 0.9),
    });
  }
  return out;
}

function sun(seed: string, w: number, h: number): string {
  const throws = dice(`sun ${seed}`);
  const cx = w * throws.between(0.6, 0.85);
  const cy = h * throws.between(0.25, 0.5);
  const r = Math.min(w, h) * 0.05;
  const flare = throws.between(5, 8);
  return (
    el('circle', { cx, cy, r: r * 3.2, fill: '#fff2cf', opacity: 0.14 }) +
    el('circle', { cx, cy, r: r * 1.8, fill: '#fff2cf', opacity: 0.3 }) +
    el('ellipse', { cx, cy, rx: r * flare, ry: r * 0.1, fill: '#fff8e6', opacity: 0.7 }) +
    el('ellipse', { cx, cy, rx: r * 0.1, ry: r * flare * 0.6, fill: '#fff8e6', opacity: 0.6 }) +
    el('circle', { cx, cy, r, fill: '#fffdf5' })
  );
}

/** What a report is about; a broadcast where it is about nothing else. */
function report(member: string, seed: string, colours: Palette, w: number, h: number): string {
  switch (member) {
    case 'ledger':
      return drawLedger(seed, colours, w, h);
    case 'decree':
      return drawDecree(seed, false, colours, w, h);
    case 'ban':
      return drawDecree(seed, true, colours, w, h);
    case 'archive':
      return drawArchive(seed, colours, w, h);
    case 'agent':
      return drawAgent(seed, colours, w, h);
    default:
      return drawBroadcast(seed, colours, w, h);
  }
}

function fight(member: string, seed: string, colours: Palette, w: number, h: number): string {
  switch (member) {
    case 'volley':
      return drawVolley(seed, colours, w, h);
    case 'guard':
      return drawGuard(seed, colours, w, h);
    case 'formation':
      return drawFormation(seed, colours, w, h);
    default:
      return drawStrike(seed, colours, w, h);
  }
}

function bust(seed: string, colours: Palette, w: number, h: number): string {
  const throws = dice(`bust ${seed}`);
  const cx = w * 0.5;
  const head = h * throws.between(0.15, 0.18);
  const cy = h * 0.4;
  return (
    el('circle', {
      cx,
      cy: cy + head * 0.3,
      r: h * 0.4,
      fill: 'none',
      stroke: colours.accent,
      'stroke-width': h * 0.02,
      opacity: 0.6,
      'stroke-dasharray': `${num(h * throws.between(0.2, 0.6))} ${num(h * 0.08)}`,
    }) +
    el('path', {
      d: `M${num(cx - h * 0.42)} ${num(h)}C${num(cx - h * 0.38)} ${num(h * 0.7)} ${num(cx - h * 0.14)} ${num(h * 0.64)} ${num(cx)} ${num(h * 0.64)}C${num(cx + h * 0.14)} ${num(h * 0.64)} ${num(cx + h * 0.38)} ${num(h * 0.7)} ${num(cx + h * 0.42)} ${num(h)}Z`,
      fill: colours.mid,
    }) +
    el('ellipse', { cx, cy, rx: head, ry: head * 1.24, fill: colours.light }) +
    el('rect', {
      x: cx - head * 0.96,
      y: cy - head * 0.34,
      width: head * 1.92,
      height: head * 0.5,
      rx: head * 0.2,
      fill: colours.skyDeep,
    }) +
    el('rect', { x: cx - head * 0.7, y: cy - head * 0.2, width: head * 1.4, height: head * 0.16, fill: colours.glow })
  );
}

function emblem(seed: string, colours: Palette, w: number, h: number): string {
  const throws = dice(`emblem ${seed}`);
  const sides = throws.whole(3, 7);
  const cx = w / 2;
  const cy = h / 2;
  const shape = (r: number, turn: number): [number, number][] =>
    Array.from({ length: sides }, (_, i): [number, number] => [
      cx + Math.cos((i / sides) * Math.PI * 2 + turn) * r,
      cy + Math.sin((i / sides) * Math.PI * 2 + turn) * r,
    ]);
  return (
    polygon(shape(h * 0.36, -Math.PI / 2), { fill: 'none', stroke: colours.accent, 'stroke-width': h * 0.03 }) +
    polygon(shape(h * 0.24, throws.between(0, 2)), { fill: colours.mid }) +
    el('circle', { cx, cy, r: h * 0.08, fill: colours.glow })
  );
}
