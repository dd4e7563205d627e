/** Turns a question of an ask into controls: lines of text, and rows of buttons and selects. One function per kind of question. */
import { distribute, number, order } from './amounts.ts';
import { assign } from './assign.ts';
import { isSingle, type Question } from './draft.ts';
import { list, several } from './list.ts';
import { root } from './root.ts';
import { placesOf, type Step, type StepContext } from './step-parts.ts';

/** The controls for a question. */
export function step(ctx: StepContext, { choice, of, each }: Question): Step {
  if (each !== undefined && of !== undefined) return assign(ctx, of, each);
  switch (choice.kind) {
    case 'choose':
      if (!isSingle(choice)) return several(ctx, choice);
      return of === undefined ? root(ctx, choice) : list(ctx, choice, placesOf(choice.options));
    case 'number':
      return number(ctx, choice);
    case 'order':
      return order(ctx, choice);
    case 'distribute':
      return distribute(ctx, choice);
    default:
      return choice satisfies never;
  }
}
