/** What players may do with their stations while a card is in play, or under a commander. */
import { shapeOf } from '#cards/verb';
import type { Lasting } from './tsw-verb.ts';

const addsShape = shapeOf(
  'noStationAdds',
  {},
  'Nobody adds a card to their station by the station action. Continuous only.',
);
export const noStationAdds: Lasting<typeof addsShape> = {
  shape: addsShape,
  works: 'continuous',
  text: () => 'nobody can add a card to a station by the station action',
};

const movesShape = shapeOf('noStationMoves', {}, 'Nobody moves station cards. Continuous only.');
export const noStationMoves: Lasting<typeof movesShape> = {
  shape: movesShape,
  works: 'continuous',
  text: () => 'nobody can move station cards',
};

const freelyShape = shapeOf(
  'moveStationFreely',
  {},
  'You move your station cards between rows as often as you like, besides your station action. Continuous only.',
);
export const moveStationFreely: Lasting<typeof freelyShape> = {
  shape: freelyShape,
  works: 'continuous',
  text: () => 'in your action phase, move your station cards between rows as often as you like',
};

const flipsShape = shapeOf(
  'chooseOwnFlips',
  {},
  'You look at your station cards and choose which are flipped when your station takes damage. Continuous only.',
);
export const chooseOwnFlips: Lasting<typeof flipsShape> = {
  shape: flipsShape,
  works: 'continuous',
  text: () => 'when your station takes damage, you look at its cards and choose which are flipped',
};
