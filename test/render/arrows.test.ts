/** Attacks on a board: an arrow from the attacker's home to what they attack, which runs between the places. */
import { expect, it } from 'vitest';
import type { BoardScene, SceneShape } from '#face/scene';
import { createKit } from '#render/kit';
import type { Layer } from '#render/picture';
import { layout } from '#render/renderer';
import { scenes } from './every-scene.ts';

const kit = createKit();
/** How wide a place's own frame is. */
const FRAME = 4;

const kindOf = ({ key }: Layer): string => key.split(' ', 1)[0] ?? '';
const isIn = (a: Layer, b: Layer): boolean =>
  a.x < b.x + b.width - FRAME &&
  a.x + a.width > b.x + FRAME &&
  a.y < b.y + b.height - FRAME &&
  a.y + a.height > b.y + FRAME;

const boards = Object.entries(scenes).flatMap(([name, scene]) =>
  scene.kind === 'board' ? (['wide', 'tall'] as const).map((shape) => [name, shape, scene] as const) : [],
);
const layersOf = (scene: BoardScene, shape: SceneShape) => layout(kit, scene, shape).layers;

it.each(boards)('%s, %s', (_, shape, scene) => {
  const layers = layersOf(scene, shape);
  const shown = new Set(layers.map(kindOf));
  const homes = scene.areas.flatMap(({ home }) => home ?? []);
  const attacked = new Set(scene.areas.flatMap(({ id, attack }) => (attack && homes.includes(attack.by) ? [id] : [])));
  expect(layers.filter((one) => kindOf(one) === 'arrowhead')).toHaveLength(attacked.size);
  const places = layers.filter((one) => kindOf(one) === 'area');
  const across = layers.filter((one) => kindOf(one) === 'arrow' && places.some((place) => isIn(one, place)));
  expect(across).toEqual([]);
  expect(shown.has('arrow')).toBe(attacked.size > 0);
});

it('points into the home of somebody beside the attacker', () => {
  const battle = scenes['board-battle'] as BoardScene;
  const [home, other] = battle.areas.filter((area) => area.home !== undefined);
  const attack = { by: home!.home!, label: 'attacks', now: false };
  const areas = battle.areas.map((area) => {
    const { attack: _, ...calm } = area;
    return area.id === other!.id ? { ...calm, attack } : calm;
  });
  for (const shape of ['wide', 'tall'] as const) {
    const layers = layersOf({ ...battle, areas }, shape);
    const tip = layers.find((one) => kindOf(one) === 'arrowhead')!;
    const target = layers.filter((one) => kindOf(one) === 'area' && one.key.includes(`"${other!.id}"`))[0]!;
    expect(tip.x + tip.width).toBeGreaterThan(target.x);
    expect(tip.x).toBeLessThan(target.x + 12);
    expect(tip.y).toBeGreaterThan(target.y);
    expect(tip.y + tip.height).toBeLessThan(target.y + target.height);
  }
});
