/** The picture of who attacked which planet in a stretch of the game. */
import type { SceneAttack } from '#face/attacks-scene';
import type { GameEvent } from '#kernel/event';
import { count, listIn } from '../../kit/acts.ts';
import { attacksOf, fighterIn, type Report, type Strike, shownCard, strikesIn } from '../../kit/attacks.ts';
import type { Library } from '../library.ts';
import { outcomeOf } from '../rules/outcome.ts';
import type { Translate } from '../words/catalogue.ts';
import { definitionOf } from '../words/phrasebook.ts';
import { artOf } from './art.ts';

export function attacksIn(library: Library, t: Translate, events: readonly GameEvent[]): readonly SceneAttack[] {
  return attacksOf(
    strikesIn(events, read),
    ({ def }) => shownCard(t, definitionOf({ library, t }, def), (card) => artOf(library, card)),
    (strike) => resultOf(t, strike),
  );
}

/** Undefined: the battle is still to come. */
function resultOf(t: Translate, { battle, ending }: Strike): Pick<SceneAttack, 'result' | 'tone'> | undefined {
  if (battle === undefined) return undefined;
  const sums = { attack: count(battle.attack), defence: count(battle.defence), world: count(battle.world) };
  const outcome = outcomeOf(sums, count(battle.attackers));
  const force = { attack: sums.attack, needed: sums.defence + sums.world };
  if (ending === 'taken') return { result: t('attack.captured', force), tone: 'bad' };
  if (outcome === 'empty') return { result: t('attack.withdrawn'), tone: 'muted' };
  return { result: t('attack.held', force), tone: 'good' };
}

/** Planets are told apart by their owners too. */
const planetOf = (owner: unknown, def: unknown): string => `${String(owner)} ${String(def)}`;

function read(event: GameEvent): Report | readonly Report[] | undefined {
  const { e, seat, def } = event;
  switch (e) {
    case 'turnBegan':
      return { kind: 'turn' };
    case 'assigned':
      return listIn(event.sent).flatMap((sent): readonly Report[] => {
        const { def: fleet, to, owner, n } = (sent ?? {}) as Readonly<Record<string, unknown>>;
        const by = fighterIn(`${String(event.k)} ${String(fleet)}`, fleet, seat);
        const at = fighterIn(planetOf(owner, to), to, owner);
        const isAttack = at?.seat !== undefined && at.seat !== by?.seat;
        return by && at && isAttack ? [{ kind: 'attack', by: { ...by, n: count(n) }, at }] : [];
      });
    case 'battle':
      return { kind: 'battle', card: planetOf(event.owner, event.planet), event };
    case 'tookOver':
      return event.how === 'captured' ? { kind: 'taken', card: planetOf(event.from, def) } : undefined;
    default:
      return undefined;
  }
}
