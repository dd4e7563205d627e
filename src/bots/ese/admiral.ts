/** The Admiral of Epic Space Empires: builds, takes what it can, guards what it must. */

import type { Library } from '#games/ese/library';
import type { EseBoard } from '#games/ese/view';
import type { Answer } from '#kernel/ask';
import type { Specialist } from '../player.ts';
import { pick } from '../player.ts';
import { assign, declare } from './attack.ts';
import { fight } from './battle.ts';
import { drawFrom, event, letGo, peace, pilfer, playBest, takeBest } from './plays.ts';
import { optionsOf, type Sight, sightOf } from './sight.ts';
import { tactics } from './tactics.ts';

/** A player for games with these cards. Asks that it does not know get their fallback. */
export function eseAdmiral(library: Library): Specialist<EseBoard> {
  return (view, ask, random) => decide(sightOf(library, view, ask, random));
}

function decide(sight: Sight): Answer {
  const { ask } = sight;
  switch (ask.prompt.key) {
    case 'ask.race':
    case 'ask.fetch':
      return takeBest(sight);
    case 'ask.trade':
    case 'ask.tech':
    case 'ask.fleet':
    case 'ask.planet':
    case 'ask.rampage':
      return playBest(sight);
    case 'ask.draw':
      return drawFrom(sight);
    case 'ask.pilfer':
      return pilfer(sight);
    case 'ask.event':
      return event(sight);
    case 'ask.peace':
      return peace(sight);
    case 'ask.attack':
      return declare(sight);
    case 'ask.plan':
      return pick('always');
    case 'ask.assign':
    case 'ask.defend':
      return assign(sight);
    case 'ask.tactics':
      return tactics(sight);
    case 'ask.battle':
      return fight(sight);
    case 'ask.loss':
      return ask.role === 'window' ? fight(sight) : ask.fallback;
    case 'ask.discard':
    case 'ask.putUnder':
      return letGo(sight);
    case 'ask.conflict':
      return pick(optionsOf(sight)[0]?.id ?? '');
    default:
      return ask.fallback;
  }
}
