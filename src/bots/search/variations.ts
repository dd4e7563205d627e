/** Answers that differ from a given one in a single part: the plain player is seldom wrong in all of them. */
import type { Answer, Choice, Choose, Distribute } from '#kernel/ask';
import { mayBePickedTogether } from '#kernel/together';

type Picked = Extract<Answer, { readonly pick: readonly string[] }>;

/** All such answers to a choice; none where the answer is of another kind. Not all of them need be legal together. */
export function variations(choice: Choice, answer: Answer): readonly Answer[] {
  if (choice.kind === 'number' && 'number' in answer) {
    const { min, max } = choice;
    const near = new Set([answer.number - 1, answer.number + 1, min, max]);
    return [...near].filter((n) => n >= min && n <= max && n !== answer.number).map((number) => ({ number }));
  }
  if (choice.kind === 'order' && 'order' in answer)
    return answer.order.slice(1).map((_, n) => ({ order: exchanged(answer.order, n, n + 1) }));
  if (choice.kind === 'distribute' && 'amounts' in answer) return moved(choice, answer.amounts);
  if (choice.kind !== 'choose' || !('pick' in answer)) return [];
  return choice.max === 1 ? otherNeeds(choice, answer) : otherPicks(choice, answer.pick);
}

/** The same option, with one of its needs answered otherwise. */
function otherNeeds({ options }: Choose, { pick, with: given = {} }: Picked): readonly Answer[] {
  const needs = options.find(({ id }) => id === pick[0])?.needs ?? [];
  return needs.flatMap(({ name, choice }): readonly Answer[] => {
    const own = given[name];
    if (own === undefined) return [];
    const others =
      choice.kind === 'choose' && choice.max === 1
        ? choice.options
            .filter(({ id, needs: more }) => more === undefined && !('pick' in own && own.pick.includes(id)))
            .map(({ id }): Answer => ({ pick: [id] }))
        : variations(choice, own);
    return others.map((other) => ({ pick, with: { ...given, [name]: other } }));
  });
}

/** One pick more, one less, or another in its place. */
function otherPicks({ options, min, max }: Choose, picked: readonly string[]): readonly Answer[] {
  const others = options.map(({ id }) => id).filter((id) => !picked.includes(id));
  const fewer = picked.length > min ? picked.map((_, n) => picked.toSpliced(n, 1)) : [];
  const more = picked.length < max ? others.map((id) => [...picked, id]) : [];
  const instead = picked.flatMap((_, n) => others.map((id) => picked.with(n, id)));
  return [...fewer, ...more, ...instead].filter((pick) => mayBePickedTogether(options, pick)).map((pick) => ({ pick }));
}

/** All that one option has been given, given to another, or to none. */
function moved({ options, min, most: max, spread }: Distribute, amounts: Readonly<Record<string, number>>) {
  const given = Object.entries(amounts).filter(([, n]) => n > 0);
  const total = given.reduce((sum, [, n]) => sum + n, 0);
  return given.flatMap(([from, n]): readonly Answer[] => {
    const rest = Object.fromEntries(given.filter(([id]) => id !== from));
    const kept = total - n >= min ? [{ amounts: rest }] : [];
    const elsewhere = options.flatMap(({ id }): readonly Answer[] => {
      const now = { ...rest, [id]: (rest[id] ?? 0) + n };
      return id === from || (now[id] ?? 0) > max || Object.keys(now).length > spread ? [] : [{ amounts: now }];
    });
    return [...kept, ...elsewhere];
  });
}

const exchanged = <T>(list: readonly T[], a: number, b: number): readonly T[] =>
  list.with(a, list[b] as T).with(b, list[a] as T);
