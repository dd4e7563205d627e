/** The frame of a place: its border, its heading, a player's figures, group labels and free places. */
import type { SceneArea, SceneSeat } from '#face/scene';
import { AREA, type AreaPlan, type PlacedLabel, type Slot } from './area-plan.ts';
import { baseline, INK, type Kit, TYPE } from './kit.ts';
import { drawScenery } from './scenery.ts';
import { box, el, num } from './svg.ts';
import { seatLook, toneColour } from './theme.ts';

/** Draws everything of an area but its cards, `height` tall, with its corner at the origin. */
export function drawFrame(kit: Kit, plan: AreaPlan, free: readonly Slot[], height: number): string {
  const { area, seat, width } = plan;
  const holder = area.home ?? area.control;
  const look = holder === undefined ? undefined : seatLook(holder);
  const head = seat === undefined ? AREA.head : AREA.homeHead;
  const active = seat?.turn === true;
  const contested = area.attack !== undefined;
  const edge = contested || active ? 4 : 2.5;
  const rim = (style: Readonly<Record<string, string | number | undefined>>) =>
    box(edge / 2, edge / 2, width - edge, height - edge, 14, style);
  let inner = drawScenery(area, width, height, head + AREA.figures * plan.figures.length);
  inner += el('rect', {
    width,
    height: head,
    fill: look?.deep ?? INK.panelLow,
    opacity: seat === undefined ? 0.55 : 0.76,
  });
  if (seat !== undefined)
    inner += el('rect', {
      y: head,
      width,
      height: AREA.figures * plan.figures.length,
      fill: INK.panelLow,
      opacity: 0.85,
    });
  if (plan.text.lines.length > 0)
    inner += el('rect', {
      y: plan.text.y - 4,
      width,
      height: plan.text.lines.length * AREA.text + 6,
      fill: INK.panelLow,
      opacity: 0.85,
    });
  if (contested) inner += hazard(width, head);
  let out = el('defs', {}, el('clipPath', { id: 'area' }, rim({}))) + el('g', { 'clip-path': 'url(#area)' }, inner);
  out += rim({
    fill: 'none',
    stroke: contested ? INK.alert : (look?.colour ?? INK.lineBright),
    'stroke-width': edge,
    'stroke-dasharray': holder === undefined && !contested ? '10 8' : undefined,
    opacity: contested || active ? 1 : 0.65,
  });
  out += seat === undefined ? areaHead(kit, area, width) : homeHead(kit, plan, seat);
  plan.text.lines.forEach((line, index) => {
    const middle = plan.text.y + (index + 0.5) * AREA.text;
    out += kit.texts.draw(line, TYPE.label, { x: AREA.pad + 2, y: baseline(middle, TYPE.label), fill: INK.soft });
  });
  for (const label of plan.labels) out += groupLabel(kit, label);
  for (const slot of free) {
    out += box(slot.x + 1, slot.y + 1, slot.width - 2, slot.height - 2, 9, {
      fill: 'none',
      stroke: INK.line,
      'stroke-width': 2,
      'stroke-dasharray': '6 7',
    });
  }
  return out;
}

function areaHead(kit: Kit, area: SceneArea, width: number): string {
  const middle = AREA.head / 2 + 1;
  let out = kit.mark(area.control, AREA.pad, middle - 14, 28);
  let left = AREA.pad + 36;
  const right = width - AREA.pad - 2;
  if (area.attack !== undefined) {
    out += attackSign(kit, area.attack, left, middle);
    left += 74;
  }
  const { name, figure, gap } = headTypes(kit, area, right - left);
  const figures = kit.figures(area.figures, figure, {
    x: right,
    y: baseline(middle, figure),
    max: right - left - MIN_NAME,
    gap,
    anchor: 'end',
  });
  const wanted = kit.texts.shorten(area.title, name, right - left - figures.width - 10).width;
  out += figures.svg;
  let end = right - figures.width - 10;
  if (area.attack !== undefined && end - left - wanted > 180) {
    out += kit.texts.draw(area.attack.label, TYPE.area, {
      x: end - 8,
      y: baseline(middle, TYPE.area),
      fill: INK.alert,
      anchor: 'end',
      max: end - left - wanted - 40,
    });
    end -= 40;
  }
  return (
    out + kit.texts.draw(area.title, name, { x: left, y: baseline(middle, name), fill: INK.text, max: end - left })
  );
}

/** The types of a heading, the largest first. */
const HEADS = [
  { name: TYPE.area, figure: TYPE.figure, gap: 11 },
  { name: { size: 23, weight: 700 }, figure: { size: 23, weight: 700 }, gap: 9 },
  { name: { size: 21, weight: 700 }, figure: { size: 21, weight: 700 }, gap: 7 },
] as const;
/** What is left of a long name, in pixels, before a figure is left out. */
const MIN_NAME = 60;

