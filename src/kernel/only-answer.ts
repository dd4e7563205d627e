/** Decisions that are none. */
import type { Answer, Ask } from './ask.ts';

/** The only possible answer, if there is exactly one. */
export function onlyAnswer({ choice }: Ask): Answer | undefined {
  if (choice.kind !== 'choose' || choice.min !== 1 || choice.options.length !== 1) return undefined;
  const [only] = choice.options;
  return only === undefined || only.needs !== undefined ? undefined : { pick: [only.id] };
}
