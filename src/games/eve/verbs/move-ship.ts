/** Moving ships without a warp. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { count, counting } from '#cards/verbs/that-many';
import { picked } from '#kernel/reply';
import type { CardId, CardRef } from '#kernel/state';
import { alive, controller, ref } from '#kernel/zones';
import { object } from '../cards/parts.ts';
import type { EveMachine } from '../kind.ts';
import { settleControl } from '../rules/change.ts';
import { place } from '../rules/change-ships.ts';
import { askForCards } from '../rules/effects/choose.ts';
import { shipsIn } from '../rules/effects/context.ts';
import { isDocked, isFriendly, outerRegions } from '../rules/facts.ts';
import type { EveVerb } from './eve-verb.ts';
import { ships } from './nouns.ts';

const shape = shapeOf(
  'moveShip',
  {
    what: object,
    to: z.enum(['your home region', "its controller's home region", 'an outer region you control']),
  },
  'Move ships without a warp.',
);

/** Moves ships between regions; docked ones stay where they are. */
const moving: EveVerb<typeof shape, { moved: { ships: readonly CardRef[] } }> = {
  shape,
  works: 'once',
  picture: 'move',
  reach: ships,
  text: ({ what, to }, voice) => `move ${voice.one(what)} to ${to}`,
  run(m, frame, { what, to }) {
    const found = shipsIn(m, frame, what).filter((id) => !isDocked(m, id));
    if (to !== 'an outer region you control') {
      for (const id of found) {
        const seat = to === 'your home region' ? frame.you : controller(m.state, id);
        if (seat !== undefined) count(frame, moveTo(m, id, m.state.g.base[seat] as CardId));
      }
      return settleControl(m);
    }
    const options = outerRegions(m).filter((region) => controller(m.state, region) === frame.you);
    if (options.length === 0 || found.length === 0) return;
    const then = { op: 'eve.moved', ships: found.map((id) => ref(m.state, id)) } as const;
    if (options.length === 1) m.goOn(frame, { pick: options }, then);
    else askForCards(m, frame, { seat: frame.you, prompt: 'ask.moveTo', ids: options, min: 1, max: 1 }, then);
  },
  continues: {
    moved(m, frame, { ships: found }, { answer }) {
      const [to] = picked(answer);
      for (const one of found) {
        const id = alive(m.state, one);
        if (id !== undefined && to !== undefined) count(frame, moveTo(m, id, to));
      }
      settleControl(m);
    },
  },
};
export const moveShip: typeof moving = counting(moving);

/**
 * Moves a ship without a warp; not into a region that an enemy controls, where it could go only by attacking. Returns
 * how many ships have moved.
 */
function moveTo(m: EveMachine, id: CardId, to: CardId): 0 | 1 {
  const regionController = controller(m.state, to);
  if (regionController !== undefined && !isFriendly(regionController, controller(m.state, id))) return 0;
  place(m, id, to, 'moved');
  return 1;
}
