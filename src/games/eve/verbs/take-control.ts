/** Taking control of ships, for good or until the end of the turn. */
import { shapeOf } from '#cards/verb';
import { addLasting, endLasting } from '#kernel/lasting';
import type { Lasting } from '#kernel/state';
import { alive, card, ref } from '#kernel/zones';
import { object, until } from '../cards/parts.ts';
import type { EveMachine } from '../kind.ts';
import { settleControl } from '../rules/change.ts';
import { giveUp, takeShip } from '../rules/change-ships.ts';
import { shipsIn } from '../rules/effects/context.ts';
import { pilotOf } from '../rules/facts.ts';
import type { EveVerb } from './eve-verb.ts';
import { ships } from './nouns.ts';

const shape = shapeOf(
  'takeControl',
  { what: object, until: until.optional() },
  'Gain control of ships; they go to your home region.',
);

/** Takes control of a ship and its pilot. Taking it again ends an earlier loan. */
export const takeControl: EveVerb<typeof shape> = {
  shape,
  works: 'once',
  picture: 'control',
  reach: ships,
  text: ({ what, until: end }, voice) => `gain control of ${voice.one(what)}${voice.until(end)}`,
  faults: ({ until: end }, { kind }) =>
    kind === 'continuous' || end === undefined || end === 'end of turn'
      ? []
      : [
          {
            field: 'until',
            message: 'control comes back at the end of the turn or never; say "end of turn", or leave it out',
          },
        ],
  run(m, frame, { what, until: end }) {
    for (const id of shipsIn(m, frame, what)) {
      takeShip(m, id, frame.you);
      endLasting(m, (effect) => isLoan(effect) && effect.on?.includes(ref(m.state, id)) === true);
      if (end !== undefined)
        addLasting(m, {
          you: card(m.state, id).own,
          on: [id, pilotOf(m, id) ?? []].flat().map((one) => ref(m.state, one)),
          mod: { effect: { verb: 'takeControl' }, back: true },
          until: 'end of turn',
        });
    }
    settleControl(m);
  },
  hint: () => ({ concerns: 'its target', worth: -2 }),
};

/** Whether a lasting effect is a loan: its ship goes back at the end of the turn. */
export function isLoan(effect: Lasting): boolean {
  return (effect.mod as { back?: true }).back === true;
}

/** At the end of the turn, borrowed ships and pilots return to their owners' home regions and docks (R-117). */
export function giveBack(m: EveMachine): void {
  const lent = m.state.lasting.filter(isLoan).flatMap(({ on = [] }) => on);
  for (const one of lent) {
    const id = alive(m.state, one);
    if (id !== undefined) giveUp(m, id);
  }
  endLasting(m, isLoan);
  settleControl(m);
}
