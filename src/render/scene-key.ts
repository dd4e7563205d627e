/** What a picture is known by: equal scenes of one shape have equal keys, wherever they are made. */
import { createHash } from 'node:crypto';
import type { Scene, SceneShape } from '#face/scene';

/** Keys of scenes that were asked for, which is done more than once for each picture. */
const known = {
  wide: new WeakMap<Scene, string>(),
  tall: new WeakMap<Scene, string>(),
};

/** 40 hexadecimal digits. Parts of file names on messages that were sent, so it never changes how it is made. */
export function sceneKey(scene: Scene, shape: SceneShape): string {
  const key =
    known[shape].get(scene) ??
    createHash('sha1')
      .update(shape + JSON.stringify(scene))
      .digest('hex');
  known[shape].set(scene, key);
  return key;
}
