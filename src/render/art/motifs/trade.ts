/** Scenes of events about money and what it builds. */
import { el, num } from '../../svg.ts';
import { hsl } from '../palette.ts';
import { COIN, line, type Motifs, repeat, ship, star } from './kit.ts';

export const tradeMotifs: Motifs<'build' | 'money'> = {
  // A hull in a yard.
  build: [
    (event) => {
      const { throws, count } = event;
      return (
        ship(event, throws.pick(['cruiser', 'battleship', 'frigate']), 78, 60, 0.8, -10) +
        line('M10 104V14H140V104M10 30H140M30 14L50 30M70 14L90 30M110 14L130 30', '#f3c969', 3) +
        repeat(Math.min(5, count), (i) => {
          const x = 34 + i * 22;
          return line(`M${x} 30V${num(44 + throws.between(0, 10))}`, '#c9d6ea', 2) + star(x, 52, 7, 6, '#fff3c4', 0.3);
        })
      );
    },
    // A frame of ribs grows from its keel.
    (event) => {
      const { throws, hue, nth } = event;
      const ribs = repeat(7, (i) => {
        const x = 26 + i * 16;
        const tall = 34 - Math.abs(i - 2.6) * 6;
        return el('ellipse', {
          cx: x,
          cy: 54,
          rx: 6,
          ry: tall,
          fill: 'none',
          stroke: hsl(hue, 34, i < 4 ? 74 : 50),
          'stroke-width': 3,
        });
      });
      return (
        line('M12 54H138', hsl(hue, 40, 60), 5) +
        ribs +
        el('path', { d: 'M20 30Q46 10 70 18V54H20Z', fill: hsl(hue, 34, 46), opacity: 0.9 }) +
        ship(event, 'drone', 112, 22, 0.36, 120, 'welder') +
        star(98, 34, 9, 8, '#fff3c4', 0.3, throws.between(0, 1)) +
        (nth % 2 === 0 ? ship(event, 'drone', 30, 90, 0.36, -60, 'second') + star(46, 80, 8, 8, '#fff3c4', 0.3) : '')
      );
    },
  ],
  money: [
    // Coins in stacks, as many as the sum.
    ({ throws, count, hue }) =>
      repeat(Math.min(6, count + 1), (i) => {
        const [x, tall] = [22 + i * 21, throws.whole(3, 7)];
        const coin = (j: number) =>
          el('ellipse', {
            cx: x,
            cy: 92 - j * 9,
            rx: 14,
            ry: 6.5,
            fill: j === tall - 1 ? '#ffe08a' : '#d9a53a',
            ...COIN,
          });
        return repeat(tall, coin) + line(`M${x - 4} ${92 - (tall - 1) * 9}h8`, '#7a5412', 2.2);
      }) +
      el('path', {
        d: `M10 ${num(40 + throws.between(-8, 8))}L50 30L84 38L140 6`,
        fill: 'none',
        stroke: hsl(hue, 80, 68),
        'stroke-width': 3.5,
      }) +
      el('path', { d: 'M140 6L126 8L136 18Z', fill: hsl(hue, 80, 68) }),
    // Bars of a ledger.
    ({ throws, count, hue, nth }) => {
      const falls = nth % 2 === 0;
      const bars = repeat(6, (i) => {
        const tall = 18 + (falls ? 5 - i : i) * 9 + throws.between(0, 14);
        return (
          el('rect', { x: 20 + i * 20, y: 92 - tall, width: 14, height: tall, fill: hsl(hue + i * 8, 50, 50) }) +
          el('rect', { x: 20 + i * 20, y: 92 - tall, width: 5, height: tall, fill: hsl(hue + i * 8, 54, 66) })
        );
      });
      return (
        line('M12 8V94H144', '#c9d6ea', 3) +
        bars +
        repeat(
          Math.min(3, count),
          (i) =>
            el('ellipse', { cx: 112 - i * 30, cy: 20 + i * 7, rx: 11, ry: 10, fill: '#ffe08a', ...COIN }) +
            line(`M${112 - i * 30} ${15 + i * 7}v10`, '#7a5412', 2.4),
        )
      );
    },
    // A chest on a freighter's ramp.
    (event) => {
      const { throws, count, hue } = event;
      return (
        ship(event, 'industrial', 92, 28, 0.6, throws.between(150, 180)) +
        el('path', { d: 'M34 60Q75 36 116 60V72H34Z', fill: hsl(hue, 34, 42), stroke: '#10151f', 'stroke-width': 2 }) +
        el('rect', {
          x: 34,
          y: 70,
          width: 82,
          height: 30,
          fill: hsl(hue, 34, 30),
          stroke: '#10151f',
          'stroke-width': 2,
        }) +
        repeat(Math.min(6, count + 3), (i) =>
          el('ellipse', { cx: 44 + i * 12, cy: 68 - (i % 2) * 5, rx: 9, ry: 6, fill: '#ffe08a', ...COIN }),
        ) +
        el('path', { d: 'M48 70V100M102 70V100', stroke: '#f3c969', 'stroke-width': 5 }) +
        el('rect', { x: 68, y: 76, width: 14, height: 14, rx: 2, fill: '#f3c969' })
      );
    },
  ],
};
