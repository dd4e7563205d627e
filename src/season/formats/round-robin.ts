/** How matches that are all known from the start follow each other. */
import { mayOpen, type Progress } from '#league/schedule';
import type { Match, Season } from '../types.ts';
import { idOf, isDone, type NewMatch, type Next } from './facts.ts';

/** `matches`: those there are; none: `schedule` says which there are to be. */
export function scheduledNext(season: Season, matches: readonly Match[], schedule: () => readonly NewMatch[]): Next {
  if (matches.length === 0) {
    const add = schedule();
    return { add, open: [], isOver: add.length === 0 };
  }
  const open = mayOpen(matches.map(asScheduled), matches.map(progressOf), season.settings.atOnce);
  const places = new Set(open.map(({ round, entries: [one, other] }) => `${round} ${one} ${other}`));
  return {
    add: [],
    open: matches.filter((match) => {
      const { round, entries } = asScheduled(match);
      return match.status === 'waiting' && places.has(`${round} ${entries.join(' ')}`);
    }),
    isOver: matches.every(isDone),
  };
}

const asScheduled = ({ round, seats }: Match) => ({
  round,
  entries: [idOf(seats[0]?.entry ?? 0), idOf(seats[1]?.entry ?? 0)] as const,
});

const progressOf = (match: Match): Progress =>
  isDone(match) ? 'done' : match.status === 'waiting' ? 'waiting' : 'open';
