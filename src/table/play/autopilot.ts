/**
 * The autopilot: what may be answered for a seat without asking the person.
 *
 * Everything here is a function of the seat's own view, its ask and its settings, so it cannot know more than the person
 * does. Even so, `fast` gives a small tell (a seat that passes at once had nothing to play); `strict` gives none.
 */

import type { View } from '#face/view';
import { ASK_EACH_TIME, type Stop } from '#face/words';
import type { Answer, Ask, Choice, Option } from '#kernel/ask';
import { mayBePickedTogether } from '#kernel/together';
import type { SeatRow } from '#store/types';
import type { AutopilotState, Until } from './autopilot-stored.ts';

/** What to do about an ask: give `answer`, or leave it to the person. `ended`: the one-off `until` is over, in either case. */
export type Decision = { readonly answer?: Answer; readonly ended?: true };

/** Where `fast` stops by default; the game marks the stops at which passing may lose something. */
export function usualStops(stops: readonly Pick<Stop, 'id' | 'usual'>[]): readonly string[] {
  return stops.filter((stop) => stop.usual === true).map((stop) => stop.id);
}

/** The autopilot of a seat at a new table. `wanted`: the stops that the person has chosen for the game. */
export function newAutopilot(
  mode: AutopilotState['mode'],
  wanted: readonly string[] | undefined,
  stops: readonly Pick<Stop, 'id' | 'usual'>[],
  standing: AutopilotState['standing'] = {},
): AutopilotState {
  return { mode, stops: wanted ?? usualStops(stops), ...(Object.keys(standing).length > 0 && { standing }) };
}

/** Decides about an open ask of the seat that has this view. */
export function decide(view: View, ask: Ask, autopilot: AutopilotState): Decision {
  if (autopilot.conceded === true) return { answer: ask.fallback };
  const over = autopilot.until !== undefined && endsOneOff(view, ask, autopilot);
  const ended = over ? { ended: true as const } : {};
  if (ask.role === 'window' && autopilot.until !== undefined && !over) return { answer: ask.fallback };
  if (autopilot.mode === 'strict') return ended;
  switch (ask.role) {
    case 'action':
      return ended;
    case 'window': {
      const standing = standingAnswer(autopilot, ask);
      if (standing === ASK_EACH_TIME) return ended;
      if (standing !== undefined) return { ...ended, answer: standing };
      // Whether a secret window is passed must not depend on what could be done in it.
      const idle = ask.secret !== true && onlyPass(ask);
      const pass = idle || (ask.alert !== true && !stopsAt(autopilot, ask));
      return pass ? { ...ended, answer: ask.fallback } : ended;
    }
    case 'choice': {
      const standing = standingAnswer(autopilot, ask);
      if (standing === ASK_EACH_TIME) return ended;
      const answer = standing ?? forced(ask.choice);
      return answer === undefined ? ended : { ...ended, answer };
    }
    default:
      return ask.role satisfies never;
  }
}

/** The person's standing answer to an ask, else the one that is presumed; undefined if the ask offers neither. */
function standingAnswer({ standing = {} }: AutopilotState, ask: Ask): Answer | typeof ASK_EACH_TIME | undefined {
  if (ask.standing === undefined || ask.choice.kind !== 'choose') return undefined;
  const said = standing[ask.standing];
  if (said === ASK_EACH_TIME) return said;
  const { options } = ask.choice;
  const isOffered = (one: string) => options.some(({ id }) => id === one);
  if (said !== undefined && isOffered(said)) return { pick: [said] };
  const presumed = typeof ask.presumed === 'string' ? [ask.presumed] : ask.presumed;
  return presumed?.every(isOffered) === true && mayBePickedTogether(options, presumed) ? { pick: presumed } : undefined;
}

/** Whether an autopilot stops at an ask: at its stop, or at the narrower stop named by its moment. */
function stopsAt(autopilot: AutopilotState, { stop, moment }: Ask): boolean {
  return autopilot.stops.includes(stop) || (moment !== undefined && autopilot.stops.includes(moment));
}

/** The stretch that a `span:` order names; undefined for other orders. */
export function spanOf(until: Until | undefined): string | undefined {
  return until?.startsWith('span:') === true ? until.slice('span:'.length) : undefined;
}

/**
 * Whether a one-off ends: a stretch when the ask is no longer in it; the others when something concerns the seat (an alert,
 * a question that is not a window), and `turn` also at the seat's own turn.
 */
function endsOneOff(view: View, ask: Ask, autopilot: AutopilotState): boolean {
  const span = spanOf(autopilot.until);
  if (span !== undefined) return ask.spans?.[span] !== autopilot.span;
  if (ask.alert === true || ask.role !== 'window') return true;
  if (autopilot.until !== 'turn' || view.active !== view.seat) return false;
  return autopilot.setIn?.turn !== view.turn || autopilot.setIn.active !== view.active;
}

/** An ask as the autopilot of a seat answers it: from computers nobody needs to hide what they hold. */
export function askAmong(seats: readonly Pick<SeatRow, 'seat' | 'bot'>[], ask: Ask): Ask {
  const isAlone = seats.every(({ seat, bot }) => seat === ask.seat || bot !== undefined);
  return ask.secret === true && isAlone ? { ...ask, secret: undefined } : ask;
}

/** Whether passing is all that can be done in a window. */
export function onlyPass(ask: Ask): boolean {
  const { choice, fallback } = ask;
  if (choice.kind !== 'choose' || !('pick' in fallback)) return false;
  return choice.options.every(
    ({ id, needs, covered }) => covered === true || (fallback.pick.includes(id) && needs === undefined),
  );
}

/**
 * The only legal answer to a choice, if there is exactly one and it is about something on the table. A lone "go on" is left
 * to the person, who should read what is above it. `within`: the choice belongs to an option, so a lone answer always counts.
 */
export function forced(choice: Choice, within = false): Answer | undefined {
  switch (choice.kind) {
    case 'choose': {
      const { options, min, max } = choice;
      if (max === 0) return { pick: [] };
      if (min !== max || options.length !== min) return undefined;
      const [only] = options;
      if (options.length === 1 && only !== undefined) return forcedOption(only, within);
      const pick = options.map(({ id }) => id);
      return options.every(isPlain) && mayBePickedTogether(options, pick) ? { pick } : undefined;
    }
    case 'number':
      return choice.min === choice.max ? { number: choice.min } : undefined;
    case 'order':
      return choice.options.length < 2 ? { order: choice.options.map((option) => option.id) } : undefined;
    case 'distribute': {
      const [only] = choice.options;
      if (choice.options.length !== 1 || only === undefined || choice.min !== choice.max || choice.min < 1) {
        return undefined;
      }
      return { amounts: { [only.id]: choice.min } };
    }
    default:
      return choice satisfies never;
  }
}

/** The only way to take a lone option: it needs nothing further, or all its needs are forced as well. */
function forcedOption(option: Option, within: boolean): Answer | undefined {
  const { id, needs = [] } = option;
  if (option.confirm !== undefined) return undefined;
  if (needs.length === 0) return within || isPlain(option) ? { pick: [id] } : undefined;
  const replies = needs.map(({ name, choice }): readonly [string, Answer | undefined] => [name, forced(choice, true)]);
  const known = replies.filter((reply): reply is readonly [string, Answer] => reply[1] !== undefined);
  return known.length === needs.length ? { pick: [id], with: Object.fromEntries(known) } : undefined;
}

function isPlain(option: Option): boolean {
  return (
    (option.card !== undefined || option.about !== undefined) &&
    (option.needs ?? []).length === 0 &&
    option.confirm === undefined
  );
}
