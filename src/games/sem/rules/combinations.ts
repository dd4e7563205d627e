/** All complete answers to some needs, for when a whole command is one option among others. */
import type { Answer, Need, Option } from '#kernel/ask';
import { mayBePickedTogether } from '#kernel/together';

/** A row lists at most so many. */
export const MAX_COMBINATIONS = 24;

/** Complete answers, with the options that they pick. */
export type Combination = { readonly answers: Readonly<Record<string, Answer>>; readonly picks: readonly Option[] };

const nothing: Combination = { answers: {}, picks: [] };

/** The first ways, up to a number of them, to answer needs, which choose options and nothing else. */
export function combinationsOf(needs: readonly Need[], max = MAX_COMBINATIONS): readonly Combination[] {
  return needs.reduce<readonly Combination[]>(
    (ways, need) => ways.flatMap((way) => answersTo(need, max).map((one) => together(way, one))).slice(0, max),
    [nothing],
  );
}

function answersTo({ name, choice }: Need, maxFound: number): readonly Combination[] {
  if (choice.kind !== 'choose') return [];
  const { options, min, max } = choice;
  if (max < 2 || options.some(({ needs }) => needs !== undefined))
    return options.flatMap((option): Combination[] =>
      combinationsOf(option.needs ?? [], maxFound).map(({ answers, picks }) => ({
        answers: { [name]: option.needs === undefined ? { pick: [option.id] } : { pick: [option.id], with: answers } },
        picks: [option, ...picks],
      })),
    );
  const found: (readonly Option[])[] = [];
  for (let size = max; size >= min; size--) found.push(...setsOf(options, size, maxFound - found.length));
  return found.map((picks): Combination => ({ answers: { [name]: { pick: picks.map(({ id }) => id) } }, picks }));
}

/** The first sets, up to a number of them, of so many options that may be picked together. */
function setsOf(options: readonly Option[], size: number, max: number): readonly (readonly Option[])[] {
  if (size === 0) return max > 0 ? [[]] : [];
  const found: (readonly Option[])[] = [];
  for (const [i, one] of options.entries()) {
    if (found.length >= max) break;
    const rest = options.slice(i + 1).filter((other) => mayBePickedTogether([one, other], [one.id, other.id]));
    found.push(...setsOf(rest, size - 1, max - found.length).map((more) => [one, ...more]));
  }
  return found;
}

const together = (a: Combination, b: Combination): Combination => ({
  answers: { ...a.answers, ...b.answers },
  picks: [...a.picks, ...b.picks],
});
