/** The places of a board in the order in which they are shown. */
import type { BoardScene, SceneArea, SceneSeat } from '#face/scene';

/** A place with its player, if it is a home. */
export type Spot = { readonly area: SceneArea; readonly seat: SceneSeat | undefined };

export type SortedAreas = {
  readonly homes: readonly Spot[];
  readonly fallen: readonly Spot[];
  readonly others: readonly Spot[];
  readonly arenas: readonly SceneArea[];
};

/** Groups the areas: homes with their players, players whose home is gone or empty, other places, and the ongoing battle. */
export function sortedAreas(scene: BoardScene): SortedAreas {
  const homes: Spot[] = [];
  const fallen: Spot[] = [];
  const others: Spot[] = [];
  const arenas: SceneArea[] = [];
  for (const area of scene.areas) {
    const seat = scene.seats.find((candidate) => candidate.seat === area.home);
    if (seat?.result?.tone === 'bad' && area.groups.every(({ cards }) => cards.length === 0)) {
      fallen.push({ area: { ...area, figures: [] }, seat: { ...seat, figures: [] } });
      continue;
    }
    const fought = area.attack?.now === true && area.groups.some((group) => group.seat !== undefined);
    if (!fought) {
      (seat === undefined ? others : homes).push({ area, seat });
      continue;
    }
    if (seat === undefined) {
      arenas.push(area);
      continue;
    }
    // A home in battle keeps its player's heading and what takes no part; the two sides go to the arena.
    const { home: _home, ...open } = area;
    arenas.push({ ...open, groups: area.groups.filter((group) => group.seat !== undefined) });
    homes.push({ area: { ...area, groups: area.groups.filter((group) => group.seat === undefined) }, seat });
  }
  for (const seat of scene.seats) {
    if ([...homes, ...fallen].some((spot) => spot.seat?.seat === seat.seat)) continue;
    // A player without a home still has a name to show, small and below those who are playing.
    const art = { kind: 'region', seed: `seat ${seat.seat}` };
    fallen.push({
      area: { id: `seat ${seat.seat}`, title: '', home: seat.seat, controlLabel: '', art, figures: [], groups: [] },
      seat,
    });
  }
  return { homes, fallen, others, arenas };
}
