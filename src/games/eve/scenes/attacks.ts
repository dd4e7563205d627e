/** The picture of what attacked what in a stretch of the game: ships the regions, and in battles each other. */
import type { SceneAttack } from '#face/attacks-scene';
import type { GameEvent } from '#kernel/event';
import { count } from '../../kit/acts.ts';
import { attacksOf, fighterIn, type Report, seatIn, strikesIn } from '../../kit/attacks.ts';
import type { Library } from '../library.ts';
import type { Translate } from '../words/catalogue.ts';
import { artOf } from './card.ts';

export function attacksIn(library: Library, t: Translate, events: readonly GameEvent[]): readonly SceneAttack[] {
  const regions = new Set(events.filter(({ e }) => e === 'attacks').map(({ region }) => region));
  const known = (def: string) => (library.has(def) ? library.get(def) : undefined);
  return attacksOf(strikesIn(events, read), {
    name: ({ def }) => known(def)?.name ?? t('scene.unknownCard'),
    art: ({ def }) => {
      const card = known(def);
      return card === undefined ? { kind: 'unknown', seed: def } : artOf(card);
    },
    result: ({ at, damage, ending }) => {
      if (ending !== undefined) return { result: t(`attack.${ending}`), tone: 'bad' };
      if (damage > 0) return { result: t('attack.damage', { n: damage }) };
      // A shot at a ship that did nothing would only take the room of those that did.
      return regions.has(at.card) ? { result: t('attack.held'), tone: 'good' } : undefined;
    },
  });
}

function read(event: GameEvent): Report | undefined {
  const { e, seat, card, def } = event;
  switch (e) {
    case 'turnBegan':
      return { is: 'turn' };
    case 'attacks': {
      const by = fighterIn(card, def, seat);
      const at = fighterIn(event.region, event.regionDef, event.against);
      return by && at && { is: 'attack', by, at };
    }
    case 'aimed': {
      const by = fighterIn(card, def, seat);
      // Whose it is, is told when it is hit.
      const at = fighterIn(event.at, event.atDef, undefined);
      return by && at && { is: 'attack', by, at };
    }
    case 'damaged':
      return { is: 'damage', card: String(card), n: count(event.n), seat: seatIn(seat) };
    case 'destroyed':
      return { is: 'destroyed', card: String(card), seat: seatIn(seat) };
    case 'control':
      return seatIn(seat) === undefined ? undefined : { is: 'taken', card: String(event.region) };
    default:
      return undefined;
  }
}
