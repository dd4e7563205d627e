/** What may be done with a season, by its status. All other code asks here, so that a refusal names the same reason everywhere. */
import type { Refusal } from '#kernel/ask';
import { refuse } from '../refusals.ts';
import type { Season, SeasonStatus } from '../types.ts';
import type { Key } from '../words/catalogue.ts';

/** The status that decides what may be done. `held`: by its organisers, in any status from draft to cut. */
export type EffectiveStatus = SeasonStatus | 'held';

/** Refusals whose text needs the league's name alone. */
type Reason = Extract<
  Key,
  | 'league.not-started'
  | 'league.drafting'
  | 'league.building'
  | 'league.started'
  | 'league.in-review'
  | 'league.over'
  | 'league.cancelled'
  | 'league.held'
  | 'league.closed'
  | 'league.drafted'
  | 'league.not-done'
  | 'league.built'
  | 'league.signing-up'
>;

type Rule = {
  /** Where it may be done; other conditions come on top. */
  readonly in: readonly SeasonStatus[];
  /** It begins something, so it has to wait while the season is held. */
  readonly waits?: true;
  /** Refusals that say more than the usual ones. */
  readonly but?: Readonly<Partial<Record<EffectiveStatus, Reason>>>;
};

const started = ['running', 'cut'] as const satisfies readonly SeasonStatus[];
const underWay = ['draft', 'building', ...started] as const;
const unfinished = ['signup', ...underWay, 'review'] as const;
const allButReview = ['signup', ...underWay] as const;

const notDone = { draft: 'league.not-done', building: 'league.not-done', running: 'league.not-done' } as const;
const begun = { draft: 'league.started', building: 'league.started' } as const;
const closed = { draft: 'league.closed', cut: 'league.closed', review: 'league.closed' } as const;
const drafted = { building: 'league.drafted', running: 'league.drafted', cut: 'league.drafted' } as const;

/** Everything that people and organisers do to a season, and where. */
const rules = {
  set: { in: allButReview },
  start: { in: ['signup'], but: begun },
  arrangeTeam: { in: ['signup'] },
  join: { in: ['signup', 'building', 'running'], but: closed },
  approve: { in: ['signup', 'building', 'running'], but: closed },
  turnDown: { in: unfinished },
  leave: { in: allButReview },
  goAway: { in: allButReview },
  remove: { in: [...unfinished, 'final'] },
  replace: { in: unfinished },
  setApart: { in: allButReview },
  cancel: { in: unfinished },
  hold: { in: underWay },
  draft: { in: ['draft'], but: drafted },
  take: { in: ['draft'], waits: true, but: drafted },
  handIn: { in: ['building', 'running'], but: { cut: 'league.built', review: 'league.built' } },
  play: { in: ['running'], waits: true },
  pair: { in: started },
  beHere: { in: started },
  gift: { in: started },
  extend: { in: started },
  replay: { in: started },
  rule: { in: [...started, 'review'] },
  void: { in: [...started, 'review'] },
  dispute: { in: [...started, 'review'] },
  answerDispute: { in: [...started, 'review'] },
  finish: { in: ['review'], but: { ...notDone, cut: 'league.not-done' } },
  again: {
    in: ['final', 'cancelled'],
    but: { signup: 'league.signing-up', ...notDone, cut: 'league.not-done' },
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** What can be done to a season. */
export type SeasonAction = keyof typeof rules;

/** Why something cannot be done in a status where nothing better is said. */
const usual: Readonly<Record<EffectiveStatus, Reason>> = {
  signup: 'league.not-started',
  draft: 'league.drafting',
  building: 'league.building',
  running: 'league.started',
  cut: 'league.started',
  held: 'league.held',
  review: 'league.in-review',
  final: 'league.over',
  cancelled: 'league.cancelled',
};

type Of = Pick<Season, 'status' | 'league' | 'progress'>;

/** Why something cannot be done to a season as it stands; undefined: its status does not forbid it. */
export function mayNot(action: SeasonAction, { status, league, progress }: Of): Refusal | undefined {
  const rule: Rule = rules[action];
  const isIn = rule.in.includes(status);
  const waits = isIn && rule.waits === true && progress.heldSince !== undefined;
  if (isIn && !waits) return undefined;
  const standing = waits ? 'held' : status;
  return refuse(rule.but?.[standing] ?? usual[standing], { name: league.name });
}

/** Matches of the season are played, or are to be; what ends after it was cancelled counts for nothing. */
export const isPlaying = ({ status }: Pick<Season, 'status'>): boolean => status === 'running' || status === 'cut';

/** Whether results stand behind something to press first, as somebody may want to look at a game before. */
export const hidesResults = ({ settings, status }: Pick<Season, 'settings' | 'status'>): boolean =>
  settings.spoilers && !isOver({ status });

/** Nothing of it changes any more. */
export const isOver = ({ status }: Pick<Season, 'status'>): boolean => status === 'final' || status === 'cancelled';
