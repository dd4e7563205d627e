/**
 * The Captain's habits in EVE: it never responds to other players, never withdraws, and has all its ships fire at the enemy
 * that is easiest to destroy, however few would be enough.
 */

import type { EveBoard, EveView } from '#games/eve/view';
import type { Answer, Ask, Choice } from '#kernel/ask';
import type { Habits } from '../captain.ts';
import { pick } from '../player.ts';

export const habits: Habits<EveBoard> = {
  overlooked: new Set(['ask.pile', 'ask.window', 'ask.withdraw']),
  simple: { 'ask.battleTargets': fireAtOne },
};

/** Names the enemy with the least shield left as the target of every ship. */
function fireAtOne(view: EveView, ask: Ask): Answer {
  const fire = ask.choice.kind === 'choose' ? ask.choice.options.find(({ id }) => id === 'target') : undefined;
  const needs = fire?.needs ?? [];
  const ids = new Set(needs.flatMap(({ choice }) => ('options' in choice ? choice.options.map(({ id }) => id) : [])));
  const enemies = view.board.regions.flatMap(({ ships }) => ships.filter(({ id }) => ids.has(id)));
  const left = ({ shield = 0, damage = 0 }: (typeof enemies)[number]) => shield - damage;
  const [easiest] = [...enemies].sort((a, b) => left(a) - left(b));
  if (fire === undefined || easiest === undefined) return ask.fallback;
  const at = (choice: Choice): Answer =>
    choice.kind === 'distribute' ? { amounts: { [easiest.id]: Math.min(choice.most, choice.max) } } : pick(easiest.id);
  return pick(fire.id, Object.fromEntries(needs.map(({ name, choice }) => [name, at(choice)])));
}
