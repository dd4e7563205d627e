/** Plays EVE by simple rules: grows while it is safe, holds what it has, and attacks when the figures add up. */

import type { Library } from '#games/eve/library';
import type { EveBoard } from '#games/eve/view';
import type { Answer, Ask } from '#kernel/ask';
import { pick, type Specialist } from '../player.ts';
import { randomAnswer } from '../random.ts';
import { build } from './build.ts';
import { choose, discard, income, mostValuable, mulligan, place, reorder } from './cards.ts';
import { pilot, undock } from './crew.ts';
import { giveOrders, optionsOf, takePosts } from './posts.ts';
import { mustWithdraw, withdraw } from './retreat.ts';
import { targets } from './shots.ts';
import { look, type Sight } from './sight.ts';
import { bestStrike, pays, wins } from './strike.ts';
import { aimTrigger, trick } from './tricks.ts';

/** Gain in ISK from which a news or ability is used: at once if it is urgent, else when there is nothing better to do. */
const URGENT = 4;
const WORTHWHILE = 0.75;

/** Probability of ending the phase at any point, so that no combination of cards can make it go back and forth forever. */
const TIRED = 1 / 400;

/** The player for games with the cards of a library. */
export function admiral(library: Library): Specialist<EveBoard> {
  return (view, ask, random) => {
    const sight = look(library, view);
    const decide = decisions[ask.prompt.key];
    return decide === undefined ? answerUnknown(ask, random) : decide(sight, ask, random);
  };
}

type Decision = (sight: Sight, ask: Ask, random: () => number) => Answer;

const yes: Decision = () => pick('yes');
const fallback: Decision = (_sight, ask) => ask.fallback;

/** Decisions by the prompt's key. */
const decisions: Readonly<Record<string, Decision>> = {
  'ask.mulligan': (sight) => mulligan(sight),
  'ask.income': (sight) => income(sight),
  'ask.management': manage,
  'ask.pile': respond,
  'ask.window': respond,
  'ask.battleOrder': fallback,
  'ask.withdraw': withdraw,
  'ask.mustWithdraw': mustWithdraw,
  'ask.battleTargets': targets,
  'ask.trigger': aimTrigger,
  'ask.discard': discard,
  'ask.order': fallback,
  'ask.reorder': reorder,
  'ask.search': choose,
  'ask.keepOne': choose,
  'ask.recover': choose,
  'ask.putIntoPlay': choose,
  'ask.shuffleIn': fallback,
  'ask.putWhere': place,
  'ask.moveTab': mostValuable,
  'ask.moveTo': fallback,
  'ask.pilot': pilot,
  'ask.clone': yes,
  'ask.may': yes,
  'ask.mayPay': yes,
  'ask.payUnless': yes,
  'ask.unless': yes,
  'ask.instead': yes,
};

/** The most urgent action of the management phase; if there is none left, ends the phase. */
function manage(sight: Sight, ask: Ask, random: () => number): Answer {
  if (random() < TIRED) return pick('pass');
  const options = optionsOf(ask);
  const out = undock(sight, options);
  if (out !== undefined) return out;
  const strike = bestStrike(sight, options);
  if (strike !== undefined && wins(strike)) return strike.send;
  return (
    trick(sight, options, URGENT) ??
    build(sight, options) ??
    (strike !== undefined && pays(strike) ? strike.send : undefined) ??
    takePosts(sight, options) ??
    giveOrders(sight, options) ??
    trick(sight, options, WORTHWHILE) ??
    pick('pass')
  );
}

/** Answers a window: acts only if that changes something. */
function respond(sight: Sight, ask: Ask): Answer {
  return trick(sight, optionsOf(ask), sight.board.battle === undefined ? URGENT : WORTHWHILE) ?? pick('pass');
}

/** Answers a prompt that is unknown here, such as one of a future card, with any legal answer. */
function answerUnknown(ask: Ask, random: () => number): Answer {
  return ask.choice.kind === 'choose' && ask.choice.min === 0 ? ask.fallback : randomAnswer(ask.choice, random);
}