/** The largest types in which a name and all figures fit side by side; if none does, the smallest. */
function headTypes(kit: Kit, { title, figures }: SceneArea, room: number) {
  const needs = ({ name, figure, gap }: (typeof HEADS)[number]): number =>
    kit.texts.width(title, name) + figures.reduce((sum, one) => sum + kit.figureWidth(one, figure) + gap, 10);
  return HEADS.find((types) => needs(types) <= room) ?? HEADS[2];
}

function homeHead(kit: Kit, plan: AreaPlan, seat: SceneSeat): string {
  const { area, width } = plan;
  const middle = AREA.homeHead / 2 + 1;
  let out = kit.mark(seat.seat, AREA.pad, middle - 18, 36);
  let left = AREA.pad + 46;
  let right = width - AREA.pad - 2;
  if (seat.result !== undefined) {
    const colour = toneColour(seat.result.tone);
    const pill = kit.pill(
      { text: seat.result.label, colour, ring: colour },
      { x: right, y: middle - 15, height: 30, anchor: 'end', max: width * 0.4 },
    );
    out += pill.svg;
    right -= pill.width + 8;
  } else if (seat.acting) {
    out += kit.icon('waiting', right - 28, middle - 14, 28, INK.gold);
    right -= 38;
  }
  if (area.attack !== undefined) {
    out += attackSign(kit, area.attack, right - 66, middle);
    right -= 76;
  }
  if (seat.emblem !== undefined) {
    out += kit.icon(seat.emblem, right - 30, middle - 15, 30);
    right -= 38;
  }
  if (seat.turn) {
    out += kit.icon('turn', left - 4, middle - 12, 24, seatLook(seat.seat).colour);
    left += 26;
  }
  const type = { size: 30, weight: 700 } as const;
  const name = kit.texts.shorten(
    kit.texts.drawable(seat.name, seat.fallbackName),
    type,
    Math.max(60, right - left - 8),
  );
  out += kit.texts.draw(name.text, type, {
    x: left,
    y: baseline(middle, type),
    fill: seat.result?.tone === 'bad' ? INK.faint : INK.text,
    max: name.width + 1,
  });
  left += name.width + 12;
  if (right - left > 80 && seat.title !== undefined) {
    out += kit.texts.draw(seat.title, TYPE.label, {
      x: right - 4,
      y: baseline(middle + 2, TYPE.label),
      fill: INK.soft,
      anchor: 'end',
      max: right - left - 8,
    });
  }
  plan.figures.forEach((row, index) => {
    const needed = row.reduce((sum, figure) => sum + kit.figureWidth(figure, TYPE.figure), 0);
    const gap = Math.min(26, Math.max(8, (width - 2 * AREA.pad - 4 - needed) / Math.max(1, row.length - 1)));
    const y = baseline(AREA.homeHead + AREA.figures * (index + 0.5), TYPE.figure);
    out += kit.figures(row, TYPE.figure, { x: AREA.pad + 4, y, max: width - 2 * AREA.pad, gap }).svg;
  });
  return out;
}

/** Attacker's mark and crossed swords; filled while the battle is on. */
function attackSign(kit: Kit, attack: NonNullable<SceneArea['attack']>, x: number, middle: number): string {
  return (
    box(x, middle - 16, 66, 31, 9, { fill: attack.now ? INK.alert : INK.space, stroke: INK.alert, 'stroke-width': 2 }) +
    kit.mark(attack.by, x + 5, middle - 13, 26) +
    kit.icon('battle', x + 36, middle - 12, 24, attack.now ? INK.space : INK.alert)
  );
}

/** Slanted stripes under the heading of a contested place, visible without colour too. */
function hazard(width: number, y: number): string {
  let d = '';
  for (let x = -8; x < width + 8; x += 22) d += `M${num(x)} ${num(y)}l8 -6h11l-8 6Z`;
  return el('path', { d, fill: INK.alert });
}

function groupLabel(kit: Kit, { label, group, x, y, width }: PlacedLabel): string {
  const colour = group.seat === undefined ? toneColour(group.tone ?? 'muted') : seatLook(group.seat).colour;
  const middle = y + AREA.label / 2 - 2;
  let left = x;
  let out = '';
  if (group.seat !== undefined) {
    out += kit.mark(group.seat, left, middle - 12, 24);
    left += 30;
  }
  if (group.icon !== undefined) {
    out += kit.icon(group.icon, left, middle - 10, 20, group.seat === undefined ? INK.soft : colour);
    left += 25;
  }
  const max = Math.max(30, x + width - left);
  const fitted = kit.texts.shorten(label, TYPE.label, max);
  out =
    box(x - 5, middle - 13, left + fitted.width - x + 11, 26, 8, { fill: INK.space, opacity: 0.6 }) +
    out +
    kit.texts.draw(label, TYPE.label, {
      x: left,
      y: baseline(middle, TYPE.label),
      fill: group.seat === undefined ? INK.soft : colour,
      max,
    });
  const from = left + fitted.width + 12;
  if (x + width - from > 12)
    out += el('rect', { x: from, y: middle - 1, width: x + width - from, height: 2, fill: INK.line });
  return out;
}
