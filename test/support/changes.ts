/** Data with one thing in it changed, whatever it says. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json | undefined };

/** What may be changed besides the numbers and the entries of lists, which always may. */
export type Changeable = {
  /** Fields that may be left out. */
  readonly optional: readonly string[];
  /** What a field may say in place of what it says. */
  others(field: string, value: Json): readonly Json[];
};

export type Change = { readonly says: string; readonly to: Json };

/** Every way to change one thing: a number one up or down, an entry or an optional field gone, a word replaced. */
export function changesOf(value: Json, how: Changeable): Change[] {
  if (typeof value === 'number')
    return [1, -1].filter((by) => value + by >= 0).map((by) => ({ says: by > 0 ? '+ 1' : '- 1', to: value + by }));
  if (Array.isArray(value)) return listChanges(value as readonly Json[], how);
  return typeof value === 'object' && value !== null ? fieldChanges(value as Fields, how) : [];
}

type Fields = { readonly [field: string]: Json | undefined };

function listChanges(list: readonly Json[], how: Changeable): Change[] {
  return list.flatMap((entry, at) => {
    const name = typeof entry === 'object' ? at : entry;
    const gone = { says: `${name} gone`, to: list.filter((_, i) => i !== at) };
    const within = changesOf(entry, how).map(({ says, to }) => ({
      says: `${name}: ${says}`,
      to: list.map((one, i) => (i === at ? to : one)),
    }));
    return [gone, ...within];
  });
}

function fieldChanges(fields: Fields, how: Changeable): Change[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (value === undefined) return [];
    const gone = how.optional.includes(field) ? [{ says: `without ${field}`, to: without(fields, field) }] : [];
    const others = how.others(field, value).filter((one) => JSON.stringify(one) !== JSON.stringify(value));
    const replaced = others.map((one) => ({ says: `${field} ${one}`, to: { ...fields, [field]: one } }));
    const within = changesOf(value, how).map(({ says, to }) => ({
      says: `${field} ${says}`,
      to: { ...fields, [field]: to },
    }));
    return [...gone, ...replaced, ...within];
  });
}

function without(fields: Fields, field: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));
}
