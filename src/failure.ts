/**
 * How what runs before there are tables says no: settings, the database, card-set files. The reasons are for the person who
 * runs the program. People at tables get a `Refusal`.
 */
export type Failure<Reason = string> = { readonly failed: readonly Reason[] };

/** What could not be done, by one or more reasons. */
export function failure<Reason>(...failed: readonly Reason[]): Failure<Reason> {
  return { failed };
}

/** Whether something could not be done. */
export function isFailure(result: unknown): result is Failure<unknown> {
  return typeof result === 'object' && result !== null && 'failed' in result;
}
