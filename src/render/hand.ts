import type { HandScene } from '#kernel/scene';
import type { Kit } from './kit.ts';
import type { Picture } from './picture.ts';
export function layoutHand(_kit: Kit, _scene: HandScene): Picture {
  return { width: 10, height: 10, layers: [] };
}
