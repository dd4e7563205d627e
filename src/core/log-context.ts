/**
 * Which piece of work a line of the log belongs to: one interaction, one message, one due time. Everything that the work
 * calls or starts has the same context, however long it waits in between, so no layer has to pass an id on.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export type LogContext = Readonly<Record<string, string | number>>;

const current = new AsyncLocalStorage<LogContext>();

/** Does work whose lines carry `context`, in place of that of the caller. */
export function withLogContext<T>(context: LogContext, work: () => T): T {
  return current.run(context, work);
}

/** Does work that does not belong to whoever happens to set it off. */
export function withoutLogContext<T>(work: () => T): T {
  return current.run({}, work);
}

/** What a line that is written now carries: an object of its own, to which more may be added. */
export function logContext(): Record<string, string | number> {
  return { ...current.getStore() };
}
