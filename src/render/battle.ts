/** One battle, enlarged: two sides facing each other, who shoots at whom, and how much damage each can still take. */
import type { BattleScene, SceneArt, SceneHealth, SceneSide } from '#face/scene';
import { drawArt } from './art/index.ts';
import { footLayers } from './foot.ts';
import { headHeight, headLayer } from './head.ts';
import { baseline, GAP, INK, type Kit, TYPE } from './kit.ts';
import { type Layer, layer, type Picture } from './picture.ts';
import { pileLayers } from './pile.ts';
import { type Stack, stacks } from './stacks.ts';
import { box, el, num } from './svg.ts';
import { type Page, seatLook, toneColour } from './theme.ts';

const HEAD = 50;
const FIGURES = 38;
const WIDTH = 260;
const BETWEEN = { wide: 24, tall: 10 } as const;
/** Cards of a side in a row. */
const COLUMNS = { wide: 2, tall: 1 } as const;
/** With more rows than this, cards are drawn lower. */
const ROOMY = { wide: 7, tall: 12 } as const;

type Size = { readonly height: number; readonly art: number };
const SIZES = { roomy: { height: 104, art: 100 }, close: { height: 66, art: 66 } } as const;

/** Lays a battle out: the sides beside each other, each in one column on a tall page and in two on a wide one. */
export function layoutBattle(kit: Kit, scene: BattleScene, page: Page): Picture {
  const { title, steps, headline, headlineSeat: seat } = scene;
  const pile = pileLayers(kit, scene.pile, page, headHeight(page) + GAP);
  const layers: Layer[] = [headLayer(kit, { title, steps, headline, seat, waiting: [] }, page), ...pile.layers];
  const columns = COLUMNS[page.shape];
  const width = columns * WIDTH + (columns - 1) * GAP;
  const sides = scene.sides.map((side) => ({ side, stacked: stacks(side.cards) }));
  const rows = Math.max(1, ...sides.map(({ stacked }) => Math.ceil(stacked.length / columns)));
  const size = rows > ROOMY[page.shape] ? SIZES.close : SIZES.roomy;
  sides.forEach(({ side, stacked }, at) => {
    const x = page.edge + (at % 2) * (width + BETWEEN[page.shape]);
    const y = pile.bottom;
    layers.push(sideLayer(kit, side, scene.art, stacked, { x, y, width }));
    stacked.forEach((stack, index) => {
      const place = {
        x: x + (index % columns) * (WIDTH + GAP),
        y: y + HEAD + FIGURES + GAP + Math.floor(index / columns) * (size.height + GAP),
        width: WIDTH,
        height: size.height,
      };
      layers.push(layer('fighter', place, stack, () => drawFighter(kit, stack, size)));
    });
  });
  const bottom = pile.bottom + HEAD + FIGURES + GAP + rows * (size.height + GAP);
  const foot = footLayers(kit, scene.notes ?? [], page, bottom);
  return { width: page.width, height: Math.round(foot.bottom + page.edge - GAP), layers: [...layers, ...foot.layers] };
}

/** The heading of a side with its totals, or the text for a side without cards. */
function sideLayer(
  kit: Kit,
  side: SceneSide,
  art: SceneArt,
  stacked: readonly Stack[],
  at: { readonly x: number; readonly y: number; readonly width: number },
): Layer {
  const { width } = at;
  const empty = stacked.length === 0 ? side.empty : undefined;
  const height = HEAD + FIGURES + (empty === undefined ? 0 : GAP + SIZES.close.height);
  const { cards: _cards, ...face } = side;
  return layer('side', { ...at, height }, [art, face, empty], () => {
    const look = seatLook(side.seat);
    const middle = HEAD / 2;
    const tall = HEAD + FIGURES;
    const rim = (style: Readonly<Record<string, string | number>>) => box(1.5, 1.5, width - 3, tall - 3, 12, style);
    const ground =
      drawArt({ ...art, kind: 'region' }, width, tall) +
      el('rect', { width, height: tall, fill: look.deep, opacity: 0.82 });
    const bar =
      el('defs', {}, el('clipPath', { id: 'side' }, rim({}))) +
      el('g', { 'clip-path': 'url(#side)' }, ground) +
      rim({ fill: 'none', stroke: look.colour, 'stroke-width': 3 });
    const named = `${kit.texts.drawable(side.name, side.fallbackName)} ${side.role}`;
    const name = kit.texts.draw(named, TYPE.area, {
      x: 54,
      y: baseline(middle, TYPE.area),
      fill: INK.text,
      max: width - 64,
    });
    const figures = kit.figures(side.figures, TYPE.bigFigure, {
      x: 14,
      y: baseline(tall - FIGURES / 2 - 6, TYPE.bigFigure),
      max: width - 28,
      gap: 22,
    });
    const nobody =
      empty === undefined
        ? ''
        : kit.texts.draw(empty, TYPE.label, {
            x: width / 2,
            y: baseline(HEAD + FIGURES + GAP + SIZES.close.height / 2, TYPE.label),
            fill: INK.soft,
            anchor: 'middle',
            max: width - 20,
          });
    return bar + kit.mark(side.seat, 12, middle - 17, 34) + name + figures.svg + nobody;
  });
}

