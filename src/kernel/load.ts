/** Reads and writes states as text, and migrates older formats. */
import { answer, isStep, type Spoiled } from './answer.ts';
import type { Refusal } from './ask.ts';
import type { GameEvent } from './event.ts';
import type { Kind } from './kind.ts';
import { placesOf, rankingAfter } from './places.ts';
import type { Rules } from './rules.ts';
import type { Result, State } from './state.ts';
import { stored } from './stored.ts';
import { complete } from './stored-fields.ts';

/** A state that a newer program has stored. */
export class NewerFormat extends Error {}

/** Reads a stored state and migrates it. Throws with a clear message if it is corrupt, a `NewerFormat` if it is of a newer version. */
export function open<K extends Kind>(rules: Rules<K>, text: string): K['state'] {
  let raw = JSON.parse(text) as Record<string, unknown>;
  if (typeof raw !== 'object' || raw === null || raw.game !== rules.game || typeof raw.format !== 'number')
    throw new Error(`not a stored game of ${rules.game}`);
  if (raw.format > rules.format)
    throw new NewerFormat(`stored by a newer program (format ${raw.format}, known to ${rules.format})`);
  while ((raw.format as number) < rules.format) {
    const migrate = rules.migrate[raw.format as number];
    if (migrate === undefined) throw new Error(`no way from format ${String(raw.format)}`);
    raw = { ...migrate(raw), format: (raw.format as number) + 1 };
  }
  if (typeof raw.cards !== 'object' || typeof raw.zones !== 'object' || !Array.isArray(raw.frames))
    throw new Error(`a stored game of ${rules.game} with parts missing`);
  const state = withPlaces(raw as unknown as K['state']);
  complete(state, stored);
  complete(state, rules.stored ?? []);
  return state;
}

/** Games that ended before places were recorded get them from the winners and the order of elimination. */
function withPlaces<S extends State>(state: S): S {
  const result: (Omit<Result, 'places'> & Partial<Result>) | undefined = state.result;
  if (result === undefined || result.places !== undefined) return state;
  return { ...state, result: { ...result, places: placesOf(rankingAfter(state, result.winners)) } };
}

/** Applies one input to a stored state: the new text and what happened, or a refusal, after which `text` still holds. */
export function answerText<K extends Kind>(
  rules: Rules<K>,
  text: string,
  input: unknown,
): { readonly text: string; readonly events: readonly GameEvent[] } | Refusal {
  const outcome = answer(rules, open(rules, text), input);
  return isStep(outcome) ? { text: JSON.stringify(outcome.state), events: outcome.events } : unspoiled(outcome);
}

function unspoiled(refusal: Spoiled): Refusal {
  return refusal.with === undefined ? { refused: refusal.refused } : { refused: refusal.refused, with: refusal.with };
}
