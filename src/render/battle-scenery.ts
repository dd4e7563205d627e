/** The winner's fleet over what fell to it: as it was in the end, or at a moment of the last blow. */
import { isBase, type SceneArt } from '#face/art';
import { type Dice, dice } from './art/dice.ts';
import { familyOf } from './art/family.ts';
import { drawHome } from './art/homes.ts';
import { drawShip } from './art/ships.ts';
import { drawSky } from './art/skies.ts';
import { el, num, polygon } from './svg.ts';

/** The field that a battle fills. */
export const BATTLE = { width: 720, height: 560 } as const;
/** Where what fell is, and the winner's home where nothing did; worlds lie lower than bases. */
const FALLEN = { x: BATTLE.width * 0.77, y: 408 } as const;
const HOME = { x: BATTLE.width * 0.66, y: 440 } as const;
const WORLD_LOWER = 30;

/** `game` and `blow` decide what is left to chance; `colour`: of the beams and the light; `at`: from 0 to 1, the end if absent. */
export type Battle = {
  readonly game: string;
  readonly blow: string;
  readonly fleet: readonly SceneArt[];
  readonly fallen?: SceneArt;
  readonly home?: SceneArt;
  readonly colour: string;
  readonly at?: number;
};

type Point = { readonly x: number; readonly y: number };

/** Where the ships fly, the first of them three times as large as the others, with the factor of their size. */
const SPOTS = [
  [250, 318, 3.1],
  [118, 208, 1.6],
  [452, 212, 1.5],
  [92, 440, 1.4],
  [318, 432, 1.2],
] as const;

/** How far behind its place a ship of size 1 begins. */
const RUN_UP = 120;
/** When the ships have arrived, when they fire, and from when what they hit burns; of a blow that takes from 0 to 1. */
const ARRIVED = 0.34;
const FIRES = [0.38, 0.8] as const;
const BURNS = 0.46;
/** From one fire to the next, and how long one grows. */
const FIRE_STEP = 0.035;
const FIRE_GROWS = 0.12;

export function drawBattle(battle: Battle): string {
  const { fleet, fallen, home, colour, at } = battle;
  const [first] = fleet;
  const seed = `poster ${battle.game} ${battle.blow}`;
  const throws = dice(seed);
  const family = familyOf(first?.palette, first?.seed ?? seed);
  const burnt = at === undefined ? 1 : between(at, BURNS, 1);
  const struck = fallen === undefined ? '' : drawHome(fallen, lowered(fallen, FALLEN), 142, burnt) + fire(throws, at);
  const sky = drawSky(seed, family.hue, throws.whole(0, 11), BATTLE.width, BATTLE.height);
  const seen = home === undefined ? '' : drawHome(home, lowered(home, HOME), 200);
  const ships = fleet
    .slice(0, SPOTS.length)
    .map((art, i) => ({ art, spot: SPOTS[i] ?? SPOTS[0], isFirst: i === 0 }))
    .reverse()
    .map(({ art, spot: [x, y, size], isFirst }) => {
      const left = x - behind(at) * RUN_UP * size;
      const fires = isFirst && fallen !== undefined && isFiring(at);
      return (fires ? beams(left + 110, y - 8, colour) : '') + shipAt(art, left, y, size);
    });
  return [sky, rays(colour), struck + seen, ...ships].join('');
}

const lowered = (art: SceneArt, { x, y }: Point): Point => ({ x, y: isBase(art) ? y : y + WORLD_LOWER });

/** How far a moment lies between two others, from 0 to 1. */
const between = (at: number, from: number, to: number): number => Math.min(1, Math.max(0, (at - from) / (to - from)));

/** What a ship still has to fly, from 1 to 0, slower towards the end. */
const behind = (at: number | undefined): number => (at === undefined ? 0 : (1 - between(at, 0, ARRIVED)) ** 2);

/** In three bursts. */
const isFiring = (at: number | undefined): boolean =>
  at === undefined || (at >= FIRES[0] && at <= FIRES[1] && (between(at, ...FIRES) * 3) % 1 < 0.7);

function shipAt({ kind, seed, palette, traits }: SceneArt, x: number, y: number, size: number): string {
  const [w, h] = [118 * size, 66 * size];
  const drawn = drawShip(
    {
      kind: kind.split('/', 2)[1] ?? '',
      seed,
      family: familyOf(palette, seed),
      heading: 12,
      ...(traits !== undefined && { traits }),
    },
    w,
    h,
  );
  return el('g', { transform: `translate(${num(x - w / 2)} ${num(y - h / 2)})` }, drawn);
}

const rays = (fill: string): string =>
  Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * Math.PI * 2 + 0.1;
    const end = (a: number) => [BATTLE.width / 2 + Math.cos(a) * 900, 300 + Math.sin(a) * 900] as const;
    return polygon([[BATTLE.width / 2, 300], end(angle), end(angle + 0.17)], { fill, opacity: 0.09 });
  }).join('');

function beams(x: number, y: number, colour: string): string {
  return [-9, 9]
    .map((off) => {
      const d = `M${num(x)} ${num(y + off)}L${num(FALLEN.x - 20)} ${num(FALLEN.y - 30 + off * 2)}`;
      return (
        el('path', { d, stroke: colour, 'stroke-width': 9, opacity: 0.4 }) +
        el('path', { d, stroke: '#ffffff', 'stroke-width': 3 })
      );
    })
    .join('');
}

/** One fire after the other grows a little over what it will be, and stays. */
function fire(throws: Dice, at: number | undefined): string {
  return Array.from({ length: 10 }, (_, i) => {
    const [x, y, full] = [
      FALLEN.x + throws.between(-115, 105),
      FALLEN.y + throws.between(-80, 55),
      throws.between(10, 34),
    ];
    const grown = at === undefined ? 1 : between(at, BURNS + i * FIRE_STEP, BURNS + i * FIRE_STEP + FIRE_GROWS);
    if (grown === 0) return '';
    const r = full * (grown < 1 ? grown * 1.5 : 1);
    const star = Array.from({ length: 18 }, (_, n) => {
      const reach = r * (n % 2 === 1 ? 1 : 0.5);
      return [x + Math.cos(n * 0.35) * reach, y + Math.sin(n * 0.35) * reach] as const;
    });
    return (
      polygon(star, { fill: i % 2 === 1 ? '#ff6a2c' : '#ffb13d' }) +
      el('circle', { cx: x, cy: y, r: r * 0.34, fill: '#fff2c4' })
    );
  }).join('');
}
