/** The picture of what shot at what in a stretch of the game. */
import type { SceneAttack } from '#face/attacks-scene';
import type { GameEvent } from '#kernel/event';
import { count } from '../../kit/acts.ts';
import { attacksOf, fighterIn, type Report, shownCard, strikesIn } from '../../kit/attacks.ts';
import type { Library } from '../library.ts';
import type { Translate } from '../words/catalogue.ts';
import { definitionOf } from '../words/phrasebook.ts';
import { artOf } from './art.ts';

export function attacksIn(library: Library, t: Translate, events: readonly GameEvent[]): readonly SceneAttack[] {
  return attacksOf(
    strikesIn(events, read),
    ({ def }) => shownCard(t, definitionOf({ library, t }, def), (card) => artOf(library, card)),
    ({ damage, ending }) => {
      if (ending !== undefined) return { result: t('attack.destroyed'), tone: 'bad' };
      return damage === 0
        ? { result: t('attack.nothing'), tone: 'muted' }
        : { result: t('attack.damage', { n: damage }) };
    },
  );
}

function read(event: GameEvent): Report | undefined {
  const { e, seat, card, def, target, targetDef, targetSeat } = event;
  switch (e) {
    case 'turnBegan':
      return { kind: 'turn' };
    case 'shot': {
      const by = fighterIn(card, def, seat);
      const at = fighterIn(target, targetDef, targetSeat);
      return by && at && { kind: 'attack', by, at };
    }
    case 'damaged':
      return { kind: 'damage', card: String(card), n: count(event.shields) + count(event.hull) };
    case 'leftPlay':
      return event.how === 'destroyed' ? { kind: 'destroyed', card: String(card) } : undefined;
    default:
      return undefined;
  }
}
