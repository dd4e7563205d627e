/** The verbs of EVE's cards put together. */
import { type EffectIn, type OpsOf, vocabulary } from '#cards/vocabulary';
import type { EveWords } from '../cards/phrase.ts';
import type { Eve } from '../kind.ts';
import { modHandLimit, modPrice, modRegionPlays, multiTarget } from './allowances.ts';
import { commandOff } from './command-off.ts';
import { counter } from './counter.ts';
import { damage } from './damage.ts';
import { destroy } from './destroy.ts';
import { discard } from './discard.ts';
import { draw, extraDraw } from './draw.ts';
import { modAttack, modCommand, modIncome, modMineral, modShield, modSlots } from './figures.ts';
import { forbidAttack, forbidCommand, forbidDestroy, forbidTarget, forbidWarp, forbidWithdraw } from './forbid.ts';
import { gainIsk, loseIsk, stealIsk } from './isk.ts';
import { lookAtHand, lookAtMarket } from './look.ts';
import { moveShip } from './move-ship.ts';
import { moveTab } from './move-tab.ts';
import { prevent } from './prevent.ts';
import { putIntoPlay } from './put-into-play.ts';
import { reassemble, reassembleInstead } from './reassemble.ts';
import { returnToHand } from './return-to-hand.ts';
import { mill, recover, shuffleIn } from './scrapheap.ts';
import { search } from './search.ts';
import { takeControl } from './take-control.ts';
import { winGame } from './win-game.ts';

/** In the order of the reference. A verb that sets have used is never removed, since stored rulesets have it. */
export const verbs = {
  draw,
  extraDraw,
  discard,
  search,
  putIntoPlay,
  recover,
  shuffleIn,
  mill,
  lookAtHand,
  lookAtMarket,
  returnToHand,
  reassemble,
  destroy,
  damage,
  prevent,
  modAttack,
  modShield,
  modIncome,
  modMineral,
  modSlots,
  modCommand,
  modHandLimit,
  modRegionPlays,
  modPrice,
  moveTab,
  takeControl,
  gainIsk,
  loseIsk,
  stealIsk,
  moveShip,
  forbidWarp,
  forbidAttack,
  forbidCommand,
  forbidTarget,
  forbidDestroy,
  forbidWithdraw,
  commandOff,
  counter,
  reassembleInstead,
  multiTarget,
  winGame,
};

export type Effect = EffectIn<typeof verbs>;
export type Verb = Effect['verb'];
export type EffectOf<V extends Verb> = Extract<Effect, { verb: V }>;
export type VerbOps = OpsOf<'eve', typeof verbs>;

export const eveVocabulary = vocabulary<Eve, EveWords>()('eve', verbs);
