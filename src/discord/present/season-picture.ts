/** How a season stands, as a picture: a knock-out as its bracket, everything else as standings. */
import type { Scene } from '#face/scene';
import type { Season } from '#season/types';
import type { Say } from '../words/index.ts';
import { bracketScene } from './bracket-picture.ts';
import { stateOf } from './league.ts';
import { standingsScene } from './standings-picture.ts';

/** Undefined: there is nothing to show yet. */
export function seasonScene(season: Season, say: Say): Scene | undefined {
  // A picture cannot show a time in everybody's own time zone.
  const state = season.status === 'review' ? say.plain('lg.state.reviewed') : stateOf(season, say);
  return bracketScene(season, state, say) ?? standingsScene(season, 0, state, say);
}
