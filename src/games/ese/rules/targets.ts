/** Options as asks list them: cards of a hand, fleets, planets, opponents. */
import type { Need, Option } from '#kernel/ask';
import type { Draft } from '#kernel/draft';
import type { CardId, Seat } from '#kernel/state';
import { card } from '#kernel/zones';
import type { InPlay } from '../cards/parts.ts';
import type { EseMachine } from '../kind.ts';
import type { Play } from '../state.ts';
import { fleetsOf, force, holder, living, ofType, planetsOf, speed } from './facts.ts';

/** A card that the asked seat may see, as an option. `needs`: what else must be chosen for it. */
export function cardOption(m: EseMachine, id: CardId, verb?: string, needs?: readonly Need[]): Option {
  return { id, card: id, note: { def: card(m.state, id).def }, verb, needs };
}

/**
 * A fleet as an option: class, speed, force, controller, and where it is assigned. An ask may list a fleet under each of many
 * cards, so its option is made once, until the state changes.
 */
export const fleetOption = (m: EseMachine, id: CardId): Option => m.memoFor(newFleetOption, id);

export const fleetOptions = (m: EseMachine, ids: readonly CardId[]): Option[] => ids.map((id) => fleetOption(m, id));

function newFleetOption(m: EseMachine, id: CardId): Option {
  const to = m.state.g.courses[id]?.to;
  const note: Draft<NonNullable<Option['note']>> = {
    def: card(m.state, id).def,
    speed: speed(m, id),
    force: force(m, id),
  };
  if (to !== undefined) note.to = card(m.state, to).def;
  return { id, card: id, about: holder(m, id), note };
}

/** A fleet as an option with something more to choose for it. */
export function fleetWith(m: EseMachine, id: CardId, needs: readonly Need[]): Option {
  const { about, note } = fleetOption(m, id);
  return { id, card: id, about, note, needs };
}

/** A planet as an option. */
export const planetOption = (m: EseMachine, id: CardId): Option => m.memoForInPlace(newPlanetOption, id);

const newPlanetOption = (m: EseMachine, id: CardId): Option => ({
  id,
  card: id,
  about: holder(m, id),
  note: { def: card(m.state, id).def },
});

const _optionsByPlanet = (): Map<CardId, Option> => new Map();

/** Opponents of a seat, in turn order. */
export const opponents = (m: EseMachine, seat: Seat): Seat[] => living(m, seat).filter((one) => one !== seat);

/** Everybody's cards of a type in play; homeworlds do not count as planets here (Rebellion, Diplomacy). */
export function inPlay(m: EseMachine, what: InPlay): CardId[] {
  return living(m, m.state.g.active).flatMap((seat) => ofType(m, seat, what));
}

/** Planets to which a seat may send attackers: all those of its opponents. */
export function foreignPlanets(m: EseMachine, seat: Seat): CardId[] {
  const found: CardId[] = [];
  for (const one of opponents(m, seat)) found.push(...planetsOf(m, one));
  return found;
}

/** All fleets except a seat's own. */
export function foreignFleets(m: EseMachine, seat: Seat): CardId[] {
  const found: CardId[] = [];
  for (const one of opponents(m, seat)) found.push(...fleetsOf(m, one));
  return found;
}

/** A need: a choice that must be made together with an option. */
export function need(name: string, prompt: string, options: readonly Option[], min = 1, max = 1): Need {
  return { name, prompt: { key: prompt }, choice: { kind: 'choose', options, min, max } };
}

/** The need to choose a card played in the window to be cancelled; undefined if there is none. */
export function needOfPlay(m: EseMachine, plays: readonly Play[]): readonly Need[] | undefined {
  const options = plays.filter(({ cancels }) => cancels === undefined).map((one) => playOption(m, one));
  return options.length === 0 ? undefined : [need('play', 'need.play', options)];
}

/** Something played in the open window, as an option. */
function playOption(m: EseMachine, play: Play): Option {
  return { id: String(play.n), about: play.seat, note: { def: card(m.state, play.card).def } };
}