/** A card of a side: its picture with its number and its target, name, figures, and what it can still take. */
function drawFighter(kit: Kit, { card, count }: Stack, { height, art }: Size): string {
  const look = card.seat === undefined ? undefined : seatLook(card.seat);
  const edge = card.hot === true ? 3.5 : 2;
  const rim = (style: Readonly<Record<string, string | number | undefined>>) =>
    box(edge / 2, edge / 2, WIDTH - edge, height - edge, 10, style);
  const lost = isLost(card.health);
  const inner =
    box(0, 0, WIDTH, height, 0, { fill: INK.slot }) +
    drawArt(card.art, art, height) +
    (lost ? el('rect', { width: art, height, fill: INK.bad, opacity: 0.22 }) : '') +
    el('rect', { width: 6, height, fill: look?.colour ?? INK.line });
  let out =
    el('defs', {}, el('clipPath', { id: 'fighter' }, rim({}))) + el('g', { 'clip-path': 'url(#fighter)' }, inner);
  out += rim({
    fill: 'none',
    stroke: card.hot === true ? INK.gold : lost ? INK.bad : (look?.colour ?? INK.line),
    'stroke-width': edge,
  });
  const roomy = height === SIZES.roomy.height;
  let x = 10;
  if (card.tag !== undefined) {
    const tag = kit.pill({ text: card.tag, colour: INK.space, ground: INK.text }, { x, y: 5, height: 28 });
    out += tag.svg;
    x += tag.width + 3;
  }
  if (count > 1) out += kit.pill({ text: `×${count}`, colour: INK.gold, ring: INK.gold }, { x, y: 5, height: 28 }).svg;
  const aim = card.aim && { icon: card.aim.icon, text: card.aim.text ?? '', ring: INK.alert };
  if (aim !== undefined) out += kit.pill(aim, { x: 10, y: height - (roomy ? 35 : 32), height: 28, max: art - 50 }).svg;
  const left = art + 9;
  const max = WIDTH - left - 7;
  out += kit.texts.draw(card.name, TYPE.name, {
    x: left,
    y: baseline(roomy ? 20 : 18, TYPE.name),
    fill: INK.text,
    max,
  });
  const figures = kit.figures(card.figures.slice(0, 3), TYPE.figure, {
    x: left,
    y: baseline(roomy ? 51 : 47, TYPE.figure),
    max,
    gap: 10,
  });
  out += figures.svg;
  let right = WIDTH - 7;
  const top = !roomy ? 34 : card.health === undefined ? 70 : 38;
  const min = left + (top === 70 ? 0 : figures.width + 4);
  for (const badge of card.badges ?? []) {
    const sign = { icon: badge.icon, text: badge.text, ring: badge.tone && toneColour(badge.tone) };
    const drawn = kit.pill(sign, { x: right, y: top, height: 27, anchor: 'end' });
    if (right - drawn.width < min) break;
    out += drawn.svg;
    right -= drawn.width + 3;
  }
  if (card.health === undefined) return out;
  return (
    out +
    (roomy ? healthBar(kit, card.health, left, 72, max) : toll(kit, card.health, { x: right, y: top, height: 27 }).svg)
  );
}

function isLost(health: SceneHealth | undefined): boolean {
  return health !== undefined && health.taken + health.coming > 0 && health.taken + health.coming >= health.of;
}

/** Damage that is marked and pending, as one number; red if the card would not survive it. */
function toll(
  kit: Kit,
  health: SceneHealth,
  place: { readonly x: number; readonly y: number; readonly height: number },
): { readonly svg: string; readonly width: number } {
  const sum = health.taken + health.coming;
  if (sum === 0) return { svg: '', width: 0 };
  const colour = isLost(health) ? INK.bad : INK.alert;
  return kit.pill({ icon: 'damage', text: String(sum), colour, ring: colour }, { ...place, anchor: 'end' });
}

/** A bar with a cell for each point that the card can take: red for marked damage, striped for pending, blue for what is left. */
function healthBar(kit: Kit, health: SceneHealth, x: number, y: number, max: number): string {
  const sum = toll(kit, health, { x: x + max, y: y - 2, height: 27 });
  const width = max - (sum.width > 0 ? sum.width + 6 : 0);
  const fields = Math.max(1, health.of);
  const gap = fields > 14 ? 1 : 3;
  const each = (width - gap * (fields - 1)) / fields;
  let out = '';
  for (let at = 0; at < fields; at++) {
    const left = x + at * (each + gap);
    const taken = at < health.taken;
    const coming = !taken && at < health.taken + health.coming;
    out += box(left, y, each, 22, Math.min(4, each / 3), {
      fill: taken ? INK.bad : coming ? '#5a3a1c' : health.of === 0 ? INK.panelLow : '#4f8fc4',
      stroke: coming ? INK.alert : undefined,
      'stroke-width': coming ? 2 : undefined,
    });
    if (coming && each > 5)
      out += el('path', {
        d: `M${num(left + 2)} ${num(y + 20)}L${num(left + each - 2)} ${num(y + 2)}`,
        stroke: INK.alert,
        'stroke-width': 2.5,
      });
  }
  return out + sum.svg;
}
