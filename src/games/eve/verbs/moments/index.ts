/** The moments at which EVE's pending abilities trigger, put together. */
import { calendar, type TriggerIn } from '#cards/moment';
import type { EveWords } from '../../cards/phrase.ts';
import type { Eve } from '../../kind.ts';
import { destroyed, entersPlay } from './cards.ts';
import type { Source } from './eve-moment.ts';
import {
  attacks,
  battlePhaseBegins,
  boards,
  enemyAttacks,
  warps,
  warpsIntoThisRegion,
  youGainControl,
} from './ships.ts';
import { incomeStepBegins, opponentDraws, turnBegins, turnEnds, youPlay } from './turn.ts';

/** In the order of the reference. A moment that sets have used is never removed, since stored rulesets have it. */
export const moments = {
  'turn begins': turnBegins,
  'income step begins': incomeStepBegins,
  'enters play': entersPlay,
  destroyed,
  warps,
  'warps into this region': warpsIntoThisRegion,
  attacks,
  'enemy attacks': enemyAttacks,
  'battle phase begins': battlePhaseBegins,
  'you gain control of this region': youGainControl,
  'you play': youPlay,
  'opponent draws': opponentDraws,
  boards,
  'turn ends': turnEnds,
};

/** What a pending ability waits for. */
export type Trigger = TriggerIn<typeof moments>;

export const eveCalendar = calendar<Eve, EveWords, Source>()(moments);
