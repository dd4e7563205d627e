/** How a season stands, as a picture: a knock-out as its bracket, everything else as standings. */
import type { Scene } from '#face/scene';
import { formatOf } from '#season/formats/index';
import type { Season } from '#season/types';
import type { Translate } from '../../words.ts';
import { bracketScene } from './bracket-picture.ts';
import { stateOf } from './season.ts';
import { standingsScene } from './standings-picture.ts';

/** In place of a state that names a time. */
function untimedState(season: Season, t: Translate): string | undefined {
  const { status, progress } = season;
  if (status === 'review') return t.plain('lg.state.reviewed');
  return formatOf(season).endAt !== undefined && status === 'running' && progress.heldSince === undefined
    ? t.plain('lg.state.running')
    : undefined;
}

/** Undefined: there is nothing to show yet. */
export function seasonScene(season: Season, t: Translate): Scene | undefined {
  // A picture cannot show a time in everybody's own time zone.
  const state = untimedState(season, t) ?? stateOf(season, t);
  return bracketScene(season, state, t) ?? standingsScene(season, 0, state, t);
}
