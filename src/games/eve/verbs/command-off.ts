/** Switching off commands. */
import { type OnObjects, onObjectsVerb } from '#cards/verbs/on-objects';
import { object } from '../cards/parts.ts';
import type { EveWords } from '../cards/phrase.ts';
import { commandOff as turnOff } from '../rules/change-ships.ts';
import { objectsIn } from '../rules/effects/context.ts';
import type { VerbOf } from './eve-verb.ts';
import { ships } from './nouns.ts';

export const commandOff: VerbOf<OnObjects<'commandOff', EveWords>> = {
  ...onObjectsVerb(
    'commandOff',
    { what: object },
    {
      meaning: 'Switch off the commands of ships.',
      reach: ships,
      says: (objects) => `switch off the commands of ${objects}`,
      objects: objectsIn,
      run(m, _frame, ids) {
        for (const id of ids) turnOff(m, id);
      },
    },
  ),
  picture: 'forbid',
};
