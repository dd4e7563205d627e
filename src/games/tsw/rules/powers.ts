/** Abilities that a player may use now. */
import type { Option } from '#kernel/ask';
import type { CardId, Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import type { Ability } from '../cards/ability.ts';
import type { TswMachine } from '../kind.ts';
import { def } from '../library.ts';
import { tswCosts } from './costs.ts';
import { actionsTaken, commanderOf, inPlay, isParalyzed } from './facts.ts';
import { cardOption } from './options.ts';
import { isActing } from './phase.ts';
import { abilitiesOf, choicesFor } from './targets.ts';

/** Abilities of a kind that a player may use now: those of cards in play and of the commander. */
export function powerOptions(m: TswMachine, seat: Seat, kind: 'any time' | 'action'): Option[] {
  const options: Option[] = [];
  for (const id of zone(m.state, commanderOf(seat))) options.push(...useOptions(m, seat, id, kind));
  for (const id of inPlay(m, seat)) options.push(...useOptions(m, seat, id, kind));
  return options;
}

/** The abilities of a card of some kind that may be used now: paid for, not used up, with targets. */
export function useOptions(m: TswMachine, seat: Seat, id: CardId, kind: Ability['kind']): readonly Option[] {
  const found = abilitiesOf(m, id, kind);
  if (found.length === 0) return none;
  return found.flatMap((numbered) => {
    const { ability, index } = numbered;
    const used = actionsTaken(m, id).uses?.[index] ?? 0;
    if ((ability.times !== undefined && used >= ability.times) || isParalyzed(m, id)) return [];
    const actions = kind !== 'ability' && isActing(m, seat) ? m.state.g.actions : 0;
    const costs = tswCosts.needs(m, ability.cost, { seat, source: id, actions, env: {}, first: [] });
    const choices = choicesFor(m, id, [numbered], { you: seat, src: id });
    if (costs === undefined || choices === undefined) return [];
    const needs = [...costs, ...choices];
    return [{ ...cardOption(m, id, { ability: index }), id: `use:${id}:${index}`, verb: 'use', needs }];
  });
}

const none: readonly never[] = [];

/** What a player may use before paying upkeep: powers by which they gain actions (W7). */
export function actionGains(m: TswMachine, seat: Seat): Option[] {
  return powerOptions(m, seat, 'action').filter(({ card: id = '', note }) => {
    const ability = def(m, id).abilities[Number(note?.ability)];
    return ability?.do?.every(({ verb }) => verb === 'gainActions');
  });
}
