/** Options and needs as asks list them. */
import type { Need, Option } from '#kernel/ask';
import type { CardId, PileItem } from '#kernel/state';
import { card } from '#kernel/zones';
import type { SemMachine } from '../kind.ts';
import { def } from '../library.ts';
import { damageOn, holder, hostOf } from './facts.ts';
import { hitPointsLeft, shieldsLeft } from './figures.ts';

/** A card that the asked seat sees. `note`: what else its label needs. */
export function cardOption(m: SemMachine, id: CardId, note: Option['note'] = {}): Option {
  return { id, card: id, note: { def: card(m.state, id).def, ...note } };
}

/**
 * A card in play as a target: whose it is, what it can still take and has taken, and what it is on. A question may list it under
 * each of many cards, so it is made once, until the state changes, unless it has a `note` of its own.
 */
export function targetOption(m: SemMachine, id: CardId, note?: Option['note']): Option {
  return note === undefined ? m.memoFor(newTargetOption, id) : newTargetOption(m, id, note);
}

function newTargetOption(m: SemMachine, id: CardId, note: Option['note'] = {}): Option {
  const host = hostOf(m, id);
  const health = { hp: hitPointsLeft(m, id), shields: shieldsLeft(m, id), taken: damageOn(m, id) };
  const told: Option['note'] = {
    ...(def(m, id).hp !== undefined && health),
    ...(host !== undefined && { host: card(m.state, host).def }),
    ...note,
  };
  return { ...cardOption(m, id, told), about: holder(m, id) };
}

/** The damage that a target has taken. Where a stored question tells of a target, it may have an older name. */
export const takenBy = ({ note = {} }: Pick<Option, 'note'>): number => Number(note.taken ?? note.damage ?? 0);

/** A command that waits to resolve, as a target. */
export const itemOption = ({ id, seat, def: played = '' }: PileItem): Option => ({
  id: `pile:${id}`,
  about: seat,
  note: { def: played },
});

/** A need to pick some options. `prompt`: what the question is about, if it is not the name of the need. */
export function need(
  name: string,
  options: readonly Option[],
  {
    min = 1,
    max = 1,
    prompt = name,
    says = {},
  }: { min?: number; max?: number; prompt?: string; says?: Option['note'] } = {},
): Need {
  return { name, prompt: { key: `need.${prompt}`, with: says }, choice: { kind: 'choose', options, min, max } };
}

/** A need to pick exactly so many cards. */
export function choice(
  m: SemMachine,
  name: string,
  ids: readonly CardId[],
  { n = 1 }: { readonly n?: number } = {},
): Need {
  return need(
    name,
    ids.map((id) => cardOption(m, id)),
    { min: n, max: n, says: { n } },
  );
}
