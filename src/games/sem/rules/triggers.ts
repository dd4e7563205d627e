/** Abilities that happen at moments: which an event triggers, and what must be chosen for them. */
import { triggerSteps } from '#cards/gather';
import type { EventOf } from '#kernel/kind';
import type { CardId, Seat, Waiting } from '#kernel/state';
import { alive, card, ref } from '#kernel/zones';
import type { Sem, SemMachine } from '../kind.ts';
import { library } from '../library.ts';
import { type Source, semCalendar } from '../verbs/moments.ts';
import { semConditions } from './conditions.ts';
import { opsFor } from './effects/ops.ts';
import { allInPlay, holder, hostOf, works } from './facts.ts';
import type { EffectScope } from './select.ts';
import { needsOfAbility, readChoices } from './targets.ts';

/** The abilities that an event triggers: of cards in play, and of those that have just left it together. */
export function triggers(m: SemMachine, event: EventOf<Sem>): readonly Omit<Waiting, 'id'>[] {
  if (!semCalendar.hears(event)) return [];
  const present = allInPlay(m, m.state.g.active)
    .filter((id) => works(m, id))
    .flatMap((id) => waiting(m, { id, you: holder(m, id), host: hostOf(m, id) }, card(m.state, id).def, event));
  if (event.e !== 'leftPlay') return present;
  const left = [{ card: event.card, def: event.def }, ...event.carried];
  const host = (id: CardId) => (id === event.card ? undefined : event.card);
  return [
    ...left.flatMap((one) => waiting(m, { id: one.card, you: event.seat, host: host(one.card) }, one.def, event)),
    ...present,
  ];
}

/** The abilities of a card that an event triggers. Their conditions are asked now. */
function waiting(m: SemMachine, source: Source, face: string, event: EventOf<Sem>) {
  const { id, you, host } = source;
  return library(m)
    .get(face)
    .abilities.flatMap((ability, index): Omit<Waiting, 'id'>[] => {
      const env = ability.when === undefined ? undefined : semCalendar.met(m, event, ability.when, source);
      if (env === undefined || (ability.once === true && m.state.g.used.includes(keyOf(id, index)))) return [];
      if (ability.if !== undefined && !semConditions.holds(m, ability.if, { you, src: id, host })) return [];
      return [{ by: ref(m.state, id), def: face, you, ability: index, env: { ...env } }];
    });
}

const keyOf = (id: CardId, index: number): string => `${id}/${index}`;

/** The ability that waits, while its card is where it was. */
function abilityOf(m: SemMachine, { by, def: face, ability: index }: Waiting) {
  const id = alive(m.state, by);
  const ability = library(m).get(face).abilities[index];
  return id === undefined || ability === undefined || m.state.out.includes(holder(m, id))
    ? undefined
    : { id, ability, index };
}

const placeOf = (m: SemMachine, { you }: Waiting, id: CardId): EffectScope => ({ you, src: id, host: hostOf(m, id) });

/** The active player orders what triggers together, after all shots of an attack; the first named happens first (S-R-43, S-R-44). */
export const gathering = triggerSteps<Sem>({
  leader: ({ state }): Seat => state.g.active,
  isOrderIdle: () => true,
  needs(m, one) {
    const at = abilityOf(m, one);
    if (at === undefined || (at.ability.once === true && m.state.g.used.includes(keyOf(at.id, at.index))))
      return undefined;
    return needsOfAbility(m, at.ability, placeOf(m, one, at.id));
  },
  place(m, one, replies) {
    const at = abilityOf(m, one);
    if (at === undefined) return;
    const env = { ...one.env };
    readChoices(m, replies, env);
    if (at.ability.once === true) m.state.g.used = [...m.state.g.used, keyOf(at.id, at.index)];
    m.tell({ e: 'triggered', seat: one.you, card: at.id, def: one.def });
    m.open(opsFor(at.ability, at.index), one.you, env, one.by);
  },
});
