/** The answers among which a search chooses. */
import type { Answer, Ask, Choose, Need, Option } from '#kernel/ask';
import { randomAnswer } from '../random.ts';
import { variations } from './variations.ts';

/** How often an answer with several parts is made up by chance, for each option or for the whole. */
const TRIES = 3;

/**
 * At most `most` different answers to an ask, the first of which is the plain player's. Of the others every second is one that
 * differs from it in a part.
 */
export function candidates(ask: Ask, plain: Answer, random: () => number, max: number): readonly Answer[] {
  const near = mixed(variations(ask.choice, plain), random);
  const others = mixed(answersTo(ask, random), random);
  const found = new Map([plain, ...inTurn(others, near)].map((answer) => [JSON.stringify(answer), answer]));
  return [...found.values()].slice(0, max);
}

/** One of each list, as long as there are any. */
function inTurn<T>(a: readonly T[], b: readonly T[]): readonly T[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, n) => [
    ...a.slice(n, n + 1),
    ...b.slice(n, n + 1),
  ]).flat();
}

function answersTo({ choice, fallback }: Ask, random: () => number): readonly Answer[] {
  if (choice.kind === 'choose' && choice.max === 1) {
    const none: readonly Answer[] = choice.min === 0 ? [{ pick: [] }] : [];
    return [...none, ...choice.options.flatMap((option) => picksOf(option, random))];
  }
  const several = Array.from({ length: 2 * TRIES }, () => randomAnswer(choice, random));
  return [fallback, ...several, ...(choice.kind === 'choose' ? singles(choice) : [])];
}

/** The option alone, with its needs answered as usual or by chance. */
function picksOf({ id, needs = [] }: Option, random: () => number): readonly Answer[] {
  if (needs.length === 0) return [{ pick: [id] }];
  const answered = (answer: (need: Need) => Answer): Answer => ({
    pick: [id],
    with: Object.fromEntries(needs.map((need) => [need.name, answer(need)])),
  });
  const byChance = Array.from({ length: TRIES }, () => answered(({ choice }) => randomAnswer(choice, random)));
  return [answered(({ usual, choice }) => usual ?? randomAnswer(choice, random)), ...byChance];
}

/** Each option by itself, if so few may be picked. */
const singles = ({ min, options }: Choose): readonly Answer[] =>
  min > 1 ? [] : options.filter(({ needs }) => needs === undefined).map(({ id }) => ({ pick: [id] }));

function mixed<T>(list: readonly T[], random: () => number): readonly T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
