/** Abilities that trigger, and how they come to the pile. */
import { triggerSteps } from '#cards/gather';
import { push } from '#cards/pile';
import { type EventOf, stored } from '#kernel/kind';
import type { CardId, Seat, Waiting } from '#kernel/state';
import { alive, ref, zone } from '#kernel/zones';
import type { Tsw, TswMachine } from '../kind.ts';
import { type Definition, def, definition } from '../library.ts';
import { tswCalendar } from '../verbs/moments.ts';
import { opsFor } from './effects/ops.ts';
import { commanderOf, inPlay } from './facts.ts';
import type { EffectScope } from './select.ts';
import { isAllowed, works } from './standing.ts';
import { choicesFor, readChoices } from './targets.ts';

const placeOf = ({ you, env }: Waiting, src: CardId): EffectScope => ({ you, src, zone: env.zone as Seat | undefined });

/** The abilities that an event triggers: of cards in play and commanders, and of a card that has just left play. */
export function triggers(m: TswMachine, event: EventOf<Tsw>): readonly Omit<Waiting, 'id'>[] {
  if (!tswCalendar.hears(event)) return [];
  if (event.e === 'leftPlay') return waiting(m, event.card, event.seat, definition(m, event.def), event);
  const found: Omit<Waiting, 'id'>[] = [];
  for (const seat of [0, 1])
    for (const ids of [zone(m.state, commanderOf(seat)), inPlay(m, seat)])
      for (const id of ids) {
        const definition = def(m, id);
        if (definition.byKind.triggered !== undefined && works(m, id))
          found.push(...waiting(m, id, seat, definition, event));
      }
  return found;
}

/** The abilities of a card that an event triggers, for the player who controls it. Their conditions are asked now. */
function waiting(m: TswMachine, id: CardId, you: Seat, { id: face, byKind }: Definition, event: EventOf<Tsw>) {
  return (byKind.triggered ?? []).flatMap(({ ability, index }): Omit<Waiting, 'id'>[] => {
    if (ability.when === undefined || !isAllowed(m, ability, { you, src: id })) return [];
    const env = tswCalendar.met(m, event, ability.when, { id, you });
    return env === undefined ? [] : [{ by: ref(m.state, id), def: face, you, ability: index, env: { ...env } }];
  });
}

/** The ability that waits, while its card is where it was. */
function abilityOf(m: TswMachine, { by, def: face, ability: index }: Waiting) {
  const id = alive(m.state, by);
  const ability = definition(m, face).abilities[index];
  return id === undefined || ability === undefined ? undefined : { id, found: { ability, index } };
}

/** The active player orders what triggers at the same time; what has no target, or whose card is gone, does nothing. */
export const gathering = triggerSteps<Tsw>({
  leader: ({ state }) => state.g.active,
  needs(m, one) {
    const at = abilityOf(m, one);
    return at === undefined ? undefined : choicesFor(m, at.id, [at.found], placeOf(one, at.id));
  },
  place(m, one, replies) {
    const at = abilityOf(m, one);
    if (at === undefined) return;
    const env = { ...one.env };
    const targets = readChoices(m, replies, env);
    m.tell({ e: 'triggered', seat: one.you, card: at.id, def: one.def });
    push(m, {
      kind: 'ability',
      seat: one.you,
      card: one.by,
      def: one.def,
      ops: [...stored<Tsw>(opsFor(at.found.ability, env))],
      env,
      ...(targets.length > 0 && { targets }),
      ...(at.found.ability.when?.on === 'your draw phase' && { info: { whileInPlay: true } }),
    });
  },
});
