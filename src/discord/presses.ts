/** Every press, by its verb. A verb without a press does not compile, nor does a press without its verb. */
import { clocksPresses } from './clocks/presses.ts';
import type { Press, PressContext, Pressed } from './core/press.ts';
import type { ResponseKind } from './core/reply.ts';
import { decksPresses } from './decks/presses.ts';
import type { ArgsOf, Verb } from './ids.ts';
import { leaguePresses } from './league/presses.ts';
import { lessonPresses } from './lesson/presses.ts';
import { lobbyPresses } from './lobby/presses.ts';
import { modPresses } from './mod/presses.ts';
import { panelPresses } from './panel/presses.ts';
import { personPresses } from './person/presses.ts';
import { plansPresses } from './plans/presses.ts';
import { type ReadPress, readId } from './press-id.ts';
import { readingPresses } from './reading/presses.ts';
import { replayPresses } from './replay/presses.ts';
import { requestsPresses } from './requests/presses.ts';
import { tablePresses } from './table/presses.ts';

const presses: { readonly [V in Verb]: Press<ArgsOf<V>> } = {
  ...tablePresses,
  ...modPresses,
  ...requestsPresses,
  ...clocksPresses,
  ...plansPresses,
  ...replayPresses,
  ...panelPresses,
  ...lobbyPresses,
  ...lessonPresses,
  ...decksPresses,
  ...leaguePresses,
  ...readingPresses,
  ...personPresses,
};

/** A press with its decoded arguments, ready to run. */
export type FoundPress = {
  readonly verb: Verb;
  /** The table that it belongs to, if it belongs to one. */
  readonly table: string | undefined;
  readonly opensForm: boolean;
  response(pressed: Pressed): ResponseKind;
  run(ctx: PressContext): Promise<void>;
};

/** The press for a custom id; undefined for an id that no version of this program has written. */
export function findPress(customId: string): FoundPress | undefined {
  const read = readId(customId);
  return read === undefined ? undefined : bound(read);
}

function bound<V extends Verb>({ verb, args }: ReadPress<V>): FoundPress {
  const press: Press<ArgsOf<V>> = presses[verb];
  return {
    verb,
    table: typeof args === 'object' && args !== null && 'table' in args ? String(args.table) : undefined,
    opensForm: press.opensForm === true,
    response: press.response,
    run: (ctx) => press.run(ctx, args),
  };
}
