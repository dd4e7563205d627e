import type { CardScene } from '#kernel/scene';
import type { Kit } from './kit.ts';
import type { Picture } from './picture.ts';
export function layoutCard(_kit: Kit, _scene: CardScene): Picture {
  return { width: 10, height: 10, layers: [] };
}
