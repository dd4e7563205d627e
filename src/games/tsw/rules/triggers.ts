/** Abilities that trigger, and how they come to the pile. */
import { triggerSteps } from '#cards/gather';
import { push } from '#cards/pile';
import type { GameEvent } from '#kernel/event';
import { stored } from '#kernel/kind';
import type { CardId, Seat, Waiting } from '#kernel/state';
import { alive, card, ref, zone } from '#kernel/zones';
import type { Ability } from '../cards/ability.ts';
import { opsFor } from '../effects/ops.ts';
import { commanderOf, inPlay } from '../facts.ts';
import type { Tsw, TswMachine } from '../kind.ts';
import { abilitiesOf, choicesFor, readChoices } from '../targets.ts';

type Moment = NonNullable<Ability['when']>['on'];

/** The abilities that an event triggers. */
export function triggers(m: TswMachine, event: GameEvent): readonly Omit<Waiting, 'id'>[] {
  if (event.e === 'drawPhase') {
    const seat = event.seat as Seat;
    return [...zone(m.state, commanderOf(seat)), ...inPlay(m, seat)].flatMap((id) =>
      waiting(m, id, seat, 'your draw phase'),
    );
  }
  // Put into play is not played (T-11.5).
  if (event.e === 'entered' && event.how === 'played')
    return waiting(m, event.card as CardId, event.seat as Seat, 'played');
  return [];
}

function waiting(m: TswMachine, id: CardId, you: Seat, moment: Moment): Omit<Waiting, 'id'>[] {
  return abilitiesOf(m, id, 'triggered')
    .filter(({ ability }) => ability.when?.on === moment)
    .map(({ index }) => ({ by: ref(m.state, id), def: card(m.state, id).def, you, ability: index, env: {} }));
}

/** The ability that waits, while its card is what it was. */
function abilityOf(m: TswMachine, { by, ability }: Waiting) {
  const id = alive(m.state, by);
  const found = id === undefined ? undefined : abilitiesOf(m, id, 'triggered').find(({ index }) => index === ability);
  return id === undefined || found === undefined ? undefined : { id, found };
}

/** The active player orders what triggers at the same time; what has no target, or whose card is gone, does nothing. */
export const gathering = triggerSteps<Tsw>({
  leader: ({ state }) => state.g.active,
  needs(m, one) {
    const at = abilityOf(m, one);
    return at === undefined ? undefined : choicesFor(m, at.id, [at.found], { you: one.you, src: at.id });
  },
  place(m, one, replies) {
    const at = abilityOf(m, one);
    if (at === undefined) return;
    const env = { ...one.env };
    const targets = readChoices(m, replies, env);
    push(m, {
      kind: 'ability',
      seat: one.you,
      card: one.by,
      def: one.def,
      ops: [...stored<Tsw>(opsFor(at.found.ability, env))],
      env,
      ...(targets.length > 0 && { targets }),
    });
  },
});
