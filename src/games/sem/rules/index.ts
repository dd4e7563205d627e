/** Assembles the rules of Shattered Empires: steps by name. */
import type { Rules } from '#kernel/rules';
import { alive, zone } from '#kernel/zones';
import { rule, type Sem, type SemRules, type SemStep as Step } from '../kind.ts';
import { type Library, library as libraryOf } from '../library.ts';
import type { SemCard } from '../state.ts';
import { stored } from '../stored.ts';
import { semVocabulary } from '../verbs/index.ts';
import { act, acted } from './act.ts';
import { putAway } from './change.ts';
import { semConditions } from './conditions.ts';
import { gateOps, opsFor } from './effects/ops.ts';
import { PLAYED } from './facts.ts';
import { fight } from './fight.ts';
import { pile } from './pile.ts';
import * as projects from './projects.ts';
import * as repair from './repair.ts';
import * as searching from './search.ts';
import * as setup from './setup.ts';
import { gathering, triggers } from './triggers.ts';
import * as turn from './turn.ts';

/** What a command does happens, as far as its "if" holds; then it goes to the scrapyard. */
const commandResolves: Step = (m, frame) => {
  const id = frame.by === undefined ? undefined : alive(m.state, frame.by);
  if (id === undefined || !zone(m.state, PLAYED).includes(id)) return;
  const { abilities } = libraryOf(m).get(m.state.cards[id]?.def ?? '');
  const place = { you: frame.you, src: id };
  const ops = abilities.flatMap((ability, index) =>
    ability.if === undefined || semConditions.holds(m, ability.if, place) ? opsFor(ability, index) : [],
  );
  m.next(frame, ...ops, rule('command.over'));
};

/** A command that has happened goes to the scrapyard. */
const commandOver: Step = (m, frame) => {
  const id = frame.by === undefined ? undefined : alive(m.state, frame.by);
  if (id !== undefined && zone(m.state, PLAYED).includes(id)) putAway(m, id);
};

/** Steps by their name in saved games. */
const steps: Rules<Sem>['steps'] = {
  'setup.begin': setup.begin,
  turn: turn.turn,
  'turn.phase': turn.enterPhase,
  'turn.begin': turn.begin,
  'turn.draw': turn.draw,
  'turn.ending': turn.ending,
  'turn.scrap': turn.scrap,
  'turn.discard': turn.discardDown,
  'turn.discarded': turn.discarded,
  'turn.over': turn.over,
  settle: turn.settle,
  queue: projects.fill,
  'queue.filled': projects.filled,
  allocate: projects.allocateYield,
  'allocate.done': projects.allocated,
  complete: projects.complete,
  'complete.host': projects.findHost,
  search: searching.search,
  'search.chosen': searching.chosen,
  act,
  'act.done': acted,
  ...pile,
  ...gathering,
  'attack.fire': fight,
  'command.resolves': commandResolves,
  'command.over': commandOver,
  'repair.auto': repair.auto,
  'repair.ask': repair.ask,
  'repair.done': repair.done,
  replenish: turn.replenish,
};

/** What a card loses when it leaves play or the queue. */
const lostFields = [
  'progress',
  'done',
  'damage',
  'shieldLoss',
  'testing',
  'fired',
  'on',
] as const satisfies (keyof SemCard)[];

/** The rules with a library of cards. */
export function semRules(library: Library): SemRules {
  return {
    library,
    game: 'sem',
    format: 1,
    migrate: {},
    stored,
    ops: { ...semVocabulary.ops, ...gateOps },
    steps,
    triggers,
    instead: () => [],
    inPlay: (at) => at === PLAYED || /^(?:play|queue|barracks):/.test(at),
    hidden: (at) => at.startsWith('deck:'),
    lostFields,
    opCap: 20_000,
  };
}
