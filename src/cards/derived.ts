/** What follows from something that never changes, such as a definition or an effect of one: worked out once for each. */
export function derived<From extends object, T>(work: (from: From) => T): (from: From) => T {
  const known = new WeakMap<From, T>();
  return (from) => {
    let result = known.get(from);
    if (result === undefined) {
      result = work(from);
      known.set(from, result);
    }
    return result;
  };
}
