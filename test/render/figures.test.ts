/** Whatever a board has to say in figures stands on its picture, in both shapes. */
import { expect, it } from 'vitest';
import type { BoardScene, SceneCard, SceneShape } from '#face/scene';
import { layout } from '#render/renderer';
import { stacks } from '#render/stacks';
import { scenes } from './every-scene.ts';
import { listening } from './listening.ts';

/** How often each text is drawn. */
function drawnOn(scene: BoardScene, shape: SceneShape): ReadonlyMap<string, number> {
  const { kit, drawn } = listening();
  for (const { body } of layout(kit, scene, shape).layers) body();
  const times = new Map<string, number>();
  for (const { text } of drawn) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}

/** What a card has to say; equal neighbours say it once, with their number. */
function saidOf({ figures, badges = [], mark, damage, tag, aim }: SceneCard, count: number): readonly string[] {
  const signs = [...badges, mark, damage === undefined ? undefined : { text: damage.value }, aim];
  return [
    ...figures.map(({ value }) => value),
    ...signs.flatMap((sign) => sign?.text ?? []),
    ...(tag === undefined ? [] : [tag]),
    ...(count > 1 ? [`×${count}`] : []),
  ];
}

const boards = Object.entries(scenes).flatMap(([name, scene]) =>
  scene.kind === 'board' ? (['wide', 'tall'] as const).map((shape) => [name, shape, scene] as const) : [],
);

it.each(boards)('%s, %s', (_, shape, scene) => {
  const drawn = drawnOn(scene, shape);
  const said = [
    ...scene.seats.flatMap(({ figures }) => figures.map(({ value }) => value)),
    ...scene.areas.flatMap(({ figures, groups }) => [
      ...figures.map(({ value }) => value),
      ...groups.flatMap(({ cards }) => stacks(cards).flatMap(({ card, count }) => saidOf(card, count))),
    ]),
  ];
  const times = new Map<string, number>();
  for (const text of said) times.set(text, (times.get(text) ?? 0) + 1);
  const missing = [...times].filter(([text, count]) => (drawn.get(text) ?? 0) < count);
  expect(missing).toEqual([]);
});
