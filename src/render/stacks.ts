/** Cards that lie on each other, as they look the same. */
import type { SceneCard } from '#face/scene';

/** A card and how many equal ones it stands for. */
export type Stack = { readonly card: SceneCard; readonly count: number };

/** Groups neighbours that look the same. */
export function stacks(cards: readonly SceneCard[]): readonly Stack[] {
  const out: { card: SceneCard; count: number; key: string }[] = [];
  for (const card of cards) {
    const key = JSON.stringify(card);
    const last = out.find((stack) => stack.key === key);
    if (last === undefined) out.push({ card, count: 1, key });
    else last.count += 1;
  }
  return out;
}
