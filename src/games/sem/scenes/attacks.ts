/** The picture of what shot at what in a stretch of the game. */
import type { SceneAttack } from '#face/attacks-scene';
import type { GameEvent } from '#kernel/event';
import { count } from '../../kit/acts.ts';
import { attacksOf, fighterIn, type Report, strikesIn } from '../../kit/attacks.ts';
import type { Library } from '../library.ts';
import type { Translate } from '../words/catalogue.ts';
import { cardName, definitionOf } from '../words/phrasebook.ts';
import { artOf } from './card.ts';

export function attacksIn(library: Library, t: Translate, events: readonly GameEvent[]): readonly SceneAttack[] {
  const phrasebook = { library, t };
  return attacksOf(strikesIn(events, read), {
    name: ({ def }) => cardName(phrasebook, def),
    art: ({ def }) => {
      const card = definitionOf(phrasebook, def);
      return card === undefined ? { kind: 'unknown', seed: def } : artOf(card);
    },
    result: ({ damage, ending }) => {
      if (ending !== undefined) return { result: t('attack.destroyed'), tone: 'bad' };
      return damage === 0
        ? { result: t('attack.nothing'), tone: 'muted' }
        : { result: t('attack.damage', { n: damage }) };
    },
  });
}

function read(event: GameEvent): Report | undefined {
  const { e, seat, card, def, target, targetDef, targetSeat } = event;
  switch (e) {
    case 'turnBegan':
      return { is: 'turn' };
    case 'shot': {
      const by = fighterIn(card, def, seat);
      const at = fighterIn(target, targetDef, targetSeat);
      return by && at && { is: 'attack', by, at };
    }
    case 'damaged':
      return { is: 'damage', card: String(card), n: count(event.shields) + count(event.hull) };
    case 'leftPlay':
      return event.how === 'destroyed' ? { is: 'destroyed', card: String(card) } : undefined;
    default:
      return undefined;
  }
}
