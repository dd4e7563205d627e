/** Which options of a choice exclude each other: those of one group (`Option.group`). */
import type { Option } from './ask.ts';

/** Whether the options with these ids may be picked together, as far as they exclude each other. */
export function mayBePickedTogether(options: readonly Option[], ids: readonly string[]): boolean {
  if (ids.length < 2) return true;
  const groups = options.flatMap(({ id, group }) => (group !== undefined && ids.includes(id) ? [group] : []));
  return new Set(groups).size === groups.length;
}

/** The options in their order, without those that an earlier one excludes: the first few of them may be picked together. */
export function withoutExcluded<T>(options: readonly T[], groupOf: (one: T) => string | undefined): readonly T[] {
  const taken = new Set<string>();
  return options.filter((one) => {
    const group = groupOf(one);
    if (group === undefined) return true;
    const isFree = !taken.has(group);
    taken.add(group);
    return isFree;
  });
}

/** The ids of the first `n` of some options that may be picked together. */
export function firstTogether(options: readonly Option[], n: number): readonly string[] {
  return withoutExcluded(options, ({ group }) => group)
    .slice(0, n)
    .map(({ id }) => id);
}
