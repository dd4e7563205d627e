/** Ships that go back to the dock to be assembled again, in place of their destruction or otherwise. */
import { shapeOf } from '#cards/verb';
import { type OnObjects, onObjectsVerb } from '#cards/verbs/on-objects';
import { count as addUp, counting } from '#cards/verbs/that-many';
import type { CardId, Seat } from '#kernel/state';
import { card } from '#kernel/zones';
import { count, object } from '../cards/parts.ts';
import type { EveWords } from '../cards/phrase.ts';
import type { Eve, EveMachine } from '../kind.ts';
import { def } from '../library.ts';
import { addIsk, setTabs, settleControl } from '../rules/change.ts';
import { place } from '../rules/change-ships.ts';
import { shipsIn } from '../rules/effects/context.ts';
import type { EveContinuousVerb, VerbOf } from './eve-verb.ts';
import { ships } from './nouns.ts';

export const reassemble: VerbOf<OnObjects<'reassemble', EveWords>> = {
  ...counting(
    onObjectsVerb<'reassemble', Eve, EveWords>(
      'reassemble',
      { what: object },
      {
        meaning: 'Ships go back to the dock with their full time of assembly.',
        reach: ships,
        says: (objects) => `reassemble ${objects}`,
        objects: shipsIn,
        run(m, frame, ids) {
          for (const id of ids) rebuild(m, id);
          addUp(frame, ids.length);
          settleControl(m);
        },
      },
    ),
  ),
  picture: 'time',
};

/** Returns a ship to the dock as if just played: full assembly, no damage, but the same object (R-72). */
function rebuild(m: EveMachine, id: CardId): void {
  place(m, id, 'dock', 'reassembled');
  setTabs(m, id, def(m, id).assembly ?? 0);
}

const shape = shapeOf(
  'reassembleInstead',
  { what: object, pay: count.optional() },
  'Where such an object would be destroyed it is reassembled instead, for a payment if one is named. Continuous only.',
);
export const reassembleInstead: EveContinuousVerb<typeof shape, { rescue: { card: CardId; seat: Seat; pay: number } }> =
  {
    shape,
    works: 'continuous',
    reach: ships,
    picksOne: 'always',
    text: ({ what, pay }, voice) =>
      `if ${voice.one(what)} would be destroyed, ${
        pay === undefined ? '' : `you may pay ${voice.money(pay)}; `
      }reassemble it instead`,
    continues: {
      /** Pays, and reassembles a ship instead of its destruction. */
      rescue(m, _frame, { card: id, seat, pay }) {
        addIsk(m, seat, -pay, 'cost', { def: card(m.state, id).def });
        rebuild(m, id);
        settleControl(m);
      },
    },
  };
