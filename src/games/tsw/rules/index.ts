/** Assembles the rules of The Space War: steps by name. */
import type { Rules } from '#kernel/rules';
import type { Tsw, TswRules } from '../kind.ts';
import type { Library } from '../library.ts';
import type { TswCard } from '../state.ts';
import { stored } from '../stored.ts';
import { tswVocabulary } from '../verbs/index.ts';
import * as draws from './draws.ts';
import { gateOps } from './effects/ops.ts';
import { pile } from './pile.ts';
import * as resolve from './resolve.ts';
import * as setup from './setup.ts';
import * as station from './station.ts';
import { gathering, triggers } from './triggers.ts';
import * as turn from './turn.ts';

/** Steps by their name in saved games. */
const steps: Rules<Tsw>['steps'] = {
  'setup.begin': setup.begin,
  'setup.starter': setup.starter,
  'setup.hands': setup.hands,
  'setup.station': setup.station,
  'setup.stationChosen': setup.stationChosen,
  'setup.rows': setup.layRows,
  'setup.rowsChosen': setup.rowsChosen,
  'setup.commanders': setup.commanders,
  'setup.revealed': setup.revealed,
  turn: turn.turn,
  'turn.phase': turn.enterPhase,
  'draw.emptyPile': turn.emptyPile,
  'draw.effects': turn.drawEffects,
  'draw.cards': turn.drawCards,
  'draw.discards': turn.drawDiscards,
  'draw.some': draws.some,
  'draw.chosen': draws.chosen,
  'action.gain': turn.gain,
  'action.upkeep': turn.payUpkeep,
  'action.kept': turn.upkeepPaid,
  'turn.discard': turn.discardDown,
  'turn.discarded': turn.discarded,
  'turn.ends': turn.turnEnds,
  'turn.next': turn.next,
  ...pile,
  ...gathering,
  'card.resolves': resolve.cardResolves,
  'card.enters': resolve.cardEnters,
  'event.over': resolve.eventOver,
  'attack.resolves': resolve.attackResolves,
  'attack.spent': resolve.spent,
  'station.damage': station.damage,
  'station.chosen': station.chosen,
  'station.shielded': station.shielded,
  'station.shieldChosen': station.shieldChosen,
};

/** What a card loses when it leaves play, the pile or a station. */
const lostFields = [
  'at',
  'entered',
  'did',
  'damage',
  'paralyzed',
  'x',
  'counters',
  'on',
  'as',
  'swapped',
  'borrowed',
  'kept',
  'flipped',
] as const satisfies (keyof TswCard)[];

/** The rules with a library of cards. */
export function tswRules(library: Library): TswRules {
  return {
    library,
    game: 'tsw',
    format: 1,
    migrate: {},
    stored,
    ops: { ...tswVocabulary.ops, ...gateOps },
    steps,
    triggers,
    instead: () => [],
    inPlay: (zone) => zone === 'play' || zone === 'pile' || zone.startsWith('station.'),
    hidden: (zone) => zone.startsWith('deck:'),
    lostFields,
    opCap: 20_000,
  };
}
