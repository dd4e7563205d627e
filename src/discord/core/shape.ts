/** How pictures are drawn for a person. */
import type { SceneShape } from '#face/scene';
import type { UserSettings } from '#table/types';
import type { App } from './app.ts';

/** Undefined: they want no pictures, and read the same facts as text. */
export async function shapeFor({ tables }: App, user: string): Promise<SceneShape | undefined> {
  return shapeIn(await tables.settings(user));
}

export const shapeIn = ({ pictures }: UserSettings): SceneShape | undefined =>
  pictures === 'off' ? undefined : pictures;
