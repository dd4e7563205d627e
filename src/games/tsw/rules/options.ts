/** Options as asks list them: cards that the asked seat sees, rows, face-down cards by their place. */
import type { Need, Option } from '#kernel/ask';
import type { CardId, Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import type { TswMachine } from '../kind.ts';
import { defId } from '../library.ts';
import { rows } from '../state.ts';
import { damageOn, holder, isFlipped, rowOf, rowWith } from './facts.ts';
import { defense } from './figures.ts';

/** A card that the asked seat sees; one of a station with its row. `note`: what else its label needs. */
export function cardOption(m: TswMachine, id: CardId, note: Option['note'] = {}): Option {
  const row = rowWith(m, id);
  return { id, card: id, note: { def: defId(m, id), ...(row !== undefined && { row }), ...note } };
}

/**
 * A card as a target: in play with its damage and defense, in a station with its row. A question may list it under each of many
 * cards, so it is made once, until the state changes.
 */
export const targetOption = (m: TswMachine, id: CardId): Option => m.memoFor(newTargetOption, id);

function newTargetOption(m: TswMachine, id: CardId): Option {
  const row = rowWith(m, id);
  const option =
    row === undefined
      ? cardOption(m, id, { damage: damageOn(m, id), defense: defense(m, id) ?? 0 })
      : cardOption(m, id, { row });
  return { ...option, about: holder(m, id) };
}

/** The rows of a station. */
export const rowOptions: readonly Option[] = rows.map((row) => ({ id: row, verb: 'row', note: { row } }));

/** A player's face-down station cards as somebody else picks them: by row and place in it, counted from 1 (W5). */
export function placeOptions(m: TswMachine, seat: Seat): Option[] {
  return rows.flatMap((row) =>
    zone(m.state, rowOf(row, seat)).flatMap((id, i) =>
      isFlipped(m, id) ? [] : [{ id, verb: 'place', about: seat, note: { row, place: i + 1 } }],
    ),
  );
}

/** A need to pick one of some options. `prompt`: what the question is about, if it is not the name of the need. */
export function need(name: string, options: readonly Option[], prompt = name): Need {
  return { name, prompt: { key: `need.${prompt}` }, choice: { kind: 'choose', options, min: 1, max: 1 } };
}
