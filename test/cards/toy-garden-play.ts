/** Plays the toy garden with some cards: the board laid by their names, questions answered with the state as it is stored. */
import { answer, isStep } from '#kernel/answer';
import type { Answer, Ask } from '#kernel/ask';
import { stateBefore } from '#kernel/begin';
import { Machine } from '#kernel/machine';
import type { CardId } from '#kernel/state';
import { card, create, zone } from '#kernel/zones';
import { gardenRules } from './toy-garden.ts';
import type { Garden, GardenCard, GardenFields, GardenMachine } from './toy-garden-facts.ts';

/** Cards by their names, for each seat; `deck`: how many roses the first seat can draw. */
export type Laid = {
  readonly garden?: readonly (readonly string[])[];
  readonly hands?: readonly (readonly string[])[];
  readonly compost?: readonly (readonly string[])[];
  readonly deck?: number;
};

export function playing(cards: Readonly<Record<string, GardenCard>>) {
  const rules = gardenRules(cards);

  /** A game with cards laid, the first seat to act. */
  function garden({ garden: plants = [], hands = [], compost = [], deck = 0 }: Laid): GardenMachine {
    const state = stateBefore<Garden['state']['g'], GardenFields>(
      { ...rules, library: { hash: 'toy' } },
      { edition: 'toy', seed: 'toy' },
      2,
      { active: 0 },
      'turn',
    );
    const m = new Machine(rules, state);
    const lay = (rows: readonly (readonly string[])[], zoneOf: (seat: number) => string) =>
      rows.forEach((names, seat) => {
        for (const name of names) create(m, name, seat, zoneOf(seat));
      });
    lay(plants, () => 'garden');
    lay(hands, (seat) => `hand:${seat}`);
    lay(compost, (seat) => `compost:${seat}`);
    for (let i = 0; i < deck; i++) create(m, 'rose', 0, 'deck:0');
    m.run();
    return m;
  }

  /** Answers the open question of the state as it is stored. */
  function reply(m: GardenMachine, given: Answer): GardenMachine {
    const state = JSON.parse(JSON.stringify(m.state)) as GardenMachine['state'];
    const ask = state.open?.asks[0];
    const step = answer(rules, state, { seat: ask?.seat ?? 0, ask: ask?.id ?? 0, answer: given });
    if (!isStep(step)) throw new Error(JSON.stringify(step));
    return new Machine(rules, step.state);
  }

  /** The same with a card by its name, or with an id. */
  function choose(m: GardenMachine, pick: string): GardenMachine {
    const { choice } = asked(m);
    const options = choice.kind === 'choose' ? choice.options : [];
    return reply(m, { pick: [options.find((one) => m.state.cards[one.id]?.def === pick)?.id ?? pick] });
  }

  return { garden, reply, choose };
}

/** The open question. */
export function asked(m: GardenMachine): Ask {
  const ask = m.state.open?.asks[0];
  if (ask === undefined) throw new Error('nobody is asked');
  return ask;
}

/** The first card of a name in the garden. */
export function named(m: GardenMachine, name: string): CardId {
  const found = zone(m.state, 'garden').find((id) => card(m.state, id).def === name);
  if (found === undefined) throw new Error(`no ${name} in the garden`);
  return found;
}
