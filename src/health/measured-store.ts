/** Measures a store from outside: every call of its repositories is timed, and the store knows nothing of it. */

/** A call that has ended. `call`: repository and method, such as `tables.commit`. */
export type StoreCall = { readonly call: string; readonly seconds: number } & (
  | { readonly ended: 'returned'; readonly result: unknown }
  | { readonly ended: 'failed'; readonly error: unknown }
);

type Method = (...args: readonly unknown[]) => unknown;

/**
 * The same store, whose calls are reported when they end. Repositories are its plain objects of methods; what else it has
 * (functions, promises) stays as it is.
 */
export function measured<S extends object>(store: S, ended: (call: StoreCall) => void): S {
  const repositories = new Map<object, object>();
  return new Proxy(store, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name);
      if (isMethod(part)) return part.bind(target);
      if (typeof part !== 'object' || part === null || part instanceof Promise) return part;
      const known = repositories.get(part) ?? measuredRepository(part, String(name), ended);
      repositories.set(part, known);
      return known;
    },
  });
}

function measuredRepository(repository: object, name: string, ended: (call: StoreCall) => void): object {
  const methods = new Map<string | symbol, Method>();
  return new Proxy(repository, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (!isMethod(member)) return member;
      const known = methods.get(key) ?? measuredMethod(member.bind(target), `${name}.${String(key)}`, ended);
      methods.set(key, known);
      return known;
    },
  });
}

function measuredMethod(method: Method, call: string, ended: (call: StoreCall) => void): Method {
  return async (...args) => {
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    try {
      const result = await method(...args);
      ended({ call, seconds: seconds(), ended: 'returned', result });
      return result;
    } catch (error) {
      ended({ call, seconds: seconds(), ended: 'failed', error });
      throw error;
    }
  };
}

const isMethod = (part: unknown): part is Method => typeof part === 'function';
