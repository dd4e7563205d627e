/** A computer player that answers at random, evenly over what is legal. */
import type { Answer, Choice, Option } from '#kernel/ask';
import { withoutExcluded } from '#kernel/together';

/** A source of randomness: returns numbers from 0 up to, not including, 1. */
export type Chance = () => number;

/** Any legal answer to a choice. */
export function randomAnswer(choice: Choice, chance: Chance): Answer {
  const below = (n: number) => Math.floor(chance() * n);
  switch (choice.kind) {
    case 'number':
      return { number: choice.min + below(choice.max - choice.min + 1) };
    case 'order':
      return { order: mixed(choice.options, below).map((one) => one.id) };
    case 'distribute': {
      const amounts: Record<string, number> = {};
      const wanted = mixed(choice.options, below).slice(0, 1 + below(choice.spread));
      let left = choice.min + below(choice.max - choice.min + 1);
      for (const [i, { id }] of wanted.entries()) {
        const n = Math.min(choice.most, i === wanted.length - 1 ? left : below(left + 1));
        if (n > 0) amounts[id] = n;
        left -= n;
      }
      return { amounts };
    }
    case 'choose': {
      const count = choice.min + below(Math.min(choice.max, choice.options.length) - choice.min + 1);
      const picks = withoutExcluded(mixed(choice.options, below), ({ group }) => group).slice(0, count);
      const [only] = picks;
      if (picks.length !== 1 || only?.needs === undefined || only.needs.length === 0)
        return { pick: picks.map((one) => one.id) };
      return {
        pick: [only.id],
        with: Object.fromEntries(only.needs.map((need) => [need.name, randomAnswer(need.choice, chance)])),
      };
    }
    default:
      return choice satisfies never;
  }
}

function mixed(options: readonly Option[], below: (n: number) => number): Option[] {
  const list = [...options];
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [list[i], list[j]] = [list[j] as Option, list[i] as Option];
  }
  return list;
}
