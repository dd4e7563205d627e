/** A kit that notes the texts drawn with it. */
import { createKit, type Kit } from '#render/kit';

export type DrawnText = { readonly text: string; readonly size: number; readonly fill: string };

/** `isMute`: texts are noted, but leave no mark on the picture. */
export function listening(isMute = false): { readonly kit: Kit; readonly drawn: readonly DrawnText[] } {
  const kit = createKit();
  const drawn: DrawnText[] = [];
  const { draw } = kit.texts;
  Object.assign(kit.texts, {
    draw: (...[text, type, place]: Parameters<typeof draw>) => {
      drawn.push({ text, size: type.size, fill: place.fill });
      return isMute ? '' : draw(text, type, place);
    },
  });
  return { kit, drawn };
}
