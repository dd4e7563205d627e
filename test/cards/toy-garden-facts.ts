/** The garden's types, and how its cards are found and changed. */
import { effectsIn } from '#cards/effective';
import type { TriggerSteps } from '#cards/gather';
import type { Selector } from '#cards/lexicon';
import type { Machine } from '#kernel/machine';
import type { CardId, Seat, State } from '#kernel/state';
import { card, controller, move, zone } from '#kernel/zones';
import type { GardenRules, Trigger } from './toy-garden.ts';
import type { Effect, GardenOps } from './toy-garden-verbs.ts';
import type { GardenWords } from './toy-garden-words.ts';

export type GardenFields = { harm?: number; asleep?: true };
export type Garden = {
  state: State<{ active: Seat }, GardenFields>;
  ops: GardenOps;
  steps: TriggerSteps & { turn: object; played: object; settle: object };
  events: {
    dawn: { seat: Seat };
    fell: { card: CardId; seat: Seat | undefined; def: string };
    drew: { seat: Seat; n: number };
    harmed: { card: CardId; n: number };
    slept: { card: CardId };
  };
  board: undefined;
};
export type GardenMachine = Machine<Garden>;
export type What = Selector<GardenWords>;
/** Where an effect speaks from. */
export type Place = { readonly you: Seat | undefined; readonly src: CardId | undefined };

export type GardenCard = {
  readonly name: string;
  readonly kind: 'plant' | 'climbing plant' | 'tool';
  readonly height?: number;
  readonly happens?: readonly Effect[];
  readonly holds?: readonly Effect[];
  /** `mayRest`: who aims it may say that the card falls asleep. */
  readonly when?: { readonly trigger: Trigger; readonly do: readonly Effect[]; readonly mayRest?: true };
};

export const definition = (m: GardenMachine, def: string): GardenCard => (m.rules as GardenRules).cards[def]!;
export const def = (m: GardenMachine, id: CardId): GardenCard => definition(m, card(m.state, id).def);

/** Whether a card is what a phrase names. */
export function matches(m: GardenMachine, what: What, id: CardId, { you, src }: Place): boolean {
  if (what.pick === 'ref') return id === src;
  const { kind } = def(m, id);
  const own = controller(m.state, id) === you;
  return (
    (kind === what.noun || (what.noun === 'plant' && kind === 'climbing plant')) &&
    what.is.every((trait) => (trait === 'own' ? own : trait === 'rival' ? !own : id !== src))
  );
}

/** Cards in the garden that a phrase names. */
export function inGarden(m: GardenMachine, what: What, from: Place): CardId[] {
  return zone(m.state, 'garden').filter((id) => matches(m, what, id, from));
}

const inEffect = effectsIn<Garden, Effect, GardenWords, Place>({
  continuous(m, add) {
    for (const id of zone(m.state, 'garden'))
      for (const effect of def(m, id).holds ?? []) add(effect, { you: controller(m.state, id), src: id });
  },
  placeOfLasting: (_m, { you }) => ({ you, src: undefined }),
  matches,
  count: (m, what, from) => inGarden(m, what, from).length,
});

export const { isAffected } = inEffect;

export function height(m: GardenMachine, id: CardId): number {
  return card(m.state, id).asleep ? 0 : inEffect.changed(m, 'modHeight', id, def(m, id).height ?? 0);
}

/** Draws up to so many cards, and returns how many: an empty deck has no consequences. */
export function draw(m: GardenMachine, seat: Seat, max: number): number {
  const ids = zone(m.state, `deck:${seat}`).slice(0, max);
  for (const id of ids) move(m, id, `hand:${seat}`, { quiet: true });
  m.emit({ e: 'drew', seat, n: ids.length });
  return ids.length;
}

/** Harm stays; a plant with as much harm as height is gone. */
export function harm(m: GardenMachine, id: CardId, points: number): void {
  const plant = card(m.state, id);
  plant.harm = (plant.harm ?? 0) + points;
  m.emit({ e: 'harmed', card: id, n: points });
  if (plant.harm < height(m, id)) return;
  const fallen = { card: id, seat: controller(m.state, id), def: plant.def };
  move(m, id, `compost:${plant.own}`, { quiet: true });
  m.emit({ e: 'fell', ...fallen });
}
