/** All complete answers to some needs, for when a whole command is one option among others. */
import type { Answer, Need, Option } from '#kernel/ask';

/** At most so many are listed. */
const MOST = 24;

/** Complete answers, with the options that they pick. */
export type Way = { readonly answers: Readonly<Record<string, Answer>>; readonly picks: readonly Option[] };

const nothing: Way = { answers: {}, picks: [] };

/** The ways to answer needs, which choose options and nothing else. */
export function waysOf(needs: readonly Need[]): readonly Way[] {
  return needs.reduce<readonly Way[]>(
    (ways, need) => ways.flatMap((way) => answersTo(need).map((one) => together(way, one))).slice(0, MOST),
    [nothing],
  );
}

function answersTo({ name, choice }: Need): readonly Way[] {
  if (choice.kind !== 'choose') return [];
  const { options, min, max } = choice;
  const single = options.flatMap((option): Way[] =>
    waysOf(option.needs ?? []).map(({ answers, picks }) => ({
      answers: { [name]: option.needs === undefined ? { pick: [option.id] } : { pick: [option.id], with: answers } },
      picks: [option, ...picks],
    })),
  );
  if (max < 2 || options.some(({ needs }) => needs !== undefined)) return single;
  const pairs = options.flatMap((one, i) =>
    options.slice(i + 1).map((two): Way => ({ answers: { [name]: { pick: [one.id, two.id] } }, picks: [one, two] })),
  );
  return min > 1 ? pairs : [...pairs, ...single];
}

const together = (a: Way, b: Way): Way => ({
  answers: { ...a.answers, ...b.answers },
  picks: [...a.picks, ...b.picks],
});
