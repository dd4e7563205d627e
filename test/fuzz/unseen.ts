/** What nobody may learn in any game: cards that are hidden from them, and what is told to others. */
import type { Game } from '#face/game';
import type { GameEvent } from '#kernel/event';
import type { Seat, State } from '#kernel/state';

type Viewer = Seat | undefined;

/** A seat, or a spectator. */
export function viewerOf({ seats }: State, below: (n: number) => number): Viewer {
  const viewer = below(seats + 1) - 1;
  return viewer < 0 ? undefined : viewer;
}

/**
 * The same state with all that is hidden from a viewer dealt anew must look the same to that viewer. `hidden`: lists of
 * cards, each of which could be any other of its list.
 */
export function sameToOthers(
  game: Game,
  state: State,
  viewer: Viewer,
  hidden: readonly (readonly string[])[],
  below: (n: number) => number,
): string[] {
  const copy = JSON.parse(JSON.stringify(state)) as State;
  for (const ids of hidden)
    for (let i = ids.length - 1; i > 0; i--) {
      const [a, b] = [copy.cards[ids[i] ?? ''], copy.cards[ids[below(i + 1)] ?? '']];
      if (a !== undefined && b !== undefined) [a.def, b.def] = [b.def, a.def];
    }
  const [a, b] = [state, copy].map((one) => JSON.stringify(game.view(one, viewer))) as [string, string];
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return a === b
    ? []
    : [`seat ${viewer} sees what is hidden: ${a.slice(at - 80, at + 40)} | ${b.slice(at - 80, at + 40)}`];
}

/** Events of these kinds name no cards to all. */
export const tellsSecrets = (events: readonly GameEvent[], kinds: readonly string[]): string[] =>
  events
    .filter(({ e, to, def, defs }) => kinds.includes(e) && to === undefined && (def ?? defs) !== undefined)
    .map(({ e }) => `${e} tells everybody the cards`);
