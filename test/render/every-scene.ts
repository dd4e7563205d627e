/** Scenes of every kind, in the states that look different, by the names of their golden pictures. */
import type { Scene } from '#face/scene';
import {
  battle,
  cardScene,
  crowded,
  deck,
  deckEmpty,
  deckHuge,
  deckWrong,
  fourSeats,
  fullFace,
  hand,
  homeBattle,
  hostile,
  midgame,
  opening,
  threeSeats,
} from './fixtures.ts';
import { raid } from './fixtures-attacks.ts';
import { duel, rout } from './fixtures-battle.ts';
import { duelCurve, sixCurves } from './fixtures-curve.ts';
import { pictures } from './fixtures-ese.ts';
import { finalStandings, runningStandings } from './fixtures-league.ts';
import { duelMatch, tableMatch } from './fixtures-match.ts';
import { duelPoster, seasonPoster, sixPoster } from './fixtures-poster.ts';
import { pictures as semPictures } from './fixtures-sem.ts';

export const scenes: Readonly<Record<string, Scene>> = {
  'board-opening': opening,
  'board-midgame': midgame,
  'board-battle': battle,
  'board-home-battle': homeBattle,
  'board-three-seats': threeSeats,
  'board-four-seats': fourSeats,
  'board-crowded': crowded,
  'board-hostile-names': hostile,
  battle: duel,
  'battle-rout': rout,
  attacks: raid,
  'curve-two': duelCurve,
  'curve-six': sixCurves,
  'poster-two': duelPoster,
  'poster-six': sixPoster,
  'poster-season': seasonPoster,
  'blow-fires': { kind: 'blow', poster: duelPoster, at: 0.6 },
  'match-two': duelMatch,
  'match-six': tableMatch,
  standings: runningStandings,
  'standings-final': finalStandings,
  'hand-empty': hand(0),
  'hand-1': hand(1),
  'hand-5': hand(5),
  'hand-7': hand(7),
  'hand-20': hand(20),
  'card-ship-printed-and-house': cardScene(0),
  'card-commands': cardScene(1),
  'card-news': cardScene(2),
  'card-structure': cardScene(4),
  'card-battleship': cardScene(5),
  'card-full': fullFace,
  deck,
  'deck-empty': deckEmpty,
  'deck-huge': deckHuge,
  'deck-wrong': deckWrong,
  ...pictures(),
  ...semPictures(),
};
