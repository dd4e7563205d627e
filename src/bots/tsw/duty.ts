/** What durations bring their player in each turn. */
import type { Definition } from '#games/tsw/library';
import type { Effect } from '#games/tsw/verbs/index';
import type { UnitInView } from '#games/tsw/view';
import { sum } from '../player.ts';
import { gainOf } from './effects.ts';
import { lastingGain } from './lasting.ts';
import { definitionOf, type Sight, unitsOf } from './sight.ts';

/** What a duration in play brings the player in a turn, its upkeep left out. */
export function dutyOf(sight: Sight, unit: UnitInView): number {
  const card = definitionOf(sight, unit.def);
  return card === undefined ? 0 : dutyOfCard(sight, card, unit.id);
}

/** What a duration would bring in each turn. `id`: it is in play already. */
export function dutyOfCard(sight: Sight, card: Definition, id?: string): number {
  const others = unitsOf(sight, sight.me).filter((unit) => unit.def === card.id && unit.id !== id);
  return sum(card.abilities, (ability) => {
    const modes = ability.choose ?? [ability.do ?? []];
    if (ability.kind === 'continuous') {
      // What forbids or allows something does so once.
      const adds = others.length === 0 || modes.flat().some(({ verb }) => verb === 'modAttack' || verb === 'modPrice');
      return adds ? sum(modes.flat(), (effect) => lastingGain(sight, effect, sight.me, card)) : 0;
    }
    if (ability.when?.on !== 'your draw phase') return ability.kind === 'any time' ? 0.3 : 0;
    return Math.max(...modes.map((effects) => sum(effects, (effect) => phaseGain(sight, effect))));
  });
}

/** What an effect brings each time in the draw phase. */
function phaseGain(sight: Sight, effect: Effect): number {
  return effect.verb === 'discardThis' ? 0 : gainOf(sight, effect, { seat: sight.me });
}
