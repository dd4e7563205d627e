/** Battle targets: which of the player's ships shoots at whom. */
import { aim } from '#games/eve/rules/aim';
import type { Answer, Ask, Need } from '#kernel/ask';
import { pick } from '../player.ts';
import type { Ship, Sight } from './sight.ts';

/** Answers "name your targets": kills, the most valuable first; a ship that can split its fire splits its surplus. */
export function targets(sight: Sight, ask: Ask): Answer {
  const option = ask.choice.kind === 'choose' ? ask.choice.options.find((one) => one.id === 'target') : undefined;
  const needs = option?.needs ?? [];
  const shooters = needs.flatMap((need) => sight.mine.find((ship) => ship.id === need.name) ?? []);
  const marks = enemies(sight, needs);
  const plan = aim(shooters, marks);
  const answers = needs.map((need): [string, Answer] => {
    const at = plan.get(need.name);
    if (need.choice.kind !== 'distribute') return [need.name, pick(at ?? 'none')];
    return [need.name, { amounts: at === undefined ? {} : split(need, at, marks) }];
  });
  return option === undefined ? ask.fallback : pick('target', Object.fromEntries(answers));
}

function enemies(sight: Sight, needs: readonly Need[]): readonly Ship[] {
  const ids = new Set(needs.flatMap(({ choice }) => ('options' in choice ? choice.options.map((one) => one.id) : [])));
  return sight.ships.filter((ship) => ids.has(ship.id));
}

/** All fire on one mark, or just enough for it and the rest on another that this destroys. */
function split(need: Need, at: string, marks: readonly Ship[]): Record<string, number> {
  if (need.choice.kind !== 'distribute') return {};
  const { max, spread } = need.choice;
  const enough = marks.find((one) => one.id === at)?.shield ?? max;
  const rest = max - enough;
  const second = marks.find((one) => one.id !== at && one.shield > 0 && one.shield <= rest);
  if (enough < 1 || rest < 1 || spread < 2 || second === undefined) return { [at]: max };
  return { [at]: enough, [second.id]: rest };
}
