/** Scenes of events in which ships fight. */
import { el, num, polygon } from '../../svg.ts';
import { drawBase } from '../bases.ts';
import { familyOf } from '../family.ts';
import { hsl } from '../palette.ts';
import { beam, blast, disc, HEIGHT, line, type Motifs, repeat, shard, shards, ship, star, WIDTH } from './kit.ts';

const SHIPS = ['frigate', 'cruiser', 'industrial', 'battleship'] as const;

export const battleMotifs: Motifs<'boost' | 'damage' | 'destroy' | 'missile' | 'protect' | 'repair' | 'weaken'> = {
  damage: [
    // A volley strikes a hull.
    (event) => {
      const { throws, count, hue } = event;
      const target = ship(event, throws.pick(SHIPS), 92, 60, 0.8, throws.between(-40, 30));
      const shots = repeat(Math.min(5, count), (i) =>
        beam(-6, 8 + i * 15 + throws.between(-4, 4), 70 + i * 9, 46 + i * 6, hsl(hue + 10, 90, 60), 2.6),
      );
      return (
        target + shots + repeat(Math.min(5, count), (i) => blast(74 + i * 9, 48 + i * 6, throws.between(9, 16), i))
      );
    },
    // Two ships pass and fire.
    (event) => {
      const { throws, count, hue } = event;
      const shots = repeat(Math.min(4, count + 1), (i) =>
        beam(54 + i * 8, 38 + i * 2, 74 + i * 13, 74 - i * 2, hsl(hue + i * 24, 90, 60), 2),
      );
      return (
        ship(event, throws.pick(SHIPS), 46, 30, 0.66, throws.between(0, 16)) +
        ship(event, throws.pick(SHIPS), 106, 78, 0.66, throws.between(176, 196), 'other') +
        shots +
        repeat(Math.min(4, count + 1), (i) => blast(76 + i * 13, 73 - i * 2, throws.between(6, 11), i))
      );
    },
    // A wing breaks off.
    (event) => {
      const { throws, hue } = event;
      const heading = throws.between(-34, -10);
      return (
        beam(-4, throws.between(60, 96), 66, 56, hsl(hue, 90, 62), 4) +
        ship(event, throws.pick(SHIPS), 82, 52, 0.86, heading) +
        blast(66, 60, 19, throws.between(0, 1)) +
        repeat(6, (i) => shard(40 + i * 9 + throws.between(-6, 6), 76 + throws.between(-4, 18), 1.1, i * 50)) +
        repeat(3, (i) => disc(58 - i * 11, 48 - i * 13, 8 + i * 3, '#20222c', 0.7 - i * 0.16))
      );
    },
  ],
  destroy: [
    // Nothing is left: halves fly apart.
    (event) => {
      const { throws } = event;
      return (
        blast(78, 54, 44, throws.between(0, 1)) +
        ship(event, throws.pick(SHIPS), 44, 36, 0.5, throws.between(160, 220)) +
        ship(event, 'drone', 116, 80, 0.5, throws.between(10, 60), 'other') +
        shards(throws, 12)
      );
    },
    // A ring of fire runs outward from a hull.
    (event) => {
      const { throws, hue } = event;
      const tilt = `rotate(${num(throws.between(-26, 26))} 75 54)`;
      const ring = (rx: number, stroke: string, width: number) =>
        el('ellipse', {
          cx: 75,
          cy: 54,
          rx,
          ry: rx * 0.3,
          fill: 'none',
          stroke,
          'stroke-width': width,
          transform: tilt,
        });
      return (
        ship(event, throws.pick(SHIPS), 75, 56, 0.72, throws.between(-50, -10)) +
        ring(70, '#ff5a2c', 7) +
        ring(68, '#ffd08a', 2.6) +
        ring(46, hsl(hue, 80, 70), 2) +
        star(75, 54, 34, 14, '#ffae3d', 0.34, throws.between(0, 1)) +
        star(75, 54, 19, 10, '#fff6d8', 0.5) +
        shards(throws, 7)
      );
    },
    // One great beam from above, and two halves.
    (event) => {
      const { throws, hue } = event;
      const x = throws.between(62, 88);
      return (
        el(
          'g',
          { transform: 'translate(-14 6)' },
          ship(event, throws.pick(SHIPS), 52, 64, 0.6, throws.between(-24, -6)),
        ) +
        el(
          'g',
          { transform: 'translate(12 10)' },
          ship(event, 'frigate', 108, 58, 0.5, throws.between(20, 60), 'other'),
        ) +
        polygon(
          [
            [x - 9, -4],
            [x + 9, -4],
            [x + 17, 108],
            [x - 17, 108],
          ],
          { fill: hsl(hue, 95, 62), opacity: 0.5 },
        ) +
        el('rect', { x: x - 5, y: -4, width: 10, height: 112, fill: '#ffffff' }) +
        blast(x, 66, 24, throws.between(0, 1)) +
        shards(throws, 9)
      );
    },
  ],
  // Missiles on their way, as many as the number.
  missile: [
    ({ throws, count, hue, nth }) => {
      const rise = -8 - (nth % 4) * 7;
      const one = (i: number) => {
        const [x, y] = [64 + (i % 2) * 22 - i * 6, 26 + i * 19 + throws.between(-4, 4)];
        const nose = nth % 3;
        const body = `M-22 -6H14${nose === 0 ? 'Q30 -5 34 0Q30 5 14 6' : nose === 1 ? 'L36 0L14 6' : 'H22V-9L34 0L22 9V6'}H-22Z`;
        return el(
          'g',
          { transform: `translate(${num(x)} ${num(y)}) rotate(${num(rise)})` },
          el('path', { d: 'M-22 -4L-74 0L-22 4Z', fill: '#ffae3d', opacity: 0.8 }) +
            el('path', { d: 'M-22 -2L-48 0L-22 2Z', fill: '#fff6d8' }) +
            el('path', { d: 'M-22 -6L-30 -14H-14L-8 -6ZM-22 6L-30 14H-14L-8 6Z', fill: hsl(hue, 50, 36) }) +
            el('path', { d: body, fill: hsl(hue, 30, 66), stroke: '#10151f', 'stroke-width': 1.4 }) +
            el('rect', { x: -6, y: -6, width: 6, height: 12, fill: hsl(hue + 180, 80, 56) }) +
            el('path', { d: 'M-22 0H14', stroke: '#10151f', 'stroke-width': 0.8, opacity: 0.5 }),
        );
      };
      const n = Math.min(4, count);
      return el('g', { transform: n === 1 ? 'translate(-36 -12) scale(1.5)' : '' }, repeat(n, one));
    },
  ],
  // A dome of light over what is kept, or a shield before a ship.
  protect: [
    ({ throws, seed, family, count, hue, nth }) => {
      const dome = repeat(Math.min(3, count), (i) =>
        el('path', {
          d: `M${18 - i * 6} 90A${57 + i * 6} ${62 + i * 7} 0 0 1 ${132 + i * 6} 90`,
          fill: i === 0 ? '#7ec8ff' : 'none',
          'fill-opacity': 0.16,
          stroke: '#9fd8ff',
          'stroke-width': 2.6,
          opacity: 0.95 - i * 0.25,
        }),
      );
      return (
        drawBase({ seed, family: familyOf(family, seed), size: 0.4, nth }, 75, 76, 38) +
        dome +
        beam(150, -4, 112, 34, hsl(hue, 90, 62), 2) +
        star(112, 34, 13, 8, '#e6f6ff', 0.35, throws.between(0, 1))
      );
    },
    (event) => {
      const { throws, count, hue } = event;
      const arcs = repeat(Math.min(3, count), (i) =>
        line(
          `M${100 + i * 9} ${14 - i * 3}Q${128 + i * 10} 54 ${100 + i * 9} ${94 + i * 3}`,
          '#9fd8ff',
          4 - i * 0.8,
          0.95 - i * 0.2,
        ),
      );
      return (
        ship(event, throws.pick(SHIPS), 60, 56, 0.76, throws.between(-14, 8)) +
        arcs +
        repeat(
          3,
          (i) =>
            beam(154, 20 + i * 30, 118, 34 + i * 20, hsl(hue + i * 30, 90, 60), 1.8) +
            star(117, 34 + i * 20, 8, 7, '#e6f6ff', 0.35),
        )
      );
    },
    ({ throws, count, hue }) => {
      const shield = 'M75 8L112 20V52Q108 82 75 98Q42 82 38 52V20Z';
      const rivets = repeat(Math.min(6, count + 2), (i) =>
        disc(75 + Math.cos(i) * 22, 50 + Math.sin(i) * 26, 3, hsl(hue, 60, 82)),
      );
      return (
        el('path', { d: shield, fill: hsl(hue, 44, 34), stroke: '#9fd8ff', 'stroke-width': 4 }) +
        el('path', { d: 'M75 8L112 20V52Q108 82 75 98Z', fill: hsl(hue, 44, 22) }) +
        el('path', {
          d: 'M75 22V86M52 44H98',
          stroke: hsl(hue + throws.between(120, 200), 70, 62),
          'stroke-width': 9,
        }) +
        rivets +
        beam(-4, throws.between(10, 40), 40, 48, '#ff8a6a', 2.4) +
        star(42, 48, 12, 8, '#ffffff', 0.35)
      );
    },
  ],
  // Welding drones around a torn hull.
  repair: [
    (event) => {
      const { throws, count } = event;
      const n = Math.min(4, count + 1);
      return (
        ship(event, throws.pick(SHIPS), 75, 62, 0.85, throws.between(-20, 10)) +
        repeat(n, (i) => {
          const [x, y] = [26 + i * 32, 18 + (i % 2) * 12];
          return (
            ship(event, 'drone', x, y, 0.3, 70, `drone ${i}`) +
            beam(x, y + 8, 44 + i * 22, 56, '#7fffb0', 1.6) +
            star(44 + i * 22, 56, 8, 6, '#d6ffe6', 0.3)
          );
        })
      );
    },
  ],
  boost: [
    // Ships in line behind a leader, more with the number.
    (event) => {
      const { throws, count, hue } = event;
      const fleet = repeat(Math.min(5, count + 1), (i) => {
        const isLeader = i === 0;
        const x = isLeader ? 98 : 92 - i * 17;
        const y = 52 + (i % 2 === 1 ? 1 : -1) * Math.ceil(i / 2) * 20;
        return ship(event, isLeader ? 'cruiser' : 'frigate', x, y, isLeader ? 0.6 : 0.36, 0);
      });
      const signs = repeat(3, (i) =>
        el('path', { d: `M${12 + i * 26} 92l11 -12l11 12v7l-11 -12l-11 12Z`, fill: hsl(hue, 90, 62) }),
      );
      return fleet + signs + (throws.chance(0.5) ? beam(120, 52, 152, 52, hsl(hue, 90, 60), 3) : '');
    },
    // A banner over a fleet that turns.
    (event) => {
      const { throws, count, hue } = event;
      const wave = throws.between(-8, 8);
      const banner = `M60 6Q82 ${num(-4 + wave)} 104 8T142 6V44Q120 ${num(52 + wave)} 104 44T60 46Z`;
      return (
        line('M58 2V98', '#c9d6ea', 4) +
        el('path', { d: banner, fill: hsl(hue, 62, 42), stroke: hsl(hue, 70, 74), 'stroke-width': 2 }) +
        star(100, 26, 13, 5 + (count % 3), hsl(hue + 40, 90, 80), 0.45, -Math.PI / 2) +
        repeat(Math.min(4, count + 1), (i) => ship(event, 'frigate', 30 + i * 32, 76 + (i % 2) * 12, 0.36, -18))
      );
    },
    // Power runs into the guns.
    (event) => {
      const { throws, count, hue } = event;
      const bolt = (x: number, y: number) =>
        el('path', {
          d: `M${x} ${y}l14 0l-7 12l9 0l-20 24l5 -16l-9 0Z`,
          fill: '#ffe08a',
          stroke: hsl(hue, 90, 56),
          'stroke-width': 1.4,
        });
      return (
        disc(75, 56, 46, hsl(hue, 70, 50), 0.22) +
        ship(event, throws.pick(SHIPS), 75, 60, 0.84, throws.between(-30, -8)) +
        repeat(Math.min(5, count + 1), (i) => bolt(18 + i * 26, 6 + (i % 2) * 12))
      );
    },
  ],
  // A ship falls behind, its lights out.
  weaken: [
    (event) => {
      const { throws, count, hue } = event;
      return (
        ship(event, throws.pick(SHIPS), 75, 52, 0.8, throws.between(10, 40)) +
        el('rect', { width: WIDTH, height: HEIGHT, fill: '#05070d', opacity: 0.34 }) +
        repeat(Math.min(4, count + 1), (i) =>
          el('path', {
            d: `M${28 + i * 28} 66v-20h12v20h9l-15 18l-15 -18Z`,
            fill: hsl(hue + 340, 80, 62),
            stroke: '#10151f',
            'stroke-width': 1.4,
          }),
        ) +
        line('M40 24l12 8l-10 6l14 8M96 20l-10 9l11 4l-12 10', '#9fd8ff', 2)
      );
    },
  ],
};
