/** All kinds of requests. A new kind is a file beside this one, a line here, and its words. */
import type { RequestKind } from '../../types.ts';
import { endRules } from './end.ts';
import type { RequestRules } from './kind.ts';
import { pauseRules } from './pause.ts';
import { skipRules } from './skip.ts';
import { standInRules } from './stand-in.ts';
import { substituteRules } from './substitute.ts';
import { undoRules } from './undo.ts';

const rules: Readonly<Record<RequestKind, RequestRules>> = {
  end: endRules,
  undo: undoRules,
  pause: pauseRules,
  skip: skipRules,
  standin: standInRules,
  substitute: substituteRules,
};

export const rulesOf = (kind: RequestKind): RequestRules => rules[kind];
