/** Scenes of events about cards, orders and knowledge. */
import { el, num, polygon } from '../../svg.ts';
import { hsl } from '../palette.ts';
import { card, disc, HEIGHT, line, type Motifs, repeat, ship, star, WIDTH } from './kit.ts';

export const cardMotifs: Motifs<'counter' | 'discard' | 'draw' | 'look' | 'plan' | 'search'> = {
  draw: [
    // Cards stream out of a gate of light.
    ({ throws, count, hue }) =>
      el('ellipse', { cx: 34, cy: 56, rx: 16, ry: 40, fill: hsl(hue, 80, 60), opacity: 0.4 }) +
      el('ellipse', { cx: 34, cy: 56, rx: 9, ry: 32, fill: hsl(hue, 90, 86) }) +
      repeat(Math.min(5, count + 1), (i) =>
        card(
          58 + i * 19,
          60 - Math.sin(i * 1.1 + throws.between(0, 1)) * 14,
          0.75 + i * 0.14,
          -14 + i * 12,
          hue + i * 9,
        ),
      ),
    // A courier drops a crate of cards.
    (event) => {
      const { throws, count, hue } = event;
      const n = Math.min(4, count + 1);
      return (
        ship(event, 'industrial', 54, 26, 0.56, throws.between(-6, 14)) +
        line('M54 38L84 70M62 36L110 70', '#c9d6ea', 1.4, 0.8) +
        repeat(n, (i) =>
          card(
            92 + (i - (n - 1) / 2) * 14,
            62 - Math.abs(i - (n - 1) / 2) * -4,
            0.95,
            (i - (n - 1) / 2) * 16,
            hue + i * 12,
          ),
        ) +
        el('path', {
          d: 'M64 74H122L114 100H72Z',
          fill: hsl(hue, 30, 34),
          stroke: hsl(hue, 40, 66),
          'stroke-width': 2,
        }) +
        line('M66 82H120', hsl(hue, 50, 60), 3)
      );
    },
    // A hand opens like a fan.
    ({ throws, count, hue }) => {
      const n = Math.min(6, count + 2);
      const spread = throws.between(15, 20);
      return (
        star(75, 96, 60, 16, hsl(hue, 70, 56), 0.86) +
        repeat(n, (i) => {
          const turn = (i - (n - 1) / 2) * spread;
          const angle = ((turn - 90) * Math.PI) / 180;
          return card(75 + Math.cos(angle) * 50, 100 + Math.sin(angle) * 50, 1.25, turn, hue + i * 14);
        }) +
        disc(75, 100, 14, hsl(hue, 40, 30))
      );
    },
  ],
  counter: [
    // A signal is cut by a barrier.
    ({ throws, hue }) => {
      const x = throws.between(66, 88);
      const signal = repeat(4, (i) =>
        line(
          `M${14 + i * 5} ${20 + i * 5}Q${num(x - 8)} 52 ${14 + i * 5} ${84 - i * 5}`,
          hsl(hue + 160, 80, 66),
          3,
          0.4 + i * 0.18,
        ),
      );
      const barrier = `M${num(x)} 2l12 6l-10 44l10 44l-12 6l-10 -50Z`;
      return (
        signal +
        el('path', { d: barrier, fill: '#ff4d5c', stroke: '#ffd9dc', 'stroke-width': 1.6 }) +
        star(x, 52, 26, 12, '#fff2f2', 0.3, throws.between(0, 1)) +
        star(x, 52, 15, 12, '#ff4d5c', 0.5) +
        card(122, 56, 1.15, 18, 210) +
        line('M104 38L140 74M140 38L104 74', '#ff4d5c', 5)
      );
    },
    // A card breaks on a shield.
    ({ throws, hue }) => {
      const turn = throws.between(-16, 16);
      return (
        el('path', { d: 'M104 10Q146 52 104 94', fill: 'none', stroke: hsl(hue, 80, 66), 'stroke-width': 9 }) +
        el('path', { d: 'M96 16Q132 52 96 88', fill: 'none', stroke: '#ffffff', 'stroke-width': 2.4, opacity: 0.8 }) +
        el(
          'g',
          { transform: `rotate(${num(turn)} 62 52)` },
          card(56, 40, 1.7, -20, 210) +
            el('path', { d: 'M20 66L46 48L58 60L92 34', fill: 'none', stroke: '#ff4d5c', 'stroke-width': 6 }) +
            el('path', { d: 'M20 66L46 48L58 60L92 34', fill: 'none', stroke: '#fff2f2', 'stroke-width': 2 }),
        ) +
        star(98, 50, 16, 9, '#fff2f2', 0.3, turn) +
        repeat(5, (i) =>
          el('path', { d: `M${30 + i * 11} ${num(80 + throws.between(-8, 14))}l7 -5l4 7Z`, fill: hsl(210, 50, 60) }),
        )
      );
    },
    // A stamp on an order.
    ({ throws, hue }) => {
      const turn = throws.between(-18, -6);
      return (
        el('rect', {
          x: 38,
          y: 6,
          width: 66,
          height: 92,
          rx: 3,
          fill: '#dfe7f5',
          stroke: '#8a97b0',
          'stroke-width': 2,
        }) +
        el('path', { d: 'M48 20h46M48 32h46M48 44h30', stroke: '#8a97b0', 'stroke-width': 4 }) +
        el(
          'g',
          { transform: `rotate(${num(turn)} 80 66)` },
          el('circle', { cx: 82, cy: 66, r: 27, fill: 'none', stroke: '#e0364a', 'stroke-width': 6 }) +
            el('circle', { cx: 82, cy: 66, r: 19, fill: 'none', stroke: '#e0364a', 'stroke-width': 2.4 }) +
            el('path', {
              d: 'M66 66h32M82 54v24',
              stroke: '#e0364a',
              'stroke-width': 7,
              transform: 'rotate(45 82 66)',
            }),
        ) +
        el('path', {
          d: 'M108 2l26 10l-8 22l-26 -10Z',
          fill: hsl(hue, 40, 40),
          stroke: hsl(hue, 50, 72),
          'stroke-width': 2,
        }) +
        el('path', { d: 'M114 30l-8 20', stroke: hsl(hue, 30, 62), 'stroke-width': 8 })
      );
    },
  ],
  // Papers burn.
  discard: [
    ({ throws, count, hue }) =>
      repeat(Math.min(4, count + 1), (i) => card(34 + i * 28, 46 + (i % 2) * 8, 1, throws.between(-24, 24), hue)) +
      repeat(9, (i) => {
        const [x, r] = [8 + i * 17, throws.between(14, 26)];
        return el('path', {
          d: `M${num(x - r * 0.6)} 106Q${num(x - r * 0.8)} ${num(100 - r)} ${num(x + throws.between(-6, 6))} ${num(92 - r * 1.7)}Q${num(x + r * 0.9)} ${num(100 - r)} ${num(x + r * 0.6)} 106Z`,
          fill: i % 2 === 1 ? '#ff6a2c' : '#ffb13d',
          opacity: 0.92,
        });
      }),
    // Cards blow out of an airlock.
    ({ throws, count, hue }) =>
      el('rect', { x: 0, y: 0, width: 40, height: HEIGHT, fill: hsl(hue, 20, 22) }) +
      el('circle', { cx: 40, cy: 52, r: 36, fill: hsl(hue, 24, 40), stroke: '#10151f', 'stroke-width': 3 }) +
      el('circle', {
        cx: 40,
        cy: 52,
        r: 25,
        fill: '#05070d',
        stroke: '#ffb13d',
        'stroke-width': 3,
        'stroke-dasharray': '9 6',
      }) +
      repeat(Math.min(5, count + 2), (i) =>
        card(
          66 + i * 18,
          52 + Math.sin(i * 2.2 + throws.between(0, 1)) * 30,
          0.9 - i * 0.06,
          throws.between(-70, 70),
          hue + i * 20,
        ),
      ) +
      line('M66 52h22M70 38l24 -8M70 66l24 8', '#ffffff', 1.6, 0.6),
  ],
  // An eye over other people's plans.
  look: [
    ({ throws, count, hue }) =>
      repeat(Math.min(4, count + 1), (i) => card(34 + i * 27, 84, 0.8, -12 + i * 8, 220)) +
      polygon(
        [
          [14, 40],
          [75, 4],
          [136, 40],
          [75, 70],
        ],
        { fill: hsl(hue, 44, 24), stroke: hsl(hue, 80, 70), 'stroke-width': 3 },
      ) +
      disc(75, 38, 20, hsl(hue, 80, 62)) +
      disc(75 + throws.between(-5, 5), 38, 10, '#0b1120') +
      disc(70, 32, 4, '#ffffff'),
    // A mask behind a desk.
    ({ throws, count, hue }) =>
      el('path', { d: 'M30 104Q34 46 75 44Q116 46 120 104Z', fill: hsl(hue, 28, 18) }) +
      el('path', {
        d: 'M48 24Q75 -8 102 24Q104 52 75 66Q46 52 48 24Z',
        fill: hsl(hue, 20, 82),
        stroke: '#10151f',
        'stroke-width': 2,
      }) +
      el('path', { d: 'M75 0Q102 8 102 24Q104 52 75 66Z', fill: hsl(hue, 22, 62) }) +
      el('path', { d: 'M54 30q10 -8 18 0q-9 8 -18 0ZM78 30q10 -8 18 0q-9 8 -18 0Z', fill: '#0b1120' }) +
      line(`M62 ${num(48 + throws.between(-2, 3))}q13 8 26 0`, '#0b1120', 2.6) +
      repeat(Math.min(4, count + 1), (i) => card(24 + i * 34, 92, 0.7, throws.between(-20, 20), 220)),
  ],
  search: [
    // A glass over a chart.
    ({ throws, count, hue }) =>
      repeat(7, (i) => line(`M0 ${i * 18}H150M${i * 25} 0V104`, hsl(hue, 50, 42), 0.8)) +
      polygon(
        [
          [20, HEIGHT],
          [60, -4],
          [128, -4],
        ],
        { fill: hsl(hue, 90, 70), opacity: 0.32 },
      ) +
      repeat(3 + count, () => disc(throws.between(14, 136), throws.between(12, 92), 3, hsl(hue, 50, 60))) +
      el('circle', {
        cx: 92,
        cy: 38,
        r: 25,
        fill: '#ffffff',
        'fill-opacity': 0.1,
        stroke: '#eaf3ff',
        'stroke-width': 5,
      }) +
      line('M109 56L130 80', '#eaf3ff', 8) +
      card(92, 38, 0.9, throws.between(-14, 14), hue + 30),
    // Searchlights over wrecks.
    (event) => {
      const { throws, hue } = event;
      return (
        el(
          'g',
          { opacity: 0.75 },
          ship(event, throws.pick(['cruiser', 'battleship']), 92, 68, 0.74, throws.between(20, 60)),
        ) +
        el('rect', { width: WIDTH, height: HEIGHT, fill: '#05070d', opacity: 0.3 }) +
        polygon(
          [
            [28, 16],
            [84, 104],
            [136, 70],
          ],
          { fill: hsl(hue, 90, 78), opacity: 0.34 },
        ) +
        ship(event, 'drone', 26, 16, 0.5, 40, 'finder') +
        el('circle', { cx: 104, cy: 74, r: 9, fill: 'none', stroke: '#ffe08a', 'stroke-width': 2.4 }) +
        line('M104 60v6M104 82v6M90 74h6M112 74h6', '#ffe08a', 2.4)
      );
    },
    // Drawers of an archive.
    ({ throws, count, hue }) => {
      const open = throws.whole(0, 8);
      return repeat(9, (i) => {
        const [x, y] = [18 + (i % 3) * 39, 4 + Math.floor(i / 3) * 33];
        const isOpen = i === open;
        return (
          el('rect', {
            x,
            y,
            width: 36,
            height: 30,
            rx: 2,
            fill: hsl(hue, 30, isOpen ? 16 : 34),
            stroke: hsl(hue, 40, 58),
            'stroke-width': 1.6,
          }) +
          (isOpen
            ? repeat(Math.min(3, count), (n) => card(x + 10 + n * 9, y + 6, 0.85, -12 + n * 12, hue + 40)) +
              el('rect', {
                x: x - 3,
                y: y + 12,
                width: 42,
                height: 20,
                rx: 2,
                fill: hsl(hue, 34, 48),
                stroke: hsl(hue, 50, 76),
                'stroke-width': 1.6,
              })
            : line(`M${x + 12} ${y + 12}h12`, hsl(hue, 60, 76), 3))
        );
      });
    },
  ],
  // A drawing of what is yet to be built.
  plan: [
    (event) => {
      const { throws, count, hue } = event;
      const ink = hsl(hue, 70, 78);
      const grid = repeat(8, (i) => line(`M${8 + i * 19} 6V98M6 ${6 + i * 13}H144`, hsl(hue, 50, 46), 0.7));
      const outline = [
        'M30 52L58 34H104L126 52L104 70H58Z',
        'M28 62L70 22L122 62L96 74H54Z',
        'M32 40H84L120 52L84 64H32L44 52Z',
      ];
      const shape = outline[event.nth % outline.length] ?? '';
      const lines = repeat(Math.min(4, count + 1), (i) => {
        const x = 44 + i * 20;
        return (
          line(`M${x} ${num(50 + throws.between(-8, 8))}L${x + 8} ${i % 2 === 0 ? 14 : 90}h16`, ink, 1.4) +
          disc(x, 50, 2.4, ink)
        );
      });
      return (
        el('rect', {
          x: 4,
          y: 4,
          width: 142,
          height: 96,
          rx: 3,
          fill: hsl(hue, 56, 24),
          stroke: ink,
          'stroke-width': 2,
        }) +
        grid +
        el('path', {
          d: shape,
          fill: hsl(hue, 60, 40),
          stroke: '#ffffff',
          'stroke-width': 2.4,
          'stroke-dasharray': event.nth % 2 === 0 ? '7 3' : '',
        }) +
        lines
      );
    },
    // A formula in light.
    ({ throws, count, hue, nth }) => {
      const turn = throws.between(0, 60);
      const orbits = repeat(Math.min(4, count + 2), (i) =>
        el('ellipse', {
          cx: 75,
          cy: 52,
          rx: 56,
          ry: 18 + (nth % 3) * 4,
          fill: 'none',
          stroke: hsl(hue + i * 30, 80, 66),
          'stroke-width': 2.6,
          transform: `rotate(${num(turn + i * 46)} 75 52)`,
        }),
      );
      return (
        disc(75, 52, 40, hsl(hue, 60, 40), 0.3) +
        orbits +
        star(75, 52, 17, 6 + (nth % 4), '#ffffff', 0.5, turn) +
        disc(75, 52, 8, hsl(hue, 90, 70))
      );
    },
  ],
};
