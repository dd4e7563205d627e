/** What is in effect: the continuous abilities that work, and effects that last for a time. */
import { effectsIn } from '#cards/effective';
import type { CardId } from '#kernel/state';
import { zone } from '#kernel/zones';
import type { Ability } from './cards/ability.ts';
import type { TswWords } from './cards/phrase.ts';
import { commanderOf, holder } from './facts.ts';
import type { Tsw, TswMachine } from './kind.ts';
import { def } from './library.ts';
import { fits, type Place } from './select.ts';
import type { Effect } from './verbs/index.ts';

const placeOf = (m: TswMachine, id: CardId): Place => ({ you: holder(m, id), src: id });
const isContinuous = ({ kind }: Ability): boolean => kind === 'continuous';
const effectsOf = (m: TswMachine, id: CardId): readonly Effect[] =>
  def(m, id)
    .abilities.filter(isContinuous)
    .flatMap(({ do: effects = [] }) => effects);

export const { isAffected, changed } = effectsIn<Tsw, Effect, TswWords, Place>({
  continuous(m, add) {
    for (const id of [...[0, 1].flatMap((seat) => zone(m.state, commanderOf(seat))), ...zone(m.state, 'play')])
      if (works(m, id)) for (const effect of effectsOf(m, id)) add(effect, placeOf(m, id));
  },
  placeOfLasting: (_m, { you }) => ({ you, src: undefined }),
  matches: (m, what, id, from) => (what.pick === 'ref' ? id === from.src : fits(m, what, id, from)),
});

/** Whether the text of a card counts (T-11.3). */
export function works(m: TswMachine, id: CardId): boolean {
  return !m.memo(silenced).has(id);
}

/** Cards that are without effect. Of two that switch each other off the newer one works (W25), so the newest comes first. */
function silenced(m: TswMachine): ReadonlySet<CardId> {
  const off = new Set<CardId>();
  const play = zone(m.state, 'play');
  for (const by of [...play].reverse()) {
    if (off.has(by)) continue;
    for (const effect of effectsOf(m, by)) {
      if (effect.verb !== 'noEffect' || effect.what.pick === 'ref') continue;
      for (const id of play) if (fits(m, effect.what, id, placeOf(m, by))) off.add(id);
    }
  }
  return off;
}
