/** What an interceptor that is ordered to save what it can does, by figures that everybody sees. */
import type { CardId, Seat } from '#kernel/state';
import { alive, ref } from '#kernel/zones';
import type { SemMachine } from '../kind.ts';
import { def } from '../library.ts';
import type { Reply, Weapon } from '../state.ts';
import { aimedAt } from './aims.ts';
import { hitPointsLeft, readyWeapons, shieldsLeft } from './figures.ts';
import { interceptors } from './repliers.ts';

/** The interceptions that save a card which would fall if all shots hit, dearest card first, by units that live through it. */
export function savingBlocks(m: SemMachine, seat: Seat): Reply[] {
  const free = [...interceptors(m, seat)];
  const worth = (id: CardId) => (def(m, id).type === 'base' ? 100 : (def(m, id).cost ?? 10));
  const threatened = aimedAt(m, seat)
    .filter((id) => threat(m, id) >= staying(m, id))
    .sort((a, b) => worth(b) - worth(a));
  return threatened.flatMap((target): Reply[] => {
    const blocker = free.find((id) => threat(m, target) < staying(m, id) || worth(id) < worth(target) / 2);
    if (blocker === undefined) return [];
    free.splice(free.indexOf(blocker), 1);
    const weapons = readyWeapons(m, blocker).map(({ card, n }): Weapon => ({ card, n }));
    return [{ how: 'block', unit: ref(m.state, blocker), target: ref(m.state, target), weapons }];
  });
}

/** Damage that is aimed at a card. */
function threat(m: SemMachine, id: CardId): number {
  const shots = (m.state.g.attack?.shots ?? []).filter(({ target }) => alive(m.state, target) === id);
  return shots.reduce((sum, { damage }) => sum + damage, 0);
}

const staying = (m: SemMachine, id: CardId): number =>
  hitPointsLeft(m, id) + (def(m, id).type === 'modification' ? 0 : shieldsLeft(m, id));
