/** What the drawing thread does. */

import { serve, threadData } from '#core/thread-tasks';
import type { Scene, SceneShape } from '#face/scene';
import { GROUND } from './ground.ts';
import type { Priority } from './lane.ts';
import { createRenderer, type Image } from './renderer.ts';
import { toWebp, type WebpStyle } from './webp.ts';

export type DrawingData = { readonly cacheBytes: number };
export type ToDraw = {
  readonly scene: Scene;
  readonly priority: Priority;
  readonly shape: SceneShape;
  readonly key: string;
};

const renderer = createRenderer(threadData() as DrawingData);

const tasks = {
  png: ({ scene, priority, shape, key }: ToDraw) => renderer.png(scene, priority, shape, undefined, key),
  webp: ({ images, style }: { readonly images: readonly Image[]; readonly style: WebpStyle }) =>
    toWebp(images, style, GROUND),
};
export type DrawingTasks = typeof tasks;
export const run = serve(tasks);
