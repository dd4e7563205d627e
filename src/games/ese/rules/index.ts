/** Assembles the rules of Epic Space Empires: ops by tag, steps by name. */
import type { Rules } from '#kernel/rules';
import type { Ese, EseRules } from '../kind.ts';
import type { Library } from '../library.ts';
import type { EseCard } from '../state.ts';
import { stored } from '../stored.ts';
import { eseVocabulary } from '../verbs/index.ts';
import * as attack from './attack.ts';
import * as battle from './battle.ts';
import * as event from './event.ts';
import * as plans from './plans.ts';
import * as plays from './plays.ts';
import * as production from './production.ts';
import * as setup from './setup.ts';
import * as trade from './trade.ts';
import * as turn from './turn.ts';
import * as window from './window.ts';

/** Steps by their name in saved games. */
const steps: Rules<Ese>['steps'] = {
  'setup.begin': setup.begin,
  'setup.draft': setup.draft,
  'setup.drafted': setup.drafted,
  'setup.pick': setup.pick,
  'setup.picked': setup.pickedRace,
  'setup.homes': setup.homes,
  'setup.first': setup.first,
  'setup.starts': setup.starts,
  'setup.hands': setup.hands,
  turn: turn.turn,
  'turn.next': turn.next,
  'turn.phase': turn.enterPhase,
  production: production.production,
  'production.chosen': production.chosen,
  'production.draw': production.drawMixed,
  'production.pilfer': production.pilfer,
  'production.pilfered': production.pilfered,
  trade: trade.trade,
  'trade.chosen': trade.chosen,
  'trade.answered': trade.answered,
  'trade.confirmed': trade.confirmed,
  'turn.plays': plays.plays,
  'turn.played': plays.played,
  'turn.action': turn.action,
  event: event.event,
  'event.played': event.played,
  'event.spent': event.spent,
  'event.opponents': event.opponentsWindow,
  'event.answered': event.opponentsAnswered,
  attack: attack.attack,
  'attack.declared': attack.declared,
  'attack.plans': plans.askPlans,
  'attack.planned': plans.planned,
  'attack.next': attack.nextRound,
  'attack.window': attack.roundWindow,
  'attack.assign': attack.assignAttackers,
  'attack.defend': attack.assignDefenders,
  'attack.assigned': attack.assigned,
  'attack.over': attack.over,
  'attack.afterLast': attack.afterLast,
  window: window.window,
  'window.answered': window.answered,
  'window.close': window.close,
  battle: battle.battle,
  'battle.begin': battle.begin,
  'battle.totals': battle.totals,
  'battle.loss': battle.loss,
  'battle.lost': battle.lost,
  'battle.capture': battle.capture,
  'battle.over': battle.over,
  'turn.rampage': turn.rampage,
  'turn.rampaged': turn.rampaged,
  'turn.discard': turn.discardDown,
  'turn.discarded': turn.discarded,
};

/** The rules with a library of cards. */
export function eseRules(library: Library): EseRules {
  return {
    library,
    game: 'ese',
    format: 1,
    migrate: {},
    stored,
    ops: eseVocabulary.ops,
    steps,
    triggers: () => [],
    instead: () => [],
    inPlay: (zone) => zone === 'play',
    hidden: (zone) => zone === 'race' || zone === 'home' || zone === 'resource' || zone === 'action',
    lostFields: ['on'] satisfies (keyof EseCard)[],
    opCap: 20_000,
  };
}
