/** Scenes of events about orders, movement and the affairs of peoples. */
import { worldThemes } from '#face/art';
import { el, num, polygon } from '../../svg.ts';
import { hsl } from '../palette.ts';
import { drawWorld } from '../worlds.ts';
import { beam, COIN, card, disc, line, type Motifs, repeat, ship, star } from './kit.ts';

type Affair = 'back' | 'control' | 'forbid' | 'move' | 'peace' | 'speak' | 'time' | 'world';

export const affairMotifs: Motifs<Affair> = {
  // A tractor beam takes a ship away.
  back: [
    (event) => {
      const { throws, hue } = event;
      return (
        polygon(
          [
            [75, -6],
            [22, 96],
            [128, 96],
          ],
          { fill: hsl(hue, 80, 66), opacity: 0.35 },
        ) +
        el('ellipse', { cx: 75, cy: 92, rx: 52, ry: 11, fill: hsl(hue, 80, 70), opacity: 0.4 }) +
        ship(event, throws.pick(['frigate', 'industrial', 'cruiser']), 75, 52, 0.6, -88) +
        repeat(3, (i) => line(`M${60 + i * 3} ${34 - i * 11}l${15 - i * 3} -9l${15 - i * 3} 9`, '#ffffff', 3))
      );
    },
  ],
  control: [
    // A hooded figure with strings to a ship.
    (event) => {
      const { throws, hue } = event;
      return (
        el('path', {
          d: 'M40 6Q75 -20 110 6L118 30H32Z',
          fill: hsl(hue, 30, 20),
          stroke: hsl(hue, 70, 66),
          'stroke-width': 2,
        }) +
        el('ellipse', { cx: 75, cy: 16, rx: 16, ry: 12, fill: '#05070d' }) +
        [69, 81].map((x) => el('ellipse', { cx: x, cy: 16, rx: 3, ry: 2, fill: hsl(hue, 95, 72) })).join('') +
        [44, 66, 86, 106].map((x) => line(`M${x} 30L${num(75 + (x - 75) * 0.7)} 72`, '#ffffff', 1.2, 0.85)).join('') +
        ship(event, throws.pick(['cruiser', 'frigate']), 75, 76, 0.56, throws.between(-16, 8))
      );
    },
    // Two hands and something that changes them.
    ({ throws, hue, count, nth }) => {
      const hand = (x: number, flip: number, tone: number) =>
        el('path', {
          d: 'M-46 -14H-8L14 -20Q24 -18 18 -10L4 -4H22Q30 0 22 6H6L-8 16H-46Z',
          transform: `translate(${x} 58) scale(${flip} 1)`,
          fill: hsl(hue + tone, 34, 48),
          stroke: '#10151f',
          'stroke-width': 2,
        });
      const goods =
        nth % 2 === 0
          ? card(75, 40, 1.3, throws.between(-20, 20), hue + 60)
          : repeat(Math.min(3, count + 1), (i) =>
              el('ellipse', { cx: 75, cy: 46 - i * 8, rx: 17, ry: 7, fill: '#ffe08a', ...COIN }),
            );
      return disc(75, 44, 34, hsl(hue, 70, 50), 0.25) + hand(42, 1, 0) + hand(108, -1, 150) + goods;
    },
  ],
  forbid: [
    // A lock behind a bar.
    ({ throws, hue }) =>
      el('circle', { cx: 75, cy: 52, r: 44, fill: hsl(hue, 40, 20), stroke: '#ff5a6a', 'stroke-width': 6 }) +
      (throws.chance(0.5)
        ? el('path', {
            d: 'M48 46L75 28L102 46V78H48Z',
            fill: hsl(hue, 40, 52),
            stroke: hsl(hue, 50, 80),
            'stroke-width': 2,
          })
        : el('rect', {
            x: 52,
            y: 40,
            width: 46,
            height: 34,
            rx: 5,
            fill: hsl(hue, 40, 52),
            stroke: hsl(hue, 50, 80),
            'stroke-width': 2,
          }) + line('M60 40V32Q75 16 90 32V40', hsl(hue, 50, 80), 5)) +
      line('M41 25L109 79', '#ff5a6a', 8) +
      disc(75, 56, 6, '#10151f'),
    // A ship behind a barrier of beams.
    (event) => {
      const { throws, hue } = event;
      const posts = [14, 136].map((x) =>
        el('path', {
          d: `M${x - 8} 104V12L${x} 4L${x + 8} 12V104Z`,
          fill: hsl(hue, 24, 40),
          stroke: '#10151f',
          'stroke-width': 2,
        }),
      );
      return (
        ship(event, throws.pick(['cruiser', 'frigate', 'industrial']), 75, 52, 0.7, throws.between(-80, -60)) +
        repeat(4, (i) => beam(20, 24 + i * 20, 130, 24 + i * 20, '#ff4d5c', 2.4)) +
        posts.join('')
      );
    },
    // An order with a seal.
    ({ throws, hue, nth }) => {
      const [x, y] = [96 + throws.between(-6, 6), 76];
      return (
        el('path', { d: 'M34 8H106V88Q90 78 70 88T34 88Z', fill: '#e6dcc4', stroke: '#8a7c5c', 'stroke-width': 2 }) +
        el('path', {
          d: 'M34 8Q22 8 24 18H44ZM106 8Q120 8 118 20H98',
          fill: '#c9bb98',
          stroke: '#8a7c5c',
          'stroke-width': 2,
        }) +
        el('path', { d: `M46 26h48M46 38h48M46 50h${30 + (nth % 3) * 8}`, stroke: '#8a7c5c', 'stroke-width': 4 }) +
        star(x, y, 20, 14, hsl(hue, 66, 46), 0.84, throws.between(0, 1)) +
        disc(x, y, 12, hsl(hue, 66, 36)) +
        line(`M${num(x - 5)} ${y - 5}l10 10M${num(x + 5)} ${y - 5}l-10 10`, '#ffffff', 3)
      );
    },
  ],
  move: [
    // A tunnel through space.
    (event) => {
      const { throws, hue } = event;
      return (
        repeat(6, (i) =>
          el('ellipse', {
            cx: 104 - i * 9,
            cy: 44 + i * 5,
            rx: 40 - i * 5.4,
            ry: 44 - i * 6,
            fill: 'none',
            stroke: hsl(hue + i * 12, 80, 46 + i * 7),
            'stroke-width': 4 - i * 0.4,
          }),
        ) +
        disc(58, 70, 9, '#ffffff') +
        ship(event, throws.pick(['frigate', 'cruiser']), 104, 40, 0.52, -38)
      );
    },
    // A trail of light between two worlds.
    (event) => {
      const { throws, seed, hue } = event;
      const [from, to] = [throws.pick(worldThemes), throws.pick(worldThemes)];
      return (
        drawWorld(`${seed} from`, { theme: from }, 24, 82, 18, 'from') +
        drawWorld(`${seed} to`, { theme: to, ring: true }, 124, 26, 14, 'to') +
        line('M38 70Q60 34 108 30', hsl(hue, 90, 66), 8, 0.35) +
        line('M38 70Q60 34 108 30', '#ffffff', 2.4) +
        ship(event, throws.pick(['frigate', 'cruiser']), 78, 42, 0.44, -20)
      );
    },
  ],
  // Two hands of light under a dove's arc.
  peace: [
    ({ throws, seed, hue, nth }) =>
      drawWorld(seed, { theme: worldThemes[nth % worldThemes.length] ?? 'ocean', moons: 1 }, 75, 66, 30) +
      repeat(3, (i) =>
        line(
          `M${14 - i * 4} ${78 - i * 8}Q75 ${num(-26 - i * 10 + throws.between(-4, 4))} ${136 + i * 4} ${78 - i * 8}`,
          hsl(hue + i * 40, 80, 72),
          4 - i,
        ),
      ) +
      repeat(6, (i) =>
        el('ellipse', {
          cx: 30 + i * 18,
          cy: 96 - (i % 2) * 3,
          rx: 9,
          ry: 3.4,
          fill: '#7fdca4',
          transform: `rotate(${i % 2 === 0 ? -24 : 24} ${30 + i * 18} 96)`,
        }),
      ),
  ],
  // People speak.
  speak: [
    ({ throws, hue }) =>
      el('path', { d: 'M18 104L36 60L28 30L60 52L48 104Z', fill: hsl(hue, 24, 34) }) +
      el('ellipse', {
        cx: 46,
        cy: 40,
        rx: 30,
        ry: 11,
        fill: hsl(hue, 34, 56),
        stroke: hsl(hue, 50, 82),
        'stroke-width': 2,
        transform: 'rotate(-52 46 40)',
      }) +
      repeat(4, (i) =>
        line(
          `M${66 + i * 15} ${22 - i * 5}Q${92 + i * 17} 46 ${74 + i * 15} ${72 + i * 6}`,
          hsl(hue + throws.between(120, 200), 80, 70),
          4 - i * 0.6,
          1 - i * 0.18,
        ),
      ),
    // A crowd under a speaker.
    ({ throws, count, hue }) =>
      el('path', { d: 'M54 62H96L90 104H60Z', fill: hsl(hue, 30, 36), stroke: '#10151f', 'stroke-width': 2 }) +
      disc(75, 30, 12, hsl(hue, 24, 66)) +
      el('path', { d: 'M56 62Q58 42 75 42Q92 42 94 62Z', fill: hsl(hue + 180, 40, 44) }) +
      line('M92 50L112 30', hsl(hue + 180, 40, 44), 7) +
      repeat(Math.min(9, count + 6), (i) => {
        const [x, y] = [8 + i * 17, 92 + throws.between(-4, 6)];
        return (
          disc(x, y - 10, 6.5, hsl(hue, 20, 24)) +
          el('path', {
            d: `M${num(x - 10)} ${num(y + 14)}Q${num(x)} ${num(y - 12)} ${num(x + 10)} ${num(y + 14)}Z`,
            fill: hsl(hue, 20, 20),
          })
        );
      }),
  ],
  // A clock among stars.
  time: [
    ({ throws, count, hue, nth }) => {
      const ticks = repeat(12, (i) => {
        const [cos, sin] = [Math.cos((i / 12) * Math.PI * 2), Math.sin((i / 12) * Math.PI * 2)];
        return line(
          `M${num(75 + cos * 36)} ${num(52 + sin * 36)}L${num(75 + cos * 42)} ${num(52 + sin * 42)}`,
          '#eaf3ff',
          i % 3 === 0 ? 3.4 : 1.8,
        );
      });
      const hand = (angle: number, reach: number, width: number) =>
        line(`M75 52L${num(75 + Math.cos(angle) * reach)} ${num(52 + Math.sin(angle) * reach)}`, '#ffe08a', width);
      const turn = throws.between(0, 6.28);
      const around =
        nth % 2 === 0 ? 'M14 52A61 50 0 0 1 122 18l2 -14m-2 14l-14 -3' : 'M136 52A61 50 0 0 1 28 86l-2 14m2 -14l14 3';
      return (
        el('circle', { cx: 75, cy: 52, r: 45, fill: hsl(hue, 44, 20), stroke: hsl(hue, 70, 66), 'stroke-width': 4 }) +
        ticks +
        hand(turn, 22, 5) +
        hand(turn + 1.2 * count, 33, 3) +
        disc(75, 52, 4, '#ffe08a') +
        line(around, hsl(hue + 40, 90, 66), 4)
      );
    },
  ],
  // A world changes hands.
  world: [
    ({ throws, seed, count, hue }) =>
      drawWorld(seed, { theme: throws.pick(worldThemes), moons: count - 1, ring: throws.chance(0.4) }, 75, 58, 36) +
      el('path', { d: 'M75 22V-6L104 4L75 13Z', fill: hsl(hue, 80, 60), stroke: '#ffffff', 'stroke-width': 1.4 }),
  ],
};
