/** The Admiral of The Space War: builds its station, plays what pays, destroys what threatens it, strikes the station. */
import type { Library } from '#games/tsw/library';
import type { TswBoard } from '#games/tsw/view';
import type { Answer } from '#kernel/ask';
import type { Specialist } from '../player.ts';
import { act } from './action.ts';
import { fight } from './attack.ts';
import {
  chooseShield,
  drawOrNot,
  giveLeast,
  giveUpLeast,
  putOnTop,
  takeFlipped,
  takeFromFoe,
  takeMost,
} from './hand.ts';
import { allow, reply, trigger } from './reply.ts';
import { commander, flip, layRows, starter } from './setup.ts';
import { type Sight, sightOf } from './sight.ts';
import { keepAll, keepOne } from './upkeep.ts';

/** A player for games with these cards. Asks that it does not know get their fallback. */
export function tswAdmiral(library: Library): Specialist<TswBoard> {
  return (view, ask, random) => {
    const sight = sightOf(library, view, ask, random);
    return answers[ask.prompt.key]?.(sight) ?? ask.fallback;
  };
}

/** By what is asked. */
const answers: Readonly<Record<string, (sight: Sight) => Answer>> = {
  'ask.starter': starter,
  'ask.station': giveLeast,
  'ask.rows': layRows,
  'ask.commander': commander,
  'ask.upkeep': keepAll,
  'ask.upkeepOne': keepOne,
  'ask.action': act,
  'ask.attack': fight,
  'ask.pile': reply,
  'ask.window': reply,
  'ask.trigger': trigger,
  'ask.may': allow,
  'ask.flip': flip,
  'ask.discard': giveLeast,
  'ask.discardCards': giveLeast,
  'ask.discardChosen': takeFromFoe,
  'ask.discardFromPlay': giveUpLeast,
  'ask.search': takeMost,
  'ask.searchSum': takeMost,
  'ask.recover': takeMost,
  'ask.lookAtTop': takeMost,
  'ask.putOnTop': putOnTop,
  'ask.takeStation': takeFlipped,
  'ask.shield': chooseShield,
  'ask.draws': drawOrNot,
  'ask.drawOrMill': drawOrNot,
};
