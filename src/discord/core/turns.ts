/** Takes turns, so that a flood from one side delays nobody on the others: round robin by server, and within it by person. */

/** Somebody who wants something, and the server where they want it. */
export type Visitor = { readonly person: string; readonly server: string };

/** What counts as the server of those who write to the bot directly: together they take one server's turns. */
const DIRECT = 'direct';

export const visitorOf = ({ user, guild }: { readonly user: string; readonly guild: string | undefined }): Visitor => ({
  person: user,
  server: guild ?? DIRECT,
});

export type Turns<T> = {
  /** Puts something at the end of its person's line. */
  add(visitor: Visitor, item: T): void;
  /** Takes out what is next; undefined if nothing is waiting. */
  next(): T | undefined;
  /** Takes out something that is not wanted any more. */
  remove(visitor: Visitor, item: T): void;
};

/** Nothing is kept of servers and people for whom nothing is waiting. */
export function createTurns<T>(): Turns<T> {
  /** The first server is next, and in it the first person; both then move to the back. */
  const servers = new Map<string, Map<string, T[]>>();

  return {
    add({ server, person }, item) {
      const people = servers.get(server) ?? new Map<string, T[]>();
      const line = people.get(person) ?? [];
      line.push(item);
      people.set(person, line);
      servers.set(server, people);
    },
    next() {
      for (const [server, people] of servers) {
        servers.delete(server);
        for (const [person, line] of people) {
          people.delete(person);
          const item = line.shift();
          if (line.length > 0) people.set(person, line);
          if (people.size > 0) servers.set(server, people);
          return item;
        }
      }
      return undefined;
    },
    remove({ server, person }, item) {
      const people = servers.get(server);
      const line = people?.get(person);
      const at = line?.indexOf(item) ?? -1;
      if (people === undefined || line === undefined || at < 0) return;
      line.splice(at, 1);
      if (line.length === 0) people.delete(person);
      if (people.size === 0) servers.delete(server);
    },
  };
}
