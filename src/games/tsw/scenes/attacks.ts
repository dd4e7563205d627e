/** The picture of what attacked what in a stretch of the game. */
import type { SceneAttack } from '#face/attacks-scene';
import type { GameEvent } from '#kernel/event';
import { count, listIn } from '../../kit/acts.ts';
import { attacksOf, type Fighter, fighterIn, type Report, seatIn, shownCard, strikesIn } from '../../kit/attacks.ts';
import type { Library } from '../library.ts';
import { foeOf } from '../rules/facts.ts';
import type { Translate } from '../words/catalogue.ts';
import { definitionOf } from '../words/phrasebook.ts';
import { artOf } from './art.ts';

const STATION = 'station';
const stationOf = (seat: number): Fighter => ({ card: `${STATION} ${seat}`, def: STATION, seat });

export function attacksIn(library: Library, t: Translate, events: readonly GameEvent[]): readonly SceneAttack[] {
  return attacksOf(
    strikesIn(events, read),
    ({ def }) =>
      def === STATION
        ? { name: t('scene.station'), art: { kind: 'starbase', seed: STATION } }
        : shownCard(t, definitionOf({ library, t }, def), (card) => artOf(library, card)),
    ({ at, damage, ending }) => {
      if (ending !== undefined) return { result: t('attack.destroyed'), tone: 'bad' };
      if (damage === 0) return { result: t('attack.nothing'), tone: 'muted' };
      return { result: t(at.def === STATION ? 'attack.flipped' : 'attack.damage', { n: damage }) };
    },
  );
}

function read(event: GameEvent): Report | readonly Report[] | undefined {
  const { e, seat, card, def, target, targetDef } = event;
  switch (e) {
    case 'turnBegan':
      return { kind: 'turn' };
    case 'attacks':
    case 'collides': {
      const by = fighterIn(card, def, seat);
      if (by?.seat === undefined) return undefined;
      const foe = foeOf(by.seat);
      const at = targetDef === undefined ? stationOf(foe) : fighterIn(target, targetDef, foe);
      return at && { kind: 'attack', by, at };
    }
    case 'damaged':
      return { kind: 'damage', card: String(card), n: count(event.n) };
    case 'leftPlay':
      return event.how === 'destroyed' || event.how === 'collided'
        ? { kind: 'destroyed', card: String(card) }
        : undefined;
    case 'flipped': {
      const owner = seatIn(seat);
      return owner === undefined
        ? undefined
        : { kind: 'damage', card: stationOf(owner).card, n: listIn(event.defs).length };
    }
    default:
      return undefined;
  }
}
