/** Numbers of ships in a battle, the same in pictures, menus and texts. */
import type { CardId } from '#kernel/state';
import type { EveBoard } from '../view.ts';

/** Ships of the battle being fought, numbered: attackers first. */
export function battleTags({ battle, regions }: EveBoard): ReadonlyMap<CardId, string> {
  const ships = regions.find(({ id }) => id === battle?.region)?.ships ?? [];
  const order = [...ships.filter((one) => one.attacking), ...ships.filter((one) => one.defending)];
  return new Map(order.map(({ id }, index) => [id, String(index + 1)]));
}
