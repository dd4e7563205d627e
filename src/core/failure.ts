/**
 * Expected failures while the program starts: settings, the database, card-set files. The reasons are meant for the operator.
 * Players get a `Refusal` instead.
 */
export type Failure<Reason = string> = { readonly failed: readonly Reason[] };

/** A failure with one or more reasons. */
export function failure<Reason>(...failed: readonly Reason[]): Failure<Reason> {
  return { failed };
}

/** Whether a result is a failure. */
export function isFailure(result: unknown): result is Failure<unknown> {
  return typeof result === 'object' && result !== null && 'failed' in result;
}
