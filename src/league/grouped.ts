/** Sorted, and in groups of those who compare as equal. */
export function grouped<T>(list: readonly T[], compare: (one: T, other: T) => number): readonly (readonly T[])[] {
  const groups: T[][] = [];
  for (const one of list.toSorted(compare)) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && compare(group[0], one) === 0) group.push(one);
    else groups.push([one]);
  }
  return groups;
}
