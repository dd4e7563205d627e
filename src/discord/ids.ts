/**
 * Every kind of press by its verb, from the features' own. Screens encode with these codecs, the router decodes with them.
 * Messages stay in channels for months, so every form that was ever sent must remain readable.
 */

import { clocksIds } from './clocks/ids.ts';
import type { Args, Specs } from './core/spec.ts';
import { decksIds } from './decks/ids.ts';
import { leagueIds } from './league/ids.ts';
import { lessonIds } from './lesson/ids.ts';
import { lobbyIds } from './lobby/ids.ts';
import { modIds } from './mod/ids.ts';
import { panelIds } from './panel/ids.ts';
import { personIds } from './person/ids.ts';
import { plansIds } from './plans/ids.ts';
import { readingIds } from './reading/ids.ts';
import { replayIds } from './replay/ids.ts';
import { requestsIds } from './requests/ids.ts';
import { tableIds } from './table/ids.ts';

export const ARGS = {
  ...tableIds,
  ...modIds,
  ...requestsIds,
  ...clocksIds,
  ...plansIds,
  ...replayIds,
  ...panelIds,
  ...lobbyIds,
  ...lessonIds,
  ...decksIds,
  ...leagueIds,
  ...readingIds,
  ...personIds,
} as const satisfies Specs;

export type Verb = keyof typeof ARGS;

/** The arguments of a verb's press. */
export type ArgsOf<V extends Verb> = Args<(typeof ARGS)[V]>;
