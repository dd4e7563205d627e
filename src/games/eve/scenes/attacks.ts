/** The picture of what attacked what in a stretch of the game: ships the regions, and in battles each other. */
import type { SceneAttack } from '#face/attacks-scene';
import type { GameEvent } from '#kernel/event';
import { count } from '../../kit/acts.ts';
import { attacksOf, fighterIn, type Report, seatIn, shownCard, strikesIn } from '../../kit/attacks.ts';
import type { Library } from '../library.ts';
import type { Translate } from '../words/catalogue.ts';
import { definitionOf } from '../words/phrasebook.ts';
import { artOf } from './art.ts';

export function attacksIn(library: Library, t: Translate, events: readonly GameEvent[]): readonly SceneAttack[] {
  const regions = new Set(events.filter(({ e }) => e === 'attacks').map(({ region }) => region));
  return attacksOf(
    strikesIn(events, read),
    ({ def }) => shownCard(t, definitionOf({ library, t }, def), (card) => artOf(library, card)),
    ({ at, damage, ending }) => {
      if (ending !== undefined) return { result: t(`attack.${ending}`), tone: 'bad' };
      if (damage > 0) return { result: t('attack.damage', { n: damage }) };
      // A shot at a ship that did nothing would only take the room of those that did.
      return regions.has(at.card) ? { result: t('attack.held'), tone: 'good' } : undefined;
    },
  );
}

function read(event: GameEvent): Report | undefined {
  const { e, seat, card, def } = event;
  switch (e) {
    case 'turnBegan':
      return { kind: 'turn' };
    case 'attacks': {
      const by = fighterIn(card, def, seat);
      const at = fighterIn(event.region, event.regionDef, event.against);
      return by && at && { kind: 'attack', by, at };
    }
    case 'aimed': {
      const by = fighterIn(card, def, seat);
      // Whose it is, is told when it is hit.
      const at = fighterIn(event.at, event.atDef, undefined);
      return by && at && { kind: 'attack', by, at };
    }
    case 'damaged':
      return { kind: 'damage', card: String(card), n: count(event.n), seat: seatIn(seat) };
    case 'destroyed':
      return { kind: 'destroyed', card: String(card), seat: seatIn(seat) };
    case 'control':
      return seatIn(seat) === undefined ? undefined : { kind: 'taken', card: String(event.region) };
    default:
      return undefined;
  }
}
